"""The tour: the real windows driven through the main job by mouse, fingers and keys, with a picture of each screen."""

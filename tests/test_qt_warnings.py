"""A warning of Qt fails the test that caused it; only the offscreen plugin's standing one is passed over."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
SAMPLE = '''
"""Tests that make Qt complain."""

from PySide6.QtCore import qCritical, qDebug, qWarning


def test_quiet(qapp):
    qDebug("nothing to see")


def test_standing_remark(qapp):
    qWarning("This plugin does not support propagateSizeHints()")


def test_warning(qapp):
    qWarning("QPainter::begin: Paint device returned engine == 0, type: 2")


def test_critical(qapp):
    qCritical("something is broken")


def test_python_warning():
    import warnings

    warnings.warn("deprecated", DeprecationWarning)
'''


def test_a_warning_of_qt_fails_a_test(tmp_path: Path) -> None:
    file = tmp_path / "test_sample.py"
    file.write_text(SAMPLE, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "-p", "no:cacheprovider", "-rA"]
    run = subprocess.run([*command, str(file)], capture_output=True, text=True, check=False, encoding="utf-8")
    outcomes = {
        line.partition(" - ")[0].rpartition("::")[2]: line.split()[0]
        for line in run.stdout.splitlines()
        if line.startswith(("PASSED", "FAILED", "ERROR"))
    }
    assert outcomes == {
        "test_quiet": "PASSED",
        "test_standing_remark": "PASSED",
        "test_warning": "FAILED",
        "test_critical": "FAILED",
        "test_python_warning": "FAILED",
    }, run.stdout + run.stderr

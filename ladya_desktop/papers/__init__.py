"""What is printed, as values: tables, protocols, diplomas; and the same as a web page. No window library here."""

"""The FIDE Dutch rules, in the editions of 2012, 2017 and 2026."""

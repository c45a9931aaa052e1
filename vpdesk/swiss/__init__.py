"""Swiss tournaments: their record, the draw by the FIDE Dutch rules and for bridge teams, and why."""

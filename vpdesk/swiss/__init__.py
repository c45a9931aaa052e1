"""Swiss tournaments: their record, the draw by the FIDE Dutch rules or for teams, and why."""

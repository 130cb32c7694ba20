package plan

import "guard/internal/footprint"

// About half of all packages have made their tables before this one: at the end of all of them guard would hold twice
// as much of its program.
func init() { footprint.AfterTables() }

package acp

import "guard/acp/dialect"

// Dialect is what one agent does in its own way within the protocol.
type Dialect = dialect.Dialect

// protocolOnly is the dialect of an agent of which nothing is known.
var protocolOnly = &Dialect{Loosens: commonLoose}

// commonLoose are modes that any agent may have and that are known to ask less,
// whatever dialect it has. How their words are parted does not matter.
var commonLoose = []string{"yolo", "autoEdit", "bypassPermissions", "acceptEdits", "dontAsk", "full-access",
	"agent-full-access", "danger-full-access", "auto-approve", "full-auto"}

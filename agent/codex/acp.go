package codex

import (
	"guard/acp/dialect"
	"guard/agent/codex/appserver"
)

// The names of what Codex speaks over pipes: its adapters ACP, itself its app-server's protocol.
const (
	overACP       = "codex"
	overAppServer = "codex-app-server"
)

var dialects = []dialect.Dialect{
	{Name: overACP, Loosens: []string{"full-access", "agent-full-access"}, HookCovers: true, TellsFolder: true},
	{Name: overAppServer, Speaks: appserver.Protocol, HookCovers: true, TellsFolder: true},
}

// Package client knows the clients in which agents are started, and how each is told to start one
// behind guard.
//
// A client is a row of a table: how it is seen to be in use, where its settings stand and what
// shape an agent has in them, with the source of each fact. For example, Zed's row makes of
// gemini the member
//
//	"Gemini (guard)": {"type": "custom", "command": "/usr/bin/guard", "args": ["gemini", "--acp"], "env": {}}
//
// of the object agent_servers. Settings that are a program, in Lua or Emacs Lisp, are not edited:
// such a row gives the lines to paste, and says where. The package reads and writes no file.
package client

package lua

import "guard/policy/code/call"

// inputs are what the programs read that calls of Lua start (Lua 5.4, io.popen; Neovim 0.10, system).
var inputs = []call.Input{
	{Names: "io.popen", Mode: "1"},
	{Names: "vim.fn.system", Text: "1"},
	{Names: "vim.fn.jobstart", Piped: true},
}

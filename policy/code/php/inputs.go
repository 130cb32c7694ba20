package php

import "guard/policy/code/call"

// inputs are what the programs read that calls of PHP start (PHP manual 8.4, popen and proc_open; Symfony 7, Process).
var inputs = []call.Input{
	{Names: "popen", Mode: "1=mode"},
	{Names: "proc_open", Piped: true},
	{Names: "new:process process.fromshellcommandline", Text: "3=input", Fed: "setinput setInput"},
}

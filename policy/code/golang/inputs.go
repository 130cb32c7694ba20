package golang

import "guard/policy/code/call"

// inputs are what the programs read that Go starts: nothing, unless their commands are given something (Go 1.26,
// os/exec, os; github.com/bitfield/script 0.24, whose pipes end in programs).
var inputs = []call.Input{
	{Names: "os/exec.Command os/exec.CommandContext os/exec.Cmd", Fed: "Stdin StdinPipe"},
	{Names: "syscall.ForkExec syscall.StartProcess os.StartProcess github.com/bitfield/script.Exec", Piped: true},
}

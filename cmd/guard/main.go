// Command guard stands between a person and the coding agent they use: it
// starts the agent, sees what it asks leave for, answers by policy or by asking
// the person, and keeps a record.
package main

import (
	"errors"
	"fmt"
	"os"

	"guard/config"
	"guard/locale"
)

// Exit statuses of guard's own, from sysexits.h where it has one.
const (
	exitUsage    = 64 // the command line is wrong
	exitInternal = 70
	exitDeclined = 77 // unrestricted was not confirmed, or what the project has run not trusted
	exitConfig   = 78 // a file of rules is wrong
)

func main() {
	if len(os.Args) > 1 && os.Args[1] == "hook" {
		os.Exit(hookMain(os.Args[2:])) // every tool call waits for this
	}
	speak()
	err := newRoot().Execute()
	var as exitAs
	switch {
	case err == nil:
	case errors.As(err, &as):
		if as.err != nil {
			complain(as.err)
		}
		os.Exit(as.status)
	default:
		complain(err)
		os.Exit(exitUsage)
	}
}

// speak chooses the language of everything that guard says from here on.
func speak() {
	tag := config.Language(config.Params{})
	if tag == "" {
		tag = locale.FromEnvironment(os.Getenv)
	}
	locale.Use(tag)
}

// exitAs is an error with the status that guard ends with.
type exitAs struct {
	status int
	err    error // nil: all is said
}

func (e exitAs) Error() string {
	if e.err == nil {
		return fmt.Sprintf("exit status %d", e.status)
	}
	return e.err.Error()
}

// statusOf is the status that an error ends guard with.
func statusOf(err error) int {
	var as exitAs
	if errors.As(err, &as) {
		return as.status
	}
	return exitUsage
}

func (e exitAs) Unwrap() error { return e.err }

// say writes a line for the person to standard error, where no protocol flows.
func say(line string) {
	fmt.Fprintln(os.Stderr, "guard:", line)
}

// Command guard stands between a person and the coding agent they use: it
// starts the agent, sees what it asks leave for, answers by policy or by asking
// the person, and keeps a record.
package main

import (
	"errors"
	"os"

	"guard/config"
	"guard/locale"
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

package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"guard/locale"
	"guard/policy"
)

// Exit statuses of guard's own, from sysexits.h where it has one.
const (
	exitUsage    = 64 // the command line is wrong
	exitInternal = 70
	exitDeclined = 77 // unrestricted was not confirmed, or what the project has run not trusted
	exitConfig   = 78 // a file of rules is wrong
)

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

// complain says an error, a line each.
func complain(err error) {
	msg := strings.ReplaceAll(err.Error(), ": guard: ", ": ")
	for line := range strings.SplitSeq(msg, "\n") {
		fmt.Fprintln(os.Stderr, "guard: "+strings.TrimPrefix(line, "guard: "))
	}
}

// writeJSON writes one value a line.
func writeJSON(w io.Writer, v any) {
	b, err := json.Marshal(v)
	if err != nil {
		b, _ = json.Marshal(policy.ErrorReport(err))
	}
	fmt.Fprintf(w, "%s\n", b)
}

// wants asks for so many arguments, and says which; most below zero is any number.
func wants(least, most int, which locale.Message) cobra.PositionalArgs {
	return func(_ *cobra.Command, args []string) error {
		if len(args) < least || most >= 0 && len(args) > most {
			return exitAs{exitUsage, locale.New(string(which))}
		}
		return nil
	}
}

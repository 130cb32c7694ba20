package cli

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"guard/config"
	"guard/prompt"
)

// Exit statuses of guard's own, from sysexits.h where it has one.
const (
	ExitUsage    = 64 // the command line is wrong
	ExitNoInput  = 66 // a file that is to be read is not there, cannot be read, or is no text
	ExitInternal = 70
	ExitDeclined = 77 // unrestricted was not confirmed, or what the project has run not trusted
	ExitConfig   = 78 // a file of rules is wrong
)

// Exit is an error with the status that guard ends with.
type Exit struct {
	Status int
	Err    error // nil: all is said
}

// Fail ends guard with a status, and says an error first; nil: all is said.
func Fail(status int, err error) error { return Exit{status, err} }

// Written is the error with which guard ends where its output could not be written: what is there may be a part of it.
func Written(err error) error {
	if err != nil {
		return Fail(ExitInternal, err)
	}
	return nil
}

// Error implements error.
func (e Exit) Error() string {
	if e.Err == nil {
		return fmt.Sprintf("exit status %d", e.Status)
	}
	return e.Err.Error()
}

// StatusOf is the status that an error ends guard with.
func StatusOf(err error) int {
	var as Exit
	if errors.As(err, &as) {
		return as.Status
	}
	return ExitUsage
}

// Unwrap implements errors.Unwrap.
func (e Exit) Unwrap() error { return e.Err }

// Say writes a line for the person to standard error, where no protocol flows. A terminal gets it in lines that fit,
// and no sign in it that does more than to show itself.
func Say(line string) {
	fmt.Fprintln(os.Stderr, Hung("guard: ", prompt.Tame(line), Columns(os.Stderr)))
}

// Complain says an error, a line each.
func Complain(err error) {
	for _, line := range linesOf(err) {
		Say(strings.TrimPrefix(strings.ReplaceAll(line, ": guard: ", ": "), "guard: "))
	}
}

// linesOf are the lines of an error: of a file of rules one for each mistake, whatever a key or a folder's name holds.
func linesOf(err error) (lines []string) {
	switch e := err.(type) {
	case config.Errors:
		for _, one := range e {
			lines = append(lines, one.Error())
		}
		return lines
	case interface{ Unwrap() []error }:
		var texts []string
		for _, one := range e.Unwrap() {
			texts, lines = append(texts, one.Error()), append(lines, linesOf(one)...)
		}
		if strings.Join(texts, "\n") == err.Error() { // nothing stands around them
			return lines
		}
	case Exit:
		if e.Err != nil {
			return linesOf(e.Err)
		}
	}
	return strings.Split(err.Error(), "\n")
}

package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"guard/policy"
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

// Say writes a line for the person to standard error, where no protocol flows. A terminal gets it in lines that fit.
func Say(line string) {
	fmt.Fprintln(os.Stderr, Hung("guard: ", line, Columns(os.Stderr)))
}

// Complain says an error, a line each.
func Complain(err error) {
	msg := strings.ReplaceAll(err.Error(), ": guard: ", ": ")
	for line := range strings.SplitSeq(msg, "\n") {
		Say(strings.TrimPrefix(line, "guard: "))
	}
}

// WriteJSON writes one value a line.
func WriteJSON(w io.Writer, v any) {
	b, err := json.Marshal(v)
	if err != nil {
		b, _ = json.Marshal(policy.ErrorReport(err))
	}
	fmt.Fprintf(w, "%s\n", b)
}

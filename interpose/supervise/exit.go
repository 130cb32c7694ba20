package supervise

import (
	"errors"
	"fmt"
	"os"
	"syscall"
)

// An Exit is how the agent ended.
type Exit struct {
	Code   int            // its exit code, 0 to 255, when Signal is 0
	Signal syscall.Signal // what killed it, or 0
	Err    error          // why it never ran, or why its own ending is not known
}

// Status is the exit status a shell would give: the code, or 128 plus the signal.
func (e Exit) Status() int {
	if e.Signal != 0 {
		return 128 + int(e.Signal)
	}
	return e.Code
}

// Mirror ends guard as the agent ended, and does not return: with the same
// code, or by the same signal, so that a parent that looks (a shell, a test
// runner) sees the agent's own end. No core file is written: it would be
// guard's. The caller restores the terminal first.
func (e Exit) Mirror() {
	if e.Signal != 0 {
		dieOf(e.Signal)
	}
	os.Exit(e.Status())
}

// ExitOf is the Exit that stands for an error of Start: 127 when the program
// is not there, 126 when it cannot be run, as shells have it.
func ExitOf(err error) Exit {
	if errors.Is(err, syscall.ENOENT) || errors.Is(err, syscall.ENOTDIR) {
		return Exit{Code: 127, Err: err}
	}
	return Exit{Code: 126, Err: err}
}

// A StartError says that a program could not be started. Err is the system's
// errno, where there was one.
type StartError struct {
	Path string
	Err  error
}

func (e *StartError) Unwrap() error { return e.Err }

func (e *StartError) Error() string {
	return fmt.Sprintf("guard: cannot start %s: %s", e.Path, e.reason())
}

// reasons are the errors of execve(2) that need more than their own words.
var reasons = map[syscall.Errno]string{
	syscall.ENOENT:  "not found",
	syscall.EACCES:  "not executable (is it a folder, or does it want chmod +x?)",
	syscall.ENOEXEC: "not a program (a script needs a first line such as #!/bin/sh)",
	syscall.E2BIG:   "arguments and environment are too long",
	syscall.ETXTBSY: "it is being written to",
}

func (e *StartError) reason() string {
	var errno syscall.Errno
	if !errors.As(e.Err, &errno) {
		return e.Err.Error()
	}
	if errno == syscall.ENOENT {
		if _, err := os.Stat(e.Path); err == nil {
			return "it is there, but the interpreter or loader it names is not found"
		}
	}
	if words := reasons[errno]; words != "" {
		return words
	}
	return errno.Error()
}

package supervise

import (
	"os"
	"os/signal"
	"runtime"
	"slices"
	"strings"
	"syscall"

	"golang.org/x/sys/unix"
)

// A process that guard started as its watchdog or supervisor knows its role by this
// variable and its argv[0] together. A variable that merely stands in a person's
// environment changes nothing.
const (
	roleVariable   = "GUARD_ROLE"
	watchdogRole   = "watchdog"
	supervisorRole = "supervisor"
	rolePrefix     = "guard: "
)

// The descriptors that the watchdog and the supervisor are given, after the agent's
// three standard streams.
const (
	lineFD            = 3 // to guard: it ends when guard dies
	supervisorsLineFD = 4 // watchdog only: what becomes the supervisor's lineFD
	personsTerminalFD = 5 // watchdog only: the person's terminal, where guard sets its modes
)

// The watchdog and the supervisor begin here, not in main. Go initializes a package
// after those that it imports (language specification, "Program initialization"), so
// the tables and patterns that other packages prepare for guard itself cost these two
// nothing. The start of an agent waits for both.
func init() { playRole() }

// playRole does the work of the watchdog or the supervisor in a process that guard
// started as such, and never returns there. In any other process it returns at once.
func playRole() {
	role := os.Getenv(roleVariable)
	if role == "" || len(os.Args) == 0 || os.Args[0] != rolePrefix+role {
		return
	}
	// The agent dies with the thread that starts it (diesWithParent).
	runtime.LockOSThread()
	unix.CloseOnExec(lineFD)
	sealFrom(lineFD)
	harden()
	withstandSignals()
	if err := adoptOrphans(); err != nil {
		syscall.Exit(exitStart)
	}
	line := os.NewFile(lineFD, "guard")
	// syscall.Exit, because nothing has to be flushed and no deferred call to be run.
	switch role {
	case watchdogRole:
		syscall.Exit(watchdog(line))
	case supervisorRole:
		syscall.Exit(supervise(line))
	}
	syscall.Exit(exitStart)
}

// withoutRole is an environment without a role, so that the agent has none.
func withoutRole(env []string) []string {
	return slices.DeleteFunc(slices.Clone(env), func(s string) bool {
		return strings.HasPrefix(s, roleVariable+"=")
	})
}

// withstandSignals leaves every decision about an end to guard. The signals are
// caught and dropped: if they were ignored here, they would be ignored in the agent
// too. Those that guard was started to ignore (nohup) stay ignored for the agent.
func withstandSignals() {
	dropped := make(chan os.Signal, 1)
	for _, sig := range []os.Signal{
		syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT,
		syscall.SIGTSTP, syscall.SIGTTIN, syscall.SIGTTOU,
		syscall.SIGUSR1, syscall.SIGUSR2, syscall.SIGALRM,
	} {
		if !signal.Ignored(sig) {
			signal.Notify(dropped, sig)
		}
	}
}

// dropStdio closes this process's copies of the agent's streams: whoever holds a pipe
// or a terminal open keeps its reader from seeing the end.
func dropStdio() {
	null, err := unix.Open(os.DevNull, unix.O_RDWR|unix.O_CLOEXEC, 0)
	for fd := range 3 {
		if err != nil || dupOnto(null, fd) != nil {
			_ = unix.Close(fd)
		}
	}
	_ = unix.Close(null)
}

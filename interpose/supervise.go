package interpose

import (
	"os"
	"os/signal"
	"runtime"
	"syscall"

	"golang.org/x/sys/unix"
)

// A process that guard started as its keeper or supervisor knows it by this
// variable and its argv[0] together: a variable that merely stands in a
// person's environment changes nothing.
const (
	roleVariable   = "GUARD_ROLE"
	keeperRole     = "keeper"
	supervisorRole = "supervisor"
	rolePrefix     = "guard: "
)

// The descriptors that keeper and supervisor are given, after the agent's
// standard streams.
const (
	lineFD     = 3 // to guard: its end is guard's death
	agentsLine = 4 // keeper only: the supervisor's lineFD
	outerFD    = 5 // keeper only: the person's terminal, where the agent has one of its own
)

// Keeper and supervisor begin here and not in main: Go initializes a package once
// those are that it imports (language specification, Program initialization),
// so what the others prepare for guard itself, tables and patterns, costs neither
// of the two anything, nor the start of an agent, which waits for both.
func init() { supervised() }

// supervised does a keeper's or supervisor's work in the processes that guard
// started as such, and never returns there; in every other it returns at once.
func supervised() {
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
	// syscall.Exit, for there is nothing to be flushed or deferred.
	switch role {
	case keeperRole:
		syscall.Exit(keep(line))
	case supervisorRole:
		syscall.Exit(supervise(line))
	}
	syscall.Exit(exitStart)
}

// withstandSignals leaves it to guard alone to decide on an end. The signals
// are caught and dropped: ignored ones would be so in the agent too. Those that
// guard was started to ignore (nohup) stay so for the agent.
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

// dropStdio lets go of the agent's streams: what holds a pipe or a terminal
// open keeps its reader from the end.
func dropStdio() {
	null, err := unix.Open(os.DevNull, unix.O_RDWR|unix.O_CLOEXEC, 0)
	for fd := range 3 {
		if err != nil || dupOnto(null, fd) != nil {
			_ = unix.Close(fd)
		}
	}
	_ = unix.Close(null)
}

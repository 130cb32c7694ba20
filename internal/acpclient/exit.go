package acpclient

import (
	"syscall"
	"time"
)

// Exit is how the agent ended.
type Exit struct {
	Code   int            // -1 where a signal ended it
	Signal syscall.Signal // 0 where none did
	Killed bool           // we had to: it did not go at the end of its input
	Stderr string
}

// Close ends the agent's input and waits for it to go, at most the grace; then it is killed, and with
// it what is left of its process group. Later calls return the same.
func (c *Client) Close() Exit { return c.exit() }

func (c *Client) end() Exit {
	c.stdin.Close()
	gone := make(chan struct{})
	go func() {
		c.cmd.Wait() // the state says how it ended
		close(gone)
	}()
	grace := time.NewTimer(c.params.Grace)
	defer grace.Stop()
	killed := false
	select {
	case <-gone:
	case <-grace.C:
		killed = true
	}
	// Setsid made it the leader of a group of its own number, which lives on while any member does.
	syscall.Kill(-c.Pid(), syscall.SIGKILL)
	<-gone
	c.drain()
	status := c.cmd.ProcessState.Sys().(syscall.WaitStatus)
	exit := Exit{Code: c.cmd.ProcessState.ExitCode(), Killed: killed, Stderr: c.Stderr()}
	if status.Signaled() {
		exit.Signal = status.Signal()
	}
	return exit
}

// drain waits for the last of the output. A process that left the group may hold the pipe for ever.
func (c *Client) drain() {
	patience := time.NewTimer(5 * time.Second)
	defer patience.Stop()
	select {
	case <-c.read:
	case <-patience.C:
		c.t.Errorf("acpclient: a process outside the agent's group still holds its output")
	}
}

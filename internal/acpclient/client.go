// Package acpclient is an ACP client for tests: the editor's side of the protocol, raw.
//
// In go a command to start and what to answer; out come the agent's answers and every line that went
// either way, byte for byte. It trusts nothing that it reads, asks no person, and judges nothing. It
// ends the processes that it started, with their process group, and no others.
package acpclient

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"sync"
	"syscall"
	"testing"
	"time"
)

// Params says what to start and how to answer it. Only Path is required.
type Params struct {
	Path string
	Args []string
	Env  []string // the whole environment; nil is this process's own
	Dir  string

	Capabilities Capabilities
	// OnPermission answers session/request_permission, in a goroutine of its own. nil cancels each.
	OnPermission func(Permission) Answer
	// OnRequest answers every other request of the agent that the capabilities do not cover. nil says
	// that there is no such method.
	OnRequest func(method string, params json.RawMessage) (any, *Error)

	Patience time.Duration // the longest wait for an answer; 60 s if 0. A safety net, not a measure
	Grace    time.Duration // from the end of the agent's input to its being killed; 10 s if 0
}

// Capabilities are what the client offers to do for the agent.
type Capabilities struct {
	ReadTextFile  bool // answered from the disk
	WriteTextFile bool // done on the disk
	Terminal      bool // announced only; OnRequest answers
}

// Direction says which way a line went.
type Direction string

// The two ways.
const (
	ToAgent   Direction = "client>agent"
	FromAgent Direction = "agent>client"
)

// Line is one line of the exchange, without its newline.
type Line struct {
	Direction Direction
	Bytes     []byte
}

func (l Line) String() string { return string(l.Direction) + " " + string(l.Bytes) }

// Client talks to one running agent. Its methods may be called at the same time.
type Client struct {
	t      testing.TB
	params Params
	cmd    *exec.Cmd
	stdin  io.WriteCloser
	stderr string // a file's path

	writing sync.Mutex // keeps lines whole

	mu          sync.Mutex
	next        int
	waiting     map[string]chan response // by the id's bytes
	lines       []Line
	permissions []Permission

	read chan struct{} // closed when the agent's output has ended
	exit func() Exit
}

// Start starts the command in a session of its own, so that it has no controlling terminal even where
// the tests have one, and ends it with the test.
func Start(t testing.TB, p Params) *Client {
	t.Helper()
	if p.Patience == 0 {
		p.Patience = time.Minute
	}
	if p.Grace == 0 {
		p.Grace = 10 * time.Second
	}
	c := &Client{t: t, params: p, waiting: map[string]chan response{}, read: make(chan struct{})}
	c.cmd = exec.Command(p.Path, p.Args...)
	c.cmd.Env, c.cmd.Dir = p.Env, p.Dir
	c.cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	stdout, err := c.start()
	if err != nil {
		t.Fatalf("acpclient: starting %s: %v", p.Path, err)
	}
	c.exit = sync.OnceValue(c.end)
	go c.readLines(stdout)
	t.Cleanup(func() { c.Close() })
	return c
}

// start gives the child pipes that it alone holds the other ends of, and a file for its stderr: with
// pipes of os/exec's own, Wait would stay until every grandchild had closed them.
func (c *Client) start() (stdout *os.File, err error) {
	c.stderr = filepath.Join(c.t.TempDir(), "stderr")
	stderr, err := os.Create(c.stderr)
	if err != nil {
		return nil, err
	}
	defer stderr.Close()
	stdout, childOut, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer childOut.Close()
	childIn, stdin, err := os.Pipe()
	if err != nil {
		stdout.Close()
		return nil, err
	}
	defer childIn.Close()
	c.stdin = stdin
	c.cmd.Stdin, c.cmd.Stdout, c.cmd.Stderr = childIn, childOut, stderr
	if err := c.cmd.Start(); err != nil {
		stdout.Close()
		stdin.Close()
		return nil, err
	}
	return stdout, nil
}

// Pid is the process started.
func (c *Client) Pid() int { return c.cmd.Process.Pid }

// Lines returns everything that went either way so far, in order.
func (c *Client) Lines() []Line {
	c.mu.Lock()
	defer c.mu.Unlock()
	return slices.Clone(c.lines)
}

// Stderr is what the agent has written there so far.
func (c *Client) Stderr() string {
	b, err := os.ReadFile(c.stderr)
	if err != nil {
		return err.Error()
	}
	return string(b)
}

// WriteLine sends bytes and a newline as they are, valid or not.
func (c *Client) WriteLine(b []byte) error {
	c.writing.Lock()
	defer c.writing.Unlock()
	c.keep(ToAgent, b)
	_, err := c.stdin.Write(append(slices.Clone(b), '\n'))
	if err != nil {
		return fmt.Errorf("acpclient: writing to the agent: %w", err)
	}
	return nil
}

func (c *Client) keep(d Direction, b []byte) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.lines = append(c.lines, Line{d, slices.Clone(b)})
}

func (c *Client) readLines(stdout *os.File) {
	defer close(c.read)
	defer stdout.Close()
	for r := bufio.NewReaderSize(stdout, 64<<10); ; {
		line, err := r.ReadBytes('\n')
		if line = bytes.TrimSuffix(line, []byte{'\n'}); len(line) > 0 {
			c.keep(FromAgent, line)
			c.take(line)
		}
		if err != nil {
			return
		}
	}
}

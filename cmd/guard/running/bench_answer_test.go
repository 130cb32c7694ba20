package running

import (
	"fmt"
	"io"
	"os"
	"syscall"
	"testing"

	"guard/acp"
	"guard/acp/relay"
	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/config"
	"guard/policy"
)

// BenchmarkAnswer: guard's own part of a permission answered by policy, from the
// agent's line to the answer in its pipe, with the disk and the record.
func BenchmarkAnswer(b *testing.B) {
	dir := b.TempDir()
	if err := os.WriteFile(dir+"/README.md", []byte("hello\n"), 0o600); err != nil {
		b.Fatal(err)
	}
	log, err := audit.Create(audit.Params{Dir: dir + "/log", Session: "bench"})
	if err != nil {
		b.Fatal(err)
	}
	defer log.Close()
	s := &run{id: "bench", agent: "load", mode: policy.Safe, conf: &config.Config{}, who: cli.Person{Home: "/home/someone"}, dir: dir}
	toAgent, agent := pipe(b)
	toClient, client := pipe(b)
	go io.Copy(io.Discard, client)
	gate := acp.NewGate(acp.Params{Agent: "load", Decider: s.broker(log, newTerminalChannel("x", nil, new(notices), func() func() { return func() {} })), ToAgent: relay.NewOutlet(toAgent), ToClient: relay.NewOutlet(toClient), Cwd: dir, Tag: "x"})
	answer := make([]byte, 64<<10)
	b.ReportAllocs()
	id := 0
	for b.Loop() {
		id++
		gate.FromAgent(fmt.Appendf(nil, `{"jsonrpc":"2.0","id":%d,"method":"session/request_permission","params":{"sessionId":"s","toolCall":{"toolCallId":"call_%d","title":"cat README.md","kind":"execute","status":"pending","rawInput":{"command":"cat README.md","pad":"%0200d"}},"options":[{"optionId":"ok","name":"Allow","kind":"allow_once"},{"optionId":"no","name":"Reject","kind":"reject_once"}]}}`+"\n", id, id, 0))
		if id%100 == 0 {
			agent.Read(answer)
		}
	}
}

// pipe is one whose ends the runtime's poller does not know: each write would wake it. A write
// to it never blocks, as to the agent's (interpose/stream).
func pipe(b *testing.B) (w, r *os.File) {
	b.Helper()
	var fds [2]int
	if err := syscall.Pipe(fds[:]); err != nil {
		b.Fatal(err)
	}
	r, w = os.NewFile(uintptr(fds[0]), "r"), os.NewFile(uintptr(fds[1]), "w")
	if err := syscall.SetNonblock(fds[1], true); err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { r.Close(); w.Close() })
	return w, r
}

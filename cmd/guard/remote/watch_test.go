package remote

import (
	"context"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"guard/audit"
	"guard/control"
	"guard/control/record"
	"guard/control/socket"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/prompt"
)

// refuser is a surface at which all that wait are refused at once.
type refuser struct{ ready chan struct{} }

func (r refuser) Show(context.Context, prompt.Question, *prompt.View) (prompt.Answer, error) {
	<-r.ready
	return prompt.Answer{Kind: decision.Refused, All: true}, nil
}

// serves answers on a socket of its own like a run's, and returns its client.
func serves(t *testing.T, name string, h http.HandlerFunc) *socket.Client {
	dir, err := os.MkdirTemp("", "g") // short: a socket's name has room for few bytes
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	path := filepath.Join(dir, socket.SocketName)
	l, err := net.Listen("unix", path)
	if err != nil {
		t.Fatal(err)
	}
	srv := &http.Server{Handler: h}
	go srv.Serve(l)
	t.Cleanup(func() { srv.Close() })
	return socket.NewClient(name, path)
}

// TestARunThatHangsKeepsNoAnswerFromAnother: what was said to all that wait goes to each by itself.
func TestARunThatHangsKeepsNoAnswerFromAnother(t *testing.T) {
	heard := make(chan struct{})
	hangs := serves(t, "hangs", func(_ http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body) // else a server does not see that its client goes
		select {
		case <-heard:
		case <-r.Context().Done():
			t.Error("it was given up before another heard its answer")
		}
	})
	hears := serves(t, "hears", func(http.ResponseWriter, *http.Request) { close(heard) })
	all := refuser{make(chan struct{})}
	w := &watcher{queue: prompt.NewQueue(all)}
	for _, c := range []*socket.Client{hangs, hears} {
		(&watched{watcher: w, client: c}).put(control.PermissionRequest{RequestID: c.Run, Preview: new(audit.Preview)})
	}
	close(all.ready)
	select {
	case <-heard:
	case <-time.After(30 * time.Second):
		t.Error("the other run has not heard its answer")
	}
	w.queue.Close()
	w.answers.Wait()
}

// TestWatchShowsWhatHappensAsTheRunDoes: what comes over the socket is shown like a question of this process's own.
func TestWatchShowsWhatHappensAsTheRunDoes(t *testing.T) {
	p := control.PermissionRequest{Preview: &audit.Preview{Summary: "cd src; rm -rf ../build"},
		Marks: []policy.Mark{{From: 0, To: 6, Level: risk.Low}, {From: 8, To: 23, Level: risk.High}}}
	p.Reasons = []string{"your last words to the agent do not name ../build", "deletes ../build and everything in it"}
	p.ReasonCodes = []string{"not-in-last-prompt", "deletes-tree"}
	p.Wildcards = []place.Match{{Pattern: "../build", Count: 7, More: true}}
	q := questionOf(p)
	if !slices.Equal(q.Danger, []prompt.Part{{From: 8, To: 23}}) {
		t.Errorf("dangerous is %v", q.Danger)
	}
	if q.Reasons[0] != p.Reasons[1] || q.Extent() != "more than 7 files and folders" {
		t.Errorf("%q (%s)", q.Reasons, q.Extent())
	}
	shown := p.Unmarked()
	if shown.Preview.Summary = "cd src; ‹secret›"; questionOf(shown).Danger != nil {
		t.Error("marks on another text")
	}
}

// TestWatchShowsAllOfACommand: what runs is shown whole, however much of it a summary holds, with the variables that a
// request adds.
func TestWatchShowsAllOfACommand(t *testing.T) {
	line := "echo " + strings.Repeat("x", 20<<10) + "; rm -rf ../build"
	p := control.PermissionRequest{Preview: &audit.Preview{Summary: audit.Cut(line, record.MaxText)}}
	p.ToolInput = policy.Request{Tool: policy.Shell, Command: line}
	if q := questionOf(p); q.Raw != line {
		t.Errorf("%d of %d bytes are shown", len(q.Raw), len(line))
	}
	p = control.PermissionRequest{Preview: &audit.Preview{Summary: "true; make"},
		Marks: []policy.Mark{{From: 6, To: 10, Level: risk.High}}}
	p.ToolInput = policy.Request{Tool: policy.Shell, Command: "true; make", Env: []string{"TO=production"}}
	q := questionOf(p)
	if q.Raw != "TO=production true; make" || len(q.Danger) != 1 || q.Raw[q.Danger[0].From:q.Danger[0].To] != "make" {
		t.Errorf("%q %v", q.Raw, q.Danger)
	}
}

// TestWatchSuggestsInItsOwnLanguage: what would be safer is said as this process speaks, not as the run does.
func TestWatchSuggestsInItsOwnLanguage(t *testing.T) {
	p := control.PermissionRequest{Preview: new(audit.Preview), SuggestionCode: "try-ls", SuggestionArgs: []string{"./tmp_*"}}
	if p.Suggestion = "list it first, in French"; questionOf(p).Suggestion != "list it first: ls -la ./tmp_*" {
		t.Errorf("%q", questionOf(p).Suggestion)
	}
	if p.SuggestionCode = ""; questionOf(p).Suggestion != p.Suggestion {
		t.Errorf("%q", questionOf(p).Suggestion)
	}
}

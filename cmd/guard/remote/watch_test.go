package remote

import (
	"context"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"testing"
	"time"

	"guard/audit"
	"guard/control"
	"guard/control/socket"
	"guard/policy/decision"
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

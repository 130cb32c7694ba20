package control

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"time"

	"guard/control/hook"
	"guard/policy"
)

// Socket is the Unix socket of a running guard: HTTP, file mode 0600 in a 0700
// folder, peers of the same user only.
type Socket struct {
	server *http.Server
	path   string
}

// maxEvent bounds a hook's event, in bytes.
const maxEvent = 64 << 20

// Listen opens the socket at path, which must not exist.
func Listen(path string, desk *HookDesk) (*Socket, error) {
	l, err := listenUnix(path)
	if err != nil {
		return nil, fmt.Errorf("guard: cannot open its socket %s: %w", path, err)
	}
	if err := os.Chmod(path, 0o600); err != nil {
		l.Close()
		return nil, fmt.Errorf("guard: cannot open its socket %s: %w", path, err)
	}
	mux := http.NewServeMux()
	mux.HandleFunc("POST /v1/hook/codex", desk.serveCodex)
	s := &Socket{server: &http.Server{Handler: mux, ReadHeaderTimeout: 10 * time.Second}, path: path}
	go s.server.Serve(sameUser{l}) //nolint:errcheck // it ends with Close
	return s, nil
}

// Close ends the socket; hooks that wait are cut off, which refuses.
func (s *Socket) Close() {
	_ = s.server.Close()
	_ = os.Remove(s.path)
}

// sameUser lets in only peers of guard's own user.
type sameUser struct{ net.Listener }

func (l sameUser) Accept() (net.Conn, error) {
	for {
		c, err := l.Listener.Accept()
		if err != nil {
			return nil, err
		}
		if u, ok := c.(*net.UnixConn); ok && peerIsUser(u, os.Getuid()) {
			return c, nil
		}
		c.Close()
	}
}

// serveCodex answers one event of a Codex hook with what the hook prints.
func (h *HookDesk) serveCodex(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(io.LimitReader(r.Body, maxEvent+1))
	if err == nil && len(body) > maxEvent {
		err = errors.New("the event is too large to judge")
	}
	var e hook.Event
	if err == nil {
		e, err = hook.Codex(body)
	}
	if err != nil {
		h.Note(policy.Note{Event: policy.NoteRefused, Text: "guard: a hook's event was refused: " + err.Error()})
		_, _ = w.Write(hook.CodexAnswer(hook.Call, policy.Outcome{Reason: err.Error()}))
		return
	}
	switch e.Kind {
	case hook.Call:
		_, _ = w.Write(hook.CodexAnswer(e.Kind, h.PreTool(r.Context(), e.Request, e.Twin)))
	case hook.Leave:
		_, _ = w.Write(hook.CodexAnswer(e.Kind, h.Leave(r.Context(), e.Request, e.Twin)))
	case hook.Alive:
		h.alive(e.Session)
	case hook.Result:
		h.Note(policy.Note{Event: policy.NoteFinished, Session: e.Session, Call: e.Request.Call, Text: cut(e.Output)})
	}
}

func (h *HookDesk) alive(session string) {
	h.mu.Lock()
	conn := h.conn
	h.mu.Unlock()
	if conn != nil {
		conn.HookAlive(session)
	}
}

// PostEvent hands a hook's event to the running guard and returns what the hook
// prints. It waits as long as the person needs.
func PostEvent(ctx context.Context, path, agent string, event io.Reader) ([]byte, error) {
	client := http.Client{Transport: &http.Transport{DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
		return dialUnix(ctx, path)
	}}}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "http://guard/v1/hook/"+agent, event)
	if err != nil {
		return nil, err
	}
	res, err := client.Do(req)
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()
	out, err := io.ReadAll(res.Body)
	if err != nil {
		return nil, err
	}
	if res.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("guard answered %s", res.Status)
	}
	return out, nil
}

// maxSunPath is the longest path that fits a socket's address (unix(7): 108
// bytes with the closing zero on Linux, 104 on macOS).
const maxSunPath = 100

func listenUnix(path string) (net.Listener, error) {
	short, done, err := shortPath(path)
	if err != nil {
		return nil, err
	}
	defer done()
	l, err := net.ListenUnix("unix", &net.UnixAddr{Name: short, Net: "unix"})
	if err != nil {
		return nil, err
	}
	l.SetUnlinkOnClose(false)
	return l, nil
}

func dialUnix(ctx context.Context, path string) (net.Conn, error) {
	short, done, err := shortPath(path)
	if err != nil {
		return nil, err
	}
	defer done()
	var d net.Dialer
	return d.DialContext(ctx, "unix", short)
}

// shortPath gives a path that fits a socket's address: through an open folder
// where the path itself is too long.
func shortPath(path string) (string, func(), error) {
	if len(path) <= maxSunPath {
		return path, func() {}, nil
	}
	dir, err := os.Open(filepath.Dir(path))
	if err != nil {
		return "", nil, err
	}
	short := fdPath(dir, filepath.Base(path))
	if short == "" {
		dir.Close()
		return "", nil, fmt.Errorf("the path is longer than %d bytes: set XDG_RUNTIME_DIR to a shorter folder", maxSunPath)
	}
	return short, func() { dir.Close() }, nil
}

package socket

import (
	"context"
	"log"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"time"

	"guard/control"
	"guard/locale"
)

// Socket is the Unix socket of a running guard: HTTP, file mode 0600 in a 0700
// folder, peers of the same user only.
type Socket struct {
	server *http.Server
	path   string
	giveUp context.CancelCauseFunc // whatever still waits
}

// Times of the socket. None bounds how long a person may take.
const (
	readPatience  = 30 * time.Second // for the bytes of a request, which come from a program
	closePatience = time.Second      // for what waits to be refused and written, before it is cut off
)

// Listen opens the socket at path, which must not exist, in a folder that is
// this user's alone.
func Listen(path string, broker *control.HookBroker) (*Socket, error) {
	l, err := listenPrivate(path)
	if err != nil {
		return nil, locale.Errorf("guard: cannot open its socket %s: %w", path, err)
	}
	ctx, giveUp := context.WithCancelCause(context.Background())
	s := &Socket{path: path, giveUp: giveUp, server: &http.Server{
		Handler: routes(broker), ReadHeaderTimeout: readPatience, IdleTimeout: readPatience,
		BaseContext: func(net.Listener) context.Context { return ctx }, ConnContext: withPeer,
		ErrorLog: log.New(complaints{broker}, "the socket: ", 0),
	}}
	go s.server.Serve(sameUser{l}) //nolint:errcheck // it ends with Close
	return s, nil
}

func listenPrivate(path string) (net.Listener, error) {
	dir, err := os.Lstat(filepath.Dir(path))
	if err != nil {
		return nil, err
	}
	if !dir.IsDir() || dir.Mode().Perm()&0o077 != 0 {
		return nil, locale.Errorf("%s must be a folder that is yours alone (mode %04o): chmod 700 it",
			filepath.Dir(path), dir.Mode().Perm())
	}
	l, err := listenUnix(path)
	if err != nil {
		return nil, err
	}
	if err := os.Chmod(path, 0o600); err != nil {
		l.Close()
		return nil, err
	}
	return l, nil
}

// Close ends the socket. A hook that waits hears a refusal, or nothing, which
// refuses too; what it was told stands in the record before Close returns.
func (s *Socket) Close() {
	s.giveUp(control.ErrEnding)
	ctx, cancel := context.WithTimeout(context.Background(), closePatience)
	defer cancel()
	_ = s.server.Shutdown(ctx)
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

// complaints tells the server's own complaints to the person, the first line of each.
type complaints struct{ broker *control.HookBroker }

func (c complaints) Write(b []byte) (int, error) {
	line, _, _ := strings.Cut(string(b), "\n")
	c.broker.Say(line)
	return len(b), nil
}

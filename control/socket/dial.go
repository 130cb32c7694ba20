package socket

import (
	"context"
	"errors"
	"net"
	"net/http"
	"os"

	"guard/locale"
)

// trust says why who serves a socket of this user's is not to be spoken to, or nil.
type trust func(*net.UnixConn) error

// httpOver speaks HTTP over a socket of this user's own. Each request looks anew at who serves it.
func httpOver(path string, trusted trust) http.Client {
	return http.Client{Transport: &http.Transport{
		DisableKeepAlives: true, DisableCompression: true,
		DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) { return dialUser(ctx, path, trusted) },
	}}
}

// dialUser connects to a socket of this user's own, and to no other's.
func dialUser(ctx context.Context, path string, trusted trust) (net.Conn, error) {
	c, err := dialUnix(ctx, path)
	if err != nil {
		return nil, err
	}
	u, ok := c.(*net.UnixConn)
	if !ok || !peerIsUser(u, os.Getuid()) {
		c.Close()
		return nil, locale.Errorf("%s is not a socket of this user", path)
	}
	if err := trusted(u); err != nil {
		c.Close()
		return nil, err
	}
	return c, nil
}

var errImpostor = locale.New("a program that a guarded agent started serves this socket, and no guard of yours")

// personsOwn accepts what no guarded agent's program serves, as far as that can be known: such a one could show a
// person one question and, when it is answered, lead the answer to another.
func personsOwn(c *net.UnixConn) error {
	err := peerOf(c).checkAncestry(keepsAgent)
	if errors.Is(err, errOwnProgram) {
		return errImpostor
	}
	return err
}

// anyButImpostor accepts who cannot be known, too: a guard that this process cannot see knows this process.
func anyButImpostor(c *net.UnixConn) error {
	if err := personsOwn(c); errors.Is(err, errImpostor) {
		return err
	}
	return nil
}

package socket

import (
	"context"
	"errors"
	"net"
	"os"

	"guard/locale"
)

// peer is the process that connected, and when it began: a number is used again, but not with the
// same beginning.
type peer struct {
	pid   int
	began uint64
}

// peerKey is under which a request's context holds its peer.
type peerKey struct{}

// withPeer remembers who connected; see authorizePeer.
func withPeer(ctx context.Context, c net.Conn) context.Context {
	var p peer
	if u, ok := c.(*net.UnixConn); ok {
		p = peerOf(u)
	}
	return context.WithValue(ctx, peerKey{}, p)
}

// peerOf is who is at the other end; pid 0: it is not known.
func peerOf(c *net.UnixConn) peer {
	p := peer{pid: peerPID(c)}
	_, p.began, _ = parentOf(p.pid)
	if peerEnded(c) { // the number may have been another's when it was looked up
		p.pid = 0
	}
	return p
}

var (
	errPeerGone   = locale.New("who asked has gone, so who it was cannot be known")
	errOwnProgram = locale.New(
		"it comes from a program that a guarded agent started, and an agent does not approve itself")
)

// maxAncestors bounds the way up; a process table is not that deep.
const maxAncestors = 1000

// authorize is what the routes ask before a command; tests, which are their own peers, replace it.
var authorize = authorizePeer

// authorizePeer says why the process that connected may not loosen anything: it is the agent's own, or
// it cannot be known. guard keeps the agent's whole tree (it is a subreaper on Linux), so that
// what left its session is still below guard.
func authorizePeer(ctx context.Context) error {
	p, _ := ctx.Value(peerKey{}).(peer)
	return p.checkAncestry(func(pid int) bool { return pid == os.Getpid() || keepsAgent(pid) })
}

// AuthorizeSelf says why this very process may not loosen anything, or nil: a program that a guarded
// agent started runs guard's own commands as little as it speaks to the socket. Every guard that runs, in
// one of the folders, is asked too: it sees its agent's programs also where they hide in a PID
// namespace of their own (pid_namespaces(7)), and on macOS it alone can tell.
func AuthorizeSelf(folders ...string) error {
	self := peer{pid: os.Getpid()}
	_, self.began, _ = parentOf(self.pid)
	if err := self.checkAncestry(keepsAgent); err != nil {
		return err
	}
	for _, run := range running(anyButImpostor, folders...) {
		var refused Failure
		if err := run.Caller(); errors.As(err, &refused) && refused.Code == codeForbidden {
			return refused
		}
	}
	return nil
}

// StartedByAgent reports that a program which a guarded agent started runs this very process, as far as
// that can be known: where [AuthorizeSelf] refuses out of doubt, it is false.
func StartedByAgent(folders ...string) bool {
	err := AuthorizeSelf(folders...)
	return errors.Is(err, errOwnProgram) || errors.As(err, new(Failure))
}

// checkAncestry is an error if a process, or one of its ancestors, keeps an agent, or if they
// cannot be known.
func (p peer) checkAncestry(keeps func(pid int) bool) error {
	at := p.pid
	for i := 0; at > 1; i++ {
		parent, began, err := parentOf(at)
		if err != nil || at == p.pid && began != p.began || i > maxAncestors {
			return errPeerGone
		}
		if keeps(at) {
			return errOwnProgram
		}
		at = parent
	}
	switch {
	case p.pid <= 0:
		return errPeerGone
	case at == 1 && keeps(1): // in a container, guard may be the first process
		return errOwnProgram
	}
	return nil
}

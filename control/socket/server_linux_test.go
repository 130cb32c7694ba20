package socket

import (
	"context"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"guard/control"

	"golang.org/x/sys/unix"
)

// Paths longer than a socket's address are reached through their folder.
func TestLongPaths(t *testing.T) {
	for _, n := range []int{maxSunPath - 1, maxSunPath, maxSunPath + 1, 107, 108, 109, 250} {
		dir := runFolder(t)
		dir = filepath.Join(dir, strings.Repeat("d", n-len(dir)-len("/")-len("/s")))
		if err := os.Mkdir(dir, 0o700); err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(dir, "s")
		s, err := Listen(path, hookBroker(newRig(control.Params{})))
		if err != nil || len(path) != n {
			t.Fatalf("%d bytes: %v", len(path), err)
		}
		if out, err := post(t, path, event("PreToolUse", "ls")); err != nil || out != "" {
			t.Errorf("%d bytes: %q, %v", n, out, err)
		}
		s.Close()
		if entries, _ := os.ReadDir(dir); len(entries) != 0 {
			t.Errorf("%d bytes: something is left: %v", n, entries)
		}
	}
}

func TestAPathThatFitsNoAddress(t *testing.T) {
	path := filepath.Join(runFolder(t), strings.Repeat("s", 200))
	if s, err := Listen(path, hookBroker(newRig(control.Params{}))); err == nil || !strings.Contains(err.Error(), "XDG_RUNTIME_DIR") {
		t.Errorf("%v", err)
		s.Close()
	}
}

// Another user who gets as far as the socket gets no answer, and a socket of
// another user's gets no question.
func TestOtherUsers(t *testing.T) {
	if os.Getuid() != 0 {
		t.Skip("only root can be another user")
	}
	const nobody = 65534
	r := newRig(control.Params{})
	path, _ := listen(t, r)
	for name, mode := range map[string]os.FileMode{path: 0o666, filepath.Dir(path): 0o777} {
		if err := os.Chmod(name, mode); err != nil { // as if the modes had not kept them out
			t.Fatal(err)
		}
	}
	as(t, nobody, func() {
		c, err := net.Dial("unix", path)
		if err != nil {
			t.Errorf("they should get as far as the socket: %v", err)
			return
		}
		defer c.Close()
		_, _ = c.Write([]byte("POST /v1/hook/codex HTTP/1.1\r\nHost: guard\r\nContent-Length: 2\r\n\r\n{}"))
		if n, err := c.Read(make([]byte, 1)); n != 0 || err == nil {
			t.Error("another user was answered")
		}
	})
	if got := r.rec.Story(); got != "" {
		t.Errorf("another user's request reached the broker: %s", got)
	}
	theirs := filepath.Join(filepath.Dir(path), "theirs")
	as(t, nobody, func() {
		l, err := net.Listen("unix", theirs)
		if err != nil {
			t.Error(err)
			return
		}
		t.Cleanup(func() { l.Close() })
	})
	if _, err := dialUser(context.Background(), theirs, personsOwn); err == nil || !strings.Contains(err.Error(), "not a socket of this user") {
		t.Errorf("another user's socket was used: %v", err)
	}
}

// as runs do on a thread of another user's. Linux keeps users by thread, and the
// raw call changes this one alone; it ends with its goroutine.
func as(t *testing.T, uid int, do func()) {
	t.Helper()
	done := make(chan struct{})
	go func() {
		defer close(done)
		runtime.LockOSThread()
		if _, _, errno := unix.RawSyscall(unix.SYS_SETRESUID, ^uintptr(0), uintptr(uid), ^uintptr(0)); errno != 0 {
			t.Errorf("setresuid: %v", errno)
			return
		}
		do()
	}()
	<-done
}

// connects is set for a process that is to connect a socket which it has inherited, and to end.
const connects = "GUARD_TEST_CONNECTS"

// A process that connected and ended is nobody's by its number: another may have that by now.
func TestAPeerThatHasEnded(t *testing.T) {
	if path := os.Getenv(connects); path != "" {
		if err := unix.Connect(3, &unix.SockaddrUnix{Name: path}); err != nil {
			t.Error(err)
		}
		return
	}
	path := filepath.Join(runFolder(t), "s")
	l, err := net.ListenUnix("unix", &net.UnixAddr{Name: path, Net: "unix"})
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	peerOf := func() peer {
		c, err := l.AcceptUnix()
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
		p, _ := withPeer(context.Background(), c).Value(peerKey{}).(peer)
		return p
	}
	alive, err := net.Dial("unix", path)
	if err != nil {
		t.Fatal(err)
	}
	defer alive.Close()
	if p := peerOf(); p.pid != os.Getpid() {
		t.Errorf("this process is %+v", p)
	}

	raw, err := alive.(*net.UnixConn).SyscallConn()
	if err != nil {
		t.Fatal(err)
	}
	_ = raw.Control(func(fd uintptr) {
		if _, err := unix.GetsockoptInt(int(fd), unix.SOL_SOCKET, unix.SO_PEERPIDFD); err == unix.ENOPROTOOPT {
			t.Skip("this kernel does not tell")
		}
	})
	fd, err := unix.Socket(unix.AF_UNIX, unix.SOCK_STREAM, 0)
	if err != nil {
		t.Fatal(err)
	}
	socket := os.NewFile(uintptr(fd), "socket")
	defer socket.Close()
	child := exec.Command(os.Args[0], "-test.run=^TestAPeerThatHasEnded$")
	child.Env, child.ExtraFiles = append(os.Environ(), connects+"="+path), []*os.File{socket}
	if out, err := child.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	if p := peerOf(); p.pid != 0 {
		t.Errorf("it is %+v", p)
	}
}

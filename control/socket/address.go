package socket

import (
	"context"
	"net"
	"os"
	"path/filepath"

	"guard/locale"
)

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
	l.SetUnlinkOnClose(false) // by a short path that is gone by then
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
func shortPath(path string) (short string, done func(), err error) {
	if len(path) <= maxSunPath {
		return path, func() {}, nil
	}
	dir, err := os.Open(filepath.Dir(path))
	if err != nil {
		return "", nil, err
	}
	if short = fdPath(dir, filepath.Base(path)); short == "" || len(short) > maxSunPath {
		dir.Close()
		return "", nil, locale.Errorf("the path is longer than %d bytes: set XDG_RUNTIME_DIR to a shorter folder",
			maxSunPath)
	}
	return short, func() { dir.Close() }, nil
}

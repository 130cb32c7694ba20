package shell

import (
	"net/url"
	"strings"
	"testing"

	"guard/policy/shell/tool/network"
)

// TestLoopback: this machine's own addresses, and what only looks so.
func TestLoopback(t *testing.T) {
	for address, want := range map[string]bool{
		"localhost": true, "http://localhost:3000/x?y=z": true, "https://127.0.0.1": true, "127.9.9.9:80": true, "http://[::1]:8080/": true, "http://0.0.0.0:80": true, "app.localhost:3000": true,
		"http://user@localhost/": false, "http://localhost@example.com": false, "http://localhost.example.com": false, "http://example.com/localhost": false, "ftp://localhost": false, "": false,
		"http://127.0.0.1.example.com": false, "http://localhost:\x00/": false, "http://\x00": false, "http://localhost/\x00": true, `http://localhost\@example.com`: false, "http://example.com#localhost": false,
		"file://localhost/etc/passwd": false, "http://[::ffff:8.8.8.8]/": false, "http://127.0.0.1%2eexample.com": false, "http://192.168.1.1": false, "2130706433": false,
	} {
		if got := network.Loopback(address); got != want {
			t.Errorf("%q: %v, want %v", address, got, want)
		}
	}
}

// FuzzLoopback: an address that passes leads to this machine as the URL standard
// library reads it, whatever stands behind its host.
func FuzzLoopback(f *testing.F) {
	for _, s := range []string{"http://localhost:3000/x?y#z", "http://localhost@x", "[::1]:80", "127.0.0.1", `http://localhost\@x/`, "http://localhost:/", "ws://a.localhost"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, address string) {
		if !network.Loopback(address) {
			return
		}
		if !strings.Contains(address, "://") {
			address = "http://" + address
		}
		if u, err := url.Parse(address); err == nil && !network.LoopbackHost(u.Hostname()) {
			t.Errorf("%q leads to %q", address, u.Hostname())
		}
	})
}

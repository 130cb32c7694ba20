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

// TestTried: the developer's own servers, and what only looks so or keeps things for others.
func TestTried(t *testing.T) {
	for address, want := range map[string]bool{
		"localhost:8000": true, "http://LOCALHOST:3000/x?y=http://z": true, "https://127.0.0.1": true, "127.9.9.9:80": true, "http://[::1]:8080/": true, "ws://localhost:8080/ws": true,
		"http://0.0.0.0:80": false, "app.localhost:3000": false, "http://localhost:80@evil/": false, "localhost.evil.com": false, "127.0.0.1@evil": false, "http://[::ffff:8.8.8.8]/": false,
		"http://127.0.0.1.nip.io": false, "http://localhost:2375/containers/create": false, "http://[::1]:02376/": false, "localhost:9200/index": false, "127.0.0.1:5984": false, "localhost:10250": false,
		"http://localhost:{2375,80}/": false, "http://localhost:\x00/": false, "http://localhost:[2370-2380]/": false, "http://[::1%25lo]/": false,
	} {
		if got := network.Tried(address, false); got != want {
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

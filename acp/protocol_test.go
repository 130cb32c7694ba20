package acp

import "testing"

func TestOpens(t *testing.T) {
	for head, want := range map[string]bool{
		`{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":1}}` + "\n": true,
		"\r\n" + `{"id":0,"method":"initialize","params":{"protocolVersion":1}}` + "\n{":       true,
		`{"id":0,"method":"initialize","params":{"capabilities":{}}}` + "\n":                   true, // any JSON-RPC: else its first line would switch judging off
		`{"method":"initialize","params":{"protocolVersion":1}}`:                               true,
		`{"some":"json"}` + "\n": false,
		"ls -la\n":               false,
		"":                       false,
	} {
		if got := Opens([]byte(head)); got != want {
			t.Errorf("%q: %v", head, got)
		}
	}
}

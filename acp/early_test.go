package acp

import (
	"io"
	"testing"

	"guard/acp/relay"
)

// silent is a gate before which nobody has said anything.
func silent() *Gate {
	return NewGate(Params{Decider: allowAll{}, ToClient: relay.NewOutlet(io.Discard), ToAgent: relay.NewOutlet(io.Discard)})
}

// TestEarly: what is no message passes before it is known what the agent speaks, and all else waits.
func TestEarly(t *testing.T) {
	const write = `"jsonrpc":"2.0","id":1,"method":"fs/write_text_file","params":{}`
	for line, want := range map[string]bool{
		"[12:30:01] starting\n": true, "[1/20] Compiling a {b}\n": true, "see {this}\n": true, "[]\n": true, "[1,2]\n": true,
		`{"level":"info","msg":"ready"}` + "\n": true, "plain\n": true, "\n": true, "{\n": true,
		"{" + write + "}\n": false, "[{" + write + "}]\n": false, "log\r{" + write + "}\n": false,
		"\ufeff{" + write + "}\n": false, "1 {" + write + "}\n": false, `{"id":1,"result":{}}` + "\n": false,
		`{"method":"session/update"}` + "\n": false, "[\x00{\x00\n": false,
	} {
		if got := silent().Early([]byte(line)); got != want {
			t.Errorf("%q: %v", line, got)
		}
	}
}

// TestEarlyFollowsValues: a request over several lines is found though its first lines have passed.
func TestEarlyFollowsValues(t *testing.T) {
	g := silent()
	for i, line := range []string{"{\n", `"id": 1,` + "\n", `"method": "fs/write_text_file"` + "\n", "}\n"} {
		if got, want := g.Early([]byte(line)), i < 3; got != want {
			t.Errorf("line %d passes: %v", i, got)
		}
	}
	if g.FromAgent([]byte("}\n")) {
		t.Error("and then it passes")
	}
}

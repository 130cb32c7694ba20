package acp

import (
	"fmt"
	"io"
	"strings"
	"testing"

	"guard/acp/relay"
	"guard/acp/wire"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/risk"
)

// chunkLine is a session/update of about n bytes, with as many escapes as code in
// prose has.
func chunkLine(n int) []byte {
	const prose = `The quick brown fox said \"hi\" \u00e9\n to the lazy dog; {\"k\": [1,2,3]} `
	const pre = `{"jsonrpc":"2.0","method":"session/update","params":{"sessionId":"sess_load_0000000000000001","update":{"sessionUpdate":"agent_message_chunk","content":{"type":"text","text":"`
	const post = "\"}}}}\n"
	return []byte(pre + strings.Repeat(prose, 1+(n-len(pre)-len(post))/len(prose)) + post)
}

func BenchmarkScan(b *testing.B) {
	for _, n := range []int{200, 4 << 10, 1 << 20} {
		line := chunkLine(n)
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			b.SetBytes(int64(len(line)))
			for b.Loop() {
				f := wire.Scan(line)
				if wire.HidesRequest(line, f) {
					b.Fatal("hides")
				}
			}
		})
	}
}

func BenchmarkObserve(b *testing.B) {
	for _, n := range []int{200, 4 << 10, 1 << 20} {
		line := chunkLine(n)
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			g := NewGate(Params{Decider: allowAll{}, ToClient: relay.NewOutlet(io.Discard), ToAgent: relay.NewOutlet(io.Discard)})
			b.SetBytes(int64(len(line)))
			for b.Loop() {
				if !g.FromAgent(line) {
					b.Fatal("held")
				}
			}
		})
	}
}

// allowAll answers at once.
type allowAll struct{}

func (allowAll) Decide(policy.Request, risk.Reason) (policy.Outcome, *policy.Case) {
	return policy.Outcome{Result: decision.Allowance}, nil
}
func (allowAll) Ask(_ *policy.Cancellation, _ *policy.Case, _ policy.Dialog, done func(policy.Outcome)) {
	done(policy.Outcome{})
}
func (allowAll) Unrestricted() bool { return false }
func (allowAll) Note(policy.Note)   {}
func (allowAll) Consented(policy.Request) policy.Outcome {
	return policy.Outcome{Result: decision.Allowance}
}

func (allowAll) CriticalOrWorse(policy.Request) bool { return false }
func (allowAll) RealPath(path string) string         { return path }

// BenchmarkPermission is a permission's way without judge and record, which may
// take 8 µs of the 50 that an answer by policy may.
func BenchmarkPermission(b *testing.B) {
	const calls = 1024
	tells, asks := make([][]byte, calls), make([][]byte, calls)
	for i := range asks {
		id := fmt.Sprint("call_", i)
		tells[i] = fmt.Appendf(nil, `{"jsonrpc":"2.0","method":"session/update","params":{"sessionId":"s","update":{"sessionUpdate":"tool_call","toolCallId":%q,"title":"x"}}}`+"\n", id)
		asks[i] = fmt.Appendf(nil, `{"jsonrpc":"2.0","id":%d,"method":"session/request_permission","params":{"sessionId":"s","toolCall":{"toolCallId":%q,"title":"cat README.md","kind":"execute","status":"pending","rawInput":{"command":"cat README.md","pad":%q}},"options":[{"optionId":"ok","name":"Allow","kind":"allow_once"},{"optionId":"no","name":"Reject","kind":"reject_once"}]}}`+"\n", i, id, strings.Repeat("x", 250))
	}
	for name, tell := range map[string]bool{"announced": true, "unannounced": false} {
		b.Run(name, func(b *testing.B) {
			r, w := pipe(b)
			go func() { _, _ = io.Copy(io.Discard, r) }()
			g := NewGate(Params{Decider: allowAll{}, ToClient: relay.NewOutlet(w), ToAgent: relay.NewOutlet(w), Cwd: "/srv/project"})
			b.SetBytes(int64(len(asks[0])))
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				if i%calls == 0 && !tell {
					g.memory.calls = newCalls()
				} else if i < calls && tell {
					g.FromAgent(tells[i])
				}
				if g.FromAgent(asks[i%calls]) {
					b.Fatal("passed")
				}
			}
		})
	}
}

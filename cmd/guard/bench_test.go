package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/agent/registry"
	"guard/control"
	"guard/control/socket"
	"guard/internal/load"
)

// The benchmarks compare within one run: guard between client and agent, with
// what stands there otherwise. Figures are ratios; what is demanded of them is
// in their names' comments.

func loadEnv(b testing.TB) []string {
	b.Helper()
	dir := b.TempDir()
	return append(os.Environ(), "GUARD_TEST_LOAD_AGENT=1", "HOME="+dir, "XDG_STATE_HOME="+dir, "XDG_CONFIG_HOME="+dir, "XDG_RUNTIME_DIR=")
}

func self(b testing.TB) string {
	b.Helper()
	exe, err := os.Executable()
	if err != nil {
		b.Fatal(err)
	}
	return exe
}

// through starts the load agent with something in between.
func through(b testing.TB, between ...string) *load.Client {
	b.Helper()
	cmd := append(between, self(b))
	c, err := load.Start(loadEnv(b), cmd[0], cmd[1:]...)
	if err != nil {
		b.Fatal(err)
	}
	return c
}

var (
	guardBetween = func() []string { return []string{guardPath, "run", "--protocol", "acp", "--"} }
	catBetween   = func() []string { return []string{"sh", "-c", `cat | "$0" | cat`} }
)

// BenchmarkFlood: at least 0.4 of cat each way, at 200 B, 4 KB and 1 MB.
func BenchmarkFlood(b *testing.B) {
	for size, count := range map[int]int{200: 200_000, 4096: 30_000, 1 << 20: 200} {
		for way, rate := range map[string]func(*load.Client) (float64, error){
			"to-client": func(c *load.Client) (float64, error) { return c.Flood(count, size) },
			"to-agent":  func(c *load.Client) (float64, error) { return c.Upload(count, size) },
		} {
			b.Run(fmt.Sprintf("%s/%dB", way, size), func(b *testing.B) {
				guard, cat := through(b, guardBetween()...), through(b, catBetween()...)
				defer guard.Close()
				defer cat.Close()
				var g, c float64
				for b.Loop() {
					g, c = g+measure(b, guard, rate), c+measure(b, cat, rate)
				}
				b.ReportMetric(g/c, "of-cat")
				b.ReportMetric(g/float64(b.N)/1e6, "MB/s")
				b.ReportMetric(float64(guard.Peak())/1e6, "MB-peak")
			})
		}
	}
}

func measure(b *testing.B, c *load.Client, rate func(*load.Client) (float64, error)) float64 {
	b.Helper()
	r, err := rate(c)
	if err != nil {
		b.Fatal(err)
	}
	return r
}

// BenchmarkPermission: the median of answers by policy, at most 2.5 times that of
// a client that reads the request and allows it at once.
func BenchmarkPermission(b *testing.B) {
	guard, direct := through(b, guardBetween()...), through(b)
	defer guard.Close()
	defer direct.Close()
	var g, d time.Duration
	for b.Loop() {
		for c, sum := range map[*load.Client]*time.Duration{guard: &g, direct: &d} {
			p50, err := c.Ask(3000)
			if err != nil {
				b.Fatal(err)
			}
			*sum += p50
		}
	}
	b.ReportMetric(float64(g)/float64(d), "of-direct")
	b.ReportMetric(float64(g.Microseconds())/float64(b.N), "µs-p50")
}

// BenchmarkStart: from start to the answer to initialize, what guard adds.
func BenchmarkStart(b *testing.B) {
	var with, without time.Duration
	var peak int64
	for b.Loop() {
		for between, sum := range map[string]*time.Duration{"guard": &with, "": &without} {
			var cmd []string
			if between != "" {
				cmd = guardBetween()
			}
			start := time.Now()
			c := through(b, cmd...)
			*sum += time.Since(start)
			if between != "" {
				peak = max(peak, c.Peak())
			}
			if err := c.Close(); err != nil {
				b.Fatal(err)
			}
		}
	}
	b.ReportMetric(float64((with-without).Microseconds())/1000/float64(b.N), "ms-added")
	b.ReportMetric(float64(peak)/1e6, "MB-peak")
}

// BenchmarkHook: a hook from its start to its answer, at most 10 ms.
func BenchmarkHook(b *testing.B) {
	dir, err := os.MkdirTemp("", "guard") // which is 0700
	if err != nil {
		b.Fatal(err)
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "s")
	s, err := socket.Listen(path, &control.HookBroker{Broker: control.NewBroker(control.Params{}), Hooks: registry.Hooks})
	if err != nil {
		b.Fatal(err)
	}
	defer s.Close()
	var sum time.Duration
	for b.Loop() {
		cmd := exec.Command(guardPath, "hook", "gemini")
		cmd.Env = append(os.Environ(), "GUARD_SOCKET="+socket.Address(path))
		cmd.Stdin = strings.NewReader(`{"session_id":"s","cwd":"/ws","hook_event_name":"BeforeTool","tool_name":"run_shell_command","tool_input":{"command":"ls -la"}}`)
		start := time.Now()
		out, err := cmd.Output()
		sum += time.Since(start)
		if err != nil || !strings.Contains(string(out), "deny") { // no record is kept here
			b.Fatal(string(out), err)
		}
	}
	b.ReportMetric(float64(sum.Microseconds())/1000/float64(b.N), "ms")
}

package records

import (
	"bytes"
	"fmt"
	"runtime"
	"strings"
	"testing"
	"time"

	"guard/cmd/guard/cli"
	"guard/policy"
	"guard/policy/place"
	"guard/replay"
)

// everyday are the lines of a session that mends something, with %d for what
// differs from one to the next.
var everyday = []string{
	`ls -la src`,
	`grep -rn "def handle_%d" src --include=*.py | head -20`,
	`sed -n '%d,+40p' src/app/views.py`,
	`cat > repro_%d.py <<'E'` + "\nimport app\nprint(app.handle(1))\nE\n",
	`python repro_%d.py 2>&1 | tail -5`,
	`cd src && git diff --stat && git log --oneline -n 5 -- app/views.py`,
	`sed -i 's/return None/return default/' src/app/views.py && git diff`,
	`python -m pytest tests/test_views.py -k "handle and not slow" -q`,
	`find . -name "*.py" -newer setup.py -not -path "./.git/*" | xargs grep -l handle_%d`,
	`rm repro_%d.py && git status --short`,
}

// BenchmarkReplay: at least 20,000 requests a second on two processors.
func BenchmarkReplay(b *testing.B) {
	var in bytes.Buffer
	const sessions, each = 250, 40
	for i := range sessions * each {
		command := everyday[i%len(everyday)]
		if strings.Contains(command, "%d") {
			command = fmt.Sprintf(command, i/each)
		}
		fmt.Fprintf(&in, "{\"session\":\"s%d\",\"agent\":\"gemini\",\"command\":%q,\"cwd\":\"/srv/project\"}\n", i/each, command)
	}
	r := replayFlags{Flags: &cli.Flags{}}
	p := replay.Params{
		World: place.World{Workspace: "/srv/project", Home: "/home/eve"}, Past: replay.ByName, Workers: runtime.GOMAXPROCS(0),
		Settings: func(string) policy.Settings { return policy.Settings{Mode: policy.Asking} },
	}
	b.SetBytes(int64(in.Len()))
	b.ReportAllocs()
	start, out := time.Now(), 0
	for b.Loop() {
		var broken []error
		err := replay.Run(r.fromLines(bytes.NewReader(in.Bytes()), &broken), p, (*replay.Answer).Line, func(line []byte, _ bool) error { out += len(line); return nil })
		if err != nil || broken != nil {
			b.Fatal(err, broken)
		}
	}
	b.ReportMetric(float64(b.N)*sessions*each/time.Since(start).Seconds(), "requests/s")
}

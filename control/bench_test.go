package control

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"guard/audit"
	"guard/control/controltest"
	"guard/internal/disk"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/risk"
)

// nowhere is a Recorder that keeps nothing: what is left is judging and making
// the record.
type nowhere struct{}

func (nowhere) Append(audit.Record) error { return nil }

// BenchmarkDecide is a low request's way through the broker, judged by names alone
// and with a look at the disk. "judge" is policy alone; what "unrecorded" adds
// is the broker's, what "recorded" adds is the record's, write(2) with it. The
// last two may take 8 µs at p50 beside that write.
func BenchmarkDecide(b *testing.B) {
	dir := b.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "README.md"), []byte("x"), 0o600); err != nil {
		b.Fatal(err)
	}
	log, err := audit.Create(audit.Params{Dir: filepath.Join(b.TempDir(), "log"), Session: "bench"})
	if err != nil {
		b.Fatal(err)
	}
	defer log.Close()
	r := policy.Request{
		Agent: "gemini", Session: "75faa1e7-e6c1-458d-8846-88dfb721c445", Call: "run_shell_command-1", Channel: "acp",
		Tool: policy.Shell, Raw: "cat README.md", Command: "cat README.md", Cwd: dir, Workspace: dir, Prompt: "what is in the read-me?",
	}
	for look, see := range map[string]func() place.Disk{
		"names": nil,
		"disk":  func() place.Disk { return disk.New(0) },
	} {
		world := place.World{Home: "/home/eve", User: "eve", Workspaces: new(place.Workspaces)}
		b.Run("judge/"+look, func(b *testing.B) {
			measure(b, func() {
				w := world
				if see != nil {
					w.Disk = see()
				}
				policy.Decide(policy.Judge{World: w}.Facts(r), policy.Settings{})
			})
		})
		for name, rec := range map[string]Recorder{"unrecorded": nowhere{}, "recorded": log} {
			d := NewBroker(Params{Agent: "gemini", World: world, Disk: see, Record: rec})
			b.Run(name+"/"+look, func(b *testing.B) {
				measure(b, func() {
					if out, _ := d.Decide(r, risk.Reason{}); !out.Allowed() {
						b.Fatal(out.Reason)
					}
				})
			})
		}
	}
}

// BenchmarkRecordAdds is what the record adds to a decision at p50, write(2) included: at most 50 µs
// to an everyday one; more where a large text or a secret is in it.
func BenchmarkRecordAdds(b *testing.B) {
	log, err := audit.Create(audit.Params{Dir: filepath.Join(b.TempDir(), "log"), Session: "bench"})
	if err != nil {
		b.Fatal(err)
	}
	defer log.Close()
	token := "gh" + "p_" + "q8ZfW2mKd9LxV4tRb7Yc1NnPs5Ju3GoAaEiI"
	text := strings.Repeat("func add(a, b int) int { return a + b } // no more than that\n", 270)
	world := place.World{Home: "/home/eve", User: "eve"}
	recorded, unrecorded := NewBroker(Params{Record: log, World: world}), NewBroker(Params{Record: nowhere{}, World: world})
	for name, r := range map[string]policy.Request{
		"plain":             controltest.Shell("go test ./... && git status --short"),
		"a URL":             controltest.Shell("curl -sS https://h.example/api/v1/list?page=2 -o out.json"),
		"an edit of 16 KiB": controltest.Edit("/srv/project/a.go", "", text),
		"a token":           controltest.Shell("curl -H 'Authorization: Bearer " + token + "' https://h.example/"),
	} {
		b.Run(name, func(b *testing.B) {
			var with, without []time.Duration
			for b.Loop() {
				start := time.Now()
				unrecorded.Decide(r, risk.Reason{})
				between := time.Now()
				recorded.Decide(r, risk.Reason{})
				with, without = append(with, time.Since(between)), append(without, between.Sub(start))
			}
			slices.Sort(with)
			slices.Sort(without)
			b.ReportMetric(float64((with[len(with)/2] - without[len(without)/2]).Nanoseconds()), "p50-ns-added")
		})
	}
}

// TestEverydayRecordIsNotReadAgain: a record without a secret is passed by its hints, and not parsed to look for
// one, which takes a hundred allocations.
func TestEverydayRecordIsNotReadAgain(t *testing.T) {
	log, err := audit.Create(audit.Params{Dir: filepath.Join(t.TempDir(), "log"), Session: "test"})
	if err != nil {
		t.Fatal(err)
	}
	defer log.Close()
	world := place.World{Home: "/home/eve", User: "eve"}
	for name, r := range map[string]policy.Request{
		"a read":    controltest.Shell("cat README.md"),
		"a test":    controltest.Shell("go test ./..."),
		"an edit":   controltest.Edit("/srv/project/a.go", "", "func add(a, b int) int { return a + b }"),
		"a refusal": controltest.Shell("rm -rf /srv/other"),
		"a push":    controltest.Shell("git push origin main"),
	} {
		allocs := func(rec Recorder) float64 {
			b := NewBroker(Params{Record: rec, World: world})
			return testing.AllocsPerRun(50, func() { b.Decide(r, risk.Reason{}) })
		}
		if without, with := allocs(nowhere{}), allocs(log); with > without+70 { // a refusal writes two
			t.Errorf("%s: %v allocations, %v without the record", name, with, without)
		}
	}
}

// measure reports the median beside the mean: a write that had to wait for the
// disk is no part of guard's own time.
func measure(b *testing.B, do func()) {
	b.ReportAllocs()
	took := make([]time.Duration, 0, b.N)
	for b.Loop() {
		start := time.Now()
		do()
		took = append(took, time.Since(start))
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Nanoseconds()), "p50-ns")
}

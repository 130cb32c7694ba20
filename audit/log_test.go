package audit

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// tick is a clock that moves by a millisecond at each look.
func tick() func() time.Time {
	at := time.Date(2026, 11, 21, 3, 39, 1, 0, time.FixedZone("elsewhere", 3600))
	return func() time.Time { at = at.Add(time.Millisecond); return at }
}

func create(t *testing.T) *Log {
	t.Helper()
	l, err := Create(Params{Dir: filepath.Join(t.TempDir(), "guard", "log"), Session: "s-1", Now: tick()})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	return l
}

func appendAll(t *testing.T, l *Log, records ...Record) {
	t.Helper()
	for _, r := range records {
		if err := l.Append(r); err != nil {
			t.Fatal(err)
		}
	}
}

func contents(t *testing.T, path string) string {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func TestLineHasTheMembersOfTheDesign(t *testing.T) {
	l := create(t)
	appendAll(t, l, Record{
		Event: Decided, Agent: "gemini", ACPSession: "abc", Channel: "acp", RequestID: "7", Mode: "safe",
		Request: json.RawMessage(`{"title":"ls && pwd"}`), Facts: map[string]any{"tool": "shell"},
		Verdict: map[string]any{"verdict": "allow"}, ApprovalType: "DELETE",
		Preview: &Preview{Summary: "s", Details: Details("DELETE", nil), Risk: "low", SuggestedUserAction: "look"},
		By:      ByPolicy, Answer: "allow_once", Note: "n", Reason: "r", Millis: 3, Exit: &Exit{Code: 1}, Data: 4,
	}, Record{Event: SessionEnded})
	first, second, _ := strings.Cut(contents(t, l.Path()), "\n")
	want := `{"seq":1,"time":"2026-11-21T02:39:01.002000000Z","session":"s-1","event":"decided","agent":"gemini",` +
		`"acp_session":"abc","channel":"acp","request_id":"7","mode":"safe","request":{"title":"ls && pwd"},` +
		`"facts":{"tool":"shell"},"verdict":{"verdict":"allow"},"approval_type":"DELETE",` +
		`"preview":{"summary":"s","details":{"impact":"UNKNOWN","items":"UNKNOWN"},"risk":"low","suggested_user_action":"look","expires_in_ms":0},` +
		`"by":"policy","answer":"allow_once","note":"n","reason":"r","ms":3,"exit":{"code":1},"data":4,` +
		`"prev":"` + string(zeroHash[:]) + `","hash":"`
	if !strings.HasPrefix(first, want) || len(first) != len(want)+hexLen+2 {
		t.Errorf("got  %s\nwant %s…", first, want)
	}
	if !strings.HasPrefix(second, `{"seq":2,"time":"2026-11-21T02:39:01.003000000Z","session":"s-1","event":"session_ended","prev":"`) {
		t.Errorf("what is empty is left out; got %s", second)
	}
}

func TestFileIsNamedByTimeAndSession(t *testing.T) {
	l := create(t)
	if got := filepath.Base(l.Path()); got != "20261121T023901Z-s-1.jsonl" {
		t.Error(got)
	}
}

func TestConcurrentAppends(t *testing.T) {
	l := create(t)
	var all sync.WaitGroup
	for i := range 1000 {
		all.Go(func() {
			if err := l.Append(Record{Event: Decided, Note: fmt.Sprint("n", i), Reason: strings.Repeat("x", i)}); err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	appendAll(t, l, Record{Event: SessionEnded})
	if err := Verify(l.Path()); err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	last := time.Time{}
	for e, err := range Read(l.Path()) {
		if err != nil {
			t.Fatal(err)
		}
		if e.Time.Before(last) {
			t.Errorf("record %d is older than the one before it", e.Seq)
		}
		last = e.Time
		seen[e.Note] = true
	}
	if len(seen) != 1001 { // the thousand notes, and none
		t.Errorf("%d different records", len(seen))
	}
}

func TestWhatIsAppendedIsInTheFileAtOnce(t *testing.T) {
	l := create(t)
	for i := range 10 {
		appendAll(t, l, Record{Event: Decided})
		if n := strings.Count(contents(t, l.Path()), "\n"); n != i+1 {
			t.Fatalf("%d lines after %d records", n, i+1)
		}
	}
}

func TestAppendRefuses(t *testing.T) {
	var none *Log
	closed := create(t)
	closed.Close()
	open := create(t)
	for _, c := range []struct {
		name string
		log  *Log
		r    Record
	}{
		{"no log", none, Record{Event: Decided}},
		{"a zero log", new(Log), Record{Event: Decided}},
		{"a closed log", closed, Record{Event: Decided}},
		{"no event", open, Record{Note: "x"}},
		{"facts that JSON cannot hold", open, Record{Event: Decided, Facts: func() {}}},
		{"a request that is no JSON", open, Record{Event: Decided, Request: json.RawMessage("{")}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if err := c.log.Append(c.r); err == nil {
				t.Error("no error")
			}
		})
	}
	appendAll(t, open, Record{Event: SessionEnded}) // a record that cannot be written spoils no other
	if err := Verify(open.Path()); err != nil {
		t.Error(err)
	}
}

// failing is a file in memory that takes bytes up to a limit and then fails in the way chosen.
type failing struct {
	bytes.Buffer
	limit            int
	short, noGoBack  bool
	truncated, tries int
}

func (f *failing) Write(b []byte) (int, error) {
	f.tries++
	room := f.limit - f.Len()
	if len(b) <= room {
		return f.Buffer.Write(b)
	}
	f.Buffer.Write(b[:room])
	if f.short {
		return room, nil
	}
	return room, syscall.ENOSPC
}

func (f *failing) Truncate(n int64) error {
	if f.noGoBack {
		return syscall.EIO
	}
	f.truncated++
	f.Buffer.Truncate(int(n))
	return nil
}
func (f *failing) Sync() error  { return nil }
func (f *failing) Close() error { return nil }

var story = []Record{{Event: SessionStarted}, {Event: Decided, Note: "n"}, {Event: SessionEnded}}

// TestFaultAtEveryByte fills the disk at each byte of three records, in each way in which a write can
// fail. A record is reported as kept only if it is, none is after a failure, and what is left reads.
func TestFaultAtEveryByte(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	whole := &failing{limit: 1 << 20}
	write(whole)
	for _, c := range []struct {
		name            string
		short, noGoBack bool
	}{{"ENOSPC", false, false}, {"short write", true, false}, {"ENOSPC, and no way back", false, true}, {"short, and no way back", true, true}} {
		t.Run(c.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "x.jsonl")
			for limit := range whole.Len() {
				f := &failing{limit: limit, short: c.short, noGoBack: c.noGoBack}
				kept, closeErr := write(f)
				if f.tries != kept+1 {
					t.Fatalf("limit %d: %d writes for %d records kept and one lost", limit, f.tries, kept)
				}
				if closeErr == nil || !c.short && !errors.Is(closeErr, syscall.ENOSPC) {
					t.Fatalf("limit %d: Close says %v", limit, closeErr)
				}
				left := f.Bytes()
				if !bytes.HasPrefix(whole.Bytes(), left) || bytes.Count(left, []byte("\n")) != kept {
					t.Fatalf("limit %d: %d kept, but left %q", limit, kept, left)
				}
				if !c.noGoBack && len(left) > 0 && left[len(left)-1] != '\n' {
					t.Fatalf("limit %d: a torn line was not taken back", limit)
				}
				checkReadable(t, path, left, kept)
			}
		})
	}
}

// write tells the story to a file and says how many records were kept: all before the first refusal.
func write(f file) (kept int, closeErr error) {
	l := newLog(Params{Session: "s", Now: tick()}, "x.jsonl", f)
	failed := false
	for _, r := range story {
		err := l.Append(r)
		if failed && err == nil {
			panic("a record was kept after one was lost")
		}
		if failed = err != nil; !failed {
			kept++
		}
	}
	return kept, l.Close()
}

func checkReadable(t *testing.T, path string, left []byte, kept int) {
	t.Helper()
	if err := os.WriteFile(path, left, 0o600); err != nil {
		t.Fatal(err)
	}
	torn := len(left) > 0 && left[len(left)-1] != '\n'
	err := Verify(path)
	if !errors.Is(err, ErrNotEnded) || errors.Is(err, ErrTorn) != torn {
		t.Fatalf("%d bytes left: Verify says %v", len(left), err)
	}
	n := 0
	for _, err := range Read(path) {
		if err == nil {
			n++
		} else if !errors.Is(err, ErrTorn) || !torn {
			t.Fatalf("%d bytes left: Read says %v", len(left), err)
		}
	}
	if n != kept {
		t.Fatalf("%d bytes left: %d records read of %d", len(left), n, kept)
	}
}

func TestCloseReportsWhatItCannotMakeDurable(t *testing.T) {
	f, err := os.CreateTemp(t.TempDir(), "")
	if err != nil {
		t.Fatal(err)
	}
	l := newLog(Params{Session: "s", Now: tick()}, f.Name(), oneWrite{f})
	f.Close()
	if err := l.Close(); !errors.Is(err, os.ErrClosed) {
		t.Error(err)
	}
}

func TestNoSecretReachesTheFile(t *testing.T) {
	const canary = "hunter2hunter2hunter2"
	l := create(t)
	shapes := []string{
		"X_TOKEN=" + canary, "tool --password " + canary, "https://me:" + canary + "@h.example", "Authorization: Bearer " + canary,
		"curl -u me:" + canary + " h", "gh" + "p_" + canary + canary, "-----BEGIN PRIVATE" + " KEY-----\n" + canary,
	}
	for _, s := range shapes {
		appendAll(t, l, Record{
			Event: Decided, Agent: s, Note: s, Reason: s, Answer: s, Facts: []string{"x", s}, Request: json.RawMessage(mustJSON(s)),
			Preview: &Preview{Summary: s, Details: map[string]any{"items": []string{s}}}, Data: map[string]any{s: s},
		})
	}
	appendAll(t, l, Record{Event: SessionStarted, Data: map[string]any{
		"command": []string{"agent", "--api-key", canary}, "env": map[string]string{"GEMINI_API_KEY": canary},
	}})
	if text := contents(t, l.Path()); strings.Contains(text, canary) {
		t.Error(text)
	}
}

func mustJSON(v any) []byte {
	b, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return b
}

func BenchmarkAppend(b *testing.B) {
	l, err := Create(Params{Dir: filepath.Join(b.TempDir(), "log"), Session: "bench"})
	if err != nil {
		b.Fatal(err)
	}
	defer l.Close()
	type verdict struct {
		Verdict    string   `json:"verdict"`
		Risk       string   `json:"risk"`
		Categories []string `json:"categories"`
		Rule       string   `json:"rule"`
		Reason     string   `json:"reason"`
	}
	type facts struct {
		Tool, Raw, Cwd string
		Commands       [][]string
		Read, Written  []string
		Reasons        []string
	}
	r := Record{
		Event: Decided, Agent: "gemini", ACPSession: "75faa1e7-e6c1-458d-8846-88dfb721c445", Channel: "acp", RequestID: "12",
		Request: prepared(`{"sessionId":"75faa1e7","toolCall":{"toolCallId":"run_shell_command__1","title":"go test ./... && rm -rf ./tmp_*"},"options":[{"optionId":"proceed_once","name":"Allow","kind":"allow_once"}]}`),
		Facts:   asWritten(b, facts{"shell", "go test ./... && rm -rf ./tmp_*", "/srv/project", [][]string{{"go", "test", "./..."}, {"rm", "-rf", "./tmp_*"}}, nil, []string{"tmp_1"}, []string{"deletes what a wildcard matches"}}),
		Verdict: asWritten(b, verdict{"deny", "high", []string{"FS_DELETE_OVERWRITE"}, "default: safe", "deletes files recursively"}), By: ByPolicy, Answer: "proceed_once",
	}
	b.ReportAllocs()
	for b.Loop() {
		if err := l.Append(r); err != nil {
			b.Fatal(err)
		}
	}
}

// prepared appends itself, as guard's own values do.
type prepared string

func (w prepared) AppendJSON(b []byte) []byte { return append(b, w...) }

func asWritten(b *testing.B, v any) prepared {
	b.Helper()
	j, err := json.Marshal(v)
	if err != nil {
		b.Fatal(err)
	}
	return prepared(strings.ReplaceAll(string(j), `\u0026`, "&"))
}

// session_ended is the last record: what comes later is refused, and the file stays sound.
func TestNothingAfterTheEnd(t *testing.T) {
	l := create(t)
	appendAll(t, l, Record{Event: SessionStarted}, Record{Event: SessionEnded})
	for range 2 {
		if err := l.Append(Record{Event: Decided}); !errors.Is(err, ErrEnded) {
			t.Errorf("kept after the end: %v", err)
		}
	}
	if err := l.Close(); err != nil {
		t.Error(err)
	}
	if err := Verify(l.Path()); err != nil {
		t.Error(err)
	}
}

// broken is a part of a record that cannot be written for a fault.
type broken struct{}

func (broken) AppendJSON([]byte) []byte { panic("broken") }

// TestFaultInARecord: the record is not kept, which is an error, and those after it are.
func TestFaultInARecord(t *testing.T) {
	l, err := Create(Params{Dir: filepath.Join(t.TempDir(), "r"), Session: "s"})
	if err != nil {
		t.Fatal(err)
	}
	if err := l.Append(Record{Event: Decided, Facts: broken{}}); err == nil {
		t.Error("kept")
	}
	if seq, err := l.Keep(Record{Event: Decided}); err != nil || seq != 1 {
		t.Errorf("the next: %d %v", seq, err)
	}
}

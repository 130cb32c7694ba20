package records

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/audit"
	"guard/cmd/guard/records/page"
	"guard/control/record"
	"guard/internal/atomicfile"
)

// asking is an entry about a call, as it is read from a record.
func asking(e audit.Event, seq int, call, command, verdict string, more map[string]any) audit.Entry {
	raw := func(v any) json.RawMessage {
		text, _ := json.Marshal(v)
		return text
	}
	facts := map[string]any{"reasons": []string{"because of " + command}}
	for name, v := range more {
		facts[name] = v
	}
	return audit.Entry{Seq: uint64(seq), Session: "0123456789abcdef", Time: time.Unix(1_800_000_000+int64(seq), 0),
		Record: audit.Record{Event: e, Agent: "gemini", RequestID: call,
			Request: raw(map[string]any{"tool": "shell", "command": command, "cwd": "/srv"}), Facts: raw(facts),
			Verdict: raw(map[string]any{"verdict": verdict, "risk": "high", "rule": "default: mode ask"})}}
}

// built is the page of some entries.
func built(entries ...audit.Entry) (page.Page, string) {
	b := pageBuilder{choice: &logChoice{}}
	for _, e := range entries {
		b.add(e)
	}
	b.end()
	p := b.page(time.Now())
	var out strings.Builder
	_ = p.Write(&out)
	return p, out.String()
}

// However large and hostile a record is, its page is bounded: it shows the newest decisions, says how many are left
// out, and counts them all.
func TestAPageIsBounded(t *testing.T) {
	b := pageBuilder{choice: &logChoice{}}
	long := strings.Repeat(`<"'&>`, 1000)
	many := []string{long, long}
	const all = maxSteps + 200
	for i := range all {
		b.add(asking(audit.Decided, i, fmt.Sprint("c", i), long, "deny", map[string]any{"reasons": many,
			"paths": map[string]any{"deletes": many}}))
	}
	b.end()
	b.add(asking(audit.Decided, 0, "c", long, "allow", nil)) // of an older session: only counted
	b.end()
	if len(b.sessions) != 1 || b.steps != maxSteps || b.left != all+1-maxSteps || b.sum.Decisions != all+1 {
		t.Errorf("%d steps, %d left out, %d decisions", b.steps, b.left, b.sum.Decisions)
	}
	path := filepath.Join(t.TempDir(), "page.html")
	p := b.page(time.Now())
	if err := atomicfile.WriteBy(path, pageMode, p.Write); err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	if info.Size() > 12<<20 || info.Size() < 5<<20 || info.Mode().Perm() != 0o600 {
		t.Errorf("%d bytes, %v", info.Size(), info.Mode())
	}
	if n := len(p.Sessions[0].Steps); n != maxSteps || !strings.Contains(p.LeftOut, "newest 2000") {
		t.Errorf("%d steps; %q", n, p.LeftOut)
	}
	if last := p.Sessions[0].Steps[maxSteps-1]; last.ID != fmt.Sprintf("01234567/%d", all-1) {
		t.Errorf("the last is %s", last.ID)
	} else if f := last.Facts[len(last.Facts)-1]; f.Texts[0] != "guard log show "+last.ID {
		t.Errorf("it does not say where the rest is: %+v", f)
	}
}

// Each decision is told with what was shown of it before, or would have been; of another call's it takes nothing.
func TestAPageTellsWhatWasShown(t *testing.T) {
	preview := func(e audit.Entry, impact string) audit.Entry {
		e.Preview = &audit.Preview{Details: map[string]any{"impact": impact, "items": audit.Unknown}}
		return e
	}
	_, text := built(
		preview(asking(audit.ApprovalRequested, 1, "one", "rm a", "ask", nil), "shown of one"),
		preview(asking(audit.ApprovalRequested, 2, "two", "rm b", "ask", nil), "shown of two"),
		asking(audit.Decided, 3, "two", "rm b", "allow", nil),
		asking(audit.Decided, 4, "three", "rm c", "deny", nil),
		asking(audit.Decided, 5, "one", "rm a", "deny", nil),
		preview(asking(audit.ApprovalRequired, 6, "three", "rm c", "deny", nil), "shown of three"),
	)
	for _, want := range []string{"two:rm b", "three:rm c", "one:rm a"} {
		call, command, _ := strings.Cut(want, ":")
		_, after, _ := strings.Cut(text, "<pre>"+command+"</pre>")
		after, _, _ = strings.Cut(after, "</details>")
		if !strings.Contains(after, "<dd>shown of "+call+"</dd>") || strings.Count(after, "shown of") != 1 {
			t.Errorf("%s: %s", command, after)
		}
		if strings.Contains(after, audit.Unknown) || !strings.Contains(after, "because of "+command) {
			t.Errorf("%s: %s", command, after)
		}
	}
}

// Events beside the decisions stand between them, by time, and what hides or turns text is made visible.
func TestAPageHidesNothing(t *testing.T) {
	start := asking(audit.SessionStarted, 1, "", "", "", nil)
	start.Request, start.Verdict, start.Mode = nil, nil, "safe"
	start.Data = json.RawMessage(`{"program":"/bin/agent","arguments":["\u202e<b>"],"workspace":"/srv"}`)
	mode := start
	mode.Event, mode.Seq, mode.Time = audit.ModeChanged, 3, mode.Time.Add(2*time.Second)
	mode.Data = json.RawMessage(`{"from":"safe","to":"ask"}`)
	p, text := built(start, asking(audit.Decided, 2, "a", "ls \u202e\u200b\x1b[2J\nrm x", "allow", nil), mode,
		asking(audit.Decided, 4, "b", "ls", "allow", nil))
	for _, hidden := range []string{"\u202e", "\u200b", "\x1b"} {
		if strings.Contains(text, hidden) {
			t.Errorf("%q is in the page", hidden)
		}
	}
	if !strings.Contains(text, "<pre>ls \\u{202e}\\u{200b}\\u{1b}[2J\nrm x</pre>") {
		t.Error("the command is not as it would run")
	}
	s := p.Sessions[0]
	if len(s.Steps) != 3 || s.Steps[1].What != "mode  safe → ask" || s.Steps[1].Verdict != "" ||
		!strings.HasPrefix(s.About[0], "/bin/agent \\u{202e}<b>") || s.About[1] != "ran 2, asked 0, refused 0" {
		t.Errorf("%+v", s)
	}
	if s.Marks[0].At >= s.Marks[1].At || s.Marks[1].At >= s.Marks[2].At {
		t.Errorf("%+v", s.Marks)
	}
}

// A reason that is told already is not told again.
func TestAPageTellsAReasonOnce(t *testing.T) {
	f := record.Facts{Reasons: []string{"deletes a; and b", "rm deletes for good"}}
	for reason, want := range map[string]string{
		"": "", "deletes a; and b; rm deletes for good": "", "rm deletes for good": "",
		"refused in every mode; deletes a; and b; too much": "refused in every mode; too much",
		"rm deletes for good, it says":                      "rm deletes for good, it says",
	} {
		if got := otherReason(record.Verdict{Reason: reason}, f); got != want {
			t.Errorf("%q: %q, want %q", reason, got, want)
		}
	}
}

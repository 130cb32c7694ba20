package audit

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

// written is a sound record of five lines.
func written(t *testing.T) (path string, lines []string) {
	t.Helper()
	l := create(t)
	appendAll(t, l, Record{Event: SessionStarted}, Record{Event: Decided, Answer: "deny", Note: "first"},
		Record{Event: Decided, Answer: "allow", Note: "second"}, Record{Event: ToolFinished}, Record{Event: SessionEnded})
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	lines = strings.SplitAfter(contents(t, l.Path()), "\n")
	return l.Path(), lines[:len(lines)-1]
}

func TestReadGivesBackWhatWasAppended(t *testing.T) {
	l := create(t)
	want := Record{
		Event: ApprovalResolved, Agent: "codex", ACPSession: "a", Channel: "hook", RequestID: "1", Mode: "ask",
		Request: json.RawMessage(`{"x":1}`), Facts: json.RawMessage(`["<&>"]`), Verdict: json.RawMessage(`"v"`), ApprovalType: "SEND",
		Preview: &Preview{Summary: "s", Risk: "high", ExpiresInMS: 5}, By: ByTerminal, Answer: "once", Note: "ü\n", Reason: "r",
		Millis: 9, Exit: &Exit{Code: 137, Signal: "SIGKILL"}, Data: json.RawMessage(`2.50`),
	}
	appendAll(t, l, want, Record{Event: SessionEnded})
	var got []Entry
	for e, err := range Read(l.Path()) {
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, e)
	}
	if len(got) != 2 || !reflect.DeepEqual(got[0].Record, want) || got[0].Seq != 1 || got[0].Session != "s-1" {
		t.Errorf("got %+v", got)
	}
	if !reflect.DeepEqual(got[1].Record, Record{Event: SessionEnded}) {
		t.Errorf("got %+v", got[1])
	}
	if !json.Valid(got[0].Line) || bytes.ContainsRune(got[0].Line, '\n') {
		t.Errorf("line %q", got[0].Line)
	}
}

func TestVerify(t *testing.T) {
	path, lines := written(t)
	for _, c := range []struct {
		name  string
		lines []string
		line  uint64 // of the BadRecord, 0 for none
		is    []error
	}{
		{"sound", lines, 0, nil},
		{"cut tail", lines[:4], 0, []error{ErrNotEnded}},
		{"torn tail", []string{lines[0], lines[1], lines[2][:40]}, 0, []error{ErrTorn, ErrNotEnded}},
		{"torn after the end", append(lines[:5:5], `{"seq":6`), 0, []error{ErrTorn}},
		{"empty", nil, 0, []error{ErrNotEnded}},
		{"first removed", lines[1:], 1, nil},
		{"inner removed", []string{lines[0], lines[2], lines[3], lines[4]}, 2, nil},
		{"reordered", []string{lines[0], lines[2], lines[1], lines[3], lines[4]}, 2, nil},
		{"doubled", []string{lines[0], lines[0]}, 2, nil},
		{"edited", []string{lines[0], strings.Replace(lines[1], "deny", "once", 1), lines[2]}, 2, nil},
		{"hash edited", []string{lines[0][:len(lines[0])-5] + "00\"}\n"}, 1, nil},
		{"blank line", []string{lines[0], "\n", lines[1]}, 2, nil},
		{"no record", []string{lines[0], "{\"seq\":2}\n"}, 2, nil},
		{"member added behind the hash", []string{strings.TrimSuffix(lines[0], "}\n") + ",\"x\":1}\n"}, 1, nil},
		{"carriage return", []string{strings.TrimSuffix(lines[0], "\n") + "\r\n"}, 1, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			if err := os.WriteFile(path, []byte(strings.Join(c.lines, "")), 0o600); err != nil {
				t.Fatal(err)
			}
			err := Verify(path)
			var bad *BadRecord
			if errors.As(err, &bad) != (c.line > 0) || bad != nil && bad.Line != c.line {
				t.Errorf("got %v, want line %d", err, c.line)
			}
			for _, e := range []error{ErrTorn, ErrNotEnded} {
				want := false
				for _, is := range c.is {
					want = want || is == e
				}
				if errors.Is(err, e) != want {
					t.Errorf("got %v; %q: want %v", err, e, want)
				}
			}
		})
	}
}

// TestEveryChangedBitIsFound is the property behind the table: no byte of a line can change unseen.
func TestEveryChangedBitIsFound(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	path, lines := written(t)
	text := []byte(strings.Join(lines, ""))
	for i := range text {
		for _, flip := range []byte{1, 0x20, 0x80} {
			text[i] ^= flip
			if err := os.WriteFile(path, text, 0o600); err != nil {
				t.Fatal(err)
			}
			if Verify(path) == nil {
				t.Fatalf("byte %d changed to %q and nobody noticed", i, text[i])
			}
			text[i] ^= flip
		}
	}
}

// TestAnotherProgramCanVerify runs the recipe of the package's documentation, as it stands there.
func TestAnotherProgramCanVerify(t *testing.T) {
	for _, tool := range []string{"bash", "sha256sum"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skipf("%s is not installed", tool)
		}
	}
	_, after, _ := strings.Cut(contents(t, "doc.go"), "In bash:\n//\n")
	recipe, _, _ := strings.Cut(after, "\n//\n")
	recipe = strings.ReplaceAll(recipe, "//\t", "")
	path, lines := written(t)
	run := func(lines []string) string {
		if err := os.WriteFile(path, []byte(strings.Join(lines, "")), 0o600); err != nil {
			t.Fatal(err)
		}
		out, err := exec.Command("bash", "-c", "exec <\"$1\"\n"+recipe, "bash", path).CombinedOutput()
		if err != nil {
			t.Fatalf("%v: %s", err, out)
		}
		return string(out)
	}
	if out := run(lines); out != "" {
		t.Errorf("sound, but: %s", out)
	}
	if out := run([]string{lines[0], strings.Replace(lines[1], "deny", "once", 1)}); out != "line 2: changed\n" {
		t.Errorf("changed, but: %q", out)
	}
	if out := run([]string{lines[0], lines[2]}); out != "line 2: out of place\n" {
		t.Errorf("removed, but: %q", out)
	}
}

func TestReadOfWhatIsNotThere(t *testing.T) {
	path := filepath.Join(t.TempDir(), "none")
	if err := Verify(path); !errors.Is(err, os.ErrNotExist) {
		t.Error(err)
	}
	for _, err := range Read(path) {
		if !errors.Is(err, os.ErrNotExist) {
			t.Error(err)
		}
	}
}

func FuzzVerify(f *testing.F) {
	l := &failing{limit: 1 << 20}
	write(l)
	f.Add(l.Bytes())
	f.Fuzz(func(t *testing.T, b []byte) {
		path := filepath.Join(t.TempDir(), "x")
		if err := os.WriteFile(path, b, 0o600); err != nil {
			t.Fatal(err)
		}
		if err := Verify(path); err == nil && !bytes.HasSuffix(b, []byte("\"}\n")) {
			t.Errorf("%q verifies", b)
		}
		for range Read(path) {
		}
	})
}

// TestReadWith: only the lines that hold a text are taken apart, in their order and with their numbers.
func TestReadWith(t *testing.T) {
	dir := t.TempDir()
	l, err := Create(Params{Dir: dir, Session: "s-1"})
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range []Record{{Event: SessionStarted}, {Event: Decided, Undo: map[string]int{"files": 1}},
		{Event: Decided, Reason: `"undo":{`}, {Event: Undone, Undo: map[string]int{"files": 2}}, {Event: SessionEnded}} {
		if err := l.Append(r); err != nil {
			t.Fatal(err)
		}
	}
	var got []uint64
	for e, err := range ReadWith(l.Path(), `"undo":{`) {
		if err != nil || e.Undo == nil {
			t.Fatal(e, err)
		}
		got = append(got, e.Seq)
	}
	if err := l.Close(); err != nil || len(got) != 2 || got[0] != 2 || got[1] != 4 {
		t.Errorf("%v, %v", got, err)
	}
}

package control

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strconv"
	"strings"
	"testing"

	"guard/audit"
	"guard/control/controltest"
	"guard/control/record"
	"guard/policy"
)

func TestNotes(t *testing.T) {
	for event, want := range map[policy.NoteEvent]struct {
		story      string
		told, dead bool
	}{
		policy.NoteRefused:         {"decided:deny(policy)", true, false},
		policy.NoteUnguarded:       {"unguarded", true, false},
		policy.NoteMode:            {"mode_refused", true, false},
		policy.NoteHookDead:        {"hook_dead", true, true},
		policy.NoteBypassed:        {"unguarded", true, true},
		policy.NoteRewritten:       {"rewritten", true, false},
		policy.NoteLateAnswer:      {"late_answer_dropped", false, false},
		policy.NoteQuestion:        {"question_passed", false, false},
		policy.NoteOpened:          {"session_opened", false, false},
		policy.NoteServer:          {"mcp_server", false, false},
		policy.NoteFinished:        {"tool_finished", false, false},
		policy.NoteEvent("a new"):  {"a new", true, false},
		policy.NoteEvent("second"): {"second", true, false},
	} {
		t.Run(string(event), func(t *testing.T) {
			r := newRig(Params{})
			r.Note(policy.Note{Event: event, Session: "s1", Call: "c1", Text: "this happened"})
			if got := r.rec.Story(); got != want.story {
				t.Errorf("recorded %q, want %q", got, want.story)
			}
			rec := r.rec.Records[0]
			if rec.ACPSession != "s1" || rec.RequestID != "c1" || rec.Reason != "this happened" || rec.Agent != "gemini" {
				t.Errorf("%+v", rec)
			}
			if (len(r.heard()) == 1) != want.told || (len(r.dead) == 1) != want.dead {
				t.Errorf("told %q, ended %q", r.heard(), r.dead)
			}
			if want.dead && r.dead[0] != "this happened: "+want.story {
				t.Errorf("ended before it was recorded: %q", r.dead)
			}
		})
	}
}

// A note of policy's that has no row would be recorded under a name that no
// reader knows.
func TestEveryNoteHasARow(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "../policy/outcome.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	ast.Inspect(file, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok {
			return true
		}
		if kind, ok := spec.Type.(*ast.Ident); !ok || kind.Name != "NoteEvent" {
			return true
		}
		found++
		name, err := strconv.Unquote(spec.Values[0].(*ast.BasicLit).Value)
		if _, row := noteKinds[policy.NoteEvent(name)]; err != nil || !row {
			t.Errorf("%s has no row", name)
		}
		return true
	})
	if found != len(noteKinds) {
		t.Errorf("%d notes in policy, %d rows", found, len(noteKinds))
	}
}

// The run ends also when that cannot be recorded, and a long text is cut.
func TestNoteWithoutRecord(t *testing.T) {
	r := newRig(Params{Record: &controltest.Memory{FailAt: 1, Forever: true}})
	r.Note(policy.Note{Event: policy.NoteHookDead, Text: "dead"})
	if len(r.dead) != 1 || len(r.heard()) != 2 {
		t.Errorf("ended %q, told %q", r.dead, r.heard())
	}
	r = newRig(Params{})
	r.Note(policy.Note{Event: policy.NoteFinished, Text: strings.Repeat("x", 1<<20)})
	if rec := r.rec.Last(audit.ToolFinished); len(rec.Reason) > 2*record.MaxText {
		t.Errorf("%d bytes", len(rec.Reason))
	}
}

package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"guard/control"
	"guard/control/record"
)

// sessions are the run's, as any terminal of the person's sees them.
func (w worker) sessions(t *testing.T) (list []control.Session) {
	t.Helper()
	if err := json.Unmarshal([]byte(commanded(t, w.env, "sessions", "--json")), &list); err != nil {
		t.Fatal(err)
	}
	return list
}

// refusals are what the record holds of refusals for want of a grant.
func (w worker) refusals(t *testing.T) (all []record.Required) {
	t.Helper()
	for _, line := range w.lines(t, `"event":"approval_required"`) {
		var r struct{ Data record.Required }
		if err := json.Unmarshal([]byte(line), &r); err != nil {
			t.Fatal(err)
		}
		all = append(all, r.Data)
	}
	return all
}

// lines are those of the record that hold some text.
func (w worker) lines(t *testing.T, text string) (found []string) {
	t.Helper()
	files, _ := filepath.Glob(filepath.Join(w.state, "guard", "log", "*"))
	for _, f := range files {
		for line := range strings.Lines(string(mustRead(t, f))) {
			if strings.Contains(line, text) {
				found = append(found, line)
			}
		}
	}
	return found
}

// The life of an approval: refused for want of one, granted from another terminal, used without a
// question, taken back; and a session that begins has none.
func TestRealLifeOfAnApproval(t *testing.T) {
	t.Parallel()
	for _, way := range workers {
		t.Run(way.name, func(t *testing.T) {
			t.Parallel()
			w := way.start(t, "--mode", "safe")
			runs := func(want bool, when string) {
				t.Helper()
				path := filepath.Join(w.folder, "tmp_one")
				write(t, path, "x")
				w.try("rm -f ./tmp_*")
				if _, err := os.Lstat(path); (err == nil) == want {
					t.Fatalf("%s: tmp_one is there: %v\n%s", when, want, strings.Join(w.lines(t, `"event":"decided"`), ""))
				}
			}
			runs(false, "safe, nothing granted")
			need := w.refusals(t)
			if len(need) != 1 {
				t.Fatalf("%d refusals: %+v", len(need), need)
			}
			r := need[0]
			if r.Category != "DELETE" || !slices.Equal(r.RequiredCategories, []string{"FS_DELETE_OVERWRITE"}) || r.BlockedReason != "approval_required" ||
				!strings.Contains(r.Prompt.What, "rm -f ./tmp_*") || r.Prompt.Why == "" || r.Prompt.Risk != "high" || !slices.Contains(r.Prompt.Changes, "tmp_one") {
				t.Errorf("the refusal tells %+v", r)
			}
			if !w.toldOf("guard: refused") || !w.toldOf("FS_DELETE_OVERWRITE") {
				t.Error("the model is not told what was missing")
			}
			commanded(t, w.env, append([]string{"approve", "--session", r.Session}, r.RequiredCategories...)...)
			runs(true, "granted")
			runs(true, "and again")
			commanded(t, w.env, "revoke", "--session", r.Session, "FS_DELETE_OVERWRITE")
			runs(false, "taken back")
			commanded(t, w.env, "approve", "--session", r.Session, "FS_DELETE_OVERWRITE")
			w.again()
			runs(false, "a session that begins, beside one with a grant")
			// Codex over ACP has a session of its own for a title, between them.
			if list := w.sessions(t); list[0].ID != r.Session || len(list[0].Grants) != 1 || len(list) < 2 || len(list[len(list)-1].Grants) != 0 {
				t.Errorf("the sessions are %+v", list)
			}
			if w.asked() || len(w.lines(t, `"event":"approval_requested"`)) > 0 {
				t.Error("somebody was asked")
			}
			w.leave()
			commanded(t, w.env, "log", "verify")
			if n := len(w.lines(t, `"by":"grant"`)); n != 2 {
				t.Errorf("%d decisions by the grant", n)
			}
			if n, m := len(w.lines(t, `"event":"approval_granted"`)), len(w.lines(t, `"event":"approval_revoked"`)); n != 2 || m != 1 {
				t.Errorf("%d grants and %d revocations in the record", n, m)
			}
		})
	}
}

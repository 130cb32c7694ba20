package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"guard/control"
	"guard/control/socket"
)

// anyProgram is a person's face of their own making: an HTTP client that knows a run's socket and
// nothing of guard's code.
type anyProgram struct {
	t    *testing.T
	http http.Client
}

func (h ownHome) face(run string) anyProgram {
	socket := filepath.Join(h.home, "state", "guard", "run", run, socket.SocketName)
	return anyProgram{h.t, http.Client{Transport: &http.Transport{
		DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
			return new(net.Dialer).DialContext(ctx, "unix", socket)
		}}}}
}

// says sends a body, or gets where there is none, and reads the answer into out.
func (p anyProgram) says(path, body string, out any) int {
	p.t.Helper()
	method := http.MethodPost
	if body == "" {
		method = http.MethodGet
	}
	req, err := http.NewRequest(method, "http://guard"+path, strings.NewReader(body))
	if err != nil {
		p.t.Fatal(err)
	}
	res, err := p.http.Do(req)
	if err != nil {
		p.t.Fatal(err)
	}
	defer res.Body.Close()
	b, err := io.ReadAll(res.Body)
	if err == nil {
		err = json.Unmarshal(b, out)
	}
	if err != nil || res.Header.Get("Content-Type") != "application/json" {
		p.t.Fatalf("%s %s: %v: %s", path, body, err, b)
	}
	return res.StatusCode
}

// does gives a command that must be carried out.
func (p anyProgram) does(path, body string) {
	p.t.Helper()
	var ok struct{ OK bool }
	if status := p.says(path, body, &ok); status != http.StatusOK || !ok.OK {
		p.t.Fatalf("%s %s: %d %+v", path, body, status, ok)
	}
}

// fails gives one that must not be.
func (p anyProgram) fails(path, body string, status int, code string) {
	p.t.Helper()
	var failed struct {
		Error struct{ Type, Code, Message string }
	}
	if got := p.says(path, body, &failed); got != status || failed.Error.Code != code || failed.Error.Type != "error" || failed.Error.Message == "" {
		p.t.Errorf("%s %s: %d %+v, want %d %s", path, body, got, failed, status, code)
	}
}

// shownRequest is a question as any program reads it (docs/design.md, "The socket").
type shownRequest struct {
	RequestID string                           `json:"request_id"`
	SessionID string                           `json:"session_id"`
	ToolName  string                           `json:"tool_name"`
	ToolInput struct{ Command, Prompt string } `json:"tool_input"`
	Options   []struct {
		ID    string `json:"option_id"`
		Kind  string `json:"kind"`
		Label string `json:"label"`
	}
	Verdict, Risk, Rule, Reason, Suggestion string
	Categories                              []string
	Absurd                                  *bool
	ApprovalType                            string `json:"approval_type"`
	Preview                                 struct {
		Summary, Risk string
		Details       map[string]any
		Expires       *int `json:"expires_in_ms"`
	}
}

// waits is the question that waits.
func (p anyProgram) waits() shownRequest {
	p.t.Helper()
	var list []shownRequest
	eventually(p.t, func() bool {
		list = nil
		return p.says("/v1/pending", "", &list) == http.StatusOK && len(list) == 1
	}, "no question waits")
	return list[0]
}

// watches reads the events until the run ends.
func (p anyProgram) watches() (ended func() []string) {
	p.t.Helper()
	res, err := p.http.Get("http://guard/v1/events")
	if err != nil || res.StatusCode != http.StatusOK || res.Header.Get("Content-Type") != "text/event-stream" {
		p.t.Fatalf("%v %+v", err, res)
	}
	var events []string
	var all sync.WaitGroup
	all.Go(func() {
		defer res.Body.Close()
		for lines := bufio.NewScanner(res.Body); lines.Scan(); {
			var e struct{ Event, Run string }
			if data, ok := strings.CutPrefix(lines.Text(), "data: "); ok && json.Unmarshal([]byte(data), &e) == nil && e.Run != "" {
				events = append(events, e.Event)
			}
		}
	})
	return func() []string { all.Wait(); return events }
}

// faced is a run that asks, its agent, and a program that is the person's face to it.
type faced struct {
	ownHome
	anyProgram
	work, run, session string
	answers            <-chan string // what the agent hears
	in                 io.Closer
}

// newFaced starts it: six deletions by a pattern that holds one file, and a push.
func newFaced(t *testing.T) faced {
	t.Helper()
	var lines strings.Builder
	for i := range 6 {
		fmt.Fprintf(&lines, removing, i)
	}
	lines.WriteString(strings.ReplaceAll(fmt.Sprintf(removing, 6), "rm -rf ./tmp_*", "git push"))
	return newFacedBy(t, lines.String(), "tmp_a")
}

// newFacedBy starts one whose agent makes these requests, where these files are.
func newFacedBy(t *testing.T, requests string, files ...string) faced {
	t.Helper()
	dir, err := os.MkdirTemp("", "g") // short: a plain client knows no way round the length of a socket's name
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	f := faced{ownHome: ownHome{t, dir}, work: filepath.Join(dir, "work")}
	write(t, filepath.Join(dir, "requests"), requests)
	if err := os.Mkdir(f.work, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		write(t, filepath.Join(f.work, name), "")
	}
	agent := filepath.Join(dir, "fakeagent")
	if err := os.Symlink(selfPath(t), agent); err != nil {
		t.Fatal(err)
	}
	f.answers, f.in = f.asking(f.work, agent, filepath.Join(dir, "requests"))
	f.run = askFor(f.ownHome, some[control.Session](1), "sessions")[0].Run
	f.anyProgram, f.session = f.face(f.run), f.run+".1"
	return f
}

// expect waits for what the agent hears next.
func (f faced) expect(what string) {
	f.anyProgram.t.Helper()
	select {
	case a := <-f.answers:
		if !strings.Contains(a, what) {
			f.anyProgram.t.Errorf("the agent heard %s, not %s", a, what)
		}
	case <-time.After(20 * time.Second):
		f.anyProgram.t.Fatal("the agent heard nothing")
	}
}

// TestAnyProgramIsTheFace: over the socket alone a person's own program does all that guard's commands do.
func TestAnyProgramIsTheFace(t *testing.T) {
	f := newFaced(t)
	first := f.waits()
	ended := f.watches()
	f.isWhole(t, first)
	f.answersQuestions(first)
	f.grants(t)
	f.switches(t)
	f.in.Close()
	events := ended()
	for _, want := range []string{"permission_request", "permission_settled", "decided", "approval_granted", "approval_revoked", "mode_changed"} {
		if !slices.Contains(events, want) {
			t.Errorf("no event %s among %q", want, events)
		}
	}
}

// isWhole looks whether a question has all that is needed to ask it.
func (f faced) isWhole(t *testing.T, q shownRequest) {
	var kinds []string
	for _, o := range q.Options {
		kinds = append(kinds, o.Kind)
	}
	if q.SessionID != f.session || q.ToolName != "shell" || q.ToolInput.Command != "rm -rf ./tmp_*" || !slices.Equal(kinds, []string{"allow_once", "reject_once"}) ||
		q.Verdict != "ask" || q.Risk != "high" || !slices.Equal(q.Categories, []string{"FS_DELETE_OVERWRITE"}) || q.Absurd == nil || q.Rule == "" || q.Reason == "" ||
		q.ApprovalType != "DELETE" || q.Preview.Summary == "" || q.Preview.Expires == nil || fmt.Sprint(q.Preview.Details["items"]) != "[tmp_a]" {
		t.Errorf("the question is %+v", q)
	}
}

// answersQuestions is what guard answer does: the first and the second.
func (f faced) answersQuestions(first shownRequest) {
	const route = "/v1/permission-response"
	respond := func(id, option string, more string) string {
		return fmt.Sprintf(`{"request_id":%q,"option_id":%q,"cancelled":false%s}`, id, option, more)
	}
	f.fails(route, respond(first.RequestID, "perhaps", ""), 400, "bad_request")
	f.fails(route, respond(first.RequestID, "session", ""), 400, "bad_request") // not offered for a deletion by a pattern
	f.fails(route, fmt.Sprintf(`{"request_id":%q,"option_id":"once","cancelled":true}`, first.RequestID), 400, "bad_request")
	f.does(route, respond(first.RequestID, "deny", `,"note":"not these"`))
	f.expect(`"optionId":"no"`)
	f.fails(route, respond(first.RequestID, "once", ""), 404, "not_found")
	f.does(route, respond(f.waits().RequestID, "once", ""))
	f.expect(`"optionId":"yes"`)
}

// grants is what guard approve and guard revoke do: the other deletions.
func (f faced) grants(t *testing.T) {
	deletions := `{"session_id":"` + f.session + `","categories":["FS_DELETE_OVERWRITE"]`
	f.waits()
	f.fails("/v1/approve-session", `{"session_id":"none","categories":["FS_DELETE_OVERWRITE"]}`, 404, "not_found")
	f.fails("/v1/approve-session", `{"session_id":"`+f.session+`","categories":["EVERYTHING"]}`, 400, "bad_request")
	f.does("/v1/approve-session", deletions+`,"until":"`+time.Now().Add(time.Hour).Format(time.RFC3339)+`"}`)
	for range 4 { // that waited, and those that came then
		f.expect(`"optionId":"yes"`)
	}
	var approvals []struct {
		Session string `json:"session_id"`
		Grants  []struct {
			Categories []string
			Until      time.Time
		}
	}
	if f.says("/v1/runs/"+f.run+"/approvals", "", &approvals); len(approvals) != 1 || len(approvals[0].Grants) != 1 || approvals[0].Grants[0].Until.Before(time.Now()) {
		t.Errorf("%+v", approvals)
	}
	f.fails("/v1/runs/none/approvals", "", 404, "not_found")
	f.fails("/v1/revoke-session", `{"session_id":"`+f.session+`","categories":[]}`, 400, "bad_request")
	f.does("/v1/revoke-session", deletions+"}")
}

// switches is what guard mode and guard sessions do, and a turn cancelled.
func (f faced) switches(t *testing.T) {
	last := f.waits()
	if last.ToolInput.Command != "git push" || len(last.Options) != 3 || last.Options[1].Kind != "allow_always" {
		t.Errorf("%+v", last)
	}
	f.does("/v1/permission-response", fmt.Sprintf(`{"request_id":%q,"option_id":"","cancelled":true}`, last.RequestID))
	f.expect(`"cancelled"`)
	f.fails("/v1/mode", `{"mode":"unrestricted"}`, 400, "confirmation_required")
	f.fails("/v1/mode", `{"mode":"yolo"}`, 400, "bad_request")
	f.does("/v1/mode", `{"mode":"unrestricted","confirmed":true}`)
	f.does("/v1/mode", `{"mode":"safe"}`)
	var sessions []struct {
		ID, Mode, Agent, Workspace string
		Waiting                    int
		Grants                     []any
		Counts                     struct{ Allowed, Refused, Asked int }
	}
	if f.says("/v1/sessions", "", &sessions); len(sessions) != 1 || sessions[0].ID != f.session || sessions[0].Mode != "safe" || sessions[0].Workspace != f.work ||
		len(sessions[0].Grants) != 0 || sessions[0].Waiting != 0 || sessions[0].Counts.Allowed != 5 || sessions[0].Counts.Refused != 2 {
		t.Errorf("%+v", sessions)
	}
}

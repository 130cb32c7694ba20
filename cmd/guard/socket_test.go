package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
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
)

// anyProgram is a person's face of their own making: an HTTP client that knows a run's socket and
// nothing of guard's code.
type anyProgram struct {
	t    *testing.T
	http http.Client
}

func (h ownHome) face(run string) anyProgram {
	socket := filepath.Join(h.home, "state", "guard", "run", run, control.SocketName)
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

// shownRequest is a question as any program reads it (DESIGN.md, The socket).
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

// TestAnyProgramIsTheFace: over the socket alone a person's own program does all that guard's commands do.
func TestAnyProgramIsTheFace(t *testing.T) {
	dir, err := os.MkdirTemp("", "g") // short: a plain client knows no way round the length of a socket's name
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	h, work, agent, requests := ownHome{t, dir}, filepath.Join(dir, "work"), filepath.Join(dir, "fakeagent"), filepath.Join(dir, "requests")
	var lines strings.Builder
	for i := range 6 {
		fmt.Fprintf(&lines, removing, i)
	}
	lines.WriteString(strings.ReplaceAll(fmt.Sprintf(removing, 6), "rm -rf ./tmp_*", "git push"))
	write(t, requests, lines.String())
	if err := errors.Join(os.Symlink(selfPath(t), agent), os.Mkdir(work, 0o755), os.WriteFile(filepath.Join(work, "tmp_a"), nil, 0o600)); err != nil {
		t.Fatal(err)
	}
	answers, in := h.asking(work, agent, requests)
	expect := func(what string) {
		t.Helper()
		select {
		case a := <-answers:
			if !strings.Contains(a, what) {
				t.Errorf("the agent heard %s, not %s", a, what)
			}
		case <-time.After(20 * time.Second):
			t.Fatal("the agent heard nothing")
		}
	}
	run := askFor(h, some[control.Session](1), "sessions")[0].Run
	p := h.face(run)
	first := p.waits()
	ended := p.watches()
	session := run + ".1"

	var kinds []string
	for _, o := range first.Options {
		kinds = append(kinds, o.Kind)
	}
	if first.SessionID != session || first.ToolName != "shell" || first.ToolInput.Command != "rm -rf ./tmp_*" || !slices.Equal(kinds, []string{"allow_once", "reject_once"}) ||
		first.Verdict != "ask" || first.Risk != "high" || !slices.Equal(first.Categories, []string{"FS_DELETE_OVERWRITE"}) || first.Absurd == nil || first.Rule == "" || first.Reason == "" ||
		first.ApprovalType != "DELETE" || first.Preview.Summary == "" || first.Preview.Expires == nil || fmt.Sprint(first.Preview.Details["items"]) != "[tmp_a]" {
		t.Errorf("the question is %+v", first)
	}

	respond := func(id, option string, more string) string {
		return fmt.Sprintf(`{"request_id":%q,"option_id":%q,"cancelled":false%s}`, id, option, more)
	}
	p.fails("/v1/permission-response", respond(first.RequestID, "perhaps", ""), 400, "bad_request")
	p.fails("/v1/permission-response", respond(first.RequestID, "session", ""), 400, "bad_request") // not offered for a deletion by a pattern
	p.fails("/v1/permission-response", fmt.Sprintf(`{"request_id":%q,"option_id":"once","cancelled":true}`, first.RequestID), 400, "bad_request")
	p.does("/v1/permission-response", respond(first.RequestID, "deny", `,"note":"not these"`))
	expect(`"optionId":"no"`)
	p.fails("/v1/permission-response", respond(first.RequestID, "once", ""), 404, "not_found")
	p.does("/v1/permission-response", respond(p.waits().RequestID, "once", ""))
	expect(`"optionId":"yes"`)

	p.waits()
	p.fails("/v1/approve-session", `{"session_id":"none","categories":["FS_DELETE_OVERWRITE"]}`, 404, "not_found")
	p.fails("/v1/approve-session", `{"session_id":"`+session+`","categories":["EVERYTHING"]}`, 400, "bad_request")
	p.does("/v1/approve-session", `{"session_id":"`+session+`","categories":["FS_DELETE_OVERWRITE"],"until":"`+time.Now().Add(time.Hour).Format(time.RFC3339)+`"}`)
	for range 4 { // that waited, and those that came then
		expect(`"optionId":"yes"`)
	}
	var approvals []struct {
		Session string `json:"session_id"`
		Grants  []struct {
			Categories []string
			Until      time.Time
		}
	}
	if p.says("/v1/runs/"+run+"/approvals", "", &approvals); len(approvals) != 1 || len(approvals[0].Grants) != 1 || approvals[0].Grants[0].Until.Before(time.Now()) {
		t.Errorf("%+v", approvals)
	}
	p.fails("/v1/runs/none/approvals", "", 404, "not_found")
	p.fails("/v1/revoke-session", `{"session_id":"`+session+`","categories":[]}`, 400, "bad_request")
	p.does("/v1/revoke-session", `{"session_id":"`+session+`","categories":["FS_DELETE_OVERWRITE"]}`)

	last := p.waits()
	if last.ToolInput.Command != "git push" || len(last.Options) != 3 || last.Options[1].Kind != "allow_always" {
		t.Errorf("%+v", last)
	}
	p.does("/v1/permission-response", fmt.Sprintf(`{"request_id":%q,"option_id":"","cancelled":true}`, last.RequestID))
	expect(`"cancelled"`)

	p.fails("/v1/mode", `{"mode":"unrestricted"}`, 400, "confirmation_required")
	p.fails("/v1/mode", `{"mode":"yolo"}`, 400, "bad_request")
	p.does("/v1/mode", `{"mode":"unrestricted","confirmed":true}`)
	p.does("/v1/mode", `{"mode":"safe"}`)
	var sessions []struct {
		ID, Mode, Agent, Workspace string
		Waiting                    int
		Grants                     []any
		Counts                     struct{ Allowed, Refused, Asked int }
	}
	if p.says("/v1/sessions", "", &sessions); len(sessions) != 1 || sessions[0].ID != session || sessions[0].Mode != "safe" || sessions[0].Workspace != work ||
		len(sessions[0].Grants) != 0 || sessions[0].Waiting != 0 || sessions[0].Counts.Allowed != 5 || sessions[0].Counts.Refused != 2 {
		t.Errorf("%+v", sessions)
	}
	in.Close()
	events := ended()
	for _, want := range []string{"permission_request", "permission_settled", "decided", "approval_granted", "approval_revoked", "mode_changed"} {
		if !slices.Contains(events, want) {
			t.Errorf("no event %s among %q", want, events)
		}
	}
}

package control

import (
	"context"
	"encoding/json"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"

	"guard/policy"
)

// face talks HTTP to a broker's socket, as any program can.
type face struct {
	t    *testing.T
	http http.Client
}

func newFace(t *testing.T, r *rig) face {
	t.Helper()
	path, _ := listen(t, r)
	return face{t, http.Client{Transport: &http.Transport{DisableKeepAlives: true,
		DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) { return dialUnix(ctx, path) }}}}
}

// says sends a body, or gets, and gives the status and the body.
func (f face) says(method, path, body string) (int, string) {
	f.t.Helper()
	req, err := http.NewRequest(method, "http://guard"+path, strings.NewReader(body))
	if err != nil {
		f.t.Fatal(err)
	}
	res, err := f.http.Do(req)
	if err != nil {
		f.t.Fatal(err)
	}
	defer res.Body.Close()
	out, _ := io.ReadAll(res.Body)
	return res.StatusCode, string(out)
}

// trusted lets the test's own process command, which is guard and agent in one.
func trusted(t *testing.T) {
	before := mayCommand
	mayCommand = func(context.Context) error { return nil }
	t.Cleanup(func() { mayCommand = before })
}

// TestRoutes: what each route says, also to what it cannot do.
func TestRoutes(t *testing.T) {
	trusted(t)
	r := newRig(Params{Session: "run"})
	r.run(t.Context(), samples["high"], "", nil)
	f := newFace(t, r)
	for _, c := range []struct {
		name, method, path, body string
		status                   int
		says                     string
	}{
		{"sessions", "GET", "/v1/sessions", "", 200, `"id":"run.1"`},
		{"nothing waits", "GET", "/v1/pending", "", 200, `[]`},
		{"approvals of the run", "GET", "/v1/runs/run/approvals", "", 200, `{"session_id":"run.1","grants":[]}`},
		{"approvals of another", "GET", "/v1/runs/x/approvals", "", 404, `"code":"not_found"`},
		{"a grant", "POST", "/v1/approve-session", `{"session_id":"run.1","categories":["GIT_PUBLISH"]}`, 200, `"ok":true`},
		{"now it is there", "GET", "/v1/runs/run.1/approvals", "", 200, `"categories":["GIT_PUBLISH"]`},
		{"of nothing", "POST", "/v1/approve-session", `{"session_id":"run.1","categories":[]}`, 400, `names no category`},
		{"of what is none", "POST", "/v1/approve-session", `{"session_id":"run.1","categories":["GIT"]}`, 400, `GIT`},
		{"by signature", "POST", "/v1/approve-session", `{"session_id":"run.1","signature":"git push","categories":[]}`, 400, `only by answering`},
		{"until yesterday", "POST", "/v1/approve-session", `{"session_id":"run.1","categories":["SUDO"],"until":"2020-01-01T00:00:00Z"}`, 400, `has passed`},
		{"in no session", "POST", "/v1/approve-session", `{"session_id":"x","categories":["SUDO"]}`, 404, `"code":"not_found"`},
		{"taken back", "POST", "/v1/revoke-session", `{"session_id":"run.1","categories":["GIT_PUBLISH"]}`, 200, `"ok":true`},
		{"gone", "GET", "/v1/runs/run.1/approvals", "", 200, `"grants":[]`},
		{"an answer to nothing", "POST", "/v1/permission-response", `{"request_id":"run-1","option_id":"once","cancelled":false}`, 404, `no request waits`},
		{"no JSON", "POST", "/v1/mode", `mode`, 400, `cannot be read`},
		{"a member more", "POST", "/v1/mode", `{"mode":"ask","yes":1}`, 400, `cannot be read`},
		{"a member twice", "POST", "/v1/mode", `{"mode":"safe","mode":"ask"}`, 400, `cannot be read`},
		{"no mode", "POST", "/v1/mode", `{"mode":"yolo"}`, 400, `unknown mode`},
		{"unrestricted", "POST", "/v1/mode", `{"mode":"unrestricted"}`, 400, `"code":"confirmation_required"`},
		{"ask", "POST", "/v1/mode", `{"mode":"ask"}`, 200, `"ok":true`},
		{"too large", "POST", "/v1/mode", `{"mode":"` + strings.Repeat("x", maxCommand) + `"}`, 400, `cannot be read`},
		{"another method", "GET", "/v1/mode", "", 405, ``},
		{"nothing", "GET", "/v1/x", "", 404, ``},
	} {
		status, body := f.says(c.method, c.path, c.body)
		if status != c.status || !strings.Contains(body, c.says) {
			t.Errorf("%s: %d %s", c.name, status, body)
		}
		if status >= 400 && c.says != "" && !json.Valid([]byte(body)) {
			t.Errorf("%s: no JSON: %s", c.name, body)
		}
	}
	if r.Mode() != policy.Asking {
		t.Errorf("the mode is %s", r.Mode())
	}
}

// TestOwnProgramsMayNotCommand: the test's process is the guard itself, and so no stranger to it.
func TestOwnProgramsMayNotCommand(t *testing.T) {
	r := newRig(Params{Session: "run", Mode: policy.Asking})
	f := newFace(t, r)
	for path, body := range map[string]string{
		"/v1/mode":                `{"mode":"unrestricted","confirmed":true}`,
		"/v1/approve-session":     `{"session_id":"run","categories":["SUDO"]}`,
		"/v1/permission-response": `{"request_id":"run-1","option_id":"once","cancelled":false}`,
	} {
		if status, body := f.says("POST", path, body); status != http.StatusForbidden || !strings.Contains(body, `"code":"forbidden"`) {
			t.Errorf("%s: %d %s", path, status, body)
		}
	}
	if status, _ := f.says("GET", "/v1/events", ""); status != http.StatusForbidden {
		t.Error("it may watch")
	}
	if r.Mode() != policy.Asking {
		t.Error("the mode changed")
	}
}

// TestWhatWaitsIsRawForThePersonOnly: an agent's own programs see the question, but no secret in it.
func TestWhatWaitsIsRawForThePersonOnly(t *testing.T) {
	const password = "hunter2hunter2"
	p, shown := waits()
	r := newRig(Params{Session: "run", Mode: policy.Asking, ApprovalChannels: map[string]policy.Dialog{ViaTerminal: p.Ask}})
	f := newFace(t, r)
	out := asks(t, r, shell("rm -rf ./tmp_* --password "+password), shown)
	if _, body := f.says("GET", "/v1/pending", ""); strings.Contains(body, password) || !strings.Contains(body, "rm -rf ./tmp_*") {
		t.Errorf("its own program: %s", body)
	}
	trusted(t)
	if _, body := f.says("GET", "/v1/pending", ""); !strings.Contains(body, password) {
		t.Errorf("the person: %s", body)
	}
	_ = r.Answer("run-1", policy.Reply{Answer: policy.Refused})
	<-out
}

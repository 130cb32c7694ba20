package socket

import (
	"context"
	"encoding/json"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"guard/audit"
	"guard/control"
	"guard/control/controltest"
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
	before := authorize
	authorize = func(context.Context) error { return nil }
	t.Cleanup(func() { authorize = before })
}

// TestRoutes: what each route says, also to what it cannot do.
func TestRoutes(t *testing.T) {
	trusted(t)
	r := newRig(control.Params{Session: "run"})
	r.run(t.Context(), controltest.Samples["high"], "", nil)
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
	r := newRig(control.Params{Session: "run", Mode: policy.Asking})
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

// TestACommandOfSomebodyWhoHasGone is not carried out, and no decision about what an agent does: a person gave up with a
// guard that was stopped.
func TestACommandOfSomebodyWhoHasGone(t *testing.T) {
	was := authorize
	t.Cleanup(func() { authorize = was })
	authorize = func(context.Context) error { return errPeerGone }
	r := newRig(control.Params{Session: "run", Mode: policy.Asking})
	f := newFace(t, r)
	if status, body := f.says("POST", "/v1/mode", `{"mode":"safe"}`); status != http.StatusForbidden {
		t.Errorf("%d %s", status, body)
	}
	if r.Mode() != policy.Asking || r.rec.Story() != "" {
		t.Errorf("mode %s, record %q", r.Mode(), r.rec.Story())
	}
	if told := r.heard(); len(told) != 1 || !strings.Contains(told[0], "/v1/mode was not carried out: ") {
		t.Errorf("told %q", told)
	}
}

// TestWhatWaitsIsRawForThePersonOnly: an agent's own programs see the question, but no secret in it, and no marks, which
// would stand in the wrong places of what is left.
func TestWhatWaitsIsRawForThePersonOnly(t *testing.T) {
	const password = "hunter2hunter2"
	p, shown := controltest.Waits()
	r := newRig(control.Params{Session: "run", Mode: policy.Asking, ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: p.Ask}})
	f := newFace(t, r)
	out := asks(t, r, controltest.Shell("echo --password "+password+"; rm -rf ./tmp_*"), shown)
	if _, body := f.says("GET", "/v1/pending", ""); strings.Contains(body, password) || !strings.Contains(body, "rm -rf ./tmp_*") ||
		strings.Contains(body, `"marks"`) {
		t.Errorf("its own program: %s", body)
	}
	trusted(t)
	marks := `"marks":[{"from":0,"to":30,"level":"low"},{"from":32,"to":46,"level":"high"}]`
	if _, body := f.says("GET", "/v1/pending", ""); !strings.Contains(body, password) || !strings.Contains(body, marks) {
		t.Errorf("the person: %s", body)
	}
	_ = r.Answer("run-1", policy.Reply{Answer: policy.Refused})
	<-out
}

// TestNamedOverTheSocket: only with the option session, and only categories that there are.
func TestNamedOverTheSocket(t *testing.T) {
	trusted(t)
	r, outs := waitingRig(t, "git push origin main")
	f := newFace(t, r)
	for body, want := range map[string]int{
		`{"request_id":"run-1","option_id":"once","cancelled":false,"categories":["GIT_PUBLISH"]}`:    http.StatusBadRequest,
		`{"request_id":"run-1","option_id":"deny","cancelled":false,"categories":["GIT_PUBLISH"]}`:    http.StatusBadRequest,
		`{"request_id":"run-1","option_id":"","cancelled":true,"categories":["GIT_PUBLISH"]}`:         http.StatusBadRequest,
		`{"request_id":"run-1","option_id":"session","cancelled":false,"categories":["NOTHING"]}`:     http.StatusBadRequest,
		`{"request_id":"run-1","option_id":"session","cancelled":false,"categories":["SUDO","SEND"]}`: http.StatusBadRequest,
	} {
		if status, out := f.says("POST", "/v1/permission-response", body); status != want {
			t.Errorf("%s: %d %s", body, status, out)
		}
	}
	names := r.Waiting()[0].Categories.Names()
	body := `{"request_id":"run-1","option_id":"session","categories":["` + strings.Join(names, `","`) + `"]}`
	if status, out := f.says("POST", "/v1/permission-response", body); status != http.StatusOK {
		t.Errorf("%d %s", status, out)
	}
	if o := <-outs[0]; !o.Allowed() || !r.granted() {
		t.Errorf("%+v", o)
	}
}

// TestFaultOverTheSocket: a request that breaks is an error at which a hook refuses,
// and the next is answered.
func TestFaultOverTheSocket(t *testing.T) {
	r := newRig(control.Params{})
	mux := http.NewServeMux()
	mux.HandleFunc("/broken", func(http.ResponseWriter, *http.Request) { panic("broken") })
	mux.HandleFunc("/whole", func(w http.ResponseWriter, _ *http.Request) { answer(w, []byte("yes")) })
	server := httptest.NewServer((&api{hookBroker(r)}).surviving(mux))
	defer server.Close()
	for path, want := range map[string]int{"/broken": http.StatusInternalServerError, "/whole": http.StatusOK} {
		req, err := http.NewRequestWithContext(context.Background(), http.MethodPost, server.URL+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		res, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		res.Body.Close()
		if res.StatusCode != want || (res.Header.Get(answeredBy) != "") != (want == http.StatusOK) {
			t.Errorf("%s: %d %v", path, res.StatusCode, res.Header)
		}
	}
	if r.rec.Count(audit.Fault) != 1 || len(r.heard()) != 1 {
		t.Errorf("%s %q", r.rec.Story(), r.heard())
	}
}

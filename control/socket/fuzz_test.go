package socket

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"guard/audit"
	"guard/control"
	"guard/policy"
)

// FuzzSocket: whatever is sent to the socket by whomever, guard does not break at it,
// and nothing is granted or changed by who may not.
func FuzzSocket(f *testing.F) {
	paths := []string{"/v1/hook/codex", "/v1/hook/gemini", "/v1/sessions", "/v1/pending", "/v1/runs/x/approvals", "/v1/permission-response", "/v1/approve-session", "/v1/revoke-session", "/v1/mode", "/", "/v1", "/v1/../v1/mode"}
	methods := []string{http.MethodPost, http.MethodGet, http.MethodPut, http.MethodHead}
	for _, body := range []string{"", "{}", "null", "[]", `{"mode":"unrestricted","confirmed":true}`, `{"request_id":"run-1","option_id":"once"}`, `{"session_id":"s1","categories":["GIT_PUBLISH"]}`,
		event("PreToolUse", "rm -rf /"), event("PermissionRequest", "ls"), event("PostToolUse", "ls"), `{"hook_event_name":"BeforeTool","tool_name":"run_shell_command","tool_input":{"command":"ls"},"session_id":"s1"}`} {
		for i := range paths {
			f.Add(uint8(0), uint8(i), body)
		}
	}
	f.Fuzz(func(t *testing.T, method, path uint8, body string) {
		r := newRig(control.Params{})
		h := hookBroker(r)
		server := routes(h)
		req, err := http.NewRequestWithContext(t.Context(), methods[int(method)%len(methods)], "http://guard"+paths[int(path)%len(paths)], strings.NewReader(body))
		if err != nil {
			return
		}
		res := httptest.NewRecorder()
		server.ServeHTTP(res, req)
		if r.rec.Count(audit.Fault) > 0 {
			t.Errorf("%s %s %q: %v", req.Method, req.URL, body, r.rec.Last(audit.Fault).Data)
		}
		if r.Mode() != policy.Safe || r.granted() {
			t.Errorf("%s %s %q: the mode is %v, granted %v", req.Method, req.URL, body, r.Mode(), r.granted())
		}
	})
}

package socket

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"guard/audit"
	"guard/control"
	"guard/control/controltest"
	"guard/policy"
)

// runFolder is a folder for a socket: short, and this user's alone.
func runFolder(t *testing.T) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "g")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	return dir
}

func listen(t *testing.T, r *rig) (path string, s *Socket) {
	t.Helper()
	path = filepath.Join(runFolder(t), "s")
	s, err := Listen(path, hookBroker(r))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return path, s
}

// post is a hook's call of a command, under a time limit that only a hang meets.
func post(t *testing.T, path, event string) (string, error) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), controltest.Patience)
	defer cancel()
	out, err := SendHookEvent(ctx, Address(path), "codex", strings.NewReader(event))
	return string(out), err
}

func event(name, command string) string {
	return fmt.Sprintf(`{"session_id":"s1","turn_id":"t1","cwd":"/srv/project","hook_event_name":%q,"tool_name":"Bash","tool_input":{"command":%q},"tool_use_id":"c1"}`, name, command)
}

// What each event gets over the socket, as the hook prints it.
func TestEventsOverTheSocket(t *testing.T) {
	const denied = `"permissionDecision":"deny"`
	for _, tt := range []struct {
		name, event string
		want        string // in what is printed; "": nothing is
		err         string // in the error, which refuses
		story       string
	}{
		{"a call that is allowed", event("PreToolUse", "ls"), "", "", "decided:allow(policy)"},
		{"a call that is refused", event("PreToolUse", "rm -rf /"), denied, "", "decided:deny(policy)"},
		{"leave that is granted", event("PermissionRequest", "ls"), `"behavior":"allow"`, "", "decided:allow(policy)"},
		{"leave that is refused", event("PermissionRequest", "rm -rf /"), `"behavior":"deny"`, "", "decided:deny(policy)"},
		{"a result of a call that nobody allowed", event("PostToolUse", "ls"), "", "", "hook_dead tool_finished"},
		{"a start", `{"session_id":"s1","hook_event_name":"SessionStart"}`, "", "", ""},
		{"an end", `{"session_id":"s1","hook_event_name":"Stop"}`, "", "", ""},
		{"an event nobody knows", `{"session_id":"s1","hook_event_name":"PreToolUse2"}`, "", "400", "decided:deny(policy)"},
		{"no event at all", ``, "", "400", "decided:deny(policy)"},
		{"no JSON", `rm -rf /`, "", "400", "decided:deny(policy)"},
		{"two members of one name", `{"hook_event_name":"PreToolUse","hook_event_name":"Stop"}`, "", "400", "decided:deny(policy)"},
		{"too large", event("PreToolUse", "ls") + strings.Repeat(" ", maxEvent), "", "400", "decided:deny(policy)"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := newRig(control.Params{})
			path, _ := listen(t, r)
			out, err := post(t, path, tt.event)
			if tt.err != "" {
				if err == nil || !strings.Contains(err.Error(), tt.err) {
					t.Errorf("%q, error %v", out, err)
				}
			} else if err != nil || !strings.Contains(out, tt.want) || tt.want == "" && out != "" {
				t.Errorf("%q, error %v", out, err)
			}
			if got := r.rec.Story(); got != tt.story {
				t.Errorf("recorded %q, want %q", got, tt.story)
			}
		})
	}
}

func TestSocketIsPrivate(t *testing.T) {
	path, s := listen(t, newRig(control.Params{}))
	info, err := os.Lstat(path)
	if err != nil || info.Mode() != os.ModeSocket|0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	s.Close()
	if _, err := os.Lstat(path); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("after Close: %v", err)
	}
}

func TestListenRefuses(t *testing.T) {
	dir := runFolder(t)
	taken := filepath.Join(dir, "taken")
	if err := os.WriteFile(taken, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	open := filepath.Join(dir, "open")
	if err := os.Mkdir(open, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(open, 0o711); err != nil {
		t.Fatal(err)
	}
	link := filepath.Join(dir, "link")
	if err := os.Symlink(runFolder(t), link); err != nil {
		t.Fatal(err)
	}
	for name, path := range map[string]string{
		"a name that is taken":      taken,
		"a folder that others open": filepath.Join(open, "s"),
		"a link for a folder":       filepath.Join(link, "s"),
		"no folder":                 filepath.Join(dir, "none", "s"),
		"a file for a folder":       filepath.Join(taken, "s"),
	} {
		if s, err := Listen(path, hookBroker(newRig(control.Params{}))); err == nil || !strings.Contains(err.Error(), path) {
			t.Errorf("%s: %v", name, err)
			if s != nil {
				s.Close()
			}
		}
	}
}

// A thousand hooks at once, each with its own answer.
func TestManyHooksAtOnce(t *testing.T) {
	r := newRig(control.Params{})
	path, _ := listen(t, r)
	lines := []string{"ls", "rm -rf /", "git push"}
	gate := make(chan struct{}, 64) // open files are bounded, calls are not
	var all sync.WaitGroup
	for i := range 1000 {
		all.Go(func() {
			gate <- struct{}{}
			defer func() { <-gate }()
			out, err := post(t, path, event("PreToolUse", lines[i%3]))
			if err != nil || strings.Contains(out, "deny") != (i%3 > 0) {
				t.Errorf("%s: %q, %v", lines[i%3], out, err)
			}
		})
	}
	all.Wait()
	if n := r.rec.Count(audit.Decided); n != 1000 {
		t.Errorf("%d verdicts", n)
	}
}

// Clients that hang, or send what is no HTTP, keep nobody else from an answer
// and guard from no end.
func TestClientsThatMisbehave(t *testing.T) {
	r := newRig(control.Params{})
	path, s := listen(t, r)
	const head = "POST /v1/hook/codex HTTP/1.1\r\nHost: guard\r\n"
	for name, bytes := range map[string]string{
		"silence":                "",
		"half a head":            "POST /v1/ho",
		"half a body":            head + "Content-Length: 1000\r\n\r\n{\"session_id\"",
		"a length that lies":     head + "Content-Length: 99999999999\r\n\r\n{}",
		"a chunk that never is":  head + "Transfer-Encoding: chunked\r\n\r\nFFFFFF\r\n{",
		"no HTTP":                "\x00\x01\x02\xff\r\n\r\n",
		"two lengths":            head + "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}}",
		"a head that never ends": head + strings.Repeat("X: y\r\n", 1000),
	} {
		c, err := net.Dial("unix", path)
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
		if _, err := io.WriteString(c, bytes); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	if out, err := post(t, path, event("PreToolUse", "ls")); err != nil || out != "" {
		t.Errorf("a good call beside them: %q, %v", out, err)
	}
	s.Close()
	if n := strings.Count(r.rec.Story(), "allow"); n != 1 {
		t.Errorf("allowed %d times: %s", n, r.rec.Story())
	}
}

// Only the paths that guard has, by the method that it has.
func TestOtherPaths(t *testing.T) {
	path, _ := listen(t, newRig(control.Params{}))
	client := http.Client{Transport: &http.Transport{DisableKeepAlives: true, DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) { return dialUnix(ctx, path) }}}
	for _, where := range []string{"/", "/v1/hook/", "/v1/hook/gemini", "/v1/hook/codex/../codex2", "/v1/hook/codex"} {
		res, err := client.Get("http://guard" + where)
		if err != nil {
			t.Fatal(err)
		}
		res.Body.Close()
		if res.StatusCode == http.StatusOK {
			t.Errorf("GET %s: %s", where, res.Status)
		}
	}
	if _, err := SendHookEvent(t.Context(), Address(path), "gemini", strings.NewReader("{}")); err == nil {
		t.Error("an agent without hooks was answered")
	}
}

// A hook that waits for a person when guard ends is refused, and the record
// says so before Close returns.
func TestCloseWhileAHookWaits(t *testing.T) {
	p, shown := controltest.Waits()
	r := terminal(p)
	path, s := listen(t, r)
	type result struct {
		out string
		err error
	}
	done := make(chan result)
	go func() {
		out, err := post(t, path, event("PreToolUse", "git push"))
		done <- result{out, err}
	}()
	<-shown
	s.Close()
	if want := askedStory + "approval_resolved(withdrawn) decided:deny(withdrawn)"; r.rec.Story() != want {
		t.Errorf("record\n got %s\nwant %s", r.rec.Story(), want)
	}
	if got := <-done; got.err != nil || !strings.Contains(got.out, `"permissionDecision":"deny"`) || !strings.Contains(got.out, control.ErrEnding.Error()) {
		t.Errorf("the hook prints %q, error %v", got.out, got.err)
	}
	if _, err := post(t, path, event("PreToolUse", "ls")); err == nil {
		t.Error("answered after Close")
	}
}

// A hook that the agent ends while a person is asked is given up.
func TestHookThatGoes(t *testing.T) {
	p, shown := controltest.Waits()
	r := terminal(p)
	path, s := listen(t, r)
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan error)
	go func() {
		_, err := SendHookEvent(ctx, Address(path), "codex", strings.NewReader(event("PreToolUse", "git push")))
		done <- err
	}()
	<-shown
	cancel()
	if err := <-done; err == nil {
		t.Error("no error for a hook that went")
	}
	s.Close()
	if rec := r.rec.Last(audit.Decided); rec.Answer != "withdrawn" || rec.Verdict.(*policy.Verdict).Action != policy.Deny {
		t.Error(r.rec.Story())
	}
}

// A hook that is killed while a person is asked has its call refused, and the
// run ends if the agent lives on.
func TestGeminiHookThatGoes(t *testing.T) {
	p, shown := controltest.Waits()
	ended := make(chan string, 1)
	r := newRig(control.Params{Mode: policy.Asking, ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: p.Ask},
		Broken: func(why string) { ended <- why }})
	path, _ := listen(t, r)
	post := func(ctx context.Context, name, rest string) ([]byte, error) {
		return SendHookEvent(ctx, Address(path), "gemini", strings.NewReader(fmt.Sprintf(
			`{"session_id":"s1","cwd":"/srv/project","hook_event_name":%q,"tool_name":"run_shell_command","tool_input":{"command":"git push"}%s}`, name, rest)))
	}
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan error, 1)
	go func() {
		_, err := post(ctx, "BeforeTool", "")
		done <- err
	}()
	<-shown
	cancel()
	if err := <-done; err == nil {
		t.Error("no error for a hook that went")
	}
	if why := <-ended; !strings.Contains(why, "killed") {
		t.Errorf("ended because %q", why)
	}
	if r.rec.Count(audit.HookDead) != 1 {
		t.Error(r.rec.Story())
	}
	if out, err := post(t.Context(), "AfterTool", `,"tool_response":{"llmContent":"Output: x\nExit Code: 3"}`); err != nil || len(out) != 0 || r.rec.Count(audit.Unguarded) != 1 {
		t.Errorf("%q, %v, %s", out, err, r.rec.Story())
	}
}

// Reading an event has a time limit, waiting for a person has none: the limit
// must be gone once the event is read.
func TestTheReadingLimitEndsWithReading(t *testing.T) {
	asked := make(chan struct{})
	deadlines := make(chan time.Time, 8)
	server := &http.Server{Handler: http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
		_, _ = readEvent(deadlineRecorder{w, deadlines}, req)
		close(asked)
	})}
	l, err := net.Listen("unix", filepath.Join(runFolder(t), "s"))
	if err != nil {
		t.Fatal(err)
	}
	go server.Serve(l) //nolint:errcheck // it ends with Close
	defer server.Close()
	_, _ = post(t, l.Addr().String(), event("PreToolUse", "ls"))
	<-asked
	if first, last := <-deadlines, <-deadlines; first.IsZero() || !last.IsZero() {
		t.Errorf("limits %v, %v", first, last)
	}
}

// deadlineRecorder notes the limits that a handler sets.
type deadlineRecorder struct {
	http.ResponseWriter
	set chan time.Time
}

func (d deadlineRecorder) SetReadDeadline(t time.Time) error {
	d.set <- t
	return http.NewResponseController(d.ResponseWriter).SetReadDeadline(t)
}

// What is not guard's whole answer is an error, at which a hook refuses.
func TestPostEventErrors(t *testing.T) {
	const ok = "HTTP/1.1 200 OK\r\n"
	for name, answer := range map[string]string{
		"nothing":                 "",
		"no HTTP":                 "hello\r\n\r\n",
		"an error":                "HTTP/1.1 500 Internal Server Error\r\nGuard-Answer: hook\r\nContent-Length: 0\r\n\r\n",
		"a body that is cut":      ok + "Guard-Answer: hook\r\nContent-Length: 100\r\n\r\n{}",
		"a head that is cut":      ok + "Guard-Answer: ho",
		"an answer not guard's":   ok + "Content-Length: 0\r\n\r\n",
		"no content":              "HTTP/1.1 204 No Content\r\nGuard-Answer: hook\r\n\r\n",
		"somewhere else to go to": "HTTP/1.1 302 Found\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n",
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(runFolder(t), "s")
			l, err := net.Listen("unix", path)
			if err != nil {
				t.Fatal(err)
			}
			defer l.Close()
			go func() {
				for {
					c, err := l.Accept()
					if err != nil {
						return
					}
					_, _ = http.ReadRequest(bufio.NewReader(c))
					_, _ = io.WriteString(c, answer)
					c.Close()
				}
			}()
			if out, err := post(t, path, "{}"); err == nil {
				t.Errorf("taken for an answer: %q", out)
			}
		})
	}
	t.Run("no socket", func(t *testing.T) {
		if _, err := post(t, filepath.Join(runFolder(t), "none"), "{}"); err == nil {
			t.Error("answered")
		}
	})
}

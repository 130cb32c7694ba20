package remote

import (
	"io"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"guard/audit"
	"guard/control"
	"guard/control/socket"
	"guard/locale"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/risk"
	"guard/prompt"
)

// TestPendingShowsWhatIsAgreedTo: who answers by guard answer sees all that would run or change, and what session would
// cover; in a narrow window nothing of it looks like another question.
func TestPendingShowsWhatIsAgreedTo(t *testing.T) {
	older, newer := "a\n", "b\n"
	session := control.Option{ID: decision.ForSession.String()}
	request := func(in policy.Request, offers ...control.Option) control.PermissionRequest {
		p := control.PermissionRequest{RequestID: "4af3df22-7", Agent: "gemini\x1b[2J", Since: time.Now(), ToolName: string(in.Tool), ToolInput: in,
			Options: append([]control.Option{{ID: "once"}}, offers...), Preview: &audit.Preview{Summary: in.Raw}}
		p.Risk, p.Reasons, p.Signature = risk.High, []string{"deletes\nall"}, "git push"
		return p
	}
	for _, c := range []struct {
		name string
		one  control.PermissionRequest
		want []string
	}{
		{"a tool of a server", request(policy.Request{Tool: policy.MCP, Server: "bank", Name: "pay", Raw: "a look", Args: policy.Raw(`{"amount":100}`)}),
			[]string{`    bank.pay {"amount":100}`, "    it claims: a look"}},
		{"an edit", request(policy.Request{Tool: policy.Edit, Raw: "tidy", Paths: []string{"/etc/hosts"}, Edits: []policy.Change{{Path: "/etc/hosts", Old: &older, New: &newer}}}),
			[]string{"    files: /etc/hosts", "    | -a", "    | +b"}},
		{"a command", request(policy.Request{Tool: policy.Shell, Command: "make\nx", Cwd: "/srv", Claim: "it\x1b[31mbuilds"}, session),
			[]string{"    make⏎x", "    in: /srv", `    it claims: it\u{1b}[31mbuilds`, "    session: git push", "    guard answer 4af3df22-7 once|session|cancel", "    - deletes⏎all"}},
		{"no session", request(policy.Request{Tool: policy.Shell, Command: "make"}), []string{"    guard answer 4af3df22-7 once|cancel"}},
	} {
		var b strings.Builder
		printPending(&b, []control.PermissionRequest{c.one}, 0)
		for _, want := range append(c.want, `4af3df22-7  high  gemini\u{1b}[2J  waiting 0s`) {
			if !strings.Contains("\n"+b.String(), "\n"+want+"\n") {
				t.Errorf("%s: no line %q in\n%s", c.name, want, b.String())
			}
		}
		if c.name == "no session" && strings.Contains(b.String(), "session") {
			t.Errorf("what is not offered is named:\n%s", b.String())
		}
	}
	for _, columns := range []int{40, 80} {
		var b strings.Builder
		fake := "echo" + strings.Repeat(" ", columns) + "4af3df22-8  low  gemini  waiting 1s" + strings.Repeat(" ", columns) + "    - prints a text"
		printPending(&b, []control.PermissionRequest{request(policy.Request{Tool: policy.Shell, Command: strings.Repeat(fake, 3)})}, columns)
		for i, line := range strings.Split(strings.TrimSuffix(b.String(), "\n"), "\n") {
			if prompt.Cells(line) > columns {
				t.Errorf("%d columns: %q is too long", columns, line)
			}
			if i > 0 && regexp.MustCompile(`^\S|^ {0,4}(4af3|- prints)`).MatchString(line) {
				t.Errorf("%d columns: %q looks like another question's", columns, line)
			}
		}
	}
}

// TestSessionsFitTheWindow: as a table where it has room, else each by itself; nothing is left out.
func TestSessionsFitTheWindow(t *testing.T) {
	list := []control.Session{{ID: "4af3df22.1", Agent: "gemini", Judged: true, Mode: policy.Asking, Workspace: "/srv/a/long/name/of/a/workspace", Since: time.Now(),
		Grants: []policy.Grant{{Signature: "npm install with any arguments"}}}}
	for _, columns := range []int{0, 40, 60, 80, 160} {
		var b strings.Builder
		printSessions(&b, list, columns)
		for _, want := range []string{"4af3df22.1", "gemini", "ask", "/srv/a/long/name/of/a/workspace", "npminstallwithanyarguments", "WAITING"} {
			if !strings.Contains(strings.Join(strings.Fields(b.String()), ""), want) {
				t.Errorf("%d columns: no %q in\n%s", columns, want, b.String())
			}
		}
		for _, line := range strings.Split(b.String(), "\n") {
			if columns > 0 && prompt.Cells(line) > columns {
				t.Errorf("%d columns: %q is too long", columns, line)
			}
		}
		if table := strings.Count(b.String(), "\n") == 2; table != (columns == 0 || columns == 160) {
			t.Errorf("%d columns: a table %v:\n%s", columns, table, b.String())
		}
	}
}

// TestReasonsInTheWatchersLanguage: the run speaks its own language, and who watches theirs.
func TestReasonsInTheWatchersLanguage(t *testing.T) {
	defer locale.Use(locale.Spoken())
	why := risk.Say("deletes {0}", "a.txt")
	locale.Use("fr")
	french := why.String()
	locale.Use(locale.English)
	p := control.PermissionRequest{Preview: &audit.Preview{}}
	p.Reasons, p.ReasonCodes, p.ReasonArgs = []string{french, french, french, "as it came"}, []string{why.Code(), "no-such-code", why.Code(), why.Code()},
		[][]string{{"a.txt"}, {"a.txt"}, {"a.txt", "b"}}
	for i, want := range []string{"deletes a.txt", french, french, "as it came"} {
		if got := questionOf(p).Reasons[i]; got != want || french == "deletes a.txt" {
			t.Errorf("%d: %q, want %q", i, got, want)
		}
	}
}

// TestAStoppedRunIsNamed: one that does not answer, as when it was stopped by Ctrl-Z, is not taken for none, is asked
// beside the others, however many do so, and hides nothing of them.
func TestAStoppedRunIsNamed(t *testing.T) {
	meet := make(chan struct{})
	var met atomic.Int32
	stopped := func(_ http.ResponseWriter, r *http.Request) {
		select {
		case meet <- struct{}{}:
			met.Add(1)
		case <-meet:
			met.Add(1)
		case <-r.Context().Done():
		}
		<-r.Context().Done()
	}
	runs := []*socket.Client{serves(t, "s1", stopped), serves(t, "runs", func(w http.ResponseWriter, _ *http.Request) {
		_, _ = io.WriteString(w, `[{"id":"runs.1"}]`)
	}), serves(t, "s2", stopped), socket.NewClient("ended", t.TempDir()+"/none")}
	lists, silent := ofEach(runs, func(c *socket.Client) ([]control.Session, error) {
		list, err := c.Sessions()
		if c.Run == "s1" && (err == nil || !strings.HasPrefix(err.Error(), "guard s1 runs and does not answer")) {
			t.Errorf("said: %v", err)
		}
		return list, err
	})
	if len(lists[1]) != 1 || len(slices.Concat(lists...)) != 1 || !slices.Equal(silent, []string{"s1", "s2"}) {
		t.Errorf("listed %+v, silent %q", lists, silent)
	}
	if met.Load() != 2 {
		t.Error("one was asked after the other")
	}
}

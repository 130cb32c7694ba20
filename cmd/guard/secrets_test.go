package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"

	"github.com/creack/pty"

	"guard/audit"
	"guard/control"
	"guard/control/socket"
	"guard/internal/seed"
	"guard/policy/decision"
)

// maker makes up secrets, put together at run time so that no scanner takes them for real.
type maker struct{ *rand.Rand }

const (
	digits = "0123456789"
	hexes  = digits + "abcdef"
	lowers = "abcdefghijklmnopqrstuvwxyz"
	alnums = lowers + "ABCDEFGHIJKLMNOPQRSTUVWXYZ" + digits
)

func (m maker) of(alphabet string, n int) string {
	b := make([]byte, n)
	for i := range b {
		b[i] = alphabet[m.IntN(len(alphabet))]
	}
	return string(b)
}

// services are secrets of many services, by what each looks like.
func (m maker) services() map[string]string {
	return map[string]string{
		"github":       "gh" + "p_" + m.of(alnums, 36),
		"github app":   "gh" + "s_" + m.of(alnums, 36),
		"gitlab":       "gl" + "pat-" + m.of(alnums, 20),
		"slack":        "xo" + "xb-" + m.of(digits, 12) + "-" + m.of(digits, 12) + m.of(alnums, 24),
		"stripe":       "sk" + "_live_" + m.of(alnums, 24),
		"google":       "AI" + "za" + m.of(alnums, 35),
		"aws":          "AK" + "IA" + m.of("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", 16),
		"anthropic":    "sk-" + "ant-api03-" + m.of(alnums, 93) + "AA",
		"openai":       "sk-" + "proj-" + m.of(alnums, 74) + "T3Bl" + "bkFJ" + m.of(alnums, 74),
		"npm":          "np" + "m_" + m.of(alnums, 36),
		"pypi":         "py" + "pi-AgEIcHlwaS5vcmc" + m.of(alnums, 60),
		"sendgrid":     "S" + "G." + m.of(alnums, 66),
		"digitalocean": "do" + "p_v1_" + m.of(hexes, 64),
		"hugging face": "h" + "f_" + m.of(lowers, 34),
		"shopify":      "sh" + "pat_" + m.of(hexes, 32),
		"docker":       "dc" + "kr_pat_" + m.of(alnums, 27),
		"vault":        "hv" + "s." + m.of(alnums, 95),
		"linear":       "li" + "n_api_" + m.of(alnums, 40),
		"postman":      "PM" + "AK-" + m.of(hexes, 24) + "-" + m.of(hexes, 34),
		"databricks":   "da" + "pi" + m.of(hexes, 32),
		"doppler":      "d" + "p.pt." + m.of(alnums, 43),
		"grafana":      "gl" + "sa_" + m.of(alnums, 32) + "_" + m.of(hexes, 8),
		"age":          "AGE-" + "SECRET-KEY-1" + m.of("QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L", 58),
		"jwt":          "ey" + "J" + m.of(alnums, 33) + ".ey" + "J" + m.of(alnums, 40) + "." + m.of(alnums, 43),
	}
}

// permission is a request of the agent's with a secret in it.
func requested(toolCall any) string {
	b, err := json.Marshal(map[string]any{"method": "session/request_permission", "params": map[string]any{"sessionId": "s1", "toolCall": toolCall,
		"options": []map[string]string{{"optionId": "yes", "name": "Allow", "kind": "allow_once"}, {"optionId": "no", "name": "Reject", "kind": "reject_once"}}}})
	if err != nil {
		panic(err)
	}
	return string(b) + "\n"
}

func askedCommand(line string) string {
	return requested(map[string]any{"toolCallId": "c", "title": "x", "kind": "execute", "rawInput": map[string]string{"command": line}})
}

// places are requests that hold a secret, each in a place of its own.
func (m maker) places(secret, harmless string) []string {
	return []string{
		askedCommand("rm -rf ./tmp_* " + secret),
		askedCommand("rm -rf ./tmp_* --token '" + secret + "'"),
		askedCommand("THING=" + secret + " rm -rf ./tmp_*"),
		askedCommand("curl 'https://h.example/x?y=" + secret + "&z=1'"),
		askedCommand("curl -H \"Authorization: Bearer " + secret + "\" https://h.example/"),
		requested(map[string]any{"toolCallId": "c", "title": "Writing", "kind": "edit", "locations": []map[string]string{{"path": "/etc/" + secret}},
			"content": []map[string]string{{"type": "diff", "path": "/etc/" + secret, "oldText": "a = " + secret + "\n", "newText": harmless + "\nb: \"" + secret + "\"\n"}}}),
		requested(map[string]any{"toolCallId": "mcp_mail_send__1", "title": "send (mail MCP Server)", "kind": "other",
			"rawInput": map[string]any{"to": "bob", "deep": []any{map[string]string{"text": "it is " + secret}}}}),
	}
}

// TestNoSecretStays: secrets of many shapes, in all the places where an agent and a person can leave
// them. None is in a file of guard's, in what goes to watchers, or in what its commands print; the
// prompt shows the command as it is.
func TestNoSecretStays(t *testing.T) {
	h, m := newHome(t), maker{seed.Rand(t, 7, 7)}
	secrets := m.services()
	var all []string
	var requests strings.Builder
	for i, name := range slices.Sorted(maps.Keys(secrets)) {
		all = append(all, secrets[name])
		places := m.places(secrets[name], m.of(alnums, 12))
		for _, one := range []int{i % 5, 5, 6} { // a command, an edit, an MCP server's tool
			requests.WriteString(places[one])
		}
	}
	noted := "gh" + "o_" + m.of(alnums, 36)
	password, cookie, key := m.of(alnums, 12), m.of(alnums, 12), m.of(alnums, 700)
	requests.WriteString(askedCommand("rm -rf ./tmp_* --password " + password)) // which rm would delete
	requests.WriteString(askedCommand("psql postgres://me:" + password + "@db.example/x -c 'drop table x'"))
	requests.WriteString(askedCommand("curl -u me:" + password + " -H 'Cookie: sid=" + cookie + "' -X DELETE https://h.example/x"))
	requests.WriteString(askedCommand("cat > /etc/k <<E\n-----BEGIN RSA PRIVATE" + " KEY-----\n" + key + "\n-----END RSA PRIVATE" + " KEY-----\nE"))
	all = append(all, noted, password, cookie, key)
	count := strings.Count(requests.String(), "\n")

	file, work, agent := filepath.Join(h.home, "requests.jsonl"), filepath.Join(h.home, "work-"+secrets["gitlab"]), filepath.Join(h.home, "fakeagent")
	write(t, file, requests.String())
	if err := os.Mkdir(work, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(selfPath(t), agent); err != nil {
		t.Fatal(err)
	}
	screen := h.watching()
	answers, in := h.askingAfter("deploy it with "+secrets["github"]+" please", work, agent, file)
	run := h.running()
	events := h.events(run)
	var printed strings.Builder
	one := ""
	for range count {
		one = waits(t, run, one)
		printed.WriteString(h.must("pending") + h.must("pending", "--json"))
		if err := run.Respond(socket.PermissionResponse{RequestID: one, OptionID: decision.Refused.String(), Note: "use " + noted + " instead"}); err != nil {
			t.Fatal(err)
		}
	}
	printed.WriteString(h.must("sessions", "--json"))
	in.Close()
	for range answers { // until guard has ended: what it kept of a refused call goes last
	}

	log, err := filepath.Glob(filepath.Join(h.home, "state", "guard", "log", "*"))
	if err != nil || len(log) != 1 {
		t.Fatal(log, err)
	}
	for e, err := range audit.Read(log[0]) {
		if err != nil {
			t.Fatal(err)
		}
		id := fmt.Sprintf("%s/%d", e.Session, e.Seq)
		if e.Event == audit.ApprovalResolved {
			printed.WriteString(h.must("log", "show", id) + h.must("log", "show", "--json", id))
		}
	}
	printed.WriteString(h.must("log", "--all") + h.must("log", "--json"))
	for _, s := range all {
		for where, text := range map[string]string{"what the commands print": printed.String(), "the events": events()} {
			if i := strings.Index(text, s); i >= 0 {
				t.Errorf("%s: in %.200q", where, text[max(0, i-100):])
			}
		}
	}
	noFileHolds(t, filepath.Join(h.home, "state"), all)
	if n := strings.Count(printed.String(), "redacted:"); n < 10*count {
		t.Errorf("%d times redacted in what is printed of %d requests", n, count)
	}
	if shown := screen(); !strings.Contains(shown, secrets["github"]) && !strings.Contains(shown, secrets["npm"]) {
		t.Errorf("the prompt did not show the command as it is: %.2000q", shown)
	}
}

// noFileHolds goes through every file below a folder.
func noFileHolds(t *testing.T, dir string, secrets []string) {
	t.Helper()
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.Type().IsRegular() {
			return err
		}
		text := mustRead(t, path)
		for _, s := range secrets {
			if i := bytes.Index(text, []byte(s)); i >= 0 || strings.Contains(path, s) {
				t.Errorf("%s holds %q: %.300q", path, s, text[max(0, i-200):])
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// watching runs guard watch in a terminal wide enough for a line of everything; it gives what was shown.
func (h ownHome) watching() (shown func() string) {
	h.t.Helper()
	cmd := exec.Command(guardPath, "watch")
	cmd.Env = append(h.env(), "TERM=xterm-256color")
	terminal, err := pty.StartWithSize(cmd, &pty.Winsize{Rows: 50, Cols: 500})
	if err != nil {
		h.t.Fatal(err)
	}
	var mu sync.Mutex
	var all bytes.Buffer
	go func() {
		for b := make([]byte, 4096); ; {
			n, err := terminal.Read(b)
			mu.Lock()
			all.Write(b[:n])
			mu.Unlock()
			if err != nil {
				return
			}
		}
	}()
	h.t.Cleanup(func() { _ = cmd.Process.Signal(syscall.SIGTERM); _ = cmd.Wait(); terminal.Close() })
	return func() string {
		mu.Lock()
		defer mu.Unlock()
		return all.String()
	}
}

// running is the one guard that runs.
func (h ownHome) running() *socket.Client {
	h.t.Helper()
	askFor(h, some[control.Session](1), "sessions")
	folder := filepath.Join(h.home, "state", "guard", "run")
	clients := socket.Running(folder)
	if len(clients) != 1 {
		h.t.Fatalf("%d guards run in %s", len(clients), folder)
	}
	return clients[0]
}

// waits gives the request that waits in a run, after another one.
func waits(t *testing.T, run *socket.Client, last string) (id string) {
	t.Helper()
	eventually(t, func() bool {
		list, err := run.Pending()
		if err != nil || len(list) != 1 || list[0].RequestID == last {
			return false
		}
		id = list[0].RequestID
		return true
	}, "a question")
	return id
}

// events watches a run, and gives all that came when it has ended.
func (h ownHome) events(run *socket.Client) (all func() string) {
	h.t.Helper()
	var came bytes.Buffer
	ready, ended := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(ended)
		err := run.Events(h.t.Context(), func() { close(ready) }, func(e control.Event) {
			b, _ := json.Marshal(e)
			came.Write(append(b, '\n'))
		})
		if err != nil {
			h.t.Error(err)
		}
	}()
	<-ready
	return func() string {
		<-ended
		return came.String()
	}
}

package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"guard/internal/agents"
	"guard/internal/model"
)

// headless is a real Gemini behind guard, given a prompt on its command line.
type headless struct {
	agents.Agent
	folder, state string
	model         *model.Server
	flags         []string // guard's
	args          []string // Gemini's
	env           []string
	untrusted     bool

	out, complaints string
	status          int
}

func newHeadless(t *testing.T) *headless {
	t.Helper()
	srv := model.Gemini(t)
	a := agents.Gemini(t, srv.URL)
	h := &headless{Agent: a, model: srv, folder: filepath.Join(a.Home, "project"), state: filepath.Join(a.Home, "guard-state")}
	for _, name := range []string{"tmp_one", "tmp_two"} {
		write(t, filepath.Join(h.folder, name), "x")
	}
	return h
}

// startsTwice has Gemini start as people have it.
func (h *headless) startsTwice() *headless {
	h.Agent = h.StartsTwice()
	return h
}

// command is what the person typed, but for the prompt.
func (h *headless) command(more ...string) *exec.Cmd {
	cmd := exec.Command(guardPath, append(append(append(h.flags, h.Path), h.args...), more...)...)
	cmd.Dir = h.folder
	for _, v := range h.Env {
		if !h.untrusted || !strings.HasPrefix(v, "GEMINI_CLI_TRUST_WORKSPACE=") {
			cmd.Env = append(cmd.Env, v)
		}
	}
	cmd.Env = append(append(cmd.Env, "XDG_STATE_HOME="+h.state, "GORACE=halt_on_error=1 atexit_sleep_ms=0"), h.env...)
	return cmd
}

// run gives it a script and waits for its end.
func (h *headless) run(t *testing.T, turns ...any) *headless {
	t.Helper()
	h.finish(h.command("-p", model.Prompt(turns...)))
	return h
}

func (h *headless) finish(cmd *exec.Cmd) {
	var out, complaints bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &complaints
	_ = cmd.Run()
	h.out, h.complaints, h.status = out.String(), complaints.String(), cmd.ProcessState.ExitCode()
}

func (h *headless) there(name string) bool {
	_, err := os.Lstat(filepath.Join(h.folder, name))
	return err == nil
}

// record is every line that guard wrote, of all runs.
func (h *headless) record(t *testing.T) string {
	t.Helper()
	files, _ := filepath.Glob(filepath.Join(h.state, "guard", "log", "*"))
	var all strings.Builder
	for _, f := range files {
		all.Write(mustRead(t, f))
	}
	return all.String()
}

func (h *headless) toldOf(reason string) bool {
	for _, r := range h.model.Told() {
		if strings.Contains(r.Text, reason) {
			return true
		}
	}
	return false
}

func (h *headless) String() string {
	return fmt.Sprintf("status %d\nout: %s\nstderr: %s\nthe model was told: %+v", h.status, h.out, h.complaints, h.model.Told())
}

func (h *headless) expect(t *testing.T, status int, there, gone []string) {
	t.Helper()
	if h.status != status {
		t.Errorf("status %d, want %d", h.status, status)
	}
	for _, name := range there {
		if !h.there(name) {
			t.Errorf("%s is not there", name)
		}
	}
	for _, name := range gone {
		if h.there(name) {
			t.Errorf("%s is there", name)
		}
	}
	if t.Failed() {
		t.Log(h)
	}
}

// everyday is a dangerous command and everyday work in one turn after another.
func (h *headless) everyday() []any {
	return []any{model.Sh("rm -rf ./tmp_*"), model.Sh("ls > listed"), model.Write(filepath.Join(h.folder, "made.txt"), "hello\n"),
		model.Call("replace", map[string]any{"file_path": filepath.Join(h.folder, "made.txt"), "old_string": "hello", "new_string": "bye", "instruction": "x"}),
		model.Sh("touch after")}
}

func TestRealGeminiHeadlessSafe(t *testing.T) {
	t.Parallel()
	h := newHeadless(t).startsTwice()
	h.run(t, h.everyday()...)
	h.expect(t, 0, []string{"tmp_one", "tmp_two", "listed", "made.txt", "after"}, nil)
	if got := string(mustRead(t, filepath.Join(h.folder, "made.txt"))); got != "bye\n" {
		t.Errorf("made.txt holds %q", got)
	}
	if !h.toldOf("guard: refused") {
		t.Errorf("the model was not told why\n%s", h)
	}
	log := h.record(t)
	for _, want := range []string{`"event":"approval_required"`, `"event":"tool_finished"`, `"event":"tool_finished","agent":"gemini"`, `"prompt":"@@[`, `"event":"session_ended"`, `"channel":"hook"`} {
		if !strings.Contains(log, want) {
			t.Errorf("the record does not hold %s", want)
		}
	}
	if strings.Contains(log, "unguarded") {
		t.Error("a judged call counts as unguarded")
	}
	if t.Failed() {
		t.Logf("%s\n%.6000s", h, log)
	}
}

func TestRealGeminiHeadlessAsk(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		name        string
		flags       []string
		there, gone []string
	}{
		{"ask", []string{"--mode", "ask"}, []string{"tmp_one", "tmp_two", "listed", "made.txt", "after"}, nil},
		{"from medium", []string{"--mode", "ask", "--ask-from", "medium"}, []string{"tmp_one"}, []string{"after"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			h := newHeadless(t)
			h.flags = tt.flags
			h.run(t, h.everyday()...)
			h.expect(t, 0, tt.there, tt.gone)
			if !h.toldOf("nobody could be") {
				t.Errorf("the model was not told that nobody could be asked\n%s", h)
			}
		})
	}
}

func TestRealGeminiHeadlessUnrestricted(t *testing.T) {
	t.Parallel()
	for _, args := range [][]string{nil, {"--yolo"}} {
		t.Run(strings.Join(args, ""), func(t *testing.T) {
			t.Parallel()
			h := newHeadless(t)
			h.flags, h.args = []string{"--mode", "unrestricted", "--confirm"}, args
			h.run(t, append(h.everyday(), model.Sh("mkfs.ext4 /dev/no-such-disk"))...)
			h.expect(t, 0, []string{"after", "made.txt"}, []string{"tmp_one", "tmp_two"})
			if log := h.record(t); !strings.Contains(log, `"event":"approval_skipped"`) || !strings.Contains(log, `"absurd":true`) {
				t.Errorf("the record tells neither of what was skipped nor of the absurd:\n%.3000s", log)
			}
		})
	}
}

// Several calls at once, two of them the same: each is judged, and each result
// belongs to one.
func TestRealGeminiAtOnce(t *testing.T) {
	t.Parallel()
	h := newHeadless(t)
	again := model.Step{Sh: "echo x >> a", Extra: map[string]any{"wait_for_previous": true}}
	h.run(t, []model.Step{model.Sh("touch a"), model.Sh("touch b"), model.Sh("rm -rf ./tmp_*"), again, again}, model.Sh("touch after"))
	h.expect(t, 0, []string{"a", "b", "after", "tmp_one"}, nil)
	if log := h.record(t); strings.Contains(log, "unguarded") || strings.Count(log, `"event":"tool_finished"`) != 5 {
		t.Errorf("%.5000s", log)
	}
}

// What a sub-agent does is judged call by call.
func TestRealGeminiSubAgent(t *testing.T) {
	t.Parallel()
	h := newHeadless(t)
	inner := strings.ReplaceAll(model.Prompt(model.Sh("touch inner"), model.Sh("rm -rf ./tmp_*"),
		model.Call("complete_task", map[string]any{"result": map[string]any{"response": "x"}})), "@", "{at}")
	script := model.Prompt(model.Call("invoke_agent", map[string]any{"agent_name": "generalist", "prompt": inner}), model.Sh("touch after"))
	cmd := h.command("-p", strings.ReplaceAll(script, "{at}", `\u0040`)) // a script in a script
	h.finish(cmd)
	h.expect(t, 0, []string{"inner", "after", "tmp_one"}, nil)
	if log := h.record(t); strings.Contains(log, "unguarded") {
		t.Errorf("%.3000s", log)
	}
}

// The person's own deny rules and plan mode hold under guard's silence.
func TestRealGeminiOwnRulesHold(t *testing.T) {
	t.Parallel()
	h := newHeadless(t)
	write(t, filepath.Join(h.Home, ".gemini", "policies", "mine.toml"), "[[rule]]\ntoolName = \"run_shell_command\"\ncommandPrefix = \"touch\"\ndecision = \"deny\"\npriority = 100\n")
	h.run(t, model.Sh("touch denied"), model.Sh("mkdir allowed"))
	h.expect(t, 0, []string{"allowed"}, []string{"denied"})
	h.args = []string{"--approval-mode", "plan"}
	h.run(t, model.Sh("mkdir planned"), model.Write(filepath.Join(h.folder, "written"), "x"))
	h.expect(t, 0, nil, []string{"planned", "written"})
}

// mcpServer is one with a tool that only looks and one that deletes.
const mcpServer = `
const tool = (name) => ({name, description: name, inputSchema: {type: "object", properties: {id: {type: "string"}}}});
require("readline").createInterface({input: process.stdin}).on("line", (line) => {
  const m = JSON.parse(line);
  const result = {
    "initialize": () => ({protocolVersion: m.params.protocolVersion, capabilities: {tools: {}}, serverInfo: {name: "s", version: "1"}}),
    "tools/list": () => ({tools: [tool("get_thing"), tool("delete_thing")]}),
    "tools/call": () => { require("fs").writeFileSync(m.params.name, ""); return {content: [{type: "text", text: "ran"}]}; },
  }[m.method];
  if (m.id !== undefined) console.log(JSON.stringify({jsonrpc: "2.0", id: m.id, result: result ? result() : {}}));
});
`

// A tool of an MCP server is judged by server and name as Gemini's hook tells them.
func TestRealGeminiMCP(t *testing.T) {
	t.Parallel()
	h := newHeadless(t)
	write(t, filepath.Join(h.Home, "server.js"), mcpServer)
	write(t, filepath.Join(h.Home, ".gemini", "settings.json"),
		fmt.Sprintf(`{"security":{"auth":{"selectedType":"gemini-api-key"}},"mcpServers":{"my_things":{"command":"node","args":[%q]}}}`, filepath.Join(h.Home, "server.js")))
	h.run(t, model.Call("mcp_my_things_get_thing", map[string]any{"id": "a"}), model.Call("mcp_my_things_delete_thing", map[string]any{"id": "a"}))
	h.expect(t, 0, []string{"get_thing"}, []string{"delete_thing"})
	if log := h.record(t); !strings.Contains(log, `"server":"my_things","name":"delete_thing"`) {
		t.Errorf("%.3000s", log)
	}
}

// Gemini reads back what was too long to show, and its plans are its own.
func TestRealGeminiOwnNotes(t *testing.T) {
	t.Parallel()
	h := newHeadless(t)
	h.run(t, model.Sh("seq 1 30000"))
	saved := regexp.MustCompile(`full output see: (\S+)`).FindStringSubmatch(h.model.Told()[0].Text)
	if saved == nil {
		t.Fatalf("nothing was saved: %s", h)
	}
	rel := saved[1][strings.Index(saved[1], "/.gemini/"):] // below a home overlay that is gone
	h.run(t, model.Call("read_file", map[string]any{"file_path": h.Home + rel}))
	if told := h.model.Told(); told[len(told)-1].Failed {
		t.Errorf("it cannot read its own output: %+v", told[len(told)-1])
	}
}

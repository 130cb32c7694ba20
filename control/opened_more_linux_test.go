package control

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy"
	"guard/policy/place"
)

const oddText = "ok 201 87 12 250 33 91 144 7 66 210 18 5 done"

// openedRig is a project with a file of secrets, where code may run.
type openedRig struct {
	*testing.T
	root string
	h    *HookBroker
}

func newOpenedRig(t *testing.T) *openedRig {
	t.Helper()
	home := t.TempDir()
	r := newRig(Params{Mode: policy.Asking, Disk: patientDisk, Clock: disk.Clock})
	o := &openedRig{t, filepath.Join(home, "project"), nil}
	r.p.Dir, r.p.World = o.root, place.World{Home: home, User: "eve"}
	o.h = hookBroker(r)
	o.put(".env", "API_KEY=k3yOfTheirs7f3a9c2e51d8\n")
	o.put("package.json", `{"scripts":{"test":"vitest run"}}`)
	o.put("README.md", "it is\n")
	time.Sleep(30 * time.Millisecond)
	return o
}

func (o *openedRig) put(name, text string) {
	o.Helper()
	if err := os.MkdirAll(o.root, 0o700); err != nil {
		o.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(o.root, name), []byte(text), 0o600); err != nil {
		o.Fatal(err)
	}
}

func (o *openedRig) shell(line string) {
	o.Helper()
	c := exec.Command("sh", "-ec", line)
	c.Dir = o.root
	if out, err := c.CombinedOutput(); err != nil {
		o.Fatalf("%v: %s", err, out)
	}
	time.Sleep(30 * time.Millisecond)
}

// tool has the agent call a tool, which runs a line.
func (o *openedRig) tool(name, input string) (begin func(), end func() string) {
	event := func(event, rest string) string {
		out, err := o.h.HandleEvent(o.Context(), "gemini", fmt.Appendf(nil,
			`{"session_id":"s1","cwd":%q,"hook_event_name":%q,"tool_name":%q,"tool_input":%s%s}`, o.root, event, name, input, rest))
		if err != nil || strings.Contains(string(out), "deny") && event == "BeforeTool" {
			o.Fatalf("%s %s: %v: %s", name, input, err, out)
		}
		return string(out)
	}
	return func() { event("BeforeTool", "") },
		func() string { return event("AfterTool", fmt.Sprintf(`,"tool_response":{"llmContent":%q}`, oddText)) }
}

func (o *openedRig) line(command string) (begin func(), end func() string) {
	return o.tool("run_shell_command", fmt.Sprintf(`{"command":%q}`, command))
}

func (o *openedRig) hidden(what, got string) {
	o.Helper()
	if !strings.Contains(got, "«hidden by guard: .env»") {
		o.Errorf("%s: the model gets %q", what, got)
	}
}

// What code wrote that had opened secrets is known whatever it is called later, and by whichever tool it is read.
func TestWhatWasWrittenFromSecretsIsKnownLater(t *testing.T) {
	for name, then := range map[string]func(o *openedRig) (string, string){
		"moved": func(o *openedRig) (string, string) {
			begin, end := o.line("mv out.txt b.txt")
			begin()
			o.shell("mv out.txt b.txt")
			end()
			return "run_shell_command", `{"command":"cat b.txt"}`
		},
		"its mode changed": func(o *openedRig) (string, string) {
			o.shell("chmod 640 out.txt")
			return "run_shell_command", `{"command":"cat out.txt"}`
		},
		"read by the agent's tool": func(*openedRig) (string, string) { return "read_file", `{"file_path":"out.txt"}` },
	} {
		t.Run(name, func(t *testing.T) {
			o := newOpenedRig(t)
			begin, end := o.line("npm test")
			begin()
			o.shell("cat .env >/dev/null; echo x > out.txt")
			o.hidden("the call", end())
			time.Sleep(30 * time.Millisecond)
			begin, end = o.tool(then(o))
			begin()
			o.hidden("the later call", end())
			begin, end = o.tool("read_file", `{"file_path":"README.md"}`)
			begin()
			if got := end(); strings.Contains(got, "hidden") {
				t.Errorf("of another file the model gets %q", got)
			}
		})
	}
}

// A call is watched from its own beginning, whatever else begins meanwhile.
func TestWatchesOfCallsThatBeginMeanwhile(t *testing.T) {
	t.Run("the same call again", func(t *testing.T) {
		o := newOpenedRig(t)
		begin, end := o.line("npm test")
		begin()
		o.shell("cat .env >/dev/null")
		begin()
		o.hidden("the one", end())
		o.hidden("the other", end())
	})
	t.Run("many others", func(t *testing.T) {
		o := newOpenedRig(t)
		for i := range maxWatched - 1 {
			begin, _ := o.line(fmt.Sprintf("npm test -- --shard=%d", i))
			begin()
		}
		begin, end := o.line("npm test")
		begin()
		o.shell("cat .env >/dev/null")
		for i := range maxWatched - 1 {
			begin, _ := o.line(fmt.Sprintf("npm test -- --part=%d", i))
			begin()
		}
		o.hidden("the call", end())
		files, err := os.ReadDir("/proc/self/fd")
		if err != nil || len(files) > 3*maxWatched {
			t.Errorf("%d files are open: %v", len(files), err)
		}
	})
}

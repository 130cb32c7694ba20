package gemini

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/BurntSushi/toml"
	"golang.org/x/sys/unix"

	"guard/agent/agenttest"
	"guard/interpose/plan"
)

func TestGeminiTerminalArguments(t *testing.T) {
	const silent = "--policy /run/guard.toml"
	for _, c := range []struct{ name, mode, line, want string }{
		{"nothing", "safe", "", silent},
		{"a prompt", "ask", "-p hello", silent + " -p hello"},
		{"what stands behind --", "safe", "-m x -- --yolo", silent + " -m x -- --yolo"},
		{"yolo is a wish", "safe", "-y -p x", silent + " -p x"},
		{"in a cluster", "ask", "-dy", silent + " -d"},
		{"by its mode", "safe", "--approval-mode yolo", silent},
		{"camel", "safe", "--approvalMode=yolo", silent},
		{"and given in unrestricted", "unrestricted", "--yolo", silent + " --yolo"},
		{"but not by guard itself", "unrestricted", "", silent},
		{"another mode stays", "safe", "--approval-mode auto_edit", silent + " --approval-mode auto_edit"},
		{"a policy of the person's", "safe", "--policy own.toml", silent + " --policy own.toml"},
		{"some extensions", "safe", "-e mine -p x", silent + " --extensions zz-guard-r1 -e mine -p x"},
		{"no extensions", "safe", "--extensions=none", silent + " --extensions zz-guard-r1 --extensions=none"},
		{"no extensions, by another spelling", "safe", "--e none", silent + " --extensions zz-guard-r1 --e none"},
	} {
		t.Run(c.name, func(t *testing.T) {
			w := newWorld(t)
			w.install("0.61.0")
			p := w.Plan(c.mode, "gemini", strings.Fields(c.line)...)
			if got := w.Short(p); got != c.want || p.Ends != strings.Contains(c.want, " -p ") {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
			if !p.Hooks || p.HookLost == nil || agenttest.Setting(p, "GEMINI_CLI_HOME") != w.Root+"/state/gemini/r1/home" || p.Overlay.Home != w.Home {
				t.Errorf("%+v", p)
			}
		})
	}
}

// What is no work of the agent's runs as it is, in the real home.
func TestGeminiThatDoesNotWork(t *testing.T) {
	for _, line := range []string{"mcp list", "extensions install x", "skills list", "hooks migrate", "--version", "-h", "-d --help", "--list-extensions", "-l", "--delete-session 1", "-m x mcp add"} {
		w := newWorld(t)
		w.install("0.61.0")
		if p := w.Plan("safe", "gemini", strings.Fields(line)...); w.Short(p) != line || p.Hooks || p.Overlay != nil || len(p.Env) > 0 {
			t.Errorf("%s: %+v", line, p)
		}
	}
	for _, line := range []string{"fix the mcp server", "-p mcp", "--model mcp", "-- mcp"} {
		w := newWorld(t)
		w.install("0.61.0")
		if p := w.Plan("safe", "gemini", strings.Fields(line)...); !p.Hooks {
			t.Errorf("%s: runs without a hook", line)
		}
	}
}

// The person's own policies stay, which --policy would take the place of.
func TestGeminiTerminalKeepsPolicies(t *testing.T) {
	w := newWorld(t)
	w.install("0.61.0")
	w.Write("home/.gemini/policies/a.toml", rulesOf("x", "deny", ""))
	if got := w.Short(w.Plan("safe", "gemini")); got != "--policy /home/.gemini/policies --policy /run/guard.toml" {
		t.Error(got)
	}
	w.Write("home/.gemini/settings.json", `{"policyPaths":["~/p.toml","/nowhere"]}`)
	w.Write("home/p.toml", rulesOf("y", "deny", ""))
	if got := w.Short(w.Plan("safe", "gemini")); got != "--policy /home/p.toml --policy /run/guard.toml" {
		t.Error(got)
	}
}

// A rule that the schema rejects would leave Gemini's dialogs on; one with a
// wrong mode would lift plan mode.
func TestGeminiSilentRules(t *testing.T) {
	w := newWorld(t)
	w.install("0.61.0")
	var file map[string]any
	if _, err := toml.Decode(agenttest.File(w.Plan("safe", "gemini"), "guard.toml"), &file); err != nil {
		t.Fatal(err)
	}
	rules, err := readRules(file, userRank)
	if err != nil || len(rules) != 4 {
		t.Fatalf("%v, %v", rules, err)
	}
	for _, r := range rules {
		if !subset(r.modes, []string{"default", "autoEdit"}) || len(r.modes) != 2 {
			t.Errorf("modes %v", r.modes)
		}
		if r.decision == allow && r.rank > userRank+2 {
			t.Errorf("above the person's own rules: %+v", r)
		}
		if r.table["toolName"] == shellTool && (r.table["allowRedirection"] != true || r.table["argsPattern"] != ".") {
			t.Errorf("gemini would ask again: %+v", r)
		}
	}
}

func TestGeminiExtension(t *testing.T) {
	w := newWorld(t)
	w.install("0.61.0")
	r := w.Request("safe", "gemini")
	r.Guard = "/opt/my guard/it's"
	p, err := plan.For(r)
	if err != nil {
		t.Fatal(err)
	}
	var file struct {
		Hooks map[string][]struct {
			Matcher    string
			Sequential bool
			Hooks      []struct {
				Name, Type, Command string
				Timeout             int64
				Env                 map[string]string
			}
		}
	}
	if err := json.Unmarshal([]byte(agenttest.Added(t, p, "hooks/hooks.json")), &file); err != nil {
		t.Fatal(err)
	}
	for _, event := range []string{"SessionStart", "BeforeAgent", "BeforeTool", "AfterTool"} {
		if len(file.Hooks[event]) != 1 || len(file.Hooks[event][0].Hooks) != 1 {
			t.Fatalf("%s: %+v", event, file.Hooks[event])
		}
		e, h := file.Hooks[event][0], file.Hooks[event][0].Hooks[0]
		if !e.Sequential || e.Matcher != "*" || h.Type != "command" || h.Name != "guard-r1" {
			t.Errorf("%s: %+v", event, e)
		}
		if want := `'/opt/my guard/it'\''s' hook gemini || { echo 'guard failed: refused' >&2; exit 2; }`; h.Command != want {
			t.Errorf("command %s", h.Command)
		}
		if h.Timeout > 1<<31-1 || h.Timeout < 1e9 {
			t.Errorf("a time-out of %d ms", h.Timeout)
		}
		if _, set := h.Env["BASH_ENV"]; !set || h.Env["GUARD_SOCKET"] != w.Root+"/run/sock" || h.Env["PATH"] != w.Root+"/bin" {
			t.Errorf("%v", h.Env)
		}
	}
	if len(file.Hooks) != len(hookEvents) {
		t.Errorf("%d events", len(file.Hooks))
	}
	if manifest := agenttest.Added(t, p, "gemini-extension.json"); !strings.Contains(manifest, `"zz-guard-r1"`) || !strings.Contains(manifest, `"version"`) {
		t.Error(manifest)
	}
}

// Gemini replaces variables in hooks, so a $ would not reach the shell as it is.
func TestGeminiRefusesADollar(t *testing.T) {
	w := newWorld(t)
	w.install("0.61.0")
	for _, change := range []func(*plan.Request){
		func(r *plan.Request) { r.Guard = "/opt/$GEMINI_CWD/guard" },
		func(r *plan.Request) { r.Socket = "/run/${extensionPath}" },
	} {
		r := w.Request("safe", "gemini")
		change(&r)
		if _, err := plan.For(r); !errors.Is(err, plan.ErrConfig) {
			t.Errorf("%v", err)
		}
	}
}

// Whatever may keep the hook from being heard: Gemini's own dialogs stand, and
// not even unrestricted gets its --yolo.
func TestGeminiHookless(t *testing.T) {
	for _, c := range []struct{ name, path, content, note string }{
		{"switched off by the project", "work/proj/.gemini/settings.json", `{"hooksConfig":{"enabled":false}}`, "hooksConfig.enabled"},
		{"by the person", "home/.gemini/settings.json", `{"hooksConfig":{"enabled":false}} // off`, "hooksConfig.enabled"},
		{"by the machine", "etc/settings.json", `{"hooksConfig":{"enabled":false}}`, "hooksConfig.enabled"},
		{"by the machine's defaults", "etc/system-defaults.json", `{"hooksConfig":{"enabled":false}}`, "hooksConfig.enabled"},
		{"by something that is no switch", "home/.gemini/settings.json", `{"hooksConfig":{"enabled":"no"}}`, "hooksConfig.enabled"},
		{"by an old name", "home/.gemini/settings.json", `{"tools":{"enableHooks":false}}`, "tools.enableHooks"},
		{"extensions by name of their source", "work/proj/.gemini/settings.json", `{"security":{"allowedExtensions":["^x"]}}`, "allowedExtensions"},
		{"extensions switched off", "home/.gemini/settings.json", `{"admin":{"extensions":{"enabled":false}}}`, "admin.extensions"},
		{"a sandbox of the project's", "work/proj/.gemini/settings.json", `{"tools":{"sandbox":"docker"}}`, "tools.sandbox"},
		{"no bash", "bin/bash", "-", "bash"},
		{"a bash of the project's", "bin/bash", "→", "bash"},
		{"an unknown version", "node_modules/@google/gemini-cli/package.json", `{"name":"other","version":"1"}`, "version"},
	} {
		t.Run(c.name, func(t *testing.T) {
			w := newWorld(t)
			w.install("0.61.0")
			switch c.content {
			case "-":
				if err := os.Remove(filepath.Join(w.Root, c.path)); err != nil {
					t.Fatal(err)
				}
			case "→":
				if err := os.Rename(filepath.Join(w.Root, c.path), filepath.Join(w.Project, "bash")); err != nil {
					t.Fatal(err)
				}
				w.Env[0] += ":" + w.Project
			default:
				w.Write(c.path, c.content)
			}
			for _, mode := range []string{"safe", "unrestricted"} {
				p := w.Plan(mode, "gemini", "--yolo")
				if w.Short(p) != "" || agenttest.File(p, "guard.toml") != "" || p.HookLost != nil {
					t.Errorf("%s: gemini is silenced: %s", mode, w.Short(p))
				}
				if !p.Hooks || !strings.Contains(agenttest.Notes(p), c.note) || !strings.Contains(agenttest.Notes(p), "own dialogs") {
					t.Errorf("%s: hook %v, %s", mode, p.Hooks, agenttest.Notes(p))
				}
			}
		})
	}
	for _, fine := range []string{`{"hooksConfig":{"enabled":true,"disabled":["mine"]}}`, `{"tools":{"sandbox":false},"security":{"allowedExtensions":[]}}`} {
		w := newWorld(t)
		w.install("0.61.0")
		w.Write("home/.gemini/settings.json", fine)
		if p := w.Plan("safe", "gemini"); p.HookLost == nil {
			t.Errorf("%s: %s", fine, agenttest.Notes(p))
		}
	}
}

// In a sandbox of the person's the hook could not reach guard: Gemini runs as it
// is, but for --yolo.
func TestGeminiInASandbox(t *testing.T) {
	for name, c := range map[string]struct{ settings, env, args string }{
		"an option":       {args: "-s --yolo"},
		"a long one":      {args: "--sandbox --yolo"},
		"the environment": {env: "GEMINI_SANDBOX=docker", args: "--yolo"},
		"settings":        {settings: `{"tools":{"sandbox":true}}`, args: "--yolo"},
	} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t)
			w.install("0.61.0")
			if c.settings != "" {
				w.Write("home/.gemini/settings.json", c.settings)
			}
			w.Env = append(w.Env, c.env)
			p := w.Plan("unrestricted", "gemini", strings.Fields(c.args)...)
			if p.Hooks || p.Overlay != nil || strings.Contains(w.Short(p), "yolo") || strings.Contains(w.Short(p), "policy") || !strings.Contains(agenttest.Notes(p), "sandbox") {
				t.Errorf("%s\n%s", w.Short(p), agenttest.Notes(p))
			}
		})
	}
}

func TestGeminiTooOldForHooks(t *testing.T) {
	for version, hooks := range map[string]bool{"0.29.9": false, "0.30.0": true, "0.62.0": true} {
		w := newWorld(t)
		w.install(version)
		if p := w.Plan("unrestricted", "gemini", "--yolo"); p.Hooks != hooks || !hooks && (w.Short(p) != "" || !strings.Contains(agenttest.Notes(p), "too old")) {
			t.Errorf("%s: %s\n%s", version, w.Short(p), agenttest.Notes(p))
		}
	}
}

// Gemini's own /hooks disable and /extensions disable write down what they do
// while it runs.
func TestGeminiUnhookedWhileItRuns(t *testing.T) {
	const ours = "state/gemini/r1/home/.gemini/extensions/"
	for name, c := range map[string]struct{ path, content, why string }{
		"by its name":            {"work/proj/.gemini/settings.json", `{"hooksConfig":{"disabled":["a","guard-r1"]}}`, "disabled"},
		"all":                    {"home/.gemini/settings.json", `{"hooksConfig":{"enabled":false}}`, "enabled"},
		"another":                {"home/.gemini/settings.json", `{"hooksConfig":{"disabled":["a"]}}`, ""},
		"too large to be read":   {"home/.gemini/settings.json", strings.Repeat(" ", 1<<20) + `{"hooksConfig":{"enabled":false}}`, "cannot be read"},
		"something else":         {"home/.gemini/settings.json", `{"ui":{"theme":"x"}}`, ""},
		"half written":           {"home/.gemini/settings.json", `{"hooksConfig":{"ena`, ""},
		"nothing was there":      {"home/other", ``, ""},
		"the extension":          {ours + "extension-enablement.json", `{"zz-guard-r1":{"overrides":["!/*"]}}`, "enablement"},
		"another extension":      {ours + "extension-enablement.json", `{"mine":{"overrides":["!/*"]}}`, ""},
		"the extension changed":  {ours + "zz-guard-r1/hooks/hooks.json", `{}`, "not what guard wrote"},
		"the extension, removed": {ours + "zz-guard-r1/hooks/hooks.json", "-", "not what guard wrote"},
	} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t)
			w.install("0.61.0")
			p := w.Plan("safe", "gemini")
			for file, content := range p.Overlay.Files {
				w.Write("state/gemini/r1/home/"+file, string(content))
			}
			if why := p.HookLost(); why != "" {
				t.Fatalf("at once: %s", why)
			}
			if c.content == "-" {
				if err := os.Remove(filepath.Join(w.Root, c.path)); err != nil {
					t.Fatal(err)
				}
			} else {
				w.Write(c.path, c.content)
			}
			if why := p.HookLost(); (why == "") != (c.why == "") || !strings.Contains(why, c.why) {
				t.Errorf("%q", why)
			}
			if c.why != "" && !slices.Contains(p.HookFiles, filepath.Join(w.Root, c.path)) {
				t.Errorf("%s is not watched: %q", c.path, p.HookFiles)
			}
		})
	}
}

// What a program puts in the place of a file that guard watches neither stops the watch nor goes unseen: a pipe, a text
// of the same size and time, settings that only Gemini's parser reads.
func TestWatchedFilesThatAreNone(t *testing.T) {
	const ours = "state/gemini/r1/home/.gemini/extensions/zz-guard-r1/hooks/hooks.json"
	plant := func(path string, text []byte) error {
		info, err := os.Stat(path)
		time.Sleep(20 * time.Millisecond) // a tick of the file system's clock
		return errors.Join(err, os.WriteFile(path, text, 0o600), os.Chtimes(path, info.ModTime(), info.ModTime()))
	}
	for name, c := range map[string]struct {
		path string
		do   func(path string) error
	}{
		"a pipe for guard's hooks": {ours, func(path string) error { return errors.Join(os.Remove(path), unix.Mkfifo(path, 0o600)) }},
		"a pipe for the settings":  {"home/.gemini/settings.json", func(path string) error { return errors.Join(os.Remove(path), unix.Mkfifo(path, 0o600)) }},
		"a forged time": {ours, func(path string) error {
			was, err := os.ReadFile(path)
			return errors.Join(err, plant(path, bytes.ReplaceAll(was, []byte("BeforeTool"), []byte("BeforeTooX"))))
		}},
		"a number that only JavaScript reads": {"home/.gemini/settings.json", func(path string) error {
			return os.WriteFile(path, []byte(`{"a":1e999,"hooksConfig":{"enabled":false}}`), 0o600)
		}},
	} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t)
			w.install("0.61.0")
			w.Write("home/.gemini/settings.json", "{}")
			p := w.Plan("safe", "gemini")
			for file, content := range p.Overlay.Files {
				w.Write("state/gemini/r1/home/"+file, string(content))
			}
			if why := p.HookLost(); why != "" {
				t.Fatalf("at once: %s", why)
			}
			if err := c.do(filepath.Join(w.Root, c.path)); err != nil {
				t.Fatal(err)
			}
			lost := make(chan string, 1)
			go func() {
				why := p.HookLost()
				for range 30 {
					if why == "" { // it may be half written
						time.Sleep(100 * time.Millisecond)
						why = p.HookLost()
					}
				}
				lost <- why
			}()
			select {
			case why := <-lost:
				if !strings.Contains(why, filepath.Base(c.path)) {
					t.Errorf("%q", why)
				}
			case <-time.After(20 * time.Second):
				t.Error("the watch hangs")
			}
		})
	}
}

// Without a home there is nothing to stand in for.
func TestGeminiWithoutAHome(t *testing.T) {
	w := newWorld(t)
	w.install("0.61.0")
	r := w.Request("safe", "gemini")
	r.Home, r.Env = "", []string{r.Env[0]}
	if _, err := plan.For(r); !errors.Is(err, plan.ErrConfig) || !strings.Contains(err.Error(), "HOME") {
		t.Errorf("%v", err)
	}
}

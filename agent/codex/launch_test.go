package codex

import (
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"guard/agent/agenttest"
	"guard/interpose/plan"
)

// Hashes as codex 0.169.0 reports them (app-server, hooks/list).
func TestHookHash(t *testing.T) {
	for _, c := range []struct {
		command string
		timeout int
		want    string
	}{
		{"/x y/guärd\u0001 'a\"b' hook", 86400, "sha256:149e49b87e05c515295613f76e6a3961acd7a86c046f9cdd0e8f4fbe800b21a2"},
		{"/x y/guärd\u0001 'a\"b' hook", 2147483647, "sha256:fb80eb049aba34d902a1dd150d07f4eb5fd915476a8aa3a2f76bd8215f48e55f"},
	} {
		if got := hookHash("PreToolUse", c.command, c.timeout); got != c.want {
			t.Errorf("%q %d: %s, want %s", c.command, c.timeout, got, c.want)
		}
	}
}

func TestHookFlagsAreTOML(t *testing.T) {
	for _, guard := range []string{"/usr/bin/guard", "/a b/it's \"x\"/guard", "/tab\t\x7f\\/gu\u00e4rd\u2028"} {
		h, err := newHooks(guard)
		if err != nil {
			t.Fatal(err)
		}
		var file strings.Builder
		for _, flag := range h.flags() {
			if flag != "-c" {
				file.WriteString(flag + "\n")
			}
		}
		var got struct {
			Features struct{ Hooks bool }
			Hooks    map[string]any
		}
		if _, err := toml.Decode(file.String(), &got); err != nil || !got.Features.Hooks {
			t.Fatalf("%q: %v\n%s", guard, err, file.String())
		}
		state := got.Hooks["state"].(map[string]any)
		for _, event := range hookEvents {
			group := tables(got.Hooks[event])[0]
			hook := tables(group["hooks"])[0]
			trusted := state["/<session-flags>/config.toml:"+snake(event)+":0:0"].(map[string]any)
			if trusted["enabled"] != true || hook["command"] != h.command(event) || trusted["trusted_hash"] != hookHash(event, h.command(event), hookTimeout) {
				t.Errorf("%q %s: %v %v", guard, event, hook, trusted)
			}
		}
	}
	if _, err := newHooks("/\xff/guard"); !errors.Is(err, plan.ErrConfig) {
		t.Errorf("a path that Codex cannot be told of: %v", err)
	}
}

func TestSnake(t *testing.T) {
	for event, want := range map[string]string{"PreToolUse": "pre_tool_use", "SessionStart": "session_start", "Stop": "stop"} {
		if got := snake(event); got != want {
			t.Errorf("%s: %s", event, got)
		}
	}
}

func TestNewAdapter(t *testing.T) {
	for _, c := range []struct {
		what, mode, version, own, initial string
		wantMode, note                    string
		hooks                             bool
	}{
		{"safe", "safe", "2.6.0", "", "", "workspace-write", "", true},
		{"the reviewing mode is not left on", "ask", "2.6.0", "", "agent", "workspace-write", "instead of agent", true},
		{"full access is not left on", "safe", "2.6.0", "", "agent-full-access", "workspace-write", "instead of agent-full-access", true},
		{"the person's stricter mode stays", "safe", "2.6.0", "", "read-only", "", "", true},
		{"unrestricted", "unrestricted", "2.6.0", "", "", "agent", "", true},
		{"newer", "safe", "3.0.0", "", "", "workspace-write", "newer than 2.6.0", true},
		{"too old for hooks", "safe", "2.1.1", "", "", "read-only", "too old", false},
		{"never asking is taken away", "safe", "2.6.0", `{"approval_policy":"never"}`, "", "workspace-write", "approval_policy=never", true},
		{"full access is taken away", "safe", "2.6.0", `{"sandbox_mode":"danger-full-access"}`, "", "workspace-write", "sandbox_mode", true},
		{"hooks stay on", "safe", "2.6.0", `{"features":{"hooks":false}}`, "", "workspace-write", "features.hooks", true},
	} {
		t.Run(c.what, func(t *testing.T) {
			w := newWorld(t)
			w.Install("codex-acp", newAdapter, c.version)
			w.Env = append(w.Env, "CODEX_CONFIG="+c.own, "INITIAL_AGENT_MODE="+c.initial)
			p := w.Plan(c.mode, "codex-acp")
			if agenttest.Setting(p, "INITIAL_AGENT_MODE") != c.wantMode || p.Hooks != c.hooks || !strings.Contains(agenttest.Notes(p), c.note) {
				t.Errorf("%+v", p)
			}
			config := agenttest.Setting(p, "CODEX_CONFIG")
			if strings.Contains(config, "never") || strings.Contains(config, "danger") != (c.mode == "unrestricted") || c.hooks != strings.Contains(config, `"features":{"hooks":true}`) {
				t.Error(config)
			}
		})
	}
}

func TestNewAdapterKeepsThePersonsConfig(t *testing.T) {
	w := newWorld(t)
	w.Install("codex-acp", newAdapter, "2.6.0")
	w.Env = append(w.Env, `CODEX_CONFIG={"model":"<m>","n":12345678901234567890,"hooks":{"PreToolUse":[{"hooks":[{"command":"mine"}]}],"state":{"k":1}}}`)
	p := w.Plan("safe", "codex-acp")
	var got struct {
		Model string
		N     json.Number
		Hooks struct {
			PreToolUse []any
			State      map[string]any
		}
	}
	if err := json.Unmarshal([]byte(agenttest.Setting(p, "CODEX_CONFIG")), &got); err != nil {
		t.Fatal(err)
	}
	_, guards := got.Hooks.State["/<session-flags>/config.toml:pre_tool_use:1:0"]
	if got.Model != "<m>" || got.N != "12345678901234567890" || len(got.Hooks.PreToolUse) != 2 || got.Hooks.State["k"] == nil || !guards {
		t.Errorf("%s", agenttest.Setting(p, "CODEX_CONFIG"))
	}
	for _, own := range []string{"{", "[]", `{} x`, `{"hooks":1}`, `{"hooks":{"PreToolUse":{}}}`, `{"features":[]}`} {
		r := w.Request("safe", "codex-acp")
		r.Env = append(slices.Clone(w.Env), "CODEX_CONFIG="+own)
		if _, err := plan.For(r); !errors.Is(err, plan.ErrConfig) || !strings.Contains(err.Error(), "CODEX_CONFIG") {
			t.Errorf("%s: %v", own, err)
		}
	}
}

func TestZedAdapter(t *testing.T) {
	for _, c := range []struct{ what, mode, line, want, note string }{
		{"plain", "safe", "", "", ""},
		{"loosening is taken away", "ask", `-c approval_policy="never" -c model=x`, "-c model=x", "approval_policy"},
		{"both are a wish", "safe", `-c approval_policy=never --config sandbox_mode="danger-full-access"`, "", "everything to be allowed"},
		{"hooks give way", "safe", `-c hooks.PreToolUse=[] -cfeatures.hooks=false`, "", "give way"},
		{"unrestricted", "unrestricted", "", `-c approval_policy="on-request" -c sandbox_mode="danger-full-access"`, ""},
	} {
		w := newWorld(t)
		w.Install("codex-acp", zedAdapter, "0.16.0")
		p := w.Plan(c.mode, "codex-acp", strings.Fields(c.line)...)
		h, _ := newHooks("/opt/guard")
		want := append(strings.Fields(c.want), h.flags()...)
		if !slices.Equal(p.Args, want) || !strings.Contains(agenttest.Notes(p), c.note) || !p.Hooks || agenttest.Setting(p, "GUARD_SOCKET") == "" {
			t.Errorf("%s: %q\n%s", c.what, p.Args, agenttest.Notes(p))
		}
	}
}

func TestUnknownAdapterStartsWhereItAsksMost(t *testing.T) {
	w := newWorld(t)
	w.Install("codex-acp", "somebody-elses", "1.0.0")
	p := w.Plan("safe", "codex-acp")
	if p.Hooks || agenttest.Setting(p, "INITIAL_AGENT_MODE") != "read-only" || !strings.Contains(agenttest.Notes(p), "not put in") {
		t.Errorf("%+v", p)
	}
}

func TestCodex(t *testing.T) {
	for _, c := range []struct {
		mode, version, line, want string
		hooks                     bool
	}{
		{"safe", "0.169.0", "", "-a on-request --no-daemon", true},
		{"ask", "0.169.0", "", "-a on-request --no-daemon", true},
		{"ask", "0.169.0", "resume --last", "-a on-request resume --last", true},
		{"ask", "0.169.0", "-a never", "--no-daemon -a never", true},
		{"ask", "0.169.0", "-s danger-full-access", "-a on-request --no-daemon -s danger-full-access", true},
		{"ask", "0.169.0", `-c approval_policy="never"`, `--no-daemon -c approval_policy="never"`, true},
		{"ask", "0.169.0", "--no-daemon", "-a on-request --no-daemon", true}, // codex takes it once
		{"safe", "0.160.0", "", "-a on-request", true},
		{"safe", "0.169.0", "exec hello", "exec hello", true},
		{"safe", "0.169.0", "-m exec resume", "-a on-request -m exec resume", true},
		{"safe", "0.169.0", "login", "login", false},
		{"safe", "0.169.0", "--version", "--version", false},
		{"safe", "0.100.0", "exec x", "exec x", false},
		{"safe", "0.169.0", "--yolo exec x", "exec x", true},
		{"safe", "0.169.0", "exec -a never -s danger-full-access x", "exec x", true},
		{"ask", "0.169.0", "exec -a never -s danger-full-access x", "exec x", true},
		{"ask", "0.169.0", "exec x", "exec x", true},
		{"ask", "0.169.0", "-a never -s danger-full-access", "-a on-request --no-daemon", true},
		{"unrestricted", "0.169.0", "-s read-only", "-a on-request --no-daemon -s read-only", true},
		{"unrestricted", "0.169.0", "-a never", "-s danger-full-access --no-daemon -a never", true},
		{"unrestricted", "0.169.0", "--yolo", "--no-daemon --yolo", true},
		{"unrestricted", "0.169.0", "", "-s danger-full-access -a on-request --no-daemon", true},
		{"safe", "0.169.0", "--disable hooks exec x", "exec x", true},
		{"safe", "0.169.0", "--disable=codex_hooks exec -c features.codex_hooks=false x", "exec x", true},
		{"safe", "0.169.0", `exec -c features={"ho\u006fks"=false} x`, "exec x", true},
		{"safe", "0.169.0", "exec -c features={other=false} --disable apps x", "exec -c features={other=false} --disable apps x", true},
		{"ask", "0.169.0", "--approve-for-me", "--no-daemon --approve-for-me", true},
		{"unrestricted", "0.169.0", "--approve-for-me", "--no-daemon --approve-for-me", true},
		{"unrestricted", "0.169.0", "exec --approve-for-me x", "exec --approve-for-me x", true},
		{"safe", "0.169.0", "exec -o out x", "exec -o out x", true},
		{"unrestricted", "0.169.0", "exec x", "exec --dangerously-bypass-approvals-and-sandbox x", true},
		{"unrestricted", "0.169.0", "exec --yolo x", "exec --yolo x", true},
	} {
		w := newWorld(t)
		w.Install("codex", "@openai/codex", c.version)
		p := w.Plan(c.mode, "codex", strings.Fields(c.line)...)
		if exec := strings.HasPrefix(c.want, "exec"); p.Ends != (exec && c.hooks) {
			t.Errorf("%s: ends %v", c.line, p.Ends)
		}
		h, _ := newHooks("/opt/guard")
		want := strings.Fields(c.want)
		if c.hooks {
			want = append(h.flags(), want...)
		}
		if !slices.Equal(p.Args, want) || p.Hooks != c.hooks {
			t.Errorf("%s %s: hooks %v, %q", c.mode, c.line, p.Hooks, p.Args[len(p.Args)-min(len(p.Args), 6):])
		}
	}
}

// tables is an array of tables as TOML is decoded, however it was written.
func tables(value any) (all []map[string]any) {
	switch v := value.(type) {
	case []map[string]any:
		return v
	case []any:
		for _, e := range v {
			all = append(all, e.(map[string]any))
		}
	}
	return all
}

// Where Codex asks nobody, a hook that never reports, or is switched off, is told.
func TestHookLost(t *testing.T) {
	for line, watched := range map[string]bool{"exec x": true, "e x": true, "": false, "resume": false, "login": false} {
		w := newWorld(t)
		w.Install("codex", "@openai/codex", "0.169.0")
		machineFolder = func() string { return w.Root + "/etc" }
		t.Cleanup(func() { machineFolder = func() string { return "/etc/codex" } })
		p := w.Plan("safe", "codex", strings.Fields(line)...)
		if (p.HookLost != nil) != watched {
			t.Errorf("%s: %v", line, p.HookLost != nil)
		}
		if !watched {
			continue
		}
		if why := p.HookLost(); why != "" {
			t.Errorf("%s: %s", line, why)
		}
		w.Write("etc/requirements.toml", "allow_managed_hooks_only = true\n")
		if !slices.Contains(p.HookFiles, w.Root+"/etc/requirements.toml") || p.HookLost() == "" {
			t.Errorf("%s: %q, %s", line, p.HookFiles, p.HookLost())
		}
		w.Write("etc/requirements.toml", "x"+strings.Repeat(".a", 3000)+" = 1\n") // with more a decoder takes minutes for it
		if p.HookLost() == "" {
			t.Errorf("%s: what nests too deep is taken for nothing", line)
		}
	}
}

// A project that takes the sandbox away needs no trust where the person chooses one, or guard's mode takes it away.
func TestSandboxOfTheProject(t *testing.T) {
	for _, c := range []struct {
		mode, line string
		want       int
	}{{"safe", "", 1}, {"ask", "-s workspace-write", 0}, {"ask", "exec -c sandbox_mode=read-only x", 0}, {"unrestricted", "exec x", 0}} {
		w := newWorld(t)
		w.Install("codex", "@openai/codex", "0.169.0")
		w.Write("home/.codex/config.toml", "[projects."+strconv.Quote(w.Project)+"]\ntrust_level = \"trusted\"\n")
		w.Write("work/proj/.codex/config.toml", "sandbox_mode = 'danger-full-access'\n")
		if p := w.Plan(c.mode, "codex", strings.Fields(c.line)...); len(p.Layers) != c.want {
			t.Errorf("%s %s: %+v", c.mode, c.line, p.Layers)
		}
	}
}

// A project that widens the sandbox needs trust, whichever sandbox the person chooses.
func TestWiderSandboxOfTheProject(t *testing.T) {
	for text, want := range map[string]int{"writable_roots = ['/home']": 1, "network_access = true": 1, "network_access = false": 0, "writable_roots = []": 0} {
		w := newWorld(t)
		w.Install("codex", "@openai/codex", "0.169.0")
		w.Write("home/.codex/config.toml", "[projects."+strconv.Quote(w.Project)+"]\ntrust_level = \"trusted\"\n")
		w.Write("work/proj/.codex/config.toml", "[sandbox_workspace_write]\n"+text+"\n")
		if p := w.Plan("ask", "codex", "-s", "workspace-write"); len(p.Layers) != want {
			t.Errorf("%s: %+v", text, p.Layers)
		}
		if p := w.Plan("unrestricted", "codex"); len(p.Layers) != 0 {
			t.Errorf("%s, unrestricted: %+v", text, p.Layers)
		}
	}
}

// A project by which the model searches the live web, which no hook sees, needs trust.
func TestLiveSearchOfTheProject(t *testing.T) {
	for text, want := range map[string]int{"web_search = 'live'": 1, "web_search = 'indexed'": 1, "[features]\nweb_search_request = true": 1,
		"web_search = 'cached'": 0, "web_search = 'disabled'": 0, "[features]\nweb_search = false": 0} {
		w := newWorld(t)
		w.Install("codex", "@openai/codex", "0.169.0")
		w.Write("home/.codex/config.toml", "[projects."+strconv.Quote(w.Project)+"]\ntrust_level = \"trusted\"\n")
		w.Write("work/proj/.codex/config.toml", text+"\n")
		if p := w.Plan("ask", "codex"); len(p.Layers) != want {
			t.Errorf("%s: %+v", text, p.Layers)
		}
	}
}

// What works in a daemon or a server that guard did not start is not started.
func TestWorksElsewhere(t *testing.T) {
	for line, says := range map[string]string{
		"agents": "codex agents", "agents --no-daemon": "codex agents", "queue --thread x --message y --resume": "codex queue",
		"-m x remote-control start": "codex remote-control", "exec-server": "codex exec-server",
		"--remote-auth-token-env X agents": "codex agents",
		"--remote ws://127.0.0.1:1":        "--remote", "resume --remote unix://": "--remote",
		"debug app-server send-message-v2 x": "codex debug app-server",
		"agents --help":                      "", "-p agents x": "", "exec agents": "", "mcp list": "", "debug models": "", "": "",
	} {
		w := newWorld(t)
		w.Install("codex", "@openai/codex", "0.169.0")
		_, err := plan.For(w.Request("unrestricted", "codex", strings.Fields(line)...))
		if says == "" && err != nil || says != "" && (!errors.Is(err, plan.ErrConfig) || !strings.Contains(err.Error(), says+" works where")) {
			t.Errorf("%s: %v", line, err)
		}
	}
}

// Where an administrator's settings keep guard's hooks from being heard, Codex is not started.
func TestMachineSettings(t *testing.T) {
	for _, c := range []struct{ file, text, says string }{
		{"requirements.toml", "allow_managed_hooks_only = true\n", "allow_managed_hooks_only"},
		{"requirements.toml", "[features]\nhooks = false\n", "features.hooks"},
		{"managed_config.toml", "model = 'x'\n[features]\nhooks = false\n", "features.hooks"},
		{"requirements.toml", "[[[", "what cannot be read"},
		{"requirements.toml", "allow_managed_hooks_only = false\nallowed_sandbox_modes = ['read-only']\n[features]\nhooks = true\nother = {a = 1}\n", ""},
		{"other.toml", "allow_managed_hooks_only = true\n", ""},
	} {
		w := newWorld(t)
		w.Install("codex", "@openai/codex", "0.169.0")
		w.Install("codex-acp", "@agentclientprotocol/codex-acp", "2.6.0")
		w.Write("etc/"+c.file, c.text)
		machineFolder = func() string { return w.Root + "/etc" }
		t.Cleanup(func() { machineFolder = func() string { return "/etc/codex" } })
		for _, line := range []string{"codex", "codex exec x", "codex app-server", "codex-acp"} {
			words := strings.Fields(line)
			_, err := plan.For(w.Request("safe", words[0], words[1:]...))
			if c.says == "" && err != nil || c.says != "" && (!errors.Is(err, plan.ErrConfig) || !strings.Contains(err.Error(), c.says)) {
				t.Errorf("%s with %s: %v", line, c.text, err)
			}
		}
	}
}

package config

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/policy"
	"guard/policy/risk"
)

const (
	partA = "etc/guard.d/10-a.toml"
	partB = "etc/guard.d/20-b.toml"
)

// What the managed files lock, no other layer loosens; what they only set, each may.
func TestWhatAManagedFileLocks(t *testing.T) {
	const allow = "[[rules]]\naction = \"allow\"\ncommand = [\"git push\"]\n"
	tests := []struct {
		name                      string
		managed, a, b, user, mode string
		holds                     func(c *Config) bool
		notice, err               string
	}{
		{name: "without locked all that it sets is", managed: "mode = \"ask\"\nundo_keep = \"9d\"", user: "mode = \"unrestricted\"\nundo_keep = \"1d\"",
			holds:  func(c *Config) bool { return c.Mode.Value == policy.Asking && c.Undo.Keep.Value == 9*24*time.Hour },
			notice: `guard.toml: mode = "unrestricted" ignored: `},
		{name: "with locked only that", managed: "locked = [\"ask_from\"]\nmode = \"ask\"\nask_from = \"medium\"", user: "mode = \"unrestricted\"\nask_from = \"high\"",
			holds:  func(c *Config) bool { return c.Mode.Value == policy.Unrestricted && c.AskFrom.Value == risk.Medium },
			notice: `ask_from = "high" ignored: `},
		{name: "nothing", managed: "locked = []\nmode = \"ask\"", user: `mode = "unrestricted"`, holds: func(c *Config) bool { return c.Mode.Value == policy.Unrestricted }},
		{name: "a key that it does not set", managed: `locked = ["mode"]`, user: `mode = "ask"`,
			holds: func(c *Config) bool { return c.Mode.Value == policy.Safe }, notice: `mode = "ask" ignored: `},
		{name: "a key that nobody else can lock", managed: "locked = [\"instructions\"]\ninstructions = true", user: `instructions = false`,
			holds: func(c *Config) bool { return c.Instructions.Value }, notice: `instructions = "false" ignored: `},
		{name: "the command line", managed: "locked = [\"mode\"]\nmode = \"safe\"", mode: "ask", err: "--mode: "},
		{name: "a later managed file stands over an earlier", managed: `mode = "safe"`, a: `mode = "ask"`, b: `ask_from = "medium"`, user: `mode = "unrestricted"`,
			holds:  func(c *Config) bool { return c.Mode.Value == policy.Asking && c.AskFrom.Value == risk.Medium },
			notice: `ignored: `},
		{name: "a part locks what another sets", managed: "locked = []\nmode = \"safe\"", b: `locked = ["mode"]`, user: `mode = "ask"`,
			holds: func(c *Config) bool { return c.Mode.Value == policy.Safe }, notice: partB + ` fixes it at "safe"`},
		{name: "allow rules", managed: `locked = ["rules"]`, user: allow + "[[rules]]\naction = \"deny\"\ncommand = [\"scp\"]\n",
			holds: func(c *Config) bool {
				return len(c.Rules) == 1 && c.Rules[0].Action == policy.Deny && len(c.Ignored) == 1
			}, notice: "1 allow rule ignored: "},
		{name: "its own allow rules count", managed: "locked = [\"rules\"]\n" + allow, holds: func(c *Config) bool { return len(c.Rules) == 1 && c.Rules[0].Managed }},
		{name: "what is preconfirmed", managed: `locked = ["preconfirmed"]`, user: "[[preconfirmed]]\ncommand = \"git push\"\nexpires = \"1h\"\n",
			holds: func(c *Config) bool { return len(c.Preconfirmed) == 0 }, notice: "[[preconfirmed]] ignored: "},
		{name: "tables of agents", managed: "locked = [\"agents\"]\n[agents.gemini]\nargs = [\"-x\"]\n", user: "[agents.gemini]\ncommand = \"/tmp/mine\"\n",
			holds: func(c *Config) bool { return c.Agents["gemini"].Command == "" && len(c.Agents["gemini"].Args) == 1 }, notice: "[agents] ignored: "},
		{name: "a later managed file's table over an earlier's", managed: "[agents.gemini]\nmode = \"ask\"\nargs = [\"-x\"]", b: "[agents.gemini]\nmode = \"safe\"", user: "[agents.gemini]\nmode = \"ask\"\nargs = [\"-y\"]",
			holds: func(c *Config) bool {
				m, from := c.ModeFor("gemini")
				return m == policy.Safe && strings.HasSuffix(from, partB) && c.Agents["gemini"].Args[0] == "-x"
			}},
		{name: "unrestricted is forbidden, ask is not", managed: "forbid = [\"unrestricted\"]", user: `mode = "ask"`, holds: func(c *Config) bool { return c.Mode.Value == policy.Asking }},
		{name: "unrestricted is forbidden", managed: "forbid = [\"unrestricted\"]", user: `mode = "unrestricted"`,
			holds: func(c *Config) bool { return c.Mode.Value == policy.Safe }, notice: `mode = "unrestricted" ignored: `},
		{name: "to an agent's own table as well", managed: "forbid = [\"unrestricted\"]", user: "[agents.gemini]\nmode = \"unrestricted\"",
			holds:  func(c *Config) bool { m, _ := c.ModeFor("gemini"); return m == policy.Safe },
			notice: `agents.gemini.mode = "unrestricted" ignored: `},
		{name: "and the command line", managed: "forbid = [\"unrestricted\"]", mode: "unrestricted", err: "--mode: "},
		{name: "a managed file forbids what another says", managed: `mode = "unrestricted"`, a: `forbid = ["unrestricted"]`, err: "etc/guard.toml: mode: "},
		{name: "undo cannot be off", managed: "forbid = [\"undo_off\"]", user: `undo = false`, holds: func(c *Config) bool { return c.Undo.On.Value }, notice: `undo = "false" ignored: `},
		{name: "nor for most files", managed: "forbid = [\"undo_off\"]", user: `undo_exclude = ["**"]`, holds: func(c *Config) bool { return len(c.Undo.Exclude.Value) == 0 }, notice: `undo_exclude = "**" ignored: `},
		{name: "but for what the managed file excludes", managed: "forbid = [\"undo_off\"]\nundo_exclude = [\"*.pem\"]", holds: func(c *Config) bool { return len(c.Undo.Exclude.Value) == 1 }},
		{name: "nor by its room", managed: "forbid = [\"undo_off\"]", user: `undo_max_size = "1KB"`, holds: func(c *Config) bool { return c.Undo.MaxSize.Value == defaultUndoMaxSize }, notice: `undo_max_size = "1kB" ignored: `},
		{name: "nor by a file's", managed: "forbid = [\"undo_off\"]", user: `undo_max_file = "1KB"`, holds: func(c *Config) bool { return c.Undo.MaxFile.Value == defaultUndoMaxFile }, notice: `undo_max_file = "1kB" ignored: `},
		{name: "nor by a call's", managed: "forbid = [\"undo_off\"]", user: `undo_max_call = "1KB"`, holds: func(c *Config) bool { return c.Undo.MaxCall.Value == defaultUndoMaxCall }, notice: `undo_max_call = "1kB" ignored: `},
		{name: "nor for a minute only", managed: "forbid = [\"undo_off\"]", user: `undo_keep = "1h"`, holds: func(c *Config) bool { return c.Undo.Keep.Value == defaultUndoKeep }, notice: `undo_keep = "1h" ignored: `},
		{name: "more may be kept", managed: "forbid = [\"undo_off\"]", user: "undo_max_size = \"9GB\"\nundo_max_file = \"unlimited\"\nundo_keep = \"forever\"\nundo_exclude = []", holds: func(c *Config) bool {
			return c.Undo.MaxSize.Value == 9_000_000_000 && c.Undo.Keep.Value == 0 && c.Undo.MaxFile.Value == 0
		}},
		{name: "a word nobody knows", managed: `locked = ["mod"]`, err: `etc/guard.toml:1: locked: unknown word "mod" (did you mean "mode"?)`},
		{name: "a word that is not forbidden", managed: `forbid = ["unrestrictd"]`, err: `etc/guard.toml:1: forbid: unknown word "unrestrictd" (did you mean "unrestricted"?)`},
		{name: "a person's file", user: `locked = ["mode"]`, err: "~/.config/guard/guard.toml:1: locked: only a managed file says it"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			m := newMachine(t)
			for name, text := range map[string]string{managedName: tt.managed, partA: tt.a, partB: tt.b, userName: tt.user} {
				if text != "" {
					m.write(name, text)
				}
			}
			p := m.params()
			p.Mode = tt.mode
			c, err := Load(p)
			if err != nil || tt.err != "" {
				if err == nil || tt.err == "" || !strings.HasPrefix(strings.ReplaceAll(err.Error(), m.dir+"/", ""), tt.err) {
					t.Errorf("%v, want %q", err, tt.err)
				}
				return
			}
			if !tt.holds(&c) {
				t.Errorf("%+v", c)
			}
			if said := strings.Join(c.Notices, "\n"); (tt.notice == "") != (said == "") || !strings.Contains(said, tt.notice) {
				t.Errorf("notices %q, want %q", said, tt.notice)
			}
		})
	}
}

// A mode that is entered while the agent runs is bound in the same way.
func TestWhatModesManagedFilesPermit(t *testing.T) {
	for _, tt := range []struct {
		managed, agent string
		mode           policy.Mode
		want           bool
		part           string
	}{
		{``, "gemini", policy.Unrestricted, true, ""},
		{`mode = "ask"`, "gemini", policy.Unrestricted, false, ""},
		{`mode = "ask"`, "gemini", policy.Asking, true, ""},
		{"locked = []\nmode = \"ask\"", "gemini", policy.Unrestricted, true, ""},
		{`forbid = ["unrestricted"]`, "gemini", policy.Unrestricted, false, ""},
		{`forbid = ["unrestricted"]`, "gemini", policy.Asking, true, ""},
		{"[agents.gemini]\nmode = \"safe\"", "gemini", policy.Asking, false, ""},
		{"[agents.gemini]\nmode = \"safe\"", "codex", policy.Asking, true, ""},
		{"[agents.gemini]\nmode = \"safe\"", "gemini", policy.Asking, false, "[agents.gemini]\nargs = [\"-x\"]"},
		{"[agents.gemini]\nmode = \"safe\"", "gemini", policy.Asking, true, "[agents.gemini]\nmode = \"ask\""},
		{"[agents.gemini]\nmode = \"ask\"", "gemini", policy.Asking, false, "[agents.gemini]\nmode = \"safe\""},
	} {
		m := newMachine(t)
		m.write(managedName, tt.managed)
		if tt.part != "" {
			m.write(partA, tt.part)
		}
		c, err := Load(m.params())
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Permits(tt.agent, tt.mode); (err == nil) != tt.want {
			t.Errorf("%q: %s in %v: %v", tt.managed, tt.agent, tt.mode, err)
		}
	}
}

// What others than root could have written is no managed policy, and guard starts nothing.
func TestAManagedFileBelongsToRoot(t *testing.T) {
	tests := []struct {
		name string
		harm func(m machine, p *Params) error
		want string
	}{
		{"as it should be", func(machine, *Params) error { return nil }, ""},
		{"the group may write it", func(m machine, _ *Params) error { return os.Chmod(m.path(managedName), 0o664) }, "(mode 0664): sudo chmod go-w "},
		{"others may write a part", func(m machine, _ *Params) error { return os.Chmod(m.path(partA), 0o602) }, "(mode 0602): sudo chmod go-w "},
		{"the group may write the folder", func(m machine, _ *Params) error { return os.Chmod(m.path("etc"), 0o775) }, "(mode 0775): sudo chmod go-w "},
		{"others may write the folder of parts", func(m machine, _ *Params) error { return os.Chmod(m.path("etc/guard.d"), 0o703) }, "(mode 0703): sudo chmod go-w "},
		{"a link to such a file", func(m machine, _ *Params) error {
			m.write("loose/guard.toml", `mode = "unrestricted"`)
			if err := os.Chmod(m.path("loose/guard.toml"), 0o666); err != nil {
				return err
			}
			if err := os.Remove(m.path(managedName)); err != nil {
				return err
			}
			return os.Symlink(m.path("loose/guard.toml"), m.path(managedName))
		}, "(mode 0666): sudo chmod go-w "},
		{"a link to a folder that others can put another in the place of", func(m machine, _ *Params) error {
			if err := errors.Join(os.Mkdir(m.path("shared"), 0o700), os.Rename(m.path("etc"), m.path("shared/etc"))); err != nil {
				return err
			}
			return errors.Join(os.Symlink(m.path("shared/etc"), m.path("etc")), os.Chmod(m.path("shared"), 0o777))
		}, "(mode 0777): sudo chmod go-w "},
		{"it cannot be read", func(m machine, _ *Params) error {
			if err := os.Remove(m.path(partA)); err != nil {
				return err
			}
			return os.Mkdir(m.path(partA), 0o700)
		}, "is not a regular file"},
	}
	if os.Getuid() != 0 { // root owns what it makes, and may be given nothing else here
		tests = append(tests, struct {
			name string
			harm func(m machine, p *Params) error
			want string
		}{"somebody else owns it", func(_ machine, p *Params) error { p.ManagedOwner = 0; return nil }, "a managed policy belongs to root, and "})
	} else {
		tests = append(tests, struct {
			name string
			harm func(m machine, p *Params) error
			want string
		}{"somebody else owns it", func(m machine, _ *Params) error { return os.Chown(m.path(managedName), 4711, 0) }, "to the user 4711: sudo chown root "})
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			m := newMachine(t)
			m.write(managedName, `mode = "safe"`)
			m.write(partA, `ask_from = "medium"`)
			p := m.params()
			if err := tt.harm(m, &p); err != nil {
				t.Fatal(err)
			}
			_, err := Load(p)
			if tt.want == "" {
				if err != nil {
					t.Error(err)
				}
				return
			}
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("%v, want %q", err, tt.want)
			}
		})
	}
}

// What a managed rule asks about, no other file answers beforehand.
func TestNoLayerLiftsAManagedRule(t *testing.T) {
	const ask = "[[rules]]\naction = \"ask\"\ncommand = [\"git push\"]\n"
	const confirmed = "[[preconfirmed]]\ncommand = \"git push\"\nexpires = \"1h\"\n"
	for _, tt := range []struct {
		name, managed, user string
		want                policy.Action
	}{
		{"the person's own rule", "", ask + confirmed, policy.Allow},
		{"a managed one", ask, confirmed, policy.Ask},
		{"a managed one that is answered there", ask + confirmed, "", policy.Allow},
		{"a person's allow rule", ask, "[[rules]]\naction = \"allow\"\ncommand = [\"git push\"]\n", policy.Ask},
		{"a managed deny rule", strings.Replace(ask, "ask", "deny", 1), confirmed, policy.Deny},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m := newMachine(t)
			m.write(managedName, tt.managed)
			m.write(userName, "mode = \"ask\"\n"+tt.user)
			c, err := Load(m.params())
			if err != nil {
				t.Fatal(err)
			}
			workspace, err := filepath.EvalSymlinks(m.path("home/repo"))
			if err != nil {
				t.Fatal(err)
			}
			s := c.Settings("")
			s.Now = time.Now()
			f := Examples()
			f.World.Workspace = workspace
			got := policy.Decide(f.Facts(policy.Request{Tool: policy.Shell, Command: "git push", Cwd: workspace, Workspace: workspace}), s)
			if got.Action != tt.want {
				t.Errorf("%v: %s", got.Action, got.Reason)
			}
		})
	}
}

// The same files have the same name, wherever they stand; another byte another.
func TestAPolicyHasAName(t *testing.T) {
	load := func(managed, user string) string {
		m := newMachine(t)
		m.write(managedName, managed)
		m.write(userName, user)
		c, err := Load(m.params())
		if err != nil {
			t.Fatal(err)
		}
		return c.Hash()
	}
	one := load(`mode = "ask"`, `undo = true`)
	if !strings.HasPrefix(one, "sha256:") || len(one) != len("sha256:")+64 || one != load(`mode = "ask"`, `undo = true`) {
		t.Error(one)
	}
	for _, other := range []string{load(`mode = "safe"`, `undo = true`), load(`mode = "ask"`, `undo = true `), load(`undo = true`, `mode = "ask"`), load("", `undo = true`)} {
		if other == one {
			t.Error("two policies have one name")
		}
	}
}

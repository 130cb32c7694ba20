package control

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"guard/internal/disk"
	"guard/policy"
	"guard/policy/place"
)

// laterRig is a project in a home, where code may run.
type laterRig struct {
	*testing.T
	*rig
	home, root string
	h          *HookBroker
}

func newLaterRig(t *testing.T) *laterRig {
	t.Helper()
	home, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	r := newRig(Params{Mode: policy.Unrestricted, Disk: patientDisk, Clock: disk.Clock})
	l := &laterRig{t, r, home, filepath.Join(home, "project"), nil}
	r.p.Dir, r.p.World = l.root, place.World{Home: home, User: "eve"}
	l.h = hookBroker(r)
	l.shell(`mkdir ~/project; echo mine > ~/.bashrc; cd ~/project; git init -q
		echo '{"scripts":{"test":"vitest run"}}' > package.json`)
	return l
}

func (l *laterRig) shell(line string) {
	l.Helper()
	c := exec.Command("bash", "-ec", line)
	c.Dir, c.Env = l.home, append(os.Environ(), "HOME="+l.home, "GIT_CONFIG_NOSYSTEM=1")
	if out, err := c.CombinedOutput(); err != nil {
		l.Fatalf("%v: %s", err, out)
	}
}

func (l *laterRig) call(command string) func(event, rest string) hookPrinted {
	l.Helper()
	return hookPost(l.T, l.h, l.root, command)
}

func (l *laterRig) told() string { return strings.Join(l.heard(), "\n") }

const endedWell = `,"tool_response":{"llmContent":"ok"}`

// Whatever lies there, and however much, no change of what runs later goes unseen.
func TestNoChangeOfWhatRunsLaterGoesUnseen(t *testing.T) {
	many := func(dir string, n int) string {
		return fmt.Sprintf("mkdir -p %[1]s; for i in $(seq %[2]d); do echo x > %[1]s/p$i; done\n", dir, n)
	}
	for _, tt := range []struct {
		name, before, command string
		does                  string
		tells                 string // empty: nothing
	}{
		{"a new program beside many", many("~/.local/bin", 150), "npm test", "echo evil > ~/.local/bin/ls", "~/.local/bin"},
		{"one of many, written into", many("~/.local/bin", 150), "npm test",
			"for f in ~/.local/bin/*; do echo evil >> $f; done", "~/.local/bin"},
		{"the last of many, written into", many("~/.local/bin", 150), "npm test", "echo evil >> ~/.local/bin/p99", "~/.local/bin"},
		{"the first of many, written into", many("~/.local/bin", 150), "npm test", "echo evil >> ~/.local/bin/p1", "~/.local/bin"},
		{"one of many, deleted", many("~/.local/bin", 150), "npm test", "rm ~/.local/bin/p77", "~/.local/bin"},
		{"many, and nothing done", many("~/.local/bin", 150), "npm test", "cat ~/.local/bin/* > /dev/null", ""},
		{"git's hooks behind a full home", many("~/bin/a", 90) + many("~/bin/b", 90) + many("~/bin/c", 90) + many("~/bin/d", 90) +
			many("~/bin/e", 90), "npm test", "echo evil > ~/project/.git/hooks/pre-push", ".git/hooks/pre-push"},
		{"below many folders", many("~/bin/a", 90) + many("~/bin/b", 90) + many("~/bin/c", 90) + many("~/bin/d", 90) +
			many("~/bin/e", 90), "npm test", "for d in a b c d e; do echo evil > ~/bin/$d/zz; done", "~/bin"},
		{"a folder that is a link", "mkdir -p ~/dots/bin ~/.local; ln -s ../dots/bin ~/.local/bin", "npm test",
			"echo evil > ~/dots/bin/ls", "~/.local/bin/ls"},
		{"a folder behind a link in one", "mkdir -p ~/dots/x ~/.config/systemd/user; echo x > ~/dots/x/y; ln -s ~/dots/x ~/.config/systemd/user/a.wants",
			"npm test", "echo evil > ~/dots/x/y", "~/.config/systemd/user/a.wants/y"},
		{"the folder of hooks that settings name", "cd project; mkdir .hooks; echo x > .hooks/pre-commit; git config core.hooksPath .hooks",
			"npm test", "echo evil > ~/project/.hooks/pre-commit", ".hooks/pre-commit"},
		{"hooks that are written anew as they were", "cd project; mkdir .hooks; echo x > .hooks/pre-commit; git config core.hooksPath .hooks",
			"npm test", "rm ~/project/.hooks/pre-commit; echo x > ~/project/.hooks/pre-commit", ""},
		{"settings that git's include", "echo > ~/more; cd project; git config include.path ~/more", "npm test",
			"git config -f ~/more core.fsmonitor evil", "~/more"},
		{"settings that the included include", "echo > ~/third; git config -f ~/more include.path third; cd project; git config include.path ~/more",
			"npm test", "git config -f ~/third core.fsmonitor evil", "~/third"},
		{"the settings of a work tree", "cd project; git config extensions.worktreeConfig true", "npm test",
			"cd ~/project; git config --worktree core.fsmonitor evil", ".git/config.worktree"},
		{"settings that are larger than most", "cd project; for i in $(seq 3000); do echo '# nothing that is set here, but it is long'; done >> .git/config",
			"npm test", "cd ~/project; git config core.fsmonitor evil", ".git/config"},
		{"the hooks of a module", "mkdir -p ~/project/.git/modules/libs/a; cd ~/project/.git/modules/libs/a; git init -q --bare .", "npm test",
			"echo evil > ~/project/.git/modules/libs/a/hooks/post-checkout", ".git/modules/libs/a/hooks/post-checkout"},
		{"the settings of a module", "mkdir -p ~/project/.git/modules/a; cd ~/project/.git/modules/a; git init -q --bare .", "npm test",
			"cd ~/project/.git/modules/a; git config core.fsmonitor evil", ".git/modules/a/config"},
		{"what a shell runs in the project", "", "npm test", "echo evil > ~/project/.envrc", ".envrc"},
		{"what an editor runs in the project", "", "npm test", "mkdir ~/project/.vscode; echo '{}' > ~/project/.vscode/tasks.json", ".vscode/tasks.json"},
		{"an agent's settings in the project", "", "npm test", "mkdir ~/project/.gemini; echo '{}' > ~/project/.gemini/settings.json", ".gemini/settings.json"},
		{"guard's policy of the project", "echo > ~/project/.guard.toml", "npm test", "echo 'mode = \"unrestricted\"' > ~/project/.guard.toml", ".guard.toml"},
		{"such a file, as it was", "echo x > ~/project/.envrc", "npm test", "rm ~/project/.envrc; echo x > ~/project/.envrc", ""},
		{"such a file, by who writes all", "mkdir ~/project/.vscode; echo '{ }' > ~/project/.vscode/tasks.json", "npx prettier --write .",
			"echo '{}' > ~/project/.vscode/tasks.json", ""},
		{"a file of the project's beside", "", "npm test", "mkdir ~/project/.vscode; echo '{}' > ~/project/.vscode/x.json; echo > ~/project/x.js", ""},
		{"a line that says it writes the project", "", "npx prettier --write .", "echo evil > ~/project/.git/hooks/pre-push", ".git/hooks/pre-push"},
		{"a line that copies to another machine", "", "npm test && scp x.txt host.example:/", "echo evil >> ~/.bashrc", "~/.bashrc"},
		{"a shell's settings in their own folder", "mkdir -p ~/.config/zsh", "npm test", "echo evil > ~/.config/zsh/.zshrc", "~/.config/zsh/.zshrc"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			l := newLaterRig(t)
			l.shell(tt.before)
			post := l.call(tt.command)
			post("BeforeTool", "")
			l.shell(tt.does)
			post("AfterTool", endedWell)
			if told := l.told(); tt.tells == "" && strings.Contains(told, "obeyed later") ||
				tt.tells != "" && (!strings.Contains(told, tt.tells) || !strings.Contains(told, "obeyed later")) {
				t.Errorf("the person is told %q", told)
			}
			l.SettleKept()
			if told := l.told(); strings.Count(told, "obeyed later") > 1 {
				t.Errorf("the person is told twice: %q", told)
			}
		})
	}
}

// Each call is watched from its own beginning, whatever else begins, and one that goes on for as long as it does.
func TestCallsThatRunBesideOthersAreWatched(t *testing.T) {
	t.Run("the same call again", func(t *testing.T) {
		l := newLaterRig(t)
		post := l.call("npm test")
		post("BeforeTool", "")
		l.shell("echo evil >> ~/.bashrc")
		post("BeforeTool", "")
		post("AfterTool", endedWell)
		post("AfterTool", endedWell)
		if told := l.told(); strings.Count(told, "~/.bashrc changed") != 1 {
			t.Errorf("the person is told %q", told)
		}
	})
	t.Run("many whose end is never told", func(t *testing.T) {
		l := newLaterRig(t)
		for i := range 3 * maxLaterCalls {
			l.call(fmt.Sprintf("npm test -- --shard=%d", i))("BeforeTool", "")
		}
		post := l.call("npm test")
		post("BeforeTool", "")
		l.shell("echo evil >> ~/.bashrc")
		post("AfterTool", endedWell)
		if told := l.told(); strings.Count(told, "~/.bashrc changed") != 1 || !strings.Contains(told, "while npm test ran") {
			t.Errorf("the person is told %q", told)
		}
	})
	t.Run("one that is passed by many", func(t *testing.T) {
		l := newLaterRig(t)
		l.call("npm test")("BeforeTool", "")
		l.shell("echo evil >> ~/.bashrc")
		for i := range 3 * maxLaterCalls {
			l.call(fmt.Sprintf("npm test -- --shard=%d", i))("BeforeTool", "")
		}
		if told := l.told(); strings.Count(told, "~/.bashrc changed") != 1 {
			t.Errorf("the person is told %q", told)
		}
	})
	for _, command := range []string{"npm test &", "nohup npm test >log 2>&1 &", "(npm test &)"} {
		t.Run("left running: "+command, func(t *testing.T) {
			l := newLaterRig(t)
			post := l.call(command)
			post("BeforeTool", "")
			post("AfterTool", endedWell)
			l.shell("echo evil >> ~/.bashrc")
			post = l.call("npm run -s test")
			post("BeforeTool", "")
			post("AfterTool", endedWell)
			if told := l.told(); strings.Count(told, "~/.bashrc changed") != 1 || !strings.Contains(told, "while "+command) {
				t.Errorf("the person is told %q", told)
			}
		})
	}
	t.Run("moved to the background", func(t *testing.T) {
		l := newLaterRig(t)
		post := l.call("npm test")
		post("BeforeTool", "")
		post("AfterTool", `,"tool_response":{"llmContent":"Command moved to background (PID: 7). Output hidden."}`)
		l.shell("echo evil >> ~/.bashrc")
		l.SettleKept()
		if told := l.told(); strings.Count(told, "~/.bashrc changed") != 1 {
			t.Errorf("the person is told %q", told)
		}
	})
	t.Run("what the person changes between", func(t *testing.T) {
		l := newLaterRig(t)
		post := l.call("npm test")
		post("BeforeTool", "")
		post("AfterTool", endedWell)
		l.shell("echo mine >> ~/.bashrc")
		post("BeforeTool", "")
		post("AfterTool", endedWell)
		l.SettleKept()
		if told := l.told(); strings.Contains(told, "obeyed later") {
			t.Errorf("the person is told %q", told)
		}
	})
}

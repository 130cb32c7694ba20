package control

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"guard/audit"
	"guard/internal/disk"
	"guard/policy"
	"guard/policy/place"
)

// What runs later and changes while code runs is told to the person, by its name, unless a call said that it would.
func TestWhatRunsLaterIsWatched(t *testing.T) {
	for _, tt := range []struct {
		name, command string
		does          string // what it really does, in the workspace
		tells         string // the name that the person is told; empty: nothing
	}{
		{"a start-up file", "npm test", "echo evil >> ~/.bashrc", "~/.bashrc"},
		{"one that was not there", "npm test", "echo evil > ~/.zshenv", "~/.zshenv"},
		{"one that goes", "npm test", "rm ~/.bashrc", "~/.bashrc"},
		{"one that is replaced", "npm test", "echo evil > ~/x; mv ~/x ~/.bashrc", "~/.bashrc"},
		{"through a link of the person's", "npm test", "echo evil >> ~/dotfiles/vimrc", "~/.vimrc"},
		{"a link that leads elsewhere", "npm test", "ln -sf /dev/null ~/.vimrc", "~/.vimrc"},
		{"a folder of such files", "npm test", "mkdir -p ~/.config/autostart; echo evil > ~/.config/autostart/x.desktop",
			"~/.config/autostart/x.desktop"},
		{"below such a folder", "npm test", "mkdir -p ~/.config/systemd/user/a.wants; ln -s /dev/null ~/.config/systemd/user/a.wants/x",
			"~/.config/systemd/user/a.wants/x"},
		{"an agent's settings", "npm test", "mkdir -p ~/.claude; echo '{}' > ~/.claude/settings.json", "~/.claude/settings.json"},
		{"guard's own", "npm test", "mkdir -p ~/.config/guard; echo > ~/.config/guard/guard.toml", "~/.config/guard/guard.toml"},
		{"who may log in", "npm test", "mkdir -p ~/.ssh; echo evil >> ~/.ssh/authorized_keys", "~/.ssh/authorized_keys"},
		{"git's hooks", "npm test", "echo evil > .git/hooks/pre-push", ".git/hooks/pre-push"},
		{"git's settings", "npm test", "git config core.hooksPath /tmp/evil", ".git/config"},
		{"a script", "./run.sh", "echo evil >> ~/.bashrc", "~/.bashrc"},
		{"a branch", "npm test", "git config branch.main.remote origin", ""},
		{"a sample of a hook", "npm test", "echo > .git/hooks/pre-push.sample", ""},
		{"a history", "npm test", "echo x >> ~/.bash_history", ""},
		{"nothing", "npm test", "cat ~/.bashrc", ""},
		{"no code", "ls -la", "echo mine >> ~/.bashrc", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			home, err := filepath.EvalSymlinks(t.TempDir())
			if err != nil {
				t.Fatal(err)
			}
			root := filepath.Join(home, "project")
			shell := func(dir, line string) {
				t.Helper()
				c := exec.Command("bash", "-ec", line)
				c.Dir, c.Env = dir, append(os.Environ(), "HOME="+home, "GIT_CONFIG_NOSYSTEM=1")
				if out, err := c.CombinedOutput(); err != nil {
					t.Fatalf("%v: %s", err, out)
				}
			}
			shell(home, `mkdir project dotfiles; echo mine > .bashrc; echo mine > dotfiles/vimrc; ln -s dotfiles/vimrc .vimrc
				cd project; git init -q; echo true > run.sh; chmod +x run.sh; echo '{"scripts":{"test":"vitest run"}}' > package.json
				git add .; git -c user.name=a -c user.email=a@b commit -qm x`)
			for _, end := range []string{"told", "not told"} {
				r := newRig(Params{Mode: policy.Asking, Disk: patientDisk, Clock: disk.Clock})
				r.p.Dir = root
				r.p.World = place.World{Home: home, User: "eve"}
				post := hookPost(t, hookBroker(r), root, tt.command)
				if got := post("BeforeTool", ""); got.Decision != "" {
					t.Fatalf("it is not allowed: %s", got.Reason)
				}
				shell(root, tt.does)
				if end == "told" {
					post("AfterTool", `,"tool_response":{"llmContent":"ok"}`)
				}
				r.SettleKept()
				told := strings.Join(r.heard(), "\n")
				if tt.tells == "" && strings.Contains(told, "runs or is obeyed later") ||
					tt.tells != "" && !strings.Contains(told, tt.tells+" changed, which runs or is obeyed later") {
					t.Errorf("%s: the person is told %q", end, told)
				}
				if recorded := strings.Contains(r.rec.Story(), string(audit.RunsLaterChanged)); recorded != (tt.tells != "") {
					t.Errorf("%s: the record: %s", end, r.rec.Story())
				}
				if strings.Contains(tt.does, "rm ") || strings.Contains(tt.does, "mkdir") || strings.Contains(tt.does, "ln ") ||
					strings.Contains(tt.does, "config ") {
					break // it does not change anything a second time
				}
			}
		})
	}
}

// What a call says that it writes is no news, nor is what another one said meanwhile; and of two that run only one is
// told of.
func TestWhatWasSaidIsNotToldLater(t *testing.T) {
	home, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	root := filepath.Join(home, "project")
	write := func(name, text string) {
		t.Helper()
		if err := os.MkdirAll(filepath.Dir(filepath.Join(home, name)), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(home, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write(".bashrc", "mine\n")
	write("project/package.json", `{"scripts":{"test":"vitest run"}}`)
	r := newRig(Params{Mode: policy.Unrestricted, Disk: patientDisk, Clock: disk.Clock})
	r.p.Dir = root
	r.p.World = place.World{Home: home, User: "eve"}
	h := hookBroker(r)
	code, second := hookPost(t, h, root, "npm test"), hookPost(t, h, root, "npm run -s test")
	says := hookPost(t, h, root, "echo alias ll=ls >> ~/.bashrc")
	ended := `,"tool_response":{"llmContent":"ok"}`

	code("BeforeTool", "")
	says("BeforeTool", "")
	write(".bashrc", "alias ll=ls\n")
	says("AfterTool", ended)
	code("AfterTool", ended)
	if told := strings.Join(r.heard(), "\n"); strings.Contains(told, "obeyed later") {
		t.Errorf("of what was said the person is told %q", told)
	}

	code("BeforeTool", "")
	second("BeforeTool", "")
	write(".bashrc", "evil\n")
	code("AfterTool", ended)
	second("AfterTool", ended)
	if told := strings.Join(r.heard(), "\n"); strings.Count(told, "obeyed later") != 1 {
		t.Errorf("the person is told %q", told)
	}
}

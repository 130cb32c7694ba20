package config

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"guard/policy"
	"guard/policy/risk"
)

const allowAll = "[[rules]]\naction = \"allow\"\nrisk = \"critical\"\n"

func TestLayers(t *testing.T) {
	tests := []struct {
		name                   string
		managed, user, project string
		extra, mode            string
		trusted                bool
		want                   policy.Mode
		from, notice, err      string
	}{
		{name: "the user's", user: `mode = "ask"`, want: policy.Asking, from: "~/.config/guard/guard.toml"},
		{name: "the command line over the user's", user: `mode = "ask"`, mode: "unrestricted", want: policy.Unrestricted, from: "--mode"},
		{name: "--config over the user's", user: `mode = "ask"`, extra: `mode = "safe"`, want: policy.Safe, from: "extra.toml"},
		{name: "a trusted project may loosen", user: `mode = "safe"`, project: `mode = "unrestricted"`, trusted: true, want: policy.Unrestricted, from: ".guard.toml"},
		{name: "an untrusted one may not", user: `mode = "safe"`, project: `mode = "unrestricted"`, want: policy.Safe, from: "~/.config/guard/guard.toml", notice: `.guard.toml: not trusted, so it can only tighten; ignored: mode = "unrestricted"`},
		{name: "ask is not tighter than safe", project: `mode = "ask"`, want: policy.Safe, from: "default", notice: `ignored: mode = "ask"`},
		{name: "nor safe than ask", user: `mode = "ask"`, project: `mode = "safe"`, want: policy.Asking, from: "~/.config/guard/guard.toml", notice: `ignored: mode = "safe"`},
		{name: "an untrusted one may tighten", user: `mode = "unrestricted"`, project: `mode = "ask"`, want: policy.Asking, from: ".guard.toml"},
		{name: "the managed mode stands", managed: `mode = "ask"`, user: `mode = "unrestricted"`, want: policy.Asking, from: "etc/guard.toml", notice: `mode = "unrestricted" ignored`},
		{name: "against a trusted project", managed: `mode = "safe"`, project: `mode = "ask"`, trusted: true, want: policy.Safe, from: "etc/guard.toml", notice: `ignored`},
		{name: "against the command line, said as an error", managed: `mode = "ask"`, mode: "unrestricted", err: `--mode: `},
		{name: "the managed mode may be tightened", managed: `mode = "unrestricted"`, user: `mode = "ask"`, want: policy.Asking, from: "~/.config/guard/guard.toml"},
		{name: "a mode that is none", mode: "unrestrictd", err: `--mode: unknown mode "unrestrictd" (did you mean "unrestricted"?)`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			m := newMachine(t)
			for name, text := range map[string]string{managedName: tt.managed, userName: tt.user, projectName: tt.project, "home/repo/extra.toml": tt.extra} {
				if text != "" {
					m.write(name, text)
				}
			}
			p := m.params()
			p.Mode = tt.mode
			if tt.extra != "" {
				p.File = "extra.toml"
			}
			if tt.trusted {
				p.Trusted = func(string, []byte) (time.Time, error) { return now, nil }
			}
			c, err := Load(p)
			if err != nil || tt.err != "" {
				if err == nil || !strings.HasPrefix(err.Error(), tt.err) || tt.err == "" {
					t.Errorf("%v, want %q", err, tt.err)
				}
				return
			}
			if c.Mode.Value != tt.want || !strings.HasSuffix(c.Mode.Source, tt.from) {
				t.Errorf("%v from %s", c.Mode.Value, c.Mode.Source)
			}
			if said := strings.Join(c.Notices, "\n"); (tt.notice == "") != (said == "") || !strings.Contains(said, tt.notice) {
				t.Errorf("notices %q, want %q", said, tt.notice)
			}
		})
	}
}

func TestAskFromLayers(t *testing.T) {
	tests := []struct {
		name, managed, user, project, flag string
		want                               risk.Level
	}{
		{"nobody says", "", "", "", "", risk.High},
		{"the person's medium", "", "medium", "", "", risk.Medium},
		{"an untrusted project may tighten", "", "high", "medium", "", risk.Medium},
		{"the default too", "", "", "medium", "", risk.Medium},
		{"but not loosen", "", "medium", "high", "", risk.Medium},
		{"a managed one stands", "medium", "high", "", "", risk.Medium},
		{"and may be tightened", "high", "medium", "", "", risk.Medium},
		{"the flag", "", "medium", "", "high", risk.High},
	}
	for _, tt := range tests {
		m := newMachine(t)
		for name, level := range map[string]string{managedName: tt.managed, userName: tt.user, projectName: tt.project} {
			if level != "" {
				m.write(name, "ask_from = \""+level+"\"")
			}
		}
		p := m.params()
		p.AskFrom = tt.flag
		if c, err := Load(p); err != nil || c.AskFrom.Value != tt.want {
			t.Errorf("%s: %v, %v", tt.name, c.AskFrom.Value, err)
		}
	}
	m := newMachine(t)
	m.write(managedName, `ask_from = "medium"`)
	p := m.params()
	p.AskFrom = "high"
	if _, err := Load(p); err == nil || !strings.HasPrefix(err.Error(), "--ask-from: ") {
		t.Error(err)
	}
}

func TestAnUntrustedProjectOnlyTightens(t *testing.T) {
	m := newMachine(t)
	m.write(userName, "mode = \"ask\"\n[agents.gemini]\ncommand = \"gemini\"\n")
	m.write(projectName, "ask_via = [\"agent\"]\n"+allowAll+"[[rules]]\naction = \"deny\"\ncommand = [\"git push *\"]\n[agents.gemini]\ncommand = \"/evil\"\nenv = { LD_PRELOAD = \"/evil.so\" }\nmode = \"unrestricted\"\n")
	c, err := Load(m.params())
	if err != nil {
		t.Fatal(err)
	}
	if len(c.Rules) != 1 || c.Rules[0].Action != policy.Deny || !slices.Equal(c.AskVia.Value, defaultWays) {
		t.Errorf("%+v", c)
	}
	if a := c.Agents["gemini"]; a.Command != "gemini" || a.Env != nil || a.Mode != nil {
		t.Errorf("%+v", a)
	}
	want := `.guard.toml: not trusted, so it can only tighten; ignored: 1 allow rule, ask_via, [agents.gemini] (guard trust shows it and has you trust it)`
	if len(c.Notices) != 1 || c.Notices[0] != want {
		t.Errorf("%q", c.Notices)
	}
	if s := c.Sources; len(s) != 2 || s[0].Layer != User || !s[0].Trusted || s[1].Layer != Project || s[1].Trusted {
		t.Errorf("%+v", s)
	}
}

// The property behind it: whatever an untrusted project says, no decision is
// looser than without it.
func TestDecisionsWithAnUntrustedProjectAreNeverLooser(t *testing.T) {
	users := []string{"", `mode = "ask"`, `mode = "unrestricted"`, "mode = \"ask\"\nask_from = \"medium\"", "ask_from = \"medium\"", allowAll, "[[rules]]\naction = \"ask\"\ntool = \"edit\"\n"}
	projects := []string{
		`mode = "safe"`, `mode = "ask"`, `mode = "unrestricted"`, `mode = true`, `mode = false`, `ask_from = "high"`, `ask_from = "medium"`,
		allowAll, "[[rules]]\naction = \"ask\"\n", "[[rules]]\naction = \"deny\"\nrisk = \"high\"\n",
		"mode = \"ask\"\nask_from = \"high\"\n" + allowAll, "[agents.codex]\nmode = \"unrestricted\"\n",
	}
	for _, user := range users {
		for _, project := range projects {
			m := newMachine(t)
			m.write(userName, user)
			before, err := Load(m.params())
			if err != nil {
				t.Fatal(err)
			}
			m.write(projectName, project)
			after, err := Load(m.params())
			if err != nil {
				t.Fatal(err)
			}
			for l := risk.Unset; l <= risk.Critical; l++ {
				for _, c := range []risk.Categories{0, risk.GitPublish} {
					f := policy.Facts{Request: policy.Request{Tool: policy.Edit, Agent: "codex"}, Finding: risk.Finding{Level: l, Categories: c}}
					a, b := policy.Decide(f, before.Settings("codex")), policy.Decide(f, after.Settings("codex"))
					if b.Action > a.Action {
						t.Errorf("user %q, project %q: %v [%v] goes from %v to %v", user, project, l, c, a.Action, b.Action)
					}
				}
			}
		}
	}
}

func TestTheBytesThatAreTrustedAreThoseThatAreParsed(t *testing.T) {
	m := newMachine(t)
	m.write(projectName, `mode = "ask"`)
	p := m.params()
	p.Trusted = func(path string, content []byte) (time.Time, error) {
		if real, _ := filepath.EvalSymlinks(m.path(projectName)); path != real || string(content) != `mode = "ask"` {
			t.Errorf("%s %q", path, content)
		}
		m.write(projectName, `mode = "unrestricted"`) // swapped between the calls
		return now, nil
	}
	if c, err := Load(p); err != nil || c.Mode.Value != policy.Asking {
		t.Errorf("%v, %v", c.Mode.Value, err)
	}
}

func TestManagedAgentsStand(t *testing.T) {
	m := newMachine(t)
	m.write(managedName, "mode = \"ask\"\n[agents.gemini]\ncommand = \"/opt/gemini\"\nenv = { A = \"managed\" }\n")
	m.write(userName, "[agents.gemini]\ncommand = \"/tmp/gemini\"\nargs = [\"-x\"]\nenv = { A = \"user\", B = \"user\" }\nmode = \"unrestricted\"\n")
	c, err := Load(m.params())
	if err != nil {
		t.Fatal(err)
	}
	if a := c.Agents["gemini"]; a.Command != "/opt/gemini" || a.Env["A"] != "managed" || a.Env["B"] != "user" || len(a.Args) != 1 {
		t.Errorf("%+v", a)
	}
	if mode, from := c.ModeFor("gemini"); mode != policy.Asking {
		t.Errorf("the agent's own mode gets round the managed one: %v from %s", mode, from)
	}
}

func TestFindingTheProjectFile(t *testing.T) {
	m := newMachine(t)
	m.mkdir("home/repo/a/b")
	m.write("home/repo/.git/HEAD", "ref: refs/heads/main")
	m.mkdir("home/plain/a")
	m.mkdir("home/repo/module")
	m.write("home/repo/module/.git", "gitdir: ../.git/modules/module") // a submodule's .git is a file
	m.mkdir("home/repo/left/.git")                                     // an agent's sandbox leaves empty ones, which are no repository's
	m.write("above.toml", "")
	tests := []struct {
		name, file, dir string
		want            bool
	}{
		{"here", "home/repo/.guard.toml", "home/repo", true},
		{"above", "home/repo/.guard.toml", "home/repo/a/b", true},
		{"not above the repository", "home/.guard.toml", "home/repo/a", false},
		{"above an empty .git", "home/repo/.guard.toml", "home/repo/left", true},
		{"not above a submodule", "home/repo/.guard.toml", "home/repo/module", false},
		{"not above the home", ".guard.toml", "home/plain/a", false},
		{"below", "home/repo/a/.guard.toml", "home/repo", false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			m.write(tt.file, `mode = "ask"`)
			defer os.Remove(m.path(tt.file))
			got := findProject(m.path(tt.dir), m.path("home"))
			if (got == m.path(tt.file)) != tt.want || got != "" && !tt.want {
				t.Errorf("%q", got)
			}
		})
	}
}

func TestFilesThatAreNotPlain(t *testing.T) {
	m := newMachine(t)
	m.write("elsewhere.toml", `mode = "ask"`)
	project := m.path(projectName)
	for name, tt := range map[string]struct {
		make func() error
		want string
	}{
		"a link":       {func() error { return os.Symlink(m.path("elsewhere.toml"), project) }, ".guard.toml: is a link"},
		"a dead link":  {func() error { return os.Symlink("nowhere", project) }, ".guard.toml: is a link"},
		"a folder":     {func() error { return os.Mkdir(project, 0o700) }, ".guard.toml: is not a regular file"},
		"a FIFO":       {func() error { return syscall.Mkfifo(project, 0o600) }, ".guard.toml: is not a regular file"},
		"a huge file":  {func() error { return os.WriteFile(project, make([]byte, maxSize+1), 0o600) }, ".guard.toml: is larger than 1 MiB"},
		"a huge value": {func() error { return os.WriteFile(project, []byte("mode = \""+strings.Repeat("x", 999)+"\""), 0o600) }, ".guard.toml:1: mode"},
	} {
		if err := tt.make(); err != nil {
			t.Fatal(err)
		}
		if _, err := Load(m.params()); err == nil || !strings.HasPrefix(err.Error(), tt.want) {
			t.Errorf("%s: %v, want %s", name, err, tt.want)
		}
		if err := os.Remove(project); err != nil {
			t.Fatal(err)
		}
	}

	// People keep their own files under links.
	m.mkdir(filepath.Dir(userName))
	if err := os.Symlink(m.path("elsewhere.toml"), m.path(userName)); err != nil {
		t.Fatal(err)
	}
	if c, err := Load(m.params()); err != nil || c.Mode.Value != policy.Asking {
		t.Errorf("a user's link: %v, %v", c.Mode.Value, err)
	}

	// Rules that are gone are not rules that never were.
	if err := errors.Join(os.Remove(m.path(userName)), os.Symlink("nowhere", m.path(userName))); err != nil {
		t.Fatal(err)
	}
	if _, err := Load(m.params()); err == nil || !strings.Contains(err.Error(), "a link to a file that does not exist") {
		t.Errorf("a user's dead link: %v", err)
	}
	if err := os.Remove(m.path(userName)); err != nil {
		t.Fatal(err)
	}
	p := m.params()
	p.File = "missing.toml"
	if _, err := Load(p); err == nil || !strings.HasPrefix(err.Error(), "missing.toml: ") {
		t.Errorf("--config that is not there: %v", err)
	}
}

// Nor are those gone to which a folder's link led: of the person's own, of the machine's, and of its parts.
func TestAFolderThatIsALinkToNowhere(t *testing.T) {
	for _, link := range []string{"home/.config/guard", "home/.config", "etc", "etc/guard.d"} {
		m := newMachine(t)
		path := m.path(link)
		if err := errors.Join(os.RemoveAll(path), os.MkdirAll(filepath.Dir(path), 0o755),
			os.Symlink(m.path("gone"), path)); err != nil {
			t.Fatal(err)
		}
		_, err := Load(m.params())
		if err == nil || !strings.Contains(err.Error(), filepath.Base(link)+": is a link to a file that does not exist") {
			t.Errorf("%s: %v", link, err)
		}
	}
}

func TestDefaultPlaces(t *testing.T) {
	t.Setenv("HOME", "/home/eve")
	t.Setenv("XDG_CONFIG_HOME", "")
	if got := userFile(Home()); got != "/home/eve/.config/guard/guard.toml" {
		t.Error(got)
	}
	t.Setenv("XDG_CONFIG_HOME", "/cfg")
	if got := userFile(Home()); got != "/cfg/guard/guard.toml" {
		t.Error(got)
	}
	t.Setenv("XDG_CONFIG_HOME", "relative")
	if got := userFile(Home()); got != "/home/eve/.config/guard/guard.toml" {
		t.Error(got)
	}
	t.Setenv("HOME", "")
	if got := Home(); !filepath.IsAbs(got) {
		t.Errorf("no home from the user database: %q", got)
	}
}

// TestManagedWaysOfAskingStand: where a person is asked is no file's to move that a person, or a
// program of theirs, can write.
func TestManagedWaysOfAskingStand(t *testing.T) {
	for _, tt := range []struct {
		name, managed, user string
		want                []policy.ApprovalChannel
		told                bool
	}{
		{"another way", `ask_via = ["terminal"]`, `ask_via = ["agent"]`, []policy.ApprovalChannel{policy.ViaTerminal}, true},
		{"the same", `ask_via = ["watch"]`, `ask_via = ["watch"]`, []policy.ApprovalChannel{policy.ViaWatch}, false},
		{"none managed", ``, `ask_via = ["watch"]`, []policy.ApprovalChannel{policy.ViaWatch}, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m := newMachine(t)
			m.write(managedName, tt.managed)
			m.write(userName, tt.user)
			c, err := Load(m.params())
			if err != nil {
				t.Fatal(err)
			}
			if !slices.Equal(c.AskVia.Value, tt.want) || (len(c.Notices) > 0) != tt.told {
				t.Errorf("asked by %v, told %q", c.AskVia.Value, c.Notices)
			}
		})
	}
}

// TestProjectBehindLinks: the folders above the one that a link leads to count, and no home is left by another name.
func TestProjectBehindLinks(t *testing.T) {
	m := newMachine(t)
	m.mkdir("srv/app/.git")
	m.mkdir("srv/app/sub")
	m.mkdir("data/you/plain/a")
	for link, to := range map[string]string{"home/short": "srv/app/sub", "homes": "data/you"} {
		if err := os.Symlink(m.path(to), m.path(link)); err != nil {
			t.Fatal(err)
		}
	}
	m.write("srv/app/.guard.toml", "mode = \"ask\"\n")
	if got := findProject(m.path("home/short"), m.path("home")); filepath.Base(filepath.Dir(got)) != "app" {
		t.Errorf("behind a link: %q", got)
	}
	m.write("data/.guard.toml", "mode = \"ask\"\n")
	if got := findProject(m.path("data/you/plain/a"), m.path("homes")); got != "" {
		t.Errorf("above the home: %q", got)
	}
}

// TestAPolicyThatOthersWrite: what every user of the machine can write says what guard lets run, so the person is told.
func TestAPolicyThatOthersWrite(t *testing.T) {
	for _, tt := range []struct {
		name         string
		file, folder os.FileMode
		told         string
	}{
		{"the person's alone", 0o600, 0o700, ""},
		{"their group's, which may be theirs alone", 0o664, 0o775, ""},
		{"everybody's", 0o666, 0o755, userName + ": others can write to it (mode 0666); run: chmod go-w "},
		{"in a folder of everybody's", 0o644, 0o777, filepath.Dir(userName) + ": others can write to it (mode 0777); run: chmod go-w "},
		{"in one where nobody can replace it", 0o644, 0o777 | os.ModeSticky, ""},
	} {
		m := newMachine(t)
		m.write(userName, `mode = "ask"`)
		if err := errors.Join(os.Chmod(m.path(userName), tt.file), os.Chmod(filepath.Dir(m.path(userName)), tt.folder)); err != nil {
			t.Fatal(err)
		}
		c, err := Load(m.params())
		told := strings.Join(c.Notices, "\n")
		if err != nil || (told == "") != (tt.told == "") || !strings.Contains(told, tt.told) || c.Mode.Value != policy.Asking {
			t.Errorf("%s: %q, %v", tt.name, told, err)
		}
	}
}

// A file that a decoder takes minutes for keeps guard from no word, whatever stands before what is too deep.
func TestTooDeepATextKeepsNobodyWaiting(t *testing.T) {
	deep := "language = \"cs\"\nx = ['''a'''', " + strings.Repeat("{a=", 100_000)
	for _, name := range []string{userName, projectName, managedName} {
		m := newMachine(t)
		m.write(name, deep)
		said := make(chan string, 1)
		go func() {
			language := Language(m.params())
			_, err := Load(m.params())
			said <- fmt.Sprint(language, err)
		}()
		select {
		case text := <-said:
			if !strings.Contains(text, "guard.toml:2: it is too long or too deeply nested") {
				t.Errorf("%s: %s", name, text)
			}
		case <-time.After(2 * time.Minute):
			t.Errorf("%s is still being read", name)
		}
	}
}

// Nor does one of so many rules that to compare each with all others takes its time.
func TestAFileOfTooManyRules(t *testing.T) {
	m := newMachine(t)
	var text strings.Builder
	for i := range maxRules + 1 {
		fmt.Fprintf(&text, "[[rules]]\naction = \"deny\"\ncommand = [\"x%d *\"]\n", i)
	}
	m.write(projectName, text.String())
	if _, err := Load(m.params()); err == nil || !strings.Contains(err.Error(), "it is too long") {
		t.Error(err)
	}
	whole, _, _ := strings.Cut(text.String(), fmt.Sprintf("x%d *", maxRules))
	m.write(projectName, strings.TrimSuffix(whole, "[[rules]]\naction = \"deny\"\ncommand = [\""))
	began := time.Now()
	if c, err := Load(m.params()); err != nil || len(c.Rules) != maxRules {
		t.Errorf("%d rules, %v", len(c.Rules), err)
	}
	t.Log(time.Since(began))
}

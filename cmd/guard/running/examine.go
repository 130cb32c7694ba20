package running

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"

	"golang.org/x/term"

	"guard/agent/registry"
	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/config"
	"guard/config/trust"
	"guard/interpose/plan"
	"guard/locale"
	"guard/policy"
	"guard/prompt"
)

// examinePolicy loads what holds here; nil if it cannot be loaded.
func examinePolicy(f cli.Flags, dir string) (*config.Config, []symptom) {
	conf, err := config.Load(f.Params(dir, ""))
	if err != nil {
		var all []symptom
		for line := range strings.SplitSeq(err.Error(), "\n") {
			all = append(all, symptom{"policy", bad, line,
				locale.Text("mend the file; until then guard starts no agent here")})
		}
		return nil, all
	}
	all := []symptom{{About: "policy", State: good,
		What: locale.Sprintf("mode %s (%s), %s from %s", conf.Mode.Value, conf.Mode.Source,
			question.Count(len(conf.Rules), "1 rule", "{0} rules"),
			question.Count(len(conf.Sources), "1 file", "{0} files"))}}
	for _, n := range conf.Notices {
		all = append(all, symptom{About: "policy", State: fair, What: n})
	}
	for _, w := range conf.Warnings {
		all = append(all, symptom{"policy", fair, w.Rule + ": " + w.Why, w.Do})
	}
	if state, err := cli.StateFolder(); err == nil {
		if entries, err := trust.In(state).Entries(); err != nil {
			all = append(all, symptom{"trust", bad, err.Error(),
				locale.Text("remove that file, and run guard trust in the projects that you trust")})
		} else if len(entries) > 0 {
			all = append(all, symptom{"trust", good,
				question.Count(len(entries), "1 project file trusted", "{0} project files trusted"), ""})
		}
	}
	return &conf, all
}

// examinePerson looks at who runs guard, where, and as which program.
func examinePerson(dir string) []symptom {
	var all []symptom
	who := cli.ThisPerson()
	switch {
	case who.Home == "":
		all = append(all, symptom{"home", bad, locale.Text(
			"you have none: HOME is not set and the user database knows no folder"), locale.Text("set HOME")})
	case dir == who.Home || dir == "/":
		all = append(all, symptom{"workspace", fair,
			locale.Fill("{0} is no workspace: everything counts as outside", dir),
			locale.Text("start the agent in a project's folder")})
	}
	if os.Geteuid() == 0 {
		all = append(all, symptom{"user", fair, locale.Text(
			"you are root: an agent that is root too can answer guard's prompt and write its record"),
			locale.Text("run agents as an ordinary user")})
	}
	if runtime.GOOS != "linux" {
		all = append(all, symptom{"system", fair,
			locale.Fill("guard is tested on Linux; for {0} it is only compiled", runtime.GOOS), ""})
	}
	exe, err := os.Executable()
	if err != nil {
		return append(all, symptom{"guard", bad, locale.Fill("guard cannot find itself: {0}", err.Error()),
			locale.Text("start it by its full path")})
	}
	if path, err := exec.LookPath("guard"); err != nil || !sameFile(path, exe) {
		return append(all, symptom{"guard", fair, locale.Fill("{0} is not the guard that your PATH finds", exe),
			locale.Text("an editor's settings then need its full path")})
	}
	return append(all, symptom{"guard", good, exe + " " + cli.Version(), ""})
}

func sameFile(a, b string) bool {
	x, err := os.Stat(a)
	y, err2 := os.Stat(b)
	return err == nil && err2 == nil && os.SameFile(x, y)
}

// examineFolders looks whether a run could keep its record and open its socket.
func examineFolders() []symptom {
	var all []symptom
	if dir, err := audit.DefaultFolder(); err != nil {
		all = append(all, symptom{"record", bad, err.Error(), locale.Text("set XDG_STATE_HOME to a folder of yours")})
	} else {
		all = append(all, examineRecord(dir))
	}
	base := os.Getenv("XDG_RUNTIME_DIR")
	dirs, err := cli.RunFolders()
	switch {
	case len(dirs) == 0:
		return append(all, symptom{"socket", bad, err.Error(),
			locale.Text("set XDG_RUNTIME_DIR or XDG_STATE_HOME to a folder of yours")})
	case base != "" && dirs[0] != filepath.Join(base, "guard"):
		return append(all, symptom{"socket", fair,
			locale.Fill("XDG_RUNTIME_DIR={0} is not a private folder of yours; sockets go to {1}", base, dirs[0]), ""})
	}
	return append(all, symptom{"socket", good, locale.Fill("sockets go to {0}", dirs[0]), ""})
}

func examineRecord(dir string) symptom {
	do := locale.Text("no record, no allow: guard would start no agent")
	if err := cli.OwnState(filepath.Dir(dir), ""); err != nil {
		return symptom{"record", bad, err.Error(), do}
	}
	if _, err := os.Lstat(dir); errors.Is(err, os.ErrNotExist) {
		return symptom{"record", good, locale.Fill("will go to {0}", dir), ""}
	}
	if err := cli.PrivateFolder(dir); err != nil {
		return symptom{"record", bad, err.Error(), do}
	}
	f, err := os.CreateTemp(dir, ".doctor-*")
	if err != nil {
		return symptom{"record", bad, err.Error(), do}
	}
	_, err = f.Write([]byte("a record could be written\n"))
	if err = errors.Join(err, f.Close(), os.Remove(f.Name())); err != nil {
		return symptom{"record", bad, err.Error(), do}
	}
	files, err := audit.Files(dir)
	if err != nil {
		return symptom{"record", bad, err.Error(), do}
	}
	return symptom{"record", good, locale.Sprintf("goes to %s, which holds %s", dir,
		question.Count(len(files), "1 record", "{0} records")), ""}
}

// examineAsking looks whether the person could be asked from here.
func examineAsking() []symptom {
	err := prompt.New(cli.TTY()).Available()
	switch {
	case err == nil && term.IsTerminal(int(os.Stdin.Fd())):
		return []symptom{{"asking", good, locale.Text("you can be asked at this terminal"), ""}}
	case err == nil:
		return []symptom{{"asking", good, locale.Text("you can be asked at the terminal, though the input is none"),
			""}}
	}
	return []symptom{{"asking", fair, locale.Fill("you cannot be asked here: {0}", err.Error()),
		locale.Text("an editor asks by its own dialog; else keep guard watch running in a terminal")}}
}

// examineAgents plans a start of every agent that is there.
func examineAgents(conf *config.Config, dir string) []symptom {
	var all []symptom
	for _, words := range registry.Launches.Commands() {
		s := &run{id: newID(), agent: words[0], conf: conf, who: cli.ThisPerson(), dir: dir}
		s.mode, _ = conf.ModeFor(words[0])
		err := s.plan(plan.Request{Name: words[0], Args: words[1:]})
		if errors.Is(err, plan.ErrNotFound) {
			continue
		}
		all = append(all, planned(strings.Join(words, " "), s.launch, err)...)
		all = append(all, s.untrusted(strings.Join(words, " "))...)
	}
	if len(all) == 0 {
		all = append(all, symptom{"agents", fair, locale.Text("none that guard knows is in your PATH"),
			locale.Text("install one, name its program in [agents.NAME], or use guard run -- COMMAND; guard demo " +
				"needs none")})
	}
	return all
}

// untrusted is what the project would have an agent run, for which it is not started.
func (s *run) untrusted(name string) []symptom {
	if len(s.launch.Layers) == 0 || s.mode == policy.Unrestricted {
		return nil
	}
	state, what := bad, locale.Text("what the project has it run is not trusted: it is not started")
	if s.mode == policy.Asking {
		state, what = fair, locale.Text("what the project has it run is not trusted: you are asked at a terminal, "+
			"and without one it is not started")
	}
	return []symptom{{name, state, what, locale.Text(
		"look at it and trust it: guard trust; or take it out of the file")}}
}

// planned is what guard can do for an agent.
func planned(name string, p plan.Plan, err error) []symptom {
	if err != nil {
		return []symptom{{name, bad, err.Error(), locale.Fill("guard --dry-run {0} shows more", name)}}
	}
	one := symptom{About: name, State: good, What: strings.TrimSpace(p.Program + " " + p.Version)}
	switch {
	case p.Hooks:
		one.What += locale.Text(": guard's hook sees every call")
	case p.Protocol == "acp":
		one.What += locale.Text(": what it asks for over ACP is judged")
	case p.Protocol == "app-server":
		one.What += locale.Text(": what it asks the editor for is judged")
	default:
		one.State, one.Do = fair, locale.Text("start it over ACP, from an editor, to have it judged")
		one.What += locale.Text(": runs as it is, nothing is judged")
	}
	all := []symptom{one}
	for _, n := range p.Notes {
		all = append(all, symptom{name, fair, n, ""})
	}
	return all
}

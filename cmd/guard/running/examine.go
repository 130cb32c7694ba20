package running

import (
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/config"
	"guard/config/trust"
	"guard/interpose/plan"
	"guard/locale"
)

// examinePolicy loads what holds here; nil if it cannot be loaded.
func examinePolicy(f cli.Flags, dir string) (*config.Config, []symptom) {
	conf, err := config.Load(f.Params(dir, ""))
	if err != nil {
		var all []symptom
		for line := range strings.SplitSeq(err.Error(), "\n") {
			all = append(all, symptom{"policy", bad, line,
				locale.Text("mend the file; until then guard starts no agent here"), edit(line)})
		}
		return nil, all
	}
	all := []symptom{{About: "policy", State: good,
		What: locale.Fill("{0}, {1} from {2}", modeHere(&conf),
			question.Count(len(conf.Rules), "1 rule", "{0} rules"),
			question.Count(len(conf.Sources), "1 file", "{0} files"))}}
	for _, n := range conf.Notices {
		all = append(all, symptom{About: "policy", State: fair, What: n})
	}
	for _, w := range conf.Warnings {
		all = append(all, symptom{About: "policy", State: fair, What: w.Rule + ": " + w.Why, Do: w.Do})
	}
	return &conf, append(append(all, examineLayers(&conf)...), examineTrust()...)
}

// modeHere is the mode of a run: where nobody chose one, that of a terminal is another than that of an editor.
func modeHere(conf *config.Config) string {
	if source := conf.Mode.Source; source != "default" {
		return locale.Fill("mode {0} ({1})", conf.Mode.Value.String(), cli.SourceName(source))
	}
	return locale.Text("mode ask at your terminal, safe elsewhere (default)")
}

// examineLayers names each file that was read, the first layer first.
func examineLayers(conf *config.Config) (all []symptom) {
	for _, source := range conf.Sources {
		one := symptom{About: "policy", State: good, What: source.Path + " (" + string(source.Layer) + ")"}
		if source.Layer == config.Managed {
			one.What = locale.Fill("{0} (managed; locks {1})", source.Path, lockedBy(conf, source.Shown))
		}
		if source.Layer == config.Project && !source.Trusted && len(conf.Loosens) > 0 {
			one.State, one.Do, one.Command = fair, locale.Text("read what it would loosen, and trust it if you do"),
				"guard trust"
		}
		if open := openToOthers(source.Path); source.Layer == config.User && len(open) > 0 {
			one.State = fair
			one.Do = locale.Text("others on this machine can change it, and so what your agents may do")
			one.Command = "chmod o-w " + plan.ShellLine(open)
		}
		all = append(all, one)
	}
	return all
}

// openToOthers are a file and its folder, as far as everybody may write there. A group may be the person's own.
func openToOthers(file string) (open []string) {
	for _, path := range []string{filepath.Dir(file), file} {
		info, err := os.Stat(path)
		if err == nil && info.Mode().Perm()&0o002 != 0 && info.Mode()&os.ModeSticky == 0 {
			open = append(open, path)
		}
	}
	return open
}

// lockedBy names what a managed file does not leave to the other layers.
func lockedBy(conf *config.Config, file string) string {
	var words []string
	for _, word := range slices.Sorted(maps.Keys(conf.Locks)) {
		if conf.Locks[word] == file {
			words = append(words, word)
		}
	}
	if len(words) == 0 {
		return locale.Text("nothing")
	}
	return strings.Join(words, ", ")
}

// examineTrust looks at what the person trusts of projects.
func examineTrust() []symptom {
	state, err := cli.StateFolder()
	if err != nil {
		return nil // examineFolders says it
	}
	entries, err := trust.In(state).Entries()
	if err != nil {
		return []symptom{{"trust", bad, err.Error(),
			locale.Text("remove that file, and run guard trust in the projects that you trust"),
			"rm " + plan.ShellWord(filepath.Join(state, trust.FileName))}}
	}
	if len(entries) == 0 {
		return nil
	}
	return []symptom{{About: "trust", State: good,
		What: question.Count(len(entries), "1 project file trusted", "{0} project files trusted")}}
}

// examinePerson looks at who runs guard, where, and as which program.
func examinePerson(dir string) []symptom {
	var all []symptom
	who := cli.ThisPerson()
	switch {
	case who.Home == "" && os.Getenv("HOME") != "":
		all = append(all, symptom{"home", bad, locale.Fill(
			"you have none: HOME is {0}, which is no absolute path, and the user database knows no folder",
			os.Getenv("HOME")), locale.Text("set HOME"), "export HOME=~"})
	case who.Home == "":
		all = append(all, symptom{"home", bad, locale.Text(
			"you have none: HOME is not set and the user database knows no folder"), locale.Text("set HOME"),
			"export HOME=~"})
	case who.IsHome(dir) || dir == "/":
		all = append(all, symptom{"workspace", fair,
			locale.Fill("{0} is no workspace: everything counts as outside", dir),
			locale.Text("start the agent in a project's folder"), ""})
	}
	if os.Geteuid() == 0 {
		all = append(all, symptom{"user", fair, locale.Text(
			"you are root: an agent that is root too can answer guard's prompt and write its record"),
			locale.Text("run agents as an ordinary user"), ""})
	}
	if runtime.GOOS != "linux" {
		all = append(all, symptom{"system", fair,
			locale.Fill("guard is tested on Linux; for {0} it is only compiled", runtime.GOOS), "", ""})
	}
	exe, err := os.Executable()
	if err != nil {
		return append(all, symptom{"guard", bad, locale.Fill("guard cannot find itself: {0}", err.Error()),
			locale.Text("start it by its full path"), ""})
	}
	if path, err := exec.LookPath("guard"); err != nil || !config.SameFile(path, exe) {
		return append(all, symptom{"guard", fair, locale.Fill("{0} is not the guard that your PATH finds", exe),
			locale.Text("an editor's settings then need its full path"),
			"export PATH=" + plan.ShellWord(filepath.Dir(exe)) + `:"$PATH"`})
	}
	return append(all, symptom{About: "guard", State: good, What: exe + " " + cli.Version()})
}

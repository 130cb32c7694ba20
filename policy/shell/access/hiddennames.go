package access

import (
	"path"
	"regexp"
	"strings"

	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// hiddenListers are the programs that list names, with the options by which they list hidden
// ones, and those that no ignore file keeps out (ls(1), eza(1), tree(1), fd(1), git-status(1),
// git-clean(1)).
var hiddenListers = map[string][]string{
	"ls": {"-a", "-A", "-f", "--all", "--almost-all"}, "dir": {"-a", "-A", "-f", "--all", "--almost-all"},
	"eza": {"-a", "--all", "-A", "--almost-all"}, "exa": {"-a", "--all"}, "lsd": {"-a", "--all", "-A", "--almost-all"},
	"tree": {"-a"}, "fd": {"-H", "--hidden", "-u", "--unrestricted"},
	"fdfind":     {"-H", "--hidden", "-u", "--unrestricted"},
	"git status": {"--ignored"}, "git clean": {"-x", "-X"},
}

// leavesOut are options of git ls-files that leave names out.
var leavesOut = strings.Fields("--exclude-standard -x --exclude -X --exclude-from --exclude-per-directory")

// listsHidden reports such a list.
func listsHidden(v *option.Invocation) bool {
	switch v.Name {
	case "git ls-files":
		return v.Gave("-i", "--ignored") || v.Gave("-o", "--others") && !v.Gave(leavesOut...)
	case "git check-ignore":
		return !v.Has("-q", "--quiet")
	case "rg":
		return v.Has("--files") && files.SearchesHidden(v)
	}
	return v.Has(hiddenListers[v.Name]...)
}

// HiddenNames tells whether a list of names holds those of secrets.
func (j *nameJudge) HiddenNames(v *option.Invocation) taint.Origin {
	hidden, lists := listsHidden(v), v.Name == "git ls-files"
	if !hidden && !lists {
		return 0
	}
	words := v.Operands
	if v.Name == "git check-ignore" {
		words = nil
	}
	dirs := []string{j.State.Cwd}
	for i, a := range words {
		if i == 0 && !strings.HasPrefix(v.Name, "fd") { // fd's are what it looks for, where, and what it runs
			dirs = nil
		}
		if rest, top := strings.CutPrefix(a.Text, ":/"); top && lists {
			dirs = append(dirs, path.Join(j.WorkTree(), rest))
			continue
		}
		dirs = append(dirs, j.Place(a).Path)
	}
	for _, dir := range dirs {
		in := j.SecretsIn
		if lists { // git goes into the folders below
			in = j.SecretsBelow
		}
		for _, file := range in(dir) {
			if hidden && (!strings.HasPrefix(v.Name, "fd") || finds(v, path.Base(file))) ||
				!hidden && j.listsOpenly(v, file) {
				return taint.FromSecretPaths
			}
		}
	}
	return 0
}

// listsOpenly reports a file of secrets that git ls-files names beside others: one that no ignore file names (-o), or
// that git holds.
func (j *nameJudge) listsOpenly(v *option.Invocation, file string) bool {
	if j.World.Git == nil {
		return false
	}
	_, held := j.World.Committed(file)
	if v.Gave("-o", "--others") {
		return !held && !j.IgnoredName(file)
	}
	return held
}

// finds reports that fd finds a name: its ending is one of those asked for, and what is
// looked for fits it, or cannot be read (fd(1), -e, -g).
func finds(v *option.Invocation, name string) bool {
	ends, asked := false, false
	for _, u := range v.Used {
		if u.Name == "-e" || u.Name == "--extension" {
			asked = true
			ends = ends || !u.Value.Known() || strings.HasSuffix(name, "."+strings.TrimPrefix(u.Value.Text, "."))
		}
	}
	if asked && !ends {
		return false
	}
	if len(v.Operands) == 0 || !v.Operands[0].Known() {
		return true
	}
	pattern := v.Operands[0].Text
	if v.Has("-g", "--glob") {
		return effect.Fits(pattern, name)
	}
	re, err := regexp.Compile("(?i)" + pattern)
	return err != nil || re.MatchString(name) || strings.Contains(pattern, "/")
}

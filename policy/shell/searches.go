package shell

import (
	"io/fs"
	"path"
	"regexp"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
)

// Programs that look through all files of a folder show the secrets among them too,
// though no word names them.

// Bounds of looking for secrets in a folder.
const (
	maxFolder = 400      // entries of the folder
	maxSecret = 64 << 10 // bytes of a file that is searched
)

// secretsIn lists the files right in a folder that hold secrets.
func (k *folders) secretsIn(dir string) (found []string) {
	if k.world.Disk == nil || dir == "" || k.wrap.remote {
		return nil
	}
	if from, copied := k.copiedFrom(dir); copied && from != dir {
		return k.secretsRightIn(from)
	}
	return k.secretsRightIn(dir)
}

// secretsRightIn is secretsIn of a folder that is no copy.
func (k *folders) secretsRightIn(dir string) (found []string) {
	n := 0
	k.inTime(k.world.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
		if n++; e.Type().IsRegular() && k.world.At(dir, e.Name()).Is(place.Secret) {
			found = append(found, path.Join(dir, e.Name()))
		}
		return n < maxFolder
	}))
	return found
}

// secretsMatching lists those whose name a pattern of the shell matches; one that cannot be
// read matches all.
func (k *folders) secretsMatching(dir, pattern string) (found []string) {
	pattern = strings.ReplaceAll(pattern, "[!", "[^")
	for _, file := range k.secretsIn(dir) {
		if ok, err := path.Match(pattern, path.Base(file)); ok || err != nil {
			found = append(found, file)
		}
	}
	return found
}

// showsSecretsOf notes that a program shows a file of secrets which no word names.
func showsSecretsOf(c *call, v *invocation, file string) {
	c.data |= fromSecret
	c.raise(risk.High, risk.FSConfigSecrets, say("{0} shows what is in {1}, which holds secrets", v.name, path.Base(file)))
}

// searches judges grep and its kin over whole folders: by what they would show of the
// secrets in them.
func (k *folders) searches(c *call, v *invocation) {
	if k.world.Disk == nil || !searchesHidden(v) || k.onlyNames(v) {
		return
	}
	words := v.operands
	var patterns []arg
	if a, given := v.option("-e", "--regexp"); given {
		patterns = append(patterns, a)
	} else if len(words) > 0 {
		patterns, words = words[:1], words[1:]
	}
	folders := []string{k.state.cwd}
	if len(words) > 0 {
		folders = nil
	}
	for _, a := range words {
		switch p := k.place(a); {
		case strings.HasPrefix(a.text, ":"): // a pathspec of git's own
			folders = append(folders, k.state.cwd)
		case a.known() && p.Any(place.Inside|place.Temp):
			folders = append(folders, p.Path)
		}
	}
	for _, dir := range folders {
		for _, file := range k.secretsIn(dir) {
			if k.showsLine(v, patterns, file) {
				showsSecretsOf(c, v, file)
			}
		}
	}
}

// searchesHidden reports a search of folders that passes over no file. Sources:
// grep(1); rg(1), "Automatic filtering"; ag(1).
func searchesHidden(v *invocation) bool {
	switch v.chain[0].Name[:2] {
	case "gr":
		return v.name == "rgrep" || v.has("-r", "-R", "--recursive", "--dereference-recursive")
	case "rg":
		return v.has("-.", "--hidden", "-u", "-uu", "-uuu", "--unrestricted")
	case "ag":
		return v.has("-u", "-a", "-U", "--hidden", "--unrestricted", "--all-types", "-r", "-R")
	}
	return strings.HasSuffix(v.name, "git grep") && v.has("--no-index", "--untracked")
}

// onlyNames reports a search that shows names or numbers, or leaves secrets out.
func (k *folders) onlyNames(v *invocation) bool {
	if v.has("-l", "-L", "-c", "-q", "--files-with-matches", "--files-without-match", "--count", "--quiet", "--silent") {
		return true
	}
	a, given := v.option("--include", "-g", "--glob", "-t", "--type", "-G")
	return given && !strings.Contains(a.text, "env") && !strings.HasSuffix(a.text, "*")
}

// showsLine reports that a line of a file matches one of the patterns, or that it is
// not known whether one does.
func (k *folders) showsLine(v *invocation, patterns []arg, file string) bool {
	text, err := k.world.Disk.ReadFile(file, maxSecret)
	if err != nil {
		return true
	}
	for _, a := range patterns {
		if !a.known() {
			return true
		}
		expr := a.text
		if v.has("-F", "--fixed-strings") || v.name == "fgrep" {
			expr = regexp.QuoteMeta(expr)
		} else if strings.HasPrefix(v.chain[0].Name, "grep") && !v.has("-E", "-P", "--extended-regexp", "--perl-regexp") && v.name != "egrep" {
			expr = basicExpression.Replace(expr)
		}
		if v.has("-v", "--invert-match") {
			return true
		}
		re, err := regexp.Compile("(?im)" + expr)
		if err != nil || re.Match(text) {
			return true
		}
	}
	return len(patterns) == 0
}

// basicExpression writes a basic regular expression as an extended one (POSIX.1-2024,
// 9.3; GNU grep 3.11).
var basicExpression = strings.NewReplacer(`\|`, "|", `\(`, "(", `\)`, ")", `\{`, "{", `\}`, "}", `\+`, "+", `\?`, "?", "|", `\|`, "(", `\(`, ")", `\)`, "{", `\{`, "}", `\}`, "+", `\+`, "?", `\?`)

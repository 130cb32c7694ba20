package files

import (
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/wildcard"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/lang/regex"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// Folders knows which secrets lie in a folder, in a copy of it and in an archive.
type Folders struct {
	fileTexts

	handed   string          // a secret that the line hands on to what it builds
	taken    []taken         // copies and archives of folders that the line makes
	named    map[string]bool // files whose text was looked at, and whether it holds a secret
	searched int             // bytes of them
	crowded  bool            // a folder held more than is looked at
}

// Programs that look through all files of a folder show the secrets among them too,
// though no word names them.

// Bounds of looking for secrets in a folder.
const (
	maxFolder = 20_000   // entries of the folder
	MaxSecret = 64 << 10 // bytes of a file that is searched
)

// SecretsIn lists the files right in a folder that hold secrets.
func (f *Folders) SecretsIn(dir string) (found []string) {
	if f.World.Disk == nil || dir == "" || f.Wrap.Remote {
		return nil
	}
	if from, copied := f.copiedFrom(dir); copied && from != dir {
		return f.secretsRightIn(from)
	}
	return f.secretsRightIn(dir)
}

// secretsRightIn is SecretsIn of a folder that is no copy.
func (f *Folders) secretsRightIn(dir string) (found []string) {
	n, at := 0, f.World.At(dir, ".").Path // of a regular file only the folder can be reached by links
	var settings []string
	f.InTime(f.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
		n++
		switch file := path.Join(dir, e.Name()); {
		case !e.Type().IsRegular():
		case f.World.Kinds(path.Join(at, e.Name()))&place.Secret != 0 || f.Lost(file):
			found = append(found, file)
		case SettingsName(e.Name()):
			settings = append(settings, file)
		}
		f.crowded = f.crowded || n == maxFolder
		return n < maxFolder
	}))
	for _, file := range settings {
		if f.NamedHere(path.Join(at, path.Base(file))) {
			found = append(found, file)
		}
	}
	return found
}

// Lost reports a file in which git put down an object that nothing leads to, and whose text is a secret's, or the
// folder of one.
func (f *Folders) Lost(file string) bool {
	if f.World.Disk == nil || !strings.Contains(file, "/"+path.Dir(place.LostObjects)) {
		return false
	}
	if !strings.Contains(file, "/"+place.LostObjects+"/") {
		return f.FolderAt(file) && len(f.SecretsBelow(file)) > 0
	}
	text, err := f.World.Disk.ReadFile(file, MaxSecret)
	f.InTime(err)
	return err == nil && place.LostSecret(text)
}

// Bounds of looking for secrets below a folder.
const (
	maxBelowDepth = 4
	maxBelow      = 100   // folders
	maxCrowded    = 1_000 // folders, with those that the session made
)

// Elsewhere is what stands at a path outside of the workspace, unless everybody may read it; nil: nothing does.
func Elsewhere(f *Folders, p place.Place, at string) fs.FileInfo {
	if p.Path == "" || p.Any(place.Inside|place.Harmless) ||
		p.Any(place.Shared|place.Temp|place.System) && !place.HoldsSecrets(p.Path) {
		return nil
	}
	info, err := f.World.Disk.Lstat(at)
	if err != nil {
		return nil
	}
	return info
}

// SecretsBelow is SecretsIn of a folder and of those below it.
func (f *Folders) SecretsBelow(dir string) (found []string) {
	for _, one := range f.FoldersBelow(dir) {
		found = append(found, f.SecretsIn(one)...)
	}
	return found
}

// SecretsAndOutputs are the secrets below a folder, with the files in which a build put some.
func SecretsAndOutputs(f *Folders, dir string) []string {
	return append(f.SecretsBelow(dir), outputsBelow(f, dir, whole)...)
}

// FoldersBelow are a folder and those below it, nearer ones first, but for those that tools fill.
func (f *Folders) FoldersBelow(dir string) []string {
	folders, most := []string{dir}, crowd{f, maxBelow, 0}
	if f.World.Disk == nil || dir == "" || f.Wrap.Remote {
		return folders
	}
	for i, depth, next := 0, 0, 1; i < len(folders) && depth < maxBelowDepth; i++ {
		if i == next {
			depth, next = depth+1, len(folders)
		}
		f.InTime(f.World.Disk.ReadDir(folders[i], func(e fs.DirEntry) bool {
			if e.IsDir() && e.Name() != ".git" && !slices.Contains(expendableFolders, e.Name()) {
				folders = append(folders, path.Join(folders[i], e.Name()))
			}
			return most.leaves(folders)
		}))
	}
	return folders
}

// crowd bounds the folders that are looked through. What the session itself put there, to hide some or not, does not
// count: the person's secrets lie in none of it.
type crowd struct {
	*Folders
	most, looked int
}

func (c *crowd) leaves(folders []string) (room bool) {
	past := c.World.Past
	for ; past != nil && len(folders) >= c.most && c.looked < len(folders); c.looked++ {
		if _, made := past.Made(folders[c.looked]); made || past.Touched(folders[c.looked]) {
			c.most++
		}
	}
	c.crowded = c.crowded || c.most > maxCrowded
	return len(folders) < min(c.most, maxCrowded)
}

// Crowds notes that it is not known which secrets are among what was looked through, where that held too much of the
// session's own, or a folder far more than any does.
func Crowds(f *Folders) {
	if f.crowded {
		f.InTime(place.ErrBudget)
	}
}

// SecretsMatching lists those whose name a pattern of the shell matches; one that cannot be
// read matches all.
func (f *Folders) SecretsMatching(dir, pattern string) (found []string) {
	pattern = strings.ReplaceAll(pattern, "[!", "[^")
	for _, file := range f.SecretsIn(dir) {
		if ok, err := path.Match(pattern, path.Base(file)); ok || err != nil {
			found = append(found, file)
		}
	}
	return found
}

// ShowsSecretsOf notes that a program shows a file of secrets which no word names.
func ShowsSecretsOf(c *effect.Call, v *option.Invocation, file string) {
	c.Data |= taint.FromSecret
	c.Raise(risk.High, risk.FSConfigSecrets,
		effect.Say("{0} shows what is in {1}, which holds secrets", v.Name, c.Near(file)))
}

// Searches judges grep and its kin over whole folders: by what they would show of the
// secrets in them.
func (f *Folders) Searches(c *effect.Call, v *option.Invocation) {
	if onlyNames(v) && !guessesValue(v) {
		return
	}
	for _, file := range f.SecretsFound(v) {
		ShowsSecretsOf(c, v, file)
	}
}

// SecretsFound are the secrets in the folders that a program looks through which it
// may find something in.
func (f *Folders) SecretsFound(v *option.Invocation) (found []string) {
	tracked := searchesTracked(v)
	named := overrides(v, "")
	if f.World.Disk == nil {
		return nil
	}
	patterns, words := Sought(v)
	if !named && (!SearchesHidden(v) && !tracked || passesSecrets(v)) {
		if !slices.Contains(searchesNamed, v.Chain[0].Name) {
			return nil
		}
		for _, a := range words {
			found = append(found, builtBelow(f, v, patterns, f.Place(a).Path)...)
		}
		return found
	}
	folders := []string{f.State.Cwd}
	if len(words) > 0 {
		folders = nil
	}
	var specs []taint.Word // those that are no revisions
	var revised []string   // what revisions hold
	for i, a := range words {
		behind := v.Rest >= 0 && i >= v.Rest-len(v.Operands)+len(words) // --
		switch p := f.Place(a); {
		// a pathspec of git's own
		case tracked && strings.HasPrefix(a.Text, ":/"), tracked && strings.HasPrefix(a.Text, ":(top"):
			folders = append(folders, f.WorkTree())
		case strings.HasPrefix(a.Text, ":"), strings.HasSuffix(v.Name, "git grep") &&
			strings.ContainsAny(a.Text, "*?["):
			folders = append(folders, f.State.Cwd)
		case tracked && !behind && f.World.Missing(p.Path): // a revision
			revised = append(revised, heldIn(&f.fileTexts, v, patterns, a)...)
			folders = append(folders, f.State.Cwd)
			continue
		case a.Known() && (p.Any(place.Inside|place.Temp) || tracked && place.Below(p.Path, f.WorkTree())):
			folders = append(folders, p.Path)
		}
		specs = append(specs, a)
	}
	found = slices.DeleteFunc(revised, func(file string) bool { return !takes(f, specs, file) })
	for _, dir := range folders {
		for _, file := range f.SecretsBelow(dir) {
			name := strings.TrimPrefix(file, dir+"/")
			if tracked {
				if _, held := f.World.Committed(file); !held {
					continue
				}
			}
			if (!named || overrides(v, name)) && (guessesValue(v) || shows(f, v, patterns, file)) {
				found = append(found, file)
			}
		}
		if !tracked {
			found = append(found, builtBelow(f, v, patterns, dir)...)
		}
	}
	Crowds(f)
	return found
}

// searchesNamed pass over what git ignores, but not over a folder that is named to them (rg(1), ag(1)).
var searchesNamed = []string{"rg", "ag"}

// takes reports a file that one of git's pathspecs names; none: all are.
func takes(f *Folders, specs []taint.Word, file string) bool {
	return len(specs) == 0 || slices.ContainsFunc(specs, func(a taint.Word) bool {
		switch {
		case !a.Known() && a.Glob == "", strings.HasPrefix(a.Text, ":"):
			return true
		case strings.ContainsAny(a.Text, "*?["):
			// A wildcard matches a slash too, and a folder all that lies in it (gitglossary(7), pathspec).
			pattern := f.Place(a).Path
			end := pattern[strings.LastIndexAny(pattern, "*?]")+1:]
			return strings.HasPrefix(file, pattern[:max(strings.IndexAny(pattern, "*?["), 0)]) &&
				(strings.HasSuffix(file, end) || strings.Contains(file, end+"/"))
		}
		return place.Below(file, f.Place(a).Path)
	})
}

// overrides reports a pattern of ripgrep's by which it searches a file, hidden or ignored, and no file that none fits
// (rg(1), -g); of no file, any pattern.
func overrides(v *option.Invocation, file string) bool {
	return v.Chain[0].Name == "rg" && slices.ContainsFunc(v.Used, func(u option.Used) bool {
		pattern := strings.TrimPrefix(strings.TrimPrefix(u.Value.Text, "/"), "**/")
		return (u.Name == "-g" || u.Name == "--glob" || u.Name == "--iglob") && !strings.HasPrefix(pattern, "!") &&
			(file == "" || !u.Value.Known() || wildcard.Fits(pattern, path.Base(file)) || wildcard.Fits(pattern, file))
	})
}

// Sought tells what a search looks for from where it looks.
func Sought(v *option.Invocation) (patterns, where []taint.Word) {
	for _, u := range v.Used {
		switch {
		case slices.Contains(givesPattern, u.Name):
			patterns = append(patterns, u.Value)
		case slices.Contains(givesPatterns, u.Name): // what stands in it is not looked up
			patterns = append(patterns, taint.Literal(taint.Hole))
		}
	}
	if len(patterns) > 0 || len(v.Operands) == 0 {
		return patterns, v.Operands
	}
	return v.Operands[:1], v.Operands[1:]
}

// Options that give one of the patterns of a search, and a file of them (grep(1); rg(1), ripgrep 14; git-grep(1);
// ack(1), 3.7).
var (
	givesPattern  = strings.Fields("-e --regexp --match")
	givesPatterns = strings.Fields("-f --file")
)

// SearchesHidden reports a search of folders that passes over no file. Sources:
// grep(1); rg(1), "Automatic filtering"; ag(1).
func SearchesHidden(v *option.Invocation) bool {
	switch v.Chain[0].Name[:2] {
	case "gr":
		how, _ := v.Option("-d", "--directories")
		return v.Name == "rgrep" || strings.HasPrefix(how.Text, "rec") ||
			v.Has("-r", "-R", "--recursive", "--dereference-recursive")
	case "rg":
		return v.Has("-.", "--hidden", "-u", "-uu", "-uuu", "--unrestricted")
	case "ag", "ac": // ack(1), 3.7: it passes over backups, binaries and folders of version control only
		return v.Name == "ack" || v.Has("-u", "-a", "-U", "--hidden", "--unrestricted", "--all-types", "-r", "-R")
	}
	return strings.HasSuffix(v.Name, "git grep") && v.Has("--no-index", "--untracked")
}

// onlyNames reports a search that shows names or numbers.
func onlyNames(v *option.Invocation) bool {
	return v.Has("-l", "-L", "-q", "--files-with-matches", "--files-without-match", "--count", "--quiet",
		"--silent") || slices.ContainsFunc(v.Used, func(u option.Used) bool {
		return u.Name == "-c" && u.Value.Text == "" // -c NAME=VALUE is git's own
	})
}

// passesSecrets reports a search that leaves secrets out.
func passesSecrets(v *option.Invocation) bool {
	for _, u := range v.Used {
		if slices.Contains(choosesFiles, u.Name) && u.Value.Text != "" && !strings.HasPrefix(u.Value.Text, "!") &&
			!strings.Contains(u.Value.Text, "env") && !strings.HasSuffix(u.Value.Text, "*") {
			return true
		}
	}
	return false
}

// choosesFiles are options that name the files to search; -g !NAME leaves out (rg(1), -g). grep's -G takes no value.
var choosesFiles = strings.Fields("--include -g --glob -t --type -G")

// shows reports that a search shows a secret of a file.
func shows(f *Folders, v *option.Invocation, patterns []taint.Word, file string) bool {
	if f.named[file] {
		return showsNamed(f, v, patterns, file)
	}
	return f.showsLine(v, patterns, file)
}

// showsLine reports that a line of a file matches one of the patterns, or that it is
// not known whether one does.
func (f *Folders) showsLine(v *option.Invocation, patterns []taint.Word, file string) bool {
	text, err := f.World.Disk.ReadFile(file, MaxSecret)
	return err != nil || linesShown(v, patterns, text)
}

// linesShown is showsLine of a text.
func linesShown(v *option.Invocation, patterns []taint.Word, text []byte) bool {
	for _, a := range patterns {
		if !a.Known() {
			return true
		}
		across := v.Has(searchesWhole...)
		if v.Has(showsOthers...) || regex.Matches(a.Text, syntaxOf(v), text, across) ||
			v.Chain[0].Name == "git" && matchesElse(a.Text, text, across) {
			return true
		}
	}
	return len(patterns) == 0
}

// showsOthers are options by which a search shows lines, or files, that no pattern matches (grep(1); rg(1), ripgrep 14;
// git-grep(1); ack(1), 3.7).
var showsOthers = strings.Fields("-v --invert-match -L --files-without-match --passthru --passthrough --not")

// searchesWhole are options by which a search takes a file for one line (grep(1); rg(1), ripgrep 14).
var searchesWhole = strings.Fields("-z --null-data -U --multiline --multiline-dotall")

// Expression writes the pattern of a search as Go's regexp knows it; known is false where that is not known.
func Expression(v *option.Invocation, pattern string) (expression string, known bool) {
	return regex.Go(pattern, syntaxOf(v))
}

// matchesElse reports a text that a pattern of git's matches in a language that its settings may name instead
// (git-config(1), grep.patternType); -P may be git's own option too.
func matchesElse(pattern string, text []byte, across bool) bool {
	return slices.ContainsFunc([]regex.Syntax{regex.Basic, regex.Extended, regex.Perl}, func(s regex.Syntax) bool {
		expression, known := regex.Go(pattern, s)
		_, err := regexp.Compile(expression)
		if err != nil { // a look around, of Perl's
			return strings.Contains(pattern, "(?")
		}
		return known && regex.Matches(pattern, s, text, across)
	})
}

// syntaxOf is the language in which a search is given its patterns (grep(1); git-grep(1); rg(1), ripgrep 14; ag(1);
// ack(1), 3.7).
func syntaxOf(v *option.Invocation) regex.Syntax {
	name := v.Chain[0].Name
	ofGrep := strings.HasPrefix(name, "grep") || name == "git"
	switch {
	case v.Has("-F", "-Q", "--fixed-strings", "--literal"), v.Name == "fgrep":
		return regex.Fixed
	case v.Has("-P", "--perl-regexp", "--pcre2"), strings.HasPrefix(v.Name, "pcre"):
		return regex.Perl
	case ofGrep && (v.Has("-E", "--extended-regexp") || v.Name == "egrep"):
		return regex.Extended
	case ofGrep:
		return regex.Basic
	case name == "rg":
		return regex.Rust
	}
	return regex.Perl
}

// SecretsListed are the secrets right in folders; the last part of one may be a
// pattern of their names.
func (f *Folders) SecretsListed(lists []string) (found []string) {
	for _, dir := range lists {
		pattern := "*"
		if base := path.Base(dir); strings.ContainsAny(base, "*?[") {
			dir, pattern = path.Dir(dir), base
		}
		found = append(found, f.SecretsMatching(dir, pattern)...)
	}
	return found
}

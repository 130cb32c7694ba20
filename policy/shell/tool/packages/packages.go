package packages

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/source"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// Judge judges packages that are named, fetched or emptied.
type Judge struct {
	*access.Judge
	Sources *source.Names
}

// A build fetches, and runs, what a manifest of its names. What this session has named
// there is as if it had been installed by its name.

// dependencyList is one row of them.
type dependencyList struct {
	programs, files string
	names           func() *regexp.Regexp
	onLine          bool // only a file that the line names is one
}

// dependencyListsOf finds the rows by the first word of a command.
var dependencyListsOf = table.ByWord(slices.Concat(dependencyLists, fetchers),
	func(d dependencyList) []string { return strings.Fields(d.programs) })

// FetchesNamed judges a program that builds by a manifest in which this session has named
// a dependency that the project's own does not have.
func (j *Judge) FetchesNamed(c *effect.Call, v *option.Invocation) {
	if v.Entry.Level <= risk.Low || j.Wrap.Remote || j.World.Disk == nil {
		return
	}
	first, _ := v.Words()
	for _, d := range dependencyListsOf(first) {
		for _, file := range append(j.SessionFiles(), j.Blind...) {
			if !table.FitsAny(d.files, path.Base(file)) || path.Base(file) == "Cargo.lock" ||
				d.onLine && !j.onLine(c, file) {
				continue
			}
			_, how := j.TextOf(place.Place{Path: file})
			isCode := code.LanguageOf(file, "") != code.Unknown // it is edited every day, and seldom names any
			if how != files.Wholly && !isCode && j.ChangedByLine(file) {
				c.Raise(risk.Medium, risk.DepsInstallUpdate, files.SayUnread(path.Base(file)))
				return
			}
			if name := j.namedAnew(file, d.names()); name != "" {
				c.Raise(risk.Medium, risk.DepsInstallUpdate,
					effect.Say("{0} fetches {1}, which this session named in {2}", v.Name, name, path.Base(file)))
				return
			}
		}
	}
}

// onLine reports a file that a word of the line names.
func (j *Judge) onLine(c *effect.Call, file string) bool {
	words := c.Cmd.Argv[:min(len(c.Cmd.Argv), effect.MaxTried)]
	return slices.ContainsFunc(words, func(word string) bool { return j.Place(taint.Literal(word)).Path == file })
}

// maxDependencies bounds the dependencies of a manifest that are looked at.
const maxDependencies = 300

// namedAnew is a dependency that a manifest names now and did not before the session, and
// which no lock file or store beside it shows to be there. One that is not understood names itself.
func (j *Judge) namedAnew(file string, names *regexp.Regexp) string {
	text, how := j.TextOf(place.Place{Path: file})
	if how != files.Wholly {
		return ""
	}
	old := map[string]bool{}
	was, _ := j.World.Committed(file)
	listed, _ := tableNames(file, was)
	for _, name := range append(namesIn(dependencyPart(file, was), names), listed...) {
		old[name] = true
	}
	listed, read := tableNames(file, text)
	text = dependencyPart(file, text)
	for _, name := range append(namesIn(text, names), listed...) {
		if !old[name] && !table.HasWord(noDependencies, name) && !j.fetchedBefore(name) && !besideIt(text, name) {
			return strings.Join(strings.Fields(tags.Replace(name)), " ")
		}
	}
	if !read {
		return path.Base(file)
	}
	return ""
}

// besideIt reports a module that go.mod takes from a folder beside it (Go modules reference, replace directive).
func besideIt(text, name string) bool {
	at := strings.Index(text, name+" =>")
	if at < 0 {
		return false
	}
	to := strings.TrimSpace(text[at+len(name)+len(" =>"):])
	return strings.HasPrefix(to, "./") || strings.HasPrefix(to, "../")
}

// dependencyPart is what in a file can name dependencies.
func dependencyPart(file, text string) string {
	switch path.Ext(file) {
	case ".toml":
		return dependencyTables(text)
	case ".py":
		return source.InlineMetadata(text)
	}
	return text
}

// noDependencies are words of manifests that stand where a dependency's name may: keys of
// their other tables, and the tool that runs anyway.
const noDependencies = "tox " +
	"name version edition rust-version requires-python resolver python description build-backend " +
	"readme license authors sdk flutter"

// tags are those of a POM around a name.
var tags = strings.NewReplacer("<groupId>", "", "</groupId>", ":", "<artifactId>", "")

// namesIn are what a pattern of names finds in a manifest or source.
func namesIn(text string, names *regexp.Regexp) (found []string) {
	for _, m := range names.FindAllStringSubmatch(text, maxDependencies) {
		for _, one := range m[1:] {
			switch {
			case one == "":
			case strings.Contains(one, "\n") && !strings.Contains(one, "<"):
				found = append(found, namesOfLines(one)...)
			default:
				found = append(found, one)
			}
		}
	}
	return found
}

// namesOfLines are the names in a list that has one in each line, before its version.
func namesOfLines(list string) (found []string) {
	for line := range strings.Lines(list) {
		line = strings.TrimSpace(line)
		end := strings.IndexAny(line+" ", " \t<>=~![;#:")
		if name := line[:end]; name != "" && !strings.HasPrefix(name, "-") {
			found = append(found, name)
		}
	}
	return found
}

// stores are where a fetched dependency lies, outside of the workspace: %s is its name.
var stores = []string{"go/pkg/mod/cache/download/%s", ".nuget/packages/%s", ".cargo/registry/index/%s"}

// fetchedBefore reports a dependency that is on this machine already.
func (j *Judge) fetchedBefore(name string) bool {
	if j.World.Home == "" || strings.Contains(name, "..") {
		return false
	}
	for _, s := range stores {
		if _, err := j.World.Disk.Lstat(path.Join(j.World.Home,
			strings.Replace(s, "%s", strings.ToLower(name), 1))); err == nil {
			return true
		}
	}
	return false
}

// modulesNamed are options of go mod edit and go work edit that name what a later build
// fetches (go help mod edit, go help work edit, go 1.24).
var modulesNamed = strings.Fields("-require -replace -tool")

// NamesModules judges go's own editors of its manifests: a module by its address, or one in
// a folder that nobody has looked into.
func (j *Judge) NamesModules(c *effect.Call, v *option.Invocation) {
	name, sub := v.Words()
	if name != "go" || !strings.HasPrefix(sub, "mod edit") && !strings.HasPrefix(sub, "work ") {
		return
	}
	for _, u := range v.Used {
		if !slices.Contains(modulesNamed, u.Name) {
			continue
		}
		_, to, replaced := strings.Cut(u.Value.Text, "=")
		if to == "" || !replaced {
			to = u.Value.Text
		}
		if strings.HasPrefix(to, ".") || strings.HasPrefix(to, "/") {
			j.NamesFolder(c, taint.Literal(to))
			continue
		}
		c.Raise(risk.Medium, risk.DepsInstallUpdate,
			effect.Say("names a module that later builds fetch: {0}", u.Value.Show()))
	}
	if strings.HasPrefix(sub, "work use") || strings.HasPrefix(sub, "work init") {
		for _, a := range v.Operands {
			j.NamesFolder(c, a)
		}
	}
}

// PythonFolders judges where a program of Python's is told to look for modules: Django's
// commands, mypy and others (docs.djangoproject.com, django-admin, --pythonpath).
func (j *Judge) PythonFolders(c *effect.Call) {
	for i, word := range c.Cmd.Argv {
		name, dir, joined := strings.Cut(word, "=")
		if name != "--pythonpath" {
			continue
		}
		if !joined && i+1 < len(c.Cmd.Argv) {
			dir = c.Cmd.Argv[i+1]
		}
		j.NamesFolder(c, taint.Literal(dir))
	}
}

// dependencyTables leaves of a manifest in TOML the tables that name dependencies, and lists of
// them elsewhere.
func dependencyTables(text string) string {
	var kept strings.Builder
	table, list := false, false
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "[") {
			table = dependencyTable().MatchString(line)
			if table {
				kept.WriteString(line)
			}
			continue
		}
		list = list || dependencyArray().MatchString(line)
		if table || list {
			kept.WriteString(line)
		}
		list = list && !strings.Contains(line, "]")
	}
	return kept.String()
}

var (
	dependencyTable = lazy.Pattern(`dependenc|libraries|plugins|\bpackages\b`)
	dependencyArray = lazy.Pattern(`^\s*(?:requires|dependencies|(?:dev|extra)-dependencies)\s*=\s*\[`)
)

// FetchesByItself judges a source that Bun runs and for which it fetches packages, as it does
// where there is no node_modules (bun.sh, "Auto-install").
func (j *Judge) FetchesByItself(c *effect.Call, v *option.Invocation) {
	if first, _ := v.Words(); first != "bun" || j.World.Disk == nil ||
		j.FolderAt(path.Join(j.State.Cwd, "node_modules")) {
		return
	}
	for _, word := range c.Cmd.Argv[:min(len(c.Cmd.Argv), effect.MaxTried)] {
		p := j.Place(taint.Literal(word))
		text, how := j.TextOf(p)
		if how != files.Wholly || !j.Wrote(p.Path) ||
			!table.FitsAny("*.ts *.js *.tsx *.jsx *.mjs *.mts *.cjs", path.Base(p.Path)) {
			continue
		}
		for _, name := range namesIn(text, packagesLoaded()) {
			if !code.Standard(code.JavaScript, name) {
				c.Raise(risk.Medium, risk.DepsInstallUpdate,
					effect.Say("{0} fetches {1}, which this session named in {2}", v.Name, name, path.Base(p.Path)))
				return
			}
		}
	}
}

// packagesLoaded are packages that a source loads by their names.
var packagesLoaded = lazy.Pattern(`(?:\bfrom|\bimport|\brequire\(|` +
	`\bimport\()\s*["']((?:@[\w.-]+/)?[A-Za-z][\w.-]*)(?:/[^"':]*)?["']`)

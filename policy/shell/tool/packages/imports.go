package packages

import (
	"go/parser"
	"go/token"
	"path"
	"strconv"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// With -mod=mod the go command looks for the module of a package that a source imports, writes it into go.mod and
// fetches it (go help mod tidy, go help build, Go 1.26). Among the options of a line it is judged there; GOFLAGS gives
// it to every command.

// modFlag finds it in GOFLAGS.
var modFlag = lazy.Pattern(`(?:^|\s)-{1,2}mod=mod(?:\s|$)`)

// hosted finds texts that could be imports, in a source that does not parse.
var hosted = lazy.Pattern("[\"`]([a-z][\\w-]*(?:\\.[\\w-]+)+/[^\"`\\s]+)[\"`]")

// imported are the packages that a source imports and whose path begins with a host.
func imported(text string) (all []string) {
	source, err := parser.ParseFile(token.NewFileSet(), "", text, parser.ImportsOnly)
	if err != nil {
		for _, m := range hosted().FindAllStringSubmatch(text, maxDependencies) {
			all = append(all, m[1])
		}
		return all
	}
	for _, i := range source.Imports {
		name, err := strconv.Unquote(i.Path.Value)
		host, _, _ := strings.Cut(name, "/")
		if err == nil && strings.Contains(host, ".") {
			all = append(all, name)
		}
	}
	return all
}

// FetchesImports judges a build that fetches what a source of this session imports and go.mod does not name.
func (j *Judge) FetchesImports(c *effect.Call, v *option.Invocation) {
	first, _ := v.Words()
	tidies := v.Name == "go mod tidy"
	if !table.HasWord("go gotestsum ginkgo golangci-lint staticcheck gopls", first) || j.World.Disk == nil ||
		j.Wrap.Remote || j.State.Cwd == "" || !tidies && !j.findsModules() {
		return
	}
	listed, _ := j.TextOf(place.Place{Path: path.Join(j.State.Cwd, "go.mod")})
	for _, file := range j.SessionFiles() {
		if path.Ext(file) != ".go" {
			continue
		}
		text, how := j.TextOf(place.Place{Path: file})
		if how != files.Wholly {
			if _, err := j.World.Disk.Lstat(file); tidies && (err == nil || j.ChangedByLine(file)) {
				c.Raise(risk.Medium, risk.DepsInstallUpdate,
					effect.Say("guard cannot read the code in {0}", path.Base(file)))
			}
			continue
		}
		for _, name := range imported(text) {
			if !modules(listed, name) {
				c.Raise(risk.Medium, risk.DepsInstallUpdate,
					effect.Say("{0} fetches {1}, which this session named in {2}", v.Name, name, path.Base(file)))
				return
			}
		}
	}
}

// findsModules reports that GOFLAGS has the go command do so, or may.
func (j *Judge) findsModules() bool {
	for _, value := range j.State.Vars["GOFLAGS"].Each() {
		if modFlag().MatchString(value.Text) || strings.Contains(value.Text, taint.Hole) {
			return true
		}
	}
	return false
}

// modules reports a text of go.mod that names the module of a package: itself, or one that it requires.
func modules(listed, pkg string) bool {
	for line := range strings.Lines(listed) {
		line, _, _ = strings.Cut(line, "//")
		words := strings.Fields(line)
		for _, word := range words[:min(len(words), 2)] {
			if strings.Contains(word, ".") && (pkg == word || strings.HasPrefix(pkg, word+"/")) {
				return true
			}
		}
	}
	return false
}

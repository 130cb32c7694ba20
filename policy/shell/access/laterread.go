package access

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/effect"
)

// Some files are everyday ones but for what a command puts into them: a package that is installed, which every later
// start loads and no history holds, and files that name a version or where a package comes from.

// laterRead are such files, and the text by which one has something else run later.
var laterRead = []struct {
	folders []string // of which one holds the file; none: names says which files
	names   []string
	text    func() *regexp.Regexp
	source  string
}{
	{strings.Fields("/node_modules/ /site-packages/ /dist-packages/ /vendor/bundle/ /.cargo/registry/src/"), nil,
		runsText, "Node 22, modules; Python 3.13, site; Bundler 2.5, bundle config path; Cargo 1.83, registry/src"},
	{nil, []string{".bazelversion"}, forkText, "Bazelisk 1.25, README: FORK/VERSION"},
	{nil, []string{"rust-toolchain", "rust-toolchain.toml"}, pathText, "rustup 1.27, overrides: path"},
	{nil, []string{"package-lock.json", "npm-shrinkwrap.json", "yarn.lock", "pnpm-lock.yaml"}, hostText,
		"npm 10, package-lock.json: resolved; Yarn 1; pnpm 9"},
}

var (
	runsText = lazy.Pattern(`\bchild_process\b|\bexec(?:Sync|File|FileSync)?\(|\bspawn(?:Sync)?\(|` +
		`\bos\.(?:system|popen|exec|spawn)|\bsubprocess\b|\beval\(|\bnew Function\(|\bfetch\(|` +
		`\bhttps?\.(?:get|request)\(|\burllib|\brequests\.\w+\(|` +
		`\bsocket\.|\bNet::HTTP\b|\bIO\.popen|\bsystem\(|\bCommand::new\b|\b(?:curl|wget)\s|` +
		`\bprocess\.env\b|\bos\.environ\b`)
	forkText = lazy.Pattern(`(?:^|\s)[A-Za-z][\w-]+/(?:\d|latest|last)|\bhttps?:`)
	pathText = lazy.Pattern(`\bpath\s*=`)
	hostText = lazy.Pattern(`\bhttps?:|\bgit\+|\bfile:`)
)

// usualHosts are those from which packages come by themselves (npm 10, registry; Yarn 1).
var usualHosts = lazy.Pattern(`\bhttps?:(?:\\?/){2}registry\.(?:npmjs\.org|yarnpkg\.com)`)

// runsLater reports that a command puts into such a file what, by its own words or its input, has something else run.
func runsLater(c *effect.Call, p place.Place) bool {
	base := path.Base(p.Path)
	for i := range laterRead {
		r := &laterRead[i]
		held := slices.Contains(r.names, base) ||
			slices.ContainsFunc(r.folders, func(f string) bool { return strings.Contains(p.Path, f) })
		if !held {
			continue
		}
		text := strings.Join(c.Cmd.Argv, " ") + "\n" + c.In.Text
		return r.text().MatchString(usualHosts().ReplaceAllString(text, ""))
	}
	return false
}

package source

import (
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"

	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// startsWith are the files below a folder that run at once where a variable leads there, whoever wrote them.
var startsWith = []struct{ names, files, source string }{
	{"PYTHONPATH", "sitecustomize.py usercustomize.py", "site, Python 3.13"},
	{"PYTHONUSERBASE", "lib/python3*/site-packages/*.pth lib/python3*/site-packages/*customize.py " +
		"lib/python/site-packages/*.pth lib/python/site-packages/*customize.py", "site, Python 3.13"},
	{"PYTHONHOME", "bin/*", "python(1)"},
	{"RUBYLIB", "rubygems.rb rubygems/*.rb bundler.rb bundler/*.rb monitor.rb set.rb json.rb rake.rb rspec.rb " +
		"rspec/core.rb minitest.rb minitest/autorun.rb rubocop.rb irb.rb",
		"ruby(1): searched before the library's own"},
	{"GEM_HOME GEM_PATH BUNDLE_PATH", "specifications/*.gemspec plugins/*.rb gems/*/lib/rubygems_plugin.rb",
		"gem help environment, RubyGems 3.6"},
	{"PERL5LIB PERLLIB", "strict.pm warnings.pm Carp.pm Exporter.pm", "perlrun(1): searched before the library's own"},
	{"LUA_PATH", "argparse.lua lfs.lua cliargs.lua say.lua luassert.lua term.lua inspect.lua",
		"luacheck 1.2, busted 2.2: what they require"},
	{"JAVA_HOME JRE_HOME JDK_HOME MAVEN_HOME M2_HOME GRADLE_HOME ANT_HOME KOTLIN_HOME SCALA_HOME GOROOT DOTNET_ROOT",
		"bin/* pkg/tool/*/* dotnet", "the start scripts of mvn 3.9, gradle 8, ant 1.10"},
	{"RUSTUP_TOOLCHAIN", "bin/*", "rustup book, Overrides: an absolute path is a toolchain"},
	{"COMPILER_PATH GCC_EXEC_PREFIX", "as ld ld.* cc1* collect2 lto* f951 specs", "gcc(1), ENVIRONMENT"},
	{"EXIFTOOL_HOME", ".ExifTool_config", "exiftool(1), 13"},
	{"MIX_EXS", "mix.exs", "mix help, Elixir 1.18"},
}

var startFiles = sync.OnceValue(func() map[string]string {
	all := map[string]string{}
	for _, s := range startsWith {
		for name := range strings.FieldsSeq(s.names) {
			all[name] = s.files
		}
	}
	return all
})

// maxStart bounds the files of one folder that are looked at so.
const maxStart = 60

// startsIn judges the files of a folder that run at once, where git does not hold them as they are: only what is
// grave counts. The value may also name such a file itself.
func (j Starts) startsIn(c *effect.Call, name, dir, globs string) {
	if j.World.Disk == nil {
		return
	}
	found := []string{dir}
	if j.FolderAt(dir) {
		found = nil
		for glob := range strings.FieldsSeq(globs) {
			found = append(found, j.matching(dir, glob)...)
		}
	}
	for _, file := range found[:min(len(found), maxStart)] {
		if slices.Contains(j.Reviewed, "first "+file) || slices.Contains(j.Inside, file) || j.HeldByGit(file) {
			continue
		}
		j.Reviewed = append(j.Reviewed, "first "+file)
		j.grave(c, file, func(probe *effect.Call) { j.loadsByFolder(probe, file) })
	}
}

// LoadsCodeIn judges the code right in a folder of the workspace, all of which a program loads (eslint --rulesdir,
// sphinx-build -c).
func (j Starts) LoadsCodeIn(c *effect.Call, name string, folder taint.Word) {
	if p := j.Place(folder); p.Is(place.Inside) && j.FolderAt(p.Path) {
		j.startsIn(c, name, p.Path, "*.js *.cjs *.mjs *.rake conf.py")
	}
}

// matching lists the files below a folder that fit a path of patterns.
func (j Starts) matching(dir, glob string) (found []string) {
	first, rest, deeper := strings.Cut(glob, "/")
	n := 0
	j.InTime(j.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
		n++
		if name := path.Join(dir, e.Name()); table.FitsAny(first, e.Name()) {
			switch {
			case deeper && e.IsDir():
				found = append(found, j.matching(name, rest)...)
			case !deeper && !e.IsDir():
				found = append(found, name)
			}
		}
		return n < maxPlanted>>10 && len(found) < maxStart
	}))
	return found
}

package project

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/source"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// A bundler that is told so empties the folder of its output before it writes: whatever else lies there goes.

// bundler is one: files are its settings, keys the names that they give the folder, KEY or TABLE.KEY, where finds a
// folder that stands there otherwise, clears finds what has it emptied (nil: it always is), keeps what spares it; sub
// is the word without which it builds nothing.
type bundler struct {
	programs, sub, files string
	keys                 string
	where                func() *regexp.Regexp
	clears, keeps        func() *regexp.Regexp
	spelled              func() *regexp.Regexp // finds the name of the folder's setting, however the text says it
	word                 string                // a word of the line that has it emptied as well
	goal                 bool                  // it is emptied where a word of the line tells of clearing away
	edits                bool                  // nothing is emptied, but what lies there is changed
	list                 bool                  // where finds several names, each a folder or a pattern of its own
	under                string                // the folder from which they count
	outside              func() *regexp.Regexp // what has one outside of the project emptied; nil: what has any
}

// quotedPath is a folder as settings in JavaScript name it: a text, or texts that are put together.
const quotedPath = `(?:path\.)?(?:resolve|join)\([^)]*\)|__dirname\s*\+\s*["'][^"'\n]*["']|["'][^"'\n]*["']`

// notFalse is the beginning of any value but false, be it true, what comes to that or options; of a list each name
// counts.
const notFalse = `(?:[^\s\[f]|f[^a]|fa[^l])`

// bundlers: webpack 5 (output.clean, clean-webpack-plugin 4), Rspack 1; Vite 5 (build.emptyOutDir: true where it
// lies inside the project), Astro 5 (outDir), Rsbuild 1 (output.cleanDistPath), tsup 8 (clean),
// rollup-plugin-delete 2 (targets), Next.js 15 (distDir), Vue CLI 5 (outputDir), Angular 19 (deleteOutputPath),
// TypeDoc 0.27 (cleanOutputDir), MkDocs 1.6 (build --clean), Jekyll 4 (destination), mdBook 0.4 (build-dir),
// Buf 1.47 (buf.gen.yaml v2, clean).
var bundlers = []bundler{
	{
		programs: "webpack webpack-cli rspack", files: "webpack.config.* webpack.*.js rspack.config.*",
		keys:   "output.path",
		clears: lazy.Pattern(`\bclean["']?\s*:\s*` + notFalse + `|\bnew\s+CleanWebpackPlugin\b`),
		keeps:  lazy.Pattern(`\bkeep\s*[:(]|\bdry\s*:\s*true|cleanOnceBeforeBuildPatterns`),
	},
	{
		programs: "vite rolldown-vite", sub: "build", files: "vite.config.*", keys: "outDir",
		keeps: lazy.Pattern(`\bemptyOutDir\s*:\s*false`), outside: lazy.Pattern(`\bemptyOutDir["']?\s*:\s*true`),
	},
	{
		programs: "astro", sub: "build", files: "astro.config.*", keys: "outDir",
	},
	{
		programs: "rsbuild", sub: "build", files: "rsbuild.config.*", keys: "distPath distPath.root",
		keeps: lazy.Pattern(`\bcleanDistPath\s*:\s*(?:false|\{)`),
	},
	{
		programs: "tsup", files: "tsup.config.*", keys: "outDir",
		clears: lazy.Pattern(`\bclean["']?\s*:\s*` + notFalse),
	},
	{
		programs: "rollup", files: "rollup.config.*", clears: lazy.Pattern(`rollup-plugin-delete`),
		where: lazy.Pattern(`\btargets\s*:\s*\[?\s*(` + quotedPath + `)`),
	},
	{
		programs: "mkdocs", sub: "build", files: "mkdocs.yml mkdocs.yaml", keys: "site_dir",
	},
	{
		programs: "jekyll", sub: "build", files: "_config.yml _config.yaml", keys: "destination",
		keeps: lazy.Pattern(`(?m)^keep_files\s*:`),
	},
	{
		programs: "mdbook", sub: "build", files: "book.toml", keys: "build-dir",
	},
	{
		programs: "buf", sub: "generate", files: "buf.gen.yaml", clears: lazy.Pattern(`(?m)^clean\s*:\s*true`),
		where: lazy.Pattern(`(?m)^\s*-?\s*out\s*:\s*([^\s#]+)`),
	},
}

var bundlersOf = table.ByWord(slices.Concat(bundlers, clearers), func(b bundler) []string {
	return strings.Fields(b.programs)
})

// emptiesOutput judges what lies in such a folder besides outputs.
func (j builds) emptiesOutput(c *effect.Call, v *option.Invocation) {
	if j.World.Disk == nil || j.State.Cwd == "" || onlyTells(v) {
		return
	}
	first, sub := v.Words()
	for _, b := range bundlersOf(first) {
		is := func(a taint.Word) bool { return a.Text == b.sub }
		if b.sub != "" && sub != b.sub && !slices.ContainsFunc(v.Operands, is) {
			continue
		}
		for _, file := range j.bundlesBy(v, b) {
			text, how := j.TextOf(place.Place{Path: file})
			if how != files.Wholly {
				continue
			}
			s := settings{file, text}
			loaded := j.loadedBy(s)
			if all := together(s, loaded); b.emptiesBy(all, c.Cmd.Argv) {
				for _, s := range append(loaded, s) {
					j.emptiesNamed(c, v, b, s)
				}
			}
		}
	}
}

// emptiesBy reports settings, and words of the line, by which the folder is emptied.
func (b bundler) emptiesBy(text string, argv []string) bool {
	switch {
	case b.keeps != nil && b.keeps().MatchString(text):
		return false
	case b.given(argv), b.goal && clearing(argv):
		return true
	case b.clears == nil:
		return b.word == "" && !b.goal
	}
	return b.clears().MatchString(text)
}

// emptiesNamed judges the folders that one file of settings names.
func (j builds) emptiesNamed(c *effect.Call, v *option.Invocation, b bundler, s settings) {
	at := path.Join(path.Dir(s.file), b.under, "x")
	for _, name := range j.folders(c, s, b) {
		j.leadsOut(c, s, name)
		if b.edits {
			continue
		}
		j.empties(c, v, j.outputFolder(at, `"`+name+`"`))
		j.emptiesOutside(c, v, b, s, name)
		if dir := path.Join(j.State.Cwd, b.under, "x"); dir != at { // some count from where they run
			j.empties(c, v, j.outputFolder(dir, `"`+name+`"`))
		}
	}
	if b.where == nil {
		return
	}
	for _, m := range b.where().FindAllStringSubmatch(s.text, maxTargets) {
		for _, name := range b.named(m[1]) {
			j.empties(c, v, j.outputFolder(at, name))
		}
	}
}

// empties judges one such folder.
func (j builds) empties(c *effect.Call, v *option.Invocation, folder place.Place) {
	if folder.Path == "" || !j.losesMore(folder) {
		return
	}
	j.exceeds = true // no leave for a task covers that
	shown := strings.TrimPrefix(folder.Path, j.World.Root()+"/")
	c.Raise(risk.High, risk.FSDeleteOverwrite,
		effect.Say("{0} empties {1}, which holds what is nowhere else", v.Name, shown))
}

// given reports the word of a line that has the folder emptied.
func (b bundler) given(argv []string) bool {
	return b.word != "" && slices.ContainsFunc(argv, func(word string) bool {
		return word == b.word || strings.HasPrefix(word, b.word+"=") || strings.HasPrefix(word, b.word+".")
	})
}

// named are the folders that a value names.
func (b bundler) named(value string) (all []string) {
	if !b.list {
		return []string{value}
	}
	for _, name := range source.QuotedStrings(value) {
		if !strings.HasPrefix(name, "!") {
			all = append(all, `"`+name+`"`)
		}
	}
	return all
}

// bundlesBy are the settings that it goes by: those that an option names, or those of its names in the current folder.
func (j builds) bundlesBy(v *option.Invocation, b bundler) (all []string) {
	if a, given := v.Option("-c", "--config"); given && a.Text != "" {
		return []string{j.Place(a).Path}
	}
	for pattern := range strings.FieldsSeq(b.files) {
		below, base := path.Split(pattern)
		dir := path.Join(j.State.Cwd, below)
		for _, name := range j.namedIn(dir, base) {
			all = append(all, j.World.At(dir, name).Path)
		}
		for _, file := range j.SessionFiles() {
			if place.Below(file, j.State.Cwd) && table.FitsAny(base, path.Base(file)) && !slices.Contains(all, file) &&
				strings.HasSuffix(path.Dir(file)+"/", "/"+below) {
				all = append(all, file)
			}
		}
	}
	return all
}

// emptiesOutside judges a folder outside of the workspace that settings name: what is no output of a build goes.
func (j builds) emptiesOutside(c *effect.Call, v *option.Invocation, b bundler, s settings, name string) {
	p := j.World.At(path.Dir(s.file), name)
	told := b.outside == nil || b.outside().MatchString(s.text) || slices.Contains(c.Cmd.Argv, "--emptyOutDir")
	if p.Path == "" || p.Any(place.Inside|place.Temp|place.Shared) || !told {
		return
	}
	found := false
	m := j.World.Found(p.Path, func(at string, dir bool) (counts, enters bool) {
		found = found || !dir && !table.HasWord(assets, strings.ToLower(path.Ext(at))) &&
			(j.World.Git == nil || !j.World.Git.Restorable(at) && !j.World.Git.Ignored(at))
		return false, !found && path.Base(at) != ".git"
	})
	if !found && !m.More {
		return
	}
	j.exceeds = true
	c.Cmd.Deletes = append(c.Cmd.Deletes, p)
	c.Raise(risk.High, risk.FSDeleteOverwrite|risk.FSOutsideWorkspace,
		effect.Say("{0} empties {1}, which holds what is nowhere else", v.Name, name))
}

// outputFolder is the folder that a value names, seen from that of its file: a folder inside the workspace that is not
// known for outputs by its name.
func (j builds) outputFolder(file, value string) place.Place {
	at := path.Dir(file)
	parts, beside := source.QuotedStrings(value), strings.Contains(strings.ReplaceAll(value, " ", ""), "__dirname+")
	if len(parts) == 0 { // a word of YAML
		parts = []string{value}
	}
	for _, part := range parts {
		if part = strings.TrimSuffix(part, "/*"); !path.IsAbs(part) || beside {
			part = path.Join(at, strings.TrimSuffix(part, "/**"))
		}
		at = part
	}
	if table.HasWord(".ts .mts .js .mjs .json", path.Ext(at)) { // the folder of the file
		at = path.Dir(at)
	}
	p := j.World.At("", at)
	if !p.Is(place.Inside) || p.Is(place.WorkspaceRoot) || j.InExpendableFolder(p.Path) || at == path.Dir(file) {
		return place.Place{}
	}
	return p
}

// assets are endings of what bundlers write, and copy along: in a folder that git ignores they are outputs.
const assets = ".js .mjs .cjs .css .map .html .htm .ico .png .jpg .jpeg .gif .svg .webp .avif .woff .woff2 .ttf .eot " +
	".otf .json .txt .xml .webmanifest .wasm .gz .br .mp3 .mp4 .webm"

// losesMore reports a folder in which something lies that no build makes again.
func (j builds) losesMore(folder place.Place) bool {
	found := false
	m := j.World.Found(folder.Path, func(at string, dir bool) (counts, enters bool) {
		if !dir && !found {
			found = j.Unsaved(at) || j.NowhereElse(at) && !table.HasWord(assets, strings.ToLower(path.Ext(at)))
		}
		return false, !found && path.Base(at) != ".git"
	})
	return found || m.More
}

package project

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/source"
	"guard/policy/shell/table"
)

// A page may say itself under which name it is written, and so may the settings of a site: one that leads back out of
// the folder of the output, or an output that is a folder of the person's, is written over what lies there.

// siteMaker is a tool that writes pages so.
type siteMaker struct {
	programs string
	output   string // where it writes unless it is told
	options  string // by which it is told
	settings string // its files of settings
	setting  string // the names in them that tell it
	keys     string // by which a page says its name
	climbs   bool   // such a name may lead out of the output
}

// siteMakers are those tools (Eleventy 3, Permalinks, Output Directory; Hexo 7, Front-matter, public_dir; Hugo 0.12x,
// url, publishDir; Jekyll 4 and Bridgetown 1, permalink, destination; Pelican 4, Save_as, OUTPUT_PATH; Zola, path,
// output_dir; VitePress 1, rewrites, outDir; Metalsmith 2, destination; Docusaurus 3, slug).
var siteMakers = []siteMaker{
	{"eleventy @11ty/eleventy", "_site", "--output", ".eleventy.js eleventy.config.*",
		"output setOutputDirectory", "permalink addPassthroughCopy addTemplate", true},
	{"hexo", "public", "--output -o", "_config.yml _config.json", "public_dir", "permalink path", true},
	{"metalsmith", "build", "", "metalsmith.json metalsmith.js", "destination", "permalink path", true},
	{"docusaurus", "build", "--out-dir", "docusaurus.config.*", "", "slug", true},
	{"vitepress", ".vitepress/dist", "--outDir", ".vitepress/config.*", "outDir", "rewrites", true},
	{"hugo", "public", "--destination -d", "hugo.* config.toml config.yaml config.yml config.json",
		"publishDir publishdir", "url", false},
	{"jekyll", "_site", "--destination -d", "_config.yml _config.yaml _config.toml", "destination", "permalink", false},
	{"bridgetown", "output", "--destination -d", "bridgetown.config.yml config/initializers.rb", "destination",
		"permalink", false},
	{"pelican", "output", "--output -o", "pelicanconf.py publishconf.py", "OUTPUT_PATH", "Save_as save_as", false},
	{"zola", "public", "--output-dir -o", "config.toml zola.toml", "output_dir", "path", false},
}

var siteMakersOf = table.ByWord(siteMakers, func(s siteMaker) []string { return strings.Fields(s.programs) })

// A name stands behind a key as it is, in quotation marks, in an object or as what a function gives back.
var (
	keyStart     = lazy.Pattern(`\b(\w+)["']?\s*[:=(]\s*`)
	pageName     = lazy.Pattern(`^[^\s"'` + "`" + `,;(){}\[\]>|][^"'` + "`" + `\n,;)}\]]*`)
	pageInQuotes = lazy.Pattern(`["'` + "`" + `]([^"'` + "`" + `\n]+)["'` + "`" + `]`)
	pageFolded   = lazy.Pattern(`^[>|]-?\s*\n[ \t]+`)
)

// Bounds of the names that are looked at, and of the text of one.
const (
	maxPages = 200
	maxValue = 400
)

// overwritesByPages judges what pages of this session's are written over.
func (j builds) overwritesByPages(c *effect.Call, v *option.Invocation) {
	first, _ := v.Words()
	if j.World.Disk == nil || j.State.Cwd == "" {
		return
	}
	for _, s := range siteMakersOf(first) {
		out := ""
		for _, file := range j.SessionFiles() {
			text, how := j.TextOf(place.Place{Path: file})
			if how != files.Wholly || len(text) > files.MaxSecret || !j.World.At("", file).Is(place.Inside) {
				continue
			}
			names := valuesOf(text, s.keys)
			if len(names) > 0 && out == "" {
				out = s.writesTo(j, c.Cmd.Argv)
			}
			for _, name := range names {
				j.overwrites(c, s, file, out, name)
			}
		}
	}
}

// valuesOf lists what a text gives such keys.
func valuesOf(text, keys string) (names []string) {
	for _, m := range keyStart().FindAllStringSubmatchIndex(text, -1) {
		if !table.HasWord(keys, text[m[2]:m[3]]) || len(names) > maxPages {
			continue
		}
		rest, _, _ := strings.Cut(text[m[1]:min(len(text), m[1]+maxValue)], "\n\n")
		rest = strings.TrimPrefix(rest, pageFolded().FindString(rest))
		if name := pageName().FindString(rest); name != "" && !strings.Contains(name, "=>") {
			names = append(names, strings.TrimSpace(name))
			continue
		}
		for _, found := range pageInQuotes().FindAllStringSubmatch(rest, 8) {
			names = append(names, found[1])
		}
	}
	return names
}

// writesTo is the folder that the tool writes to, by its options and its settings.
func (s siteMaker) writesTo(j builds, argv []string) string {
	for i, word := range argv {
		name, value, given := strings.Cut(word, "=")
		if !table.HasWord(s.options, name) {
			continue
		}
		if !given && i+1 < len(argv) {
			value = argv[i+1]
		}
		return j.World.At(j.State.Cwd, value).Path
	}
	for glob := range strings.FieldsSeq(s.settings) {
		names := []string{glob}
		if strings.Contains(glob, "*") {
			names = j.World.Expand(j.State.Cwd, glob).Names
		}
		for _, name := range names {
			text, how := j.TextOf(j.World.At(j.State.Cwd, name))
			if how != files.Wholly {
				continue
			}
			if told := valuesOf(text, s.setting); len(told) > 0 {
				return j.World.At(j.State.Cwd, told[0]).Path
			}
		}
	}
	return path.Join(j.State.Cwd, s.output)
}

// overwrites judges one name.
func (j builds) overwrites(c *effect.Call, s siteMaker, file, out, name string) {
	if !s.climbs {
		name = path.Clean("/" + name)
	}
	if strings.Contains(name, "{") || strings.Contains(name, "..") && strings.Contains(name, "$") {
		return // what a template makes of a page's own name
	}
	at := j.World.At("", path.Join(out, name))
	switch {
	case !at.Any(place.Inside | place.Temp):
		source.NamesOutside(c, file, name)
	case j.InExpendableFolder(at.Path):
	case j.NowhereElse(at.Path), j.NowhereElse(path.Join(at.Path, "index.html")), j.NowhereElse(at.Path + ".html"):
		j.exceeds = true // no leave for a task covers that
		source.NamesLost(c, file, name)
	}
}

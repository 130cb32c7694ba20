package source

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
)

// DocumentNames judges what a text that a program puts together, or takes its settings from, names outside of the
// workspace: the program reads it. What git holds of the text is the person's own. folders: it may name a folder by
// dots alone, which is prose anywhere else.
func DocumentNames(n *Names, c *effect.Call, file, text string, folders bool) {
	if n.World.Disk == nil {
		return
	}
	held, _ := n.World.Committed(file)
	looked := 0
	for word := range strings.FieldsFuncSeq(text, SplitsSetting) {
		word = homeName.Replace(strings.TrimRight(word, "!?"))
		if rest, ok := strings.CutPrefix(word, "@"); ok && strings.HasPrefix(rest, "../") { // D2 0.6, imports
			word = rest
		}
		if strings.HasPrefix(word+"/", "/../") { // ${path.module}/../x
			word = word[1:]
		}
		if !leadsOut(word, folders) || held != "" && strings.Contains(held, word) {
			continue
		}
		if looked++; looked > files.MaxLiterals {
			return
		}
		for _, dir := range [...]string{path.Dir(file), n.State.Cwd} {
			if n.World.At(dir, word).Is(place.Inside) {
				break // it is that
			}
			if slices.ContainsFunc(meant(word, path.Ext(file)), func(name string) bool {
				return standsElsewhere(n, n.World.At(dir, name))
			}) {
				NamesOutside(c, file, word)
				return
			}
		}
	}
}

// meant are the files that a name in a text may stand for: without its ending too, which is that of the text or of a
// package or a bibliography (Sass, "@use"; LaTeX2e, \input, \usepackage, \bibliography).
func meant(word, ending string) []string {
	dir, base := path.Split(word)
	return []string{word, word + ending, dir + "_" + base + ending, word + ".sty", word + ".bib"}
}

// leadsOut reports a word that may lead out of the folder in which its file lies.
func leadsOut(word string, folders bool) bool {
	switch {
	case len(word) < 2 || len(word) > maxName:
		return false
	case strings.Trim(word, "./") == "":
		return folders && strings.HasPrefix(word, "..") && !strings.Contains(word, "...")
	}
	return strings.HasPrefix(word, "../") || strings.HasPrefix(word, "~/") || word[0] == '/' && word[1] != '/'
}

// WritesTo judges a name that a text of this session's has a program write: outside of the workspace, or over what is
// nowhere else.
func WritesTo(n *Names, c *effect.Call, file, name string) {
	if n.World.Disk == nil || name == "" || len(name) > maxName {
		return
	}
	outputs{Names: n}.judges(c, file, pair{value: name})
}

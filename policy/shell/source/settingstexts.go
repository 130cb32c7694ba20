package source

import (
	"slices"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/files"
)

// SettingsTexts are the texts of a module of the project's and of those that it loads, by their files: settings stand
// in several of them. Their order is that of loading, what loads before what is loaded.
func SettingsTexts(n *Names, file string) (found []SettingsText) {
	type waiting struct {
		file  string
		depth int
	}
	next := []waiting{{file, 0}}
	for ; len(next) > 0 && len(found) < maxSettings; next = next[1:] {
		one := next[0]
		if one.file == "" || !n.IsThere(one.file) || n.FolderAt(one.file) ||
			!n.World.At("", one.file).Is(place.Inside) ||
			slices.ContainsFunc(found, func(t SettingsText) bool { return t.File == one.file }) {
			continue
		}
		text, how := n.TextOf(place.Place{Path: one.file})
		if how != files.Wholly || len(text) > maxRead || files.Binary(text) {
			continue
		}
		found = append(found, SettingsText{one.file, text})
		lang := code.LanguageOf(one.file, "")
		if lang == code.Unknown || one.depth == maxSettingsDepth {
			continue
		}
		t := &ProgramText{Lang: lang, File: one.file}
		for _, name := range readCode(lang, text, code.Given{}).Modules {
			for _, loaded := range n.moduleFiles(t, name) {
				next = append(next, waiting{loaded, one.depth + 1})
			}
		}
	}
	return found
}

// SettingsText is the text of one of them.
type SettingsText struct{ File, Text string }

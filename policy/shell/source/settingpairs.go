package source

import (
	"strings"

	"guard/internal/lazy"
)

// Settings are written in many languages, in which a value nearly always stands behind its name: "outDir": "x",
// out: x, directory = x, <out>x</out>. They are read without asking which language it is, so that one reader
// serves every tool.

// pair is a value in a text of settings, the name that it is given to, and the name of the table that it stands in.
type pair struct{ table, key, value string }

// Bounds of a text of settings.
const (
	maxPairs   = 20_000
	maxValue   = 200
	maxNesting = 12
)

// pairsIn lists the values of a text. One that no name stands before is left out.
func pairsIn(text string) []pair {
	var r pairReader
	before := "\n"
	text = referred(unlessOthers(unescaped(slashes.Replace(text))))
	for text = folderOfItsOwn().ReplaceAllString(text, "./"); text != "" && len(r.pairs) < maxPairs; {
		at := strings.IndexFunc(text, SplitsSetting)
		if at < 0 {
			at = len(text)
		}
		word, rest := text[:at], text[at:]
		end := strings.IndexFunc(rest, func(c rune) bool { return !SplitsSetting(c) })
		if end < 0 {
			end = len(rest)
		}
		r.word(before, word, rest[:end])
		if word != "" {
			before = ""
		}
		before, text = before+rest[:end], rest[end:]
	}
	return r.pairs
}

// slashes are other ways to write one: of JSON, of tox 4, of MSBuild, Xcode and qmake, and Windows. The folders of
// MSBuild 17 whose names end in Directory, but for one, end in a slash.
var slashes = strings.NewReplacer(`..\/`, "../", `\/`, "/", "{/}", "/", `..\..\`, "../../", `..\`, "../",
	"$(MSBuildThisFileDirectory)/", "./", "$(MSBuildThisFileDirectory)", "./", "$(ProjectDir)/", "./",
	"$(ProjectDir)", "./", "$(SRCROOT)/", "./", "$(PROJECT_DIR)/", "./", "$$PWD/", "./",
	"$$OUT_PWD/", "./")

// folderOfItsOwn is how settings name the folder that they count from: <rootDir>/, ${workspaceFolder}/, {toxinidir}/,
// $(ProjectDir)/, %(here)s/, __dirname + "/ (Jest 29, VS Code, tox 4, MSBuild, PasteDeploy, Node 22).
var folderOfItsOwn = lazy.Pattern(`(?i)(?:<\w*(?:dir|root)\w*>|\$?\{[\w.:]*(?:dir|root|folder|pwd)[\w.:]*\}|` +
	`\$\(\w*(?:dir|root|folder|pwd)\w*\)|%\(here\)s|__dirname\s*\+\s*["'])/`)

// pairReader is where the reader is in the names of a text.
type pairReader struct {
	pairs   []pair
	key     string
	section string   // the table that a line [x] begins, or x: alone
	above   []string // the tables whose braces are open
}

// word takes one word in, by what stands before it and behind it.
func (r *pairReader) word(before, word, behind string) {
	line, _, ends := strings.Cut(behind, "\n")
	switch {
	case word == "":
	case !settingName().MatchString(word):
		r.value(word)
	case ends && strings.Trim(line, " \t]\r") == "" && beginsSection(before) && line != "":
		r.section, r.key = word, ""
	case beginsValue().MatchString(behind) || strings.HasSuffix(before, "<") && behind[:min(1, len(behind))] == ">":
		r.key = word
		if ends && strings.Trim(line, " :\t\r\"'") == "" && len(r.above) == 0 {
			r.section = word
		}
	default:
		r.value(word)
	}
	for _, c := range behind {
		switch n := len(r.above); {
		case c == '{' && n < maxNesting:
			r.above = append(r.above, r.key)
		case c == '}' && n > 0:
			r.above, r.key = r.above[:n-1], ""
		}
	}
}

// value keeps one with its name.
func (r *pairReader) value(word string) {
	if r.key == "" || len(word) > maxValue {
		return
	}
	around := r.section
	if n := len(r.above); n > 0 {
		around = r.above[n-1]
	}
	r.pairs = append(r.pairs, pair{around, r.key, word})
}

// beginsSection reports what stands before the name of a table in TOML and INI.
func beginsSection(before string) bool {
	at := strings.LastIndexByte(before, '\n')
	return at >= 0 && strings.Trim(before[at:], " \t\n") != "" && strings.Trim(before[at:], " \t\n[") == ""
}

var (
	// settingName is what may be the name of a setting.
	settingName = lazy.Pattern(`^-{0,2}[A-Za-z_$][\w.$-]*$`)
	// beginsValue is what stands between a name and its value.
	beginsValue = lazy.Pattern("^[\"'` \t]*[:=]")
)

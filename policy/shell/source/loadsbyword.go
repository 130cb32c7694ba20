package source

import (
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/internal/memo"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
)

// A program whose commands lie in files of their own loads the one that a word of its line names, by a name that it
// computes: require("./commands/" + process.argv[2]). That file is what runs.

// Bounds of the folders of commands, and of the files that are looked at in one.
const (
	maxWordFolders = 12
	maxWordFiles   = 150
	maxWords       = 8
)

// loadsComputed is how code loads what it does not name, or all that lies in a folder (Python 3.13, importlib; Node
// 22, yargs 17 commandDir, oclif 4, Lua 5.4, PHP 8.4, Ruby 3.3, Perl 5.38).
var loadsComputed = lazy.Pattern(`\brequire(?:_relative|_once)?\b|\bimport\s*\(|import_module|__import__|` +
	`\bcommandDir\b|\bdofile\b|\bloadfile\b|\binclude(?:_once)?\b|\bload\b|\bdo\s*["'(]|spec_from_file|run_path|` +
	`iter_modules|\.command\(`)

// takesFolder is how a library is told the folder in which commands lie.
var takesFolder = lazy.Pattern(`\bcommandDir\s*\(|\bexecutableDir\s*\(`)

// byWord finds such files.
type byWord struct{ *Judge }

// loadsByWord judges the files that a text loads by the words of the line.
func loadsByWord(j *Judge, c *effect.Call, t *ProgramText, r code.Reading) {
	if j.World.Disk == nil || t.guess || t.byTool || t.Depth > 0 || t.File == "" || len(t.given.Args) == 0 ||
		!memo.Has(t.text, loadsComputed()) {
		return
	}
	w := byWord{j}
	for _, file := range w.named(t, t.text, r) {
		if !j.Wrote(file) && file != t.File {
			heldProgram{j}.file(c, file, t.given.Args[1:])
		}
	}
}

// named lists the files that words name: by a name that is known with the line's words alone, or else in a folder that
// the text names where it loads what is not known.
func (j byWord) named(t *ProgramText, text string, r code.Reading) (found []string) {
	bare := t.given
	bare.Args = nil
	always := loadedNames(j.Sources, t, readCode(t.Lang, text, bare))
	names := slices.DeleteFunc(loadedNames(j.Sources, t, r), func(name string) bool {
		return slices.Contains(always, name)
	})
	if len(names) > 0 {
		found = importWalk{j.Judge, newVisited(), nil}.means(importer{t, names, false})
	}
	folders := j.libraryFolders(t, text)
	if len(found) == 0 && (slices.ContainsFunc(r.Acts, loadsUnknown) || takesFolder().MatchString(text)) {
		folders = append(folders, j.folders(t, text)...)
	}
	stem := strings.TrimSuffix(path.Base(t.File), path.Ext(t.File)) + "-"
	for _, word := range t.given.Args[:min(len(t.given.Args), maxWords)] {
		if word == "" || word[0] == '-' || strings.ContainsAny(word, "/\\ ") {
			continue
		}
		for _, dir := range folders {
			found = append(found, j.inFolder(dir, t.Lang, word)...)
		}
		if m := ownPrograms().FindAllStringSubmatch(text, maxWordFiles); slices.ContainsFunc(m, func(m []string) bool {
			return m[1] == word
		}) {
			found = append(found, j.inFolder(path.Dir(t.File), t.Lang, stem+word)...)
		}
	}
	return found
}

// ownPrograms finds commands that lie in programs of their own, beside that which names them: app-site.js (Commander
// 13, "Stand-alone executable (sub)commands").
var ownPrograms = lazy.Pattern(`\.command\(\s*["']([\w:-]+)[^"'\n]*["']\s*,\s*["']`)

// commandLibraries look for the commands of a program in folders beside that of the program (oclif 4).
var commandLibraries = []struct{ named, folders string }{
	{"@oclif/core", "src/commands lib/commands dist/commands commands"},
}

// libraryFolders lists such folders.
func (j byWord) libraryFolders(t *ProgramText, text string) (found []string) {
	for _, l := range commandLibraries {
		if !strings.Contains(text, l.named) {
			continue
		}
		for name := range strings.FieldsSeq(l.folders) {
			if dir := path.Join(path.Dir(path.Dir(t.File)), name); j.FolderAt(dir) {
				found = append(found, dir)
			}
		}
	}
	return found
}

// folders lists the folders of the project that strings of a text name, or begin with.
func (j byWord) folders(t *ProgramText, text string) (found []string) {
	for _, s := range QuotedStrings(text) {
		s, _, _ = strings.Cut(s, "${")
		s, _, _ = strings.Cut(s, "#{")
		s, _, _ = strings.Cut(s, "*")
		if s = strings.Trim(s, "/"); strings.HasSuffix(s, ".") { // a package of Python or Lua
			s = strings.ReplaceAll(strings.TrimSuffix(s, "."), ".", "/")
		}
		if s == "" || len(s) > maxGivenText || strings.ContainsAny(s, " \n:;(){}") {
			continue
		}
		for _, from := range []string{path.Dir(t.File), path.Dir(path.Dir(t.File)), j.State.Cwd} {
			dir := path.Join(from, s)
			if len(found) < maxWordFolders && from != "" && !slices.Contains(found, dir) && dir != j.World.Root() &&
				j.World.At("", dir).Is(place.Inside) && !files.InFilled(dir+"/x") && j.FolderAt(dir) {
				found = append(found, dir)
			}
		}
	}
	return found
}

// inFolder lists the files of a folder that a word names: by their names, or by what they register.
func (j byWord) inFolder(dir string, lang code.Language, word string) (found []string) {
	var others []string
	stem := strings.NewReplacer("-", "_", ":", "_").Replace(word)
	j.InTime(j.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
		file := path.Join(dir, e.Name())
		base, _, _ := strings.Cut(e.Name(), ".")
		switch {
		case code.LanguageOf(file, "") != lang:
		case strings.EqualFold(strings.ReplaceAll(base, "-", "_"), stem):
			found = append(found, file)
		default:
			others = append(others, file)
		}
		return len(others) < maxWordFiles
	}))
	if len(found) > 0 {
		return found
	}
	registers := registersWord(word)
	for _, file := range others {
		text, how := j.TextOf(place.Place{Path: file})
		if how == files.Wholly && len(text) <= maxRead && strings.Contains(text, word) && registers.MatchString(text) {
			found = append(found, file)
		}
	}
	return found
}

// registersWord finds where a file registers a command by a word: exports.command = "site <host>".
func registersWord(word string) *regexp.Regexp {
	word = strings.ToValidUTF8(word, "")
	return regexp.MustCompile(`(?i)(?:command|name|task|signature|parser|register|alias)\w*["']?\s*[:=(,>]+\s*\[?["'` +
		"`" + `]` + regexp.QuoteMeta(word) + "[\"'`\\s:<\\[{]")
}

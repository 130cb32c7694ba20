// Package walks finds what a program does to each of the files that it finds in a folder. A text in a compiled
// language, or a build file of one, comes in; acts go out: which folder, by which pattern, and whether its files are
// read and shown, emptied, written back, deleted or moved away.
//
//	for (f in File("docs").listFiles()) f.writeText("") // overwrites docs/*
//	Path.wildcard("*.md") |> Enum.each(&File.rm!/1)     // deletes *.md
//
// Languages differ in a table (table.go); the reader is the same for all of them. It follows names: what a folder gives
// is found under every name that it may have come to, in loops, functions without a name, functions that are handed on
// and those that call themselves. It computes nothing, and knows no disk: what lies in the folder is the caller's to
// look up.
package walks

import (
	"path"
	"strings"

	"guard/internal/lazy"
)

// Kind is what is done to each file.
type Kind uint8

// The kinds of acts.
const (
	Reads      Kind = iota // and shows
	Overwrites             // empties it, or puts another text in its place
	Edits                  // puts in its place what is made of the text that it held
	Deletes
	Moves
)

// Act is something that a program does to the files of a folder.
type Act struct {
	Kind    Kind
	Folder  string // as the program names it; empty: where it runs
	Pattern string // of their names; empty: all of them
	Deep    bool   // those of the folders below too
	Hidden  bool   // those whose names begin with a dot too
	Untold  bool   // which folder is not known before it runs
	Call    string // by what
}

// most bounds the acts that are listed.
const most = 40

// In lists what a text in a language does.
func In(l *Language, text string) []Act {
	if l == nil || !l.index().mayList(text) {
		return nil
	}
	r := newReader(l, text)
	if len(r.lists) == 0 {
		return nil
	}
	for range passes {
		if !r.binds() {
			break
		}
	}
	return r.acts()
}

// Listed are the folders whose files a text finds, as acts of no kind.
func Listed(l *Language, text string) (found []Act) {
	if l == nil || !l.index().mayList(text) {
		return nil
	}
	r := newReader(l, text)
	if len(r.lists) > 0 {
		r.binds() // what the names of folders stand for
	}
	for i := range r.lists {
		in := r.folderOf(i)
		found = append(found, Act{Folder: in.path, Pattern: in.pattern, Deep: in.deep,
			Untold: in.untold && in.path == ""})
	}
	return found
}

// passes is how often the names of a text are gone through: one may be given what it holds behind where it is used.
const passes = 8

// chosen finds how a text chooses among files by the ends or beginnings of their names, or by the whole.
var chosen = lazy.Pattern(`(!\s*|not\s+|unless\s+|\.Where\(\s*\w+\s*=>\s*!)?[\w.$@&]*?` +
	`\b(endsWith|EndsWith|ends_with|hasSuffix|isSuffixOf|suffix|startsWith|StartsWith|starts_with|hasPrefix|` +
	`isPrefixOf|` +
	`extension|extname|Extension|getExtension|ext|pathExtension|has_extension|splitFile\(\w+\)\.ext|check_suffix|` +
	`ExtractFileExt|fileExtension|takeExtension)\b(?:\(\w*(?:\.\w+)*\))?[?!]?` +
	`\s*(?:==|=|eq|\(|\s)\s*(?:[\w.&]+\s*,\s*|\w+\s+)?(?:Some\(|")"?([^"'\n]*)["']`)

// patterns are those of the names that a text chooses; false: it chooses none that is told.
func choices(text string) (patterns []string) {
	for _, m := range chosen().FindAllStringSubmatch(text, most) {
		if m[1] != "" || strings.ContainsAny(m[3], "*?[\\/") || m[3] == "" {
			return nil
		}
		switch how := strings.ToLower(m[2]); {
		case strings.Contains(how, "start"), strings.Contains(how, "prefix"):
			patterns = append(patterns, m[3]+"*")
		case strings.Contains(how, "ext") && m[3][0] != '.':
			patterns = append(patterns, "*."+m[3])
		default:
			patterns = append(patterns, "*"+m[3])
		}
	}
	return patterns
}

// alternatives are several texts in a pattern, which path.Match does not know.
var alternatives = lazy.Pattern(`\{[^}]*\}`)

// split takes the folder that a pattern begins with from the pattern of names.
func split(pattern string) (folder, names string, deep bool) {
	folder, names = path.Split(pattern)
	if at := strings.IndexAny(folder, "*?[{"); at >= 0 {
		folder, deep = folder[:strings.LastIndexByte(folder[:at], '/')+1], true
	}
	names = alternatives().ReplaceAllString(names, "*")
	if names == "**" || names == ".*" {
		names, deep = "*", deep || names == "**"
	}
	return strings.TrimSuffix(folder, "/"), names, deep
}

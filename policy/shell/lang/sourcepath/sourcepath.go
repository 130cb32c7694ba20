// Package sourcepath follows the paths that a source in a compiled language computes, from where it runs up to the
// folder above the workspace or into the home, and tells which of them it writes.
//
// Sources come in, with the folders from which they count; the paths that they write, empty, delete or go to come
// out. Of `env::current_dir().unwrap().parent().unwrap().join("notes")`, handed to fs::write, it tells the path of
// notes beside the folder. A path is followed through names, fields, functions and loops by what the words of a
// table do to it (words.go), the same for all languages; a piece that is not known stands in it as "?". Nothing is
// evaluated: a name has every path that it is given anywhere in its function, so more is told than would be
// written, not less.
package sourcepath

import (
	"path"
	"slices"
	"strings"
)

// Source is one text, with the file that holds it and the folder of its package: where its manifest lies.
type Source struct{ Text, File, Package string }

// From is where code runs.
type From struct {
	Folder, Home string
	Outside      func(path string) bool // a path where it should not write
	Marks        func(name string) bool // a file of that name tells the top of the project
}

// Reach is a path that a source writes, or a folder that it goes to.
type Reach struct {
	File, Path string
	Enters     bool
}

// mostBases bounds the expressions from which paths are followed. Where sources with more write is not known.
const mostBases = 80

// passes is how often the statements are gone through: a name may be given its path behind where it is used.
const passes = 3

// Reaches lists what the sources write outside.
func Reaches(sources []Source, from From) (found []Reach) {
	all := false
	for _, s := range sources {
		all = all || mayLeave().MatchString(s.Text)
	}
	if !all {
		return nil
	}
	r := &reader{from: from, global: map[string]string{}, params: map[string][]string{}, scopes: map[string]int{}}
	for i := range sources {
		r.add(&sources[i])
	}
	bases := 0
	for i := 0; i < len(r.statements) && bases <= mostBases; i++ {
		bases += len(r.basesIn(&r.statements[i]))
	}
	switch {
	case bases == 0:
		return nil
	case bases > mostBases:
		return []Reach{{File: sources[0].File, Path: "?"}}
	}
	for pass := range passes {
		for i := range r.statements {
			s := &r.statements[i]
			r.binds(i, s)
			if pass == passes-1 {
				found = append(found, r.writes(s)...)
			}
		}
	}
	writes := false
	for _, s := range sources {
		writes = writes || writers().MatchString(s.Text) || writingMode().MatchString(s.Text)
	}
	return slices.DeleteFunc(found, func(f Reach) bool { return f.Enters && !writes })
}

// reader holds what is known of the names in some sources.
type reader struct {
	from       From
	statements []statement
	local      []map[string]string // by function
	global     map[string]string
	params     map[string][]string // of a function, by its name
	scopes     map[string]int      // the function of a name
}

// add takes the statements of one source in.
func (r *reader) add(s *Source) {
	file := &file{Source: s, exe: s.Package + "/target/debug/deps/it"}
	if strings.HasPrefix(path.Ext(s.File), ".c") || s.Package == "" {
		file.exe = r.from.Folder + "/it"
	}
	r.local = append(r.local, map[string]string{})
	loop, name := 0, ""
	for _, text := range split(plain(s.Text, path.Ext(s.File))) {
		if loop--; strings.HasPrefix(strings.TrimSpace(text), "}") {
			loop = 0
		}
		if m := header().FindStringSubmatch(text); m != nil && !controls[first(m)] {
			name = first(m)
			r.local = append(r.local, map[string]string{})
			r.scopes[name] = len(r.local) - 1
			r.params[name] = parameters(m)
		}
		if loops().MatchString(text) {
			loop = loopStatements
		}
		r.statements = append(r.statements, newStatement(text, file, len(r.local)-1, name, loop > 0))
	}
}

// loopStatements is how many statements behind the word of a loop are taken to be in it.
const loopStatements = 4

// lookup is the path that a name has.
func (r *reader) lookup(s *statement, name string) (string, bool) {
	if p, ok := r.local[s.scope][name]; ok {
		return p, true
	}
	p, ok := r.global[name]
	return p, ok
}

// give gives a name a path; one outside stays.
func (r *reader) give(names map[string]string, name, p string) {
	if had, ok := names[name]; !ok || !r.from.Outside(had) && len(names) < mostNames {
		names[name] = p
	}
}

// mostNames bounds the names of one function.
const mostNames = 400

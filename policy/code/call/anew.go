package call

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/value"
)

// Options decide whether what is there is thrown away before a call of a library does its work, whatever the function
// is named.

// anew are options, by the first word of their names, by which what is there is thrown away first.
const anew = "recreate truncate clobber overwrite"

// discards are such options by whole names: alone, or with what they throw away (Symfony 7, Filesystem::mirror;
// TypeORM 0.3, DataSource; keras-tuner 1.4, Tuner; sqlite-utils 3.37, insert_all; cookiecutter 2.6).
var discards = []struct{ verbs, nouns string }{
	{"delete purge truncate overwrite recreate clobber", ""},
	{"delete drop clear purge remove erase wipe", "existing schema schemas database databases db table tables " +
		"collection collections all first before target destination output"},
	{"reset recreate truncate", "database databases db schema table tables"},
	{"force", "delete clear drop"},
	{"overwrite", "existing if output dir directory folder"},
}

// discardsByName reports the name of such an option: delete, dropSchema, delete_existing.
func discardsByName(option string) bool {
	words := nameWords(option)
	if len(words) == 0 || len(words) > 3 {
		return false
	}
	return slices.ContainsFunc(discards, func(d struct{ verbs, nouns string }) bool {
		if len(words) == 1 {
			return d.nouns == "" && hasWord(d.verbs, words[0])
		}
		return d.nouns != "" && hasWord(d.verbs, words[0]) && hasWord(d.nouns, words[1])
	})
}

// eachOption goes through the options of a call: its arguments by name, and the members of the dictionaries that it is
// given by position.
func eachOption(args *value.Arguments, visit func(name string, v value.Value)) {
	for i, v := range args.Keyed {
		visit(args.Keys[i], v)
	}
	for _, d := range args.Pos {
		if d.Kind != value.Dict {
			continue
		}
		for i, v := range d.List.Items {
			if i < len(d.List.Keys) {
				visit(d.List.Keys[i], v)
			}
		}
	}
}

// throwsAway notes what a call of a library throws away where an option says so: the folder that it is given, or what
// a database holds.
func (r *Calls) throwsAway(library, name string, args *value.Arguments) {
	found := false
	eachOption(args, func(option string, v value.Value) {
		if discardsByName(option) && !value.IsFalse(v) && !v.IsText() && v.Kind != value.Dict {
			found = true
		}
	})
	if !found {
		return
	}
	r.emitAll(code.Deletes, name, targets(args))
	if isDatabase(strings.ToLower(library)) {
		r.Emit(code.Empties, name)
	}
}

// classThrowsAway is throwsAway for a method of a class of PHP that neither the table nor the text knows: names there
// do not show which library a class is of.
func (r *Calls) classThrowsAway(name string, args *value.Arguments, line int32) {
	class, is := strings.CutPrefix(name, "new:")
	if !is || r.Lang != code.PHP {
		return
	}
	class, _, _ = strings.Cut(class, "(")
	r.stranger, r.Line = class, line
	r.throwsAway(class, name, args)
	r.stranger = ""
}

// EmptiesByOption notes a method of what nobody knows, in a text that works with a database, with an option that
// throws data away: table.insert_all(rows, truncate=True).
func (r *Calls) EmptiesByOption(name string, args *value.Arguments) {
	eachOption(args, func(option string, v value.Value) {
		if words := nameWords(option); discardsByName(option) && words[0] != "overwrite" && words[0] != "delete" &&
			!value.IsFalse(v) && !v.IsText() && r.WorksWithDatabase() {
			r.Emit(code.Empties, name)
		}
	})
}

// targets are the paths that a call works on: those that options name, or else the second text, as of mirror(from, to),
// or the only one.
func targets(args *value.Arguments) []value.Value {
	var named, texts []value.Value
	eachOption(args, func(option string, v value.Value) {
		words := nameWords(option)
		if len(words) > 0 && len(words) < 4 && (hasWord(places, words[len(words)-1]) || hasWord(places, option)) &&
			mayBePath(v) {
			named = append(named, v)
		}
	})
	if len(named) > 0 {
		return named
	}
	for _, v := range args.Pos {
		if mayBePath(v) {
			texts = append(texts, v)
		}
	}
	return texts[min(1, max(0, len(texts)-1)):min(2, len(texts))]
}

// mayBePath reports a text, or one of several.
func mayBePath(v value.Value) bool {
	is := false
	v.Each(func(v value.Value) { is = is || v.IsText() && (v.Text != "" || !v.Known) })
	return is
}

// places are the words by which options name the folder or file that a call writes.
const places = "directory dir folder path file filename output out outdir outfile dest destination target logdir root"

// BeginsAnew reports an option by which what is there is thrown away first: Database(file, recreate=True).
func BeginsAnew(args *value.Arguments) bool {
	for i, v := range args.Keyed {
		words := nameWords(args.Keys[i])
		if len(words) > 0 && hasWord(anew, words[0]) && !value.IsFalse(v) {
			return true
		}
	}
	return false
}

// deletesFirst reports an option whose value says that what is there is deleted: save(data, folder, mode="overwrite").
func deletesFirst(args *value.Arguments) bool {
	for i, v := range args.Keyed {
		s, known := v.Literal()
		words := nameWords(args.Keys[i])
		if known && len(words) > 0 &&
			hasWord("mode behavior behaviour exists existing strategy", words[len(words)-1]) &&
			hasWord("overwrite overwrite_partitions delete_matching truncate recreate", s) {
			return true
		}
	}
	return false
}

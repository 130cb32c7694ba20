package call

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// takesElsewhere notes the paths that lead elsewhere, or to what may hold secrets, among what a function is given and
// of which no act tells what it does with them: the acts of this call begin at since.
func takesElsewhere(r *Calls, name string, args *value.Arguments, since int) {
	if onlyNames(name) || ofOwnFile(&r.names, name) {
		return
	}
	library, _ := r.library(name)
	for _, v := range textsOf(args) {
		if mayLeadElsewhere(v) && !slices.ContainsFunc(r.Acts[min(since, len(r.Acts)):], tells(v)) {
			r.EmitOf(library, code.TakesElsewhere, name, v)
		}
	}
}

// ofOwnFile reports a function of a file that the text loads by its path: what that does is read there.
func ofOwnFile(r *names, name string) bool {
	root := rootOf(name, ".:([")
	return slices.ContainsFunc(r.Modules, func(m string) bool {
		return isPath(r.Lang, m) &&
			(r.roots(m, name, root) || r.Lang == code.Ruby && plain(path.Base(m)) == plain(root))
	})
}

// tells reports an act that says what becomes of a path.
func tells(v value.Value) func(code.Act) bool {
	whole := path.Clean("/" + v.Text)
	same := func(g code.Arg) bool { return path.Clean("/"+g.Text) == whole }
	return func(a code.Act) bool { return slices.ContainsFunc(a.Args, same) || a.Dir != nil && same(*a.Dir) }
}

// mayLeadElsewhere reports a text that can be the path of something outside the folder where the program works, or of
// a hidden file in it.
func mayLeadElsewhere(v value.Value) bool {
	if len(v.Text) > maxPath || strings.ContainsAny(v.Text, "\n\t\x00:{}<>$?|()") {
		return false
	}
	if v.Source != code.Plain && v.Source != code.Script {
		return v.Source == code.Home
	}
	rooted := v.Source == code.Plain && (strings.HasPrefix(v.Text, "/") || strings.HasPrefix(v.Text, "~"))
	hidden, parts := false, 0
	for part := range strings.SplitSeq(v.Text, "/") {
		hidden = hidden || len(part) > 1 && part[0] == '.'
		parts += token.Bit(part != "")
	}
	return hidden || rooted && (parts > 1 || v.Text == "/root" || v.Text[0] == '~') // "/users" is a route to most
}

// onlyNames reports a function that compares, says or puts together what it is given as a text.
func onlyNames(name string) bool {
	return slices.ContainsFunc(functionWords(name), func(word string) bool { return hasWord(comparing, word) })
}

// comparing are words of the names of such functions.
const comparing = "exists isfile isdir islink isabs is has assert equal equals expect be match matches starts ends " +
	"startswith endswith contains includes info debug warn warning error log print println printf puts join " +
	"communicate basename dirname split splitext relpath normpath normalize relative commonpath format sprintf"

// maxPath bounds the texts that may be paths (PATH_MAX is 4096; nobody writes such a one into a program).
const maxPath = 512

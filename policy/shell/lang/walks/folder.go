package walks

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/table"
)

// folder is what is known of a folder by the words that name it.
type folder struct {
	path, pattern string
	deep          bool
	untold        bool // the line or the environment tells it
	made          bool // it is temporary, or one that tools fill
	names         map[string]bool
}

var (
	// madeWord is a word of a folder that nobody keeps anything in: it is made anew, or tools fill it.
	madeWord = lazy.Pattern(`(?i)(?:^|_)te?mp(?:$|_|dir|folder|file|path)|temporary|scratch|` +
		`(?:make|create|create_?unique|mk|get)d?_?te?mp|build_?(?:dir|dest)|out_?dir|target_?dir|output|` +
		`cache|generated|^dist$`)
	// toldWord is a word for what the line, or the environment, says.
	toldWord = lazy.Pattern(`^(?:args?|argv|paramStr|ParamStr|Argument|getArgs|ARGV|plain_arguments|` +
		`get_plain_arguments|getenv|GetEnvironmentVariable|getEnv|env|arguments|CommandLine|argument)$`)
	// deepWord says that the folders below count too.
	deepWord = lazy.Pattern(`^(?:AllDirectories|recursive|depth|breadth|RECURSIVE|include_dirs)$`)
	// hiddenWord says that a pattern fits hidden names too.
	hiddenWord = lazy.Pattern(`^(?:GLOB_PERIOD|match_dot|dot|match|match_hidden|DotFiles|dot_files|` +
		`require_literal_leading_dot)$`)
)

// folderOf is the folder of a list.
func (r *reader) folderOf(n int) *folder {
	l := &r.lists[n]
	if l.where != nil {
		return l.where
	}
	f := &folder{names: map[string]bool{}, deep: l.deep}
	l.where = f
	r.reads(f, l.span, 0)
	if s := r.scope[l.at]; s >= 0 && !f.deep {
		d := &r.defs[s]
		for i := d.at + 1; i < min(d.to, len(r.toks)); i++ { // it calls itself
			f.deep = f.deep || r.is(i, d.name)
		}
	}
	return f
}

// maxResolved bounds how far a folder is followed through names.
const maxResolved = 5

// reads takes in what an expression says of a folder.
func (r *reader) reads(f *folder, s span, depth int) {
	for i := s.from; i < min(s.to, len(r.toks)); i++ {
		t := &r.toks[i]
		switch {
		case t.kind == word && table.HasWord("import require fun fn proc", t.text):
			return // what follows is a function, or a module's name
		case r.is(i, "{") && t.match > i && !r.is(r.callStart(i-1), "fileTree"):
			i = t.match
		case t.kind == str:
			r.says(f, t.text)
			for _, name := range t.names {
				r.named(f, i, name, depth)
			}
		case t.kind != word:
		case r.is(i+1, ":") && !r.l.Upper && i+2 < len(r.toks) && !r.joins(i+1): // the name of an argument
			f.deep = f.deep || deepWord().MatchString(t.text)
		case deepWord().MatchString(t.text):
			f.deep = true
		case toldWord().MatchString(t.text):
			f.untold = true
		case !r.joins(i-1) && r.is(i+1, "(") && len(r.byName[t.text]) > 0 && depth < maxResolved && !f.names[t.text]:
			f.names[t.text] = true
			d := &r.defs[r.byName[t.text][0]]
			r.reads(f, span{d.at + 1, d.to}, depth+1)
		case r.joins(i-1) || r.is(i+1, "("):
			f.made = f.made || madeWord().MatchString(t.text)
		default:
			r.named(f, i, t.text, depth)
		}
	}
}

// says takes in a string.
func (r *reader) says(f *folder, s string) {
	s, _, _ = strings.Cut(s, "${")
	switch {
	case s == "" || strings.ContainsAny(s, "\n\t %\\"):
	case strings.ContainsAny(s, "*?[{"):
		in, names, deep := split(s)
		f.path, f.pattern, f.deep = path.Join(f.path, in), names, f.deep || deep
	case toldWord().MatchString(s):
		f.untold = true
	case s[0] == '/' || s[0] == '~':
		f.path = s
	default:
		f.path = path.Join(f.path, s)
	}
}

// named takes in what a name stands for.
func (r *reader) named(f *folder, i int, name string, depth int) {
	v, known := r.owner(i, name)
	if table.HasWord(plainWords, name) || f.names[name] {
		return
	}
	f.names[name] = true
	if !known || depth >= maxResolved {
		f.made = f.made || madeWord().MatchString(name)
		return
	}
	if given := r.bound[v]; len(given) > 0 {
		r.reads(f, given[0], depth+1)
		return
	}
	p := r.params[v]
	told := false
	for k := range r.toks {
		if !r.is(k, r.defs[p.def].name) || k == r.defs[p.def].at || r.scope[k] == p.def {
			continue
		}
		if args := r.args(k); p.n < len(args) {
			r.reads(f, args[p.n], depth+1)
			told = true
			break
		}
	}
	if !told {
		f.made = f.made || madeWord().MatchString(name)
	}
	if r.defs[p.def].name == "main" || r.defs[p.def].name == "Main" {
		f.untold = true
	}
}

// elsewhere reports an expression for a file that a name from a list is only a part of: it lies in another folder than
// the list's, or has another name.
func (r *reader) elsewhere(s span, n int) bool {
	in := r.folderOf(n)
	after := false
	for i := s.from; i < min(s.to, len(r.toks)); i++ {
		t := &r.toks[i]
		switch {
		case r.at(i)&(1<<n) != 0 && t.kind != str:
			after = true
		case t.kind == str:
			if fileMode().MatchString(t.text) {
				continue
			}
			before, rest, _ := cutFilled(t.text)
			if after && named(before+rest) {
				return true
			}
			if strings.ContainsAny(before, "*?[") {
				continue
			}
			if named(before) && path.Clean(before) != path.Clean(in.path) || named(rest) {
				return true
			}
			after = after || r.at(i)&(1<<n) != 0
		case t.kind == word && !r.joins(i-1) && !r.is(i+1, "(") && !in.names[t.text]:
			v, known := r.owner(i, t.text)
			if !known {
				continue
			}
			f := &folder{names: map[string]bool{}}
			if given := r.bound[v]; len(given) > 0 {
				r.reads(f, given[0], 1)
			} else {
				r.named(f, i, t.text, 1)
				if f.path == "" && r.held[v] == 0 && !f.untold {
					return true
				}
			}
			if f.made || f.path != "" && f.path != in.path {
				return true
			}
		}
	}
	return false
}

// inAnother reports a name that is asked of another folder than a list's: out.createFile(e.name) of Zig.
func (r *reader) inAnother(i, n int) bool {
	start := r.chainStart(i)
	if start == i || !r.isWord(start) || r.folderOf(n).names[r.toks[start].text] {
		return false
	}
	v, known := r.owner(start, r.toks[start].text)
	if !known || len(r.bound[v]) == 0 || r.held[v] != 0 {
		return false
	}
	f := &folder{names: map[string]bool{}}
	r.reads(f, r.bound[v][0], 1)
	return f.made || f.path != "" && f.path != r.folderOf(n).path
}

// fileMode is one in which a file is opened, no name.
var fileMode = lazy.Pattern(`^[rwabxt+]{1,3}$`)

// cutFilled is what a string says before the first place that takes a value in, and what it says behind all of them.
func cutFilled(s string) (before, rest string, filled bool) {
	at := strings.IndexAny(s, "$#{%")
	if i := strings.Index(s, `\(`); i >= 0 && (at < 0 || i < at) {
		at = i
	}
	if at < 0 {
		return s, "", false
	}
	end := strings.LastIndexAny(s, "})")
	if end < at {
		end = at
		for end+1 < len(s) && isLetter(s[end+1]) {
			end++
		}
	}
	return s[:at], s[end+1:], true
}

// named reports a text in which a letter stands.
func named(s string) bool {
	return strings.IndexFunc(s, func(c rune) bool { return c > 0x7f || isLetter(byte(c)) }) >= 0
}

package walks

import (
	"math/bits"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/table"
)

// acts lists what the text does to what its lists give.
func (r *reader) acts() (found []Act) {
	prints := slices.ContainsFunc(r.toks, func(t token) bool {
		return t.kind == word && r.x.prints[strings.TrimSuffix(t.text, "!")]
	})
	chosen := choices(r.text)
	read := r.readSets()
	for i := range r.toks {
		for _, n := range r.namesAt(i) {
			if n.role < over || n.role == reads && !prints {
				continue
			}
			for _, about := range n.about {
				found = append(found, r.act(i, n, about, chosen, read)...)
				if len(found) > most {
					return found
				}
			}
		}
	}
	return found
}

// readSets are the lists whose files are read, by the function that does.
func (r *reader) readSets() map[int]set {
	read := map[int]set{}
	for i := range r.toks {
		for _, n := range r.namesAt(i) {
			if n.role != reads {
				continue
			}
			for _, about := range n.about {
				if s, handed, ok := r.target(i, about); ok {
					read[r.scope[i]] |= r.from(s) | handed
				}
			}
		}
	}
	return read
}

// act is what one name of the table does.
func (r *reader) act(i int, n name, about target, chosen []string, read map[int]set) (found []Act) {
	s, from, ok := r.target(i, about)
	if !ok {
		return nil
	}
	from |= r.from(s)
	for rest := from; rest != 0; rest &= rest - 1 {
		list := bits.TrailingZeros64(uint64(rest))
		in := r.folderOf(list)
		if in.made || r.elsewhere(s, list) || r.l.Name == "Zig" && about.how == 0 && r.inAnother(i, list) {
			continue
		}
		kind, counts := r.kind(i, n, s, read[r.scope[i]]&(1<<list) != 0, list)
		if !counts {
			continue
		}
		act := Act{Kind: kind, Folder: in.path, Pattern: in.pattern, Deep: in.deep, Untold: in.untold && in.path == "",
			Hidden: !r.lists[list].pattern && in.pattern == "" || r.fitsHidden(list), Call: r.toks[i].text}
		if act.Pattern == "*" && !r.lists[list].pattern {
			act.Hidden = true
		}
		if len(chosen) == 0 || act.Pattern != "" && act.Pattern != "*" {
			found = append(found, act)
			continue
		}
		for _, pattern := range chosen {
			act.Pattern = pattern
			found = append(found, act)
		}
	}
	return found
}

// fitsHidden reports a list by a pattern that is told to fit hidden names too.
func (r *reader) fitsHidden(n int) bool {
	for i := r.lists[n].span.from; i < min(r.lists[n].span.to, len(r.toks)); i++ {
		if r.toks[i].kind == word && hiddenWord().MatchString(r.toks[i].text) {
			return true
		}
	}
	return false
}

// target is the expression that a name of the table is about; handed: the lists whose files a function is handed that
// names none. ok is false where there is none.
func (r *reader) target(i int, about target) (s span, handed set, ok bool) {
	switch about.how {
	case 'r', '=':
		assigned := r.is(i+1, "=") || r.is(i+1, "<<") || r.is(i+1, "+=")
		if about.how == '=' && (!assigned || r.is(i+1, "+=") || r.is(i+1, "<<")) || about.how == 'r' && r.is(i+1, "=") {
			return s, 0, false
		}
		if !r.joins(i - 1) {
			return r.withheld(i)
		}
		if r.is(i-1, "::") && !r.is(i+1, "(") {
			return s, r.context(i), true
		}
		return span{r.chainStart(i), i - 1}, 0, true
	case 'l':
		if !r.is(i+1, ":") {
			return s, 0, false
		}
		end := i + 2
		for end < len(r.toks) && !r.is(end, ",") && !r.is(end, ")") && !r.is(end, "]") &&
			!(r.isWord(end) && r.is(end+1, ":")) {
			if m := r.toks[end].match; m > end {
				end = m
			}
			end++
		}
		return span{i + 2, end}, 0, true
	case 'c':
		at := i
		if r.isWord(i + 1) {
			at++
		}
		if !r.is(at+1, "(") && !r.is(at+1, "{") || r.toks[at+1].match < 0 {
			return s, 0, false
		}
		args := r.commas(at+2, r.toks[at+1].match)
		if len(args) == 0 {
			return s, 0, false
		}
		return args[0], 0, true
	}
	args := r.args(i)
	start := r.chainStart(i)
	if r.is(start-1, ":") || r.is(start-1, "&") { // :file.delete(f), &File.rm!(&1)
		start--
	}
	piped := r.is(start-1, "|>") || r.is(start-1, ">>=")
	switch {
	case about.how == '*':
		if len(args) == 0 {
			return s, 0, false
		}
		return span{args[0].from, args[len(args)-1].to}, 0, true
	case piped && about.n == 0 && r.is(i+1, "(") && !r.l.Curried:
		return span{r.statementStart(start - 1), start - 1}, 0, true
	case piped && about.n > 0:
		return s, 0, false
	case about.n < len(args):
		return args[about.n], 0, true
	case len(args) > 0 || r.is(i+1, "("):
		return s, 0, false
	case about.n > 0:
		return s, 0, false
	}
	return s, r.context(i), true // handed on
}

// withheld is what a call is about that is asked of nothing, in a block that has a receiver of its own: with(f) { … }
// and f.apply { … } of Kotlin, f.with { … } of Groovy.
func (r *reader) withheld(i int) (s span, handed set, ok bool) {
	open := r.inside[i]
	if !table.HasWord(r.l.Each, "it") || open < 1 || !r.is(open, "{") {
		return s, 0, false
	}
	head := r.callStart(open - 1)
	if !r.isWord(head) || !table.HasWord("with apply run", r.toks[head].text) {
		return s, r.lookup(i, "this"), true
	}
	return span{r.chainStart(open - 1), open}, 0, true
}

var (
	// emptyingMode and readingMode are modes in which a file is opened.
	emptyingMode = lazy.Pattern(`^[rbt]*w|TRUNC|truncate|Truncate|^Create$|CreateNew|fmCreate|Out_File|Output|` +
		`:write|^write|WriteMode|CREAT`)
	addingMode = lazy.Pattern(`^[rbt]*a|APPEND|append|Append|AppendMode`)
	// counting words say of a text how long it is, or what its sum is.
	counting = "size length count Length Count len lines hash hashCode sha256 md5 digest sum lastModified byteSize"
	// losing words keep a part of a text.
	losing = "take takeLast substring substr slice truncate chunk head first truncated prefix dropLast"
)

// kind is what is done to the files; false: nothing that counts.
func (r *reader) kind(i int, n name, s span, read bool, list int) (Kind, bool) {
	switch n.role {
	case deletes:
		return Deletes, true
	case moves:
		return Moves, true
	case reads:
		return Reads, !r.counted(i)
	case opens:
		mode := ""
		if slices.ContainsFunc(r.toks, func(t token) bool { return t.kind == word && t.text == "ofstream" }) {
			mode = "w"
		}
		for k := r.chainStart(i); k < r.callEnd(i); k++ {
			if k >= s.from && k < s.to {
				continue
			}
			if t := &r.toks[k]; t.kind <= str && t.kind != sign && (addingMode().MatchString(t.text)) {
				return 0, false
			} else if t.kind <= str && t.kind != sign && emptyingMode().MatchString(t.text) {
				mode = "w"
			}
		}
		if mode == "" {
			return Reads, !r.counted(i)
		}
	}
	if r.is(i+1, "(") && i+2 < len(r.toks) && r.toks[i+2].kind == number && r.toks[i+2].text == "0" { // setLength(0)
		return Overwrites, true
	}
	if read {
		for _, t := range r.toks {
			if t.kind == word && table.HasWord(losing, t.text) {
				return Overwrites, true
			}
		}
		return Edits, true
	}
	return Overwrites, true
}

// counted reports that of what is read only a number is used.
func (r *reader) counted(i int) bool {
	end := r.lineEnd(i + 1)
	for k := i + 1; k < end; k++ {
		if r.isWord(k) && r.joins(k-1) && table.HasWord(counting, r.toks[k].text) {
			return true
		}
	}
	for k := r.statementStart(i); k < i; k++ {
		if r.isWord(k) && table.HasWord("wc length strlen count sum sumOf", r.toks[k].text) {
			return true
		}
	}
	return false
}

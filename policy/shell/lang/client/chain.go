package client

import (
	"strings"

	"guard/policy/code/service"
)

// chain follows what is done to an object of a library, from where its name stands: what the whole gives, where it
// ends, and where the brackets of its calls open. Calls are noted where r.found is not nil.
func (r *reader) chain(i int) (b *bound, end int, open []int) {
	root, at := r.root(i)
	if root == nil {
		if root, at = r.group(i); root == nil {
			return nil, i, nil
		}
	}
	now := *root
	start := i
	if r.is(i-1, "await") {
		now.data = false
	}
	name := strings.TrimPrefix(r.between(i, at), "(")
	method := ""
	made := r.is(i-1, "new")
	builds := gathers(method)
	if at > i && r.isWord(at-1) {
		method = r.toks[at-1].text
	}
	for at < len(r.toks) {
		switch {
		case r.is(at, "(") || r.is(at, "[") || r.is(at, "!") && r.is(at+1, "("):
			if r.is(at, "!") {
				at++
			}
			if r.toks[at].line > r.toks[at-1].line && r.family != cLike && r.family != script {
				return &now, at, open
			}
			if r.is(at, "(") {
				open = append(open, at)
				r.note(Call{Library: now.library, Module: now.module, Name: name, Data: now.data, Builds: builds},
					start, at, made, now.class)
				now.data = reads(method) && !made && name != method
				builds = builds && !in("build create", method) || gathers(method)
				now.class, made = false, false
			}
			at = min(r.close[at], len(r.toks)-1) + 1
			if r.family == ruby && r.is(at, "{") {
				open = append(open, at)
			}
		case (r.is(at, ".") || r.is(at, "->") || r.is(at, "?.") || r.is(at, "&.") || r.is(at, "::")) && r.isWord(at+1):
			if r.is(at+1, "await") {
				at += 2
				continue
			}
			method = r.toks[at+1].text
			if name += "." + method; len(name) > maxName {
				name = root.module + "…." + method
			}
			at += 2
			if now.data && in("ref reference", method) {
				now.data = false
			}
			if r.family == ruby && !r.is(at, "(") && !(method[0] >= 'A' && method[0] <= 'Z') {
				r.noteBare(Call{Library: now.library, Module: now.module, Name: name, Data: now.data}, start, at)
				now.data = reads(method)
				now.class = false
				if r.is(at, "{") || r.is(at, "do") {
					open = append(open, at)
				}
			}
		case r.is(at, "?") && (r.is(at+1, ".") || r.is(at+1, ";")), r.is(at, "!") && r.is(at+1, "."),
			r.is(at, "<") && r.typeArguments(at) > 0:
			if n := r.typeArguments(at); n > 0 {
				at = n - 1
			}
			at++
		case r.is(at, "::") && r.is(at+1, "<"):
			at++
		default:
			return &now, at, open
		}
	}
	return &now, at, open
}

// maxName bounds the text of a chain that is kept.
const maxName = 200

// typeArguments is where types in angles end that a call stands behind, or 0.
func (r *reader) typeArguments(at int) int {
	if !r.is(at, "<") {
		return 0
	}
	depth := 0
	for k := at; k < len(r.toks) && k < at+24; k++ {
		switch {
		case r.is(k, "<"):
			depth++
		case r.is(k, ">"):
			if depth--; depth == 0 {
				if r.is(k+1, "(") {
					return k + 1
				}
				return 0
			}
		case r.toks[k].kind == str, r.toks[k].kind == sign && !in(", . :: ? [ ] & ( )", r.toks[k].text):
			return 0
		}
	}
	return 0
}

// between is the text of a chain's beginning.
func (r *reader) between(from, to int) string {
	if from >= len(r.toks) || to-1 < from || to > len(r.toks) {
		return ""
	}
	last := r.toks[to-1]
	s := r.text[r.toks[from].at:min(len(r.text), last.at+len(last.text))]
	if s, _, _ = strings.Cut(s, "\n"); len(s) > 80 {
		s = s[:80]
	}
	return s
}

// reads reports a method that gives what a service holds.
func reads(method string) bool {
	words := Words(method)
	return len(words) > 0 && in("get list find read search fetch query select scan describe retrieve discover "+
		"all", words[0])
}

// gathers reports a method, or a class, whose objects only hold what a later call needs.
func gathers(method string) bool {
	words := Words(method)
	return len(words) > 0 && in("builder params options config request input properties spec new message record "+
		"configuration",
		words[len(words)-1])
}

// note notes a call whose brackets open at a place, on an object that the text has from start on.
func (r *reader) note(call Call, start, open int, made, class bool) {
	if r.found == nil || !r.isWord(open-1) && !r.is(open-1, ">") && !r.is(open-1, "!") {
		return
	}
	method := call.Name[strings.LastIndexAny(call.Name, ".:>\\ ")+1:]
	if call.Words = Words(method); len(call.Words) == 0 {
		return
	}
	upper := method[0] >= 'A' && method[0] <= 'Z'
	call.Makes = made || upper && r.family != golang && r.family != cLike || makesClient(call.Name, class)
	call.Itself = class && !upper && method == call.Name
	call.Line, call.Texts = r.toks[open].line, r.texts(open+1, min(r.close[open], open+maxGiven))
	call.Final = r.final(open) && r.discarded(start)
	if k := open + 1; k < len(r.toks) {
		t := &r.toks[k]
		call.Device = t.kind == word && strings.Trim(t.text, "0123456789") == "" ||
			t.kind == str && strings.HasPrefix(t.text, "/dev/")
	}
	r.found = append(r.found, call)
	r.noteSymbol(call, open)
}

// makesClient reports S3Client.create(): a class that gives an object of its own.
func makesClient(name string, class bool) bool {
	parts := strings.FieldsFunc(name, func(c rune) bool { return strings.ContainsRune(".:>-", c) })
	if !class || len(parts) < 2 || !in("create of getInstance instance newInstance", parts[len(parts)-1]) {
		return false
	}
	words := Words(parts[len(parts)-2])
	return in("client service session manager factory api gateway connection builder", words[len(words)-1])
}

// noteSymbol notes the method that each(&:add_to_queue) of Ruby calls.
func (r *reader) noteSymbol(call Call, open int) {
	if r.family == ruby && r.is(open+1, "&") && r.is(open+2, ":") && r.isWord(open+3) {
		method := r.toks[open+3].text
		call.Words, call.Name = Words(method), call.Name+"."+method
		r.found = append(r.found, call)
	}
}

// noteBare notes a call of Ruby's without brackets.
func (r *reader) noteBare(call Call, start, at int) {
	if r.found == nil {
		return
	}
	end := at
	for end < min(len(r.toks), at+maxGiven) && r.toks[end].line == r.toks[at-1].line && !r.is(end, ";") {
		end++
	}
	call.Words, call.Line, call.Texts = Words(r.toks[at-1].text), r.toks[at-1].line, r.texts(at, end)
	call.Final = (at >= end || r.toks[at].kind != sign || in(": & [ *", r.toks[at].text)) && r.discarded(start)
	r.found = append(r.found, call)
}

// discarded reports that a statement begins at a place: what its last call gives is used no further.
func (r *reader) discarded(start int) bool {
	for r.is(start-1, "await") || r.is(start-1, "(") || r.is(start-1, "go") || r.is(start-1, "defer") ||
		r.is(start-1, "new") || r.is(start-1, `\`) || r.is(start-1, "yield") {
		start--
	}
	if r.is(start-1, "=") || r.is(start-1, ":=") {
		return r.is(start-2, "_")
	}
	return r.begins(start) || r.is(start-1, "=>")
}

// final reports a call behind whose brackets the chain ends, and with it the statement.
func (r *reader) final(open int) bool {
	at := r.close[open] + 1
	for r.is(at, ")") || r.is(at, "?") || r.is(at, "!") {
		at++
	}
	if r.is(at, ".") && (r.is(at+1, "await") || r.is(at+1, "catch") || r.is(at+1, "then") || r.is(at+1, "unwrap")) {
		return true
	}
	return at >= len(r.toks) || r.is(at, ";") || r.is(at, "}") ||
		r.toks[at].line > r.toks[at-1].line && !r.is(at, ".") && !r.is(at, "->")
}

// calls lists the calls of a text on what is known.
func (r *reader) calls() []Call {
	r.found, r.late = []Call{}, r.deferred()
	for i := range r.toks {
		if !r.late[i] {
			r.chain(i)
		}
	}
	seen := map[*service.Library]bool{}
	for _, b := range r.known {
		seen[b.library] = true
	}
	r.anywhere(seen)
	return r.found
}

// anywhere notes the methods that can mean nothing else in a text that speaks of a library.
func (r *reader) anywhere(libraries map[*service.Library]bool) {
	for i := range r.toks {
		if r.late[i] || !r.isWord(i) || !(r.is(i-1, ".") || r.is(i-1, "->") || r.is(i-1, "?.")) || !r.is(i+1, "(") {
			continue
		}
		words := Words(r.toks[i].text)
		for l := range libraries {
			if len(words) > 0 && l.Telling(words) {
				r.found = append(r.found, Call{Library: l, Name: r.toks[i].text, Words: words, Line: r.toks[i].line,
					Texts: r.texts(i+2, min(r.close[i+1], i+maxGiven))})
			}
		}
	}
}

// Words are those of a name in lower case: setBucketPolicy is set, bucket and policy.
func Words(name string) (words []string) {
	start := 0
	cut := func(end int) {
		if w := strings.ToLower(strings.Trim(name[start:end], "_$@")); w != "" {
			words = append(words, w)
		}
		start = end
	}
	for i := 1; i < len(name); i++ {
		upper := name[i] >= 'A' && name[i] <= 'Z'
		before := name[i-1] >= 'A' && name[i-1] <= 'Z'
		next := i+1 < len(name) && name[i+1] >= 'a' && name[i+1] <= 'z'
		if name[i] == '_' || upper && (!before || next) {
			cut(i)
		}
	}
	if start < len(name) {
		cut(len(name))
	}
	return words
}

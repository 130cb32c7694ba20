package call

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Stranger returns the library, as the text imports it, that a name is rooted in; empty: it is the language's own,
// one that does nothing but what the table says, or none.
func (r *names) Stranger(name string) string {
	m, tame := r.library(name)
	if tame {
		return ""
	}
	return m
}

// library is the library that a name is rooted in, and whether it does nothing but what the table says.
func (r *names) library(name string) (module string, tame bool) {
	name = strings.TrimPrefix(name, "new:")
	root := rootOf(name, ".([")
	for _, m := range r.Modules {
		if !r.roots(m, name, root) || code.Standard(r.Lang, m) || isPath(r.Lang, m) || isAlias(r.Lang, m) {
			continue
		}
		top, _, _ := strings.Cut(m, ".")
		return m, r.Book.Tame[m] || r.Book.Tame[top] || r.Book.Tame[root] || r.tamePath(m)
	}
	return "", false
}

// rootOf is what a dotted name begins with, up to one of the ends.
func rootOf(name, ends string) string {
	name = strings.TrimPrefix(name, "new:")
	if end := strings.IndexAny(name, ends); end >= 0 {
		name = name[:end]
	}
	return name
}

// ofStandard reports a function of a module that comes with the language, through which others can be reached.
func ofStandard(r *names, name string) bool {
	root := rootOf(name, ".")
	return slices.ContainsFunc(r.Modules, func(m string) bool {
		return code.Standard(r.Lang, m) && !r.Book.Harmless[m] && r.roots(m, name, root)
	})
}

// isAlias reports a name by which a project of JavaScript calls its own modules (Node.js 22, subpath imports; Vite 6,
// resolve.alias; SvelteKit, $lib).
func isAlias(lang code.Language, s string) bool {
	return lang == code.JavaScript && (strings.HasPrefix(s, "@/") || strings.HasPrefix(s, "#") ||
		strings.HasPrefix(s, "$"))
}

// tamePath reports a module of Go that such a library, or its owner, holds: go.uber.org/zap/zapcore.
func (r *names) tamePath(m string) bool {
	for at := strings.LastIndexByte(m, '/'); at > 0 && r.Lang == code.Go; at = strings.LastIndexByte(m[:at], '/') {
		if r.Book.Tame[m[:at]] {
			return true
		}
	}
	return false
}

// roots reports whether a name is of the module m.
func (r *names) roots(m, name, root string) bool {
	switch r.Lang {
	case code.Python:
		top, _, _ := strings.Cut(m, ".")
		return top != "" && (root == top || r.Stars[m] && r.Root.Names[root] == nil)
	case code.JavaScript:
		rest, is := strings.CutPrefix(name, r.Canonical(ModuleName(m)))
		return is && (rest == "" || strings.IndexByte(".([", rest[0]) >= 0)
	case code.Go:
		rest, is := strings.CutPrefix(name, r.Canonical(m))
		return is && (rest == "" || strings.IndexByte(".([", rest[0]) >= 0)
	case code.Ruby:
		gem, constant := plain(m), plain(root)
		return root != "" && token.IsUpper(root) &&
			(strings.HasPrefix(gem, constant) || strings.HasPrefix(constant, gem))
	}
	return false
}

// NoteStar notes that the text imports all names of a module.
func (r *names) NoteStar(module string) {
	if r.Stars == nil {
		r.Stars = map[string]bool{}
	}
	r.Stars[module] = true
}

// plain is a name in lower case without what joins its words: aws-sdk and AwsSdk are the same.
func plain(name string) string {
	return joining.Replace(strings.ToLower(name))
}

var joining = strings.NewReplacer("-", "", "_", "", "/", "")

// byName notes what a call of a function does that no table knows, where it is another library's, as far as its
// name and its arguments say it. rule is what the table says of any method of that name, or nil.
func (r *Calls) byName(name string, rule *Rule, args *value.Arguments, line int32) {
	v, noun := verbOf(name[strings.LastIndexByte(name, '.')+1:])
	texts := textsOf(args)
	library, tame := r.library(name)
	if library == "" {
		r.classThrowsAway(name, args, line)
		if rule == nil && ofStandard(&r.names, name) && !r.Book.Pure[name] && !looks(name) && !onlyNames(name) {
			r.emitAll(code.Takes, name, slices.DeleteFunc(files(name, texts), func(v value.Value) bool {
				return isHere(v.Text) || remoteAddress(v.Text)
			}))
		}
		return
	}
	r.stranger = library
	defer func() { r.stranger = "" }()
	r.Line = line
	r.throwsAway(library, name, args)
	r.keepsFew(name, args)
	r.namedOutputs(name, args)
	r.letsIn(name, args)
	if v == nil && len(texts) == 0 {
		return
	}
	first := texts[:min(1, len(texts))]
	if BeginsAnew(args) {
		r.emitAll(code.Writes, name, first)
	}
	if deletesFirst(args) {
		r.emitAll(code.Deletes, name, texts)
	}
	if tame {
		r.tameByName(name, rule, args, texts)
		return
	}
	reached := false
	for _, w := range texts {
		switch {
		case isHere(w.Text):
			r.noteHere(r.stranger)
			reached = true
		case brokered(w.Text), IsURL(w.Text) && asksFor(name),
			(IsURL(w.Text) || remoteAddress(w.Text)) && (v != nil && v.kind == code.Network || reaches(name)):
			r.Emit(code.Network, name, w)
			reached = true
		}
	}
	if host, given := hostOf(args); given && !reached && reaches(name) {
		r.Emit(code.Network, name, host)
		reached = true
	}
	if opensToWrite(name, args) || rule == nil && makesWriter(name, args) {
		r.emitAll(code.Writes, name, first)
		return
	}
	if v == nil {
		switch {
		case rule != nil, opensToRead(args):
		case reads(name):
			r.emitAll(code.Reads, name, texts)
		case !looks(name):
			r.emitAll(code.Takes, name, files(name, texts))
		}
		return
	}
	switch v.kind {
	case code.Network:
		if !reached && !r.here[r.stranger] {
			r.Emit(v.kind, name)
		}
	case code.Deletes:
		if noun != "" && !hasWord(paths, noun) { // delete_tag(folder, name) does not delete the folder
			texts = nil
		}
		if !v.files {
			texts = append(texts, value.Value{})
		}
		r.emitAll(v.kind, name, texts)
	case code.Writes:
		if rule == nil {
			r.emitAll(v.kind, name, texts)
		}
	default:
		r.Emit(v.kind, name)
	}
}

// tameByName notes what a call does of a library whose functions do nothing but what the table says: reach the address
// that it is given, or write out what the library holds.
func (r *Calls) tameByName(name string, rule *Rule, args *value.Arguments, texts []value.Value) {
	n := slices.IndexFunc(texts, func(w value.Value) bool { return IsURL(w.Text) || remoteAddress(w.Text) })
	if n >= 0 && rule == nil && (reaches(name) || brokered(texts[n].Text)) {
		r.Emit(code.Network, name, texts[n])
	}
	if opensToWrite(name, args) || rule == nil && makesWriter(name, args) {
		r.emitAll(code.Writes, name, texts[:min(1, len(texts))])
	} else if rule == nil && dumps(name) {
		r.emitAll(code.Takes, name, files(name, texts))
	}
}

// functionWords are the words of a function's own name, without its library.
func functionWords(name string) []string { return nameWords(name[strings.LastIndexByte(name, '.')+1:]) }

// EmitOf is Emit for what a library does, which may be a module of the project's own of the same name.
func (r *record) EmitOf(library string, kind code.Kind, name string, args ...value.Value) {
	r.stranger = library
	r.Emit(kind, name, args...)
	r.stranger = ""
}

// emitAll adds one act for all arguments, if there are any.
func (r *record) emitAll(kind code.Kind, name string, args []value.Value) {
	if len(args) > 0 {
		r.Emit(kind, name, args...)
	}
}

// reads reports a name by which libraries read a file.
func reads(name string) bool {
	words := functionWords(name)
	return len(words) > 0 && hasWord("read reads load loads open parse from import", words[0])
}

// looks reports a name that says that the function reads a file, or what it makes of one, and leaves it as it is.
func looks(name string) bool {
	words := functionWords(name)
	return len(words) == 0 || hasWord(made, words[len(words)-1]) ||
		slices.ContainsFunc(words, func(word string) bool { return hasWord(looking, word) })
}

// files are those of the texts that may be meant for names of files: by their form, or by the function's name.
func files(name string, texts []value.Value) []value.Value {
	keeps := slices.ContainsFunc(functionWords(name), func(word string) bool {
		return hasWord(paths+" cache store storage disk", word)
	})
	return slices.DeleteFunc(slices.Clone(texts), func(v value.Value) bool {
		return strings.ContainsAny(v.Text, " \t\n:,;(){}<>\"'=") || !keeps && !strings.ContainsAny(v.Text, "./")
	})
}

// looking are the words of such functions, made those of what they make.
const (
	looking = "read reads reader load loads loader open opens parse parser from import get show view " +
		"display info log stat stats describe detect predict encode decode transcribe analyze " +
		"analyse scan check validate validator count hash checksum digest guess probe compare " +
		"diff match find search glob walk list iter iterator print plot query select test is has " +
		"exists peek preview inspect summarize summary lint require use connect imread imreads fread"
	made = "document image dataset video audio doc docx pdf workbook book sheet file text frame dataframe series " +
		"sound wave mesh model pipeline tokenizer schema archive repo repository project source sources sequence " +
		"graph table config path module spec template sharp data"
)

// dumps reports a name by which libraries write out what they hold in memory: dump, save_svg, write_pajek.
func dumps(name string) bool {
	words := functionWords(name)
	return len(words) > 0 && hasWord("dump dumps export spool sink", words[0]) ||
		len(words) > 1 && hasWord("save write", words[0])
}

// opensToWrite reports open(file, "w"), File(file, mode="w") and the like, which empty the file that their first text
// names.
func opensToWrite(name string, args *value.Arguments) bool {
	words := functionWords(name)
	mode, ok := args.Arg(1, "mode")
	s, known := mode.Literal()
	return ok && known && len(words) > 0 && hasWord("open file dataset writer add", words[len(words)-1]) &&
		(strings.HasPrefix(s, "w") || strings.HasPrefix(s, "x")) && strings.Trim(s, "wxbt+") == ""
}

// opensToRead reports Reader(file, mode="r") and the like.
func opensToRead(args *value.Arguments) bool {
	mode, ok := args.Arg(1, "mode")
	s, known := mode.Literal()
	return ok && known && (s == "r" || s == "rb" || s == "rt")
}

// makesWriter reports Writer(file), CSVWriter(file) and the like, which empty the file that their first argument names.
// What writes summaries is given a folder, and adds files to it.
func makesWriter(name string, args *value.Arguments) bool {
	words := functionWords(name)
	if len(words) == 0 || len(args.Pos) == 0 || !args.Pos[0].IsText() {
		return false
	}
	mode, given := args.Arg(1, "mode")
	if s, known := mode.Literal(); given && known && strings.HasPrefix(s, "a") {
		return false
	}
	last := words[len(words)-1]
	return strings.HasSuffix(last, "writer") && !hasWord("writer summary event log", words[0]) ||
		len(words) == 2 && words[0] == "output" && hasWord("file stream", last)
}

// mostTexts bounds the texts of one call that are looked at.
const mostTexts = 8

// textsOf returns the arguments of a call that are texts, and the texts in its lists and options.
func textsOf(args *value.Arguments) []value.Value {
	var all []value.Value
	var add func(v value.Value, depth int)
	add = func(v value.Value, depth int) {
		v.Each(func(v value.Value) {
			switch {
			case v.IsText() && v.Known && !v.Decoded && v.Text != "" && len(all) < mostTexts:
				all = append(all, v)
			case (v.Kind == value.List || v.Kind == value.Dict) && depth > 0:
				for _, w := range v.List.Items {
					add(w, depth-1)
				}
			}
		})
	}
	for _, list := range [][]value.Value{args.Pos, args.Keyed} {
		for _, v := range list {
			add(v, 2)
		}
	}
	return all
}

package source

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/internal/memo"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/pieces"
	"guard/policy/shell/taint"
)

// A program of this session's may open a file by a name that stands nowhere in its text, but which it puts together of
// characters, numbers and strings. Whatever the language, the files that are there say which names count: those of
// secrets, and of what is nowhere else.

// Bounds of the names that are looked for.
const (
	maxSpelled        = 300 // files
	maxSpelledFolders = 20
	maxSpelledWords   = 24 // that a program is given
)

// wellKnown are names of secrets that count wherever they lie, since a home holds them.
var wellKnown = strings.Fields(".env .ssh .aws .netrc .gnupg .pgpass .npmrc .pypirc .kube .git-credentials id_rsa " +
	"id_ed25519 id_ecdsa")

// opensSome and changesSome find words of any language for what opens or shows a file, and for what changes one.
var (
	opensSome = lazy.Pattern(`(?i)open|read|file|load|embed|include|content|stream|lines|scanner|dlsym|syscall|slurp|` +
		`input|copy|cat\b`)
	changesSome = lazy.Pattern(`(?i)ofstream|filebuf|fopen[^;]*"[rb]*[wa+]|freopen|truncat|\bset_len|unlink|remove|` +
		`delet|rename|erase|\bO_(?:WRONLY|RDWR|TRUNC|CREAT|APPEND)|fs::(?:write|copy)|` +
		`File::(?:create|options)|OpenOptions|write_?(?:all_?)?(?:text|string|str|bytes|lines|file|to_?file|utf8)|` +
		`Files\.write|WriteAll|StreamWriter|FileWriter|OutputStream|PrintWriter|` +
		`create_?file|\bcreat\(|File\.(?:write|create|open|move|copy|new)|writeTo|` +
		`resize_file|dlsym|syscall|\.text\s*=|\bspew|\bsave|\brm_|[^:]:write\b|` +
		`open_out|Out_channel|g_file_set|set_contents|FileStream\.open|\bspit\b|FileSystem\.SYSTEM|copy_options::|` +
		`\bWriteOnly\b|\.resize\(|\bclose\s*\([^)\n]*status|\bopen\s*\(\s*(?:new)?unit|\bopen\s*\(\s*\d+\s*,|` +
		`"[rb]*[wa]\+?b?"|FileMode\.|os\.Create|\bfile\(`)
)

// Spelled judges such names.
type Spelled struct{ *Names }

// readsVariables finds words of any language for a variable of the environment, readsLines those for a line of text,
// expandsPatterns those for a pattern of names.
var (
	readsLines = lazy.Pattern(`(?i)fgets|scanf|get_?line|read_?line|read_to_string|readText|ReadAll|readFile|lines\(|` +
		`fread|ifstream|scanner`)
	readsVariables  = lazy.Pattern(`(?i)env`)
	expandsPatterns = lazy.Pattern(`(?i)glob|wordexp|fileTree|dirEntries|walkFiles|wildcard|expand`)
)

// Judges judges the names of the person's files that a text of this session's puts together; given are the words that
// its program is handed.
func (n Spelled) Judges(c *effect.Call, file, text string, given []string) {
	n.judges(c, file, text, given, changesSome().MatchString(text))
}

// judges is Judges where it is known whether the text changes files.
func (n Spelled) judges(c *effect.Call, file, text string, given []string, changes bool) {
	if n.World.Disk == nil || n.Wrap.Remote || n.State.Cwd == "" {
		return
	}
	var set []string
	if readsVariables().MatchString(text) {
		set = n.givenVariables()
	}
	if readsLines().MatchString(text) {
		set = append(set, n.namesInData()...)
	}
	key := "spelled " + file + " " + strings.Join(append(slices.Sorted(slices.Values(set)), given...), " ")
	if slices.Contains(n.Reviewed, key) || !n.Charge(len(text)/16) {
		return
	}
	n.Reviewed = append(n.Reviewed, key)
	t := piecesOf(text).With(given, set)
	globs := expandsPatterns().MatchString(text)
	for name, paths := range n.spellable(file) {
		if !t.Spells(name) && !(globs && t.Matches(name)) {
			continue
		}
		for _, p := range paths {
			switch {
			case n.World.At(n.State.Cwd, p).Is(place.Secret):
				c.Data |= taint.FromSecret
				c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the code names secrets: {0}", name))
			case changes && n.NowhereElse(p):
				NamesLost(c, file, name)
			}
		}
	}
}

// maxPiecesKept bounds the texts whose pieces are kept: a linter may be run every few seconds over the same files.
const maxPiecesKept = 200

// piecesKept are the pieces of texts. They are never changed.
var piecesKept = memo.Memo[textID, *pieces.Text]{Most: maxPiecesKept}

// piecesOf is pieces.Read, remembered.
func piecesOf(text string) *pieces.Text {
	return piecesKept.Of(idOf(text), func() *pieces.Text { return pieces.Read(text) })
}

// spellable are the files that count, by their names: those around where the program runs and where its text lies.
func (n Spelled) spellable(file string) map[string][]string {
	found, count := map[string][]string{}, 0
	for _, name := range wellKnown {
		found[name] = []string{path.Join(n.State.Cwd, name)}
	}
	home := func(name, below string) { found[name] = append(found[name], path.Join(n.World.Home, below, name)) }
	for _, name := range wellKnown {
		home(name, "")
		if strings.HasPrefix(name, "id_") {
			home(name, ".ssh")
		}
	}
	folders := []string{n.State.Cwd, n.World.Root(), path.Dir(file)}
	for i := 0; i < len(folders) && i < maxSpelledFolders; i++ {
		dir := folders[i]
		if !path.IsAbs(dir) || slices.Contains(folders[:i], dir) {
			continue
		}
		n.InTime(n.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
			at := path.Join(dir, e.Name())
			switch {
			case e.IsDir() && (i > 2 || e.Name() == ".git" || n.InExpendableFolder(at+"/x")):
			case e.IsDir():
				folders = append(folders, at)
			case e.Type().IsRegular():
				if n.World.Past != nil && own(n, at) {
					return true // however many it makes, they hide none of the person's
				}
				found[e.Name()] = append(found[e.Name()], at)
			}
			count++
			return count < maxSpelled
		}))
	}
	return found
}

// own reports a file that this session made.
func own(n Spelled, file string) bool {
	_, made := n.World.Past.Made(file)
	return made
}

// inSource is Judges of a source in which something opens or changes a file.
func (n Spelled) inSource(c *effect.Call, file, text string) {
	if opensSome().MatchString(text) || changesSome().MatchString(text) {
		n.Judges(c, file, text, n.givenWords(c))
	}
}

// givenWords are the words of a command that its program is handed.
func (n Spelled) givenWords(c *effect.Call) (words []string) {
	add := func(word string) {
		if word != "" && word[0] != '-' && !unclear(word) && len(words) < maxSpelledWords {
			words = append(words, word)
		}
	}
	if len(c.Cmd.Argv) > 0 {
		for _, word := range c.Cmd.Argv[1:] {
			add(word)
		}
	}
	if c.In.Known && len(c.In.Text) <= maxGivenText {
		for word := range strings.FieldsSeq(c.In.Text) {
			add(word)
		}
	}
	return words
}

// maxNames bounds the words of a file that is there to hand names on.
const maxNames = 4

// namesInData are the words of files of data in which this session wrote little more.
func (n Spelled) namesInData() (names []string) {
	for _, file := range n.SessionFiles() {
		text, how := n.TextOf(place.Place{Path: file})
		words := strings.Fields(text[:min(len(text), maxGivenText)])
		if how == files.Wholly && holdsData(file) && len(text) <= maxGivenText && len(words) <= maxNames {
			names = append(names, words...)
		}
	}
	return names[:min(len(names), maxSpelledWords)]
}

// givenVariables are the values of variables of the line.
func (n Spelled) givenVariables() (values []string) {
	for _, v := range n.State.Vars {
		if value, ok := v.Only(); ok && !unclear(value) && len(values) < maxSpelledWords {
			values = append(values, value)
		}
	}
	return values
}

// byActs judges such names in code that opens or writes some file whose name is not known.
func (n Spelled) byActs(c *effect.Call, t *ProgramText, text string, acts []code.Act) {
	if t.guess || !n.newText(t) {
		return
	}
	changes := slices.ContainsFunc(acts, changesUnknown)
	if changes || slices.ContainsFunc(acts, func(a code.Act) bool { return a.Kind == code.Reads && unknownName(a) }) {
		n.judges(c, t.File, text, n.givenWords(c), changes)
	}
}

// changesUnknown reports an act that changes a file of which it is not known which.
func changesUnknown(a code.Act) bool {
	switch a.Kind {
	case code.Writes, code.Appends, code.Edits, code.Copies, code.Moves, code.Deletes:
		return unknownName(a)
	}
	return false
}

// unknownName reports an act on a file that is not known.
func unknownName(a code.Act) bool {
	return slices.ContainsFunc(a.Args, func(x code.Arg) bool {
		return !x.Known && x.Source != code.Fresh && x.Source != code.Glob
	})
}

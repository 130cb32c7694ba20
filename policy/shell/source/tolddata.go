package source

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/code/reader"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/include"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// A program of the person's does what data tells it: which file it opens, deletes or writes, which host it reaches,
// what it runs. Where this session wrote that data, what is new in it counts as what the program is told.

// Bounds of the data of one program.
const (
	maxToldFiles = 8
	maxToldWords = 60
	maxToldParts = 12 // that are put together two by two
)

// toldData is what data of this session's tells a program.
type toldData struct {
	wholeProgram
	words []string // that are new in it
	named []string // values of the line's words
	texts []string
	pairs []pair
}

// judgesTold judges what the acts of a program come to by such data.
func judgesTold(p wholeProgram, acts []code.Act) {
	d := toldData{wholeProgram: p}
	d.collects(acts)
	for _, arg := range p.t.given.Args { // x._target_=os.remove
		if _, value, sets := strings.Cut(arg, "="); sets && !slices.Contains(d.words, value) {
			d.named = append(d.named, value)
		}
	}
	if len(d.words) == 0 {
		d.looksUp(acts)
		return
	}
	seen := map[code.Kind]bool{}
	for i := range acts {
		a := &acts[i]
		if untold(a) && a.Library == "" && !seen[a.Kind] {
			seen[a.Kind] = true
			d.act(a)
		}
	}
	d.looksUp(acts)
	d.sendsCredentials()
}

// untold reports an act on what the code does not say.
func untold(a *code.Act) bool {
	return len(a.Args) == 0 ||
		slices.ContainsFunc(a.Args, func(x code.Arg) bool { return !x.Known && x.Text == "" })
}

// collects finds the data that the program reads, and what is new in it.
func (d *toldData) collects(acts []code.Act) {
	var own []string
	add := func(file string) {
		if file != "" && !slices.Contains(own, file) && len(own) < maxToldFiles &&
			holdsStructured(file) && d.Wrote(file) {
			own = append(own, file)
		}
	}
	for i := range acts {
		a := &acts[i]
		if a.Kind != code.Reads && a.Kind != code.RunsFile && a.Kind != code.Loads {
			continue
		}
		for k := range a.Args {
			if w := d.Sources.argOf(d.file(a), a, k); w.Known() {
				add(d.Place(w).Path)
			}
		}
	}
	for _, arg := range d.t.given.Args { // --config=c.json
		add(d.Place(taint.Literal(arg[strings.LastIndexByte(arg, '=')+1:])).Path)
	}
	for _, m := range composesFrom().FindAllStringSubmatch(d.t.text, maxToldFiles) {
		for _, file := range d.SessionFiles() {
			if place.Below(file, path.Join(path.Dir(d.t.File), m[1])) {
				add(file)
			}
		}
	}
	for _, file := range own {
		text, how := d.TextOf(place.Place{Path: file})
		if how != files.Wholly || len(text) > maxRead || files.Binary(text) {
			continue
		}
		old, _ := d.World.Committed(file)
		d.texts = append(d.texts, access.FreshLines(text, old))
		before := wordsOfData(old)
		for _, word := range wordsOfData(text) {
			if !slices.Contains(before, word) && !slices.Contains(d.words, word) && len(d.words) < maxToldWords {
				d.words = append(d.words, word)
			}
		}
		was := pairsIn(old)
		for _, one := range pairsIn(text) {
			if !slices.Contains(was, one) {
				d.pairs = append(d.pairs, one)
			}
		}
	}
}

// composesFrom is the folder of settings that a program takes apart by their names (Hydra 1.3, config_path).
var composesFrom = lazy.Pattern(`\bconfig_(?:path|dir)\s*=\s*["']([^"'\n]+)["']`)

// holdsStructured reports a file of data by its name.
func holdsStructured(file string) bool {
	return holdsStructure(file) || table.HasWord(".conf .csv .txt .properties .jsonl", path.Ext(file))
}

// wordsOfData lists the words of a text, as who reads it undoes the escapes of JSON or YAML.
func wordsOfData(text string) []string {
	split := func(r rune) bool { return SplitsSetting(r) && r != ':' }
	words := strings.FieldsFunc(include.Unescaped(text), split)
	for i, w := range words {
		words[i] = strings.Trim(w, ":")
	}
	return slices.DeleteFunc(words, func(w string) bool { return w == "" || w == "-" || len(w) > maxGivenText })
}

// act judges an act on what the code does not say, with each word that it may be told.
func (d toldData) act(a *code.Act) {
	switch a.Kind {
	case code.Deletes, code.DeletesTree:
		d.with(d.words, func(probe *effect.Call, w taint.Word, p place.Place) {
			if d.IsThere(p.Path) {
				d.Judge.Deletes(probe, w, a.Kind == code.DeletesTree)
			}
		}, risk.FSOutsideWorkspace|risk.FSDeleteOverwrite)
	case code.Writes, code.Edits, code.Appends, code.Mode:
		d.with(d.words, func(probe *effect.Call, w taint.Word, p place.Place) {
			if p.Any(place.Executed|place.VCS|place.AgentSettings|place.Guard) || !p.Any(place.Inside|place.Temp) {
				d.Writes(probe, w, access.Overwrites)
			}
		}, risk.FSOutsideWorkspace|risk.ExecArbitrary|risk.FSConfigSecrets)
	case code.Reads:
		d.with(append(joinedTwo(d.words), d.words...), func(probe *effect.Call, w taint.Word, p place.Place) {
			if d.IsThere(p.Path) && !d.FolderAt(p.Path) && (p.Is(place.Secret) || d.Sources.Persons(p)) {
				d.Reads(probe, w)
			}
		}, risk.FSConfigSecrets|risk.FSOutsideWorkspace)
	case code.Network:
		d.reaches(a)
	case code.Runs, code.RunsShell:
		for _, text := range d.texts {
			d.counts(func(probe *effect.Call) { d.plantedCommands(probe, text) }, ^risk.ExecArbitrary)
		}
	}
}

// with judges words that name places.
func (d toldData) with(words []string, judge func(*effect.Call, taint.Word, place.Place), mask risk.Categories) {
	for _, word := range words {
		if !strings.ContainsAny(word, "./~") || strings.Contains(word, "://") || strings.Trim(word, "./") == "" {
			continue
		}
		word = homeName.Replace(word)
		if p := d.World.At(d.State.Cwd, word); p.Path != "" {
			d.counts(func(probe *effect.Call) { judge(probe, taint.Literal(word), p) }, mask)
		}
	}
}

// joinedTwo puts the words together two by two.
func joinedTwo(words []string) (all []string) {
	if len(words) > maxToldParts {
		return nil
	}
	for i, a := range words {
		for k, b := range words {
			if i != k {
				all = append(all, a+b)
			}
		}
	}
	return all
}

// reaches judges a host that the program is told.
func (d toldData) reaches(a *code.Act) {
	for _, word := range d.words {
		if foreignWord(word) {
			d.counts(func(probe *effect.Call) {
				d.codeReaches(probe, d.file(a), &code.Act{Kind: code.Network, Call: a.Call, Line: a.Line,
					Args: []code.Arg{{Text: word, Known: true}}})
			}, risk.NetworkRisk)
		}
	}
}

// foreignWord reports an address, or the name of a host, beyond this machine and its network.
func foreignWord(word string) bool {
	if _, rest, ok := strings.Cut(word, "://"); ok {
		rest = rest[strings.LastIndexByte(rest, '@')+1:]
		rest, _, _ = strings.Cut(rest, "/")
		return isForeign(rest)
	}
	return false
}

// How programs look something up by a dotted name and call it (Hydra 1.3, instantiate; Lightning 2, LightningCLI;
// Django 5, import_string; Python 3.13, pydoc.locate, pkgutil.resolve_name), and what they are known to hold.
var (
	looksUpNamed = lazy.Pattern(`\b(?:instantiate|import_string|locate|resolve_name|import_module|__import__|` +
		`import_from_string|load_object|get_class|get_method|LightningCLI)\s*\(`)
	holdsCredential = lazy.Pattern(`(?i)passw(?:or)?d|token|secret|api_?key|authorization|credential`)
)

// namesCalled reports a program that is told by its line what to call.
func namesCalled(t *ProgramText) bool {
	return slices.ContainsFunc(t.given.Args, func(a string) bool { return strings.Contains(a, "=") }) &&
		t.Lang == code.Python && looksUpNamed().MatchString(t.text)
}

// looksUp judges names of functions that the program is told to call.
func (d toldData) looksUp(acts []code.Act) {
	if d.t.Lang != code.Python || !looksUpNamed().MatchString(d.all.Text) && !slices.ContainsFunc(acts, loadsUnknown) {
		return
	}
	for _, word := range append(d.named, d.words...) {
		dot := strings.LastIndexByte(word, '.')
		if dot <= 0 || strings.ContainsAny(word, "/:()") {
			continue
		}
		r := reader.Read(code.Python, "import "+word[:dot]+"\n"+word+"('x')\n")
		if slices.ContainsFunc(r.Acts, harmful) {
			d.c.Raise(risk.High, risk.ExecArbitrary,
				effect.Say("the code runs a command that is not known before it runs: {0}", word))
			return
		}
	}
}

// harmful reports an act of a function that nobody means by a setting.
func harmful(a code.Act) bool {
	switch a.Kind {
	case code.Runs, code.RunsShell, code.Deletes, code.DeletesTree, code.Opaque:
		return true
	}
	return false
}

// hostParts are words in the names of settings that say which host is reached.
const hostParts = "host hostname server url uri endpoint broker address addr dsn base domain"

// sendsCredentials judges settings that have a program which holds credentials reach another host.
func (d toldData) sendsCredentials() {
	if !holdsCredential().MatchString(d.all.Text) {
		return
	}
	for _, one := range d.pairs {
		namesHost := func(part string) bool { return table.HasWord(hostParts, part) }
		if !slices.ContainsFunc(keyParts(one.key), namesHost) || !foreignWord(one.value) && !isForeign(one.value) {
			continue
		}
		d.c.Raise(risk.High, risk.NetworkRisk,
			effect.Say("{0} changes which hosts later programs trust or reach", one.key))
		return
	}
}

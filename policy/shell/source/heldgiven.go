package source

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/taint"
)

// A compiled program of the project's, of whose source git holds all, is the person's; the words and the variables that
// a line gives it are not, nor is data that this session wrote. What is nowhere else, or lies elsewhere, counts where
// the source deletes or empties what it is given, and a host where the source asks it.

var (
	// takesWords is how a source asks for the words of its line (C17; C++23; Rust 1.83, env::args; Go 1.26, os.Args,
	// flag; Swift 6, CommandLine; .NET 9 and Java 21, args; Haskell, getArgs; Zig 0.14, process.args; D 2, OCaml 5,
	// Nim 2, Crystal 1.14, Dart 3.6).
	takesWords = lazy.Pattern(`\bargv\b|\benv::args|\bos\.Args\b|\bflag\.Args?\(|\bCommandLine\.arguments\b|\bargs\b|` +
		`\bgetArgs\b|\bprocess\.args|\bSys\.argv\b|\bparamStr\b|\bcommandLineParams\b|\bARGV\b|\barguments\[`)
	// mainWords is what C's main calls them, or Java's or Kotlin's.
	mainWords = lazy.Pattern(`\bmain\s*\(\s*(?:int\s+\w+\s*,\s*(?:const\s+)?char\s*(?:const\s*)?\*\s*` +
		`(?:const\s*)?\*?\s*(\w+)|(?:final\s+)?String\s*(?:\[\]|\.\.\.)\s*(\w+)|(\w+)\s*:\s*Array<String>)`)
	// readsInput is how it reads lines of its input.
	readsInput = lazy.Pattern(`\bos\.Stdin\b|\bstdin\b|\bSystem\.in\b|\breadLine\b|\bgetLine\b|\bstd::cin\b`)
	// bindsNames are names that are given an expression, or go through one.
	bindsNames = lazy.Pattern(`(?m)\b([A-Za-z_]\w*(?:\s*,\s*[A-Za-z_]\w*)*)\s*(?::\s*[^=\n]{1,40}?)?` +
		`(?::?=|<-|\bin\b)\s*([^;=\n][^;\n]*)`)
	// declares is a name that is made with what it is given (C++23, fstream; Java 21, Scanner).
	declares = lazy.Pattern(`\b(?:i?fstream|Scanner|BufferedReader|FileReader|FILE|File)\s*\*?\s+(\w+)\s*` +
		`[({=]([^;\n]*)`)
	// linesInto is a name into which lines are read (C++23, getline; C17, fgets).
	linesInto = lazy.Pattern(`\b(?:getline\(\s*(\w+)\s*,\s*(\w+)|fgets\(\s*(\w+)\s*,[^,;]*,\s*(\w+))`)
	// filledBy is a name into which a function puts what it is given besides: json.Unmarshal(b, &l).
	filledBy = lazy.Pattern(`&(?:mut\s+)?([A-Za-z_]\w*)\s*\)`)
	// deletesGiven are functions that delete a file or a folder, by those manuals.
	deletesGiven = lazy.Pattern(`(?i)\b(?:remove|unlink|rmdir|remove_?all|remove_?dir(?:_?all)?|remove_?file|` +
		`remove_?item|deleteTree|delete_?file|delete_?dir(?:ectory)?|deleteRecursively|delete_?Sync|rmdirRecurse|` +
		`rm_rf?|removePathForcibly|removeDirectoryRecursive|(?:File|Directory|Files)\.delete\w*)!?\b|\.delete\(|` +
		`\.unlink\(`)
	// makesAnew are those that make a file anew: the name is what they are given first.
	makesAnew = lazy.Pattern(`(?:\bfopen\(|\bFile::create\(|\bfs::write\(|\bofstream\b[^(\n]*\(|\bcreat\(|` +
		`\bos\.Create\(|\bos\.WriteFile\(|\bWriteAll\w+\(|\bFileWriter\(|\bFiles\.write\w*\(|\bwriteFile\b|` +
		`\bcreateFile\()([^,;\n]*)`)
	// readsOnly is how a file is opened that is not changed (C17, fopen).
	readsOnly = lazy.Pattern(`\bfopen\([^;\n]*,\s*"rb?"`)
	// runsShell are functions that hand a text to a shell.
	runsShell = lazy.Pattern(`\b(?:system|popen|wordexp|execl[pe]?|execv[pe]?|Command::new|exec\.Command|callCommand|` +
		`ProcessBuilder|getRuntime|Process\.Start|executeShell|Process\.run|shellOut|launchPath)\b`)
	// opensFile are functions that open a file to be read, beside those of sourceReads.
	opensFile = lazy.Pattern(`\bos\.(?:Open|ReadFile)\(|\breadFile\b|\bcontentsOfFile\b`)
	// asksAddress are functions that reach the host of an address.
	asksAddress = lazy.Pattern(`(?i)\b(?:get|post|put|patch|head|fetch|request|connect|dial|send|open|url|uri)\w*` +
		`!?\s*\(`)
)

// maxGivenSources bounds the sources that are read for it.
const maxGivenSources = 40

// HeldGiven judges what a line gives a program of the project's own, and what data of this session's does.
func HeldGiven(n *Names, c *effect.Call, args []taint.Word) {
	if n.World.Disk == nil || n.World.Root() == "" || !n.World.At("", n.State.Cwd).Is(place.Inside) {
		return
	}
	h := heldGiven{Names: n, c: c}
	h.words(args)
	h.variables()
	h.data()
	if len(h.given) == 0 {
		return
	}
	for _, file := range h.sources() {
		text, how := h.TextOf(place.Place{Path: file})
		if how != files.Wholly || len(text) > maxHeldCode {
			continue
		}
		if slices.ContainsFunc(h.given, func(g given) bool { return h.judges(file, text, g) }) {
			return
		}
	}
}

// heldGiven gathers what such a program is given.
type heldGiven struct {
	*Names
	c     *effect.Call
	given []given
}

// given is a word at stake, and how a source comes by it.
type given struct {
	word   string
	what   kind
	takes  func(text string) bool
	ofLine bool // it is one of the words that main is given
}

// kind is what such a word may be.
type kind uint8

const (
	isPath kind = iota
	isHost
	isLine // a command with words of its own
)

// words are those of the line, and of its input.
func (h *heldGiven) words(args []taint.Word) {
	for _, a := range args {
		switch {
		case !a.Known():
		case h.atStake(a.Text):
			h.given = append(h.given, given{a.Text, isPath, takesWords().MatchString, true})
		case strings.Contains(a.Text, " "):
			h.given = append(h.given, given{a.Text, isLine, takesWords().MatchString, true})
		}
	}
	if h.c.In.Known && len(h.c.In.Text) <= maxGivenInput {
		for word := range strings.FieldsSeq(h.c.In.Text) {
			if h.atStake(word) {
				h.given = append(h.given, given{word, isPath, readsInput().MatchString, false})
			}
		}
	}
}

// variables are those that the line sets.
func (h *heldGiven) variables() {
	for name, v := range h.State.Vars {
		if value, ok := v.Only(); ok && h.atStake(value) {
			h.given = append(h.given, given{value, isPath, quotes(name), false})
		}
	}
}

// data is what this session wrote that a source names.
func (h *heldGiven) data() {
	for _, file := range h.SessionFiles() {
		if code.LanguageOf(file, "") != code.Unknown || slices.Contains(SourceEndings, path.Ext(file)) ||
			len(h.given) > maxToldFiles {
			continue
		}
		text, how := h.TextOf(place.Place{Path: file})
		if how != files.Wholly || len(text) > files.MaxSecret || files.Binary(text) {
			continue
		}
		was, _ := h.World.Committed(file)
		for _, word := range wordsOfData(access.FreshLines(text, was)) {
			what := isPath
			if foreignWord(word) {
				what = isHost
			} else if !h.atStake(word) {
				continue
			}
			h.given = append(h.given, given{word, what, quotes(path.Base(file)), false})
			break
		}
	}
}

// quotes finds a name in quotes, or behind a folder in quotes.
func quotes(name string) func(text string) bool {
	return func(text string) bool {
		at := strings.Index(text, name+`"`)
		return at > 0 && (text[at-1] == '"' || text[at-1] == '/')
	}
}

// atStake reports a word for what is nowhere else, or lies outside of the workspace.
func (h *heldGiven) atStake(word string) bool {
	if word == "" || len(word) > maxName || strings.HasPrefix(word, "-") || strings.Contains(word, "://") {
		return false
	}
	p := h.World.At(h.State.Cwd, word)
	return h.Unsaved(p.Path) || h.HoldsUnsaved(p.Path) || standsElsewhere(h.Names, p)
}

// sources are those of the project, by their names.
func (h *heldGiven) sources() (found []string) {
	place.Nearest(h.World.Disk, h.World.Root(), maxHeldFolders, HoldsSources, func(file string) bool {
		if slices.Contains(SourceEndings, path.Ext(file)) || path.Ext(file) == ".go" {
			found = append(found, file)
		}
		return len(found) < maxGivenSources
	})
	return found
}

// judges judges what one source does with a word.
func (h *heldGiven) judges(file, text string, g given) bool {
	words := ""
	if m := mainWords().FindStringSubmatch(text); g.ofLine && m != nil {
		words = strings.Join(m[1:], "")
	}
	if words == "" && !g.takes(text) {
		return false
	}
	hands := func(does func(s string, holds func(string) bool) bool) bool {
		return handles(text, words, g.takes, does)
	}
	inside := h.World.At(h.State.Cwd, g.word).Is(place.Inside)
	switch {
	case g.what == isLine:
		return hands(with(runsShell)) && h.AddsWhere(h.c, func(probe *effect.Call) {
			access.StartsLine(h.Judge, probe, path.Base(h.c.Program()), g.word)
		}, func(cmd *effect.Command) bool { return cmd.Own.Level >= risk.High })
	case g.what == isHost && hands(with(asksAddress)):
		h.c.Raise(risk.High, risk.NetworkRisk, effect.Say("the source {0} names {1}", path.Base(file), g.word))
	case g.what == isHost:
		return false
	case inside && hands(destroys):
		NamesLost(h.c, file, g.word)
	case !inside && hands(opens):
		NamesOutside(h.c, file, g.word)
	default:
		return false
	}
	return true
}

// with finds a statement in which one of some functions is handed what holds such a word.
func with(functions func() *regexp.Regexp) func(s string, holds func(string) bool) bool {
	return func(s string, holds func(string) bool) bool { return functions().MatchString(s) && holds(s) }
}

// destroys reports a statement that deletes or empties what holds such a word.
func destroys(s string, holds func(string) bool) bool {
	made := makesAnew().FindAllStringSubmatch(s, maxEmbedded)
	return deletesGiven().MatchString(s) && holds(s) ||
		!readsOnly().MatchString(s) && slices.ContainsFunc(made, func(m []string) bool { return holds(m[1]) })
}

// opens reports one that reads, deletes or empties it.
func opens(s string, holds func(string) bool) bool {
	return with(sourceReads)(s, holds) || with(opensFile)(s, holds) || destroys(s, holds)
}

// handles reports a source in which some statement does something with what it takes, or with a name that holds it;
// words is what its main calls what it is given.
func handles(text, words string, takes func(string) bool, does func(s string, holds func(string) bool) bool) bool {
	names := map[string]bool{words: words != ""}
	holds := func(s string) bool {
		return takes(s) ||
			slices.ContainsFunc(identifier().FindAllString(s, -1), func(name string) bool { return names[name] })
	}
	for s := range strings.FieldsFuncSeq(text, func(r rune) bool { return strings.ContainsRune(ends, r) }) {
		if holds(s) {
			for _, m := range filledBy().FindAllStringSubmatch(s, maxEmbedded) {
				names[m[1]] = true
			}
		}
		for _, m := range declares().FindAllStringSubmatch(s, maxEmbedded) {
			names[m[1]] = names[m[1]] || holds(m[2])
		}
		for _, m := range linesInto().FindAllStringSubmatch(s, maxEmbedded) {
			names[m[2]] = names[m[2]] || holds(m[1])
			names[m[3]] = names[m[3]] || holds(m[4])
		}
		for _, m := range bindsNames().FindAllStringSubmatch(s, maxEmbedded) {
			if holds(m[2]) {
				for _, name := range identifier().FindAllString(m[1], -1) {
					names[name] = true
				}
			}
		}
		if does(s, holds) {
			return true
		}
	}
	return false
}

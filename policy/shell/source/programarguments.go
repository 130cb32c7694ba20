package source

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/taint"
)

// takesGiven finds a text that may look at its arguments or at variables.
var takesGiven = lazy.Pattern(`(?i)arg|env|\$\*|shift`)

// Bounds of what a program is given.
const (
	maxGiven      = 32
	maxGivenText  = 200
	maxGivenWords = 8
)

// given tells what the program of a call is given: the words after its text or its file, and the variables that the
// line has set.
func (n *Names) given(c *effect.Call, text, file string) code.Given {
	g := code.Given{File: file != ""}
	at := slices.IndexFunc(c.Cmd.Argv, func(word string) bool { return startsText(word, text, file) })
	if at < 0 {
		at = startsModule(c.Cmd.Argv, file)
	}
	g.Input = at >= 0 && c.Cmd.Argv[at] == "-"
	if rest := c.Cmd.Argv[at+1:]; at >= 0 && len(rest) <= maxGiven {
		if len(rest) > 0 && rest[0] == "--" {
			rest = rest[1:]
		}
		if !slices.ContainsFunc(rest, unclear) {
			g.Args = append([]string{}, rest...)
		}
	}
	for name, v := range n.State.Vars {
		if value, ok := v.Only(); ok && !unclear(value) && !environment.SecretVariable(name) {
			if g.Variables == nil {
				g.Variables = map[string]string{}
			}
			g.Variables[name] = value
		}
	}
	return g
}

// unclear reports a word that is not known to the end, or too long to matter. Of what is not known a command
// shows what stands on the line: "$f", {} and … are no names.
func unclear(word string) bool {
	return len(word) > maxGivenText || strings.Contains(word, taint.Hole) || strings.ContainsAny(word, "*?[$`…") ||
		strings.Contains(word, "{}")
}

// startsText reports the word of a command after which a program's own arguments begin.
func startsText(word, text, file string) bool {
	if file != "" {
		base := path.Base(file)
		return path.Base(word) == base || word == strings.TrimSuffix(base, path.Ext(base))
	}
	return word == "-" || len(word) > 2 && (strings.HasSuffix(text, word) || strings.HasSuffix(word, text))
}

// startsModule is where a command names a file as a module of Python, -m app.cli; -1: nowhere.
func startsModule(argv []string, file string) int {
	at := slices.Index(argv, "-m") + 1
	if at == 0 || at == len(argv) || file == "" {
		return -1
	}
	module := "/" + strings.ReplaceAll(argv[at], ".", "/")
	if !strings.HasSuffix(file, module+".py") && !strings.HasSuffix(file, module+"/__main__.py") {
		return -1
	}
	return at
}

// namedByPieces judges new code that reads a file by a name which it makes itself: where what the code is given makes
// the name of a secret, whole or two by two, forwards or backwards.
func (n *Names) namedByPieces(c *effect.Call, t *ProgramText) {
	words := append(slices.Clone(t.given.Args), strings.Fields(c.In.Text[:min(len(c.In.Text), maxGivenText)])...)
	for _, v := range t.given.Variables {
		words = append(words, v)
	}
	if len(words) == 0 || len(words) > maxGivenWords || !takesGiven().MatchString(t.text) && c.In.Text == "" {
		return
	}
	names := []string{strings.Join(words, "")}
	for i, a := range words {
		names = append(names, a)
		for k, b := range words {
			if i != k {
				names = append(names, a+b)
			}
		}
	}
	for _, name := range names {
		for _, one := range [...]string{name, backwards(name)} {
			if p := n.World.At(n.State.Cwd, one); strings.ContainsAny(one, "./") && p.Is(place.Secret) {
				c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the code names secrets: {0}", one))
				return
			}
		}
	}
}

// backwards is a text from its end to its beginning.
func backwards(s string) string {
	b := []byte(s)
	slices.Reverse(b)
	return string(b)
}

// Started is a program of which only the arguments are known yet.
func Started(args []taint.Word) *ProgramText {
	t := &ProgramText{given: code.Given{Args: []string{}, File: true}}
	for _, a := range args {
		if !a.Known() || unclear(a.Text) || len(t.given.Args) == maxGiven {
			return &ProgramText{}
		}
		t.given.Args = append(t.given.Args, a.Text)
	}
	return t
}

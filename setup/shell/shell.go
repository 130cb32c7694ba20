package shell

import (
	"embed"
	"slices"
	"strings"

	"guard/locale"
)

// Shell is one that guard writes functions for.
type Shell struct {
	Name string
	// Line is what its start-up file has to hold.
	Line string

	first  string // how a function's text names its first argument
	quote  func(string) string
	define string // a function for the agent that stands for {0}
}

// Shells are all of them.
var Shells = []Shell{
	{"bash", `eval "$(guard alias bash)"`, `"$1"`, posixQuote, "function {0} {\n\t__guard_start {0} \"$@\"\n}\n"},
	{"zsh", `eval "$(guard alias zsh)"`, `"$1"`, posixQuote, "function '{0}' {\n\t__guard_start '{0}' \"$@\"\n}\n"},
	{"fish", "guard alias fish | source", `"$argv[1]"`, fishQuote,
		"function {0} --description {1}\n\t__guard_start {0} $argv\nend\n"},
}

// Named is the shell of a name.
func Named(name string) (Shell, bool) {
	i := slices.IndexFunc(Shells, func(s Shell) bool { return s.Name == name })
	if i < 0 {
		return Shell{}, false
	}
	return Shells[i], true
}

// Names are the names of all shells.
func Names() (names []string) {
	for _, s := range Shells {
		names = append(names, s.Name)
	}
	return names
}

//go:embed alias.bash alias.zsh alias.fish
var helpers embed.FS

// What the functions say, and what they are for.
const (
	guardMissing locale.Message = "guard is not on PATH, so {0} was not started; guard-off {0} starts it without guard"
	nameAnAgent  locale.Message = "guard-off starts an agent once without guard: guard-off {0}"
	withoutGuard locale.Message = "start an agent once without guard"
	behindGuard  locale.Message = "start {0} behind guard"
)

// Functions is what the shell evaluates, for agents of these names.
func (s Shell) Functions(agents []string) string {
	text, err := helpers.ReadFile("alias." + s.Name)
	if err != nil {
		panic(err) // it is embedded
	}
	example := "AGENT"
	if len(agents) > 0 {
		example = agents[0]
	}
	return strings.NewReplacer(
		"@MISSING@", s.words(locale.Text(guardMissing)),
		"@USAGE@", s.quote(locale.Fill(nameAnAgent, example)),
		"@WITHOUT@", s.quote(locale.Text(withoutGuard)),
		"@AGENTS@", s.quote(strings.Join(agents, " ")),
		"@FUNCTIONS@", s.functions(agents),
	).Replace(string(text))
}

// functions define one function for each agent.
func (s Shell) functions(agents []string) string {
	var all strings.Builder
	for _, name := range agents {
		why := s.quote(locale.Fill(behindGuard, name))
		all.WriteString("\n" + strings.NewReplacer("{0}", name, "{1}", why).Replace(s.define))
	}
	return all.String()
}

// words quotes a text in which {0} stands for a function's first argument.
func (s Shell) words(text string) string {
	pieces := strings.Split(text, "{0}")
	for i, p := range pieces {
		pieces[i] = s.quote(p)
	}
	return strings.Join(pieces, s.first)
}

// posixQuote makes one word of a text, for bash and zsh.
func posixQuote(text string) string { return "'" + strings.ReplaceAll(text, "'", `'\''`) + "'" }

// fishQuote makes one word of a text: within quotes fish knows \\ and \' (its manual, Quotes).
func fishQuote(text string) string {
	return "'" + strings.NewReplacer(`\`, `\\`, "'", `\'`).Replace(text) + "'"
}

// Word is a text as one word of a shell's command line, quoted only where it must be.
func Word(text string) string {
	plain := func(r rune) bool {
		letter := 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z'
		return letter || '0' <= r && r <= '9' || strings.ContainsRune("-_./+:@%", r)
	}
	if text != "" && strings.IndexFunc(text, func(r rune) bool { return !plain(r) }) < 0 {
		return text
	}
	return posixQuote(text)
}

// Words are texts as words of a shell's command line.
func Words(texts []string) []string {
	words := make([]string, len(texts))
	for i, t := range texts {
		words[i] = Word(t)
	}
	return words
}

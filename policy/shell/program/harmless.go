package program

import (
	"slices"
	"strings"
	"sync"

	"guard/policy/shell/table"
)

// What "-*" in an option table lets through. A program that works on the project
// can run code or write elsewhere, so an option that its table does not have is
// harmless only where this file says so: by the words of its name, or because the
// program's manual was read.

// tameWords are words that say how much, how many, how loud or in which form. A
// name made of them alone names no code, no file and no host in any program
// whose table ends in "-*". Sources: their usages.
const tameWords = `
	verbose quiet silent color colour colors colours ansi plain pretty compact progress debug help version usage
	json xml yaml csv tsv toml html markdown text raw short long brief full summary stats statistics detail details
	detailed human readable
	time times timing timings date since until before after ago timestamp timestamps
	max min limit count number num size width height depth length indent tab tabs line lines column columns start end
	first last offset
	seed retry retries timeout wait delay interval jobs parallel threads workers concurrency batch chunk memory percent
	threshold level
	warn warning warnings error errors exit zero fail fast failed failure failures bail maxfail strict lenient pedantic
	keep going continue
	all any only every none new unique sort sorted order ordered by reverse ascending descending group grouped recursive
	recurse
	hidden absolute relative case sensitive insensitive ignore word words regex regexp fixed string strings invert null
	empty blank
	whitespace space spaces newline unicode ascii encoding charset locale lang language
	filter grep pattern match select exclude tag tags label labels category
	list show print stdin stdout stderr check diff lint verify validate format reporter mode type types kind
	watch cache coverage cov branch branches test tests
	production development dev prod release optimize minify minified sourcemap sourcemaps
	experimental legacy modern shard shards repeat iterations random randomize shuffle serial sequential
	headless headed port title description author yes non interactive noninteractive tty
	no not without disable enable skip on off auto never always as if than older newer`

// tameNames are names whose words say more apart than together.
const tameNames = `
	log-level loglevel dry-run exit-code source-map source-maps run-in-band ignore-case no-open no-browser show-config
	print-config list-rules list-targets no-install no-update no-upload no-publish no-push no-deploy no-run no-build
	no-restore no-emit no-fix no-write no-commit no-verify no-edit no-tests
`

// guards are words of what keeps a program in: turning that off is not harmless.
const guards = `
	sandbox safe dry confirm restricted isolated isolation protect protection preserve backup trust secure security auth
	scripts-prepend host hosts tls ssl certificate
`

// declining begin the names of options that turn something off.
const declining = `no disable without skip exclude ignore`

// manual lists the options of programs that their manuals show to be harmless and
// that the table, which many programs share, does not have.
type manual struct {
	programs string // separated by commas; "git rebase" is a subcommand
	options  string // -f* is every one that begins so and has no value, -W*= also one with a value
}

// manuals: by program, the options that only tune. Read from the manual pages and
// --help of the versions named in the tables.
var manuals = [...][]manual{pythonManuals, nodeManuals, buildManuals, gitManuals, otherManuals}

// Harmless reports an option, as -x or --name, that does no more than a program
// does anyway: command is the program with its subcommands, valued whether a
// value is attached to the option.
func Harmless(command, option string, valued bool) bool {
	if _, module, ok := strings.Cut(command, " -m "); ok {
		command = module
	}
	if inManual(command, option, valued) {
		return true
	}
	words := NameWords(option)
	name := strings.Join(words, "-")
	switch {
	case len(words) == 0:
		return false
	case !strings.HasPrefix(option, "--") && len(option) == 2:
		return strings.Contains("vqhV0123456789", option[1:])
	case tame().names[name]:
		return true
	case tame().declining[words[0]]:
		return !slices.ContainsFunc(words, func(w string) bool { return tame().guards[w] })
	}
	return !slices.ContainsFunc(words, func(w string) bool {
		return !tame().words[w] && strings.Trim(w, "0123456789") != ""
	})
}

// inManual looks the option up under the program and each of its subcommands.
func inManual(command, option string, valued bool) bool {
	if valued {
		option += "="
	}
	for {
		if has := manualOf(command); has != nil && (has[strings.TrimSuffix(option, "=")] || fitsAny(has, option)) {
			return true
		}
		i := strings.LastIndexByte(command, ' ')
		if i < 0 {
			return false
		}
		command = command[:i]
	}
}

// manualOf finds a program's manual; a compiler's name may begin with its target.
func manualOf(command string) map[string]bool {
	if m := manualsByName()[command]; m != nil {
		return m
	}
	if i := strings.LastIndexByte(command, '-'); i > 0 {
		return manualsByName()["*"+command[i:]]
	}
	return nil
}

// maxBeginning bounds how much of an option is compared: no manual names more.
const maxBeginning = 32

// fitsAny looks for an option that the manual names by its beginning: -f* without
// a value, -W*= also with one.
func fitsAny(has map[string]bool, option string) bool {
	end := "*"
	if strings.HasSuffix(option, "=") {
		end = "*="
	}
	for i := min(len(option), maxBeginning); i > 0; i-- {
		if has[option[:i]+end] {
			return true
		}
	}
	return false
}

var manualsByName = sync.OnceValue(func() map[string]map[string]bool {
	all := map[string]map[string]bool{}
	for _, table := range manuals {
		for _, m := range table {
			for name := range strings.SplitSeq(m.programs, ",") {
				m.addTo(all, strings.TrimSpace(name))
			}
		}
	}
	return all
})

// addTo adds the options to those of one program.
func (m manual) addTo(all map[string]map[string]bool, name string) {
	if all[name] == nil {
		all[name] = map[string]bool{}
	}
	for option := range strings.FieldsSeq(m.options) {
		all[name][option] = true
	}
}

type tameSets struct{ words, names, guards, declining map[string]bool }

var tame = sync.OnceValue(func() tameSets {
	return tameSets{table.WordSet(tameWords), table.WordSet(tameNames), table.WordSet(guards), table.WordSet(declining)}
})

// NameWords takes --post-hook, TestRunner and x.gcc_tool apart.
func NameWords(name string) []string {
	var b strings.Builder
	lower := false
	for _, r := range strings.TrimLeft(name, "-") {
		switch {
		case r == '-' || r == '_' || r == '.' || r == ':':
			b.WriteByte(' ')
			lower = false
			continue
		case r >= 'A' && r <= 'Z' && lower:
			b.WriteByte(' ')
		}
		lower = r >= 'a' && r <= 'z'
		b.WriteRune(r)
	}
	return strings.Fields(strings.ToLower(b.String()))
}

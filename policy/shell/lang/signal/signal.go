package shell

import (
	"regexp"
	"slices"
	"strings"
)

// signal is what the words of a program that sends one say.
type signal struct {
	targets     []arg // of kill: processes, groups and jobs; of the others: patterns, or names
	understood  bool  // every word's meaning is known
	endsNothing bool  // it lists signals, or only asks whether a process lives (signal 0)
	full        bool  // the pattern is one of whole command lines
	exact       bool  // the pattern means the whole name
	literal     bool  // the targets are names, not patterns
}

// signalWords are the options of one program. Fewer processes than the pattern
// alone means are no danger; an option that means others, or others too, is left
// out.
type signalWords struct {
	flags  string   // in a cluster
	values string   // short options with a value
	long   []string // a value after "=", or in the next word: those that end in "="
	lists  []string // the only word, or the first
}

// fewer are the options of pgrep and pkill that can only take processes away.
var fewer = strings.Fields("-n -o -u -U -G -P -g -t -s -A --newest --oldest --euid --uid --group --parent --pgroup --terminal --session --ignore-ancestors")

// signalPrograms: kill(1), pkill(1), procps 4; kill(1), util-linux 2.40; bash(1);
// killall(1), psmisc 23. On macOS -l of pkill and some letters of killall mean
// something else: they are left out.
var signalPrograms = map[string]signalWords{
	"kill":    {values: "sn", long: []string{"signal="}, lists: []string{"-l", "-L", "--list", "--table"}},
	"pkill":   {flags: "fxnoecA", values: "uUGPgts", long: strings.Fields("signal= full exact newest oldest echo count euid= uid= group= parent= pgroup= terminal= session= ignore-ancestors")},
	"killall": {flags: "qwer", values: "suoy", long: strings.Fields("signal= user= older-than= younger-than= quiet wait exact regexp"), lists: []string{"-l", "--list"}},
	"skill":   {lists: []string{"-l", "-L"}},
}

// signalName is a signal as an option: -9, -KILL, -SIGRTMIN+1 (signal(7)); bash
// and procps read the names whatever their case, before all other options.
var signalName = lazily(`(?i)^-(?:[0-9]+|(?:SIG)?(?:HUP|INT|QUIT|ILL|TRAP|ABRT|IOT|BUS|EMT|FPE|KILL|USR[12]|SEGV|PIPE|ALRM|TERM|STKFLT|CHLD|CLD|CONT|STOP|TSTP|TTIN|TTOU|URG|XCPU|XFSZ|VTALRM|PROF|WINCH|IO|POLL|PWR|INFO|LOST|SYS|RTMIN(?:\+[0-9]+)?|RTMAX(?:-[0-9]+)?))$`)

// signalOf reads the words after the program's name.
func signalOf(name string, args []arg) signal {
	words, known := signalPrograms[name]
	r := signalReader{words: words, isKill: name == "kill"}
	r.understood = known && name != "skill"
	r.literal = name == "killall"
	if len(args) > 0 && slices.Contains(words.lists, args[0].text) && (len(args) == 1 || name == "kill") {
		return signal{endsNothing: true}
	}
	for len(args) > 0 {
		args = args[r.word(args):]
	}
	r.endsNothing = r.understood && r.zero && !r.sent
	if r.isKill && len(r.targets) == 0 && r.last.text == "-1" {
		r.targets = []arg{r.last} // taken for a process by those who write it
	}
	return r.signal
}

type signalReader struct {
	signal
	words  signalWords
	isKill bool
	only   bool // the rest are targets
	sent   bool // a signal that is not 0 was named
	zero   bool // signal 0 was
	last   arg  // the word that named the last one
}

// word reads one word, and its value; it returns how many were taken.
func (r *signalReader) word(args []arg) int {
	a := args[0]
	switch {
	case r.only || !a.known() || len(a.text) < 2 || a.text[0] != '-':
		r.targets = append(r.targets, a)
		r.only = r.only || r.isKill // what follows the first may be a process group
		r.understood = r.understood && (r.isKill || a.known())
	case a.text == "--":
		r.only = true
	case signalName().MatchString(a.text) && !(r.isKill && (r.zero || r.sent)):
		r.last = a
		r.signals(a.text[1:])
	case r.isKill && strings.Trim(a.text[1:], "0123456789") == "":
		r.targets = append(r.targets, a)
	case strings.HasPrefix(a.text, "--"):
		return r.long(args)
	default:
		return r.cluster(args)
	}
	return 1
}

// signals notes the signal that was named.
func (r *signalReader) signals(name string) {
	if strings.Trim(name, "0") == "" && name != "" {
		r.zero = true
	} else {
		r.sent = true
	}
}

func (r *signalReader) long(args []arg) int {
	name, value, has := strings.Cut(args[0].text[2:], "=")
	switch {
	case slices.Contains(r.words.long, name) && !has:
		r.full, r.exact, r.literal = r.full || name == "full", r.exact || name == "exact", r.literal && name != "regexp"
		return 1
	case !slices.Contains(r.words.long, name+"=") || !has && len(args) == 1:
		r.understood = false
		return 1
	case !has:
		r.valued(name, args[1])
		return 2
	}
	r.valued(name, literalArg(value))
	return 1
}

func (r *signalReader) cluster(args []arg) int {
	text := args[0].text
	for i := 1; i < len(text); i++ {
		switch letter := text[i : i+1]; {
		case strings.Contains(r.words.flags, letter):
			r.full = r.full || letter == "f"
			r.exact = r.exact || letter == "x"
			r.literal = r.literal && letter != "r"
		case strings.Contains(r.words.values, letter) && i+1 < len(text):
			r.valued(letter, literalArg(text[i+1:]))
			return 1
		case strings.Contains(r.words.values, letter) && len(args) > 1:
			r.valued(letter, args[1])
			return 2
		default:
			r.understood = false
			return 1
		}
	}
	return 1
}

// valued notes an option's value. -s is the signal of kill and killall, and the
// session of pkill.
func (r *signalReader) valued(name string, value arg) {
	r.understood = r.understood && value.known()
	if name == "signal" || name == "n" || name == "s" && !strings.Contains(r.words.flags, "f") {
		r.signals(value.text)
	}
}

// pattern is what the targets mean to pgrep(1). A name of fifteen letters and
// more is compared with the command line by killall; it is not looked for.
func (s signal) pattern(text string) string {
	switch {
	case s.literal && (len(text) >= 15 || strings.Contains(text, "/")):
		return ""
	case s.literal:
		return "^(" + regexp.QuoteMeta(text) + ")$"
	case s.exact:
		return "^(" + text + ")$"
	}
	return text
}

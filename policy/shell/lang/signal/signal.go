// Package signal reads the words of programs that send signals: kill, pkill and killall.
//
// The program's name and its words come in, a Signal goes out: of "kill -9 4711" that the word 1 is its
// target, of "pkill -f vite" that vite is a pattern of whole command lines, of "kill -l" that it ends
// nothing. Which processes those are is not looked up.
package signal

import (
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/lang"
)

// Signal is what the words say. The zero value is not understood.
type Signal struct {
	Targets     []int // which words are. Of kill: processes, groups and jobs; of the others: patterns, or names
	Understood  bool  // every word's meaning is known
	EndsNothing bool  // it lists signals, or only asks whether a process lives (signal 0)
	Full        bool  // the pattern is one of whole command lines
	Exact       bool  // the pattern means the whole name
	Literal     bool  // the targets are names, not patterns
}

// Pattern is what a target means to pgrep(1); empty: that cannot be told. A name of fifteen letters and more
// is compared with the command line by killall.
func (s Signal) Pattern(target string) string {
	switch {
	case s.Literal && (len(target) >= 15 || strings.Contains(target, "/")):
		return ""
	case s.Literal:
		return "^(" + regexp.QuoteMeta(target) + ")$"
	case s.Exact:
		return "^(" + target + ")$"
	}
	return target
}

// Narrows reports an option of pgrep and pkill that can only take processes away.
func Narrows(option string) bool { return slices.Contains(narrowing, option) }

var narrowing = strings.Fields(`
	-n -o -u -U -G -P -g -t -s -A --newest --oldest --euid --uid --group --parent --pgroup --terminal --session
	--ignore-ancestors`)

// isSignal finds a signal as an option: -9, -KILL, -SIGRTMIN+1 (signal(7)). bash and procps read the names
// whatever their case, before all other options.
var isSignal = lazy.Pattern(`(?i)^-(?:[0-9]+|(?:SIG)?(?:HUP|INT|QUIT|ILL|TRAP|ABRT|IOT|BUS|EMT|FPE|KILL|USR[12]|SEGV|` +
	`PIPE|ALRM|TERM|STKFLT|CHLD|CLD|CONT|STOP|TSTP|TTIN|TTOU|URG|XCPU|XFSZ|VTALRM|PROF|WINCH|` +
	`IO|POLL|PWR|INFO|LOST|SYS|RTMIN(?:\+[0-9]+)?|RTMAX(?:-[0-9]+)?))$`)

// Read reads the words behind a program's name.
func Read(name string, words []lang.Word) Signal {
	options, known := programs[name]
	r := reader{words: words, options: options, isKill: name == "kill", last: -1}
	r.Understood = known && name != "skill"
	r.Literal = name == "killall"
	if len(words) > 0 && slices.Contains(options.lists, words[0].Text) && (len(words) == 1 || name == "kill") {
		return Signal{EndsNothing: true}
	}
	for r.at < len(words) {
		r.word()
	}
	r.EndsNothing = r.Understood && r.zero && !r.sent
	if r.isKill && len(r.Targets) == 0 && r.last >= 0 && words[r.last].Text == "-1" {
		r.Targets = []int{r.last} // taken for a process by those who write it
	}
	return r.Signal
}

type reader struct {
	Signal
	words   []lang.Word
	at      int
	options options
	isKill  bool
	only    bool // the rest are targets
	sent    bool // a signal that is not 0 was named
	zero    bool // signal 0 was
	last    int  // the word that named the last one; less than 0: none did
}

// word reads one word, and its value.
func (r *reader) word() {
	w := r.words[r.at]
	switch {
	case r.only || !w.Known || len(w.Text) < 2 || w.Text[0] != '-':
		r.target()
		r.only = r.only || r.isKill // what follows the first may be a process group
		r.Understood = r.Understood && (r.isKill || w.Known)
	case w.Text == "--":
		r.only = true
	case isSignal().MatchString(w.Text) && !(r.isKill && (r.zero || r.sent)):
		r.last = r.at
		r.signal(w.Text[1:])
	case r.isKill && strings.Trim(w.Text[1:], "0123456789") == "":
		r.target()
	case strings.HasPrefix(w.Text, "--"):
		r.long(w.Text[2:])
	default:
		r.cluster(w.Text)
	}
	r.at++
}

func (r *reader) target() { r.Targets = append(r.Targets, r.at) }

// signal notes the signal that was named.
func (r *reader) signal(name string) {
	if strings.Trim(name, "0") == "" && name != "" {
		r.zero = true
	} else {
		r.sent = true
	}
}

// long reads a long option, and the next word where that is its value.
func (r *reader) long(text string) {
	name, value, has := strings.Cut(text, "=")
	switch {
	case slices.Contains(r.options.long, name) && !has:
		r.Full, r.Exact, r.Literal = r.Full || name == "full", r.Exact || name == "exact", r.Literal && name != "regexp"
	case !slices.Contains(r.options.long, name+"=") || !has && r.at+1 == len(r.words):
		r.Understood = false
	case !has:
		r.next(name)
	default:
		r.valued(name, value)
	}
}

// cluster reads short options, of which the last may have a value.
func (r *reader) cluster(text string) {
	for i := 1; i < len(text); i++ {
		switch letter := text[i : i+1]; {
		case strings.Contains(r.options.flags, letter):
			r.Full = r.Full || letter == "f"
			r.Exact = r.Exact || letter == "x"
			r.Literal = r.Literal && letter != "r"
		case strings.Contains(r.options.values, letter) && i+1 < len(text):
			r.valued(letter, text[i+1:])
			return
		case strings.Contains(r.options.values, letter) && r.at+1 < len(r.words):
			r.next(letter)
			return
		default:
			r.Understood = false
			return
		}
	}
}

// next takes the next word as an option's value.
func (r *reader) next(name string) {
	r.at++
	r.Understood = r.Understood && r.words[r.at].Known
	r.valued(name, r.words[r.at].Text)
}

// valued notes an option's value. -s is the signal of kill and killall, and the session of pkill.
func (r *reader) valued(name, value string) {
	if name == "signal" || name == "n" || name == "s" && !strings.Contains(r.options.flags, "f") {
		r.signal(value)
	}
}

package shell

import (
	"slices"
	"strconv"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/lang/signal"
	"guard/policy/shell/program"
)

// kill judges kill, pkill, killall, skill and xkill: what they end, and whether
// the agent started that itself.
func (k *processJudge) kill(c *call, v *invocation, args []arg) stream {
	if v.marked(program.Info) {
		return stream{from: fromSystem}
	}
	k.namedInError(c, args[1:])
	s := signalOf(v.name, args[1:])
	if s.EndsNothing {
		return chatter
	}
	targets := s.targets
	if !s.Understood || v.name != "kill" {
		targets = v.operands
	}
	if namesGuard(targets) || namesGuard(s.targets) {
		c.raise(risk.Critical, 0, say("ends guard itself"))
		c.flag(false, true)
	} else if why, own := k.endsItsOwn(v.name, s); own {
		c.raise(risk.Medium, 0, why)
		return chatter
	}
	k.openWords(c, v)
	c.raise(risk.High, risk.SystemImpact, say("ends processes: {0}", joinText(targets).show()))
	for _, a := range targets {
		switch {
		case strings.Trim(a.src, `"${}`) == "PPID":
			c.raise(risk.Critical, 0, say("ends the agent, or guard, that started it"))
		case a.text == "-1" || a.text == "1":
			c.raise(risk.Critical, 0, say("ends every process there is"))
		}
	}
	return chatter
}

// sent is a signal with the words that it goes to.
type sent struct {
	signal.Signal
	targets []arg
}

// signalOf reads the words after the name of a program that sends a signal.
func signalOf(name string, args []arg) sent {
	s := sent{Signal: signal.Read(name, wordsOf(args))}
	for _, i := range s.Targets {
		s.targets = append(s.targets, args[i])
	}
	return s
}

// namesGuard reports a name, or numbers, of guard itself.
func namesGuard(targets []arg) bool {
	return slices.ContainsFunc(targets, func(a arg) bool { return strings.Contains(a.text, "guard") || a.from&fromGuard != 0 })
}

// endsItsOwn tells why all that a signal goes to is the agent's own work: jobs of
// this line, and what place.Processes says.
func (k *processJudge) endsItsOwn(name string, s sent) (why risk.Reason, own bool) {
	if !s.Understood || len(s.targets) == 0 {
		return why, false
	}
	if name != "kill" {
		return k.endsByName(s)
	}
	why = say("ends a job of this line: {0}", joinText(s.targets).show())
	for _, a := range s.targets {
		switch {
		case strings.HasPrefix(a.text, "%"), a.job && isNumbers(a.text):
		case a.own && isNumbers(a.text), k.ownPID(a):
			why = say("ends {0}, which this agent started", joinText(s.targets).show())
		default:
			return why, false
		}
	}
	return why, true
}

// endsByName is endsItsOwn of patterns.
func (k *processJudge) endsByName(s sent) (why risk.Reason, own bool) {
	words, some := joinText(s.targets).show(), false
	for _, a := range s.targets {
		found, own := k.allOwn(s.Pattern(a.text), s.Full)
		if !own {
			return why, false
		}
		some = some || found
	}
	if !some {
		return say("ends nothing: no process is named {0} now", words), true
	}
	return say("ends what is named {0}, which this agent started", words), true
}

// maxLooks bounds how many questions one line may put to the process table.
const maxLooks = 32

// looksAtProcesses reports whether there is a process table to ask that the
// line's processes are in, and counts the question.
func (k *processJudge) looksAtProcesses() bool {
	k.looks++
	return k.world.Processes != nil && !k.wrap.remote && k.looks <= maxLooks
}

// ownPID reports the number of a process that the agent started, or that of a
// process group which one of those leads (kill(2)): a number is not given anew
// while a group has it.
func (k *processJudge) ownPID(a arg) bool {
	text := strings.TrimPrefix(a.text, "-")
	if !a.known() || len(text) > 9 || text == "" || text[0] < '1' || text[0] > '9' {
		return false
	}
	pid, err := strconv.Atoi(text)
	return err == nil && pid > 1 && k.looksAtProcesses() && k.world.Processes.Own(pid)
}

// allOwn reports whether a pattern of pgrep(1) means any process now, and
// whether the agent started all that it means.
func (k *processJudge) allOwn(pattern string, full bool) (some, all bool) {
	if pattern == "" || !k.looksAtProcesses() {
		return false, false
	}
	pids, ok := k.world.Processes.Named(pattern, full)
	for _, pid := range pids {
		ok = ok && k.world.Processes.Own(pid)
	}
	return len(pids) > 0, ok
}

// ownNumbers reports whether pgrep, as it was called, writes nothing but numbers
// of processes that the agent started, a line or a blank between them.
func (k *processJudge) ownNumbers(v *invocation) bool {
	if v.entry.Name != "pgrep" || len(v.operands) == 0 || len(v.strange)+len(v.loose) > 0 {
		return false
	}
	s := signal.Signal{}
	for _, u := range v.used {
		switch {
		case u.name == "-f" || u.name == "--full":
			s.Full = true
		case u.name == "-x" || u.name == "--exact":
			s.Exact = true
		case (u.name == "-d" || u.name == "--delimiter") && (u.value.text == " " || u.value.text == `\n`):
		case !signal.Narrows(u.name):
			return false
		}
	}
	for _, a := range v.operands {
		if !a.known() {
			return false
		}
		if _, own := k.allOwn(s.Pattern(a.text), s.Full); !own {
			return false
		}
	}
	return true
}

// isNumbers reports a word that is nothing but what the line found out: process
// numbers, or a group's.
func isNumbers(text string) bool { return text == hole || text == "-"+hole }

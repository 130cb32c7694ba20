package process

import (
	"slices"
	"strconv"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/lang/signal"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// Judge judges signals to processes.
type Judge struct {
	*access.Judge

	looks int // questions put to the process table
}

// Kill judges kill, pkill, killall, skill and xkill: what they end, and whether
// the agent started that itself.
func (j *Judge) Kill(c *effect.Call, v *option.Invocation, args []taint.Word) taint.Stream {
	if v.Marked(program.Info) {
		return taint.Stream{From: taint.FromSystem}
	}
	j.NamedInError(c, args[1:])
	s := signalOf(v.Name, args[1:])
	if s.EndsNothing {
		return taint.Chatter
	}
	targets := s.targets
	if !s.Understood || v.Name != "kill" {
		targets = v.Operands
	}
	if namesGuard(targets) || namesGuard(s.targets) {
		c.Raise(risk.Critical, 0, effect.Say("ends guard itself"))
		c.Flag(false, true)
	} else if why, own := j.endsItsOwn(v.Name, s); own {
		c.Raise(risk.Medium, 0, why)
		return taint.Chatter
	}
	j.OpenWords(c, v)
	c.Raise(risk.High, risk.SystemImpact, effect.Say("ends processes: {0}", taint.Join(targets).Show()))
	for _, a := range targets {
		switch {
		case strings.Trim(a.Src, `"${}`) == "PPID":
			c.Raise(risk.Critical, 0, effect.Say("ends the agent, or guard, that started it"))
		case a.Text == "-1" || a.Text == "1":
			c.Raise(risk.Critical, 0, effect.Say("ends every process there is"))
		}
	}
	return taint.Chatter
}

// sent is a signal with the words that it goes to.
type sent struct {
	signal.Signal
	targets []taint.Word
}

// signalOf reads the words after the name of a program that sends a signal.
func signalOf(name string, args []taint.Word) sent {
	s := sent{Signal: signal.Read(name, access.WordsOf(args))}
	for _, i := range s.Targets {
		s.targets = append(s.targets, args[i])
	}
	return s
}

// namesGuard reports a name, or numbers, of guard itself.
func namesGuard(targets []taint.Word) bool {
	return slices.ContainsFunc(targets,
		func(a taint.Word) bool { return strings.Contains(a.Text, "guard") || a.From&taint.FromGuard != 0 })
}

// endsItsOwn tells why all that a signal goes to is the agent's own work: jobs of
// this line, and what place.Processes says.
func (j *Judge) endsItsOwn(name string, s sent) (why risk.Reason, own bool) {
	if !s.Understood || len(s.targets) == 0 {
		return why, false
	}
	if name != "kill" {
		return j.endsByName(s)
	}
	why = effect.Say("ends a job of this line: {0}", taint.Join(s.targets).Show())
	for _, a := range s.targets {
		switch {
		case strings.HasPrefix(a.Text, "%"), a.Job && access.IsNumbers(a.Text):
		case a.Own && access.IsNumbers(a.Text), j.ownPID(a):
			why = effect.Say("ends {0}, which this agent started", taint.Join(s.targets).Show())
		default:
			return why, false
		}
	}
	return why, true
}

// endsByName is endsItsOwn of patterns.
func (j *Judge) endsByName(s sent) (why risk.Reason, own bool) {
	words, some := taint.Join(s.targets).Show(), false
	for _, a := range s.targets {
		found, own := j.allOwn(s.Pattern(a.Text), s.Full)
		if !own {
			return why, false
		}
		some = some || found
	}
	if !some {
		return effect.Say("ends nothing: no process is named {0} now", words), true
	}
	return effect.Say("ends what is named {0}, which this agent started", words), true
}

// maxLooks bounds how many questions one line may put to the process table.
const maxLooks = 32

// looksAtProcesses reports whether there is a process table to ask that the
// line's processes are in, and counts the question.
func (j *Judge) looksAtProcesses() bool {
	j.looks++
	return j.World.Processes != nil && !j.Wrap.Remote && j.looks <= maxLooks
}

// ownPID reports the number of a process that the agent started, or that of a
// process group which one of those leads (kill(2)): a number is not given anew
// while a group has it.
func (j *Judge) ownPID(a taint.Word) bool {
	text := strings.TrimPrefix(a.Text, "-")
	if !a.Known() || len(text) > 9 || text == "" || text[0] < '1' || text[0] > '9' {
		return false
	}
	pid, err := strconv.Atoi(text)
	return err == nil && pid > 1 && j.looksAtProcesses() && j.World.Processes.Own(pid)
}

// allOwn reports whether a pattern of pgrep(1) means any process now, and
// whether the agent started all that it means.
func (j *Judge) allOwn(pattern string, full bool) (some, all bool) {
	if pattern == "" || !j.looksAtProcesses() {
		return false, false
	}
	pids, ok := j.World.Processes.Named(pattern, full)
	for _, pid := range pids {
		ok = ok && j.World.Processes.Own(pid)
	}
	return len(pids) > 0, ok
}

// OwnNumbers reports whether pgrep, lsof or fuser, as it was called, writes nothing but numbers
// of processes that the agent started, a line or a blank between them.
func (j *Judge) OwnNumbers(v *option.Invocation) bool {
	if ports, ok := portsListed(v); ok {
		_, own := j.allAtPorts(ports)
		return own
	}
	if v.Entry.Name != "pgrep" || len(v.Operands) == 0 || len(v.Unknown)+len(v.Unlisted) > 0 {
		return false
	}
	s := signal.Signal{}
	for _, u := range v.Used {
		switch {
		case u.Name == "-f" || u.Name == "--full":
			s.Full = true
		case u.Name == "-x" || u.Name == "--exact":
			s.Exact = true
		case (u.Name == "-d" || u.Name == "--delimiter") && (u.Value.Text == " " || u.Value.Text == `\n`):
		case !signal.Narrows(u.Name):
			return false
		}
	}
	for _, a := range v.Operands {
		if !a.Known() {
			return false
		}
		if _, own := j.allOwn(s.Pattern(a.Text), s.Full); !own {
			return false
		}
	}
	return true
}

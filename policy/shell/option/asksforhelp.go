package option

import (
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/program"
)

// helpNames are the options by which most programs tell of themselves.
var helpNames = map[string]bool{"help": true, "h": true, "H": true, "?": true, "version": true, "v": true, "V": true}

// helpMayStand reports a place in which an option can only ask for help: before
// any operand. BSD's getopt(3) stops at the first one, so that rm x --help removes
// two files there. Programs with subcommands read all their words themselves, so
// that it may also be the last. Behind an option that the table does not have it
// may be that one's value.
func (p *parser) helpMayStand(last bool) bool {
	switch top := p.Chain[0]; {
	case top.Special == program.Interpreter && len(p.Used) > 0:
		return false
	case p.open || top.Goals && len(p.Chain) > 1:
		return false
	case len(p.Operands) == 0:
		return true
	case len(p.Chain) > 1:
		return last && !changesOperands(p.Entry)
	default:
		return last && top.HasSubs() && len(p.Operands) == 1
	}
}

// notesInfo notes whose an option is that only tells.
func (p *parser) notesInfo(name string, marks program.Mark) {
	if marks&program.Info == 0 {
		return
	}
	bare := strings.TrimLeft(name, "-")
	p.helps = p.helps || bare == "help" || bare == "h" || bare == "?"
	_, own := program.Whole(p.Entry.Options, bare)
	if len(bare) == 1 && !own {
		_, own = program.Short(p.Entry.Options, bare[0])
	}
	p.told = p.told || own && len(p.Chain) > 1
}

// tellsOfProgramOnly reports a subcommand that acts in spite of an option that shows the
// program's version or folders: flutter upgrade -v is a loud one, pip install x -V an
// install, pipenv --py run x runs x. Help ends all of them.
func (p *parser) tellsOfProgramOnly() bool {
	if p.Marks&program.Info == 0 || p.helps || p.told || p.Marks&program.Dry != 0 || len(p.Chain) == 1 {
		return false
	}
	e := p.Entry
	return e.Level > risk.Medium || e.Categories != 0 || e.Stops() || strings.Contains(e.Operands, "cmd")
}

// onlyTells is helpMayStand for an option of the table. An interpreter's -v may
// show the version and run what follows (ruby(1), lua(1)).
func (p *parser) onlyTells(name string) bool {
	if name == "-v" && p.Entry.Special == program.Interpreter && p.left > 1 {
		return false
	}
	return !helpNames[strings.TrimLeft(name, "-")] || p.helpMayStand(p.left == 1)
}

// changesOperands reports a program whose operands are files that it changes.
func changesOperands(e *program.Entry) bool {
	for _, role := range [...]string{"delete", "write", "edit", "make", "device", "link", "result", "renew"} {
		if strings.Contains(e.Operands, role) {
			return true
		}
	}
	return false
}

// asksForHelp is helpMayStand for an option that the table does not have. A
// subcommand may have a --version of its own, which takes a value (vault kv
// destroy -version 1 secret/x): there it is last.
func (p *parser) asksForHelp(name string, last bool) bool {
	return p.helpMayStand(last) && (name == "help" || len(p.Chain) == 1 || last)
}

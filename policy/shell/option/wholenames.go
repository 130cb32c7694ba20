package option

import (
	"strings"

	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// whole sorts -name, --name, -name=value and -name value.
func (p *parser) whole(args []taint.Word) int {
	a := args[0]
	name, value, has := strings.Cut(strings.TrimLeft(a.Text, "-"), "=")
	o, ok := program.Whole(p.table, name)
	if bare, _, found := strings.Cut(name, ":"); !ok && found && program.Has(p.table, "%") {
		name = bare
		o, ok = program.Whole(p.table, name)
	}
	switch {
	case !ok && !has && (name == "help" || name == "h" || name == "version" || name == "V") &&
		p.asksForHelp(name, len(args) == 1):
		p.Marks |= program.Info
		p.helps = p.helps || name == "help" || name == "h"
	case !ok && (p.colon(a) || p.attached(a) || p.comma(a)):
	case !ok:
		p.unlisted(args, "-"+name, value, has)
	case has:
		p.use("-"+name, o, a.Value(len(a.Text)-len(value)), true)
	case o.Arity == program.Value && len(args) > 1:
		p.use("-"+name, o, args[1], true)
		return 2
	default:
		p.use("-"+name, o, taint.Word{}, false)
	}
	return 1
}

// comma sorts -Wl,VALUE where names are whole (gcc(1), Link Options).
func (p *parser) comma(a taint.Word) bool {
	name, value, some := strings.Cut(a.Text, ",")
	o, ok := program.Whole(p.table, strings.TrimLeft(name, "-"))
	if !some || !ok || o.Arity != program.Optional {
		return false
	}
	p.use(name, o, a.Value(len(a.Text)-len(value)), true)
	return true
}

// attached sorts -oVALUE where names are whole: an option of one letter that
// takes a value (gcc -ofile, xxd -l64).
func (p *parser) attached(a taint.Word) bool {
	if a.Text[1] == '-' || len(a.Text) < 3 {
		return false
	}
	o, ok := program.Whole(p.table, a.Text[1:2])
	if !ok || o.Arity == program.Flag {
		return false
	}
	p.use(a.Text[:2], o, a.Value(2), true)
	return true
}

// colon sorts -name:VALUE, as java writes some of its options.
func (p *parser) colon(a taint.Word) bool {
	name, value, has := strings.Cut(strings.TrimLeft(a.Text, "-"), ":")
	o, ok := program.Whole(p.table, name)
	if !has || !ok || o.Arity == program.Flag {
		return false
	}
	p.use("-"+name, o, a.Value(len(a.Text)-len(value)), true)
	return true
}

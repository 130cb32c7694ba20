package grammar

import (
	"slices"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// handsItself are the methods of Ruby that hand their receiver to a block, runsAsIt those that run the block as it
// (Ruby 3.3, Object#then, #tap, #instance_exec, Module#class_eval).
var (
	handsItself = []string{"then", "tap", "yield_self", "instance_eval", "class_eval", "module_eval"}
	runsAsIt    = []string{"instance_eval", "instance_exec", "class_eval", "class_exec", "module_eval", "module_exec",
		"define_method", "define_singleton_method", "refine"}
)

// blockReceiver returns what the block of a method is given first. In a block that runs as a module, the functions of
// the module go by their bare names.
func (r *argumentReader) blockReceiver(recv, result value.Value, method string) value.Value {
	if slices.Contains(runsAsIt, method) {
		recv.Each(func(v value.Value) {
			if v.Kind == value.Name && r.Book.Modules[v.Text] && r.Canonical(v.Text+".x") != "x" {
				r.BindModule(v.Text)
				r.BindIn(r.Root, "self", v)
			}
		})
	}
	switch {
	case slices.Contains(handsItself, method):
		return recv
	case call.OverElements[method]:
		return r.Element(recv)
	case result.Source == code.Fresh: // Dir.mktmpdir { |dir| … }
		return result
	}
	return value.Value{}
}

// symbolBlock notes &:name where the text has paths, on which the method of that name may act.
func (r *argumentReader) symbolBlock(name string) {
	rule := r.Book.Rule("Path()." + name)
	if rule != nil && rule.Kind != call.None && !rule.Quiet && slices.Contains(r.Modules, "pathname") {
		r.Emit(rule.Kind, "."+name, value.Value{})
	}
}

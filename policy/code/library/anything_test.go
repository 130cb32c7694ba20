package library

import (
	"testing"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/call/calltest"
	"guard/policy/code/value"
)

// TestAnything: no call panics, whatever it is given in whatever language, and what reaches a file, a command or code
// does so with an argument that is not known as well.
func TestAnything(t *testing.T) {
	reaches := map[string]call.How{"open": Opener(0, 1), "database": Database, "dbm": DatabaseFile, "words": WordsFrom(0),
		"vector": ExecVector(0), "system": System, "globs": Globs(value.Path), "statement": SQL(true),
		"flag": ByFlag(0, 1, "R", code.Reads), "arguments": IfArguments(code.Runs), "evaluate": Evaluate,
		"text": EvaluateText, "load": Loader, "file": FileLoader, "template": Templated("{%"), "name": NameOf,
		"update": UpdatesEnvironment, "variable": Variable, "member": EnvironmentMember}
	others := map[string]call.How{"copied": Copied, "decodes": Decodes, "characters": Characters, "reordered": Reordered,
		"part": PartOfList, "element": OneOfList, "split": Split, "join": JoinList, "format": Printf, "joins": Joins(0, true),
		"home": Expanded, "variables": VariablesExpanded, "same": SameText, "parent": Upward, "last": LastPart,
		"apply": Applied(1, true), "bind": Bound(1), "partial": Bound(0), "caller": Caller(1), "later": CallLater,
		"fresh": MadeAnew("0=dir r"), "temporary": TemporaryAt(1, true), "client": Client, "flush": ServiceCommand,
		"table": EmptiesTable, "option": EmptiesWith("a", "b"), "saves": Saves, "children": Children,
		"if text": IfText(code.Writes), "options": OptionWrites("a")}
	list := value.ListOf(a, unknown)
	values := []value.Value{unknown, a, value.Text(""), one, {Kind: value.Number}, {Kind: value.Path}, value.Hidden, list,
		value.ListOf(), options("", a), {Kind: value.Dict, List: &value.Elements{More: true}}, remove,
		value.Named(""), {Kind: value.Function, Func: &value.Func{Scope: &value.Scope{Names: map[string]*value.Binding{}}}},
		value.OneOf(a, unknown), value.OneOf(list, a), partial(remove, nil, &call.Call{Arguments: &value.Arguments{}})}
	for lang := code.Python; lang < code.Languages; lang++ {
		follow := func(how call.How, c call.Call) string {
			r := calltest.Calls(lang, tableRows...)
			r.Grammar, c.Name, c.Rule = &inner{}, "f", &call.Rule{Picks: call.Picks("0=a r 1- =b")}
			how(r, &c)
			return calltest.Acts(r)
		}
		for name, how := range reaches {
			if follow(how, with(unknown)) == "" || follow(how, spread()) == "" {
				t.Errorf("%v: %s of what is not known does nothing", lang, name)
			}
			others[name] = how
		}
		for _, how := range others {
			follow(how, with())
			for i, v := range values {
				follow(how, on(v))
				follow(how, named("a", v))
				for _, w := range []value.Value{v, values[(i+1)%len(values)], values[(i+6)%len(values)]} {
					follow(how, on(v, w, v))
					follow(how, spread(v, w))
				}
			}
		}
	}
}

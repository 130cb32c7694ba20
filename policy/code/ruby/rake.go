package ruby

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// rake says what the calls of a Rakefile do beside those of FileUtils, which it has for its own (Rake 13: rake/clean,
// FileUtilsExt, DSL).
var rake = []row{
	{call.None, "", rubyLine, "ruby"},
	{code.Makes, "0", nil, "directory"},
	{call.None, "", installs, "install"},
	{code.RunsFile, "", library.FileLoader, "import"},
}

// rubyLine handles ruby("-e code"), ruby("-w", "x.rb").
func rubyLine(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if len(c.Pos) == 1 {
		r.ShellLine(c.Name, nil, value.Concat(value.Text("ruby "), c.Pos[0]))
		return value.Value{}
	}
	r.CommandList(c.Name, nil, value.ListOf(append([]value.Value{value.Text("ruby")}, c.Pos...)...))
	return value.Value{}
}

// installs handles install(from, to), a copy; with other arguments it is another library's.
func installs(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if len(c.Pos) == 2 && c.Pos[0].IsText() && c.Pos[1].IsText() {
		r.Emit(code.Copies, c.Name, c.Pos...)
	}
	return value.Value{}
}

package python

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// isoText handles today().isoformat(): a name, unless an argument says what stands between day and hour.
func isoText(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	if _, given := c.Arg(0, "sep"); given || call.Replaced(r, c.Name) {
		return value.Value{Kind: value.String}
	}
	return value.AName
}

// dateText handles today().strftime(format): a name, unless the format puts a slash in.
func dateText(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	format, _ := c.Arg(0, "format")
	if s, ok := format.Literal(); ok && call.DateFormat(s) && !call.Replaced(r, c.Name) {
		return value.AName
	}
	return value.Value{Kind: value.String}
}

// splitEnding handles os.path.splitext(path): the path without its ending, and the ending.
func splitEnding(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	v, _ := c.Arg(0, "p")
	if v.Kind == value.Choice {
		return value.Value{}
	}
	if _, known := v.Constant(); known || !v.IsText() || v.Decoded {
		return value.Value{}
	}
	stem := value.StemOf(v, "")
	if pattern, ok := v.Likeness(); !ok || strings.HasPrefix(pattern, "/") {
		return value.Value{}
	} else if strings.Contains(pattern, "/") || v.Source != code.Plain && v.Source != code.Glob {
		stem = value.Join(value.Parent(v), stem, false)
	}
	return value.ListOf(stem, value.StemOf(v, ""))
}

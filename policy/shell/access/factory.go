package access

import (
	"guard/internal/lazy"
	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
)

// appFactory is how servers of Python's applications name one that is to be made by a call:
// MODULE:CALL(…) (gunicorn 23, flask 3, uvicorn 0.30).
var appFactory = lazy.Pattern(`(?s)^\s*([A-Za-z_][\w.]*)\s*:\s*([A-Za-z_][\w.]*\s*\(.*)$`)

// Factory judges the call by which a word has an application made: any function of any
// module may stand there.
func (j *Judge) Factory(c *effect.Call, wrapper string, a taint.Word) {
	m := appFactory().FindStringSubmatch(a.Text)
	if m == nil {
		return
	}
	code := "import " + m[1] + "\n" + m[1] + "." + m[2]
	text := taint.Word{Text: code, Src: a.Src, From: a.From, Computed: a.Computed}
	j.Walk.Nested(c, wrapper, []taint.Word{taint.Literal("python3"), taint.Literal("-c"), text}, taint.Nothing)
	c.Silent = false
}

package source

import (
	"path"
	"strings"

	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/sql"
	"guard/policy/shell/taint"
)

// statementsRead judges new code that hands a database statements which are not in the text: those in the files that it
// reads. Of a whole script that lies in no file which can be read nobody knows what it does.
func (j *Judge) statementsRead(c *effect.Call, t *ProgramText, a *code.Act) {
	if !j.Sources.newText(t) {
		return
	}
	script := strings.HasSuffix(strings.ToLower(a.Call), "script")
	for _, name := range t.reads {
		if !script && path.Ext(name) != ".sql" {
			continue
		}
		text, how := j.TextOf(j.Place(taint.Literal(name)))
		switch {
		case how == files.Wholly:
			j.Sources.sqlHints(c, text)
			if sql.ChangesAll(text) {
				j.Sources.losesData(c, t, "delete from x")
			}
		case script && how == files.Unreadable:
			c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(name))
		}
	}
}

package shell

import (
	"strings"

	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
)

// logsOver judges what follows -Xlog of a Java machine, also where it only tells its version:
// the file is begun anew, what was there is renamed, and after a few starts it is gone (java(1),
// JDK 21, Enable Logging with the JVM Unified Logging Framework: -Xlog:WHAT:OUTPUT:DECORATIONS:OPTIONS).
func (j *operandJudge) logsOver(c *effect.Call, a taint.Word) {
	parts := strings.Split(a.Text, ":")
	if len(parts) < 2 {
		return
	}
	file, named := strings.CutPrefix(parts[1], "file=")
	file = strings.Trim(file, `"`)
	if file == "" || !named && (file == "stdout" || file == "stderr") {
		return
	}
	one := a
	one.Text = file
	j.Writes(c, one, access.Makes)
	j.OverUnsaved(c, one)
}

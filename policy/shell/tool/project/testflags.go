package project

import (
	"slices"
	"strings"

	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
)

// testOutputs are the options of a program built by go test -c that name what it writes (go help testflag, Go 1.26).
var testOutputs = strings.Fields("coverprofile cpuprofile memprofile blockprofile mutexprofile trace testlogfile " +
	"outputdir gocoverdir fuzzcachedir")

// testFlags judges what a program that was built here is told to write by such options: one that is no test does
// not know them.
func testFlags(j *Judge, c *effect.Call, args []taint.Word) {
	for i, a := range args {
		name, ok := strings.CutPrefix(strings.TrimLeft(a.Text, "-"), "test.")
		if !ok || !strings.HasPrefix(a.Text, "-") {
			continue
		}
		name, _, given := strings.Cut(name, "=")
		switch {
		case !slices.Contains(testOutputs, name):
			continue
		case given:
			a = a.Value(strings.IndexByte(a.Text, '=') + 1)
		case i+1 < len(args):
			a = args[i+1]
		}
		j.Writes(c, a, access.Makes)
		j.OverUnsaved(c, a)
	}
}

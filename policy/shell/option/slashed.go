package option

import (
	"slices"
	"strings"

	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// slashed is /Name:value as -name:value, where the table has "/": one dash, two dashes and a slash begin the same
// switch there, and letters are alike in either case (learn.microsoft.com/visualstudio/msbuild/
// msbuild-command-line-reference; csc, vstest.console). A path has a slash before its colon.
func (p *parser) slashed(a taint.Word) (taint.Word, bool) {
	if len(a.Text) < 2 || a.Text[0] != '/' && a.Text[0] != '-' || !program.Has(p.table, "/") {
		return a, false
	}
	name, value, ok := strings.Cut(a.Text, ":")
	if !ok {
		return a, false
	}
	if name[0] == '/' && strings.Contains(value, ",/") {
		return a, false // a path outside is told as one
	}
	bare, two := strings.CutPrefix(name, "--")
	if !two {
		bare = name[1:]
	}
	bare = strings.ToLower(bare)
	if bare == "" || strings.Trim(bare, "abcdefghijklmnopqrstuvwxyz0123456789-") != "" {
		return a, false
	}
	as := "-" + bare + ":" + value
	if _, long := program.Long(p.table, bare); two && long && len(bare) > 1 && p.style != program.Single {
		as = "--" + bare + "=" + value
	}
	return taint.Word{Text: as, Src: a.Src, From: a.From, Computed: a.Computed}, true
}

// bareSwitch reports a switch that stands without a value, and so without a colon, and says nothing of interest. One
// letter behind a dash may be another option of the same table; any other word with a slash before it may be a path.
func (p *parser) bareSwitch(t string) bool {
	return len(t) > 1 && (t[0] == '/' || t[0] == '-' && len(t) > 2) && !p.only && program.Has(p.table, "/") &&
		(slices.Contains(bareSwitches, strings.ToLower(t[1:])) || t == "/version" || t == "/help" || t == "/?")
}

// bareSwitches: MSBuild 17, msbuild -help.
var bareSwitches = strings.Fields(`restore r m maxcpucount nologo nr noconlog noconsolelogger detailedsummary ds graph
	isolate isolateprojects low lowpriority noautoresponse noautorsp interactive warnaserror err`)

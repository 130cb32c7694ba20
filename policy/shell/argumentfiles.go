package shell

import (
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
	"guard/policy/shell/tool/network"
)

// argumentMarks begin a word that stands for the words of a file: @FILE of compilers, binutils, the JDK and TypeScript
// (GCC 14, 3.1; binutils 2.43; JDK 23, javac(1); tsc 5), and where a linker, an assembler, an archiver is handed one
// on (-Wl,@FILE) or told which files to take (7z 24, -i@LIST). A word of the file that is no option and no file is
// quoted in an error.
var argumentMarks = strings.Fields("@ -Wl,@ -Wa,@ -Wp,@ -Xlinker=@ -J@ -i@ -x@ -ir@ -xr@ -ir!@ -i!@ -x!@")

// expressions are roles of words that are read as something else than a name: there @ is a letter.
var expressions = []program.Role{program.Pattern, program.Filter, program.GitRef, program.Code}

// argumentFiles judges words that may stand for those of a file: one of secrets is shown in errors, whatever the
// program. Which programs take such files, their tables need not say: of a file that holds none nothing is told.
func (j *unlistedJudge) argumentFiles(c *effect.Call, v *option.Invocation) {
	if j.Wrap.Remote {
		return
	}
	roles := program.Roles(v.Entry.Operands, len(v.Operands))
	for i, a := range v.Operands {
		if !slices.Contains(expressions, roles[i]) {
			j.argumentFile(c, a, maxArgumentFiles)
		}
	}
	for _, u := range slices.Concat(v.Used, v.Unlisted) {
		if u.Opt.Effects == "" {
			j.argumentFile(c, u.Value, maxArgumentFiles)
			j.argumentFile(c, taint.Literal(u.Name+u.Value.Text), maxArgumentFiles)
		}
	}
	for _, a := range v.Unknown {
		j.argumentFile(c, a, maxArgumentFiles)
	}
}

// maxArgumentFiles bounds how deep such files name each other, maxArguments the words of one that are looked at.
const (
	maxArgumentFiles = 3
	maxArguments     = 500
)

// argumentFile judges one such word. A folder is no such file: @secrets is a mark of tests, @acme/secrets a package.
func (j *unlistedJudge) argumentFile(c *effect.Call, a taint.Word, deep int) {
	for _, mark := range argumentMarks {
		file, ok := strings.CutPrefix(a.Text, mark)
		if !ok || file == "" {
			continue
		}
		a = a.Value(len(mark))
		p := j.Place(a)
		switch {
		case j.CopiedFrom(p.Path) != p.Path, a.From&taint.FromSecretPaths != 0:
			j.Reads(c, a)
		case j.World.Missing(p.Path) && !j.ChangedByLine(p.Path), j.IsFolder(a, p):
		case p.Is(place.Secret), network.LeadsAway(a.Text):
			j.Reads(c, a)
		default:
			access.ShowsPlain(j.Judge, c, a)
			j.arguments(c, p, deep-1)
		}
		return
	}
}

// arguments judges the words of such a file, as if they stood on the line.
func (j *unlistedJudge) arguments(c *effect.Call, p place.Place, deep int) {
	text, how := j.TextOf(p)
	words := strings.Fields(text)
	if how != files.Wholly || deep == 0 || len(words) > maxArguments {
		if j.Wrote(p.Path) && !j.World.Missing(p.Path) {
			c.Unknown(effect.Say("reads {0}, which is not known before it runs", "…"))
		}
		return
	}
	for _, word := range words {
		a := taint.Literal(strings.Trim(word, `"'`))
		j.Glance(c, a)
		j.argumentFile(c, a, deep)
	}
}

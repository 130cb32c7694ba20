package output

import (
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
	"guard/policy/shell/tool/container"
)

// outputsNamed judges values whose option, key or variable says that they are an
// output, wherever the words of a program name one: --html=x, -o log_file=x,
// json:x, export-filename:x.
func (j *Judge) outputsNamed(c *effect.Call, v *option.Invocation) {
	if j.World.Disk == nil || v.Marked(program.Dry) {
		return
	}
	says := namesOutputs(v)
	for _, u := range v.Used {
		if strings.HasPrefix(u.Opt.Effects, "make") {
			j.OverUnsaved(c, u.Value)
			if file, _, more := strings.Cut(u.Value.Text, "#"); more { // buf(1): FILE#format=json
				j.OverUnsaved(c, taint.Literal(file))
			}
		}
		if says && !strings.Contains(u.Opt.Effects, "read") {
			j.outputNamed(c, u.Name, u.Value)
		}
	}
	if !says {
		return
	}
	for _, u := range v.Unlisted {
		j.outputNamed(c, u.Name, u.Value)
		if slices.Contains(strings.Fields(bareOutputs[v.Name]), u.Name) {
			j.OverUnsaved(c, u.Value)
		}
		if len(u.Name) > 2 && (u.Name[:2] == "-o" || u.Name[:2] == "-O") {
			j.OverUnsaved(c, taint.Literal(u.Name[2:]))
		}
	}
	for _, u := range append(v.Unlisted[:len(v.Unlisted):len(v.Unlisted)], v.Used...) {
		glued := gluedOutput().FindStringSubmatch(u.Name + u.Value.Text)
		if glued != nil && (u.Given || u.Value.Text == "") {
			j.OverUnsaved(c, taint.Literal(glued[1]))
		}
	}
	j.outputsOfConsumers(c)
	for i, a := range v.Operands {
		name := ""
		if i > 0 && (v.Rest >= 0 && i > v.Rest || v.Has("-args")) && strings.HasPrefix(v.Operands[i-1].Text, "-") {
			name = v.Operands[i-1].Text // behind "--" or go test's -args: another program's options
		}
		j.outputNamed(c, name, a)
	}
}

// outputsOfConsumers judges the file of a consumer that melt plays to (melt(1), MLT 7): -consumer avformat:FILE.
func (j *Judge) outputsOfConsumers(c *effect.Call) {
	for i := 1; i < len(c.Cmd.Argv); i++ {
		if c.Cmd.Argv[i-1] == "-consumer" {
			word := c.Cmd.Argv[i]
			j.OverUnsaved(c, taint.Literal(word[strings.Index(word, ":")+1:]))
		}
	}
}

// gluedOutput is an option of Microsoft's compilers and their like that has its output right behind it (MSVC's
// compiler options by category; dxc -help): -Foa.obj.
var gluedOutput = lazy.Pattern(`^[-/]F(?:o|e|a|d|p|m|c|h|i|re|rs|sh)([^=:]*\.[^=:]+)$`)

// namesOutputs reports a program whose words may name outputs: one that only shows, that
// takes text for people or for git, or whose words are code, has them for something else.
func namesOutputs(v *option.Invocation) bool {
	switch v.Entry.Special {
	case program.Interpreter, program.Shell, program.Eval, program.Awk, program.Sed, program.Print, program.Printf,
		program.GitPush:
		return false
	}
	return v.Entry.Level != risk.Low && v.Chain[0].Name != "git" &&
		(option.WorksOnProject(v) || v.Entry.Level == risk.Medium)
}

// outputNamed judges one value by the name that stands before it, and the pairs of a
// name and a value inside it.
func (j *Judge) outputNamed(c *effect.Call, name string, value taint.Word) {
	if len(value.Text) > 4096 || value.Glob != "" {
		return
	}
	if file, ok := strings.CutPrefix(value.Text, "+O"); ok { // povray(1)
		j.OverUnsaved(c, taint.Literal(file))
	}
	if key, _, ok := strings.Cut(value.Text, "="); ok && saysOutput(key) && !strings.ContainsAny(key, " ;") ||
		saysOutput(name) {
		j.OverUnsaved(c, value)
		if i := strings.LastIndexAny(value.Text, ":=,"); i >= 0 {
			j.OverUnsaved(c, value.Value(i+1))
		}
	}
	if !strings.ContainsAny(value.Text, ":=") {
		return
	}
	text := value.Text
	for range container.MaxListed {
		m := namedValue().FindStringSubmatchIndex(text)
		if m == nil {
			return
		}
		if saysOutput(text[m[2]:m[3]]) {
			j.OverUnsaved(c, taint.Literal(text[m[4]:m[5]]))
		}
		text = text[m[4]:] // a value may be a name itself: FILTER=result=FILE
	}
}

// namedValue is a name and its value inside a word.
var namedValue = lazy.Pattern(`([A-Za-z_][\w.-]*?)\d*\s*[:=]\s*["']?([^\s\\;,:="']+)`)

// saysOutput reports the name of an option that names an output.
func saysOutput(name string) bool {
	return slices.ContainsFunc(access.NameWords(name), func(w string) bool { return slices.Contains(outputWords, w) })
}

// outputWords are what names of outputs are made of, from the usages of the programs
// whose tables end in "-*".
var outputWords = strings.Fields("dependency depfile implib reproduce o out outfile output openout log logfile " +
	"report emit save dump write export exported profile cpuprofile memprofile blockprofile mutexprofile trace " +
	"tracefile testlogfile coverprofile result stats csv html junit junitxml xml destination dest target bl txt")

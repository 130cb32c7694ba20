package shell

import (
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// outputsNamed judges values whose option, key or variable says that they are an
// output, wherever the words of a program name one: --html=x, -o log_file=x,
// json:x, export-filename:x.
func (k *outputJudge) outputsNamed(c *call, v *invocation) {
	if k.world.Disk == nil || v.marked(program.Dry) {
		return
	}
	says := namesOutputs(v)
	for _, u := range v.used {
		if strings.HasPrefix(u.opt.Effects, "make") {
			k.overUnsaved(c, u.value)
		}
		if says && !strings.Contains(u.opt.Effects, "read") {
			k.outputNamed(c, u.name, u.value)
		}
	}
	if !says {
		return
	}
	for _, u := range v.loose {
		k.outputNamed(c, u.name, u.value)
		if len(u.name) > 2 && (u.name[:2] == "-o" || u.name[:2] == "-O") {
			k.overUnsaved(c, literalArg(u.name[2:]))
		}
	}
	if slices.Contains(lastWritten, v.name) && len(v.operands) > 0 {
		last := v.operands[len(v.operands)-1]
		if len(v.operands) > 1 || v.has("--empty") {
			k.overUnsaved(c, last)
		}
		if i := strings.LastIndexByte(last.text, ':'); i > 0 {
			k.overUnsaved(c, last.value(i+1))
		}
	}
	for i, a := range v.operands {
		name := ""
		if i > 0 && v.rest >= 0 && i > v.rest && strings.HasPrefix(v.operands[i-1].text, "-") {
			name = v.operands[i-1].text // behind "--": another program's options
		}
		k.outputNamed(c, name, a)
	}
}

// namesOutputs reports a program whose words may name outputs: one that only shows, that
// takes text for people or for git, or whose words are code, has them for something else.
func namesOutputs(v *invocation) bool {
	switch v.entry.Special {
	case program.Interpreter, program.Shell, program.Eval, program.Awk, program.Sed, program.Print, program.Printf, program.GitPush:
		return false
	}
	return v.entry.Level != risk.Low && v.chain[0].Name != "git" && (worksOnProject(v) || v.entry.Level == risk.Medium)
}

// lastWritten are programs that write their last operand, or what stands behind a colon
// (sass 1.80, lessc 4, mkvextract 88, qpdf 11: with --empty it is the only one).
var lastWritten = strings.Fields("sass node-sass lessc mkvextract qpdf")

// outputNamed judges one value by the name that stands before it, and the pairs of a
// name and a value inside it.
func (k *outputJudge) outputNamed(c *call, name string, value arg) {
	if len(value.text) > 4096 || value.glob != "" {
		return
	}
	if file, ok := strings.CutPrefix(value.text, "+O"); ok { // povray(1)
		k.overUnsaved(c, literalArg(file))
	}
	if key, _, ok := strings.Cut(value.text, "="); ok && saysOutput(key) && !strings.ContainsAny(key, " ;") || saysOutput(name) {
		k.overUnsaved(c, value)
		if i := strings.LastIndexAny(value.text, ":=,"); i >= 0 {
			k.overUnsaved(c, value.value(i+1))
		}
	}
	if !strings.ContainsAny(value.text, ":=") {
		return
	}
	for _, m := range namedValue().FindAllStringSubmatch(value.text, maxListed) {
		if saysOutput(m[1]) {
			k.overUnsaved(c, literalArg(m[2]))
		}
	}
}

// namedValue is a name and its value inside a word.
var namedValue = lazy.Pattern(`([A-Za-z_][\w.-]*?)\d*\s*[:=]\s*["']?([^\s\\;,:="']+)`)

// saysOutput reports the name of an option that names an output.
func saysOutput(name string) bool {
	return slices.ContainsFunc(nameWords(name), func(w string) bool { return slices.Contains(outputWords, w) })
}

// outputWords are what names of outputs are made of, from the usages of the programs
// whose tables end in "-*".
var outputWords = strings.Fields("o out outfile output openout log logfile report emit save dump write export exported profile cpuprofile memprofile blockprofile mutexprofile trace tracefile html junit junitxml xml destination dest target bl txt")

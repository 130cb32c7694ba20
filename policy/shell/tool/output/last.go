package output

import (
	"path"
	"slices"
	"strings"

	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// lastNames judges the last operand of programs that write it, or write into it.
func (j *Judge) lastNames(c *effect.Call, v *option.Invocation) {
	n := len(v.Operands) - 1
	if n < 0 {
		return
	}
	last := v.Operands[n]
	if slices.Contains(lastWritten, v.Name) {
		if n > 0 || v.Has("--empty") {
			j.OverUnsaved(c, last)
		}
		if i := strings.LastIndexByte(last.Text, ':'); i > 0 {
			j.OverUnsaved(c, last.Value(i+1))
		}
	}
	if !slices.Contains(intoLast, v.Name) {
		return
	}
	for _, a := range v.Operands[:n] {
		if a.Known() && last.Known() {
			j.OverUnsaved(c, taint.Literal(path.Join(last.Text, path.Base(a.Text))))
			j.OverUnsaved(c, taint.Literal(path.Join(last.Text, a.Text)))
		}
	}
}

// lastWritten are programs that write their last operand, or what stands behind a colon
// (sass 1.80, lessc 4, mkvextract 88, qpdf 11: with --empty it is the only one; the usages
// of papermill 2.6, ncp 2.0, csso-cli 4, json-schema-to-typescript 15, vega-cli 5,
// vega-lite 5, djvutxt 3.5, svgexport 0.4, move-cli 2).
var lastWritten = strings.Fields("sass node-sass lessc mkvextract qpdf papermill ncp csso json2ts " +
	"vg2svg vg2png vg2pdf vl2svg vl2png vl2pdf vl2vg djvutxt svgexport move-cli mv-cli copy-file")

// intoLast are programs that write files into their last operand, a folder, under their
// own names or paths (the usages of cpx 1.5, cpx2, copyfiles 2.4, cpy-cli 5, ncp 2.0).
var intoLast = strings.Fields("cpx cpx2 copyfiles copyup cpy cpy-cli ncp")

// bareOutputs are options of a program that name an output where another program's of the
// same name takes nothing (webpack-cli 5, typedoc 0.26, source-map-explorer 2.5).
var bareOutputs = map[string]string{
	"webpack":             "--json -j",
	"typedoc":             "--json",
	"source-map-explorer": "--json --tsv --html",
}

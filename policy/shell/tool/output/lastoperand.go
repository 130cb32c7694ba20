package output

import (
	"path"
	"slices"
	"strings"

	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// lastNames judges the operands that programs write, or write into: the last one, one behind
// a colon, one in place.
func (j *Judge) lastNames(c *effect.Call, v *option.Invocation) {
	n := len(v.Operands) - 1
	if n < 0 || v.Marked(program.Dry) || !namesOutputs(v) && !slices.Contains(printers, v.Name) {
		return
	}
	j.inPlace(c, v)
	last := v.Operands[n]
	if slices.Contains(lastWritten, v.Name) && (n > 0 || v.Has("--empty")) {
		j.leaves(c, last)
	}
	if slices.Contains(pairs, v.Name) {
		for _, a := range v.Operands {
			j.pair(c, a)
		}
	}
	if v.Name == "kcov" && n > 0 { // kcov(1): the report's folder, then the program
		j.OverUnsaved(c, taint.Literal(path.Join(v.Operands[0].Text, "index.html")))
	}
	if based, ok := basedOn[v.Name]; ok && n > based {
		j.OverResults(c, v.Operands[based])
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

// leaves judges a file that a program writes as its own.
func (j *Judge) leaves(c *effect.Call, a taint.Word) {
	j.OverUnsaved(c, a)
	if a.Text != "-" && !strings.HasPrefix(a.Text, "-") {
		j.Writes(c, a, access.Makes)
	}
}

// pairs are programs that take SOURCE:DESTINATION (sass 1.80, of a folder each sheet in it;
// mkvextract 88, TRACK:FILE).
var pairs = []string{"sass", "mkvextract"}

// pair judges what one such operand writes.
func (j *Judge) pair(c *effect.Call, a taint.Word) {
	source, dest, ok := strings.Cut(a.Text, ":")
	if !ok || dest == "" || strings.HasPrefix(dest, "//") {
		return
	}
	j.leaves(c, a.Value(len(source)+1))
	if j.World.Disk == nil {
		return
	}
	for _, end := range [...]string{".scss", ".sass", ".css"} {
		for _, sheet := range j.World.Expand(j.State.Cwd, path.Join(source, "*"+end)).Names {
			name := strings.TrimSuffix(path.Base(sheet), end)
			j.OverUnsaved(c, taint.Literal(path.Join(dest, name+".css")))
		}
	}
}

// inPlace judges programs that change their operands where nothing else is named
// (objcopy(1), binutils 2.42: the only one; svgo 3: each; gcovr 8: what follows --html).
func (j *Judge) inPlace(c *effect.Call, v *option.Invocation) {
	switch name := strings.TrimPrefix(v.Name, "llvm-"); {
	case name == "objcopy" && len(v.Operands) == 1:
		j.OverUnsaved(c, v.Operands[0])
		j.Writes(c, v.Operands[0], access.Edits)
	case name == "svgo" && !v.Has("-o", "--output", "-s", "--string"):
		for _, a := range v.Operands {
			j.OverUnsaved(c, a)
			all := path.Join(a.Text, "*.svg") // -f FOLDER
			j.OverUnsaved(c, taint.Pattern(all))
		}
	case name == "gcovr":
		for _, a := range v.Operands {
			j.OverUnsaved(c, a)
		}
	case name == "ffmpeg" || name == "avconv": // ffmpeg-formats(1), image2 and segment: a number in the name
		for _, a := range v.Operands {
			if strings.Contains(a.Text, "%") {
				j.OverResults(c, a)
			}
		}
	}
}

// basedOn says which operand begins the names of the outputs where further words follow it
// (tesseract(1): IMAGE BASE CONFIG...).
var basedOn = map[string]int{"tesseract": 1, "gnuclad": 1}

// printers are programs of lastWritten that print where they get no second name.
var printers = []string{"djvutxt"}

// lastWritten are programs that write their last operand, or what stands behind a colon
// (sass 1.80, lessc 4, mkvextract 88, qpdf 11: with --empty it is the only one; the usages
// of papermill 2.6, ncp 2.0, csso-cli 4, json-schema-to-typescript 15, vega-cli 5,
// vega-lite 5, djvutxt 3.5, svgexport 0.4, move-cli 2, nomnoml 1.6, Graph::Easy 0.76, gnuclad 0.2).
var lastWritten = strings.Fields("sass node-sass lessc mkvextract qpdf papermill ncp csso json2ts " +
	"vg2svg vg2png vg2pdf vl2svg vl2png vl2pdf vl2vg djvutxt svgexport move-cli mv-cli copy-file " +
	"nomnoml graph-easy gnuclad")

// intoLast are programs that write files into their last operand, a folder, under their
// own names or paths (the usages of cpx 1.5, cpx2, copyfiles 2.4, cpy-cli 5, ncp 2.0).
var intoLast = strings.Fields("cpx cpx2 copyfiles copyup cpy cpy-cli ncp")

// bareOutputs are options of a program that name an output where another program's of the
// same name takes nothing (webpack-cli 5, typedoc 0.26, source-map-explorer 2.5).
var bareOutputs = map[string]string{
	"lessc":               "--source-map",
	"webpack":             "--json -j",
	"typedoc":             "--json",
	"source-map-explorer": "--json --tsv --html",
}

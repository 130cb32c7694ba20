package project

import (
	"regexp"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/effect"
	"guard/policy/shell/source"
	"guard/policy/shell/table"
)

// Where a program writes is often said by the text that it draws, sets or plays: a picture's name, a buffer that is
// saved, a consumer's target.

// writing are the words by which such texts name what is written. Sources: POV-Ray 3.7 (fopen, Output_File_Name);
// Asymptote 2.9 (output, shipout, outname); MetaPost 2.10 (outputtemplate); LilyPond 2.24 (bookOutputName); the
// packages moreverb, scontents, answers, newfile and tcolorbox of TeX Live 2024; ConTeXt (savebuffer); ImageMagick 7
// (MSL); MLT 7 (consumer); PlantUML 1.2024 (@startuml NAME); HTML Tidy 5.8 (output-file); Metalsmith 2.6
// (destination, clean); Blender 4 (bpy.ops, render.filepath).
var writing = []textWrites{
	{"povray", "*.pov *.inc *.ini", "", lazy.Pattern(`#fopen\s+\w+\s+"([^"\n]+)"\s+(?:write|append)|` +
		`(?mi:^\s*Output_File_Name\s*=\s*"?([^"\n]+))`)},
	{"asy", "*.asy", ".pdf .eps .svg .png", lazy.Pattern(
		`\b(?:output|shipout|delete)\s*\(\s*"([^"\n]+)"|\boutname\s*=\s*"([^"\n]+)"`)},
	{"mpost mf mptopdf", "*.mp *.mf", "", lazy.Pattern(
		`\b(?:outputtemplate|filenametemplate)\s*(?::=)?\s*"([^"\n]+)"`)},
	{"lilypond", "*.ly *.ily", ".pdf .midi .ps .png .svg", lazy.Pattern(`\\bookOutputName\s+#?"([^"\n]+)"`)},
	{"latex pdflatex xelatex lualatex tex pdftex luatex xetex latexmk tectonic arara rubber dvilualatex context mtxrun",
		"*.tex *.ltx *.sty *.cls *.mkiv", ".tex", lazy.Pattern(`\\begin\{verbatimwrite\}\{([^}\n]+)|` +
			`\bwrite-(?:out|env|cmd)\s*=\s*\{?([^,\]}\s]+)|` +
			`\\(?:Opensolutionfile|openoutputfile)\{(?:\w+\}\[)?([^}\]\n]+)|` +
			`\blisting file\s*=\s*\{?([^,}\]\n]+)|\\savebuffer\s*\[[^\]]*\bfile=([^,\]]+)`)},
	{"convert magick conjure mogrify composite montage", "*.msl *.svg *.xml", "", lazy.Pattern(
		`<write\b[^>]*\bfilename\s*=\s*["'](?:\w+:)?([^"'\n]+)`)},
	{"melt", "*.mlt *.xml *.kdenlive", "", lazy.Pattern(
		`<consumer\b[^>]*\b(?:target|resource)\s*=\s*["']([^"'\n]+)`)},
	{"plantuml", "*.puml *.plantuml *.iuml *.pu *.wsd *.txt", ".png .svg .pdf .txt", lazy.Pattern(
		`(?m)^\s*@start\w+[ \t]+"?([^"\s(){}]+)`)},
	{"tidy", "*", "", lazy.Pattern(`(?m)^\s*(?:output-file|error-file)\s*:\s*(\S+)`)},
	{"node nodejs bun deno tsx metalsmith", "*.js *.mjs *.cjs *.ts", "", lazy.Pattern(
		`(?s)metalsmith.*?\.destination\(\s*["']([^"'\n]+)`)},
	{"blender", "*.py", ".png .glb .obj .blend", lazy.Pattern(
		`(?:\brender\.filepath\s*=|\b(?:export|save)\w*(?:\.\w+)?\([^()]*?\bfilepath\s*=)\s*["'](?://)?([^"'\n]+)`)},
}

// textWrites is such a language: its programs, its texts, the endings that a name may get, and the words with the name.
type textWrites struct {
	programs, texts, endings string
	names                    func() *regexp.Regexp
}

var writtenBy = table.ByWord(writing, func(w textWrites) []string { return strings.Fields(w.programs) })

// judge judges what a text of this session's has written.
func (w textWrites) judge(j *Judge, c *effect.Call, file, text string) {
	held, _ := j.World.Committed(file)
	for _, m := range w.names().FindAllStringSubmatch(text, maxTexts) {
		if held != "" && strings.Contains(held, m[0]) {
			continue
		}
		name := strings.Join(m[1:], "")
		for _, ending := range append(strings.Fields(w.endings), "") {
			source.WritesTo(j.Texts.Sources, c, file, strings.TrimSpace(name)+ending)
		}
	}
}

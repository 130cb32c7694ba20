package source

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
)

// writesNext are the words behind which such a text says where its program writes (PlantUML 1.2024, @startuml NAME;
// LilyPond 2.24, \bookOutputName; MetaPost 2.11, outputtemplate, filenametemplate, write … to; Asymptote 2.9, output,
// shipout, delete; POV-Ray 3.7, #fopen … write, Output_File_Name; gnuplot 6, set output, save; LaTeX2e, \openout,
// verbatimwrite, filecontents; answers, scontents and tcolorbox of TeX Live 2024; ConTeXt, savebuffer; ImageMagick 7,
// MSL; MLT 7, consumer; HTML Tidy 5.8, output-file, error-file; Blender 4, render.filepath, filepath of bpy.ops; Coq
// 8.20, Redirect, Extraction).
var writesNext = lazy.Pattern(`(?i)writ|\bout|output|openout|shipout|save|export|dump|dest|@start|generat|append|` +
	`filecontents|filenametemplate|opensolution|listing file|<consumer|error-file|\bdelete\(|\bfilepath|\bredirect\b|` +
	`\bextraction\b`)

// writtenBehind are those that stand behind the name.
var writtenBehind = lazy.Pattern(`(?i)^["')\]}\s,]*\b(?:write|append|overwrite)\b`)

// DocumentWrites judges the names of a text, other than prose, that its program writes by, perhaps with an ending that
// it gives them: outside of the workspace, or over what is nowhere else. What git holds of it is the person's own.
func DocumentWrites(n *Names, c *effect.Call, file, text string, endings []string) {
	if n.World.Disk == nil || prose(file) {
		return
	}
	held, _ := n.World.Committed(file)
	looked := 0
	for line := range strings.Lines(text) {
		for at, word := range wordsAt(line) {
			closes := at > 0 && line[at-1] == '<' // </copy>
			if closes || len(word) < 3 || len(word) > maxName ||
				!writesNext().MatchString(line[max(0, at-maxKey):at]) &&
					!writtenBehind().MatchString(line[at+len(word):]) {
				continue
			}
			if looked++; looked > files.MaxLiterals {
				return
			}
			if held == "" || !strings.Contains(held, strings.TrimSpace(line)) {
				for _, ending := range append(endings, "") {
					writesDocument(n, c, file, word+ending)
				}
			}
		}
	}
}

// writesDocument judges one name by which such a text is written.
func writesDocument(n *Names, c *effect.Call, file, word string) {
	word = strings.TrimPrefix(homeName.Replace(word), "//") // Blender 4: the folder of its own file
	if p := n.World.At(n.State.Cwd, word); p.Is(place.Inside) || leadsOut(word, false) && writableElsewhere(n, p) {
		WritesTo(n, c, file, word)
	}
}

// writableElsewhere reports a name in a folder outside of the workspace that is there: /home/page.html is a page.
func writableElsewhere(n *Names, p place.Place) bool {
	dir := path.Dir(p.Path)
	return (strings.Count(dir, "/") > 1 || n.World.Home != "" && place.Below(p.Path, n.World.Home)) &&
		files.Elsewhere(&n.Folders, n.World.At("/", dir), dir) != nil
}

// wordsAt are the words of a setting's line, with where they begin.
func wordsAt(line string) func(yield func(int, string) bool) {
	return func(yield func(int, string) bool) {
		from := -1
		for i, r := range line + "\n" {
			switch {
			case !SplitsSetting(r):
				if from < 0 {
					from = i
				}
			case from >= 0:
				if !yield(from, line[from:i]) {
					return
				}
				from = -1
			}
		}
	}
}

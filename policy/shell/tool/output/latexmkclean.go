package output

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// latexmk -c and -C delete, beside each document, the files with the endings that its settings name (latexmk(1), 4.86:
// $clean_ext, $clean_full_ext, @generated_exts).

// cleanedEndings finds them: words of a text, or of a list.
var cleanedEndings = lazy.Pattern(`[$@](?:clean_(?:full_)?ext|generated_exts)\b[^'"\n;(]*` +
	`(?:\([^)]*\)|["']([^"'\n]*)["'])|\bpush\b[^\n;]*@(?:generated_exts)\b[^\n;]*`)

// cleansDocuments judges what it would delete by such settings of this session's.
func cleansDocuments(j *Judge, c *effect.Call, v *option.Invocation) {
	if v.Name != "latexmk" || j.World.Disk == nil || j.State.Cwd == "" {
		return
	}
	settings := latexmkSettings(j)
	setsOutput(j, c, v, settings)
	if !v.Gave("-c", "-C", "-CA", "-gg") {
		return
	}
	var endings []string
	for _, m := range cleanedEndings().FindAllString(settings, maxCleaned) {
		_, names, _ := strings.Cut(m, "=")
		endings = append(endings, strings.FieldsFunc(names+" "+m, notEnding)...)
	}
	for _, stem := range documents(j, v) {
		for _, ending := range endings {
			name := stem + "." + strings.TrimPrefix(ending, ".")
			if strings.Contains(ending, "%R") {
				name = strings.ReplaceAll(ending, "%R", stem)
			}
			if !j.World.Missing(j.Place(taint.Literal(name)).Path) {
				j.Deletes(c, taint.Literal(name), false)
			}
		}
	}
}

// outputFolder is a setting of where outputs go (latexmk(1), 4.86: $out_dir, $aux_dir, $out2_dir).
var outputFolder = lazy.Pattern(`\$(?:out2?|aux)_dir\s*=\s*["']([^"'\n]+)["']`)

// setsOutput judges what it would write over, or outside, by such settings.
func setsOutput(j *Judge, c *effect.Call, v *option.Invocation, settings string) {
	for _, m := range outputFolder().FindAllStringSubmatch(settings, maxCleaned) {
		for _, stem := range documents(j, v) {
			for _, ending := range [...]string{".pdf", ".dvi", ".ps", ".log", ".aux"} {
				out := taint.Literal(path.Join(m[1], path.Base(stem)+ending))
				if j.Place(out).Is(place.Inside) {
					j.OverUnsaved(c, out)
				} else {
					j.Writes(c, out, access.Makes)
				}
			}
		}
	}
}

// latexmkSettings is what this session's settings say.
func latexmkSettings(j *Judge) (all string) {
	for _, file := range j.SessionFiles() {
		if base := path.Base(file); base != ".latexmkrc" && base != "latexmkrc" && base != "LatexMk" {
			continue
		}
		if text, how := j.TextOf(place.Place{Path: file}); how == files.Wholly && len(text) <= files.MaxSecret {
			all += text + "\n"
		}
	}
	return all
}

// notEnding parts the words of such a setting.
func notEnding(r rune) bool { return strings.ContainsRune(" \t\n'\"(),;=$@", r) }

// documents are the stems of the documents that the line names, or of all in the folder.
func documents(j *Judge, v *option.Invocation) (stems []string) {
	for _, a := range v.Operands {
		if a.Known() {
			stems = append(stems, strings.TrimSuffix(a.Text, path.Ext(a.Text)))
		}
	}
	if len(stems) == 0 {
		for _, name := range j.World.Expand(j.State.Cwd, "*.tex").Names {
			stems = append(stems, strings.TrimSuffix(name, ".tex"))
		}
	}
	return stems
}

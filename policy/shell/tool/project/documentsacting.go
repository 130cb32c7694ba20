package project

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/recipe"
	"guard/policy/recipe/makefile"
	"guard/policy/risk"
	"guard/policy/shell/files"
	"guard/policy/shell/source"
	"guard/policy/shell/table"
)

// Packages of R: what this session wrote in them runs by the names of their files.

// partsOfR are the files of a package of R that run when it is built, checked or installed (Writing R Extensions, R
// 4.4: 1.1.5 Package subdirectories, 1.2 Configure and cleanup, 1.2.1 Using Makevars, 1.3.1 Checking packages).
const (
	scriptsOfR = "configure cleanup configure.win cleanup.win configure.ucrt cleanup.ucrt"
	makesOfR   = "Makevars Makevars.in Makevars.win Makevars.ucrt Makefile Makefile.win"
	sourcesOfR = "*.R *.r *.Rmd *.Rnw *.Rd *.qmd *.Rin"
)

// packageOfR judges one such file.
func (j *reader) packageOfR(file, text string) {
	base := path.Base(file)
	_, sub := j.v.Words()
	task, _, _ := strings.Cut(strings.TrimPrefix(sub, "CMD "), " ")
	if !table.HasWord("build check INSTALL", task) {
		return
	}
	j.Reviewed = append(j.Reviewed, "document "+file)
	switch {
	case table.FitsAny(scriptsOfR, base):
		if !source.ShellFile(file, text) {
			j.c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(file))
			return
		}
		j.runsFrom(path.Dir(file), []string{text})
	case table.FitsAny(makesOfR, base):
		j.runsMakevars(file, text)
	case actsInR(text):
		j.c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(file))
	}
}

// runsFrom is runsLines for what runs in a folder.
func (j *reader) runsFrom(dir string, lines []string) {
	cwd, maybe := j.State.Cwd, j.State.Maybe
	j.State.Cwd, j.State.Maybe = dir, nil
	j.runsLines(lines)
	j.State.Cwd, j.State.Maybe = cwd, maybe
}

// runsMakevars judges the recipes that R's make runs, and what make itself runs for a variable.
func (j *reader) runsMakevars(file, text string) {
	given := map[string]string{"SHLIB": "package.so", "OBJECTS": "package.o", "RM": "rm -f"}
	unknown := recipe.Surroundings{
		File:   func(string) (string, recipe.FileState) { return "", recipe.Unknown },
		Getenv: func(string) (string, bool) { return "", false },
		Named:  func(string) bool { return false },
		Has:    func(string) bool { return true },
	}
	var lines []string
	for _, line := range makefile.Read(unknown, text, nil, given).Lines {
		lines = append(lines, line.Shell())
	}
	for _, m := range shellOfMake().FindAllStringSubmatch(text, files.MaxLiterals) {
		lines = append(lines, m[1]+m[2])
	}
	j.runsFrom(path.Dir(file), lines)
}

// shellOfMake is a command that make runs while it reads (GNU make manual, 8.14).
var shellOfMake = lazy.Pattern(`(?m)\$[({]shell\s+([^()\n]*)[)}]|^\w+\s*!=([^\n]*)`)

var (
	// startsInR are functions of R that start, fetch or load what is not shown (R 4.4, base and utils).
	startsInR = lazy.Pattern(`(?:^|[^\w.])(?:system2?|shell(?:\.exec)?|pipe|fifo|socketConnection|download\.file|` +
		`eval\(\s*(?:str2lang|parse)|dyn\.load|url|curl_download|processx::\w+|callr::\w+|` +
		`source\(\s*["']https?:)\s*\(?`)
	// writesInR are those that delete and write files, up to their first word.
	writesInR = lazy.Pattern(`(?:^|[^\w.])(?:unlink|file\.(?:remove|rename|copy|create|append|symlink)|write(?:Lines|` +
		`\.csv|\.table|RDS)?|saveRDS|save(?:\.image)?|sink|dump|dput|cat|file_delete|dir_delete|file_move|` +
		`file_copy)\(([^\n]*)`)
	// leadsOut is a path that does not stay where the tests run: in a copy of the package.
	leadsOut = lazy.Pattern(`["'](?:/|~|[A-Za-z]:|(?:[^"'\n]*/)?\.\./)`)
)

// actsInR reports code of R that does more than compute. It runs in a copy of the package: what it writes by half a
// path is in there.
func actsInR(text string) bool {
	if startsInR().MatchString(text) {
		return true
	}
	return slices.ContainsFunc(writesInR().FindAllStringSubmatch(text, files.MaxLiterals), func(m []string) bool {
		return leadsOut().MatchString(m[1]) || strings.Contains(m[1], "path.expand") || strings.Contains(m[1], "HOME")
	})
}

package source

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
)

// readsGin finds a program that reads settings of Gin's, which import modules (gin-config 0.5, "Importing modules").
var readsGin = lazy.Pattern(`\bgin\.(?:parse_config|load_config)\w*\(`)

// ginImport is such an import.
var ginImport = lazy.Pattern(`(?m)^[ \t]*(?:import[ \t]+[\w.]+|from[ \t]+[\w.]+[ \t]+import[ \t]+[\w.]+)`)

// importsByGin judges what this session's settings import.
func importsByGin(j *Judge, c *effect.Call, t *ProgramText, text string) {
	if t.Lang != code.Python || !readsGin().MatchString(text) {
		return
	}
	for _, file := range j.SessionFiles() {
		if path.Ext(file) != ".gin" {
			continue
		}
		if settings, how := j.TextOf(place.Place{Path: file}); how == files.Wholly {
			imports := strings.Join(ginImport().FindAllString(settings, maxEmbedded), "\n") + "\n"
			j.Acts(c, &ProgramText{Lang: code.Python, File: t.File, Depth: t.Depth + 1}, imports)
		}
	}
}

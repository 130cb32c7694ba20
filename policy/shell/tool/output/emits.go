package output

import (
	"encoding/json"
	"path"
	"strings"

	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// Names that a program makes up from what its settings or its sources are called.

// packsAnew are commands that write NAME-VERSION.tgz, over one that is there (npm 10, npm pack; pnpm 9, pnpm pack).
var packsAnew = table.WordSet("npm-pack pnpm-pack bun-pm")

// packs judges the archive that such a command writes of the package here.
func (j *Judge) packs(c *effect.Call, v *option.Invocation) {
	if !packsAnew[strings.ReplaceAll(v.Name, " ", "-")] || v.Gave("--dry-run", "--out", "--filename") ||
		len(v.Operands) > 0 || j.World.Disk == nil || j.State.Cwd == "" {
		return
	}
	var manifest struct{ Name, Version string }
	text, how := j.TextOf(place.Place{Path: path.Join(j.State.Cwd, "package.json")})
	if how != files.Wholly || json.Unmarshal([]byte(text), &manifest) != nil {
		return
	}
	name := strings.ReplaceAll(strings.TrimPrefix(manifest.Name, "@"), "/", "-") + "-" + manifest.Version + ".tgz"
	folder, _ := v.Option("--pack-destination")
	if folder.Text == "" || folder.Known() {
		j.OverUnsaved(c, taint.Literal(path.Join(folder.Text, name)))
	}
}

// emitsOver judges tsc where outputs lie beside the sources: beside a source of this session's, what is there is no
// output of an earlier run (TypeScript 5.6, "tsc CLI Options").
func (j *Judge) emitsOver(c *effect.Call, v *option.Invocation) {
	if first, _ := v.Words(); !table.HasWord("tsc tsgo", first) || j.World.Disk == nil || j.State.Cwd == "" ||
		v.Gave("--noEmit", "-noEmit", "--outDir", "-outDir", "--clean", "--init", "--emitDeclarationOnly", "--help",
			"--version", "-v", "-h") {
		return
	}
	settings := path.Join(j.State.Cwd, "tsconfig.json")
	if a, ok := v.Option("-p", "--project", "-project"); ok {
		if settings = j.Place(a).Path; j.FolderAt(settings) {
			settings = path.Join(settings, "tsconfig.json")
		}
	}
	if settings == "" || j.outputsElsewhere(settings, maxInherited) {
		return
	}
	for _, file := range j.emittedBeside(path.Dir(settings)) {
		stem := strings.TrimSuffix(file, path.Ext(file))
		if text, _ := j.TextOf(place.Place{Path: file}); !emittedText().MatchString(text) &&
			(j.OwnFile(stem+".ts") || j.OwnFile(stem+".tsx")) && j.Unsaved(file) {
			j.OverUnsaved(c, taint.Literal(file))
		}
	}
}

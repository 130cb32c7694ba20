package source

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/taint"
)

// unpacksAll are the calls of Python that unpack all of an archive (tarfile and shutil, Python 3.13), safely those that
// are given a filter.
var (
	unpacksAll = lazy.Pattern(`\.extractall$|(?:^|\.)unpack_archive$`)
	filtered   = lazy.Pattern(`\bfilter\s*=\s*["'](?:data|tar)["']`)
)

// unpacksOutside judges an archive whose own names lead out of the folder into which code unpacks it: unlike tar and
// zipfile, tarfile goes by them (Python 3.13, tarfile, "Extraction filters").
func unpacksOutside(j *Judge, c *effect.Call, t *ProgramText, text string, acts []code.Act) {
	if t.Lang != code.Python || filtered().MatchString(text) {
		return
	}
	for i := range acts {
		a := &acts[i]
		if a.Kind != code.Writes || !unpacksAll().MatchString(a.Call) {
			continue
		}
		into := j.Place(j.Sources.argOf(t, a, 0)).Path
		for _, name := range QuotedStrings(text) {
			if into == "" || !files.IsArchive(name) && !strings.Contains(name, ".tar.") {
				continue
			}
			for _, member := range files.MembersOutside(&j.Folders, j.Place(taint.Literal(name)).Path) {
				if !path.IsAbs(member) {
					member = path.Join(into, member)
				}
				j.Writes(c, taint.Literal(member), access.Overwrites)
			}
		}
	}
}

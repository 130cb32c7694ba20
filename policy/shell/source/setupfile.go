package source

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
)

// loadsSetup finds a program that sets a package up: setup.py.
var loadsSetup = lazy.Pattern(`\b(?:setuptools|distutils)\b`)

// attributes are the modules that the settings of a package name, whose values setuptools takes by importing them, and
// the classes that it starts (setuptools 80, "Configuring setuptools using setup.cfg files": attr:, cmdclass).
var attributes = lazy.Pattern(`\battr\s*[:=]\s*["']?([\w.]+)|(?m:^\s+[\w-]+\s*=\s*([A-Za-z_][\w.]*)\.\w+\s*$)`)

// configured judges the modules that setup.cfg and pyproject.toml have setup.py load.
func (j *Judge) configured(c *effect.Call, t *ProgramText, file string) {
	base := path.Base(file)
	if base != "setup.cfg" && base != "pyproject.toml" || !loadsSetup().MatchString(t.text) {
		return
	}
	text, how := j.TextOf(place.Place{Path: file})
	if how != files.Wholly {
		return
	}
	for _, m := range attributes().FindAllStringSubmatch(text, files.MaxLiterals) {
		for name := m[1] + m[2]; name != ""; name = name[:max(0, strings.LastIndexByte(name, '.'))] {
			for _, module := range j.Sources.moduleFiles(t, name) {
				j.LoadsFile(c, t, module)
			}
		}
	}
}

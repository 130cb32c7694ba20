package project

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy/recipe/yaml"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/taint"
)

// Files of a build that hold commands of a shell: macros, and the parts of a package.

// startsInMacro finds where a macro starts a command (GNU m4 1.4, "Shell commands"; Autoconf 2.72, m4_syscmd).
var startsInMacro = lazy.Pattern(`\b(?:m4_)?e?syscmd(?:_s)?\(`)

// autoconfMacros judges the commands that a file of Autoconf's starts while configure is made of it.
func autoconfMacros(j *reader, file, text string) {
	j.Reviewed = append(j.Reviewed, "document "+file)
	var lines []string
	for _, at := range startsInMacro().FindAllStringIndex(text, files.MaxLiterals) {
		lines = append(lines, macroText(text[at[1]-1:]))
	}
	runsMostly(j, "", lines)
}

// macroText is what a macro is given, between its bracket and the one that closes it, without quotes.
func macroText(text string) string {
	depth := 0
	for i := range min(len(text), maxMacro) {
		switch text[i] {
		case '(', '[':
			depth++
		case ')', ']':
			if depth--; depth == 0 {
				return strings.Trim(text[1:i], "[]`' \t\n")
			}
		}
	}
	return ""
}

// maxMacro bounds such a command.
const maxMacro = 4 << 10

// craftKnown are the variables of a part's surroundings (Snapcraft 8, "Part environment variables").
const craftKnown = "CRAFT_PART_SRC=/tmp/craft/src " +
	"CRAFT_PART_SRC_WORK=/tmp/craft/src CRAFT_PART_BUILD=/tmp/craft/build " +
	"CRAFT_PART_BUILD_WORK=/tmp/craft/build CRAFT_PART_INSTALL=/tmp/craft/install CRAFT_STAGE=/tmp/craft/stage " +
	"CRAFT_PRIME=/tmp/craft/prime SNAPCRAFT_PART_SRC=/tmp/craft/src SNAPCRAFT_PART_BUILD=/tmp/craft/build " +
	"SNAPCRAFT_PART_INSTALL=/tmp/craft/install SNAPCRAFT_STAGE=/tmp/craft/stage SNAPCRAFT_PRIME=/tmp/craft/prime " +
	"CRAFT_OVERLAY=/tmp/craft/overlay CRAFT_PROJECT_DIR=. SNAPCRAFT_PROJECT_DIR=. CRAFT_PARALLEL_BUILD_COUNT=1\n"

// craftSteps are the keys of a part that hold commands (Snapcraft 8 and Charmcraft 3, "Override build steps").
var craftSteps = strings.Fields("override-pull override-overlay override-build override-stage override-prime " +
	"overlay-script prepare build install pull")

// craftParts judges the commands of the parts of a package, which run where they are built on this machine.
func craftParts(j *reader, file, text string) {
	j.Reviewed = append(j.Reviewed, "document "+file)
	value, _ := yaml.Read(text)
	top, _ := value.(*yaml.Map)
	parts, _ := top.Get("parts").(*yaml.Map)
	if parts == nil {
		return
	}
	for _, name := range parts.Keys {
		part, _ := parts.Get(name).(*yaml.Map)
		for _, step := range craftSteps {
			if script, is := part.Get(step).(string); is && script != "" {
				runsMostly(j, craftKnown, []string{script})
			}
		}
	}
}

// runsMostly judges lines of which programs that guard does not know are everyday, as is what they install.
func runsMostly(j *reader, known string, lines []string) {
	if len(lines) == 0 || !j.Enter() {
		return
	}
	defer j.Leave()
	script := known + strings.Join(lines, "\n")
	j.AddsWhere(j.c, func(probe *effect.Call) {
		j.InSubshell(nil, func() taint.Stream { return j.Walk.ShellText(probe, j.v.Name, taint.Literal(script)) })
	}, func(cmd *effect.Command) bool {
		own := &cmd.Own
		return own.Level == risk.Critical || own.Categories&^merely != 0
	})
	j.c.Silent = false
}

package project

import (
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/files"
	"guard/policy/shell/taint"
)

// Ninja hands what stands behind "command =" to a shell, with the values of the variables put in (ninja manual 1.12,
// "Variables", "Lexical syntax").

var (
	// ninjaSets is NAME = VALUE, of the file, of a rule or of a build; ninjaUses is where a value goes.
	ninjaSets = lazy.Pattern(`(?m)^[ ]*([\w.-]+)[ ]*=[ ]*(.*)$`)
	ninjaUses = lazy.Pattern(`\$(?:\{([\w.-]+)\}|([\w-]+)|([ :$]))`)
	// ninjaLine is a line that goes on below.
	ninjaLine = lazy.Pattern(`\$\n[ ]*`)
)

// ninjaCommands lists the commands of a build file. A variable with several values has its command listed with each.
func ninjaCommands(text string) (lines []string) {
	text = ninjaLine().ReplaceAllString(text, "")
	values := map[string][]string{}
	for _, m := range ninjaSets().FindAllStringSubmatch(text, files.MaxLiterals) {
		for _, value := range filledIn(m[2], values) {
			if m[1] == "command" {
				lines = append(lines, value)
			}
			values[m[1]] = append(values[m[1]], value)
		}
	}
	// What a build sets stands behind the rule that uses it.
	for _, m := range ninjaSets().FindAllStringSubmatch(text, files.MaxLiterals) {
		if m[1] == "command" {
			lines = append(lines, filledIn(m[2], values)...)
		}
	}
	return lines[:min(len(lines), files.MaxLiterals)]
}

// maxFilled bounds the values that one text may have.
const maxFilled = 8

// filledIn is a text with the values that its variables may have; one that is not set is kept as it stands.
func filledIn(text string, values map[string][]string) (all []string) {
	all = []string{text}
	for _, name := range usedBy(text) {
		var next []string
		for _, one := range all {
			for _, value := range values[name] {
				next = append(next, replaceUses(one, name, value))
			}
		}
		if len(next) > 0 {
			all = next[:min(len(next), maxFilled)]
		}
	}
	for i, one := range all {
		all[i] = ninjaUses().ReplaceAllStringFunc(one, func(use string) string {
			if len(use) == 2 && strings.ContainsAny(use[1:], " :$") {
				return use[1:]
			}
			return use
		})
	}
	return all
}

func usedBy(text string) (names []string) {
	for _, m := range ninjaUses().FindAllStringSubmatch(text, maxFilled) {
		if name := m[1] + m[2]; name != "" {
			names = append(names, name)
		}
	}
	return names
}

func replaceUses(text, name, value string) string {
	uses := regexp.MustCompile(`\$(?:\{` + regexp.QuoteMeta(name) + `\}|` + regexp.QuoteMeta(name) + `\b)`)
	return uses.ReplaceAllLiteralString(text, value)
}

// ninjaBuilds is what stands between "build" and the rule: outputs, implicit ones too (ninja manual 1.12, "Build
// outputs").
var ninjaBuilds = lazy.Pattern(`(?m)^build[ ]+((?:[^:$\n]|\$.)+):`)

// cleansByNinja reports a tool of ninja that deletes outputs (ninja manual 1.12, "Extra tools": clean, cleandead; the
// build that CMake and Meson have it do of the target "clean" comes to the same).
func cleansByNinja(argv []string) bool {
	return slices.ContainsFunc(argv, func(word string) bool {
		word = strings.TrimPrefix(word, "-t")
		return word == "clean" || word == "cleandead" || strings.ContainsAny(word, "*?$") || word == taint.Hole
	})
}

// ninjaOutputs lists what the statements of a build file make, its variables not yet put in.
func ninjaOutputs(text string) (names []string) {
	text = ninjaLine().ReplaceAllString(text, "")
	for _, m := range ninjaBuilds().FindAllStringSubmatch(text, files.MaxLiterals) {
		for _, name := range strings.Fields(strings.ReplaceAll(m[1], "$ ", "\x00")) {
			if name = strings.ReplaceAll(name, "\x00", " "); name != "|" {
				names = append(names, strings.ReplaceAll(name, "$:", ":"))
			}
		}
	}
	return names
}

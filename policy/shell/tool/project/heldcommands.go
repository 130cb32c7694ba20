package project

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/shell/source"
)

// cmakeHere are its variables for where it is; what stands behind file( is a command of its own.
var cmakeHere = strings.NewReplacer("${CMAKE_COMMAND}", "cmake", "${CMAKE_SOURCE_DIR}/", "",
	"${PROJECT_SOURCE_DIR}/", "", "${CMAKE_CURRENT_SOURCE_DIR}/", "", "${CMAKE_CURRENT_LIST_DIR}/", "",
	"REMOVE_RECURSE ", "rm -rf ", "REMOVE ", "rm -f ", "\"", "")

// commands are the commands of a task.
func (h heldTask) commands(file, text string) (lines []string) {
	switch {
	case h.shebang:
		return nil
	case h.elements:
		return elementCommands(text)
	case h.runs == nil:
		return h.generic(file, text)
	}
	for _, m := range h.runs().FindAllStringSubmatch(text, maxTargets) {
		line := strings.TrimSpace(strings.Join(m[1:], ""))
		switch path.Base(file) {
		case "Makefile.toml", "mise.toml", ".mise.toml":
			if more := m[5] + m[6]; more != "" {
				lines = append(lines, listedCommands(strings.TrimSuffix(line, more), more)...)
				continue
			}
		case "build.sbt":
			line = "'" + line + "'"
		case "meson.build":
			line = strings.Join(source.QuotedStrings(line), " ")
		case "CMakeLists.txt":
			line = cmakeHere.Replace(line)
		case "BUILD", "BUILD.bazel", "BUCK", "TARGETS", "BUILD.plz", "BUILD.pants":
			line = inQuotes(line)
		}
		lines = append(lines, h.starts+line)
	}
	return lines
}

// generic are the commands that the text of a task holds, whatever its language.
func (h heldTask) generic(file, text string) []string {
	if h.prose { // a text of several lines may be a script
		text = lineRemark().ReplaceAllString(text, "")
	} else {
		text = withoutRemarks(text)
	}
	lines := buildCommands(file, text)
	if h.scripts {
		lines = append(lines, scriptCommands(source.QuotedStrings(text))...)
	}
	if h.prose {
		lines = append(lines, proseCommands(text)...)
	}
	return lines
}

// lineRemark is a line that only tells.
var lineRemark = lazy.Pattern(`(?m)^[ \t]*(?:#|//)[^\n]*`)

// inQuotes is what a string, or several that are added, hold.
func inQuotes(line string) string {
	if !strings.HasPrefix(line, `"`) && !strings.HasPrefix(line, "'") {
		return line
	}
	return strings.Join(source.QuotedStrings(line), "")
}

// interpreted is a recipe of just that an interpreter runs.
var interpreted = lazy.Pattern(`(?m)^[ \t]+#!.*\b(python3?|ruby|node|perl)\b[^\n]*\n`)

// code is the body of a task as a program.
func (h heldTask) code(head string, b block) (lang code.Language, text string) {
	if h.shebang {
		m := interpreted().FindStringSubmatchIndex(b.text)
		if m == nil {
			return code.Unknown, ""
		}
		lang = code.LanguageOfInterpreter(b.text[m[2]:m[3]])
		return lang, dedented(b.text[m[1]:])
	}
	if h.begins == nil || h.lang == code.Unknown {
		return h.lang, b.text
	}
	_, body, _ := strings.Cut(b.text[b.body:], "\n")
	return h.lang, head + "\n" + dedented(body)
}

// dedented takes the first line's indentation from every line, and ends where one has less.
func dedented(text string) string {
	indent := text[:len(text)-len(strings.TrimLeft(text, " \t"))]
	var b strings.Builder
	for line := range strings.Lines(text) {
		rest, ok := strings.CutPrefix(line, indent)
		if !ok && strings.TrimSpace(line) != "" {
			break
		}
		b.WriteString(rest)
	}
	return b.String()
}

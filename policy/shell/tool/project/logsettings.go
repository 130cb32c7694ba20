package project

import (
	"path"
	"regexp"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/source"
	"guard/policy/shell/table"
)

// Settings of a logger name the file that it writes, and may have it emptied first, as soon as the program starts.

// logSettings are such settings: empties is how they say it, names the file. Sources: Logback 1.5, "Appenders"
// (FileAppender, append); Log4j 2.24 (File, fileName, append); log4js 6 (file, flags).
var logSettings = []logSetting{
	{"mvn mvnw mvnd gradle gradlew java sbt sbtn mill kotlin scala scala-cli", "logback*.xml log4j2*.xml",
		lazy.Pattern(`<append>\s*false|\bappend\s*=\s*["']false`),
		lazy.Pattern(`<file>\s*([^<\n]+?)\s*</file>|\bfileName\s*=\s*["']([^"'\n]+)`)},
	{"node nodejs npm npx yarn pnpm bun tsx", "log4js*.json", lazy.Pattern(`"flags"\s*:\s*"w`),
		lazy.Pattern(`"filename"\s*:\s*"([^"\n]+)"`)},
}

// homeOfLogs is how they name the home (Logback 1.5, Log4j 2.24, property substitution).
var homeOfLogs = strings.NewReplacer("${user.home}", "~", "${sys:user.home}", "~", "${HOME}", "~", "${env:HOME}", "~")

type logSetting struct {
	programs, files string
	empties, names  func() *regexp.Regexp
}

var logSettingsOf = table.ByWord(logSettings, func(s logSetting) []string { return strings.Fields(s.programs) })

// emptiesLogs judges the files that such settings of this session's have emptied.
func emptiesLogs(j *Judge, c *effect.Call, v *option.Invocation) {
	first, _ := v.Words()
	for _, s := range logSettingsOf(path.Base(first)) {
		eachText(j, func(base string) bool { return table.FitsAny(s.files, base) }, func(file, text string) {
			if !s.empties().MatchString(text) {
				return
			}
			at := path.Join(j.State.Cwd, path.Base(file)) // names count from where the program runs
			for _, m := range s.names().FindAllStringSubmatch(text, maxTexts) {
				source.WritesTo(j.Texts.Sources, c, at, homeOfLogs.Replace(strings.Join(m[1:], "")))
			}
		})
	}
}

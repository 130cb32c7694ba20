package project

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/table"
)

var orderingsOf = table.ByWord(orderings, func(o ordering) []string { return strings.Fields(o.programs) })

// orderings: sources: Maven 3.9, POM Reference (defaultGoal); Gradle 8, "Default tasks"; The Cargo Book, alias;
// Leiningen 2.11, sample.project.clj (:aliases); Grunt 1, "Default task"; Commitizen 4, pre_bump_hooks and
// post_bump_hooks; commit-and-tag-version 12, Lifecycle Scripts; bump-my-version 1, Hooks; release-it 19, Hooks;
// tbump 6 (before_push, after_push).
var orderings = []ordering{
	{programs: "mvn mvnw mvnd maven", files: "pom.xml", bare: true, starts: "mvn ",
		runs: lazy.Pattern(`<defaultGoal>\s*([^<]*?)\s*</`)},
	{programs: "gradle gradlew", files: "build.gradle build.gradle.kts", bare: true, starts: "gradle ",
		runs: lazy.Pattern(`\bdefaultTasks\b[ \t(=\[+]*([^\n)\]]+)`), reads: joinedStrings},
	{programs: "cargo", files: ".cargo/config.toml .cargo/config", named: true, upward: true, starts: "cargo ",
		runs:  lazy.Pattern(`(?m)^[ \t]*(?:alias\.)?["']?([\w-]+)["']?[ \t]*=[ \t]*("[^"\n]*"|'[^'\n]*'|\[[^\]]*\])`),
		reads: joinedStrings},
	{programs: "lein", files: "project.clj", named: true, starts: "lein ",
		runs:  lazy.Pattern(`"([\w-]+)"\s+\^?(\[(?:[^\[\]]|\[(?:[^\[\]]|\[[^\[\]]*\])*\])*\])`),
		reads: vectorTasks},
	{programs: "grunt", files: "Gruntfile.js Gruntfile.cjs Gruntfile.ts", bare: true, starts: "grunt ",
		runs: lazy.Pattern(`\bregisterTask\(\s*['"]default['"]\s*,\s*(?:['"][^'"\n]*['"]\s*,\s*)?` +
			`(\[[^\]]*\]|['"][^'"\n]*['"])`),
		reads: joinedStrings},
	{programs: "grunt", files: "Gruntfile.js Gruntfile.cjs Gruntfile.ts", named: true, starts: "grunt ",
		runs:  lazy.Pattern(`\bregisterTask\(\s*['"]([\w:-]+)['"]\s*,\s*(?:['"][^'"\n]*['"]\s*,\s*)?(\[[^\]]*\])`),
		reads: joinedStrings},
	{programs: "cz commitizen", sub: "bump",
		files: "pyproject.toml .cz.toml cz.toml .cz.json cz.json .cz.yaml cz.yaml",
		runs:  lazy.Pattern(`\b(?:pre|post)_bump_hooks["']?\s*[=:]\s*(\[[^\]]*\]|(?:\s*\n[ \t]*-[^\n]*)+)`),
		reads: listItems},
	{programs: "standard-version commit-and-tag-version", files: "package.json", reads: listItems,
		runs: lazy.Pattern(`(?s)"(?:standard|commit-and-tag)-version"\s*:\s*\{.*?"scripts"\s*:\s*(\{[^{}]*\})`)},
	{programs: "standard-version commit-and-tag-version",
		files: ".versionrc .versionrc.json .versionrc.js .versionrc.cjs", reads: listItems,
		runs: lazy.Pattern(`\b(?:pre|post)(?:release|bump|changelog|commit|tag)["']?\s*:\s*` +
			`("(?:[^"\\\n]|\\.)*"|'[^'\n]*')`)},
	{programs: "bump-my-version bumpversion bump2version",
		sub:   "bump patch minor major release build pre pre_l pre_n dev num",
		files: "pyproject.toml .bumpversion.toml .bumpversion.cfg setup.cfg",
		runs: lazy.Pattern(`(?m)^[ \t]*(?:setup|pre_commit|post_commit)_hooks\s*=\s*` +
			`(\[[^\]]*\]|[^\[\n]*(?:\n[ \t]+[^\n]+)*)`),
		reads: listItems},
}

package project

import (
	"path"
	"regexp"
	"strings"

	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/source"
	"guard/policy/shell/table"
)

// A rule of Bazel's, Buck's, Pants' or Please's has a line of a shell, in which variables stand for the files that the
// rule is given: all that a pattern fits, hidden names too (Bazel 7, genrule, glob, "Make" variables; Buck2, genrule).

// starlarkText is a string of the language of such rules.
const starlarkText = `(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')`

var (
	// ruleLine is such a line.
	ruleLine = lazy.Pattern(`\b(?:cmd|cmd_bash|bash|command|test_cmd)\s*=\s*(?:select\(\{[^}]*?:\s*)?` +
		`("""(?s:.*?)"""|'''(?s:.*?)'''|` + starlarkText + `(?:[\s+]*` + starlarkText + `)*)`)
	// ruleFiles are the files that rules are given.
	ruleFiles = lazy.Pattern(`(?s)\b(?:srcs|tools|data|resources)\s*=\s*([^=]*?)(?:,\s*\w+\s*=|\n?\s*\))|` +
		`\bglob\(([^)]*)\)`)
	// ruleGiven, ruleLabel and ruleMade are the variables for what a rule is given, for what a label names, and for
	// what the rule makes.
	ruleGiven = lazy.Pattern(`\$\{?SRCS?\b\}?|\$\(SRCS\)|\$<`)
	ruleLabel = lazy.Pattern(`\$\((?:root|exec)?(?:location|path)s?\s+[^)]*\)`)
	ruleMade  = lazy.Pattern(`\$\{?OUTS?\b\}?|\$\(OUTS\)|\$@|\$\((?:@D|RULEDIR|BINDIR|GENDIR)\)|\$\{?TMP\b\}?`)
)

// starlark are the files in which such rules stand.
const starlark = "BUILD BUILD.* BUCK TARGETS *.bzl *.star"

// rules judges such rules.
type rules struct{ builds }

// text is the text of a file of such rules, with what their variables stand for; of any other file, as it is.
func (j rules) text(file, text string) string {
	if !table.FitsAny(starlark, path.Base(file)) {
		return text
	}
	given := j.given(path.Dir(file), text)
	text = replaced(ruleMade(), text, func(string) string { return ".made-by-rule" })
	text = replaced(ruleLabel(), text, labelled)
	return replaced(ruleGiven(), text, func(string) string { return given })
}

// ruleCommands lists the lines of such rules.
func ruleCommands(file, text string) (lines []string) {
	if !table.FitsAny(starlark, path.Base(file)) {
		return nil
	}
	for _, m := range ruleLine().FindAllStringSubmatch(text, files.MaxLiterals) {
		line := strings.Join(source.QuotedStrings(m[1]), "")
		if strings.HasPrefix(m[1], `"""`) || strings.HasPrefix(m[1], `'''`) {
			line = m[1][3 : len(m[1])-3]
		}
		line = strings.NewReplacer(`\"`, `"`, `\'`, `'`, `\n`, "\n", `\\`, `\`).Replace(line)
		lines = append(lines, strings.ReplaceAll(line, "$$", "$"))
	}
	return lines
}

// replaced puts texts in the place of variables, but for one that stands behind another $: it is the shell's.
func replaced(variable *regexp.Regexp, line string, by func(string) string) string {
	var b strings.Builder
	last := 0
	for _, at := range variable.FindAllStringIndex(line, -1) {
		b.WriteString(line[last:at[0]])
		if found := line[at[0]:at[1]]; at[0] > 0 && line[at[0]-1] == '$' {
			b.WriteString(found)
		} else {
			b.WriteString(by(found))
		}
		last = at[1]
	}
	return b.String() + line[last:]
}

// labelled is the file that a label names: $(location //tools:gen) is tools/gen.
func labelled(variable string) string {
	_, label, _ := strings.Cut(strings.TrimSuffix(variable, ")"), " ")
	label = strings.TrimPrefix(strings.TrimLeft(strings.TrimSpace(label), "@/"), ":")
	return strings.ReplaceAll(label, ":", "/")
}

// given are the names and patterns of the files that the rules of a text are given, as words of a shell's. A
// pattern fits hidden names too.
func (j rules) given(dir, text string) string {
	var words []string
	for _, m := range ruleFiles().FindAllStringSubmatch(text, files.MaxLiterals) {
		for _, name := range source.QuotedStrings(m[1] + m[2]) {
			if name = strings.TrimPrefix(name, ":"); name == "" || strings.ContainsAny(name, " \n$;|&<>():") {
				continue
			}
			in, base := path.Split(name)
			deep := strings.Contains(name, "**")
			if deep {
				in = strings.TrimSuffix(name[:strings.Index(name, "**")], "/")
			}
			if base == "**" {
				base = "*"
			}
			words = append(words, path.Join(in, base))
			if base[0] != '*' {
				continue
			}
			folders := []string{path.Join(dir, in)}
			if deep {
				folders = j.FoldersBelow(folders[0])
			}
			for _, folder := range folders {
				for _, secret := range j.SecretsMatching(folder, base) {
					words = append(words, strings.TrimPrefix(secret, j.State.Cwd+"/"))
				}
			}
		}
	}
	return strings.Join(words, " ")
}

// run judges the lines of such rules: what they write over counts as well.
func (j rules) run(c *effect.Call, v *option.Invocation, file, text string) {
	lines := ruleCommands(file, text)
	if len(lines) == 0 {
		return
	}
	probe := j.Begin(c.In)
	j.Absorbs(probe, func() {
		for _, line := range lines {
			access.StartsLine(j.Judge.Judge, probe, v.Name, line)
		}
	})
	if own := probe.Cmd.Own; own.Categories.Has(risk.FSDeleteOverwrite) ||
		own.Level >= risk.High && own.Categories.Has(risk.FSConfigSecrets) {
		c.Cmd.Own.Add(own)
		c.Touches(&probe.Cmd)
	}
}

package project

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/source"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// A task that git holds is the person's; what the line hands to it is not: rake 'x[data]', gradle z -Pd=data.

// taskGiven is a program that runs such tasks: takes is how they ask for what they are given, destroys how they delete
// or write over by it, and runs how they hand it to a shell.
type taskGiven struct {
	programs              string
	takes, destroys, runs func() *regexp.Regexp
}

// tasksGiven are they. Sources: Rake 13, "Tasks that Expect Parameters"; Thor 1.3, "Method Arguments"; Mage 1.15,
// "Arguments"; Gradle 8, "Project properties"; Maven 3.9, "Properties".
var tasksGiven = []taskGiven{
	{"rake drake", lazy.Pattern(`\b\w+\[:\w+\]|\bargs\.\w+|\bENV\[`),
		lazy.Pattern(`\brm(?:_r|_rf|tree)?\b|\bFile\.(?:delete|write|open|unlink|rename)\b`),
		lazy.Pattern(`\bsh\b|\bsystem\b|\bexec\b|%x|` + "`")},
	{"thor", lazy.Pattern(`\boptions\[`),
		lazy.Pattern(`\brm(?:_r|_rf|tree)?\b|\bFile\.(?:delete|write|open|unlink|rename)\b|` +
			`\bremove_(?:file|dir)\b`),
		lazy.Pattern(`\brun\b|\bsystem\b|\bexec\b|` + "`")},
	{"mage", lazy.Pattern(`\bos\.Getenv\(`),
		lazy.Pattern(`\bos\.(?:Remove|RemoveAll|WriteFile|Create|Rename|Truncate)\(|\bsh\.(?:Rm|Copy)\(`),
		lazy.Pattern(`\bsh\.Run\w*\(|\bexec\.Command\(`)},
	{"gradle gradlew", lazy.Pattern(`\bproperty\(|\bfindProperty\(|\bgradleProperty\(|\bproject\.\w+`),
		lazy.Pattern(`\bdelete\b|\binto\b|\bsetText\b|\.text\s*=|\bwriteText\(|\bSync\b`),
		lazy.Pattern(`\bcommandLine\b|\.execute\(\)|\bexec\b`)},
	{"mvn mvnw mvnd", lazy.Pattern(`\$\{\w[\w.]*\}`),
		lazy.Pattern(`<directory>|<delete\b|<outputDirectory>|<outputFile>|<testOutputDirectory>`),
		lazy.Pattern(`<argument>|<exec\b`)},
}

var tasksGivenOf = table.ByWord(tasksGiven, func(t taskGiven) []string { return strings.Fields(t.programs) })

// parameters are what a method of Ruby, or a target of Mage, calls what it is given.
var parameters = lazy.Pattern(`(?m)^\s*(?:def\s+\w+\s*\(?|func\s+\w+\s*\()([^)\n]*)`)

// handsTo judges what a line hands to such tasks, of which the texts are known.
func handsTo(j *Judge, c *effect.Call, v *option.Invocation, file string, texts ...string) {
	first, _ := v.Words()
	rows := tasksGivenOf(path.Base(first))
	if len(rows) == 0 {
		return
	}
	g := givenOf(j, c)
	if len(g.lines)+len(g.lost)+len(g.further) == 0 {
		return
	}
	for _, row := range rows {
		for _, text := range texts {
			handsInto(j, c, row, file, text, g)
		}
	}
}

// handsToSettings judges what it hands to settings that are no tasks: mvn clean -Do=data.
func handsToSettings(j builds, c *effect.Call, v *option.Invocation) {
	if first, _ := v.Words(); !table.HasWord("mvn mvnw mvnd", path.Base(first)) || j.State.Cwd == "" {
		return
	}
	file := path.Join(j.State.Cwd, "pom.xml")
	if text, how := j.TextOf(place.Place{Path: file}); how == files.Wholly && len(text) <= files.MaxSecret {
		handsTo(j.Judge, c, v, file, text)
	}
}

// handsInto judges such a text.
func handsInto(j *Judge, c *effect.Call, row taskGiven, file, text string, g givenWords) {
	names := map[string]bool{}
	for _, m := range parameters().FindAllStringSubmatch(text, maxTexts) {
		for _, name := range source.Identifiers(m[1]) {
			names[name] = true
		}
	}
	takes := func(s string) bool {
		return row.takes().MatchString(s) ||
			slices.ContainsFunc(source.Identifiers(s), func(name string) bool { return names[name] })
	}
	for statement := range strings.FieldsFuncSeq(text, func(r rune) bool { return r == '\n' || r == ';' }) {
		if !takes(statement) {
			continue
		}
		copied := copiesTo().FindStringSubmatch(statement)
		destroys := row.destroys().MatchString(statement) || copied != nil && takes(copied[1])
		runs := row.runs().MatchString(statement)
		if len(g.lost) > 0 && destroys {
			source.NamesLost(c, file, path.Base(g.lost[0].path))
			return
		}
		if destroys || runs || readsGiven().MatchString(statement) {
			for _, word := range g.further {
				switch {
				case source.HandsElsewhere(j.Sources, c, word):
				case destroys:
					j.Writes(c, taint.Literal(word), access.Edits)
				default:
					j.Reads(c, taint.Literal(word))
				}
			}
		}
		counts := func(cmd *effect.Command) bool { return cmd.Own.Level >= risk.High || cmd.Own.Categories != 0 }
		if runs && slices.ContainsFunc(g.lines, func(line string) bool {
			starts := func(probe *effect.Call) { access.StartsLine(j.Judge, probe, c.Program(), line) }
			return j.AddsWhere(c, starts, counts)
		}) {
			return
		}
	}
}

// copiesTo is how it copies: what stands behind is written over.
var copiesTo = lazy.Pattern(`\b(?:cp|cp_r|mv|copy|copy_file|install|Copy)\b[^,\n]*,([^\n]*)`)

// readsGiven is how such a file reads one that it is given.
var readsGiven = lazy.Pattern(`\b(?:read\w*|foreach|open|ReadFile|Open|cat)\b|\.text\b`)

// givenWords is what a line hands to tasks: what is nowhere else; words that lead elsewhere, or to secrets; and
// commands with words of their own, 's[rm -r x]'.
type givenWords struct {
	lost           []given
	further, lines []string
}

func givenOf(j *Judge, c *effect.Call) (g givenWords) {
	g.lost = pathsGiven(j, c)
	for _, word := range c.Cmd.Argv[min(1, len(c.Cmd.Argv)):] {
		if i := strings.IndexAny(word, "=["); i >= 0 {
			word = strings.TrimSuffix(word[i+1:], "]")
		}
		p := j.World.At(j.State.Cwd, word)
		switch {
		case strings.Contains(word, " "):
			g.lines = append(g.lines, word)
		case strings.HasPrefix(word, "-"):
		case p.Is(place.Startup), p.Is(place.Secret) && !j.World.Missing(p.Path), source.StandsElsewhere(j.Sources, p):
			g.further = append(g.further, word)
		}
	}
	return g
}

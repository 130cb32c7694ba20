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

// taskGiven is a program that runs such tasks: takes is how their file asks for what they are given, destroys what it
// deletes or writes over by it, and runs what it hands to a shell.
type taskGiven struct {
	programs, files       string
	takes, destroys, runs func() *regexp.Regexp
}

// tasksGiven are they. Sources: Rake 13, "Tasks that Expect Parameters"; Thor 1.3, "Method Arguments"; Mage 1.15,
// "Arguments"; Gradle 8, "Project properties"; Maven 3.9, "Properties"; Invoke 2, "Task parameters".
var tasksGiven = []taskGiven{
	{"rake drake", "Rakefile rakefile Rakefile.rb *.rake", lazy.Pattern(`\b\w+\[:\w+\]|\bargs\.\w+|\bENV\[`),
		lazy.Pattern(`\brm(?:_r|_rf|tree)?\b|\bFile\.(?:delete|write|open|unlink|rename)\b|\b(?:cp|mv|install|touch)\b`),
		lazy.Pattern(`\bsh\b|\bsystem\b|\bexec\b|%x|` + "`")},
	{"thor", "Thorfile *.thor", lazy.Pattern(`\boptions\[`),
		lazy.Pattern(`\brm(?:_r|_rf|tree)?\b|\bFile\.(?:delete|write|open|unlink|rename)\b|\b(?:cp|mv|remove_(?:file|dir))\b`),
		lazy.Pattern(`\brun\b|\bsystem\b|\bexec\b|` + "`")},
	{"mage", "magefile.go *.go", lazy.Pattern(`\bos\.Getenv\(`),
		lazy.Pattern(`\bos\.(?:Remove|RemoveAll|WriteFile|Create|Rename|Truncate)\(|\bsh\.(?:Rm|Copy)\(`),
		lazy.Pattern(`\bsh\.Run\w*\(|\bexec\.Command\(`)},
	{"gradle gradlew", "build.gradle build.gradle.kts", lazy.Pattern(`\bproperty\(|\bfindProperty\(|\bgradleProperty\(|` +
		`\bproject\.\w+`), lazy.Pattern(`\bdelete\b|\binto\b|\bsetText\b|\.text\s*=|\bwriteText\(|\bSync\b`),
		lazy.Pattern(`\bcommandLine\b|\.execute\(\)|\bexec\b`)},
	{"mvn mvnw mvnd", "pom.xml", lazy.Pattern(`\$\{\w[\w.]*\}`),
		lazy.Pattern(`<directory>|<delete\b|<outputDirectory>|<outputFile>|<testOutputDirectory>`),
		lazy.Pattern(`<argument>|<exec\b`)},
}

var tasksGivenOf = table.ByWord(tasksGiven, func(t taskGiven) []string { return strings.Fields(t.programs) })

// parameters are what a method of Ruby, or a target of Mage, calls what it is given.
var parameters = lazy.Pattern(`(?m)^\s*(?:def\s+\w+\s*\(?|func\s+\w+\s*\()([^)\n]*)`)

// handsToTasks judges what a line hands to such a task of the person's.
func handsToTasks(j builds, c *effect.Call, v *option.Invocation) {
	first, _ := v.Words()
	rows := tasksGivenOf(path.Base(first))
	if len(rows) == 0 || j.World.Disk == nil || j.State.Cwd == "" {
		return
	}
	g := givenOf(j.Judge, c)
	if len(g.lines)+len(g.lost)+len(g.further) == 0 {
		return
	}
	for _, row := range rows {
		for name := range strings.FieldsSeq(row.files) {
			file := path.Join(j.State.Cwd, name)
			if strings.Contains(name, "*") {
				if found := j.World.Expand(j.State.Cwd, name).Names; len(found) > 0 {
					file = path.Join(j.State.Cwd, found[0])
				}
			}
			text, how := j.TextOf(place.Place{Path: file})
			if how == files.Wholly && len(text) <= files.MaxSecret && handsInto(j, c, row, file, text, g) {
				return
			}
		}
	}
}

// handsInto judges one file of tasks.
func handsInto(j builds, c *effect.Call, row taskGiven, file, text string, g givenWords) bool {
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
		destroys, runs := row.destroys().MatchString(statement), row.runs().MatchString(statement)
		if len(g.lost) > 0 && destroys {
			c.Raise(risk.High, risk.FSDeleteOverwrite, effect.Say("the source {0} names {1}, which is nowhere else",
				path.Base(file), path.Base(g.lost[0])))
			return true
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
		if runs && slices.ContainsFunc(g.lines, func(line string) bool {
			return j.AddsWhere(c, func(probe *effect.Call) { access.StartsLine(j.Judge.Judge, probe, c.Program(), line) },
				func(cmd *effect.Command) bool { return cmd.Own.Level >= risk.High || cmd.Own.Categories != 0 })
		}) {
			return true
		}
	}
	return false
}

// readsGiven is how such a file reads one that it is given.
var readsGiven = lazy.Pattern(`\b(?:read\w*|foreach|open|ReadFile|Open|cat)\b|\.text\b`)

// givenWords is what a line hands to tasks: paths of what is nowhere else; words that lead elsewhere, or to secrets; and
// commands with words of their own, 's[rm -r x]'.
type givenWords struct{ lost, further, lines []string }

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

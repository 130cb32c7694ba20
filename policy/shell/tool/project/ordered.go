package project

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/source"
	"guard/policy/shell/table"
)

// Tasks and commands that a line does not name, and that its tool runs all the same, since the project's settings say
// so: where the line names nothing, where what it names is a word of the project's own, or around what it asks for.

// ordering is where such settings stand.
type ordering struct {
	programs, files string
	sub             string                     // words of which the line has one; empty: any line
	runs            func() *regexp.Regexp      // its last group is what is run, the first perhaps a word for it
	reads           func(text string) []string // the commands in that; nil: it is one
	starts          string                     // what they begin with
	bare            bool                       // only where the line names nothing
	named           bool                       // only where the line names the first group
	upward          bool                       // the files may lie in a folder above
}

// orders judges such settings.
type orders struct{ builds }

// judge judges them.
func (j orders) judge(c *effect.Call, v *option.Invocation) {
	if j.World.Disk == nil || j.State.Cwd == "" || v.Marked(program.Dry) {
		return
	}
	j.ordered(c, v)
	j.sendsBySettings(c, v)
}

// ordered judges tasks that the line does not name. What stands for a task, or for none, is judged as if the line named
// it; of commands around a task what goes out counts.
func (j orders) ordered(c *effect.Call, v *option.Invocation) {
	first, sub := v.Words()
	rows, targets := orderingsOf(runnerOf(v)), table.HasWord(msbuildPrograms, first)
	if len(rows) == 0 && !targets {
		return
	}
	words := strings.Fields(sub)
	for _, a := range v.Operands {
		words = append(words, a.Text)
	}
	for _, o := range rows {
		if o.bare && len(words) > 0 || o.sub != "" && !slices.ContainsFunc(words, func(w string) bool {
			return table.HasWord(o.sub, w)
		}) {
			continue
		}
		for _, text := range j.orderTexts(v, o) {
			lines := o.commands(withoutRemarks(text), words)
			if o.bare || o.named {
				j.startsAsNamed(c, v, o.starts, lines)
			} else {
				j.startsBound(c, v, o.starts, lines)
			}
		}
	}
	if targets {
		j.startsBound(c, v, "", j.msbuildCommands(c, v, words))
	}
}

// commands are what a text of settings has run.
func (o ordering) commands(text string, words []string) (lines []string) {
	for _, m := range o.runs().FindAllStringSubmatch(text, maxTargets) {
		m = slices.DeleteFunc(m[1:], func(s string) bool { return s == "" })
		if len(m) == 0 || o.named && !slices.Contains(words, m[0]) {
			continue
		}
		if last := m[len(m)-1]; o.reads != nil {
			lines = append(lines, o.reads(last)...)
		} else {
			lines = append(lines, strings.TrimSpace(last))
		}
	}
	return lines[:min(len(lines), maxTargets)]
}

// orderTexts are the texts of such settings.
func (j orders) orderTexts(v *option.Invocation, o ordering) (all []string) {
	for dir := j.buildsIn(v); dir != ""; dir = path.Dir(dir) {
		for name := range strings.FieldsSeq(o.files) {
			text, how := j.TextOf(place.Place{Path: path.Join(dir, name)})
			if how == files.Wholly && len(text) <= files.MaxSecret {
				all = append(all, text)
			}
		}
		if !o.upward || dir == "/" || dir == j.World.Workspace || len(all) > 0 {
			break
		}
	}
	return all
}

// startsAsNamed judges tasks as if the line named them.
func (j orders) startsAsNamed(c *effect.Call, v *option.Invocation, starts string, lines []string) {
	eachTask(j.Judge, v, starts, lines, func(runs func(*effect.Call)) {
		if j.AddsWhere(c, runs, func(cmd *effect.Command) bool { return cmd.Own.Level >= risk.High }) {
			c.Silent = false
		}
	})
}

// joinedStrings are strings that are the words of one command.
func joinedStrings(text string) []string {
	if words := source.QuotedStrings(text); len(words) > 0 {
		return []string{strings.Join(words, " ")}
	}
	return nil
}

// vectorTasks are the tasks of a vector of Leiningen's: ["do" ["test"] ["deploy" "clojars"]] is do test, deploy
// clojars.
func vectorTasks(text string) []string {
	line := strings.NewReplacer("[", " ", "]", ", ", `"`, "", "\n", " ").Replace(text)
	return []string{strings.Join(strings.Fields(strings.TrimRight(line, ", ")), " ")}
}

// listItems are the commands of a list in YAML, TOML or JSON, or the one beside the name.
func listItems(text string) (lines []string) {
	if text = strings.TrimSpace(text); text != "" && strings.Contains(`[{"'`, text[:1]) {
		return source.QuotedStrings(text)
	}
	for line := range strings.Lines(text) {
		line = strings.Trim(strings.TrimPrefix(strings.TrimSpace(line), "- "), `"' `)
		if line != "" && line != "|" {
			lines = append(lines, line)
		}
	}
	return lines
}

package shell

import (
	"strings"

	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// sequence judges a list of a program's own tasks as the commands that they are alone:
// mix do clean, cmd ls + test; lein do clean, test.
func (j *invocationJudge) sequence(c *effect.Call, v *option.Invocation, args []taint.Word) taint.Stream {
	j.rating.Rate(c, v)
	signature := []string{c.Cmd.Signature}
	out := taint.Chatter
	for _, task := range tasksOf(args[0], listed(v, args[1:])) {
		for _, a := range task[1:] {
			signature = append(signature, a.Show())
		}
		out = out.Also(j.Walk.Nested(c, v.Name, task, c.In))
	}
	c.Cmd.Signature = strings.Join(signature, " ") // leave for one list is none for another
	return out
}

// listed are the words after the subcommand, its own options and what comes before the list.
func listed(v *option.Invocation, args []taint.Word) []taint.Word {
	_, sub := v.Words()
	for len(args) > 0 && args[0].Text != sub {
		args = args[1:]
	}
	for args = args[min(1, len(args)):]; len(args) > 0 && strings.HasPrefix(args[0].Text, "-"); {
		name, _, given := strings.Cut(strings.TrimLeft(args[0].Text, "-"), "=")
		opt, _ := program.Long(v.Entry.Options, name)
		args = args[1:]
		if opt.Arity == program.Value && !given && len(args) > 0 {
			args = args[1:]
		}
	}
	first := strings.Count(strings.TrimSpace(v.Entry.Operands), " ") // lein with-profile NAME
	return args[min(first, len(args)):]
}

// tasksOf parts a list at "+" and at a comma that ends a word (Mix.Tasks.Do, Elixir 1.17; a
// list that is one word was one, too, before 1.14), each part with the program before it.
func tasksOf(called taint.Word, words []taint.Word) (tasks [][]taint.Word) {
	task := []taint.Word{called}
	ends := func() {
		if len(task) > 1 {
			tasks = append(tasks, task)
		}
		task = []taint.Word{called}
	}
	for _, a := range inList(words) {
		a.Text = strings.TrimSpace(a.Text)
		text, comma := strings.CutSuffix(a.Text, ",")
		if a.Text == "+" {
			ends()
			continue
		}
		if a.Text = text; comma {
			a.Src = text
		}
		if task = append(task, a); comma {
			ends()
		}
	}
	ends()
	return tasks
}

// inList are the words of a list, those in one word with a comma among them.
func inList(words []taint.Word) (all []taint.Word) {
	for _, a := range words {
		if !a.Known() || !strings.Contains(a.Text, ", ") {
			all = append(all, a)
			continue
		}
		for word := range strings.FieldsSeq(a.Text) {
			all = append(all, taint.Literal(word))
		}
	}
	return all
}

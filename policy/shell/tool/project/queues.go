package project

import (
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/source"
	"guard/policy/shell/taint"
)

// queuing are programs by which a line has a worker run a function of the project that a word names, and the word
// before it (Celery 5, celery call; django-rq 3, rqenqueue).
var queuing = map[string]string{"celery": "call", "manage.py": "rqenqueue", "django-admin": "rqenqueue"}

// dottedName is the full name of such a function.
var dottedName = lazy.Pattern(`^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+$`)

// queues judges a line that puts a task into the project's queue: where its settings have that on another machine, and
// by what the task does, which a worker here does as if the code had called it.
func queues(j named, c *effect.Call, v *option.Invocation) {
	verb := queuing[runnerOf(v)]
	at := slices.Index(c.Cmd.Argv, verb)
	if verb == "" || at < 0 || j.World.Disk == nil {
		return
	}
	if app := appOf(c.Cmd.Argv); app != "" {
		source.QueuesElsewhere(j.Texts, c, app)
	}
	i := slices.IndexFunc(c.Cmd.Argv[at+1:], dottedName().MatchString)
	if i < 0 || !defines(j, c.Cmd.Argv[at+1+i]) {
		// What a worker does by that name no text here says.
		c.Raise(risk.High, risk.ExecArbitrary,
			effect.Say("runs a command out of guard's sight: in a container or on another machine"))
		return
	}
	task := c.Cmd.Argv[at+1+i]
	dot := strings.LastIndexByte(task, '.')
	text := "from " + task[:dot] + " import " + task[dot+1:] + "\n" + task[dot+1:] + "()\n"
	j.Walk.Nested(c, v.Name+" "+verb,
		[]taint.Word{taint.Literal("python3"), taint.Literal("-c"), taint.Literal(text)}, taint.Nothing)
}

// appOf is the app that a line of Celery names.
func appOf(argv []string) string {
	for i, w := range argv {
		app, is := strings.CutPrefix(w, "--app=")
		if !is {
			app, is = strings.CutPrefix(w, "-A")
		}
		if (w == "-A" || w == "--app") && i+1 < len(argv) {
			app, is = argv[i+1], true
		}
		if is && app != "" {
			return strings.TrimPrefix(app, "=")
		}
	}
	return ""
}

// defines reports a function of a module here whose text is known.
func defines(j named, task string) bool {
	dot := strings.LastIndexByte(task, '.')
	def := regexp.MustCompile(`(?m)^\s*(?:async\s+)?(?:def\s+` + task[dot+1:] + `\s*\(|` + task[dot+1:] + `\s*=)`)
	for _, rel := range files.PythonModules(task[:dot]) {
		text, how := j.TextOf(j.Place(taint.Literal(rel)))
		if how == files.Wholly && def.MatchString(text) {
			return true
		}
	}
	return false
}

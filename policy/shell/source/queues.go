package source

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/client"
)

// What is put into a queue is done by a worker: on another machine, where the project's settings have the queue there,
// or by the next worker that is started here. What is queued is judged as if the function were called.

var (
	// hasQueues is that a text has a library of queues (Celery 5, RQ 2, Dramatiq 1, Huey 2, Taskiq 0.11,
	// Procrastinate 3, arq 0.26).
	hasQueues = lazy.Pattern(`\b(?:celery|rq|dramatiq|huey|taskiq|procrastinate|arq)\b`)
	// queuesCall is a function that is queued with what it is given, and queuesArgs one with a list of that.
	queuesCall = lazy.Pattern(`\b([A-Za-z_]\w*)\.(?:delay|send|kiq|defer|s|si|enqueue)\(`)
	queuesArgs = lazy.Pattern(`\b([A-Za-z_]\w*)\.(?:apply_async|send_with_options|signature)` +
		`\(\s*(?:args\s*=\s*)?([\[(])`)
	// queuesFunction is a queue that is given a function.
	queuesFunction = lazy.Pattern(`\b\w+\.(?:enqueue|enqueue_call|call_soon)\(\s*(?:func\s*=\s*)?([A-Za-z_]\w*)\s*,`)
	// queuesName is a queue that is given a function's name.
	queuesName = lazy.Pattern(`\b\w+\.(?:send_task|enqueue|enqueue_job|signature)\(\s*["'](?:[\w.]*\.)?(\w+)["']\s*,` +
		`\s*(?:args\s*=\s*)?(\[?)`)
)

// queuedCalls writes what a text has queued as calls. Lines stay.
func queuedCalls(text string) string {
	if !hasQueues().MatchString(text) {
		return text
	}
	text = queuesArgs().ReplaceAllString(text, "$1(*$2")
	text = queuesName().ReplaceAllStringFunc(text, func(s string) string {
		m := queuesName().FindStringSubmatch(s)
		if m[2] != "" {
			return m[1] + "(*["
		}
		return m[1] + "("
	})
	text = queuesFunction().ReplaceAllString(text, "$1(")
	return queuesCall().ReplaceAllString(text, "$1(")
}

// runsSignatures is how code queues what it has put together (Celery 5, Canvas).
var runsSignatures = lazy.Pattern(`\)\(\)|\.apply_async\(|\.delay\(`)

// runsHere is how tasks are told to run where they are called (Celery 5, task_always_eager; Huey 2, immediate;
// Sidekiq 7, Testing; Active Job 8; Laravel 11, sync).
var runsHere = lazy.Pattern(`(?i)\b(?:task_)?always_eager["']?\]?\s*[:=]\s*["']?(?:true|1)|\bcelery_(?:app|worker)\b|` +
	`memory://|\bimmediate\s*=\s*True|Sidekiq::Testing|queue_adapter\s*=\s*:(?:test|inline)|` +
	`StubBroker|InMemoryBroker|is_async\s*=\s*False|FakeStrictRedis|fakeredis`)

// decoratedQueue is a decorator by which a call of a function only queues it (Huey 2).
var decoratedQueue = lazy.Pattern(`(?m)^\s*@(\w*huey\w*)\.(?:task|db_task|periodic_task)\b`)

// queuing finds what a line of the program queues, by the names of what it is put into.
func (p wholeProgram) queuing(line string) (names []string) {
	for _, m := range calledOn().FindAllStringSubmatch(line, maxHanded) {
		words := client.Words(m[3])
		if p.test && statementCalls[m[3]] && changingStatement().MatchString(line) && p.taken[m[1]] != "" {
			names = append(names, p.taken[m[1]])
			continue
		}
		signs := slices.Contains([]string{"s", "si", "signature"}, m[3]) && runsSignatures().MatchString(p.t.text)
		if !puts(words) && !signs {
			continue
		}
		switch {
		case p.taken[m[1]] != "":
			names = append(names, p.taken[m[1]])
		case m[1] == "current_app" && hasQueues().MatchString(p.t.text):
			names = append(names, m[1])
		}
	}
	for _, m := range plainCall().FindAllStringSubmatch(line, maxHanded) {
		if of := p.taken[m[1]]; of != "" && decoratedQueue().MatchString(p.definitionOf(of)) {
			names = append(names, of)
		}
	}
	return names
}

// statementCalls are handed a statement, of which changingStatement says that it changes something.
var (
	statementCalls    = map[string]bool{"execute": true, "query": true, "exec": true, "run": true, "raw": true}
	changingStatement = lazy.Pattern("(?i)[\"'`]\\s*" +
		"(?:insert|update|delete|drop|truncate|alter|create|merge|replace)\\b")
)

// storesOfTests are clients of databases and mail that count in tests: elsewhere their making is asked by itself
// (SQLAlchemy 2, psycopg 3, pg 8, knex 3, Sequelize 6, Go's database/sql; Python 3.13, smtplib).
var storesOfTests = []clientOfService{
	{lazy.Pattern(`(?i)create_(?:async_)?engine|psycopg|asyncpg|pymysql|\bpool\(|createPool|` +
		`\bknex\(|sequelize|\bsql\.Open`),
		lazy.Pattern(`(?i)\b(?:postgres(?:ql)?|mysql|mariadb|mssql|cockroachdb)` +
			`(?:\+\w+)?://(?:[^\s"'/@]*@)?([\w.-]+)`)},
	{lazy.Pattern(`\bSMTP(?:_SSL)?\(`), lazy.Pattern(`\bSMTP(?:_SSL)?\(\s*(?:host\s*=\s*)?["']([\w.-]+)["']`)},
}

// makingOf is what tells by which library something is made: where modules define it, and of a class all of it.
func (p wholeProgram) makingOf(d definedNames, name string) string {
	made := p.definitionOf(name)
	if name == "current_app" {
		made = "celery"
	}
	if p.test { // a fixture gives a name more than once
		d.madeOf([]string{name}, func(part string) bool {
			made += "\n" + part
			return false
		})
	}
	if classHead().MatchString(made) {
		for _, at := range d.at[name] {
			made += "\n" + d.block(at)
		}
	}
	return made
}

var (
	// settingsNamed is how an app of a queue is told its settings (Celery 5, config_from_object; Django 5).
	settingsNamed = lazy.Pattern(`\b(?:config_from_object\(|config_source\s*=|` +
		`DJANGO_SETTINGS_MODULE["']\]?\s*[,=])\s*["']([\w.]+)["']`)
	// queueSettings are files in which frameworks look for them by themselves (Celery 5; Sidekiq 7, Resque 2;
	// Laravel 11).
	queueSettings = map[code.Language]string{
		code.Python: "celeryconfig.py",
		code.Ruby: "config/initializers/sidekiq.rb config/sidekiq.yml config/redis.yml config/initializers/redis.rb " +
			"config/initializers/resque.rb config/resque.yml config/cable.yml",
		code.PHP: "config/queue.php",
	}
)

// queueSettled finds where the queues of a program are.
type queueSettled struct{ wholeProgram }

// settings is the text of the settings that say where the queues of a text are.
func (p queueSettled) settings(text string) string {
	var b strings.Builder
	add := func(file string) {
		text, how := p.TextOf(place.Place{Path: file})
		if how == files.Wholly && len(text) <= maxRead && !files.Binary(text) {
			b.WriteString("\n" + text)
		}
	}
	named := settingsNamed().FindAllStringSubmatch(text+"\n"+p.manageText(), maxHanded)
	for _, m := range named {
		for _, file := range p.Sources.moduleFiles(p.t, m[1]) {
			add(file)
		}
	}
	for _, dir := range slices.Compact([]string{p.State.Cwd, p.World.Workspace}) {
		for name := range strings.FieldsSeq(queueSettings[p.t.Lang]) {
			if dir != "" {
				add(path.Join(dir, name))
			}
		}
	}
	return b.String()
}

// manageText is what starts a project of Django, which names its settings.
func (p queueSettled) manageText() string {
	text, how := p.TextOf(place.Place{Path: path.Join(p.World.Workspace, "manage.py")})
	if how != files.Wholly || len(text) > maxRead {
		return ""
	}
	return text
}

// QueuesElsewhere judges a line that has a worker of another machine do something: by the module of the queue's app.
func QueuesElsewhere(j *Judge, c *effect.Call, app string) {
	app, _, _ = strings.Cut(app, ":")
	t := &ProgramText{Lang: code.Python}
	for _, name := range []string{app + ".celery", app} {
		for _, file := range j.Sources.moduleFiles(t, name) {
			text, how := j.TextOf(place.Place{Path: file})
			if how != files.Wholly || len(text) > maxRead || files.Binary(text) {
				continue
			}
			one := &ProgramText{Lang: code.Python, File: file, text: text}
			p := wholeProgram{Judge: j, c: c, t: one, at: map[int]*ProgramText{}}
			all := p.joined(importWalk{j, newVisited(), nil})
			if host := (queueSettled{p.of(all)}).host(); host != "" {
				c.Raise(risk.High, risk.NetworkRisk, effect.Say("reaches {0}", host))
				return
			}
		}
	}
}

// host is the other host on which the program has its queue.
func (p queueSettled) host() string {
	if len(p.all.Files) == 0 || runsHere().MatchString(p.all.Text) {
		return ""
	}
	return p.serviceHost(p.all.Text, "celery")
}

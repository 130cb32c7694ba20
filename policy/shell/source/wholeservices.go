package source

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/code/service"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/client"
)

// New code that takes a client of a service from a module of the project's has the service do what it says, as if it
// had made the client itself: `from app.ext import stripe`, `require('./api').api.delete(…)`.

// variablesText is the text of the project's files of variables.
func (p wholeProgram) variablesText() string {
	var b strings.Builder
	for _, dir := range slices.Compact([]string{p.State.Cwd, p.World.Workspace}) {
		for _, name := range environmentFiles {
			if text, how := p.TextOf(place.Place{Path: path.Join(dir, name)}); dir != "" && how == files.Wholly {
				b.WriteString(text + "\n")
			}
		}
	}
	return b.String()
}

// services judges what the program's own file has services do by what it takes of its modules; reached is the whole
// text as far as it runs, r what was read in it.
func (p wholeProgram) services(reached string, r code.Reading) {
	if !p.own && !p.Wrote(p.t.File) || p.t.guess || isFaked().MatchString(p.t.text) {
		return
	}
	p.taken = p.takenNames()
	j := p.clients(reached, func(call client.Call) bool { return p.byTaken(call.Line, call.Name) })
	j.judge(p.c)
	if j.standsIn() {
		return
	}
	for i := range r.Acts {
		a := &r.Acts[i]
		if !p.test && a.Library == "" && a.Kind == code.Network && p.byTaken(a.Line, "") && p.changesThere(a) {
			p.counts(func(probe *effect.Call) { p.codeReaches(probe, p.file(a), a) }, risk.NetworkRisk)
		}
	}
	p.clientsElsewhere(reached, r)
}

// clients are the calls of services that count in the whole text as far as it runs, ready to be judged.
func (p wholeProgram) clients(reached string, count func(client.Call) bool) clientJudge {
	j := clientJudge{p.Sources, p.t.Lang, p.t.File, p.t.text, clientCalls(p.t.Lang, p.t.File, reached),
		func(string) bool { return false }, p.t.replaced}
	j.read.Calls = slices.DeleteFunc(slices.Clone(j.read.Calls), func(call client.Call) bool { return !count(call) })
	return j
}

// byTaken reports a line of the program's own file that does something by a name which it takes of another: by that
// with which a call begins, or where none is told by any.
func (p wholeProgram) byTaken(line int, call string) bool {
	if line < 1 || line > len(p.all.Lines) || p.all.Lines[line-1].File != 0 {
		return false
	}
	if call != "" {
		return p.taken[rootName().FindString(strings.TrimLeft(call, "([ "))] != ""
	}
	words := wordsOf().FindAllString(p.lines[line-1], -1)
	return slices.ContainsFunc(words, func(w string) bool { return p.taken[w] != "" })
}

var (
	rootName = lazy.Pattern(`^(?:new\s+)?[$@]{0,2}[\w$]+`)
	// namedBy is how a name is given to what another stands for.
	namedBy = lazy.Pattern(`([\w$]+)\s*(?::\s*[\w.\[\]]+\s*)?(?::?=|\bin\b|\bof\b)\s*` +
		`(?:await\s+|new\s+|\(|&)*([\w$]+)|` +
		`\bwith\s+(?:await\s+)?([\w$]+)[^\n]*?\bas\s+([\w$]+)`)
)

// takenNames are the names that the program's own file has from others, and those that it gives to what these stand
// for, with the other's name for it. Where files share their names, they are all that it gives nothing itself.
func (p wholeProgram) takenNames() map[string]string {
	taken := map[string]string{}
	for name := range p.all.Taken {
		taken[name] = name
	}
	own := map[string]bool{}
	for range maxTakenRounds {
		for i, line := range p.lines {
			if p.all.Lines[i].File != 0 {
				continue
			}
			for _, m := range namedBy().FindAllStringSubmatch(line, maxHanded) {
				to, from := m[1]+m[4], m[2]+m[3]
				own[to] = true
				if of := taken[from]; of != "" && taken[to] == "" {
					taken[to] = of
				}
			}
		}
	}
	if p.t.Lang == code.Python || p.t.Lang == code.JavaScript || p.t.Lang == code.Go {
		return taken
	}
	for i, line := range p.lines {
		for _, w := range wordsOf().FindAllString(line, -1) {
			if p.all.Lines[i].File == 0 && !own[w] {
				taken[w] = w
			}
		}
	}
	return taken
}

// maxTakenRounds bounds through how many names one is followed.
const maxTakenRounds = 3

// changingRequest is how a request says that it changes what is there.
var changingRequest = lazy.Pattern(`(?i)\.(?:post|put|patch|delete|del|upload\w*|send\w*)\(|` +
	`["'](?:POST|PUT|PATCH|DELETE)["']`)

// changesThere reports a request that does more than ask for something.
func (p wholeProgram) changesThere(a *code.Act) bool {
	if len(a.Args) > 0 && loopbackURL().MatchString(a.Args[0].Text) {
		return false
	}
	return changingRequest().MatchString(p.lines[a.Line-1]) || sendingCalls().MatchString(a.Call)
}

// clientOfService is a kind of client: made is how code makes one, address where one is elsewhere.
type clientOfService struct{ made, address func() *regexp.Regexp }

// clientsOfServices: redis-py 5, ioredis 5, node-redis 4; PyMongo 8, mongodb 6; Celery 5, kombu 5, pika 1,
// amqplib 0.10; kafka-python 2, kafkajs 2; nats-py 2; gRPC 1; elasticsearch 8.
var clientsOfServices = []clientOfService{
	{lazy.Pattern(`(?i)redis|valkey`), lazy.Pattern(`(?i)\b(?:rediss?|valkeys?)://(?:[^\s"'/@]*@)?([\w.-]+)`)},
	{lazy.Pattern(`(?i)mongo`), lazy.Pattern(`(?i)\bmongodb(?:\+srv)?://(?:[^\s"'/@]*@)?([\w.-]+)`)},
	{lazy.Pattern(`(?i)celery|kombu|pika|amqp|rabbit|dramatiq|huey|\brq\b|shared_task|taskiq|procrastinate|\barq\b|` +
		`\bbull|\bQueue\(|sidekiq|resque|ActiveJob|ApplicationJob`),
		lazy.Pattern(`(?i)\b(?:amqps?|pyamqp|rediss?|sqs)://(?:[^\s"'/@]*@)?([\w.-]+)`)},
	{lazy.Pattern(`(?i)kafka`),
		lazy.Pattern(`(?i)\b(?:bootstrap[_.]?servers|brokers|kafka\w*)["']?\s*` +
			`[:=]\s*\[?["']?([\w.-]+):\d`)},
	{lazy.Pattern(`(?i)\bnats\b`), lazy.Pattern(`(?i)\bnats://(?:[^\s"'/@]*@)?([\w.-]+)`)},
	{lazy.Pattern(`(?i)grpc|\w(?:Stub|Client)\(`),
		lazy.Pattern(`(?i)(?:channel|grpc\w*)["']?\s*[:=(]\s*["']([\w.-]+):\d+["']`)},
	{lazy.Pattern(`(?i)elastic|opensearch`),
		lazy.Pattern(`(?i)(?:elastic|opensearch|\bes_)[\w.]*["']?\s*[:=(]\s*\[?["']` +
			`https?://(?:[^\s"'/@]*@)?([\w.-]+)`)},
}

// putsInto are methods by which a service gets something, or holds something else than before; what takes something
// away counts wherever the service is.
const putsInto = "setex psetex setnx mset hset hmset hsetnx incr incrby decr decrby append lpush rpush sadd zadd " +
	"expire persist xadd delay applyasync produce basicpublish bulk unlink performasync performin performat " +
	"performlater performbulk defer kiq enqueuejob sendmail"

// putting are the first words of such methods.
const putting = "set add put insert update upsert replace delete del remove create save send publish enqueue index " +
	"rename cancel"

// puts reports such a method.
func puts(words []string) bool {
	return len(words) > 0 && (slices.Contains(strings.Fields(putting), words[0]) ||
		slices.Contains(strings.Fields(putsInto), strings.Join(words, "")))
}

var calledOn = lazy.Pattern(`([\w$]+)((?:\.[\w$]+|\([^()]*\)|\[[^\]]*\])*)\.([\w$]+)\s*\(`)

// clientsElsewhere judges calls on the project's own client of a service that is on another host, by its address in the
// modules or in the variables of the project.
func (p wholeProgram) clientsElsewhere(reached string, r code.Reading) {
	clients := func(m string) bool { return service.Of(m) != nil || service.LibraryOf(m) != nil }
	if !slices.ContainsFunc(r.Modules, clients) && !hasQueues().MatchString(reached) && !p.test ||
		p.test && runsHere().MatchString(reached+p.settingsText()) {
		return
	}
	d := define(p.t.Lang, p.all.Text)
	for i, line := range p.lines {
		if p.all.Lines[i].File != 0 {
			continue
		}
		for _, of := range p.queuing(line) {
			made := p.makingOf(d, of)
			if host := p.serviceHost(reached, made); host != "" {
				if p.test && storesOfTests[0].made().MatchString(made) && (tests{p.Sources}).forTests(p.c, p.t) {
					continue
				}
				p.c.Raise(risk.High, risk.NetworkRisk, effect.Say("reaches {0}", host))
				return
			}
		}
	}
}

// definitionOf is where modules give a name to something, with the decorators of a function.
func (p wholeProgram) definitionOf(name string) string {
	of := regexp.MustCompile(`(?:^|[\s;])(?:(?:def|class|function)\s+` + regexp.QuoteMeta(name) + `\b|` +
		regexp.QuoteMeta(name) + `\s*(?::[^=]*)?=[^=])`)
	for i, line := range p.lines {
		if p.all.Lines[i].File != 0 && of.MatchString(line) {
			from := i
			for from > 0 && decoratedBy().MatchString(p.lines[from-1]) {
				from--
			}
			if from < i { // what it is registered with
				if m := decoratedBy().FindStringSubmatch(p.lines[from]); m != nil {
					root, _, dotted := strings.Cut(m[1], ".")
					if dotted && root != name {
						return m[0] + "\n" + p.definitionOf(root)
					}
				}
			}
			return strings.Join(p.lines[from:i+1], "\n")
		}
	}
	return ""
}

// serviceHost is the other host on which a client that is made so finds its service.
func (p wholeProgram) serviceHost(reached, made string) string {
	env, clients := "", clientsOfServices
	if p.test {
		clients = slices.Concat(clients, storesOfTests)
	}
	for _, of := range clients {
		if !of.made().MatchString(made) {
			continue
		}
		if env == "" {
			env = p.variablesText()
		}
		for _, text := range []string{made, env, reached, queueSettled{p}.settings(p.all.Text)} {
			for _, m := range of.address().FindAllStringSubmatch(text, maxHanded) {
				if OtherHost(m[1]) {
					return m[1]
				}
			}
		}
	}
	return ""
}

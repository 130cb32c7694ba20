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
)

// A new test asks a service by a client that something else makes: a fixture, a helper that its runner loads, a class
// that it inherits from, a module of the project's. Where that client is made for another host, what the test has it
// change is changed there: it is asked as if the test named the host itself. The framework's own client, this machine
// and doubles stay free.

// testClients judges what a new test changes by clients that are made for it.
func testClients(j *Judge, c *effect.Call, t *ProgramText) {

	if j.World.Disk == nil || t.guess || t.File == "" || !(tests{j.Sources}).ofTests(t.File) ||
		!j.Sources.newText(t) && !j.Wrote(t.File) || len(t.text) > maxRead || replacesSomething(t.text) ||
		isFaked().MatchString(t.text) {
		return
	}
	j.Reviewed = append(j.Reviewed, "tests "+t.File)
	p := wholeProgram{Judge: j, c: c, t: t, test: true, own: true, at: map[int]*ProgramText{}}
	if r := (runnersClients{p}); r.judge() {
		return
	}
	if !doesSomething().MatchString(t.text) {
		return
	}
	w := importWalk{j, t.visited, nil}
	if w.visited == nil {
		w.visited = newVisited()
	}
	all := ahead{p}.joined(w)
	if len(all.Files) == 0 {
		return
	}
	p = p.of(all)
	reached, _, ok := p.reached()
	if !ok {
		return
	}

	p.services(reached, readCode(t.Lang, reached, t.given))
	clientsMade{p}.judge()
}

// TestsElsewhere judges the new tests of a language that a runner finds by itself, or those that the line names.
func TestsElsewhere(j *Judge, c *effect.Call, lang code.Language, named []string) {
	looked := 0
	for _, file := range j.SessionFiles() {
		means := func(p string) bool { return place.Below(file, p) }
		if code.LanguageOf(file, "") != lang || slices.Contains(j.Reviewed, "tests "+file) ||
			looked >= maxAskedModules || len(named) > 0 && !slices.ContainsFunc(named, means) {
			continue
		}
		text, how := j.TextOf(place.Place{Path: file})
		if how != files.Wholly || files.Binary(text) {
			continue
		}
		looked++
		testClients(j, c, &ProgramText{Lang: lang, File: file, text: text, given: code.Given{File: true}})
	}
}

// doesSomething is that a text calls something of something: most tests do no more than call and compare.
var doesSomething = lazy.Pattern(`(?:\.|->|::)\s*\w+!?\??[\s(]|["'](?:POST|PUT|PATCH|DELETE)["']|\b\w+\(`)

var (
	// calledMethod is a method that is called, and calledObject what stands before one.
	calledMethod = lazy.Pattern(`(?:\.|->|::|&\.|\?\.)(\w+)[?!]?\s*[(\s]`)
	calledObject = lazy.Pattern(`[$@]{0,2}[A-Za-z_][\w$]*[?!]?(?:\([^()\n]*\))?` +
		`(?:(?:\.|->|::|&\.|\?\.)[\w$]+[?!]?(?:\([^()\n]*\))?)*$`)
	plainCall     = lazy.Pattern(`(?:^|[\s=(;{])([A-Za-z_][\w$]*)\s*\(`)
	changingVerb  = lazy.Pattern(`(?i)^(?:post|put|patch|delete|del)(?:_?json|_?async)?$`)
	resourceVerb  = lazy.Pattern(`^(?:destroy|delete|create|save|update|update_attributes?|delete_all|destroy_all)$`)
	requestByVerb = lazy.Pattern(`^(?:request|req|fetch|send|execute|call|api)$`)
	verbInQuotes  = lazy.Pattern(`["'](?:POST|PUT|PATCH|DELETE|post|put|patch|delete)["']|` +
		`:(?:post|put|patch|delete)\b|` +
		`\bMethod(?:Post|Put|Patch|Delete)\b`)
	// makesHTTP is how a client of HTTP is made, or used (requests 2, httpx 0.27, aiohttp 3; axios 1, ky 1, got 14,
	// supertest 7; Faraday 2, HTTParty 0.22, Active Resource 6; Guzzle 7, Symfony's HttpClient; resty 2; Playwright 1).
	makesHTTP = lazy.Pattern(`\brequests\.(?:[Ss]ession|request|get|post|put|patch|delete)\b|` +
		`\bhttpx\.\w|\bClientSession\(|\baxios\b|\bky\.|\bgot\.extend|\bfetch\(|\bfetch\.create|\bsupertest\b|` +
		`\bFaraday\b|\bHTTParty\b|\bRestClient\b|\bActiveResource\b|` +
		`\bNet::HTTP\b|\bGuzzle|\bHttpClient\b|\bresty\.New|` +
		`\bnet/http\b|\bhttp\.(?:Client|DefaultClient|NewRequest|Post)|\burllib|\bhttp\.client\b|\bnewContext\(|` +
		`\bcurl_init\b|\bchai-?http\b|\bchai\.request\b|\bfrisby\b|\bpactum\b|\bHTTP::Tiny\b|\bLWP::`)
	// ownClient is a framework's own, which asks the program in its process (Flask 3, Django 5, Starlette, aiohttp 3;
	// supertest with an app; Rack::Test; Symfony 7; httptest of Go).
	ownClient = lazy.Pattern(`\bTestClient\(|\btest_client\(|\bAPIClient\(|\bdjango\.test\b|\b[AW]SGITransport\b|` +
		`\bMockTransport\b|\baiohttp_client\b|\bcreateTestClient\b|\bRack::Test\b|\bcreateClient\(|\bhttptest\.|` +
		`\b(?:supertest|request|agent)\(\s*(?:await\s+)?(?:\w*[aA]pp\w*|\w*[sS]erver\w*)\b|` +
		`\blive_server\b|\bLiveServer|` +
		`\bMockHandler\b|\bMockHttpClient\b|:test\b.*\bFaraday|Faraday::Adapter::Test`)
)

// collection is what has methods of the same names, and asks nobody.
var collection = lazy.Pattern(`=\s*(?:new\s+)?(?:Map|Set|WeakMap|WeakSet|URLSearchParams|FormData|Headers|LRUCache|` +
	`defaultdict|OrderedDict|deque|Counter)\b\s*[(<]`)

// clientsMade are the clients that a program has of others.
type clientsMade struct{ wholeProgram }

// judge judges the lines of a program by which they change something elsewhere.
func (p clientsMade) judge() {
	if p.doubled() {
		return
	}
	held, _ := p.World.Committed(p.t.File)
	d := define(p.t.Lang, p.all.Text)
	for i, line := range p.lines {
		if p.all.Lines[i].File != 0 || decoratedBy().MatchString(line) || p.heldLine(held, i) {
			continue
		}
		if head := definesBlock().FindStringIndex(line); head != nil {
			line = line[head[1]:] // what stands in it is no call
		}
		for _, call := range callsOn(line) {
			names, changes := d.changes(call.on, call.method, line)
			if !changes || !p.test && !d.isResource(names) {
				continue // of other programs the acts tell
			}
			if host := p.hostOf(d, names, call.on); host != "" {
				p.c.Raise(risk.High, risk.NetworkRisk, effect.Say("reaches {0}", host))
				return
			}
		}
	}
}

// callOn is a call on a line: what it is called on, or nothing, and its name.
type callOn struct{ on, method string }

// callsOn lists the calls of a line.
func callsOn(line string) (all []callOn) {
	for _, m := range calledMethod().FindAllStringSubmatchIndex(line, maxHanded) {
		if on := calledObject().FindString(line[:m[0]]); on != "" {
			all = append(all, callOn{on, line[m[2]:m[3]]})
		}
	}
	for _, m := range plainCall().FindAllStringSubmatch(line, maxHanded) {
		all = append(all, callOn{"", m[1]})
	}
	return all
}

// heldLine reports a line that stands in what git holds of the test.
func (p clientsMade) heldLine(held string, i int) bool {
	lines := strings.Split(p.t.text, "\n")
	n := p.all.Lines[i].Line
	return held != "" && n <= len(lines) && strings.Contains(held, lines[n-1])
}

// doubled reports that something stands in the place of services for the test.
func (p wholeProgram) doubled() bool {
	j := clientJudge{Names: p.Sources, lang: p.t.Lang, file: p.t.File, text: p.t.text, replaced: p.t.replaced}
	return j.standsIn()
}

// changes reports a call that changes something, and the names that say where: of what it is called on, and its own
// where the project defines it.
func (d definedNames) changes(receiver, method, line string) (names []string, changes bool) {
	names = namedWords(receiver)
	names = slices.DeleteFunc(names, func(n string) bool { return n == "self" || n == "this" || n == "expect" })
	own := len(d.at[method]) > 0
	if own {
		names = append(names, method)
	}
	switch {
	case len(names) == 0:
		return nil, false
	case changingVerb().MatchString(method):
		return names, receiver != "" || own
	case requestByVerb().MatchString(method) && verbInQuotes().MatchString(line):
		return names, true
	case resourceVerb().MatchString(method) && receiver != "":
		return names, d.isResource(names)
	case !own:
		return nil, false
	}
	for _, at := range d.at[method] {
		if definesBlock().MatchString(d.lines[at]) && !requestedIn().MatchString(d.lines[at]) &&
			gravestBy().MatchString(d.block(at)) {
			return names, true
		}
	}
	return nil, own && verbInQuotes().MatchString(line)
}

// gravestBy is a request of a function of the project's that counts by itself: it deletes, or moves money.
var gravestBy = lazy.Pattern(`\.(?:delete|del)\(|["'](?:DELETE|delete)["']|` +
	`/(?:refunds?|charges?|payouts?|transfers?|payments?|withdrawals?)\b`)

// requestedIn is the head of a function that is the body of a test or a route.
var requestedIn = lazy.Pattern(`\b(?:describe|it|test|context|before\w*|after\w*)\(`)

// isResource reports a class whose objects are those of another machine (Active Resource 6).
func (d definedNames) isResource(names []string) (is bool) {
	d.madeOf(names, func(part string) bool {
		is = is || strings.Contains(part, "ActiveResource")
		return is
	})
	return is
}

// hostOf is the other host for which the client is made that names stand for, in what a call is made on; empty: none is
// found.
func (p clientsMade) hostOf(d definedNames, names []string, receiver string) string {
	var text strings.Builder
	text.WriteString(receiver + "\n")
	speaks, framework := false, ownClient().MatchString(receiver)
	d.madeOf(names, func(part string) bool {
		framework = framework || ownClient().MatchString(part) || collection().MatchString(part)
		speaks = speaks || makesHTTP().MatchString(part)
		text.WriteString(part + "\n")
		return framework
	})
	if framework || !speaks {
		return ""
	}
	return addresses{p.State.Vars, p.settingsText()}.elsewhere(text.String())
}

// settingsText is what files of the project's say that give tests their variables.
func (p wholeProgram) settingsText() string {
	var b strings.Builder
	b.WriteString(p.variablesText())
	s := &search{tests: tests{p.Sources}}
	for _, dir := range slices.Compact([]string{path.Dir(p.t.File), p.State.Cwd, p.World.Workspace}) {
		for name := range strings.FieldsSeq(besideTests + " " + forTestsOnly + " package.json") {
			if text, ok := s.there(path.Join(dir, name)); dir != "" && ok && len(text) <= files.MaxSecret {
				b.WriteString("\n" + text)
			}
		}
	}
	return b.String()
}

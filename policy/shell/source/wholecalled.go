package source

import (
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
	"guard/policy/shell/table"
)

// A function of the project's speaks for the project. Where new code calls one that deletes by a request, has another
// machine run something, moves money or sends a file, it is asked as if it did so itself; so is a person's program that
// the line tells what to delete, and one that is turned to a host of which the project knows nothing.

// requests is the whole text as far as it runs, by its lines.
type requests struct {
	wholeProgram
	r     code.Reading
	lines []string
	text  string
	names []string // that stand for clients of HTTP
}

// calledServices judges what functions of modules have services do.
func (p wholeProgram) calledServices(reached string, r code.Reading) {
	if p.test || isFaked().MatchString(p.t.text) || replacesSomething(p.t.text) {
		return
	}
	q := requests{wholeProgram: p, r: r, lines: strings.Split(reached, "\n"), text: reached}
	for _, m := range httpClient().FindAllStringSubmatch(reached, maxHanded) {
		q.names = append(q.names, m[1])
	}
	if p.own {
		q.byLibraries()
	}
	if p.own || len(p.t.given.Args) > 0 {
		q.deletes()
	}
	q.turned()
}

// inFunction reports a line of a function in a module.
func (q requests) inFunction(line int) bool {
	return line >= 1 && line <= len(q.all.Lines) && q.all.Lines[line-1].File != 0 &&
		slices.ContainsFunc(q.bodies, func(b body) bool { return line > b.from && line <= b.to })
}

// gravest are the kinds of which a call in a function counts as one in new code, and graver the words of methods that
// do so for the others.
var gravest = []service.Kind{service.Device, service.Money, service.Remote, service.Message, service.Release,
	service.Push, service.Senses}

const graver = "delete remove terminate destroy purge drop stop reboot empty revoke upload kill"

func isGraver(word string) bool { return table.HasWord(graver, word) }

// byLibraries judges calls of services' libraries in functions of modules.
func (q requests) byLibraries() {
	j := q.clients(q.text, func(call client.Call) bool {
		return q.inFunction(call.Line) && !q.Wrote(q.all.Files[q.all.Lines[call.Line-1].File].Path) &&
			(slices.Contains(gravest, call.Library.Kind) || slices.ContainsFunc(call.Words, isGraver))
	})
	j.judge(q.c)
}

var (
	// httpClient is how code makes a client of HTTP (requests 2, httpx 0.27, aiohttp 3; axios 1, ky 1, got 14,
	// ofetch 1; Faraday 2; Guzzle 7; resty 2).
	httpClient = lazy.Pattern(`([\w$]+)\s*(?::[^=\n]*)?:?=\s*(?:await\s+|new\s+\\?)?(?:requests\.[Ss]ession\(|` +
		`httpx\.(?:Async)?Client\(|aiohttp\.ClientSession\(|axios\.create\(|ky\.(?:create|extend)\(|got\.extend\(|` +
		`\$?o?fetch\.create\(|Faraday\.new\b|(?:GuzzleHttp\\)?Client\(|resty\.New\()`)
	// httpModules are the libraries that have such methods themselves.
	httpModules = strings.Fields("requests httpx axios ky got superagent HTTParty RestClient Faraday Http needle")
	// saysDelete is how a request is told so by a word.
	saysDelete = lazy.Pattern(`["'](?:DELETE|delete|Delete)["']|\bMethodDelete\b|:delete\b`)
	saysPost   = lazy.Pattern(`["']POST["']`)
	// movesMoney is a request by which money moves.
	movesMoney = lazy.Pattern(`(?i)(?:["'](?:POST|PUT)["']|\.post\()[^\n]*["'\x60][^"'\x60\n]*/` +
		`(?:refunds?|charges?|payouts?|transfers?|payments?|withdrawals?)\b`)
	deletesBy = lazy.Pattern(`([\w$]+)\.(?:delete|del)\(`)
	// carriesBy is how a request carries something away, or changes what is there.
	carriesBy = lazy.Pattern(`\.(?:post|put|patch|delete)\(|["'](?:POST|PUT|PATCH|DELETE)["']|\bmethod\s*:`)
	// speaksHTTP is that a text has a client of HTTP at all.
	speaksHTTP = lazy.Pattern(`\brequests\.|\bhttpx\b|\baiohttp\b|\burllib|\bhttp\.client\b|` +
		`\baxios\b|\bfetch\(|\bgot\b|\bky\b|` +
		`\bnet/http\b|\bNet::HTTP\b|\bcurl_|\bGuzzle|\bFaraday\b|\bHTTParty\b|\bhttp\.(?:Post|NewRequest)`)
)

// deletes judges a function that deletes, or moves money, by a request to another host.
func (q requests) deletes() {
	told := saysDelete().MatchString(strings.Join(q.lines, "\n"))
	networks := slices.ContainsFunc(q.r.Acts, func(a code.Act) bool {
		return a.Kind == code.Network && a.Library == "" && q.inFunction(a.Line) && told
	})
	for i, line := range q.lines {
		if !q.inFunction(i+1) && !(networks && saysDelete().MatchString(line)) {
			continue
		}
		does := networks && saysDelete().MatchString(line) ||
			slices.ContainsFunc(deletesBy().FindAllStringSubmatch(line, maxHanded), func(m []string) bool {
				return slices.Contains(q.names, m[1]) || slices.Contains(httpModules, m[1])
			})
		money := q.own && movesMoney().MatchString(line)
		if !does && !money || !q.elsewhere(i) {
			continue
		}
		cats := risk.NetworkRisk
		if money {
			cats |= risk.Payment
		}
		q.c.Raise(risk.High, cats, effect.Say("the code talks to the network"))
		return
	}
}

var (
	webAddress   = lazy.Pattern(`(?i)\bhttps?://(?:[^\s"'/@]*@)?(\[[^\]]*\]|[\w.-]+)`)
	variableLine = lazy.Pattern(`(?m)^\s*(?:export\s+)?(\w+)\s*=\s*["']?(https?://[^\s"']+)`)
)

// elsewhere reports that what a line asks is on another host, or nobody knows where: by the variables of the project
// that the line's file names, else by the addresses in that file.
func (q requests) elsewhere(line int) bool {
	text := q.all.Files[q.all.Lines[line].File].Text
	if q.all.Lines[line].File == 0 { // which hands something to one that knows
		text = q.text
	}
	var hosts []string
	for _, m := range variableLine().FindAllStringSubmatch(q.variablesText(), maxHanded) {
		if namesWord(text, m[1]) {
			hosts = append(hosts, webAddress().FindStringSubmatch(m[2])...)
		}
	}
	if len(hosts) == 0 {
		for _, m := range webAddress().FindAllStringSubmatch(text, maxHanded) {
			hosts = append(hosts, m[1])
		}
	}
	return len(hosts) == 0 || slices.ContainsFunc(hosts, OtherHost)
}

// samples are hosts that stand for any (RFC 2606).
var samples = regexp.MustCompile(`(?i)(?:^|\.)example\.(?:com|org|net)$`)

// newHosts are the other hosts that a text names and another does not.
func newHosts(text, before string) (found []string) {
	for _, m := range webAddress().FindAllStringSubmatch(text, maxHanded) {
		if OtherHost(m[1]) && !samples.MatchString(m[1]) && !strings.Contains(before, m[1]) {
			found = append(found, m[1])
		}
	}
	return found
}

// turned judges requests of the project's that new code, the line, or a setting of this session's turns to a host of
// which the project knew nothing.
func (q requests) turned() {
	if !speaksHTTP().MatchString(q.text) || !q.changesSomething() {
		return
	}
	known := q.variablesText()
	for i, f := range q.all.Files {
		if !q.Wrote(f.Path) && (i > 0 || !q.own) {
			known += f.Text
		}
	}
	var hosts []string
	if q.own {
		hosts = newHosts(q.mainText(), known)
	} else {
		hosts = newHosts(strings.Join(q.t.given.Args, "\n"), known)
	}
	for _, f := range q.all.Files[1:] {
		if q.Wrote(f.Path) {
			was, _ := q.World.Committed(f.Path)
			hosts = append(hosts, newHosts(f.Text, known+was)...)
		}
	}
	hosts = append(hosts, q.bySettings(known)...)
	if len(hosts) > 0 {
		q.c.Raise(risk.High, risk.NetworkRisk|risk.Send, effect.Say("reaches {0}", hosts[0]))
	}
}

// takesConfig is a library that takes settings out of the folder config without being told (node-config 3).
var takesConfig = lazy.Pattern(`\brequire\(["']config["']\)|\bfrom\s+["']config["']`)

// bySettings are such hosts in files that this session changed and a library of settings takes in.
func (q requests) bySettings(known string) (hosts []string) {
	if !takesConfig().MatchString(q.text) {
		return nil
	}
	for _, file := range q.SessionFiles() {
		if !holdsStructured(file) || !strings.Contains(file, "/config/") {
			continue
		}
		if text, how := q.TextOf(place.Place{Path: file}); how == files.Wholly {
			was, _ := q.World.Committed(file)
			hosts = append(hosts, newHosts(text, known+was)...)
		}
	}
	return hosts
}

// mainText is what runs of the program's own file.
func (q requests) mainText() string {
	var b strings.Builder
	for i, line := range q.lines {
		if q.all.Lines[i].File == 0 {
			b.WriteString(line + "\n")
		}
	}
	return b.String()
}

// changesSomething reports a request in what runs of the modules, or of a person's program, that does more than ask.
func (q requests) changesSomething() bool {
	for i, line := range q.lines {
		if !carriesBy().MatchString(line) || decoratedBy().MatchString(line) || registersScript().MatchString(line) {
			continue // a route is what a server is asked for
		}
		main := q.all.Lines[i].File == 0
		if q.inFunction(i+1) || main && (!q.own || saysPost().MatchString(line)) {
			return true
		}
	}
	return false
}

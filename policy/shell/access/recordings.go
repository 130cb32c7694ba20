package access

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
)

// A recording of what a browser or a client sent holds the cookies and the headers by which it was logged in.

// recordings are the endings of such files (HAR 1.2; mitmproxy 11; Charles 4; Fiddler 5; Chrome DevTools, heap
// snapshots).
var recordings = strings.Fields(".har .mitm .flow .flows .chls .chlsj .saz .heapsnapshot .hprof")

// opaque are those of them that are no text, or hold all of a program's memory.
var opaque = strings.Fields(".mitm .flow .flows .chls .saz .heapsnapshot .hprof")

// maxRecording bounds what of a recording is looked at, in bytes. A larger one is taken to hold a session.
const maxRecording = 512 << 10

// recorded reports the name of a recording.
func recorded(file string) bool { return slices.Contains(recordings, strings.ToLower(path.Ext(file))) }

// sealed reports the name of one that is opaque.
func sealed(file string) bool { return slices.Contains(opaque, strings.ToLower(path.Ext(file))) }

// mayRecord finds a text in which a session may stand at all.
var mayRecord = lazy.Pattern(`(?i)cookie|authorization|x-api-key|x-auth-token|\t(?:true|false)\t|"key"`)

// session finds what a client is logged in by: headers as HAR, dumps of curl -v, cassettes of VCR and maps have them,
// cookies of Playwright's storage state and of Netscape's format, variables of Postman's.
var session = lazy.Pattern(`(?i)"name"\s*:\s*"(?:set-)?(?:` + heads + `)"\s*,\s*"value"\s*:\s*"` + scheme + held + `|` +
	`"value"\s*:\s*"` + scheme + held + `[^"]*"\s*,\s*"name"\s*:\s*"(?:set-)?(?:` + heads + `)"|` +
	`"cookies"\s*:\s*\[\s*\{[^\]]*"value"\s*:\s*"` + held + `|` +
	`(?m:^[><*\s-]*["']?(?:set-)?(?:` + heads + `)["']?[ \t]*:\s*(?:\[|-)?\s*["']?` + scheme + held + `)|` +
	`"(?:set-)?(?:` + heads + `)"\s*:\s*\[?\s*"` + scheme + held + `|` +
	`(?m:^(?:#HttpOnly_)?[\w.-]+\t(?:TRUE|FALSE)\t/\S*\t(?:TRUE|FALSE)\t\d+\t\S+\t` + held + `)|` +
	`"key"\s*:\s*"[^"]*(?:token|secret|password|api_?key)[^"]*"\s*,\s*"value"\s*:\s*"` + held)

const (
	heads = `cookie|(?:proxy-)?authorization|x-api-key|api-key|x-auth-token|x-csrf-token|private-token|` +
		`x-amz-security-token`
	scheme = `(?:(?:bearer|basic|token|digest)\s+)?`
	held   = `[\w.%+/=~-]{6,}`
)

// blanked is what stands in place of a value that was taken out (VCR, har-sanitizer, Cloudflare's HAR sanitizer).
var blanked = lazy.Pattern(`(?i)redacted|filtered|placeholder|your[_-]|xxxx|sanitized|removed|dummy`)

// maxSessions bounds the values of a recording that are looked at.
const maxSessions = 30

// recordsSession reports a text that holds one.
func recordsSession(text []byte) bool {
	return mayRecord().Match(text) && slices.ContainsFunc(session().FindAll(text, maxSessions),
		func(found []byte) bool { return !blanked().Match(found) })
}

// What a filter of jq's takes out of HAR (HAR 1.2; jq 1.7 manual).
var (
	fields = lazy.Pattern(`(?:\.[A-Za-z_]\w*(?:\[[^\]]*\])?\??)+`)
	last   = lazy.Pattern(`([A-Za-z_]\w*)(?:\[[^\]]*\])?\??$`)
	keyed  = lazy.Pattern(`(\w+)\s*:`)
	// plainFields hold nothing by which a client is logged in.
	plainFields = strings.Fields("method url status statusText time startedDateTime mimeType size bodySize " +
		"headersSize httpVersion _resourceType _priority serverIPAddress connection blocked dns connect " +
		"send wait receive ssl version pageref onLoad onContentLoad title id redirectURL " +
		"compression")
	// holders are objects of which a filter takes fields.
	holders = strings.Fields("log entries request response timings content pages creator browser cache")
	// whole is what shows more than fields that are named.
	whole = lazy.Pattern(`\.\.|\b(?:headers|cookies|postData|queryString|text|values?|to_entries|recurse|getpath|` +
		`walk|tojson|tostring|inputs?|json|debug|stderr)\b|@json|@text`)
	chooses = lazy.Pattern(`\b(?:select|sort_by|group_by|unique_by|min_by|max_by)` +
		`\((?:[^()]|\([^()]*\))*\)`)
	counts = lazy.Pattern(`\b(?:length|keys|type)\b`)
	// searchers find lines, and with -o what they look for alone (grep(1), rg(1)).
	searchers = strings.Fields("grep egrep fgrep rg ugrep ag")
	searched  = lazy.Pattern(`^["\\\w\s:\[\]0-9*+,-]*$`)
)

// picksPlainly reports a command of whose input only fields are shown by which nobody is logged in.
func picksPlainly(argv []string) bool {
	if len(argv) < 2 {
		return false
	}
	words := argv[1:]
	switch name := path.Base(argv[0]); {
	case slices.Contains(searchers, name):
		return picksMatches(words)
	case name == "jq" || name == "gojq" || name == "jaq":
		at := slices.IndexFunc(words, func(w string) bool { return !strings.HasPrefix(w, "-") })
		return at >= 0 && picksFields(words[at])
	case name == "wc" || name == "cksum" || strings.HasSuffix(name, "sum") || name == "file" || name == "stat":
		return true
	}
	return false
}

// picksMatches is picksPlainly of a search.
func picksMatches(words []string) bool {
	only := false
	for _, w := range words {
		switch {
		case slices.Contains([]string{"-c", "--count", "-l", "-q", "--quiet", "--files-with-matches"}, w):
			return true
		case w == "-o" || w == "--only-matching" || w == "-oE" || w == "-oh" || w == "-Eo" || w == "-ohE":
			only = true
		case !strings.HasPrefix(w, "-"):
			return only && searched().MatchString(w) && slices.ContainsFunc(plainFields, func(field string) bool {
				return strings.Contains(w, field)
			})
		}
	}
	return false
}

// picksFields is picksPlainly of a filter.
func picksFields(filter string) bool {
	if whole().MatchString(filter) {
		return false
	}
	var made []string
	for _, m := range keyed().FindAllStringSubmatch(filter, maxSessions) {
		made = append(made, m[1])
	}
	stages := strings.Split(filter, "|")
	for len(stages) > 1 && strings.HasPrefix(strings.TrimSpace(stages[len(stages)-1]), "@") {
		stages = stages[:len(stages)-1]
	}
	end := chooses().ReplaceAllString(stages[len(stages)-1], "")
	if !counts().MatchString(end) && fields().FindString(end) == "" {
		return false
	}
	for i, stage := range stages {
		for _, m := range fields().FindAllStringIndex(stage, maxSessions) {
			leaf := last().FindStringSubmatch(stage[m[0]:m[1]])
			goesOn := i < len(stages)-1 && strings.TrimSpace(strings.Trim(stage[m[1]:], "[]?)")) == ""
			if leaf == nil || !slices.Contains(plainFields, leaf[1]) && !slices.Contains(made, leaf[1]) &&
				!(goesOn && slices.Contains(holders, leaf[1])) {
				return false
			}
		}
	}
	return true
}

// showsParts is what code names that shows how a client is logged in, or a recording as a whole.
var showsParts = lazy.Pattern(`(?i)header|cookie|authori|postdata|\bvalue|\btext\b|bearer|token|dumps|stringify|` +
	`print\(\w+\)|log\(\w+\)|\.read\(\)\s*\)`)

// PicksPlainly reports code that takes of a recording only what tells nothing of how a client is logged in.
func PicksPlainly(text, file string) bool { return recorded(file) && !showsParts().MatchString(text) }

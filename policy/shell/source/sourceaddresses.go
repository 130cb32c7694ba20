package source

import (
	"path"
	"regexp"
	"strings"

	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/tool/network"
)

// A source of a compiled language that hands an address to a function: of which library it is no table need know.

var (
	// givenURL is a text that is a URL, as an argument; importedURL one that is code to load (Dart 3, "import").
	givenURL = lazy.Pattern(`(\w+)\s*!?\s*[({]\s*[^(){}"\n]*["']((?:https?|wss?|ftps?|tcp|udp|amqps?|rediss?|grpcs?|` +
		`mongodb(?:\+srv)?|postgres(?:ql)?|mysql|smtps?|ldaps?)://([\w.-]+)[^"'\s]*)`)
	// boundURL is a name for such a text, or for what is made of one.
	boundURL = lazy.Pattern(`\b([A-Za-z_]\w*)\s*(?::\s*[^=\n"']{1,40})?(?::?=|<-)\s*` +
		`(?:[\w.:]+\s*!?[ (]\s*(?:\w+:\s*)?)*` +
		`["']((?:https?|wss?|ftps?)://([\w.-]+)[^"'\s]*)["']`)
	// fetches is how a library asks for what a name holds: its last word, whatever the library.
	fetches = `\b(?:get\w*|post\w*|put|patch|head|fetch\w*|request\w*|connect\w*|download\w*|send\w*|perform|execute|` +
		`open[A-Z]\w*|url|set_?[uU][rR][lL]|set_?opt|withUrl|contentsOf|fromURL|call|load|parse_document|resolve|` +
		`CreateChannel|newHttpClient|toURL|http(?:Get|Post)|GetStringAsync|get(?:String|Json)Async)`
	importedURL = lazy.Pattern(`\b(?:import|export|part)\s+["'](https?://[^"'\s]+)`)
	// givenHost is a text that is the name of a machine and can hardly be a file's, as an argument.
	givenHost = lazy.Pattern(`(\w+)\s*!?\s*[({]\s*[^(){}"\n]*["']((?:[\w-]+\.)+(?:com|org|net|io|dev|app|co|ai|cloud|` +
		`info|biz|edu|gov|xyz|me|tech|online|site|example)|(?:\d{1,3}\.){3}\d{1,3})(?::\d+)?["']`)
	// says are parts of the names of functions that print, compare or cut a text.
	says = lazy.Pattern(`(?i)print|write|log|assert|equal|format|append|error|warn|info|debug|comment|describe|` +
		`exception|throw|panic|contain|starts_?with|ends_?with|hasPrefix|` +
		`hasSuffix|match|replace|split|index|expect|test|deprecat|see|namespace|xmlns|license`)
	// reachesHost are parts of the names of those that reach a machine.
	reachesHost = lazy.Pattern(`(?i)connect|server|socket|client|host|endpoint|dial|smtp|imap|redis|broker|peer|open|` +
		`resolve|lookup|send|relay|^https?$`)
	// namespaces are hosts of names that nobody fetches (XML namespaces, JSON Schema, Android).
	namespaces = lazy.Pattern(`^(?:www\.w3\.org|(?:\w+\.)?json-schema\.org|(?:www\.)?schema\.org|schemas?\.[\w.]+|` +
		`purl\.org|ns\.adobe\.com|java\.sun\.com|xmlns\.[\w.]+|(?:www\.)?xmlpull\.org|maven\.apache\.org)$`)
)

// handsAddress judges the addresses in such a source, as far as git does not hold them.
func handsAddress(n *Names, c *effect.Call, file, text string) {
	if !isSource(file) {
		return
	}
	held, _ := n.World.Committed(file)
	old := func(s string) bool { return held != "" && strings.Contains(held, s) }
	if m := importedURL().FindStringSubmatch(text); m != nil && !old(m[1]) {
		c.Raise(risk.High, risk.NetworkRisk|risk.ExecArbitrary,
			effect.Say("the source {0} names {1}", path.Base(file), m[1]))
	}
	urls, bound := files.MaxLiterals, maxBound
	if isBuildScript(file) { // where its packages come from is judged besides
		urls, bound = 0, 0
	}
	for _, m := range givenURL().FindAllStringSubmatch(text, urls) {
		if !says().MatchString(m[1]) && !network.Loopback(m[2]) && !namespaces().MatchString(m[3]) && !old(m[2]) {
			c.Raise(risk.High, risk.NetworkRisk, effect.Say("the source {0} names {1}", path.Base(file), m[2]))
			return
		}
	}
	for _, m := range boundURL().FindAllStringSubmatch(text, bound) {
		if !network.Loopback(m[2]) && !namespaces().MatchString(m[3]) && !old(m[2]) && fetchesBound(text, m[1]) {
			c.Raise(risk.High, risk.NetworkRisk, effect.Say("the source {0} names {1}", path.Base(file), m[2]))
			return
		}
	}
	for _, m := range givenHost().FindAllStringSubmatch(text, files.MaxLiterals) {
		if reachesHost().MatchString(m[1]) && !says().MatchString(m[1]) && !old(m[2]) &&
			!network.Loopback("tcp://"+m[2]) {
			c.Raise(risk.High, risk.NetworkRisk, effect.Say("the source {0} names {1}", path.Base(file), m[2]))
			return
		}
	}
}

// maxBound bounds the names of which each is sought in the whole text.
const maxBound = 20

// fetchesBound reports that what a name holds is handed to what fetches, or asked to.
func fetchesBound(text, name string) bool {
	return regexp.MustCompile(fetches + `\w*[!?]?\s*(?:[({]|\s(?:~\w+:)?|:)[^(){}"\n;]{0,60}\b` + name +
		`\b|\b` + name +
		`\b(?:\(\))?[.]` + fetches + `\b`).MatchString(text)
}

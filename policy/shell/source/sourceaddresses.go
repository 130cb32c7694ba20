package source

import (
	"path"
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
	importedURL = lazy.Pattern(`\b(?:import|export|part)\s+["'](https?://[^"'\s]+)`)
	// givenHost is a text that is the name of a machine and can hardly be a file's, as an argument.
	givenHost = lazy.Pattern(`(\w+)\s*!?\s*[({]\s*[^(){}"\n]*["']((?:[\w-]+\.)+(?:com|org|net|io|dev|app|co|ai|cloud|` +
		`info|biz|edu|gov|xyz|me|tech|online|site|example))(?::\d+)?["']`)
	// says are parts of the names of functions that print, compare or cut a text.
	says = lazy.Pattern(`(?i)print|write|log|assert|equal|format|append|error|warn|info|debug|comment|describe|` +
		`exception|throw|panic|contain|starts_?with|ends_?with|hasPrefix|` +
		`hasSuffix|match|replace|split|index|expect|test|deprecat|see|namespace|xmlns|license`)
	// reachesHost are parts of the names of those that reach a machine.
	reachesHost = lazy.Pattern(`(?i)connect|server|socket|client|host|endpoint|dial|smtp|imap|redis|broker|peer|open|` +
		`resolve|lookup|send`)
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
	for _, m := range givenURL().FindAllStringSubmatch(text, files.MaxLiterals) {
		if isBuildScript(file) { // where its packages come from is judged besides
			break
		}
		if !says().MatchString(m[1]) && !network.Loopback(m[2]) && !namespaces().MatchString(m[3]) && !old(m[2]) {
			c.Raise(risk.High, risk.NetworkRisk, effect.Say("the source {0} names {1}", path.Base(file), m[2]))
			return
		}
	}
	for _, m := range givenHost().FindAllStringSubmatch(text, files.MaxLiterals) {
		if reachesHost().MatchString(m[1]) && !says().MatchString(m[1]) && !old(m[2]) {
			c.Raise(risk.High, risk.NetworkRisk, effect.Say("the source {0} names {1}", path.Base(file), m[2]))
			return
		}
	}
}

package source

import (
	"strings"

	"guard/internal/lazy"
)

// What runs of a text when it is loaded: its statements, and of its functions those that these call. Functions are told
// by how their first line looks, and end where a line is indented no more than it.

// opensBody finds a line on which the body of a function begins; its name is one of the groups.
var opensBody = lazy.Pattern(`^\s*(?:(?:export|default|async|public|private|protected|static|pub|local)\s+)*(?:` +
	`def\s+(?:self\.)?([\w?!]+)[^=\n]*$|def\s+(\w+).*[:(,]\s*(?:#.*)?$|` +
	`function\b\s*\*?\s*([\w.:$]*)[^{}]*(?:\{|\))\s*$|` +
	`func\s+(?:\([^)]*\)\s*)?(\w+).*\{\s*$|sub\s+(\w+)\s*\{\s*$|` +
	`(?:const|let|var|my|our)?\s*([\w$.]+)\s*[=:]\s*(?:async\s+)?` +
	`(?:function\b[^{}]*|\([^()]*\)\s*=>|\w+\s*=>)\s*\{\s*$)|` +
	`^\s*[^\s(!;].*(?:\bfunction\b[^{}]*|\)\s*=>|\b\w+\s*=>)\s*\{\s*$|` +
	`^\s+(?:(?:async|static|get|set)\s+)*(?:[\w$#]+)\([^)]*\)\s*\{\s*$|` +
	`^if\s+__name__\s*==`)

// keepsRunning finds words before a bracket that begin no function.
var keepsRunning = lazy.Pattern(`^\s*(?:\}?\s*else\s+)?(?:if|for|while|switch|catch|with|try)\b[^=]*\{\s*$|` +
	`\b(?:forEach|map|flatMap|filter|reduce|some|every|find|then|finally|setTimeout|setImmediate|nextTick|` +
	`queueMicrotask|process\.on(?:ce)?)\(`)

// maxCalls bounds how often what is called is looked for.
const maxCalls = 3

// whenLoaded is the text without the bodies of the functions that are not called.
func whenLoaded(text string) string {
	called := map[string]bool{}
	for n := 0; ; n++ {
		top, left := withoutBodies(text, called)
		more := false
		for _, name := range left {
			if name != "" && calls(top, name) {
				called[name], more = true, true
			}
		}
		if !more || n == maxCalls {
			return top
		}
	}
}

// calls reports a statement that calls a function by its name.
func calls(text, name string) bool {
	for rest := text; ; {
		at := strings.Index(rest, name+"(")
		if at < 0 {
			return false
		}
		line := rest[strings.LastIndexByte(rest[:at], '\n')+1 : at]
		if at == 0 || !wordByte(rest[at-1]) && !opensBody().MatchString(line+rest[at:at+lineEnd(rest[at:])]) {
			return true
		}
		rest = rest[at+len(name):]
	}
}

func lineEnd(text string) int {
	if i := strings.IndexByte(text, '\n'); i >= 0 {
		return i
	}
	return len(text)
}

func wordByte(b byte) bool {
	return b == '_' || b == '$' || b >= '0' && b <= '9' || b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z'
}

// withoutBodies leaves out the bodies of functions, but for those that are called, and lists the names of the others.
// Lines keep their numbers.
func withoutBodies(text string, called map[string]bool) (top string, left []string) {
	var b strings.Builder
	within := -1 // how far the function is indented that is left out
	for line := range strings.Lines(text) {
		bare := strings.TrimSpace(line)
		indent := len(line) - len(strings.TrimLeft(line, " \t"))
		if within >= 0 && (bare == "" || indent > within) {
			b.WriteByte('\n')
			continue
		}
		closes := within >= 0 && strings.ContainsAny(bare[:1], ")]}")
		if closes && (strings.HasSuffix(bare, ":") || strings.HasSuffix(bare, "{")) {
			b.WriteString(line) // the end of a head on several lines
			continue
		}
		within = -1
		b.WriteString(line)
		if m := opensBody().FindStringSubmatch(strings.TrimRight(line, "\r\n")); m != nil &&
			!keepsRunning().MatchString(line) {
			name := strings.Join(m[1:], "")
			if !called[name] || name == "" {
				within, left = indent, append(left, name)
			}
		}
	}
	return b.String(), left
}

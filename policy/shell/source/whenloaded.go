package source

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
)

// What runs of a text when it is loaded: its statements, and of its functions those that these call. Functions are told
// by how their first line looks, and end where its brackets close, or where a line is indented no more than it.

// opensBody finds a line on which the body of a function begins; its name is one of the groups.
var opensBody = lazy.Pattern(`^\s*(?:(?:export|default|async|public|private|protected|static|pub|local)\s+)*(?:` +
	`def\s+(?:self\.)?([\w?!]+)[^=\n]*$|def\s+(\w+).*[:(,]\s*(?:#.*)?$|` +
	`function\b\s*\*?\s*([\w.:$]*)[^{}]*(?:\{|\))\s*$|` +
	`func\s+(?:\([^)]*\)\s*)?(\w+).*\{\s*$|sub\s+(\w+)\s*\{\s*$|` +
	`(?:const|let|var|my|our)?\s*([\w$.]+)\s*[=:]\s*(?:async\s+)?` +
	`(?:function\b[^{}]*|\([^()]*\)\s*=>|\w+\s*=>)\s*\{\s*$)|` +
	`^\s*[^\s(!;].*(?:\bfunction\b[^{}]*|\)\s*=>|\b\w+\s*=>)\s*\{\s*$|` +
	`^\s*(?:(?:async|static|get|set)\s+)*(?:[\w$#]+)\(.*\)\s*\{\s*$|` +
	`^if\s+__name__\s*==`)

// keepsRunning finds calls that run the function which they are given.
var keepsRunning = lazy.Pattern(`\b(?:forEach|map|flatMap|filter|reduce|some|every|find|then|finally|` +
	`setTimeout|setImmediate|nextTick|queueMicrotask|process\.on(?:ce)?)\(`)

// begins finds a statement that only looks like a method.
var begins = lazy.Pattern(`^[\s}]*(?:else\s+)?(?:if|for|while|switch|catch|with|foreach|elseif|elsif|unless|until|` +
	`using|lock|do|try)\b`)

// maxCalls bounds how often what is called is looked for.
const maxCalls = 3

// whenLoaded is the text without the functions that are not called.
func whenLoaded(lang code.Language, text string) string {
	text = strings.ReplaceAll(spread(lang, text), "{\n}", "{}") // a default, or nothing
	if lang == code.JavaScript {
		text = withoutArrows(text)
	}
	called := map[string]bool{}
	for n := 0; ; n++ {
		top, left := withoutFunctions(text, called)
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

// withoutArrows leaves out the functions that are one expression, but for those of lines that run them at once.
func withoutArrows(text string) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		at := strings.Index(line, "=>")
		if at < 0 || keepsRunning().MatchString(line) || strings.HasPrefix(strings.TrimLeft(line[at+2:], " \t"), "{") {
			continue
		}
		lines[i] = line[:at] + "=> 0" + line[at+2+expressionEnd(line[at+2:]):]
	}
	return strings.Join(lines, "\n")
}

// expressionEnd is where an expression ends: before what closes or parts it.
func expressionEnd(text string) int {
	depth := 0
	for i, c := range text {
		switch {
		case strings.ContainsRune("({[", c):
			depth++
		case depth == 0 && strings.ContainsRune(")}],;", c):
			return i
		case strings.ContainsRune(")}]", c):
			depth--
		}
	}
	return len(text)
}

// calls reports a text that calls a function by its name.
func calls(text, name string) bool {
	for from := 0; ; {
		at := strings.Index(text[from:], name+"(")
		if at < 0 {
			return false
		}
		if at += from; at == 0 || !wordByte(text[at-1]) {
			return true
		}
		from = at + len(name)
	}
}

func wordByte(b byte) bool {
	return b == '_' || b == '$' || b >= '0' && b <= '9' || b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z'
}

// withoutFunctions leaves out the functions, but for those that are called, and lists the names of the others. Lines
// keep their numbers.
func withoutFunctions(text string, called map[string]bool) (top string, left []string) {
	lines := strings.Split(text, "\n")
	for i := 0; i < len(lines); i++ {
		head := strings.TrimRight(lines[i], " \t\r")
		m := opensBody().FindStringSubmatch(head)
		if m == nil || keepsRunning().MatchString(head) || strings.HasSuffix(head, "{") && begins().MatchString(head) {
			continue
		}
		name := strings.Join(m[1:], "")
		if name != "" && called[name] {
			continue
		}
		left = append(left, name)
		i = emptied(lines, i) - 1
	}
	return strings.Join(lines, "\n"), left
}

// emptied empties the lines of a function, and returns the first that is not its own alone.
func emptied(lines []string, head int) (end int) {
	if strings.HasSuffix(strings.TrimSpace(lines[head]), "{") {
		rest := ""
		end, rest = closed(lines, head)
		for i := head; i < end; i++ {
			lines[i] = ""
		}
		if end < len(lines) {
			lines[end] = rest
		}
		return max(end, head+1)
	}
	end = indentedEnd(lines, head)
	nothing := ""
	if end < len(lines) && strings.HasPrefix(strings.TrimSpace(lines[end]), "end") {
		end++ // of Ruby, or Lua
	} else if strings.HasSuffix(strings.TrimSpace(lines[head]), ":") {
		nothing = lines[head][:indentOf(lines[head])] + "pass"
	}
	for i := head; i < end; i++ {
		lines[i] = ""
	}
	lines[head] = nothing
	return end
}

// closed is the line on which the brackets of one are closed again, and what stands behind them.
func closed(lines []string, from int) (line int, rest string) {
	depth := 0
	for i := from; i < len(lines); i++ {
		for at, c := range lines[i] {
			switch {
			case strings.ContainsRune("({[", c):
				depth++
			case strings.ContainsRune(")}]", c):
				if depth--; depth <= 0 && i > from {
					return i, lines[i][at+1:]
				}
			}
		}
	}
	return len(lines), ""
}

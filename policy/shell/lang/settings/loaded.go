package settings

import (
	"strings"

	"guard/internal/lazy"
)

// Compiled languages have no module that is printed as a whole: a function of the project loads the secrets, and new
// code shows what it gives. Both are read by patterns (Go 1.26: fmt, log, testing; testify 1.10, go-cmp, go-spew;
// Rust 1.84: std::fmt, dbg!, assert_eq!).

var (
	functionOf = lazy.Pattern(`(?m)^[ \t]*(?:pub(?:\([^)\n]*\))?[ \t]+)?(?:async[ \t]+)?` +
		`(?:func[ \t]+(?:\([^)\n]*\)[ \t]*)?|` +
		`fn[ \t]+)(\w+)|^var[ \t]+(\w+)`)
	showsValue = lazy.Pattern(`(?:\b(?:t|b|tb|fmt|log|slog|spew|pretty|litter)\.(?:Log|Error|Fatal|Skip|Print|Sprint|` +
		`Fprint|Panic|Dump|Info|Warn|Debug)\w*|\b(?:assert|require)\.(?:Equal|Exactly|Nil|Empty|Contains|Zero|Len|` +
		`JSONEq|False)\w*|\bcmp\.Diff|\bjson\.Marshal\w*|\b(?:panic|println|print)|\b(?:e?print(?:ln)?|dbg|assert|` +
		`assert_eq|assert_ne|panic|format|debug_assert_eq|writeln?|info|debug|warn|error|trace)!)[ \t]*\(`)
	givenValue = lazy.Pattern(`(?m)(?:^|[;{(])[ \t]*(?:if[ \t]+|var[ \t]+|let[ \t]+(?:mut[ \t]+)?)?(\w+)` +
		`(?:,[ \t]*\w+)*(?::[ \t]*[\w:<>]+)?[ \t]*:?=[ \t]*(?:[\w]+(?:\.|::))*(\w+)(\(?)`)
)

// Loaders lists the functions and variables of a text in which a string stands that secret says names a secret.
func Loaders(text string, secret func(name string) bool) (names []string) {
	all := functionOf().FindAllStringSubmatchIndex(text, maxImports*4)
	for i, m := range all {
		end := len(text)
		if i+1 < len(all) {
			end = all[i+1][0]
		}
		name := ""
		for k := 2; k < 6; k += 2 {
			if m[k] >= 0 {
				name = text[m[k]:m[k+1]]
			}
		}
		for _, s := range quotedText().FindAllStringSubmatch(text[m[0]:end], maxImports) {
			if secret(s[1]) {
				names = append(names, name)
				break
			}
		}
	}
	return names
}

var quotedText = lazy.Pattern(`"([^"\\\n]+)"`)

// ShowsLoaded returns the first of the loaders whose value a text shows, or "".
func ShowsLoaded(text string, loaders []string, secret func(field string) bool) string {
	is := map[string]bool{}
	for _, name := range loaders {
		is[name] = true
	}
	values := map[string]bool{}
	for _, m := range givenValue().FindAllStringSubmatch(text, maxImports*4) {
		if is[m[2]] {
			values[m[1]] = true
		}
	}
	for _, at := range showsValue().FindAllStringIndex(text, maxAsserted) {
		part := text[at[1]-1:]
		part = part[:closing(part, 0)]
		for _, m := range inShown().FindAllStringSubmatchIndex(part, maxImports) {
			name := part[m[2]:m[3]]
			if !is[name] && !values[name] || m[2] > 0 && part[m[2]-1] == '.' && values[name] {
				continue
			}
			rest := part[m[3]:]
			if strings.HasPrefix(rest, "(") {
				rest = rest[closing(rest, 0):]
			}
			if field := fieldOf().FindStringSubmatch(rest); field == nil || secret(field[1]) {
				if !asks().MatchString(strings.TrimRight(part[:m[2]], "&*")) {
					return name
				}
			}
		}
	}
	return ""
}

var (
	inShown = lazy.Pattern(`\b([A-Za-z_]\w*)\b`)
	fieldOf = lazy.Pattern(`^\.(\w+)`)
)

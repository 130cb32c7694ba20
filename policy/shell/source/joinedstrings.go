package source

import (
	"regexp"
	"strconv"
	"strings"

	"guard/internal/lazy"
)

// A compiled language's source is not followed, but a name that it puts together of strings
// which it holds is one that anybody can read off.

// maxJoins bounds how often strings are put together in one text.
const maxJoins = 4

// quoted is a string of such a language.
const quoted = `"(?:[^"\\\n]|\\.)*"`

// quotedOne is such a string as a group, quotedList several.
const (
	quotedOne  = `(` + quoted + `)`
	quotedList = `(` + quoted + `(?:\s*,\s*` + quoted + `)*)`
)

// joins are ways to put strings together, each with what comes of its groups. Rust 1.80 (slice::join, concat!,
// format!, String +, Path::join, str::from_utf8, chars().rev()); Java 21 (String.join, Path.of); Swift 6, Kotlin 2,
// D and Nim (+, ~, &).
var joins = []join{
	{lazy.Pattern(`\[\s*` + quotedList + `\s*,?\s*\]\s*\.(?:join|concat|joinToString|joined)\(` +
		`(?:separator:)?\s*&?` + quotedOne + `?\s*\)`),
		func(g []string) string { return strings.Join(texts(g[1]), text(g[2])) }},
	{lazy.Pattern(`\bconcat!\(\s*` + quotedList + `\s*,?\s*\)`),
		func(g []string) string { return strings.Join(texts(g[1]), "") }},
	{lazy.Pattern(`\b[Ss]tring\.Concat\(\s*` + quotedList + `\s*\)`), // .NET 9
		func(g []string) string { return strings.Join(texts(g[1]), "") }},
	{lazy.Pattern(`\b(?:String\.join|Paths\.get|Path\.of)\(\s*` + quotedList + `\s*\)`),
		joinedByJava},
	{lazy.Pattern(`\bformat!\(\s*` + quotedOne + `((?:\s*,\s*` + quoted + `)*)\s*,?\s*\)`), formatted},
	{lazy.Pattern(quotedOne + `\s*(?:\+|~|&|<>|\+\+)\s*&?` + quotedOne),
		func(g []string) string { return text(g[1]) + text(g[2]) }},
	{lazy.Pattern(quotedOne + `\s*\.\s*(?:join|resolve|appending|appendingPathComponent)\(\s*&?` + quotedOne + `\s*\)`),
		func(g []string) string { return text(g[1]) + "/" + text(g[2]) }},
	{lazy.Pattern(quotedOne + `\s*\.\s*with_extension\(\s*` + quotedOne + `\s*\)`),
		func(g []string) string { return text(g[1]) + "." + text(g[2]) }},
	{lazy.Pattern(quotedOne + `\s*\.chars\(\)\s*\.rev\(\)`), func(g []string) string { return backwards(text(g[1])) }},
	{lazy.Pattern(`\[((?:\s*\d{2,3}\s*,){3,}\s*\d{2,3}\s*,?\s*)\]`), ofBytes},
	{lazy.Pattern(`\bfrom_utf8(?:_lossy|_unchecked)?\(\s*(?:&|vec!)?\[([\d,\s]+)\]\s*(?:\.to_vec\(\)\s*)?\)`), ofBytes},
}

type join struct {
	pattern func() *regexp.Regexp
	value   func(groups []string) string
}

var (
	// wraps are calls that leave a string what it is.
	wraps = lazy.Pattern(`\b(?:String|PathBuf|Path|OsString)::(?:from|new)\(\s*` + quotedOne + `\s*\)|` +
		quotedOne + `\s*\.\s*(?:to_string|to_owned|into|to_path_buf|as_str|as_path|clone|trim|unwrap)\(\)|` +
		`&` + quotedOne)
	// namedString is a name that stands for a string.
	namedString = lazy.Pattern(`(?:\b(?:let|const|static|val|var|final|auto|enum|readonly)\s+(?:mut\s+)?` +
		`(?:[A-Za-z][\w<>?]*\s+)?|(?m:^)[ \t]*)(\w+)(?:\s*:\s*[&'\w\s]+)?\s*=\s*` + quotedOne + `[ \t]*(?:;|\n)`)
	// tokens are strings and names.
	tokens = lazy.Pattern(quoted + `|\b[A-Za-z_]\w*\b`)
	// formatPlace is where a format takes a value, perhaps by its name.
	formatPlace = lazy.Pattern(`\{(\w*)\}`)
	// namedPlace is where a string takes a name's value in: C# and Rust, Kotlin and Dart, Elixir and Crystal, Swift.
	namedPlace = lazy.Pattern(`[#$]?\{(\w+)\}|\$(\w+)|\\\((\w+)\)`)
)

// joined is a source whose strings are put together where it does that of strings that it
// holds; empty where it does not.
func joined(source string) string {
	named := map[string]string{}
	for _, m := range namedString().FindAllStringSubmatch(source, maxEmbedded) {
		named[m[1]] = m[2]
	}
	out := namedString().ReplaceAllString(source, ";\n")
	out = tokens().ReplaceAllStringFunc(out, func(token string) string {
		if token[0] == '"' {
			return namedPlace().ReplaceAllStringFunc(token, func(p string) string {
				if value, ok := named[strings.Trim(p, `#$\(){}`)]; ok {
					return value[1 : len(value)-1]
				}
				return p
			})
		}
		if value, ok := named[token]; ok {
			return value
		}
		return token
	})
	for range maxJoins {
		before := out
		out = wraps().ReplaceAllString(out, "$1$2$3")
		for _, j := range joins {
			out = j.pattern().ReplaceAllStringFunc(out, func(found string) string {
				return strconv.Quote(j.value(j.pattern().FindStringSubmatch(found)))
			})
		}
		if out == before {
			break
		}
	}
	if out == source {
		return ""
	}
	return out
}

// text is what a string says; texts are those of a list.
func text(quoted string) string {
	if s, err := strconv.Unquote(quoted); err == nil {
		return s
	}
	return strings.Trim(quoted, `"`)
}

func texts(list string) (all []string) {
	for _, s := range tokens().FindAllString(list, maxEmbedded) {
		all = append(all, text(s))
	}
	return all
}

// joinedByJava is String.join, whose first word stands between the others, or a path.
func joinedByJava(g []string) string {
	words := texts(g[1])
	if strings.HasPrefix(g[0], "String") {
		return strings.Join(words[1:], words[0])
	}
	return strings.Join(words, "/")
}

// formatted puts values into the places of a format, in their order.
func formatted(g []string) string {
	values := texts(g[2])
	return formatPlace().ReplaceAllStringFunc(text(g[1]), func(p string) string {
		if len(values) == 0 {
			return p
		}
		value := values[0]
		values = values[1:]
		return value
	})
}

// ofBytes is a string by the numbers of its bytes.
func ofBytes(g []string) string {
	var b strings.Builder
	for number := range strings.SplitSeq(g[1], ",") {
		if n, err := strconv.ParseUint(strings.TrimSpace(number), 10, 8); err == nil {
			b.WriteByte(byte(n))
		}
	}
	return b.String()
}

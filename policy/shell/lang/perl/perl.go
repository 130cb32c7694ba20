// Package perl reads programs that perl or ruby runs over every line of files in place (perlrun(1), -i with -p).
//
// The text of such a program comes in; what it makes of a file's text goes out, as far as it is made of substitutions:
// s/a/b/, y/a/b/, tr/a/b/ of perl and gsub(/a/, "b") of ruby. All else is not read, and then nothing is told.
package perl

import (
	"regexp"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/lang"
)

// Edit is what a program makes of a text. With whole it gets the text in one piece, as by -0777, else line by line.
func Edit(program string, whole bool) lang.Edit {
	steps, ok := read(program)
	return func(text string) (string, bool) {
		if !ok {
			return "", false
		}
		pieces := []string{text}
		if !whole {
			pieces = strings.SplitAfter(text, "\n")
		}
		var b strings.Builder
		for _, piece := range pieces {
			for _, step := range steps {
				piece = step(piece)
			}
			if b.WriteString(piece); b.Len() > 4*len(text)+maxAdded {
				return "", false
			}
		}
		return b.String(), true
	}
}

// maxAdded bounds what a program may add, in bytes; maxSteps its statements.
const (
	maxAdded = 256 << 10
	maxSteps = 50
)

type step func(piece string) string

// read takes a program apart, or tells that it cannot.
func read(program string) (steps []step, ok bool) {
	rest := strings.TrimLeft(program, " \t\n;")
	for rest != "" {
		var one step
		if one, rest, ok = statement(rest); !ok || len(steps) == maxSteps {
			return nil, false
		}
		steps = append(steps, one)
		if rest = strings.TrimLeft(rest, " \t\n"); rest != "" && rest[0] != ';' {
			return nil, false // a condition, or a line that guard does not read
		}
		rest = strings.TrimLeft(rest, " \t\n;")
	}
	return steps, true
}

// statement reads one statement.
func statement(text string) (one step, rest string, ok bool) {
	if m := rubyCall().FindStringSubmatch(text); m != nil {
		one, ok = substitution(m[2], strings.ReplaceAll(m[4], `\\`, `\`), m[3]+map[string]string{"g": "g"}[m[1]])
		return one, text[len(m[0]):], ok
	}
	text = strings.TrimPrefix(text, "$_")
	text = strings.TrimPrefix(strings.TrimLeft(text, " "), "=~")
	text = strings.TrimLeft(text, " ")
	verb := ""
	for _, name := range [...]string{"tr", "y", "s"} {
		if after, found := strings.CutPrefix(text, name); found && after != "" && !isWord(after[0]) {
			verb, text = name, after
			break
		}
	}
	if verb == "" {
		return nil, "", false
	}
	from, text, ok := quoted(text)
	if !ok {
		return nil, "", false
	}
	if from.closing {
		if text = strings.TrimLeft(text, " \t\n"); text == "" {
			return nil, "", false
		}
	} else {
		text = from.delimiter + text
	}
	with, text, ok := quoted(text)
	if !ok {
		return nil, "", false
	}
	n := 0
	for n < len(text) && isWord(text[n]) {
		n++
	}
	if verb == "s" {
		one, ok = substitution(from.text, with.text, text[:n])
	} else {
		one, ok = transliteration(from.text, with.text, text[:n])
	}
	return one, text[n:], ok
}

// rubyCall is a substitution of ruby's, which perl does not have.
var rubyCall = lazy.Pattern(`^(?:\$_\.|\$_\s*=\s*\$_\.|\$_\s*=\s*)?(g?)sub!?[ (]\s*` +
	`/((?:[^/\\\n]|\\.)*)/([imx]*),\s*["']((?:[^"'\\#]|\\.)*)["']\s*\)?`)

func isWord(b byte) bool {
	return b == '_' || b >= '0' && b <= '9' || b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z'
}

// part is what stands between delimiters.
type part struct {
	text      string
	delimiter string
	closing   bool // the second delimiter is another one than the first
}

var pairs = map[byte]byte{'{': '}', '(': ')', '[': ']', '<': '>'}

// quoted takes what stands between delimiters off the front.
func quoted(text string) (p part, rest string, ok bool) {
	open := text[0]
	end, paired := pairs[open]
	if !paired {
		end = open
	}
	p.delimiter, p.closing = string(open), paired
	depth := 0
	var b strings.Builder
	for i := 1; i < len(text); i++ {
		switch ch := text[i]; {
		case ch == '\\' && i+1 < len(text):
			if i++; text[i] != open || isWord(open) {
				b.WriteByte('\\')
			}
			b.WriteByte(text[i])
			continue
		case paired && ch == open:
			depth++
		case ch == end && depth == 0:
			p.text = b.String()
			return p, text[i+1:], true
		case ch == end:
			depth--
		}
		b.WriteByte(text[i])
	}
	return p, "", false
}

// substitution is s/from/with/flags. Variables are not followed.
func substitution(from, with, flags string) (step, bool) {
	all, mode := false, ""
	for _, f := range flags {
		switch f {
		case 'g':
			all = true
		case 'i', 's', 'm':
			mode += string(f)
		default:
			return nil, false // code, or patterns in another notation
		}
	}
	if mode != "" {
		from = "(?" + mode + ")" + from
	}
	re, err := regexp.Compile(lineEnd().ReplaceAllString(from, `(?:\n?$$)$1`))
	template, ok := replacement(with)
	if err != nil || !ok || variable().MatchString(from) {
		return nil, false
	}
	return func(piece string) string {
		if all {
			return re.ReplaceAllString(piece, template)
		}
		m := re.FindStringSubmatchIndex(piece)
		if m == nil {
			return piece
		}
		return piece[:m[0]] + string(re.ExpandString(nil, template, piece, m)) + piece[m[1]:]
	}, true
}

// lineEnd is $ in perl, which holds before the newline at the end too (perlre(1)).
var lineEnd = lazy.Pattern(`\$($|[)|])`)

var variable = lazy.Pattern(`[$@][A-Za-z_{]`)

// replacement is the second part of s in the notation of package regexp; what only makes letters large or small
// is left out.
func replacement(with string) (string, bool) {
	with = caseEscape().ReplaceAllString(with, "")
	if strings.Contains(with, "@{") || strings.Contains(with, "$_") {
		return "", false
	}
	with = group().ReplaceAllString(with, "\x01{$1$2$3}")
	if variable().MatchString(with) {
		return "", false
	}
	with = strings.ReplaceAll(with, "$&", "\x01{0}")
	with = plainEscapes.Replace(strings.ReplaceAll(with, "$", "$$"))
	return strings.ReplaceAll(with, "\x01", "$"), true
}

var (
	caseEscape   = lazy.Pattern(`\\[ULEQul]`)
	group        = lazy.Pattern(`\$(\d)|\$\{(\d)\}|\\(\d)`)
	plainEscapes = strings.NewReplacer(`\n`, "\n", `\t`, "\t", `\$$`, "$$", `\\`, `\`, `\`, "")
)

// transliteration is y/from/with/flags, as far as it needs to be told: characters that it names are others after it.
func transliteration(from, with, flags string) (step, bool) {
	if flags == "" && from == with {
		return func(piece string) string { return piece }, true
	}
	class := strings.NewReplacer(`[`, `\[`, `]`, `\]`, `^`, `\^`).Replace(from)
	if strings.Contains(flags, "c") {
		class = "^" + class
	}
	re, err := regexp.Compile("[" + class + "]")
	if err != nil {
		return nil, false
	}
	if strings.EqualFold(from, with) {
		return func(piece string) string { return piece }, true // letters made large or small
	}
	return func(piece string) string { return re.ReplaceAllString(piece, "") }, true
}

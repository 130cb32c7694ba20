package writeback

import (
	"regexp"
	"strconv"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code/token"
	"guard/policy/shell/lang"
	"guard/policy/shell/table"
)

// losesSomewhere reports a statement that keeps little of what was read.
func (t *Text) losesSomewhere() bool {
	for i, s := range t.statements {
		if t.losesWord(s) || t.holds(s.from, s.to) && !tellingWords[t.toks[s.from].Text] &&
			(t.replacesAll(s) || t.picks(s)) {
			return true
		}
		if t.addsOnlySome(i) {
			return true
		}
	}
	return false
}

// losesWord reports a call that loses what it is given, on what was read.
func (t *Text) losesWord(s statement) bool {
	if !t.holds(s.from, s.to) {
		return false
	}
	for i := s.from; i < s.to; i++ {
		one := &t.toks[i]
		switch {
		case one.Kind == token.Name && losingWords[one.Text] && !tellingWords[t.toks[s.from].Text]:
			return true
		case one.Is("^"), one.Is("*") && i+1 < s.to && t.toks[i+1].Kind == token.Number && t.toks[i+1].Text == "0":
			return true
		}
	}
	return false
}

// picks reports elements that are chosen by what they are, not by what they are not: most need not be among them.
func (t *Text) picks(s statement) bool {
	text := quoted().ReplaceAllString(t.text(s.from, s.to), "''")
	for _, m := range choosing().FindAllStringSubmatch(text, 20) {
		if !sparing().MatchString(m[1] + m[2]) {
			return true
		}
	}
	m := oneOfSplit().FindAllStringSubmatch(text, 20)
	return len(m) > 0 && len(oneOfSplit().FindAllStringIndex(t.source, 20)) < 2
}

var (
	// choosing is a choice among elements: a comprehension of Python, filter, select.
	choosing = lazy.Pattern(`(?s)\bfor\s+[\w, ()]+\s+in\s.*?\sif\s+(.*)|` +
		`(?s)(?:\.filter|\.select|\.grep|array_filter|\bfilter)\s*[({](.*)`)
	// sparing is a condition that leaves out what it names, or what is empty.
	sparing = lazy.Pattern(`\bnot\b|!|^\s*\w+(?:\.\w*strip\w*\(\))?\s*[\])]|` +
		`Boolean|trim\(\)\s*\)|isprintable|isascii|\bord\(`)
	quoted = lazy.Pattern(`'[^'\n]*'|"[^"\n]*"`)
	// oneOfSplit is one part of a text that was split.
	oneOfSplit = lazy.Pattern(`\.(?:r?split|r?partition|splitlines|readlines)\([^()]*\)` +
		`(?:\[-?\d+\]|\.(?:first|last|pop|shift)\b)`)
)

// addsOnlySome reports lines that are kept only where a condition says so, with nothing that keeps the others.
func (t *Text) addsOnlySome(i int) bool {
	s := t.statements[i]
	if !t.toks[s.from].IsName("if") || !t.names(s, t.held) {
		return false
	}
	adds := i
	text := quoted().ReplaceAllString(t.text(s.from, s.to), "''")
	if sparing().MatchString(text) || keepsOthers().MatchString(t.source) {
		return false
	} else if !addsCall().MatchString(text) {
		adds++
	}
	if adds >= len(t.statements) || len(addsCall().FindAllStringIndex(t.source, 20)) > 1 {
		return false
	}
	next := t.statements[adds]
	return t.holds(next.from, next.to) && addsCall().MatchString(t.text(next.from, next.to))
}

var (
	addsCall    = lazy.Pattern(`\.(?:append|push|add)\(|<<|\bwrite\(|\+=`)
	keepsOthers = lazy.Pattern(`\b(?:else|continue|next|elif)\b`)
)

// text is the source of tokens.
func (t *Text) text(from, to int) string {
	end := len(t.source)
	if to < len(t.toks) {
		end = int(t.toks[to].At)
	}
	return t.source[min(int(t.toks[from].At), end):end]
}

// cutsOff reports parts that are cut out of what was read, with no other part that makes up for them.
func (t *Text) cutsOff() bool {
	var begins, ends []string
	for _, s := range t.statements {
		if tellingWords[t.toks[s.from].Text] || !t.holds(s.from, s.to) {
			continue
		}
		text := t.text(s.from, s.to)
		for _, m := range slices().FindAllStringSubmatchIndex(text, 40) {
			part := func(n int) string {
				if m[2*n] < 0 {
					return ""
				}
				return strings.TrimSpace(text[m[2*n]:m[2*n+1]])
			}
			if assigned().MatchString(text[m[1]:]) || strings.HasPrefix(text, "del ") {
				continue
			}
			from, to := part(1)+part(3)+part(6), part(2)+part(4)+part(7)
			if part(5) != "" {
				return true // backwards
			}
			if from != "" && !small(from) {
				ends = append(ends, from)
			}
			if to != "" && !(strings.HasPrefix(to, "-") && small(to[1:])) {
				begins = append(begins, to)
				if from != "" && from != "0" {
					begins = append(begins, to)
				}
			} else if small(from) && from != "" && from != "0" {
				ends = append(ends, from)
			}
		}
	}
	return unmatched(begins, ends)
}

// unmatched reports beginnings of a text without an end of it that goes with them, or the other way round. A few
// characters or lines less at the beginning are no loss.
func unmatched(begins, ends []string) bool {
	for _, b := range begins {
		if len(ends) == 0 {
			return true
		}
		if _, err := strconv.Atoi(b); err == nil && !has(ends, func(e string) bool { return small(e) }) {
			return true
		}
	}
	for _, e := range ends {
		if strings.Contains(e, "len") || len(begins) == 0 && !small(e) {
			return true
		}
	}
	return false
}

func has(all []string, is func(string) bool) bool {
	for _, one := range all {
		if is(one) {
			return true
		}
	}
	return false
}

func small(s string) bool {
	n, err := strconv.Atoi(s)
	return err == nil && n <= 20
}

var (
	// slices is a part of a text: s[a:b], s.slice(a, b), substr($s, a, b), s[a..b].
	slices = lazy.Pattern(`[\w)\]]\[([^\[\]:,{}"'|]*)(?::|,\s*|\.\.\.?)([^\[\]:,{}"'|]*)\]|` +
		`\.(?:slice|substring|substr|subarray)\(([^(),]*(?:\([^()]*\))?),?([^(),]*)\)|[\w)\]]\[\s*::\s*(-\d+)\s*\]|` +
		`\b(?:substr|mb_substr|array_slice)\([^,()]*(?:\([^()]*\))?,([^(),]*),?([^(),]*)\)`)
	// assigned is the right side after a part that is changed.
	assigned = lazy.Pattern(`^\s*=[^=]`)
)

// replacesAll reports a replacement by a pattern that matches most of any text.
func (t *Text) replacesAll(s statement) bool {
	for i := s.from; i < s.to; i++ {
		one := &t.toks[i]
		if one.Kind != token.Name || !replacingWords[one.Text] || i+2 >= len(t.toks) || !t.toks[i+1].Is("(") {
			continue
		}
		pattern, literal := t.patternAt(i)
		switch {
		case literal:
		case pattern == "":
			return true
		case lang.LeavesLittle(edit(pattern, dotAll().MatchString(t.source)), "", false):
			return true
		}
	}
	return false
}

var replacingWords = table.WordSet(`sub subn gsub gsub! sub! replace replaceAll preg_replace preg_replace_callback
	ReplaceAllString ReplaceAllFunc ReplaceAll ReplaceAllLiteralString`)

// patternAt is the pattern that the replacement at i takes; literal: it takes words as they are.
func (t *Text) patternAt(i int) (pattern string, literal bool) {
	first := &t.toks[i+2]
	call := t.toks[i].Text
	compiled := i >= 2 && t.toks[i-1].Is(".") && t.toks[i-2].Kind == token.Name && !t.held[t.toks[i-2].Text] &&
		t.toks[i-2].Text != "re" && t.toks[i-2].Text != "regex"
	module := i >= 2 && (t.toks[i-2].Text == "re" || t.toks[i-2].Text == "regex" || t.toks[i-2].Text == "strings" ||
		t.toks[i-2].Text == "bytes")
	switch {
	case first.Kind == token.Regex:
		return t.text(i+2, i+3), false
	case call == "replace" || call == "replaceAll" || t.toks[max(0, i-2)].Text == "strings" ||
		t.toks[max(0, i-2)].Text == "bytes" ||
		(call == "gsub" || call == "sub") && !module && first.Kind == token.String &&
			!compiled:
		return "", true
	case strings.HasPrefix(call, "ReplaceAll") || compiled:
		name := t.toks[max(0, i-2)].Text
		return t.compiledAs(name), false
	case first.Kind == token.String:
		return first.Text, false
	case first.Kind == token.Pieces:
		var b strings.Builder
		for _, p := range first.Pieces {
			if b.WriteString(p.Text); p.Toks != nil {
				b.WriteString("zqzq")
			}
		}
		return b.String(), false
	case first.Kind == token.Name:
		return t.compiledAs(first.Text), false
	}
	return "", false
}

// compiledAs is the pattern that a name holds; empty: it holds none that stands in the text.
func (t *Text) compiledAs(name string) string {
	if name == "re" || name == "regex" { // re.escape(x)
		return "zqzq"
	}
	for i := 0; i+1 < len(t.toks); i++ {
		if t.toks[i].Kind != token.Name || t.toks[i].Text != name || !t.toks[i+1].Assigns() && !t.toks[i+1].Is(",") {
			continue
		}
		for k := i + 2; k < min(i+10, len(t.toks)) && !t.toks[k].NewLine; k++ {
			if t.toks[k].Kind == token.String {
				return t.toks[k].Text
			}
			if t.toks[k].Kind == token.Regex {
				return t.text(k, k+1)
			}
		}
	}
	return ""
}

// lookarounds are what Go's patterns do not have; without them a pattern matches no less.
var lookarounds = lazy.Pattern(`\(\?<?[=!](?:[^()\\]|\\.|\([^()]*\))*\)`)

// dotAll says that a dot stands for the end of a line too.
var dotAll = lazy.Pattern(`\b(?:DOTALL|re\.S)\b|/[gimu]*s[gimu]*\s*[,)]`)

// edit takes what a pattern matches out of a text.
func edit(pattern string, dotAll bool) lang.Edit {
	pattern = strings.TrimSpace(pattern)
	if len(pattern) > 1 && (pattern[0] == '/' || pattern[0] == '#' || pattern[0] == '~') {
		if end := strings.LastIndexByte(pattern, pattern[0]); end > 0 {
			pattern = pattern[1:end]
		}
	}
	pattern = strings.NewReplacer("[^]", `[\s\S]`, `\Z`, `\z`, `\/`, "/").Replace(pattern)
	pattern = lookarounds().ReplaceAllString(pattern, "")
	flags := "(?m)"
	if dotAll {
		flags = "(?ms)"
	}
	re, err := regexp.Compile(flags + pattern)
	return func(text string) (string, bool) {
		if err != nil {
			return "", false
		}
		return re.ReplaceAllString(text, ""), true
	}
}

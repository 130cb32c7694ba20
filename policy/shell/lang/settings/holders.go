package settings

import (
	"strings"

	"guard/internal/lazy"
)

var (
	classStart    = lazy.Pattern(`^(?:export\s+)?(?:class|module)\s+(\w+)`)
	functionStart = lazy.Pattern(`^(?:export\s+)?(?:default\s+)?(?:async\s+)?(?:def|function|sub)\s+(?:self\.)?(\w+)|` +
		`^(?:export\s+)?(?:const|let|var)\s+(\w+)\s*=\s*(?:async\s*)?(?:\([^)]*\)|\w+)\s*=>`)
	wholeStart  = lazy.Pattern(`^(?:module\.exports\s*=|export\s+default\b|return\b)`)
	assignStart = lazy.Pattern(`^(?:export\s+)?(?:(?:const|let|var|local|my|our)\s+)?[$@]{0,2}((?:[\w$]+(?:\.|::))*)` +
		`([A-Za-z_][\w$]*)(?:\s*:\s*[\w\[\]., |<>]+)?\s*(?:\|\|)?=(?:\s*([^=\s].*)|\s*$)`)
	withStart = lazy.Pattern(`^with\b.*\bas\s+(\w+)\s*:`)
	callStart = lazy.Pattern(`^(?:await\s+|new\s+)*([\w$.:]+)\s*\(`)
	// gives are functions that give what they are given, in another form.
	gives = lazy.Pattern(`(?i)config|setting|env|parse|load|read|open|json|yaml|toml|freeze|dict|namespace|str\b|` +
		`string|int\b|number|trim|values|schema|options|secret|require|object|struct|box|decode|model|` +
		`contents|^file$|slurp`)
	frees = lazy.Pattern(`^\s*(?:#|//|--|/\*|\*)`)
)

// holdReads notes the names that hold what the text reads.
func (m *Module) holdReads(s Source) {
	lines := strings.Split(s.Text, "\n")
	for _, r := range s.Reads {
		if r.Line < 1 || r.Line > len(lines) || frees().MatchString(lines[r.Line-1]) {
			continue
		}
		at := named(lines, r)
		start := at
		for start > 0 && inside(lines[start]) {
			start--
		}
		m.open = m.open || r.Variable == ""
		m.noteFields(lines, start, at)
		m.noteMethod(lines, start, at)
		if r.Variable == "" {
			m.holdsFilled(lines, at)
		}
		m.holdsAt(lines[start], lines[at], start == at, r.Variable == "")
	}
}

// filled is a name that a statement puts something into: e[k] = v, list.append(v).
var filled = lazy.Pattern(`(?:^|[^\w$.])[$@]{0,2}([A-Za-z_]\w*)(?:\[[^\]\n]*\]\s*=[^=]|(?:\.|->)` +
	`(?:append|push|update|set|add|setdefault|store|merge!|insert|concat)\(|\s*<<\s)`)

// holdsFilled notes the names that a loop over what is read puts it into, on its line or below it.
func (m *Module) holdsFilled(lines []string, at int) {
	depth := len(lines[at]) - len(strings.TrimLeft(lines[at], " \t"))
	for i := at; i < min(len(lines), at+maxStatement); i++ {
		line := lines[i]
		if i > at && len(line)-len(strings.TrimLeft(line, " \t")) <= depth && strings.TrimSpace(line) != "" {
			return
		}
		for _, f := range filled().FindAllStringSubmatch(line, maxImports) {
			if _, held := m.Names[f[1]]; !held {
				m.Names[f[1]] = Name{Object, m}
			}
		}
	}
}

// A method of a class, and one that makes an object.
var (
	method = lazy.Pattern(`^[ \t]+(?:(?:public|static|async|final|protected)\s+)*` +
		`(?:def\s+(?:self\.)?|function\s+)(\w+)`)
	makes = lazy.Pattern(`^(?:__\w+|initialize|constructor)$`)
)

// noteMethod notes whether a read in a class stands in a method that does not make its objects.
func (m *Module) noteMethod(lines []string, start, at int) {
	class := classStart().FindStringSubmatch(lines[start])
	if class == nil {
		return
	}
	only := false
	for i := at; i > start; i-- {
		if f := method().FindStringSubmatch(lines[i]); f != nil {
			only = !makes().MatchString(f[1])
			break
		}
	}
	before, seen := m.methods[class[1]]
	m.methods[class[1]] = only && (!seen || before)
}

// named is the line in which a read names its variable: a reader may give the one in which the statement begins.
func named(lines []string, r Read) int {
	for i := r.Line - 1; i < min(len(lines), r.Line+maxStatement) && r.Variable != ""; i++ {
		if strings.Contains(lines[i], r.Variable) {
			return i
		}
	}
	return r.Line - 1
}

// maxStatement bounds the lines of a statement that are looked at.
const maxStatement = 100

// inside reports a line that belongs to a statement which begins above it.
func inside(line string) bool {
	return line == "" || strings.ContainsRune(" \t})]", rune(line[0]))
}

// holdsAt notes the names that a statement gives what one of its lines reads: first is the line in which it begins, all
// that it reads more than one value.
func (m *Module) holdsAt(first, line string, one, all bool) {
	kind := Object
	inner := assignStart().FindStringSubmatch(strings.TrimLeft(line, " \t"))
	if f := functionStart().FindStringSubmatch(first); f != nil {
		if w := withStart().FindStringSubmatch(strings.TrimLeft(line, " \t")); w != nil {
			m.Names[w[1]] = Name{kind, m} // what the function makes of it stands further down
		} else if strings.Contains(line, "return") || one && strings.Contains(line, "=>") {
			m.Names[f[1]+f[2]] = Name{kind, m}
		} else if inner != nil && inner[1] == "" && keeps(inner[3]) {
			m.Names[inner[2]] = Name{valueOr(all, inner[3]), m}
		}
		return
	}
	if w := withStart().FindStringSubmatch(first); w != nil && one { // what is read of the file is a secret
		m.Names[w[1]] = Name{Object, m}
		return
	}
	if c := classStart().FindStringSubmatch(first); c != nil {
		if !one && (inner == nil || !keeps(inner[3])) && !strings.Contains(line, ":") {
			return
		}
		m.Names[c[1]] = Name{kind, m}
		if inner != nil && inner[1] == "" {
			m.Names[inner[2]] = Name{valueOr(all, inner[3]), m}
		}
		return
	}
	if wholeStart().MatchString(first) {
		m.Whole = true
		return
	}
	a := assignStart().FindStringSubmatch(first)
	if a == nil || !keeps(a[3]) {
		return
	}
	if one {
		kind = valueOr(all, a[3])
	}
	m.Names[a[2]] = Name{kind, m}
	if base := strings.Trim(a[1], ".:"); base != "" {
		if base == "exports" || base == "module.exports" {
			m.Whole = true
		} else if _, held := m.Names[base]; !held {
			m.Names[base] = Name{Object, m}
		}
	}
}

// valueOr is Object where an expression gives more than one value.
func valueOr(all bool, expr string) Kind {
	if all || strings.ContainsAny(expr, "{") && !strings.Contains(expr, "${") {
		return Object
	}
	return Value
}

// keeps reports an expression that is what it reads, and not what a driver or a client makes of it.
func keeps(expr string) bool {
	call := callStart().FindStringSubmatch(expr)
	return call == nil || gives().MatchString(call[1])
}

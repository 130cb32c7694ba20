package whole

import (
	"slices"
	"strings"

	"guard/internal/lazy"
)

// A test of pytest has what its fixtures give by the names of its parameters (pytest 8, "How to use fixtures"). In a
// whole text a fixture is therefore written as statements that give its name what it gives, and a test has no such
// parameters:
//
//	@pytest.fixture              client = None
//	def client():                if True:
//	    yield Client(base)           client = Client(base)
//
// Lines stay as many.

var (
	fixtureMark = lazy.Pattern(`^(\s*)@(?:pytest\.|pytest_asyncio\.)?fixture\b(.*)$`)
	fixtureName = lazy.Pattern(`\bname\s*=\s*["'](\w+)["']`)
	autouse     = lazy.Pattern(`\bautouse\s*=\s*True\b`)
	useFixtures = lazy.Pattern(`\busefixtures\(([^)]*)\)`)
	quotedNames = lazy.Pattern(`["'](\w+)["']`)
	defHead     = lazy.Pattern(`^(\s*)(?:async\s+)?def\s+(\w+)\s*\(`)
	innerBlock  = lazy.Pattern(`^\s*(?:(?:async\s+)?def|class)\s`)
	givesValue  = lazy.Pattern(`^(\s*)(?:yield|return)\s+(.+)$`)
	paramName   = lazy.Pattern(`^\s*\**(\w+)`)
)

// maxFixtures bounds the fixtures of one program.
const maxFixtures = 300

// fixture is one of them, by its lines: the decorator, the first line of the function, and the end of its body.
type fixture struct {
	name             string
	mark, head, body int
	end              int
	always           bool
	params           []string
}

// fixturesIn lists the fixtures of a text that stand in no class.
func fixturesIn(lines []string) (all []fixture) {
	for i := 0; i < len(lines) && len(all) < maxFixtures; i++ {
		m := fixtureMark().FindStringSubmatch(lines[i])
		if m == nil || m[1] != "" {
			continue
		}
		f, options := fixture{mark: i}, m[2]
		for i++; i < len(lines) && i < f.mark+maxHead && !defHead().MatchString(lines[i]); i++ {
			options += lines[i]
		}
		if i >= len(lines) || !defHead().MatchString(lines[i]) {
			continue
		}
		f.head, f.name = i, defHead().FindStringSubmatch(lines[i])[2]
		if n := fixtureName().FindStringSubmatch(options); n != nil {
			f.name = n[1]
		}
		f.always = autouse().MatchString(options)
		f.params, f.body = paramsOf(lines, i)
		f.end = blockEnd(lines, f.body, 0)
		all = append(all, f)
	}
	return all
}

// maxHead bounds the lines of a decorator, or of the first line of a function that is broken.
const maxHead = 12

// paramsOf lists the parameters of a function, and says on which line its body begins.
func paramsOf(lines []string, head int) (params []string, body int) {
	text, at := "", head
	for ; at < len(lines) && at < head+maxHead; at++ {
		text += lines[at]
		if strings.Count(text, "(") <= strings.Count(text, ")") {
			break
		}
	}
	_, inside, _ := strings.Cut(text, "(")
	if end := strings.LastIndexByte(inside, ')'); end >= 0 {
		inside = inside[:end]
	}
	for part := range strings.SplitSeq(inside, ",") {
		if m := paramName().FindStringSubmatch(part); m != nil {
			params = append(params, m[1])
		}
	}
	return params, min(at+1, len(lines))
}

// blockEnd is the first line from at on that is indented no more than a column.
func blockEnd(lines []string, at, column int) int {
	for ; at < len(lines); at++ {
		if rest := strings.TrimLeft(lines[at], " \t"); rest != "" && len(lines[at])-len(rest) <= column {
			break
		}
	}
	return at
}

// Fixtures are the fixtures that a test has, of its own text and of the others that are given: those that its functions
// name, those that are had always, and what these name.
func Fixtures(test string, others []string) map[string]bool {
	var all []fixture
	for _, text := range append([]string{test}, others...) {
		if strings.Contains(text, "fixture") {
			all = append(all, fixturesIn(strings.Split(text, "\n"))...)
		}
	}
	used := map[string]bool{}
	wanted := testParams(test)
	for _, f := range all {
		if f.always {
			wanted = append(wanted, f.name)
		}
	}
	for len(wanted) > 0 {
		name := wanted[len(wanted)-1]
		wanted = wanted[:len(wanted)-1]
		if used[name] {
			continue
		}
		for _, f := range all {
			if f.name == name {
				used[name] = true
				wanted = append(wanted, f.params...)
			}
		}
	}
	return used
}

// testParams lists what the functions of a test take, and what it says to use.
func testParams(text string) (params []string) {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if m := defHead().FindStringSubmatch(line); m != nil && len(params) < maxFixtures {
			of, _ := paramsOf(lines, i)
			params = append(params, of...)
		}
	}
	for _, m := range useFixtures().FindAllStringSubmatch(text, maxFixtures) {
		for _, name := range quotedNames().FindAllStringSubmatch(m[1], maxFixtures) {
			params = append(params, name[1])
		}
	}
	return params
}

// Inlined is a text of which such fixtures are written as statements.
func Inlined(text string, used map[string]bool) string {
	if len(used) == 0 {
		return text
	}
	lines := strings.Split(text, "\n")
	for _, f := range fixturesIn(lines) {
		if used[f.name] {
			inlines(lines, f)
		}
	}
	for i := range lines {
		if defHead().MatchString(lines[i]) {
			takesNoFixtures(lines, i, used)
		}
	}
	return strings.Join(lines, "\n")
}

// inlines writes one.
func inlines(lines []string, f fixture) {
	for i := f.mark; i < f.body; i++ {
		lines[i] = ""
	}
	lines[f.mark], lines[f.body-1] = f.name+" = None", "if True:"
	for i := f.body; i < f.end; i++ {
		if innerBlock().MatchString(lines[i]) {
			i = blockEnd(lines, i+1, len(lines[i])-len(strings.TrimLeft(lines[i], " \t"))) - 1
			continue
		}
		if m := givesValue().FindStringSubmatch(lines[i]); m != nil {
			lines[i] = m[1] + f.name + " = " + m[2]
		}
	}
}

// takesNoFixtures takes such parameters out of the first line of a function.
func takesNoFixtures(lines []string, head int, used map[string]bool) {
	params, body := paramsOf(lines, head)
	if !slices.ContainsFunc(params, func(name string) bool { return used[name] }) {
		return
	}
	var rest []string
	for _, name := range params {
		if !used[name] {
			rest = append(rest, name)
		}
	}
	m := defHead().FindStringSubmatch(lines[head])
	for i := head; i < body; i++ {
		lines[i] = ""
	}
	lines[head] = m[1] + "def " + m[2] + "(" + strings.Join(rest, ", ") + "):"
}

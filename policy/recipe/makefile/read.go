package makefile

import (
	"strings"

	"guard/policy/recipe"
	"guard/policy/recipe/gather"
)

// read takes in the lines of one file. Source: GNU make 4.3, eval.
func (m *makefile) read(text string, depth int) {
	text = strings.TrimPrefix(text, "\ufeff")
	r := &lineReader{rest: text}
	var at *commands // the recipe that may continue
	open := len(m.branches)
	for {
		line, ok := r.next()
		if !ok {
			break
		}
		if at != nil && line != "" && line[0] == m.prefix {
			at.lines = append(at.lines, m.unprefixed(line[1:]))
			continue
		}
		at = m.readLine(r, line, at, depth)
	}
	if len(m.branches) != open {
		m.Unread("a condition without its end")
		m.branches = m.branches[:min(open, len(m.branches))]
	}
}

// unprefixed takes the prefix off the lines that continue a line of a recipe.
func (m *variables) unprefixed(line string) string {
	return strings.ReplaceAll(line, "\n"+string(rune(m.prefix)), "\n")
}

// readLine reads a line outside of recipes, and returns the recipe that may come after it.
func (m *makefile) readLine(r *lineReader, line string, at *commands, depth int) *commands {
	text := strings.TrimSpace(uncomment(collapse(line)))
	if text == "" {
		return at
	}
	if a, ok := parseAssignment(text); ok {
		m.set(a)
		return nil
	}
	if a, ok := cutDefine(text); ok {
		m.define(r, a)
		return nil
	}
	word, rest := gather.CutWord(text)
	switch word {
	case "ifdef", "ifndef", "ifeq", "ifneq", "else", "endif":
		m.conditional(word, rest)
		return at
	case "export", "unexport":
		m.exportLine(word == "export", rest)
		return nil
	case "vpath":
		m.vpath(rest)
		return nil
	case "include", "-include", "sinclude":
		m.includeLine(rest, word == "include", depth)
		return nil
	case "load", "-load":
		m.Unread("load")
		return nil
	case "endef":
		m.Unread("an endef without define")
	}
	if word == "ifeq(" || strings.HasPrefix(word, "ifeq(") || strings.HasPrefix(word, "ifneq(") {
		m.Unread("a condition without its blank")
	}
	return m.ruleLine(line)
}

// exportLine reads export and unexport.
func (m *variables) exportLine(on bool, rest string) {
	if rest == "" {
		m.exportAll = m.exportAll || on
		return
	}
	for _, text := range m.alternatives(nil, rest) {
		for _, name := range strings.Fields(text) {
			if hasUnknown(name) {
				m.Unread("an export of a computed name")
			}
			m.export(name, on)
		}
	}
}

// cutDefine reads the first line of a define.
func cutDefine(text string) (a assignment, ok bool) {
	for {
		word, rest := gather.CutWord(text)
		switch word {
		case "override":
			a.override = true
		case "export":
			a.export = true
		case "private":
			a.private = true
		case "define":
			a.name, a.op = rest, "="
			for _, o := range operators {
				if name, is := strings.CutSuffix(rest, o[0]); is {
					a.name, a.op = strings.TrimSpace(name), o[1]
					break
				}
			}
			return a, true
		default:
			return a, false
		}
		text = rest
	}
}

// define reads a variable of several lines, up to its endef.
func (m *makefile) define(r *lineReader, a assignment) {
	var lines []string
	for depth := 1; ; {
		line, ok := r.next()
		if !ok {
			m.Unread("a define without endef")
			return
		}
		if line == "" || line[0] != m.prefix {
			word, _ := gather.CutWord(uncomment(collapse(line)))
			if word == "define" {
				depth++
			} else if word == "endef" {
				depth--
			}
		}
		if depth == 0 {
			break
		}
		lines = append(lines, collapse(line))
	}
	a.text = strings.Join(lines, "\n") // lines that a backslash continues are joined already
	m.set(a)
}

// includeLine reads the files that a line includes, where the caller gave them.
func (m *makefile) includeLine(rest string, must bool, depth int) {
	for _, text := range m.alternatives(nil, rest) {
		for _, w := range strings.Fields(text) {
			name, _ := m.marks.show(w)
			for _, n := range m.matching(name) {
				m.includeFile(n, must, depth)
			}
			for _, n := range m.added(w, m.around.Parts) {
				m.takeIn(n, must, depth)
			}
		}
	}
}

// includeFile reads one file that is included. must says that make fails without it.
func (m *makefile) includeFile(name string, must bool, depth int) {
	m.made = append(m.made, name)
	if strings.ContainsAny(name, "*?[$") || m.around.File == nil {
		m.Gathering.Include(name)
		return
	}
	if m.ran {
		m.Unread("a file that is read after a command ran: " + gather.Short(name))
		return
	}
	m.takeIn(name, must, depth)
}

// takeIn reads a file that is included as it is now.
func (m *makefile) takeIn(name string, must bool, depth int) {
	text, state := m.around.File(name)
	if m.included++; m.included > gather.MaxDepth*4 || depth >= gather.MaxDepth {
		m.Unread("too many files included")
		return
	}
	switch {
	case state == recipe.Absent && !must:
	case state != recipe.Present:
		m.Gathering.Include(name)
	case !m.TooLong(text) && m.readable(text):
		if m.total += len(text); m.total > 4*gather.MaxText {
			m.Unread("more than 1 MiB included")
			return
		}
		m.read(text, depth+1)
	}
}

// vpath reads a directive that says where to look for files.
func (m *makefile) vpath(rest string) {
	for _, text := range m.alternatives(nil, rest) {
		if _, folders := gather.CutWord(text); folders != "" {
			m.searchIn(folders)
		}
	}
}

// searchIn adds folders in which make looks for files.
func (m *state) searchIn(folders string) {
	for _, f := range strings.FieldsFunc(folders, func(r rune) bool { return r == ':' || r == ' ' || r == '\t' }) {
		if len(m.search) >= 10 {
			m.Unread("too many folders to search")
			return
		}
		m.search = append(m.search, strings.TrimSuffix(f, "/"))
	}
}

// wildcardNames returns the files that a wildcard matches, or the wildcard where they are not known.
func (m *state) wildcardNames(w string, atOnce bool) string {
	if atOnce && !m.ran && !hasMark(w) && m.around.Match != nil {
		if names, known := m.around.Match(w); known && len(names) <= 5000 {
			return strings.Join(names, " ")
		}
	}
	return strings.Join(append([]string{perhaps(w)}, m.added(w, m.around.Added)...), " ")
}

// added returns the files that were put where a wildcard matches them, or where a command's output may name them.
func (m *state) added(w string, list func(pattern string) []string) []string {
	wild := m.marks.wildcard(w)
	if list == nil || !strings.ContainsAny(wild, "*?[") || strings.Trim(wild, "*/.") == "" {
		return nil
	}
	if hasUnknown(w) { // a search goes down into folders
		wild = strings.Replace(wild, "*", "**/*", 1)
	}
	return list(wild)
}

// matching returns the files that a name may stand for.
func (m *state) matching(name string) []string {
	if strings.ContainsAny(name, "*?[") && m.around.Match != nil {
		if names, known := m.around.Match(name); known {
			return names
		}
	}
	if strings.ContainsAny(name, "*?[") && !strings.Contains(name, "$") && m.around.Included != nil {
		if names := m.around.Included(name); len(names) > 0 {
			return names
		}
	}
	return []string{name}
}

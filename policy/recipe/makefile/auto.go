package makefile

import (
	"path"
	"slices"
	"strings"
)

// automatic returns the scope with the automatic variables of some rules. A rule in a condition may not be there, so
// the variables have a value with it and one without it. Source: the manual, 10.5.3.
func (m *maker) automatic(name, stem string, from []*rule, own *scope) *scope {
	all, sure := m.needsOf(from, true), m.needsOf(from, false)
	auto := map[string]string{
		"@": name, "*": stem, "%": "", "<": strings.Join(m.firstNeeds(from), alternative),
		"^": ways(once(all), once(sure)), "?": ways(once(all), once(sure)), "+": ways(all, sure),
	}
	var orderOnly []string
	for _, r := range from {
		orderOnly = append(orderOnly, r.orderOnly...)
	}
	auto["|"] = strings.Join(once(orderOnly), " ")
	if strings.HasSuffix(name, ")") {
		auto["%"] = m.unknown("*")
	}
	return &scope{outer: own, auto: auto}
}

// ways returns one list, or two lists that a variable may hold.
func ways(all, sure []string) string {
	a, b := strings.Join(all, " "), strings.Join(sure, " ")
	if a == b {
		return a
	}
	return a + alternative + b
}

// once returns a list without repetitions.
func once(list []string) (out []string) {
	seen := map[string]bool{}
	for _, w := range list {
		if !seen[w] {
			seen[w] = true
			out = append(out, w)
		}
	}
	return out
}

// needsOf returns the prerequisites of some rules. maybe says whether rules in a condition count.
func (m *maker) needsOf(from []*rule, maybe bool) (out []string) {
	for _, r := range from {
		if m.work -= len(r.needs); m.work < 0 {
			break
		}
		if maybe || !r.maybe {
			out = append(out, slices.Concat(m.inFolders(r.needs)...)...)
		}
	}
	return out
}

// firstNeeds returns what the first prerequisite may be.
func (m *maker) firstNeeds(from []*rule) (out []string) {
	for _, r := range from {
		if len(r.needs) == 0 {
			continue
		}
		out = append(out, m.inFolders(r.needs[:1])[0]...)
		if !r.maybe || r == from[0] {
			return out
		}
	}
	return append(out, "")
}

// automaticValue returns an automatic variable, or with D or F after its name the folders or the names of its files.
func automaticValue(auto map[string]string, name string) (text string, ok bool) {
	if text, ok = auto[name]; ok || len(name) != 2 {
		return text, ok
	}
	text, ok = auto[name[:1]]
	switch {
	case !ok:
	case name[1] == 'D':
		return eachFile(text, path.Dir), true
	case name[1] == 'F':
		return eachFile(text, path.Base), true
	}
	return "", false
}

// eachFile changes each file of each list.
func eachFile(text string, change func(string) string) string {
	all := strings.Split(text, alternative)
	for i, one := range all {
		all[i] = eachWord(one, change)
	}
	return strings.Join(all, alternative)
}

// inFolders returns, for each prerequisite, all names under which VPATH may find it.
func (m *targets) inFolders(needs []string) [][]string {
	out := make([][]string, len(needs))
	for i, n := range needs {
		out[i] = []string{n}
		if strings.HasPrefix(n, "/") || m.phony[n] {
			continue
		}
		for _, dir := range m.search {
			out[i] = append(out[i], dir+"/"+n)
		}
	}
	return out
}

package diagnostic

import (
	"cmp"
	"slices"
	"strings"

	"guard/cmd/guard/question"
	"guard/locale"
	"guard/policy/place"
	"guard/prompt"
)

// mostPlaces is how many files, folders or hosts are named in one field.
const mostPlaces = 6

// stake is what would be lost, changed, read or reached.
func (c *Case) stake() (fields []field) {
	add := func(name locale.Message, all []string) {
		if left := len(all) - mostPlaces; left > 0 {
			all = append(all[:mostPlaces:mostPlaces], locale.Sprintf("and %d more", left))
		}
		if len(all) > 0 {
			fields = append(fields, field{locale.Text(name), strings.Join(all, ", ")})
		}
	}
	f := &c.Facts
	told := map[string]bool{}
	for _, m := range c.matched(f.Deletes, told) {
		fields = append(fields, field{locale.Text("deletes"), m})
	}
	add("deletes", c.names(f.Deletes, told, 0))
	add("moves", c.names(f.Takes, told, 0))
	for _, m := range c.matched(f.Writes, told) {
		fields = append(fields, field{locale.Text("writes"), m})
	}
	add("writes", c.names(f.Writes, told, 0))
	if c.Undo != "" && !c.Verdict.Absurd {
		fields = append(fields, field{locale.Text("undo"), c.Undo})
	}
	add("secrets", c.names(f.Reads, map[string]bool{}, place.Secret))
	add("hosts", f.Hosts)
	return merged(fields)
}

// matched are the places of which it is known what they hold now, in words; they are told then.
func (c *Case) matched(places []place.Place, told map[string]bool) (all []string) {
	for _, p := range places {
		i := slices.IndexFunc(c.Facts.Wildcards, func(m place.Match) bool { return m.Pattern == p.Raw })
		if i < 0 || told[p.Raw] || len(all) >= mostPlaces {
			continue
		}
		told[p.Raw] = true
		m := c.Facts.Wildcards[i]
		switch {
		case m.Count == 0 && m.More:
			all = append(all, locale.Fill("{0}: how much that is now is not known", m.Pattern))
		case m.Count == 1 && !m.More && m.Untracked <= 0 && slices.Equal(m.Names, []string{m.Pattern}):
			all = append(all, m.Pattern+", "+prompt.ByteSize(m.Bytes))
		default:
			m.Names = c.few(m.Names)
			all = append(all, question.MatchLine(m))
		}
	}
	return all
}

// mostNames is how many files are named of those that a wildcard or a folder holds.
const mostNames = 4

// few are the first of some names, as the person would write them.
func (c *Case) few(names []string) (few []string) {
	for i, name := range names {
		if i == mostNames {
			return append(few, "…")
		}
		few = append(few, c.short(place.Place{Path: name}))
	}
	return few
}

// names are the places of a kind, shortened and each once, that were not told.
func (c *Case) names(places []place.Place, told map[string]bool, kind place.Kind) (all []string) {
	for _, p := range places {
		if told[p.Raw] || p.Any(place.Harmless) || !p.Is(kind) {
			continue
		}
		told[p.Raw] = true
		name := c.short(p)
		switch {
		case p.Open: // a part of it is not known
			name = strings.ReplaceAll(name, "*", "…")
		case slices.Contains(c.Absent, p.Path):
			name = locale.Fill("{0}: nothing now", name)
		}
		if !slices.Contains(all, name) {
			all = append(all, name)
		}
	}
	return all
}

// short is a place as the person would name it from where the line begins.
func (c *Case) short(p place.Place) string {
	if !strings.HasPrefix(p.Path, "/") {
		return cmp.Or(p.Path, p.Raw)
	}
	if rest, ok := strings.CutPrefix(p.Path, c.Facts.Cwd+"/"); ok && c.Facts.Cwd != "" {
		return rest
	}
	if rest, ok := strings.CutPrefix(p.Path, c.Home+"/"); ok && c.Home != "" {
		return "~/" + rest
	}
	return p.Path
}

// merged leaves out the name of a field that the one above has too.
func merged(fields []field) []field {
	for i := len(fields) - 1; i > 0; i-- {
		if fields[i].name == fields[i-1].name {
			fields[i].name = ""
		}
	}
	return fields
}

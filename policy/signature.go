package policy

import (
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
)

// signature is what "for this session" would cover: a command's program and
// subcommand, edits in the workspace, a host, a tool of a server. Empty for
// what must be asked each time: critical, not wholly known, and deletions with
// a wildcard, of a folder, or recursive.
func (b *bench) signature() string {
	f := b.f
	if f.Level.Effective() == risk.Critical || f.Absurd || f.Protected || f.Partial || len(b.wideDeletions()) > 0 {
		return ""
	}
	if len(f.Commands) == 0 && f.Categories.Has(risk.FSDeleteOverwrite) {
		return ""
	}
	switch f.Tool {
	case Shell:
		return commandSignature(f)
	case Edit, Move:
		return editSignature(f)
	case Read:
		return readSignature(f)
	case Fetch:
		return fetchSignature(f)
	case MCP:
		return toolSignature(f)
	}
	return ""
}

// commandSignature joins the simple commands' signatures. One that is not
// literal, or adds more than its own words, has none, and so has the whole.
func commandSignature(f *Facts) string {
	var parts []string
	for _, c := range f.Commands {
		if c.Signature == "" || !c.Literal || c.Extra {
			return ""
		}
		part := c.Signature
		if slices.ContainsFunc(c.Wrappers, func(w string) bool { return !transparent[w] }) {
			part = strings.Join(c.Wrappers, " ") + " " + part
		}
		parts = append(parts, part)
	}
	slices.Sort(parts)
	return strings.Join(slices.Compact(parts), " + ")
}

// editSignature covers plain edits inside the workspace, and no others.
func editSignature(f *Facts) string {
	places := slices.Concat(f.Writes, f.Deletes)
	if f.Categories != 0 || f.root == "" || slices.ContainsFunc(places, func(p place.Place) bool { return !p.Is(place.Inside) }) {
		return ""
	}
	return string(f.Tool) + " in " + f.root
}

// readSignature covers the very paths.
func readSignature(f *Facts) string {
	var names []string
	for _, p := range f.Reads {
		if p.Path == "" || p.Is(place.Secret) {
			return ""
		}
		names = append(names, p.Path)
	}
	return "read " + strings.Join(names, " ")
}

// fetchSignature covers the hosts, or web searches.
func fetchSignature(f *Facts) string {
	switch {
	case f.Unknown:
		return ""
	case len(f.Hosts) > 0:
		return "fetch " + strings.Join(slices.Sorted(slices.Values(f.Hosts)), " ")
	case f.Query != "":
		return "web search"
	}
	return ""
}

// toolSignature covers a tool of a server; with a command behind it only that
// command, and only that host.
func toolSignature(f *Facts) string {
	if f.Server == "" || f.Name == "" {
		return ""
	}
	parts := []string{f.toolName()}
	if len(f.Commands) > 0 {
		inner := commandSignature(f)
		if inner == "" {
			return ""
		}
		parts = append(parts, inner)
	}
	parts = append(parts, slices.Sorted(slices.Values(f.Hosts))...)
	return strings.Join(parts, " ")
}

package policy

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
)

// neverBySignature are the categories of which no name of a program, folder or
// host says enough: what is gone, whose rights, how much money.
const neverBySignature = risk.FSConfigSecrets | risk.FSDeleteOverwrite | risk.Delete | risk.Sudo |
	risk.Payment | risk.AccountChange | risk.CloudFinancial

// coverage finds what a grant would have to cover of a request whose facts are known.
type coverage struct {
	w      *place.World
	f      *Facts
	unread bool // something in it stands in none of its commands
}

// parts is what "for this session" would have to cover, one by one; nil where
// that can never be: critical, not wholly known, and deletions with a wildcard,
// of a folder, or recursive. Ungrantable parts are among them, which count only
// where they need no leave.
func (v coverage) parts() []Part {
	f := v.f
	if f.Level.Effective() == risk.Critical || f.Absurd || f.Protected || f.vague() || v.unread ||
		len(deletions{v.w, f}.atLarge()) > 0 {
		return nil
	}
	all := mergedParts(v.partsByTool())
	var sum risk.Finding
	for _, p := range all {
		sum.Raise(p.Level, p.Categories, risk.Reason{})
	}
	// More than its parts: data flows from one to the next, or the person's
	// words do not cover it. Leave for the parts does not speak for that.
	if f.Level > sum.Level || !sum.Categories.Has(f.Categories) {
		return nil
	}
	return all
}

func (v coverage) partsByTool() []Part {
	f := v.f
	if f.Tool == Shell {
		return v.commandParts()
	}
	if f.Categories&neverBySignature != 0 {
		return nil
	}
	switch f.Tool {
	case Edit, Move:
		return v.editParts()
	case Read:
		return v.readParts()
	case Fetch:
		return v.fetchParts()
	case MCP:
		return v.toolParts()
	}
	return nil
}

// editParts covers plain edits inside the workspace, and no others.
func (v coverage) editParts() []Part {
	f := v.f
	places := slices.Concat(f.Writes, f.Deletes)
	if f.Categories != 0 || f.root == "" || slices.ContainsFunc(places, func(p place.Place) bool {
		return !p.Is(place.Inside)
	}) {
		return nil
	}
	kind := EditsPart
	if f.Tool == Move {
		kind = MovesPart
	}
	return []Part{{Kind: kind, Name: f.root, Level: f.Level}}
}

// readParts covers the folders that are read outside the workspace, and inside
// it the very paths.
func (v coverage) readParts() []Part {
	f := v.f
	if f.Categories&^risk.FSOutsideWorkspace != 0 || f.Level > risk.Medium {
		return nil
	}
	away := outsideReads(f.Reads)
	parts, ok := v.readsUnder(away)
	if !ok {
		return nil
	}
	for _, p := range f.Reads {
		if p.Path == "" {
			return nil
		}
		if !needsLeave(p) {
			parts = append(parts, Part{Kind: FilePart, Name: p.Path, Shown: v.shown(p.Path), Level: f.Level,
				Categories: f.Categories})
		}
	}
	return parts
}

// fetchParts covers the hosts, or searches of the web.
func (v coverage) fetchParts() []Part {
	f := v.f
	switch {
	case f.Unknown || f.Categories != risk.NetworkRisk:
		return nil
	case len(f.Hosts) == 0 && f.Query != "":
		return []Part{{Kind: SearchPart, Name: "web search", Level: f.Level, Categories: f.Categories}}
	}
	var parts []Part
	for _, h := range f.Hosts {
		parts = append(parts, Part{Kind: HostPart, Name: h, Level: f.Level, Categories: f.Categories})
	}
	return parts
}

// toolParts covers a tool of a server, and the folders that it reads outside the
// workspace; with a command behind it only that command, and only that host.
func (v coverage) toolParts() []Part {
	f := v.f
	if f.Server == "" || f.Name == "" || slices.ContainsFunc(slices.Concat(f.Writes, f.Deletes), changesOutside) {
		return nil
	}
	tool := Part{Kind: ToolPart, Level: f.Level, Categories: f.Categories}
	words := []string{f.toolPart()}
	var under []Part
	if len(f.Commands) > 0 {
		for _, p := range mergedParts(v.commandParts()) {
			if !p.tellable() {
				return nil
			}
			words = append(words, p.String())
		}
	} else if away := outsideReads(f.Reads); len(away) > 0 {
		var ok bool
		if under, ok = v.readsUnder(away); !ok {
			return nil
		}
		tool.Categories &^= risk.FSOutsideWorkspace
	}
	tool.Name = strings.Join(append(words, slices.Sorted(slices.Values(f.Hosts))...), " ")
	return append(under, tool)
}

// toolPart names a server's tool so that no two calls of others have the name: a server's may hold a dot, as in a.b
// with the tool c beside a with the tool b.c.
func (f *Facts) toolPart() string {
	server, name := f.Server, f.Name
	if strings.ContainsAny(server, `. "`) {
		server = strconv.Quote(server)
	}
	if strings.ContainsAny(name, ` "`) { // behind a blank stand what it reads and the hosts that it reaches
		name = strconv.Quote(name)
	}
	return server + "." + name
}

// mergedParts has each part once, by name and in order, as bad as the worst of
// its like, and no folder inside another.
func mergedParts(parts []Part) []Part {
	if len(parts) < 2 {
		return parts
	}
	slices.SortFunc(parts, func(p, q Part) int {
		return cmp.Or(cmp.Compare(p.Kind, q.Kind), cmp.Compare(p.Name, q.Name))
	})
	all := parts[:0]
	for _, p := range parts {
		if n := len(all) - 1; n >= 0 && all[n].Kind == p.Kind && all[n].Name == p.Name && p.Kind != Ungrantable {
			all[n].Level, all[n].Categories = max(all[n].Level, p.Level), all[n].Categories|p.Categories
			continue
		}
		all = append(all, p)
	}
	return slices.DeleteFunc(all, func(p Part) bool {
		return slices.ContainsFunc(all, func(q Part) bool { return q != p && q.covers(p) && p.readsFiles() })
	})
}

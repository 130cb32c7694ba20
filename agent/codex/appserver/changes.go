package appserver

import (
	"fmt"
	"slices"
	"strings"

	"guard/acp/dialect"
	"guard/policy"
)

// readChanges makes a request of the files that an item changes.
func readChanges(r *policy.Request, changes []fileChange) {
	r.Tool = policy.Edit
	r.Partial = r.Partial || len(changes) == 0
	var names []string
	for _, c := range changes {
		r.Paths = appendNew(r.Paths, c.Path)
		names = append(names, c.Path)
		if c.Kind.Move != nil && *c.Kind.Move != "" {
			r.Paths = appendNew(r.Paths, *c.Kind.Move)
		}
		switch c.Kind.Type {
		case "add":
			r.Edits = append(r.Edits, policy.Change{Path: c.Path, New: &c.Diff})
		case "delete":
			r.Tool = policy.Delete
		case "update":
			r.Edits = append(r.Edits, unified(c)...)
		default:
			r.Partial = true
		}
	}
	r.Raw = strings.Join(names, "\n")
}

// unified is what each piece of a unified diff takes out and puts in, with what stands round it.
func unified(c fileChange) (all []policy.Change) {
	var before, after strings.Builder
	ends := func() {
		if before.Len() == 0 { // where its text goes only what stands beside can tell
			return
		}
		was, is := before.String(), after.String()
		all = append(all, policy.Change{Path: c.Path, Old: &was, New: &is})
		before.Reset()
		after.Reset()
	}
	for line := range strings.Lines(c.Diff) {
		body := line[1:]
		switch {
		case line == "\n": // an empty line round it, of which some cut the blank
			before.WriteString(line)
			after.WriteString(line)
		case strings.HasPrefix(line, "@@"):
			ends()
		case strings.HasPrefix(line, `\`):
		case line[0] == '-':
			before.WriteString(body)
		case line[0] == '+':
			after.WriteString(body)
		default:
			before.WriteString(body)
			after.WriteString(body)
		}
	}
	ends()
	switch is := after.String(); {
	case len(all) == 0: // it takes out nothing
		none := ""
		all = []policy.Change{{Path: c.Path, Old: &none, New: &is}}
	case is != "":
		last := &all[len(all)-1]
		is = *last.New + is
		last.New = &is
	}
	return all
}

// changesOf are a request's edits as an item tells them.
func changesOf(r *policy.Request) []fileChange {
	all := []fileChange{}
	for _, e := range r.Edits {
		c := fileChange{Path: dialect.Within(r.Cwd, e.Path)}
		switch {
		case e.New == nil:
			c.Kind.Type, c.Diff = "delete", str(e.Old)
		case str(e.Old) == "":
			c.Kind.Type, c.Diff = "add", *e.New
		default:
			c.Kind.Type, c.Diff = "update", asUnified(*e.Old, *e.New)
		}
		if n := len(all); n > 0 && all[n-1].Path == c.Path && all[n-1].Kind == c.Kind && c.Kind.Type == "update" {
			all[n-1].Diff += c.Diff // another piece of the same file
			continue
		}
		all = append(all, c)
	}
	return append(all, bareChanges(r, all)...)
}

// bareChanges are the files of a request of which no text is told.
func bareChanges(r *policy.Request, told []fileChange) (all []fileChange) {
	for _, path := range r.Paths {
		c := fileChange{Path: dialect.Within(r.Cwd, path)}
		if c.Kind.Type = "update"; r.Tool == policy.Delete {
			c.Kind.Type = "delete"
		}
		if !slices.ContainsFunc(told, func(t fileChange) bool { return t.Path == c.Path }) {
			all = append(all, c)
		}
	}
	return all
}

// asUnified shows one text in the place of another, as one piece of a unified diff.
func asUnified(before, after string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "@@ -1,%d +1,%d @@\n", strings.Count(before, "\n"), strings.Count(after, "\n"))
	signed(&b, "-", before)
	signed(&b, "+", after)
	return b.String()
}

func signed(b *strings.Builder, sign, text string) {
	for line := range strings.Lines(text) {
		b.WriteString(sign + strings.TrimSuffix(line, "\n") + "\n")
	}
}

func appendNew(list []string, s string) []string {
	if slices.Contains(list, s) {
		return list
	}
	return append(list, s)
}

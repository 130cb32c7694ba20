package record

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"guard/audit"
	"guard/locale"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/risk"
)

// Preview is the preview of a case, and its approval type. What a type must
// show and nobody knows is audit.Unknown, never left out and never guessed.
func Preview(c *policy.Case) (string, *audit.Preview) {
	budget, f := NewBudget(), &c.Facts
	kind := audit.ApprovalType(f.Categories.Names())
	known := map[string]any{}
	if details := detailsOf[kind]; details != nil {
		details(budget, f, known)
	}
	return kind, &audit.Preview{
		Summary: budget.Text(Summary(f)), Details: audit.Details(kind, known),
		Risk: c.Verdict.Risk.String(), SuggestedUserAction: budget.Text(c.Verdict.Suggestion),
	}
}

// detailsOf fills in what is known of an approval type's details; the members
// that each must have are audit's to say.
var detailsOf = map[string]func(budget *Budget, f *policy.Facts, known map[string]any){
	"DELETE": func(budget *Budget, f *policy.Facts, known map[string]any) {
		list(known, "items", budget.texts(items(f)))
		known["impact"] = budget.Text(impact(f))
	},
	"SEND": func(budget *Budget, f *policy.Facts, known map[string]any) {
		known["target_app"] = budget.Text(targetApp(f))
		known["message_text"] = budget.Text(string(f.Args))
		known["destination_hint"] = strings.Join(budget.texts(f.Hosts), " ")
	},
	"CLOUD_FINANCIAL": func(budget *Budget, f *policy.Facts, known map[string]any) {
		list(known, "file_paths", budget.texts(names(slices.Concat(f.Reads, f.Writes))))
	},
}

// list keeps an empty list from looking like knowledge.
func list(known map[string]any, name string, items []string) {
	if len(items) > 0 {
		known[name] = items
	}
}

// Summary is one line that says what a request would do.
func Summary(f *policy.Facts) string {
	switch {
	case f.Command != "":
		return f.Command
	case f.Raw != "":
		return f.Raw
	case len(f.Argv) > 0:
		return strings.Join(f.Argv, " ")
	case len(f.Paths) > 0:
		return string(f.Tool) + " " + strings.Join(f.Paths, " ")
	}
	return strings.TrimSpace(string(f.Tool) + " " + f.Name)
}

// items are what would be deleted: what a pattern or folder holds now, or else
// its name; where nothing is deleted, what would be overwritten.
func items(f *policy.Facts) []string {
	var all []string
	matched := map[string]bool{}
	for _, m := range f.Wildcards {
		matched[m.Pattern] = true
		all = append(all, m.Names...)
		if more := m.Count - len(m.Names); more > 0 || m.More {
			all = append(all, locale.Sprintf("… and %s more of %s", atLeast(more, m.More), m.Pattern))
		}
	}
	for _, p := range f.Deletes {
		if !matched[p.Raw] {
			all = append(all, name(p))
		}
	}
	if len(all) == 0 {
		all = names(f.Writes)
	}
	return all
}

// changes are what would be written or deleted: for a pattern or folder, what it holds now.
func changes(f *policy.Facts) []string {
	var all []string
	for _, p := range slices.Concat(f.Writes, f.Deletes) {
		i := slices.IndexFunc(f.Wildcards, func(m place.Match) bool { return m.Pattern == p.Raw })
		if i < 0 || len(f.Wildcards[i].Names) == 0 {
			all = append(all, name(p))
			continue
		}
		m := f.Wildcards[i]
		all = append(all, m.Names...)
		if more := m.Count - len(m.Names); more > 0 || m.More {
			all = append(all, locale.Sprintf("… and %s more of %s", atLeast(more, m.More), m.Pattern))
		}
	}
	return all
}

func atLeast(n int, open bool) string {
	if open {
		return locale.Sprintf("at least %d", max(n, 1))
	}
	return fmt.Sprint(n)
}

func impact(f *policy.Facts) string {
	why := make([]string, len(f.Reasons))
	for i, r := range f.Reasons {
		why[i] = r.String()
	}
	return strings.Join(why, "; ")
}

// targetApp is what sends: the MCP server, or the programs that do.
func targetApp(f *policy.Facts) string {
	if f.Server != "" {
		return f.Server
	}
	var programs []string
	for _, c := range f.Commands {
		if c.Categories.Has(risk.Send) && len(c.Argv) > 0 && c.Literal {
			programs = append(programs, path.Base(c.Argv[0]))
		}
	}
	return strings.Join(programs, " ")
}

func names(places []place.Place) []string {
	var all []string
	for _, p := range places {
		all = append(all, name(p))
	}
	return all
}

// name is a place resolved, or as it was written.
func name(p place.Place) string {
	if p.Path != "" {
		return p.Path
	}
	return p.Raw
}

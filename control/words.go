package control

import (
	"strings"

	"guard/audit"
	"guard/policy"
	"guard/policy/place"
)

// previewOf is the preview of a case: its approval type and what a person sees
// before answering.
func previewOf(c *policy.Case) (string, *audit.Preview) {
	f := c.Facts
	kind := audit.ApprovalType(f.Categories.Names())
	known := map[string]any{
		"items": items(f), "impact": impact(f), "file_paths": paths(append(f.Reads, f.Writes...)), "target_app": f.Server,
		"message_text": cut(string(f.Args)), "destination_hint": strings.Join(f.Hosts, " "),
	}
	return kind, &audit.Preview{Summary: cut(summary(f)), Details: audit.Details(kind, only(kind, known)),
		Risk: c.Verdict.Risk.String(), SuggestedUserAction: c.Verdict.Suggestion}
}

// only keeps the details that belong to an approval type.
func only(kind string, known map[string]any) map[string]any {
	kept := map[string]any{}
	for name := range audit.Details(kind, nil) {
		if v, ok := known[name]; ok && !empty(v) {
			kept[name] = v
		}
	}
	return kept
}

func empty(v any) bool {
	switch v := v.(type) {
	case string:
		return v == ""
	case []string:
		return len(v) == 0
	}
	return v == nil
}

func summary(f policy.Facts) string {
	switch {
	case f.Command != "":
		return f.Command
	case f.Raw != "":
		return f.Raw
	case len(f.Paths) > 0:
		return string(f.Tool) + " " + strings.Join(f.Paths, " ")
	}
	return string(f.Tool) + " " + f.Name
}

func items(f policy.Facts) []string {
	var all []string
	for _, m := range f.Wildcards {
		all = append(all, m.Names...)
	}
	if len(all) == 0 {
		all = paths(f.Deletes)
	}
	return all
}

func impact(f policy.Facts) string {
	var why []string
	for _, r := range f.Reasons {
		why = append(why, r.String())
	}
	return strings.Join(why, "; ")
}

func paths(list []place.Place) []string {
	var out []string
	for _, p := range list {
		if p.Path != "" {
			out = append(out, p.Path)
		} else {
			out = append(out, p.Raw)
		}
	}
	return out
}

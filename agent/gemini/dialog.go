package gemini

import (
	"slices"
	"strings"

	"guard/locale"
)

// asksIn are the versions in which a hook's "ask" is known to force Gemini's
// dialog: from the first up to, not including, the second. To one that does not
// know the word, "ask" is leave.
var asksIn = [2]string{"0.61.0", "0.62.0"}

// dialog finds out where Gemini's own dialog can ask for guard. It says so
// once, where it cannot at all.
func (d *launch) dialog(s settings) {
	if !d.Request.Asks {
		return
	}
	why := d.mute(s)
	denials, err := d.denials(s)
	if why == nil {
		why = err
	}
	if why != nil && d.Mode() == "ask" {
		d.Note("gemini's own dialog cannot ask for guard here: %v; the next way of ask_via does", why)
	}
	d.Dialog = func(tool, _ string) error {
		if why != nil {
			return why
		}
		for _, r := range denials {
			if r.mayDeny(tool) {
				return locale.Errorf("a policy of yours denies calls of %s, and gemini's dialog would lift that", tool)
			}
		}
		return d.keeps()
	}
}

// mute says why Gemini shows no dialog at all, or must not.
func (d *launch) mute(s settings) error {
	mode := s.mode
	for _, o := range Grammar.Options(d.Args) {
		switch o.Name {
		case "prompt", "p":
			return locale.New("with a prompt on its command line (-p) gemini has none")
		case "output-format":
			return locale.New("with --output-format gemini may have none")
		case "approval-mode":
			mode = o.Value
		}
	}
	switch {
	case !d.Within(asksIn):
		return locale.Errorf("only in gemini %s and its patches is it known to ask whenever guard's hook says so",
			asksIn[0])
	case d.Getenv("CI") == "true" || d.Getenv("GITHUB_ACTIONS") == "true":
		return locale.New("gemini has none where CI or GITHUB_ACTIONS is true")
	case mode == planMode:
		return locale.New("it would lift plan mode")
	}
	return nil
}

// denials are the rules that a hook's "ask" would lift: Gemini's policies
// decide first, and the hook's word then counts instead (0.61.0). A safety
// checker may deny whatever it looks at.
func (d *launch) denials(s settings) ([]rule, error) {
	sources, err := d.sources(s)
	_, user := d.policyPaths(s)
	for _, path := range append(append(user, systemPolicies()), d.extensionPolicies()...) {
		if err == nil {
			err = d.readPolicies(&sources, d.path(path), adminRank, true)
		}
	}
	if err != nil {
		return nil, err
	}
	denials := slices.DeleteFunc(sources.rules, func(r rule) bool {
		inPlan := len(r.modes) > 0 && !slices.ContainsFunc(r.modes, func(m string) bool {
			return slices.Contains(notPlan, m)
		})
		return r.decision != deny || inPlan || r.table["interactive"] == false
	})
	for _, table := range sources.checkers {
		denials = append(denials, rule{table: table})
	}
	return denials, nil
}

// mayDeny reports whether a rule could speak of some call of one of Gemini's own
// tools. What it says of the arguments is Gemini's to read.
func (r rule) mayDeny(tool string) bool {
	if _, mcp := r.table["mcpName"]; mcp {
		return false
	}
	names := stringOrList(r.table["toolName"])
	return names == nil || slices.ContainsFunc(names, func(name string) bool {
		other := slices.Contains(toolNames, name) && name != tool || strings.HasPrefix(name, "mcp_")
		return !other
	})
}

// toolNames are names that mean one tool and no other; a legacy name or a
// pattern is not among them.
var toolNames = []string{shellTool, "write_file", "replace", "read_file", "read_many_files", "list_directory", "glob",
	"grep_search", "web_fetch", "google_web_search", "ask_user", "enter_plan_mode", "exit_plan_mode", "write_todos",
	"save_memory",
	"activate_skill", "invoke_agent"}

// keeps says by which setting Gemini's dialog would offer to allow a call
// for all time, which would go on without guard, or would lift a denial. Looked
// at before each, for /settings changes them while Gemini runs.
func (d *launch) keeps() error {
	for _, l := range d.settingsLayers() {
		file, err := d.readSettings(l.path)
		if err != nil {
			return locale.Errorf("%s cannot be read (%w), so what gemini's dialog would offer is not known", l.path,
				err)
		}
		if v := at(file, "security", "enableConseca"); v != nil && v != false {
			return locale.Errorf(
				"gemini's dialog would lift what its own safety checker denies (security.enableConseca in %s)", l.path)
		}
		if v := at(file, "security", "enablePermanentToolApproval"); v != nil && v != false {
			return locale.Errorf("gemini's dialog would offer to allow it for all time "+
				"(security.enablePermanentToolApproval in %s)", l.path)
		}
	}
	return nil
}

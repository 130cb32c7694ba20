package plan

import (
	"slices"
	"strings"

	"guard/locale"
)

// geminiAsks are the versions in which a hook's "ask" is known to force Gemini's
// dialog: from the first up to, not including, the second. To one that does not
// know the word, "ask" is leave.
var geminiAsks = [2]string{"0.61.0", "0.62.0"}

// geminiDialog finds out where Gemini's own dialog can ask for guard. It says so
// once, where it cannot at all.
func (d *draft) geminiDialog(s geminiSettings) {
	if !d.request.Asks {
		return
	}
	why := d.geminiMute(s)
	denials, err := d.geminiDenials(s)
	if why == nil {
		why = err
	}
	if why != nil && d.mode() == "ask" {
		d.note("gemini's own dialog cannot ask for guard here: %v; the next way of ask_via does", why)
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
		return d.geminiKeeps()
	}
}

// geminiMute says why Gemini shows no dialog at all, or must not.
func (d *draft) geminiMute(s geminiSettings) error {
	mode := s.mode
	for _, o := range geminiGrammar.options(d.Args) {
		switch o.name {
		case "prompt", "p":
			return locale.New("with a prompt on its command line (-p) gemini has none")
		case "output-format":
			return locale.New("with --output-format gemini may have none")
		case "approval-mode":
			mode = o.value
		}
	}
	switch {
	case !d.within(geminiAsks):
		return locale.Errorf("only in gemini %s and its patches is it known to ask whenever guard's hook says so", geminiAsks[0])
	case d.env("CI") == "true" || d.env("GITHUB_ACTIONS") == "true":
		return locale.New("gemini has none where CI or GITHUB_ACTIONS is true")
	case mode == planMode:
		return locale.New("it would lift plan mode")
	}
	return nil
}

// geminiDenials are the rules that a hook's "ask" would lift: Gemini's policies
// decide first, and the hook's word then counts instead (0.61.0). A safety
// checker may deny whatever it looks at.
func (d *draft) geminiDenials(s geminiSettings) ([]rule, error) {
	sources, err := d.geminiSources(s)
	_, user := d.policyPaths(s)
	for _, path := range append(append(user, systemPolicies()), d.extensionPolicies()...) {
		if err == nil {
			err = d.readPolicies(&sources, d.geminiPath(path), adminRank, true)
		}
	}
	if err != nil {
		return nil, err
	}
	denials := slices.DeleteFunc(sources.rules, func(r rule) bool {
		inPlan := len(r.modes) > 0 && !slices.ContainsFunc(r.modes, func(m string) bool { return slices.Contains(notPlan, m) })
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
		other := slices.Contains(geminiToolNames, name) && name != tool || strings.HasPrefix(name, "mcp_")
		return !other
	})
}

// geminiToolNames are names that mean one tool and no other; a legacy name or a
// pattern is not among them.
var geminiToolNames = []string{shellTool, "write_file", "replace", "read_file", "read_many_files", "list_directory", "glob",
	"grep_search", "web_fetch", "google_web_search", "ask_user", "enter_plan_mode", "exit_plan_mode", "write_todos", "save_memory",
	"activate_skill", "invoke_agent"}

// geminiKeeps says by which setting Gemini's dialog would offer to allow a call
// for all time, which would go on without guard, or would lift a denial. Looked
// at before each, for /settings changes them while Gemini runs.
func (d *draft) geminiKeeps() error {
	for _, l := range d.geminiLayers() {
		file, err := d.readSettings(l.path)
		if err != nil {
			return locale.Errorf("%s cannot be read (%w), so what gemini's dialog would offer is not known", l.path, err)
		}
		if v := at(file, "security", "enableConseca"); v != nil && v != false {
			return locale.Errorf("gemini's dialog would lift what its own safety checker denies (security.enableConseca in %s)", l.path)
		}
		if v := at(file, "security", "enablePermanentToolApproval"); v != nil && v != false {
			return locale.Errorf("gemini's dialog would offer to allow it for all time (security.enablePermanentToolApproval in %s)", l.path)
		}
	}
	return nil
}

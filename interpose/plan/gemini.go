package plan

import (
	"os"
	"path/filepath"
	"strings"

	"guard/locale"
)

// Versions of Gemini CLI, found in its published packages.
const (
	geminiTested      = "0.61.0"
	geminiAdminPolicy = "0.35.0" // the first with --admin-policy
	geminiACP         = "0.33.0" // the first with --acp; before: --experimental-acp
)

var geminiGrammar = grammar{
	camel: true, // yargs
	short: map[string]string{"y": "yolo", "m": "model", "p": "prompt", "i": "prompt-interactive",
		"e": "extensions", "o": "output-format", "r": "resume", "w": "worktree"},
	values: []string{"model", "prompt", "prompt-interactive", "approval-mode", "policy", "admin-policy",
		"allowed-mcp-server-names", "allowed-tools", "extensions", "session-file", "session-id",
		"delete-session", "include-directories", "output-format"},
}

var geminiWish = wish{geminiGrammar, [][]choice{{{option: "yolo"}}, {{option: "approval-mode", value: "yolo"}}}}

// prepareGemini starts Gemini CLI. In ACP every tool call of it is asked, by a
// policy of the highest tier, whatever its own mode; elsewhere guard's hook is
// put in.
func prepareGemini(d *draft, a agent) error {
	if d.Protocol != "acp" && !d.geminiWorks() {
		d.idle = true
		return nil
	}
	d.noteVersion(geminiTested)
	d.takeWishAway(a.wish)
	if d.Protocol != "acp" {
		return d.geminiTerminal()
	}
	d.Dialect = "gemini"
	d.geminiSpelling()
	settings, err := d.geminiSettings()
	if err != nil {
		return err
	}
	d.geminiMode(settings)
	if before(d.Version, geminiAdminPolicy) && d.Version != "" {
		d.note("gemini %s knows no --admin-policy (%s and newer do): it decides by itself what to ask; "+
			"commands it thinks safe, and reads, run unasked. It is started in its mode default", d.Version, geminiAdminPolicy)
		return nil
	}
	return d.geminiPolicy(settings)
}

// geminiSpelling gives an old Gemini the only name it knows for ACP.
func (d *draft) geminiSpelling() {
	if d.Version == "" || !before(d.Version, geminiACP) {
		return
	}
	isACP := func(o option) bool { return o.name == "acp" }
	if removed := d.remove(geminiGrammar, "unknown before "+geminiACP, isACP); len(removed) > 0 {
		d.add("this version's name for --acp", "--experimental-acp")
	}
}

// geminiMode settles the approval mode on the command line, where no settings
// file of any project can change it. In auto_edit the policy is not even
// consulted for edits (seen in 0.61.0), so it is never left on.
func (d *draft) geminiMode(s geminiSettings) {
	chosen := ""
	for _, o := range geminiGrammar.options(d.Args) {
		switch {
		case o.name == "approval-mode":
			chosen = o.value
		case o.name == "yolo" && o.value != "false":
			return
		}
	}
	if chosen != "" && chosen != "auto_edit" {
		return
	}
	d.remove(geminiGrammar, "in auto_edit no policy is consulted for edits", func(o option) bool { return o.name == "approval-mode" })
	if chosen == "auto_edit" || s.mode == "auto_edit" {
		d.note("gemini's mode auto_edit was taken away: in it, edits would run without guard seeing them")
	}
	mode := "default"
	if chosen == "" && s.mode == "plan" {
		mode = "plan"
	}
	d.add("so that no settings file puts it into auto_edit", "--approval-mode", mode)
}

// geminiPolicy writes the policy that makes Gemini ask, and what it has to keep.
func (d *draft) geminiPolicy(s geminiSettings) error {
	sources, err := d.geminiSources(s)
	if err != nil {
		return err
	}
	tier := adminTier
	if dir := systemPolicies(); hasPolicies(dir) {
		tier = userTier
		d.note("gemini ignores --admin-policy because this machine has policies in %s: guard's are put in one tier below; "+
			"what those allow by themselves runs unasked", dir)
	}
	replaced := d.remove(geminiGrammar, "copied into guard's own, where what it denies stays denied and what it allows is asked",
		func(o option) bool { return o.name == tier.flag || o.name == "admin-policy" })
	for _, o := range replaced {
		d.note("gemini's --%s %s is kept inside guard's policy: its denials hold, its allowances are asked", o.name, o.value)
	}
	kept := keep(sources.rules, tier)
	d.add("every tool call is asked", "--"+tier.flag, d.write("ask-all.toml", askAll(tier), "every tool call is asked"))
	if len(kept) > 0 {
		d.add("your own rules hold", "--"+tier.flag,
			d.write("kept.toml", policyFile(kept), "your own rules, with every allowance turned into a question"))
	}
	if len(sources.checkers) > 0 {
		d.add("your own safety checkers hold", "--"+tier.flag,
			d.write("checkers.toml", checkerFile(sources.checkers), "safety checkers from the policies that guard's take the place of"))
	}
	d.note("gemini's sub-agents are turned off: in ACP their calls would run unseen")
	return nil
}

// systemPolicies is where an administrator puts policies. A variable for tests.
var systemPolicies = func() string { return filepath.Join(geminiSystemFolder(), "policies") }

func hasPolicies(dir string) bool {
	entries, _ := os.ReadDir(dir)
	for _, e := range entries {
		if strings.HasSuffix(e.Name(), ".toml") {
			return true
		}
	}
	return false
}

// geminiHome is the folder that Gemini takes for the home.
func (d *draft) geminiHome() string {
	if home := d.env("GEMINI_CLI_HOME"); home != "" {
		return home
	}
	if home := d.env("HOME"); home != "" {
		return home
	}
	return d.request.Home
}

// geminiPath resolves a path of an option or a setting as Gemini does.
func (d *draft) geminiPath(path string) string {
	if path == "~" || strings.HasPrefix(path, "~/") {
		path = d.geminiHome() + path[1:]
	}
	if !filepath.IsAbs(path) {
		path = filepath.Join(d.request.Dir, path)
	}
	return path
}

func configError(path string, err error) error {
	return locale.Errorf("%s: %w: it is not readable (%w), and what it forbids would be lost; mend it or move it away", path, ErrConfig, err)
}

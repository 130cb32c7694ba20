package gemini

import (
	"os"
	"path/filepath"
	"strings"

	"guard/interpose/plan"
	"guard/locale"
)

// Versions of Gemini CLI, found in its published packages.
const (
	npmPackage       = "@google/gemini-cli"
	tested           = "0.61.0"
	adminPolicySince = "0.35.0" // the first with --admin-policy
	acpSince         = "0.33.0" // the first with --acp; before: --experimental-acp
)

var Grammar = plan.Grammar{
	Camel: true, // yargs
	Short: map[string]string{"y": "yolo", "m": "model", "p": "prompt", "i": "prompt-interactive",
		"e": "extensions", "o": "output-format", "r": "resume", "w": "worktree", "s": "sandbox",
		"l": "list-extensions"},
	Values: []string{"model", "prompt", "prompt-interactive", "approval-mode", "policy", "admin-policy",
		"allowed-mcp-server-names", "allowed-tools", "extensions", "session-file", "session-id",
		"delete-session", "include-directories", "output-format"},
}

var Bypass = plan.BypassFlags{Grammar: Grammar, Spellings: [][]plan.Choice{{{Option: "yolo"}},
	{{Option: "approval-mode", Value: "yolo"}}}}

// prepare starts Gemini CLI. In ACP every tool call of it is asked, by a
// policy of the highest tier, whatever its own mode; elsewhere guard's hook is
// put in.
func (d *launch) prepare() error {
	if d.Protocol != "acp" && !d.works() {
		d.Idle = true
		return nil
	}
	d.NoteVersion(tested)
	d.RemoveBypass(Bypass)
	if d.Protocol != "acp" {
		return d.terminal()
	}
	d.Dialect = "gemini"
	d.oldSpelling()
	settings, err := d.settings()
	if err != nil {
		return err
	}
	d.approvalMode(settings)
	if plan.Before(d.Version, adminPolicySince) && d.Version != "" {
		d.Note("gemini %s knows no --admin-policy (%s and newer do): it decides by itself what to ask; "+
			"commands it thinks safe, and reads, run unasked. It is started in its mode default", d.Version,
			adminPolicySince)
		return nil
	}
	return d.askAllPolicy(settings)
}

// oldSpelling gives an old Gemini the only name it knows for ACP.
func (d *launch) oldSpelling() {
	if d.Version == "" || !plan.Before(d.Version, acpSince) {
		return
	}
	isACP := func(o plan.Option) bool { return o.Name == "acp" }
	why := locale.Message(locale.Fill("unknown before {0}", acpSince))
	if removed := d.Remove(Grammar, why, isACP); len(removed) > 0 {
		d.Add("this version's name for --acp", "--experimental-acp")
	}
}

// approvalMode settles the approval mode on the command line, where no settings
// file of any project can change it. In auto_edit the policy is not even
// consulted for edits (seen in 0.61.0), so it is never left on.
func (d *launch) approvalMode(s settings) {
	chosen := ""
	for _, o := range Grammar.Options(d.Args) {
		switch {
		case o.Name == "approval-mode":
			chosen = o.Value
		case o.Name == "yolo" && o.Value != "false":
			return
		}
	}
	if chosen != "" && chosen != "auto_edit" {
		return
	}
	d.Remove(Grammar, "in auto_edit no policy is consulted for edits", func(o plan.Option) bool {
		return o.Name == "approval-mode"
	})
	if chosen == "auto_edit" || s.mode == "auto_edit" {
		d.Note("gemini's mode auto_edit was taken away: in it, edits would run without guard seeing them")
	}
	mode := "default"
	if chosen == "" && s.mode == "plan" {
		mode = "plan"
	}
	d.Add("so that no settings file puts it into auto_edit", "--approval-mode", mode)
}

// askAllPolicy writes the policy that makes Gemini ask, and what it has to keep.
func (d *launch) askAllPolicy(s settings) error {
	sources, err := d.sources(s)
	if err != nil {
		return err
	}
	tier := adminTier
	if dir := systemPolicies(); hasPolicies(dir) {
		tier = userTier
		d.Note("gemini ignores --admin-policy because this machine has policies in %s: guard's are put in one tier "+
			"below; "+
			"what those allow by themselves runs unasked", dir)
	}
	replaced := d.Remove(Grammar,
		"copied into guard's own, where what it denies stays denied and what it allows is asked",
		func(o plan.Option) bool { return o.Name == tier.flag || o.Name == "admin-policy" })
	for _, o := range replaced {
		d.Note("gemini's --%s %s is kept inside guard's policy: its denials hold, its allowances are asked", o.Name,
			o.Value)
	}
	kept := keep(sources.rules, tier)
	d.Add("every tool call is asked", "--"+tier.flag,
		d.AddFile("ask-all.toml", askAll(tier), "every tool call is asked"))
	if len(kept) > 0 {
		d.Add("your own rules hold", "--"+tier.flag,
			d.AddFile("kept.toml", policyFile(kept), "your own rules, with every allowance turned into a question"))
	}
	if len(sources.checkers) > 0 {
		d.Add("your own safety checkers hold", "--"+tier.flag,
			d.AddFile("checkers.toml", checkerFile(sources.checkers),
				"safety checkers from the policies that guard's take the place of"))
	}
	d.Note("gemini's sub-agents are turned off: in ACP their calls would run unseen")
	return nil
}

// systemPolicies is where an administrator puts policies. A variable for tests.
var systemPolicies = func() string { return filepath.Join(systemFolder(), "policies") }

func hasPolicies(dir string) bool {
	entries, _ := os.ReadDir(dir)
	for _, e := range entries {
		if strings.HasSuffix(e.Name(), ".toml") {
			return true
		}
	}
	return false
}

// home is the folder that Gemini takes for the home.
func (d *launch) home() string {
	if home := d.Getenv("GEMINI_CLI_HOME"); home != "" {
		return home
	}
	if home := d.Getenv("HOME"); home != "" {
		return home
	}
	return d.Request.Home
}

// path resolves a path of an option or a setting as Gemini does.
func (d *launch) path(path string) string {
	if path == "~" || strings.HasPrefix(path, "~/") {
		path = d.home() + path[1:]
	}
	if !filepath.IsAbs(path) {
		path = filepath.Join(d.Request.Dir, path)
	}
	return path
}

func configError(path string, err error) error {
	return locale.Errorf("%s: %w: it is not readable (%w), and what it forbids would be lost; mend it or move it away",
		path, plan.ErrConfig, err)
}

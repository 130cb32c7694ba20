package codex

import (
	"slices"
	"strings"

	"guard/interpose/plan"
	"guard/locale"
)

// Versions of Codex and its adapters.
const (
	npmPackage = "@openai/codex"
	tested     = "0.169.0"
	// Hooks have to be trusted by their hash since 0.129 (openai/codex issue 21639).
	hooksSince = "0.129.0"
	// --no-daemon is in the help of this one.
	noDaemonSince = "0.169.0"
)

var grammar = plan.Grammar{
	Short: map[string]string{"c": "config", "a": "ask-for-approval", "s": "sandbox", "m": "model", "p": "profile",
		"C": "cd", "i": "image", "o": "output-last-message"},
	Values: []string{"config", "enable", "disable", "ask-for-approval", "sandbox", "model", "profile", "cd", "add-dir",
		"image", "local-provider", "remote", "remote-auth-token-env", "color", "output-schema", "output-last-message",
		"thread-source", "cyber-access-program", "base", "commit", "title",
		// app-server's
		"listen", "ws-auth", "ws-token-file", "ws-token-sha256", "ws-shared-secret-file", "ws-issuer", "ws-audience",
		"ws-max-clock-skew-seconds", "startup-client-info", "cloud-skills-snapshot", "code-mode-host"},
}

var bypass = plan.BypassFlags{Grammar: grammar, Spellings: [][]plan.Choice{
	{{Option: "yolo"}},
	{{Option: "dangerously-bypass-approvals-and-sandbox"}},
	{{Option: "dangerously-bypass-hook-trust"}}, // a project's hooks then run (0.169.0, help)
	{{Option: "ask-for-approval", Value: "never"}, {Option: "sandbox", Value: "danger-full-access"}},
	{{Option: "ask-for-approval", Value: "never"}, fullAccess},
	{{Option: "ask-for-approval", Value: "never"}, fullProfile},
	{neverAsks, {Option: "sandbox", Value: "danger-full-access"}},
	{neverAsks, fullAccess},
	{neverAsks, fullProfile},
}}

var (
	neverAsks  = plan.Choice{Option: "config", Key: "approval_policy", Value: "never"}
	fullAccess = plan.Choice{Option: "config", Key: "sandbox_mode", Value: "danger-full-access"}
	// The newer name of the same (0.169.0).
	fullProfile = plan.Choice{Option: "config", Key: "default_permissions", Value: ":danger-full-access"}
)

// agentCommands are the subcommands in which the agent works; the others
// (login, mcp, completion …) run as they are.
var agentCommands = []string{"exec", "e", "review", "resume", "fork"}

// ownReviewer has a model answer what it wants leave for: with it Codex takes no option that says when it asks, in
// which sandbox, or in none (0.169.0, seen). guard's hook sees each call all the same.
const ownReviewer = "approve-for-me"

// terminalCommands are the subcommands that draw on a terminal, and can be told when to
// ask; "" is codex without one. exec never asks (0.169.0, help).
var terminalCommands = []string{"", "resume", "fork"}

// hasArgument reports whether the person's arguments hold an option, or set the same by
// -c. An empty option stands for the setting alone.
func (l *launch) hasArgument(option, setting string) bool {
	return slices.ContainsFunc(grammar.Options(l.Args), func(o plan.Option) bool {
		key, _, _ := strings.Cut(o.Value, "=")
		return o.Name == option || o.Name == "config" && strings.TrimSpace(key) == setting
	})
}

// prepare starts Codex in its own terminal, codex exec or its app-server, with
// guard's hooks.
func (l *launch) prepare() error {
	if l.servesEditors() {
		return l.prepareAppServer()
	}
	command, works := l.command()
	if why := l.worksElsewhere(command, works); why != "" {
		return locale.Errorf("%s: %w: %s works where guard does not stand before it", l.Agent, plan.ErrConfig, why)
	}
	if !works {
		l.Idle = command != "app-server"
		return nil
	}
	l.NoteVersion(tested)
	l.RemoveBypass(bypass)
	if l.Version != "" && plan.Before(l.Version, hooksSince) {
		l.Note("codex %s is too old for guard's hooks (%s and newer take them): guard does not see its calls; only "+
			"codex's own dialogs ask", l.Version, hooksSince)
		l.NoteUninstructed()
		return nil
	}
	flags, err := l.hookFlags()
	if err != nil {
		return err
	}
	if l.Request.Instructions != "" {
		// Not developer_instructions: it would replace the person's and the project's (0.169.0, seen).
		l.Tells = plan.TellsByHook
	}
	l.TurnKey = true // a hook that says continue:false is an error to it, and PreToolUse fails open (0.169.0)
	// Options before a subcommand count before those after it, so nothing of the
	// person's may be left that switches the hooks off.
	l.Args = append(flags, l.Args...)
	if command == "" && l.Version != "" && !plan.Before(l.Version, noDaemonSince) && !l.hasArgument("no-daemon", "") {
		l.Insert(len(flags), "else a daemon outlives it", "--no-daemon")
	}
	l.setApproval(command, len(flags))
	if slices.Contains(askingNobody, command) {
		l.Ends = true
		l.HookLost, l.HookFiles = l.unheard, machineFiles()
	}
	return nil
}

// askingNobody are the subcommands in which Codex asks nobody: guard's hook alone stands before a call, and one that
// Codex does not trust is passed over without a word (0.169.0, seen). It reports in when they begin.
var askingNobody = []string{"exec", "e"}

// setApproval says when Codex asks for approval, and takes its sandbox away in
// unrestricted; at is where the person's own arguments begin.
func (l *launch) setApproval(command string, at int) {
	reviewed := l.hasArgument(ownReviewer, "")
	switch {
	case l.Unrestricted() && (l.Bypass || reviewed): // the person's own spelling
	case slices.Contains(terminalCommands, command):
		l.offerDialog()
		if l.startsUntrusted() {
			l.Insert(at, "so that it asks about every call itself, which guard's hook answers where you need not",
				"-c", "projects={"+tomlString(l.Request.Dir)+`={trust_level="untrusted"}}`)
		} else if !l.hasArgument("ask-for-approval", "approval_policy") && !reviewed {
			l.Insert(at, "what it wants leave for is asked, which guard's hook answers", "-a", "on-request")
		}
		// Not the bypass: told to ask nobody, Codex itself refuses rm -f, whatever guard says (seen).
		if l.Unrestricted() && !l.hasArgument("sandbox", "sandbox_mode") {
			l.Insert(at, modeIs(l.Mode()), "-s", "danger-full-access")
		}
	case l.Unrestricted():
		if command != "" {
			at = slices.Index(l.Args, command) + 1
		}
		l.Insert(at, modeIs(l.Mode()), "--dangerously-bypass-approvals-and-sandbox")
	}
}

// command is the subcommand, and whether the agent works in it. The first
// word that is no option and no option's value is one, or else the prompt.
func (l *launch) command() (string, bool) {
	for _, o := range grammar.Options(l.Args) {
		if o.Name == "help" || o.Name == "h" || o.Name == "version" || o.Name == "V" {
			return "", false
		}
	}
	for _, word := range l.words() {
		switch {
		case slices.Contains(agentCommands, word):
			return word, true
		case word == "--" || strings.Contains(word, " ") || !slices.Contains(otherCommands, word):
			return "", true
		default:
			return word, false
		}
	}
	return "", true
}

// words are the arguments that are no option and no option's value.
func (l *launch) words() []string { return grammar.Words(l.Args) }

// otherCommands are the other subcommands of 0.169.0, from its help.
var otherCommands = []string{"agents", "login", "logout", "mcp", "plugin", "app-server", "remote-control",
	"completion", "update", "doctor", "sandbox", "debug", "apply", "a", "queue", "archive", "delete",
	"migrate-rollouts", "migrate-nfs-db", "unarchive", "cloud", "exec-server", "features", "help"}

// elsewhereCommands are those of them by which an agent runs, or is spoken to, in a daemon or a server that guard did
// not start (0.169.0, help).
var elsewhereCommands = []string{"agents", "queue", "remote-control", "exec-server"}

// worksElsewhere says why guard would not stand before what is started; "" if it does.
func (l *launch) worksElsewhere(command string, works bool) string {
	words := l.words()
	switch {
	case command == "": // also for its help
	case slices.Contains(elsewhereCommands, command):
		return "codex " + command
	case command == "debug" && slices.Contains(words, plan.AppServer):
		return "codex debug " + plan.AppServer
	}
	remote := func(o plan.Option) bool { return o.Name == "remote" }
	if works && slices.ContainsFunc(grammar.Options(l.Args), remote) {
		return "--remote"
	}
	return ""
}

// informs are those of them that only tell something, or manage Codex itself: mcp without a known word was once a
// server in which the agent worked.
var informs = [][]string{{"-V"}, {"-h"}, {"help", "…"}, {"login"}, {"login", "status"}, {"logout"},
	{"completion", "…"}, {"features", "list"}, {"mcp", "list"}, {"mcp", "--help"}, {"mcp", "get", "…"},
	{"mcp", "add", "…"}, {"mcp", "remove", "…"}}

// hookFlags is guard's hooks as -c options, after taking the person's own
// out that would replace or switch them off.
func (l *launch) hookFlags() ([]string, error) {
	if err := l.heard(); err != nil {
		return nil, err
	}
	removed := l.Remove(grammar, "guard's hooks take their place for this run", setsHooks)
	if len(removed) > 0 {
		l.Note("%s: hooks from its arguments give way to guard's for this run (%s)", l.Agent, plan.Spelled(removed))
	}
	h, err := newHooks(l.Request.Guard)
	if err != nil {
		return nil, err
	}
	l.ExpectHook()
	flags := h.flags()
	l.Why = append(l.Why, plan.Line{What: "+ " + plan.ShellLine(flags),
		Why: locale.Text(hooksTrusted)})
	return append(flags, l.blankFlags()...), nil
}

// setsHooks reports an option by which the person's arguments give hooks of their own, or switch hooks off. In a whole
// table of features, a name may be written so that it is not seen (0.169.0, seen).
func setsHooks(o plan.Option) bool {
	key, value, _ := strings.Cut(o.Value, "=")
	key = strings.TrimSpace(key)
	feature, isFeature := strings.CutPrefix(key, "features.")
	switch {
	case o.Name == "disable":
		return slices.Contains(hookFeatures, o.Value)
	case o.Name != "config":
		return false
	case key == "features":
		return strings.Contains(value, "hooks") || strings.Contains(value, `\`)
	}
	return key == "hooks" || strings.HasPrefix(key, "hooks.") || isFeature && slices.Contains(hookFeatures, feature)
}

// hookFeatures are the names, of now and before, of the feature that runs hooks.
var hookFeatures = []string{"hooks", "codex_hooks"}

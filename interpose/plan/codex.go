package plan

import (
	"slices"
	"strings"
)

// Versions of Codex and its adapters.
const (
	codexTested = "0.169.0"
	// Hooks have to be trusted by their hash since 0.129 (openai/codex issue 21639).
	codexHooks = "0.129.0"
	// --no-daemon is in the help of this one.
	codexNoDaemon = "0.169.0"
)

var codexGrammar = grammar{
	short: map[string]string{"c": "config", "a": "ask-for-approval", "s": "sandbox", "m": "model", "p": "profile", "C": "cd", "i": "image"},
	values: []string{"config", "enable", "disable", "ask-for-approval", "sandbox", "model", "profile", "cd", "add-dir",
		"image", "local-provider", "remote", "color", "output-schema", "output-last-message",
		// app-server's
		"listen", "ws-auth", "ws-token-file", "ws-token-sha256", "ws-shared-secret-file", "ws-issuer", "ws-audience",
		"ws-max-clock-skew-seconds", "startup-client-info", "cloud-skills-snapshot", "code-mode-host"},
}

var codexWish = wish{codexGrammar, [][]choice{
	{{option: "yolo"}},
	{{option: "dangerously-bypass-approvals-and-sandbox"}},
	{{option: "ask-for-approval", value: "never"}, {option: "sandbox", value: "danger-full-access"}},
	{neverAsks, fullAccess},
}}

var (
	neverAsks  = choice{option: "config", key: "approval_policy", value: "never"}
	fullAccess = choice{option: "config", key: "sandbox_mode", value: "danger-full-access"}
)

// codexAgentCommands are the subcommands in which the agent works; the others
// (login, mcp, completion …) run as they are.
var codexAgentCommands = []string{"exec", "e", "review", "resume", "fork"}

// codexScreens are those that draw on a terminal, and can be told when to ask:
// exec never asks (0.169.0, help).
var codexScreens = []string{"", "resume", "fork"}

// names reports whether the person's arguments hold an option, or the same as a
// setting.
func (d *draft) names(name, setting string) bool {
	return slices.ContainsFunc(codexGrammar.options(d.Args), func(o option) bool {
		key, _, _ := strings.Cut(o.value, "=")
		return o.name == name || o.name == "config" && strings.TrimSpace(key) == setting
	})
}

// prepareCodex starts Codex in its own terminal, codex exec or its app-server, with
// guard's hooks.
func prepareCodex(d *draft, a agent) error {
	if d.servesEditors() {
		return d.prepareAppServer(a)
	}
	command, works := d.codexCommand()
	if !works {
		d.idle = command != "app-server"
		return nil
	}
	d.noteVersion(codexTested)
	d.takeWishAway(a.wish)
	if d.Version != "" && before(d.Version, codexHooks) {
		d.note("codex %s is too old for guard's hooks (%s and newer take them): guard does not see its calls; only codex's own dialogs ask", d.Version, codexHooks)
		d.tellNothing()
		return nil
	}
	flags, err := d.codexHookFlags()
	if err != nil {
		return err
	}
	if d.request.Instructions != "" {
		// Not developer_instructions: it would replace the person's and the project's (0.169.0, seen).
		d.Tells = TellsByHook
	}
	d.TurnKey = true // a hook that says continue:false is an error to it, and PreToolUse fails open (0.169.0)
	// Options before a subcommand count before those after it, so nothing of the
	// person's may be left that switches the hooks off.
	d.Args = append(flags, d.Args...)
	if command == "" && d.Version != "" && !before(d.Version, codexNoDaemon) {
		d.insert(len(flags), "else a daemon outlives it", "--no-daemon")
	}
	d.codexLeave(command, len(flags))
	return nil
}

// codexLeave says when Codex asks for leave, and takes its sandbox away in
// unrestricted; at is where the person's own arguments begin.
func (d *draft) codexLeave(command string, at int) {
	switch {
	case d.unrestricted() && d.Wish: // the person's own spelling
	case slices.Contains(codexScreens, command):
		d.codexDialog()
		if d.codexAsksAll() {
			d.insert(at, "so that it asks about every call itself, which guard's hook answers where you need not",
				"-c", "projects={"+tomlString(d.request.Dir)+`={trust_level="untrusted"}}`)
		} else if !d.names("ask-for-approval", "approval_policy") {
			d.insert(at, "what it wants leave for is asked, which guard's hook answers", "-a", "on-request")
		}
		// Not the bypass: told to ask nobody, Codex itself refuses rm -f, whatever guard says (seen).
		if d.unrestricted() && !d.names("sandbox", "sandbox_mode") {
			d.insert(at, "guard's mode is unrestricted", "-s", "danger-full-access")
		}
	case d.unrestricted():
		if command != "" {
			at = slices.Index(d.Args, command) + 1
		}
		d.insert(at, "guard's mode is unrestricted", "--dangerously-bypass-approvals-and-sandbox")
	}
}

// codexCommand is the subcommand, and whether the agent works in it. The first
// word that is no option and no option's value is one, or else the prompt.
func (d *draft) codexCommand() (string, bool) {
	for _, o := range codexGrammar.options(d.Args) {
		if o.name == "help" || o.name == "h" || o.name == "version" || o.name == "V" {
			return "", false
		}
	}
	for _, word := range d.codexWords() {
		switch {
		case slices.Contains(codexAgentCommands, word):
			return word, true
		case word == "--" || strings.Contains(word, " ") || !slices.Contains(codexOtherCommands, word):
			return "", true
		default:
			return word, false
		}
	}
	return "", true
}

// codexWords are the arguments that are no option and no option's value.
func (d *draft) codexWords() (words []string) {
	taken := map[int]bool{}
	for _, o := range codexGrammar.options(d.Args) {
		for i := o.from; i < o.to; i++ {
			taken[i] = true
		}
	}
	for i, arg := range d.Args {
		if !taken[i] {
			words = append(words, arg)
		}
	}
	return words
}

// codexOtherCommands are the other subcommands of 0.169.0, from its help.
var codexOtherCommands = []string{"agents", "login", "logout", "mcp", "plugin", "app-server", "remote-control",
	"completion", "update", "doctor", "sandbox", "debug", "apply", "a", "queue", "archive", "delete",
	"migrate-rollouts", "migrate-nfs-db", "unarchive", "cloud", "exec-server", "features", "help"}

func (d *draft) insert(at int, why string, args ...string) {
	d.Args = slices.Insert(d.Args, at, args...)
	d.Why = append(d.Why, Line{"+ " + shellLine(args), why})
}

// codexHookFlags is guard's hooks as -c options, after taking the person's own
// out that would replace or switch them off.
func (d *draft) codexHookFlags() ([]string, error) {
	removed := d.remove(codexGrammar, "guard's hooks take their place for this run", func(o option) bool {
		key, _, _ := strings.Cut(o.value, "=")
		key = strings.TrimSpace(key)
		return o.name == "config" && (key == "hooks" || strings.HasPrefix(key, "hooks.") || key == "features.hooks") ||
			o.name == "disable" && o.value == "hooks"
	})
	if len(removed) > 0 {
		d.note("%s: hooks from its arguments give way to guard's for this run (%s)", d.Agent, spelled(removed))
	}
	h, err := newHooks(d.request.Guard)
	if err != nil {
		return nil, err
	}
	d.expectHook()
	flags := h.flags()
	d.Why = append(d.Why, Line{"+ " + shellLine(flags), "guard's hooks, trusted for this run only"})
	return append(flags, d.codexBlankFlags()...), nil
}

// expectHook records that the hook is put in, and tells it where guard is.
func (d *draft) expectHook() {
	d.Hooks = true
	d.set("GUARD_SOCKET", d.request.Socket, "where guard's hook finds this run")
}

package gemini

import (
	"path/filepath"
	"slices"
	"strings"

	"guard/interpose/overlay"
	"guard/interpose/plan"
	"guard/locale"
)

// hooksSince is the first version whose package has all that guard's hook
// needs: hooks of extensions with an environment of their own, --policy, and
// GEMINI_CLI_HOME (looked up in 0.26.0, 0.30.0, 0.35.0 and 0.61.0).
const hooksSince = "0.30.0"

// terminal starts Gemini in its own terminal, or headless (-p), with
// guard's hook in it.
//
// GEMINI_CLI_NO_RELAUNCH is left alone. Gemini starts itself once more for two
// reasons that the person would miss: a heap of half the machine's memory, and
// a restart when settings or the folder's trust change (exit status 199). Its
// outer process forwards no signal, but guard's supervisor ends the whole tree.
func (d *launch) terminal() error {
	if d.Version != "" && plan.Before(d.Version, hooksSince) {
		d.takeYoloAway("guard does not see what it runs")
		d.Note("gemini %s is too old for guard's hook (%s and newer take it): guard does not see its calls; only "+
			"gemini's own dialogs ask", d.Version, hooksSince)
		d.NoteUninstructed()
		return nil
	}
	if why := d.sandbox(); why != "" {
		d.takeYoloAway("guard does not see what runs there")
		d.Note("gemini works in a sandbox (%s), where guard's hook cannot reach guard: guard does not see its "+
			"calls; only gemini's own dialogs ask", why)
		d.NoteUninstructed()
		return nil
	}
	if !filepath.IsAbs(d.home()) {
		return locale.Errorf("%w: where your home is, is not known (HOME, GEMINI_CLI_HOME), so guard's hook cannot "+
			"be put beside gemini's settings", plan.ErrConfig)
	}
	d.Ends = d.headless()
	settings, err := d.settings()
	if err != nil {
		return err
	}
	shell, off := d.shell(settings)
	e := extension{name: extensionName(d.Request.ID), hook: hookName(d.Request.ID), guard: d.Request.Guard,
		socket: d.Request.Socket, shell: shell, context: d.Request.Instructions, dialogs: d.Request.Asks}
	if e.context != "" {
		d.Tells = plan.TellsByFile
	}
	e.sourced = slices.ContainsFunc(off, func(why string) bool {
		return strings.HasPrefix(why, "security.allowedExtensions")
	})
	if err := e.check(); err != nil {
		return err
	}
	d.overlayHome(e)
	d.Hooks = true
	if slices.ContainsFunc(Grammar.Options(d.Args), func(o plan.Option) bool { return o.Name == "extensions" }) {
		d.Insert(d.front(), "else your -e would leave guard's hook out", "--extensions", e.name)
	}
	if len(off) == 0 {
		d.dialog(settings)
		return d.silence(settings, e)
	}
	d.takeYoloAway("guard's hook may not see what runs")
	d.Note("guard's hook may not be heard (%s): gemini's own dialogs ask as well, and without a terminal it refuses "+
		"what it would ask", strings.Join(off, "; "))
	return nil
}

// otherCommands and otherFlags are the subcommands of 0.61.0 and the options with which no agent
// works; they run as they are.
var (
	otherCommands = []string{"mcp", "extensions", "extension", "skills", "skill", "hooks", "hook", "gemma"}
	otherFlags    = []string{"help", "h", "version", "v", "list-extensions", "l", "list-sessions", "delete-session"}
)

// informs are those of them that every version with guard's hook has.
var informs = [][]string{{"-v"}, {"-h"}, {"--list-extensions"}, {"-l"}, {"--list-sessions"},
	{"mcp", "list"}, {"mcp", "--help"}, {"mcp", "add", "…"}, {"mcp", "remove", "…"},
	{"extensions", "list"}, {"extensions", "--help"}, {"extensions", "install", "…"}, {"extensions", "uninstall", "…"},
	{"extensions", "update", "…"}, {"extensions", "enable", "…"}, {"extensions", "disable", "…"}}

// connects reports what starts the project's servers to tell how they are, or asks the model, where the project's files
// may say that it is (0.61.0, its bundle).
func connects(b *plan.Builder) bool {
	lists := func(o plan.Option) bool { return o.Name == "list-sessions" }
	words := append(Grammar.Words(b.Args), "", "")
	return slices.ContainsFunc(Grammar.Options(b.Args), lists) || words[0] == "mcp" && words[1] == "list"
}

// swallowing are the options that take the next word for their value, if it is none of an option (yargs).
var swallowing = []string{"resume", "worktree", "fake-responses", "fake-responses-non-strict", "record-responses"}

// works tells whether Gemini is started to work.
func (d *launch) works() bool {
	taken := map[int]bool{}
	for _, o := range Grammar.Options(d.Args) {
		for i := o.From; i < o.To; i++ {
			taken[i] = true
		}
		inline := strings.Contains(d.Args[o.From], "=")
		if slices.Contains(swallowing, o.Name) && !inline {
			taken[o.To] = true
		}
		if slices.Contains(otherFlags, o.Name) && isOn(o, inline) {
			return false
		}
	}
	for i, arg := range d.Args {
		if !taken[i] {
			return !slices.Contains(otherCommands, arg)
		}
	}
	return true
}

// isOn reports an option that yargs takes for given: a switch of any value but true is off, and a value that is missing
// is empty.
func isOn(o plan.Option, inline bool) bool {
	if o.Name == "delete-session" {
		return o.Value != "" && !strings.HasPrefix(o.Value, "-")
	}
	return o.Value == "true" || o.Value == "" && !inline
}

// takeYoloAway removes the person's --yolo in unrestricted too: without the hook
// even the absurd would run.
func (d *launch) takeYoloAway(why locale.Message) {
	wanted := d.Remove(Grammar, why, func(o plan.Option) bool {
		return o.Name == "yolo" && o.Value != "false" || o.Name == "approval-mode" && o.Value == "yolo"
	})
	if len(wanted) > 0 {
		d.Note("gemini is started without %s: %s", plan.Spelled(wanted), locale.Text(why))
	}
}

// silence keeps Gemini from asking again what guard's hook has answered: by a
// rule of the user's tier, under which the person's own rules and plan mode hold
// (seen). An allowance of the admin tier would lift both.
func (d *launch) silence(s settings, e extension) error {
	own := d.pathOptions("policy")
	d.Insert(d.front(), "gemini does not ask again what guard has answered; your own rules and plan mode hold",
		"--policy", d.AddFile("guard.toml", policyFile(silentRules),
			"gemini does not ask again what guard has answered"))
	if own == nil { // --policy takes the place of the person's
		for _, path := range d.userPolicies(s) {
			d.Insert(d.front(), "your own policies, which --policy would leave out", "--policy", path)
		}
	}
	d.HookLost, d.HookFiles, d.Early = d.watch(e), d.hookFiles(), early
	return nil
}

// early are the statuses of 0.61.0 for no login, wrong input and wrong settings (its bundle: FatalAuthenticationError,
// FatalInputError, FatalConfigError).
var early = []int{41, 42, 52}

// silentRules leave what only the person can answer to Gemini's own dialogs.
// Without a pattern Gemini asks once more for what it thinks dangerous (rm -f),
// and for git in a folder that is not trusted; without allowRedirection, for
// every command with one (its bundle, 0.61.0; seen).
var silentRules = []map[string]any{
	{"toolName": []string{"ask_user", "enter_plan_mode"}, "decision": ask, "priority": 3, "modes": silent},
	{"toolName": "exit_plan_mode", "decision": deny, "priority": 3, "modes": silent,
		"denyMessage": "You are not in plan mode. Use enter_plan_mode first to design a plan."},
	{"toolName": shellTool, "argsPattern": ".", "decision": allow, "priority": 2, "modes": silent,
		"allowRedirection": true},
	{"toolName": "*", "decision": allow, "priority": 1, "modes": silent},
}

var silent = []string{"default", "autoEdit"}

// userPolicies are the files and folders that Gemini reads in the user's tier
// without --policy.
func (d *launch) userPolicies(s settings) (paths []string) {
	own := s.policies
	if len(own) == 0 {
		own = []string{filepath.Join(d.home(), ".gemini", "policies")}
	}
	for _, path := range own {
		if path = d.path(path); plan.Exists(path) {
			paths = append(paths, path)
		}
	}
	return paths
}

// overlayHome puts a home overlay in the place of the home, with guard's extension.
// Which folders and files Gemini needs, and how it writes each, was seen in 0.61.0.
func (d *launch) overlayHome(e extension) {
	folder := filepath.Join(".gemini", "extensions", e.name)
	p := &overlay.Params{
		Base: d.Request.Overlays, ID: d.Request.ID, Home: d.home(),
		Opened: []string{".gemini", ".gemini/extensions"},
		Needed: []string{".gemini/tmp", ".gemini/history"},
		Ahead: []string{".gemini/settings.json", ".gemini/oauth_creds.json", ".gemini/google_accounts.json",
			".gemini/gemini-credentials.json", ".gemini/installation_id", ".gemini/mcp-oauth-tokens.json"},
		Copied: []string{".gemini/projects.json", ".gemini/extensions/extension-enablement.json"},
		Files:  map[string][]byte{},
	}
	for name, content := range e.files() {
		p.Files[filepath.Join(folder, name)] = content
	}
	d.Overlay = p
	d.Set("GEMINI_CLI_HOME", d.OverlayPath(),
		locale.Message(locale.Fill("where guard's extension is, among links to all that is in {0}", p.Home)))
	if d.Getenv("GEMINI_CLI_TRUSTED_FOLDERS_PATH") == "" {
		d.Set("GEMINI_CLI_TRUSTED_FOLDERS_PATH", filepath.Join(p.Home, ".gemini", "trustedFolders.json"),
			"gemini replaces this file instead of writing it")
	}
}

// front is where options go that must stand before any "--".
func (d *launch) front() int { return max(0, len(d.Request.Command)-1) }

// check refuses names that Gemini would rewrite inside a hook: it replaces
// $GEMINI_CWD and the like, and ${…}, wherever they stand.
func (e extension) check() error {
	for _, path := range []string{e.guard, e.socket, e.shell} {
		if strings.Contains(path, "$") {
			return locale.Errorf(
				"%q: %w: Gemini would not hand a $ in it to guard's hook unchanged; choose another folder", path,
				plan.ErrConfig)
		}
	}
	return nil
}

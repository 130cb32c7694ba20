package plan

import (
	"slices"

	"guard/locale"
)

// appServer is the subcommand that Codex's own editor extensions start, and the
// protocol that it speaks with them (acp).
const appServer = "app-server"

// appServerTools are its subcommands that start no agent, and appServerElsewhere
// those by which one runs, or is spoken to, that guard does not stand before
// (0.169.0, help).
var (
	appServerTools     = []string{"generate-ts", "generate-json-schema", "help"}
	appServerElsewhere = []string{"daemon", "proxy"}
)

// servesEditors reports whether the arguments start Codex's app-server for an
// editor.
func (d *draft) servesEditors() bool {
	command, _ := d.codexCommand()
	prints := func(o option) bool { return o.name == "print-startup-config" }
	return command == appServer && !slices.ContainsFunc(codexGrammar.options(d.Args), prints) && !slices.Contains(appServerTools, d.appServerCommand())
}

// appServerCommand is app-server's own subcommand; "" for none.
func (d *draft) appServerCommand() string {
	words := d.codexWords()
	if at := slices.Index(words, appServer); at >= 0 && at+1 < len(words) {
		return words[at+1]
	}
	return ""
}

// prepareAppServer starts Codex's app-server with guard's hooks, as in its terminal:
// they tell of every call before it runs, whatever the editor's settings ask for
// (0.169.0, seen). What it still asks of the editor is judged where it passes (acp).
func (d *draft) prepareAppServer(a agent) error {
	if why := d.heardElsewhere(); why != "" {
		return locale.Errorf("codex app-server: %w: %s", ErrConfig, why)
	}
	d.Protocol, d.Dialect = appServer, "codex-app-server"
	d.noteVersion(codexTested)
	d.takeWishAway(a.wish)
	if d.Version != "" && before(d.Version, codexHooks) {
		d.note("codex %s is too old for guard's hooks (%s and newer take them): only what it asks the editor is judged", d.Version, codexHooks)
		return nil
	}
	flags, err := d.codexHookFlags()
	if err != nil {
		return err
	}
	if d.request.Instructions != "" {
		d.Tells = TellsByHook
	}
	d.Args = append(flags, d.Args...)
	return nil
}

// heardElsewhere says why an editor would not come past guard: clients that connect
// by a socket could take guard's hooks from Codex, and nobody would see.
func (d *draft) heardElsewhere() string {
	for _, o := range codexGrammar.options(d.Args) {
		if o.name == "listen" && o.value != "stdio://" {
			return locale.Fill("with --listen {0} clients would speak to it past guard; guard relays standard input and output", o.value)
		}
	}
	if own := d.appServerCommand(); slices.Contains(appServerElsewhere, own) {
		return locale.Fill("{0} speaks to an agent that guard did not start", own)
	}
	return ""
}

package codex

import (
	"slices"

	"guard/interpose/plan"
	"guard/locale"
)

// appServerTools are its subcommands that start no agent, and appServerElsewhere
// those by which one runs, or is spoken to, that guard does not stand before
// (0.169.0, help).
var (
	appServerTools     = []string{"generate-ts", "generate-json-schema", "help"}
	appServerElsewhere = []string{"daemon", "proxy"}
)

// servesEditors reports whether the arguments start Codex's app-server for an
// editor.
func (d *launch) servesEditors() bool {
	command, _ := d.command()
	prints := func(o plan.Option) bool { return o.Name == "print-startup-config" }
	return command == plan.AppServer && !slices.ContainsFunc(grammar.Options(d.Args), prints) &&
		!slices.Contains(appServerTools, d.appServerCommand())
}

// appServerCommand is app-server's own subcommand; "" for none.
func (d *launch) appServerCommand() string {
	words := d.words()
	if at := slices.Index(words, plan.AppServer); at >= 0 && at+1 < len(words) {
		return words[at+1]
	}
	return ""
}

// prepareAppServer starts Codex's app-server with guard's hooks, as in its terminal:
// they tell of every call before it runs, whatever the editor's settings ask for
// (0.169.0, seen). What it still asks of the editor is judged where it passes (acp).
func (d *launch) prepareAppServer() error {
	if why := d.heardElsewhere(); why != "" {
		return locale.Errorf("codex app-server: %w: %s", plan.ErrConfig, why)
	}
	d.Protocol, d.Dialect = plan.AppServer, overAppServer
	d.NoteVersion(tested)
	d.RemoveBypass(bypass)
	if d.Version != "" && plan.Before(d.Version, hooksSince) {
		d.Note("codex %s is too old for guard's hooks (%s and newer take them): only what it asks the editor is "+
			"judged", d.Version, hooksSince)
		return nil
	}
	flags, err := d.hookFlags()
	if err != nil {
		return err
	}
	if d.Request.Instructions != "" {
		d.Tells = plan.TellsByHook
	}
	d.Args = append(flags, d.Args...)
	return nil
}

// heardElsewhere says why an editor would not come past guard: clients that connect
// by a socket could take guard's hooks from Codex, and nobody would see.
func (d *launch) heardElsewhere() string {
	for _, o := range grammar.Options(d.Args) {
		if o.Name == "listen" && o.Value != "stdio://" {
			return locale.Fill(
				"with --listen {0} clients would speak to it past guard; guard relays standard input and output",
				o.Value)
		}
	}
	if own := d.appServerCommand(); slices.Contains(appServerElsewhere, own) {
		return locale.Fill("{0} speaks to an agent that guard did not start", own)
	}
	return ""
}

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
func (l *launch) servesEditors() bool {
	command, _ := l.command()
	prints := func(o plan.Option) bool { return o.Name == "print-startup-config" }
	return command == plan.AppServer && !slices.ContainsFunc(grammar.Options(l.Args), prints) &&
		!slices.Contains(appServerTools, l.appServerCommand())
}

// appServerCommand is app-server's own subcommand; "" for none.
func (l *launch) appServerCommand() string {
	words := l.words()
	if at := slices.Index(words, plan.AppServer); at >= 0 && at+1 < len(words) {
		return words[at+1]
	}
	return ""
}

// prepareAppServer starts Codex's app-server with guard's hooks, as in its terminal:
// they tell of every call before it runs, whatever the editor's settings ask for
// (0.169.0, seen). What it still asks of the editor is judged where it passes (acp).
func (l *launch) prepareAppServer() error {
	if why := l.heardElsewhere(); why != "" {
		return locale.Errorf("codex app-server: %w: %s", plan.ErrConfig, why)
	}
	l.Protocol, l.Dialect = plan.AppServer, overAppServer
	l.NoteVersion(tested)
	l.RemoveBypass(bypass)
	if l.Version != "" && plan.Before(l.Version, hooksSince) {
		l.Note("codex %s is too old for guard's hooks (%s and newer take them): only what it asks the editor is "+
			"judged", l.Version, hooksSince)
		return nil
	}
	flags, err := l.hookFlags()
	if err != nil {
		return err
	}
	if l.Request.Instructions != "" {
		l.Tells = plan.TellsByHook
	}
	l.Args = append(flags, l.Args...)
	return nil
}

// heardElsewhere says why an editor would not come past guard: clients that connect
// by a socket could take guard's hooks from Codex, and nobody would see.
func (l *launch) heardElsewhere() string {
	for _, o := range grammar.Options(l.Args) {
		if o.Name == "listen" && o.Value != "stdio://" {
			return locale.Fill(
				"with --listen {0} clients would speak to it past guard; guard relays standard input and output",
				o.Value)
		}
	}
	if own := l.appServerCommand(); slices.Contains(appServerElsewhere, own) {
		return locale.Fill("{0} speaks to an agent that guard did not start", own)
	}
	return ""
}

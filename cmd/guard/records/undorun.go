package records

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/term"

	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/config"
	"guard/locale"
	"guard/prompt"
	"guard/prompt/tty"
	"guard/undo"
	"guard/undo/keep"
	"guard/undo/restore"
)

// undo brings back what a call took, or shows what that would do. It asks by ask, and again where what stands there has
// changed since it was shown.
func (u *undoFlags) undo(k keptFiles, m moment, out writer, ask func(shown, question string) error) error {
	manifest, err := k.manifest(m.kept.Manifest)
	if err != nil || m.kept.Manifest == "" {
		why := m.kept.Why
		if m.kept.Manifest != "" {
			why = plainly(err)
		}
		return cli.Fail(1, locale.Errorf("%s cannot be undone: %s", decisionID(m.entry), prompt.Escape(why)))
	}
	where, err := u.where()
	if err != nil {
		return err
	}
	plan := restore.NewPlan(manifest, where, k.contents())
	if u.file != "" && len(plan.Changes)+len(plan.Missing) == 0 {
		return cli.Fail(1, locale.Errorf("of %s nothing is kept", prompt.Escape(u.file)))
	}
	if u.json {
		cli.WriteJSON(out, k.planReport(m, plan))
		return nil
	}
	older := u.older(k, plan)
	for {
		text := (&planPrinter{Ink: cli.NewInk(os.Stdout), plan: plan, older: older}).text(m)
		if _, err := io.WriteString(out, text); err != nil {
			return cli.Fail(cli.ExitInternal, err)
		}
		if u.diff {
			return nil
		}
		if plan.Count(restore.Gone, restore.Differs, restore.Goes) == 0 {
			return nothingToDo(plan, older)
		}
		if err := ask(text, locale.Text("Bring this back?")); err != nil {
			return err
		}
		if plan.Fresh() || u.yes {
			return u.restore(m, plan)
		}
		cli.Say(locale.Text("what stands there has changed meanwhile; this is how it stands now"))
		plan = restore.NewPlan(manifest, where, k.contents())
	}
}

// where says where things come back. The folder of --to is made only by what comes into it.
func (u *undoFlags) where() (restore.Where, error) {
	w := restore.Where{Only: u.file}
	if u.to != "" {
		to, err := lexical(u.to)
		if err == nil {
			if real, failed := filepath.EvalSymlinks(to); failed == nil {
				to = real
			}
			if info, failed := os.Stat(to); failed == nil && !info.IsDir() {
				err = locale.Errorf("%s is no folder", prompt.Escape(u.to))
			}
		}
		if err != nil {
			return w, cli.Fail(cli.ExitUsage, err)
		}
		w.Folder = to
	}
	return w, nil
}

// agreed asks the person at the controlling terminal; an error says that they did not agree, or could not be asked.
// What it is about is shown there too where standard output goes elsewhere.
func (u *undoFlags) agreed(shown, question string) error {
	if u.yes {
		return nil
	}
	terminal, err := os.OpenFile("/dev/tty", os.O_RDWR, 0)
	if err != nil {
		return cli.Fail(cli.ExitUsage, locale.New(
			"nothing was changed: this is no terminal at which you could be asked; --yes does it without asking"))
	}
	defer terminal.Close()
	if !term.IsTerminal(int(os.Stdout.Fd())) {
		_, _ = io.WriteString(terminal, shown)
	}
	if err := tty.Discard(int(terminal.Fd())); err != nil { // what was typed before answers nothing
		return cli.Fail(1, locale.New("nothing was changed"))
	}
	fmt.Fprintf(terminal, "guard: %s [y/N] ", question)
	line, _ := bufio.NewReader(terminal).ReadString('\n')
	switch strings.ToLower(strings.TrimSpace(line)) {
	case "y", "yes":
		return nil
	}
	return cli.Fail(1, locale.New("nothing was changed"))
}

// restore keeps what would be overwritten, records the undo, and brings back.
func (u *undoFlags) restore(m moment, plan *restore.Plan) error {
	k, err := u.keeper()
	if err != nil {
		return err
	}
	hits, absent := plan.Hits()
	call := k.Keep(hits, nil, absent...)
	var kept undo.Kept
	if call != nil {
		kept = call.Kept()
	}
	if kept.Why != "" {
		call.Release()
		return cli.Fail(1, locale.Errorf("nothing was changed: what stands there now could not be kept (%s); "+
			"--to DIR brings it back beside", prompt.Escape(kept.Why)))
	}
	changed := locale.New("nothing was changed: what stands there has changed meanwhile; look again")
	if !plan.Fresh() { // what was kept may not be what was shown
		call.Release()
		return cli.Fail(1, changed)
	}
	only := u.file
	if plan.All {
		only = ""
	}
	log, id, err := u.record(m, only, kept)
	if err != nil {
		call.Release()
		return cli.Fail(cli.ExitInternal, locale.Errorf("nothing was changed: %w", err))
	}
	defer log.Close()
	if err = changed; call.Fresh() && plan.Fresh() {
		err = brought(plan)
	}
	return u.end(log, id, plan, err)
}

// keeper keeps what an undo overwrites, within the person's bounds but without haste.
func (u *undoFlags) keeper() (*keep.Keeper, error) {
	s, err := cli.OpenUndo()
	if err != nil {
		return nil, cli.Fail(cli.ExitInternal, err)
	}
	dir, err := os.Getwd()
	if err != nil {
		dir = "/"
	}
	conf, err := config.Load(u.Params(dir, ""))
	if err != nil { // an undo must not hang on a file that may be what is broken
		cli.Complain(err)
		return &keep.Keeper{Store: s}, nil
	}
	b := keep.Bounds{File: conf.Undo.MaxFile.Value, Call: conf.Undo.MaxCall.Value}
	return &keep.Keeper{Store: s, Bounds: b, Exclude: conf.Undo.Excludes(cli.ThisPerson().Home)}, nil
}

// record begins a record of the undo's own, and writes the undo into it before anything is changed. The ID is empty
// where nothing is kept by which it could be undone.
func (u *undoFlags) record(m moment, only string, kept undo.Kept) (log *audit.Log, id string, err error) {
	dir, err := audit.DefaultFolder()
	if err != nil {
		return nil, "", err
	}
	session := cli.NewID()
	if log, err = audit.Create(audit.Params{Dir: dir, Session: session}); err != nil {
		return nil, "", err
	}
	cwd, _ := os.Getwd()
	started := map[string]any{"program": "guard", "arguments": append([]string{"undo"}, u.arguments()...),
		"workspace": cwd, "guard": cli.Version()}
	err = log.Append(audit.Record{Event: audit.SessionStarted, Agent: ownAgent, Data: started})
	if err == nil {
		var seq uint64
		done := audit.Record{Event: audit.Undone, Agent: ownAgent,
			Data: undoing{Of: fullID(m.entry), Only: only, To: u.to}}
		if !kept.None() {
			done.Undo = &kept
		}
		seq, err = log.Keep(done)
		if !kept.None() {
			id = fmt.Sprintf("%.8s/%d", session, seq)
		}
	}
	if err != nil {
		log.Close()
		return nil, "", err
	}
	return log, id, nil
}

// ownAgent stands in records where no agent did it.
const ownAgent = "guard"

func (u *undoFlags) arguments() (args []string) {
	for _, a := range []struct{ flag, value string }{{"", u.id}, {"--file", u.file}, {"--to", u.to}} {
		if a.value != "" && a.flag != "" {
			args = append(args, a.flag)
		}
		if a.value != "" {
			args = append(args, a.value)
		}
	}
	return args
}

package policies

import (
	"bufio"
	"context"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"guard/agent/registry"
	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/config"
	"guard/config/trust"
	"guard/interpose/plan"
	"guard/locale"
	"guard/prompt"
)

// NewTrust is `guard trust`: a project's file may loosen from now on.
func NewTrust() *cobra.Command {
	var t trustFlags
	cmd := &cobra.Command{
		Use:   "trust [FILE]",
		Short: "Let a project's files loosen or run something, as they stand",
		Long: `trust shows what the project's .guard.toml would loosen, and what agents' own files in it
(.gemini/settings.json, .mcp.json …) would have an agent run beside the calls that guard
judges, and lets it when you confirm it by a word typed at the terminal: FILE, or those
that hold here. Trusted is this content in this place: an edit takes the trust away.
Nothing else that a .guard.toml says needs trust: it may always tighten.`,
		Example: `  guard trust
  guard trust --json      what it would loosen or run, and whether it is trusted
  guard trust --remove
  guard trust --list`,
		Args: cli.Wants(0, 1, "trust takes one FILE, or none for those that hold here"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if t.list && (t.remove || t.confirm || len(args) > 0) || t.remove && t.confirm ||
				t.json && (t.remove || t.confirm) {
				return cli.Fail(cli.ExitUsage, locale.New(
					"--list stands alone or with --json, --remove and --confirm alone"))
			}
			return t.run(cmd, args)
		},
	}
	fs := cmd.Flags()
	fs.BoolVar(&t.remove, "remove", false, "trust it no longer")
	fs.BoolVar(&t.list, "list", false, "list what is trusted, changing nothing")
	fs.BoolVar(&t.json, "json", false, "print JSON, changing nothing")
	fs.BoolVar(&t.confirm, "confirm", false, "trust without being asked at the terminal")
	cli.AlsoNamed(fs, "confirm", "yes")
	return cmd
}

type trustFlags struct{ remove, list, json, confirm bool }

func (t *trustFlags) run(cmd *cobra.Command, args []string) error {
	state, err := cli.StateFolder()
	if err != nil {
		return cli.Fail(cli.ExitInternal, err)
	}
	store := trust.In(state)
	if t.list {
		return listTrusted(cmd.OutOrStdout(), store, t.json)
	}
	files, err := chosenFiles(args)
	if t.remove && len(args) == 0 {
		if files = append(files, trustedHere(store)...); len(files) > 0 {
			err = nil
		}
	}
	if err != nil {
		return err
	}
	if t.remove {
		return removeTrust(store, files)
	}
	var all []seenFile
	for _, file := range files {
		seen, err := look(store, file)
		if err != nil {
			return err
		}
		all = append(all, seen)
	}
	if t.json {
		out := bufio.NewWriter(cmd.OutOrStdout())
		cli.WriteJSON(out, reportOf(all))
		return cli.Written(out.Flush())
	}
	for _, seen := range all {
		if err := t.confirmed(store, seen); err != nil {
			return err
		}
	}
	return nil
}

// chosenFiles is the file that is named, itself or by its folder, else those that hold
// here: the project's own, and those by which agents have something run.
func chosenFiles(args []string) (files []string, err error) {
	dir, err := os.Getwd()
	if err != nil {
		return nil, cli.Fail(cli.ExitInternal, locale.Errorf("the working directory cannot be read: %w", err))
	}
	if len(args) > 0 {
		return chosenFile(args[0])
	}
	if file := config.ProjectFileFor(dir); file != "" {
		files = append(files, file)
	}
	for _, l := range registry.Launches.Layers(dir, cli.ThisPerson().Home, os.Environ()) {
		files = append(files, l.Path)
	}
	if files == nil {
		return nil, cli.Fail(cli.ExitUsage, locale.Errorf("no %s holds in %s: name one, or make one by guard init",
			config.ProjectFile, dir))
	}
	return files, nil
}

func chosenFile(named string) ([]string, error) {
	file, err := filepath.Abs(named)
	if err != nil {
		return nil, cli.Fail(cli.ExitInternal, err)
	}
	if info, err := os.Stat(file); err == nil && info.IsDir() {
		file = filepath.Join(file, config.ProjectFile)
	}
	if filepath.Base(file) != config.ProjectFile && !registry.Launches.Reads(file) && len(layerAt(file).Runs) == 0 {
		return nil, cli.Fail(cli.ExitUsage, locale.Errorf("%s: only a project's %s needs trust, and a file of it by "+
			"which an agent runs something; a file named with --config, and your own, hold as they are", named,
			config.ProjectFile))
	}
	return []string{file}, nil
}

// seenFile is a project file as it was read, once: what is shown is what is hashed.
type seenFile struct {
	real    string
	content []byte
	trusted bool
	doubt   error // why that could not be found out
	loosens []config.Loosening
	runs    []plan.Run // what an agent's own file of the project has run
}

// seenLayer is an agent's own file of the project, as the plan read it.
func seenLayer(l plan.Layer) seenFile {
	return seenFile{real: l.Path, content: l.Content, doubt: l.Unread,
		runs: slices.Concat(l.Runs, l.Others)}
}

// ConfirmLayer shows the person what an agent's own file of the project has run, and trusts it
// when they say so. An error says why it is not trusted.
func ConfirmLayer(store trust.Store, l plan.Layer) error {
	return (&trustFlags{}).confirmed(store, seenLayer(l))
}

// things is how many things trust would let.
func (s seenFile) things() int { return len(s.loosens) + len(s.runs) }

// look reads the file by itself, as every load reads it.
func look(store trust.Store, file string) (seenFile, error) {
	if filepath.Base(file) != config.ProjectFile {
		return lookLayer(store, layerAt(file)), nil
	}
	var seen seenFile
	p := cli.Flags{}.Params(filepath.Dir(file), "")
	p.Only = file
	p.Trusted = func(realPath string, content []byte) (time.Time, error) {
		seen.real, seen.content = realPath, content
		since, err := store.Since(realPath, content)
		seen.trusted, seen.doubt = !since.IsZero(), err
		return since, nil
	}
	conf, err := config.Load(p)
	if err != nil {
		return seen, cli.Fail(cli.ExitConfig, err)
	}
	if seen.real == "" {
		return seen, cli.Fail(cli.ExitConfig, locale.Errorf(
			"%s: its real path cannot be found, so it cannot be trusted", file))
	}
	seen.loosens = conf.Loosens
	return seen, nil
}

// layerAt is an agent's own file of the project: as those of this folder lead to it, whatever its own name is, else by
// that name.
func layerAt(file string) plan.Layer {
	if dir, err := os.Getwd(); err == nil {
		for _, l := range registry.Launches.Layers(dir, cli.ThisPerson().Home, os.Environ()) {
			if l.Path == plan.Resolved(file) {
				return l
			}
		}
	}
	return registry.Launches.ReadLayer(file)
}

func lookLayer(store trust.Store, l plan.Layer) seenFile {
	seen := seenLayer(l)
	if seen.doubt == nil {
		var since time.Time
		since, seen.doubt = store.Since(l.Path, l.Content)
		seen.trusted = !since.IsZero()
	}
	return seen
}

// confirmed trusts what the person confirms.
func (t *trustFlags) confirmed(store trust.Store, seen seenFile) error {
	file := cli.HomeRelative(seen.real, cli.ThisPerson().Home)
	switch {
	case seen.doubt != nil:
		return cli.Fail(cli.ExitConfig, seen.doubt)
	case seen.things() == 0:
		cli.Note(locale.Fill("{0} loosens nothing, so it needs no trust: what it says holds", prompt.Escape(file)))
		return nil
	case seen.trusted:
		cli.Note(locale.Fill(
			"{0} is trusted already, as it stands (--json shows what it loosens, --remove takes the trust away)",
			prompt.Escape(file)))
		return nil
	}
	if err := cli.AuthorizeSelf(); err != nil {
		return cli.Fail(cli.ExitDeclined, locale.Errorf("%s was not trusted: %w", prompt.Escape(file), err))
	}
	if err := t.ask(file, seen); err != nil {
		return err
	}
	if err := store.Add(seen.real, seen.content, time.Now()); err != nil {
		return cli.Fail(cli.ExitInternal, err)
	}
	cli.Note(locale.Fill("{0} is trusted as it stands; an edit takes that away", prompt.Escape(file)))
	return nil
}

// ask shows what the file would loosen, and has it confirmed.
func (t *trustFlags) ask(file string, seen seenFile) error {
	out := os.Stdout
	if !term.IsTerminal(int(out.Fd())) {
		out = os.Stderr
	}
	show := bufio.NewWriter(out)
	printLoosenings(show, cli.NewInk(out), file, seen)
	if err := show.Flush(); err != nil {
		return cli.Fail(cli.ExitInternal, err)
	}
	if t.confirm {
		return nil
	}
	if !term.IsTerminal(int(out.Fd())) {
		return cli.Fail(cli.ExitDeclined, locale.Errorf("%s was not trusted: what it would loosen could not be "+
			"shown at a terminal; --confirm trusts without asking", prompt.Escape(file)))
	}
	if err := prompt.New(cli.TTY()).ConfirmTrust(context.Background(), file, seen.things()); err != nil {
		return cli.Fail(cli.ExitDeclined, locale.Errorf("%s was not trusted: %s", prompt.Escape(file),
			question.Declined(err)))
	}
	return nil
}

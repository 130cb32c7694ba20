package policies

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/cmd/guard/setup"
	"guard/config"
	"guard/config/starter"
	"guard/internal/gitfolder"
	"guard/locale"
	"guard/prompt"
)

// NewInit is `guard init`: a first file of rules for a project, or all that puts this person's agents
// behind guard.
func NewInit() *cobra.Command {
	var i initFlags
	cmd := &cobra.Command{
		Use:   "init",
		Short: "Write a first .guard.toml; --user: put your agents behind guard",
		Long: `init looks at the project's files (go.mod, package.json and its scripts, Makefile, …), and
writes a .guard.toml with the rules that change something here, and what: found by judging what
the project has, with each rule and without. It never writes over a file.

init --user finds your agents, your shell and your editors, and offers for each what puts agents
behind guard: your own guard.toml, a line in your shell's start-up file, entries in editors'
settings. It shows every change before it writes it, asks about each, and keeps what was there.
Answer y or n, a for this and all that follow, q for none of them. init --undo takes back what it
wrote.`,
		Example: `  guard init
  guard init --print           what it would write
  guard init --user
  guard init --user --print    what it would change in your files
  guard init --undo`,
		Args: cli.WantsNone,
		RunE: func(cmd *cobra.Command, _ []string) error { return i.run(cmd) },
	}
	cmd.Flags().BoolVar(&i.user, "user", false, "set up your shell and your editors, for all projects")
	cmd.Flags().BoolVar(&i.undo, "undo", false, "take back what init --user wrote")
	cmd.Flags().BoolVar(&i.show, "print", false, "only show it, and write nothing")
	cmd.Flags().BoolVar(&i.yes, "yes", false, "with --user or --undo, write without asking")
	cli.AlsoNamed(cmd.Flags(), "yes", "confirm")
	return cmd
}

type initFlags struct{ user, undo, show, yes bool }

func (i initFlags) run(cmd *cobra.Command) error {
	switch {
	case i.user && i.undo:
		return cli.Fail(cli.ExitUsage, locale.New("--user writes and --undo takes back: name one of them"))
	case i.yes && i.show:
		return cli.Fail(cli.ExitUsage, locale.New("--print writes nothing, and --yes writes: name one of them"))
	case i.yes && !i.user && !i.undo:
		return cli.Fail(cli.ExitUsage, locale.New("--yes goes with --user or --undo: a project's init asks nothing"))
	case i.user:
		return setup.User(cmd.OutOrStdout(), setup.Options{Print: i.show, Yes: i.yes})
	case i.undo:
		return setup.Undo(cmd.OutOrStdout(), setup.Options{Print: i.show, Yes: i.yes})
	}
	first, err := newFirstPolicy()
	if err != nil {
		return err
	}
	if i.show {
		_, err := io.WriteString(cmd.OutOrStdout(), first.text)
		return cli.Written(err)
	}
	return first.write()
}

// firstPolicy is a file of rules to be written.
type firstPolicy struct {
	path, text, next string
}

func newFirstPolicy() (firstPolicy, error) {
	dir, err := os.Getwd()
	if err != nil {
		return firstPolicy{}, cli.Fail(cli.ExitInternal, locale.Errorf("the working directory cannot be read: %w", err))
	}
	root, is := ProjectRoot(dir)
	if !is {
		return firstPolicy{}, cli.Fail(cli.ExitUsage,
			locale.Errorf("%s is no project's folder: run guard init in one, or guard init --user", root))
	}
	if file := config.ProjectFileFor(dir); file != "" {
		return firstPolicy{}, exists(file)
	}
	conf, err := config.Load(cli.Flags{}.Params(dir, ""))
	if err != nil {
		return firstPolicy{}, cli.Fail(cli.ExitConfig, err)
	}
	p := starter.Project(os.DirFS(root), changesIn(root, &conf))
	return firstPolicy{filepath.Join(root, config.ProjectFile), p.Text, nextSteps(p)}, nil
}

// nextSteps says what was found, what the rules do, and what the person can do with them.
func nextSteps(p starter.Policy) string {
	var says []string
	if len(p.Found) > 0 {
		says = append(says, locale.Fill("found {0}", strings.Join(p.Found, ", ")))
	}
	if p.Allow+p.Others == 0 {
		if len(p.Plain) > 0 {
			says = append(says, locale.Fill("everyday work such as {0} runs unasked already", p.Plain[0]))
		}
		says = append(says, locale.Text("no rule would change anything here yet, so it holds examples only"))
		return strings.Join(says, "; ")
	}
	if p.Others > 0 {
		says = append(says, question.Count(p.Others, "1 rule tightens and holds at once",
			"{0} rules tighten and hold at once"))
	}
	if p.Allow > 0 {
		says = append(says, question.Count(p.Allow, "1 rule allows, once you trust the file (guard trust)",
			"{0} rules allow, once you trust the file (guard trust)"))
	}
	return strings.Join(append(says, locale.Text("a comment says what each changes; guard test tries them")), "; ")
}

// ProjectRoot is the repository that dir lies in, else dir, and whether that may have a project's file: the person's
// home, by whichever name, may not, where it would hold for all that lies below.
func ProjectRoot(dir string) (root string, is bool) {
	who := cli.ThisPerson()
	root = dir
	for at := dir; !who.IsHome(at) && at != filepath.Dir(at); at = filepath.Dir(at) {
		if gitfolder.HoldsRepository(at) {
			root = at
			break
		}
	}
	return root, !who.IsHome(root) && root != "/"
}

// write makes the file, which must not be there, not even as a link.
func (p firstPolicy) write() error {
	name := prompt.Escape(cli.HomeRelative(p.path, cli.ThisPerson().Home))
	if err := cli.AuthorizeSelf(); err != nil {
		return cli.Fail(cli.ExitDeclined, locale.Errorf("%s was not written: %w", name, err))
	}
	if err := os.MkdirAll(filepath.Dir(p.path), 0o755); err != nil {
		return cli.Fail(cli.ExitInternal, locale.Errorf("%s cannot be written: %w", name, err))
	}
	f, err := os.OpenFile(p.path, os.O_WRONLY|os.O_CREATE|os.O_EXCL|syscall.O_NOFOLLOW, 0o644)
	if errors.Is(err, fs.ErrExist) {
		return exists(p.path)
	}
	if err == nil {
		_, err = f.WriteString(p.text)
		if err = errors.Join(err, f.Close()); err != nil {
			_ = os.Remove(p.path) // the half of it
		}
	}
	if err != nil {
		return cli.Fail(cli.ExitInternal, locale.Errorf("%s cannot be written: %w", name, err))
	}
	cli.Note(locale.Fill("wrote {0}; {1}", name, p.next))
	return nil
}

func exists(path string) error {
	return cli.Fail(cli.ExitUsage, locale.Errorf("%s is there already, and guard init never writes over a file",
		prompt.Escape(cli.HomeRelative(path, cli.ThisPerson().Home))))
}

package policies

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	"guard/cmd/guard/cli"
	"guard/config"
	"guard/config/starter"
	"guard/control/socket"
	"guard/interpose/plan"
	"guard/locale"
	"guard/prompt"
)

// NewInit is `guard init`: a first file of rules.
func NewInit() *cobra.Command {
	var user, show bool
	cmd := &cobra.Command{
		Use:   "init",
		Short: "Write a first .guard.toml for this project, by what it is made of",
		Long: `init looks at the project's top folder (go.mod, package.json and its scripts, Makefile, …)
and writes a .guard.toml with a few useful rules, each with examples that hold. With
--user it writes your own guard.toml. It never writes over a file.`,
		Example: `  guard init
  guard init --print     what it would write
  guard init --user`,
		Args: cli.WantsNone,
		RunE: func(cmd *cobra.Command, _ []string) error {
			first, err := newFirstPolicy(user)
			if err != nil {
				return err
			}
			if show {
				fmt.Fprint(cmd.OutOrStdout(), first.text)
				return nil
			}
			return first.write()
		},
	}
	cmd.Flags().BoolVar(&user, "user", false, "write your own file, for all projects")
	cmd.Flags().BoolVar(&show, "print", false, "print it, and write nothing")
	return cmd
}

// firstPolicy is a file of rules to be written.
type firstPolicy struct {
	path, text, next string
}

func newFirstPolicy(user bool) (firstPolicy, error) {
	home := cli.ThisPerson().Home
	if user {
		return firstPolicy{config.UserFile(), starter.User(),
			locale.Text("guard test tries its rules, guard config shows what holds")}, nil
	}
	dir, err := os.Getwd()
	if err != nil {
		return firstPolicy{}, cli.Fail(cli.ExitInternal, locale.Errorf("the working directory cannot be read: %w", err))
	}
	root := repositoryRoot(dir, home)
	if root == home || root == "/" {
		return firstPolicy{}, cli.Fail(cli.ExitUsage,
			locale.Errorf("%s is no project's folder: run guard init in one, or guard init --user", root))
	}
	if file := config.ProjectFileFor(dir); file != "" {
		return firstPolicy{}, exists(file)
	}
	text, found := starter.Project(os.DirFS(root))
	next := locale.Text("guard test tries its rules; guard trust lets those that allow hold, the others hold at once")
	if len(found) > 0 {
		next = locale.Fill("found {0}; {1}", strings.Join(found, ", "), next)
	}
	return firstPolicy{filepath.Join(root, config.ProjectFile), text, next}, nil
}

// repositoryRoot is the repository that dir lies in, else dir.
func repositoryRoot(dir, home string) string {
	for at := dir; at != home && at != filepath.Dir(at); at = filepath.Dir(at) {
		if plan.HoldsRepository(at) {
			return at
		}
	}
	return dir
}

// write makes the file, which must not be there, not even as a link.
func (p firstPolicy) write() error {
	name := prompt.Escape(cli.HomeRelative(p.path, cli.ThisPerson().Home))
	running, _ := cli.RunFolders() // where none can be, none runs
	if err := socket.AuthorizeSelf(running...); err != nil {
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
		err = errors.Join(err, f.Close())
	}
	if err != nil {
		return cli.Fail(cli.ExitInternal, locale.Errorf("%s cannot be written: %w", name, err))
	}
	cli.Note(locale.Fill("wrote {0}; {1}", name, p.next))
	return nil
}

func exists(path string) error {
	return cli.Fail(cli.ExitUsage, locale.Errorf("%s is there already, and guard init never writes over a file",
		prompt.Escape(path)))
}

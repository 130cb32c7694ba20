package plan

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"guard/internal/gitfolder"
	"guard/locale"
)

// Why there is no plan. ErrNotFound and ErrNotExecutable are what a shell
// answers with 127 and 126.
var (
	ErrUnknown       = locale.New("guard knows no agent of that name")
	ErrNotFound      = locale.New("not found")
	ErrNotExecutable = locale.New("cannot be run")
	ErrConfig        = locale.New("settings that cannot be kept")
)

// TooOld makes an ErrConfig of why a version of an agent is not started, in its own words.
func TooOld(why error) error { return tooOld{why} }

type tooOld struct{ error }

func (tooOld) Is(target error) bool { return target == ErrConfig }

// findProgram settles Program, the arguments so far, and the package.
func (b *Builder) findProgram(a Launch) error {
	r := b.Request
	typed, first := r.Name, []string(nil)
	if len(r.Command) > 0 {
		typed, first = r.Command[0], r.Command[1:]
	}
	path, err := Locate(typed, r.Dir, lookup(r.Env, "PATH"))
	if err != nil {
		return fmt.Errorf("%s: %w", typed, err)
	}
	// Naming a path, here or in the configuration, is the person's word; a name
	// that PATH resolves into the workspace may be the repository's, whoever named it.
	if !strings.Contains(typed, "/") {
		if err := Outside(path, Workspace(r.Dir, r.Home)); err != nil {
			return fmt.Errorf("%s: %w", typed, err)
		}
	}
	if err := b.interpreter(path, 3); err != nil {
		return fmt.Errorf("%s: %w", typed, err)
	}
	b.Program = path
	b.Args = append(append([]string{}, first...), r.Args...)
	b.Package, b.Version, b.Folder = packageOf(path, a.Packages)
	return nil
}

// Locate finds a program as a shell would, once and absolute. A relative entry
// of PATH is passed over: it means another program in every folder.
func Locate(name, dir, path string) (string, error) {
	if strings.Contains(name, "/") {
		if !filepath.IsAbs(name) {
			name = filepath.Join(dir, name)
		}
		return name, executable(name)
	}
	found := locale.Errorf("%w in PATH", ErrNotFound)
	for _, folder := range filepath.SplitList(path) {
		if !filepath.IsAbs(folder) {
			continue
		}
		candidate := filepath.Join(folder, name)
		err := executable(candidate)
		if err == nil {
			return candidate, nil
		}
		if unseen := new(fs.PathError); errors.As(err, &unseen) {
			continue // the folder is none, or not this user's to look into: nothing there
		}
		if errors.Is(err, ErrNotExecutable) {
			found = fmt.Errorf("%s %w", candidate, err)
		}
	}
	return "", found
}

// FoldersOutside are those of a PATH in which no program is the repository's.
func FoldersOutside(path, dir, home string) string {
	root := Workspace(dir, home)
	folders := slices.DeleteFunc(filepath.SplitList(path), func(folder string) bool {
		return !filepath.IsAbs(folder) || Outside(folder, root) != nil
	})
	return strings.Join(folders, string(filepath.ListSeparator))
}

// Find is Locate of a program that guard starts itself: what PATH finds in the workspace may be the repository's.
func Find(name, dir, home, path string) (string, error) {
	program, err := Locate(name, dir, path)
	if err == nil {
		err = Outside(program, Workspace(dir, home))
	}
	return program, err
}

func executable(path string) error {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return ErrNotFound
	case err != nil:
		return fmt.Errorf("%w: %w", ErrNotExecutable, err)
	case info.IsDir():
		return locale.Errorf("%w: it is a folder", ErrNotExecutable)
	case info.Mode()&0o111 == 0:
		return locale.Errorf("%w: it has no permission to be executed (chmod +x)", ErrNotExecutable)
	}
	return nil
}

// Workspace is the repository around dir, else dir. It is never the home or the
// root: a program below those is where programs belong.
func Workspace(dir, home string) string {
	root := dir
	for at := dir; at != filepath.Dir(at) && at != home; at = filepath.Dir(at) {
		if gitfolder.HoldsRepository(at) {
			root = at
		}
	}
	if root == home || root == filepath.Dir(root) {
		return ""
	}
	return root
}

// Outside refuses a program in the workspace, by its name or by what it links to.
func Outside(program, root string) error {
	if root == "" {
		return nil
	}
	for _, base := range []string{root, Resolved(root)} {
		for _, path := range []string{program, Resolved(program)} {
			if IsBelow(path, base) {
				return locale.Errorf("%w: PATH finds %s, which belongs to the folder being worked on; "+
					"if that is meant, name its path (guard run -- %[2]s), or for an agent in your own "+
					"configuration: [agents.%s] command = %q",
					ErrNotExecutable, program, filepath.Base(program), program)
			}
		}
	}
	return nil
}

// IsBelow reports whether a path is root, or lies below it.
func IsBelow(path, root string) bool {
	rel, err := filepath.Rel(root, path)
	return err == nil && rel != ".." && !strings.HasPrefix(rel, "../")
}

// Resolved follows links; what cannot be followed stays as it is.
func Resolved(path string) string {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		return real
	}
	return path
}

// Exists reports whether a file or folder is there, links followed.
func Exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

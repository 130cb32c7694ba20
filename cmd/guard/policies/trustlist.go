package policies

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"guard/cmd/guard/cli"
	"guard/config"
	"guard/config/trust"
	"guard/interpose/plan"
	"guard/locale"
	"guard/prompt"
)

// trustReport is what `guard trust --json` prints of one file.
type trustReport struct {
	File    string             `json:"file"` // its real path
	Hash    string             `json:"sha256"`
	Trusted bool               `json:"trusted"`
	Doubt   string             `json:"error,omitempty"` // why that could not be found out
	Loosens []config.Loosening `json:"loosens"`
	Runs    []plan.Run         `json:"runs,omitempty"` // what an agent's own file of the project has run
	Others  []trustReport      `json:"others,omitempty"`
}

// reportOf is the first file's report, with those of the others.
func reportOf(all []seenFile) trustReport {
	first := all[0].report()
	for _, seen := range all[1:] {
		first.Others = append(first.Others, seen.report())
	}
	return first
}

func (s seenFile) report() trustReport {
	r := trustReport{File: s.real, Hash: trust.Hash(s.real, s.content), Trusted: s.trusted,
		Loosens: append([]config.Loosening{}, s.loosens...), Runs: s.runs}
	if s.doubt != nil {
		r.Doubt = s.doubt.Error()
	}
	return r
}

// printLoosenings shows what a file would loosen, or have run, a line each.
func printLoosenings(w io.Writer, in cli.Ink, file string, seen seenFile) {
	fmt.Fprintln(w, locale.Fill("{0}, if you trust it:", in.In(cli.Bold, prompt.Escape(file))))
	for _, l := range seen.loosens {
		fmt.Fprintf(w, "  %s %s\n", locale.Sprintf("line %-4d", l.Line), prompt.Escape(l.Says))
	}
	for _, r := range seen.runs {
		fmt.Fprintf(w, "  %s\n", prompt.Escape(r.String()))
	}
}

// trustedEntry is one trusted file as it is now.
type trustedEntry struct {
	trust.Entry
	State string `json:"state"` // holds, edited, gone or unknown
}

// trustStates are what can have become of a trusted file.
const (
	stateHolds   = "holds"
	stateEdited  = "edited"  // it is not trusted any more
	stateGone    = "gone"    // no file is there
	stateUnknown = "unknown" // it cannot be read as a policy
)

// listTrusted prints what is trusted, and whether that still holds.
func listTrusted(w io.Writer, store trust.Store, asJSON bool) error {
	entries, err := store.Entries()
	if err != nil {
		return cli.Fail(cli.ExitConfig, err)
	}
	all := []trustedEntry{}
	for _, e := range entries {
		all = append(all, trustedEntry{e, stateOf(store, e)})
	}
	out := bufio.NewWriter(w)
	switch {
	case asJSON:
		cli.WriteJSON(out, all)
	case len(all) == 0:
		cli.Say(locale.Text("no project's file is trusted"))
	}
	for _, e := range all {
		if !asJSON {
			fmt.Fprintf(out, "%-8s %s  %s\n", e.State, e.When.Local().Format(time.DateTime),
				prompt.Escape(cli.HomeRelative(e.Path, cli.ThisPerson().Home)))
		}
	}
	return cli.Written(out.Flush())
}

func stateOf(store trust.Store, e trust.Entry) string {
	if _, err := os.Lstat(e.Path); errors.Is(err, os.ErrNotExist) {
		return stateGone
	}
	text, err := plan.ReadFile(e.Path) // whatever name an agent reads it by
	if err != nil {
		return stateUnknown
	}
	since, err := store.Since(e.Path, text)
	switch {
	case err != nil:
		return stateUnknown
	case !since.IsZero() && plan.Resolved(e.Path) == e.Path:
		return stateHolds
	}
	return stateEdited
}

// removeTrust takes the trust in files away, which may be gone themselves. What a link leads to is meant as well: an
// agent's file is trusted by its real path.
func removeTrust(store trust.Store, files []string) error {
	for i, file := range files {
		if dir, err := filepath.EvalSymlinks(filepath.Dir(file)); err == nil {
			files[i] = filepath.Join(dir, filepath.Base(file))
		}
		if real := plan.Resolved(file); filepath.Base(file) != config.ProjectFile && !slices.Contains(files, real) {
			files = append(files, real)
		}
	}
	none := true
	for _, file := range files {
		was, err := store.Remove(file)
		if err != nil {
			return cli.Fail(cli.ExitConfig, err)
		}
		if was {
			none = false
			cli.Note(locale.Fill("{0} is trusted no longer",
				prompt.Escape(cli.HomeRelative(file, cli.ThisPerson().Home))))
		}
	}
	if none {
		cli.Say(locale.Fill("{0} was not trusted", prompt.Escape(cli.HomeRelative(files[0], cli.ThisPerson().Home))))
	}
	return nil
}

// trustedHere are the agents' files below this folder that are trusted.
func trustedHere(store trust.Store) (files []string) {
	dir, err := os.Getwd()
	if err == nil {
		dir, err = filepath.EvalSymlinks(dir)
	}
	entries, _ := store.Entries()
	for _, e := range entries {
		if err == nil && filepath.Base(e.Path) != config.ProjectFile && strings.HasPrefix(e.Path, dir+"/") {
			files = append(files, e.Path)
		}
	}
	return files
}

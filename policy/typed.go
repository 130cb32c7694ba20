package policy

import (
	"path"
	"slices"
	"strings"
	"sync"

	"guard/policy/risk"
)

// Codex's model can type into a command that still runs (its tool write_stdin), and no hook tells of that. So what is
// harmless by its words, but starts programs by what is typed into it, may do anything there.

// typist is such a program.
type typist struct {
	words  string // the program, and its subcommand
	needs  string // options of which it takes one to ask for anything; empty: it always does
	unless string // options with which it does not
	short  string // their letters, which can stand together with others
}

// typists, by their manuals: less(1) and more(1) run what follows "!", most(1) starts an editor, script(1) a shell;
// git-commit(1) and its like start the person's editor, which has commands for that. Editors, shells and interpreters
// themselves are judged so for any agent.
var typists = []typist{
	{words: "less"}, {words: "zless"}, {words: "bzless"}, {words: "xzless"}, {words: "zstdless"}, {words: "lzless"},
	{words: "more"}, {words: "zmore"}, {words: "bzmore"}, {words: "xzmore"}, {words: "most"}, {words: "pg"},
	{words: "script", unless: "--command", short: "c"},
	{words: "git commit", unless: "--message --file --reuse-message --no-edit --fixup --dry-run --short --porcelain",
		short: "mFC"},
	{words: "git tag", needs: "-a -s -u -e --annotate --sign --local-user --edit", unless: "--message --file",
		short: "mF"},
	{words: "git merge", unless: "--message --file --no-edit --no-commit --squash --ff-only --abort --quit",
		short: "mF"},
	{words: "git revert", unless: "--no-edit --no-commit --abort --quit --skip", short: "n"},
	{words: "git cherry-pick", needs: "-e --edit --continue"},
	{words: "git rebase", needs: "-i --interactive --continue --edit-todo"},
	{words: "git branch", needs: "--edit-description"},
	{words: "git config", needs: "-e --edit"},
	{words: "git notes", needs: "add edit append", unless: "--message --file --reuse-message", short: "mFC"},
}

// typistsOf holds them by their programs.
var typistsOf = sync.OnceValue(func() map[string][]typist {
	by := map[string][]typist{}
	for _, t := range typists {
		program, _, _ := strings.Cut(t.words, " ")
		by[program] = append(by[program], t)
	}
	return by
})

// typing judges what is typed into what a line starts, where the agent can do that unseen.
func (a *analysis) typing() {
	if !a.f.Typed {
		return
	}
	for i := range a.f.Commands {
		c := &a.f.Commands[i]
		name := ""
		switch {
		case len(c.Argv) > 0 && slices.ContainsFunc(typistsOf()[path.Base(c.Argv[0])], func(t typist) bool {
			return t.fits(c.Argv) && !slices.ContainsFunc(c.Assigns, noEditor)
		}):
			name = path.Base(c.Argv[0])
		case slices.ContainsFunc(c.Assigns, pages):
			name = c.Assigns[slices.IndexFunc(c.Assigns, pages)]
		case len(c.Argv) > 1 && oneOf(c.Argv[:1], setsVariables) && slices.ContainsFunc(c.Argv[1:], pages):
			name = c.Argv[1+slices.IndexFunc(c.Argv[1:], pages)]
		default:
			continue
		}
		a.f.Raise(risk.High, risk.ExecArbitrary, risk.Say("{0} starts a shell that takes any further command", name))
		c.Raise(risk.High, risk.ExecArbitrary, risk.Reason{})
	}
}

// fits reports whether argv, whose program it is, starts it so that it takes what is typed.
func (t typist) fits(argv []string) bool {
	_, sub, _ := strings.Cut(t.words, " ")
	args := argv[1:]
	if sub != "" {
		at := slices.Index(args, sub)
		if at < 0 {
			return false
		}
		args = args[at+1:]
	}
	has := func(options string) bool {
		return slices.ContainsFunc(args, func(w string) bool {
			name, _, _ := strings.Cut(w, "=")
			return slices.Contains(strings.Fields(options), name)
		})
	}
	grouped := func(w string) bool {
		return len(w) > 1 && w[0] == '-' && w[1] != '-' && strings.ContainsAny(w, t.short)
	}
	return (t.needs == "" || has(t.needs)) && !has(t.unless+" --help --version") && !slices.ContainsFunc(args, grouped)
}

var (
	setsVariables = setOf("export declare typeset local env setenv")
	pagers        = setOf("PAGER GIT_PAGER MANPAGER GH_PAGER SYSTEMD_PAGER BAT_PAGER AWS_PAGER DELTA_PAGER PSQL_PAGER")
	editors       = setOf("GIT_EDITOR")
	takeNothing   = setOf("cat true :")
)

// pages reports NAME=value by which a program shows what it prints in a pager. Codex sets those variables to cat
// (0.169).
func pages(assign string) bool {
	name, value, told := strings.Cut(assign, "=")
	return told && pagers.has(name) && value != "" && !takeNothing.has(value)
}

// noEditor reports NAME=value by which git starts no editor.
func noEditor(assign string) bool {
	name, value, _ := strings.Cut(assign, "=")
	return editors.has(name) && takeNothing.has(value)
}

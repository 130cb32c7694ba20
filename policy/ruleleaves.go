package policy

import (
	"path"
	"slices"
	"strings"

	"github.com/bmatcuk/doublestar/v4"

	"guard/policy/shell"
)

// What a command that reads a folder whole is told to leave out, as far as that is certain: in doubt it reads it.

// filters is how a program is told so.
type filters uint8

const (
	byNothing filters = iota
	byKind            // --exclude for files and --exclude-dir for folders, by the last name (grep(1))
	byGlob            // -g '!…', as a line of .gitignore (rg(1))
	byAnyName         // --exclude, by any name on the way (tar(1), rsync(1))
)

// leftOut is what a command leaves out. The zero value is nothing.
type leftOut struct {
	files, folders []string     // globs of last names
	paths          []string     // globs of ways from the folder that is read
	only           []shell.Name // of the files these alone are read; nil: all
}

// maxLeft bounds the globs of one command: each is tried on each entry. Those behind them leave nothing out.
const maxLeft = 50

// plainFlags are long options without a value, of the programs that filter.
var plainFlags = strings.Fields("--recursive --dereference-recursive --line-number --ignore-case " +
	"--word-regexp --count --files-with-matches --files-without-match --fixed-strings --extended-regexp " +
	"--perl-regexp --invert-match --only-matching --no-messages --with-filename --no-filename --quiet --null " +
	"--hidden --no-ignore --no-heading --smart-case --multiline --json --files --archive --verbose --delete " +
	"--progress --compress --dry-run --update --human-readable --stats --checksum --partial --inplace " +
	"--create --append --gzip --bzip2 --xz --zstd")

// leaves reads it out of a command's words.
func (r *reader) leaves(argv []string) (l leftOut) {
	if r.filters == byNothing {
		return l
	}
	var excluded, included, folders []string
	certain := true
	r.told(argv, func(name, value string) {
		switch {
		case r.filters == byGlob && (name == "-g" || name == "--glob"):
			if glob, not := strings.CutPrefix(value, "!"); not {
				excluded = append(excluded, glob)
			} else {
				included = append(included, value)
			}
		case r.filters == byGlob:
			certain = certain && name != "--iglob" && name != "--glob-case-insensitive" && name != "--pre-glob"
		case name == "--exclude":
			excluded = append(excluded, value)
		case name == "--exclude-dir":
			folders = append(folders, strings.TrimRight(value, "/"))
		case name == "--include":
			included = append(included, value)
		case r.filters == byAnyName:
			certain = certain && !slices.Contains(reorders, name)
		}
	})
	if !certain || len(excluded)+len(included)+len(folders) > maxLeft {
		return leftOut{}
	}
	switch r.filters {
	case byKind: // of an --exclude and an --include the last counts
		l.folders, l.only = lastNames(folders), onlyNames(included)
		if len(included) == 0 {
			l.files = lastNames(excluded)
		}
	case byGlob:
		if len(included) == 0 {
			l.byGlobs(excluded)
		} else if len(excluded) == 0 {
			l.only = onlyNames(included)
		}
	case byAnyName:
		if len(included) == 0 {
			l.files = lastNames(excluded)
			l.folders = l.files
		}
	}
	return l
}

// reorders are options of tar and rsync by which another pattern may come first, or one means something else.
var reorders = strings.Fields("-f --filter -F --files-from --include-from --anchored --no-wildcards --exclude-from " +
	"--no-unanchored --no-recursion -T -X")

// byGlobs takes in globs of .gitignore's kind: with a slash before their end they count from the folder.
func (l *leftOut) byGlobs(globs []string) {
	for _, g := range globs {
		g = strings.TrimSuffix(strings.TrimRight(g, "/"), "/**")
		switch {
		case g == "" || strings.HasPrefix(g, "!"):
		case strings.Contains(g, "/"):
			l.paths = append(l.paths, strings.TrimPrefix(g, "/"))
		default:
			l.files, l.folders = append(l.files, g), append(l.folders, g)
		}
	}
}

// lastNames are the globs that a last name can match.
func lastNames(globs []string) []string {
	return slices.DeleteFunc(slices.Clone(globs), func(g string) bool { return g == "" || strings.Contains(g, "/") })
}

// onlyNames are the names to which globs keep a search; nil where that is not certain.
func onlyNames(globs []string) (names []shell.Name) {
	for _, g := range globs {
		if g == "" || strings.ContainsAny(g, "/{\\") {
			return nil
		}
		names = append(names, shell.Name{Pattern: g})
	}
	return names
}

// has reports what is left out, by its way from the folder that is read.
func (l *leftOut) has(way string, folder bool) bool {
	globs := l.files
	if folder {
		globs = l.folders
	}
	fits := func(s string) func(string) bool {
		return func(g string) bool { return doublestar.MatchUnvalidated(g, s) }
	}
	return slices.ContainsFunc(globs, fits(path.Base(way))) || slices.ContainsFunc(l.paths, fits(way))
}

// told yields the options of a command, with the value of one that takes a value. A word that may be the value of the
// one before it, and what stands behind --, is none.
func (r *reader) told(argv []string, yield func(name, value string)) {
	for i := 1; i < len(argv) && argv[i] != "--"; i++ {
		w := argv[i]
		if !strings.HasPrefix(w, "-") || i > 1 && r.mayTake(argv[i-1], i == 2) {
			continue
		}
		name, value, joined := strings.Cut(w, "=")
		if !joined && i+1 < len(argv) {
			value = argv[i+1]
		}
		if !strings.HasPrefix(w, "--") {
			for j := 1; j < len(w); j++ {
				yield("-"+w[j:j+1], value)
			}
			continue
		}
		yield(name, value)
	}
}

// mayTake reports a word whose value the next one may be; first: it is the first behind the program, where tar's
// options need no dash.
func (r *reader) mayTake(w string, first bool) bool {
	switch {
	case strings.HasPrefix(w, "--"):
		return !strings.Contains(w, "=") && !slices.Contains(plainFlags, w)
	case strings.HasPrefix(w, "-"):
		return len(w) > 1 && strings.ContainsAny(w[len(w)-1:], r.valued)
	}
	return first && r.filters == byAnyName && strings.ContainsAny(w, r.valued)
}

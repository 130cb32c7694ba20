package template

import "guard/internal/lazy"

// A format of git's, find's or fd's puts text of its own beside the names that it is for: what is printed is then
// whatever the line says.

// gitFields are formats of fields that git fills with names of references, of objects and of files, and with numbers
// (git-for-each-ref(1), FIELD NAMES; git-ls-files(1), git-ls-tree(1), --format; git 2.47).
var gitFields = lazy.Pattern(`^(?:%\((?:\*?(?:refname|objectname|objecttype|objectsize|objectmode|upstream|push|HEAD|` +
	`symref|path|stage|numparent|(?:committer|author|creator|tagger)date)(?::[a-z=0-9,-]*)?)\)|%%|%n|[\s|,;:"'=]+)*$`)

// findFields are formats of -printf (find(1), findutils 4.10) that do no more; where a link leads to is any text.
var findFields = lazy.Pattern(`^(?:%h/%f|%H/%P|%[-+ 0#]*\d*(?:\.\d+)?[pPfhHsTmMnkbcdDigUGuyYt]` +
	`|%[ABCT][a-zA-Z@+]|%%|\\[nt0]|[\s|,;:"'=]+)*$`)

// fdFields are formats of fd (fd(1), 10, --format).
var fdFields = lazy.Pattern(`^(?:\{(?:/?\.?|//|/)\}|[\s|,;:"'=]+)*$`)

// OnlyGitFields reports a format of git's that prints nothing but names and numbers.
func OnlyGitFields(format string) bool { return gitFields().MatchString(format) }

// OnlyFindFields reports a format of find's that prints nothing but names and numbers.
func OnlyFindFields(format string) bool { return findFields().MatchString(format) }

// OnlyFdFields reports a format of fd's that prints nothing but names.
func OnlyFdFields(format string) bool { return fdFields().MatchString(format) }

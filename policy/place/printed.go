package place

// Printed tells which files of secrets, by their names (SecretName), git would print of the repository around a
// folder. Paths are of the work tree around it. What could not be seen, or not within bounds, is not listed: a large
// repository is not asked about for each look at its history, and who reads a file by its name is judged by that.
type Printed interface {
	// SecretsUnstaged lists the tracked ones that the work tree has otherwise than the index, or not any more.
	SecretsUnstaged(folder string) []string
	// SecretsStaged lists those that the index and the last commit have otherwise.
	SecretsStaged(folder string) []string
	// SecretsChanged lists those that commits change.
	SecretsChanged(folder string, which Commits) []string
	// SecretsBetween lists those by which two trees differ: commits, or trees as gitrevisions(7) names them; no name is
	// the empty tree. known: both are understood.
	SecretsBetween(folder, from, to string) (files []string, known bool)
	// SecretObject is the file of secrets whose content an object of that name is, as far as the index and the commits
	// tell; empty: none. One that nothing leads to is known by its text, and named as git fsck would put it down.
	SecretObject(folder, name string) string
	// SecretsLost lists objects that nothing leads to whose text is a secret's, by the names that git fsck gives them.
	SecretsLost(folder string) []string
}

// Commits says which commits are meant, as the words of git log do (gitrevisions(7)).
type Commits struct {
	From    []string // these, and unless Alone all that lead to them; one that cannot be told is Every
	Without []string // but for these, and what leads to them
	Alone   bool
	Every   bool // those that any branch, tag or entry of the stash leads to
	Logged  bool // those that HEAD's reflog and the stash's tell of
	Most    int  // the newest; 0: all
	Merges  bool // merges count by what they bring from any side, not by what they change of every one
	// Holding: a file counts where it comes to have that text more or less often; empty: any change.
	Holding string
}

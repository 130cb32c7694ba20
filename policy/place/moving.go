package place

// Moving tells which commits of the repository around a folder nothing leads to any more after refs have moved.
type Moving interface {
	// FetchLoses lists the refs that a fetch moves away from their commits, or removes, and what those commits alone
	// hold, as Orphans does; false where not all of that could be seen. Where the other side is on this disk its refs
	// tell; elsewhere any ref that the fetch may write counts, but for those that are as a fetch has left them.
	FetchLoses(folder string, f Fetch) (refs []string, lost []Content, ok bool)
	// Strays reports that HEAD names no branch, and has gone on to other commits since it was checked out.
	Strays(folder string) bool
}

// Fetch is what a fetch from one remote does to refs (git-fetch(1), <refspec>).
type Fetch struct {
	From   string   // where the remote is, as the settings say
	Specs  []string // what of it goes where: "+FROM:TO"
	Only   []string // the branches and tags that are asked for; none: all
	Forced bool     // each spec is taken as one with a plus
	Brings bool     // what the other side has comes
	Prunes bool     // what the other side does not have goes
	Head   bool     // the branch that is checked out moves, too
}

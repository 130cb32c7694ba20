// Package git judges the subcommands of git by what they throw away, bring into the work
// tree, publish, set and start. The words of the command come in; what is there to lose is
// asked of place.World.
//
//	git checkout . // high, if a file has changes that are nowhere else
//
// It starts no git.
package git

package secret

// shape is one way in which secrets look.
type shape struct {
	kind string
	// hints: a text that holds none of them, letter case aside, is not searched. Lower case, two bytes
	// or more.
	hints []string
	more  func() []string // hints that are put together when a text is first looked through
	// pattern has a group round the secret itself, or is the secret whole.
	pattern string
	seek    seeker      // looks from each hint on, in a pattern's place
	group   int         // the one round the secret; 0: the first that took part
	entropy float64     // what the secret must exceed, in bits a character; 0: none
	allow   []allowlist // what is no secret though it looks like one

	// What makes looking quick:
	run   int  // a hint begins the match, and with it so many bytes at least that keys are made of
	named bool // a hint is in a name that something is assigned to
	ends  bool // a hint begins a word that ends a name
	whole bool // a match may hold no hint, or more than a line, so that more of the text is searched
	word  bool // a hint is a word of its own, as the name of a program is

	source string // where the shape is described, if not by gitleaks
}

// allowlist is what gitleaks takes for no secret: any of the patterns finds something in it, or a stop
// word is in it.
type allowlist struct {
	target    string // "match", "line", or the secret
	patterns  []string
	stopwords string // lower case, white space between them
}

// secret returns the bounds of the secret in a match, below zero if there is none.
func (s *shape) secret(groups []int) (from, to int) {
	if len(groups) == 2 || s.group > 0 {
		return groups[2*s.group], groups[2*s.group+1]
	}
	for g := 2; g < len(groups); g += 2 {
		if groups[g] < groups[g+1] {
			return groups[g], groups[g+1]
		}
	}
	return -1, -1
}

// anchored reports a shape whose hint begins what its pattern matches.
func (s *shape) anchored() bool { return s.run > 0 || s.named }

// costs is how many times as much as others a shape costs: patterns over lines keep more open, and one
// that counts what stands between keeps most.
func (s *shape) costs() int {
	switch {
	case follows[s.kind] != "":
		return 12
	case s.kind == "xml":
		return 3
	case s.whole:
		return 4
	}
	return 1
}

// alone reports a shape of which each hint has its own window.
func (s *shape) alone() bool { return s.seek != byPattern && s.seek != byPhrase || s.anchored() }

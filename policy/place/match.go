package place

// Match is what a wildcard, a folder or a recursive deletion holds now.
type Match struct {
	Pattern string `json:"pattern"`
	Count   int    `json:"count"` // files and folders, at most Limit
	Bytes   int64  `json:"bytes"` // of the regular files among them
	// the first few, relative to the working directory where they lie below it
	Names []string `json:"names,omitempty"`
	More  bool     `json:"more,omitempty"` // there are more than Count: the look was bounded
	// Untracked counts files that version control neither holds nor ignores; -1: not known.
	Untracked int      `json:"untracked"`
	Notes     []string `json:"notes,omitempty"` // in words; only records of earlier versions have any
}

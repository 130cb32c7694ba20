package place

// Parts is a Disk that also reads parts of files that are too large to read
// whole.
type Parts interface {
	// ReadPart reads at most n bytes of a regular file from an offset on: fewer
	// only at its end.
	ReadPart(path string, at int64, n int) ([]byte, error)
}

// Clock is a Disk that tells whether it refused a look because its time was up. Whoever asked
// may have taken that for "no", and "no" is the milder answer to some questions.
type Clock interface {
	Late() bool
}

package source

import (
	"crypto/sha256"
	"sync"

	"guard/policy/code"
	"guard/policy/code/reader"
)

// Reading a megabyte of what a session wrote takes a quarter of a second, and a linter
// may be run every few seconds over the same files: what was read is kept. Budget: the
// second line over the same megabyte is judged in under 20 ms (BenchmarkPlanted).

// maxReadings bounds the readings that are kept, maxRead the bytes of a text of one.
const (
	maxReadings = 600
	maxRead     = 64 << 10
)

// readings are kept by language and text. A reading is never changed.
var readings = struct {
	sync.Mutex
	kept map[readingKey]code.Reading
}{kept: map[readingKey]code.Reading{}}

type readingKey struct {
	lang code.Language
	text [sha256.Size]byte
	file bool
	with string // what it is given
}

// readCode is reader.ReadGiven, remembered.
func readCode(lang code.Language, text string, given code.Given) code.Reading {
	if len(text) > maxRead {
		return reader.ReadGiven(lang, text, given)
	}
	if !takesGiven().MatchString(text) {
		given = code.Given{Elsewhere: given.Elsewhere}
	}
	key := readingKey{lang, sha256.Sum256([]byte(text)), given.File, given.String()}
	readings.Lock()
	r, ok := readings.kept[key]
	readings.Unlock()
	if ok {
		return r
	}
	r = reader.ReadGiven(lang, text, given)
	readings.Lock()
	defer readings.Unlock()
	for old := range readings.kept { // any other makes room
		if len(readings.kept) < maxReadings {
			break
		}
		delete(readings.kept, old)
	}
	readings.kept[key] = r
	return r
}

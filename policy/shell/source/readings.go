package source

import (
	"crypto/sha256"

	"guard/internal/memo"
	"guard/policy/code"
	"guard/policy/code/reader"
)

// Reading a megabyte of what a session wrote takes a quarter of a second, and to look through it for all that its
// code may do two seconds, and a linter may be run every few seconds over the same files: what was read is kept.
// Budget: the second line over the same megabyte is judged in under 20 ms (BenchmarkPlanted).

// maxReadings bounds the readings that are kept, maxRead the bytes of a text of one.
const (
	maxReadings = 600
	maxRead     = 64 << 10
)

// textID stands for a text.
type textID = [sha256.Size]byte

func idOf(text string) textID { return sha256.Sum256([]byte(text)) }

// readings are kept by language and text. A reading is never changed.
var readings = memo.Memo[readingKey, code.Reading]{Most: maxReadings}

type readingKey struct {
	lang code.Language
	text textID
	file bool
	with string // what it is given
}

// readCode is reader.ReadGiven, remembered.
func readCode(lang code.Language, text string, given code.Given) code.Reading {
	if len(text) > maxRead {
		return reader.ReadGiven(lang, text, given)
	}
	if !memo.Has(text, takesGiven()) {
		given = code.Given{Elsewhere: given.Elsewhere, Objects: given.Objects}
	}
	return readings.Of(readingKey{lang, idOf(text), given.File, given.String()},
		func() code.Reading { return reader.ReadGiven(lang, text, given) })
}

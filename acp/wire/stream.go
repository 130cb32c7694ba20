package wire

import (
	"bytes"
	"errors"
	"io"

	"github.com/go-json-experiment/json/jsontext"
)

// A Stream follows the lines of one side as a reader sees them that takes JSON
// values wherever they end (Go's json.Decoder and the JSON-RPC libraries on it):
// to it a request may stand behind another value, or go over several lines of
// which none is one. The zero Stream is at the beginning.
type Stream struct {
	Acting []string // as in [HidesRequest]

	// The value that has begun and not ended. There are several where a request
	// within it may have been passed on or not: the reader is at one of them.
	open [][]byte
}

// What is remembered of a value over several lines. Past it nothing can be told
// and nothing passes that would go on with it.
const (
	maxOpen   = 64 << 10 // bytes of one
	maxBranch = 8        // of open
)

// whole stands for a line that is one message: within another value its members
// count for nothing.
var whole = []byte("{}\n")

// HidesRequest reports whether somebody could find a request in the next line, or
// at its end, that Scan does not show. Such a line must not pass; any other may,
// and is then a part of the stream.
func (s *Stream) HidesRequest(line []byte, f Frame) bool {
	return HidesRequest(line, f, s.Acting...) || s.endsRequest(line, f)
}

// endsRequest reports whether a reader of values would have a request at the end
// of a line that is about to pass, or that may pass, being a request itself.
func (s *Stream) endsRequest(line []byte, f Frame) bool {
	var next [][]byte
	switch f.Kind {
	case Notification, Response:
		line = whole
	case Request:
		line, next = whole, s.open
	default:
		if len(s.open) == 0 {
			s.open = [][]byte{nil}
		}
	}
	for _, have := range s.open {
		rest, request := readValues(joined(have, line), s.Acting)
		if request || len(rest) > maxOpen {
			return true
		}
		if len(rest) > 0 {
			next = append(next[:len(next):len(next)], bytes.Clone(rest))
		}
	}
	if len(next) > maxBranch {
		return true
	}
	s.open = next
	return false
}

func joined(have, line []byte) []byte {
	if len(have) == 0 {
		return line
	}
	return append(have[:len(have):len(have)], line...)
}

// readValues reads value after value, and returns what has begun and not ended. It
// stops at the first that is, or resembles, a request.
func readValues(b []byte, acting []string) (rest []byte, request bool) {
	dec := jsontext.NewDecoder(bytes.NewBuffer(b), jsontext.AllowDuplicateNames(true), jsontext.AllowInvalidUTF8(true))
	for {
		at := dec.InputOffset()
		v, err := dec.ReadValue()
		switch {
		case errors.Is(err, io.ErrUnexpectedEOF):
			return b[at:], false
		case err != nil: // the end, or a mistake that no such reader gets over
			return nil, false
		}
		f := Scan(v)
		if request = f.asks(v, acting); f.Kind == Batch {
			request, _ = BatchRequests(v, acting...)
		}
		if request {
			return nil, true
		}
	}
}

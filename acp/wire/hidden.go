package wire

import (
	"bytes"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// HidesRequest reports whether somebody could still read a line that Scan calls
// no request as one: after a byte order mark or another invisible prefix, with a
// reader that also ends lines elsewhere than at \n, or because its top level is
// ambiguous. Acting are methods, in lower case, that a reader may carry out without an id too, and with a slash at its
// end what all such begin with.
func HidesRequest(line []byte, f Frame, acting ...string) bool {
	switch f.Kind {
	case Suspect:
		if resemblesRequest(line, acting) {
			return true
		}
	case Noise:
		if hasPrefixedJSON(line) && resemblesRequest(line, acting) {
			return true
		}
	}
	body := bytes.TrimRight(line, "\r\n")
	if f.Kind != Noise && bytes.IndexByte(body, '\r') < 0 {
		return false // Scan lets no other line end stand outside a string
	}
	return pieceIsRequest(body, acting)
}

// pieceIsRequest looks for a request between the line ends that some readers know
// beyond \n: Node's readline \r, U+2028 and U+2029, Python's splitlines all of
// these. Inside a JSON string quotes are escaped, so text cannot pose as one.
func pieceIsRequest(body []byte, acting []string) bool {
	pieces := bytes.FieldsFunc(body, endsLineSomewhere)
	if len(pieces) < 2 {
		return false
	}
	for _, p := range pieces {
		f := Scan(p)
		odd := f.Kind == Batch || f.Kind == Noise && hasPrefixedJSON(p)
		if f.asks(p, acting) || odd && resemblesRequest(p, acting) {
			return true
		}
	}
	return false
}

// asks reports whether a frame is a request to some reader, or may be.
func (f *Frame) asks(b []byte, acting []string) bool {
	switch f.Kind {
	case Request:
		return true
	case Notification:
		return Acts(f.Method, acting)
	case Suspect:
		return resemblesRequest(b, acting)
	}
	return false
}

// Acts reports whether a method is an acting one, or below one: see [HidesRequest].
func Acts(method string, acting []string) bool {
	low := strings.ToLower(method)
	return slices.ContainsFunc(acting, func(one string) bool {
		return low == one || strings.HasSuffix(one, "/") && strings.HasPrefix(low, one)
	})
}

func endsLineSomewhere(r rune) bool {
	return r == '\r' || r == '\v' || r == '\f' || r >= 0x1c && r <= 0x1e || r == 0x85 || r == 0x2028 || r == 0x2029
}

// resemblesRequest reports whether both an id and a method could be read in b, or one of the acting
// methods, whatever their case or escapes, and whatever bytes a reader drops.
func resemblesRequest(b []byte, acting []string) bool {
	low := bytes.ToLower(b)
	if bytes.IndexByte(low, 0) >= 0 { // UTF-16 and UTF-32, which Python's json.loads detects
		low = bytes.ReplaceAll(low, []byte{0}, nil)
	}
	if !utf8.Valid(low) {
		low = bytes.ToValidUTF8(low, nil)
	}
	escaped := bytes.Contains(low, []byte(`\u00`))
	if !escaped && !bytes.Contains(low, []byte(`method`)) {
		return false
	}
	names := func(method string) bool { return bytes.Contains(low, []byte(`"`+method)) }
	return escaped || bytes.Contains(low, []byte(`id`)) || len(acting) > 0 && bytes.Contains(low, []byte(`\/`)) ||
		slices.ContainsFunc(acting, names)
}

// IsCertain reports whether every reader finds in a line what Scan does: one message, or none.
func IsCertain(line []byte, f Frame) bool {
	switch f.Kind {
	case Suspect, Batch:
		return false
	case Noise:
		return !bytes.ContainsAny(line, "{[")
	}
	return bytes.IndexByte(bytes.TrimRight(line, "\r\n"), '\r') < 0 // as in HidesRequest
}

// hasPrefixedJSON reports whether an object or array follows bytes that a
// lenient reader skips: a byte order mark, other space, control or format characters.
func hasPrefixedJSON(b []byte) bool {
	for len(b) > 0 {
		r, n := utf8.DecodeRune(b)
		switch {
		case r == '{' || r == '[':
			return true
		case r == utf8.RuneError && n == 1, unicode.IsSpace(r), unicode.IsControl(r), unicode.Is(unicode.Cf, r):
			b = b[n:]
		default:
			return false
		}
	}
	return false
}

// BatchRequests reports whether a batch holds anything but notifications and
// responses, and yields the ids of the requests in it. What only looks like an
// array, "[12:30:01] …", is no batch to any reader. Acting is as in [HidesRequest].
func BatchRequests(line []byte, acting ...string) (holds bool, ids [][]byte) {
	nested := false
	_, ok := eachItem(line, skipSpace(line, 0), func(item []byte) bool {
		nested = nested || item[0] == '{' || item[0] == '['
		f := Scan(item)
		if f.Kind == Request {
			ids = append(ids, f.ID)
		}
		holds = holds || f.asks(item, acting) || f.Kind == Batch && resemblesRequest(item, acting)
		return true
	})
	return holds || !ok && (nested || opensNested(line)) && resemblesRequest(line, acting), ids
}

// opensNested reports whether a line begins with an array whose first item is
// an object or array.
func opensNested(line []byte) bool {
	i := skipSpace(line, skipSpace(line, 0)+1)
	return i < len(line) && (line[i] == '{' || line[i] == '[')
}

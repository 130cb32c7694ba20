package mask

import (
	"bytes"
	"compress/bzip2"
	"compress/flate"
	"compress/gzip"
	"compress/zlib"
	"encoding/binary"
	"io"
	"slices"
	"sort"
)

// Inside a text may be other texts: in base64, in codes, compressed, several of these. Each is a layer, which is
// searched as the text itself is. What is found in one hides all of what was decoded, since where in it the value
// stands cannot be told.

// Bounds of what is decoded of one text: so much for each of its bytes, and all in all.
const (
	leastDecoded   = 64 << 10
	decodedPerByte = 6
	maxDecoded     = 4 << 20
	maxStreams     = 4096 // beginnings of compressed streams that are tried, of one text
	leastRun       = 16   // characters of base64
)

// layer is a text inside a text.
type layer struct {
	b     []byte
	depth int    // layers that may be inside
	parts []part // by where they begin; none: it is the text itself
}

// part is a piece of a layer, and where in the text it was decoded from.
type part struct{ at, from, to int }

// source is where in the text a piece of the layer was decoded from.
func (l *layer) source(from, to int) (int, int) {
	if l.parts == nil {
		return from, to
	}
	first := sort.Search(len(l.parts), func(i int) bool { return l.parts[i].at > from }) - 1
	last := sort.Search(len(l.parts), func(i int) bool { return l.parts[i].at >= to }) - 1
	return l.parts[max(first, 0)].from, l.parts[max(first, last, 0)].to
}

// inside adds what was decoded from a place in a layer.
func (s *search) inside(in *layer, into *layer, decoded []byte, from, to int) {
	if s.left -= len(decoded); s.left < 0 || len(decoded) < leastText {
		return
	}
	from, to = in.source(from, to)
	into.parts = append(into.parts, part{len(into.b), from, to})
	into.b = append(append(into.b, decoded...), 0)
}

func (s *search) queue(l layer) {
	if len(l.b) >= leastText {
		s.layers = append(s.layers, l)
	}
}

// digits64 are the values of base64's letters, in both alphabets; 255: it is none.
var digits64 = func() (of [256]byte) {
	for i := range of {
		of[i] = 255
	}
	for _, letters := range []string{"+/", "-_"} {
		letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789" + letters
		for i, c := range []byte(letters) {
			of[c] = byte(i)
		}
	}
	return of
}()

// runs decodes the base64 in a layer.
func (s *search) runs(l *layer) {
	plain, compressed := layer{depth: l.depth - 1}, layer{depth: l.depth - 1}
	var decoded []byte
	for i := 0; i < len(l.b) && s.left > 0; i++ {
		if digits64[l.b[i]] == 255 {
			continue
		}
		from := i
		for i < len(l.b) && digits64[l.b[i]] != 255 {
			i++
		}
		to := wrapped(l.b, from, i)
		if to-from >= leastRun && isMixed(l.b[from:min(to, from+64)]) {
			decoded = decode64(decoded[:0], l.b[from:to])
			s.inside(l, &plain, decoded, from, to)
			s.streams(l, &compressed, decoded, func(int, int) (int, int) { return from, to })
		}
		i = to
	}
	s.queue(plain)
	s.queue(compressed)
}

// isMixed says whether a text has small and large letters, as base64 has and most names and paths have not.
func isMixed(b []byte) bool {
	small, large := false, false
	for _, c := range b {
		small = small || 'a' <= c && c <= 'z'
		large = large || 'A' <= c && c <= 'Z'
	}
	return small && large
}

// wrapped is where base64 ends that goes on over lines of the same length.
func wrapped(b []byte, from, to int) int {
	for long := to - from; ; {
		next := to
		if next < len(b) && b[next] == '\r' {
			next++
		}
		if next >= len(b) || b[next] != '\n' {
			return to
		}
		for next++; next < len(b) && b[next] == ' '; {
			next++
		}
		end := next
		for end < len(b) && digits64[b[end]] != 255 {
			end++
		}
		if end == next || end-next > long {
			return to
		}
		to = end
		if end-next < long {
			return to
		}
	}
}

func decode64(into, b []byte) []byte {
	bits, n := uint(0), 0
	for _, c := range b {
		if d := digits64[c]; d != 255 {
			bits, n = bits<<6|uint(d), n+6
			if n >= 8 {
				n -= 8
				into = append(into, byte(bits>>n))
			}
		}
	}
	return into
}

// expand decompresses what stands in a text as codes, and takes codes that are a text for one.
func (s *search) expand(l *layer, codes *view) {
	s.decompress(l, codes)
	if l.depth == 0 || !isText(codes.b) || s.left < len(codes.b) {
		return
	}
	s.left -= len(codes.b)
	text := layer{depth: l.depth - 1, b: slices.Clone(codes.b)}
	for i := range codes.b {
		from, to := l.source(codes.span(i, i+1))
		text.parts = append(text.parts, part{i, from, to})
	}
	s.queue(text)
}

// decompress looks for what is compressed in a view.
func (s *search) decompress(l *layer, v *view) {
	if l.depth > 0 {
		compressed := layer{depth: l.depth - 1}
		s.streams(l, &compressed, v.b, v.span)
		s.queue(compressed)
	}
}

// isText says whether most bytes are those of a text.
func isText(b []byte) bool {
	printed := 0
	for _, c := range b {
		if ' ' <= c && c <= '~' || c == '\n' {
			printed++
		}
	}
	return len(b) >= 2*leastText && printed*10 >= len(b)*9
}

// streams decompresses what begins somewhere in bytes as gzip, zlib, bzip2 and zip do, also inside of archives and of
// git's packs.
func (s *search) streams(l, into *layer, b []byte, span func(from, to int) (int, int)) {
	for i := 0; i+4 < len(b) && s.left > 0 && s.tried < maxStreams; i++ {
		if c := b[i]; c != 0x1f && c != 'x' && c != 'B' && c != 'P' {
			continue
		}
		r := bytes.NewReader(b[i:])
		stream := s.open(b[i:], r)
		if stream == nil {
			continue
		}
		s.tried++
		decoded, err := io.ReadAll(io.LimitReader(stream, int64(s.left)))
		end := len(b)
		if err == nil {
			end -= r.Len()
		}
		if len(decoded) >= leastText {
			from, to := span(i, end)
			s.inside(l, into, decoded, from, to)
			if into.depth > 0 {
				deeper := layer{depth: into.depth - 1}
				s.streams(l, &deeper, decoded, func(int, int) (int, int) { return from, to })
				s.queue(deeper)
			}
		}
		if err == nil {
			i = max(i, end-1)
		}
	}
}

// open begins to decompress what bytes are compressed with, if they are.
func (s *search) open(b []byte, r *bytes.Reader) io.Reader {
	switch {
	case b[0] == 0x1f && b[1] == 0x8b && b[2] == 8:
		if stream, err := gzip.NewReader(r); err == nil {
			stream.Multistream(false)
			return stream
		}
	case b[0] == 'x' && binary.BigEndian.Uint16(b)%31 == 0 && b[1]&0x20 == 0:
		if s.inflate == nil {
			s.inflate, _ = zlib.NewReader(r)
			return s.inflate
		}
		if s.inflate.(zlib.Resetter).Reset(r, nil) == nil {
			return s.inflate
		}
	case bytes.HasPrefix(b, []byte("BZh")) && len(b) > 10 && string(b[4:10]) == "1AY&SY":
		return bzip2.NewReader(r)
	case bytes.HasPrefix(b, []byte("PK\x03\x04")) && len(b) > 30 && b[8] == 8:
		name, more := binary.LittleEndian.Uint16(b[26:]), binary.LittleEndian.Uint16(b[28:])
		_, _ = r.Seek(30+int64(name)+int64(more), io.SeekStart)
		return flate.NewReader(r)
	}
	return nil
}

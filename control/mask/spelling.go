package mask

import (
	"encoding/ascii85"
	"encoding/base32"
	"encoding/base64"
	"encoding/hex"
	"slices"
	"strconv"
	"strings"
)

// exact are the spellings in which any value is hidden.
func exact(v string) []string {
	return append(inBase64(v), v, hex.EncodeToString([]byte(v)))
}

// inBase64 is what stands of a value in the base64 of any text that holds it, with the letters of both alphabets.
func inBase64(v string) (all []string) {
	for before := range 3 {
		text := base64.RawStdEncoding.EncodeToString(append(make([]byte, before), v...))
		text = text[(before*8+5)/6 : (before+len(v))*8/6]
		all = append(all, text)
		if url := strings.NewReplacer("+", "-", "/", "_").Replace(text); url != text {
			all = append(all, url)
		}
	}
	return all
}

// inUU is what stands of a value in one line of uuencode, whose digits are the characters from the space on, a grave
// accent in place of that.
func inUU(v string) (all []string) {
	for before := range 3 {
		text := base64.RawStdEncoding.EncodeToString(append(make([]byte, before), v...))
		all = append(all, each(text[(before*8+5)/6:(before+len(v))*8/6], func(c byte) byte {
			if d := digits64[c]; d != 0 {
				return ' ' + d
			}
			return '`'
		}))
	}
	return all
}

// inBase32 is what stands of a value in the base32 of any text that holds it, in both alphabets of RFC 4648.
func inBase32(v string) (all []string) {
	for before := range 5 {
		for _, e := range []*base32.Encoding{base32.StdEncoding, base32.HexEncoding} {
			text := e.WithPadding(base32.NoPadding).EncodeToString(append(make([]byte, before), v...))
			all = append(all, text[(before*8+4)/5:(before+len(v))*8/5])
		}
	}
	return all
}

// base85 are the digits of other base85s than Adobe's: of RFC 1924 (git, Python's b85encode) and of ZeroMQ (Z85).
var base85 = []string{
	"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~",
	"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#",
}

// inBase85 is what stands of a value in the base85 of any text that holds it: its whole groups of four.
func inBase85(v string) (all []string) {
	for before := range 4 {
		group := v[min((4-before)%4, len(v)):]
		group = group[:len(group)/4*4]
		text := make([]byte, ascii85.MaxEncodedLen(len(group)))
		text = text[:ascii85.Encode(text, []byte(group))]
		all = append(all, string(text))
		for _, digits := range base85 {
			other := make([]byte, len(text))
			for i, c := range text {
				other[i] = digits[c-'!']
			}
			all = append(all, string(other))
		}
	}
	return all
}

// inCodes are a value's bytes as numbers, with nothing between them.
func inCodes(v string) (all []string) {
	for _, number := range []struct{ base, width int }{{16, 2}, {10, 1}, {10, 3}, {8, 1}, {8, 3}, {2, 8}, {2, 7}} {
		var codes []byte
		for _, c := range []byte(v) {
			at := len(codes)
			codes = strconv.AppendUint(codes, uint64(c), number.base)
			for len(codes)-at < number.width {
				codes = slices.Insert(codes, at, '0')
			}
		}
		all = append(all, string(codes))
	}
	return all
}

// substituted is a value with its letters moved along the alphabet, by each distance, or the small ones alone; with its
// digits moved too by half (ROT18); and with the alphabet turned round (atbash).
func substituted(v string) (all []string) {
	for by := byte(1); by < 26; by++ {
		all = append(all, moved(v, by, 0))
		if strings.ToLower(v) != v {
			all = append(all, each(v, func(c byte) byte {
				if 'a' <= c && c <= 'z' {
					return 'a' + (c-'a'+by)%26
				}
				return c
			}))
		}
	}
	return append(all, moved(v, 13, 5), each(v, func(c byte) byte {
		switch {
		case 'a' <= c && c <= 'z':
			return 'a' + 'z' - c
		case 'A' <= c && c <= 'Z':
			return 'A' + 'Z' - c
		}
		return c
	}))
}

func moved(v string, letters, digits byte) string {
	return each(v, func(c byte) byte {
		switch {
		case 'a' <= c && c <= 'z':
			return 'a' + (c-'a'+letters)%26
		case 'A' <= c && c <= 'Z':
			return 'A' + (c-'A'+letters)%26
		case '0' <= c && c <= '9':
			return '0' + (c-'0'+digits)%10
		}
		return c
	})
}

// rot47 moves a value's characters along all that are printed, by half.
func rot47(v string) string {
	return each(v, func(c byte) byte {
		if '!' <= c && c <= '~' {
			return '!' + (c-'!'+47)%94
		}
		return c
	})
}

func each(v string, to func(byte) byte) string {
	b := []byte(v)
	for i, c := range b {
		b[i] = to(c)
	}
	return string(b)
}

func backward(v string) string {
	b := []byte(v)
	slices.Reverse(b)
	return string(b)
}

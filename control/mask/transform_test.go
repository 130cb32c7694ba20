package mask_test

import (
	"archive/tar"
	"bytes"
	"compress/flate"
	"compress/gzip"
	"compress/zlib"
	"encoding/ascii85"
	"encoding/base32"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"html"
	"io"
	"math/big"
	"math/rand/v2"
	"mime/quotedprintable"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"guard/control/mask"
)

// transforms are ways to print a secret so that it can be read back: by a call whose words do not tell.
var transforms = map[string]func(v string) string{
	"as it is":                  func(v string) string { return v },
	"rev":                       reversed,
	"upper case":                strings.ToUpper,
	"lower case":                strings.ToLower,
	"swapped case":              func(v string) string { return strings.Map(swapped, v) },
	"sed s/./& /g":              func(v string) string { return apart(v, " ") },
	"grep -o .":                 func(v string) string { return apart(v, "\n") },
	"a comma between":           func(v string) string { return apart(v, ", ") },
	"Python list of characters": func(v string) string { return "['" + apart(v, "', '") + "']" },
	"rev, a character a line":   func(v string) string { return apart(reversed(v), "\n") },
	"grep -on .":                func(v string) string { return numbered(v, "%d:%c\n") },
	"grep -rno .":               func(v string) string { return numbered(v, "conf/.env:%d:%c\n") },
	"enumerate":                 func(v string) string { return numbered(v, "%d %c\n") },
	"character then number":     func(v string) string { return numbered(v, "%[2]c %[1]d\n") },
	"fold -w 5 | cat -n":        func(v string) string { return folded(v, 5, "%6d\t%s\n") },
	"fold -w 4":                 func(v string) string { return pieces(v, 4, "%s\n") },
	"quoted pieces":             func(v string) string { return pieces(v, 6, "\"%s\" +\n") },

	"od":                   func(v string) string { return dump(v, 2, "%06o", octal) },
	"od -x":                func(v string) string { return dump(v, 2, "%04x", octal) },
	"od -d":                func(v string) string { return dump(v, 2, "%5d", octal) },
	"od -c":                func(v string) string { return dump(v, 1, "  %c", octal) },
	"od -b":                func(v string) string { return dump(v, 1, "%03o", octal) },
	"od -t u1":             func(v string) string { return dump(v, 1, "%3d", octal) },
	"od -t d1 -An":         func(v string) string { return dump(v, 1, "%4d", "") },
	"od -t x1z":            func(v string) string { return dump(v, 1, "%02x", octal+"z") },
	"xxd":                  func(v string) string { return dump(v, -2, "%04x", "%08x:"+"x") },
	"xxd -b":               func(v string) string { return dump(v, 1, "%08b", "%08x:"+"x") },
	"xxd -p":               func(v string) string { return wrap(hex.EncodeToString([]byte(v)), 60) },
	"xxd -i":               func(v string) string { return "  " + codes(v, "0x%02x", ", ") },
	"hexdump":              func(v string) string { return dump(v, 2, "%04x", "%07x") },
	"hexdump -C":           func(v string) string { return hex.Dump([]byte(v)) },
	"upper hexadecimal":    func(v string) string { return strings.ToUpper(hex.EncodeToString([]byte(v))) },
	"hexadecimal, spaced":  func(v string) string { return codes(v, "%x", " ") },
	"wrapped hexadecimal":  func(v string) string { return wrap(hex.EncodeToString([]byte(v)), 16) },
	"list of codes":        func(v string) string { return "[" + codes(v, "%d", ", ") + "]" },
	"codes, nothing apart": func(v string) string { return codes(v, "%d", "") },
	"codes of three":       func(v string) string { return codes(v, "%03d", "") },
	"octal of three":       func(v string) string { return codes(v, "%03o", "") },
	"codes a line":         func(v string) string { return codes(v, "%d", "\n") },
	"numbered codes":       func(v string) string { return numbered(v, "%d: %[2]d\n") },
	"byte N = code":        func(v string) string { return numbered(v, "byte %d = %[2]d;\n") },
	"code and character":   func(v string) string { return numbered(v, "%[2]d %[2]c\n") },
	"escapes":              func(v string) string { return codes(v, `\x%02x`, "") },
	"octal escapes":        func(v string) string { return codes(v, `\%03o`, "") },
	"JSON escapes":         func(v string) string { return codes(v, `\u%04x`, "") },
	"all percent":          func(v string) string { return codes(v, "%%%02X", "") },
	"HTML entities":        func(v string) string { return codes(v, "&#%d;", "") },
	"HTML entities, hex":   func(v string) string { return codes(v, "&#x%x;", "") },
	"URL":                  func(v string) string { return url.QueryEscape(v) },
	"HTML":                 func(v string) string { return html.EscapeString(v) },
	"quoted-printable":     quoted,
	"all quoted-printable": func(v string) string { return codes(v, "=%02X", "") },
	"bits":                 func(v string) string { return codes(v, "%08b", "") },
	"bits, spaced":         func(v string) string { return codes(v, "%08b", " ") },
	"bits, short":          func(v string) string { return codes(v, "%b", " ") },
	"Python's bin":         func(v string) string { return "['" + codes(v, "0b%b", "', '") + "']" },
	"Python's oct":         func(v string) string { return "['" + codes(v, "0o%o", "', '") + "']" },
	"Python's hex":         func(v string) string { return "['" + codes(v, "0x%x", "', '") + "']" },
	"UTF-16":               func(v string) string { return codes(v, "%04x", " ") },
	"a list, backward":     func(v string) string { return codes(reversed(v), "%d", " ") },

	"rot13":          func(v string) string { return strings.Map(func(r rune) rune { return caesar(r, 13) }, v) },
	"Caesar":         func(v string) string { return strings.Map(func(r rune) rune { return caesar(r, 5) }, v) },
	"rot13, spaced":  func(v string) string { return apart(strings.Map(func(r rune) rune { return caesar(r, 13) }, v), " ") },
	"rot47":          func(v string) string { return strings.Map(func(r rune) rune { return '!' + (r-'!'+47)%94 }, v) },
	"next character": func(v string) string { return strings.Map(func(r rune) rune { return r + 1 }, v) },
	"fullwidth":      func(v string) string { return strings.Map(func(r rune) rune { return r + 0xfee0 }, v) },
	"xor, as text":   func(v string) string { return strings.Map(func(r rune) rune { return r ^ 0x85 }, v) },
	"xor 9":          func(v string) string { return codes(keyed(v, func(int) byte { return 9 }), "%d", ", ") },
	"xor 0x5a":       func(v string) string { return hex.EncodeToString([]byte(keyed(v, func(int) byte { return 0x5a }))) },
	"xor 0xff":       func(v string) string { return codes(keyed(v, func(int) byte { return 0xff }), "%02x", " ") },
	"xor i*7+3":      func(v string) string { return codes(keyed(v, func(i int) byte { return byte(i*7 + 3) }), "%d", " ") },
	"xor i":          func(v string) string { return codes(keyed(v, func(i int) byte { return byte(i) }), "%02x", "") },
	"xor KEY":        func(v string) string { return codes(keyed(v, func(i int) byte { return "KEY"[i%3] }), "%d", ",") },
	"xor secret":     func(v string) string { return codes(keyed(v, func(i int) byte { return "secret"[i%6] }), "%02x", " ") },
	"plus 3":         func(v string) string { return sums(v, func(i int, c byte) int { return int(c) + 3 }) },
	"plus index":     func(v string) string { return sums(v, func(i int, c byte) int { return int(c) + i }) },
	"minus 100":      func(v string) string { return sums(v, func(i int, c byte) int { return int(c) - 100 }) },
	"255 minus":      func(v string) string { return sums(v, func(i int, c byte) int { return 255 - int(c) }) },
	"times 3 plus 1": func(v string) string { return sums(v, func(i int, c byte) int { return int(c)*3 + 1 }) },
	"plus 1000":      func(v string) string { return sums(v, func(i int, c byte) int { return int(c) + 1000 }) },
	"differences":    func(v string) string { return sums("\x00"+v, nil) },
	"xor 9, base64":  func(v string) string { return in64("xx" + keyed(v, func(int) byte { return 9 })) },
	"pairs": func(v string) string {
		return "[" + strings.ReplaceAll(strings.TrimSpace(numbered(v, "[%d,%[2]d]\n")), "\n", ",") + "]"
	},

	"base64":              func(v string) string { return in64(v) },
	"base64 of reversed":  func(v string) string { return in64(reversed(v)) },
	"base64, reversed":    func(v string) string { return reversed(in64(v)) },
	"base64 of a file":    func(v string) string { return wrap(in64("# notes of mine\nAPI_KEY="+v+"\nPORT=80\n"), 76) },
	"base64 -w 20":        func(v string) string { return wrap(in64("API_KEY="+v+"\n"), 20) },
	"base64, spaced":      func(v string) string { return apart(in64("K="+v), " ") },
	"base64 of base64":    func(v string) string { return in64(in64("K=" + v)) },
	"base64 of hex":       func(v string) string { return in64(hex.EncodeToString([]byte("K=" + v))) },
	"hex of base64":       func(v string) string { return hex.EncodeToString([]byte(in64("K=" + v))) },
	"base32":              func(v string) string { return base32.StdEncoding.EncodeToString([]byte("K=" + v)) },
	"base32hex":           func(v string) string { return base32.HexEncoding.EncodeToString([]byte("KEY=" + v)) },
	"ascii85":             func(v string) string { return in85("K=" + v + "\n") },
	"base64 of rot13":     func(v string) string { return in64(strings.Map(func(r rune) rune { return caesar(r, 13) }, v)) },
	"gzip | base64":       func(v string) string { return wrap(in64(zipped("gzip", "API_KEY="+v+"\n")), 76) },
	"gzip | xxd -p":       func(v string) string { return wrap(hex.EncodeToString([]byte(zipped("gzip", "API_KEY="+v+"\n"))), 60) },
	"gzip | xxd":          func(v string) string { return dump(zipped("gzip", "API_KEY="+v+"\n"), -2, "%04x", "%08x:"+"x") },
	"gzip, list":          func(v string) string { return "[" + codes(zipped("gzip", "API_KEY="+v+"\n"), "%d", ", ") + "]" },
	"zlib | base64":       func(v string) string { return wrap(in64(zipped("zlib", "API_KEY="+v+"\n")), 76) },
	"rev | gzip | base64": func(v string) string { return in64(zipped("gzip", reversed("API_KEY="+v+"\n"))) },
	"gzip of gzip":        func(v string) string { return in64(zipped("gzip", zipped("gzip", v+" and so on"))) },
	"tar cz | base64":     func(v string) string { return wrap(in64(zipped("gzip", tarred("API_KEY="+v+"\n"))), 76) },
	"tar | base64":        func(v string) string { return wrap(in64(tarred("API_KEY="+v+"\n")), 76) },
	"tar of a git object": func(v string) string {
		return wrap(in64(zipped("gzip", tarred(zipped("zlib", "blob 40\x00K="+v+"\n")))), 76)
	},
	"a pack": func(v string) string {
		return wrap(in64("PACK\x00\x00\x00\x02\x00\x00\x00\x01\xb5\x02"+zipped("zlib", "API_KEY="+v+"\n")), 76)
	},
	"gzip|base64|base64":    func(v string) string { return wrap(in64(wrap(in64(zipped("gzip", "API_KEY="+v+"\n")), 76)), 76) },
	"Buffer":                func(v string) string { return `{"type":"Buffer","data":[` + codes(v, "%d", ",") + "]}" },
	"JSON":                  func(v string) string { b, _ := json.Marshal(strings.Split(v, "")); return string(b) },
	"uuencode":              func(v string) string { return uu("K=" + v) },
	"od -t u4":              func(v string) string { return dump(v+"   ", 4, "%10d", octal) },
	"tr a-z b-za":           func(v string) string { return strings.Map(lowerNext, v) },
	"dict of enumerate":     func(v string) string { return "{" + numbered(v, "%d: '%c', ") + "}" },
	"pairs in a line":       func(v string) string { return numbered(v, "%d:%[2]x ") },
	"one number":            func(v string) string { return new(big.Int).SetBytes([]byte("K=" + v)).String() },
	"zlib, Python's bytes":  func(v string) string { return "b'" + escaped(zipped("zlib", "API_KEY="+v+"\n")) + "'" },
	"bytes, quoted by Go":   func(v string) string { return strconv.Quote(zipped("gzip", "API_KEY="+v+"\n")) },
	"shuffled substitution": substituted,
}

const octal = "%07o"

func reversed(v string) string {
	b := []byte(v)
	slices.Reverse(b)
	return string(b)
}

func swapped(r rune) rune {
	if unicode.IsUpper(r) {
		return unicode.ToLower(r)
	}
	return unicode.ToUpper(r)
}

func caesar(r rune, by rune) rune {
	switch {
	case 'a' <= r && r <= 'z':
		return 'a' + (r-'a'+by)%26
	case 'A' <= r && r <= 'Z':
		return 'A' + (r-'A'+by)%26
	}
	return r
}

func lowerNext(r rune) rune {
	if unicode.IsLower(r) {
		return caesar(r, 1)
	}
	return r
}

func uu(v string) string {
	digits := base64.NewEncoding("`!\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_").WithPadding(base64.NoPadding)
	return "M" + digits.EncodeToString([]byte(v))
}

// escaped shows bytes as Python does.
func escaped(v string) string {
	var b strings.Builder
	for _, c := range []byte(v) {
		switch {
		case c == '\n':
			b.WriteString(`\n`)
		case c == '\r':
			b.WriteString(`\r`)
		case c == '\t':
			b.WriteString(`\t`)
		case c == '\\' || c == '\'':
			b.WriteString(`\` + string(rune(c)))
		case c < ' ' || c > '~':
			fmt.Fprintf(&b, `\x%02x`, c)
		default:
			b.WriteByte(c)
		}
	}
	return b.String()
}

func apart(v, by string) string { return strings.Join(strings.Split(v, ""), by) }

func codes(v, format, by string) string {
	var all []string
	for _, c := range []byte(v) {
		all = append(all, fmt.Sprintf(format, c))
	}
	return strings.Join(all, by)
}

func numbered(v, format string) string {
	var b strings.Builder
	for i, c := range []byte(v) {
		fmt.Fprintf(&b, format, i, c)
	}
	return b.String()
}

func folded(v string, width int, format string) string {
	var b strings.Builder
	for i := 0; i*width < len(v); i++ {
		fmt.Fprintf(&b, format, i+1, v[i*width:min(len(v), (i+1)*width)])
	}
	return b.String()
}

func wrap(v string, width int) string { return pieces(v, width, "%s\n") }

func pieces(v string, width int, format string) string {
	var b strings.Builder
	for piece := range slices.Chunk([]byte(v), width) {
		fmt.Fprintf(&b, format, piece)
	}
	return b.String()
}

func keyed(v string, key func(i int) byte) string {
	b := []byte(v)
	for i := range b {
		b[i] ^= key(i)
	}
	return string(b)
}

func sums(v string, of func(i int, c byte) int) string {
	var all []string
	for i, c := range []byte(v) {
		if of == nil {
			if i > 0 {
				all = append(all, fmt.Sprint(int(c)-int(v[i-1])))
			}
			continue
		}
		all = append(all, fmt.Sprint(of(i, c)))
	}
	return strings.Join(all, " ")
}

// dump shows a text as od and xxd do: groups of bytes, the lower one first unless it is negative, behind an offset;
// by z and x, before the characters.
func dump(v string, group int, format, offset string) string {
	offset, shown := strings.TrimRight(offset, "zx"), offset
	if strings.HasSuffix(shown, "x:") || strings.HasSuffix(shown, "%07x") {
		offset, shown = shown, ""
	}
	var b strings.Builder
	width := 16
	if format == "%08b" {
		width = 6
	}
	for at := 0; at < len(v); at += width {
		line := v[at:min(len(v), at+width)]
		if offset != "" {
			fmt.Fprintf(&b, offset, at)
		}
		column := b.Len()
		for i := 0; i < len(line); i += max(group, -group) {
			n := 0
			switch piece := line[i:min(len(line), i+max(group, -group))]; {
			case group == 1, len(piece) == 1:
				n = int(piece[0])
			case group == 4 && len(piece) == 4:
				n = int(binary.LittleEndian.Uint32([]byte(piece)))
			case len(piece) > 1 && group > 0:
				n = int(piece[0]) | int(piece[1])<<8
			default:
				n = int(piece[0])<<8 | int(piece[1])
			}
			fmt.Fprintf(&b, " "+format, n)
		}
		switch {
		case strings.HasSuffix(shown, "x"):
			fmt.Fprintf(&b, "%*s  %s", max(0, 40-(b.Len()-column)), "", strings.Map(printed, line))
		case strings.HasSuffix(shown, "z"):
			fmt.Fprintf(&b, "%*s  >%s<", max(0, 48-(b.Len()-column)), "", line)
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func printed(r rune) rune {
	if r < ' ' || r > '~' {
		return '.'
	}
	return r
}

func in64(v string) string { return base64.StdEncoding.EncodeToString([]byte(v)) }

func in85(v string) string {
	b := make([]byte, ascii85.MaxEncodedLen(len(v)))
	return string(b[:ascii85.Encode(b, []byte(v))])
}

func quoted(v string) string {
	var b strings.Builder
	w := quotedprintable.NewWriter(&b)
	_, _ = w.Write([]byte(strings.Repeat("é", 4) + "K=" + v))
	_ = w.Close()
	return b.String()
}

func zipped(by, v string) string {
	var b bytes.Buffer
	var w io.WriteCloser
	switch by {
	case "gzip":
		w = gzip.NewWriter(&b)
	case "zlib":
		w = zlib.NewWriter(&b)
	default:
		w, _ = flate.NewWriter(&b, 9)
	}
	_, _ = w.Write([]byte(v))
	_ = w.Close()
	return b.String()
}

func tarred(v string) string {
	var b bytes.Buffer
	w := tar.NewWriter(&b)
	_ = w.WriteHeader(&tar.Header{Name: "a/.env", Size: int64(len(v)), Mode: 0o600})
	_, _ = w.Write([]byte(v))
	_ = w.Close()
	return b.String()
}

func substituted(v string) string {
	letters := "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
	to := rand.New(rand.NewPCG(1, 2)).Perm(len(letters))
	return strings.Map(func(r rune) rune {
		if i := strings.IndexRune(letters, r); i >= 0 {
			return rune(letters[to[i]])
		}
		return r
	}, v)
}

// alphabets are of what secrets are made.
var alphabets = []string{
	"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789",
	"abcdefghijklmnopqrstuvwxyz0123456789",
	"0123456789abcdef",
	"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+/-_",
}

// needs are the lengths from which a secret is found, by the alphabet, where it is not 16, 16, 20 and 16.
var needs = map[string]int{"xor secret": 30, "xor KEY": 24, "shuffled substitution": 64}

func TestTransformed(t *testing.T) {
	r := rand.New(rand.NewPCG(4711, 1))
	names := make([]string, 0, len(transforms))
	for name := range transforms {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		transform := transforms[name]
		missed, tried := []string{}, 0
		rounds := 48
		if testing.Short() {
			rounds = 8
		}
		for n := range rounds {
			alphabet := alphabets[n%len(alphabets)]
			length := max(16, needs[name]) + r.IntN(30)
			if n%len(alphabets) == 2 {
				length += 4
			}
			b := make([]byte, length)
			for i := range b {
				b[i] = alphabet[r.IntN(len(alphabet))]
			}
			v := string(b)
			s := mask.OfEnvironment([]string{"API_KEY=" + v})
			if _, of := s.Hide(v); len(of) == 0 {
				continue // no secret to guard: all digits, say
			}
			if strings.ContainsAny(v, "+/-_") && len(strings.Trim(v, "+/-_")) < 24 {
				continue // too few letters and digits, maybe
			}
			tried++
			out := transform(v)
			text := "=== RUN   TestA\n" + out + "\nok  \tx/y\t0.012s\n"
			got, of := s.Hide(text)
			if half := out[len(out)/4:][:max(4, len(out)/2)]; len(of) == 0 || strings.Contains(got, half) {
				missed = append(missed, v+"\n"+got)
			}
		}
		if len(missed) > 0 {
			t.Errorf("%s: %d of %d secrets pass, such as %.400s", name, len(missed), tried, missed[0])
		}
		if tried < rounds/3 {
			t.Errorf("%s: %d secrets", name, tried)
		}
	}
}

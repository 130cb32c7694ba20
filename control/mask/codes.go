package mask

import "math/big"

// A value may stand in a text as numbers, the codes of its bytes: in base 2, 8, 10 or 16, whatever is between them. A
// text is read as such numbers in each base; what is no number in it is passed over.

// coded are the bytes that the numbers of a text stand for, by how the numbers are read.
type coded struct {
	decimal, octal, hexadecimal, binary view
	words                               view // decimal, of several bytes, the lower one first (od -d, od -t u4)
	swapped                             view // hexadecimal, the lower byte of each word first (od -x)
}

func (c *coded) all() []*view {
	return []*view{&c.decimal, &c.octal, &c.hexadecimal, &c.binary, &c.words, &c.swapped}
}

// What a character may belong to.
const (
	word = 1 << iota
	base16
	base10
	base8
	base2
)

var classes = func() (of [256]byte) {
	for c := range 256 {
		if fold[c] != 0 {
			of[c] = word
		}
	}
	for bits, digits := range map[byte]string{base16: "0123456789abcdefABCDEF", base10: "0123456789",
		base8: "01234567", base2: "01"} {
		for _, c := range []byte(digits) {
			of[c] |= bits
		}
	}
	return of
}()

func (c *coded) read(of *view) {
	for _, v := range c.all() {
		v.reset(len(of.b)/2 + 1)
	}
	wide, paired := false, false
	for i := 0; i < len(of.b); i++ {
		class := classes[of.b[i]]
		if class == 0 {
			continue
		}
		from := i
		for i++; i < len(of.b) && classes[of.b[i]] != 0; i++ {
			class &= classes[of.b[i]]
		}
		if class&base16 == 0 {
			if from, class = behindPrefix(of.b, from, i); class&base16 == 0 {
				continue
			}
		}
		if bits := behind0b(of.b[from:i]); bits > 0 {
			c.inBinary(of, from+bits, i)
			continue
		}
		n := i - from
		if n == 1 || n%2 == 0 {
			paired = paired || n == 4 || n == 8 || n == 16
			c.inHex(of, from, i)
		}
		if class&base10 != 0 {
			wide = c.inDecimal(of, from, i) || wide
		}
		if class&base8 != 0 {
			c.inOctal(of, from, i)
		}
		if class&base2 != 0 && n >= 6 {
			c.inBinary(of, from, i)
		}
	}
	if !wide {
		c.words.reset(0)
	}
	if !paired {
		c.swapped.reset(0)
	}
}

// behindPrefix is where a number begins that is written 0x73, \x73, u0073, 0o163 or 0b1110011.
func behindPrefix(b []byte, from, to int) (at int, class byte) {
	at = from
	if b[at] == '0' {
		at++
	}
	if to-at < 2 {
		return from, 0
	}
	of := byte(0)
	switch b[at] {
	case 'x', 'X', 'u', 'U':
		of = base16
	case 'o':
		of = base8 | base16
	default:
		return from, 0
	}
	class = of
	for _, c := range b[at+1 : to] {
		class &= classes[c]
	}
	return at + 1, class
}

// behind0b is where the digits of 0b1110011 begin, which is a hexadecimal number too; 0: it is none.
func behind0b(digits []byte) int {
	if len(digits) < 4 || len(digits) > 10 || digits[0] != '0' || digits[1]|0x20 != 'b' {
		return 0
	}
	for _, c := range digits[2:] {
		if classes[c]&base2 == 0 {
			return 0
		}
	}
	return 2
}

func (c *coded) inHex(of *view, from, to int) {
	if to-from == 1 {
		c.hexadecimal.add(nibble(of.b[from]), of, from, to)
		c.swapped.add(nibble(of.b[from]), of, from, to)
		return
	}
	for i := from; i < to; i += 2 {
		c.hexadecimal.add(nibble(of.b[i])<<4|nibble(of.b[i+1]), of, i, i+2)
	}
	for i := to - 2; i >= from; i -= 2 {
		c.swapped.add(nibble(of.b[i])<<4|nibble(of.b[i+1]), of, i, i+2)
	}
}

func nibble(c byte) byte {
	if c <= '9' {
		return c - '0'
	}
	return c&0xf + 9
}

// Digits of decimal numbers: of one that is read as a byte or a word, and of one that may be a whole text (Python's
// int.from_bytes).
const (
	longest   = 10
	leastWide = 2 * leastText
	mostWide  = 4 << 10
)

// inDecimal says whether the number is one of several bytes.
func (c *coded) inDecimal(of *view, from, to int) (wide bool) {
	if to-from > longest {
		triples(&c.decimal, of, from, to, 10)
		return c.inWide(of, from, to)
	}
	n := number(of.b[from:to], 10)
	minus := from > 0 && of.b[from-1] == '-' && (from < 2 || fold[of.b[from-2]] == 0)
	if minus {
		c.decimal.add(byte(-n), of, from, to)
	} else {
		c.decimal.add(byte(n), of, from, to)
	}
	bytes := 2
	if n >= 1<<16 {
		bytes = 4
	}
	for i := range bytes {
		c.words.add(byte(n>>(8*i)), of, from, to)
	}
	return n >= 256
}

// inWide reads one number that is a whole text.
func (c *coded) inWide(of *view, from, to int) bool {
	if to-from < leastWide || to-from > mostWide {
		return false
	}
	n, ok := new(big.Int).SetString(string(of.b[from:to]), 10)
	if !ok {
		return false
	}
	for _, b := range n.Bytes() {
		c.words.add(b, of, from, to)
	}
	return true
}

func (c *coded) inOctal(of *view, from, to int) {
	if to-from > 6 {
		triples(&c.octal, of, from, to, 8)
		return
	}
	n := number(of.b[from:to], 8)
	c.octal.add(byte(n), of, from, to)
	if n > 255 || to-from == 6 { // a word, the lower byte first, as od shows where nothing else is said
		c.octal.add(byte(n>>8), of, from, to)
	}
}

// triples are numbers of three digits each, with nothing between them.
func triples(v, of *view, from, to, base int) {
	if (to-from)%3 != 0 {
		return
	}
	for i := from; i < to; i += 3 {
		v.add(byte(number(of.b[i:i+3], base)), of, i, i+3)
	}
}

func (c *coded) inBinary(of *view, from, to int) {
	step := 8
	switch n := to - from; {
	case n < 8:
		step = n
	case n%8 != 0:
		step = 7
	}
	for i := from; i+step <= to; i += step {
		c.binary.add(byte(number(of.b[i:i+step], 2)), of, i, i+step)
	}
}

func number(digits []byte, base int) (n int) {
	for _, c := range digits {
		n = n*base + int(nibble(c))
	}
	return n
}

// takeSums takes the sums of numbers up to each: of a text's characters, if they are how each differs from the last.
func (v *view) takeSums(of *view) {
	v.reset(len(of.b))
	sum := byte(0)
	for i, c := range of.b {
		sum += c
		v.add(sum, of, i, i+1)
	}
}

// takeEverySecond takes every second number: numbers of places stand before them.
func (v *view) takeEverySecond(of *view, first int) {
	v.reset(len(of.b)/2 + 1)
	for i := first; i < len(of.b); i += 2 {
		v.add(of.b[i], of, i, i+1)
	}
}

package state

import (
	"maps"
	"slices"
	"strconv"
	"strings"
)

// colours are those of the terminal that a program has changed: text in the colour of its background is not seen.
type colours struct {
	set     map[string]string // by what names one in an OSC: "4;1", "11"
	mixed   mixed             // that may have been set in a way that is not followed
	altered uint              // grows when other colours have to be reset than before
}

// mixed are kinds of colours.
type mixed uint8

const (
	mixedPalette mixed = 1 << iota
	mixedSpecial
	mixedText
	mixedBack
	mixedConsole       // the palette of Linux' console
	mixedAll     mixed = 1<<iota - 1
)

// The colours of an OSC: 4 the palette, 5 the special ones, 10 to 19 those of the text, the cursor and their like; by
// 100 more each is reset (xterm's control sequences). 21 is kitty's.
const (
	palette, special    = 4, 5
	textFirst, textLast = 10, 19
	kittys              = 21
	resetBy             = 100
	highestColour       = 511
	longestColour       = 64
	colourAsked         = "?"
)

// Linux' console sets a colour by P and seven digits, and resets all by R (console_codes(4)); mintty has a number of
// its own; kitty takes all of them from a stack.
const (
	consoleSets, consoleReset = "P", "R"
	minttys, kittysStack      = 7704, 30101
)

// rxvts are rxvt-unicode's own for the text's colour and its background, and those of text that is set off (urxvt(7)).
var rxvts = [...]int{39, 49, 704, 706, 707}

// unmixes is which kind of colours an OSC resets altogether.
var unmixes = map[int]mixed{resetBy + palette: mixedPalette, resetBy + special: mixedSpecial,
	resetBy + textFirst: mixedText, resetBy + textFirst + 1: mixedBack}

// mix notes that any colour may have been set.
func (c *colours) mix() {
	if c.mixed != mixedAll {
		c.mixed = mixedAll
		c.altered++
	}
}

// reset gives back to the terminal its own.
func (c *colours) reset(b *strings.Builder) {
	if c.mixed != 0 {
		for _, osc := range slices.Sorted(maps.Keys(unmixes)) {
			b.WriteString("\x1b]" + digits(osc) + stringEnd)
		}
		b.WriteString("\x1b]" + consoleReset + stringEnd) // to Linux' console ST is a sequence of its own
	}
	for _, key := range slices.Sorted(maps.Keys(c.set)) {
		osc, which, named := strings.Cut(key, ";")
		n, _ := strconv.Atoi(osc)
		if named {
			which = ";" + which
		}
		b.WriteString("\x1b]" + digits(resetBy+n) + which + stringEnd)
	}
}

// fill is the way back.
func (c *colours) fill(b *strings.Builder) {
	for _, key := range slices.Sorted(maps.Keys(c.set)) {
		b.WriteString("\x1b]" + key + ";" + c.set[key] + stringEnd)
	}
}

// follow follows what an OSC does to colours; long says that only its beginning is known.
func (c *colours) follow(osc, rest string, long bool) {
	switch {
	case strings.HasPrefix(osc, consoleSets):
		c.mix()
	case osc == consoleReset:
		c.mixed &^= mixedConsole
	}
	n, err := strconv.Atoi(osc)
	if err != nil {
		return
	}
	if rest == "" {
		c.mixed &^= unmixes[n]
	}
	fields := strings.Split(rest, ";")
	listed, text := n == palette || n == special, n >= textFirst && n <= textLast
	switch of := n - resetBy; {
	case n == kittys || n == kittysStack || n == minttys || slices.Contains(rxvts[:], n) || long && (listed || text):
		c.mix()
	case listed:
		for i := 0; i+1 < len(fields); i += 2 {
			c.note(n, fields[i], fields[i+1])
		}
	case text:
		for i, colour := range fields[:min(len(fields), textLast+1-n)] {
			c.note(n+i, "", colour)
		}
	case of == palette || of == special:
		c.forgetListed(of, fields)
	case of >= textFirst && of <= textLast:
		c.forget(func(key string) bool { return key == strconv.Itoa(of) })
	}
}

// note notes a colour; a question for one sets none.
func (c *colours) note(n int, which, colour string) {
	key := strconv.Itoa(n)
	if n < textFirst {
		number, err := strconv.ParseUint(which, 10, 16)
		if err != nil || number > highestColour {
			return
		}
		key += ";" + strconv.FormatUint(number, 10)
	}
	switch {
	case colour == colourAsked || colour == "":
		return
	case printable(colour) != colour || len(colour) > longestColour:
		c.mix()
		return
	}
	switch old, known := c.set[key]; {
	case known && old == colour:
		return
	case !known:
		c.altered++
	}
	c.set = with(c.set, key, colour)
}

// forgetListed is OSC 104 and 105: those that are named, or all.
func (c *colours) forgetListed(of int, named []string) {
	all := len(named) == 1 && named[0] == ""
	c.forget(func(key string) bool {
		number, ok := strings.CutPrefix(key, strconv.Itoa(of)+";")
		return ok && (all || slices.Contains(named, number))
	})
}

func (c *colours) forget(those func(key string) bool) {
	left := maps.Clone(c.set)
	maps.DeleteFunc(left, func(key, _ string) bool { return those(key) })
	if len(left) != len(c.set) {
		c.set = left
		c.altered++
	}
}

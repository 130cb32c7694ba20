package lang

import (
	"fmt"
	"strings"
	"sync"
)

// Edit is what an in-place editor makes of a text; false where that cannot be told.
type Edit func(text string) (string, bool)

// LeavesLittle reports an edit after which less than half of a text need be left. The text is looked at where it is
// known and long enough to tell; else texts of the kinds that people keep stand for it.
func LeavesLittle(edit Edit, text string, known bool) bool {
	if known && len(grams(text)) >= minGrams {
		return leavesLittle(edit, text)
	}
	for _, one := range samples() {
		if leavesLittle(edit, one) {
			return true
		}
	}
	return false
}

// minGrams is how much a text must hold for a share of it to tell something.
const minGrams = 12

func leavesLittle(edit Edit, text string) bool {
	after, ok := edit(text)
	return !ok || !Mostly(text, after)
}

// Mostly reports that at least half of a text is in another, by runs of three letters or digits: neither spaces, signs
// nor capitals count.
func Mostly(before, after string) bool {
	had, has := grams(before), grams(after)
	total, kept := 0, 0
	for gram, n := range had {
		total += n
		kept += min(n, has[gram])
	}
	return 2*kept >= total
}

// maxCompared bounds the text that is compared, in bytes.
const maxCompared = 64 << 10

// grams counts the runs of three letters or digits of each line.
func grams(text string) map[string]int {
	found := map[string]int{}
	text = text[:min(len(text), maxCompared)]
	for line := range strings.SplitSeq(strings.ToLower(text), "\n") {
		plain := strings.Map(wordPart, line)
		for i := 0; i+3 <= len(plain); i++ {
			found[plain[i:i+3]]++
		}
	}
	return found
}

func wordPart(r rune) rune {
	if r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 0x80 {
		return r
	}
	return -1
}

// samples are texts of the kinds that people keep: prose, code, figures, a list of settings.
var samples = sync.OnceValue(func() []string {
	return []string{
		sample(func(i int) string {
			return fmt.Sprintf("what we talked of in the long meeting of day %d was not written down", i)
		}),
		sample(func(i int) string {
			return fmt.Sprintf("func Area%d(width, height int) { return width * height }", i)
		}),
		sample(func(i int) string { return fmt.Sprintf("%d,%d.%d,%d", 1000+i, 731*i, i, 98765-i) }),
		sample(func(i int) string { return fmt.Sprintf("server%d.name = \"Example of a name\"", i) }),
		sample(func(i int) string { return fmt.Sprintf("own words %c", 'a'+i%26) }),
	}
})

func sample(line func(i int) string) string {
	var b strings.Builder
	for i := range 100 {
		b.WriteString(line(i) + "\n")
	}
	return b.String()
}

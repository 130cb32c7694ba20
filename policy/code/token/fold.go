package token

import (
	"strings"
	"sync"
)

// fold returns an identifier as Python knows it, as far as that is ASCII: Python takes ｅval and 𝐞𝐯𝐚𝐥 for eval
// (Python reference 2.3: NFKC).
func fold(name string) string {
	var b strings.Builder
	for _, c := range name {
		switch {
		case c >= 0xff10 && c <= 0xff5a: // fullwidth forms
			b.WriteRune(c - 0xfee0)
		case c >= 0x1d400 && c <= 0x1d6a3: // mathematical letters, in alphabets of 52
			b.WriteByte(letters[(c-0x1d400)%52])
		case c >= 0x1d7ce && c <= 0x1d7ff: // mathematical digits
			b.WriteByte(byte('0' + (c-0x1d7ce)%10))
		default:
			if ascii, ok := folds()[c]; ok {
				b.WriteString(ascii)
			} else {
				b.WriteRune(c)
			}
		}
	}
	return b.String()
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

// folded lists the other characters of identifiers whose NFKC form is ASCII
// (Unicode 15): the form, a colon, the characters.
const folded = `0:🯰 1:🯱 2:🯲 3:🯳 4:🯴 5:🯵 6:🯶 7:🯷 8:🯸 9:🯹 A:ᴬ B:ᴮℬ C:ℂℭⅭꟲ D:ᴰⅅⅮ DZ:Ǳ Dz:ǲ E:ᴱℰ F:ℱꟳ G:ᴳ
H:ᴴℋℌℍ I:ᴵℐℑⅠ II:Ⅱ III:Ⅲ IJ:Ĳ IV:Ⅳ IX:Ⅸ J:ᴶ K:ᴷK L:ᴸℒⅬ LJ:Ǉ Lj:ǈ M:ᴹℳⅯ N:ᴺℕ NJ:Ǌ Nj:ǋ O:ᴼ
P:ᴾℙ Q:ℚꟴ R:ᴿℛℜℝ T:ᵀ U:ᵁ V:Ⅴⱽ VI:Ⅵ VII:Ⅶ VIII:Ⅷ W:ᵂ X:Ⅹ XI:Ⅺ XII:Ⅻ Z:ℤℨ _:︳︴﹍﹎﹏ a:ªᵃₐ b:ᵇ
c:ᶜⅽ d:ᵈⅆⅾ dz:ǳ e:ᵉₑℯⅇ f:ᶠ ff:ﬀ ffi:ﬃ ffl:ﬄ fi:ﬁ fl:ﬂ g:ᵍℊ h:ʰₕℎ i:ᵢⁱℹⅈⅰ ii:ⅱ iii:ⅲ ij:ĳ
iv:ⅳ ix:ⅸ j:ʲⅉⱼ k:ᵏₖ l:ˡₗℓⅼ lj:ǉ m:ᵐₘⅿ n:ⁿₙ nj:ǌ o:ºᵒₒℴ p:ᵖₚ q:𐞥 r:ʳᵣ s:ſˢₛ st:ﬅﬆ t:ᵗₜ u:ᵘᵤ
v:ᵛᵥⅴ vi:ⅵ vii:ⅶ viii:ⅷ w:ʷ x:ˣₓⅹ xi:ⅺ xii:ⅻ y:ʸ z:ᶻ`

// folds maps the characters of the list folded to their form in ASCII.
var folds = sync.OnceValue(func() map[rune]string {
	table := make(map[rune]string)
	for _, field := range strings.Fields(folded) {
		form, characters, _ := strings.Cut(field, ":")
		for _, c := range characters {
			table[c] = form
		}
	}
	return table
})

package mask_test

import (
	"encoding/binary"
	"strings"
	"testing"
	"unicode/utf16"

	"guard/control/mask"
)

// A file of secrets in UTF-16, as PowerShell writes it, is read as what it says.
func TestWideFilesAreRead(t *testing.T) {
	for name, order := range map[string]binary.AppendByteOrder{"little": binary.LittleEndian, "big": binary.BigEndian} {
		for _, padding := range []int{0, 100_000} {
			var wide []byte
			for _, c := range utf16.Encode([]rune("\ufeff# höre\r\n" + strings.Repeat("# padding\r\n", padding/10) + "API_KEY=" + key + "\r\n")) {
				wide = order.AppendUint16(wide, c)
			}
			var f mask.Files
			s := read(&f, in(t, string(wide)))
			if got, of := s.Hide("it is " + key + "."); strings.Contains(got, key) || len(of) != 1 {
				t.Errorf("%s endian, %d bytes before it: %q", name, padding, got)
			}
			if got, _ := s.Hide("nothing of it"); got != "nothing of it" {
				t.Errorf("%s endian: %q", name, got)
			}
		}
	}
}

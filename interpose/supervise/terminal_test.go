package supervise

import (
	"bytes"
	"reflect"
	"strings"
	"testing"
)

func TestLeaveTravels(t *testing.T) {
	var b bytes.Buffer
	for _, leave := range [][]byte{[]byte("\x1b[0m"), nil, bytes.Repeat([]byte("x"), 5000)} {
		b.Reset()
		b.Write(leaveFrame(leave))
		got, err := readLeave(&b)
		if err != nil || !reflect.DeepEqual(append([]byte{}, leave...), got) {
			t.Errorf("%q: %q %v", leave, got, err)
		}
	}
	for _, bad := range []string{"", "\x00\x00", "\x00\x00\x00\x05abc", "\xff\xff\xff\xff"} {
		if _, err := readLeave(strings.NewReader(bad)); err == nil {
			t.Errorf("%q was read", bad)
		}
	}
}

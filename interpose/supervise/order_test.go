package supervise

import (
	"bytes"
	"reflect"
	"testing"
)

func TestOrderRoundTrip(t *testing.T) {
	for name, o := range map[string]Order{
		"least":      {Path: "/x", Args: []string{"/x"}, Env: []string{}},
		"all":        {Path: "/a b", Dir: "/d", Terminal: true, Args: []string{"/a b", "", "-x\n"}, Env: []string{"A=1", "B=\xff\x01"}},
		"empty word": {Path: "/x", Args: []string{"/x", "", ""}, Env: []string{"", ""}},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := readOrder(bytes.NewReader(o.marshal()))
			if err != nil || !reflect.DeepEqual(got, o) {
				t.Errorf("got %+v, %v, want %+v", got, err, o)
			}
		})
	}
}

func TestOrderCutShort(t *testing.T) {
	whole := Order{Path: "/x", Args: []string{"/x", "y"}, Env: []string{"A=1"}}.marshal()
	for n := range whole {
		if o, err := readOrder(bytes.NewReader(whole[:n])); err == nil {
			t.Errorf("%d of %d bytes read as %+v", n, len(whole), o)
		}
	}
	if _, err := readOrder(bytes.NewReader([]byte{0xff, 0xff, 0xff, 0xff})); err == nil {
		t.Error("an order of 4 GiB was accepted")
	}
}

func FuzzParseOrder(f *testing.F) {
	f.Add("/x\x00\x00tty\x001\x00/x\x00A=1\x00")
	f.Add("\x00\x00\x00-1\x00")
	f.Fuzz(func(t *testing.T, body string) {
		o, err := parseOrder(body)
		if err != nil {
			return
		}
		again, err := readOrder(bytes.NewReader(o.marshal()))
		if err != nil || len(again.Args) != len(o.Args) || len(again.Env) != len(o.Env) || again.Path != o.Path {
			t.Errorf("%q: %+v became %+v, %v", body, o, again, err)
		}
	})
}

func TestNoteRoundTrip(t *testing.T) {
	for _, n := range []note{{noteExited, 255}, {noteStarted, 1 << 30}, {noteEnd, 0}, {noteSignal, -1}} {
		var b bytes.Buffer
		if err := n.send(&b); err != nil || b.Len() != noteSize {
			t.Fatalf("%v: %d bytes, %v", n, b.Len(), err)
		}
		if got, err := readNote(&b); got != n || err != nil {
			t.Errorf("got %v, %v, want %v", got, err, n)
		}
	}
}

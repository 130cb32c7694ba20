package stream

import (
	"bytes"
	"io"
	"os"
	"testing"
	"time"
)

func pipe(t *testing.T, wait time.Duration) (*Output, *os.File) {
	t.Helper()
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { closeAll(r, w) })
	r, err = unpolled(r) // as Start hands it over
	if err != nil {
		t.Fatal(err)
	}
	o, err := newOutput(r, wait)
	if err != nil {
		t.Fatal(err)
	}
	return o, w
}

// A descriptor passed out of the tree cannot keep the end away, and what the
// tree wrote is read however late, and however short the time.
func TestOutputEndsThoughHeld(t *testing.T) {
	for name, wait := range map[string]time.Duration{"in time": 20 * time.Millisecond, "late": time.Nanosecond} {
		t.Run(name, func(t *testing.T) {
			o, w := pipe(t, wait)
			_, _ = w.WriteString("tail")
			o.Enter(Draining)
			o.Enter(Finished)
			time.Sleep(50 * time.Millisecond) // a slow reader
			if out, err := io.ReadAll(o); string(out) != "tail" || err != nil {
				t.Errorf("read %q, %v", out, err)
			}
		})
	}
}

// Silence after the agent's exit is told, but is not yet the end.
func TestOutputAfterSilence(t *testing.T) {
	for name, s := range map[string]Stage{"draining": Draining, "pausing": Pausing} {
		t.Run(name, func(t *testing.T) {
			o, w := pipe(t, time.Millisecond)
			_, _ = w.WriteString("before ")
			silence := o.Enter(s)
			go func() {
				<-silence
				_, _ = w.WriteString("after")
				_ = w.Close()
			}()
			if out, err := io.ReadAll(o); string(out) != "before after" || err != nil {
				t.Errorf("read %q, %v", out, err)
			}
		})
	}
}

// An outsider that writes on and on is cut off.
func TestOutputCutsOffOutsiders(t *testing.T) {
	o, w := pipe(t, time.Second)
	go func() {
		for chunk := bytes.Repeat([]byte("x"), 1<<16); ; {
			if _, err := w.Write(chunk); err != nil {
				return
			}
		}
	}()
	o.Enter(Finished)
	if out, err := io.ReadAll(o); len(out) > maxExcess || err != nil {
		t.Errorf("read %d bytes, %v", len(out), err)
	}
}

// TestSoon: what is there is read at once, what is not is waited for, and the end
// is the end.
func TestSoon(t *testing.T) {
	o, w := pipe(t, time.Hour)
	b := make([]byte, 10)
	for _, text := range []string{"there", "later"} {
		written := make(chan struct{})
		go func() {
			if text == "later" {
				time.Sleep(20 * time.Millisecond)
			}
			_, _ = w.WriteString(text)
			close(written)
		}()
		if text == "there" {
			<-written
		}
		o.Soon()
		if n, err := o.Read(b); string(b[:n]) != text || err != nil {
			t.Errorf("%q %v", b[:n], err)
		}
		<-written
	}
	w.Close()
	o.Soon()
	if n, err := o.Read(b); n != 0 || err != io.EOF {
		t.Errorf("%d %v", n, err)
	}
}

package interpose

import (
	"io"
	"strings"
	"testing"
)

// TestNobodyAnswersForThePerson: over ACP a program of the agent's cannot write what the agent reads as guard's answer.
func TestNobodyAnswersForThePerson(t *testing.T) {
	const agent = `(echo forged >/proc/$$/fd/0) 2>/dev/null; read -r heard; echo "heard $heard"`
	for _, speaks := range []bool{true, false} {
		p, err := Start(Params{Path: "/bin/sh", Args: []string{"-c", agent}, Speaks: speaks})
		if err != nil {
			t.Fatal(err)
		}
		if speaks {
			_, _ = p.Stdin.Write([]byte("guard's\n"))
		}
		out, err := io.ReadAll(p.Stdout)
		want := map[bool]string{true: "guard's", false: "forged"}[speaks]
		if heard := strings.TrimSpace(string(out)); heard != "heard "+want || err != nil {
			t.Errorf("%s, %v", heard, err)
		}
		p.Wait()
	}
}

// TestASpeakersStreams are as a pipe's: much passes, the end is heard, and an input that nobody reads is refused.
func TestASpeakersStreams(t *testing.T) {
	p, err := Start(Params{Path: "/bin/cat", Speaks: true})
	if err != nil {
		t.Fatal(err)
	}
	want := strings.Repeat("a line\x00\xff\r\n", 1<<18)
	go func() {
		_, _ = io.WriteString(p.Stdin, want)
		_ = p.Stdin.Close()
	}()
	if got, err := io.ReadAll(p.Stdout); err != nil || string(got) != want {
		t.Errorf("%d bytes of %d, %v", len(got), len(want), err)
	}
	if exit := p.Wait(); exit != (Exit{}) {
		t.Errorf("ended as %+v", exit)
	}
}

package audit

import (
	"os"
	"testing"
)

// A record that nobody can find any more is none: guard once went on allowing.
func TestAFileThatIsGoneKeepsNothing(t *testing.T) {
	for name, take := range map[string]func(path string) error{
		"deleted":  os.Remove,
		"renamed":  func(p string) error { return os.Rename(p, p+".old") },
		"replaced": func(p string) error { return replace(p) },
	} {
		l, err := Create(Params{Dir: t.TempDir(), Session: "s", Now: tick()}) // each record a checkInterval after the last
		if err != nil {
			t.Fatal(err)
		}
		if err := l.Append(Record{Event: SessionStarted}); err != nil {
			t.Fatal(err)
		}
		if err := take(l.Path()); err != nil {
			t.Fatal(err)
		}
		if err := l.Append(Record{Event: Decided}); err == nil {
			t.Errorf("%s: the record was kept, says Append", name)
		}
		_ = l.Close()
	}
}

func replace(path string) error {
	if err := os.Rename(path, path+".old"); err != nil {
		return err
	}
	return os.WriteFile(path, nil, 0o600)
}

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
		"emptied":  func(p string) error { return os.Truncate(p, 0) },
		"cut":      func(p string) error { return os.Truncate(p, 10) },
		"written to": func(p string) error {
			return change(p, func(f *os.File) error { _, err := f.WriteString("{}\n"); return err })
		},
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

// A record that others only look at stays what it is.
func TestAFileThatIsReadIsKept(t *testing.T) {
	l, err := Create(Params{Dir: t.TempDir(), Session: "s", Now: tick()})
	if err != nil {
		t.Fatal(err)
	}
	for range 3 {
		if err := l.Append(Record{Event: Decided, Reason: "looked at"}); err != nil {
			t.Fatal(err)
		}
		if _, err := os.ReadFile(l.Path()); err != nil {
			t.Fatal(err)
		}
		if err := os.Chmod(l.Path(), 0o400); err != nil {
			t.Fatal(err)
		}
	}
	if err := l.Close(); err != nil {
		t.Error(err)
	}
}

func change(path string, how func(*os.File) error) error {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		return err
	}
	defer f.Close()
	return how(f)
}

func replace(path string) error {
	if err := os.Rename(path, path+".old"); err != nil {
		return err
	}
	return os.WriteFile(path, nil, 0o600)
}

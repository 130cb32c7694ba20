package audit

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

var today = time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)

// kept is a record in a folder: how many days ago it began and was last written, and its size.
type kept struct {
	session        string
	began, written int
	size           int64
}

func (k kept) make(t *testing.T, dir string) string {
	t.Helper()
	began, written := today.AddDate(0, 0, -k.began), today.AddDate(0, 0, -k.written)
	path := filepath.Join(dir, fileName(began, k.session))
	if err := os.WriteFile(path, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(path, k.size); err != nil {
		t.Fatal(err)
	}
	if err := os.Chtimes(path, written, written); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestExpired(t *testing.T) {
	const day = 24 * time.Hour
	for _, tt := range []struct {
		name  string
		r     Retention
		files []kept
		want  []string
	}{
		{"nothing there", Retention{Keep: day, MaxSize: 1}, nil, nil},
		{"the zero value keeps all", Retention{}, []kept{{"a", 900, 900, 1 << 40}}, nil},
		{"by age", Retention{Keep: 90 * day}, []kept{{"a", 200, 200, 1}, {"b", 91, 91, 1}, {"c", 89, 89, 1}}, []string{"a", "b"}},
		{"a long session counts by its end", Retention{Keep: 90 * day}, []kept{{"a", 200, 10, 1}, {"b", 91, 91, 1}}, []string{"b"}},
		{"by size, the oldest first", Retention{MaxSize: 100}, []kept{{"a", 9, 9, 50}, {"b", 8, 8, 50}, {"c", 7, 7, 50}, {"d", 6, 6, 50}}, []string{"a", "b"}},
		{"what just fits stays", Retention{MaxSize: 100}, []kept{{"a", 9, 9, 50}, {"b", 8, 8, 50}}, nil},
		{"one that is too large by itself", Retention{MaxSize: 100}, []kept{{"a", 9, 9, 1}, {"b", 8, 8, 101}, {"c", 7, 7, 1}}, []string{"a", "b"}},
		{"both", Retention{Keep: 90 * day, MaxSize: 100}, []kept{{"a", 91, 91, 1}, {"b", 9, 9, 80}, {"c", 8, 8, 80}}, []string{"a", "b"}},
		{"one just written is in use", Retention{MaxSize: 100}, []kept{{"a", 9, 0, 80}, {"b", 8, 8, 80}}, nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			dir := t.TempDir()
			for _, k := range tt.files {
				k.make(t, dir)
			}
			got, err := tt.r.Expired(dir, today)
			if err != nil {
				t.Fatal(err)
			}
			var sessions []string
			for _, f := range got {
				sessions = append(sessions, f.Session)
			}
			if !slices.Equal(sessions, tt.want) {
				t.Errorf("%v, want %v", sessions, tt.want)
			}
			if n, err := Remove(dir, got); n != len(tt.want) || err != nil {
				t.Errorf("%d, %v", n, err)
			}
			if left, err := Files(dir); err != nil || len(left) != len(tt.files)-len(tt.want) {
				t.Errorf("%v, %v", left, err)
			}
		})
	}
}

// A record that a guard writes stays, also when it was taken for expired before.
func TestARecordInUseStays(t *testing.T) {
	dir := t.TempDir()
	path := kept{"a", 900, 900, 10}.make(t, dir)
	r := Retention{Keep: time.Hour, MaxSize: 1}
	expired, err := r.Expired(dir, today)
	if err != nil || len(expired) != 1 {
		t.Fatalf("%v, %v", expired, err)
	}
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	lock(f)
	if list, err := r.Expired(dir, today); err != nil || len(list) != 0 {
		t.Errorf("%v, %v", list, err)
	}
	if n, err := Remove(dir, expired); n != 0 || err != nil {
		t.Errorf("%d, %v", n, err)
	}
	f.Close()
	if n, err := Remove(dir, append(expired, expired...)); n != 1 || err != nil {
		t.Errorf("%d, %v", n, err)
	}
}

// Nothing but records is ever removed, nor anything through a link.
func TestOnlyRecordsExpire(t *testing.T) {
	dir, other := t.TempDir(), t.TempDir()
	target := kept{"t", 900, 900, 10}.make(t, other)
	name := fileName(today.AddDate(-2, 0, 0), "link")
	if err := os.Symlink(target, filepath.Join(dir, name)); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"notes.txt", "x.jsonl", "20200101T000000Z-a.jsonl.bak"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("x"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if list, err := (Retention{Keep: time.Hour, MaxSize: 1}).Expired(dir, today); err != nil || len(list) != 0 {
		t.Errorf("%v, %v", list, err)
	}
	if n, err := Remove(dir, []File{{Path: filepath.Join(dir, name)}}); n != 0 || err == nil {
		t.Errorf("a link was followed: %d, %v", n, err)
	}
}

func TestOneStartRemovesABoundedNumber(t *testing.T) {
	dir := t.TempDir()
	for i := range maxExpired + 7 {
		kept{fmt.Sprint("s", i), 900 - i, 900 - i, 1}.make(t, dir)
	}
	r := Retention{Keep: time.Hour}
	for _, want := range []int{maxExpired, 7, 0} {
		list, err := r.Expired(dir, today)
		if err != nil || len(list) != want {
			t.Fatalf("%d, %v, want %d", len(list), err, want)
		}
		if _, err := Remove(dir, list); err != nil {
			t.Fatal(err)
		}
	}
}

// BenchmarkExpired is what a start pays, with 10,000 records of which none, or as many as one
// start removes, are expired.
func BenchmarkExpired(b *testing.B) {
	dir := b.TempDir()
	for i := range 10_000 {
		began := today.Add(-time.Duration(i) * time.Minute)
		path := filepath.Join(dir, fileName(began, fmt.Sprint("s", i)))
		if os.WriteFile(path, make([]byte, 100), 0o600) != nil || os.Chtimes(path, began, began) != nil {
			b.Fatal("cannot write")
		}
	}
	for name, r := range map[string]Retention{"none": {Keep: 90 * 24 * time.Hour, MaxSize: 1 << 30}, "many": {Keep: time.Hour, MaxSize: 1000}} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				if _, err := r.Expired(dir, today); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

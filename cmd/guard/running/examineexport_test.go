package running

import (
	"context"
	"errors"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/audit"
	"guard/export"
)

type away struct{}

func (away) Send(context.Context, []export.Event) error { return errors.New("nobody listens") }

// Doctor tells how many records wait and why, and is content where none does.
func TestExamineBehind(t *testing.T) {
	dir := t.TempDir()
	x := export.Exporter{Records: filepath.Join(dir, "log"), State: filepath.Join(dir, "state"), Sender: away{}}
	if s := examineBehind(x, time.Now()); s.State != good {
		t.Errorf("nothing is recorded: %+v", s)
	}
	log, err := audit.Create(audit.Params{Dir: x.Records, Session: "s0"})
	if err == nil {
		err = errors.Join(log.Append(audit.Record{Event: audit.SessionStarted}), log.Append(audit.Record{Event: audit.SessionEnded}), log.Close())
	}
	if err != nil {
		t.Fatal(err)
	}
	if s := examineBehind(x, time.Now()); s.State != good || !strings.HasPrefix(s.What, "2 records wait since ") {
		t.Errorf("they came just now: %+v", s)
	}
	if s := examineBehind(x, time.Now().Add(time.Hour)); s.State != fair || s.Command != "guard export" {
		t.Errorf("they wait for an hour: %+v", s)
	}
	_ = x.Run(context.Background(), export.Once)
	if s := examineBehind(x, time.Now()); s.State != fair || !strings.Contains(s.What, "nobody listens") {
		t.Errorf("nobody takes them: %+v", s)
	}
}

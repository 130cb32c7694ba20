package running

import (
	"errors"
	"path/filepath"
	"time"

	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/control/record"
	"guard/control/socket"
	"guard/locale"
	"guard/prompt"
)

// tidy removes what earlier runs left: records that are kept no longer, and the folders of killed ones.
func (s *run) tidy(log *audit.Log) {
	s.retain(log)
	s.expireUndo(cli.ExistingUndo())
	if folders, err := cli.RunFolders(); err == nil {
		socket.RemoveDead(s.id, time.Now(), folders...)
	}
}

// retain removes what is kept no longer. It is told first: a record that cannot tell it keeps the
// others, and what is told to go and stays, the next run removes.
func (s *run) retain(log *audit.Log) {
	keep := s.conf.Record
	dir := filepath.Dir(log.Path())
	expired, err := audit.Retention{Keep: keep.Keep.Value, MaxSize: keep.MaxSize.Value}.Expired(dir, time.Now())
	if err == nil && len(expired) > 0 {
		told := record.Removed{Keep: keep.KeepText(), MaxSize: keep.MaxSizeText()}
		for _, f := range expired {
			told.Files = append(told.Files, filepath.Base(f.Path))
		}
		if err = log.Append(audit.Record{Event: audit.RecordsRemoved, Agent: s.agent, Data: told}); err == nil {
			_, err = audit.Remove(dir, expired)
		}
	}
	if err != nil && !errors.Is(err, audit.ErrEnded) { // a run that short leaves it to the next
		s.tell(locale.Fill("old records were not removed: {0}", prompt.Escape(err.Error())))
	}
}

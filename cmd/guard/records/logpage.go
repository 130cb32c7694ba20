package records

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/cmd/guard/records/page"
	"guard/internal/atomicfile"
	"guard/locale"
	"guard/prompt"
)

// writePage is `guard log --html FILE`: the record as one page.
func (l *logFlags) writePage(dir string) error {
	if err := mayReplace(l.page, l.force); err != nil {
		return err
	}
	b := pageBuilder{choice: &l.logChoice, home: cli.ThisPerson().Home}
	broken, err := l.buildPage(&b, dir)
	if err != nil {
		return err
	}
	if b.sum.Decisions == 0 && len(b.sessions) == 0 {
		cli.Say(locale.Text("nothing matches"))
		return broken
	}
	if err := atomicfile.WriteBy(l.page, pageMode, b.page(time.Now()).Write); err != nil {
		return cli.Fail(cli.ExitInternal, locale.Errorf("the page cannot be written: %w", err))
	}
	cli.Say(locale.Fill("wrote {0}; it holds commands and names of files, and only you can read it",
		prompt.Escape(l.page)))
	return broken
}

// buildPage has a page built of all records, the newest first: what is older than it holds is only counted. What could
// not be read is no reason not to write it.
func (l *logFlags) buildPage(b *pageBuilder, dir string) (broken, err error) {
	files, err := l.files(dir)
	if err != nil {
		return nil, err
	}
	var all []error
	for _, f := range slices.Backward(files) {
		text := ""
		if b.full() {
			text = decidedMark
		}
		all = append(all, readRecord(f, text, b.add))
		b.end()
	}
	return unreadable(all), nil
}

// mayReplace says why a file may not be written: it is there, and no page of guard's own.
func mayReplace(path string, force bool) error {
	_, noFolder := os.Stat(filepath.Dir(path))
	info, err := os.Lstat(path)
	switch {
	case noFolder != nil:
		return cli.Fail(cli.ExitUsage, locale.Errorf("the page cannot be written: %w", noFolder))
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return cli.Fail(cli.ExitUsage, locale.Errorf("the page cannot be written: %w", err))
	case info.IsDir():
		return cli.Fail(cli.ExitUsage, locale.Errorf("%s is a folder: name a file in it", path))
	case force || info.Mode().IsRegular() && ownPage(path):
		return nil
	}
	return cli.Fail(cli.ExitUsage, locale.Errorf("%s is there already, and no page of guard's: name another file, "+
		"or overwrite it with --force", path))
}

// pageMode leaves a page to its owner alone: it holds commands.
const pageMode = 0o600

// ownPage reports a file that guard log --html wrote.
func ownPage(path string) bool {
	f, err := os.Open(path)
	if err != nil {
		return false
	}
	defer f.Close()
	head := make([]byte, page.HeadSize)
	n, _ := io.ReadFull(f, head)
	return page.Own(head[:n])
}

// maxSteps is how many decisions and events a page lists, the newest: with maxStepText this bounds the page to about
// 10 MB, however large the record is.
const maxSteps = 2000

// maxStepText is how many bytes the texts of one decision may take in the page, as they are escaped there.
const maxStepText = 4 << 10

// pageEvents are those that a page shows by what they lead up to.
var pageEvents = map[audit.Event]func(*pageBuilder, audit.Entry){
	audit.SessionStarted:    (*pageBuilder).started,
	audit.SessionEnded:      (*pageBuilder).ended,
	audit.ApprovalRequested: (*pageBuilder).requested,
	audit.ApprovalRequired:  (*pageBuilder).required,
}

package audit

import (
	"errors"
	"os"
	"strconv"
	"strings"
	"sync"
	"time"
	"unicode"

	"golang.org/x/sys/unix"

	"guard/audit/secret"
	"guard/internal/fault"
	"guard/locale"
)

// Params says where a session's record goes. Dir and Session are required.
type Params struct {
	Dir     string           // made with mode 0700 where missing; see DefaultFolder
	Session string           // guard's own id: letters, digits, '-' and '_', at most 128
	Now     func() time.Time // time.Now if nil
}

// Log is the open record of one session. Its methods may be called at the same time. A nil or zero
// Log keeps nothing, and its Append says so.
type Log struct {
	session string
	now     func() time.Time

	mu     sync.Mutex
	file   file
	path   string
	inode  uint64    // of path, when it was made
	seen   time.Time // when the file was last found under path
	size   int64     // of the whole lines written
	seq    uint64
	prev   hexHash
	second second
	line   []byte // reused from one Append to the next
	ended  bool   // session_ended stands at the end
	broken error  // once set, nothing is kept any more
}

// file is what a Log needs of its file, so that tests can make it fail at any byte.
type file interface {
	Write([]byte) (int, error)
	Truncate(int64) error
	Sync() error
	Close() error
}

// ErrEnded is what Append says after [SessionEnded] was kept: what the session still had under way
// comes too late, and nothing may be allowed any more.
var ErrEnded = locale.New("guard: the session has ended, and its record with it")

var errClosed = locale.New("guard: the session's record is closed")

// sessionName reports whether a record can be named by a session's id.
func sessionName(id string) bool {
	return len(id) > 0 && len(id) <= 128 && !strings.ContainsFunc(id, func(r rune) bool {
		return r > unicode.MaxASCII || r != '_' && r != '-' && !unicode.IsLetter(r) && !unicode.IsDigit(r)
	})
}

// Create starts the record of a session in a new file, named by the time and the session.
func Create(p Params) (*Log, error) {
	if !sessionName(p.Session) {
		return nil, locale.Errorf("guard: starting a record: %q cannot be a session id (letters, digits, - and _ only)",
			p.Session)
	}
	if p.Now == nil {
		p.Now = time.Now
	}
	folder, err := openFolder(p.Dir)
	if err != nil {
		return nil, err
	}
	defer folder.Close()
	f, err := createIn(folder, fileName(p.Now(), p.Session))
	if err != nil {
		return nil, err
	}
	lock(f)
	l := newLog(p, f.Name(), oneWrite{f})
	var st unix.Stat_t
	if err := unix.Fstat(int(f.Fd()), &st); err != nil {
		f.Close()
		return nil, locale.Errorf("guard: starting a record: %w", err)
	}
	l.inode = uint64(st.Ino)
	return l, nil
}

func newLog(p Params, path string, f file) *Log {
	return &Log{session: p.Session, now: p.Now, file: f, path: path, prev: zeroHash}
}

// Path is the file that the records go to.
func (l *Log) Path() string { return l.path }

// Append keeps one record and returns when write(2) has taken the whole line. On an error the record
// is not kept, and after a failed write no later one will be either.
func (l *Log) Append(r Record) error {
	_, err := l.Keep(r)
	return err
}

// Keep is Append that tells the record's number, by which guard log show finds it.
func (l *Log) Keep(r Record) (seq uint64, err error) {
	if l == nil {
		return 0, errClosed
	}
	var body *[]byte
	var members []byte
	err = fault.Error("writing a record", func() (err error) {
		if body, err = encode(&r); err == nil {
			members, err = secret.RedactJSON(*body)
		}
		return err
	})
	if body != nil {
		defer release(body)
	}
	if err != nil {
		return 0, locale.Errorf("guard: keeping the record of %q: %w", r.Event, err)
	}

	l.mu.Lock()
	defer l.mu.Unlock()
	err = l.keep(members, r.Event == SessionEnded)
	return l.seq, err
}

// keep writes one record's members, behind what guard knows of every record. With mu
// held.
func (l *Log) keep(members []byte, last bool) error {
	if l.broken != nil {
		return l.broken
	}
	if l.ended {
		return ErrEnded
	}
	if l.file == nil {
		return errClosed
	}
	now := l.now()
	line, hash := seal(append(l.head(now), members[1:len(members)-1]...), l.prev)
	if l.line = line; cap(line) > keepBuffer {
		l.line = nil
	}
	err := l.write(line)
	if err == nil {
		err = l.stillThere(now)
	}
	if err != nil {
		l.broken = err
		return err
	}
	l.seq, l.prev, l.ended = l.seq+1, hash, last
	return nil
}

// checkInterval is how often at most the file is looked for under its name. Requests
// that a person could follow are further apart; a burst of them would wait for
// the check each time.
const checkInterval = time.Millisecond

// stillThere says when the file was deleted, renamed or replaced: what is
// written to it then, nobody finds. Nor does anybody believe it where others have
// cut the file, or written to it.
func (l *Log) stillThere(now time.Time) error {
	if l.inode == 0 {
		return nil // a test's file
	}
	if since := now.Sub(l.seen); 0 <= since && since < checkInterval {
		return nil
	}
	var st unix.Stat_t
	if err := unix.Lstat(l.path, &st); err != nil || uint64(st.Ino) != l.inode {
		return locale.Errorf("guard: keeping the record: %s is no longer the file that is written to: it was "+
			"deleted, renamed or replaced", l.path)
	}
	if st.Size != l.size { // a file system of a network may tell the size of before
		if err := l.file.Sync(); err == nil {
			_ = unix.Lstat(l.path, &st)
		}
	}
	if st.Size != l.size {
		return locale.Errorf("guard: keeping the record: %s is not as it was written: something was cut off or added",
			l.path)
	}
	l.seen = now
	return nil
}

// buffers saves an allocation of the size of a line with each record.
var buffers = sync.Pool{New: func() any { return new([]byte) }}

// keepBuffer is the largest buffer kept for the next record, in bytes: one huge edit must not hold
// its memory for the rest of the session.
const keepBuffer = 64 << 10

func release(b *[]byte) {
	if cap(*b) <= keepBuffer {
		buffers.Put(b)
	}
}

// encode writes the record's own members as one object.
func encode(r *Record) (*[]byte, error) {
	if r.Event == "" {
		return nil, locale.New("it has no event")
	}
	b := buffers.Get().(*[]byte)
	line, err := r.append((*b)[:0])
	*b = line
	if err != nil {
		release(b)
		return nil, err
	}
	return b, nil
}

// head begins a line with what guard knows of every record.
func (l *Log) head(now time.Time) []byte {
	b := append(l.line[:0], `{"seq":`...)
	b = strconv.AppendUint(b, l.seq+1, 10)
	b = append(b, `,"time":"`...)
	b = l.second.append(b, now)
	b = append(b, `","session":"`...)
	b = append(b, l.session...)
	return append(b, `",`...)
}

// write hands the line to the file in one piece. What a failed write left behind is taken back, so
// that the file ends with a whole line; where that fails too, readers set the torn end aside.
func (l *Log) write(line []byte) error {
	n, err := l.file.Write(line)
	if err == nil && n < len(line) {
		err = locale.Errorf("only %d of %d bytes were written", n, len(line))
	}
	if err == nil {
		l.size += int64(n)
		return nil
	}
	err = locale.Errorf("guard: %s: the record cannot be kept, so nothing more is allowed: %w", l.path, err)
	if n > 0 {
		if back := l.file.Truncate(l.size); back != nil {
			err = errors.Join(err, locale.Errorf("guard: %s: its last line is torn: %w", l.path, back))
		}
	}
	return err
}

// Close makes what was kept durable (fsync) and closes the file. It returns the first failure of the
// session, also one that an Append has reported before.
func (l *Log) Close() error {
	if l == nil {
		return nil
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.file == nil {
		return l.broken
	}
	err := l.broken
	if e := l.file.Sync(); e != nil {
		err = errors.Join(err, locale.Errorf("guard: %s: making the record durable: %w", l.path, e))
	}
	if e := l.file.Close(); e != nil {
		err = errors.Join(err, locale.Errorf("guard: %s: closing the record: %w", l.path, e))
	}
	l.file, l.broken = nil, err
	return err
}

// oneWrite is a file whose Write is exactly one write(2). [os.File.Write] goes on after a short one,
// and a line would be two writes that another program's could come between.
type oneWrite struct{ *os.File }

func (f oneWrite) Write(b []byte) (int, error) {
	for {
		n, err := unix.Write(int(f.Fd()), b)
		if err == unix.EINTR {
			continue
		}
		return max(n, 0), err
	}
}

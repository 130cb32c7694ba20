package call

import (
	"guard/policy/code"
)

// emptying are the methods and functions that truncate an open file, or map it into memory (Python 3.13, io and
// mmap; Ruby 3.3, IO; PHP 8.4, ftruncate).
var emptying = []string{"truncate", "ftruncate", "mmap"}

// readingBack are the methods and functions that read an open file. What is written after that is an edit of the
// file.
var readingBack = []string{"read", "readline", "readlines", "readinto", "readAll", "load", "safe_load", "reader",
	"DictReader", "parse", "fread", "fgets", "stream_get_contents", "gets", "each_line", "ReadAll", "NewScanner"}

// EmptiesOpened turns edits and appends into writes where the text may truncate a file and reads none back: a file
// that is opened to be changed and then emptied is overwritten.
func (r *record) EmptiesOpened() {
	if !r.HasName(emptying) || r.HasName(readingBack) {
		return
	}
	for i := range r.Acts {
		a := &r.Acts[i]
		edits := a.Kind == code.Edits && i > 0 && r.Acts[i-1].Kind == code.Reads && r.Acts[i-1].Call == a.Call
		if edits || a.Kind == code.Appends {
			a.Kind = code.Writes
		}
	}
}

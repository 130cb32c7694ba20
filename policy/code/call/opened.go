package call

import (
	"guard/policy/code"
)

// A file that is opened to be changed in place, and then is emptied or laid over, is
// overwritten where the text reads nothing.

// emptying are the methods and functions that cut an open file off, or lay memory over
// it (Python 3.13, io and mmap; Ruby 3.3, IO; PHP 8.4, ftruncate).
var emptying = []string{"truncate", "ftruncate", "mmap"}

// readingBack are the methods and functions that read an open file: what is written
// then is an edit of it.
var readingBack = []string{"read", "readline", "readlines", "readinto", "readAll", "load", "safe_load", "reader",
	"DictReader", "parse", "fread", "fgets", "stream_get_contents", "gets", "each_line", "ReadAll", "NewScanner"}

// EmptiesOpened makes such edits, and what is added to a file, overwriting.
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

package config

import (
	"path"
	"strconv"
	"strings"
	"time"

	"github.com/bmatcuk/doublestar/v4"

	"guard/locale"
)

// Undo says what is kept, so that it can be brought back.
type Undo struct {
	On      Setting[bool]
	Exclude Setting[[]string]      // globs of files that are never kept
	Keep    Setting[time.Duration] // 0: for good
	MaxFile Setting[int64]         // of one file that is copied, in bytes; 0: any
	MaxCall Setting[int64]         // of all that is copied for one call
	MaxSize Setting[int64]         // of all that is kept
}

// What holds where no file says anything: a month, and room that few would miss.
const (
	defaultUndoKeep    = 30 * 24 * time.Hour
	defaultUndoMaxFile = 64_000_000
	defaultUndoMaxCall = 512_000_000
	defaultUndoMaxSize = 5_000_000_000
)

var errOwnUndo = locale.New("a project does not say how long your files are kept; put it into your own guard.toml")

// undoKeys are the declarations of Undo's keys.
var undoKeys = []declaration{
	key[bool]{
		name: "undo", at: func(v *Values) *Setting[bool] { return &v.Undo.On },
		initial: true,
		read:    readBool, text: strconv.FormatBool,
		tightens: func(wanted, now bool) bool { return wanted && !now },
		same:     equal[bool],
		lock:     nothingElse[bool], forbidden: (*Config).forbiddenUndo,
		loosens: func(on bool) string { return locale.Text(undoLoosens[on]) },
	},
	key[[]string]{
		name: "undo_exclude", at: func(v *Values) *Setting[[]string] { return &v.Undo.Exclude },
		initial: []string{},
		read:    readGlobs, text: globsText,
		lock: nothingElse[[]string],
		forbidden: func(c *Config, globs []string) string {
			return c.forbiddenUndo(len(globs) == 0) // no pattern tells that it is not all that counts
		},
		loosens: func([]string) string { return locale.Text("some files are not kept for undo") },
	},
	key[time.Duration]{
		name: "undo_keep", at: func(v *Values) *Setting[time.Duration] { return &v.Undo.Keep },
		initial: defaultUndoKeep,
		parse:   parseKeep, text: keepText,
		lock: nothingElse[time.Duration], ownOnly: errOwnUndo,
		forbidden: func(c *Config, d time.Duration) string {
			return c.forbiddenUndo(d == 0 || d >= defaultUndoKeep)
		},
		frame: "kept {0}",
	},
	undoSize("undo_max_file", "at most {0} a file", defaultUndoMaxFile,
		func(v *Values) *Setting[int64] { return &v.Undo.MaxFile }),
	undoSize("undo_max_call", "at most {0} a call", defaultUndoMaxCall,
		func(v *Values) *Setting[int64] { return &v.Undo.MaxCall }),
	undoSize("undo_max_size", "at most {0}", defaultUndoMaxSize,
		func(v *Values) *Setting[int64] { return &v.Undo.MaxSize }),
}

func undoSize(name string, frame locale.Message, initial int64, at func(*Values) *Setting[int64]) declaration {
	return key[int64]{
		name: name, at: at, initial: initial, parse: parseSize, text: sizeText,
		lock: nothingElse[int64], ownOnly: errOwnUndo,
		forbidden: func(c *Config, n int64) string { return c.forbiddenUndo(n == 0 || n >= initial) },
		frame:     frame,
	}
}

var undoLoosens = map[bool]locale.Message{
	true:  "what allowed calls take is kept for undo",
	false: "nothing is kept for undo",
}

// readGlobs reads patterns of paths (github.com/bmatcuk/doublestar).
func readGlobs(t *table, name string) (globs []string, ok bool) {
	if list, is := t.get(name).([]any); is && len(list) == 0 {
		return []string{}, true
	}
	globs = t.texts(name)
	for _, one := range globs {
		if one == "" || !doublestar.ValidatePattern(one) {
			t.wrong(name, "%q is no pattern of paths, such as %q", one, "**/*.pem")
		}
	}
	return globs, globs != nil
}

func globsText(globs []string) string {
	if len(globs) == 0 {
		return locale.Text("none")
	}
	return strings.Join(globs, ", ")
}

// Excludes reports whether a file, by its absolute path, is one that is never kept. A pattern that begins with / or
// ~/ is for the whole path, any other for its end.
func (u Undo) Excludes(home string) func(file string) bool {
	var globs []string
	for _, one := range u.Exclude.Value {
		switch rest, ofHome := strings.CutPrefix(one, "~/"); {
		case ofHome:
			one = path.Join(home, rest)
		case !strings.HasPrefix(one, "/"):
			one = "/**/" + one
		}
		globs = append(globs, one)
	}
	return func(file string) bool {
		for _, one := range globs {
			if doublestar.MatchUnvalidated(one, file) {
				return true
			}
		}
		return false
	}
}

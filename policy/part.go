package policy

import (
	"strings"

	"guard/locale"
	"guard/policy/place"
	"guard/policy/risk"
)

// Part is one thing that a person's "for this session" covers: a program with
// its subcommand, a script, reads under a folder, a host. The zero value covers
// nothing.
type Part struct {
	Kind PartKind `json:"covers"`
	// Name is what is compared: a signature, a path, a host.
	Name string `json:"name"`
	// Shown is Name as a person reads it; empty: as it is.
	Shown string `json:"shown,omitempty"`
	// Level and Categories bound it: what "git push" was when the person said
	// yes. A script may change; where its new content shows worse, it is asked
	// about again.
	Level      risk.Level      `json:"risk"`
	Categories risk.Categories `json:"categories"`
}

// PartKind says what a Part's Name is. The zero value is nothing that could be
// granted.
type PartKind uint8

// The kinds.
const (
	Ungrantable    PartKind = iota
	CommandPart             // program and subcommand
	ScriptPart              // a path, whatever arguments it is given
	FolderPart              // what lies at and under a folder may be read
	RepositoryPart          // the same, of a repository's root
	FilePart                // one path may be read
	HostPart                // pages of a host may be read
	EditsPart               // files of a workspace may be edited
	MovesPart               // files of a workspace may be renamed
	ToolPart                // a tool of an MCP server
	SearchPart              // searches of the web
	ExactPart               // one command, word for word
)

// partWords are the kinds' names in JSON, how a signature says them, and how a
// person is told.
var partWords = [...]struct {
	name, signature string
	says            locale.Message
}{
	CommandPart:    {"command", "", "{0} with arguments that do no worse"},
	ScriptPart:     {"script", "script ", "the script {0} with arguments that do no worse"},
	FolderPart:     {"folder", "reads under ", "reads under {0}"},
	RepositoryPart: {"repository", "reads under ", "reads under {0} (its repository)"},
	FilePart:       {"file", "read ", "reads of {0}"},
	HostPart:       {"host", "reads from ", "reads from {0}"},
	EditsPart:      {"edits", "edit in ", "edits in {0}"},
	MovesPart:      {"moves", "move in ", "moves in {0}"},
	ToolPart:       {"tool", "", "the tool {0}"},
	SearchPart:     {"search", "", "searches of the web"},
	ExactPart:      {"exact", "exactly ", "exactly {0}"},
}

// MarshalText implements encoding.TextMarshaler.
func (k PartKind) MarshalText() ([]byte, error) {
	if int(k) < len(partWords) {
		return []byte(partWords[k].name), nil
	}
	return nil, nil
}

// UnmarshalText implements encoding.TextUnmarshaler. A name that is none covers
// nothing.
func (k *PartKind) UnmarshalText(b []byte) error {
	*k = Ungrantable
	for i, w := range partWords {
		if w.name != "" && w.name == string(b) {
			*k = PartKind(i)
		}
	}
	return nil
}

// String is the part's signature: the same in every language, as JSON has it and
// `guard revoke --signature` takes it.
func (p Part) String() string {
	if p.Kind == Ungrantable || int(p.Kind) >= len(partWords) {
		return ""
	}
	return partWords[p.Kind].signature + p.shown()
}

// Words is what the part covers, for the person.
func (p Part) Words() string {
	if p.String() == "" {
		return ""
	}
	return locale.Fill(partWords[p.Kind].says, p.shown())
}

func (p Part) shown() string {
	if p.Shown != "" {
		return p.Shown
	}
	return p.Name
}

// covers reports whether a granted part covers one that is wanted: the same, or
// below the folder, and no worse.
func (p Part) covers(want Part) bool {
	if want.Level.Effective() > p.Level || want.Level.Effective() == risk.Critical ||
		!p.Categories.Has(want.Categories) {
		return false
	}
	switch p.Kind {
	case Ungrantable:
		return false
	case FolderPart, RepositoryPart:
		return want.readsFiles() && place.Below(want.Name, p.Name)
	}
	return want.Kind == p.Kind && want.Name == p.Name
}

func (p Part) readsFiles() bool {
	return p.Kind == FolderPart || p.Kind == RepositoryPart || p.Kind == FilePart
}

// free reports a part that needs no leave where plain work up to a level needs
// none.
func (p Part) free(upTo risk.Level) bool { return p.Categories == 0 && p.Level.Effective() <= upTo }

const (
	// maxParts bounds what a person is asked to grant at once.
	maxParts = 6
	// maxPartName bounds what one part shows of itself, in bytes.
	maxPartName = 200
	// partsJoin stands between the parts of a signature.
	partsJoin = " + "
)

// tellable reports a part that a person can read and take back by name.
func (p Part) tellable() bool {
	s := p.String()
	return p.Name != "" && len(s) <= maxPartName && !hides(s, true) && !strings.Contains(s, partsJoin)
}

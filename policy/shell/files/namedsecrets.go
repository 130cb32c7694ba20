package files

import (
	"bytes"
	"crypto/sha1"
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/internal/memo"
	"guard/policy/place"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// What git does not keep is for this machine alone: passwords that people think up among it, under names that no table
// has. A text tells, where a name for a secret has a value; who goes through a folder shows it as who names the file.

// plainEndings are those of files of settings and data, in which people keep secrets.
var plainEndings = strings.Fields(
	".json .conf .cfg .cnf .ini .properties .config .xml .yml .yaml .toml .txt .env .rc .key .cred .log .http .rest")

// PlainName reports a name of settings or data.
func PlainName(base string) bool {
	ext := strings.ToLower(path.Ext(base))
	return slices.Contains(plainEndings, ext) || ext == "" || base[0] == '.'
}

// namedEndings are those of further files in which people keep such values.
var namedEndings = strings.Fields(".tfvars .csv .tsv .sql .hcl .jsonc .json5 .neon .edn .plist .vars .secret " +
	".secrets .private .local .password .pass .token .mbox .eml .ldif .bak .old .orig .pcap .jwk .jwks " +
	".xcconfig .bazelrc .props .user")

// keepsSettings is a name of a program's text that holds settings: config.local.js, secrets.py.
var keepsSettings = lazy.Pattern(`(?i)(?:^|[^a-z])(?:conf|config|configuration|settings?|local|private|env|` +
	`environment|prod|production|staging|constants?|keys?|deploy|database|db)(?:[^a-z]|$)`)

// SettingsName reports a name of settings, notes or data in text, or of a program's text that is for settings.
func SettingsName(base string) bool {
	ext := strings.ToLower(path.Ext(base))
	return PlainName(base) && ext != ".log" || slices.Contains(namedEndings, ext) ||
		slices.Contains(place.NoteEndings, ext) || keepsSettings().MatchString(base)
}

// mayHoldNamed reports a name of a file that may hold a secret which git does not keep.
func mayHoldNamed(base string) bool { return SettingsName(base) || place.TellsSecret(base) }

// triedFolders hold what tests and manuals need: values there are made up.
var triedFolders = strings.Fields("test tests __tests__ spec specs fixtures testdata mocks __mocks__ examples " +
	"example samples docs doc cypress e2e node_modules vendor")

// OfTests reports a file that lies in a folder of tests, manuals or what tools fill.
func OfTests(root, file string) bool {
	for name := range strings.SplitSeq(strings.TrimPrefix(path.Dir(file), root), "/") {
		if slices.Contains(triedFolders, strings.ToLower(name)) || FilledByTools(name) {
			return true
		}
	}
	return false
}

// HoldsNamed reports a file of the person's that nobody names, whose text plainly is or holds a secret; whether git
// keeps it the caller knows.
func HoldsNamed(f *Folders, file string) bool {
	text := namedText(f, file)
	return len(text) > 0 && namesSecret(path.Base(file), text)
}

// namedText is what is searched of such a file's text.
func namedText(f *Folders, file string) []byte {
	base := path.Base(file)
	if !mayHoldNamed(base) || place.Sample(base) ||
		OfTests(f.World.Root(), file) || f.OwnEdit(file) || f.OwnBirth(file) {
		return nil
	}
	text, err := f.World.Disk.ReadFile(file, maxNamed)
	if f.InTime(err); err != nil {
		return nil
	}
	if len(text) > maxTelling {
		text = place.Telling(text, maxTelling)
	}
	return text
}

// maxNamed bounds what of such a file is looked at, maxTelling what of it is searched, in bytes.
const (
	maxNamed   = 16 << 10
	maxTelling = 4 << 10
)

// textOf is a file's text, and the name that tells of what kind it is.
type textOf struct {
	base string
	blob [sha1.Size]byte
}

// told keeps what texts told: those of a folder are the same at the next call.
var told = memo.Memo[textOf, bool]{Most: 400}

func namesSecret(base string, text []byte) bool {
	return told.Of(textOf{base, place.ObjectName("blob", text)}, func() bool {
		return place.PlainSecret(text) || place.NamedSecret(base, text)
	})
}

// Bounds of looking into the files of one line: how many there are, and bytes that are searched. What is beyond them is
// found once it is named.
const (
	maxTold     = 100
	maxSearched = 64 << 10
)

// NamedHere reports a file of the workspace that holds such a secret, and that git ignores or does not know.
func (f *Folders) NamedHere(file string) bool {
	if f.World.Git == nil || f.World.Disk == nil || !place.Below(file, f.World.Root()) {
		return false
	}
	if holds, known := f.named[file]; known || len(f.named) >= maxTold || f.searched >= maxSearched ||
		!mayHoldNamed(path.Base(file)) || f.World.Git.Tracked(file) {
		return holds
	}
	if f.named == nil {
		f.named = map[string]bool{}
	}
	text := namedText(f, file)
	f.searched += len(text)
	f.named[file] = len(text) > 0 && namesSecret(path.Base(file), text)
	return f.named[file]
}

// NamedAmong is the first file of the workspace under a name that fits whose text holds such a secret, and that git
// ignores or does not know; what a build keeps right below the work tree is looked at too.
func NamedAmong(f *Folders, root, names string) (found string) {
	if f.World.Git == nil || f.World.Disk == nil || root == "" || f.Wrap.Remote {
		return ""
	}
	folders := f.FoldersBelow(root)
	for _, filled := range f.World.Expand(root, "*/").Names {
		if FilledByTools(path.Clean(filled)) {
			folders = append(folders, path.Join(root, filled))
		}
	}
	for _, dir := range folders {
		f.InTime(f.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
			file := path.Join(dir, e.Name())
			if !e.Type().IsRegular() || !table.FitsAny(names, e.Name()) || f.World.Git.Tracked(file) {
				return true
			}
			text, err := f.World.Disk.ReadFile(file, maxBuilt)
			if f.InTime(err); err == nil && f.Charge(len(text)/64) &&
				place.NamedSecret(e.Name(), place.Telling(text, MaxSecret)) {
				found = file
			}
			return found == ""
		}))
		if found != "" {
			break
		}
	}
	return found
}

// showsNamed reports a search that shows a secret of such a file: of the lines that it finds, where it shows no others.
func showsNamed(f *Folders, v *option.Invocation, patterns []taint.Word, file string) bool {
	text, err := f.World.Disk.ReadFile(file, maxNamed)
	if err != nil || v.Has(showsAround...) || v.Has(showsOthers...) {
		return err != nil || linesShown(v, patterns, text)
	}
	var shown []byte
	for line := range bytes.Lines(text) {
		if linesShown(v, patterns, line) {
			shown = append(shown, line...)
		}
	}
	return namesSecret(path.Base(file), shown)
}

// showsAround are options by which a search shows lines beside those that it finds (grep(1); rg(1), ripgrep 14;
// git-grep(1)).
var showsAround = strings.Fields("-A -B -C --context --after-context --before-context -W --function-context")

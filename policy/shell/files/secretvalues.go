package files

import (
	"bytes"
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// A file that was made of others may hold their secrets whatever its name and its form: a copy, an image of a disk, a
// program with a file in it. What it holds tells: the very values that stand in the secrets beside it. They need not be
// as telling as those that audit/secret hides anywhere (Values): each is looked for in a file of this session's alone.

// Bounds of looking for them.
const (
	maxSources   = 20 // files of secrets
	maxValues    = 200
	minValue     = 8         // bytes of a value, where the file is no text
	minTextValue = 12        // and where it is one
	maxText      = 256 << 10 // bytes of a text that is looked at
	maxBuilt     = 4 << 20   // and of one that a build made
)

var (
	// settingOf is a setting with a name and a value, in files of variables, INI, YAML, JSON and TOML.
	settingOf = lazy.Pattern(`(?m)["']?([A-Za-z_][\w.-]*)["']?[ \t]*[:=][ \t]*["']?([^\s"',]{8,})`)
	// keyLine is a line of a key in PEM (RFC 7468).
	keyLine = lazy.Pattern(`(?m)^[A-Za-z0-9+/=]{60,}\r?$`)
	// Credential is what a password or a token looks like in git's settings: a header, an
	// account's password, or an address with a password before its host (git-config(1),
	// http.extraHeader, sendemail.smtpPass, url.*.insteadOf).
	Credential = lazy.Pattern(`(?i)\bextraheader\s*=|\b\w*(token|password|passwd|smtppass|secret)\s*=|` +
		`://[^/\s:@"]*:[^@\s/"]+@|://(gh[a-z]|glpat|github_pat)[-_]\w+@|\bgh[pousr]_\w{20}|\bglpat-\w{10}`)
	// accountOf is the account in an address.
	accountOf = lazy.Pattern(`://([^/\s@"]{8,})@`)
)

// gitSettings is the text of git's settings of the work tree, where a credential stands in it.
func (f *Folders) gitSettings() []byte {
	root := f.World.Root()
	if f.World.Disk == nil || root == "" {
		return nil
	}
	text, err := f.World.Disk.ReadFile(root+"/.git/config", MaxSecret)
	if f.InTime(err); err != nil || !Credential().Match(text) {
		return nil
	}
	return text
}

// secretValues are the values of the person's secrets: of those right in the work tree, or of all below it, under names
// that count.
func (f *Folders) secretValues(below bool, counts func(name string) bool) (values [][]byte) {
	for _, m := range accountOf().FindAllSubmatch(f.gitSettings(), maxSources) {
		values = append(values, m[1])
	}
	sources := f.SecretsIn(f.World.Root())
	if below {
		sources = append(f.SecretsBelow(f.World.Root()), tellingSources(f)...)
	}
	for _, file := range sources[:min(len(sources), maxSources)] {
		if f.World.Past != nil && f.Wrote(file) {
			continue // the session knows what it put there
		}
		text, err := f.World.Disk.ReadFile(file, MaxSecret)
		if f.InTime(err); err != nil {
			continue
		}
		for _, m := range settingOf().FindAllSubmatch(text, maxValues) {
			if environment.SecretVariable(string(m[1])) && counts(string(m[1])) && telling(m[2]) {
				values = append(values, m[2])
			}
		}
		if f.named[file] {
			for _, value := range place.NamedValues(path.Base(file), text) {
				if telling([]byte(value)) {
					values = append(values, []byte(value))
				}
			}
		}
		values = append(values, keyLine().FindAll(text, 4)...)
	}
	return values
}

// tellingSources are the programs' texts in the workspace whose names say that they hold secrets, and that do, such as
// secrets.h.
func tellingSources(f *Folders) (found []string) {
	for _, dir := range f.FoldersBelow(f.World.Root()) {
		f.InTime(f.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
			if file := path.Join(dir, e.Name()); e.Type().IsRegular() && !SettingsName(e.Name()) &&
				place.TellsSecret(e.Name()) && f.NamedHere(file) {
				found = append(found, file)
			}
			return len(found) < maxSources
		}))
	}
	return found
}

// telling reports a value that does not stand elsewhere by chance: no word, no placeholder.
func telling(value []byte) bool {
	return bytes.ContainsAny(value, "0123456789@") && !bytes.ContainsAny(value, "<>${}*")
}

// anyName counts every name, whole shows all of a text.
func anyName(string) bool      { return true }
func whole(text []byte) []byte { return text }

// forEverybody is how names begin whose values bundlers put into pages, for whoever opens them to see (Vite 6, Next.js
// 15, Create React App 5, Vue CLI 5, Nuxt 3, Gatsby 5, SvelteKit 2, Astro 5, Expo 52).
var forEverybody = lazy.Pattern(`^(?:VITE|NEXT_PUBLIC|REACT_APP|VUE_APP|NUXT_PUBLIC|GATSBY|PUBLIC|EXPO_PUBLIC)_`)

// BuiltOfSecrets reports a file that git is told to ignore, and no package's, in what of which is shown a value of the
// person's secrets stands: a build put it there.
func (f *Folders) BuiltOfSecrets(file string, shown func(text []byte) []byte) bool {
	root := f.World.Root()
	if f.World.Git == nil || f.World.Disk == nil || f.Wrap.Remote || !place.Below(file, root) ||
		path.Dir(file) == root && slices.Contains(place.NoteEndings, path.Ext(file)) || // no build's
		f.World.At("", file).Is(place.Secret) || ofPackages(file) || !f.World.Git.Ignored(file) {
		return false
	}
	data, err := f.World.Disk.ReadFile(file, maxBuilt)
	if f.InTime(err); err != nil || len(data) < minValue || !f.Charge(len(data)>>13) {
		return false
	}
	least := minTextValue
	if Binary(string(data[:min(len(data), 8000)])) {
		least = minValue
	}
	if data = shown(data); len(data) < least {
		return false
	}
	private := func(name string) bool { return !forEverybody().MatchString(name) }
	return slices.ContainsFunc(f.secretValues(true, private), func(value []byte) bool {
		return len(value) >= least && bytes.Contains(data, value)
	})
}

// maxOutputs bounds the files of a build's that are looked at in one folder.
const maxOutputs = 40

// maxAllOutputs bounds those of all folders below one.
const maxAllOutputs = 400

// maxFound bounds those that are told.
const maxFound = 8

// builtBelow lists such files below a folder that git is told to ignore of which a search shows a value.
func builtBelow(f *Folders, v *option.Invocation, patterns []taint.Word, dir string) (found []string) {
	return outputsBelow(f, dir, func(text []byte) []byte {
		if v.Has(showsAround...) {
			return text
		}
		var lines []byte
		for line := range bytes.Lines(text) {
			if linesShown(v, patterns, line) {
				lines = append(lines, line...)
			}
		}
		return lines
	})
}

// outputsBelow lists such files below a folder that git is told to ignore, or the file itself that a path names, in
// what of which is shown a value stands.
func outputsBelow(f *Folders, dir string, shown func(text []byte) []byte) (found []string) {
	if f.World.Git == nil || f.World.Disk == nil || f.Wrap.Remote || dir == "" || ofPackages(dir) ||
		!place.Below(dir, f.World.Root()) || !f.World.Git.Ignored(dir) {
		return nil
	}
	if info, err := f.World.Disk.Lstat(dir); err == nil && info.Mode().IsRegular() {
		if f.BuiltOfSecrets(dir, shown) {
			return []string{dir}
		}
		return nil
	}
	all := 0
	for _, folder := range f.FoldersBelow(dir) {
		n := 0
		f.InTime(f.World.Disk.ReadDir(folder, func(e fs.DirEntry) bool {
			n++
			if file := path.Join(folder, e.Name()); e.Type().IsRegular() && f.BuiltOfSecrets(file, shown) {
				found = append(found, file)
			}
			all++
			return n < maxOutputs && all < maxAllOutputs && len(found) < maxFound
		}))
	}
	return found
}

// ofPackages reports a file of what a package manager put down.
func ofPackages(file string) bool {
	return slices.ContainsFunc(strings.Split(file, "/"), func(name string) bool {
		return slices.Contains(packageFolders, name)
	})
}

// packageFolders are such folders.
var packageFolders = strings.Fields("node_modules vendor .venv venv site-packages .gradle Pods .cargo .tox .nox")

// madeOfSecrets reports a file of this session's in which such a value stands.
func (f *Folders) madeOfSecrets(file string, data []byte) bool {
	if f.World.Past == nil || len(data) == 0 || f.ChangedByLine(file) || f.World.At("", file).Is(place.Secret) {
		return false
	}
	binary := Binary(string(data[:min(len(data), 8000)]))
	names := binary || len(data) <= maxNamed && namesSecret(path.Base(file), data)
	if !binary && (len(data) > maxText || !f.Wrote(file) && !(names && laidAway(f, file))) {
		return false
	}
	return slices.ContainsFunc(f.secretValues(names, anyName), func(value []byte) bool {
		return len(value) >= minValue && (names || len(value) >= minTextValue) && bytes.Contains(data, value)
	})
}

// holdsSecrets reports a folder of which a copy or an archive holds secrets.
func (f *Folders) holdsSecrets(dir string) bool {
	root := f.World.Root()
	return len(SecretsAndOutputs(f, dir)) > 0 ||
		root != "" && (dir == root || place.Below(dir, root+"/.git")) && f.gitSettings() != nil
}

// carriers hand what a file holds on to another one, and show nothing of it.
var carriers = strings.Fields("cp mv ln rsync ditto install gzip gunzip xz unxz zstd unzstd bzip2 bunzip2 lz4 " +
	"tar gtar bsdtar zip 7z 7za 7zr 7zz jar")

// carries notes the files that a command makes of one which holds secrets.
func (f *Folders) carries(c *effect.Call, from string) {
	f.Seals(from)
	for _, p := range c.Cmd.Writes {
		f.Seals(p.Path)
	}
	for _, m := range c.Cmd.Moves {
		f.Seals(m.To.Path)
		f.Seals(path.Join(m.To.Path, path.Base(from)))
	}
}

// Seals notes a file that holds secrets.
func (f *Folders) Seals(file string) {
	f.takes(taken{at: file, archive: true, sealed: true})
}

// packed reports a bundle of git's, or a pack, by how they begin (gitformat-bundle(5), gitformat-pack(5)).
func packed(data []byte) bool {
	return bytes.HasPrefix(data, []byte("# v2 git bundle")) || bytes.HasPrefix(data, []byte("# v3 git bundle")) ||
		bytes.HasPrefix(data, []byte("PACK"))
}

// CommittedSecrets reports secrets among what the commits hold.
func CommittedSecrets(f *Folders) bool {
	every := place.Commits{Every: true, Logged: true, Merges: true}
	return f.World.Git != nil && len(f.World.Git.SecretsChanged(f.World.Root(), every)) > 0
}

// otherName reports a file of the workspace that has several names: one may be of a file that a session made.
func otherName(f *Folders, file string) bool {
	if !f.World.At("", file).Is(place.Inside) {
		return false
	}
	stamp, err := f.World.Disk.Stamp(file)
	return err == nil && stamp.Mode.IsRegular() && stamp.Links > 1
}

// laidAway reports a file in a folder for temporary files, where a call may have put a copy of any.
func laidAway(f *Folders, file string) bool {
	p := f.World.At("", file)
	return p.Is(place.Temp) && !p.Is(place.Inside)
}

// printsGitSettings judges tar that prints git's settings out of an archive (tar(1), -O).
func (f *Folders) printsGitSettings(c *effect.Call, v *option.Invocation, archive string) {
	named := func(a taint.Word) bool { return !a.Known() || strings.HasSuffix("/"+a.Text, "/.git/config") }
	if v.Has("-O", "--to-stdout") && (len(v.Operands) == 0 || slices.ContainsFunc(v.Operands, named)) &&
		f.gitSettings() != nil && f.holdsTaken(archive) {
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints a secret"))
	}
}

// showsMade judges a command that shows a file of this session's in which secrets stand.
func (f *Folders) showsMade(c *effect.Call, file string) bool {
	if f.World.Past == nil || file == "" || !f.Wrote(file) && !otherName(f, file) && !laidAway(f, file) {
		return false
	}
	data, err := f.World.Disk.ReadFile(file, maxArchive)
	if f.InTime(err); err != nil || !f.madeOfSecrets(file, data) {
		return false
	}
	c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("reads {0}, which holds secrets", path.Base(file)))
	return true
}

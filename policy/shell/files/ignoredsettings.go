package files

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
)

// settingsEndings are those of files in which programs and editors keep settings (the manuals of ASP.NET Core, Spring
// Boot, Docker Compose, node-config, Visual Studio Code and JetBrains' editors, among others).
var settingsEndings = strings.Fields(".json .jsonc .json5 .yml .yaml .toml .ini .properties .conf .cfg .config .cnf " +
	".xml .plist .hcl .neon .edn .http .rest")

// maxSettings bounds the files of settings that are listed, and the links of a folder.
const maxSettings = 40

// SecretsOf lists the files of secrets in a folder and below it, within the bounds of looking for them, and the files
// of settings that git is told to ignore: what is for this machine alone lies in them, passwords too. Links count: who
// reads one reads what it leads to. all is false where more may lie there, behind too much of the session's own.
func SecretsOf(w place.World, dir string) (secrets, settings []string, all bool) {
	if w.Disk == nil {
		return nil, nil, true
	}
	w.Disk = listings{w.Disk, map[string][]fs.DirEntry{}}
	var f Folders
	f.World = w
	for _, folder := range f.FoldersBelow(dir) {
		secrets = append(append(secrets, f.SecretsIn(folder)...), linkedSecretsIn(&f, folder)...)
		f.InTime(w.Disk.ReadDir(folder, func(e fs.DirEntry) bool {
			file := path.Join(folder, e.Name())
			ending := strings.ToLower(path.Ext(e.Name()))
			if w.Git != nil && e.Type().IsRegular() && slices.Contains(settingsEndings, ending) && w.Git.Ignored(file) {
				settings = append(settings, file)
			}
			return len(settings) < maxSettings
		}))
	}
	return secrets, settings, !f.crowded
}

// linkedSecretsIn lists the links in a folder that are named as secrets, or lead to some.
func linkedSecretsIn(f *Folders, folder string) (found []string) {
	w := f.World
	f.InTime(w.Disk.ReadDir(folder, func(e fs.DirEntry) bool {
		file := path.Join(folder, e.Name())
		if e.Type() == fs.ModeSymlink && (w.Kinds(file)|w.Kinds(w.At("", file).Path))&place.Secret != 0 {
			found = append(found, file)
		}
		return len(found) < maxSettings
	}))
	return found
}

// setsCredential is a setting that gives a credential a value, in INI, YAML, JSON and TOML.
var setsCredential = lazy.Pattern(`(?i)\w*(?:passw(?:or)?d|pwd|secret|token|api_?key|private_?key|credential)\w*["']?` +
	`[ \t]*[:=][ \t]*["']?[^\s"'$<{(,\[]{8,}`)

// IgnoredCredential reports a file of settings that git is told to ignore, with a credential in it.
func IgnoredCredential(w *place.World, file string) bool {
	if w.Disk == nil || w.Git == nil || !w.Git.Ignored(file) ||
		!slices.Contains(settingsEndings, strings.ToLower(path.Ext(file))) {
		return false
	}
	text, err := w.Disk.ReadFile(file, MaxSecret)
	return err == nil && (setsCredential().Match(text) || place.PlainSecret(text))
}

// listings is a disk each of whose folders is read once.
type listings struct {
	place.Disk
	read map[string][]fs.DirEntry
}

// maxListed bounds the entries of a folder that are remembered.
const maxListed = 10_000

// ReadDir implements place.Disk; what is beyond the bound is not there.
func (d listings) ReadDir(dir string, yield func(fs.DirEntry) bool) error {
	all, ok := d.read[dir]
	if !ok {
		err := d.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
			all = append(all, e)
			return len(all) < maxListed
		})
		if err != nil {
			return err
		}
		d.read[dir] = all
	}
	for _, e := range all {
		if !yield(e) {
			break
		}
	}
	return nil
}

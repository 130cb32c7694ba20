package access

import (
	"io/fs"
	"path"
	"slices"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/environment"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/dotenv"
)

// A file of variables that this session made is no secret of the person's for its name: it may hold one all the same,
// if a call brought it there. Each of its values tells: it stands in the project's own sample, or is one that nobody
// keeps to himself.

// maxSamples bounds the samples that are looked at.
const maxSamples = 5

// ownSettings reports a file of variables that the session made and that holds nothing of elsewhere.
func ownSettings(j *readJudge, p place.Place) bool {
	if p.Kind != place.Inside|place.Secret || p.Linked || j.Wrap.Remote || !j.OwnFile(p.Path) {
		return false
	}
	text, how := j.TextOf(p)
	set, ok := dotenv.Settings(text)
	if how != files.Wholly || !ok {
		return false
	}
	var samples []dotenv.Setting
	for i, one := range set {
		if i == 0 {
			samples = samplesBeside(j, path.Dir(p.Path))
		}
		if !slices.Contains(samples, one) && !openValue(one) {
			return false
		}
	}
	return true
}

// samplesBeside are the settings in the samples of a folder that git holds as they are.
func samplesBeside(j *readJudge, dir string) (all []dotenv.Setting) {
	if j.World.Git == nil || j.World.Disk == nil {
		return nil
	}
	n := 0
	j.InTime(j.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
		file := path.Join(dir, e.Name())
		if !e.Type().IsRegular() || !place.Sample(e.Name()) || !j.World.Git.Restorable(file) || j.Wrote(file) {
			return true
		}
		n++
		text, err := j.World.Disk.ReadFile(file, files.MaxSecret)
		if j.InTime(err); err == nil {
			set, _ := dotenv.Settings(string(text))
			all = append(all, set...)
		}
		return n < maxSamples
	}))
	return all
}

// openValue reports a setting whose value nobody keeps to himself.
func openValue(s dotenv.Setting) bool {
	if s.Value == "" || environment.SecretVariable(s.Name) {
		return s.Value == "" || standIn().MatchString(s.Value)
	}
	return plainValue().MatchString(s.Value)
}

var (
	// standIn stands in place of a password.
	standIn = lazy.Pattern(`(?i)^(?:test|dev|local|dummy|fake|changeme|change-me|secret|password|postgres|root|` +
		`admin|example|placeholder|todo|xxx+|your[-_][a-z_-]{1,30})\d{0,3}$`)
	// plainValue is a number, a version, a word or two, a file of the project, or an address on this machine without an
	// account in it.
	plainValue = lazy.Pattern(`^(?:\d{1,6}|\d{1,3}(?:\.\d{1,3}){1,3}|` +
		`(?:[A-Z]?[a-z]{1,14}|[A-Z]{1,10})(?:[-_. ][a-z]{1,14}){0,2}|` +
		`(?:\./)?[a-z]{1,14}(?:/[a-z]{1,14}){0,3}\.[a-z]{2,6}\d?|` +
		`(?:(?:https?|redis|postgres(?:ql)?|mongodb|mysql|amqp|wss?)://)?(?:localhost|127\.0\.0\.1|0\.0\.0\.0)` +
		`(?::\d{2,5})?(?:/[a-z0-9_-]{0,20}){0,3})$`)
)

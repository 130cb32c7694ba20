package config

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

	"guard/locale"
	"guard/policy"
)

// The managed policy is guard.toml in the system's folder, and the files of guard.d beside it in the order of their
// names, each over those before it.
const (
	managedBase        = "guard.toml"
	managedPartsFolder = "guard.d"
)

// managedFiles lists the places of the managed policy: guard.toml, whether it is there or not, and the parts.
func (p *Params) managedFiles() ([]string, *Error) {
	files := []string{filepath.Join(p.ManagedFolder, managedBase)}
	parts := filepath.Join(p.ManagedFolder, managedPartsFolder)
	entries, err := os.ReadDir(parts)
	switch {
	case os.IsNotExist(err):
		if _, err := os.Lstat(parts); err == nil { // parts that are gone are not parts that never were
			return nil, &Error{File: parts, Msg: errGoneLink.Error()}
		}
		return files, nil
	case err != nil:
		return nil, &Error{File: parts, Msg: locale.Errorf("cannot be read: %w", err.(*fs.PathError).Err).Error()}
	}
	for _, e := range entries { // os.ReadDir sorts them
		if strings.HasSuffix(e.Name(), ".toml") && !strings.HasPrefix(e.Name(), ".") {
			files = append(files, filepath.Join(parts, e.Name()))
		}
	}
	return files, nil
}

// isManaged reports a file that is read as part of the managed policy.
func (p *Params) isManaged(path string) bool {
	return path == filepath.Join(p.ManagedFolder, managedBase) ||
		filepath.Dir(path) == filepath.Join(p.ManagedFolder, managedPartsFolder)
}

// onlyOwners tells why somebody else than root could write a managed file: it, and each folder from the system's
// own on that leads to it, belongs to root and is written by nobody else. Where others may put names beside (/tmp),
// they cannot replace it.
func (p *Params) onlyOwners(path string) error {
	real, err := filepath.EvalSymlinks(path)
	if err != nil {
		return nil // reading it says more
	}
	top := "/" // where a link leads, what leads there counts too
	if folder, err := filepath.EvalSymlinks(p.ManagedFolder); err == nil && folder == filepath.Clean(p.ManagedFolder) &&
		strings.HasPrefix(real, folder+"/") {
		top = folder
	}
	for at := real; ; at = filepath.Dir(at) {
		info, err := os.Lstat(at)
		if err != nil {
			return locale.Errorf("cannot be read: %w", err)
		}
		owner := int(info.Sys().(*syscall.Stat_t).Uid)
		shared := info.IsDir() && info.Mode()&os.ModeSticky != 0
		switch {
		case owner != 0 && owner != p.ManagedOwner:
			return locale.Errorf("a managed policy belongs to root, and %s to the user %d: sudo chown root %s", at,
				owner, at)
		case info.Mode().Perm()&0o022 != 0 && !shared:
			return locale.Errorf("a managed policy is written by root alone, and %s by others too (mode %04o): sudo "+
				"chmod go-w %s", at, info.Mode().Perm(), at)
		}
		if at == top {
			return nil
		}
	}
}

// bounds are what only a managed file says, of the other layers.
type bounds struct {
	locked  []string // keys that they cannot loosen
	chosen  bool     // the file says which; else all that it sets
	forbids []string
}

// What `locked` can name beside the keys that have a single value.
const (
	lockRules        = "rules"        // no allow rule of another layer counts
	lockPreconfirmed = "preconfirmed" // nothing that another layer confirms
	lockAgents       = "agents"       // no table of agents
)

// What `forbid` can name.
const (
	forbidUnrestricted = "unrestricted" // the mode
	forbidUndoOff      = "undo_off"     // undo = false, and to keep less than by default
)

// managed reads what a managed file says of the other layers.
func (t *table) managed(l *layer) {
	if l.Layer != Managed {
		for _, name := range []string{"locked", "forbid"} {
			if t.values[name] != nil && t.get(name) != nil {
				t.wrong(name, "only a managed file says it (%s)", filepath.Join(managedFolder, managedBase))
			}
		}
		return
	}
	names := []string{lockRules, lockPreconfirmed, lockAgents}
	for _, k := range keys {
		names = append(names, k.called())
	}
	l.bounds.chosen = t.get("locked") != nil
	l.bounds.locked = t.words("locked", names)
	l.bounds.forbids = t.words("forbid", []string{forbidUnrestricted, forbidUndoOff})
}

// words reads a list of known words, which may be empty.
func (t *table) words(key string, known []string) []string {
	if list, is := t.get(key).([]any); is && len(list) == 0 {
		return nil
	}
	return read(t, key, oneOf(known...), known)
}

// Locks are what the managed files do not leave to other layers: by each word of `locked` and `forbid` the file that
// says it. JSON: an object of texts.
type Locks map[string]string

// AllowRulesLockedBy is the managed file that lets no other file's allow rule hold; empty: none does.
func (c *Config) AllowRulesLockedBy() string { return c.Locks[lockRules] }

// lock has what the managed files say stand, once all of them are read.
func (c *Config) lock(managed []*layer) Errors {
	var errs Errors
	c.Locks = Locks{}
	for _, l := range managed {
		for _, word := range slices.Concat(l.bounds.locked, l.bounds.forbids) {
			c.Locks[word] = l.Shown
		}
		if l.bounds.chosen {
			continue
		}
		for _, k := range keys {
			if k.saidBy(l) && k.locks() {
				c.Locks[k.called()] = l.Shown
			}
		}
	}
	for _, k := range keys {
		k.fix(c, c.Locks[k.called()])
	}
	if by := c.Locks[forbidUnrestricted]; by != "" && c.Mode.Value == policy.Unrestricted {
		errs = append(errs, &Error{File: c.Mode.Source, Key: "mode",
			Msg: locale.Sprintf("%s forbids %q", by, policy.Unrestricted.String())})
	}
	if by := c.Locks[forbidUndoOff]; by != "" && !c.Undo.On.Value {
		errs = append(errs, &Error{File: c.Undo.On.Source, Key: "undo",
			Msg: locale.Sprintf("%s forbids %q", by, "false")})
	}
	return errs
}

// forbiddenMode is the managed file that forbids a mode, if any does.
func (c *Config) forbiddenMode(m policy.Mode) string {
	if m == policy.Unrestricted {
		return c.Locks[forbidUnrestricted]
	}
	return ""
}

// forbiddenUndo is the managed file that forbids a value of one of undo's keys, if any does; full: as much is kept as
// by default.
func (c *Config) forbiddenUndo(full bool) string {
	if !full {
		return c.Locks[forbidUndoOff]
	}
	return ""
}

// Permits tells why a managed file does not let an agent's run go over to a mode; nil where none stands against it.
func (c *Config) Permits(agent string, m policy.Mode) error {
	if by := c.forbiddenMode(m); by != "" {
		return locale.Errorf("%s forbids the mode %q", by, m.String())
	}
	fixed, by := c.Mode.Value, c.Mode.fixedBy
	if a := c.Agents[agent]; a.Mode != nil && a.modeManaged {
		fixed, by = *a.Mode, a.modeSource
	}
	if by != "" && !m.Tightens(fixed) {
		return locale.Errorf("%s fixes the mode at %q", by, fixed.String())
	}
	return nil
}

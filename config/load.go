package config

import (
	"crypto/sha256"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"time"

	"guard/locale"
)

// Params say what to read. The zero value reads the default places for the
// current folder and trusts no project file.
type Params struct {
	Dir     string // where the search for .guard.toml begins; empty: the current folder
	File    string // --config: a file more, trusted
	Only    string // read this file alone, as the layer it is; empty: all layers
	Text    []byte // with Only: what the file would hold, in place of what it does; nil: it is read
	Mode    string // --mode; empty: not given
	AskFrom string // --ask-from; empty: not given

	Now       time.Time // when this is; zero: by the clock
	Agents    []string  // agents that have a launch plan, for warnings; nil: a rule may name any
	Unchecked bool      // examples are not checked: for whoever shows which hold

	// Trusted tells since when the person has trusted a project file: its real
	// path and the very bytes that are parsed. The zero time says that it is not
	// trusted, and so does an error. Nil: none is.
	Trusted func(realPath string, content []byte) (since time.Time, err error)

	// Places, for tests and other systems; empty: the default ones.
	Home, UserFile, ManagedFolder string
	ManagedOwner                  int // a user beside root who may own managed files

	missing []Source
}

// Load reads every layer. What is wrong in any file is an Errors that tells all
// of it; the Config is then of no use.
func Load(p Params) (Config, error) {
	if err := p.fill(); err != nil {
		return Config{}, err
	}
	c := defaults()
	layers, err := p.layers()
	if err != nil {
		return Config{}, err
	}
	c.Missing = p.missing
	managed := 0
	for managed < len(layers) && layers[managed].Layer == Managed {
		c.add(layers[managed], p.Now)
		managed++
	}
	if errs := c.lock(layers[:managed]); len(errs) > 0 {
		return Config{}, errs
	}
	for _, l := range layers[managed:] {
		c.add(l, p.Now)
	}
	for _, k := range keys {
		if err := k.commandLine(&c, &p); err != nil {
			return Config{}, err
		}
	}
	c.lockAgents()
	c.Warnings = c.warnings(p.Agents)
	return c, nil
}

// layers reads the files that exist, and collects what is wrong in all of them.
func (p *Params) layers() ([]*layer, error) {
	var layers []*layer
	var errs Errors
	take := func(which Layer, path string, must bool) {
		l, e := p.layer(which, path, must)
		errs = append(errs, e...)
		switch {
		case l != nil:
			layers = append(layers, l)
		case len(e) == 0:
			p.missing = append(p.missing, Source{Layer: which, Path: path})
		}
	}
	if p.Only != "" {
		take(p.layerOf(p.Only), p.Only, true)
	} else {
		files, err := p.managedFiles()
		if err != nil {
			errs = append(errs, err)
		}
		for _, file := range files {
			take(Managed, file, false)
		}
		take(User, p.UserFile, false)
		if path := findProject(p.Dir, p.Home); path != "" {
			take(Project, path, true)
		}
		if p.File != "" {
			take(Extra, p.File, true)
		}
	}
	if len(errs) > 0 {
		return nil, errs
	}
	return layers, nil
}

// layerOf is the layer that a file would be read as.
func (p *Params) layerOf(path string) Layer {
	switch {
	case p.isManaged(path):
		return Managed
	case path == p.UserFile:
		return User
	case filepath.Base(path) == ProjectFile:
		return Project
	}
	return Extra
}

// layer reads one file; nil where there is none.
func (p *Params) layer(which Layer, path string, must bool) (*layer, Errors) {
	l := &layer{Source: Source{Layer: which, Path: path, Shown: p.shown(path), Trusted: true}}
	content, saved, err := p.read(path, which == Project)
	if os.IsNotExist(err) {
		if gone := p.gone(path); gone != nil {
			return nil, Errors{gone}
		}
		if !must {
			return nil, nil
		}
		err = locale.Errorf("cannot be opened: %w", errors.Unwrap(err))
	}
	if err != nil {
		return nil, Errors{{File: l.Shown, Msg: err.Error()}}
	}
	if which == Managed {
		if err := p.onlyOwners(path); err != nil {
			return nil, Errors{{File: l.Shown, Msg: err.Error()}}
		}
	}
	if which == User {
		l.open = openToAll(path)
	}
	l.confirmed = saved
	l.Sum = sha256.Sum256(content)
	if which == Project {
		var since time.Time
		since, l.doubt = p.trusts(path, content)
		l.Trusted = !since.IsZero()
		if l.Trusted && since.Before(saved) {
			l.confirmed = since // the same bytes laid there anew are no new word of the person's
		}
	}
	f := &file{name: l.Shown}
	if t := f.parse(string(content)); t != nil {
		l.read(t, p)
	}
	if which == Project {
		l.loosens = l.loosenings(f.line)
	}
	return l, f.errs
}

// read reads a file, or takes what it would hold, as if it were saved now. A project's that is a link would hold none
// of it.
func (p *Params) read(path string, project bool) ([]byte, time.Time, error) {
	if p.Text != nil && p.Only != "" {
		if info, err := os.Lstat(path); project && err == nil && info.Mode()&os.ModeSymlink != 0 {
			return nil, time.Time{}, errLink
		}
		return p.Text, p.Now, nil
	}
	return readFile(path, project)
}

// trusts tells since when a project file is trusted; the zero time if it is not.
func (p *Params) trusts(path string, content []byte) (time.Time, error) {
	if p.Trusted == nil {
		return time.Time{}, nil
	}
	real, err := filepath.EvalSymlinks(path)
	if err != nil {
		return time.Time{}, locale.Errorf("its real path cannot be found: %w", err)
	}
	since, err := p.Trusted(real, content)
	if err != nil {
		return time.Time{}, err
	}
	return since, nil
}

// shown is a path as people know it: short below the working directory or home.
func (p *Params) shown(path string) string {
	if rest, ok := strings.CutPrefix(path, p.Dir+"/"); ok {
		return rest
	}
	if rest, ok := strings.CutPrefix(path, p.Home+"/"); ok && p.Home != "" {
		return "~/" + rest
	}
	return path
}

// lockAgents takes modes of agents back that a managed mode does not leave open.
func (c *Config) lockAgents() {
	for name, a := range c.Agents {
		if a.Mode != nil && c.forbiddenMode(*a.Mode) != "" {
			c.Notices = append(c.Notices, locale.Sprintf("%s: %s = %q ignored: %s forbids it", a.modeSource,
				"agents."+name+".mode", a.Mode.String(), c.forbiddenMode(*a.Mode)))
			a.Mode = nil
			c.Agents[name] = a
		}
		if a.Mode != nil && c.Mode.fixedBy != "" && !a.modeManaged && !a.Mode.Tightens(c.Mode.Value) {
			c.Notices = append(c.Notices, locale.Sprintf("%s: agents.%s.mode = %q ignored: %s fixes it at %q",
				a.modeSource, name, a.Mode.String(), c.Mode.fixedBy, c.Mode.Value.String()))
			a.Mode = nil
			c.Agents[name] = a
		}
	}
}

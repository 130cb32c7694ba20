package project

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/source"
	"guard/policy/shell/taint"
)

// OwnProgram judges a program that a package runner finds in the project before
// the system's: node_modules/.bin/NAME. What a package manager puts there is a
// link into a package; a file of its own may be anybody's. installed: it is such a link.
func (j *Judge) OwnProgram(c *effect.Call, name string) (installed bool) {
	if j.World.Disk == nil || j.Wrap.Remote {
		return false
	}
	for _, dir := range j.binFolders() {
		file := path.Join(dir, name)
		info, err := j.World.Disk.Lstat(file)
		if err != nil {
			continue
		}
		if !j.World.At("", dir).Is(place.Inside) {
			c.Raise(risk.High, risk.ExecArbitrary|risk.FSOutsideWorkspace,
				effect.Say("runs code outside the workspace: {0}", file))
		}
		if info.Mode()&fs.ModeSymlink != 0 && !j.Wrote(file) || slices.Contains(j.Inside, file) {
			return info.Mode()&fs.ModeSymlink != 0 && j.World.At("", dir).Is(place.Inside)
		}
		text, how := j.TextOf(place.Place{Path: file})
		if how != files.Wholly || files.Binary(text) {
			return false
		}
		inside := j.Inside
		j.Inside = append(slices.Clip(inside), file)
		j.performs(c, !j.Wrote(file), func() { j.runsText(c, text, file, code.Unknown, nil) })
		j.Inside = inside
		return false
	}
	return false
}

// binFolders are where a package runner looks: here, and in the folders above (npm 10, @npmcli/run-script,
// set-path.js).
func (j *Judge) binFolders() (dirs []string) {
	dir := j.State.Cwd
	if dir == "" {
		dir = j.World.Root()
	}
	for range maxClimb {
		if dir == "" {
			break
		}
		dirs = append(dirs, path.Join(dir, "node_modules/.bin"))
		if dir == "/" {
			break
		}
		dir = path.Dir(dir)
	}
	return dirs
}

// PackageRunner judges npx and its like: a program out of a package, which is
// fetched when it is not there.
func (j *Judge) PackageRunner(c *effect.Call, v *option.Invocation) taint.Stream {
	if line, ok := v.Option("-c", "--call"); ok && line.Text != "" {
		return j.Walk.ShellText(c, v.Name, line)
	}
	if len(v.Operands) == 0 {
		c.Raise(risk.High, risk.ExecArbitrary|risk.DepsInstallUpdate|risk.NetworkRisk,
			effect.Say("runs a package that may first be fetched"))
		return taint.UnknownData
	}
	tool := v.Operands[0]
	name := tool.Text
	if tool.Known() && (strings.HasPrefix(name, ".") || strings.HasPrefix(name, "/") ||
		strings.HasSuffix(name, ".go")) {
		return j.ownPackage(c, v, tool)
	}
	j.namesPackage(c, v, name)
	if i := strings.LastIndexByte(name, '@'); i > 0 {
		name = name[:i]
	}
	installed := tool.Known() && j.OwnProgram(c, name)
	e := program.Find(name)
	fetched := v.Has("-y", "--yes", "-p", "--package") || program.OfSystem(name)
	if e == nil || !tool.Known() || fetched || e.Categories != 0 && e.Level >= risk.High && !installed {
		c.Raise(risk.High, risk.ExecArbitrary|risk.DepsInstallUpdate|risk.NetworkRisk,
			effect.Say("runs the package {0}, fetched from a registry when it is not installed", tool.Show()))
		if !tool.Known() {
			c.Unsure = true
		}
	} else {
		c.Raise(risk.Medium, 0, effect.Say("runs {0} out of the project's packages", name))
	}
	c.Runs = false // up to here it is the package that runs
	if e != nil && tool.Known() {
		words := append([]taint.Word{taint.Literal(name)}, v.Operands[1:]...)
		return j.Walk.Nested(c, v.Name, words, c.In)
	}
	for _, a := range v.Operands[1:] {
		j.Glance(c, a)
	}
	return taint.UnknownData
}

// namesPackage has the signature say which package is run: leave for one is none
// for another, nor for one that an option names.
func (j *Judge) namesPackage(c *effect.Call, v *option.Invocation, name string) {
	other := func(u option.Used) bool { return !slices.Contains(quietRunner, u.Name) }
	runs := func(a taint.Word) bool { return !a.Known() || MayRun(a.Text) }
	c.Cmd.Subject.Named = !slices.ContainsFunc(v.Used, other) && !slices.ContainsFunc(v.Unlisted, other) &&
		!slices.ContainsFunc(v.Operands[1:], runs)
	c.Cmd.Signature += " " + name
}

// quietRunner are options of package runners that say nothing of the package
// (npx(1), bunx, pnpm dlx, uvx).
var quietRunner = strings.Fields("-y --yes -q --quiet --silent -s --no --no-install --bun --verbose --prefer-offline")

// ownPackage judges what is run out of a folder by its path (go run ./cmd/x).
func (j *Judge) ownPackage(c *effect.Call, v *option.Invocation, tool taint.Word) taint.Stream {
	c.Cmd.Signature += " " + tool.Text
	if p := j.Place(tool); p.Is(place.Inside) {
		c.Raise(risk.Medium, 0, effect.Say("builds and runs {0}", tool.Show()))
	} else {
		c.Raise(risk.High, risk.ExecArbitrary|risk.FSOutsideWorkspace,
			effect.Say("runs code outside the workspace: {0}", tool.Show()))
	}
	for _, a := range v.Operands[1:] {
		j.Glance(c, a)
	}
	return taint.UnknownData
}

// ModuleNamed judges a name by which a program looks for code along paths of its own
// (rspec -r evil, celery -A evil.app): a file of this session's that may be it.
func (j *Judge) ModuleNamed(c *effect.Call, a taint.Word) {
	name, _, _ := strings.Cut(a.Text, ":")
	if name == "" || !a.Known() || path.Ext(name) != "" && code.LanguageOf(name, "") != code.Unknown {
		return
	}
	at := j.Place(a).Path
	for _, file := range j.SessionFiles() {
		stem := strings.TrimSuffix(file, path.Ext(file))
		if stem != file && (stem == at || stem == at+"/index" || strings.HasSuffix(stem, "/"+name) ||
			strings.HasSuffix(stem, "/"+strings.ReplaceAll(name, ".", "/"))) {
			j.StartsFile(c, &source.ProgramText{}, c.Program(), file)
		}
	}
}

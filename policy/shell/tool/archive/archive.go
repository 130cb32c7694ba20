package archive

import (
	"path"
	"slices"
	"strings"

	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// Judge judges what packs and unpacks.
type Judge struct{ *access.Judge }

// Tar judges tar by what it was told to do. The commands that its options start are judged
// by the table, but for --checkpoint-action, where "exec=" stands before the command.
func (j *Judge) Tar(c *effect.Call, v *option.Invocation) taint.Stream {
	if action, ok := v.Option("--checkpoint-action"); ok {
		if line, runs := strings.CutPrefix(action.Text, "exec="); runs {
			j.Walk.ShellText(c, v.Name, action.Value(len(action.Text)-len(line)))
			c.Silent = false
		}
	}
	j.tarFile(c, v)
	switch {
	case v.Marked(program.Creates):
		return j.packs(c, v)
	case !v.Marked(program.Extracts):
	case v.Has("-O", "--to-stdout"):
		for _, a := range v.Operands {
			j.member(c, a)
		}
		return taint.Stream{From: taint.FromFile | c.Data}
	default:
		j.extracts(c, v)
	}
	return taint.Stream{From: taint.FromPaths}
}

// tarFile judges the archive itself: it is written or read, here or on another machine.
func (j *Judge) tarFile(c *effect.Call, v *option.Invocation) {
	file, _ := v.Option("-f", "--file")
	if len(v.Chain) > 1 {
		file = files.CmakeTar(v)
	}
	_, remote := access.RemoteHost(file.Text)
	switch {
	case remote && !v.Has("--force-local"):
		j.Host(c, file)
		c.Raise(risk.High, risk.NetworkRisk, effect.Say("the archive is on another machine: {0}", file.Show()))
	case file.Text == "":
	case v.Marked(program.Creates):
		j.Writes(c, file, access.Overwrites)
	case v.Marked(program.Edits): // tar(1), --delete: its members go
		j.OverUnsaved(c, file)
		j.Writes(c, file, access.Edits)
	default:
		j.Reads(c, file)
	}
}

// packs judges what goes into an archive. What comes out of tar is the archive, if it has
// no file.
func (j *Judge) packs(c *effect.Call, v *option.Invocation) taint.Stream {
	for _, a := range v.Operands {
		j.Reads(c, a)
	}
	file, named := v.Option("-f", "--file")
	if (!named || file.Text == "-") && slices.ContainsFunc(v.Operands, j.history) {
		c.Data |= taint.FromSecret
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints a secret"))
	}
	if v.Has("--remove-files") {
		for _, a := range v.Operands {
			j.Deletes(c, a, true)
		}
	}
	return taint.Stream{From: c.Data}
}

// history reports git's own folder, or one in it, where commits hold secrets.
func (j *Judge) history(a taint.Word) bool {
	return j.Place(a).Is(place.VCS) && files.CommittedSecrets(&j.Folders)
}

// extracts judges what an archive brings into the current folder.
func (j *Judge) extracts(c *effect.Call, v *option.Invocation) {
	j.Unpacked = true
	kept := c.Kept
	j.unpacksOver(c, v)
	j.Writes(c, taint.Literal("."), access.IntoFolder)
	if c.Kept == kept {
		c.Raise(risk.Medium, risk.FSDeleteOverwrite, effect.Say("{0} writes whatever the archive holds", v.Name))
	}
	j.namesWritten(c, v.Operands)
	if v.Has("-P", "--absolute-names") {
		c.Raise(risk.High, risk.FSOutsideWorkspace, effect.Say("the archive decides where files are written"))
	}
	if c.In.From&taint.FromNet != 0 {
		c.Raise(risk.High, risk.NetworkRisk, effect.Say("unpacks what a host sent"))
		j.Fetched(c, taint.Literal("."))
	}
}

// Unpacks judges gzip, unzip and their like: told to list, to test or to write
// to their output they only read.
func (j *Judge) Unpacks(c *effect.Call, v *option.Invocation) taint.Stream {
	if !v.Marked(program.Lists) && len(v.Operands) > 0 {
		if v.Entry.Operands != "edit..." {
			j.Unpacked = true
			j.namesWritten(c, v.Operands[1:])
			j.unzipsOver(c, v)
		}
		return j.Walk.Generic(c, v)
	}
	for i, a := range v.Operands {
		if i == 0 || v.Entry.Operands == "edit..." {
			j.Reads(c, a)
		} else if v.Has("-p", "-c") {
			j.member(c, a)
		}
	}
	return taint.Stream{From: c.In.From | c.Data}
}

// namesWritten judges names that come to be under the current folder: members
// of an archive.
func (j *Judge) namesWritten(c *effect.Call, names []taint.Word) {
	for _, a := range names {
		impact.Touch(c.Finding(), impact.Change, j.Place(a), a.Show())
	}
}

// member judges a file of an archive whose content is shown.
func (j *Judge) member(c *effect.Call, a taint.Word) {
	if strings.ContainsAny(a.Text, "*?[") { // unzip(1): a star matches any name, a hidden one too
		for _, file := range j.SecretsMatching(j.State.Cwd, path.Base(a.Text)) {
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("{0} matches secrets: {1}", a.Show(), path.Base(file)))
		}
	}
	j.Shows(c, j.Place(a), a.Show())
}

package shell

import (
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/program"
	"guard/policy/stake"
)

// tar judges tar by what it was told to do.
func (k *archiveJudge) tar(c *call, v *invocation) stream {
	if action, ok := v.option("--checkpoint-action"); ok {
		if line, runs := strings.CutPrefix(action.text, "exec="); runs {
			k.walk.ShellText(c, v.name, action.value(len(action.text)-len(line)))
			c.silent = false
		}
	}
	file, _ := v.option("-f", "--file")
	if len(v.chain) > 1 {
		file = cmakeTar(v)
	}
	_, remote := remoteHost(file.text)
	switch {
	case remote && !v.has("--force-local"):
		k.host(c, file)
		c.raise(risk.High, risk.NetworkRisk, say("the archive is on another machine: {0}", file.show()))
	case file.text == "":
	case v.marked(program.Creates):
		k.writes(c, file, overwrites)
	default:
		k.reads(c, file)
	}
	switch {
	case v.marked(program.Creates):
		for _, a := range v.operands {
			k.reads(c, a)
		}
		if v.has("--remove-files") {
			for _, a := range v.operands {
				k.deletes(c, a, true)
			}
		}
		return stream{from: c.data}
	case v.marked(program.Extracts):
		if v.has("-O", "--to-stdout") {
			for _, a := range v.operands {
				k.member(c, a)
			}
			return stream{from: fromFile | c.data}
		}
		k.unpacked = true
		kept := c.kept
		k.writes(c, literalArg("."), intoFolder)
		if c.kept == kept {
			c.raise(risk.Medium, risk.FSDeleteOverwrite, say("{0} writes whatever the archive holds", v.name))
		}
		k.namesWritten(c, v.operands)
		if v.has("-P", "--absolute-names") {
			c.raise(risk.High, risk.FSOutsideWorkspace, say("the archive decides where files are written"))
		}
		if c.in.from&fromNet != 0 {
			c.raise(risk.High, risk.NetworkRisk, say("unpacks what a host sent"))
			k.fetched(c, literalArg("."))
		}
	}
	return stream{from: fromPaths}
}

// cmakeTar sorts the words of cmake -E tar, whose first are letters and a file
// (cmake(1), Run a Command-Line Tool), and returns the file.
func cmakeTar(v *invocation) arg {
	if len(v.operands) < 2 {
		return arg{}
	}
	file := v.operands[1]
	switch letters := v.operands[0].text; {
	case strings.Contains(letters, "c"):
		v.marks |= program.Creates
	case !strings.Contains(letters, "t"):
		v.marks |= program.Extracts
	}
	v.operands = v.operands[2:]
	return file
}

// unpacks judges gzip, unzip and their like: told to list, to test or to write
// to their output they only read.
func (k *archiveJudge) unpacks(c *call, v *invocation) stream {
	if !v.marked(program.Lists) && len(v.operands) > 0 {
		if v.entry.Operands != "edit..." {
			k.unpacked = true
			k.namesWritten(c, v.operands[1:])
		}
		return k.walk.Generic(c, v)
	}
	for i, a := range v.operands {
		if i == 0 || v.entry.Operands == "edit..." {
			k.reads(c, a)
		} else if v.has("-p", "-c") {
			k.member(c, a)
		}
	}
	return stream{from: c.in.from | c.data}
}

// namesWritten judges names that come to be under the current folder: members
// of an archive.
func (k *archiveJudge) namesWritten(c *call, names []arg) {
	for _, a := range names {
		stake.Touch(c.finding(), stake.Change, k.place(a), a.show())
	}
}

// member judges a file of an archive whose content is shown.
func (k *archiveJudge) member(c *call, a arg) {
	k.shows(c, k.place(a), a.show())
}

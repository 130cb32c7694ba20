package archive

import (
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// WholeFolders judges programs that take all that lies in a folder, the secrets there
// among it: what they put under version control, pack to their output, compare or show
// of an archive is what the person is shown, or the model.
func (j *Judge) WholeFolders(c *effect.Call, v *option.Invocation) {
	if j.World.Disk == nil || j.Wrap.Remote {
		return
	}
	switch {
	case v.Name == "git add" || v.Name == "git stage":
		j.addsSecrets(c, v)
	case v.Name == "git update-index" && v.Gave("--add", "--stdin"):
		j.NamesOnInput(c)
	case (v.Name == "git stash" || v.Name == "git stash push" || v.Name == "git stash save") && v.Has("-a", "--all"):
		// git-stash(1): ignored files too, whatever -u says
		j.takesSecrets(c, v, append([]taint.Word{{}}, j.stagedPaths(v)...))
	case (v.Name == "git stash" || v.Name == "git stash push" || v.Name == "git stash save") &&
		v.Has("-u", "--include-untracked"):
		j.addsSecrets(c, v)
	case v.Entry.Special == program.Tar && v.Marked(program.Creates):
		if file, named := v.Option("-f", "--file"); !named || file.Text == "-" {
			j.takesSecrets(c, v, v.Operands)
		}
	case v.Entry.Special == program.Tar && v.Marked(program.Extracts) && v.Has("-O", "--to-stdout"):
		if file, named := v.Option("-f", "--file"); !j.showsPacked(c, v, v.Operands) && named {
			j.unpacksSecrets(c, v, file, v.Operands)
		}
	case slices.Contains(recursive, v.Entry.Name) && v.Marked(program.Lists) && !v.Has("-r", "--recursive") &&
		!v.Has("-l", "--list", "-t", "--test"): // zcat backup.tgz
		for _, a := range v.Operands {
			j.showsHeld(c, v, a, nil)
		}
		j.takesSecrets(c, v, v.Operands) // of the files themselves
	case slices.Contains(recursive, v.Entry.Name) && v.Marked(program.Lists) && v.Has("-r", "--recursive") &&
		!v.Has("-l", "--list", "-t", "--test"):
		j.takesSecrets(c, v, v.Operands)
	case v.Chain[0].Name == "zip" && len(v.Operands) > 1 && v.Operands[0].Text == "-":
		j.takesSecrets(c, v, v.Operands[1:])
	case v.Name == "bun build":
		// bun.sh, Bundler: env
		if words := strings.Join(c.Cmd.Argv, " "); strings.Contains(words, "--env=inline") ||
			strings.Contains(words, "--env inline") {
			j.takesSecrets(c, v, []taint.Word{{}})
		}
	case strings.HasPrefix(v.Name, "unzip") && v.Has("-p", "-c") && len(v.Operands) > 0:
		if !j.showsPacked(c, v, v.Operands[1:]) {
			j.unpacksSecrets(c, v, v.Operands[0], v.Operands[1:])
		}
	case (v.Name == "diff" && v.Has("-r", "--recursive", "-N", "--new-file")) && !v.Has("-q", "--brief"),
		v.Name == "git diff" && v.Has("--no-index"):
		j.takesSecrets(c, v, v.Operands)
	}
}

// recursive are the programs that pack or unpack each file of a folder to their output (gzip(1), -r and -c; zstd(1),
// -r), by the names of their entries.
var recursive = []string{
	"gzip pigz bzip2 pbzip2 xz pixz zstd lz4 lzma compress brotli lzip",
	"gunzip bunzip2 unxz unzstd uncompress unlzma lunzip",
}

// showsPacked judges members, or all, of the archives that are read, which the line made. false: it made none of them.
func (j *Judge) showsPacked(c *effect.Call, v *option.Invocation, members []taint.Word) (made bool) {
	for _, p := range c.Cmd.Reads[:min(len(c.Cmd.Reads), files.MaxRead)] {
		found, known := j.PackedSecrets(p.Path, members)
		for _, file := range found {
			files.ShowsSecretsOf(c, v, file)
		}
		made = made || known
	}
	return made
}

// takesSecrets judges the secrets in folders; an empty word is the current one.
func (j *Judge) takesSecrets(c *effect.Call, v *option.Invocation, folders []taint.Word) {
	for _, a := range folders {
		dir := j.State.Cwd
		if a.Text != "" {
			dir = j.Place(a).Path
		}
		if files.HoldsHanded(&j.Folders, dir) {
			files.ShowsSecretsOf(c, v, dir)
		}
		for _, file := range files.SecretsAndOutputs(&j.Folders, dir) {
			files.ShowsSecretsOf(c, v, file)
		}
	}
	files.Crowds(&j.Folders)
}

// unpacksSecrets judges an archive of which members are shown, or all. In one of this session's that is shown as a
// whole the secrets of the folder may be; of others the list of their members tells.
func (j *Judge) unpacksSecrets(c *effect.Call, v *option.Invocation, archive taint.Word, members []taint.Word) {
	j.namedMembers(c, archive, members)
	if p := j.Place(archive).Path; p != "" && j.Wrote(p) {
		if len(members) == 0 || strings.ContainsAny(members[0].Text, "*?[") {
			j.takesSecrets(c, v, []taint.Word{{}})
		}
		return
	}
	j.showsHeld(c, v, archive, members)
}

// namedMembers judges members that hold a secret by its name. What lies in the work tree under a member's name tells
// whether that is git's, or this session's own.
func (j *Judge) namedMembers(c *effect.Call, archive taint.Word, members []taint.Word) {
	p := j.Place(archive)
	if j.World.Disk == nil || j.World.Git == nil || j.Wrap.Remote || !archive.Known() || !p.Is(place.Inside) {
		return
	}
	data, err := j.World.Disk.ReadFile(p.Path, files.MaxArchive)
	if j.InTime(err); err != nil {
		return
	}
	files.MemberTexts(data, members, access.MayNameSecret, func(name string, text []byte) bool {
		if !access.NamesPacked(j.Judge, p.Path, name, text) {
			return false
		}
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("reads {0}, which holds secrets", name))
		return true
	})
}

// showsHeld judges what an archive that was there before shows.
func (j *Judge) showsHeld(c *effect.Call, v *option.Invocation, archive taint.Word, members []taint.Word) {
	if !archive.Known() || !files.IsArchive(archive.Text) {
		return
	}
	for _, file := range files.SecretsHeld(&j.Folders, j.Place(archive).Path, members) {
		files.ShowsSecretsOf(c, v, file)
	}
}

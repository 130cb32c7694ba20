package git

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/policy/gitconfig"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/taint"
)

// The hooks and settings of the project's own repository are the person's, and git runs what they
// name. What stands in a script that they name may be this session's.

// startingSettings are keys whose value git hands to a shell (git-config(1), git 2.51). The middle
// part of a key may be anything.
var startingSettings = strings.Fields("core.fsmonitor core.pager core.editor core.sshcommand core.askpass " +
	"core.gitproxy core.alternaterefscommand diff.external diff.*.command diff.*.textconv difftool.*.cmd " +
	"mergetool.*.cmd merge.*.driver filter.*.clean filter.*.smudge filter.*.process pager.* sequence.editor " +
	"gpg.program gpg.*.program gpg.ssh.defaultkeycommand interactive.difffilter uploadpack.packobjectshook " +
	"remote.*.uploadpack remote.*.receivepack trailer.*.command trailer.*.cmd tar.*.command guitool.*.cmd " +
	"hook.*.command gc.recentobjectshook credential.helper credential.*.helper alias.* man.*.cmd browser.*.cmd " +
	"imap.tunnel")

// maxStarted bounds the hooks and settings that are looked at for one command.
const maxStarted = 64

// startsChanged judges what the hooks and settings of the project's own repository start, as far as
// it goes by a file that this session wrote.
func (r *Repositories) startsChanged(c *effect.Call, root string) {
	if r.starting || len(r.SessionFiles()) == 0 && len(r.BroughtFiles()) == 0 {
		return
	}
	r.starting = true // git in a hook of git's
	defer func() { r.starting = false }()
	meta, ok := r.commonFolder(root)
	if !ok {
		return
	}
	hooks, started := meta+"/hooks", []taint.Word(nil)
	for _, e := range r.settingsOf(meta) {
		switch line, starts := startedBy(e); {
		case e.Key == "core.hookspath":
			hooks = r.World.At(root, e.Value).Path
		case starts && len(started) < maxStarted:
			started = append(started, taint.Word{Text: line, Src: line})
		}
	}
	for _, line := range started {
		r.judgesStarted(c, root, func(probe *effect.Call) { r.Walk.ShellText(probe, "git", line) })
	}
	for _, file := range r.hooksIn(hooks) {
		r.judgesStarted(c, root, func(probe *effect.Call) {
			r.Walk.Nested(probe, "git", []taint.Word{taint.Literal(file)}, taint.Nothing)
		})
	}
}

// Brings judges what git starts after it has brought files: hooks and scripts as they are by then.
func (r *Repositories) Brings(c *effect.Call) {
	root := r.World.Root()
	if root == "" || r.World.Disk == nil || r.Wrap.Remote || len(r.BroughtFiles()) == 0 {
		return
	}
	for _, cwd := range r.State.Folders() {
		if place.Below(cwd, root) {
			r.startsChanged(c, root)
			return
		}
	}
}

// commonFolder is where the settings and hooks of the repository at a folder lie, of a linked work tree too.
func (r *Repositories) commonFolder(root string) (string, bool) {
	meta, ok := r.RepositoryAt(root)
	if !ok {
		return "", false
	}
	if lies, read := r.pointedTo(root, meta); read {
		meta = lies
	}
	if text, how := r.TextOf(place.Place{Path: meta + "/commondir"}); how == files.Wholly {
		meta = r.World.At(meta, strings.TrimSpace(text)).Path
	}
	return meta, true
}

// settingsOf reads the settings of a repository.
func (r *Repositories) settingsOf(meta string) (all []gitconfig.Entry) {
	for _, name := range [...]string{"config", "config.worktree"} {
		text, how := r.TextOf(place.Place{Path: meta + "/" + name})
		if settings, err := gitconfig.Parse([]byte(text)); how == files.Wholly && err == nil {
			all = append(all, settings.Entries...)
		}
	}
	return all
}

// startedBy is the line that a setting hands to a shell. An alias and a credential helper do with "!"
// alone, and are a name of git's without.
func startedBy(e gitconfig.Entry) (line string, ok bool) {
	key := strings.ToLower(e.Key)
	fits := func(known string) bool { return likeKey(key, known) }
	if !slices.ContainsFunc(startingSettings, fits) || mildSetting(key, e.Value) {
		return "", false
	}
	line, shell := strings.CutPrefix(e.Value, "!")
	named := strings.HasPrefix(key, "alias.") || strings.HasPrefix(key, "credential.")
	_, truth := e.Truth()
	return line, line != "" && !truth && (shell || !named || strings.HasPrefix(line, "/"))
}

// hooksIn lists the hooks in a folder, and those that husky's own hand on to (husky 9 lets git look
// in .husky/_, whose files run those of .husky).
func (r *Repositories) hooksIn(folder string) (all []string) {
	folders := []string{folder}
	if path.Base(folder) == "_" {
		folders = append(folders, path.Dir(folder))
	}
	brought := r.BroughtFiles()
	for _, dir := range folders {
		for _, file := range brought {
			if path.Dir(file) == dir && slices.Contains(place.GitHooks, path.Base(file)) && r.World.Missing(file) {
				all = append(all, file)
			}
		}
		_ = r.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
			if slices.Contains(place.GitHooks, e.Name()) {
				all = append(all, dir+"/"+e.Name())
			}
			return len(all) < maxStarted
		})
	}
	return all
}

// judgesStarted judges what git starts at the top of the work tree, and counts what is grave in it if it
// was judged by a file of this session.
func (r *Repositories) judgesStarted(c *effect.Call, root string, judge func(probe *effect.Call)) {
	since := r.Mark()
	probe := r.Begin(c.In)
	probe.Cmd.Argv = c.Cmd.Argv
	r.Absorbs(probe, func() {
		r.Apart(func() taint.Stream {
			r.State.Cwd, r.State.Maybe, r.State.Within = root, nil, false
			judge(probe)
			return taint.Nothing
		})
	})
	read := r.NeedsSince(since).Read
	at := slices.IndexFunc(read, r.ofSession)
	own := probe.Cmd.Own
	grave := own.Absurd || own.Protected || own.Level == risk.Critical ||
		own.Categories.Has(risk.DepsInstallUpdate) || // pre-commit, by settings that name another repository
		own.Level >= risk.High && own.Categories&^(risk.NetworkRisk|risk.ExecArbitrary) != 0 ||
		at >= 0 && own.Categories.Has(risk.ExecArbitrary) && r.OwnFile(read[at])
	if at >= 0 && files.OfOthers(&r.Folders, read[at]) {
		grave = probe.Cmd.Grave()
	}
	if at < 0 || !grave {
		return
	}
	c.Raise(risk.Medium, 0, effect.Say("{0} may load {1}, which this session wrote", "git", path.Base(read[at])))
	c.Cmd.Own.Add(own)
	c.Touches(&probe.Cmd)
}

// ofSession reports a file that this line or an earlier call wrote.
func (r *Repositories) ofSession(file string) bool {
	if file == files.AnyFile {
		return true
	}
	return r.ChangedByLine(file) || r.World.Past != nil && files.Comes(&r.Folders, file)
}

package source

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// Code of the project's that a line has run though it names no file of it: a word picks a command's file, a folder
// stands for a program, a framework finds its commands by itself. It is read as if the line named it, and of what it
// does there only what is grave counts: a project's programs do many things every day.

// Outward are the categories of what leads out: it is sent, published or changed elsewhere. What is fetched or
// installed is none of them: of a project's tasks and programs fetching is what the tools around them do anyway.
const Outward = risk.GitPublish | risk.Publish | risk.Send | risk.Delete | risk.Payment | risk.AccountChange |
	risk.SystemImpact | risk.Sudo

// hostPrograms bring something to a host, or have it run there.
const hostPrograms = "rsync scp sftp ssh sshpass ftp lftp ncftpput rclone"

// LeadsOut reports a command that reaches people, servers or accounts.
func LeadsOut(cmd *effect.Command) bool {
	own := &cmd.Own
	sends := own.Categories.Has(risk.NetworkRisk) && (cmd.Level == risk.Critical ||
		len(cmd.Argv) > 0 && table.HasWord(hostPrograms, cmd.Argv[0]))
	return own.Level >= risk.High && (own.Categories&Outward != 0 || sends) &&
		!own.Categories.Has(risk.DepsInstallUpdate)
}

// DeletesOutside reports one that deletes what certainly lies outside of the workspace.
func DeletesOutside(cmd *effect.Command) bool {
	return cmd.Own.Categories&(risk.FSDeleteOverwrite|risk.Delete) != 0 &&
		slices.ContainsFunc(cmd.Deletes, certainlyOutside)
}

// graveRun reports what of such code counts.
func graveRun(cmd *effect.Command) bool {
	own := &cmd.Own
	fetched := own.Level == risk.Critical && own.Categories.Has(risk.NetworkRisk) &&
		own.Categories.Has(risk.ExecArbitrary) && !own.Categories.Has(risk.FSConfigSecrets)
	return own.Absurd || own.Protected || fetched || own.Level >= risk.High && own.Categories&Outward != 0 ||
		DeletesOutside(cmd) ||
		slices.ContainsFunc(cmd.Writes, startsShell)
}

// heldProgram judges such code.
type heldProgram struct{ *Judge }

// file judges the text of a file that is run with arguments.
func (j heldProgram) file(c *effect.Call, file string, args []string) {
	lang := code.LanguageOf(file, "")
	text, how := j.TextOf(place.Place{Path: file})
	if how == files.Wholly && lang != code.Unknown {
		given := code.Given{File: true, Args: args}
		j.text(c, &ProgramText{Lang: lang, File: file, given: given, started: true}, text)
	}
}

// text judges a text of which more is known.
func (j heldProgram) text(c *effect.Call, t *ProgramText, text string) {
	if len(text) <= maxHeldCode && !files.Binary(text) {
		j.judges(c, t.File, func(probe *effect.Call) { runsText(j.Judge, probe, t, text) })
	}
}

// judges judges the code of a file, and adds what is grave.
func (j heldProgram) judges(c *effect.Call, file string, run func(probe *effect.Call)) {
	if slices.Contains(j.Inside, file) || !j.World.At("", file).Is(place.Inside) || files.InFilled(file) || !j.Enter() {
		return
	}
	defer j.Leave()
	inside, reviewed := j.Inside, j.Reviewed
	j.Inside = append(slices.Clip(inside), file)
	out := false
	added := j.AddsWhere(c, func(probe *effect.Call) {
		run(probe)
		for i := range j.Out.Commands {
			out = out || LeadsOut(&j.Out.Commands[i])
		}
	}, func(cmd *effect.Command) bool { return out || graveRun(cmd) })
	j.Inside, j.Reviewed = inside, slices.Clip(reviewed)
	if added {
		c.Raise(risk.Medium, 0, effect.Say("runs the code in {0}", path.Base(file)))
	}
}

// knownTexts are words as a program is given them; nil: not all are known.
func knownTexts(words []taint.Word) []string {
	all := []string{}
	for _, w := range words {
		if !w.Known() || strings.Contains(w.Text, taint.Hole) {
			return nil
		}
		all = append(all, w.Text)
	}
	return all
}

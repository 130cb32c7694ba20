package shell

import (
	"path"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/expand"
	"guard/policy/shell/lang/template"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/source"
	"guard/policy/shell/taint"
	"guard/policy/shell/tool/network"
)

// role judges one word by what it is to its program. Words that are only named or read are judged
// here. The other roles follow by kind, each of these asking the next: changes, reaches, runs,
// setsOrShows.
func (j *operandJudge) role(c *effect.Call, v *option.Invocation, r program.Role, a taint.Word) {
	if v.Marked(program.Dry) {
		r = j.roleWhenDry(r, a)
	}
	switch r {
	case program.NoRole:
		c.Unknown(effect.Say("guard does not know what {0} means to {1}", a.Show(), v.Name))
	case program.Note:
		c.Data |= a.From & taint.FromSecret
	case program.Text:
		c.Data |= a.From & taint.FromSecret
		j.looseWord(c, v, a)
		j.runsOperands(c, v, a)
	case program.GitRef:
		j.git.Revision(c, a)
	case program.Read:
		j.ReadOrChange(c, v, a)
	case program.ReadList:
		j.readsListed(c, v, a)
	case program.Look:
		if option.WorksOnProject(v) && !strings.HasPrefix(v.Entry.Operands, "read") {
			j.LeadsTo(c, a)
		} else {
			j.LooksAt(c, a)
		}
	case program.Pattern:
		if v.Entry.Out == program.Data && !v.Marked(program.Lists) {
			j.ChoosesContent(c, a)
		} else {
			j.Chooses(c, a)
		}
	case program.Filter:
		j.filter(c, a)
		j.fileForFilter(c, v, a)
	case program.FilterFile:
		j.filterFile(c, v, a)
	case program.Folder:
		j.LooksAt(c, a)
		j.State.Cwd, j.State.Maybe = j.Place(a).Path, nil
	default:
		j.changes(c, v, r, a)
	}
}

// roleWhenDry is what a word is to a program that only shows what it would do.
func (j *operandJudge) roleWhenDry(r program.Role, a taint.Word) program.Role {
	switch r {
	case program.Edit, program.Write:
		if j.Place(a).Is(place.Secret) {
			return program.Read // what it would change is shown
		}
		return program.Look
	case program.WriteDir, program.Result, program.Renew, program.Make, program.Delete:
		return program.Look
	}
	return r
}

// changes judges words that name what is made, changed or deleted.
func (j *operandJudge) changes(c *effect.Call, v *option.Invocation, r program.Role, a taint.Word) {
	switch r {
	case program.Write, program.Log:
		j.Writes(c, a, writing(v))
		if v.Name != "tee" { // whose text is known where its input is
			j.Blinds(a)
		}
	case program.WriteDir:
		j.Writes(c, a, access.IntoFolder)
	case program.Edit:
		if v.Has("-n", "--newfile") && strings.HasPrefix(v.Entry.Name, "dos2unix") {
			j.OverUnsaved(c, a) // dos2unix(1), new-file mode: every second one
		}
		j.Renews(c, v, a)
		j.Writes(c, a, access.Edits)
		j.Edited(v, a)
	case program.Result:
		if !taint.IsStdin(a) {
			j.OverResults(c, a)
			j.Writes(c, a, access.Edits)
		}
	case program.Renew:
		j.ChangesWhole(c, v, a)
		j.Writes(c, a, access.Edits)
	case program.Link:
		j.LinksTo(c, v, a)
	case program.Make:
		if v.Marked(program.Empties) {
			j.Empties(c, v, a)
			break
		}
		j.Makes(c, v, a)
		j.MakesFolder(v, a)
	case program.Emptied:
		j.Empties(c, v, a)
	case program.Delete:
		j.Deletes(c, a, v.Marked(program.Recursive))
	case program.Device:
		j.Writes(c, a, access.Overwrites)
		// What is made anew as a whole is a disk, whatever its node is called.
		if p := j.Place(a); p.Is(place.Device) && !p.Is(place.Harmless) {
			c.Raise(risk.Critical, risk.FSDeleteOverwrite|risk.SystemImpact,
				effect.Say("destroys what is on {0}", a.Show()))
			c.Flag(true, false)
		}
	default:
		j.reaches(c, v, r, a)
	}
}

// method judges an HTTP method (RFC 9110, section 9): all but the safe ones
// change something on the host.
func (j *operandJudge) method(c *effect.Call, a taint.Word) {
	switch verb := strings.ToUpper(a.Text); {
	case verb == "GET", verb == "HEAD", verb == "OPTIONS", verb == "TRACE", c.Here && a.Known():
		return
	case verb == "DELETE":
		c.Raise(risk.High, risk.Delete|risk.NetworkRisk, effect.Say("deletes something on a host"))
	default:
		c.Raise(risk.High, risk.NetworkRisk, effect.Say("changes something on a host: {0}", a.Show()))
	}
	c.Cmd.Signature += " " + strings.ToUpper(a.Text) // leave for one method is none for another
}

// writing is how an output option writes in this invocation.
func writing(v *option.Invocation) access.Manner {
	if v.Marked(program.Appends) {
		return access.Appends
	}
	return access.Overwrites
}

// reaches judges words that lead to the network.
func (j *operandJudge) reaches(c *effect.Call, v *option.Invocation, r program.Role, a taint.Word) {
	switch r {
	case program.Host:
		j.Host(c, a)
	case program.URL:
		j.network.URL(c, a)
	case program.Remote:
		j.network.RemotePath(c, v, a)
	case program.SendText:
		j.Leaks(c, a.From|taint.FromFile)
	case program.Mount:
		j.mount(c, a)
	case program.AddressFile:
		j.network.Sendable(c, a)
	case program.Report:
		j.network.Report(c, a)
	case program.FieldFile:
		j.network.SendField(c, a)
	case program.SendFile:
		j.network.SendsFile(c, a)
	case program.Method:
		j.method(c, a)
	case program.PackageName:
		j.network.PackageName(c, a)
	case program.Chart:
		j.images.Chart(c, a)
	default:
		j.runs(c, v, r, a)
	}
}

// runs judges words that are code, or name it.
func (j *operandJudge) runs(c *effect.Call, v *option.Invocation, r program.Role, a taint.Word) {
	switch r {
	case program.CommandLine:
		if !j.runsFound(c, v, a) {
			j.Walk.ShellText(c, v.Name, a)
		}
	case program.RemoteLine:
		j.remoteLine(c, v, a)
	case program.ProgramName:
		j.startsProgram(c, v, a)
	case program.CommandWords:
		j.Walk.Nested(c, v.Name, []taint.Word{a}, c.In)
	case program.ExCommands:
		j.projects.ExCommands(c, v, a)
	case program.Code:
		j.code(c, v, a)
	case program.ScriptFile:
		j.scriptFile(c, v, a)
	case program.Format:
		if !a.Known() || strings.Contains(a.Text, "/") || access.HasCodeEnding(a.Text) || namesObject(a.Text) {
			c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("runs the code in {0}", a.Show()))
		}
		if network.LeadsAway(a.Text) {
			j.Leads(c, a)
		}
	default:
		j.setsOrShows(c, v, r, a)
	}
}

// setsOrShows judges words that set something for what runs, or have it shown.
func (j *operandJudge) setsOrShows(c *effect.Call, v *option.Invocation, r program.Role, a taint.Word) {
	switch r {
	case program.Setting:
		j.settings.Setting(c, v, a)
	case program.Settings:
		j.settingsFile(c, v, a)
	case program.Assignment:
		j.assigns(c, v, a)
	case program.Variable:
		if v.Name == "let" {
			j.expander.Evaluating(a)
		}
		j.expander.Subscript(a)
	case program.Sets:
		j.expander.Subscript(a)
		j.expander.Sets(c, a.Text, taint.Number)
	case program.Labelled:
		if _, file, ok := strings.Cut(a.Text, ":"); ok {
			a = a.Value(len(a.Text) - len(file))
		}
		if strings.ContainsAny(a.Text, "./~") || !a.Known() {
			j.Makes(c, v, a)
		}
	case program.LoadFolder:
		loadFolder(j, c, v, a)
	case program.JVMLog:
		j.logsOver(c, a)
	case program.Choice:
		j.settingsFile(c, v, a)
		if strings.Contains(a.Text, "/") && j.Wrote(j.Place(a).Path) {
			j.startsProgram(c, v, a)
		}
	case program.Repository:
		if p := path.Clean(a.Text); !a.Known() || p != ".git" && p != "." {
			c.Raise(risk.Medium, risk.ExecArbitrary,
				effect.Say("{0} takes settings, which can run commands, from {1}", v.Name, a.Show()))
		}
	case program.EnvName:
		if j.State.Secret(a.Text) {
			c.Data |= taint.FromSecret
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints a secret"))
		}
	case program.VMOption:
		if !a.Known() || expand.RiskyOptions("-XX:"+a.Text) {
			c.Raise(risk.High, risk.ExecArbitrary,
				effect.Say("the option -XX:{0} runs a command or reads further options", a.Show()))
		}
	case program.Template:
		if template.ShowsEnvironment(a.Text) {
			c.Data |= taint.FromSecret
			c.Raise(risk.High, risk.FSConfigSecrets,
				effect.Say("prints the environment of a container, tokens and passwords among it"))
		}
	}
}

// assigns judges NAME=VALUE given to what is started; MSBuild takes several, joined by
// semicolons (MSBuild command-line reference, -property).
func (j *operandJudge) assigns(c *effect.Call, v *option.Invocation, a taint.Word) {
	name, value, ok := strings.Cut(a.Text, "=")
	if !ok {
		return
	}
	one := a.Value(len(a.Text) - len(value))
	if more := strings.IndexByte(value, ';'); more >= 0 && v.Chain[0].Name == "dotnet" {
		j.assigns(c, v, one.Value(more+1))
		one.Text = value[:more]
	}
	j.expander.Environment(c, name, one)
	if v.Chain[0].Goals { // make hands its variables on
		source.Starts{Judge: j.texts}.Given(c, name, one)
	}
	j.State.Forget(name) // for what is started it is another
	j.projects.RecipeVariable(c, v, value)
}

// startsProgram judges an option's value that names a program, perhaps with
// its options.
func (j *operandJudge) startsProgram(c *effect.Call, v *option.Invocation, a taint.Word) {
	if !a.Known() {
		c.Unknown(effect.Say("starts a program that is not known before it runs: {0}", a.Show()))
		return
	}
	if a.Text == "" {
		return
	}
	c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("{0} starts {1}", v.Name, a.Show()))
	j.Walk.ShellText(c, v.Name, a)
	c.Silent = false
}

// mount judges a folder of this machine that a container sees.
func (j *operandJudge) mount(c *effect.Call, a taint.Word) {
	spec := a.Text
	for field := range strings.SplitSeq(spec, ",") {
		if key, value, ok := strings.Cut(field, "="); ok && (key == "source" || key == "src") {
			spec = value
		}
	}
	host, _, bound := strings.Cut(spec, ":")
	if !strings.ContainsAny(host, "/.~"+taint.Hole) || !bound && spec == a.Text {
		return // a named volume
	}
	p := j.Place(taint.Word{Text: host, Src: a.Src, From: a.From})
	c.Cmd.Writes = append(c.Cmd.Writes, p)
	if p.Is(place.Secret) {
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("gives a container secrets: {0}", host))
	}
	switch {
	case p.Is(place.Inside) && taint.Settled(a):
		c.Raise(risk.Medium, 0, effect.Say("gives a container the folder {0}", host))
	case p.Any(place.Root|place.TopLevel|place.System|place.Secret|place.Device) ||
		strings.HasSuffix(host, "docker.sock"):
		c.Raise(risk.Critical, risk.FSOutsideWorkspace|risk.SystemImpact,
			effect.Say("gives a container {0} of this machine", host))
	default:
		c.Raise(risk.High, risk.FSOutsideWorkspace,
			effect.Say("gives a container the folder {0}, outside the workspace", host))
	}
}

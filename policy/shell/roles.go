package shell

import (
	"path"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/lang/template"
	"guard/policy/shell/program"
)

// role judges one word by what it is to its program.
func (k *operandJudge) role(c *call, v *invocation, r program.Role, a arg) {
	if v.marked(program.Dry) {
		switch r {
		case program.Edit, program.Write:
			if r = program.Look; k.place(a).Is(place.Secret) {
				r = program.Read // what it would change is shown
			}
		case program.WriteDir, program.Result, program.Renew, program.Make, program.Delete:
			r = program.Look
		}
	}
	switch r {
	case program.NoRole:
		c.unknown(say("guard does not know what {0} means to {1}", a.show(), v.name))
	case program.Note:
		c.data |= a.from & fromSecret
	case program.Text:
		c.data |= a.from & fromSecret
		k.looseWord(c, v, a)
	case program.GitRef:
		k.git.revision(c, a)
	case program.Read:
		k.readOrChange(c, v, a)
	case program.ReadList:
		k.readsListed(c, v, a)
	case program.Look:
		if worksOnProject(v) && !strings.HasPrefix(v.entry.Operands, "read") {
			k.leadsTo(c, a)
		} else {
			k.looksAt(c, a)
		}
	case program.Pattern:
		if v.entry.Out == program.Data && !v.marked(program.Lists) {
			k.choosesContent(c, a)
		} else {
			k.chooses(c, a)
		}
	case program.Filter:
		k.filter(c, a)
		k.fileForFilter(c, v, a)
	case program.FilterFile:
		k.filterFile(c, v, a)
	case program.Write, program.Log:
		k.writes(c, a, writing(v))
		if v.name != "tee" { // whose text is known where its input is
			k.blinds(a)
		}
	case program.WriteDir:
		k.writes(c, a, intoFolder)
	case program.Edit:
		if v.has("-n", "--newfile") && strings.HasPrefix(v.entry.Name, "dos2unix") {
			k.overUnsaved(c, a) // dos2unix(1), new-file mode: every second one
		}
		k.writes(c, a, edits)
		k.blinds(a)
	case program.Result:
		if !isStdin(a) {
			k.overResults(c, a)
			k.writes(c, a, edits)
		}
	case program.Renew:
		k.changesWhole(c, v, a)
		k.writes(c, a, edits)
	case program.Link:
		k.linksTo(c, v, a)
	case program.Make:
		if v.marked(program.Empties) {
			k.empties(c, v, a)
			break
		}
		k.makes(c, v, a)
		k.makesFolder(v, a)
	case program.Delete:
		k.deletes(c, a, v.marked(program.Recursive))
	case program.Device:
		k.writes(c, a, overwrites)
		// What is made anew as a whole is a disk, whatever its node is called.
		if p := k.place(a); p.Is(place.Device) && !p.Is(place.Harmless) {
			c.raise(risk.Critical, risk.FSDeleteOverwrite|risk.SystemImpact, say("destroys what is on {0}", a.show()))
			c.flag(true, false)
		}
	case program.Folder:
		k.looksAt(c, a)
		k.state.cwd, k.state.maybe = k.place(a).Path, nil
	default:
		k.reaches(c, v, r, a)
	}
}

// readOrChange judges an operand that is read, unless an option such as sed -i
// made it one that changes.
func (k *fileJudge) readOrChange(c *call, v *invocation, a arg) {
	switch {
	case v.marked(program.Deletes):
		k.deletes(c, a, v.marked(program.Recursive))
	case v.marked(program.Edits):
		k.reads(c, a)
		k.renews(c, v, a)
		k.writes(c, a, edits)
		k.blinds(a)
	default:
		k.reads(c, a)
	}
}

// method judges an HTTP method (RFC 9110, section 9): all but the safe ones
// change something on the host.
func (k *operandJudge) method(c *call, a arg) {
	switch strings.ToUpper(a.text) {
	case "GET", "HEAD", "OPTIONS", "TRACE":
		return
	case "DELETE":
		c.raise(risk.High, risk.Delete|risk.NetworkRisk, say("deletes something on a host"))
	default:
		c.raise(risk.High, risk.NetworkRisk, say("changes something on a host: {0}", a.show()))
	}
	c.cmd.Signature += " " + strings.ToUpper(a.text) // leave for one method is none for another
}

// linksTo judges what a link will lead to: later writes go through it.
func (k *fileJudge) linksTo(c *call, v *invocation, a arg) {
	cwd := k.state.cwd
	k.state.cwd = k.linkFolder(v, a)
	defer func() { k.state.cwd = cwd }()
	k.waysAround(c, a)
}

// waysAround judges what something that is written later would lead to.
func (k *fileJudge) waysAround(c *call, a arg) {
	k.looksAt(c, a)
	switch p := k.place(a); {
	case p.Any(place.AgentSettings | place.Guard):
		c.raise(risk.High, risk.FSConfigSecrets, say("makes a way around to the settings of an agent or of guard: {0}", a.show()))
		c.flag(false, true)
	case p.Is(place.Secret):
		c.raise(risk.High, risk.FSConfigSecrets, say("makes a way around to secrets: {0}", a.show()))
	case k.leadsToRun(p):
		c.raise(risk.High, risk.ExecArbitrary, say("makes a way around to what other tools run later: {0}", a.show()))
	}
}

// writing is how an output option writes in this invocation.
func writing(v *invocation) manner {
	if v.marked(program.Appends) {
		return appends
	}
	return overwrites
}

// reaches judges words that lead to code or to the network.
func (k *operandJudge) reaches(c *call, v *invocation, r program.Role, a arg) {
	switch r {
	case program.Host:
		k.host(c, a)
	case program.URL:
		k.network.url(c, a)
	case program.Remote:
		k.network.remotePath(c, v, a)
	case program.SendText:
		k.leaks(c, a.from|fromFile)
	case program.Setting:
		k.settings.setting(c, v, a)
	case program.Mount:
		k.mount(c, a)
	case program.AddressFile:
		k.network.sendable(c, a)
	case program.Report:
		k.network.report(c, a)
	case program.FieldFile:
		k.network.sendField(c, a)
	case program.SendFile:
		k.network.sendsFile(c, a)
	case program.CommandLine:
		k.walk.ShellText(c, v.name, a)
	case program.RemoteLine:
		k.there(c, v, a)
	case program.ProgramName:
		k.startsProgram(c, v, a)
	case program.CommandWords:
		k.walk.Nested(c, v.name, []arg{a}, c.in)
	case program.ExCommands:
		k.projects.exCommands(c, v, a)
	case program.Code:
		k.code(c, v, a)
	case program.ScriptFile:
		k.scriptFile(c, v, a)
	case program.Emptied:
		k.empties(c, v, a)
	case program.Settings:
		k.settingsFile(c, v, a)
	case program.Assignment:
		k.assigns(c, v, a)
	case program.Variable:
		if v.name == "let" {
			k.expander.evaluating(a)
		}
		k.expander.subscript(a)
	case program.Sets:
		k.expander.subscript(a)
		k.expander.sets(c, a.text, number)
	case program.Method:
		k.method(c, a)
	case program.Format:
		if !a.known() || strings.Contains(a.text, "/") || hasCodeEnding(a.text) || namesObject(a.text) {
			c.raise(risk.Medium, risk.ExecArbitrary, say("runs the code in {0}", a.show()))
		}
		if leadsAway(a.text) {
			k.leads(c, a)
		}
	case program.Labelled:
		if _, file, ok := strings.Cut(a.text, ":"); ok {
			a = a.value(len(a.text) - len(file))
		}
		if strings.ContainsAny(a.text, "./~") || !a.known() {
			k.makes(c, v, a)
		}
	case program.Choice:
		k.settingsFile(c, v, a)
		if strings.Contains(a.text, "/") && k.wrote(k.place(a).Path) {
			k.startsProgram(c, v, a)
		}
	case program.Repository:
		if p := path.Clean(a.text); !a.known() || p != ".git" && p != "." {
			c.raise(risk.Medium, risk.ExecArbitrary, say("{0} takes settings, which can run commands, from {1}", v.name, a.show()))
		}
	case program.EnvName:
		if secretVariable(a.text) {
			c.data |= fromSecret
			c.raise(risk.High, risk.FSConfigSecrets, say("prints a secret"))
		}
	case program.VMOption:
		if !a.known() || riskyOptions("-XX:"+a.text) {
			c.raise(risk.High, risk.ExecArbitrary, say("the option -XX:{0} runs a command or reads further options", a.show()))
		}
	case program.Template:
		if template.ShowsEnvironment(a.text) {
			c.data |= fromSecret
			c.raise(risk.High, risk.FSConfigSecrets, say("prints the environment of a container, tokens and passwords among it"))
		}
	case program.PackageName:
		k.network.packageName(c, a)
	case program.Chart:
		k.images.chart(c, a)
	}
}

// assigns judges NAME=VALUE given to what is started; MSBuild takes several, joined by
// semicolons (MSBuild command-line reference, -property).
func (k *operandJudge) assigns(c *call, v *invocation, a arg) {
	name, value, ok := strings.Cut(a.text, "=")
	if !ok {
		return
	}
	one := a.value(len(a.text) - len(value))
	if more := strings.IndexByte(value, ';'); more >= 0 && v.chain[0].Name == "dotnet" {
		k.assigns(c, v, one.value(more+1))
		one.text = value[:more]
	}
	k.expander.environment(c, name, one)
	k.state.forget(name) // for what is started it is another
	k.projects.recipeVariable(c, v, value)
}

// startsProgram judges an option's value that names a program, perhaps with
// its options.
func (k *operandJudge) startsProgram(c *call, v *invocation, a arg) {
	if !a.known() {
		c.unknown(say("starts a program that is not known before it runs: {0}", a.show()))
		return
	}
	if a.text == "" {
		return
	}
	c.raise(risk.Medium, risk.ExecArbitrary, say("{0} starts {1}", v.name, a.show()))
	k.walk.ShellText(c, v.name, a)
	c.silent = false
}

// packageName judges what gets installed: a folder of the workspace, a name in
// a registry, or an address.
func (k *networkJudge) packageName(c *call, a arg) {
	switch {
	case strings.Contains(a.text, "://") || strings.HasPrefix(a.text, "git+") || strings.HasPrefix(a.text, "git@"):
		k.url(c, a)
		c.raise(risk.High, risk.DepsInstallUpdate|risk.NetworkRisk, say("installs from an address: {0}", a.show()))
	case strings.HasPrefix(a.text, "/") || strings.HasPrefix(a.text, ".") || strings.HasPrefix(a.text, "~"):
		k.reads(c, a)
	}
}

// mount judges a folder of this machine that a container sees.
func (k *operandJudge) mount(c *call, a arg) {
	spec := a.text
	for field := range strings.SplitSeq(spec, ",") {
		if key, value, ok := strings.Cut(field, "="); ok && (key == "source" || key == "src") {
			spec = value
		}
	}
	host, _, bound := strings.Cut(spec, ":")
	if !strings.ContainsAny(host, "/.~"+hole) || !bound && spec == a.text {
		return // a named volume
	}
	p := k.place(arg{text: host, src: a.src, from: a.from})
	c.cmd.Writes = append(c.cmd.Writes, p)
	if p.Is(place.Secret) {
		c.raise(risk.High, risk.FSConfigSecrets, say("gives a container secrets: {0}", host))
	}
	switch {
	case p.Is(place.Inside) && settled(a):
		c.raise(risk.Medium, 0, say("gives a container the folder {0}", host))
	case p.Any(place.Root|place.TopLevel|place.System|place.Secret|place.Device) || strings.HasSuffix(host, "docker.sock"):
		c.raise(risk.Critical, risk.FSOutsideWorkspace|risk.SystemImpact, say("gives a container {0} of this machine", host))
	default:
		c.raise(risk.High, risk.FSOutsideWorkspace, say("gives a container the folder {0}, outside the workspace", host))
	}
}

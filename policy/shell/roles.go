package shell

import (
	"net/url"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// role judges one word by what it is to its program.
func (k *walker) role(c *call, v *invocation, r program.Role, a arg) {
	if v.marked(program.Dry) {
		switch r {
		case program.Write, program.WriteDir, program.Edit, program.Make, program.Delete:
			r = program.Look
		}
	}
	switch r {
	case program.NoRole:
		c.unknown(say("guard does not know what {0} means to {1}", a.show(), v.name))
	case program.Text:
		c.data |= a.from & fromSecret
	case program.GitRef:
		k.revision(c, a)
	case program.Read, program.ReadList:
		k.readOrChange(c, v, a)
	case program.Look:
		k.looksAt(c, a)
	case program.Pattern:
		k.chooses(c, a)
	case program.Write:
		k.writes(c, a, writing(v))
	case program.WriteDir:
		k.writes(c, a, intoFolder)
	case program.Edit, program.Link:
		k.writes(c, a, edits)
	case program.Make:
		k.writes(c, a, makes)
	case program.Delete:
		k.deletes(c, a, v.marked(program.Recursive))
	case program.Device:
		k.writes(c, a, overwrites)
	case program.Folder:
		k.looksAt(c, a)
		k.state.cwd, k.state.maybe = k.place(a).Path, nil
	default:
		k.reaches(c, v, r, a)
	}
}

// readOrChange judges an operand that is read, unless an option such as sed -i
// made it one that changes.
func (k *walker) readOrChange(c *call, v *invocation, a arg) {
	switch {
	case v.marked(program.Deletes):
		k.deletes(c, a, v.marked(program.Recursive))
	case v.marked(program.Edits):
		k.reads(c, a)
		k.writes(c, a, edits)
	default:
		k.reads(c, a)
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
func (k *walker) reaches(c *call, v *invocation, r program.Role, a arg) {
	switch r {
	case program.Host:
		k.host(c, a)
	case program.URL:
		k.url(c, a)
	case program.Remote:
		k.remotePath(c, v, a)
	case program.SendText:
		k.leaks(c, a.from|fromFile)
	case program.Setting:
		k.setting(c, v, a)
	case program.Mount:
		k.mount(c, a)
	case program.AddressFile:
		k.sendable(c, a)
	case program.SendFile:
		k.sendsFile(c, a)
	case program.CommandLine:
		k.shellText(c, v.name, a)
	case program.ProgramName:
		k.startsProgram(c, v, a)
	case program.CommandWords:
		k.nested(c, v.name, []arg{a}, c.in)
	case program.Code:
		k.code(c, v, a)
	case program.ScriptFile:
		k.runsFile(c, a)
	case program.Assignment:
		name, value, ok := strings.Cut(a.text, "=")
		if ok {
			k.environment(c, name, a.value(len(a.text)-len(value)))
		}
	case program.Variable:
		k.subscript(a)
	case program.PackageName:
		k.packageName(c, a)
	}
}

// startsProgram judges an option's value that names a program, perhaps with
// its options.
func (k *walker) startsProgram(c *call, v *invocation, a arg) {
	if !a.known() {
		c.unknown(say("starts a program that is not known before it runs: {0}", a.show()))
		return
	}
	if a.text == "" {
		return
	}
	c.raise(risk.Medium, risk.ExecArbitrary, say("{0} starts {1}", v.name, a.show()))
	k.shellText(c, v.name, a)
	c.silent = false
}

// code judges program text in a language that guard does not read.
func (k *walker) code(c *call, v *invocation, a arg) {
	level, cats, why := risk.Medium, risk.ExecArbitrary, say("runs {0} code given on the line", v.name)
	if a.from&fromNet != 0 {
		level, cats, why = risk.Critical, cats|risk.NetworkRisk, say("runs what a host sent")
	}
	c.raise(level, cats, why)
	k.hints(c, a.text)
	if !a.known() {
		c.unsure = true
	}
}

// packageName judges what gets installed: a folder of the workspace, a name in
// a registry, or an address.
func (k *walker) packageName(c *call, a arg) {
	switch {
	case strings.Contains(a.text, "://") || strings.HasPrefix(a.text, "git+") || strings.HasPrefix(a.text, "git@"):
		k.url(c, a)
		c.raise(risk.High, risk.DepsInstallUpdate|risk.NetworkRisk, say("installs from an address: {0}", a.show()))
	case strings.HasPrefix(a.text, "/") || strings.HasPrefix(a.text, ".") || strings.HasPrefix(a.text, "~"):
		k.reads(c, a)
	}
}

// host records a host that is reached.
func (k *walker) host(c *call, a arg) {
	name := a.text
	if i := strings.LastIndexByte(name, '@'); i >= 0 {
		name = name[i+1:]
	}
	c.cmd.Hosts = append(c.cmd.Hosts, strings.ReplaceAll(name, hole, "…"))
	k.leaks(c, a.from)
	if metadataHost(name) {
		c.raise(risk.Critical, risk.NetworkRisk|risk.FSConfigSecrets, say("asks the cloud's metadata service, which hands out credentials"))
	}
}

// metadataHost reports the link-local addresses from which clouds hand out
// credentials (AWS, Azure, GCP instance metadata documentation).
func metadataHost(h string) bool {
	return strings.HasPrefix(h, "169.254.169.254") || strings.HasPrefix(h, "metadata.google.internal") || strings.HasPrefix(h, "100.100.100.200") || strings.HasPrefix(h, "[fd00:ec2::254]")
}

// url records the host of an address, or the file that it names.
func (k *walker) url(c *call, a arg) {
	if path, ok := strings.CutPrefix(a.text, "file://"); ok {
		k.reads(c, arg{text: path, src: a.src, from: a.from})
		return
	}
	text := strings.ReplaceAll(a.text, hole, "0")
	if !strings.Contains(text, "://") {
		text = "http://" + text
	}
	host := ""
	if u, err := url.Parse(text); err == nil {
		host = u.Hostname()
	}
	if host == "" {
		_, host, _ = strings.Cut(text, "://")
		host, _, _ = strings.Cut(host, "/")
	}
	k.host(c, arg{text: host, src: a.src, from: a.from})
}

// remotePath judges scp's and rsync's operands: host:path, or a local path.
func (k *walker) remotePath(c *call, v *invocation, a arg) {
	if host, ok := remoteHost(a.text); ok {
		k.host(c, arg{text: host, src: a.src, from: a.from})
		return
	}
	k.reads(c, a)
}

// remoteHost splits off the host of host:path and scheme://host/path.
func remoteHost(s string) (string, bool) {
	if _, rest, ok := strings.Cut(s, "://"); ok {
		host, _, _ := strings.Cut(rest, "/")
		return host, true
	}
	host, _, ok := strings.Cut(s, ":")
	return host, ok && host != "" && !strings.Contains(host, "/")
}

// sendable judges curl's data words: text, @FILE, NAME=@FILE, NAME=<FILE
// (curl(1), --data and --form).
func (k *walker) sendable(c *call, a arg) {
	for _, mark := range [...]string{"@", "=@", "=<", "<"} {
		if i := strings.Index(a.text, mark); i == 0 || i > 0 && mark[0] == '=' {
			file := a.value(i + len(mark))
			file.text, _, _ = strings.Cut(file.text, ";")
			k.sendsFile(c, file)
			return
		}
	}
	k.leaks(c, a.from)
}

// mount judges a folder of this machine that a container sees.
func (k *walker) mount(c *call, a arg) {
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
	switch {
	case p.Is(place.Inside) && !strings.Contains(host, hole):
		c.raise(risk.Medium, 0, say("gives a container the folder {0}", host))
	case p.Any(place.Root|place.TopLevel|place.System|place.Secret|place.Device) || strings.HasSuffix(host, "docker.sock"):
		c.raise(risk.Critical, risk.FSOutsideWorkspace|risk.SystemImpact, say("gives a container {0} of this machine", host))
	default:
		c.raise(risk.High, risk.FSOutsideWorkspace, say("gives a container the folder {0}, outside the workspace", host))
	}
}

// sendsFile judges a file whose content goes to a host.
func (k *walker) sendsFile(c *call, a arg) {
	had := c.data
	c.data = 0
	k.reads(c, a)
	k.leaks(c, c.data|a.from)
	c.data |= had
	if k.place(a).Is(place.Financial) {
		c.raise(risk.High, risk.CloudFinancial, say("hands financial data in {0} to a remote", a.show()))
	}
}

// leaks judges data that goes to a host.
func (k *walker) leaks(c *call, from origin) {
	switch {
	case from&(fromSecret|fromSecretPaths) != 0:
		c.raise(risk.Critical, risk.NetworkRisk|risk.FSConfigSecrets, say("sends secrets to the network"))
	case from&(fromFile|fromOutside|fromSystem|fromPaths) != 0:
		c.raise(risk.Critical, risk.NetworkRisk, say("sends data of this machine to the network"))
	case from&fromUnknown != 0:
		c.raise(risk.High, risk.NetworkRisk, say("sends something that is not known before it runs to the network"))
		c.unsure = true
	}
}

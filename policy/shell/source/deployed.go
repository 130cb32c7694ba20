package source

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
)

// A unit, a table of cron or a role for a server lies in a project under any name, and runs on other machines, mostly
// as root, once somebody rolls it out. The commands in it are judged when they are put there, where they are grave.

// deployEndings are endings of such files, whatever folder they lie in (systemd.unit(5), crontab(5), Kickstart).
var deployEndings = strings.Fields(".service .timer .socket .path .mount .cron .crontab .ks " +
	".preseed .container .quadlet")

// deployNames begin the names of such files (cloud-init 24, user data formats; crontab(5); anacron(8); logrotate(8)).
var deployNames = strings.Fields("user-data userdata user_data cloud-init cloud_init cloud-config " +
	"cloud_config crontab anacrontab logrotate preseed kickstart ignition butane rc.local")

// deployFolders hold them under any other name (Ansible 11, Roles; and custom).
var deployFolders = strings.Fields("deploy deployment deployments infra infrastructure ansible roles playbooks " +
	"provision provisioning provisioners ops systemd cron cron.d cron.daily cron.hourly cron.weekly packer " +
	"cloud-init cloudinit terraform tofu puppet salt chef nomad k8s kubernetes helm charts manifests helmfile pulumi")

// noSettings are endings of what lies there and is read by people, or is judged as code.
var noSettings = strings.Fields(".md .rst .adoc .txt .html .svg .csv .lock .sum .go .rs .java")

// deployed reports a file by whose text machines are set up.
func deployed(root, file string) bool {
	base := strings.ToLower(path.Base(file))
	if slices.Contains(deployEndings, path.Ext(base)) ||
		slices.ContainsFunc(deployNames, func(name string) bool { return strings.HasPrefix(base, name) }) {
		return true
	}
	below, inside := strings.CutPrefix(path.Dir(file), root)
	return inside && !slices.Contains(noSettings, path.Ext(base)) &&
		slices.ContainsFunc(strings.Split(strings.ToLower(below), "/"), func(name string) bool {
			return slices.Contains(deployFolders, name)
		})
}

// awaitedDeployment judges what a line put into such a file.
func (j LoadedCode) awaitedDeployment(c *effect.Call, put putText) {
	file := put.file
	opens := opensDoor(file)
	if opens == nil && !deployed(j.World.Root(), file) || slices.Contains(j.Reviewed, "awaited "+file) ||
		files.Binary(put.text) {
		return
	}
	fresh := put.fresh()
	if opens != nil && opens.MatchString(fresh) {
		c.Raise(risk.High, risk.SystemImpact,
			effect.Say("lets others into the machines that get {0}", path.Base(file)))
	}
	if !mayBeGrave().MatchString(fresh) {
		return
	}
	for _, command := range deployedCommands(fresh) {
		// What lies outside of the workspace is the server's own: only what a host is told or sends counts.
		own, grave := j.graveIn(c, file, "sh", "", command)
		if grave && (own.Categories.Has(risk.NetworkRisk) || own.Absurd) {
			c.Cmd.Own.Add(own)
			c.Raise(risk.High, risk.ExecArbitrary,
				effect.Say("changes {0}, which another tool runs later", path.Base(file)))
			return
		}
	}
}

// maxDeployed bounds the commands of one file that are judged.
const maxDeployed = 24

var (
	// keyed is what stands before a value: a list's mark, keys of YAML, INI and HCL, and systemd's marks of how a
	// command runs (systemd.service(5), COMMAND LINES).
	keyed = lazy.Pattern(`^(?:-\s+)*(?:["']?[A-Za-z][\w. -]*["']?\s*(?::|=>|=)\s+|[A-Za-z]\w*=[@:+!|-]*)?`)
	// timed is when a line of cron's runs (crontab(5)); who runs it may stand behind.
	timed = lazy.Pattern(`^(?:(?:[\d*][\d*/,-]*\s+){3}[\w*/,-]+\s+[\w*/,-]+|@\w+)\s+`)
)

// deployedCommands are the values and the lines of a text that may be grave, as commands.
func deployedCommands(text string) (all []string) {
	add := func(s string) {
		s = strings.TrimSpace(s)
		if len(s) > 1 && (s[0] == '"' || s[0] == '\'') && s[len(s)-1] == s[0] {
			s = strings.ReplaceAll(s[1:len(s)-1], `\"`, `"`)
		}
		first, _, more := strings.Cut(s, " ")
		if len(all) < maxDeployed && more && !strings.Contains(first, "://") && len(s) < 4<<10 &&
			mayBeGrave().MatchString(s) &&
			!slices.Contains(all, s) {
			all = append(all, s)
		}
	}
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' || line[0] == ';' {
			continue
		}
		if when := timed().FindString(line); when != "" {
			add(line[len(when):])
			_, command, _ := strings.Cut(strings.TrimSpace(line[len(when):]), " ")
			add(command)
			continue
		}
		add(line[len(keyed().FindString(line)):])
		for _, s := range QuotedStrings(line) {
			if strings.Contains(s, " ") {
				add(s)
			}
		}
	}
	return all
}

// door is a file that says who may come in, and the lines by which anybody may.
type door struct {
	names []string
	opens func() *regexp.Regexp
}

// doors are such files, wherever they lie (sudoers(5); sshd_config(5); sshd(8), AUTHORIZED_KEYS FILE FORMAT;
// PostgreSQL 17, pg_hba.conf).
var doors = []door{
	{[]string{"sudoers*", "*.sudoers"}, lazy.Pattern(`(?m)^[^#\n]*\bNOPASSWD\s*:\s*ALL\b|` +
		`^[^#\n=]+=\s*\(ALL(?::\s*ALL)?\)\s*ALL\b`)},
	{[]string{"sshd_config*", "*.sshd_config"}, lazy.Pattern(`(?mi)^\s*(?:PermitRootLogin\s+yes|` +
		`PasswordAuthentication\s+yes|PermitEmptyPasswords\s+yes|AuthorizedKeysCommand\s|StrictModes\s+no)`)},
	{[]string{"authorized_keys*", "*.authorized_keys"}, lazy.Pattern(`(?m)^[^#\n]*\b(?:` +
		`ssh-(?:rsa|dss|ed25519)|ecdsa-sha2-\S+|` +
		`sk-\S+@openssh\.com)\s+AAAA`)},
	{[]string{"pg_hba.conf*"}, lazy.Pattern(`(?m)^\s*host\w*\s+\S+\s+\S+\s+(?:0\.0\.0\.0/0|::/0|all)\s+` +
		`trust`)},
}

// opensDoor is what opens the door of a file; nil: it is none.
func opensDoor(file string) *regexp.Regexp {
	base := strings.ToLower(path.Base(file))
	for _, d := range doors {
		if slices.ContainsFunc(d.names, func(name string) bool { ok, _ := path.Match(name, base); return ok }) {
			return d.opens()
		}
	}
	return nil
}

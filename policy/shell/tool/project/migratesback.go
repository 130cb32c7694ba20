package project

import (
	"io/fs"
	"path"
	"regexp"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/tool/network"
)

// Django goes back to a migration that is named where later ones have run, and takes what they added away with its
// data; --database names another of the databases that the settings tell (docs.djangoproject.com/5.1, migrate).

type django struct{ named }

// numbered is the name of one of Django's migrations.
var numbered = lazy.Pattern(`^(\d{4})(?:_|$)`)

// migrates judges manage.py migrate by the migrations and the settings of the project.
func (j django) migrates(c *effect.Call, v *option.Invocation) {
	runner := path.Base(runnerOf(v))
	if runner != "manage.py" && runner != "django-admin" || j.World.Disk == nil || j.State.Cwd == "" ||
		v.Marked(program.Dry) || v.Gave("--plan", "--check", "--fake") {
		return
	}
	words := strings.Fields(v.Name)
	for _, a := range v.Operands {
		words = append(words, a.Text)
	}
	at := 0
	for at < len(words) && words[at] != "migrate" {
		at++
	}
	if at == len(words) {
		return
	}
	if at+2 < len(words) && j.hasLater(words[at+1], words[at+2]) {
		c.Raise(risk.High, risk.Delete, effect.Say("{0} throws away data of the database", v.Name))
	}
	if name, ok := v.Option("--database"); ok && name.Known() && name.Text != "default" {
		if host := j.hostOfDatabase(name.Text); host != "" {
			c.Raise(risk.High, risk.NetworkRisk, effect.Say("reaches {0}", host))
			c.Cmd.Signature += " " + host
		}
	}
}

// hasLater reports migrations of an application that come after one.
func (j django) hasLater(app, target string) (later bool) {
	m := numbered().FindStringSubmatch(target)
	if m == nil || strings.ContainsAny(app, "/*?[") {
		return false
	}
	_ = j.World.Disk.ReadDir(path.Join(j.State.Cwd, app, "migrations"), func(e fs.DirEntry) bool {
		is := numbered().FindStringSubmatch(e.Name())
		later = later || is != nil && path.Ext(e.Name()) == ".py" && is[1] > m[1]
		return !later
	})
	return later
}

// namesSettings is where manage.py says which module holds the settings.
var namesSettings = lazy.Pattern(`DJANGO_SETTINGS_MODULE["']\s*,\s*["']([\w.]+)["']`)

// hostOfDatabase is the host of a database that the settings name, if it is another machine's.
func (j django) hostOfDatabase(name string) string {
	text, how := j.TextOf(place.Place{Path: path.Join(j.State.Cwd, "manage.py")})
	m := namesSettings().FindStringSubmatch(text)
	if how != files.Wholly || m == nil {
		return ""
	}
	text, how = j.TextOf(place.Place{Path: path.Join(j.State.Cwd, strings.ReplaceAll(m[1], ".", "/")+".py")})
	if how != files.Wholly {
		return ""
	}
	of := regexp.MustCompile(`["']` + regexp.QuoteMeta(name) +
		`["']\s*:\s*\{[^{}]*["']HOST["']\s*:\s*["']([\w.-]+)["']`)
	host := of.FindStringSubmatch(text)
	if host == nil || !strings.Contains(host[1], ".") || network.LoopbackHost(host[1]) {
		return ""
	}
	return host[1]
}

package container

import (
	"encoding/json"
	"io/fs"
	"path"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/tool/network"
)

// Docker works on the machine of the context that its settings name: what stops the project's services, or runs a
// command in one, may do so where others use them (docs.docker.com, "Docker contexts").

// maxContexts bounds the contexts that are looked through.
const maxContexts = 50

// OnOtherMachine judges a command that changes what runs, where docker's own context is another machine. One that the
// line names is judged by its option.
func (j *Judge) OnOtherMachine(c *effect.Call, v *option.Invocation) {
	name, _ := v.Words()
	if name = path.Base(name); name != "docker" && name != "docker-compose" || j.Wrap.Remote {
		return
	}
	if host := j.contextHost(); host != "" {
		c.Raise(risk.High, risk.NetworkRisk|risk.SystemImpact, effect.Say("reaches {0}", host))
		c.Cmd.Signature += " " + host
	}
}

// contextHost is the host of docker's current context, or empty where that is this machine.
func (j *Judge) contextHost() string {
	dir := path.Join(j.World.Home, ".docker")
	if of := j.State.Vars["DOCKER_CONFIG"]; len(of.Values) == 1 && path.IsAbs(of.Values[0].Text) {
		dir = of.Values[0].Text
	}
	if j.World.Disk == nil || j.World.Home == "" {
		return ""
	}
	var config struct{ CurrentContext string }
	if !j.reads(path.Join(dir, "config.json"), &config) || config.CurrentContext == "" ||
		config.CurrentContext == "default" {
		return ""
	}
	folder, host, n := path.Join(dir, "contexts/meta"), "", 0
	j.InTime(j.World.Disk.ReadDir(folder, func(e fs.DirEntry) bool {
		var meta struct {
			Name      string
			Endpoints struct{ Docker struct{ Host string } }
		}
		if j.reads(path.Join(folder, e.Name(), "meta.json"), &meta) && meta.Name == config.CurrentContext {
			host = otherMachine(meta.Endpoints.Docker.Host)
			return false
		}
		n++
		return n < maxContexts
	}))
	return host
}

// reads takes in a file of JSON.
func (j *Judge) reads(file string, into any) bool {
	text, how := j.TextOf(place.Place{Path: file})
	return how == files.Wholly && json.Unmarshal([]byte(text), into) == nil
}

// otherMachine is the host of an endpoint, or empty where that is a socket or a port of this machine.
func otherMachine(endpoint string) string {
	scheme, host, ok := strings.Cut(endpoint, "://")
	if !ok || scheme == "unix" || scheme == "npipe" || scheme == "fd" {
		return ""
	}
	host = host[strings.LastIndexByte(host, '@')+1:]
	host, _, _ = strings.Cut(host, "/")
	if at := strings.LastIndexByte(host, ':'); at >= 0 {
		host = host[:at]
	}
	if network.LoopbackHost(strings.Trim(host, "[]")) {
		return ""
	}
	return host
}

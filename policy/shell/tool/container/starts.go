package container

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
)

// StartsProject judges docker compose up: the services of the person's own file, as git holds it, are the project's
// code, unless they see more of this machine than the project.
func (j *Judge) StartsProject(c *effect.Call, v *option.Invocation) {
	if !j.servesProject(v) {
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say(
			"{0} starts what the compose file says, which may see any folder of this machine", v.Name))
	}
}

// elsewhereBy are the options by which another file or another machine counts.
var elsewhereBy = strings.Fields("-f --file --env-file --project-directory --profile -H --host -c --context")

// composeOverrides are the files that are taken in beside, unasked (Compose 2.30, Merge).
const composeOverrides = " compose.override.yaml compose.override.yml docker-compose.override.yaml " +
	"docker-compose.override.yml"

// servesProject reports that all files that count are the person's, and keep to the project.
func (j *Judge) servesProject(v *option.Invocation) bool {
	if j.Wrap.Remote || j.State.Cwd == "" || j.World.Disk == nil || j.World.Git == nil || v.Gave(elsewhereBy...) ||
		j.contextHost() != "" ||
		!j.World.At("", j.State.Cwd).Is(place.Inside) {
		return false
	}
	for name := range j.State.Vars {
		if strings.HasPrefix(name, "COMPOSE_") || strings.HasPrefix(name, "DOCKER_") {
			return false
		}
	}
	env := path.Join(j.State.Cwd, ".env")
	if !j.World.Missing(env) && j.Wrote(env) {
		return false
	}
	found := false
	for name := range strings.FieldsSeq(composeFiles + composeOverrides) {
		file := path.Join(j.State.Cwd, name)
		if j.World.Missing(file) {
			continue
		}
		text, how := j.TextOf(place.Place{Path: file})
		if how != files.Wholly || !j.Personal(file) || seesMore().MatchString(text) {
			return false
		}
		found = true
	}
	return found
}

// seesMore finds what has a service see more than the project, or says so elsewhere (Compose Specification, Services,
// Include, Extends): folders of this machine, its devices, namespaces and rights, other files, and what only a variable
// tells.
var seesMore = lazy.Pattern(`(?m)(?:^|[\s,{"'])(?:privileged|pid|ipc|uts|userns_mode|cgroup\w*|devices?\w*|cap_add|` +
	`security_opt|network_mode|runtime|include|extends|provider|volumes_from|driver_opts|<<)["']?\s*:|` +
	`(?:^|[\s,\["'])(?:/|~|\$|\.\.)[^\s"',\]]*:|` +
	`\b(?:source|device|context|dockerfile|file)["']?\s*:\s*["']?(?:/|~|\$|\.\.)`)

package container

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// composeListings are the options by which compose and bake print names, or arguments, with all variables put in
// (Compose 2.30, config; Buildx 0.19, bake --print, --list).
var composeListings = strings.Fields("--images --volumes --profiles --networks --services --models " +
	"--hash --print --list")

var (
	// alsoReads finds the files that a compose file takes in (Compose Specification, include, extends, merge).
	alsoReads = lazy.Pattern(`[\w./~-]+\.ya?ml\b`)
	// sendsBuild finds where what is built goes to another machine (Compose Build Specification, cache_to; Buildx 0.19,
	// cache-to, output, exporters and cache backends).
	sendsBuild = lazy.Pattern(`(?is)\b(?:cache[-_]to|outputs?)\b["']?\s*[:=]\s*[\["'\s-]*(?:[^\n\]]*?` +
		`(?:type["']?\s*[=:]\s*["']?(?:registry|s3|azblob|gha)|push["']?\s*[=:]\s*["']?true)|` +
		`["']?[\w.-]+(?::\d+)?/[^\n\s=,]+["'\]\s]*(?:\n|$))`)
)

// maxComposeFiles bounds how many files of compose are looked at.
const maxComposeFiles = 16

// Interpolates judges what compose, and bake, show of secret variables, and where what they build goes.
func (j *Judge) Interpolates(c *effect.Call, v *option.Invocation) {
	bakes := strings.HasSuffix(v.Name, " buildx bake")
	_, sub := v.Words()
	if !bakes && !usesCompose(v) || j.Wrap.Remote || j.State.Cwd == "" || v.Marked(program.Info) {
		return
	}
	lists, builds := v.Gave(composeListings...), composes(v) && !v.Marked(program.Dry)
	named := j.namedByFiles(v)
	for _, file := range j.composeTexts(v, bakes) {
		if (lists || !j.Personal(file.at) && !strings.HasSuffix(sub, "config")) && namesSecret(file.text, named) {
			c.Data |= taint.FromSecret
			c.Raise(risk.High, risk.FSConfigSecrets,
				effect.Say("{0} prints the settings of the services, with the values of .env filled in", v.Name))
		}
		if builds && sendsBuild().MatchString(file.text) {
			c.Raise(risk.High, risk.NetworkRisk, effect.Say("{0} talks to the network", v.Name))
		}
	}
}

// usesCompose reports a command of compose.
func usesCompose(v *option.Invocation) bool {
	name, sub := v.Words()
	return table.HasWord("docker-compose podman-compose", name) ||
		table.HasWord("docker podman nerdctl", name) && strings.HasPrefix(sub, "compose ")
}

// composeText is a file that compose reads.
type composeText struct{ at, text string }

// composeTexts are the files that compose reads: those that are named, or lie here, and what they take in.
func (j *Judge) composeTexts(v *option.Invocation, bakes bool) (texts []composeText) {
	names := strings.Fields(composeFiles + composeOverrides)
	if bakes {
		names = append(names, strings.Fields("docker-bake.json docker-bake.hcl docker-bake.override.json "+
			"docker-bake.override.hcl")...)
	}
	var given []string
	for _, u := range v.Used {
		if u.Given && (u.Name == "-f" || u.Name == "--file") && u.Value.Known() {
			given = append(given, u.Value.Text)
		}
	}
	if set, ok := j.State.Vars["COMPOSE_FILE"]; ok {
		for _, value := range set.Each() {
			given = append(given, strings.Split(value.Text, ":")...)
		}
	}
	if len(given) > 0 {
		names = given
	}
	var seen []string
	for i := 0; i < len(names) && len(seen) < maxComposeFiles; i++ {
		at := j.World.At(j.State.Cwd, names[i]).Path
		text, how := j.TextOf(place.Place{Path: at})
		if at == "" || slices.Contains(seen, at) || how != files.Wholly {
			continue
		}
		seen = append(seen, at)
		texts = append(texts, composeText{at, text})
		for _, name := range alsoReads().FindAllString(text, maxComposeFiles) {
			names = append(names, path.Join(path.Dir(at), name))
		}
	}
	return texts
}

// namedByFiles are the variables that the files of variables on the line make of secret ones.
func (j *Judge) namedByFiles(v *option.Invocation) (named []string) {
	for _, u := range v.Used {
		if u.Given && u.Name == "--env-file" && u.Value.Known() {
			if text, how := j.TextOf(j.Place(u.Value)); how == files.Wholly {
				named = madeOfSecrets(text, named)
			}
		}
	}
	if text, how := j.TextOf(j.World.At(j.State.Cwd, ".env")); how == files.Wholly {
		named = madeOfSecrets(text, named)
	}
	return named
}

package shell

import (
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// makes judges a file or folder that is made. A compiler's output takes the place of
// what is there; a link may bring settings under the name that an agent looks for.
func (k *walker) makes(c *call, v *invocation, a arg) {
	if program.Builds(v.name) && k.overwritesText(a) {
		k.writes(c, a, overwrites)
		return
	}
	k.writes(c, a, makes)
	if strings.HasPrefix(v.entry.Name, "ln") {
		k.becomesSettings(c, a)
	}
}

// overwritesText reports that something which is no program is at a place now.
func (k *walker) overwritesText(a arg) bool {
	if k.world.Disk == nil || !a.known() {
		return false
	}
	text, err := k.world.Disk.ReadFile(k.place(a).Path, code.MaxText)
	return err == nil && len(text) > 0 && !binary(string(text))
}

// becomesSettings judges a folder that comes to stand under a name: what it holds
// may be an agent's settings there.
func (k *walker) becomesSettings(c *call, to arg) {
	p := k.place(to)
	for _, name := range [...]string{"settings.json", "settings.local.json", "config.toml", "hooks/x"} {
		if p.Path != "" && k.world.At("", p.Path+"/"+name).Any(place.AgentSettings|place.Guard) {
			c.raise(risk.High, risk.FSConfigSecrets, say("changes an agent's settings, {0}", to.show()))
			c.flag(false, true)
			return
		}
	}
}

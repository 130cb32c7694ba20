package output

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
)

// vaultSetting is a setting by which Ansible finds the password of its vaults (Ansible 11, "Configuration Settings").
var vaultSetting = lazy.Pattern(`(?m)^\s*(?:vault_password_file|vault_identity_list)\s*=\s*\S`)

// vaultOptions give the password on the line (ansible-inventory(1)).
var vaultOptions = strings.Fields("--vault-password-file --vault-pass-file --vault-id -J --ask-vault-password " +
	"--ask-vault-pass")

// vaultHead begins a file that is a vault as a whole ("Encrypting content with Ansible Vault").
const vaultHead = "$ANSIBLE_VAULT"

// opensVaults judges ansible-inventory, which prints the variables of hosts and groups, those of vaults decrypted,
// where it has their password.
func (j *Judge) opensVaults(c *effect.Call, v *option.Invocation) {
	if first, _ := v.Words(); first != "ansible-inventory" || !v.Gave("--list", "--host") || j.World.Disk == nil {
		return
	}
	settings, _ := j.TextOf(place.Place{Path: path.Join(j.State.Cwd, "ansible.cfg")})
	if !vaultSetting().MatchString(settings) && !v.Gave(vaultOptions...) {
		return
	}
	found := ""
	for _, dir := range []string{"group_vars", "host_vars", "inventory", "inventories"} {
		j.World.Found(path.Join(j.State.Cwd, dir), func(at string, folder bool) (counts, enters bool) {
			if text, _ := j.TextOf(place.Place{Path: at}); !folder && strings.HasPrefix(text, vaultHead) {
				found = at
			}
			return false, found == ""
		})
	}
	if found != "" {
		c.Raise(risk.High, risk.FSConfigSecrets,
			effect.Say("{0} shows what is in {1}, which holds secrets", v.Name, path.Base(found)))
	}
}

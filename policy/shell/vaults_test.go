package shell_test

import (
	"testing"

	"guard/policy/risk"
	"guard/policy/shell"
)

// TestInventoriesWithVaults: an inventory is listed with the variables of vaults, where their password is at hand.
func TestInventoriesWithVaults(t *testing.T) {
	const vault = "$ANSIBLE_VAULT;1.1;AES256\n3561373635\n"
	w, top := onDisk(t, map[string]string{"a/ansible.cfg": "[defaults]\nvault_password_file = vault_pass\n",
		"a/group_vars/web/vault.yml": vault, "b/ansible.cfg": "[defaults]\ninventory = i.ini\n",
		"b/group_vars/web/vault.yml": vault, "c/ansible.cfg": "[defaults]\nvault_password_file = vault_pass\n",
		"c/group_vars/web/vars.yml": "a: 1\n"})
	for line, asked := range map[string]bool{
		"cd a && ansible-inventory --list --yaml": true, "cd a && ansible-inventory --host web1": true,
		"cd b && ansible-inventory --list --ask-vault-pass": true,
		"cd b && ansible-inventory --list":                  false, "cd c && ansible-inventory --list": false,
		"cd a && ansible-inventory --graph": false,
	} {
		if r := shell.Read(line, top, w); r.Categories.Has(risk.FSConfigSecrets) != asked {
			t.Errorf("%s: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}

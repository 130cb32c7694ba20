package shell

import (
	"guard/policy/shell/environment"
	"guard/policy/shell/lang"
)

// readsSecret reports an act that reads a secret of the environment, or may.
func readsSecret(act lang.Act) bool {
	return act.Kind == lang.Environment && (act.Text == "" || environment.SecretVariable(act.Text))
}

package codex

import (
	"guard/policy"
	"guard/policy/toolset"
)

// Tools are Codex's own (0.169.0, its tool reference and seen), for its hook and guard
// check alike. Its shell is told as Bash, also where a model sends a patch through it.
var Tools = map[string]toolset.Tool{
	"Bash":        {Is: policy.Shell},
	"apply_patch": {Is: policy.Edit},
	"view_image":  {Is: policy.Read}, // puts a picture's file before the model

	"request_user_input": {Asks: true},

	"update_plan": {Quiet: true},
}

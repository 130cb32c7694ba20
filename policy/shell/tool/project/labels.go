package project

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/source"
	"guard/policy/shell/table"
)

// A target that is run by its label does what the rule says that made it: oci_push pushes, and the target app.apply of
// a k8s_object applies it.

// labelFolders are those in which the targets of a label may stand: //pkg:name, pkg:name, :name.
func (j heldBy) labelFolders(label string) (all []string) {
	where, _, named := strings.Cut(label, ":")
	if at := strings.Index(where, "//"); at >= 0 {
		where = where[at+2:]
	} else if !named {
		return nil
	}
	for _, top := range []string{j.State.Cwd, j.World.Root()} {
		if top != "" {
			all = append(all, path.Join(top, strings.TrimSuffix(where, "...")))
		}
	}
	return all
}

var (
	// ofCluster tells a rule whose targets work on a cluster or an account.
	ofCluster = lazy.Pattern(`(?i)\A\w*(?:k8s|kube|helm|kustomize|terraform|tofu|pulumi|gitops|cloud)\w*\(|` +
		`\b(?:cluster|kubeconfig|namespace)\s*=`)
	// ofTerraform tells one of Terraform's.
	ofTerraform = lazy.Pattern(`(?i)\A\w*(?:terraform|tofu|tf_)`)
	// ruleName is the name of the rule itself.
	ruleName = lazy.Pattern(`\A[\w.]+`)
)

// The orders that such targets end in.
const (
	clusterOrders = "apply create replace delete destroy"
	chartOrders   = "install upgrade uninstall rollback"
	ordersLook    = "diff describe resolve show template plan lint"
)

// runsLabels judges the targets that a line runs by the rules that made them.
func (j heldBy) runsLabels(c *effect.Call, v *option.Invocation, runs []block) {
	if !table.HasWord("run mobile-install", c.Cmd.Argv[1]) {
		return
	}
	for _, word := range c.Cmd.Argv[2:] {
		order := ""
		if m := labelVerb().FindStringSubmatch(word); m != nil {
			order = m[1]
		}
		for _, b := range runs {
			if !(heldTask{labels: true}).ofWord(word, b) || table.HasWord(ordersLook, order) {
				continue
			}
			if cats := program.TaskDoes(ruleName().FindString(b.text), 0) & source.Outward; cats != 0 {
				c.Raise(risk.High, cats|risk.NetworkRisk, effect.Say(effect.Wording(cats, risk.High), v.Name+" "+word))
			}
			if ofCluster().MatchString(b.text) {
				j.startsBound(c, v, "", clusterCommand(b.text, order))
			}
		}
	}
}

// ofWord reports a target that a word names.
func (h heldTask) ofWord(word string, b block) bool {
	named := h.namedBy([]string{word})
	for _, name := range b.names {
		if named(name) {
			return true
		}
	}
	return false
}

// clusterCommand is the command that such an order stands for.
func clusterCommand(text, order string) []string {
	switch {
	case ofTerraform().MatchString(text) && table.HasWord("apply destroy", order):
		return []string{"terraform " + order}
	case table.HasWord(chartOrders, order):
		return []string{"helm " + order + " x y"}
	case order == "destroy":
		return []string{"kubectl delete -f x"}
	case table.HasWord(clusterOrders, order):
		return []string{"kubectl " + order + " -f x"}
	}
	return nil
}

// scriptCommands are the scripts that the strings of a text name.
func scriptCommands(strs []string) (lines []string) {
	for _, s := range strs {
		first, _, _ := strings.Cut(strings.TrimSpace(s), " ")
		script := path.Ext(first) == ".sh" || path.Ext(first) == ".bash"
		if !script && !strings.HasPrefix(first, "./") || strings.ContainsAny(first, "*{}$:<>|") {
			continue
		}
		if !strings.Contains(first, "/") {
			s = "./" + strings.TrimSpace(s)
		}
		lines = append(lines, s)
	}
	return lines[:min(len(lines), maxTargets)]
}

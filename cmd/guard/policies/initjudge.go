package policies

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"guard/cmd/guard/cli"
	"guard/config"
	"guard/config/starter"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/repository"
	"guard/policy/risk"
)

// changesIn tells what a rule would change in a project, by judging it as guard check does, with the rule and
// without, under what holds there already.
func changesIn(root string, conf *config.Config) starter.Judge {
	who := cli.ThisPerson()
	j := judge{world: place.World{Home: who.Home, User: who.Name, Own: cli.OwnPaths(who.Home)},
		git: repository.New(who.Home, os.Getenv("XDG_CONFIG_HOME")).For, settings: conf.Settings("")}
	return func(action string, one starter.Thing) string {
		rule, ok := ruleFor(action, one)
		if !ok {
			return ""
		}
		r := policy.Request{Channel: policy.ChannelCheck, Tool: policy.Shell, Command: one.Command, Workspace: root,
			Cwd: filepath.Join(root, one.Dir)}
		if one.Path != "" {
			r.Tool, r.Paths = policy.Read, []string{filepath.Join(root, one.Path)}
		}
		f, _ := j.judge(r)
		return change(f, j.settings, rule)
	}
}

func ruleFor(action string, one starter.Thing) (policy.Rule, bool) {
	a, err := policy.ParseAction(action)
	rule := policy.Rule{Action: a}
	if err != nil {
		return rule, false
	}
	if one.Path != "" {
		glob, err := policy.ParsePathGlob(one.Pattern)
		rule.Paths = []policy.PathGlob{glob}
		return rule, err == nil
	}
	pattern, err := policy.ParsePattern(one.Pattern)
	rule.Commands = []policy.Pattern{pattern}
	return rule, err == nil
}

// change says what a rule changes in the modes safe and ask; "" is nothing. What is critical no rule of guard's making
// lets run. The words hold nothing of the project's: they go into its file.
func change(f policy.Facts, s policy.Settings, rule policy.Rule) string {
	var was []string
	now := ""
	for _, mode := range []policy.Mode{policy.Safe, policy.Asking} {
		s.Mode = mode
		with := s
		with.Rules = append(slices.Clip(s.Rules), rule)
		before, after := policy.Decide(f, s), policy.Decide(f, with)
		if after.Action == policy.Allow && before.Risk >= risk.Critical {
			return ""
		}
		if before.Action != after.Action { // by one rule it becomes the same in both
			was, now = append(was, verdictWords[before.Action]+" in "+mode.String()), verdictWords[after.Action]
		}
	}
	if now == "" {
		return ""
	}
	why := ""
	if f.Categories != 0 {
		why = " (" + f.Categories.String() + ")"
	}
	return strings.Join(was, ", ") + why + "; with this rule: " + now
}

// verdictWords are for a file's comment, which is English wherever the project is worked on.
var verdictWords = map[policy.Action]string{policy.Allow: "runs", policy.Ask: "asked about", policy.Deny: "refused"}

package project

import (
	"strings"

	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
)

// EntersMember goes to the folder of the one package in which a line has its workspace run something: what it names
// counts from there (pnpm.io/filtering; npm-exec(1), --workspace). Where guard does not see all packages, or a word
// could pick another one, the folder stays unknown.
func EntersMember(j *Judge, c *effect.Call, v *option.Invocation) {
	name, sub := v.Words()
	if j.State.Cwd != "" || !j.State.Within || c.Cmd.Cwd == "" || j.Wrap.Remote || j.World.Disk == nil ||
		name != "pnpm" && name != "npm" && name != "npx" {
		return
	}
	state := j.State
	j.State.Cwd, j.State.Within = c.Cmd.Cwd, false
	n := named{j}
	dir := onlyMember(n, v, strings.Fields(sub))
	j.State = state
	if dir != "" && j.World.At("", dir).Is(place.Inside) {
		j.State.Cwd, j.State.Maybe, j.State.Within = dir, nil, false
	}
}

// onlyMember is the folder of the package that the line picks by its name; empty: more than one, or none.
func onlyMember(j named, v *option.Invocation, words []string) string {
	picks, pick := 0, ""
	for _, u := range v.Used {
		if u.Name == "-r" || u.Name == "--recursive" || u.Name == "--workspaces" || u.Name == "-ws" {
			return ""
		}
		if u.Name == "--filter" || u.Name == "-F" || u.Name == "--workspace" || u.Name == "-w" {
			if picks++; !u.Value.Known() || strings.ContainsAny(u.Value.Text, "*?[]{}!^$,. ") || u.Value.Text == "" {
				return ""
			}
			pick = u.Value.Text
		}
	}
	root, all := j.members()
	top, _ := j.TextOf(place.Place{Path: root + "/package.json"})
	own := packageName().FindStringSubmatch(top) // the package around them is one too
	if own != nil && (member{dir: root, name: own[1]}).picked(root, pick) {
		return ""
	}
	if picks != 1 || len(v.Unknown) > 0 || len(all) >= maxMembers || !listsPlainly(j, root) {
		return ""
	}
	chosen, none := j.chosenMembers(v, words)
	if none || len(chosen) != 1 {
		return ""
	}
	return chosen[0].dir
}

// listsPlainly reports that the files of a workspace name its packages, or the folders that hold them, and no more:
// guard finds all of them then.
func listsPlainly(j named, root string) bool {
	for _, p := range memberPatterns {
		text, how := j.TextOf(place.Place{Path: root + "/" + p.file})
		if how != files.Wholly {
			continue
		}
		for _, pattern := range p.list(text) {
			folder, last := strings.TrimSuffix(pattern, "/"), ""
			if i := strings.LastIndexByte(folder, '/'); i >= 0 {
				folder, last = folder[:i], folder[i+1:]
			}
			if strings.ContainsAny(folder, "*?[{!") || strings.ContainsAny(last, "{!(") ||
				strings.Contains(last, "**") {
				return false
			}
		}
	}
	return true
}

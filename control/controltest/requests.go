package controltest

import "guard/policy"

// Shell is a command line that an agent asks leave for over ACP.
func Shell(line string) policy.Request {
	return policy.Request{
		Session: "s1", Call: "c1", Channel: policy.ChannelACP, Tool: policy.Shell, Command: line, Raw: line,
		Cwd: "/srv/project", Workspace: "/srv/project",
	}
}

// Edit is a change of a file, from a text to another.
func Edit(path, old, text string) policy.Request {
	return policy.Request{
		Session: "s1", Call: "c1", Channel: policy.ChannelACP, Tool: policy.Edit, Raw: "Edit " + path,
		Paths: []string{path}, Edits: []policy.Change{{Path: path, Old: &old, New: &text}},
		Cwd: "/srv/project", Workspace: "/srv/project",
	}
}

// Samples is a request for each row of the table in docs/design.md, "Modes".
var Samples = map[string]policy.Request{
	"low":       Shell("cat README.md"),
	"medium":    Edit("/srv/project/a.go", "a", "b"),
	"high":      Shell("git push origin main"),
	"critical":  Shell("rm"),
	"absurd":    Shell("rm -rf /"),
	"protected": Edit("/home/eve/.config/guard/config.toml", "a", "b"),
}

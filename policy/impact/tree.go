package impact

import (
	"path"
	"slices"

	"guard/policy/place"
	"guard/policy/risk"
)

// Tree raises for a folder that is deleted with everything in it because of
// what is being worked on there. cwd is empty where it is not known.
func Tree(f *risk.Finding, workspace, cwd string, p place.Place, shown string) {
	switch {
	case p.Path == "" || p.Is(place.WorkspaceRoot):
	case workspace != "" && place.Below(workspace, p.Path):
		f.Raise(risk.Critical, risk.FSOutsideWorkspace, risk.Say("{0} holds the workspace", shown))
	case cwd != "" && place.Below(cwd, p.Path):
		f.Raise(risk.Critical, 0, risk.Say("{0} is the current folder, or holds it", shown))
	case p.Is(place.Inside) && slices.Contains(sourceFolders, path.Base(p.Path)):
		f.Raise(risk.Critical, 0, risk.Say("{0} looks like a folder of sources", shown))
	}
}

// sourceFolders are names under which projects keep what they are made of, and
// under which no tool puts what it builds.
var sourceFolders = []string{"src", "source", "sources", "internal", "cmd", "crates", "include", "migrations"}

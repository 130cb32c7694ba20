package cli

import (
	"runtime"
	"runtime/debug"
	"slices"
	"time"

	"golang.org/x/mod/module"

	"guard/agent/registry"
)

// What a release is told by -ldflags -X (internal/release): it is built so that the same
// sources give the same bytes, from an archive too, where there is no repository to ask.
var (
	releaseVersion string
	releaseCommit  string
	releaseDate    string // of the commit, RFC 3339
)

// Build is what this guard is, as far as its build knows: what is not known is empty.
type Build struct {
	Version  string  `json:"version"`
	Commit   string  `json:"commit,omitempty"`
	Date     string  `json:"date,omitempty"`     // of the commit, RFC 3339
	Modified bool    `json:"modified,omitempty"` // with changes that are not committed
	Go       string  `json:"go"`
	Platform string  `json:"platform"`
	Agents   []Known `json:"agents"`
}

// Known is a version of an agent that guard was tested with.
type Known struct {
	Agent   string `json:"agent"`
	Package string `json:"package"`
	Version string `json:"version"`
}

// ThisBuild is the build that runs.
func ThisBuild() Build {
	info, _ := debug.ReadBuildInfo()
	if info == nil {
		info = new(debug.BuildInfo)
	}
	b := buildOf(info)
	if releaseVersion != "" {
		b.Version, b.Commit, b.Date, b.Modified = releaseVersion, releaseCommit, releaseDate, false
	}
	b.Go, b.Platform, b.Agents = runtime.Version(), runtime.GOOS+"/"+runtime.GOARCH, knownAgents()
	return b
}

// Version is the version of this build.
func Version() string { return ThisBuild().Version }

// buildOf reads what the go command wrote into a program: of a checkout all, of a module from a proxy what
// its version tells, and of `go run` no commit.
func buildOf(info *debug.BuildInfo) Build {
	b := Build{Version: info.Main.Version}
	if b.Version == "" {
		b.Version = "(devel)"
	}
	for _, s := range info.Settings {
		switch s.Key {
		case "vcs.revision":
			b.Commit = s.Value
		case "vcs.time":
			b.Date = s.Value
		case "vcs.modified":
			b.Modified = s.Value == "true"
		}
	}
	if b.Commit != "" {
		return b
	}
	if rev, err := module.PseudoVersionRev(info.Main.Version); err == nil {
		b.Commit = rev
		if at, err := module.PseudoVersionTime(info.Main.Version); err == nil {
			b.Date = at.Format(time.RFC3339)
		}
	}
	return b
}

// knownAgents are the versions that guard was tested with, in the order of the registry.
func knownAgents() (all []Known) {
	for _, a := range registry.Agents {
		for _, name := range a.Launch.Packages {
			known := Known{a.Name(), name, a.Launch.Tested[name]}
			if known.Version != "" && !slices.Contains(all, known) {
				all = append(all, known)
			}
		}
	}
	return all
}

package container

import (
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
)

// Chart judges what helm renders: a folder or archive if there is one by that
// name, else REPOSITORY/CHART, which is fetched (helm template --help).
func (j *Judge) Chart(c *effect.Call, a taint.Word) {
	repository, name, slash := strings.Cut(a.Text, "/")
	fetched := name != "" && !strings.Contains(name, "/") && strings.Trim(repository, ".~") != "" &&
		!slices.Contains(chartFolders, repository)
	switch {
	case strings.Contains(a.Text, "://"):
		j.Network.PackageName(c, a)
	case fetched && !j.exists(a):
		c.Raise(risk.High, risk.NetworkRisk, effect.Say("fetches the chart {0} from a repository", a.Show()))
	case slash || strings.HasPrefix(a.Text, "."):
		j.Reads(c, a)
	}
}

// exists reports whether the disk shows something at a place.
func (j *Judge) exists(a taint.Word) bool {
	p := j.Place(a)
	if j.World.Disk == nil || p.Path == "" {
		return false
	}
	_, err := j.World.Disk.Lstat(p.Path)
	return err == nil
}

// chartFolders are names under which projects keep charts, and which no
// repository of charts goes by.
var chartFolders = strings.Fields("charts chart helm deploy deployment deployments k8s kubernetes infra " +
	"infrastructure manifests packages ops apps services")

package shell

import (
	"slices"
	"strings"

	"guard/policy/risk"
)

// chart judges what helm renders: a folder or archive if there is one by that
// name, else REPOSITORY/CHART, which is fetched (helm template --help).
func (k *imageJudge) chart(c *call, a arg) {
	repository, name, slash := strings.Cut(a.text, "/")
	fetched := name != "" && !strings.Contains(name, "/") && strings.Trim(repository, ".~") != "" && !slices.Contains(chartFolders, repository)
	switch {
	case strings.Contains(a.text, "://"):
		k.network.packageName(c, a)
	case fetched && !k.exists(a):
		c.raise(risk.High, risk.NetworkRisk, say("fetches the chart {0} from a repository", a.show()))
	case slash || strings.HasPrefix(a.text, "."):
		k.reads(c, a)
	}
}

// exists reports whether the disk shows something at a place.
func (k *imageJudge) exists(a arg) bool {
	p := k.place(a)
	if k.world.Disk == nil || p.Path == "" {
		return false
	}
	_, err := k.world.Disk.Lstat(p.Path)
	return err == nil
}

// chartFolders are names under which projects keep charts, and which no
// repository of charts goes by.
var chartFolders = strings.Fields("charts chart helm deploy deployment deployments k8s kubernetes infra infrastructure manifests packages ops apps services")

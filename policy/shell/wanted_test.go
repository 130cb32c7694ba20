package shell_test

import (
	"testing"

	"guard/policy/risk"
)

// TestAlwaysAsked: what people want to be asked of, whatever else runs unasked:
// high, or medium with a category.
func TestAlwaysAsked(t *testing.T) {
	for _, line := range []string{
		"git push", "git push origin main", "git push -f", "git push --force-with-lease origin x", "git push origin +main", "git push origin :old", "git push origin --delete old", "git push --tags",
		"git remote set-url origin https://example.com/x", "git remote add x https://example.com/x", "git config remote.origin.url https://example.com/x",
		"gh pr create --fill", "gh pr comment 3 -b x", "gh pr edit 3 --title x", "gh pr merge 3", "gh pr ready 3", "gh pr close 3", "gh pr review 3 --approve", "gh issue create -t x -b y", "gh issue comment 3 -b x", "gh issue close 3", "gh issue edit 3 --body x",
		"gh api repos/x/y/issues -f title=x", "gh api -X POST repos/x/y/issues", "gh api -X PATCH repos/x/y", "gh api -X DELETE repos/x/y", "gh api graphql -f query='mutation { x }'", "gh api repos/x/y --input a.json",
		"gh secret set X", "gh release create v1", "gh workflow run x.yml", "gh repo delete x/y --yes", "gh repo edit --visibility public", "glab mr create", "glab mr merge 3",
		"ssh root@prod.example.com 'systemctl restart x'", "ssh prod.example.com", "scp a.txt prod.example.com:", "psql -h db.example.com -c 'DROP TABLE x'", "psql -U postgres -c 'DELETE FROM x'",
		"kubectl apply -f x.yaml", "kubectl delete pod x", "kubectl exec x -- ls", "kubectl get secrets", "helm upgrade x y", "terraform apply", "aws s3 rm s3://x", "aws ec2 run-instances", "gcloud run deploy", "az vm create",
		"aws secretsmanager get-secret-value --secret-id x", "gh auth token", "heroku config", "vercel env pull", "fly secrets list", "kubectl config view --raw",
		"ngrok http 3000", "cloudflared tunnel run x", "curl https://example.com", "curl -X DELETE http://localhost:9200/x", "curl -L -d @x http://localhost:3000/x", "wget https://example.com/x", "git clone https://example.com/x.git", "gh repo clone x/y",
		"npm install x", "pip install x", "go get example.com/x", "brew install x", "npm publish", "cargo publish", "docker push x",
		"rm -rf ~/data", "rm -rf build", "rm .env", "rm -rf ~", "cat .env", "cat ~/.ssh/id_rsa", "env", "printenv", "sudo ls", "cat ~/notes.txt", "cd ~/other && make",
		"bd sync", "bd dolt push", "workmux add x", "workmux send x y", "workmux remove x", "entire enable", "tmux send-keys -t x ls Enter", "agent-browser open https://example.com", "agent-browser cookies", "rtk git push",
	} {
		if r := judge(line); r.Level.Effective() < risk.High && (r.Level < risk.Medium || r.Categories == 0) {
			t.Errorf("%q is not asked: %s: %v", line, r.Level, r.Reasons)
		}
	}
}

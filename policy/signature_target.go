package policy

import (
	"errors"
	"path"
	"slices"
	"strings"
	"sync"

	"guard/policy/place"
	"guard/policy/shell"
)

// What a command acts on where its name does not say it: another remote, project, account or machine than the usual
// one. Leave for the one is not leave for the other.

// targeting are the options and variables with which programs are told where to act, by their manuals.
type targeting struct {
	programs, options, variables string
}

var targetings = []targeting{
	{"git", "--repo", "GIT_DIR GIT_WORK_TREE"},
	{"gh", "-R --repo --hostname", "GH_REPO GH_HOST GH_CONFIG_DIR"},
	{"glab", "-R --repo --hostname", "GITLAB_HOST GITLAB_REPO"},
	{"kubectl oc", "--context --cluster --server -s --kubeconfig --user --as", "KUBECONFIG"},
	{"helm", "--kube-context --kubeconfig --kube-apiserver", "KUBECONFIG HELM_KUBECONTEXT"},
	{"docker podman nerdctl docker-compose", "--context -c -H --host --connection",
		"DOCKER_HOST DOCKER_CONTEXT CONTAINER_HOST"},
	{"gcloud gsutil bq", "--project --account --impersonate-service-account --configuration",
		"CLOUDSDK_CORE_PROJECT CLOUDSDK_CORE_ACCOUNT CLOUDSDK_ACTIVE_CONFIG_NAME"},
	{"aws cdk sam", "--profile --endpoint-url --region", "AWS_PROFILE AWS_DEFAULT_PROFILE AWS_ENDPOINT_URL " +
		"AWS_REGION AWS_DEFAULT_REGION"},
	{"az", "--subscription", "AZURE_CONFIG_DIR"},
	{"firebase", "--project -P --account", "FIREBASE_TOKEN"},
	{"heroku", "-a --app -r --remote", "HEROKU_APP"},
	{"fly flyctl", "-a --app -c --config", "FLY_APP"},
	{"vercel now", "--scope -S --team -T --prod --target", "VERCEL_ORG_ID VERCEL_PROJECT_ID"},
	{"netlify", "--site -s --prod -p", "NETLIFY_SITE_ID"},
	{"wrangler", "--env -e --account-id", "CLOUDFLARE_ACCOUNT_ID CLOUDFLARE_ENV"},
	{"terraform tofu", "-chdir", "TF_WORKSPACE TF_CLI_CONFIG_FILE"},
	{"pulumi", "-s --stack -C --cwd", "PULUMI_STACK"},
	{"twine", "-r --repository --config-file", "TWINE_REPOSITORY TWINE_REPOSITORY_URL"},
	{"cargo", "--registry", "CARGO_REGISTRY_DEFAULT"},
	{"ansible ansible-playbook", "-i --inventory -l --limit", "ANSIBLE_INVENTORY"},
}

// targetingOf finds the row of a program.
var targetingOf = sync.OnceValue(func() map[string]targeting {
	all := map[string]targeting{}
	for _, row := range targetings {
		for _, program := range strings.Fields(row.programs) {
			all[program] = row
		}
	}
	return all
})

// targets are the words that say where a command acts, in the order of the command.
func targets(c *shell.Command) (words []string) {
	if len(c.Argv) == 0 {
		return nil
	}
	program := path.Base(c.Argv[0])
	if row, ok := targetingOf()[program]; ok {
		for _, set := range c.Assigns {
			if name, _, _ := strings.Cut(set, "="); slices.Contains(strings.Fields(row.variables), name) {
				words = append(words, set)
			}
		}
		words = append(words, valuesOf(c.Argv[1:], strings.Fields(row.options))...)
	}
	switch _, sub, _ := strings.Cut(c.Signature, " "); {
	case program == "git" && (sub == "push" || strings.HasPrefix(sub, "push ")):
		words = append(words, remoteOf(c.Argv)...)
	case sub == "push" && strings.Contains(" docker podman nerdctl ", " "+program+" "):
		words = append(words, registriesOf(c.Argv)...)
	}
	return words
}

// inRepository adds to the name of a command of git's the repository in which it works, where that is another than the
// workspace's: one nested in it, or beside it.
func (v coverage) inRepository(c *shell.Command, name string) string {
	if name == "" || len(c.Argv) == 0 || path.Base(c.Argv[0]) != "git" || v.f.root == "" || c.Cwd == "" {
		return name
	}
	dir := c.Cwd
	for i := 1; i+1 < len(c.Argv) && strings.HasPrefix(c.Argv[i], "-"); i++ {
		if c.Argv[i] == "-C" {
			i++
			dir = v.w.At(dir, c.Argv[i]).Path
		}
	}
	switch dir = v.repositoryAround(v.w.At("", dir).Path); dir {
	case v.f.root:
		return name
	case "": // it is not known where
		return ""
	}
	return name + " -C " + v.shown(dir)
}

// repositoryAround is the folder of the repository around a folder, as far as that lies below the workspace's; without
// a disk that is one.
func (v coverage) repositoryAround(dir string) string {
	for at := dir; place.Below(at, v.f.root) && v.w.Disk != nil && at != v.f.root; at = path.Dir(at) {
		if _, err := v.w.Disk.Lstat(at + "/.git"); err == nil || errors.Is(err, place.ErrBudget) {
			return at
		}
	}
	if place.Below(dir, v.f.root) {
		return v.f.root
	}
	return dir
}

// valuesOf are options with their values, as they stand in a command.
func valuesOf(argv, options []string) (words []string) {
	for i, w := range argv {
		name, _, joined := strings.Cut(w, "=")
		short := len(w) > 2 && w[0] == '-' && w[1] != '-'
		switch {
		case joined && slices.Contains(options, name), short && slices.Contains(options, w[:2]):
			words = append(words, w)
		case slices.Contains(options, w):
			words = append(words, w)
			if i+1 < len(argv) && !strings.HasPrefix(argv[i+1], "-") {
				words = append(words, argv[i+1])
			}
		}
	}
	return words
}

// pushValues are git push's options whose value is the next word (git-push(1)).
var pushValues = []string{"-o", "--push-option", "--repo", "--exec", "--receive-pack"}

// remoteOf is the remote that git push names, but for the usual one and for an address, whose host is told.
func remoteOf(argv []string) []string {
	at := slices.Index(argv, "push")
	for at++; at > 0 && at < len(argv); at++ {
		switch w := argv[at]; {
		case slices.Contains(pushValues, w):
			at++
		case strings.HasPrefix(w, "-"):
		case w == "origin", strings.Contains(w, ":"):
			return nil
		default:
			return []string{w}
		}
	}
	return nil
}

// registriesOf are the registries that images name: what stands before the first slash, if it is a host.
func registriesOf(argv []string) (words []string) {
	for _, w := range argv {
		host, _, ok := strings.Cut(w, "/")
		if ok && !strings.HasPrefix(w, "-") && strings.ContainsAny(host, ".:") && !slices.Contains(words, host) {
			words = append(words, host)
		}
	}
	return words
}

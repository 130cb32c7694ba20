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

// What a command acts on where its name does not say it: another remote, project, account, channel or machine than the
// usual one, or past what holds it back. Leave for the one is not leave for the other.

// targeting are the options and variables with which programs are told where and how far to act, by their manuals.
type targeting struct {
	programs, options, variables string
}

var targetings = []targeting{
	{"git", "--repo --no-verify", "GIT_DIR GIT_WORK_TREE"},
	{"gh", "-R --repo --hostname --public --visibility --admin", "GH_REPO GH_HOST GH_CONFIG_DIR"},
	{"glab", "-R --repo --hostname --public", "GITLAB_HOST GITLAB_REPO"},
	{"kubectl oc", "--context --cluster --server -s --kubeconfig --user --as -n --namespace", "KUBECONFIG"},
	{"helm", "--kube-context --kubeconfig --kube-apiserver --repo -n --namespace",
		"KUBECONFIG HELM_KUBECONTEXT HELM_NAMESPACE"},
	{"docker podman nerdctl docker-compose", "--context -c -H --host --connection",
		"DOCKER_HOST DOCKER_CONTEXT CONTAINER_HOST"},
	{"gcloud gsutil bq", "--project --account --impersonate-service-account --configuration",
		"CLOUDSDK_CORE_PROJECT CLOUDSDK_CORE_ACCOUNT CLOUDSDK_ACTIVE_CONFIG_NAME"},
	{"aws cdk sam", "--profile --endpoint-url --region", "AWS_PROFILE AWS_DEFAULT_PROFILE AWS_ENDPOINT_URL " +
		"AWS_REGION AWS_DEFAULT_REGION"},
	{"az", "--subscription", "AZURE_CONFIG_DIR"},
	{"firebase", "--project -P --account --only", "FIREBASE_TOKEN"},
	{"heroku", "-a --app -r --remote", "HEROKU_APP"},
	{"fly flyctl", "-a --app -c --config", "FLY_APP"},
	{"vercel now", "--scope -S --team -T --prod --target", "VERCEL_ORG_ID VERCEL_PROJECT_ID"},
	{"netlify", "--site -s --prod -p", "NETLIFY_SITE_ID"},
	{"wrangler", "--env -e --account-id -c --config", "CLOUDFLARE_ACCOUNT_ID CLOUDFLARE_ENV"},
	{"terraform tofu", "-chdir", "TF_WORKSPACE TF_CLI_CONFIG_FILE"},
	{"pulumi", "-s --stack -C --cwd", "PULUMI_STACK"},
	{"dvc", "-r --remote", ""},
	{"twine", "-r --repository --config-file", "TWINE_REPOSITORY TWINE_REPOSITORY_URL"},
	{"cargo", "--registry --index", "CARGO_REGISTRY_DEFAULT"},
	{"npm pnpm yarn bun lerna changeset", "--registry --tag --dist-tag --access --canary", "npm_config_registry"},
	{"poetry hatch", "-r --repository --repo", ""},
	{"flit", "--repository --pypirc", "FLIT_INDEX_URL"},
	{"uv", "--index --publish-url", "UV_PUBLISH_URL UV_PUBLISH_INDEX"},
	{"pdm", "-r --repository", "PDM_PUBLISH_REPO"},
	{"gem", "--host", "RUBYGEMS_HOST"},
	{"mvn mvnw gradle gradlew", "-P -D --activate-profiles --define --project-prop", ""},
	{"dotnet nuget", "-s --source", ""},
	{"eas expo", "--branch --channel --release-channel --environment", ""},
	{"supabase", "--linked --db-url --project-ref", "SUPABASE_DB_URL SUPABASE_PROJECT_ID"},
	{"mkdocs mike", "-r --remote-name --remote -b --remote-branch --branch --force", ""},
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
		for _, set := range slices.Concat(c.Assigns, c.Subject.Where) {
			name, _, _ := strings.Cut(set, "=")
			if slices.Contains(strings.Fields(row.variables), name) && !slices.Contains(words, set) {
				words = append(words, set)
			}
		}
		words = append(words, valuesOf(c.Argv[1:], strings.Fields(row.options))...)
	}
	named, _ := packages(c)
	words = append(words, slices.DeleteFunc(named, func(w string) bool { return slices.Contains(words, w) })...)
	switch _, sub, _ := strings.Cut(c.Signature, " "); {
	case program == "gh" || program == "glab" || program == "helm":
		words = append(words, addressed(c.Argv)...)
	case sub == "push" && strings.Contains(" docker podman nerdctl ", " "+program+" "):
		words = append(words, registriesOf(c.Argv)...)
	}
	return words
}

// whereFrom adds to the name of a command where it acts, if another folder than the workspace tells that: of git and
// of what speaks to the host of a repository the repository, one nested in the workspace's or beside it, and of a bare
// push the remote that its settings say; of what reads there which project it is the folder.
func (v coverage) whereFrom(c *shell.Command, name string) string {
	if name == "" || len(c.Argv) == 0 || v.f.root == "" || c.Cwd == "" {
		return name
	}
	program := path.Base(c.Argv[0])
	_, told := packages(c)
	switch {
	case !told:
		return ""
	case program == "git":
		remote, known := v.pushed(c)
		if !known {
			return ""
		}
		name += remote
	case program == "gh" || program == "glab":
	case slices.Contains(byFolder, program), publishesFolder(c):
		if dir := v.w.At("", c.Cwd).Path; dir != v.f.root {
			return name + " in " + v.shown(dir)
		}
		return name
	default:
		return name
	}
	dir := c.Cwd
	if program == "git" {
		dir = gitFolder(v.w, c)
	}
	switch dir = v.repositoryAround(v.w.At("", dir).Path); dir {
	case v.f.root:
		return name
	case "": // it is not known where
		return ""
	}
	return name + " -C " + v.shown(dir)
}

// byFolder are programs that read in the folder where they run which project or state they change.
var byFolder = strings.Fields("terraform tofu vercel now netlify wrangler firebase fly flyctl eb heroku")

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
		cut := len(name) > 2 && name[1] == '-' && slices.ContainsFunc(options, func(o string) bool { // --rep
			return strings.HasPrefix(o, name)
		})
		short := len(w) > 2 && w[0] == '-' && w[1] != '-'
		switch {
		case joined && cut, joined && slices.Contains(options, name), short && slices.Contains(options, w[:2]):
			words = append(words, w)
		case cut, slices.Contains(options, w):
			words = append(words, w)
			if i+1 < len(argv) && !strings.HasPrefix(argv[i+1], "-") {
				words = append(words, argv[i+1])
			}
		}
	}
	return words
}

// usualRemote is the one that a clone makes.
const usualRemote = "origin"

// pushes reports git push.
func pushes(c *shell.Command) bool {
	_, words := gitWords(c.Argv)
	return programOf(c) == "git push" || len(words) > 0 && words[0] == "push" && path.Base(c.Argv[0]) == "git"
}

// pushed is the remote to which a push goes, an address as it stands there, with a blank before it; empty: it is no
// push, or one to the usual remote. False: it is not known before the line runs.
func (v coverage) pushed(c *shell.Command) (remote string, known bool) {
	if !pushes(c) {
		return "", true
	}
	s, known := shell.Sort(c.Argv)
	if !known || slices.ContainsFunc(c.Argv, setsRemote) { // git -c remote.pushDefault=x
		return "", false
	}
	byOption := func(o shell.Option) bool { return o.Names[0] == "--repo" }
	switch {
	case len(s.Words) > 2:
		remote = s.Words[2]
	case slices.ContainsFunc(s.Options, byOption): // which is in the name
		return "", true
	default:
		if remote, known = v.bareRemote(c); !known {
			return "", false
		}
	}
	if remote == usualRemote || remote == "" {
		return "", true
	}
	if scheme, rest, ok := strings.Cut(remote, "://"); ok { // without a name or a token before the host
		host, way, _ := strings.Cut(rest, "/")
		remote = scheme + "://" + host[strings.LastIndexByte(host, '@')+1:] + "/" + way
	}
	return " " + remote, true
}

// setsRemote reports a word that gives a branch another remote: KEY or KEY=VALUE.
func setsRemote(word string) bool {
	key, _, _ := strings.Cut(strings.ToLower(word), "=")
	return place.PushSetting(key)
}

// bareRemote is the remote of a push that names none (git-push(1), git-config(1)): what the settings say of the branch.
// False: an earlier command of the line may change that.
func (v coverage) bareRemote(c *shell.Command) (remote string, known bool) {
	dir := gitFolder(v.w, c)
	if v.w.Git == nil || dir == "" {
		return usualRemote, true
	}
	branch, settings := v.w.Git.Remotes(dir)
	last, usual := map[string]string{}, true
	for _, s := range settings {
		if place.PushSetting(s.Key) {
			last[s.Key] = s.Value
			usual = usual && (s.Value == usualRemote || s.Value == ".")
		}
	}
	elsewhere := branchElsewhere(settings)
	for i := range v.f.Commands {
		one := &v.f.Commands[i]
		if one == c {
			break
		}
		switch programOf(one) {
		case "git config":
			known = !slices.ContainsFunc(one.Argv, setsRemote)
		case "git branch", "git checkout", "git switch":
			known = usual && !slices.ContainsFunc(one.Argv, elsewhere)
		default:
			known = true
		}
		if !known {
			return "", false
		}
	}
	own := "branch." + branch
	for _, key := range []string{own + ".pushremote", "remote.pushdefault", own + ".remote"} {
		if value, ok := last[key]; ok && value != "." {
			return value, true
		}
	}
	return usualRemote, true
}

// branchElsewhere reports a word that names a branch of another remote than the usual one, as settings name those.
func branchElsewhere(settings []place.GitSetting) func(word string) bool {
	remotes := map[string]bool{}
	for _, s := range settings {
		if name, ok := strings.CutPrefix(s.Key, "remote."); ok {
			remotes[name[:max(0, strings.LastIndexByte(name, '.'))]] = true
		}
	}
	return func(word string) bool {
		_, value, joined := strings.Cut(word, "=")
		if joined {
			word = value
		}
		remote, _, ok := strings.Cut(word, "/")
		return ok && remote != usualRemote && remotes[remote]
	}
}

// addressed are the words of a command that say which project it is for: an address, and what gh's api asks.
func addressed(argv []string) (words []string) {
	s, _ := shell.Sort(argv)
	for i, w := range s.Words {
		_, rest, ok := strings.Cut(w, "://")
		switch way := strings.Split(rest, "/"); {
		case ok && len(way) > 2:
			words = append(words, strings.Join(way[:3], "/"))
		case i == 2 && s.Words[1] == "api":
			words = append(words, w)
		}
	}
	return words
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

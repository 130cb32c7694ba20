package access

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// Tools that show their settings show what stands in them: a password in an address, too.
// Only where one does is that more than everyday's.

// shower is a tool that shows its settings.
type shower struct {
	programs string
	verbs    []string // the words after its name by which it does; what follows are the settings asked for
	files    string   // where they stand: below the home (~/), beside the work, or anywhere
	holds    func() *regexp.Regexp
}

// showers are such tools. What they mask themselves is left out: npm's keys that begin with
// _ (npm-config(1), npm 10), kubectl config view, hg paths.
// Sources: pip config docs 24 (Configuration files); go help environment, Go 1.26 (GOENV);
// bundle-config(1), Bundler 2.5; gem help environment, RubyGems 3.5; conda docs 24, Using the
// .condarc; Poetry 1.8 and Hatch 1.12, Configuration; helm 3 (helm env); NuGet 6, NuGet.Config;
// Conan 2, remotes.json; DVC 3, dvc config; ansible-config(1) 2.17; Jujutsu 0.20, config.
var showers = []shower{
	{"pip pip3 pip2", []string{"config list", "config get", "config debug"},
		"~/.config/pip/pip.conf ~/.pip/pip.conf ~/Library/Application\u00a0Support/pip/pip.conf /etc/pip.conf " +
			".venv/pip.conf venv/pip.conf pip.conf", inAddress},
	{"npm", []string{"config list", "config ls", "config get", "config l", "get", "c ls", "c list", "c get"},
		"~/.npmrc .npmrc", inAddress},
	{"go", []string{"env"}, "~/.config/go/env ~/Library/Application\u00a0Support/go/env", inAddress},
	{"bundle bundler", []string{"config list", "config get", "config"}, "~/.bundle/config .bundle/config", ofBundler},
	{"gem", []string{"sources", "environment", "env"}, "~/.gemrc ~/.config/gem/gemrc", inAddress},
	{"conda mamba micromamba", []string{"config", "info"},
		"~/.condarc ~/.conda/.condarc ~/.config/conda/.condarc .condarc", ofConda},
	{"poetry", []string{"config"}, "~/.config/pypoetry/config.toml " +
		"~/Library/Application\u00a0Support/pypoetry/config.toml poetry.toml ~/.config/pypoetry/auth.toml " +
		"~/Library/Application\u00a0Support/pypoetry/auth.toml", ofPoetry},
	{"hatch", []string{"config show"}, "~/.config/hatch/config.toml " +
		"~/Library/Application\u00a0Support/hatch/config.toml", files.Credential},
	{"helm", []string{"repo list", "repo ls"}, "~/.config/helm/repositories.yaml " +
		"~/Library/Preferences/helm/repositories.yaml", inAddress},
	{"dotnet", []string{"nuget list source"}, "~/.nuget/NuGet/NuGet.Config nuget.config NuGet.Config", inAddress},
	{"conan", []string{"remote list"}, "~/.conan2/remotes.json ~/.conan/remotes.json", inAddress},
	{"dvc", []string{"remote list", "config"}, ".dvc/config .dvc/config.local ~/.config/dvc/config", files.Credential},
	{"ansible-config", []string{"dump", "view"}, "ansible.cfg ~/.ansible.cfg /etc/ansible/ansible.cfg",
		files.Credential},
	{"kubectl k oc", []string{"config view"}, "~/.kube/config", ofPlugin},
	{"gcloud", []string{"config list", "info", "config configurations describe"},
		"~/.config/gcloud/configurations/config_default", lazy.Pattern(`(?m)^\s*password\s*=\s*\S`)},
	{"nix", []string{"config show", "show-config"}, "~/.config/nix/nix.conf /etc/nix/nix.conf",
		lazy.Pattern(`(?m)^\s*(?:extra-)?access-tokens\s*=\s*\S|://[^/\s:@]*:[^@\s/$]+@`)},
	{"jj", []string{"config list", "config get"},
		"~/.config/jj/config.toml ~/.jjconfig.toml .jj/repo/config.toml", files.Credential},
	{"pixi", []string{"config list"}, "~/.config/pixi/config.toml ~/.pixi/config.toml .pixi/config.toml", inAddress},
}

// inAddress is an address with a password, or with a token for a name, before its host.
var inAddress = lazy.Pattern(`://[^/\s:@"']*:[^@\s/"'$]+@|://(?:gh[a-z]|glpat|github_pat)[-_]\w+@`)

// ofPlugin is what kubectl leaves as it is: the words and variables of a program that logs in (client-go credential
// plugins, Kubernetes 1.31).
var ofPlugin = lazy.Pattern(`(?i)--?(?:client-?)?(?:secret|password|passwd|token|api-?key)\b(?:["',=\s-]+)\w|` +
	`\bname["']?:\s*["']?\w*(?:PW|PASS|SECRET|TOKEN|KEY)\w*["']?[\s,]+["']?value["']?:\s*\S`)

// ofPoetry is what stands in auth.toml too: a password, a token (Poetry 1.8, Repositories).
var ofPoetry = lazy.Pattern(`://[^/\s:@"']*:[^@\s/"'$]+@|(?m)^password\s*=\s*"[^"]|"pypi-[\w-]{16}`)

// ofBundler is the account of a host too: BUNDLE_GEMS__EXAMPLE__COM: "name:password".
var ofBundler = lazy.Pattern(`(?m)://[^/\s:@"]*:[^@\s/"$]+@|^BUNDLE_\w+__\w+:\s*"?[^\s":/]+:[^\s"/]+"?\s*$`)

// ofConda is the token of a channel too (conda 24, /t/TOKEN/).
var ofConda = lazy.Pattern(`://[^/\s:@"]*:[^@\s/"$]+@|/t/[a-z]{2}-[\w-]{8}`)

var showersOf = table.ByWord(showers, func(s shower) []string { return strings.Fields(s.programs) })

// showsToolSettings judges such a tool by what its files hold now.
func (j *readJudge) showsToolSettings(c *effect.Call, v *option.Invocation) {
	name, sub := v.Words()
	if module, ok := strings.CutPrefix(sub, "-m "); ok { // python3 -m pip
		name, sub, _ = strings.Cut(module, " ")
	}
	rows := showersOf(name)
	if len(rows) == 0 || j.World.Disk == nil {
		return
	}
	words := strings.Fields(sub)
	for _, a := range v.Operands {
		words = append(words, a.Text)
	}
	line := strings.Join(words, " ") + " "
	for _, s := range rows {
		for _, verb := range s.verbs {
			keys, ok := strings.CutPrefix(line, verb+" ")
			shows := func(file string) bool { return j.shown(s, file, keys) }
			if ok && slices.ContainsFunc(strings.Fields(s.files), shows) {
				c.Data |= taint.FromSecret
				c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints a secret"))
				return
			}
		}
	}
}

// toolSettingsOf are the showers by the last part of the names of their files.
var toolSettingsOf = table.ByWord(showers, func(s shower) (names []string) {
	for file := range strings.FieldsSeq(s.files) {
		names = append(names, path.Base(file))
	}
	return names
})

// showsToolFile judges a file of such settings that is read as it stands.
func (j *readJudge) showsToolFile(c *effect.Call, p place.Place) {
	for _, s := range toolSettingsOf(path.Base(p.Path)) {
		for file := range strings.FieldsSeq(s.files) {
			name := "/" + strings.TrimPrefix(strings.ReplaceAll(file, "\u00a0", " "), "~/")
			if !strings.HasSuffix(p.Path, name) || p.Is(place.Secret) ||
				j.World.Git != nil && j.World.Git.Restorable(p.Path) {
				continue
			}
			if text, how := j.TextOf(p); how != files.Unseen && s.holds().MatchString(text) {
				c.Data |= taint.FromSecret
				c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints a secret"))
				return
			}
		}
	}
}

// shown reports a credential among the settings of a file that are asked for.
func (j *readJudge) shown(s shower, file, keys string) bool {
	file = strings.ReplaceAll(file, "\u00a0", " ")
	if below, ok := strings.CutPrefix(file, "~/"); ok {
		if j.World.Home == "" {
			return false
		}
		file = path.Join(j.World.Home, below)
	}
	text, how := j.TextOf(j.World.At(j.State.Cwd, file))
	if how == files.Unseen || !s.holds().MatchString(text) {
		return false
	}
	asked := strings.Fields(keys)
	if len(asked) == 0 {
		return true
	}
	for line := range strings.Lines(text) {
		if s.holds().MatchString(line) && (!strings.ContainsAny(line, "=:") || namesSetting(line, asked)) {
			return true
		}
	}
	return false
}

// namesSetting reports a line that sets one of the settings asked for, in the spelling of a
// file: global.index-url is index-url there, gems.example.com BUNDLE_GEMS__EXAMPLE__COM.
func namesSetting(line string, asked []string) bool {
	line = strings.ToLower(line)
	for _, key := range asked {
		key = strings.ToLower(key)
		_, last, _ := strings.Cut(key, ".")
		if strings.Contains(line, key) || strings.Contains(line, strings.ReplaceAll(key, ".", "__")) ||
			last != "" && strings.HasPrefix(strings.TrimSpace(line), last) {
			return true
		}
	}
	return false
}

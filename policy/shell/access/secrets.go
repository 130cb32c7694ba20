package access

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// settingsShown are git's subcommands that show settings, or the addresses of remotes
// (git-config(1), git-remote(1), git-var(1)).
var settingsShown = strings.Fields("config remote var ls-remote")

// showsSettings judges git's settings that are read as a file: only a password or a token
// in them makes it more than everyday's.
func (j *readJudge) showsSettings(c *effect.Call, p place.Place) {
	if from := j.CopiedFrom(p.Path); from != p.Path {
		p = place.Place{Path: from}
	}
	settings := strings.Contains(p.Path, "/.git/") && strings.HasPrefix(path.Base(p.Path), "config")
	if !settings && !strings.HasSuffix(p.Path, "/.gitconfig") {
		return
	}
	if text, how := j.TextOf(p); how != files.Unseen && files.Credential().MatchString(text) {
		c.Data |= taint.FromSecret
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints a secret"))
	}
}

// tellsAddress are options with which git asks no host, but tells its address
// (git-ls-remote(1), git-remote(1)).
var tellsAddress = []string{"--get-url", "-n"}

// takesSelection are the options with which xsel does not print the selection; without one it
// prints it unless its input is redirected (xsel(1), 1.2).
var takesSelection = strings.Fields("-i --input -a --append -f --follow -c --clear -d --delete -x --exchange -k --keep")

// ShowsCredentials judges what shows settings, git's and other tools', by what the files hold
// now: only a password or a token in them makes it more than everyday's.
func (j *readJudge) ShowsCredentials(c *effect.Call, v *option.Invocation) {
	if !j.Wrap.Remote {
		j.showsToolSettings(c, v)
		printsSettings(j, c)
		followsLinks(j, c, v)
	}
	if v.Name == "xsel" && !v.Has(takesSelection...) && c.In.Known && c.In.Text == "" {
		c.Data |= taint.FromSecret
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints a secret"))
	}
	if v.Chain[0].Name != "git" || j.Wrap.Remote || v.Marked(program.Info) && !v.Has(tellsAddress...) {
		return
	}
	_, sub := v.Words()
	sub, _, _ = strings.Cut(sub, " ")
	if !slices.Contains(settingsShown, sub) || v.Has("--name-only") {
		return
	}
	paths := []string{j.World.Root() + "/.git/config", j.World.Root() + "/.git/config.worktree"}
	if home := j.World.Home; home != "" && sub != "remote" && !v.Has("--local", "--worktree") {
		paths = append(paths, home+"/.gitconfig", home+"/.config/git/config")
	}
	for i := 0; i < len(paths) && i < maxIncluded; i++ {
		text, how := j.TextOf(place.Place{Path: paths[i]})
		if how == files.Wholly && !v.Has("--no-includes") {
			paths = append(paths, j.includedSettings(paths[i], text)...)
		}
		if how != files.Unseen && files.Credential().MatchString(text) && !tellsPlainly(v) {
			c.Data |= taint.FromSecret
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("prints a secret"))
			return
		}
	}
}

// plainSettings are settings whose value is never a password (git-config(1), git 2.46).
var plainSettings = strings.Fields("user.name user.email user.signingkey core.* init.* branch.* pull.* push.* " +
	"fetch.* merge.* rebase.* commit.gpgsign commit.template color.* diff.* log.* status.* gc.* submodule.recurse")

// tellsPlainly reports git telling the names of its remotes, or one setting that is no password.
func tellsPlainly(v *option.Invocation) bool {
	_, sub := v.Words()
	if sub == "remote" {
		return len(v.Operands) == 0 && !v.Has("-v", "--verbose")
	}
	words := v.Operands
	if len(words) > 0 && words[0].Text == "get" {
		words = words[1:]
	}
	if sub != "config" || len(words) != 1 || !words[0].Known() ||
		v.Has("-l", "--list", "--get-regexp", "--get-urlmatch", "--regexp", "--show-names") {
		return false
	}
	key := strings.ToLower(words[0].Text)
	return slices.ContainsFunc(plainSettings, func(plain string) bool {
		section, whole := strings.CutSuffix(plain, "*")
		return key == plain || whole && strings.HasPrefix(key, section)
	})
}

// maxIncluded bounds the files of settings that are looked at.
const maxIncluded = 12

// includesSettings finds the path of an include (git-config(1), Includes).
var includesSettings = lazy.Pattern(`(?m)^\s*path\s*=\s*"?([^"\n#;]+)`)

// includedSettings are the files that a file of git's settings includes.
func (j *readJudge) includedSettings(file, text string) (paths []string) {
	if !strings.Contains(text, "[include") {
		return nil
	}
	for _, m := range includesSettings().FindAllStringSubmatch(text, maxIncluded) {
		paths = append(paths, j.World.At(path.Dir(file), strings.TrimSpace(m[1])).Path)
	}
	return paths
}

// globsSecrets judges a pattern that begins with a dot, or any where the shell counts
// hidden files in, by the secrets that it matches.
func (j *readJudge) globsSecrets(c *effect.Call, a taint.Word) {
	dir, base := path.Split(a.Glob)
	if at := strings.Index(dir, "**"); at >= 0 { // no folder, or any
		dir = dir[:strings.LastIndexByte(dir[:at], '/')+1]
	}
	if base == "" || strings.ContainsAny(dir, "*?[") {
		return
	}
	if a.Dots != nil {
		for _, hidden := range *a.Dots {
			j.globsHidden(c, a, dir, hidden)
		}
	}
	if base[0] == '.' || j.Dotglob {
		j.globsHidden(c, a, dir, base)
	}
}

// globsHidden is globsSecrets of one pattern in a folder.
func (j *readJudge) globsHidden(c *effect.Call, a taint.Word, dir, base string) {
	for _, file := range j.SecretsMatching(j.World.At(j.State.Cwd, dir+".").Path, base) {
		c.Data |= taint.FromSecret
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("{0} matches secrets: {1}", a.Show(), path.Base(file)))
	}
}

// NamesOnInput judges names of secrets that code gets on its input: it may open them.
func (j *readJudge) NamesOnInput(c *effect.Call) {
	if c.In.From&taint.FromSecretPaths != 0 {
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the code gets names of secrets on its input"))
	}
	if !c.In.Known || len(c.In.Text) > 4<<10 {
		return
	}
	for word := range strings.FieldsSeq(c.In.Text) {
		if p := j.World.At(j.State.Cwd, strings.Trim(word, "\"',;")); p.Is(place.Secret) &&
			strings.ContainsAny(word, "./") {
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the code names secrets: {0}", word))
		}
	}
}

// NamesHidden tells whether patterns among words that are printed match names of secrets.
func (j *nameJudge) NamesHidden(words []taint.Word) taint.Origin {
	for _, a := range words {
		dir, base := path.Split(a.Glob)
		if base == "" || base[0] != '.' && !j.Dotglob || strings.ContainsAny(dir, "*?[") {
			continue
		}
		if len(j.SecretsMatching(j.World.At(j.State.Cwd, dir+".").Path, base)) > 0 {
			return taint.FromSecretPaths
		}
	}
	return 0
}

// NamesInVariables judges names of secrets in the variables of the environment that code
// names: it may open them.
func (j *readJudge) NamesInVariables(c *effect.Call, text string) {
	for _, m := range namesVariable().FindAllStringSubmatch(text, maxShownNames) {
		if j.State.Vars[m[1]].NamesSecrets() {
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the code reads a secret: {0}", m[1]))
			return
		}
	}
}

// keepsWords are git's subcommands that show or keep what they are told: messages, names of
// branches (git-commit(1), git-stash(1), git-switch(1) and the others).
var keepsWords = strings.Fields("commit tag notes stash branch checkout switch merge worktree revert " +
	"cherry-pick rebase am bisect replace update-ref symbolic-ref")

// PrintsWords judges credentials of the environment that stand among the words of a
// program which shows its words, in an error or what it keeps (git commit -m).
func (j *readJudge) PrintsWords(c *effect.Call, v *option.Invocation) {
	shows := v.Entry.Level == risk.Low && v.Entry.Special != program.Test
	if first, sub := v.Words(); first == "git" {
		sub, _, _ = strings.Cut(sub, " ")
		shows = shows || slices.Contains(keepsWords, sub)
	}
	switch v.Name {
	case ":", "true", "false", "export", "local", "declare", "unset", "shift", "return", "exit":
		return
	}
	if !shows {
		return
	}
	for _, a := range v.Operands {
		j.PrintsSecret(c, taint.Stream{From: a.From})
	}
	for _, u := range v.Used {
		j.PrintsSecret(c, taint.Stream{From: u.Value.From})
	}
}

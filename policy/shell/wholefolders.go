package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// wholeFolders judges programs that take all that lies in a folder, the secrets there
// among it: what they put under version control, pack to their output, compare or show
// of an archive is what the person is shown, or the model.
func (k *archiveJudge) wholeFolders(c *call, v *invocation) {
	if k.world.Disk == nil || k.wrap.remote {
		return
	}
	switch {
	case v.name == "git add" || v.name == "git stage":
		k.addsSecrets(c, v)
	case v.name == "git update-index" && v.gave("--add", "--stdin"):
		k.namesOnInput(c)
	case (v.name == "git stash" || v.name == "git stash push" || v.name == "git stash save") && v.has("-u", "--include-untracked"):
		k.addsSecrets(c, v)
	case (v.name == "git stash" || v.name == "git stash push" || v.name == "git stash save") && v.has("-a", "--all"):
		k.takesSecrets(c, v, []arg{{}})
	case v.entry.Special == program.Tar && v.marked(program.Creates):
		if file, named := v.option("-f", "--file"); !named || file.text == "-" {
			k.takesSecrets(c, v, v.operands)
		}
	case v.entry.Special == program.Tar && v.marked(program.Extracts) && v.has("-O", "--to-stdout"):
		if file, named := v.option("-f", "--file"); named && len(v.operands) == 0 {
			k.unpacksSecrets(c, v, file)
		} else if named && strings.ContainsAny(v.operands[0].text, "*?[") {
			k.unpacksSecrets(c, v, file)
		}
	case v.chain[0].Name == "zip" && len(v.operands) > 1 && v.operands[0].text == "-":
		k.takesSecrets(c, v, v.operands[1:])
	case v.name == "bun build":
		if words := strings.Join(c.cmd.Argv, " "); strings.Contains(words, "--env=inline") || strings.Contains(words, "--env inline") { // bun.sh, Bundler: env
			k.takesSecrets(c, v, []arg{{}})
		}
	case strings.HasPrefix(v.name, "unzip") && v.has("-p", "-c") && len(v.operands) == 1:
		k.unpacksSecrets(c, v, v.operands[0])
	case v.name == "diff" && v.has("-r", "--recursive", "-N", "--new-file"), v.name == "git diff" && v.has("--no-index"):
		k.takesSecrets(c, v, v.operands)
	}
}

// takesSecrets judges the secrets right in folders; an empty word is the current one.
func (k *archiveJudge) takesSecrets(c *call, v *invocation, folders []arg) {
	for _, a := range folders {
		dir := k.state.cwd
		if a.text != "" {
			dir = k.place(a).Path
		}
		for _, file := range k.secretsIn(dir) {
			showsSecretsOf(c, v, file)
		}
	}
}

// unpacksSecrets judges an archive of this session that is shown as a whole: the
// secrets of the folder may be in it.
func (k *archiveJudge) unpacksSecrets(c *call, v *invocation, archive arg) {
	if p := k.place(archive).Path; p != "" && k.wrote(p) {
		k.takesSecrets(c, v, []arg{{}})
	}
}

// addsSecrets judges git add: secrets that no ignore file keeps out, or that it is
// forced to take.
func (k *archiveJudge) addsSecrets(c *call, v *invocation) {
	folders := v.operands
	if len(folders) == 0 {
		folders = []arg{literalArg(".")}
	}
	forced := v.has("-f", "--force") || k.changedByLine(path.Join(k.state.cwd, ".gitignore")) || k.touched(path.Join(k.state.cwd, ".gitignore"))
	if v.has("-u", "--update") && !strings.HasPrefix(v.name, "git stash") || v.has("-n", "--dry-run") {
		return // tracked already, or nothing is added
	}
	for _, a := range folders {
		dir := k.place(a).Path
		if file := k.addsTaken(dir); file != "" {
			c.raise(risk.High, risk.FSConfigSecrets, say("puts {0}, which holds secrets, under version control", path.Base(file)))
		}
		if strings.HasPrefix(a.text, ":") || strings.ContainsAny(a.text, "*?[") { // a pathspec of git's own
			dir = k.state.cwd
		}
		for _, file := range k.secretsIn(dir) {
			if !forced && (k.world.Git == nil || k.world.Git.Ignored(file) || k.world.Git.Restorable(file)) {
				continue
			}
			c.raise(risk.High, risk.FSConfigSecrets, say("puts {0}, which holds secrets, under version control", path.Base(file)))
			c.cmd.Reads = append(c.cmd.Reads, place.Place{Path: file, Kind: place.Inside | place.Secret})
		}
	}
}

// globsSecrets judges a pattern that begins with a dot, or any where the shell counts
// hidden files in, by the secrets that it matches.
func (k *readJudge) globsSecrets(c *call, a arg) {
	dir, base := path.Split(a.glob)
	if at := strings.Index(dir, "**"); at >= 0 { // no folder, or any
		dir = dir[:strings.LastIndexByte(dir[:at], '/')+1]
	}
	if base == "" || strings.ContainsAny(dir, "*?[") {
		return
	}
	if a.dots != nil {
		for _, hidden := range *a.dots {
			k.globsHidden(c, a, dir, hidden)
		}
	}
	if base[0] == '.' || k.dotglob {
		k.globsHidden(c, a, dir, base)
	}
}

// globsHidden is globsSecrets of one pattern in a folder.
func (k *readJudge) globsHidden(c *call, a arg, dir, base string) {
	for _, file := range k.secretsMatching(k.world.At(k.state.cwd, dir+".").Path, base) {
		c.data |= fromSecret
		c.raise(risk.High, risk.FSConfigSecrets, say("{0} matches secrets: {1}", a.show(), path.Base(file)))
	}
}

// hiddenNames tells whether a list of names holds those of secrets: hidden files are
// listed, and those that no ignore file keeps out (ls(1), git-ls-files(1), fd(1)).
func (k *readJudge) hiddenNames(v *invocation) origin {
	lists := false
	switch first, _, _ := strings.Cut(v.chain[0].Name, " "); first {
	case "ls":
		lists = v.has("-a", "-A", "-f", "--all", "--almost-all")
	case "git":
		lists = v.gave("-i", "--ignored") || v.gave("-o", "--others") && !v.gave("--exclude-standard", "-x", "--exclude", "-X", "--exclude-from", "--exclude-per-directory")
	case "fd", "fdfind":
		lists = v.has("-H", "--hidden", "-u", "--unrestricted")
	case "rg":
		lists = v.has("--files") && searchesHidden(v)
	}
	if !lists {
		return 0
	}
	dirs := []string{k.state.cwd}
	for i, a := range v.operands {
		if i == 0 {
			dirs = nil
		}
		dirs = append(dirs, k.place(a).Path)
	}
	for _, dir := range dirs {
		if len(k.secretsIn(dir)) > 0 {
			return fromSecretPaths
		}
	}
	return 0
}

// printsWords judges credentials of the environment that stand among the words of a
// program which shows its words, in an error or what it keeps (git commit -m).
func (k *archiveJudge) printsWords(c *call, v *invocation) {
	shows := v.entry.Level == risk.Low && v.entry.Special != program.Test
	switch v.name {
	case "git commit", "git tag", "git notes", "git stash", "git branch":
		shows = true
	case ":", "true", "false", "export", "local", "declare", "unset", "shift", "return", "exit":
		return
	}
	if !shows {
		return
	}
	for _, a := range v.operands {
		k.printsSecret(c, stream{from: a.from})
	}
	for _, u := range v.used {
		k.printsSecret(c, stream{from: u.value.from})
	}
}

// namesOnInput judges names of secrets that code gets on its input: it may open them.
func (k *readJudge) namesOnInput(c *call) {
	if c.in.from&fromSecretPaths != 0 {
		c.raise(risk.High, risk.FSConfigSecrets, say("the code gets names of secrets on its input"))
	}
	if !c.in.known || len(c.in.text) > 4<<10 {
		return
	}
	for word := range strings.FieldsSeq(c.in.text) {
		if p := k.world.At(k.state.cwd, strings.Trim(word, "\"',;")); p.Is(place.Secret) && strings.ContainsAny(word, "./") {
			c.raise(risk.High, risk.FSConfigSecrets, say("the code names secrets: {0}", word))
		}
	}
}

// maxNaming bounds the files of data that are looked at for names, in bytes.
const maxNaming = 4 << 10

// namedInData judges new code that reads a file by a name which stands elsewhere: a small
// file of data that this session wrote may hold the name of a secret.
func (k *codeJudge) namedInData(c *call) {
	for _, file := range k.sessionFiles() {
		if !holdsData(file) || slices.Contains(sourceEndings, path.Ext(file)) {
			continue
		}
		text, how := k.textOf(place.Place{Path: file})
		if how != wholly || len(text) > maxNaming {
			continue
		}
		for _, word := range strings.FieldsFunc(text, splitsSetting) {
			if strings.ContainsAny(word, "./") && k.world.At(k.state.cwd, word).Is(place.Secret) {
				c.raise(risk.High, risk.FSConfigSecrets, say("the code names secrets: {0}", word))
				return
			}
		}
	}
}

// namesHidden tells whether patterns among words that are printed match names of secrets.
func (k *readJudge) namesHidden(words []arg) origin {
	for _, a := range words {
		dir, base := path.Split(a.glob)
		if base == "" || base[0] != '.' && !k.dotglob || strings.ContainsAny(dir, "*?[") {
			continue
		}
		if len(k.secretsMatching(k.world.At(k.state.cwd, dir+".").Path, base)) > 0 {
			return fromSecretPaths
		}
	}
	return 0
}

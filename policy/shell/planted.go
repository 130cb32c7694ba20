package shell

import (
	"encoding/json"
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/recipe"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// Linters, builds, test runners and the like load plugins, settings and modules of the
// workspace whose names no table can list. Whatever this session wrote there may be
// among them, so it is looked at too; but as it is a guess, only what is grave counts.

// maxPlanted bounds the bytes of such files that are looked at for one line.
const maxPlanted = 1 << 20

// isGrave reports what counts in a file that a program may load. Hidden code counts in
// a new file; in the person's own, which this session only edited, it may have been.
func (k *walker) isGrave(file string, f risk.Finding) bool {
	if f.Level >= risk.High && f.Categories&^(risk.NetworkRisk|risk.ExecArbitrary) != 0 {
		return true
	}
	return f.Categories.Has(risk.ExecArbitrary) && k.newFile(file)
}

// mayLoad judges what this session wrote and a program may load.
func (k *walker) mayLoad(c *call, v *invocation) {
	switch {
	case v.entry.Level == risk.Low:
	case program.LoadsProject(v.chain[0]):
		k.loadsPlanted(c, v.name, func(file string) bool { return !prose(file) })
	case v.chain[0].Name == "git":
		k.loadsPlanted(c, v.name, managesHooks)
	}
}

// hookSettings are the files in which the managers of git's hooks are told what to run
// (lint-staged 15, pre-commit 4, lefthook 1, simple-git-hooks 2, commitlint 19).
var hookSettings = []string{"package.json", ".lintstagedrc*", "lint-staged.config.*", ".pre-commit-config.yaml", "lefthook.y*ml", ".lefthook.*", ".simple-git-hooks.*", "commitlint.config.*", ".commitlintrc*", ".czrc", ".huskyrc*"}

// managesHooks reports such a file.
func managesHooks(file string) bool {
	return slices.ContainsFunc(hookSettings, func(glob string) bool {
		ok, _ := path.Match(glob, path.Base(file))
		return ok
	})
}

// loadsPlanted judges those of this session's files that a running program may load.
func (k *walker) loadsPlanted(c *call, name string, may func(file string) bool) {
	for _, file := range k.sessionFiles() {
		if slices.Contains(k.reviewed, file) || slices.Contains(k.inside, file) || !may(file) {
			continue
		}
		text, how := k.textOf(place.Place{Path: file})
		if how != wholly && (code.LanguageOf(file, "") != code.Unknown || configures(file)) {
			k.sealed(c, file, how)
		}
		if k.planted += len(text); k.planted > maxPlanted {
			c.raise(risk.Medium, risk.ExecArbitrary, say("the code loads more files than guard reads"))
			return
		}
		if how != wholly || !mayHarm(text) && !(k.newFile(file) && len(text) < maxSecret) {
			continue
		}
		k.reviewed = append(k.reviewed, file)
		probe := k.begin(c.in)
		probe.cmd.Argv = c.cmd.Argv
		k.absorbs(probe, func() { k.plantedText(probe, name, file, text) })
		if own := probe.cmd.Own; own.Absurd || own.Protected || own.Level == risk.Critical || k.isGrave(file, own) {
			c.raise(risk.Medium, 0, say("{0} may load {1}, which this session wrote", name, path.Base(file)))
			c.cmd.Own.Add(own)
			c.cmd.Reads = append(c.cmd.Reads, probe.cmd.Reads...)
			c.cmd.Writes = append(c.cmd.Writes, probe.cmd.Writes...)
			c.cmd.Deletes = append(c.cmd.Deletes, probe.cmd.Deletes...)
		}
	}
}

// plantedText judges the text of such a file: as code where its language is read,
// else by the commands and paths in it.
func (k *walker) plantedText(c *call, name, file, text string) {
	first, _, _ := strings.Cut(text, "\n")
	lang := code.LanguageOf(file, first)
	switch {
	case lang != code.Unknown:
		k.acts(c, &programText{lang: lang, file: file, depth: maxModuleDepth, guess: true}, text)
		for _, s := range quotedStrings(text) {
			if first, _, more := strings.Cut(s, " "); more && dangerous(first) {
				k.plantedCommands(c, s)
			}
		}
		if configures(file) && k.newFile(file) {
			k.plantedPaths(c, file, text)
			k.plantedNames(c, file, text)
		}
	default:
		if path.Base(file) == "package.json" && path.Dir(file) == k.state.cwd && !runsPackages(name) {
			text = withoutScripts(text)
		}
		k.plantedCommands(c, text)
		if k.newFile(file) {
			k.plantedPaths(c, file, text)
			k.plantedNames(c, file, text)
		}
		if k.newFile(file) && !holdsData(file) {
			k.hints(c, text)
		}
	}
	k.namesSettings(c, text)
	k.namesSecrets(c, text)
}

// runsPackages reports a program that runs scripts of package.json by their names in
// all packages (turborepo.com, nx.dev, lerna.js.org, rushjs.io, wireit's README).
func runsPackages(name string) bool {
	first, _, _ := strings.Cut(name, " ")
	return hasWord("turbo nx lerna rush wireit", first)
}

// withoutScripts leaves the scripts of package.json out: who runs one names it, and it
// is read then.
func withoutScripts(text string) string {
	var members map[string]json.RawMessage
	if json.Unmarshal([]byte(text), &members) != nil {
		return text
	}
	delete(members, "scripts")
	rest, err := json.Marshal(members)
	if err != nil {
		return text
	}
	return string(rest)
}

// plantedCommands judges each line, each string and each list of strings in a text as
// a command, where it begins like one that is dangerous.
func (k *walker) plantedCommands(c *call, text string) {
	for _, line := range commandsIn(text) {
		if k.enter() {
			k.apart(func() stream { return k.shellText(c, c.program(), literalArg(line)) })
			c.silent = false
			k.leave()
		}
	}
}

// plantedPaths judges the paths in a text that lead to where the person keeps things.
func (k *walker) plantedPaths(c *call, file, text string) {
	for _, at := range outsidePath().FindAllStringIndex(text, maxLiterals) {
		word := text[at[0]:at[1]]
		if p := k.world.At(k.state.cwd, homeName.Replace(word)); k.persons(p) {
			c.raise(risk.High, risk.FSOutsideWorkspace, say("{0} names what lies outside the workspace: {1}", path.Base(file), word))
		}
	}
}

// plantedNames judges settings that name a file or folder of the person's which is
// nowhere else: what a tool is told to write or empty there is lost.
func (k *walker) plantedNames(c *call, file, text string) {
	if k.world.Disk == nil || slices.Contains(sourceEndings, path.Ext(file)) {
		return // sources are judged by what they open
	}
	looked := 0
	for line := range strings.Lines(text) {
		key, _, _ := strings.Cut(strings.ToLower(line), "=")
		key, _, _ = strings.Cut(key, ":")
		for _, word := range strings.FieldsFunc(line, splitsSetting) {
			if looked++; looked > maxLiterals {
				return
			}
			p := k.world.At(path.Dir(file), word)
			if len(word) < 3 || len(word) > 200 || !p.Is(place.Inside) || p.Is(place.WorkspaceRoot) {
				continue
			}
			if k.unsaved(p.Path) || emptiesKey().MatchString(key) && k.holdsUnsaved(p.Path) {
				c.raise(risk.High, risk.FSDeleteOverwrite, say("the source {0} names {1}, which is nowhere else", path.Base(file), word))
			}
		}
	}
}

func splitsSetting(r rune) bool { return strings.ContainsRune(" \t\n=:,;\"'`()[]{}<>|", r) }

// emptiesKey are names of settings whose folder a tool fills or empties.
var emptiesKey = lazily(`dir|out|dest|site|build|target|basetemp|addopts|report|clean`)

// holdsUnsaved reports a folder right in which a file lies that is nowhere else.
func (k *walker) holdsUnsaved(dir string) bool {
	if !k.folderAt(dir) {
		return false
	}
	n, found := 0, false
	_ = k.world.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
		n++
		found = e.Type().IsRegular() && k.unsaved(path.Join(dir, e.Name()))
		return !found && n < maxFolder
	})
	return found
}

// homes are where the homes and disks of people lie (hier(7); macOS, Windows' files
// under WSL).
var homes = []string{"/home", "/Users", "/root", "/mnt", "/media", "/Volumes"}

// persons reports a place outside of the workspace where people keep what is theirs.
func (k *walker) persons(p place.Place) bool {
	switch {
	case p.Path == "" || p.Any(place.Inside|place.Shared):
		return false
	case k.world.Home != "" && place.Below(p.Path, k.world.Home):
		return true
	}
	return !p.Is(place.Temp) && slices.ContainsFunc(homes, func(h string) bool { return place.Below(p.Path, h) })
}

// outsidePath finds paths that do not count from where they are used.
var outsidePath = lazily(`(?:~|\$HOME|\$\{HOME\}|\$ENV\{HOME\})?/[\w.@+-][\w./@+-]*`)

// homeName writes the home as the shell does.
var homeName = strings.NewReplacer("$HOME", "~", "${HOME}", "~", "$ENV{HOME}", "~")

// commandsIn lists what in a text reads like a dangerous command.
func commandsIn(text string) (found []string) {
	add := func(s string) {
		s = strings.TrimSpace(s)
		if first, _, more := strings.Cut(s, " "); more && len(found) < maxLiterals && len(s) < 4<<10 && dangerous(first) {
			found = append(found, s)
		}
	}
	for line := range strings.Lines(text) {
		if _, rest, more := strings.Cut(strings.TrimSpace(line), " "); more && !strings.ContainsAny(rest[:min(1, len(rest))], "=:(") {
			add(line)
		}
		if _, value, ok := strings.Cut(line, "="); ok {
			add(value)
		}
		if _, value, ok := strings.Cut(line, ": "); ok {
			add(value)
		}
	}
	words := quotedStrings(text)
	for i, s := range words {
		add(s)
		if !strings.Contains(s, " ") && dangerous(s) { // ["rm", "-rf", "x"]
			add(strings.Join(words[i:min(i+6, len(words))], " "))
		}
	}
	return found
}

// destroyers are programs that take away, send out or hand on, by names that hardly
// begin a sentence.
var destroyers = strings.Fields("rm rmdir unlink shred truncate dd curl wget nc ncat socat ssh scp sftp rsync sudo doas sh bash zsh git chmod chown xargs crontab systemctl docker kubectl")

// dangerous reports the name of such a program.
func dangerous(name string) bool { return slices.Contains(destroyers, path.Base(name)) }

// holdsData reports a file whose ending says that it holds settings, data or text. Code
// under any other name that no language has is there to be loaded unseen.
func holdsData(file string) bool {
	switch strings.ToLower(path.Ext(file)) {
	case "", ".json", ".json5", ".jsonc", ".jsonl", ".yaml", ".yml", ".toml", ".ini", ".cfg", ".conf", ".xml", ".properties", ".env", ".example", ".txt", ".in", ".proto", ".graphql",
		".tf", ".tfvars", ".hcl", ".plist", ".pbxproj", ".template", ".tmpl", ".j2", ".hbs", ".ejs", ".vue", ".svelte", ".astro", ".prisma", ".nix", ".bazel", ".cmake", ".tex", ".bib":
		return true
	}
	return slices.Contains(sourceEndings, path.Ext(file))
}

// configures reports settings that are written in a language: what they name a tool
// may empty or fill.
func configures(file string) bool {
	base := path.Base(file)
	return strings.Contains(base, ".config.") || strings.Contains(base, "rc.") || base == "conf.py" || strings.HasPrefix(base, ".") || base == "settings.py"
}

// prose reports a file that nothing loads unnamed: text for people, pictures, data,
// what only another machine runs, and tasks, which are read by their names.
func prose(file string) bool {
	for _, runner := range taskRunners {
		if slices.Contains(recipe.Files(runner), path.Base(file)) {
			return true
		}
	}
	switch strings.ToLower(path.Ext(file)) {
	case ".md", ".rst", ".adoc", ".html", ".css", ".scss", ".less", ".svg", ".csv", ".tsv", ".log", ".lock", ".patch", ".diff", ".sql", ".ipynb", ".mk":
		return true
	}
	return strings.Contains(file, "/.github/") || strings.HasPrefix(path.Base(file), "Dockerfile") || path.Base(file) == ".gitlab-ci.yml"
}

// harmWords are in any text that deletes, starts, sends or opens something outside of
// the workspace: a text without all of them is not looked at further.
var harmWords = []string{
	"rm", "unlink", "remove", "del", "truncate", "rename", "move", "exec", "spawn", "system", "popen", "subprocess", "child_process", "eval", "write", "open(",
	"/home", "~/", "HOME", "/etc", "/usr", "../", ".env", ".ssh", ".aws", ".git", "environ", "curl", "wget", "sudo", "kill", "import", "require", "load",
}

func mayHarm(text string) bool {
	return slices.ContainsFunc(harmWords, func(w string) bool { return strings.Contains(text, w) })
}

package shell

import (
	"encoding/json"
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
)

// What the text of a planted file says: commands, paths and names in it.

// plantedText judges the text of such a file: as code where its language is read,
// else by the commands and paths in it.
func (k *codeJudge) plantedText(c *call, name, file, text string) {
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
		if configures(file) {
			k.sources.plantedPlaces(c, file, text)
		}
	default:
		if path.Base(file) == "package.json" && path.Dir(file) == k.state.cwd && !runsPackages(name) {
			text = withoutScripts(text)
		}
		k.plantedCommands(c, text)
		k.sources.plantedPlaces(c, file, text)
		if k.sources.newFile(file) && !holdsData(file) {
			k.sources.hints(c, text)
		}
	}
	k.sources.namesSettings(c, text)
	k.sources.namesSecrets(c, text)
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
func (k *codeJudge) plantedCommands(c *call, text string) {
	for _, line := range commandsIn(text) {
		if k.enter() {
			k.apart(func() stream { return k.walk.ShellText(c, c.program(), literalArg(line)) })
			c.silent = false
			k.leave()
		}
	}
}

// plantedPlaces judges what a new file names outside of the workspace, and in it what is
// nowhere else. In the person's own it may have stood before.
func (k *sourceJudge) plantedPlaces(c *call, file, text string) {
	if k.newFile(file) {
		k.plantedPaths(c, file, text)
		k.plantedNames(c, file, text)
	}
}

// plantedPaths judges the paths in a text that lead to where the person keeps things.
func (k *sourceJudge) plantedPaths(c *call, file, text string) {
	for _, at := range outsidePath().FindAllStringIndex(text, maxLiterals) {
		word := text[at[0]:at[1]]
		if p := k.world.At(k.state.cwd, homeName.Replace(word)); k.persons(p) {
			c.raise(risk.High, risk.FSOutsideWorkspace, say("{0} names what lies outside the workspace: {1}", path.Base(file), word))
		}
	}
}

// plantedNames judges settings that name a file or folder of the person's which is
// nowhere else: what a tool is told to write or empty there is lost.
func (k *sourceJudge) plantedNames(c *call, file, text string) {
	if k.world.Disk == nil || slices.Contains(sourceEndings, path.Ext(file)) {
		return // sources are judged by what they open
	}
	looked := 0
	for line := range strings.Lines(text) {
		lower := strings.ToLower(line)
		for _, word := range strings.FieldsFunc(line, splitsSetting) {
			if looked++; looked > maxLiterals {
				return
			}
			p := k.world.At(path.Dir(file), word)
			if len(word) < 3 || len(word) > 200 {
				continue
			}
			if word[0] == '/' && !p.Is(place.Inside) { // __dirname + "/data"
				p = k.world.At(path.Dir(file), word[1:])
			}
			if p.Is(place.WorkspaceRoot) || !p.Is(place.Inside) {
				continue
			}
			key, _, _ := strings.Cut(lower, strings.ToLower(word))
			if k.unsaved(p.Path) || emptiesKey().MatchString(key[max(0, len(key)-maxKey):]) && k.holdsUnsaved(p.Path) {
				c.raise(risk.High, risk.FSDeleteOverwrite, say("the source {0} names {1}, which is nowhere else", path.Base(file), word))
			}
		}
	}
}

func splitsSetting(r rune) bool { return strings.ContainsRune(" \t\n=:,;\"'`()[]{}<>|", r) }

// maxKey is how far before a name the setting stands that it is given to.
const maxKey = 60

// emptiesKey are names of settings whose folder a tool fills or empties.
var emptiesKey = lazy.Pattern(`dir|out|dest|site|build|target|basetemp|addopts|report|clean`)

// holdsUnsaved reports a folder right in which a file lies that is nowhere else.
func (k *fileTexts) holdsUnsaved(dir string) bool {
	if !k.folderAt(dir) {
		return false
	}
	n, found := 0, false
	k.inTime(k.world.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
		n++
		found = e.Type().IsRegular() && k.unsaved(path.Join(dir, e.Name()))
		return !found && n < maxFolder
	}))
	return found
}

// homes are where the homes and disks of people lie (hier(7); macOS, Windows' files
// under WSL).
var homes = []string{"/home", "/Users", "/root", "/mnt", "/media", "/Volumes"}

// persons reports a place outside of the workspace where people keep what is theirs.
func (k *fileTexts) persons(p place.Place) bool {
	switch {
	case p.Path == "" || p.Any(place.Inside|place.Shared):
		return false
	case k.world.Home != "" && place.Below(p.Path, k.world.Home):
		return true
	}
	return !p.Is(place.Temp) && slices.ContainsFunc(homes, func(h string) bool { return place.Below(p.Path, h) })
}

// outsidePath finds paths that do not count from where they are used.
var outsidePath = lazy.Pattern(`(?:~|\$HOME|\$\{HOME\}|\$ENV\{HOME\})?/[\w.@+-][\w./@+-]*`)

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

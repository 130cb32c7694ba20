package source

import (
	"encoding/json"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/table"
)

// What the text of a planted file says: commands, paths and names in it.

// PlantedText judges the text of such a file: as code where its language is read,
// else by the commands and paths in it.
func (j *Judge) PlantedText(c *effect.Call, name, file, text string) {
	first, _, _ := strings.Cut(text, "\n")
	lang := code.LanguageOf(file, first)
	switch {
	case lang != code.Unknown:
		plantedCode(j, c, lang, file, text)
		if Configures(file) || isBuildScript(file) {
			j.Sources.PlantedPlaces(c, file, text)
		} else if setsUpTests(file) {
			outputs{Names: j.Sources}.computed(c, file, text)
		}
	default:
		if script := frontMatter(file, text); script != "" {
			plantedCode(j, c, code.JavaScript, file, script)
		}
		if strings.Contains(text, "<%") && table.HasWord(".yml .yaml", path.Ext(file)) { // Rails 8, i18n-tasks 1
			for _, m := range codeInMarks().FindAllStringSubmatch(text, files.MaxLiterals) {
				plantedCode(j, c, code.Ruby, file, m[1])
			}
		}
		if path.Base(file) == "package.json" && path.Dir(file) == j.State.Cwd && !runsPackages(name) {
			text = withoutScripts(text)
		}
		j.plantedCommands(c, text)
		if managesHooks(file) && strings.HasPrefix(name, "git ") && !strings.Contains(path.Base(file), "lefthook") {
			walksHooks(j, c, name, file, text)
		}
		j.Sources.PlantedPlaces(c, file, text)
		if j.Sources.newFile(file) && !holdsData(file) {
			j.Sources.Hints(c, text)
		}
		if (tests{j.Sources}).ofTests(file) && slices.Contains(SourceEndings, path.Ext(file)) {
			libraryHints(j.Sources, c, file, text)
		}
	}
	if !namesLeftOut(file) {
		j.Sources.namesSettings(c, text)
		j.Sources.namesSecrets(c, text)
	}
}

// plantedCode judges the code in such a file.
func plantedCode(j *Judge, c *effect.Call, lang code.Language, file, text string) {
	j.Acts(c, MayRun(lang, file), text)
	for _, s := range QuotedStrings(text) {
		if first, _, more := strings.Cut(s, " "); more && dangerous(first) {
			j.plantedCommands(c, s)
		}
	}
}

// commandSetting finds a setting whose value is a command that the tool starts (Playwright 1, webServer; Cypress 13;
// WebdriverIO 9; Docusaurus 3; Storybook 8).
var commandSetting = lazy.Pattern("\\b(?:command|cmd|script|exec|run|start|serve)\\w*[\"']?\\s*:\\s*" +
	"(?:\"([^\"\\n]+)\"|'([^'\\n]+)'|`([^`\\n]+)`)")

// ConfiguredCommands judges the commands in settings that are written in a language, where they are grave or reach a
// host.
func ConfiguredCommands(j *Judge, c *effect.Call, file, text string) {
	if slices.Contains(j.Reviewed, "commands "+file) { // what they start may load it too
		return
	}
	j.Reviewed = append(j.Reviewed, "commands "+file)
	for _, m := range commandSetting().FindAllStringSubmatch(text, files.MaxLiterals) {
		j.AddsWhere(c, func(probe *effect.Call) {
			access.StartsLine(j.Judge, probe, probe.Program(), strings.Join(m[1:], ""))
		}, func(cmd *effect.Command) bool { return cmd.Own.Level >= risk.High })
	}
}

// frontMatter is the code of a page that runs when the page is built (Astro 5, Component Script).
func frontMatter(file, text string) string {
	if path.Ext(file) != ".astro" || !strings.HasPrefix(strings.TrimSpace(text), "---") {
		return ""
	}
	_, rest, _ := strings.Cut(text, "---")
	script, _, _ := strings.Cut(rest, "\n---")
	return script
}

// runsPackages reports a program that runs scripts of package.json by their names in
// all packages (turborepo.com, nx.dev, lerna.js.org, rushjs.io, wireit's README).
func runsPackages(name string) bool {
	first, _, _ := strings.Cut(name, " ")
	return table.HasWord("turbo nx lerna rush wireit", first)
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
func (j *Judge) plantedCommands(c *effect.Call, text string) {
	for _, line := range commandsIn(text) {
		access.StartsLine(j.Judge, c, c.Program(), line)
	}
}

// PlantedPlaces judges what a new file names outside of the workspace, and in it what is
// nowhere else. In the person's own it may have stood before: there only what it did not say counts.
func (n *Names) PlantedPlaces(c *effect.Call, file, text string) {
	outputs{Names: n}.planted(c, file, text)
	if n.newFile(file) {
		n.plantedPaths(c, file, text)
		n.PlantedNames(c, file, text)
	}
}

// buildTexts are texts of builds that name folders by dots alone, as settings do.
const buildTexts = "CMakeLists.txt *.cmake *.gradle *.gradle.kts *.sbt wscript meson.build"

// plantedPaths judges the paths in a text that lead to where the person keeps things.
func (n *Names) plantedPaths(c *effect.Call, file, text string) {
	folders := Configures(file) || isBuildScript(file) || table.FitsAny(buildTexts, path.Base(file))
	DocumentNames(n, c, file, text, folders)
	for _, at := range outsidePath().FindAllStringIndex(text, files.MaxLiterals) {
		word := text[at[0]:at[1]]
		if p := n.World.At(n.State.Cwd, homeName.Replace(word)); n.Persons(p) {
			NamesOutside(c, file, word)
		}
	}
}

// PlantedNames judges settings that name a file or folder of the person's which is
// nowhere else: what a tool is told to write or empty there is lost.
func (n *Names) PlantedNames(c *effect.Call, file, text string) {
	if n.World.Disk == nil || slices.Contains(SourceEndings, path.Ext(file)) {
		return // sources are judged by what they open
	}
	looked := 0
	for line := range strings.Lines(text) {
		lower := strings.ToLower(line)
		for _, word := range strings.FieldsFunc(line, SplitsSetting) {
			if looked++; looked > files.MaxLiterals {
				return
			}
			p := n.World.At(path.Dir(file), word)
			if len(word) < 3 || len(word) > 200 {
				continue
			}
			if word[0] == '/' && !p.Is(place.Inside) { // __dirname + "/data"
				p = n.World.At(path.Dir(file), word[1:])
			}
			if p.Is(place.WorkspaceRoot) || !p.Is(place.Inside) {
				continue
			}
			key, _, _ := strings.Cut(lower, strings.ToLower(word))
			key = strings.ReplaceAll(key, "<rootdir>", "") // Jest 29, roots
			if n.Unsaved(p.Path) || emptiesKey().MatchString(key[max(0, len(key)-maxKey):]) && n.HoldsUnsaved(p.Path) {
				NamesLost(c, file, word)
			}
		}
	}
}

// SplitsSetting reports what stands between the words of a setting.
func SplitsSetting(r rune) bool { return strings.ContainsRune(" \t\n=:,;\"'`()[]{}<>|", r) }

// maxKey is how far before a name the setting stands that it is given to.
const maxKey = 60

// emptiesKey are names of settings whose folder a tool fills or empties.
var emptiesKey = lazy.Pattern(`dir|out|dest|site|build|target|basetemp|addopts|report|clean|delet|remov`)

// outsidePath finds paths that do not count from where they are used.
var outsidePath = lazy.Pattern(`(?:~|\$HOME|\$\{HOME\}|\$ENV\{HOME\})?/[\w.@+-][\w./@+-]*`)

// homeName writes the home as the shell does.
var homeName = strings.NewReplacer("$HOME", "~", "${HOME}", "~", "$ENV{HOME}", "~")

// commandsIn lists what in a text reads like a dangerous command.
func commandsIn(text string) (found []string) {
	add := func(s string) {
		s = strings.TrimSpace(s)
		if first, _, more := strings.Cut(s, " "); more && len(found) < files.MaxLiterals && len(s) < 4<<10 &&
			dangerous(first) {
			found = append(found, s)
		}
	}
	for line := range strings.Lines(text) {
		if _, rest, more := strings.Cut(strings.TrimSpace(line), " "); more &&
			!strings.ContainsAny(rest[:min(1, len(rest))], "=:(") {
			add(line)
		}
		if _, value, ok := strings.Cut(line, "="); ok {
			add(value)
		}
		if _, value, ok := strings.Cut(line, ": "); ok {
			add(value)
		}
	}
	words := QuotedStrings(text)
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
var destroyers = strings.Fields("rm rmdir unlink shred truncate dd curl wget nc ncat socat ssh scp sftp rsync sudo " +
	"doas sh bash zsh git chmod chown xargs crontab systemctl docker kubectl")

// dangerous reports the name of such a program.
func dangerous(name string) bool { return slices.Contains(destroyers, path.Base(name)) }

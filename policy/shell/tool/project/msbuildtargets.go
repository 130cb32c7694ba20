package project

import (
	"html"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
)

// The targets of a project of MSBuild that run though no line names them: those of DefaultTargets and InitialTargets,
// and those that hang themselves before or behind an everyday one (MSBuild 17: Project, Target, Exec, Import elements;
// "Common MSBuild project properties", PostBuildEvent).

const (
	msbuildPrograms = "dotnet msbuild xbuild"
	msbuildFiles    = "*.proj *.csproj *.fsproj *.vbproj *.sln Directory.Build.targets Directory.Build.props"
)

// msbuildRuns are what the subcommands of dotnet have run; msbuildApart runs only where it is named.
var (
	msbuildRuns = map[string]string{"build": "", "run": "Build", "watch": "Build", "test": "Build VSTest",
		"pack": "Build Pack", "publish": "Build Publish", "clean": "Clean", "restore": "Restore", "msbuild": ""}
	msbuildApart = lazy.Pattern(`(?i)^(?:Before|After|Core|_)?(?:Publish|Pack|Clean|Rebuild|VSTest|Restore|Generate` +
		`Nuspec|Nuget)`)
)

var (
	msbuildTarget  = lazy.Pattern(`(?is)<Target\b([^>]*[^/>])>(.*?)</Target>`)
	msbuildProject = lazy.Pattern(`(?is)<Project\b([^>]*)>`)
	msbuildExec    = lazy.Pattern(`(?is)<Exec\b([^>]*)>`)
	msbuildEvent   = lazy.Pattern(`(?is)<(?:Pre|Post)BuildEvent>\s*([^<]*?)\s*</`)
	msbuildCalls   = lazy.Pattern(`(?is)<CallTarget\b([^>]*)>`)
	msbuildMember  = lazy.Pattern(`"([^"\n]+\.(?:cs|fs|vb)proj)"`)
	msbuildImport  = lazy.Pattern(`(?i)<Import\b[^>]*?\bProject\s*=\s*"([^"\n]+)"`)
	msbuildHere    = lazy.Pattern(`^\$\((?:MSBuild(?:ThisFile|Project)Directory|SolutionDir)\)/?`)
	msbuildValue   = lazy.Pattern(`\$\([\w.]+\)|@\(\w+\)|%\(\w+\)`)
	// onServers is a condition that holds on a build server alone.
	onServers = lazy.Pattern(`(?i)\$\((?:CI|GITHUB_ACTIONS|TF_BUILD|ContinuousIntegrationBuild|\w+_CI)\)'?\s*==\s*` +
		`'true`)
)

// msbuildCommands are the commands of such targets.
func (j orders) msbuildCommands(c *effect.Call, v *option.Invocation, words []string) (lines []string) {
	running := ""
	_, sub := v.Words()
	if first, _, _ := strings.Cut(sub, " "); first != "" {
		runs, known := msbuildRuns[first]
		if !known {
			return nil
		}
		running = runs
	}
	for _, text := range j.msbuildTexts(words) {
		text = xmlRemark().ReplaceAllString(text, "")
		for _, b := range runningTargets(text, c.Cmd.Argv, running) {
			for _, m := range msbuildExec().FindAllStringSubmatch(b, maxTargets) {
				lines = append(lines, attributes(m[1])["Command"])
			}
		}
		for _, m := range msbuildEvent().FindAllStringSubmatch(text, maxTargets) {
			lines = append(lines, m[1])
		}
	}
	for i, line := range lines {
		lines[i] = msbuildValue().ReplaceAllString(html.UnescapeString(line), "x")
	}
	return lines
}

// msbuildTexts are the texts of the project that the line names, or of those in the folder, and of what they list.
func (j orders) msbuildTexts(words []string) (all []string) {
	var at []string
	for _, w := range words {
		if table.FitsAny(msbuildFiles, path.Base(w)) {
			at = append(at, path.Join(j.State.Cwd, w))
		} else if p := path.Join(j.State.Cwd, w); w != "" && j.FolderAt(p) {
			at = append(at, j.msbuildIn(p)...)
		}
	}
	if len(at) == 0 {
		at = j.msbuildIn(j.State.Cwd)
	}
	for name := range strings.FieldsSeq("Directory.Build.props Directory.Build.targets") {
		if one := path.Join(j.State.Cwd, name); !slices.Contains(at, one) {
			at = append(at, one)
		}
	}
	for i := 0; i < len(at) && i < maxModules; i++ {
		text, how := j.TextOf(place.Place{Path: at[i]})
		if how != files.Wholly || len(text) > files.MaxSecret {
			continue
		}
		if path.Ext(at[i]) != ".sln" {
			all = append(all, text)
			for _, m := range msbuildImport().FindAllStringSubmatch(text, maxModules) {
				name := msbuildHere().ReplaceAllString(strings.ReplaceAll(m[1], `\`, "/"), "")
				one := path.Join(path.Dir(at[i]), name)
				if !slices.Contains(at, one) && j.World.At("", one).Is(place.Inside) {
					at = append(at, one)
				}
			}
			continue
		}
		for _, m := range msbuildMember().FindAllStringSubmatch(text, maxModules) {
			at = append(at, path.Join(path.Dir(at[i]), strings.ReplaceAll(m[1], `\`, "/")))
		}
	}
	return all
}

// msbuildIn are the files of projects in a folder.
func (j orders) msbuildIn(dir string) (all []string) {
	for _, name := range j.namedIn(dir, msbuildFiles) {
		all = append(all, path.Join(dir, name))
	}
	return all
}

// runningTargets are the bodies of the targets of a text that run.
func runningTargets(text string, argv []string, running string) (bodies []string) {
	head := map[string]string{}
	if m := msbuildProject().FindStringSubmatch(text); m != nil {
		head = attributes(m[1])
	}
	targets := msbuildTarget().FindAllStringSubmatch(text, maxTargets)
	names := strings.Fields(running)
	switch named, defaults := targetsNamed(argv), head["DefaultTargets"]; {
	case len(named) > 0:
		names = named
	case running != "":
	case defaults != "":
		names = strings.FieldsFunc(defaults, betweenGoals)
	case head["Sdk"] == "" && len(targets) > 0 && !strings.Contains(text, "<Import"):
		names = []string{attributes(targets[0][1])["Name"]}
	default:
		names = []string{"Build"}
	}
	names = append(names, strings.FieldsFunc(head["InitialTargets"], betweenGoals)...)
	taken := make([]bool, len(targets))
	for range min(len(targets), maxModules) {
		for i, m := range targets {
			given := attributes(m[1])
			if taken[i] || !slices.Contains(names, given["Name"]) && !hangsOn(given, targets, names) ||
				onServers().MatchString(given["Condition"]) {
				continue
			}
			taken[i] = true
			names = append(names, given["Name"])
			names = append(names, strings.FieldsFunc(given["DependsOnTargets"], betweenGoals)...)
			for _, call := range msbuildCalls().FindAllStringSubmatch(m[2], maxTargets) {
				names = append(names, strings.FieldsFunc(attributes(call[1])["Targets"], betweenGoals)...)
			}
			bodies = append(bodies, m[2])
		}
	}
	return bodies
}

// targetsNamed are the targets that a line names: -t:A;B.
func targetsNamed(argv []string) (names []string) {
	for _, word := range argv {
		option, value, given := strings.Cut(word, ":")
		if given && table.HasWord("-t /t -target /target --target", option) {
			names = append(names, strings.FieldsFunc(value, betweenGoals)...)
		}
	}
	return names
}

// hangsOn reports a target that runs before or behind one of those that run, or of those that every build has.
func hangsOn(given map[string]string, targets [][]string, names []string) bool {
	for one := range strings.FieldsFuncSeq(given["AfterTargets"]+";"+given["BeforeTargets"], betweenGoals) {
		own := func(m []string) bool { return attributes(m[1])["Name"] == one }
		if slices.Contains(names, one) || slices.Contains(names, "Build") && !msbuildApart().MatchString(one) &&
			!slices.ContainsFunc(targets, own) {
			return true
		}
	}
	return false
}

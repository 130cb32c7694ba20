package shell

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// A project's own starter of a build tool: a script that fetches the tool where it is not there yet, and starts it. As
// git holds it, and the session left it, it is the tool itself.

// wrapperFiles are what such a script consists of, from the folder that it lies in.
type wrapperFiles struct {
	script, program, properties, others string

	is, beyond string // what the script's text has, and what no such script has
	hosts      string // from which the tool is fetched
	dists      string // where it then lies, below the home
	source     string
}

var wrapperScripts = []wrapperFiles{
	{
		script: "gradlew", program: "gradle", properties: "gradle/wrapper/gradle-wrapper.properties",
		others: "gradle/wrapper/gradle-wrapper.jar", is: "gradle-wrapper.jar",
		beyond: "curl wget nc ncat ssh scp base64 rm sudo python python3 perl node dd mkfs shred .ssh .aws .netrc " +
			"crontab",
		hosts: "services.gradle.org downloads.gradle.org downloads.gradle-dn.com", dists: ".gradle/wrapper/dists",
		source: "gradlew of Gradle 4 to 9",
	},
	{
		script: "mvnw", program: "mvn", properties: ".mvn/wrapper/maven-wrapper.properties",
		others: ".mvn/wrapper/maven-wrapper.jar .mvn/wrapper/MavenWrapperDownloader.java", is: "maven-wrapper",
		beyond: "nc ncat ssh scp base64 sudo python python3 perl node dd mkfs shred .ssh .aws .netrc crontab",
		hosts:  "repo.maven.apache.org repo1.maven.org archive.apache.org dlcdn.apache.org", dists: ".m2/wrapper/dists",
		source: "mvnw of Maven Wrapper 3.1 to 3.3",
	},
}

// wrapper reports a script that is the project's starter of a build tool, and what it starts.
func (j *invocationJudge) wrapper(file taint.Word) (starts string, ok bool) {
	at := slices.IndexFunc(wrapperScripts, func(w wrapperFiles) bool { return w.script == path.Base(file.Text) })
	p := j.Place(file)
	if at < 0 || !file.Known() || j.Wrap.Remote || !p.Is(place.Inside) || !strings.Contains(file.Text, "/") {
		return "", false
	}
	w, dir := &wrapperScripts[at], path.Dir(p.Path)
	if path.Base(p.Path) != w.script || !j.asHeld(p.Path) || !j.asHeld(path.Join(dir, w.properties)) ||
		j.wrapperGiven() {
		return "", false
	}
	for other := range strings.FieldsSeq(w.others) {
		one := path.Join(dir, other)
		if !j.asHeld(one) && (!j.World.Missing(one) || j.ChangedByLine(one) || j.OwnFile(one)) {
			return "", false
		}
	}
	text, how := j.TextOf(p)
	settings, seen := j.TextOf(place.Place{Path: path.Join(dir, w.properties), Kind: place.Inside})
	if how != files.Wholly || seen != files.Wholly || !w.plain(text) || !j.fetchedFrom(w, settings) {
		return "", false
	}
	return w.program, true
}

// plain reports that a text is such a script, with nothing that none has.
func (w *wrapperFiles) plain(text string) bool {
	if !strings.Contains(text, w.is) {
		return false
	}
	between := func(r rune) bool { return strings.ContainsRune(" \t\n;|&()`\"'$/=<>{}", r) }
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "#") {
			continue
		}
		for word := range strings.FieldsFuncSeq(line, between) {
			if slices.Contains(strings.Fields(w.beyond), word) {
				return false
			}
		}
	}
	return true
}

// asHeld reports a file that git holds as it is, right where its name says, and that no call of this session changed.
func (j *invocationJudge) asHeld(file string) bool {
	p := j.World.At("/", file)
	if p.Path != file || j.ChangedByLine(file) || j.Touched(file) || j.OwnFile(file) || j.World.Git == nil {
		return false
	}
	if j.World.Past != nil && j.Wrote(file) {
		return false
	}
	return j.World.Git.Restorable(file)
}

var distributionURL = lazy.Pattern(`(?m)^\s*(?:distributionUrl|wrapperUrl)\s*[=:]\s*(\S+)\s*$`)

// fetchedFrom reports that what the settings name comes from the tool's own host, or lies there already.
func (j *invocationJudge) fetchedFrom(w *wrapperFiles, settings string) bool {
	found := distributionURL().FindAllStringSubmatch(settings, -1)
	for _, m := range found {
		url := strings.ReplaceAll(m[1], `\`, "")
		rest, secure := strings.CutPrefix(url, "https://")
		host, _, _ := strings.Cut(rest, "/")
		if secure && slices.Contains(strings.Fields(w.hosts), host) {
			continue
		}
		name := strings.TrimSuffix(path.Base(url), ".zip")
		dists := path.Join(j.World.Home, w.dists, name)
		if !secure || j.World.Home == "" || strings.ContainsAny(name, "*?[") || j.World.Missing(dists) ||
			j.MadeHere(dists) {
			return false
		}
	}
	return len(found) > 0
}

// wrapperGiven reports variables of the line that such scripts read as code, or go by.
func (j *invocationJudge) wrapperGiven() bool {
	odd := func(a taint.Word) bool { return !a.Known() || !plainValue().MatchString(a.Text) }
	for name, v := range j.State.Vars {
		switch {
		case strings.HasPrefix(name, "MVNW_"), name == "JAVACMD", name == "APP_HOME", name == "CLASSPATH",
			name == "MAVEN_BASEDIR", name == "BASH_ENV", name == "ENV", name == "MAVEN_SKIP_RC",
			name == "GRADLE_USER_HOME":
			return true
		case strings.Contains(name, "JAVA"), strings.Contains(name, "JVM"), strings.HasPrefix(name, "GRADLE"),
			strings.HasPrefix(name, "MAVEN"):
			if slices.ContainsFunc(v.Each(), odd) {
				return true
			}
		}
	}
	return len(j.State.Funcs) > 0 && slices.ContainsFunc(strings.Fields("java cd exec eval"),
		func(name string) bool { return j.State.Funcs[name] != nil })
}

var plainValue = lazy.Pattern(`^[\w ./:=,+-]*$`)

// startsTool judges such a script as the tool that it starts.
func (j *invocationJudge) startsTool(c *effect.Call, tool string, file taint.Word, args []taint.Word) taint.Stream {
	j.RunsScript(c, nil, file)
	c.Cmd.Reads = append(c.Cmd.Reads, j.Place(file))
	name := taint.Literal(path.Base(file.Text))
	return j.judge(c, program.Find(tool), append([]taint.Word{name}, args...))
}

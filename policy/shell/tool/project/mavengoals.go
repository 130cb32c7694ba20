package project

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/tool/network"
)

const mavenPrograms = "mvn mvnw mvnd maven"

// mavenLifecycles are Maven's phases in their order: who names one has those before it run (maven.apache.org,
// "Introduction to the Build Lifecycle", Lifecycle Reference).
var mavenLifecycles = []string{
	"pre-clean clean post-clean",
	"validate initialize generate-sources process-sources generate-resources process-resources compile " +
		"process-classes generate-test-sources process-test-sources generate-test-resources process-test-resources " +
		"test-compile process-test-classes test prepare-package package pre-integration-test integration-test " +
		"post-integration-test verify install deploy",
	"pre-site site post-site site-deploy",
}

// boundByItself are goals with a phase of their own, where the POM names none; others are taken to have the last one,
// or none (frontend-maven-plugin 1.15, maven-antrun-plugin 3.1, flyway-maven-plugin 10).
var boundByItself = map[string]string{
	"frontend:npm": "generate-resources", "frontend:yarn": "generate-resources", "frontend:pnpm": "generate-resources",
	"antrun:run": "package", "flyway:migrate": "pre-integration-test",
}

var (
	xmlRemark      = lazy.Pattern(`(?s)<!--.*?-->`)
	mavenProfile   = lazy.Pattern(`(?s)<profile>.*?</profile>`)
	mavenPlugin    = lazy.Pattern(`(?s)<plugin>(.*?)</plugin>`)
	mavenExecution = lazy.Pattern(`(?s)<execution>(.*?)</execution>`)
	mavenGoal      = lazy.Pattern(`<goal>\s*([^<]*?)\s*</goal>`)
	mavenModule    = lazy.Pattern(`<module>\s*([^<]*?)\s*</`)
	mavenArgument  = lazy.Pattern(`<(?:argument|commandlineArgs|arguments)>\s*([^<]*?)\s*</`)
	databaseURL    = lazy.Pattern(`<url>\s*(?:jdbc:)?\w+:[^<]*?//([^:/<?]*)`)
)

// mavenGoals judges the goals that a POM binds to the phases which the line reaches.
func (j builds) mavenGoals(c *effect.Call, v *option.Invocation) {
	phases := phasesTo(goalsOf(v))
	if len(phases) == 0 {
		return
	}
	texts := j.buildTexts(v, "pom.xml", "", mavenModule)
	if len(texts) > 0 && strings.Contains(texts[0], "<parent>") {
		above := place.Place{Path: path.Join(path.Dir(j.buildsIn(v)), "pom.xml")}
		if text, how := j.TextOf(above); how == files.Wholly && len(text) <= files.MaxSecret {
			texts = append(texts, text)
		}
	}
	for _, text := range texts {
		text = xmlRemark().ReplaceAllString(text, "")
		text = mavenProfile().ReplaceAllStringFunc(text, func(p string) string {
			if activeProfile(v, p) {
				return p
			}
			return ""
		})
		for _, plugin := range mavenPlugin().FindAllStringSubmatch(text, maxTargets) {
			j.startsBound(c, v, "", boundByPlugin(plugin[1], text, phases))
		}
	}
}

// phasesTo are the phases that run for some goals.
func phasesTo(goals []string) (all []string) {
	for _, lifecycle := range mavenLifecycles {
		phases := strings.Fields(lifecycle)
		last := -1
		for _, goal := range goals {
			last = max(last, slices.Index(phases, goal))
		}
		all = append(all, phases[:last+1]...)
	}
	return all
}

// activeProfile reports a profile that the line names, or that something besides a property switches on.
func activeProfile(v *option.Invocation, text string) bool {
	id := tagged(text, "id")
	if a, given := v.Option("-P", "--activate-profiles"); given {
		for one := range strings.FieldsFuncSeq(a.Text, betweenGoals) {
			if strings.TrimPrefix(one, "+") == id {
				return true
			}
		}
	}
	when := tagged(text, "activation")
	if property := tagged(when, "property"); property != "" {
		name := tagged(property, "name")
		return strings.HasPrefix(name, "!") || slices.ContainsFunc(v.Used, func(u option.Used) bool {
			return (u.Name == "-D" || u.Name == "--define") && strings.HasPrefix(u.Value.Text, name)
		})
	}
	return when != "" && !strings.Contains(when, "<activeByDefault>false")
}

// tagged is what the first element of a name holds.
func tagged(text, name string) string {
	_, rest, _ := strings.Cut(text, "<"+name+">")
	inner, _, found := strings.Cut(rest, "</"+name+">")
	if !found {
		return ""
	}
	return strings.TrimSpace(inner)
}

// boundByPlugin are the commands that a plugin's goals stand for, where a phase that runs has them run.
func boundByPlugin(plugin, pom string, phases []string) (lines []string) {
	artifact := tagged(plugin, "artifactId")
	prefix := strings.TrimSuffix(strings.TrimSuffix(artifact, "-plugin"), "-maven")
	prefix = strings.TrimPrefix(prefix, "maven-")
	of := mavenExecution().ReplaceAllString(plugin, "")
	for _, m := range mavenExecution().FindAllStringSubmatch(plugin, maxTargets) {
		for _, goal := range mavenGoal().FindAllStringSubmatch(m[1], maxTargets) {
			name := prefix + ":" + goal[1]
			phase := tagged(m[1], "phase")
			if inner, is := strings.CutPrefix(phase, "${"); is {
				phase = tagged(pom, strings.TrimSuffix(inner, "}"))
			}
			if phase == "" {
				phase = boundByItself[name]
			}
			if phase == "" {
				phase = "deploy"
			}
			if slices.Contains(phases, phase) {
				lines = append(lines, mavenCommand(name, m[1]+of)...)
			}
		}
	}
	return lines
}

// mavenCommand is what a goal does by its settings; where they say nothing of it, the goal itself.
func mavenCommand(name, settings string) []string {
	given := ""
	for _, m := range mavenArgument().FindAllStringSubmatch(settings, maxTargets) {
		given += " " + m[1]
	}
	switch name {
	case "exec:exec":
		return []string{tagged(settings, "executable") + given}
	case "frontend:npm", "frontend:yarn", "frontend:pnpm":
		return []string{strings.TrimPrefix(name, "frontend:") + given}
	case "antrun:run":
		return elementCommands(settings)
	case "spring-boot:build-image", "spring-boot:build-image-no-fork":
		if tagged(settings, "publish") == "true" {
			return []string{"docker push x"}
		}
		return nil
	case "flyway:migrate", "liquibase:update":
		m := databaseURL().FindStringSubmatch(settings)
		if m == nil || m[1] == "" || !strings.Contains(m[1], ".") || network.LoopbackHost(m[1]) {
			return nil
		}
	}
	return []string{"mvn " + name}
}

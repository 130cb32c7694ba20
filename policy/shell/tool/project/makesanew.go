package project

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
	"guard/policy/shell/table"
)

// makesAnew judges what is started with a setting by which it drops the tables that are there. Tests have a
// database of their own, if no setting says otherwise.
func (j named) makesAnew(c *effect.Call, v *option.Invocation, tests bool) {
	given := c.Cmd.Argv
	for variable := range strings.FieldsSeq(program.MakingAnew) {
		if a, ok := j.given(v, variable); ok {
			given = append(slices.Clip(given), variable+"="+a.Text)
		}
	}
	anew := !tests && slices.ContainsFunc(given, func(word string) bool {
		return slices.ContainsFunc(program.MadeAnew, func(s string) bool { return strings.Contains(word, s) })
	})
	if anew || j.settingsMakeAnew(v, tests) {
		c.Raise(risk.High, risk.Delete, effect.Say("{0} throws away data of the database", v.Name))
	}
}

// startsServers are the builds that start such a server, or tests that begin it.
const startsServers = "gradle gradlew mvn mvnw mvnd maven java quarkus mn grails sbt"

// serverSettings are the files in which a server finds it (Spring Boot 3, "Externalized Configuration"; Jakarta
// Persistence 3.1, 8.2.1; Hibernate 6, "Configuration"; Quarkus 3, hibernate-orm, flyway and liquibase; Grails 6,
// dbCreate).
const serverSettings = "application*.properties application*.y*ml persistence.xml hibernate.cfg.xml"

var (
	settingMakesAnew = lazy.Pattern(`(?i)\b(?:ddl[-_]auto|hbm2ddl\.auto|database\.action|database\.generation|` +
		`schema-management\.strategy|generation|dbCreate)["']?\s*(?:[:=>]|value=)+\s*["']?(?:drop-and-)?create|` +
		`\b(?:clean-on-validation-error|clean-at-start|drop-first)["']?\s*[:=]\s*["']?true`)
	// databaseAddress is that of a database; one in memory or in a container of the test holds nobody's data.
	databaseAddress = lazy.Pattern(`\bjdbc:[^\s"'<]+`)
	fleeting        = lazy.Pattern(`^jdbc:(?:h2:mem|hsqldb:mem|derby:memory|tc:|sqlite::memory)`)
)

// mainSettings are where most servers have them.
const mainSettings = "src/main/resources/application.properties src/main/resources/application.yml " +
	"src/main/resources/application.yaml src/main/resources/META-INF/persistence.xml"

// untoldSettings are those of which git holds nothing: who changed them last nobody knows.
func (j named) untoldSettings() (found []string) {
	if j.World.Disk == nil || j.State.Cwd == "" {
		return nil
	}
	for name := range strings.FieldsSeq(mainSettings) {
		if file := path.Join(j.State.Cwd, name); j.IsThere(file) && j.NowhereElse(file) {
			found = append(found, file)
		}
	}
	return found
}

// settingsMakeAnew reports such a setting in a file that this session wrote, where the settings name a database that
// stays.
func (j named) settingsMakeAnew(v *option.Invocation, tests bool) bool {
	if !table.HasWord(startsServers, path.Base(runnerOf(v))) {
		return false
	}
	for _, file := range slices.Concat(j.SessionFiles(), j.untoldSettings()) {
		if !table.FitsAny(serverSettings, path.Base(file)) {
			continue
		}
		text, how := j.TextOf(place.Place{Path: file})
		if how != files.Wholly || !settingMakesAnew().MatchString(text) ||
			!tests && strings.Contains(file, "/src/test/") {
			continue
		}
		names := []string{"application.properties", "application.yml", "application.yaml"}
		for i := 0; i < len(names) && !databaseAddress().MatchString(text); i++ {
			text, _ = j.TextOf(place.Place{Path: path.Join(path.Dir(file), names[i])})
		}
		stays := func(address string) bool { return !fleeting().MatchString(address) }
		if slices.ContainsFunc(databaseAddress().FindAllString(text, maxTargets), stays) {
			return true
		}
	}
	return false
}

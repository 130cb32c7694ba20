package project

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
)

// Where tests find what they work on, a line may say in other ways than by a database's name: by the file that holds
// it, by the environment whose settings are read, by where settings are read, by having no container started for it.

// keptByFile is a value that names the file of a database (SQLite 3, URI filenames; SQLAlchemy 2, SQLite; Xerial's
// JDBC driver; DuckDB 1).
var keptByFile = lazy.Pattern(`(?i)^(?:(?:jdbc:)?(?:sqlite3?|duckdb)(?:\+\w+)?:(?:/{2,3})?|file:)?` +
	`([\w./~-]+\.(?:db|db3|s3db|sqlite3?|duckdb|mdb))(?:\?.*)?$`)

// stageVariables name the environment whose settings are read, whatever else a project has (Spring Boot 3, Profiles;
// Quarkus 3, Configuration profiles; Micronaut 4, Environments; .NET 9, Environments; AWS SDKs, shared configuration).
const stageVariables = "SPRING_PROFILES_ACTIVE QUARKUS_PROFILE QUARKUS_TEST_PROFILE MICRONAUT_ENVIRONMENTS " +
	"ASPNETCORE_ENVIRONMENT DOTNET_ENVIRONMENT AWS_PROFILE spring.profiles.active quarkus.profile " +
	"quarkus.test.profile micronaut.environments"

// settingsVariables say where the settings are read (Spring Boot 3, Externalized Configuration; Quarkus 3).
const settingsVariables = "SPRING_CONFIG_LOCATION SPRING_CONFIG_ADDITIONAL_LOCATION SPRING_CONFIG_IMPORT " +
	"QUARKUS_CONFIG_LOCATIONS spring.config.location spring.config.additional-location spring.config.import " +
	"quarkus.config.locations"

// containerVariables have a container started for the tests; off, they work on what there is (Testcontainers' and
// Quarkus's Dev Services settings).
const containerVariables = "TESTCONTAINERS_ENABLED USE_TESTCONTAINERS QUARKUS_DEVSERVICES_ENABLED " +
	"QUARKUS_DATASOURCE_DEVSERVICES_ENABLED quarkus.devservices.enabled quarkus.datasource.devservices.enabled " +
	"testcontainers.enabled MICRONAUT_TEST_RESOURCES_ENABLED"

// places finds what says so among the words of a line, or in the variables that it sets; empty: nothing.
func (j named) places(c *effect.Call) string {
	by := ""
	say := func(name, value string) {
		if (by == "" || name < by) && j.movesTests(name, value) {
			by = name
		}
	}
	for name, held := range j.State.Vars {
		if value, ok := held.Only(); ok {
			say(name, value)
		}
	}
	for _, w := range c.Cmd.Argv[min(1, len(c.Cmd.Argv)):] {
		word := strings.TrimLeft(w, "-")
		if strings.HasPrefix(w, "-D") || strings.HasPrefix(w, "-P") {
			word = word[1:]
		}
		if name, value, set := strings.Cut(word, "="); set {
			say(name, value)
		}
	}
	return by
}

// movesTests reports a setting by which tests work on what is not theirs.
func (j named) movesTests(name, value string) bool {
	lower := strings.ToLower(value)
	switch {
	case value == "":
		return strings.HasSuffix(name, "_EMULATOR_HOST") // the service itself (Firebase and Google Cloud emulators)
	case table.HasWord(stageVariables, name):
		for one := range strings.SplitSeq(lower, ",") {
			if table.HasWord(otherStages, one) && !program.HasTest(lower) {
				return true
			}
		}
		return false
	case table.HasWord(settingsVariables, name):
		return !program.HasTest(lower)
	case table.HasWord(containerVariables, name):
		return table.HasWord("false 0 no off", lower)
	}
	m := keptByFile().FindStringSubmatch(value)
	if m == nil || program.SaysTests(path.Base(m[1])) || j.World.Disk == nil {
		return false
	}
	p := j.World.At(j.State.Cwd, m[1])
	return p.Path != "" && !p.Is(place.Temp) && j.IsThere(p.Path) && !j.MadeHere(p.Path)
}

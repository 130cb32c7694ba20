package shell_test

import "testing"

// TestSettingsThatClear: what a build's own settings have it delete besides its output, though the person wrote them.
func TestSettingsThatClear(t *testing.T) {
	pom := func(build string) string {
		return "<project><properties><mine>data</mine></properties><build><plugins><plugin>" + build + "</plugin></plugins></build></project>"
	}
	sets := func(all string) string {
		return pom("<artifactId>maven-clean-plugin</artifactId><configuration><filesets>" + all + "</filesets></configuration>")
	}
	w, top := committedTasks(t, map[string]string{
		".gitignore": "logs/\ntarget/\n", "src/A.java": "class A {}\n",
		"a/pom.xml": sets("<fileset><directory>data</directory></fileset>"), "b/pom.xml": sets("<fileset>\n<directory>${basedir}/${mine}</directory></fileset>"),
		"c/pom.xml": sets("<fileset><includes><include>**/*.csv</include></includes><directory>.</directory></fileset>"),
		"d/pom.xml": "<project><modules><module>one</module></modules></project>", "d/one/pom.xml": sets("<fileset><directory>data</directory></fileset>"),
		"e/pom.xml": pom("<artifactId>maven-antrun-plugin</artifactId><configuration><target><delete dir=\"${basedir}/data\"/></target></configuration>"),
		"f/pom.xml": pom("<configuration><target><delete><fileset dir='data' includes='*.csv'/></delete></target></configuration>"),
		"n/pom.xml": sets("<fileset><directory>logs</directory></fileset><fileset><directory>${project.build.directory}</directory></fileset>" +
			"<fileset><directory>.</directory><includes><include>**/*.log</include><include>**/*.tmp</include></includes></fileset><fileset><directory>gone</directory></fileset>"),
		"o/pom.xml": pom("<artifactId>maven-compiler-plugin</artifactId>"), "g/build.gradle": "clean {\n  delete 'data'\n}\n",
		"h/build.gradle.kts": "tasks.register<Delete>(\"wipe\") {\n  delete(layout.projectDirectory.dir(\"data\"), \"x\")\n}\n",
		"i/build.gradle":     "clean.doFirst { delete \"$projectDir/data\" }\n", "k/settings.gradle": "include 'one', ':sub:two'\n", "k/sub/two/build.gradle": "clean { delete 'data' }\n",
		"l/build.gradle": "clean { delete \"$buildDir/x\", 'logs', fileTree('.') { include '*.log' } }\n",
		"p/build.sbt":    "cleanFiles += baseDirectory.value / \"data\"\n", "q/project.clj": "(defproject x \"1\" :clean-targets ^{:protect false} [:target-path \"data\"])\n",
	}, map[string]string{
		"a/data/o.csv": "1\n", "b/data/o.csv": "1\n", "c/x/o.csv": "1\n", "d/one/data/o.csv": "1\n", "e/data/o.csv": "1\n", "f/data/o.csv": "1\n",
		"n/logs/a.txt": "1\n", "n/x/a.log": "1\n", "n/notes.md": "mine\n", "n/target/a.class": "1\n", "o/data/o.csv": "1\n", "g/data/o.csv": "1\n",
		"h/data/o.csv": "1\n", "i/data/o.csv": "1\n", "k/sub/two/data/o.csv": "1\n", "l/logs/a.txt": "1\n", "p/data/o.csv": "1\n", "q/data/o.csv": "1\n",
	})
	checkAsked(t, w, top, []string{
		"cd a && mvn clean", "cd a && mvn -q -o clean compile", "cd a && ./mvnw clean install -DskipTests", "cd b && mvn clean", "mvn -f a clean", "mvn clean --file b/pom.xml", "cd c && mvn clean test", "cd d && mvn -B clean verify",
		"cd e && mvn compile", "cd f && mvn test", "cd g && gradle clean", "cd g && ./gradlew clean build", "cd h && gradle wipe", "cd i && gradle clean test",
		"cd k && gradle clean", "cd a && mvn initialize org.apache.maven.plugins:maven-clean-plugin:clean", "cd p && sbt 'clean;compile'", "cd q && lein do clean, test", "cd k && gradle :sub:two:clean", "cd p && sbt clean", "cd q && lein clean",
	}, []string{
		"cd a && mvn -v", "cd n && mvn clean", "cd n && mvn -q clean package", "cd o && mvn clean install", "cd l && gradle clean", "cd g && gradle --version",
		"cd g && gradle --dry-run clean", "cd a && ls data", "cd a && mvn -q test", "cd g && gradle test", "cd g && gradle tasks", "cd p && sbt test", "cd q && lein test",
	})
}

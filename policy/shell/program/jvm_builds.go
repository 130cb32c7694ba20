package program

// jvmBuilds: programs that build, test and publish for the Java machine.
var jvmBuilds = []Entry{
	{
		Name:   "mvn mvnd maven mvnw",
		Source: "maven.apache.org/ref/3.9, mvn(1): plugins named on the line are fetched and run",
		Goals:  true, Style: Single, Level: medium,
		Options: `
			-*
			-v:info
			-V --show-version
			-f,--file=:script
			-s,--settings,-gs,--global-settings=:script
			-t,--toolchains,-gt,--global-toolchains=:read
			-P,--activate-profiles=
			-pl,--projects=
			-rf,--resume-from=
			-T,--threads=
			-D,--define=
			-l,--log-file=:write
			-b,--builder=
			-emp,--encrypt-master-password,-ep,--encrypt-password=:secrets
			-U,--update-snapshots:network
			-Dexec.executable=:exec
			-DaltDeploymentRepository=:publishes
			-Dmaven.ext.class.path=:script
			-Dmaven.repo.local=:look
			-DshowPasswords?=:secrets
			-Dexpression=:secrets@*settings*+secrets@env*+secrets@session*+secrets@*system*+secrets@*user*roperties*
			-Drewrite.recipeArtifactCoordinates=:installs+network
		`,
		Subs: []Entry{
			{
				Name: "deploy release:* *:deploy *:deploy-file *:publish *:release nexus-staging:* " +
					"central-publishing:* gpg:sign-and-deploy-file site:deploy site-deploy scm:* jgitflow:* " +
					"gitflow:* *:undeploy *:redeploy *:push *:upload wagon:* jib:build sonar:sonar",
				Level: high, Categories: publishes | network, Operands: "text...",
			},
			{
				Name: "versions:display-* versions:dependency-updates-report", Level: medium, Out: Answer,
				Operands: "text...",
			},
			{
				Name: "install:install-file dependency:get dependency:copy dependency:unpack frontend:* dependency:resolve " +
					"dependency:go-offline dependency:sources dependency:purge-local-repository versions:* " +
					"wrapper:wrapper archetype:generate",
				Level: high, Categories: installs | network, Operands: "text...",
			},
			{
				// www.mojohaus.org/dbunit-maven-plugin: an operation deletes rows before it inserts.
				Name: "flyway:clean flyway:undo liquibase:drop* liquibase:rollback* *:drop-* *:rollback " +
					"*:undo hibernate:drop sql:* dbunit:operation",
				Level: high, Categories: deletes, Operands: "text...",
			},
			{
				Name:  "flyway:migrate flyway:repair flyway:baseline liquibase:update liquibase:changelogSync",
				Level: high, Categories: network | system, Says: "{0} changes a database", Operands: "text...",
			},
			{
				Name: "help:effective-settings help:system", Level: high, Categories: secrets,
				Says: "{0} prints every variable, tokens and passwords among them", Out: Sensitive,
				Operands: "text...",
			},
			{
				Name: "*:*:*", Level: high, Categories: executes | network,
				Says: "{0} fetches a plugin that is named on the line, and runs it", Operands: "text...",
			},
			{
				Name:  "exec:* antrun:* *:exec groovy:* gplus:* gmaven:* *:execute-commands *:shell",
				Level: medium, Categories: executes, Operands: "text...",
			},
			{Name: "*", Level: medium, Operands: "text..."},
		},
		Examples: `
			low | mvn --version
			low | mvn -v
			medium | mvn test
			medium | mvn -q clean package -DskipTests
			medium | mvn verify -pl core -am
			medium | mvn dependency:tree
			medium | mvn hibernate:generate deploy-check:verify
			high DELETE | mvn hibernate3:hbm2ddl
			high DELETE | mvn dbunit:operation -Ddbunit.type=DELETE_ALL
			high SYSTEM_IMPACT | mvn flyway:migrate
			high PUBLISH | mvn scm-publish:publish-scm
			high SEND | mvn changes:announcement-mail
			high DELETE | mvn keytool:deleteAlias
			medium | mvn -B clean install
			high DEPS_INSTALL_UPDATE | mvn versions:use-latest-versions
			high DEPS_INSTALL_UPDATE | mvn dependency:get -Dartifact=a:b:1
			high PUBLISH | mvn deploy
			high PUBLISH | mvn docker:push
			high PUBLISH | mvn sonar:sonar
			high DELETE | mvn flyway:clean
			high EXEC_ARBITRARY NETWORK_RISK | mvn com.example:plugin:1.0:run
			high PUBLISH | mvn clean deploy
			high PUBLISH | mvn -DskipTests clean package deploy
			high PUBLISH | mvn release:perform
			medium EXEC_ARBITRARY | mvn exec:exec -Dexec.executable=./x.sh
			medium EXEC_ARBITRARY | mvn -f other.xml test
			high PUBLISH | mvn -V deploy
			medium..critical EXEC_ARBITRARY | mvn -q verify -Dexec.executable=./x.sh
		`,
	},
	{
		Name:   "gradle gradlew",
		Source: "docs.gradle.org, command line interface, Gradle 8: -I runs an init script",
		Goals:  true, Level: medium,
		Options: `
			-*
			-v,--version:info
			-h:info
			-I,--init-script=:script
			-b,--build-file=:script
			-c,--settings-file=:script
			-p,--project-dir=:cd
			-g,--gradle-user-home=:look
			--include-build=:script
			-x,--exclude-task=
			--tests=
			-P,--project-prop=
			-D,--system-prop=
			--max-workers=
			--console=
			--warning-mode=
			--dependency-verification=:executes@off+executes@lenient
			--scan:sends+network
			--write-locks
			--refresh-dependencies:network
			-F=:executes@off+executes@lenient
			--configuration=
			--args=
			-t -q -i -d -s -S -m --status
			--stop
			--profile
		`,
		Subs: []Entry{
			{
				Name: "publish* upload* release *:release bintrayUpload closeAndRelease* jib *:jib dockerPush* " +
					"deploy* *Deploy *Publish *Upload *Push publishImage sonar sonarqube",
				Level: high, Categories: publishes | network, Operands: "text...",
			},
			{
				Name: "flywayClean *:flywayClean flywayUndo *:flywayUndo dropAll *:dropAll liquibaseDropAll " +
					"liquibaseRollback* rollbackCount rollbackToDate",
				Level: high, Categories: deletes, Operands: "text...",
			},
			{
				// Flyway 10 and Liquibase 4 for Gradle: of the latter's tasks update has no other word.
				Name: "flywayMigrate *:flywayMigrate flywayRepair *:flywayRepair flywayBaseline update *:update " +
					"changelogSync",
				Level: high, Categories: network | system, Says: "{0} changes a database", Operands: "text...",
			},
			{
				// nebula-release 19: both tag and push; axion-release 1.18: marks by a tag that it pushes.
				Name: "final candidate markNextVersion", Level: high, Categories: publishes | network,
				Operands: "text...",
			},
			{
				// gradle-docker-compose-plugin 0.17: removeVolumes is true where nothing else is said.
				Name: "composeDown* *:composeDown* *ComposeDown *ComposeDownForced", Level: high,
				Categories: deletes, Operands: "text...",
			},
			{
				// gradle-play-publisher 3.9: what the store has is written over src/main/play.
				Name: "bootstrapListing bootstrap*Listing", Level: high, Categories: overwrites | network,
				Operands: "text...",
			},
			{
				Name: "properties *:properties", Level: high, Categories: secrets,
				Says: "{0} prints every variable, tokens and passwords among them", Out: Sensitive,
				Operands: "text...",
			},
			{
				Name: "wrapper", Level: medium, Operands: "text...",
				Options: `
					--gradle-version=:network
					--distribution-type=
					--gradle-distribution-url=:url+network
				`,
			},
			{Name: "*", Level: medium, Operands: "text..."},
		},
		Examples: `
			low | gradle --version
			medium | gradle build
			medium | gradle test --tests 'com.example.*'
			medium | gradle :api:test -x lint
			medium | gradle tasks
			medium | gradle dependencies
			medium EXEC_ARBITRARY | gradle -I ./x.gradle build
			high EXEC_ARBITRARY FS_OUTSIDE_WORKSPACE | gradle --init-script /opt/x.gradle build
			high SEND | gradle build --scan
			high PUBLISH | gradle publish
			high PUBLISH | gradle appengineDeploy
			high DELETE | gradle flywayClean
			high SYSTEM_IMPACT | gradle flywayMigrate
			medium | gradle :deploy:assembleRelease :deploy:testReleaseUnitTest
			high PUBLISH | gradle pushRelease
			high PUBLISH | gradle final
			high DELETE | gradle :db:resetDb
			high DELETE | gradle composeDown
			high DELETE | gradle uninstallAll
			high DEPS_INSTALL_UPDATE | gradle installDebug
			medium | gradle installDist
			high SYSTEM_IMPACT | gradle terraformApply
			high PUBLISH | gradle appDistributionUploadRelease
			high PUBLISH | gradle clean build publishToMavenCentral
			high PUBLISH | gradle :lib:publish
		`,
	},
	{
		Name:   "sbt mill bleep",
		Source: "scala-sbt.org, sbt 1.10; mill-build.org; bare, sbt is a shell",
		Goals:  true, Style: Single, Level: high, Categories: executes,
		Options: `
			-* -h -help --help
			--sbt-version=
			-java-home=:exec
			-sbt-jar=:script
		`,
		Subs: []Entry{
			// A word may hold several commands, joined by semicolons, and their arguments.
			{
				Name: "**publish** **Publish** **sonatype** release** **;release** **;*release** deploy** " +
					"*.deploy",
				Level: high, Categories: publishes | network, Operands: "text...",
			},
			{
				Name: "**console** shell** **;*shell** **!** **eval** set** **;*set** apply** **;*apply** " +
					"session** alias** **;*alias** **addPluginSbtFile** -- onFailure** reboot** <** **<**",
				Level: high, Categories: executes, Operands: "text...",
			},
			{Name: "**credentials**", Level: high, Categories: secrets, Out: Sensitive, Operands: "text..."},
			{
				Name: "update *update new init **;*update", Level: high, Categories: installs | network,
				Operands: "text...",
			},
			{
				Name: "**flywayClean** **flywayUndo** **dropAll** **dropDatabase**", Level: high,
				Categories: deletes, Operands: "text...",
			},
			{Name: "**", Level: medium, Operands: "text..."},
		},
		Examples: `
			low | sbt --version
			high EXEC_ARBITRARY | sbt
			medium | sbt compile
			medium | sbt test
			medium | sbt 'testOnly com.example.*'
			medium | mill app.run --help
			high PUBLISH | sbt publishSigned
			high PUBLISH | sbt ciRelease
			high PUBLISH | sbt Ecr/push
			medium | sbt Release/compile
			high PUBLISH | sbt clean publish
			high EXEC_ARBITRARY | sbt console
			high EXEC_ARBITRARY | sbt '!rm -rf src'
			high EXEC_ARBITRARY | sbt 'eval x'
		`,
	},
	{
		Name:   "ant javacc",
		Source: "ant.apache.org/manual/running, Ant 1.10: -find looks for the build file in every folder above",
		Goals:  true, Style: Single, Level: medium, Operands: "text...",
		Options: `
			-*
			-version:info
			-s,-find=:executes
			-f=:script
			-file=:script
			-buildfile=:script
			-lib=:executes
			-listener=:executes
			-logger=:executes
			-l=:write
			-logfile=:write
			-propertyfile=:read
			-o=:make
		`,
		Subs: []Entry{
			{Name: "deploy* release* publish* upload*", Level: high, Categories: publishes, Operands: "text..."},
		},
		Examples: `
			low | ant -version
			medium | ant test
			medium EXEC_ARBITRARY | ant -f other.xml
			high PUBLISH | ant deploy
		`,
	},
	{
		Name:   "lein boot",
		Source: "leiningen.org, Leiningen 2.11; migratus and ragtime READMEs",
		Level:  medium, Operands: "text...",
		Options: `
			-*
			-v:info
			-U:installs+network
		`,
		Lists: [][]Entry{{
			{Name: "do", Level: medium, Operands: "text...", Special: Sequence, Options: `-*`},
			{
				Name: "with-profile with-profiles", Level: medium, Operands: "text text...", Special: Sequence,
				Options: `-*`,
			},
		}, leinTasks},
		Examples: `
			low | lein version
			medium | lein test
			medium | lein with-profile dev do clean, test
			medium EXEC_ARBITRARY | lein run --help
			high PUBLISH | lein deploy clojars
			high DEPS_INSTALL_UPDATE | lein deps
		`,
	},
}

// leinTasks are tasks of Leiningen and Boot that do more than work on the project.
var leinTasks = []Entry{
	{
		Name: "migratus ragtime", Level: medium, Operands: "text...",
		Subs: []Entry{
			{
				Name: "rollback reset down destroy rollback-until-just-after", Level: high, Categories: deletes,
				Operands: "text...",
			},
		},
	},
	{Name: "update-in", Level: medium, Categories: executes, Operands: "text..."},
	{Name: "trampoline", Level: medium, Operands: "applet..."},
	{Name: "new search", Level: high, Categories: installs | network, Operands: "text..."},
	{Name: "version help", Level: low, Operands: "text..."},
	{Name: "run", Level: medium, Categories: executes, Style: Plain, Operands: "text..."},
	{Name: "deploy release", Level: high, Categories: publishes | network, Operands: "text..."},
	{Name: "deps upgrade downgrade", Level: high, Categories: installs | network, Operands: "text..."},
	{Name: "repl", Level: high, Categories: executes, Operands: "text..."},
}

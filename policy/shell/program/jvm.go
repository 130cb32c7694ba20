package program

// javaItself: the programs of a Java development kit, and checkers of its languages.
var javaItself = []Entry{
	{
		Name:   "java javaw",
		Source: "java(1), JDK 21: -javaagent, -agentpath, -XX:OnError and -D may load or start code",
		Style:  Single, Level: medium, Categories: executes, Operands: "script text...", Special: Script,
		Options: `
			-*
			-version:info
			-showversion
			-fullversion:info
			--list-modules:info
			--describe-module=:info
			-X:info
			-help:info
			-?:info
			-cp=:look
			-classpath=:look
			--class-path=:look
			-p=:look
			--module-path=:look
			-jar=:script+rest+first
			-m=:executes+rest+first
			--module=:executes+rest+first
			--add-modules=
			--add-opens=
			--add-exports=
			--source=
			-javaagent=:script+executes
			-agentpath=:script+executes
			-agentlib=:executes
			-XX=:vmoption
			-Xlog?=:jvmlog+info@help+outside@*:/*+outside@*=/*+outside@*..*+outside@*~*+overwrites@*filecount=0*
			-Xloggc=:write
			-XshowSettings
		`,
		Examples: `
			medium EXEC_ARBITRARY | java -javaagent:x.jar -version
			high EXEC_ARBITRARY | java -agentpath:/tmp/x -version
			high EXEC_ARBITRARY | java -XX:OnError='rm -rf src' -version
			low | java -XX:+UseG1GC -Xmx1g -version
			low | java -version
			low | java --version
			medium EXEC_ARBITRARY | java -jar target/app.jar --help
			medium EXEC_ARBITRARY | java -jar target/app.jar serve x.java
			high FS_CONFIG_SECRETS | java -jar target/app.jar .env
			medium EXEC_ARBITRARY | java -cp target/classes com.example.Main -h
			medium EXEC_ARBITRARY | java Main.java
			high EXEC_ARBITRARY FS_OUTSIDE_WORKSPACE | java -jar /opt/x.jar
		`,
	},
	{
		Name:   "javac kotlinc-jvm kotlinc-js scalac ecj groovyc javadoc dokka scaladoc",
		Source: "javac(1), javadoc(1), JDK 21: -processorpath and -Xplugin run code",
		Style:  Single, Level: medium, Operands: "read...",
		Options: `
			@
			-J,-toolcp,-tagletpath,-taglet=:executes
			-*
			-version:info
			-help:info
			-cp=:look
			-classpath=:look
			--class-path=:look
			-sourcepath=:look
			-d=:make
			-s=:make
			-h=:make
			-processor=:executes
			-processorpath=:executes
			--processor-path=:executes
			-Xplugin=:executes
			-doclet=:executes
			-docletpath=:executes
			--release=
			-source=
			-target=
			-encoding=
			-implicit=
			--module-path=:look
			-p=:look
			-m=
		`,
		Examples: `
			medium EXEC_ARBITRARY | javac @args.txt
			medium EXEC_ARBITRARY | javadoc -taglet Evil -tagletpath x A.java
			medium EXEC_ARBITRARY | javac -J-javaagent:x.jar A.java
			low | javac --version
			low | javac -version
			medium | javac -d out src/Main.java
			medium EXEC_ARBITRARY | javac -processorpath ./x.jar src/Main.java
			high FS_OUTSIDE_WORKSPACE | javac -d /opt/x src/Main.java
		`,
	},
	{
		Name:   "javap jdeps jdeprscan jps serialver",
		Source: "javap(1), jdeps(1), jps(1), JDK 21",
		Style:  Single, Level: low, Operands: "read...",
		Options: `
			-v -verbose -l -public -protected -package -p -private -c -s -sysinfo -constants
			-cp=
			-classpath=:look
			--class-path=:look
			-q -m -V -summary -R -recursive -jdkinternals
			--multi-release=
			--module-path=:look
			--print-module-deps --list-deps --ignore-missing-deps
			-dotoutput=:writedir
			--dot-output=:writedir
			--generate-module-info=:writedir
			--api-only
			-e=
			-regex=
			-f=
			-filter=
			-version:info
		`,
		Examples: `
			low | javap -c -p out/Main.class
			low | jps -l
			low | jdeps --print-module-deps app.jar
			medium | jdeps -dotoutput dots app.jar
		`,
	},
	{
		Name:   "jar",
		Source: "jar(1), JDK 21",
		Style:  OldTar, Level: medium, Categories: overwrites, Operands: "read...", Special: Archive,
		Options: `
			-t,--list,-d,--describe-module:list
			-cxuivm0MPenf
			-C=:look
			--file=:read
			--create --extract --update --verbose
			--manifest=:read
			--main-class=
			--no-manifest
			--release=
			--generate-index=:edit
			--validate
			--dir=:writedir
		`,
		Examples: `
			low | jar tf app.jar
			low | jar --list --file app.jar
			medium FS_DELETE_OVERWRITE | jar xf app.jar
			medium | jar cf app.jar -C out .
		`,
	},
	{
		Name:   "jcmd",
		Source: "jcmd(1), JDK 21: its commands' options are whole names",
		Style:  Single, Level: medium, Operands: "text...",
		Options: `
			-l,-h:info
			-*
			-f=:read
			-overwrite:overwrites
			-all -e -l
			-gz,-parallel,-format,-flags=
		`,
		Names: []Entry{
			{
				Name: "jvmti.agent_load managementagent.start*", Level: high, Categories: executes | network,
				Says: "{0} loads code into a running program, or opens it to others",
			},
			{Name: "compiler.directives_add", Level: high, Categories: executes | system},
			{Name: "vm.system_properties vm.command_line vm.info", Level: high, Categories: secrets, Out: Sensitive},
			{Name: "vm.set_flag gc.heap_dump thread.dump_to_file vm.cds", Level: high, Categories: system},
			{Name: "filename=*.jfr", Level: medium},
			{Name: "filename=*", Level: high, Categories: overwrites},
		},
		Examples: `
			low | jcmd -l
			medium | jcmd
			medium | jcmd 1 Thread.print
			medium | jcmd 1 JFR.dump filename=x.jfr
			high FS_DELETE_OVERWRITE | jcmd 1 GC.heap_dump -overwrite notes.txt
			high EXEC_ARBITRARY | jcmd 1 JVMTI.agent_load x.so
		`,
	},
	{
		Name:   "jinfo",
		Source: "jinfo(1), JDK 21: shows a running program's properties, or changes its flags",
		Style:  Single, Level: high, Categories: secrets, Out: Sensitive, Operands: "text...",
		Options: `
			-flags -sysprops
			-flag=:system
			-h:info
		`,
		Examples: `
			low | jinfo -h
			high FS_CONFIG_SECRETS | jinfo 12
			high SYSTEM_IMPACT | jinfo -flag +HeapDumpOnOutOfMemoryError 12
		`,
	},
	{
		Name:   "jwebserver",
		Source: "jwebserver(1), JDK 21",
		Level:  high, Categories: network, Says: "{0} serves the folder to the network",
		Options: `
			-b,--bind-address=
			-d,--directory=:look
			-o,--output=
			-p,--port=
			-h:info
		`,
		Examples: `high NETWORK_RISK | jwebserver -p 8000`,
	},
	{
		Name:   "jfr",
		Source: "jfr(1), JDK 21: scrub and assemble write what they name last",
		Level:  medium, Operands: "text...", Options: `-* -h:info`,
		Subs: []Entry{
			{
				Name: "print summary metadata view", Level: low, Operands: "read...",
				Options: `
					-*
					--events,--categories,--stack-depth,--width,--height,--truncate,--cell-height=
					--json --xml --exact --verbose
				`,
			},
			{Name: "scrub", Level: medium, Operands: "read result", Options: `-*`},
			{Name: "assemble", Level: medium, Operands: "read result", Options: `-*`},
			{
				Name: "disassemble", Level: medium, Operands: "read",
				Options: `
					-*
					--output=:writedir
				`,
			},
			{Name: "configure", Level: medium, Operands: "text...", Options: `--output=:write -*`},
		},
		Examples: `
			low | jfr summary a.jfr
			medium | jfr scrub a.jfr b.jfr
			high FS_OUTSIDE_WORKSPACE | jfr assemble repository /opt/b.jfr
		`,
	},
	{
		Name:   "jstack jmap jstat jhsdb jconsole jvisualvm jmc jdb jpackage jlink jmod async-profiler",
		Source: "jcmd(1), jstack(1), jmap(1), JDK 21: they look into or change running programs, or build images",
		Style:  Single, Level: medium, Operands: "text...",
		Options: `
			-l:info
			-*
			-attach,-connect,-listen=:system
			-dump?=:system
			-flag
			--output=:make
			-o=:make
		`,
		Examples: `
			medium | jstack 1234
			medium | jlink --output out
			high SYSTEM_IMPACT | jdb -attach 8000
		`,
	},
	{
		Name:   "sdk coursier cs jenv",
		Source: "sdkman.io/usage; get-coursier.io; jenv README",
		Level:  high, Categories: installs | network | outside, Operands: "text...", Options: `-*`,
		Subs: []Entry{
			{Name: "current c version versions home which help offline", Level: low, Operands: "text..."},
			{Name: "use default local global shell", Level: medium, Categories: executes, Operands: "text..."},
			{Name: "list ls resolve search", Level: medium, Out: Answer, Operands: "text..."},
			{
				Name: "launch java", Level: high, Categories: installs | network | executes, Operands: "text...",
				Options: `-*`,
			},
		},
		Examples: `
			low | sdk current
			low | jenv versions
			high DEPS_INSTALL_UPDATE | sdk install java 21-tem
			high EXEC_ARBITRARY | cs launch evil
		`,
	},
	{
		Name:   "spotbugs",
		Source: "spotbugs.readthedocs.io 4.8, Text UI",
		Style:  Single, Level: medium, Operands: "read...",
		Options: `
			-*
			-version,-help:info
			-textui -gui
			-output=:write
			-xml?=
			-html?=:settings
			-sarif?=
			-exclude,-include,-excludeBugs,-baselineBugs,-project,-analyzeFromFile,-auxclasspathFromFile=:read
			-auxclasspath,-sourcepath=:look
			-pluginList=:script
			-javahome=:exec
			-jvmArgs=:executes
			-effort=
			-low -medium -high
			-onlyAnalyze=
			-visitors=
		`,
		Examples: `
			low | spotbugs -version
			medium | spotbugs -textui build/a.jar
			high FS_OUTSIDE_WORKSPACE | spotbugs -output /opt/x a.jar
			medium..high EXEC_ARBITRARY | spotbugs -pluginList /opt/x.jar a.jar
		`,
	},
	{
		Name: "spring quarkus micronaut mn jhipster",
		Source: "docs.spring.io Spring CLI; quarkus.io/guides/cli-tooling; docs.micronaut.io; jhipster.tech: " +
			"they fetch what they make",
		Level: medium, Operands: "text...",
		Options: `
			-*
			-v:info
			-h:info
		`,
		Subs: []Entry{
			{
				Name: "init install uninstall create create-* ext extension plugin registry update upgrade " +
					"heroku jdl image",
				Level: high, Categories: installs | network, Operands: "text...", Options: `-*`,
			},
			{Name: "deploy", Level: high, Categories: publishes | network, Operands: "text...", Options: `-*`},
			{Name: "shell", Level: high, Categories: executes, Operands: "text...", Options: `-*`},
			{
				Name: "run", Level: medium, Categories: executes, Operands: "script text...", Special: Script,
				Options: `-*`,
			},
		},
		Examples: `
			low | spring --version
			medium | quarkus dev
			medium | quarkus build
			high DEPS_INSTALL_UPDATE | quarkus ext add x
			high NETWORK_RISK | spring init x
		`,
	},
	{
		Name: "ktlint detekt checkstyle pmd google-java-format palantir-java-format scalafmt scalafix ktfmt " +
			"jacoco jacococli",
		Source: "their manuals: they check, format or generate",
		Level:  medium, Operands: "read...",
		Options: `
			--reporter=:executes
			-*
			-F,--format:edit
			-i,--replace:edit
			-c,--config=:settings
			-R,--ruleset=:script
			--plugins,-p=:script
			-o,--output=:write
			--html,--xml,--csv,--dest,--destfile=:make
			-r=:labelled
			--rules=:settings+network@github:*+network@dependency:*+network@http*:*+executes@file:*+executes@class:*
			-h:info
		`,
		Subs: []Entry{
			{Name: "installGit*", Level: high, Categories: executes, Says: "{0} makes git run its hooks"},
			{Name: "applyToIDEA*", Level: high, Categories: outside},
		},
		Examples: `
			high NETWORK_RISK | scalafix --rules=github:evil/x
			high EXEC_ARBITRARY | ktlint installGitPreCommitHook
			medium EXEC_ARBITRARY | ktlint --reporter=x,artifact=x.jar
			low | ktlint --version
			medium | ktlint src
			medium | ktlint -F src/A.kt
			medium | scalafmt
		`,
	},
}

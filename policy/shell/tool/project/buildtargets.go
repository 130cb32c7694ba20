package project

import (
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/files"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
	"guard/policy/shell/tool/network"
)

// What a build file writes, deletes and reads by itself, without a command: the name may be put together of
// variables. A name that cannot be read off is not known.

// targetFiles are such files. Sources: CMake 3.30 (file, configure_file, get_filename_component, cmake_path,
// ADDITIONAL_CLEAN_FILES), MSBuild 17 (WriteLinesToFile, Delete, RemoveDir, Copy, Move, Touch, property functions),
// Ninja 1.12 (rspfile, depfile: both are removed), Maven 3.9 (build, clean plugin), Gradle 8 (Delete, Project.delete,
// Sync, AntBuilder), Ant 1.10 (FTP, Mail, Telnet, RExec, SSHExec, SCP, CVS, conditions: socket), Pants 2 (remoting).
var targetFiles = []targetFile{
	{programs: "cmake cmake3 ccmake", files: cmakeFiles,
		sets: lazy.Pattern(`(?i)\bset\s*\(\s*(\w+)\s+"?([^\s")]*)"?\s*\)`), uses: lazy.Pattern(`\$\{(\w+)\}`),
		own:  lazy.Pattern(`^\$\{(?:CMAKE_(?:CURRENT_)?BINARY_DIR|\w+_BINARY_DIR|CMAKE_INSTALL_PREFIX)\}`),
		here: strings.Fields("CMAKE_CURRENT_SOURCE_DIR CMAKE_CURRENT_LIST_DIR"),
		top:  strings.Fields("CMAKE_SOURCE_DIR PROJECT_SOURCE_DIR"),
		above: lazy.Pattern(`(?i)\bget_filename_component\s*\(\s*(?P<name>\w+)\s+"?(?P<of>[^\s")]+)"?\s+` +
			`(?P<up>DIRECTORY|PATH|ABSOLUTE|REALPATH)|\bcmake_path\s*\(\s*GET\s+(?P<of>\w+)\s+` +
			`(?P<up>PARENT_PATH)\s+(?P<name>\w+)|\bcmake_path\s*\(\s*SET\s+(?P<name>\w+)\s+(?:NORMALIZE\s+)?` +
			`"?(?P<of>[^\s")]+)`),
		targets: []target{
			{writes, lazy.Pattern(`(?i)\bfile\s*\(\s*(?:WRITE|APPEND|TOUCH|GENERATE\s+OUTPUT|CONFIGURE\s+OUTPUT|` +
				`CREATE_LINK\s+\S+|RENAME\s+\S+|COPY_FILE\s+\S+)\s+` + word)},
			{makes, lazy.Pattern(`(?i)\bfile\s*\(\s*MAKE_DIRECTORY\s+` + word)},
			// A relative target of configure_file lies in the folder of the build.
			{writes, lazy.Pattern(`(?i)\bconfigure_file\s*\(\s*\S+\s+("(?:\$\{|/)[^"]*"|(?:\$\{|/)[^\s)]*)`)},
			{writesBuilt, lazy.Pattern(`(?i)\bconfigure_file\s*\(\s*\S+\s+"?(\.\./[^\s")]*)`)},
			{sends, lazy.Pattern(`(?i)\bfile\s*\(\s*UPLOAD\s+\S+\s+"?([^\s")]+)`)},
			{deletes, lazy.Pattern(`(?i)\bfile\s*\(\s*(?:REMOVE|REMOVE_RECURSE)\s+` + word)},
			// What "clean" deletes besides (cmake-properties(7)).
			// What a relative name names lies in the folder of the build.
			{deletes, lazy.Pattern(`(?i)\bADDITIONAL_(?:MAKE_)?CLEAN_FILES\s+(?:[^()]*?[\s";])??"?` +
				`((?:\$\{|/|\.\.)[^\s";)]*)`)},
			{reads, lazy.Pattern(`(?i)\bfile\s*\(\s*(?:READ|STRINGS)\s+` + word)},
			{unknown, lazy.Pattern(`(?i)\bfile\s*\(\s*(\$\{\w+\})`)},
		}},
	{programs: "dotnet msbuild", files: "*.csproj *.fsproj *.vbproj *.props *.targets *.proj",
		sets: lazy.Pattern(`<(\w+)>([^<]*)</`), uses: lazy.Pattern(`\$\((\w+)\)`),
		own: lazy.Pattern(`^\$\((?:OutputPath|OutDir|(?:Base)?IntermediateOutputPath|BaseOutputPath|TargetDir|` +
			`PublishDir|` +
			`ArtifactsPath|TargetPath)\)`),
		here: strings.Fields("MSBuildThisFileDirectory MSBuildProjectDirectory ProjectDir"),
		targets: []target{
			{writes, lazy.Pattern(`<(?:WriteLinesToFile|Touch)\b[^>]*\bFiles?=["']([^"']*)["']`)},
			{writes, lazy.Pattern(`<(?:Copy|Move)\b[^>]*\bDestinationFiles=["']([^"']*)["']`)},
			{deletes, lazy.Pattern(`<Delete\b[^>]*\bFiles=["']([^"']*)["']`)},
			{deletes, lazy.Pattern(`<RemoveDir\b[^>]*\bDirectories=["']([^"']*)["']`)},
			{reads, lazy.Pattern(`<ReadLinesFromFile\b[^>]*\bFile=["']([^"']*)["']`)},
			{reads, lazy.Pattern(`File\]::ReadAll\w+\(\s*['"]?([^'")]*(?:\([^)]*\)[^'")]*)*)`)},
			{variable, lazy.Pattern(`<(?:Message|Warning|Error)\b[^>]*\bText="[^"]*\$\((\w+)\)`)},
		}},
	{programs: "ninja samu n2", files: "*.ninja",
		sets: lazy.Pattern(`(?m)^(\w+)\s*=\s*(\S*)\s*$`), uses: lazy.Pattern(`\$\{?(\w+)\}?`),
		own:     lazy.Pattern(`^\$\{?(?:out|builddir|DEP_FILE|RSP_FILE)\b`),
		targets: []target{{deletes, lazy.Pattern(`(?m)^\s+(?:rspfile|depfile)\s*=\s*(\S+)`)}}},
	{programs: "mvn mvnw mvnd", files: "pom.xml",
		sets: lazy.Pattern(`<([\w.-]+)>([^<]*)</`), uses: lazy.Pattern(`\$\{([\w.-]+)\}`),
		own:  lazy.Pattern(`^\$\{(?:project\.)?build\.(?:directory|outputDirectory)\}`),
		here: strings.Fields("basedir project.basedir"),
		targets: []target{
			{deletes, lazy.Pattern(`<build>(?:\s*<\w+>[^<]*</\w+>)*?\s*<(?:directory|outputDirectory)>([^<]*)<`)},
			{deletes, lazy.Pattern(`<build>(?:\s*<\w+>[^<]*</\w+>)*\s*<directory>([^<]*)<`)},
			{deletes, lazy.Pattern(`<fileset>\s*<directory>([^<]*)<`)},
		}},
	{programs: "gradle gradlew", files: "*.gradle *.gradle.kts",
		sets: lazy.Pattern(`(?m)^\s*(?:def|val|ext\.)\s*(\w+)\s*=\s*["']([^"'$]*)["']\s*$`),
		uses: lazy.Pattern(`\$\{?((?:rootP|p)roject\.projectDir|projectDir|rootDir|\w+)\}?/?`),
		own:  lazy.Pattern(`^(?:\$\{?(?:project\.)?(?:buildDir|layout\.buildDirectory)|build(?:/|$))`),
		here: strings.Fields("projectDir project.projectDir"), top: strings.Fields("rootDir rootProject.projectDir"),
		targets: []target{
			{deletes, lazy.Pattern(`\bdelete\b[\s(]*(?:(?:project\.)?(?:files?|fileTree)\s*[(\[]?\s*(?:dir:\s*)?)?` +
				`["']([^"'\n]+)["']`)},
			{unknown, lazy.Pattern(`\bdelete[\s(]+(it)\b`)},
			{deletes, lazy.Pattern(`\bfile\(\s*["']([^"'\n]+)["']\s*\)\.delete(?:Dir|Recursively)?\(`)},
			{deletes, lazy.Pattern(`\bSync\b[^}]*?\binto[\s(]+["']([^"'\n]+)["']`)},
			{sends, lazy.Pattern(`\bnew\s+(?:java\.net\.)?Socket\(\s*["']([^"'\n]+)["']`)},
			{sends, lazy.Pattern(`\bant\.(?:mail|ftp|telnet|rexec|scp|sshexec|sshsession|cvs)\b[^{}\n]*?` +
				`\b(?:mailhost|server|host|todir|remoteTodir|cvsRoot)\s*:\s*["']([^"'\n]+)["']`)},
		}},
	{programs: "ant", files: "*.xml *.ant",
		sets: lazy.Pattern(`<property\b[^>]*?\bname="([\w.-]+)"\s+(?:value|location)="([^"]*)"`),
		uses: lazy.Pattern(`\$\{([\w.-]+)\}`), own: lazy.Pattern(`^(?:\$\{(?:build|dist|target)[\w.]*\}|build(?:/|$)|` +
			`\$\{user\.home\}/\.(?:m2|ivy2|ant|gradle)/)`),
		here: strings.Fields("basedir"),
		targets: []target{
			{reads, lazy.Pattern(`<(?:loadfile|loadproperties|xmlproperty)\b[^>]*\bsrc[fF]ile="([^"]*)"`)},
			{writes, lazy.Pattern(`<(?:copy|move)\b[^>]*\btofile="([^"]*)"`)},
			{writes, lazy.Pattern(`<(?:echo|touch)\b[^>]*\bfile="([^"]*)"`)},
			{deletes, lazy.Pattern(`<delete\b[^>]*\b(?:dir|file)="([^"]*)"`)},
			{makes, lazy.Pattern(`<mkdir\b[^>]*\bdir="([^"]*)"`)},
			{sends, lazy.Pattern(`<(?:setproxy|isreachable|http)\b[^>]*` +
				`\b(?:proxyhost|socksproxyhost|host|url)="([^"]*)"`)},
			{sends, lazy.Pattern(`<(?:sql|db\w*)\b[^>]*\burl="jdbc:\w+:/{2}([^/":]+)`)},
			{homes, lazy.Pattern(`<(?:copy|move|chmod|chown|chgrp|attrib|concat|fileset|filelist|zipfileset|zip|tar|` +
				`jar|loadfile|delete|xslt|replace)\b[^>]*\b(?:file|dir|basedir|in|srcfile|srcFile)="([^"]*)"`)},
			{sends, lazy.Pattern(`<(?:ftp|telnet|rexec|socket)\b[^>]*\bserver="([^"]*)"`)},
			{sends, lazy.Pattern(`<mail\b[^>]*\bmailhost="([^"]*)"`)},
			{sends, lazy.Pattern(`<(?:sshexec|sshsession)\b[^>]*\bhost="([^"]*)"`)},
			{sends, lazy.Pattern(`<scp\b[^>]*\b(?:todir|tofile|remoteTodir|remoteToFile|file|remoteFile)=` +
				`"[^"]*@([^":]*)`)},
			{sends, lazy.Pattern(`<cvs\b[^>]*\bcvsRoot=":(?:pserver|ext):(?:[^"@]*@)?([^":]*)`)},
		}},
	{programs: "pants", files: "pants*.toml", uses: lazy.Pattern(`%\((\w+)\)s`),
		sets: lazy.Pattern(`(?m)^(\w+)\s*=\s*["']([^"'\n]*)["']\s*$`), own: lazy.Pattern(`\z\A.`),
		targets: []target{{sends, lazy.Pattern(`(?m)^\s*remote_(?:store|execution)_address\s*=\s*["']([^"'\n]+)`)}}},
	{programs: "meson", files: "*.wrap", uses: lazy.Pattern(`(\w+://)`), sets: lazy.Pattern(`(\A\z)(\z)`),
		own: lazy.Pattern(`\z\A.`),
		targets: []target{{unknown, lazy.Pattern(`(?m)^\s*(?:url|source_url|patch_url|source_fallback_url)` +
			`\s*=\s*(\S+)`)}}},
}

// word is one word of CMake.
const word = `("[^"]*"|[^\s)]+)`

// What is done with a target.
const (
	unknown     = iota // it is not known
	writes             // it is written
	deletes            // it is deleted, with all that lies below
	reads              // it is read, and what it holds may be shown
	variable           // a variable of this name is shown
	sends              // it is a host, or an address, to which something may go
	homes              // it is taken, and may lie in the person's home
	makes              // a folder of this name is made
	writesBuilt        // it is written, from a folder of the build on
)

type targetFile struct {
	programs, files string
	sets, uses      func() *regexp.Regexp // NAME and its value; where a value stands
	own             func() *regexp.Regexp // begins what the build itself makes
	above           func() *regexp.Regexp // a NAME for what lies above, or is, another: name, of, up
	here, top       []string              // variables for the folder of the file, and for that of the project
	targets         []target
}

type target struct {
	does    int
	pattern func() *regexp.Regexp
}

var targetFilesOf = table.ByWord(targetFiles, func(t targetFile) []string { return strings.Fields(t.programs) })

// namesTargets judges what the build files of this session write, delete and read.
func (j builds) namesTargets(c *effect.Call, name string) {
	for _, t := range targetFilesOf(name) {
		texts, values := map[string]string{}, map[string]string{}
		for _, file := range j.SessionFiles() {
			if !table.FitsAny(t.files, path.Base(file)) {
				continue
			}
			text, how := j.TextOf(place.Place{Path: file})
			if how != files.Wholly || len(text) > files.MaxSecret || slices.Contains(j.Reviewed, "targets "+file) {
				continue
			}
			j.Reviewed = append(j.Reviewed, "targets "+file)
			if path.Ext(file) == ".xml" {
				text = singleQuoted().ReplaceAllString(text, `="$1"`)
			}
			text = quotesBracketed(file, text)
			texts[file] = text
			for _, m := range t.sets().FindAllStringSubmatch(text, files.MaxLiterals) {
				values[m[1]] = m[2]
			}
			t.namesAbove(text, values)
		}
		for _, file := range slices.Sorted(maps.Keys(texts)) {
			if t.files == "*.ninja" && cleansByNinja(c.Cmd.Argv) {
				for _, name := range ninjaOutputs(texts[file]) {
					j.target(c, t, deletes, file, name, values)
				}
			}
			for _, target := range t.targets {
				for _, m := range target.pattern().FindAllStringSubmatch(texts[file], maxTargets) {
					j.target(c, t, target.does, file, strings.Trim(m[1], `"`), values)
				}
			}
		}
	}
}

// namesAbove gives the names their values that stand for the folder above another, or for another's full name.
func (t targetFile) namesAbove(text string, values map[string]string) {
	if t.above == nil {
		return
	}
	for _, m := range t.above().FindAllStringSubmatch(text, files.MaxLiterals) {
		part := map[string]string{}
		for i, name := range t.above().SubexpNames() {
			part[name] += m[i]
		}
		switch value := part["of"]; part["up"] {
		case "PARENT_PATH":
			values[part["name"]] = "${" + value + "}/.."
		case "DIRECTORY", "PATH":
			values[part["name"]] = value + "/.."
		default:
			values[part["name"]] = value
		}
	}
}

// singleQuoted finds a value of XML's in the other quotes.
var singleQuoted = lazy.Pattern(`\s*=\s*'([^'"<]*)'`)

// maxTargets bounds the targets of one kind in a file.
const maxTargets = 50

// maxValues bounds how often a value may name another.
const maxValues = 4

// target judges one of them, whose name the file gives.
func (j builds) target(c *effect.Call, t targetFile, does int, file, name string, values map[string]string) {
	if does == variable {
		if _, set := values[name]; !set && environment.SecretVariable(name) {
			c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the code reads a secret: {0}", name))
		}
		return
	}
	if does == sends {
		sendsTo(c, t, name, values)
		return
	}
	if t.own().MatchString(name) && !strings.Contains(name, "..") {
		return
	}
	if does == writesBuilt {
		name, does = "build/"+name, writes
	}
	name, known := j.expanded(t, name, path.Dir(file), values)
	if !known && t.own().MatchString(name) && !strings.Contains(name, "..") {
		return
	}
	if does == homes {
		if known || !inHome().MatchString(name) {
			return
		}
		does = unknown
	}
	if !known || does == unknown {
		c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(path.Base(file)))
		return
	}
	switch w := taint.Literal(name); does {
	case writes:
		j.Writes(c, w, access.Overwrites)
	case makes:
		j.Writes(c, w, access.Makes)
	case deletes:
		j.Deletes(c, w, true)
	case reads:
		j.Reads(c, w)
	}
}

// inHome finds a name that begins where the person's home is, or with any variable of the environment (Ant 1.10).
var inHome = lazy.Pattern(`\$\{(?:user\.(?:home|dir)|env\.\w+)\}`)

// sendsTo judges a host to which a build file sends something; one on this machine is not asked.
func sendsTo(c *effect.Call, t targetFile, host string, values map[string]string) {
	host = t.filled(host, func(of string) (string, bool) {
		value, ok := values[of]
		return value, ok
	})
	if network.Loopback(host) || network.LoopbackHost(host) {
		return
	}
	c.Raise(risk.High, risk.NetworkRisk|risk.Send, effect.Say("reaches {0}", host))
}

// filled is a text with what its variables stand for.
func (t targetFile) filled(text string, value func(of string) (string, bool)) string {
	for range maxValues {
		text = t.uses().ReplaceAllStringFunc(text, func(use string) string {
			if is, ok := value(t.uses().FindStringSubmatch(use)[1]); ok {
				return is
			}
			return use
		})
	}
	return text
}

// expanded is a name with the values of its variables; false: it may be any.
func (j builds) expanded(t targetFile, name, dir string, values map[string]string) (string, bool) {
	name = t.filled(name, func(of string) (string, bool) {
		switch value, ok := values[of]; {
		case slices.Contains(t.here, of):
			return dir + "/", true
		case slices.Contains(t.top, of):
			return j.projectOf(dir) + "/", true
		default:
			return value, ok
		}
	})
	if name == "" || strings.ContainsAny(name, "$*?[@%;") {
		return name, false
	}
	if !path.IsAbs(name) {
		name = path.Join(dir, name)
	}
	return path.Clean(name), true
}

// projectOf is the outermost folder round dir, in the workspace, that holds a CMakeLists.txt.
func (j builds) projectOf(dir string) string {
	top := dir
	for at := dir; place.Below(at, j.World.Root()); at = path.Dir(at) {
		if _, how := j.TextOf(place.Place{Path: at + "/CMakeLists.txt"}); how == files.Wholly {
			top = at
		}
		if at == "/" || at == path.Dir(at) {
			break
		}
	}
	return top
}

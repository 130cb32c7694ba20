package settingpath

import "strings"

// What the names in build files stand for. Sources: Gradle 8 (Project, ProjectLayout), Kotlin 2 (kotlin.io), sbt 1.10
// (sbt.io), Mill 0.12 and os-lib 0.11, SCons 4 (File and Directory Nodes), Waf 2 (Node), Python 3.13 (os.path,
// pathlib), Node.js 22 (path, process, url, os), Zig 0.14 (std.Build), Elixir 1.18 (Path, File), Meson 1 (meson
// object), Java 21 (java.io.File, java.nio.file), .NET 9 (System.IO), Dart 3 (dart:io).

// Base is what a path counts from.
type Base byte

const (
	Here Base = iota // the folder of the file, or that in which the tool runs
	Top              // the folder of the whole project
	Home             // the person's home
)

// baseNames are names, perhaps with the one before them, of folders and files: what stands before = is what they are.
var baseNames = named(map[Base]string{
	Here: `.=projectDir .=projectDirectory .=baseDirectory .=basedir .=__dirname .=meta.dirname .=__DIR__
		.=build_root .=os.pwd .=Directory.current .=settingsDir .=settingsDirectory .=SRCROOT .=PROJECT_DIR .=top_srcdir
		.=MSBuildProjectDirectory .=MSBuildThisFileDirectory .=ProjectDir .=rootpath .=ctx.path
		.=bld.path .=Task.workspace .=T.workspace
		./x=__file__ ./x=__filename ./x=meta.url ./x=meta.filename ./x=buildFile
		build=buildDir build=buildDirectory ..=os.up ..=os.pardir ..=path.pardir
		/=path.sep /=File.separator /=File.separatorChar /=os.sep /=path.delimiter /=Path.DirectorySeparatorChar`,
	Top:  `.=rootDir .=rootDirectory .=rootProject.projectDir .=ThisBuild.baseDirectory .=isolated.rootProject`,
	Home: `~=HOME ~=env.HOME ~=USERPROFILE ~/.gradle=gradleUserHomeDir ~=UserProfile ~=os.home ~=userHome`,
})

// baseCalls are functions without a path among their arguments that give such a folder.
var baseCalls = named(map[Base]string{
	Here: `.=cwd .=getcwd .=getcwdu .=currentWorkingDirectory .=getProjectDir .=current_source_dir
		.=GetCurrentDirectory`,
	Top:  `.=getRootDir .=project_source_root .=source_root .=global_source_root .=projectdir`,
	Home: `~=homedir ~=home ~=user_home ~=expanduser`,
})

// named makes a table of such a list.
func named(lists map[Base]string) map[string]value {
	m := map[string]value{}
	for base, list := range lists {
		for _, item := range strings.Fields(list) {
			at, what, _ := strings.Cut(item, "=")
			m[what] = value{known: true, base: base, text: at, folder: true}
		}
	}
	return m
}

// variables are arguments of functions, and keys of tables, that name a folder: System.getProperty("user.home").
var variables = map[string]value{
	"HOME":        {known: true, base: Home, text: "~", folder: true},
	"USERPROFILE": {known: true, base: Home, text: "~", folder: true},
	"user.home":   {known: true, base: Home, text: "~", folder: true},
	"user.dir":    {known: true, text: ".", folder: true},
	"PWD":         {known: true, text: ".", folder: true},
}

// takesVariable are the functions that give the value of such a variable.
const takesVariable = " getProperty getenv get environmentVariable systemProperty props env GetEnvironmentVariable " +
	"get_env fetch_env getEnvironmentVariable System.getenv "

// ups are properties and methods, or functions, that give the folder above.
const ups = " parentFile getParentFile parent getParent up dirname dirName GetParent GetDirectoryName parentDir " +
	"parentDirectory getParentDirectory deletingLastPathComponent parent_path containing_directory "

// joins are functions that put a path together, as methods or on their own.
const joins = " File file Path path Dir Entry dir resolve resolvePath join joinpath Join Combine pathJoin joinPaths " +
	"child appending appendingPathComponent of get Paths asPath PurePath uri toUri resolveSibling project files " +
	"normalize abspath realpath absolute_path absname expand getAbsolutePath normpath fileURLToPath fspath " +
	"cwd_relative lazyPath concat make_node find_node getDir fileTree Directory RegularFile GetFullPath str String " +
	"toString set_path expand_path "

// keeps are properties and methods that leave a path what it is.
const keeps = " get asFile toPath toFile toURI toString value absolutePath getAbsolutePath canonicalFile " +
	"canonicalPath getCanonicalFile getCanonicalPath absoluteFile getAbsoluteFile path pathname href FullName " +
	"fullName normalize absolute resolve trim asPath toNIO toIO abspath get_abspath srcnode getPath " +
	"invariantSeparatorsPath orNull getOrElse orElse asFileTree layout toAbsolutePath realpath toRealPath strip " +
	"as_posix string readOnly "

// is reports a word of such a list.
func is(list, word string) bool { return word != "" && strings.Contains(list, " "+word+" ") }

// defines are the words before the name of a function.
const defines = " def fun function fn func sub "

package sourcepath

import "guard/internal/lazy"

// Words of the standard libraries, and of those that most programs use, for paths: Rust 1.80 (std::env, std::path,
// dirs 5), C and C++ (POSIX.1-2024, C++20 filesystem), Java 21 and Kotlin 2 (java.io, java.nio.file, kotlin.io),
// Scala (sbt 1.10 IO, os-lib), Groovy and Gradle 8 (Project, ProjectLayout), .NET 8 (System.IO, Environment), Swift 6
// (Foundation), Elixir 1.17 (File, Path, System), Erlang/OTP 27 (file, filename), Dart 3.5 (dart:io, path), Haskell
// (directory 1.3, filepath 1.5), Nim 2 (os), Zig 0.13 (std.fs, std.Build), OCaml 5 (Sys, Filename), D 2 (std.file),
// Crystal 1.13 (Dir, Path), V.

// base is an expression that stands for a folder or a file of which it is known where it lies.
type base struct {
	kind  string
	words string // alternatives of a pattern
}

// The kinds of bases.
const (
	atFolder  = "folder"  // where the code runs
	atPackage = "package" // where its manifest lies
	atHome    = "home"
	atFile    = "file" // the source itself
	atDir     = "dir"  // its folder
	atProgram = "program"
	atUp      = "up"  // the folder above where the code runs
	atTop     = "top" // the root of the disk
)

// makers are the words that make a path of a text.
const makers = `(?:Paths?\.(?:get|of|new|join|expand|Combine|GetFullPath|absolute)|PathBuf::from|Path::new|` +
	`Path|File|` +
	`URL|Directory|DirectoryInfo|FileInfo|canonicalize|realpath|absolute|expandFilename|absolutePath|fs::path|path|` +
	`fileURLWithPath:|atPath:|chdir|set_current_dir|cd!?|setCurrentDirectory|setCurrentDir|openDir|opendir|` +
	`openat|open|` +
	`SetCurrentDirectory|changeCurrentDirectoryPath|joinPath|buildPath|pathJoin|file|dir|new_dir|listDirectory|` +
	`walkDir|` +
	`read_dir|WalkDir::new|directory_iterator|pathFromRoot|listFiles|Dir)[!]?\s*\(?\s*(?:@|&\.\{|\[)?\s*`

var bases = []base{
	{atFolder, `\bcurrent_dir\(|\bcurrent_path\(|\bgetcwd\b|\bget_current_dir_name\(|\bGetCurrentDirectory\(|` +
		`\bEnvironment\.CurrentDirectory|\bcurrentDirectoryPath|\.currentDirectory\(|\bFile\.cwd!?|` +
		`\bDirectory\.current\b|` +
		`\bgetCurrentDirectory\b|\bgetCurrentDir\b|\bDir\.current|\bos\.getwd\(|\bos\.pwd|\bfs\.cwd\(|` +
		`\bcwd\(\)|\bget_cwd\b|` +
		`"(?:user\.dir|PWD|INIT_CWD|OLDPWD|GITHUB_WORKSPACE)"|"/proc/self/cwd[^"]*"|current_directory\(|` +
		`\bGetCurrentDir\b|` +
		makers + `"\.?/?"`},
	{atPackage, `"CARGO_MANIFEST_DIR"|"CARGO_WORKSPACE_DIR"|\bbuild_root\b|\bbuildRoot\b|\bpathFromRoot\(|` +
		`\bbaseDirectory\b|\bMix\.Project\.project_file\(|\bCMAKE_SOURCE_DIR\b|"basedir"|"project\.basedir"`},
	{atHome, `"(?:HOME|USERPROFILE|HOMEPATH|user\.home|XDG_(?:CONFIG|DATA|DOCUMENTS|DESKTOP)\w*|APPDATA|` +
		`LOCALAPPDATA)"|` +
		`\bhome_dir\(|\bhomedir\(|\bhome_directory\(|\bUserDirs::new|\bBaseDirs::new|\b(?:document|desktop|` +
		`download|picture|` +
		`audio|video|public|config|config_local|data|data_local|preference)_dir\(|\bhome::home|\bpw_dir\b|` +
		`\bSpecialFolder\.\w+|\bNSHomeDirectory|\bhomeDirectoryForCurrentUser|\bURL\.homeDirectory|` +
		`\bhomeDirectory\b|` +
		`\.(?:document|desktop|downloads|documents|pictures|library|applicationSupport)Directory\b|` +
		`\bSystem\.user_home!?|` +
		`\bgetHomeDirectory\b|\bgetHomeDir\b|\bgetConfigDir\b|\bgetUserDocumentsDirectory\b|\bgetXdgDirectory\b|` +
		`\bgetAppUserDataDirectory\b|\bgetAppDataDir\(|\bPath\.home\b|\bos\.home_dir\(|\bos\.home\b|` +
		`\bgetUserHome\b|` +
		`\bget_argument\(home\)|\bgetApplicationDocumentsDirectory\(|\bGetUserDir\b|"~(?:/[^"]*)?"|\bgetgrav_home\(`},
	{atFile, `\b__FILE__\b|\bfile!\(|#file(?:Path|ID)?\b|\b__ENV__\.file|\bPlatform\.script\b|` +
		`\bcurrentSourcePath\b|` +
		`\bsource_location::current|\bCallerFilePath\b|@src\(\)`},
	{atDir, `\b__DIR__\b|\b__SOURCE_DIRECTORY__\b`},
	{atProgram, `\bcurrent_exe\(|\bBaseDirectory\b|"OUT_DIR"|"/proc/self/exe"|\bgetCodeSource\(|` +
		`\bgetResource\(\s*"[./]?"|` +
		`\bgetExecutablePath\b|\bselfExe\w*\(|\bgetApp(?:Dir|Filename)\b|\bthisExePath\b|\bexecutable_(?:name|` +
		`path)\b|` +
		`\bBundle\.main\.\w+|\barguments\[0\]|\bargv\[0\]|\bav?\[0\]|\bv\[0\]|\bargs\[0\]|\.Location\b|` +
		`\bapp_dir\(|\bpriv_dir\(|` +
		`\benv::args\(\)\.next\(|\bresolvedExecutable\b|\bParamStr\(0\)|\bmainModule\b|\bProcessPath\b`},
	{atUp, makers + `"\.\./?"|\bparent_dir_name\b|\bpardir\b|\bParDir\b|\bParentDir\b`},
	{atTop, makers + `"/"|\bGetPathRoot\(|\bRootDir\b`},
}

// gradleBases are those of a build file of Gradle's, where such names need no declaration.
const gradleBases = `\b(?:rootProject\.)?(?:projectDir|rootDir|projectDirectory|basedir|baseDir)\b`

var (
	// ups take the last piece of a path away.
	ups = lazy.Pattern(`\b(?:parent_path|parent|parentFile|parentDir|getParentFile|getParent|GetParent|Parent|` +
		`parents|` +
		`dirname|dirName|dir_name|GetDirectoryName|takeDirectory|deletingLastPathComponent|deleteLastPathComponent|` +
		`removeLastPathComponent|removingLastComponent|removeLastComponent|removeLast|pop|popLast|pop_back|up|` +
		`strrchr|rindex|` +
		`rfind|rsplit_once|rsplitn|lastIndexOf|LastIndexOf|find_last_of|substringBeforeLast|dropLast|SkipLast|` +
		`drop_last|` +
		`ancestors|remove_filename|with_file_name|set_file_name|with_extension|set_extension|` +
		`replace_extension|ChangeExtension|changeFileExt|replaceExtension|deletingPathExtension|` +
		`resolveSibling|replace_filename|extractFilePath|` +
		`ExtractFilePath|splitPath|` +
		`splitDirectories|pathComponents|dropFileName|dropTrailing\w*|parentPath|directoryPath)\b`)
	// bareUps are functions that need no brackets.
	bareUps = lazy.Pattern(`^(?:takeDirectory|dirname|parentDir|dropFileName|splitDirectories|splitPath)$`)
	// goesOn is an upward word that has as many steps as are asked for: ancestors().nth(3).
	goesOn = lazy.Pattern(`^\(\)\s*\.nth\(\s*(\d+)\s*\)`)
	// joins put a piece to a path.
	joins = lazy.Pattern(`\b(?:join|joinpath|joinPath|joined|joining|push|resolve|resolveSibling|` +
		`with_file_name|set_file_name|replace_filename|push_str|` +
		`appendingPathComponent|appendPathComponent|appending|append|Combine|Join|JoinPath|File|get|of|Path|` +
		`URL|child|div|` +
		`concat|format|sprintf|snprintf|vsnprintf|asprintf|strcat|strncat|strlcat|strcpy|strncpy|strlcpy|` +
		`expand|pathJoin|` +
		`pathFromRoot|openDir|opendir|openat|buildPath|buildNormalizedPath|DirectoryInfo|FileInfo|directory|` +
		`dir|file|Directory|` +
		`interp|absname|absname_join|fileURLWithPath|GetFullPath|Format|printf|relative|createFile|openFile|` +
		`writeFile|fs::path|` +
		`path|wildcard|glob|listOf|Paths|string|String|to_string|resolvePath|up)\b`)
	// fills are the functions that write a path into their first argument (C11 7.21, 7.24; POSIX).
	fills = lazy.Pattern(`\b(?:snprintf|sprintf|vsnprintf|asprintf|strcpy|strncpy|strlcpy|strcat|strncat|` +
		`strlcat|stpcpy|memcpy|` +
		`memmove|readlink|realpath|getcwd)\s*\(`)
	// reads are words behind which no path is left.
	reads = lazy.Pattern(`\b(?:read_to_string|readText|readLines|readString|readAllBytes|readAllLines|ReadAllText|` +
		`ReadAllLines|ReadAllBytes|readAsString\w*|readAsLines\w*|readAsBytes\w*|exists|Exists|existsSync|` +
		`exists!|exists\?|is_file|` +
		`is_dir|isFile|isDirectory|fileExists|dirExists|doesFileExist|doesDirectoryExist|read!|readFile|` +
		`contentsOfFile|` +
		`contentsOf|length|metadata|stat|lstat|include_str|include_bytes|strlen|File::open|FileReader|` +
		`FileInputStream|` +
		`StreamReader|ifstream|OpenRead|loadFileSync|staticRead|slurp)\b`)
	// writers write, empty, delete or replace the file that they are asked of, or that is their first argument. Some
	// take it where it is a text of one call with its mode (fopen).
	writers = lazy.Pattern(`\b(?:write|write_all_to|create|create_new|writeText|appendText|writeBytes|` +
		`appendBytes|writeLines|` +
		`printWriter|bufferedWriter|outputStream|writer|FileWriter|FileOutputStream|PrintWriter|PrintStream|` +
		`RandomAccessFile|newBufferedWriter|newOutputStream|newByteChannel|writeString|writeUtf8|sink|` +
		`WriteAllText|WriteAllLines|` +
		`WriteAllBytes|WriteAllTextAsync|WriteAllLinesAsync|WriteAllBytesAsync|AppendAllText|AppendAllLines|` +
		`AppendText|` +
		`CreateText|Create|OpenWrite|resize_file|FileStream|StreamWriter|Truncate|SetLength|set_len|` +
		`setLength|forWritingTo|` +
		`forWritingAtPath|` +
		`forUpdating|forUpdatingAtPath|createFile|createFileAtPath|toFile|write!|writeFile|write_file|` +
		`appendFile|open!|touch!|` +
		`cp_r!|writeAsString|writeAsStringSync|writeAsBytes|writeAsBytesSync|openWrite|createSync|truncate|` +
		`ftruncate|` +
		`putFile|WriteFile|atomicWriteFile|open_out|open_out_bin|open_out_gen|writeUTF8|setText|setBytes|` +
		`withWriter|withPrintWriter|` +
		`withOutputStream|newWriter|newPrintWriter|newOutputStream|delete|deleteFile|deleteTree|deleteDir|` +
		`deleteDirectory|` +
		`deleteRecursively|deleteIfExists|deleteOnExit|deleteQuietly|cleanDirectory|forceDelete|Delete|` +
		`DeleteFile|remove|removeFile|` +
		`removeDir|removeItem|remove_all|remove_file|remove_dir|remove_dir_all|rm|rm!|rm_rf|rm_rf!|rm_r|unlink|` +
		`rmdir|save|` +
		`Save|SaveAs|to_writer|from_path|imwrite|dump|store|transferTo|transferFrom|set_permissions|` +
		`setPermissions|chmod|` +
		`hard_link|symlink|symlink_file|createSymbolicLink|createLink|CreateSymbolicLink|creat|(?:w|basic_)?ofstream|` +
		`freopen|Delete\w*Async|` +
		`write_string|write_to_file|write_to|writeTo|writeToFile|eachFileRecurse|File\.new|open_write|` +
		`open_append|File\.write|` +
		`move|rename|moveItem|renameTo|Move|MoveTo|renameFile|renameSync|renamePath|replaceItem\w*|moveFile|` +
		`rename!|swap|file_write)` +
		`\b[!]?`)
	// openers open a file in a mode that stands beside its name.
	openers = lazy.Pattern(`\b(?:fopen|fopen64|open|openFile|withFile|open!|fstream|File\.new|openat|Open|` +
		`newFileStream|fdopen)\b`)
	// writingMode is such a mode that writes.
	writingMode = lazy.Pattern(`"[rb]*[wa+][b+t]*"|\bO_(?:WRONLY|RDWR|TRUNC|CREAT|APPEND)\b|\bWriteMode|` +
		`\bAppendMode|ReadWriteMode|` +
		`\bfm(?:Write|Append|ReadWrite)\w*|:write\b|:append\b|FileMode\.\w+|ios(?:_base)?::(?:out|trunc|app)|` +
		`FileAccess\.Write|\.(?:write|append|truncate|create)\(true\)|StandardOpenOption|write_only|read_write|` +
		`\b(?:w|basic_)?ofstream\b`)
	// copiers write what is their last argument.
	copiers = lazy.Pattern(`\b(?:copy|copy_file|copyFile|copyTo|copyRecursively|copyItem|Copy|CopyTo|copySync|` +
		`cp|cp!|cp_r|` +
		`copyDir|copyFileWithPermissions|sync|copyDirectory)\b`)
	// starters have a program work on all that they are given (Zig 0.13 std.Build; Gradle 8 Exec).
	starters = lazy.Pattern(`\b(?:addSystemCommand|addArgs?|addFileArg|addDirectoryArg|addRemoveDirTree|` +
		`commandLine|args)\b`)
	// settings are what assigns to a file's text, and Gradle's words for what a task fills, empties or deletes, which
	// need no brackets.
	settings = lazy.Pattern(`\.(?:text|bytes)\s*(?:=|<<)|<<`)
	tasks    = lazy.Pattern(`\b(?:into|delete|destinationDir\w*|buildDir|buildDirectory|setBuildDir|` +
		`outputDir\w*|outputFile|` +
		`destinationDirectory|targetDir|outputDirectory)\b`)
	// enters are what changes the folder in which the code works.
	enters = lazy.Pattern(`\b(?:set_current_dir|chdir|_chdir|fchdir|current_path|SetCurrentDirectory|` +
		`changeCurrentDirectoryPath|cd|` +
		`cd!|setCurrentDirectory|withCurrentDirectory|setCurrentDir|withDir|setCwd|setAsCwd|set_cwd|setProperty)\b|` +
		`\b(?:Directory\.current|Environment\.CurrentDirectory)\s*=`)
	// mayLeave is a first look: a text in which none of this stands computes no such path.
	mayLeave = lazy.Pattern(`(?i)parent|pop|dirname|dir_name|directory|home|"\.\.|/\.\.|strrchr|rindex|rfind|` +
		`rsplit|lastindexof|` +
		`find_last|ancestors|sibling|with_file_name|droplast|userprofile|specialfolder|user_dir|appdata|pw_dir|` +
		`"~|"/"|` +
		`basedirs|_dir\(|\bup\(|XDG_|skiplast|rootdir|getroot|file_?name|extension|fileext|getcwd|` +
		`\bcwd|current_?path|` +
		`currentdir|user\.dir|MANIFEST_DIR|components`)
	// noFolder are literals beside a path that are no piece of it.
	noFolder = lazy.Pattern(`^(?:\.|%[a-z%]*|\{[^}]*\}|w|a|r|r\+|w\+|wb|rw|utf-?8|UTF-?8|HOME|USERPROFILE|` +
		`HOMEPATH|PWD|user\.\w+|` +
		`CARGO_MANIFEST_DIR|OUT_DIR|project\.basedir|basedir|XDG_\w+|APPDATA|LOCALAPPDATA)$`)
	placeholder = lazy.Pattern(`^(?:%s|\{[^}]*\}|~|\$\w+)`)
)

var (
	// header is the head of a function: a word for it and a name, or C's and Java's way.
	header = lazy.Pattern(`(?:\b(?:fn|func|fun|def|defp|proc|method|` +
		`sub)\s+(?:self\.)?(\w+[!?]?)\s*(?:<[^>]*>)?\s*\*?` +
		`\(([^()]*(?:\([^()]*\)[^()]*)*)\)|` +
		`(?:^|` +
		`[{};])\s*(?:@\w+(?:\([^)]*\))?\s+)*` +
		`(?:[\w<>\[\]&*:,?]+\s+)+[*&]*(\w+)\s*\(([^(){};"]*)\)\s*(?:throws\s+[\w., ]+|async|` +
		`const|noexcept|\s)*(?:\{|=>))`)
	loops = lazy.Pattern(`\b(?:for|while|loop|until|repeat|do|times)\b`)
	// bindings are the names that a loop or a function without a name gives to what it is handed.
	bindings = lazy.Pattern(`\bfor(?:each)?\s*\(?\s*(?:[\w<>&*:]+\s+)*?&?(\w+)\s*(?:\bin\b|:|<-|\bof\b)|` +
		`\|\s*(?:mut\s+|&)?(\w+)\s*\||\(?\b(\w+)\)?\s*(?:->|=>)|\{\s*\(?(\w+)\)?\s+in\b|\b(?:let|case|some|` +
		`Some|Ok)\s*\(\s*(\w+)`)
	// mutators change the path that they are asked of.
	mutators = lazy.Pattern(`^\.(?:pop|push|` +
		`set_file_name|set_extension|push_str|replace_extension|deleteLastPathComponent|` +
		`appendPathComponent|append|removeLast|` +
		`remove_filename|replace_filename|removeLastPathComponent)\b|^\s*[+/]=`)
	declares = lazy.Pattern(`\b(?:static|const|final|private|public|protected|readonly|lazy)\b`)
	names    = lazy.Pattern(`[A-Za-z_]\w*`)
	field    = lazy.Pattern(`(?:[{,(]|^)\s*\.?(\w+)\s*[:=](?:[ \t\n]|$)`)
	returns  = lazy.Pattern(`\breturn\b`)
)

// controls are words that look like a function's name in C.
var controls = map[string]bool{"if": true, "for": true, "while": true, "switch": true, "catch": true, "return": true,
	"synchronized": true, "using": true, "lock": true, "foreach": true}

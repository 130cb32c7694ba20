package program

import "strings"

// Role is what a word of a command is to the program.
type Role uint8

// The roles, each with its name in the tables.
const (
	NoRole       Role = iota
	Text              // text: data, harmless wherever it comes from
	Read              // read: a file or folder that is read
	ReadList          // readlist: a file that lists files to be read
	Write             // write: a file that is overwritten
	WriteDir          // writedir: a folder in which files are made or overwritten
	Edit              // edit: a file that is changed, visibly
	Make              // make: a file or folder that is created
	Delete            // delete: a file or folder that is removed
	Link              // link: the target of a link that is made
	Folder            // cd: the folder in which the program works
	Host              // host: a host's name
	URL               // url: an address, or a file
	SendText          // send: data that goes to a host
	SendFile          // sendfile: a file that goes to a host
	CommandWords      // cmd: this and what follows is a command
	CommandLine       // run: a shell command line; with "..." the rest, joined
	RemoteLine        // runthere: a shell command line that another machine runs
	ProgramName       // exec: a program that is started
	Code              // code: program text in another language
	ScriptFile        // script: a file whose code is run
	Assignment        // env: NAME=VALUE for what is started
	PackageName       // package: something that gets installed
	Remote            // remote: a path, or host:path
	Device            // device: something that is written to as a whole
	Variable          // var: a variable's name, which may hide a subscript
	Sets              // sets: a variable's name, which is given a value
	AppletName        // applet: this and what follows is a command of the same program
	GitRef            // ref: a revision, or revision:path
	Look              // look: a file or folder whose names, sizes and dates are read, not its content
	Pattern           // pattern: a glob that chooses files (grep --include)
	Setting           // setting: KEY=VALUE of a configuration some of whose keys run code
	Mount             // mount: HOST-PATH:PATH given to a container
	Filter            // filter: a jq or yq expression, which can read the environment
	EnvName           // envname: a variable of the environment, by its name
	Method            // method: an HTTP method
	AddressFile       // sendable: text to send, or @FILE (curl -d, -F)
	FieldFile         // sendfield: like sendable, also NAME@FILE (curl --data-urlencode, HTTPie)
	VMOption          // vmoption: what follows -XX: of a Java machine
	Format            // format: a format's name, or a file of code that makes one
	Repository        // repository: where git keeps its data and its settings
	Chart             // chart: a folder of a Helm chart, or REPOSITORY/CHART
	ExCommands        // excommands: commands of ed, ex and vim
	Note              // note: text for people, which nothing reads as anything else
	Report            // report: what curl -w prints, or @FILE; %output{FILE} in it writes
	Template          // template: a Go template over a container's description (docker inspect -f)
	FilterFile        // filterfile: a file that holds a jq or yq expression
	Emptied           // emptied: a folder that is emptied before it is written into
	Result            // result: what a converter writes; a name without an ending begins those of its outputs
	Renew             // renew: a file that is written anew in place, with less in it (mogrify)
	Log               // writelog: a file that is written also where nothing else is done (pip --report)
	Labelled          // labelled: FORMAT:FILE, the file being written, or one of the two
	JVMLog            // jvmlog: WHAT:OUTPUT:… of a Java machine's log, whose file is written over
	LoadFolder        // loadfolder: a folder in which an interpreter looks for code first (ruby -I)
	Choice            // choice: a program by its name or version, or by its path (--python 3.12)
	Settings          // settings: a file or folder that says what the program runs (jest -c, cmake -C)
)

var roleNames = [...]string{
	Text: "text", Read: "read", ReadList: "readlist", Write: "write", WriteDir: "writedir", Edit: "edit", Make: "make",
	Delete: "delete", Link: "link", Folder: "cd", Host: "host", URL: "url", SendText: "send", SendFile: "sendfile",
	CommandWords: "cmd", CommandLine: "run", ProgramName: "exec", Code: "code", ScriptFile: "script",
	Assignment: "env", PackageName: "package", Remote: "remote", Device: "device", Variable: "var", Sets: "sets",
	AppletName: "applet", GitRef: "ref", Look: "look", Pattern: "pattern", Setting: "setting", Mount: "mount",
	AddressFile: "sendable", Filter: "filter", EnvName: "envname", Method: "method", Log: "writelog",
	RemoteLine: "runthere", VMOption: "vmoption", FieldFile: "sendfield", Template: "template", Format: "format",
	Repository: "repository", ExCommands: "excommands", Chart: "chart", Note: "note", Report: "report",
	Settings: "settings", Labelled: "labelled", Choice: "choice", Result: "result", Renew: "renew", Emptied: "emptied",
	FilterFile: "filterfile", JVMLog: "jvmlog", LoadFolder: "loadfolder",
}

// RoleNamed finds a role by its name in the tables; a trailing "..." is left
// out by the caller.
func RoleNamed(name string) (Role, bool) {
	for r, n := range roleNames {
		if n == name && n != "" {
			return Role(r), true
		}
	}
	return NoRole, false
}

// Roles gives each of n operands its role. In "read... write" the last operand
// is written and those before it are read; a role that is not reached is left
// out from the end of the fixed ones. An operand beyond the table has NoRole.
func Roles(operands string, n int) []Role {
	var names [8]string
	words := names[:0]
	for tok, rest := next(operands); tok != ""; tok, rest = next(rest) {
		words = append(words, tok)
	}
	roles := make([]Role, n)
	many := -1
	for i, w := range words {
		if strings.HasSuffix(w, "...") {
			many = i
		}
	}
	after := 0
	if many >= 0 {
		after = len(words) - many - 1
	}
	for i := range roles {
		w := ""
		switch left := n - i; {
		case many >= 0 && i >= many && left <= after && n > after:
			w = words[len(words)-left]
		case many >= 0 && i >= many:
			w = words[many]
		case i < len(words):
			w = words[i]
		}
		roles[i], _ = RoleNamed(strings.TrimSuffix(w, "..."))
	}
	return roles
}

// Stops reports whether options end at the first operand: what follows belongs
// to another command.
func (e *Entry) Stops() bool {
	switch e.Special {
	case Shell, Interpreter, Package, Applets, Source, Eval, Exec, CommandBuiltin, Env, Xargs, Parallel, Script, Miller,
		Hands, Python:
		return true
	}
	if strings.Contains(e.Operands, "-- ") {
		return false
	}
	return strings.Contains(e.Operands, "cmd") || strings.Contains(e.Operands, "run") ||
		strings.Contains(e.Operands, "script") ||
		strings.Contains(e.Operands, "applet")
}

// Loses reports operands that are all files which go or are overwritten, so that
// what is at them says how bad that is.
func Loses(operands string) bool {
	switch strings.TrimSpace(operands) {
	case "delete...", "delete", "write...", "edit...", "renew...", "device...", "text write read...":
		return true
	}
	return false
}

// MakesOnly reports operands that are all files which are made or written.
func MakesOnly(operands string) bool {
	switch strings.TrimSpace(operands) {
	case "make...", "make", "write", "link... make", "read... write", "read...", "look...", "ref...":
		return true
	}
	return false
}

package policy

import (
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/go-json-experiment/json"

	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/risk"
)

// argument roles: what a member of a tool's arguments is, by its name in lower
// case without _ and -. Sources: as toolVerbs.
var (
	commandKeys = setOf("command cmd commandline clicommand shellcommand bashcommand bash script commands argv " +
		"cmdline exec execute runcommand terminalcommand commandtorun")
	lineKeys = setOf("commands script") // a list under them is one of lines, not of words
	codeKeys = setOf("code stdin input keys keystrokes script sourcecode python javascript js expression " +
		"function snippet program eval")
	cwdKeys  = setOf("cwd workdir workingdir workingdirectory repopath repositorypath")
	pathKeys = setOf("path paths file files filename filenames filepath filepaths dir directory folder " +
		"notebookpath oldpath relativepath localpath attachment attachments")
	fromKeys = setOf("source src from sourcepath oldpath")
	toKeys   = setOf("destination dest to target destinationpath newpath output outputpath outputfile savepath")
	// outKeys name what even a tool writes that reads by its name: a conversion, an extraction, a download.
	outKeys = setOf("output outputpath outputfile outputfilename outputdir outputfolder out outfile outpath outdir " +
		"saveto saveas savepath savefile savefilename writeto writetofile savetofile outputfilepath outputfiles " +
		"outputdirectory exportpath exportfile exportto reportpath reportfile downloadpath downloadto " +
		"responsefilepath requestfilepath responsefile destination dest destinationpath destpath destdir")
	unpackKeys      = setOf("targetdir targetdirectory targetfolder targetpath")
	pathsOfBrowsers = setOf("filepath filename path file tracepath")
	takesFiles      = setOf("upload open attach drop navigate")
	secretKinds     = setOf("secret sealedsecret externalsecret")
	unpacks         = setOf("extract unzip untar unpack decompress unarchive inflate")
	urlKeys         = setOf("url urls uri href link endpoint webhook webhookurl baseurl address")
	hostKeys        = setOf("host hostname remote")
	sqlKeys         = setOf("sql query queries statement statements q")
	secretKeys      = setOf("password passwd passphrase secret otp pin totp apikey accesstoken token credential " +
		"credentials privatekey")
	fieldKeys = setOf("selector element label field ref locator")
	argKeys   = setOf("args arguments")
	envKeys   = setOf("env environment envvars environmentvariables")
	shellKeys = setOf("shell shelltype shellpath")
	// besideKeys say how a command is run, or what it is for, and are no part of it. Sources: the tool references of
	// Desktop Commander, wcgw, tmux, iTerm, Serena, Kubernetes, Docker and SSH servers.
	besideKeys = setOf("description reason explanation purpose intent summary title label comment note name id " +
		"callid requestid toolcallid session sessionid sessionname thread threadid shellid terminal terminalid " +
		"terminalname pane paneid window windowid tab tabid process processid pid job jobid timeout timeoutms " +
		"timeoutseconds wait waitms waittime waitforseconds encoding pod namespace container context cluster")

	// stayKeys and waitKeys say whether a command goes on running when its call ends. Sources: as besideKeys.
	stayKeys = setOf("background isbackground runinbackground inbackground detach detached daemon async")
	waitKeys = setOf("wait blocking block waitforcompletion foreground sync")

	plainShells = setOf("bash sh dash zsh ksh")
)

// maxValues bounds how many values of one call are looked at.
const maxValues = 10000

var keyJoiners = strings.NewReplacer("_", "", "-", "", ".", "")

func keyIn(key string, keys wordSet) bool {
	return keys.has(keyJoiners.Replace(strings.ToLower(key)))
}

// decode reads a tool's arguments. Duplicate members and bad UTF-8, which two readers could take differently, are not
// understood.
func (t *tooling) decode() bool {
	return len(t.f.Args) == 0 || json.Unmarshal(t.f.Args, &t.given) == nil
}

// arguments judges a tool's arguments.
func (t *tooling) arguments() {
	left := maxValues
	t.told = t.texts(t.given)
	t.value("", t.given, &left)
	if left < 0 {
		t.unknown(risk.Say("the tool has more arguments than guard looks at"))
	}
}

// texts are all texts among the arguments, and of a tool that moves or copies files what those hold.
func (t *tooling) texts(v any) string {
	if !t.changes {
		return ""
	}
	var all strings.Builder
	left, brings := maxValues, oneOf(t.name, moveWords) || oneOf(t.name, copyWords)
	var add func(v any)
	add = func(v any) {
		if left--; left < 0 {
			return
		}
		switch v := v.(type) {
		case map[string]any:
			for _, name := range slices.Sorted(maps.Keys(v)) { // the bound, and the text, are the same each time
				add(v[name])
			}
		case []any:
			for _, one := range v {
				add(one)
			}
		case string:
			all.WriteString(v + "\n")
			if brings && looksLikePath(v) {
				all.WriteString(t.textAt(t.at(v)) + "\n")
			}
		}
	}
	add(v)
	return all.String()
}

// value walks into arguments, members in the order of their names.
func (t *tooling) value(key string, v any, left *int) {
	if *left--; *left < 0 {
		return
	}
	switch v := v.(type) {
	case map[string]any:
		t.vector(v)
		for _, name := range slices.Sorted(maps.Keys(v)) {
			if looksLikePath(name) { // files by their names, as {"files": {"a.txt": "the text"}}
				t.value(key, name, left)
			}
			t.value(name, v[name], left)
		}
	case []any:
		for _, one := range v {
			t.value(key, one, left)
		}
	case string:
		t.text(key, v)
		if s := strings.TrimSpace(v); strings.HasPrefix(s, "{") || strings.HasPrefix(s, "[") {
			var inner any
			if json.Unmarshal([]byte(s), &inner) == nil {
				t.value(key, inner, left)
			}
		}
	}
}

// text judges one string among the arguments.
func (t *tooling) text(key, v string) {
	switch {
	case v == "":
	case v[0] == '-' && len(v) > 1 && (oneOf(t.server, localGit) || !t.command && keyIn(key, argKeys)):
		t.unknown(risk.Say("guard does not know what the tool {0} does", t.f.Name)) // git would take it for an option
	case keyIn(key, codeKeys) && (t.runs || !t.known || oneOf(t.server, browsers)):
		t.code()
	case t.asksDatabase(key) && t.statement(v):
		t.sql = true
	case keyIn(key, kindKeys) && oneOf(nameWords(v), secretKinds) && isName(v):
		t.f.Raise(risk.High, risk.FSConfigSecrets, risk.Say("it is about secrets"))
	case strings.HasPrefix(strings.ToLower(v), "file://"):
		t.address(v)
	case keyIn(key, urlKeys), t.reaches && strings.Contains(v, "://"):
		t.address(v)
	case keyIn(key, hostKeys) && (t.runs || t.reaches):
		t.f.Raise(risk.High, risk.NetworkRisk, risk.Say("reaches {0}", v))
		t.host(v)
	case keyIn(key, secretKeys) && (t.changes || t.reaches),
		keyIn(key, fieldKeys) && oneOf(nameWords(v), secretWords):
		t.f.Raise(risk.High, risk.AccountChange, risk.Say("types a password or a code"))
	case keyIn(key, cwdKeys):
		t.workplace(v)
	default:
		t.maybePath(key, v)
	}
}

// asksDatabase tells an argument that may be a statement: by its name, or any of a server that has a database.
func (t *tooling) asksDatabase(key string) bool {
	bare := keyJoiners.Replace(strings.ToLower(key))
	return sqlKeys.has(bare) || strings.Contains(bare, "sql") ||
		!besideKeys.has(bare) && (oneOf(t.server, sqlServers) || oneOf(t.name, sqlServers))
}

// workplace judges the folder that a tool works in, such as the repository of git_commit. Where it runs a command
// there, that is judged in its place.
func (t *tooling) workplace(v string) {
	if t.command {
		return
	}
	p, do := t.at(v), impact.Read
	if t.changes || t.deletes {
		do |= impact.Change
	}
	t.f.Reads = append(t.f.Reads, p)
	impact.Touch(&t.f.Finding, do, p, p.Raw)
	impact.Outside(&t.f.Finding, do, p, p.Raw)
	t.unread = t.unread || do != impact.Read && !p.Is(place.Inside) // leave to read there is none to change it
}

// maybePath judges a string that is, or could be, the path of a file.
func (t *tooling) maybePath(key, v string) {
	v = strings.TrimSpace(v) // as some servers do
	out := t.writesTo(key)
	named := keyIn(key, pathKeys) || keyIn(key, fromKeys) || keyIn(key, toKeys) && t.changes || out && looksLikePath(v)
	if v == "" || !named && !looksLikePath(v) {
		return
	}
	if several := strings.FieldsFunc(v, partsPaths); named && len(several) > 1 { // as some servers take them
		for _, one := range several {
			t.maybePath(key, one)
		}
	}
	p := t.at(v)
	if len(v) > 1 && (v[0] == '/' || v[0] == '~') && t.w.Disk != nil && p.Path != "" && !t.w.Missing(p.Path) {
		named = true // whatever the argument is called
	}
	if t.hands || !t.local() {
		t.handsOut(p)
	}
	switch {
	case !named:
		do := impact.Read
		if t.changes {
			do |= impact.Change
		}
		if p.Path != "" {
			t.f.mayRead = append(t.f.mayRead, p)
		}
		p.Kind &= pathLikeKinds
		impact.Touch(&t.f.Finding, do, p, p.Raw)
		return
	case hides(v, true):
		t.unknown(risk.Say("a name in it holds characters that cannot be seen or that turn the text around"))
		t.f.Raise(risk.Critical, 0, risk.Reason{})
	}
	t.path = true
	t.filePath(key, p)
}

// partsPaths tells what stands between several paths in one text.
func partsPaths(r rune) bool { return r == ',' || r == ';' || r == '\n' }

// pathLikeKinds are the kinds that count also for what only looks like a path.
const pathLikeKinds = place.Inside | place.Secret | place.Guard | place.AgentSettings | place.Device

// writesTo tells an argument that names what even a tool writes that reads by its name. A browser reads no files but
// those that are uploaded.
func (t *tooling) writesTo(key string) bool {
	switch {
	case keyIn(key, outKeys), oneOf(t.name, unpacks) && (keyIn(key, toKeys) || keyIn(key, unpackKeys)):
		return true
	case keyIn(key, pathKeys) || keyIn(key, pathsOfBrowsers):
		return oneOf(t.server, browsers) && !oneOf(t.name, takesFiles)
	}
	return false
}

// filePath judges a path by what the tool does to files.
func (t *tooling) filePath(key string, p place.Place) {
	moves := oneOf(t.name, moveWords)
	switch {
	case !t.changes && t.writesTo(key):
		if oneOf(t.name, unpacks) && t.size(p) == unknownSize { // any of its files may go over another
			t.unknown(risk.Say("guard does not know what the tool {0} does", t.f.Name))
		}
		t.unseen(p)
		gets(t.analysis, &p, t.told, "")
		t.writePlace(p)
		t.puts(p, false)
	case moves && !keyIn(key, toKeys):
		t.movePlace(p)
	case t.deletes:
		t.deletePlace(p)
	case t.known && !t.changes, t.hands && !keyIn(key, toKeys), t.runs, keyIn(key, fromKeys):
		t.readPlace(p)
		showing{t.analysis}.text(p)
	default:
		if moves || oneOf(t.name, wholeWords) && !oneOf(t.name, folderWords) {
			t.unseen(p)
		}
		gets(t.analysis, &p, t.told, "")
		for _, c := range t.pieces() {
			after, before := t.becomes(p, c)
			gets(t.analysis, &p, after, before)
		}
		t.writePlace(p)
		t.puts(p, moves)
	}
}

// handsOut raises for a file that leaves this machine.
func (t *tooling) handsOut(p place.Place) {
	if p.Is(place.Financial) {
		t.f.Raise(risk.High, risk.CloudFinancial,
			risk.Say("hands the financial file {0} to somebody else's service", p.Raw))
	}
	if p.Is(place.Secret) && t.hands {
		t.f.Raise(risk.Critical, risk.FSConfigSecrets|risk.NetworkRisk,
			risk.Say("hands {0}, which holds secrets, to somebody else's service", p.Raw))
	}
}

// looksLikePath tells a path or a file's name from prose.
func looksLikePath(v string) bool {
	if len(v) > 1024 || strings.ContainsAny(v, "\n\r\t") || strings.Contains(v, "://") {
		return false
	}
	ext := path.Ext(v)
	return strings.HasPrefix(v, "/") || strings.HasPrefix(v, "~/") || strings.HasPrefix(v, ".") ||
		strings.Contains(v, "/") && !strings.Contains(v, " ") ||
		len(ext) > 1 && len(ext) <= 6 && !strings.Contains(ext, " ")
}

package acp

import (
	"cmp"
	"slices"
	"strings"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/acp/dialect"
	"guard/acp/wire"
	"guard/internal/lazy"
	"guard/policy"
	"guard/policy/toolset"
)

// input is what agents put into rawInput, by the names that they use for it.
type input struct {
	Command    jsontext.Value `json:"command"` // a line, or argv
	Cmd        jsontext.Value `json:"cmd"`
	Cwd        string         `json:"cwd"`
	Workdir    string         `json:"workdir"`
	FilePath   string         `json:"file_path"`
	FilePathJS string         `json:"filePath"` // the same, as JavaScript writes names
	Path       string         `json:"path"`
	AbsPath    string         `json:"absolute_path"`
	URL        string         `json:"url"`
	Query      string         `json:"query"`
	Why        string         `json:"description"`
	// Beside a command: what else would run, or be fed to it.
	Args    jsontext.Value `json:"args"`
	Env     jsontext.Value `json:"env"`
	Stdin   jsontext.Value `json:"stdin"`
	Input   jsontext.Value `json:"input"`
	Script  jsontext.Value `json:"script"`
	Code    jsontext.Value `json:"code"`
	Content jsontext.Value `json:"content"`
	// Whether it goes on running when it is told to have ended (Claude Code, Gemini).
	Background   jsontext.Value `json:"run_in_background"`
	IsBackground jsontext.Value `json:"is_background"`
	// Codex's MCP calls: the update's, and Zed's adapter's request.
	Server     string         `json:"server"`
	Tool       string         `json:"tool"`
	Arguments  jsontext.Value `json:"arguments"`
	ServerName string         `json:"server_name"`
	Request    struct {
		Meta struct {
			Params jsontext.Value `json:"tool_params"`
		} `json:"_meta"`
		Message string `json:"message"`
	} `json:"request"`
	// Codex's patches in Zed's adapter.
	Changes map[string]struct {
		Type    string  `json:"type"`
		Content *string `json:"content"`
		Move    *string `json:"move_path"`
	} `json:"changes"`
}

// paths are the files that an input names.
func (in *input) paths() (named []string) {
	for _, p := range [...]string{in.FilePath, in.FilePathJS, in.Path, in.AbsPath} {
		if p != "" {
			named = append(named, p)
		}
	}
	return named
}

// rawInput is a call's input as it was read, once for all who ask it.
type rawInput struct {
	input
	raw  jsontext.Value
	told bool // there is one
	fits bool // and it fits what agents put there; one that was not told does

	// Its command: a line, or an argument vector; neither where it is told in another form.
	command struct {
		line   string
		isLine bool
		argv   []string
		told   bool
	}
}

// read reads a raw input into one that is empty.
func (in *rawInput) read(raw jsontext.Value) {
	in.raw, in.fits = raw, true
	if in.told = dialect.Tells(raw); in.told {
		if in.fits = readStrictly(raw, &in.input); !in.fits {
			in.readRest()
		}
		in.readCommand()
	}
}

// readRest reads of an input with a member of another type than it should have what is kept as it stands: a command
// does not come to be another tool by that.
func (in *rawInput) readRest() {
	for name, v := range wire.Members(in.raw) {
		if value, known := in.input.raw([]byte(name)); known && value != nil {
			*value = v
		}
	}
}

func (in *rawInput) readCommand() {
	raw, c := in.Command, &in.command
	if !dialect.Tells(raw) {
		raw = in.Cmd
	}
	c.told = dialect.Tells(raw)
	if c.line, c.isLine = wire.Text(raw); c.told && !c.isLine {
		c.argv = argv(raw)
	}
}

// argv is the argument vector that a value holds, or nil.
func argv(raw jsontext.Value) (words []string) {
	if jsonv2.Unmarshal(raw, &words) != nil {
		return nil
	}
	return words
}

// latest is the input that counts for the whole call, as [merged] has it.
func latest(in, was *rawInput) *rawInput {
	if in.told {
		return in
	}
	return was
}

// readGeneric reads a tool call of an agent without a table: by what its raw
// input and content hold. The agent's own kind of the call counts only where
// nothing else tells what it does (readByPath).
func readGeneric(r *policy.Request, tc *ToolCall, in *rawInput) {
	r.Claim = in.Why
	switch {
	case in.command.told:
		readLine(r, tc, in)
	case !in.fits:
		r.Tool, r.Name, r.Args, r.Partial = policy.Other, str(tc.Title), policy.Raw(tc.RawInput), true
	case in.Tool != "" && in.Server != "" || in.ServerName != "":
		readServerCall(r, in)
		r.Partial = r.Partial || in.Changes != nil || hasDiff(tc)
	case in.Changes != nil || hasDiff(tc):
		r.Tool = policy.Edit
		dialect.ReadDiffs(r, tc)
		for path, c := range in.Changes {
			r.Paths = appendNew(r.Paths, path)
			if c.Move != nil {
				r.Paths = appendNew(r.Paths, *c.Move)
			}
			if c.Type == "delete" {
				r.Tool = policy.Delete
			} else if c.Type == "add" && c.Content != nil && !tellsEdit(r, path) {
				r.Edits = append(r.Edits, policy.Change{Path: path, New: c.Content})
			}
		}
		for path, c := range in.Changes { // what is changed beside a deletion must be told
			r.Partial = r.Partial || r.Tool == policy.Delete && c.Type != "delete" && !tellsEdit(r, path)
		}
		r.Partial = r.Partial || in.actsBeside()
	case in.URL != "":
		r.Tool, r.URLs = policy.Fetch, []string{in.URL}
		if in.beside(fetchCall) { // it may send something, or write what it gets
			readWhole(r, in)
		}
	default:
		readByPath(r, tc, in)
	}
	if r.Tool == policy.Edit { // every file that is named
		for _, p := range in.paths() {
			r.Paths = appendNew(r.Paths, p)
		}
	}
	if r.Cwd == "" {
		r.Cwd = cmp.Or(in.Cwd, in.Workdir)
		r.Partial = r.Partial || in.Cwd != "" && in.Workdir != "" && in.Cwd != in.Workdir
	}
}

func tellsEdit(r *policy.Request, path string) bool {
	return slices.ContainsFunc(r.Edits, func(c policy.Change) bool { return c.Path == path })
}

// readLine reads the command of an input, and what stands beside it. Where that tells of another act too, which of them
// is done is not known. Of what guard does not understand all is shown.
func readLine(r *policy.Request, tc *ToolCall, in *rawInput) {
	before := r.Partial
	r.Partial = !in.fits || dialect.Tells(in.Command) && dialect.Tells(in.Cmd) || in.Changes != nil || hasDiff(tc) ||
		in.actsBeside()
	readCommand(r, in)
	readBeside(r, in)
	if r.Partial {
		readWhole(r, in)
	}
	r.Partial = r.Partial || before
}

// readCommand reads the command line or argument vector of an input that has one.
func readCommand(r *policy.Request, in *rawInput) {
	r.Tool, r.Stays = policy.Shell, saysTrue(in.Background) || saysTrue(in.IsBackground)
	switch c := &in.command; {
	case c.argv != nil:
		r.Argv, r.Raw = c.argv, dialect.ShellWords(c.argv)
	case c.isLine:
		r.Command, r.Raw = c.line, c.line
	default:
		r.Partial = true
	}
}

// saysTrue reports a member that is there and does not say no.
func saysTrue(raw jsontext.Value) bool { return dialect.Tells(raw) && string(raw) != "false" }

// readBeside reads what stands beside a command and changes what it does. Some
// agents run it as a program with arguments, some hand the joined text to a
// shell: both are judged. What guard does not read leaves the request partial.
func readBeside(r *policy.Request, in *rawInput) {
	if dialect.Tells(in.Args) {
		readArgs(r, in.Args)
	}
	if dialect.Tells(in.Env) {
		readEnv(r, in.Env)
	}
	for _, more := range [...]jsontext.Value{in.Stdin, in.Input, in.Script, in.Code, in.Content} {
		r.Partial = r.Partial || dialect.Tells(more)
	}
	r.Partial = r.Partial || len(in.paths()) > 0 || !readPlace(r, in)
}

// readArgs adds arguments that stand beside the program.
func readArgs(r *policy.Request, raw jsontext.Value) {
	var args []string
	if jsonv2.Unmarshal(raw, &args) != nil || len(r.Argv) > 0 {
		r.Partial = true
		return
	}
	r.Argv = append([]string{r.Command}, args...)
	r.Command = strings.Join(r.Argv, " ")
	r.Raw = dialect.ShellWords(r.Argv)
}

// readEnv adds variables that stand beside the program.
func readEnv(r *policy.Request, raw jsontext.Value) {
	var env map[string]string
	if jsonv2.Unmarshal(raw, &env) != nil {
		r.Partial = true
		return
	}
	for name, value := range env {
		r.Env = append(r.Env, name+"="+value)
	}
	slices.Sort(r.Env)
}

var toolInMessage = lazy.Pattern(`to run tool "([^"]+)"`)

// readServerCall reads a call of an MCP server's tool. What stands beside its arguments may reach it too, or in their
// place: it is judged and shown with them.
func readServerCall(r *policy.Request, in *rawInput) {
	r.Tool, r.Server, r.Name, r.Args = policy.MCP, in.Server+in.ServerName, in.Tool, policy.Raw(in.Arguments)
	if in.ServerName == "" {
		if in.beside(serverCall) {
			readWhole(r, in)
			r.Partial = dialect.Tells(in.Arguments) // which of them it gets is not known
		}
		return
	}
	r.Partial = r.Partial || in.Server != "" // which of the two is called?
	r.Server, r.Args = in.ServerName, policy.Raw(in.Request.Meta.Params)
	if m := toolInMessage().FindStringSubmatch(in.Request.Message); m != nil {
		r.Name = m[1]
	}
	if in.beside(zedsCall) {
		readWhole(r, in)
	}
	r.Partial = r.Partial || r.Name == ""
	if r.Raw == "" || r.Raw == "Approve MCP tool call" {
		r.Raw = r.Server + "." + r.Name
	}
}

func hasDiff(tc *ToolCall) bool {
	if tc.Content == nil {
		return false
	}
	for _, c := range *tc.Content {
		if c.Type == "diff" {
			return true
		}
	}
	return false
}

// readByPath reads a call of which only paths are known, if any.
func readByPath(r *policy.Request, tc *ToolCall, in *rawInput) {
	dialect.ReadLocations(r, tc)
	for _, p := range in.paths() {
		r.Paths = appendNew(r.Paths, p)
	}
	r.Tool, r.Name, r.Args = policy.Other, str(tc.Title), policy.Raw(tc.RawInput)
	named := len(r.Paths) > 0 && dialect.Tells(tc.RawInput)
	switch kind := str(tc.Kind); {
	case kind == "execute" && str(tc.Title) != "" && !dialect.Tells(tc.RawInput):
		r.Tool, r.Name, r.Command = policy.Shell, "", strings.Trim(str(tc.Title), "`")
		r.Partial = r.Partial || cutTitle(r.Command)
	case kind == "edit" && len(r.Paths) > 0:
		r.Tool, r.Partial = policy.Edit, true // what it writes is not told
	case kind == "delete" && len(r.Paths) > 0:
		r.Tool = policy.Delete
	case kind == "move" && len(r.Paths) > 0:
		r.Tool = policy.Move
	case (kind == "read" || kind == "search") && named:
		r.Tool, r.Search = policy.Read, searchOf(r, in)
	case kind == "fetch":
		r.Tool, r.Query, r.Partial = policy.Fetch, str(tc.Title), true
		r.URLs = toolset.URLs(r.Query)
	}
	// the kind is the agent's word, and the input may say more
	switch r.Tool {
	case policy.Read:
		if in.beside(readCall) {
			r.Tool, r.Partial = policy.Other, true
		}
	case policy.Delete, policy.Move:
		r.Partial = r.Partial || in.beside(pathCall)
	}
}

// cutTitle reports whether a command line that stands in a title was cut at its
// end. "./..." is how Go's tools name every package, not a cut.
func cutTitle(line string) bool {
	return strings.HasSuffix(line, "…") || strings.HasSuffix(line, "...") && !strings.HasSuffix(line, "/...")
}

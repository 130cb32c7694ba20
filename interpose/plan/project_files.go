package plan

// ProjectFile is a kind of file in which a project tells an agent what to run, beside
// the calls that guard judges.
type ProjectFile struct {
	Path string // in a folder of the project; a * stands for any name, a ** for any folders, or none
	Up   Reach
	// AtStart: what runs the agent's program loads it before that, out of the folder that it is started in, wherever it
	// then works
	AtStart bool
	Runs    []string            // keys where a command stands; * is any member or element, or a part of its name
	Sets    []string            // the same, where a variable stands for what the agent runs
	Plain   map[string][]string // for a key of Runs: the values that run nothing of a project's
	// of the variables of Sets, those by which this agent runs something else, which guard cannot blank: NAME, or
	// NAME=VALUE, where no other value does
	Steers []string
	Sends  []string // keys where the address stands to which the agent sends what it reads
	Does   []Effect // keys by whose value the agent does other things unasked
	Code   bool     // the file itself is code that the agent loads
	// Head is the same as Runs, of the YAML head of a Markdown text; any member of that name counts, and a head in
	// another language
	Head []string
	Lets bool // in such a head, a member that is "allow" has the agent ask for less
	// keys where a template stands, out of which the agent runs the lines in !{…} when the person names it
	Templates []string
	Shells    string // in the text of such a file: how a line begins that the agent runs
	// functions of a text in Starlark by whose call the agent asks for less, unless it is told to prompt or to forbid
	Allows []string
	Lax    bool // JSON in which a comma may stand before a closing bracket
	Fills  bool // JSON into whose text the agent first fills what {env:NAME} and {file:NAME} stand for
	// a variable that names the folder in which the person's own file of this kind stands, if not the home's
	Own string
}

// Effect is what a setting has an agent do unasked by some of its values, and no call that guard sees.
type Effect struct {
	Does Deed   // "": it runs the value
	Key  string // as in Runs
	But  string // the values by which it does not, as a pattern for all of one; "": there are none
	// of a key at the top: a table there is such a value too
	Table bool
}

// Deed is the kind of an Effect. The names stand in the record.
type Deed string

const (
	AsksLess Deed = "asks less" // it asks for less, so that guard sees less
	Writes   Deed = "writes"    // it writes what it is told to a file
	Reads    Deed = "reads"     // it sends a file to its model
)

// PlainText is names of texts in the project, and no file that holds keys, as a pattern.
const (
	PlainText = `(` + textName + `( ` + textName + `)*)?`
	textName  = `(\.?[\w-]+/)*(\.?[\w-]+\.(md|mdc|txt|markdown)|[A-Z]+|\.\w+rules)`
)

// EnvFile is a kind of file from which an agent takes variables that its environment
// does not hold.
type EnvFile struct {
	Path  string // in a folder of the project
	Up    Reach
	Sends []string // variables by which the agent sends what it reads to another address
	// those by which it runs, reads or writes other files, takes other settings, or asks for less, which guard cannot
	// blank: NAME, or NAME=VALUE
	Steers []string
	// for a variable of either: the values that do nothing of that, as a pattern for all of one
	Plain map[string]string
	// Anew: what is empty in the agent's environment counts as not there; but for what it Refuses from any project
	Anew    bool
	Refuses []string
}

// LocalAddress is an address on this machine, as a pattern.
const LocalAddress = `https?://(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(/\S*)?`

// Reach is how far up files of a kind count.
type Reach uint8

// From the nearest to the farthest.
const (
	Here       Reach = iota // in the folder that the agent works in alone
	Repository              // as far as the repository's root
	Top                     // in all above
)

package shell

import (
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
	"guard/policy/stake"
)

// search is a find command being read.
type search struct {
	starts   []arg
	chosen   bool        // only files of certain names are found
	filtered bool        // tests before this point narrow what is found
	depth    int         // parentheses that are open
	secrets  origin      // its names pick out secrets
	sought   place.Place // what its names were made to find, where that is grave
	name     string      // the pattern that every name found must match; empty: none, or several
	follows  bool        // links are followed
	twisted  bool        // alternatives, negations or pruning stand among the tests
	found    arg         // what stands for {}
}

// find judges find(1): starting points, then tests and actions. Primaries come
// from the table of the program: -name= takes a word, -delete:delete acts.
func (k *walker) find(c *call, e *program.Entry, args []arg) stream {
	c.cmd.Signature = "find"
	s := search{follows: slices.ContainsFunc(args, func(a arg) bool { return a.text == "-L" || a.text == "-follow" })}
	i := k.startingPoints(c, &s, args)
	start := i
	for j := i; j < len(args); j++ {
		s.notes(args, j)
		if namesFiles(args, j) {
			pattern := strings.ReplaceAll(args[j+1].text, hole, "*")
			k.picks(&s, pattern)
			s.chosen = s.chosen || strings.Trim(pattern, "*.?") != "" && (j == 0 || args[j-1].text != "!" && args[j-1].text != "-not")
		}
	}
	s.found = arg{text: hole, src: "{}", from: fromPaths, computed: true}
	if c.data&^fromFile != 0 || len(c.cmd.Reads) > 0 && c.level() > risk.Low {
		s.found.from = fromUnknown
	}
	open := k.everybodys(s.starts)
	if open {
		s.found.from = fromPaths
	}
	s.found.from |= s.secrets
	for _, a := range s.starts {
		if p := k.place(a); p.Is(place.Secret) || !s.chosen && p.Any(place.Inside|place.Temp) && len(k.secretsIn(p.Path)) > 0 {
			s.found.from |= fromSecretPaths
		}
	}
	for _, a := range s.starts {
		if p := k.place(a); a.known() && p.Path != "" && !p.Is(place.Inside) {
			s.found.text = strings.TrimSuffix(a.text, "/") + "/" + hole
			break
		}
	}
	for i = start; i < len(args); {
		s.narrows(args, i)
		i += k.primary(c, e, &s, args[i:])
	}
	if open {
		return stream{from: s.found.from&^fromPaths | fromShared}
	}
	return stream{from: s.found.from}
}

// everybodys reports starting points beyond the workspace that are all known to
// lie where everybody may read, and hold no secrets.
func (k *walker) everybodys(starts []arg) bool {
	beyond := false
	for _, a := range starts {
		p := k.place(a)
		if !a.known() || !p.Any(place.Inside|place.Shared|place.Temp) || p.Is(place.Shared) && place.HoldsSecrets(p.Path) {
			return false
		}
		beyond = beyond || !p.Is(place.Inside)
	}
	return beyond
}

// startingPoints takes the options and paths that stand first.
func (k *walker) startingPoints(c *call, s *search, args []arg) int {
	i := 0
	for ; i < len(args); i++ {
		t := args[i].text
		switch {
		case t == "-H" || t == "-L" || t == "-P" || strings.HasPrefix(t, "-O") || t == "-E" || t == "-X" || t == "-d" || t == "-s" || t == "-x":
			continue
		case t == "-D" || t == "-f":
			i++
			continue
		case strings.HasPrefix(t, "-") || t == "(" || t == "!" || t == ",":
		default:
			s.starts = append(s.starts, args[i])
			continue
		}
		break
	}
	if len(s.starts) == 0 {
		s.starts = []arg{literalArg(".")}
	}
	for _, a := range s.starts {
		k.looksAt(c, a)
	}
	return i
}

// namesFiles reports a test of names, with its pattern after it, that is not
// turned round.
func namesFiles(args []arg, i int) bool {
	switch args[i].text {
	case "-name", "-iname", "-path", "-ipath", "-wholename", "-iwholename", "-regex", "-iregex", "-lname", "-ilname":
		return i+1 < len(args) && (i == 0 || args[i-1].text != "!" && args[i-1].text != "-not")
	}
	return false
}

// narrows notes tests that leave out most of a tree. They hold for what comes
// after them, up to the next -o: find acts in the order of its words.
func (s *search) narrows(args []arg, i int) {
	if namesFiles(args, i) {
		s.filtered = s.filtered || strings.Trim(args[i+1].text, "*?./") != ""
		return
	}
	switch args[i].text {
	case "-newer", "-mtime", "-mmin", "-size", "-empty", "-perm", "-user", "-atime", "-ctime", "-cmin", "-amin", "-inum", "-samefile":
		s.filtered = true
	case "(":
		s.depth++
	case ")":
		s.depth--
	case "-o", "-or", ",":
		s.filtered = s.filtered && s.depth > 0
	}
}

// notes keeps the one pattern of names that must hold, and whether the tests are
// more than a plain list, all of which must hold.
func (s *search) notes(args []arg, i int) {
	switch args[i].text {
	case "-name":
		if i+1 == len(args) || s.name != "" || !args[i+1].known() && args[i+1].glob == "" {
			s.twisted = true
			return
		}
		s.name = args[i+1].text
	case "-o", "-or", ",", "!", "-not", "(", ")", "\\(", "\\)", "-quit", "-L", "-H", "-follow", "-files0-from":
		s.twisted = true
	}
}

// picks notes what a name test was made to find. Unlike the shell's, find's
// wildcards also match a leading dot (find(1), -name).
func (k *walker) picks(s *search, pattern string) {
	kinds := k.world.Like(k.state.cwd, pattern).Kind
	if rest := strings.TrimLeft(pattern, "*"); rest != pattern && rest != "" {
		kinds |= k.world.Like(k.state.cwd, "."+strings.TrimPrefix(rest, ".")).Kind
	}
	if kinds&place.Secret != 0 {
		s.secrets |= fromSecretPaths
	}
	if kinds &= place.Secret | place.AgentSettings | place.Instructions | place.Guard | place.VCS; kinds != 0 {
		s.sought.Raw = pattern
		s.sought.Kind |= kinds
	}
}

// primary judges one test or action; it returns how many words it took.
func (k *walker) primary(c *call, e *program.Entry, s *search, args []arg) int {
	t := args[0].text
	switch t {
	case "(", ")", "!", ",", "\\(", "\\)":
		return 1
	case "-delete":
		k.findDeletes(c, s)
		return 1
	case "-exec", "-execdir", "-ok", "-okdir":
		return k.findRuns(c, s, args)
	}
	o, ok := program.Whole(e.Options, strings.TrimLeft(t, "-"))
	if !ok || !strings.HasPrefix(t, "-") {
		c.unknown(say("guard does not know {0} of find", args[0].show()))
		return 1
	}
	if o.Arity == program.Flag || len(args) < 2 {
		return 1
	}
	for eff := range strings.SplitSeq(o.Effects, "+") {
		if eff == "write" {
			c.asExtra(func() { k.writes(c, args[1], overwrites) })
		} else if eff == "look" {
			k.looksAt(c, args[1])
		} else if eff == "read" {
			k.reads(c, args[1])
		}
	}
	if t == "-fprintf" {
		return min(3, len(args))
	}
	return 2
}

// findDeletes judges what -delete, or rm for each, would remove.
func (k *walker) findDeletes(c *call, s *search) {
	c.cmd.Extra = true
	stake.Touch(c.finding(), stake.Delete, s.sought, s.sought.Raw)
	for _, a := range s.starts {
		if s.filtered {
			// Only what the tests leave: its folders may be anything below.
			p := k.place(a)
			c.cmd.Deletes = append(c.cmd.Deletes, p)
			spared := k.findSpared(c, s, p)
			k.look(c, a, p, true, spared)
			if spared {
				continue
			}
			k.remove(c, a, p, "", false)
			if !p.Any(place.Inside | place.Temp) {
				c.raise(risk.Critical, 0, say("searches {0} for what to delete", a.show()))
			}
			continue
		}
		k.deletes(c, a, true)
		if s.follows {
			c.raise(risk.High, risk.FSDeleteOverwrite, say("deletes what links lead to"))
		}
	}
	c.cmd.Signature = ""
	c.cmd.Own.Suggestion = say("list first: the same find without -delete")
}

// findSpared reports a search whose only narrowing test is of names, where all
// that it finds now is the session's own, or what tools make anew.
func (k *walker) findSpared(c *call, s *search, p place.Place) bool {
	if s.name == "" || s.twisted || s.follows || k.wrap.remote || k.obscure || k.world.Past == nil || p.Path == "" || s.sought.Kind != 0 || !p.Any(place.Inside|place.Temp) || k.touched(p.Path) {
		return false
	}
	o, ok := k.world.Past.MadeNamed(p.Path, s.name)
	if !ok {
		return false
	}
	why := say("all that {0} matches is what tools make anew by themselves", s.name)
	if o.By != "" {
		why = say("all that {0} matches was made here, by `{1}` first", s.name, o.By)
	}
	c.spare(why)
	return true
}

// plainRemoval reports rm of what was found and of nothing else.
func plainRemoval(words []arg) bool {
	for _, a := range words[1:] {
		if !a.known() || a.text != "{}" && !strings.HasPrefix(a.text, "-") {
			return false
		}
	}
	return true
}

// findRuns judges -exec COMMAND … ; or +.
func (k *walker) findRuns(c *call, s *search, args []arg) int {
	end := 1
	for end < len(args) && args[end].text != ";" && !(args[end].text == "+" && args[end-1].text == "{}") {
		end++
	}
	words := args[1:end]
	if len(words) == 0 {
		c.unknown(say("find -exec without a command"))
		return len(args)
	}
	if program.Find(base(words[0])) != nil && base(words[0]) == "rm" {
		before := c.lost
		k.findDeletes(c, s)
		if c.kept > 0 && c.lost == before && c.level() < risk.High && plainRemoval(words) {
			c.silent = false
			return min(end+1, len(args))
		}
	}
	if strings.HasSuffix(args[0].text, "dir") && words[0].known() && base(words[0]) == "git" {
		k.anyEmbedded(c)
	}
	out := k.nested(c, "find", insert(words, "{}", []arg{s.found}, true), nothing)
	c.data |= out.from &^ fromPaths
	c.silent = false
	return min(end+1, len(args))
}

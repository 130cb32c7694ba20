package shell

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/find"
	"guard/policy/shell/lang/template"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// search is a find command being judged.
type search struct {
	find.Search
	starts       []taint.Word
	secrets      taint.Origin     // its names pick out secrets
	sought       place.Place      // what its names were made to find, where that is grave
	found        taint.Word       // what stands for {}
	printed      taint.Origin     // what it prints beside names
	away         bool             // it looks outside of the workspace, where it takes leave to read
	regexes      []*regexp.Regexp // that each path found matches
	names, skips []find.Named     // of what is found, and of folders that are passed over
}

// finder judges find(1) and what its actions are given.
type finder struct{ *operandJudge }

// find judges find(1): starting points, then tests and actions.
func (j finder) find(c *effect.Call, e *program.Entry, args []taint.Word) taint.Stream {
	c.Cmd.Signature = "find"
	words := access.WordsOf(args)
	s := search{Search: find.Read(words, e.Options)}
	s.names, s.skips = find.Names(words)
	for _, i := range s.Starts {
		s.starts = append(s.starts, args[i])
	}
	if len(s.starts) == 0 {
		s.starts = []taint.Word{taint.Literal(".")}
	}
	for _, a := range s.starts {
		j.LooksAt(c, a)
	}
	for _, i := range s.Patterns {
		j.picks(&s, find.Pattern(words[i]))
	}
	for _, i := range s.Regexes {
		if re := find.Expression(words, i); !s.Twisted || re == nil {
			s.regexes = append(s.regexes, re)
		}
	}
	open, beyond := j.everybodys(s.starts), j.FoundElsewhere(s.starts)
	s.away = beyond&taint.FromAway != 0
	s.found = j.foundBy(c, &s, open)
	if s.found.Named == nil {
		s.found.Named = new(taint.Files)
	}
	keeping := access.KeptNames{Folders: &j.Folders, Links: listsLinks(&s, words)}
	kept, named := keeping.Among(s.starts, j.mayKeep(&s, words))
	s.printed |= kept & taint.FromUnknown // {} is each name whole
	if s.found.From |= kept &^ taint.FromUnknown; named != nil {
		s.found.Named.Kept = named.Kept
	}
	s.found.Named.Among = j.mayFind(&s, words)
	for _, p := range s.Primaries {
		j.primary(c, &s, p, args)
	}
	if !slices.ContainsFunc(s.Primaries, func(p find.Primary) bool { return p.Kind != find.Tests }) {
		c.Cmd.Sweeps = append(c.Cmd.Sweeps, j.found(&s, effect.Sweep{Lists: true})...)
	}
	if slices.ContainsFunc(args, func(a taint.Word) bool { return strings.HasSuffix(a.Text, "printf") }) {
		j.NamedInError(c, args) // -printf FORMAT, -fprintf FILE FORMAT
	}
	s.printed |= printfText(args)
	if s.away {
		return taint.Stream{From: s.found.From&^(taint.FromPaths|taint.FromUnknown) | beyond | s.printed}
	}
	if open {
		return taint.Stream{From: s.found.From&^taint.FromPaths | taint.FromShared | s.printed}
	}
	if s.printed != 0 {
		return taint.Stream{From: s.found.From | s.printed}
	}
	return taint.Stream{From: s.found.From, Named: s.found.Named}
}

// printfText is what -printf prints beside names and numbers: any text.
func printfText(args []taint.Word) taint.Origin {
	for i, a := range args {
		if a.Text == "-printf" && i+1 < len(args) && !template.OnlyFindFields(args[i+1].Text) {
			return taint.FromUnknown
		}
	}
	return 0
}

// foundBy is what stands for the names that a search finds; open: everybody may read there.
func (j finder) foundBy(c *effect.Call, s *search, open bool) taint.Word {
	found := taint.Word{Text: taint.Hole, Src: "{}", From: taint.FromPaths, Computed: true}
	if !open && !(s.away && len(s.starts) == 1) &&
		(c.Data&^taint.FromFile != 0 || len(c.Cmd.Reads) > 0 && c.Level() > risk.Low) {
		found.From = taint.FromUnknown
	}
	found.From |= s.secrets
	found.Named = j.foundNow(c, s)
	for _, a := range s.starts {
		found.From |= j.NamesKept(a)
		if p := j.Place(a); p.Is(place.Secret) || files.HandedBelow(&j.Folders, p.Path) ||
			(s.away || p.Any(place.Inside|place.Temp)) && j.findsSecrets(s, a, p.Path) {
			found.From |= taint.FromSecretPaths
		}
	}
	for _, a := range s.starts {
		if p := j.Place(a); a.Known() && p.Path != "" && !p.Is(place.Inside) {
			found.Text = strings.TrimSuffix(a.Text, "/") + "/" + taint.Hole
			break
		}
	}
	return found
}

// findsSecrets reports files of secrets below a starting point, of which the search takes some as far as expressions of
// their paths tell. Names that it is limited to tell of files that are secrets by their name (picks), of those that are
// so by their text the files do.
func (j finder) findsSecrets(s *search, start taint.Word, dir string) bool {
	if s.Chosen && len(s.names) == 0 {
		return false
	}
	sweep := j.found(s, effect.Sweep{})[0]
	return slices.ContainsFunc(j.SecretsBelow(dir), func(file string) bool {
		if s.Chosen && !(j.NamedHere(file) && effect.Bears(sweep.Names, dir, file, path.Base(file))) {
			return false
		}
		printed := strings.TrimSuffix(start.Text, "/") + strings.TrimPrefix(file, dir)
		fails := func(re *regexp.Regexp) bool { return re != nil && !re.MatchString(printed) }
		return !slices.ContainsFunc(s.regexes, fails)
	})
}

// foundNow are the files that a search below one folder finds now, by the patterns of their names.
func (j finder) foundNow(c *effect.Call, s *search) *taint.Files {
	patterns := make([]string, len(s.names))
	for i, n := range s.names {
		patterns[i] = n.Pattern
	}
	follows := func(word string) bool { return word == "-L" || word == "-follow" }
	if len(s.starts) != 1 || len(patterns) == 0 || slices.ContainsFunc(c.Cmd.Argv, follows) {
		return nil
	}
	return access.Present{Judge: j.Judge}.Below(s.starts[0], patterns)
}

// everybodys reports starting points beyond the workspace that are all known to
// lie where everybody may read, and hold no secrets.
func (j finder) everybodys(starts []taint.Word) bool {
	beyond := false
	for _, a := range starts {
		p := j.Place(a)
		if !a.Known() || !p.Any(place.Inside|place.Shared|place.Temp) ||
			p.Is(place.Shared) && place.HoldsSecrets(p.Path) {
			return false
		}
		beyond = beyond || !p.Is(place.Inside)
	}
	return beyond
}

// picks notes what a name test was made to find. Unlike the shell's, find's
// wildcards also match a leading dot (find(1), -name).
func (j finder) picks(s *search, pattern string) {
	kinds := j.World.Like(j.State.Cwd, pattern).Kind
	if rest := strings.TrimLeft(pattern, "*"); rest != pattern && rest != "" {
		kinds |= j.World.Like(j.State.Cwd, "."+strings.TrimPrefix(rest, ".")).Kind
	}
	if kinds&place.Secret != 0 {
		s.secrets |= taint.FromSecretPaths
	}
	if kinds &= place.Secret | place.AgentSettings | place.Instructions | place.Guard | place.VCS; kinds != 0 {
		s.sought.Raw = pattern
		s.sought.Kind |= kinds
	}
}

// primary judges one test or action.
func (j finder) primary(c *effect.Call, s *search, p find.Primary, args []taint.Word) {
	switch p.Kind {
	case find.Deletes:
		j.findDeletes(c, s, p.Filtered)
	case find.Runs:
		j.findRuns(c, s, p, args)
	case find.Tests:
		for effect := range strings.SplitSeq(p.Effects, "+") {
			switch file := args[p.From]; effect {
			case "write":
				c.AsExtra(func() { j.Writes(c, file, access.Overwrites) })
			case "look":
				j.LooksAt(c, file)
			case "read":
				j.Reads(c, file)
			}
		}
	default:
		c.Unknown(effect.Say("guard does not know {0} of find", args[p.At].Show()))
	}
}

// findDeletes judges what -delete, or rm for each, would remove; filtered: tests leave out most of what there is.
func (j finder) findDeletes(c *effect.Call, s *search, filtered bool) {
	c.Cmd.Extra = true
	impact.Touch(c.Finding(), impact.Delete, s.sought, s.sought.Raw)
	c.Cmd.Sweeps = append(c.Cmd.Sweeps, j.found(s, effect.Sweep{Unlinks: !s.Follows})...)
	found := j.found(s, effect.Sweep{})
	for at, a := range s.starts {
		if filtered {
			// Only what the tests leave: its folders may be anything below.
			p := j.Place(a)
			taken := p
			taken.Raw = access.FoundBy(a, found[at])
			c.Cmd.Deletes = append(c.Cmd.Deletes, taken)
			spared := j.findSpared(c, s, p)
			if len(s.names) > 0 {
				j.LookFor(c, a, found[at], spared)
			} else {
				j.Look(c, a, p, true, spared)
			}
			if spared {
				continue
			}
			j.RemoveFound(c, a, p)
			if !p.Any(place.Inside | place.Temp) {
				c.Raise(risk.Critical, 0, effect.Say("searches {0} for what to delete", a.Show()))
			}
			continue
		}
		j.Deletes(c, a, true)
		if s.Follows {
			c.Raise(risk.High, risk.FSDeleteOverwrite, effect.Say("deletes what links lead to"))
		}
	}
	c.Cmd.Signature = ""
	if c.Cmd.Own.Suggestion == nil {
		c.Cmd.Own.Suggest(effect.Say("list first: the same find without -delete"))
	}
}

// findSpared reports a search whose only narrowing test is of names, where all
// that it finds now is the session's own, or what tools make anew.
func (j finder) findSpared(c *effect.Call, s *search, p place.Place) bool {
	if s.Name == "" || s.Twisted || s.Follows || j.Wrap.Remote || j.Obscure || j.World.Past == nil || p.Path == "" ||
		s.sought.Kind != 0 || !p.Any(place.Inside|place.Temp) || j.Touched(p.Path) {
		return false
	}
	o, ok := j.World.Past.MadeNamed(p.Path, s.Name)
	if !ok {
		return false
	}
	why := effect.Say("all that {0} matches is what tools make anew by themselves", s.Name)
	if o.By != "" {
		why = effect.Say("all that {0} matches was made here, by `{1}` first", s.Name, o.By)
	}
	c.Spare(why)
	c.Cmd.Spared = append(c.Cmd.Spared, p)
	return true
}

// plainRemoval reports rm of what was found and of nothing else.
func plainRemoval(words []taint.Word) bool {
	for _, a := range words[1:] {
		if !a.Known() || a.Text != "{}" && !strings.HasPrefix(a.Text, "-") {
			return false
		}
	}
	return true
}

// findRuns judges -exec COMMAND … ; or +.
func (j finder) findRuns(c *effect.Call, s *search, p find.Primary, args []taint.Word) {
	words := args[p.From:p.To]
	if len(words) == 0 {
		c.Unknown(effect.Say("find -exec without a command"))
		return
	}
	if access.Base(words[0]) == "rm" {
		before := c.Lost
		if c.Cmd.Own.Suggestion == nil {
			c.Cmd.Own.Suggest(effect.Say("list first: the same find without -exec"))
		}
		j.findDeletes(c, s, p.Filtered)
		if c.Kept > 0 && c.Lost == before && c.Level() < risk.High && plainRemoval(words) {
			c.Silent = false
			return
		}
	}
	if strings.HasSuffix(args[p.At].Text, "dir") && words[0].Known() && access.Base(words[0]) == "git" {
		j.repositories.AnyEmbedded(c)
	}
	listed := len(j.Out.Commands)
	out := eachTime(j.Judge, func() taint.Stream {
		return j.Walk.Nested(c, "find", insert(words, "{}", []taint.Word{s.found}, true), taint.Nothing)
	})
	for i := min(listed, len(j.Out.Commands)); i < len(j.Out.Commands); i++ {
		if one := &j.Out.Commands[i]; access.Base(words[0]) != "rm" {
			one.Sweeps = append(one.Sweeps, j.found(s, effect.Sweep{Lists: !changesOpen(one)})...)
		}
	}
	c.Data |= out.From &^ taint.FromPaths
	s.printed |= out.From &^ (taint.Tame | taint.FromShared | taint.FromAway)
	if strings.Trim(out.Text, taint.Hole+" \t\n") != "" { // -exec echo TEXT
		s.printed |= taint.FromUnknown
	}
	c.Silent = false
}

// found is what is done to all that is found.
func (j finder) found(s *search, done effect.Sweep) (sweeps []effect.Sweep) {
	var names, skips []effect.Name
	for _, n := range s.names {
		names = append(names, effect.Name(n))
	}
	for _, n := range s.skips {
		skips = append(skips, effect.Name(n))
	}
	for _, a := range s.starts {
		done.Folder, done.Names, done.Skips = j.Place(a), names, skips
		sweeps = append(sweeps, done)
	}
	return sweeps
}

// changesOpen reports a command that changes what is not known before it runs.
func changesOpen(c *effect.Command) bool {
	open := func(p place.Place) bool { return p.Open }
	return slices.ContainsFunc(c.Writes, open) || slices.ContainsFunc(c.Deletes, open) ||
		slices.ContainsFunc(c.Moves, func(m effect.Move) bool { return m.From.Open || m.To.Open })
}

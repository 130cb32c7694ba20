package shell

import (
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/lang/find"
	"guard/policy/shell/program"
	"guard/policy/stake"
)

// search is a find command being judged.
type search struct {
	find.Search
	starts  []arg
	secrets origin      // its names pick out secrets
	sought  place.Place // what its names were made to find, where that is grave
	found   arg         // what stands for {}
}

// find judges find(1): starting points, then tests and actions.
func (k *operandJudge) find(c *call, e *program.Entry, args []arg) stream {
	c.cmd.Signature = "find"
	words := wordsOf(args)
	s := search{Search: find.Read(words, e.Options)}
	for _, i := range s.Starts {
		s.starts = append(s.starts, args[i])
	}
	if len(s.starts) == 0 {
		s.starts = []arg{literalArg(".")}
	}
	for _, a := range s.starts {
		k.looksAt(c, a)
	}
	for _, i := range s.Patterns {
		k.picks(&s, find.Pattern(words[i]))
	}
	open := k.everybodys(s.starts)
	s.found = k.foundBy(c, &s, open)
	for _, p := range s.Primaries {
		k.primary(c, &s, p, args)
	}
	if open {
		return stream{from: s.found.from&^fromPaths | fromShared}
	}
	return stream{from: s.found.from}
}

// foundBy is what stands for the names that a search finds; open: everybody may read there.
func (k *operandJudge) foundBy(c *call, s *search, open bool) arg {
	found := arg{text: hole, src: "{}", from: fromPaths, computed: true}
	if !open && (c.data&^fromFile != 0 || len(c.cmd.Reads) > 0 && c.level() > risk.Low) {
		found.from = fromUnknown
	}
	found.from |= s.secrets
	for _, a := range s.starts {
		if p := k.place(a); p.Is(place.Secret) || !s.Chosen && p.Any(place.Inside|place.Temp) && len(k.secretsIn(p.Path)) > 0 {
			found.from |= fromSecretPaths
		}
	}
	for _, a := range s.starts {
		if p := k.place(a); a.known() && p.Path != "" && !p.Is(place.Inside) {
			found.text = strings.TrimSuffix(a.text, "/") + "/" + hole
			break
		}
	}
	return found
}

// everybodys reports starting points beyond the workspace that are all known to
// lie where everybody may read, and hold no secrets.
func (k *operandJudge) everybodys(starts []arg) bool {
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

// picks notes what a name test was made to find. Unlike the shell's, find's
// wildcards also match a leading dot (find(1), -name).
func (k *operandJudge) picks(s *search, pattern string) {
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

// primary judges one test or action.
func (k *operandJudge) primary(c *call, s *search, p find.Primary, args []arg) {
	switch p.Kind {
	case find.Deletes:
		k.findDeletes(c, s, p.Filtered)
	case find.Runs:
		k.findRuns(c, s, p, args)
	case find.Tests:
		for effect := range strings.SplitSeq(p.Effects, "+") {
			switch file := args[p.From]; effect {
			case "write":
				c.asExtra(func() { k.writes(c, file, overwrites) })
			case "look":
				k.looksAt(c, file)
			case "read":
				k.reads(c, file)
			}
		}
	default:
		c.unknown(say("guard does not know {0} of find", args[p.At].show()))
	}
}

// findDeletes judges what -delete, or rm for each, would remove; filtered: tests leave out most of what there is.
func (k *operandJudge) findDeletes(c *call, s *search, filtered bool) {
	c.cmd.Extra = true
	stake.Touch(c.finding(), stake.Delete, s.sought, s.sought.Raw)
	for _, a := range s.starts {
		if filtered {
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
		if s.Follows {
			c.raise(risk.High, risk.FSDeleteOverwrite, say("deletes what links lead to"))
		}
	}
	c.cmd.Signature = ""
	c.cmd.Own.Suggestion = say("list first: the same find without -delete")
}

// findSpared reports a search whose only narrowing test is of names, where all
// that it finds now is the session's own, or what tools make anew.
func (k *operandJudge) findSpared(c *call, s *search, p place.Place) bool {
	if s.Name == "" || s.Twisted || s.Follows || k.wrap.remote || k.obscure || k.world.Past == nil || p.Path == "" || s.sought.Kind != 0 || !p.Any(place.Inside|place.Temp) || k.touched(p.Path) {
		return false
	}
	o, ok := k.world.Past.MadeNamed(p.Path, s.Name)
	if !ok {
		return false
	}
	why := say("all that {0} matches is what tools make anew by themselves", s.Name)
	if o.By != "" {
		why = say("all that {0} matches was made here, by `{1}` first", s.Name, o.By)
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
func (k *operandJudge) findRuns(c *call, s *search, p find.Primary, args []arg) {
	words := args[p.From:p.To]
	if len(words) == 0 {
		c.unknown(say("find -exec without a command"))
		return
	}
	if base(words[0]) == "rm" {
		before := c.lost
		k.findDeletes(c, s, p.Filtered)
		if c.kept > 0 && c.lost == before && c.level() < risk.High && plainRemoval(words) {
			c.silent = false
			return
		}
	}
	if strings.HasSuffix(args[p.At].text, "dir") && words[0].known() && base(words[0]) == "git" {
		k.repositories.anyEmbedded(c)
	}
	out := k.walk.Nested(c, "find", insert(words, "{}", []arg{s.found}, true), nothing)
	c.data |= out.from &^ fromPaths
	c.silent = false
}

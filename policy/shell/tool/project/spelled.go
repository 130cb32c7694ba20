package project

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/include"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// What a text of this session's puts in by a name that is not written as it is: see program.Spelling. A name that
// comes to be known is judged as one that stands there; one of which a part stays unknown is asked where it may be a
// secret's that lies there.

// spelled judges such names for one command.
type spelled struct {
	*Judge
	c *effect.Call
	v *option.Invocation
}

// Spelled judges the names in the texts that a program reads.
func Spelled(j *Judge, c *effect.Call, v *option.Invocation) {
	name, verb := v.Words()
	ways := program.Spellings(bareName(name, program.Spellings(name) != nil))
	if len(ways) == 0 || j.Wrap.Remote || v.Marked(program.Info) {
		return
	}
	verb, _, _ = strings.Cut(verb, " ")
	ways = slices.DeleteFunc(slices.Clone(ways), func(way program.Spelling) bool {
		return len(way.Verbs) > 0 && !slices.Contains(way.Verbs, verb)
	})
	s := spelled{j, c, v}
	if c.In.Known && c.In.Text != "" {
		s.text(ways, c.In.Text, j.State.Cwd)
	}
	var read []string
	for _, a := range v.Operands[:min(len(v.Operands), maxTexts)] {
		if p := j.Place(a); a.Proc == nil && a.Known() && p.Any(place.Inside|place.Temp) {
			read = append(read, p.Path)
			s.file(ways, p.Path)
		}
	}
	for _, file := range j.SessionFiles() {
		if slices.Contains(read, file) {
			continue
		}
		read = append(read, file)
		s.file(slices.DeleteFunc(slices.Clone(ways), func(way program.Spelling) bool {
			return !table.FitsAny(way.Sources, path.Base(file))
		}), file)
	}
}

// file judges a file that this session wrote.
func (s spelled) file(ways []program.Spelling, file string) {
	if len(ways) == 0 || !s.Wrote(file) && !s.ChangedByLine(file) {
		return
	}
	text, how := s.TextOf(place.Place{Path: file})
	if how == files.Wholly && len(text) <= files.MaxSecret && !files.Binary(text) {
		s.text(ways, text, path.Dir(file))
	}
}

// text judges the names in a text, as they are seen from a folder.
func (s spelled) text(ways []program.Spelling, text, dir string) {
	for _, way := range ways {
		if !s.Charge(len(text) / 64) {
			return
		}
		for _, name := range include.Spelled(text, way) {
			switch whole := !strings.Contains(name, include.Hole); {
			case way.Writes && whole:
				s.Writes(s.c, taint.Literal(name), access.Overwrites)
			case way.Writes:
				s.c.Unknown(effect.Say("reads {0}, which is not known before it runs", "…"))
			case whole:
				access.Included(s.Judge.Judge, s.c, strings.TrimPrefix(name, "file://"), dir, true)
			default:
				s.mayBeSecret(name, dir)
			}
		}
	}
}

// mayBeSecret judges a name of which a part is not known.
func (s spelled) mayBeSecret(name, dir string) {
	shown := strings.ReplaceAll(name, include.Hole, "…")
	tail := name[strings.LastIndex(name, include.Hole)+1:]
	pattern := strings.ReplaceAll(name, include.Hole, "*")
	if strings.Contains(tail, "/") && s.World.At("/", path.Join("/home/x", tail)).Is(place.Secret) ||
		strings.HasPrefix(name, "/") && s.World.Like("/", pattern).Is(place.Secret) {
		s.raise(shown, path.Base(tail))
		return
	}
	fits := likeName(name)
	for _, top := range slices.Compact([]string{s.World.Root(), s.State.Cwd, dir}) {
		for _, secret := range s.SecretsBelow(top) {
			if fits.MatchString(secret) {
				s.raise(shown, path.Base(secret))
				return
			}
		}
	}
}

func (s spelled) raise(shown, secret string) {
	s.c.Data |= taint.FromSecret
	s.c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("{0} matches secrets: {1}", shown, secret))
}

// likeName matches the paths that end as a name does, whatever its holes are.
func likeName(name string) *regexp.Regexp {
	for up := true; up; {
		for _, here := range [...]string{"./", "../"} {
			if name, up = strings.CutPrefix(name, here); up {
				break
			}
		}
	}
	parts := strings.Split(name, include.Hole)
	for i := range parts {
		parts[i] = regexp.QuoteMeta(parts[i])
	}
	return regexp.MustCompile(`(?:^|/)` + strings.Join(parts, `.*`) + `$`)
}

package diagnostic

import (
	"cmp"
	"slices"

	"guard/policy"
	"guard/policy/risk"
)

// part is a piece of the line in which commands stand, and what was found of them.
type part struct {
	from, to int // bytes of the line
	level    risk.Level
	reasons  []risk.Reason // the worst first
	everyday bool          // medium, without a category
}

// Bounds of how many parts are marked: up to so few all of them are, and no more than so many, the worst ones.
const (
	fewParts  = 4
	mostParts = 16
)

// partsOf are the parts of the line that are at least medium, in their order, and those of them that are to be marked.
func partsOf(f *policy.Facts) (marked, all []part) {
	at := map[[2]int]*risk.Finding{} // by where it begins and ends
	for i := range f.Commands {
		c := &f.Commands[i]
		span := [2]int{int(c.At.From), int(c.At.To)}
		if c.Level.Effective() < risk.Medium || span[0] < 0 || span[0] >= span[1] || span[1] > len(f.Command) {
			continue
		}
		if at[span] == nil {
			at[span] = &risk.Finding{Level: risk.Low}
		}
		found := c.Finding
		found.Level = found.Level.Effective()
		at[span].Add(found)
	}
	var parts []part
	for span, found := range at {
		parts = append(parts, part{span[0], span[1], found.Level, found.Ranked(),
			found.Level == risk.Medium && found.Categories == 0})
	}
	slices.SortFunc(parts, func(a, b part) int {
		return cmp.Or(cmp.Compare(a.from, b.from), cmp.Compare(b.to, a.to))
	})
	for i := range parts {
		if !parts[i].saidWithin(parts) {
			all = append(all, parts[i])
		}
	}
	return worst(telling(all)), all
}

// telling are the parts that say why the line is what it is: of many, everyday work beside worse is not.
func telling(parts []part) []part {
	if len(parts) <= fewParts || !slices.ContainsFunc(parts, func(p part) bool { return !p.everyday }) {
		return parts
	}
	return slices.DeleteFunc(slices.Clone(parts), func(p part) bool { return p.everyday })
}

// saidWithin reports a part all of whose reasons are said of parts that stand within it.
func (p *part) saidWithin(parts []part) bool {
	if len(p.reasons) == 0 {
		return false
	}
	for _, r := range p.reasons {
		within := func(q part) bool {
			return q.from >= p.from && q.to <= p.to && q.to-q.from < p.to-p.from && q.level >= p.level && q.says(r)
		}
		if !slices.ContainsFunc(parts, within) {
			return false
		}
	}
	return true
}

func (p *part) says(r risk.Reason) bool {
	return slices.ContainsFunc(p.reasons, func(own risk.Reason) bool { return own.String() == r.String() })
}

// worst are as many parts as are marked, the worst of them in the order of the line.
func worst(parts []part) []part {
	if len(parts) <= mostParts {
		return parts
	}
	byLevel := slices.Clone(parts)
	slices.SortStableFunc(byLevel, func(a, b part) int { return cmp.Compare(b.level, a.level) })
	byLevel = byLevel[:mostParts]
	slices.SortStableFunc(byLevel, func(a, b part) int { return cmp.Compare(a.from, b.from) })
	return byLevel
}

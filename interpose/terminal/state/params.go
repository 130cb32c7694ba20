package state

// param is a number of a control sequence; -1 is left out. A subparameter is
// one that a colon joins to the one before.
type param struct {
	n   int
	sub bool
}

// params are the numbers of a control sequence: 1 and 31 of "1;31".
type params []param

// paramsMost bounds their count: as many as fit into what is kept of a sequence. xterm takes 30, kitty and WezTerm 256,
// and what stands behind those that a terminal takes is set there nowhere.
const paramsMost = keep/2 + 1

// parse reads numbers into the memory of p.
func (p params) parse(b []byte) params {
	p = append(p[:0], param{n: -1})
	last := &p[0]
	for _, c := range b {
		switch {
		case c >= '0' && c <= '9':
			last.n = min(max(last.n, 0)*10+int(c-'0'), 1<<20)
		case len(p) == paramsMost:
			return p
		case c == ':' || c == ';':
			p = append(p, param{n: -1, sub: c == ':'})
			last = &p[len(p)-1]
		}
	}
	return p
}

// at is number i, or def if it is left out or 0.
func (p params) at(i, def int) int {
	if i < len(p) && p[i].n > 0 {
		return p[i].n
	}
	return def
}

// first is the first number, 0 if left out.
func (p params) first() int { return p.at(0, 0) }

// subs is how many subparameters follow number i.
func (p params) subs(i int) int {
	n := 0
	for i+n+1 < len(p) && p[i+n+1].sub {
		n++
	}
	return n
}

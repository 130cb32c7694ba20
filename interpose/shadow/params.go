package shadow

// params are the numbers of a control sequence: groups separated by semicolons,
// each a number and its subparameters, separated by colons. -1 is left out.
type params [][]int

// paramsMost bounds their count: xterm takes 30, longer colour lists are seen.
const paramsMost = 64

func parseParams(b []byte) params {
	p := params{{-1}}
	for _, c := range b {
		group := &p[len(p)-1]
		switch {
		case c >= '0' && c <= '9':
			n := &(*group)[len(*group)-1]
			*n = min(max(*n, 0)*10+int(c-'0'), 1<<20)
		case len(p) == paramsMost || len(*group) == paramsMost:
			return p
		case c == ':':
			*group = append(*group, -1)
		case c == ';':
			p = append(p, []int{-1})
		}
	}
	return p
}

// at is number i, or def if it is left out or 0.
func (p params) at(i, def int) int {
	if i < len(p) && p[i][0] > 0 {
		return p[i][0]
	}
	return def
}

// first is the first number, 0 if left out.
func (p params) first() int { return p.at(0, 0) }

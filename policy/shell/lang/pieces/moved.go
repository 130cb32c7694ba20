package pieces

// moved reports a string or a row of numbers of which each character stands as far from the name's as the others do:
// by adding, by exclusive or, by a factor, or by a step that grows from one to the next.
func (t *Text) moved(name string) bool {
	if name[0] == name[1] && name[1] == name[2] {
		return false
	}
	for _, one := range [...]string{name, backwards(name)} {
		for i := range t.pieces {
			if text := t.pieces[i].text; len(text) == len(one) && text != name && sameStep(len(one), one,
				func(k int) int { return int(text[k]) }) {
				return true
			}
		}
		for _, run := range t.runs {
			for i := 0; i+len(one) <= len(run); i++ {
				if sameStep(len(one), one, func(k int) int { return run[i+k] }) {
					return true
				}
			}
		}
	}
	return false
}

// steps are by how much the step to a name's characters may grow from one to the next.
var steps = [...]int{0, 1, -1, 2, -2}

// maxFactor is the greatest factor that is tried.
const maxFactor = 16

// sameStep reports characters that are all moved by the same step.
func sameStep(n int, name string, at func(k int) int) bool {
	for _, grows := range steps {
		same, flips := true, true
		step, bits := at(0)-int(name[0]), at(0)^int(name[0])
		for k := 1; k < n && (same || flips); k++ {
			same = same && at(k)-int(name[k]) == step+grows*k
			flips = flips && grows >= 0 && at(k)^int(name[k]) == bits^(grows*k)
		}
		if same || flips {
			return true
		}
	}
	if d := int(name[1]) - int(name[0]); d != 0 && (at(1)-at(0))%d == 0 {
		factor := (at(1) - at(0)) / d
		if factor == 0 || factor > maxFactor || factor < -maxFactor {
			return false
		}
		for k := 1; k < n; k++ {
			if at(k)-at(0) != factor*(int(name[k])-int(name[0])) {
				return false
			}
		}
		return true
	}
	return false
}

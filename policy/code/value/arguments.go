package value

// Arguments are what a call is given.
type Arguments struct {
	Pos        []Value
	Keys       []string
	Keyed      []Value
	Spread     bool // there may be further arguments by position
	SpreadKeys bool // there may be further arguments by name
}

// Arg returns the argument at position at, or the one that is named keyword; ok says whether there is one. An
// argument that is missing is unknown where a list of arguments is spread.
func (a *Arguments) Arg(at int, keyword string) (Value, bool) {
	if at >= 0 && at < len(a.Pos) {
		return a.Pos[at], true
	}
	if v, ok := a.Key(keyword); ok {
		return v, true
	}
	return Value{}, a.Spread && at >= 0 || a.SpreadKeys && keyword != ""
}

// Key returns the argument that is named keyword.
func (a *Arguments) Key(keyword string) (Value, bool) {
	for i := len(a.Keys) - 1; i >= 0; i-- {
		if a.Keys[i] == keyword && keyword != "" {
			return a.Keyed[i], true
		}
	}
	return Value{}, false
}

// Option returns the member keyword of the last dictionary among the arguments, which is how options are given in
// Node.js, or the argument of that name.
func (a *Arguments) Option(keyword string) (v Value, given bool) {
	if v, ok := a.Key(keyword); ok {
		return v, true
	}
	for i := len(a.Pos) - 1; i >= 0; i-- {
		d := a.Pos[i]
		if d.Kind != Dict {
			continue
		}
		for j, k := range d.List.Keys {
			if k == keyword {
				return d.List.Items[j], true
			}
		}
		return Value{}, d.List.More
	}
	return Value{}, a.SpreadKeys
}

// AddKeyed adds an argument with a name. The empty key stands for a name that is not known.
func (a *Arguments) AddKeyed(key string, v Value) {
	a.Keys = append(a.Keys, key)
	a.Keyed = append(a.Keyed, v)
}

// Before returns the arguments of a call of a partial function: those that the partial function holds, then args.
func (l *Elements) Before(args *Arguments) *Arguments {
	all := &Arguments{Spread: args.Spread || l.More, SpreadKeys: args.SpreadKeys || l.More}
	for i, v := range l.Items[1:] {
		if key := l.Keys[i+1]; key != "" {
			all.AddKeyed(key, v)
		} else {
			all.Pos = append(all.Pos, v)
		}
	}
	all.Pos = append(all.Pos, args.Pos...)
	all.Keys, all.Keyed = append(all.Keys, args.Keys...), append(all.Keyed, args.Keyed...)
	return all
}

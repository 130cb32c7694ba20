package code

// partial is functools.partial(f, a, key=b): f, called with these before what it is
// given then (Python 3.13, functools).
func partial(f value, args []value, c *call) value {
	l := &list{items: append([]value{f}, args...), keys: make([]string, 1+len(args))}
	l.items, l.keys = append(l.items, c.keyed...), append(l.keys, c.keys...)
	l.more = c.spread || c.wild
	return value{kind: vPartial, list: l}
}

// before gives the arguments of a partial call: its own, and those behind them.
func (l *list) before(args *arguments) *arguments {
	all := &arguments{spread: args.spread || l.more, wild: args.wild || l.more}
	for i, v := range l.items[1:] {
		if key := l.keys[i+1]; key != "" {
			all.addKeyed(key, v)
		} else {
			all.pos = append(all.pos, v)
		}
	}
	all.pos = append(all.pos, args.pos...)
	all.keys, all.keyed = append(all.keys, args.keys...), append(all.keyed, args.keyed...)
	return all
}

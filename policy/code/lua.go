package code

// statement follows the statements of Lua that bind names.
func (r lua) statement(t *token) bool {
	switch t.text {
	case "local":
		r.pos++
		if r.peek(0).isName("function") {
			return true
		}
	case "for":
		from := r.pos + 1
		for r.pos < r.limit && !r.peek(0).isName("in") && !r.at("=") {
			r.pos++
		}
		r.bindAll(from, min(r.pos, r.limit), value{})
		r.pos++
	case "function":
		r.functionValue(r.pos)
	default:
		return false
	}
	return true
}

// word follows the functions that begin an expression of Lua.
func (r lua) word(t *token) (value, bool) {
	if t.text == "function" {
		return r.functionValue(r.pos), true
	}
	return value{}, false
}

// luaRaw is rawget(table, name).
func luaRaw(r *calls, c *call) value {
	if len(c.pos) < 2 {
		return value{}
	}
	return r.index(c.pos[0], c.pos[1], c.line)
}

// concatTable is table.concat(list, sep).
func concatTable(r *calls, c *call) value {
	r.given(c.arguments, true)
	if len(c.pos) == 0 {
		return value{}
	}
	sep := text("")
	if len(c.pos) > 1 {
		sep = c.pos[1]
	}
	return r.joined(c.pos[0], sep)
}

package code

// luaStatement follows the statements of Lua that bind names.
func (r *reader) luaStatement(t *token) bool {
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

// luaRaw is rawget(table, name).
func luaRaw(r *reader, c *call) value {
	if len(c.pos) < 2 {
		return value{}
	}
	return r.index(c.pos[0], c.pos[1], c.line)
}

// concatTable is table.concat(list, sep).
func concatTable(r *reader, c *call) value {
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

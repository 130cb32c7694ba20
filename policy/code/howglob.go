package code

import "strings"

// globs is glob.glob(pattern) and Path.glob: what the pattern matches.
func globs(kind valueKind) how {
	return func(r *calls, c *call) value {
		r.handed(c)
		pattern, _ := c.arg(0, "")
		if c.recv.isText() && strings.HasPrefix(c.name, "Path()") {
			if c.name == "Path().rglob" {
				pattern = concat(text("**/"), pattern)
			}
			pattern = join(c.recv, pattern, false)
			pattern.kind = vString
		}
		if root, ok := c.key("root_dir"); ok {
			pattern = join(root, pattern, false)
		}
		r.emitEach(Lists, c.name, []value{pattern})
		if s, ok := pattern.literal(); ok {
			return value{kind: vList, list: &list{items: []value{{kind: kind, text: s, known: true, source: Glob}}}}
		}
		return value{kind: vList, list: &list{items: []value{{kind: kind}}, more: kind == vString}}
	}
}

// children is Path.iterdir: paths below the receiver.
func children(r *calls, c *call) value {
	r.line = c.line
	r.emitEach(Lists, c.name, []value{c.recv})
	v := join(c.recv, text("*"), false)
	if s, ok := v.literal(); ok || v.kind == vPath && v.known && v.source == Plain {
		if !ok {
			s = v.text
		}
		return listOf(value{kind: vPath, text: s, known: true, source: Glob})
	}
	return value{kind: vList, list: &list{items: []value{{kind: vPath}}}}
}

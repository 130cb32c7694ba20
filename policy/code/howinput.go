package code

// Some calls turn a program into an interpreter of its own input: what stands
// there is code of the same language, or a debugger's commands, which run code too.

// debugger is breakpoint() and its like.
func debugger(r *calls, c *call) value {
	r.handed(c)
	r.emit(RunsInput, c.name, text(c.name))
	return value{}
}

// inputOrFile is Lua's dofile(path), which without one runs the input.
func inputOrFile(r *calls, c *call) value {
	if len(c.pos) == 0 && !c.spread {
		r.emit(RunsInput, c.name)
		return value{}
	}
	return fileLoader(r, c)
}

// commandOf is a module's main(args), which does what the same words do behind
// "python -m module". Without args it takes those of the program, which rest stands
// for; where nothing does, words that are not known are left out.
func commandOf(module string, rest ...value) how {
	return func(r *calls, c *call) value {
		r.handed(c)
		words := []value{text("-m"), text(module)}
		switch args, ok := c.arg(0, "args"); {
		case ok:
			for _, w := range r.flat(args) {
				if _, known := w.literal(); known || len(rest) > 0 {
					words = append(words, w)
				}
			}
		case c.spread || c.wild:
			words = append(words, value{})
		default:
			words = append(words, rest...)
		}
		r.words(c.name, nil, value{kind: vString, text: "python3", known: true, source: Interpreter}, words...)
		return value{}
	}
}

// moduleCommand is runpy.run_module(name): python -m name.
func moduleCommand(r *calls, c *call) value {
	r.handed(c)
	name, _ := c.arg(0, "mod_name")
	r.words(c.name, nil, value{kind: vString, text: "python3", known: true, source: Interpreter}, text("-m"), name)
	return value{}
}

package files

import "path"

// landing is a file that the line moves into a folder, under its own name; run numbers the command.
type landing struct {
	from string
	run  int
}

// Arrives begins the landings of a further command.
func (o *ownFiles) Arrives() { o.arrivals++ }

// Lands remembers a file that comes into a folder under its own name, and reports that it comes over another that was
// moved there: by another command, or by the same where each has it run once for each name. What is copied is still
// where it was.
func (o *ownFiles) Lands(from, folder string, each, moved bool) bool {
	at := path.Join(folder, path.Base(from))
	before, any := o.landings[at]
	if moved && !any {
		if o.landings == nil {
			o.landings = map[string]landing{}
		}
		o.landings[at] = landing{from, o.arrivals}
	}
	return any && before.from != from && (each || before.run != o.arrivals)
}

package policy

import (
	"strings"

	"guard/policy/risk"
)

// Mark is a part of a text that a person is shown, and how dangerous that part is.
type Mark struct {
	From  int        `json:"from"` // in bytes of the text
	To    int        `json:"to"`   // behind its end
	Level risk.Level `json:"level"`
}

// Marks are the parts of a shown text that commands of a shell line stand in, in order and apart from each other.
// Where one command stands within another ("echo $(rm x)") the worse of them counts. There are none where the text
// does not hold the line as it was judged.
func (f *Facts) Marks(shown string) []Mark {
	line := f.line()
	start := strings.Index(shown, line)
	if line == "" || start < 0 {
		return nil
	}
	levels := make([]risk.Level, len(line))
	for i := range f.Commands {
		c := &f.Commands[i]
		if from, to := int(c.At.From), int(c.At.To); from < to && to <= len(line) {
			for at := from; at < to; at++ {
				levels[at] = max(levels[at], c.Level.Effective())
			}
		}
	}
	var marks []Mark
	for at := 0; at < len(levels); {
		from, level := at, levels[at]
		for at < len(levels) && levels[at] == level {
			at++
		}
		if level != risk.Unset {
			marks = append(marks, Mark{start + from, start + at, level})
		}
	}
	return marks
}

// line is the shell line that Commands stand in.
func (f *Facts) line() string {
	if f.Command != "" {
		return f.Command
	}
	line, _ := shellLine(f.Argv)
	return line
}

package locale

import (
	"fmt"
	"strconv"
	"strings"
)

// Fill says a message, its {0}, {1} … replaced by what stands at that place. What is put in is never
// looked at again.
func Fill(m Message, args ...string) string { return Put(Text(m), args...) }

// Put is [Fill] of a pattern that is in the language spoken already.
func Put(pattern string, args ...string) string {
	if !strings.Contains(pattern, "{") {
		return pattern
	}
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(pattern, "{")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		number, after, closed := strings.Cut(rest, "}")
		n, err := strconv.Atoi(number)
		if !closed || err != nil || n < 0 || n >= len(args) {
			b.WriteByte('{')
			pattern = rest
			continue
		}
		b.WriteString(args[n])
		pattern = after
	}
}

// Sprintf is [fmt.Sprintf] of the format in the language spoken. A translation that wants another
// order names its arguments (%[2]s).
func Sprintf(format string, args ...any) string { return fmt.Sprintf(text(format), args...) }

// New is [errors.New] of a text that is said in the language spoken when it is read.
func New(text string) error { return &failure{format: text} }

// Errorf is [fmt.Errorf] of a format that is said in the language spoken when it is read, as are the
// errors it wraps.
func Errorf(format string, args ...any) error {
	return &failure{format: format, args: args, english: fmt.Errorf(format, args...)}
}

// failure is an error in any language.
type failure struct {
	format  string
	args    []any
	english error // for what it wraps; nil for a plain text
}

// Error implements error.
func (f *failure) Error() string {
	if f.english == nil {
		return text(f.format)
	}
	if format := text(f.format); format != f.format {
		return fmt.Errorf(format, f.args...).Error()
	}
	return f.english.Error()
}

// Unwrap gives [errors.Is] and [errors.As] what it wraps.
func (f *failure) Unwrap() error { return f.english }

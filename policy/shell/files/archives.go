package files

import (
	"strings"

	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// CmakeTar sorts the words of cmake -E tar, whose first are letters and a file
// (cmake(1), Run a Command-Line Tool), and returns the file.
func CmakeTar(v *option.Invocation) taint.Word {
	if len(v.Operands) < 2 {
		return taint.Word{}
	}
	file := v.Operands[1]
	switch letters := v.Operands[0].Text; {
	case strings.Contains(letters, "c"):
		v.Marks |= program.Creates
	case !strings.Contains(letters, "t"):
		v.Marks |= program.Extracts
	}
	v.Operands = v.Operands[2:]
	return file
}

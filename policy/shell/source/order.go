package source

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
)

// Acts of code are judged in the order in which they stand. Where loops, functions and what runs
// later turn it round, those that take something away are judged once more, with what was moved since.

var (
	// beginsFunction finds a line on which a function begins.
	beginsFunction = lazy.Pattern(`^\s*(?:(?:export|default|async|public|private|protected|static|pub)\s+)*` +
		`(?:def|function|func|fn|sub)\b|=>|\bfunction\s*\*?\s*\(|\blambda\b|\bdo\s*(?:\|.*)?$`)
	// turnsOrder finds words under which code runs more than once, or later than it stands: the loops, and
	// the libraries' timers, threads and exit handlers.
	turnsOrder = lazy.Pattern(`\b(?:for|while|until|loop|foreach|forEach|each|each_\w+|map|times|repeat|defer|atexit|` +
		`at_exit|` +
		`register_shutdown_function|finally|setTimeout|setInterval|setImmediate|nextTick|process\.on\w*|Thread|Timer|` +
		`Process|fork|spawn|submit|gather|create_task|go|signal|trap|END|redo|goto|retry)\b`)
)

// maxTurned bounds the acts that are judged once more.
const maxTurned = 64

// turned judges again what acts take away that stand before a move of something of the person's.
func turned(j *Judge, c *effect.Call, t *ProgramText, text string, acts []code.Act, since files.Mark) {
	if !j.Turns(since) {
		return
	}
	lines := strings.Split(text, "\n")
	left := maxTurned
	for i := range acts {
		if takesAway(acts[i].Kind) && left > 0 && anyTurned(lines, acts, i) {
			left--
			j.act(c, t, &acts[i])
		}
	}
}

// takesAway reports acts by which a file is lost.
func takesAway(k code.Kind) bool {
	return k == code.Deletes || k == code.DeletesTree || k == code.Writes || k == code.RunsFile
}

// anyTurned reports that an act may run after one that stands behind it.
func anyTurned(lines []string, acts []code.Act, i int) bool {
	for n := i + 1; n < len(acts) && n < i+maxTurned; n++ {
		if k := acts[n].Kind; (k == code.Moves || k == code.Writes || k == code.Appends || k == code.Edits) &&
			turnsRound(lines, acts[i].Line, acts[n].Line) {
			return true
		}
	}
	return false
}

// turnsRound reports that what stands on a line may run after what stands on a later one: another
// function begins between them, or a word before them turns the order round.
func turnsRound(lines []string, first, second int) bool {
	if first < 1 || second < first || second > len(lines) {
		return true
	}
	begins := first
	for begins > 1 && first-begins < maxTurned && !beginsFunction().MatchString(lines[begins-1]) {
		begins--
	}
	for at := begins; at <= second; at++ {
		if at > first && beginsFunction().MatchString(lines[at-1]) || turnsOrder().MatchString(lines[at-1]) {
			return true
		}
	}
	return false
}

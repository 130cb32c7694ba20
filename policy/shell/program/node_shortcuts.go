package program

import "strings"

// shortcuts are the words that concurrently takes for a script of package.json; a name with a * is that of
// several. Source: concurrently 9, "Command shortcuts".
var shortcuts = map[string]string{
	"npm": "npm run", "yarn": "yarn run", "pnpm": "pnpm run",
	"bun": "bun run", "node": "node --run", "deno": "deno task",
}

// ScriptShortcut gives the command line that such a word stands for.
func ScriptShortcut(program, word string) (line string, is bool) {
	runner, script, is := strings.Cut(word, ":")
	start := shortcuts[runner]
	if program != "concurrently" || !is || start == "" || script == "" || strings.Trim(script, nameLetters) != "" {
		return "", false
	}
	return start + " " + script, true
}

// nameLetters are what a script's name is made of, where it is none of a shell's.
const nameLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_:."

package running

import (
	"fmt"
	"os"
	"strings"

	"golang.org/x/term"

	"guard/locale"
	"guard/prompt"
	"guard/prompt/tty"
)

// examineAsking looks whether the person could be asked from here.
func examineAsking() []symptom {
	err := prompt.New(tty.Options{}).Available()
	switch {
	case err == nil && term.IsTerminal(int(os.Stdin.Fd())):
		return []symptom{{About: "asking", State: good, What: locale.Text("you can be asked at this terminal")}}
	case err == nil:
		return []symptom{{About: "asking", State: good,
			What: locale.Text("you can be asked at the terminal, though the input is none")}}
	}
	return []symptom{{"asking", fair, locale.Fill("you cannot be asked here: {0}", err.Error()),
		locale.Text("an editor asks by its own dialog; else keep guard watch running in a terminal"), "guard watch"}}
}

// roomy is the size in which a question shows all of its parts.
const roomyWidth, roomyHeight = 60, 20

// examineTerminal looks at what the terminal can show of a question; without a terminal at nothing.
func examineTerminal(getenv func(string) string) []symptom {
	width, height, err := terminalSize()
	if err != nil {
		return nil
	}
	kind, utf8 := getenv("TERM"), isUTF8(getenv)
	one := symptom{About: "terminal", State: good, What: fmt.Sprintf("%s, %d×%d", kind, width, height)}
	switch {
	case kind == "" || kind == "dumb":
		return []symptom{{"terminal", fair, locale.Text("it has no control sequences (TERM): questions are " +
			"plain lines, " +
			"without colours"), locale.Text("say what it is, if it can do more"), "export TERM=xterm-256color"}}
	case !utf8:
		one.State, one.What = fair, one.What+locale.Text(": the locale is not UTF-8, so characters may be "+
			"shown wrong")
		one.Command = "export LC_ALL=C.UTF-8"
	case width < roomyWidth || height < roomyHeight:
		one.State, one.What = fair, one.What+locale.Text(": small, so a question has to be scrolled")
	case getenv("NO_COLOR") != "":
		one.What += locale.Text(", without colours (NO_COLOR)")
	}
	return []symptom{one}
}

// isUTF8 reads the locale as setlocale(3) does.
func isUTF8(getenv func(string) string) bool {
	for _, name := range []string{"LC_ALL", "LC_CTYPE", "LANG"} {
		if value := getenv(name); value != "" {
			value = strings.ToLower(value)
			return strings.Contains(value, "utf-8") || strings.Contains(value, "utf8")
		}
	}
	return false
}

// terminalSize is that of the terminal that guard would ask at.
func terminalSize() (width, height int, err error) {
	f, err := os.OpenFile("/dev/tty", os.O_RDWR, 0)
	if err != nil {
		return 0, 0, err
	}
	defer f.Close()
	return term.GetSize(int(f.Fd()))
}

package python

import (
	"cmp"
	"encoding/json"
	"slices"
	"strconv"
	"strings"
)

// Notebook is what the code cells of a Jupyter notebook say (nbformat 4, code cells; IPython 8, system shell access and
// built-in magic commands): code, and lines for a shell. False: the text is no notebook, or its cells are in another
// language, by its kernel or by a magic.
func Notebook(text string) (code string, lines []string, ok bool) {
	var book struct {
		Cells []struct {
			Kind   string          `json:"cell_type"`
			Source json.RawMessage `json:"source"`
		} `json:"cells"`
		Metadata struct {
			Kernel struct {
				Name     string `json:"name"`
				Language string `json:"language"`
			} `json:"kernelspec"`
			Language struct {
				Name string `json:"name"`
			} `json:"language_info"`
		} `json:"metadata"`
	}
	if json.Unmarshal([]byte(text), &book) != nil {
		return "", nil, false
	}
	kernel := book.Metadata.Kernel
	if speaksOther(cmp.Or(kernel.Language, book.Metadata.Language.Name), kernel.Name) {
		return "", nil, false
	}
	var b strings.Builder
	for _, cell := range book.Cells {
		if cell.Kind != "code" {
			continue
		}
		source, readable := cellText(cell.Source)
		magic, known := cellMagic(source)
		switch {
		case !readable || !known:
			return "", nil, false
		case magic:
			_, script, _ := strings.Cut(source, "\n")
			lines = append(lines, script)
		default:
			lines = append(lines, splitCell(source, &b)...)
		}
	}
	return b.String(), lines, true
}

// otherKernels are kernels for other languages, by the beginnings of their usual names (Jupyter's list of kernels).
var otherKernels = strings.Fields("bash zsh fish powershell javascript typescript node deno ruby perl php julia java " +
	"kotlin scala groovy clojure gonb gophernotes rust xcpp cling csharp fsharp haskell ocaml elixir octave matlab")

// speaksOther reports a notebook of another language; where it does not say which, its kernel's name does.
func speaksOther(language, kernel string) bool {
	if language != "" {
		return !strings.Contains(strings.ToLower(language), "python")
	}
	kernel = strings.ToLower(kernel)
	return kernel == "ir" || slices.ContainsFunc(otherKernels, func(name string) bool {
		return strings.HasPrefix(kernel, name)
	})
}

// cellText is the source of a cell: a text, or a list of its lines.
func cellText(raw json.RawMessage) (string, bool) {
	var text string
	if json.Unmarshal(raw, &text) == nil {
		return text, true
	}
	var lines []string
	err := json.Unmarshal(raw, &lines)
	return strings.Join(lines, ""), err == nil
}

// cellMagic reports a cell that is a script for a shell; known: what its first line makes of it is.
func cellMagic(source string) (shell, known bool) {
	first, _, _ := strings.Cut(strings.TrimSpace(source), "\n")
	word, is := strings.CutPrefix(first, "%%")
	if !is {
		return false, true
	}
	word, _, _ = strings.Cut(word, " ")
	switch word {
	case "bash", "sh", "!", "sx", "system":
		return true, true
	case "time", "timeit", "capture", "prun":
		return false, true
	}
	return false, false
}

// Line magics that hand a line to the system, show a file, run a program of their name, or change the folder.
var magics = map[string]func(rest string) (code, line string){
	"sx": toShell(""), "system": toShell(""), "run": toShell("python3 "),
	"pycat": toShell("cat "), "cat": toShell("cat "), "less": toShell("cat "), "more": toShell("cat "),
	"load": toShell("cat "), "loadpy": toShell("cat "),
	"pip": toShell("pip "), "conda": toShell("conda "), "mamba": toShell("mamba "), "uv": toShell("uv "),
	"ls": toShell("ls "), "rm": toShell("rm "), "rmdir": toShell("rmdir "), "mv": toShell("mv "), "cp": toShell("cp "),
	"mkdir": toShell("mkdir "),
	"cd": func(rest string) (code, line string) {
		return "__import__('os').chdir(__import__('os').path.expanduser(" + strconv.Quote(rest) + "))\n", ""
	},
}

// toShell is a magic whose words are a line for a shell, behind a program.
func toShell(program string) func(rest string) (code, line string) {
	return func(rest string) (string, string) { return "", program + rest }
}

// Cell is a cell of IPython as code, and lines for a shell.
func Cell(source string) (code string, lines []string) {
	var b strings.Builder
	lines = splitCell(source, &b)
	return b.String(), lines
}

// splitCell adds the code of a cell to b and lists its lines for a shell.
func splitCell(source string, b *strings.Builder) (lines []string) {
	for line := range strings.Lines(source + "\n") {
		bare := strings.TrimSpace(line)
		if _, command, given := strings.Cut(bare, "= !"); given && !strings.HasPrefix(bare, "!") { // files = !ls
			lines = append(lines, command)
			continue
		}
		if _, magic, given := strings.Cut(bare, "= %"); given {
			bare = "%" + magic
		}
		word, rest, _ := strings.Cut(strings.TrimPrefix(bare, "%"), " ")
		switch use := magics[word]; {
		case strings.HasPrefix(bare, "!"):
			lines = append(lines, strings.TrimLeft(bare, "!"))
		case strings.HasPrefix(bare, "%") && use != nil:
			code, command := use(strings.TrimSpace(rest))
			if b.WriteString(code); command != "" {
				lines = append(lines, command)
			}
		case strings.HasPrefix(bare, "%"):
		default:
			b.WriteString(line)
		}
	}
	return lines
}

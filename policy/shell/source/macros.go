package source

import (
	"encoding/base64"
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// A source may take a file in by a name that a macro stands for, and may say that its lines are those of another file,
// which a compiler then shows beside its errors.

var (
	// includedMacro is a name where a file's name is expected (C23 6.10.3: #include, #embed; NASM 2.16: %include,
	// incbin).
	includedMacro = lazy.Pattern(`(?m)^[ \t]*(?:#[ \t]*(?:include|include_next|import|embed)|%[ \t]*include|` +
		`incbin)[ \t]+` +
		`([A-Za-z_]\w*)[ \t]*(\(?)`)
	// definedMacro is a macro without arguments.
	definedMacro = lazy.Pattern(`(?m)^[ \t]*[#%][ \t]*define[ \t]+(\w+)[ \t]+(.+?)[ \t]*$`)
	// quotedFile is a file's name as #include takes it.
	quotedFile = lazy.Pattern(`^\s*["<]([^">\n]+)[">]\s*$`)
	// lineMarker says that what follows stands in another file (C23 6.10.6; GCC 14, "Preprocessor Output").
	lineMarker = lazy.Pattern(`(?m)^[ \t]*#[ \t]*(?:line[ \t]+)?\d+[ \t]+"([^"\n]+)"`)
	// composedEmbedding is .incbin or .include of a name that goes on behind its string, or is an argument of a macro
	// (GNU as 2.43, .incbin, .macro).
	composedEmbedding = lazy.Pattern(`(?i)\.(?:incbin|include)` +
		`[ \t]+(?:\\?"[^"\n\\]*\\?"[ \t]*"?[ \t]*[A-Za-z_]|\\?"[^"\n]*\\[A-Za-z]|` +
		`\\?"?\\[A-Za-z]|"[ \t]*[A-Za-z_]\w*[ \t]*[("])`)
)

// maxMacros bounds how often a macro may stand for another.
const maxMacros = 4

// embedsByMacro judges the files that a source takes in by such names.
func (n *Names) embedsByMacro(c *effect.Call, v *option.Invocation, file, text string) {
	values := map[string]string{}
	for _, m := range definedMacro().FindAllStringSubmatch(text, files.MaxLiterals) {
		values[m[1]] = m[2]
	}
	for _, u := range v.Used {
		if name, value, ok := strings.Cut(u.Value.Text, "="); ok && u.Name == "-D" {
			values[name] = value
		}
	}
	for _, m := range includedMacro().FindAllStringSubmatch(text, maxEmbedded) {
		value := m[1]
		for range maxMacros {
			if next, ok := values[value]; ok {
				value = next
			}
		}
		name := quotedFile().FindStringSubmatch(value)
		if name == nil || m[2] != "" {
			c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(path.Base(file)))
			continue
		}
		n.embedsFile(c, n.State.Cwd, name[1])
	}
	if composedEmbedding().MatchString(text) {
		c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(path.Base(file)))
	}
}

var (
	mapAddress = lazy.Pattern(`(?m)^[ \t]*//[#@][ \t]*sourceMappingURL=(\S+)`)
	mapSources = lazy.Pattern(`"sources"\s*:\s*\[([^\]]*)\]`)
	mapRoot    = lazy.Pattern(`"sourceRoot"\s*:\s*"([^"]*)"`)
)

// mapsSources judges the files that the source map of new code names: Node.js shows lines of them beside an error
// (Node.js 22, --enable-source-maps).
func (j *Judge) mapsSources(c *effect.Call, t *ProgramText, text string) {
	if t.Lang != code.JavaScript || !j.Sources.newText(t) || !strings.Contains(text, "sourceMappingURL=") {
		return
	}
	for _, m := range mapAddress().FindAllStringSubmatch(text, 10) {
		dir := path.Dir(t.File)
		source := ""
		if _, data, inline := strings.Cut(m[1], ";base64,"); inline {
			decoded, err := base64.StdEncoding.DecodeString(data)
			if err != nil {
				continue
			}
			source = string(decoded)
		} else {
			file := path.Join(dir, m[1])
			source, _ = j.TextOf(place.Place{Path: file})
			dir = path.Dir(file)
		}
		root := ""
		if m := mapRoot().FindStringSubmatch(source); m != nil {
			root = m[1]
		}
		for _, list := range mapSources().FindAllStringSubmatch(source, 10) {
			for _, name := range QuotedStrings(list[1]) {
				for _, at := range []string{path.Join(dir, root, name), path.Join(root, name)} {
					if j.World.At(j.State.Cwd, at).Is(place.Secret) {
						j.Reads(c, taint.Literal(at))
					}
				}
			}
		}
	}
}

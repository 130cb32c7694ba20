package access

import (
	"bytes"
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/document"
	"guard/policy/shell/taint"
)

// What git does not keep is for this machine alone: passwords that people think up among it, under names that no table
// has. A text tells, where a name for a secret has a value.

// showsNamed reports a file of the person's, outside of git, whose text holds a secret by its name; text is empty
// where it was not read.
func showsNamed(j *readJudge, c *effect.Call, p place.Place, text []byte) bool {
	base := path.Base(p.Path)
	_, packed := unpackedName(base)
	if j.Theirs || j.World.Git == nil || !packed && !mayName(base) || place.Sample(base) ||
		picksPlainly(c.Cmd.Argv) || files.OfTests(j.World.Root(), p.Path) {
		return false
	}
	switch {
	case document.Named(base):
		return !listsNames(c.Cmd.Argv) && documentNames(j, p.Path) && unkept(j, p.Path)
	case memory().MatchString(base):
		return memoryNames(j, c.Cmd.Argv, p.Path) && unkept(j, p.Path)
	}
	if text == nil {
		var err error
		text, err = j.World.Disk.ReadFile(p.Path, maxNamedText)
		if j.InTime(err); err != nil {
			return false
		}
	}
	text, base = unpacked(base, text)
	shows := namesSecret(base, shownOf(c.Cmd.Argv, text))
	if !shows && files.Binary(string(text[:min(len(text), 8000)])) {
		shows = namesSecret(base, shownOf(c.Cmd.Argv, printable(text)))
	}
	return shows && unkept(j, p.Path)
}

// maxNamedText bounds what of such a file is looked at, maxTelling what of it is searched, in bytes.
const (
	maxNamedText = 2 << 20
	maxTelling   = 128 << 10
)

// ShownInError judges a file of settings that is run as code: the error shows the line that is none.
func ShownInError(j *Judge, c *effect.Call, a taint.Word) {
	base := path.Base(a.Text)
	if path.Ext(base) != "" && files.SettingsName(base) && !codeOf(base) && !scriptOf(base) {
		j.showsPlain(c, a, j.Place(a))
	}
}

// mayName reports a name of a text that may hold a secret by its name.
func mayName(base string) bool {
	return place.TellsSecret(base) || namedFile(base) || !slices.Contains(otherEndings, strings.ToLower(path.Ext(base)))
}

// otherEndings are those of records, markup and styles, and of what is no text: images, sounds, fonts, archives, what
// compilers and learners make.
var otherEndings = strings.Fields(`
	.log .lock .sum .html .htm .css .scss .sass .less .svg .map .png .jpg .jpeg .gif .webp .ico .bmp
	.tif .tiff .heic .mp3 .mp4 .m4a .wav .ogg .mov .avi .mkv .woff .woff2 .ttf .otf .eot .zip .tar .tgz
	.gz .bz2 .xz .zst .7z .rar .jar .war .apk .ipa .deb .rpm .whl .egg .class .o .a .so .dylib .dll .exe
	.pyc .wasm .rlib .pdb .pdf .ps .parquet .feather .arrow .npy .npz .pt .pth .ckpt .safetensors .onnx
	.tflite .h5 .hdf5 .pkl .pickle .joblib`)

// namesSecret reports a text that does, under such a name. Of a program that is for no settings only what it hands on
// counts: what stands there else is made up for a try.
func namesSecret(base string, text []byte) bool {
	if len(text) > maxPlain {
		text = place.Telling(text, maxTelling)
	}
	if codeOf(base) && !place.TellsSecret(base) && !namedFile(base) {
		return place.NamedInCode(text)
	}
	return place.NamedSecret(base, text)
}

// scriptEndings are those of what a shell, a notebook or a tool that sets up machines runs: they name what they use as
// settings do.
var scriptEndings = strings.Fields(".sh .bash .zsh .fish .ksh .ps1 .psm1 .bat .cmd .ipynb .tf .nix")

func scriptOf(base string) bool {
	return slices.Contains(scriptEndings, strings.ToLower(path.Ext(base)))
}

// sourceEndings are those of programs' texts.
var sourceEndings = strings.Fields(".py .js .cjs .mjs .jsx .ts .tsx .go .rb .php .java .kt .swift .c .h .hpp .cpp " +
	".cc .ino .rs .cs .vb .lua .r .pl .scala .dart .ex .exs .clj .groovy .gradle")

func codeOf(base string) bool { return slices.Contains(sourceEndings, strings.ToLower(path.Ext(base))) }

// unkept reports a file that git ignores, or does not hold as the person's: it is new to it, there is no git, or this
// session put it there.
func unkept(j *readJudge, file string) bool {
	if j.World.Git.Ignored(file) {
		return true
	}
	text, held := j.World.Git.Text(path.Dir(file), ":", file)
	if !held {
		return !j.World.Git.Restorable(file)
	}
	if putIn(j, file, text) {
		return true
	}
	was, held := j.World.Git.Text(path.Dir(file), "HEAD", file) // the person staged it, and did not commit it
	return held && was != text && !namesSecret(path.Base(file), []byte(was))
}

// namedFile reports a name of settings, notes or data, or of a program's text that is for settings.
func namedFile(base string) bool {
	return recorded(base) || files.SettingsName(base) || document.Named(base) || memory().MatchString(base)
}

// shownOf is what a command may show of a text: of a plain search the lines that it finds, of an edit in place nothing.
func shownOf(argv []string, text []byte) []byte {
	if len(argv) < 2 {
		return text
	}
	words := argv[1:]
	dashed := func(word string) bool { return strings.HasPrefix(word, "-") }
	switch name := path.Base(argv[0]); {
	case name == "sed" && slices.ContainsFunc(words, inPlace):
		return nil
	case slices.Contains(searchers, name):
		at := slices.IndexFunc(words, func(word string) bool { return !dashed(word) })
		wider := func(word string) bool { return dashed(word) && !findsOnly().MatchString(word) }
		if at < 0 || slices.ContainsFunc(words, wider) {
			return text
		}
		return linesWith(text, words[at])
	}
	return text
}

// inPlace is the option by which sed writes its files, and prints nothing unless it is told to.
func inPlace(word string) bool {
	return strings.HasPrefix(word, "-i") || word == "-Ei" || word == "--in-place"
}

// findsOnly are options by which a search shows no more than the lines that it finds.
var findsOnly = lazy.Pattern(`^-(?:[nHhiwoEFs]+|-color(?:=\w+)?|-line-number|-ignore-case|-word-regexp)$`)

// linesWith are the lines in which a pattern is found; all of them where it is none of Go's.
func linesWith(text []byte, pattern string) []byte {
	re, err := regexp.Compile("(?i)" + strings.ReplaceAll(pattern, `\|`, "|"))
	if err != nil {
		return text
	}
	var found []byte
	for line := range bytes.Lines(text) {
		if re.Match(bytes.TrimRight(line, "\r\n")) {
			found = append(found, line...)
		}
	}
	return found
}

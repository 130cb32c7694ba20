package git

import (
	"slices"
	"strings"

	"guard/policy/gitconfig"
	"guard/policy/place"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// An alias of git's is a setting of the person's: what it stands for is judged, as if it stood on the line
// (git-config(1), alias.*, git 2.51).

// quietOptions stand before a subcommand and change neither which settings hold nor where git works.
var quietOptions = strings.Fields("-P --no-pager")

// Alias judges a subcommand that the settings have stand for another command; false: none does, or which one is not
// known.
func (r *Repositories) Alias(c *effect.Call, v *option.Invocation, args []taint.Word) (taint.Stream, bool) {
	if !v.UnknownSub || r.aliased || !args[0].Known() || args[0].Text != "git" || r.World.Disk == nil || r.Wrap.Remote {
		return taint.Stream{}, false
	}
	at := 1
	for at < len(args) && slices.Contains(quietOptions, args[at].Text) {
		at++
	}
	if at == len(args) || !args[at].Known() || !access.SubcommandShaped(args[at].Text) || r.setsGit() {
		return taint.Stream{}, false
	}
	value, known := r.standsFor(strings.ToLower(args[at].Text))
	if !known {
		return taint.Stream{}, false
	}
	words, known := r.aliasWords(value, args[at+1:])
	if !known {
		return taint.Stream{}, false
	}
	r.aliased = true // git takes an alias of an alias; guard does not
	defer func() { r.aliased = false }()
	c.Cmd.Signature = ""
	c.Inner, c.Silent = true, true
	return r.Walk.Nested(c, "git", words, c.In), true
}

// setsGit reports variables of the line that tell git which settings to take, or which repository.
func (r *Repositories) setsGit() bool {
	for name := range r.State.Vars {
		if strings.HasPrefix(name, "GIT_") || name == "HOME" || name == "XDG_CONFIG_HOME" {
			return true
		}
	}
	return false
}

// standsFor is the value of an alias, from the file that has the last word. false: there is none, or a file that
// includes others could have it.
func (r *Repositories) standsFor(name string) (value string, known bool) {
	root := r.World.Root()
	if root == "" || len(r.State.Folders()) != 1 || r.State.Within || !place.Below(r.State.Cwd, root) {
		return "", false
	}
	for dir := r.State.Cwd; dir != root; dir = dir[:strings.LastIndexByte(dir, '/')] {
		if _, own := r.RepositoryAt(dir); own {
			return "", false
		}
	}
	meta, ok := r.commonFolder(root)
	if !ok {
		return "", false
	}
	list := []string{meta + "/config.worktree", meta + "/config"}
	if home := r.World.Home; home != "" {
		list = append(list, home+"/.gitconfig", home+"/.config/git/config")
	}
	for _, file := range list {
		if !r.IsThere(file) {
			continue
		}
		text, how := r.TextOf(place.Place{Path: file})
		settings, err := gitconfig.Parse([]byte(text))
		if how != files.Wholly || err != nil {
			return "", false
		}
		for _, e := range settings.Entries {
			switch key := strings.ToLower(e.Key); {
			case strings.HasPrefix(key, "include.") || strings.HasPrefix(key, "includeif."),
				strings.HasPrefix(key, "alias."+name+"."):
				return "", false
			case key == "alias."+name:
				value, known = e.Value, true
			}
		}
		if known {
			return value, true
		}
	}
	return "", false
}

// aliasWords are the words of the command that an alias stands for, with those that it is called with. What begins with
// "!" is a shell's, which git starts at the top of the work tree.
func (r *Repositories) aliasWords(value string, args []taint.Word) ([]taint.Word, bool) {
	if text, shell := strings.CutPrefix(value, "!"); shell {
		if r.State.Cwd != r.World.Root() || strings.TrimSpace(text) == "" {
			return nil, false
		}
		if len(args) > 0 {
			text += ` "$@"`
		}
		return append([]taint.Word{taint.Literal("sh"), taint.Literal("-c"), taint.Literal(text), taint.Literal("git")},
			args...), true
	}
	list, ok := splitAlias(value)
	if !ok || len(list) == 0 || strings.HasPrefix(list[0], "-") {
		return nil, false
	}
	words := []taint.Word{taint.Literal("git")}
	for _, word := range list {
		words = append(words, taint.Literal(word))
	}
	return append(words, args...), true
}

// splitAlias takes the value of an alias apart as git does (alias.c, split_cmdline): at white space, with quotes of
// both kinds; false: a quote is open, or a backslash stands there.
func splitAlias(value string) (words []string, ok bool) {
	var word strings.Builder
	begun, quote := false, byte(0)
	for i := range len(value) {
		switch b := value[i]; {
		case b == '\\':
			return nil, false
		case quote != 0 && b == quote:
			quote = 0
		case quote == 0 && (b == '\'' || b == '"'):
			quote, begun = b, true
		case quote == 0 && (b == ' ' || b == '\t' || b == '\n'):
			if begun {
				words = append(words, word.String())
			}
			word.Reset()
			begun = false
		default:
			word.WriteByte(b)
			begun = true
		}
	}
	if begun {
		words = append(words, word.String())
	}
	return words, quote == 0
}

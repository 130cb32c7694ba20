package git

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/policy/gitconfig"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/taint"
)

// Files that a person keeps enciphered, and has git show in the clear: gitattributes(5), diff=NAME, and git-config(1),
// diff.NAME.textconv.

// opens are programs that decipher, or decode, what they are given; what git has them do for a look at
// a patch is such a look at a secret. Sources: ansible-vault(1); sops 3.9, README; gpg(1); age(1); openssl-enc(1);
// git-crypt(1); eyaml, ejson, transcrypt, blackbox, pass: their READMEs; base64(1).
var opens = strings.Fields("ansible-vault sops gpg gpg2 age rage openssl git-crypt eyaml ejson transcrypt " +
	"blackbox_cat pass base64 base32 basenc helm vault decrypt")

// Such a setting is named so, in small letters but for NAME.
const textconvBegin, textconvEnd = "diff.", ".textconv"

// showsConverted are the subcommands that convert what they print (gitattributes(5), "Performing text diffs of binary
// files"; git-blame(1)).
var showsConverted = strings.Fields("diff show log whatchanged reflog blame annotate stash")

// decrypts judges a patch of such files.
func (p *printing) decrypts(c *effect.Call, sub string) {
	first, _, _ := strings.Cut(sub, " ")
	root := p.WorkTree()
	if !slices.Contains(showsConverted, first) || p.v.Gave("--no-textconv") || root == "" {
		return
	}
	settings, how := p.TextOf(place.Place{Path: root + "/.git/config"})
	if how == files.Unseen || !strings.Contains(settings, "textconv") {
		return
	}
	parsed, err := gitconfig.Parse([]byte(settings))
	if err != nil {
		return
	}
	for _, e := range parsed.Entries {
		key := strings.ToLower(e.Key)
		if !strings.HasPrefix(key, textconvBegin) || !strings.HasSuffix(key, textconvEnd) || !opensText(e.Value) {
			continue
		}
		name := strings.TrimSuffix(e.Key[len(textconvBegin):], e.Key[len(e.Key)-len(textconvEnd):])
		if file := p.converted(root, "diff="+name); file != "" {
			c.Raise(risk.High, risk.FSConfigSecrets,
				effect.Say("{0} shows what is in {1}, which holds secrets", p.v.Name, file))
			return
		}
	}
}

// opensText reports a command that starts a program of opens.
func opensText(command string) bool {
	return slices.ContainsFunc(strings.Fields(command), func(word string) bool {
		return slices.Contains(opens, path.Base(word))
	})
}

// converted is the pattern of files with an attribute that the patch may have among its own.
func (p *printing) converted(root, attribute string) string {
	for _, at := range [...]string{"/.gitattributes", "/.git/info/attributes"} {
		text, _ := p.TextOf(place.Place{Path: root + at})
		for line := range strings.Lines(text) {
			words := strings.Fields(line)
			if len(words) > 1 && slices.Contains(words[1:], attribute) && p.mayChange(words[0]) {
				return words[0]
			}
		}
	}
	return ""
}

// mayChange reports that files of a pattern may be in the patch: those that are named, those that differ from the last
// commit where nothing else is compared, else any.
func (p *printing) mayChange(pattern string) bool {
	fits := func(file string) bool { return effect.Fits(path.Base(pattern), path.Base(file)) }
	if len(p.paths) > 0 {
		return slices.ContainsFunc(p.paths, func(word taint.Word) bool {
			return !word.Known() || fits(word.Text) || p.below(p.Place(word).Path, fits)
		})
	}
	if _, sub := p.v.Words(); sub == "diff" && len(p.revs) == 0 {
		changed, whole := p.World.Git.Uncommitted(p.WorkTree(), place.Limit)
		return !whole || slices.ContainsFunc(changed, fits)
	}
	return true
}

// below reports a folder in which a file fits.
func (p *printing) below(dir string, fits func(string) bool) (found bool) {
	if !p.FolderAt(dir) {
		return false
	}
	for _, one := range p.FoldersBelow(dir) {
		p.InTime(p.World.Disk.ReadDir(one, func(e fs.DirEntry) bool {
			found = found || fits(e.Name())
			return !found
		}))
	}
	return found
}

package dockerfile

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
)

// What packs a folder shows every file of it, where the archive goes to the build's output, or is shown after (tar(1),
// --create without --file; cpio(1), -o; zip(1), -; bsdtar(1)).

var (
	// creates is a tar that packs; ownFile the name of an archive that is given to it, a dash for the output.
	creates = lazy.Pattern(`\b(?:bsd|g)?tar\s+(?:[^;&|]*\s)?(?:-?[a-zA-Z]*c[a-zA-Z]*|--create)(?:\s|$)`)
	ownFile = lazy.Pattern(`\btar\s+(?:[^;&|]*\s)?(?:-?[b-zA-Z]*f\s*|--file[=\s])["']?([\w./~$-]+)`)
	// others pack to the output as well.
	others = lazy.Pattern(`\b(?:cpio|pax)\s[^;&|]*(?:-\w*[ow]|--create)|\bcpio\s+-?\w*o|` +
		`\bzip\s+(?:-\S+\s+)*-(?:\s|$)|\b7z\w*\s+a\b[^;&|]*\s-so\b`)
	// archived is a file that other programs pack into.
	archived = lazy.Pattern(`\b(?:zip|7za?|7zz|7zr|jar|ar|rar|mksquashfs|git\s+archive|git\s+bundle\s+create)` +
		`\s[^;&|]*?([\w./-]+\.\w+|/[\w./-]+)`)
	// unpacks takes an archive in again.
	unpacks = lazy.Pattern(`^\s*(?:\(\s*)?(?:cd\s+\S+\s*&&\s*)?(?:\S*/)?(?:(?:bsd|g)?tar\s+(?:[^;&|]*\s)?` +
		`(?:-?[a-zA-Z]*x[a-zA-Z]*|--extract)|cpio\s[^|]*-?\w*i)`)
	// intoFile is what goes to a file; toOutput names the build's own output.
	intoFile = lazy.Pattern(`>\s*["']?([^\s"'&>|)]+)`)
	toOutput = lazy.Pattern(`^(?:-|/dev/(?:std(?:out|err)|tty|fd/\d+)|/proc/(?:self|\d+)/fd/\d+)$`)
	// shows is a program that prints a file by its name.
	shows = lazy.Pattern(`\b(?:cat|head|tail|strings|nl|tac|less|more|dd|sed|awk|cut|paste|sort|fold|rev|tee|split|` +
		`cp|jq|python[\d.]*|perl|node|ruby|unzip|zcat|gzip|gunzip|tar|7z\w*)\s[^;&|]*$`)
)

// packsOut reports a line that has an archive go to the build's output.
func packsOut(run string) bool {
	for command := range strings.FieldsFuncSeq(strings.ReplaceAll(run, "||", ";"),
		func(r rune) bool { return r == ';' || r == '&' || r == '\n' }) {
		stages := strings.Split(command, "|")
		for i, stage := range stages {
			if !packsStage(stage) {
				continue
			}
			rest := strings.Join(stages[i+1:], "|")
			if slices.ContainsFunc(stages[i+1:], unpacks().MatchString) || keptInFile(stage+"|"+rest) {
				continue
			}
			// what unpacks may stand behind cd DIR &&
			if i == len(stages)-2 && behindFolder().MatchString(run) {
				continue
			}
			return true
		}
	}
	return false
}

// behindFolder is an archive that is unpacked in another folder.
var behindFolder = lazy.Pattern(`\|\s*\(?\s*cd\s+\S+\s*&&\s*tar\s+-?[a-zA-Z]*x`)

// packsStage reports a command that packs to its output.
func packsStage(stage string) bool {
	if others().MatchString(stage) {
		return true
	}
	if !creates().MatchString(stage) {
		return false
	}
	m := ownFile().FindStringSubmatch(stage)
	return m == nil || toOutput().MatchString(m[1])
}

// keptInFile reports an output that goes to a file of the image's.
func keptInFile(text string) bool {
	m := intoFile().FindAllStringSubmatch(text, -1)
	return len(m) > 0 && !toOutput().MatchString(m[len(m)-1][1]) && m[len(m)-1][1] != "/dev/null"
}

// packs are the archives that a line makes, by their last names.
func packs(run string) (names []string) {
	for command := range strings.FieldsFuncSeq(run, func(r rune) bool { return strings.ContainsRune(";&\n", r) }) {
		switch {
		case creates().MatchString(command):
			for _, m := range ownFile().FindAllStringSubmatch(command, maxMatches) {
				names = append(names, path.Base(m[1]))
			}
			fallthrough
		case others().MatchString(command):
			for _, m := range intoFile().FindAllStringSubmatch(command, maxMatches) {
				names = append(names, path.Base(m[1]))
			}
		}
		for _, m := range archived().FindAllStringSubmatch(command, maxMatches) {
			names = append(names, path.Base(m[1]))
		}
	}
	return slices.DeleteFunc(names, func(name string) bool { return name == "." || name == "/" || name == "null" })
}

// showsAny reports a line that prints one of some files.
func showsAny(run string, names []string) bool {
	for part := range strings.FieldsFuncSeq(run, func(r rune) bool { return strings.ContainsRune(";&|\n", r) }) {
		if !shows().MatchString(part) || creates().MatchString(part) || unpacks().MatchString(part) ||
			keptInFile(part) {
			continue
		}
		apart := func(r rune) bool { return strings.ContainsRune(" \t\"'=<>(),", r) }
		for word := range strings.FieldsFuncSeq(part, apart) {
			if slices.Contains(names, path.Base(word)) && !copiesOn(part) {
				return true
			}
		}
	}
	return false
}

// copiesOn is a copy from one file to another.
func copiesOn(part string) bool {
	words := strings.Fields(part)
	return len(words) > 2 && path.Base(words[0]) == "cp" && !toOutput().MatchString(words[len(words)-1])
}

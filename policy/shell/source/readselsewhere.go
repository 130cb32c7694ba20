package source

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
)

// A source of a compiled language that opens what lies outside of the workspace: by a path from the home, from the
// folder above the one where it works, or from one that it changes to. Where git holds the name, the person wrote it.

var (
	// asksHome is how it asks where the home is (getenv(3); Rust 1.80, std::env, dirs 5; Java 21; .NET 9; Swift 6; Zig
	// 0.14; Go's and Nim's like them; Fortran 2008; D 2; Haskell, directory 1.3; Elixir 1.18, System).
	asksHome = lazy.Pattern(`(?i)["']HOME["']|["']USERPROFILE["']|\bhome_?dir|user\.home|UserProfile|NSHomeDirectory|` +
		`homeDirectory|user_home|getHome|expand_?(?:user|home|Tilde)|pw_dir\b|` +
		`SpecialFolder\.(?:Personal|MyDocuments|Desktop)|` +
		`SpecialFolder\)\s*\d|HomeLocation|GLOB_TILDE|user_?(?:Profile|Directory)\(|document_?dir\(|` +
		`\b(?:Path|File|os|QDir)(?:\.|::)home\b|user"\s*\+\s*"|get_argument\(home\)|["']~/?["']`)
	// goesUp is how it names the folder above another (the same manuals).
	goesUp = lazy.Pattern(`\.parent\b|parent_path\(|GetParent\(|getParent(?:File)?\(|` +
		`deletingLastPathComponent|` +
		`\bdirname\b|takeDirectory|GetDirectoryName|resolveSibling|parent_?[dD]ir\b|\bdirName\b|` +
		`[pP]arentFile\b|remove_filename|\bos\.up\b|\.ancestors\(|(?:dir|cwd|d|p|path)\.pop\(`)
	// spellsUp is how it names that folder by dots alone.
	spellsUp = lazy.Pattern(`(?i)["']\.["']\.repeat\(2\)|\b(?:string|make|duplicate|repeat|replicate)\b[ (]*` +
		`(?:repeating:\s*)?(?:["']\.["'],?\s*(?:count:\s*)?2|2,?\s*["']\.["'])|["']\.["']\s*\*\s*2|` +
		`\bparent_dir_name\b|\bParDir\b|Component::ParentDir|\bos\.up\b`)
	// filled is what stands for a value at the beginning of a text that is put together.
	filled = lazy.Pattern(`^(?:%s|\{[^}\s]*\}|\$\{[^}]*\}|\$\w+|\\\(\w+\))`)
	// remarkLine is a line that only tells.
	remarkLine = lazy.Pattern(`(?m)^[ \t]*(?://|/\*|\*)[^\n]*`)
	// device are disks and memory (Linux, Documentation/admin-guide/devices.txt; hd(4); macOS's disks).
	device = lazy.Pattern(`^/dev/(?:(?:s|h|v|xv)d[a-z]|nvme\d|mmcblk\d|r?disk\d|mapper/|dm-\d|k?mem$|port$)`)
)

// isSource reports the text of a compiled program, or of a build or of tests in Groovy that are read as one.
func isSource(file string) bool {
	return slices.Contains(SourceEndings, path.Ext(file)) || file == "-" || isBuildScript(file) ||
		path.Ext(file) == ".groovy"
}

// readsElsewhere judges the names in such a source.
func readsElsewhere(n *Names, c *effect.Call, file, text string) {
	if n.World.Disk == nil || !isSource(file) {
		return
	}
	if path.Ext(file) == ".groovy" { // a mark in a remark opens no text there: isn't
		text = remarkLine().ReplaceAllString(text, "")
	}
	bases := basesOf(n, text)
	held, _ := n.World.Committed(file)
	for _, s := range QuotedStrings(text) {
		if device().MatchString(s) {
			c.Raise(risk.High, risk.SystemImpact, effect.Say("the source {0} names {1}", path.Base(file), s))
		}
		if len(s) > maxName || strings.ContainsAny(s, "\n\t*<>|;") || held != "" && strings.Contains(held, s) {
			continue
		}
		if at := elsewhereIn(n, bases, s); at != "" {
			NamesOutside(c, file, at)
			return
		}
	}
	if at := listedElsewhere(n, text, held); at != "" {
		NamesOutside(c, file, at)
	}
}

// maxName bounds the strings that may name files.
const maxName = 200

// basesOf are the folders from which names in a source may count, beside those where the program and its compiler work.
func basesOf(n *Names, text string) (bases []string) {
	if whole := text + "\n" + joined(text); asksHome().MatchString(whole) && n.World.Home != "" {
		bases = append(bases, n.World.Home)
	}
	if worksHere().MatchString(text) && goesUp().MatchString(text) || spellsUp().MatchString(text) {
		bases = append(bases, path.Dir(n.State.Cwd))
	}
	for _, m := range entersFolder().FindAllStringSubmatch(text, maxEmbedded) {
		held := heldFolder().FindStringSubmatch(strings.Join(m[1:], ""))
		if held == nil || held[1] == "" {
			continue
		}
		if p := n.World.At(n.State.Cwd, held[1]); p.Path != "" && !p.Any(place.Inside|place.Temp|place.Shared) {
			bases = append(bases, p.Path)
		}
	}
	return bases
}

// elsewhereIn is what a string names outside of the workspace, where that is there.
func elsewhereIn(n *Names, bases []string, s string) string {
	if path.IsAbs(s) || s == ".." || strings.HasPrefix(s, "../") {
		if p := n.World.At(n.State.Cwd, s); standsElsewhere(n, p) {
			return s
		}
	}
	rest := strings.TrimLeft(filled().ReplaceAllString(s, ""), "/")
	if rest == "" {
		return ""
	}
	if strings.HasPrefix(rest, "../") && standsElsewhere(n, n.World.At(n.State.Cwd, rest)) {
		return s
	}
	for _, base := range bases {
		if p := n.World.At(base, rest); standsElsewhere(n, p) {
			return p.Path
		}
	}
	return ""
}

// StandsElsewhere is standsElsewhere for other parts.
func StandsElsewhere(n *Names, p place.Place) bool {
	return n.World.Disk != nil && standsElsewhere(n, p)
}

// standsElsewhere reports what is there, outside of the workspace, and not everybody's.
func standsElsewhere(n *Names, p place.Place) bool {
	return strings.Count(p.Path, "/") > 1 && files.Elsewhere(&n.Folders, p, p.Path) != nil
}

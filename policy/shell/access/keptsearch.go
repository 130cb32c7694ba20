package access

import (
	"bytes"
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// searching is how one search tells what it lists.
type searching struct {
	KeptNames

	v                         *option.Invocation
	hidden, unignored, binary bool
	only, but                 []string // patterns of names that it is limited to, and that it leaves out
	texts                     []*regexp.Regexp
	any                       bool // what it looks for is not known
}

// maxSearched bounds the bytes of a file in which a pattern is looked for.
const maxSearched = 1 << 20

// Options by which searches choose files. Sources: grep(1), GNU grep 3.11; rg(1), ripgrep 14; ag(1), 2.2; fd(1), fd 10;
// tree(1), 2.1.
var (
	limitsNames = strings.Fields("--include -g --glob --iglob")
	leavesNames = strings.Fields("--exclude --exclude-dir --ignore --ignore-dir -E -I")
	inHidden    = map[string][]string{"rg": {"-.", "--hidden"}, "fd": {"-H", "--hidden", "-u", "--unrestricted"},
		"ag": {"--hidden", "-u", "--unrestricted"}}
	inIgnored = map[string][]string{"rg": {"--no-ignore", "--no-ignore-vcs", "-u", "--unrestricted"},
		"fd": {"-I", "--no-ignore", "--no-ignore-vcs", "-u", "--unrestricted"},
		"ag": {"-U", "-u", "--unrestricted", "-t", "--all-text", "-a", "--all-types"}}
	inBinary = map[string][]string{"rg": {"-a", "--text", "--binary", "-z", "--search-zip"},
		"ag": {"-u", "--unrestricted", "-a", "--all-types", "--search-binary"}}
)

// Options by which a search goes through symlinks to folders, and those by which it lists no symlink though it would.
// grep -R differs from -r only by that; ripgrep and ag name no symlink else. Sources as above.
var (
	goesThrough = map[string][]string{"gr": {"-R", "--dereference-recursive"}, "rg": {"-L", "--follow"},
		"ag": {"-f", "--follow"}, "fd": {"-L", "--follow"}, "tr": {"-l"}}
	namesLinks = []string{"fd", "tr"}
)

// listsLinks tells what a search does with symlinks.
func listsLinks(kind string, v *option.Invocation) Lists {
	through, names := v.Has(goesThrough[kind]...), slices.Contains(namesLinks, kind)
	switch typed, _ := v.Option("-t", "--type"); {
	case through && names && !strings.HasPrefix(typed.Text, "f"):
		return WholeLinks
	case through:
		return ThroughLinks
	case names && (typed.Text == "" || strings.HasPrefix(typed.Text, "l")):
		return NamesLinks
	}
	return NoLinks
}

// Listed tells which files that a write is refused to are among the names that grep and its kin, or fd, list.
func (k KeptNames) Listed(v *option.Invocation) (taint.Origin, *taint.Files) {
	s := searching{KeptNames: k, v: v}
	var tops []taint.Word
	kind := v.Chain[0].Name
	kind = kind[:min(2, len(kind))]
	s.hidden, s.unignored, s.binary = s.unhides(kind), v.Has(inIgnored[kind]...), v.Has(inBinary[kind]...)
	s.Links = listsLinks(kind, v)
	switch kind {
	case "gr":
		if !files.SearchesHidden(v) {
			return 0, nil // each file is named
		}
		s.hidden, s.unignored, s.binary = true, true, !v.Has("-I")
	case "rg", "ag":
		if v.Has("-t", "--type", "-G") && s.Links == NoLinks {
			return 0, nil // by their language
		}
	case "tr": // tree(1): -f has it print whole paths
		if v.Name != "tree" || !v.Has("-f") {
			return 0, nil
		}
		tops, s.hidden, s.unignored, s.binary, s.any = v.Operands, v.Has("-a"), true, true, true
	case "fd":
		s.binary, s.any = true, true
		if len(v.Operands) > 1 {
			tops = v.Operands[1:min(max(v.Behind, 1), len(v.Operands))]
		}
	default:
		return 0, nil
	}
	if v.Has("--files") {
		tops, s.any, s.binary = v.Operands, true, true
	} else if !s.any {
		_, tops = files.Sought(v)
		s.looksFor()
	}
	s.namesChosen()
	if len(tops) == 0 {
		tops = []taint.Word{{}}
	}
	return s.Among(tops, s.lists)
}

// unhides reports a search that goes into hidden folders: ripgrep by its second -u too.
func (s *searching) unhides(kind string) bool {
	u := 0
	for _, one := range s.v.Used {
		if one.Name == "-u" || one.Name == "--unrestricted" {
			u++
		}
	}
	return s.v.Has(inHidden[kind]...) || u > 1
}

// namesChosen reads which names are wanted; !NAME leaves out (rg(1), -g).
func (s *searching) namesChosen() {
	for _, u := range s.v.Used {
		pattern := strings.TrimSuffix(strings.TrimPrefix(u.Value.Text, "/"), "/")
		switch {
		case strings.Contains(pattern, taint.Hole):
		case slices.Contains(leavesNames, u.Name):
			s.but = append(s.but, pattern)
		case slices.Contains(limitsNames, u.Name) && strings.HasPrefix(pattern, "!"):
			s.but = append(s.but, strings.TrimPrefix(pattern[1:], "/"))
		case slices.Contains(limitsNames, u.Name):
			s.only = append(s.only, pattern)
		}
	}
}

// looksFor reads what the search looks for.
func (s *searching) looksFor() {
	patterns, _ := files.Sought(s.v)
	s.any = len(patterns) == 0 ||
		s.v.Has("-f", "--file", "-v", "--invert-match", "-L", "--files-without-match", "-S", "--smart-case")
	fold := ""
	if s.v.Has("-i", "--ignore-case", "-y") {
		fold = "i"
	}
	for _, a := range patterns {
		expression, known := files.Expression(s.v, a.Text)
		re, err := regexp.Compile("(?m" + fold + ")" + expression)
		if err != nil || !known || !a.Known() {
			s.any = true
			continue
		}
		s.texts = append(s.texts, re)
	}
}

// NewSearch tells of a file whether a search may find what it looks for in it; texts: it looks for any at all.
func NewSearch(f *files.Folders, v *option.Invocation, texts bool) func(at string) bool {
	s := searching{KeptNames: KeptNames{Folders: f}, v: v, binary: !v.Has("-I"), any: !texts}
	if texts {
		s.looksFor()
	}
	return s.holds
}

// lists reports a file that the search may find.
func (s *searching) lists(at, printed string) bool {
	parts := strings.Split(strings.TrimPrefix(printed, "./"), "/")
	dotted := slices.ContainsFunc(parts, func(p string) bool { return p != ".." && strings.HasPrefix(p, ".") })
	switch {
	case dotted && !s.hidden, !s.unignored && s.IgnoredName(at),
		len(s.only) > 0 && !s.chosen(s.only, parts), s.chosen(s.but, parts),
		strings.HasPrefix(s.v.Chain[0].Name, "fd") && !finds(s.v, path.Base(at)):
		return false
	}
	return s.holds(at)
}

// chosen reports a file, or a folder above it, that one of the patterns fits.
func (s *searching) chosen(patterns, parts []string) bool {
	for _, pattern := range patterns {
		pattern = strings.TrimPrefix(strings.TrimSuffix(strings.TrimSuffix(pattern, "/**"), "/*"), "**/")
		for i, part := range parts {
			if effect.Fits(pattern, part) || strings.Contains(pattern, "/") &&
				effect.Fits(pattern, strings.Join(parts[:i+1], "/")) {
				return true
			}
		}
	}
	return false
}

// holds reports a file in which the search may find what it looks for.
func (s *searching) holds(at string) bool {
	if s.any && s.binary {
		return true
	}
	text, err := s.World.Disk.ReadFile(at, maxSearched)
	if err != nil {
		return true
	}
	if !s.binary && bytes.IndexByte(text, 0) >= 0 {
		return false
	}
	return s.any || slices.ContainsFunc(s.texts, func(re *regexp.Regexp) bool { return re.Match(text) })
}

// Filtered tells which of the files are left in a list of names of which a filter gives on the lines that it finds
// something in (grep), or all (sort, head). ok: the filter is such a one.
func Filtered(v *option.Invocation, in *taint.Files) (left *taint.Files, ok bool) {
	if in == nil || len(in.Kept) == 0 {
		return nil, false
	}
	if v.Has("-c", "-l", "-L", "-q", "-f", "-o", "--count", "--file", "--only-matching", "-w", "-x", "--word-regexp",
		"--line-regexp", "-A", "-B", "-C", "-r", "--replace", "-z", "--null-data") {
		return nil, false
	}
	if slices.Contains(givesAll, v.Name) && len(v.Operands) == 0 || v.Name == "tee" {
		return &taint.Files{Kept: in.Kept}, true
	}
	if !strings.HasPrefix(v.Chain[0].Name, "grep") && v.Chain[0].Name != "rg" {
		return nil, false
	}
	s := searching{v: v}
	if _, where := files.Sought(v); len(where) > 0 {
		return nil, false
	}
	s.looksFor()
	if len(s.texts) == 0 || s.any && !v.Has("-v", "--invert-match") {
		return nil, false
	}
	left = &taint.Files{}
	for _, name := range in.Kept {
		found := slices.ContainsFunc(s.texts, func(re *regexp.Regexp) bool { return re.MatchString(name) })
		if found != v.Has("-v", "--invert-match") {
			left.Kept = append(left.Kept, name)
		}
	}
	return left, true
}

// givesAll are filters that give each line on as it is.
var givesAll = strings.Fields("cat sort uniq head tail tac shuf")

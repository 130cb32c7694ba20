package git

import (
	"strings"

	"guard/policy/shell/taint"
)

// Names of objects, by which git prints what they hold: no name of a file tells then that it is a secret.

// objectLists are the subcommands that print such names, with the options by which they do; none: always (the manual
// page of each, git 2.47).
var objectLists = map[string][]string{
	"ls-tree": nil, "show-index": nil, "verify-pack": {"-v", "--verbose"},
	"rev-list": {"--objects", "--objects-edge", "--objects-edge-aggressive", "--indexed-objects"},
	"cat-file": {"--batch-check", "--batch-all-objects", "-p", "--batch", "--batch-command"},
	"log":      {"--raw"}, "show": {"--raw"}, "diff": {"--raw"}, "reflog": {"--raw"},
	"whatchanged": nil, "diff-tree": nil, "diff-index": nil, "diff-files": nil,
	"fast-export": {"--no-data", "--show-original-ids"},
}

// listsNoObjects are options by which they print other things in place of them.
var listsNoObjects = strings.Fields("--name-only --name-status --stat --shortstat --numstat --summary --dirstat " +
	"-s --no-patch --quiet -q --count -t -e")

// ofSecrets is where names come from that git lists of its objects, where those of secrets are among them. The names
// of files that git ls-tree lists beside them, or alone, lead to the same.
func (p *printing) ofSecrets() taint.Origin {
	_, sub := p.v.Words()
	by, lists := objectLists[sub]
	if !lists || p.v.Chain[0].Name != "git" || p.World.Git == nil || p.Wrap.Remote || p.State.Cwd == "" ||
		sub != "ls-tree" && p.v.Gave(listsNoObjects...) || len(by) > 0 && !p.v.Gave(by...) {
		return 0
	}
	p.sort()
	if len(p.listed(sub)) > 0 {
		return taint.FromSecretPaths
	}
	return 0
}

// listed are the secrets of which objects are listed.
func (p *printing) listed(sub string) []string {
	switch {
	case sub == "ls-tree" && len(p.v.Operands) > 0:
		rev := p.v.Operands[0]
		p.paths = p.v.Operands[1:]
		if rev.Known() {
			return p.taken(p.between("", rev.Text))
		}
		return p.anySecret()
	case sub == "cat-file" && !p.v.Gave("--batch-check", "--batch-all-objects") && !p.treeAmong():
		return nil
	case printers[sub] != nil && sub != "cat-file":
		return p.taken(printers[sub](p))
	}
	return p.anySecret()
}

// treeAmong reports that git cat-file may print a tree, which is names of objects.
func (p *printing) treeAmong() bool {
	if p.v.Gave("--batch", "--batch-command") {
		return true
	}
	for _, rev := range p.revs {
		if rev == "" || strings.HasSuffix(rev, "}") || strings.HasSuffix(rev, ":") {
			return true
		}
		if strings.Contains(rev, ":") { // most often a file, and judged by its name
			continue
		}
		if _, known := p.World.Git.SecretsBetween(p.State.Cwd, "", rev); known {
			return true
		}
	}
	return false
}

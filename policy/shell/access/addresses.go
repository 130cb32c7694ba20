package access

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/program"
)

// addressParts are the host and the path of an address, with or without a scheme.
var addressParts = lazy.Pattern(`^(?:[A-Za-z][\w+.-]*:)?\\?/\\?/(?:[^/\s@\\]*@)?` +
	`(\[[0-9a-fA-F:.]+\]|[^/:?#\s\\]+)(?::\d+)?\\?([^\s?#]*)`)

// AddressParts are the host and the path of an address; empty: it is none.
func AddressParts(address string) (host, below string) {
	if m := addressParts().FindStringSubmatch(address); m != nil {
		return strings.ToLower(m[1]), m[2]
	}
	return "", ""
}

// hostKeepers are files in which a project names the hosts of its documents, beside the one that is read.
var hostKeepers = strings.Fields("README.md README.rst README docs/index.md docs/conf.py mkdocs.yml package.json " +
	"pyproject.toml")

// KnownAddress reports an address of a host that everybody's documents name, or that the project's own do, as git held
// them before this session: the file that names it, and what tells of the project.
func KnownAddress(j *Judge, file, address string) bool {
	host, below := AddressParts(address)
	if host == "" {
		return false
	}
	if program.DocumentHost(host, below) {
		return true
	}
	root := j.World.Root()
	if j.World.Git == nil || root == "" {
		return false
	}
	keepers := hostKeepers
	if file != "" {
		keepers = append([]string{file}, hostKeepers...)
	}
	for _, one := range keepers {
		if !path.IsAbs(one) {
			one = path.Join(root, one)
		}
		if namesHost(heldEarlier(j, one), host) {
			return true
		}
	}
	return false
}

// earlierCommits are where the text of a file is looked for that no commit of this session brought.
var earlierCommits = strings.Fields("HEAD HEAD~1 HEAD~2 HEAD~3 HEAD~4")

// heldEarlier is the last text of a file that git held before this session.
func heldEarlier(j *Judge, file string) string {
	if j.World.Git == nil {
		return ""
	}
	root := j.World.Root()
	for _, commit := range earlierCommits {
		text, ok := j.World.Git.Text(path.Dir(file), commit, file)
		if !ok {
			return ""
		}
		id := blobOf(text)
		if past := j.World.Past; past == nil || !past.Arrived(path.Join(root, ".git/objects", id[:2], id[2:])) {
			return text
		}
	}
	return ""
}

// namesHost reports a text that has an address of a host.
func namesHost(text, host string) bool {
	text = strings.ToLower(text)
	for {
		_, rest, found := strings.Cut(text, "://"+host)
		if !found {
			return false
		}
		if rest == "" || strings.IndexByte("/:?#\"'`)>] \n\r\t", rest[0]) >= 0 {
			return true
		}
		text = rest
	}
}

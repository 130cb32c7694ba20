package place

import (
	"path"
	"slices"
	"strings"
)

// maxLinks bounds the symlinks followed for one path, as the kernel does
// (path_resolution(7): 40).
const maxLinks = 40

// At says where a word of a command line, or a path of a tool call, lies. A
// leading ~ or ~user is a home; a relative word counts from cwd, and its Path
// stays empty when cwd is not known.
func (w *World) At(cwd, word string) Place {
	p := Place{Raw: word}
	abs, ok := w.absolute(cwd, word)
	if !ok {
		p.Kind = byName(splitPath(strings.ToLower(word)), w.homeDepth(nil), exact)
		return p
	}
	for i := range w.seen {
		if w.seen[i].abs == abs {
			p.Path, p.Kind = w.seen[i].place.Path, w.seen[i].place.Kind
			return p
		}
	}
	p = w.find(p, abs)
	if len(w.seen) < maxSeen {
		w.seen = append(w.seen, seen{abs, p})
	}
	return p
}

// maxSeen bounds what is remembered for one request.
const maxSeen = 64

// find resolves and classifies an absolute path.
func (w *World) find(p Place, abs string) Place {
	p.Path = w.resolve(abs)
	if p.Path == abs {
		p.Kind = w.classify(abs)
		return p
	}
	named := w.classify(path.Clean(abs))
	if p.Path == "" {
		p.Kind = stricter(named)
		return p
	}
	// A link named like a secret is one, whatever it points at; /bin is a folder
	// right below / also where it is a link to /usr/bin.
	p.Kind = w.classify(p.Path) | named&^relation | named&(Root|TopLevel|HomeFolder)
	return p
}

// relation are the kinds that tell where a path lies, not what it is.
const relation = Inside | WorkspaceRoot | Root | TopLevel | HomeFolder | Temp | System | Harmless | Shared

// stricter is what a path may be said to be when where it leads could not be
// looked up: nothing that would excuse it.
func stricter(k Kind) Kind {
	if k&Temp != 0 {
		k &^= TopLevel
	}
	return k &^ (Inside | Temp | Harmless | Shared)
}

// absolute makes a word absolute without looking at the disk. The result may
// still hold ".." components: whether they cancel depends on symlinks.
func (w *World) absolute(cwd, word string) (string, bool) {
	switch {
	case word == "~" || strings.HasPrefix(word, "~/"):
		if w.Home == "" {
			return "", false
		}
		return w.Home + word[1:], true
	case strings.HasPrefix(word, "~"):
		user, rest, _ := strings.Cut(word[1:], "/")
		if user == "" || strings.ContainsAny(user, "+-*?[") {
			break
		}
		if user == w.User && w.Home != "" {
			return w.Home + "/" + rest, true
		}
		if user == "root" {
			return "/root/" + rest, true
		}
		return "/home/" + user + "/" + rest, true
	case strings.HasPrefix(word, "/"):
		return word, true
	}
	if cwd == "" {
		return "", false
	}
	return cwd + "/" + word, true
}

// resolve follows symlinks component by component, so that ".." leaves the
// folder a link points into. What does not exist counts by its nearest existing
// parent; without a Disk the path is only cleaned. Empty: the time for looking
// was used up, so where it leads is not known.
func (w *World) resolve(abs string) string {
	if w.Disk == nil {
		return path.Clean(abs)
	}
	if name, ok := strings.CutPrefix(abs, "/dev/"); ok && slices.Contains(harmlessDevices, name) {
		return abs // a link into /proc for some, harmless wherever it leads
	}
	done, todo, links := "", abs, 0
	if w.root != "" && len(w.Workspace) > 1 && Below(abs, w.Workspace) { // that much has been looked at
		done, todo = strings.TrimSuffix(w.root, "/"), abs[len(w.Workspace):]
	}
	for todo != "" {
		var name string
		name, todo, _ = strings.Cut(todo, "/")
		switch name {
		case "", ".":
			continue
		case "..":
			done = done[:max(strings.LastIndexByte(done, '/'), 0)]
			continue
		}
		next := entry(done, name, abs)
		target, err := w.Disk.Readlink(next)
		if err == ErrBudget {
			return ""
		}
		if err != nil { // no link, or nothing there
			done = next
			continue
		}
		if Below(next, "/proc") {
			return "" // it leads elsewhere for every process that looks (proc(5)): not where it leads for guard
		}
		if links++; links > maxLinks {
			done = next
			continue
		}
		if strings.HasPrefix(target, "/") {
			done = ""
		}
		todo = target + "/" + todo
	}
	if done == "" {
		return "/"
	}
	return done
}

// entry is the path of a name in a folder. Where it is how abs begins, which it is but for links, it
// is that part of abs, so that nothing is made anew.
func entry(folder, name, abs string) string {
	if strings.HasPrefix(abs, folder) {
		if rest := abs[len(folder):]; strings.HasPrefix(rest, "/") && strings.HasPrefix(rest[1:], name) {
			return abs[:len(folder)+1+len(name)]
		}
	}
	return folder + "/" + name
}

// Below reports whether p is dir or lies under it, compared by component.
func Below(p, dir string) bool {
	if dir == "" || !strings.HasPrefix(p, dir) {
		return false
	}
	return len(p) == len(dir) || dir == "/" || p[len(dir)] == '/'
}

// splitPath lists the components of a path, empty ones left out.
//
// It is short enough to be inlined, so that few parts need no allocation.
func splitPath(p string) []string { return appendParts(make([]string, 0, 8), p) }

func appendParts(parts []string, p string) []string {
	for p != "" {
		var name string
		name, p, _ = strings.Cut(p, "/")
		if name != "" && name != "." {
			parts = append(parts, name)
		}
	}
	return parts
}

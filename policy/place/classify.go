package place

import (
	"path"
	"slices"
	"strings"
)

// classify says what an absolute, clean path is.
func (w *World) classify(abs string) Kind {
	k := w.classifyBy(abs, exact)
	if k.onlyWords(abs) {
		k &^= AgentSettings
	}
	return k
}

// Kinds says what a place is by its name, an absolute path; links on the way to it are not looked at.
func (w *World) Kinds(abs string) Kind { return w.classify(abs) }

// onlyWords reports instructions that lie among an agent's settings and are none.
func (k Kind) onlyWords(abs string) bool {
	return k&Instructions != 0 && slices.ContainsFunc(onlyWords, func(folder string) bool {
		return strings.Contains(strings.ToLower(abs), folder)
	})
}

// classifyBy is classify with a way to compare names: exactly, or as patterns.
func (w *World) classifyBy(abs string, same compare) Kind {
	k := w.where(abs)
	parts := splitPath(strings.ToLower(abs))
	if k&(Inside|Temp) == 0 && w.shared(parts) {
		k |= Shared
	}
	k |= byName(parts, w.homeDepth(parts), same) &^ w.inherited(k)
	if k&(Inside|Temp) != 0 && w.ofRepository(abs) {
		k |= VCS
	}
	if k&Inside != 0 {
		k |= w.namedByGit(abs) | w.readElsewhere(abs)
	}
	if ofDevices(abs) {
		k |= device(abs)
	}
	if name, ok := strings.CutPrefix(abs, "/proc/"); ok && slices.Contains(kernelFacts, name) {
		k |= Harmless
	}
	for _, own := range w.Own {
		switch {
		case Below(abs, own+"/undo"):
			k |= Guard | Kept
		case Below(abs, own):
			k |= Guard
		case k&Inside == 0 && holds(abs, own):
			k |= HoldsGuard
		}
	}
	return k
}

// holds reports a folder, or a pattern that names one, in which a path lies.
func holds(abs, own string) bool {
	if !isGlob(abs) {
		return Below(own, abs)
	}
	names, parts := splitPath(abs), splitPath(own)
	if len(names) > len(parts) {
		return false
	}
	for i, name := range names {
		if ok, err := path.Match(name, parts[i]); err != nil || !ok {
			return false
		}
	}
	return true
}

// inherited lists the kinds that say nothing about a path because the workspace
// as a whole has them: a checkout under an agent's folder, or under finance/.
func (w *World) inherited(k Kind) Kind {
	if k&Inside == 0 {
		return 0
	}
	return w.rootKinds & (AgentSettings | Instructions | Executed | Startup | Financial)
}

// where relates a path to the workspace, the homes and the top of the tree.
func (w *World) where(abs string) Kind {
	var k Kind
	ws := w.Root()
	switch {
	case abs == "/":
		k |= Root
	case w.isHome(abs):
		k |= TopLevel | HomeFolder
	case strings.Count(abs, "/") == 1:
		k |= TopLevel
	}
	if ws != "" && Below(abs, ws) {
		k |= Inside
		if abs == ws {
			k |= WorkspaceRoot
		}
		return k
	}
	if ws != "" && w.Git != nil && k == 0 && w.Git.SameProject(ws, abs) {
		return Inside // another work tree of the repository
	}
	for _, dir := range tempFolders {
		if Below(abs, dir) && !w.inHome(abs, dir) {
			return k | Temp
		}
	}
	for _, dir := range systemFolders {
		if Below(abs, dir) && !w.inHome(abs, dir) {
			return k | System
		}
	}
	return k
}

// inHome reports a path of the person's home that lies in one of the system's or
// the temporary folders: a home is somebody's, wherever it is.
func (w *World) inHome(abs, dir string) bool {
	return w.Home != "" && Below(w.Home, dir) && Below(abs, w.Home)
}

// isHome reports whether abs is somebody's home.
func (w *World) isHome(abs string) bool {
	if abs == "/root" || abs == "/var/root" || w.Home != "" && abs == path.Clean(w.Home) {
		return true
	}
	dir, _ := path.Split(abs)
	return dir == "/home/" || dir == "/Users/"
}

// homeDepth tells how many leading components of a lower-cased path are a
// home; 0: the path is in none.
func (w *World) homeDepth(parts []string) int {
	if home := strings.ToLower(path.Clean(w.Home)); len(home) > 1 {
		rest, n := home[1:], 0
		for ; n < len(parts) && rest != ""; n++ {
			var name string
			if name, rest, _ = strings.Cut(rest, "/"); name != parts[n] {
				break
			}
		}
		if rest == "" && n > 0 && strings.Count(home, "/") == n {
			return n
		}
	}
	switch {
	case len(parts) > 1 && (parts[0] == "home" || parts[0] == "users"):
		return 2
	case len(parts) > 0 && parts[0] == "root":
		return 1
	}
	return 0
}

// sharedMemory is a folder of ordinary files under /dev (shm_overview(7)).
const sharedMemory = "/dev/shm"

// ofDevices reports a path under /dev that is no ordinary file's.
func ofDevices(abs string) bool { return strings.HasPrefix(abs, "/dev/") && !Below(abs, sharedMemory) }

// OfKernel reports a path that the kernel makes up, a device or a fact of a
// process: nothing that could be kept lies there (proc(5)).
func OfKernel(abs string) bool { return ofDevices(abs) || strings.HasPrefix(abs, "/proc/") }

// device says what a path under /dev is.
func device(abs string) Kind {
	name := strings.TrimPrefix(abs, "/dev/")
	for _, h := range harmlessDevices {
		if name == h {
			return Harmless
		}
	}
	if strings.HasPrefix(name, "fd/") || strings.HasPrefix(name, "tcp/") || strings.HasPrefix(name, "udp/") {
		return Harmless // bash's own names, not files; the network ones are judged as hosts
	}
	for _, b := range blockDevices {
		ok, _ := path.Match(b, name)
		if !ok && isGlob(name) {
			ok, _ = path.Match(name, sample(b))
		}
		if ok {
			return Device | BlockDevice
		}
	}
	return Device
}

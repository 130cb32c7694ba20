package place

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
)

// Start-up files of the home take in files of a workspace by their paths, and so does an .envrc that the person has
// let direnv read: what it takes in direnv(1) does not ask about again. Both put folders on PATH.

// sourcing are the files that take in others: of the home (bash(1), zsh(1), fish(1), vim(1), tmux(1), git-config(1),
// Includes, ssh_config(5), Include).
var sourcing = strings.Fields(".bashrc .bash_profile .bash_aliases .profile .zshrc .zshenv .zprofile " +
	".config/fish/config.fish .vimrc .config/nvim/init.vim .config/nvim/init.lua .tmux.conf .gitconfig " +
	".config/git/config .ssh/config")

// sourced is what is taken in so.
type sourced struct {
	startup  []string // files, and patterns of files, that start-up files of the home take in
	executed []string // what .envrc takes in
	onPath   []string // folders that are searched for programs
	setups   []string // files, and patterns of files, that settings of the home have run
	folders  []string // folders of which they have all run
}

// maxSourcing bounds the bytes of a file that is searched, maxSourced the names that are found.
const (
	maxSourcing = 64 << 10
	maxSourced  = 40
)

var (
	// takesIn finds a line that takes in what it names; names are sorted out by where they lead.
	takesIn = lazy.Pattern(`(?:^|[\s;&|({])(?:\.|source|source-file|source_env|source_env_if_exists|source_up\w*|` +
		`dofile|eval|bash|sh|for|Include|path\s*=|\.\s+<\()[\s("'=]|\bsource_env`)
	// putsOnPath finds one that puts a folder on PATH (direnv-stdlib(1); fish_add_path of fish 4).
	putsOnPath = lazy.Pattern(`\bPATH_add\b|\bpath_add\s+PATH\b|\bPATH=|\bfish_add_path\b|\bpath\+?=\(|\bload_prefix\b`)
	assigned   = lazy.Pattern(`^\s*(?:export\s+|local\s+|typeset\s+(?:-\w+\s+)?|set\s+-\w+\s+)?([A-Za-z_]\w*)[= ]` +
		`["']?([^"'\s;]+)["']?\s*(?:;|#|$)`)
)

// readSourced looks up what start-up files of the home, and .envrc, take in of the workspace.
func (named *elsewhere) readSourced(w *World) {
	words := []string{path.Base(w.root), path.Base(w.Workspace)}
	for _, o := range named.others {
		if !Below(o.name, w.root) {
			words = append(words, path.Base(o.name))
		}
	}
	for _, name := range sourcing {
		text := sourcingText(w, w.Home+"/"+name)
		named.sourced.startup = named.sourced.takenIn(w, w.Home, text, words, named.sourced.startup)
	}
	named.sourced.readSetups(w, words)
	if text := sourcingText(w, w.root+"/.envrc"); text != "" {
		named.sourced.executed = named.sourced.takenIn(w, w.root, text, nil, nil)
	}
}

func sourcingText(w *World, file string) string {
	data, err := w.Disk.ReadFile(file, maxSourcing)
	if err != nil {
		return ""
	}
	return string(data)
}

// takenIn adds the names of the workspace that a text takes in, and those that they take in. Of a long text only the
// lines that hold one of the words, or a variable that has one, are looked at; no words: all.
func (named *sourced) takenIn(w *World, dir, text string, words, all []string) []string {
	holds := func(text string) bool {
		return slices.ContainsFunc(words, func(word string) bool { return strings.Contains(text, word) })
	}
	if len(words) > 0 && !holds(text) {
		return all
	}
	vars := map[string]string{"HOME": w.Home, "PWD": dir}
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' || len(words) > 0 && !holds(line) {
			continue
		}
		if m := assigned().FindStringSubmatch(line); m != nil && m[1] != "PATH" && len(vars) < maxSourced {
			vars[m[1]] = expanded(m[2], vars)
			if len(words) > 0 {
				words = append(slices.Clip(words), "$"+m[1], "${"+m[1])
			}
		}
		onPath := putsOnPath().MatchString(line)
		if !onPath && !takesIn().MatchString(line) {
			continue
		}
		for _, name := range strings.FieldsFunc(line, apart) {
			to := leadsInto(w, dir, expanded(name, vars))
			switch {
			case to == "" || len(all)+len(named.onPath) >= maxSourced:
			case onPath:
				named.onPath = append(named.onPath, to)
			case !slices.Contains(all, to):
				all = named.takenIn(w, path.Dir(to), sourcingText(w, to), words, append(all, to))
			}
		}
	}
	return all
}

// apart is what stands between names in a line of settings or a shell's.
func apart(r rune) bool { return strings.ContainsRune(" \t\"'`;&|()<>[]=:,", r) }

// expanded is a word with the variables that are known put in.
func expanded(word string, vars map[string]string) string {
	if !strings.Contains(word, "$") {
		return word
	}
	for name, value := range vars {
		word = strings.ReplaceAll(word, "${"+name+"}", value)
		if rest, ok := strings.CutPrefix(word, "$"+name); ok && (rest == "" || rest[0] == '/') {
			word = value + rest
		}
	}
	return word
}

// leadsInto is the place in the workspace that a name leads to, but the workspace itself; empty: none.
func leadsInto(w *World, dir, name string) string {
	if !strings.ContainsAny(name, "/") && dir != w.root || strings.HasPrefix(name, "-") || strings.Contains(name, "$") {
		return ""
	}
	to := w.namedFrom(dir, name)
	if to = w.resolve(to); !Below(to, w.root) || to == w.root {
		return ""
	}
	return to
}

// kind says what a path is by that.
func (s *sourced) kind(w *World, abs string) (k Kind) {
	holds := func(name string) bool {
		ok, _ := path.Match(name, abs)
		return ok || name == abs
	}
	if slices.ContainsFunc(s.startup, holds) || s.inSetup(abs) {
		k |= Startup
	}
	if slices.ContainsFunc(s.executed, holds) ||
		slices.Contains(s.onPath, path.Dir(abs)) && shadows(w, path.Base(abs)) {
		k |= Executed
	}
	return k
}

// usualPrograms are those whose name in a folder on PATH is taken for theirs, wherever the person has them.
var usualPrograms = strings.Fields("ls cat " +
	"git gh ssh scp sudo su env sh bash zsh fish python python3 pip pip3 node npm " +
	"npx pnpm yarn bun deno go cargo rustc ruby gem java javac mvn gradle docker podman kubectl helm " +
	"terraform aws gcloud az make cmake gcc cc clang g++ c++ ld vim vi nvim nano emacs code less more grep " +
	"rg sed awk find xargs curl wget tar gzip unzip cp mv rm mkdir touch chmod chown ln which whoami id " +
	"uname date ps top tmux screen man diff patch sort head tail wc tee jq gpg pass op direnv mise brew apt " +
	"apt-get systemctl open xdg-open php composer perl psql mysql sqlite3 redis-cli rsync uv poetry pytest")

// programFolders are where a system keeps its programs (hier(7)).
var programFolders = []string{"/usr/bin", "/bin", "/usr/local/bin", "/usr/sbin", "/opt/homebrew/bin"}

// shadows reports a name that a program has which the person would start by it.
func shadows(w *World, name string) bool {
	if slices.Contains(builtins, name) || slices.Contains(usualPrograms, name) {
		return slices.Contains(usualPrograms, name)
	}
	return slices.ContainsFunc(programFolders, func(dir string) bool {
		_, err := w.Disk.Lstat(dir + "/" + name)
		return err == nil
	})
}

// builtins are commands of the shell's own, which PATH is not searched for (bash(1), SHELL BUILTIN COMMANDS).
var builtins = strings.Fields("test echo printf cd kill pwd true false time type wait")

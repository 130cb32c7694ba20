package shell

import (
	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/effect"
)

// codeTakes is how code copies or packs whole folders (Python 3.13, shutil, zipfile, tarfile;
// PHP's Phar; Node.js 22, fs; Ruby's FileUtils; archiver, adm-zip).
var codeTakes = lazy.Pattern(`make_archive|copytree|buildFromDirectory|ZipFile\([^)]*["'][wxa]["']|ZipArchive(?s:.*)->add(?:File|Glob|Pattern)|tarfile(?s:.*)\.add\(|cpSync|fs\.cp\b|cp_r|copySync|archiver|addLocalFolder|dircopy|zipdir`)

// codeTakesFolders notes what code of the line copies or packs: all that it writes.
func (k *codeJudge) codeTakesFolders(c *effect.Call, t *programText, text string, since int) {
	if k.World.Disk == nil || !k.sources.newText(t) || !codeTakes().MatchString(text) {
		return
	}
	for _, p := range c.Cmd.Writes[min(since, len(c.Cmd.Writes)):] {
		if !p.Is(place.WorkspaceRoot) {
			k.Takes(p.Path, k.State.Cwd, true)
			k.Takes(p.Path, k.State.Cwd, false)
		}
	}
}

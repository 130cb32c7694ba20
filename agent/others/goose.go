package others

import (
	"cmp"
	"path/filepath"
	"regexp"
	"sync"

	"guard/interpose/plan"
)

// gooseMode is the variable that stands above goose's own setting of its mode (its manual, Environment Variables).
const gooseMode = "GOOSE_MODE"

// prepareGoose has goose ask over ACP before each call: in auto, which it begins in, it asks for nothing, in
// smart_approve for some calls alone. In chat it has no tools, and stays so.
func prepareGoose(b *plan.Builder) error {
	b.NoteUninstructed()
	if b.Protocol != "acp" || b.Unrestricted() {
		return nil
	}
	own := b.Getenv(gooseMode)
	if mode := cmp.Or(own, gooseSetting(b)); mode == "chat" || mode == "approve" {
		return nil
	}
	b.Set(gooseMode, "approve", "else it runs calls of which guard is not told")
	if own != "" {
		b.Note("%s is started without what asks for everything to be allowed (%s): guard's mode is %s", b.Agent,
			gooseMode+"="+own, b.Mode())
	}
	return nil
}

var gooseModeLine = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?m)^` + gooseMode + `:[ \t]*["']?(\w+)["']?[ \t\r]*(?:#.*)?$`)
})

// gooseSetting is the mode in the person's settings of goose; "" where none stands there.
func gooseSetting(b *plan.Builder) string {
	folder := cmp.Or(b.Getenv("XDG_CONFIG_HOME"),
		filepath.Join(cmp.Or(b.Getenv("HOME"), b.Request.Home), ".config"))
	text, err := plan.ReadFile(filepath.Join(folder, "goose", "config.yaml"))
	if err != nil {
		return ""
	}
	if found := gooseModeLine().FindSubmatch(text); found != nil {
		return string(found[1])
	}
	return ""
}

package shell_test

import (
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/risk"
	"guard/policy/shell"
)

// TestToolSettingsAreReadAsTheyStand: a file of a tool's settings that holds a password is
// a secret however it is shown.
func TestToolSettingsAreReadAsTheyStand(t *testing.T) {
	w, top := onDisk(t, map[string]string{
		".bundle/config":                  "BUNDLE_GEMS__EXAMPLE__COM: \"me:pw12345\"\n",
		"plain/.bundle/config":            "BUNDLE_PATH: \"vendor\"\n",
		"home/.config/pip/pip.conf":       "[global]\nindex-url = https://me:pw12345@pypi.example/simple\n",
		"home/.config/pypoetry/auth.toml": "[http-basic.x]\nusername = \"me\"\npassword = \"pw12345\"\n",
	})
	w.Home = top + "/home"
	for line, refused := range map[string]bool{
		"cat .bundle/config": true, "base64 < .bundle/config": true, "cat plain/.bundle/config": false,
		"bundle config list": true, "pip config list": true, "pip config debug": true, "poetry config --list": true,
		"poetry config virtualenvs.path": false, "pip list": false,
	} {
		w.Disk = disk.New(time.Minute)
		if r := shell.Read(line, top, w); (r.Level >= risk.High || r.Categories != 0) != refused {
			t.Errorf("%s: %s %s %v, refused: %v", line, r.Level, r.Categories, r.Reasons, refused)
		}
	}
}

// TestSelectionIsPrinted: xsel prints the selection where nothing is given to it.
func TestSelectionIsPrinted(t *testing.T) {
	checkLines(t, `
		high FS_CONFIG_SECRETS | xsel
		high FS_CONFIG_SECRETS | xsel -b
		high FS_CONFIG_SECRETS | xsel -p | head
		medium | echo x | xsel -b
		medium | xsel -bi
		medium | xsel -bc`)
}

// TestBinaryFilesAreNotConverted: dos2unix -f breaks what is no text.
func TestBinaryFilesAreNotConverted(t *testing.T) {
	refusedOnDisk(t, `
		dos2unix -f photo.png
		unix2dos --force data.bin
		dos2unix -kf src/a.py photo.png`)
	runsOnDisk(t, `
		dos2unix src/a.py
		dos2unix -k src/a.py`)
}

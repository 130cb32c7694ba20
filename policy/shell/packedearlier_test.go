package shell_test

import (
	"testing"

	"guard/policy/place"
)

// packedPast knows one file, and the call that made it.
type packedPast struct {
	onePast
	by string
}

func (p packedPast) Made(name string) (place.Origin, bool) {
	return place.Origin{By: p.by}, name == p.file
}

// TestPackedEarlier: an image or a batch holds what an earlier call put into it.
func TestPackedEarlier(t *testing.T) {
	w, top := committedTasks(t, map[string]string{"src/a.txt": "1\n"}, map[string]string{
		"config/.env": "API_KEY=sk-live-123456789abcdef\n", "image": "\x1e\x00\x01\x02", "c2/.keep": "",
	})
	for by, asked := range map[string]bool{
		"rsync -a --write-batch=image config/ c2/": true, "rsync -a --write-batch=image src/ c2/": false,
		"mksquashfs config image -noD -noF": true, "mksquashfs src image -noD": false, "cat src/a.txt > image": false,
		"cd . && mkfs.erofs image config": true, "rsync -a config/ c2/": false, "find config | cpio -o > image": true,
	} {
		w.Past = packedPast{onePast{file: top + "/image"}, by}
		if asked {
			checkAsked(t, w, top, []string{"strings image", "cat image"}, nil)
		} else {
			checkAsked(t, w, top, nil, []string{"strings image"})
		}
	}
}

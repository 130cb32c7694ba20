package shell_test

import (
	"testing"

	"guard/policy/risk"
	"guard/policy/shell"
)

// TestManyIntoOneFolder: of names that are moved into a folder one by one, the last of those that are called the same
// is left.
func TestManyIntoOneFolder(t *testing.T) {
	w, top := onDisk(t, map[string]string{"p/a/1.jpg": "a", "p/b/1.jpg": "b", "p/a/0.jpg": "c", "one/a/x.png": "1",
		"one/b/y.png": "2", "a.txt": "", "b.txt": ""})
	for line, asked := range map[string]bool{
		`find p -name '*.jpg' -exec mv {} new/ \;`:                         true,
		`find p -name '*.jpg' -exec mv -t new {} \;`:                       true,
		`find p -type f -exec sh -c 'mv "$1" new/' _ {} \;`:                true,
		`find p -type f -exec sh -c 'for f; do mv "$f" new/; done' _ {} +`: true,
		`find . -name '*.jpg' ! -name '0*' -exec mv {} new/ \;`:            true,
		`find p -name '*.jpg' | xargs -I{} mv {} new/`:                     true,
		`find p -name '*.jpg' | xargs -n1 mv -t new`:                       true,
		`find p -name '*.jpg' | while read -r f; do mv "$f" new/; done`:    true,
		`for f in p/*/*.jpg; do mv "$f" new/; done`:                        true,
		`for f in $(find p -name '*.jpg'); do mv "$f" new/; done`:          true,
		`for d in p/*; do mv $d/*.jpg new/; done`:                          true,
		`for d in p/*/; do mv "$d"1.jpg new/; done`:                        true,
		`for y in a b; do mv p/$y/*.jpg new/; done`:                        true,
		`mv p/a/*.jpg new/ && mv p/b/*.jpg new/`:                           true,
		`mv p/a/*.jpg new/ && cp p/b/*.jpg new/`:                           true,

		`mv p/*/*.jpg new/`:                                             false, // mv itself refuses
		`cp p/a/*.jpg new/ && cp p/b/*.jpg new/`:                        false, // what is copied stays where it was
		`find p -name '*.jpg' -exec cp {} new/ \;`:                      false,
		`find p -name '*.jpg' -exec mv -n {} new/ \;`:                   false,
		`find p -name '*.jpg' -exec mv --backup=numbered {} new/ \;`:    false,
		`find p/a -name '*.jpg' -exec mv {} new/ \;`:                    false,
		`find one -type f -exec mv {} new/ \;`:                          false,
		`find . -maxdepth 1 -name '*.txt' -exec mv {} new/ \;`:          false,
		`find . -name '*.jpg' ! -name '1*' -exec mv {} new/ \;`:         false,
		`find . -name '*.jpg' -path '*/b/*' -exec mv {} new/ \;`:        false,
		`find . -name '*.jpg' -not -path './p/a/*' -exec mv {} new/ \;`: false,
		`for f in one/*/*.png; do mv "$f" new/; done`:                   false,
		`for y in a b; do mkdir new/$y; mv p/$y/*.jpg new/$y/; done`:    false,
		`ls *.txt | xargs -I{} mv {} new/`:                              false,
		`for f in *.txt; do mv "$f" new/; done`:                         false,
	} {
		if r := shell.Read("mkdir new && "+line, top, w); r.Categories.Has(risk.FSDeleteOverwrite) != asked {
			t.Errorf("%s: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}

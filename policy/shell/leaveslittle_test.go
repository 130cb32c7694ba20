package shell_test

import (
	"strings"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/repository"
	"guard/policy/risk"
	"guard/policy/shell"
)

// emptyingEdits leave little of a file, each by another way to edit in place.
var emptyingEdits = strings.Split(strings.TrimSpace(`
sed -i '$!N;s/.*/x/' notes.txt
sed -i ':a;N;$!ba;s/.*/x/' notes.txt
sed -i 'y/abcdefghijklmnopqrstuvwxyz/xxxxxxxxxxxxxxxxxxxxxxxxxx/' notes.txt
sed -i -e 's/[a-z]*//' -e 's/[a-z ]*$//' notes.txt
sed -i 's/\w/x/g' notes.txt
sed -i -E 's/[[:alnum:]]+/x/g' notes.txt
sed -i '2,$d' notes.txt
sed -i 'G;h;s/.*//' notes.txt
sed -i 1q notes.txt
perl -pi -e 's/\w/x/g' notes.txt
perl -0777 -pi -e 's/.*/x/s' notes.txt
perl -0pi -e 's/.*//s' notes.txt
perl -lpi -e 's/.*//' notes.txt
perl -l012pi -e 's/.*//' notes.txt
perl -0777pi -e 's/.*//s' notes.txt
ruby -W0pi -e 'gsub(/./, "")' notes.txt
perl -pi -e 'y/a-z/x/' notes.txt
perl -pi -e 's{.}{}g' notes.txt
perl -pi.bak -e '$_ x= 0' notes.txt
perl -i -pe 'last' notes.txt
ruby -pi -e '$_.gsub!(/./, "")' notes.txt
ruby -i -pe 'gsub(/\w/,"")' notes.txt
gawk -i inplace '{gsub(/\w/,"x")}1' notes.txt
gawk -i inplace '{$0="x"}1' notes.txt
gawk -i inplace '{NF=0}1' notes.txt
yq -i 'del(.)' notes.txt
mogrify -resize 1x1 notes.txt
sips -z 1 1 notes.txt`), "\n")

// someEdits change a word or some lines of the same file.
var someEdits = strings.Split(strings.TrimSpace(`
sed -i 's/lantern/lamp/g' notes.txt
sed -i 's/[[:space:]]*$//' notes.txt
sed -i '3d' notes.txt
sed -i 's/^/> /' notes.txt
sed -i '2i\new words' notes.txt
sed -i 's/ //g' notes.txt
perl -pi -e 's/lantern/lamp/g' notes.txt
perl -i -pe 's/\s+$/\n/; s/Harbour/Port/' notes.txt
perl -0777 -pi -e 's/lantern\nand/lamp\nand/' notes.txt
ruby -pi -e 'gsub(/lantern/, "lamp")' notes.txt
gawk -i inplace '{gsub(/lantern/,"lamp")}1' notes.txt
gawk -i inplace '{$2="x"}1' notes.txt`), "\n")

const notes = "Harbour at four, bring the lantern\nand ask the keeper for his ledger\nwhat he said of the second tide\nwas never written down by anyone\n"

// TestEditsThatLeaveLittle: an edit of a file that is nowhere else is asked where little of
// what stands there stays, also where git ignores the file.
func TestEditsThatLeaveLittle(t *testing.T) {
	w, top := onDisk(t, map[string]string{"notes.txt": notes, ".gitignore": "notes.txt\ndist\n*.o\n", "kept.txt": notes, "dist/a.txt": notes, "a.o": notes, "todo.txt": notes})
	git := gitIn(t, top)
	git("init", "-q", "-b", "main")
	git("add", ".gitignore", "kept.txt")
	git("commit", "-qm", "first")
	repos := repository.New(top, "")
	loses := func(line string) bool {
		w.Disk = disk.New(time.Minute)
		w.Git = repos.For(w.Disk)
		r := shell.Read(line, top, w)
		return r.Level >= risk.High && r.Categories.Has(risk.FSDeleteOverwrite)
	}
	for _, line := range emptyingEdits {
		for name, asked := range map[string]bool{"notes.txt": true, "todo.txt": true, "kept.txt": false, "dist/a.txt": false, "a.o": false} {
			if line = strings.ReplaceAll(line, "notes.txt", name); loses(line) != asked {
				t.Errorf("%s: asked %v", line, !asked)
			}
			line = strings.ReplaceAll(line, name, "notes.txt")
		}
	}
	for _, line := range someEdits {
		if loses(line) {
			t.Errorf("%s: asked", line)
		}
	}
}

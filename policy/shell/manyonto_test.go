package shell_test

import "testing"

// TestManyOntoOne: a command that runs once for each name moves all of them to one, and the last is left.
func TestManyOntoOne(t *testing.T) {
	refusedOnDisk(t, `
		find . -name '*.txt' -exec mv {} all \;
		find . -name '*.txt' -exec mv -f {} new/all \;
		find . -type f -execdir mv {} one \;
		find docs src -type f -exec mv -T {} flat \;
		find . -name '*.txt' -exec sh -c 'mv "$1" all' _ {} \;
		printf '%s\n' todo.txt db | xargs -I{} mv {} all
		ls | xargs -I% mv % all
		ls | xargs -n1 sh -c 'mv "$0" all'
		git ls-files -o | xargs -I{} mv {} all
		parallel mv {} one ::: todo.txt db
		ls | parallel mv {} one
		parallel mv {1} {2} ::: todo.txt db ::: one
		parallel --colsep , mv {1} {2} :::: list.csv
		parallel -N2 mv {1} {2} ::: todo.txt x db x
		parallel -I% mv % one ::: todo.txt db
		fd pattern -x git push
		fd -e txt -x mv {} all
		fd txt --exec mv {} all ';'
		fd -e txt -x mv {} docs/a
		fd -e txt -x cp {} /home/dev/Documents
		for f in todo.txt db; do mv $f all; done
		for f in *.txt; do mv "$f" all; done
		mkdir old && rmdir old && mv todo.txt old && mv db old
		mkdir old && mv old o2 && mv todo.txt old && mv db old
		mkdir -p old && mv todo.txt old && mv db old/todo.txt`)
	runsOnDisk(t, `
		find . -name '*.txt' -exec mv -n {} all \;
		find . -name '*.txt' -exec mv --backup=numbered {} all \;
		find src -name '*.py' -exec cp {} out.py \;
		find . -name '*.sh' -exec ln -s {} links/ \;
		find . -name '*.py' -exec sed -i s/a/b/ {} \;
		mkdir -p old && find . -name '*.txt' -exec mv {} old/ \;
		mkdir -p old && find . -name '*.txt' -exec mv {} old \;
		mkdir -p old && ls *.txt | xargs -I{} mv {} old/
		mkdir -p old && ls *.txt | xargs mv -t old
		mkdir -p old && fd -e txt -x mv {} old/
		mkdir -p old && for f in todo.txt db; do mv $f old; done
		mkdir -p a/b && mv todo.txt a/b && mv db a/b
		printf '%s\n' todo.txt db | xargs -I{} mv {} {}.bak
		printf '%s\n' todo.txt db | xargs -I{} cp {} {}.bak
		parallel mv {} {.}.bak ::: todo.txt db
		parallel cp {} {/}.bak ::: todo.txt docs/a
		parallel echo {1} {2} ::: a b ::: c d
		fd -e py -x wc -l
		fd -e py -x gofmt -l {} ';' src
		for f in todo.txt; do mv $f all; done
		for i in 1 2 3; do mv log.$((i-1)) log.$i; done
		mv todo.txt all`)
}

// TestCodeMovesManyOntoOne: the same by code that goes through the names of a pattern.
func TestCodeMovesManyOntoOne(t *testing.T) {
	refusedOnDisk(t, `
		python3 -c "import os,glob; [os.rename(f,'all') for f in glob.glob('*.txt')]"
		python3 -c "import shutil,glob; [shutil.move(f,'all') for f in glob.glob('*.txt')]"
		python3 -c "import pathlib; [p.rename('all') for p in pathlib.Path().glob('*.txt')]"
		ruby -e "Dir['*.txt'].each{|f| File.rename(f,'all')}"
		perl -e 'rename $_,"all" for glob "*.txt"'
		php -r 'foreach(glob("*.txt") as $f) rename($f,"all");'`)
	runsOnDisk(t, `
		python3 -c "import os; os.rename('todo.txt','all')"
		python3 -c "import os,shutil,glob; os.makedirs('old'); [shutil.move(f,'old') for f in glob.glob('*.txt')]"
		python3 -c "import os,shutil,glob; os.makedirs('old'); [shutil.move(f,'old/') for f in glob.glob('*.txt')]"
		ruby -e "require 'fileutils'; FileUtils.mkdir_p 'old'; Dir['*.txt'].each{|f| FileUtils.mv(f,'old')}"`)
}

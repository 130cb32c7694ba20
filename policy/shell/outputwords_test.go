package shell_test

import "testing"

// TestOutputsAmongOperands: what stands behind the input is written, or before it, or behind a mark.
func TestOutputsAmongOperands(t *testing.T) {
	refusedOnDisk(t, `
		pod2man src/a.pl todo.txt
		pod2text src/a.pl todo.txt
		doxygen -w html todo.txt b.html c.css
		doxygen -w latex a.tex todo.txt c.sty
		doxygen -l todo.txt
		doxygen -e rtf todo.txt
		doxygen -f emoji todo.txt
		buf build -o todo.txt#format=json
		buf convert --type a.B --from a.bin --to todo.txt#format=json
		buf convert --type a.B --from a.bin --to todo.txt
		blkid -c todo.txt
		blkid -w todo.txt
		png2icns photo.png a.png
		rembg i a.png photo.png
		gmic a.png blur 3 output photo.png
		termtosvg render a.cast todo.txt
		nomnoml a.noml todo.txt
		graph-easy a.txt todo.txt
		gnuclad a.csv todo.txt
		gnuclad a.csv todo.txt a.conf
		wavedrom-cli -i a.json -p photo.png
		windres a.rc todo.txt
		dxc -T ps_6_0 -Fo todo.txt a.hlsl
		dxc -T ps_6_0 -Fotodo.txt a.hlsl
		clang-cl -Fotodo.txt a.c
		jfr scrub a.jfr todo.txt
		jfr assemble data todo.txt
		astyle --stdin=src/a.c --stdout=todo.txt
		tidy -f todo.txt a.html
		towncrier build --yes
		sphinx-apidoc -f -o docs src
		swig -python src/a.i`)
	runsOnDisk(t, `
		pod2man src/a.pl a.1
		pod2text src/a.pl
		doxygen Doxyfile
		doxygen -g
		doxygen -w html h.html f.html s.css
		buf build -o out.json#format=json
		buf lint
		blkid -c /dev/null
		blkid -o value -s UUID /dev/sda1
		png2icns app.icns photo.png
		rembg i photo.png out.png
		nomnoml todo.txt a.svg
		graph-easy todo.txt a.txt
		wavedrom-cli -i todo.txt -s a.svg
		windres a.rc a.o
		dxc -T ps_6_0 -Fo a.dxil a.hlsl
		clang-cl -Foa.obj a.c
		jfr summary data.bin
		jfr print --events x data.bin
		astyle src/a.c
		tidy -q -e todo.txt
		towncrier build --keep
		towncrier build --draft
		swig -python src/new.i
		swig -c++ -java src/a.i`)
}

// TestPartsOverFiles: split's -n says how many parts there are, -a how long their ends are.
func TestPartsOverFiles(t *testing.T) {
	refusedOnDisk(t, `
		split -d -a 1 --additional-suffix=.py -n 2 todo.txt src/
		split -n 2 -a 1 todo.txt docs/
		csplit -f docs/ -n 1 -b 'a%.0d' todo.txt 1`)
	runsOnDisk(t, `
		split -n 2 todo.txt docs/
		split -l 100 todo.txt part_
		split -d -a 1 --additional-suffix=.csv -n 2 todo.txt src/`)
}

// TestConversionsInPlace: a file that becomes one of another format, or has less in it.
func TestConversionsInPlace(t *testing.T) {
	refusedOnDisk(t, `
		mlr -I --icsv --ojson cat report.csv
		mlr -I --c2j cat report.csv
		mlr -I --icsv cat report.csv
		mlr --icsv --ojson --from report.csv -I cat
		mlr -I --csv head -n 1 report.csv
		dasel put -f todo.txt -r json -w yaml -v x a
		optipng -strip all photo.png
		oxipng --strip all photo.png
		pngcrush -ow -rem alla photo.png
		pngcrush a.png photo.png`)
	runsOnDisk(t, `
		mlr -I --csv sort -f a report.csv
		mlr -I --icsv --ocsv --ofs ';' cat report.csv
		mlr --icsv --ojson cat report.csv
		dasel put -f todo.txt -r json -v x a
		optipng photo.png
		oxipng -o 4 photo.png
		pngcrush -ow photo.png
		pngcrush photo.png b.png`)
}

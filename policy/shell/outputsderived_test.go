package shell_test

import (
	"testing"

	"guard/policy/risk"
	"guard/policy/shell"
)

// personsFiles are a person's, which exist nowhere else, beside what tools make.
var personsFiles = map[string]string{
	"draft.txt": "mine\n", "draft.tex": "mine\n", "draft.pdf": "mine\n", "draft.ps": "mine\n", "draft.html": "mine\n", "draft.css": "mine\n", "draft.md": "mine\n", "photo.png": "mine\n", "photo.jpg": "mine\n",
	"photo.dot.png": "mine\n", "photo.svg": "mine\n", "shots/photo.jpg": "mine\n", "song1.mp3": "mine\n", "draft-crop.pdf": "mine\n", "built.tex": "mine\n", "built.pdf": "%PDF\n", "built.log": "This is pdfTeX\n",
	"app.bin": "\x7fELF\n", "backup.tar": "mine\n", "docs/index.html": "mine\n", "docs/a.css": "mine\n", "docs/a.svg": "mine\n", "scss/a.scss": "a{}\n", "build/app": "\x7fELF\n", "target/release/app": "\x7fELF\n",
	"data/results.csv": "mine\n", "htmlcov/index.html": "made\n", "coverage/index.html": "made\n", "src/a.py": "1\n", "draft.json": "{}\n",
	"boot.s": "mine\n", "boot.c": "int x;\n", "src/boot.c": "int x;\n", "grammar.tab.c": "mine\n", "grammar.y": "%%\n",
}

// TestOutputsNamedAfterTheInput: what programs write beside their input, under its name.
func TestOutputsNamedAfterTheInput(t *testing.T) {
	overwritesOnDisk(t, `
		mogrify -format jpg photo.png
		mogrify -format jpg '*.png'
		mogrify -format jpg *.png
		magick mogrify -format txt draft.md
		gm mogrify -format jpg photo.tif
		mogrify -path shots -format jpg photo.png
		unoconv draft.docx
		unoconv -f html draft.docx
		textutil -convert txt draft.rtf
		dvips draft.dvi
		pdflatex draft.tex
		xelatex draft
		latexmk -pdf draft.tex
		asciidoctor draft.adoc
		md-to-pdf draft.md
		npx marp draft.md
		stylus draft.styl
		dot -Tpng -O photo.dot
		plantuml photo.puml
		plantuml -tsvg photo.puml
		pdfcrop draft.pdf
		tesseract a.png draft txt
		ffmpeg -y -i a.wav -f segment song%d.mp3
		svgo photo.svg
		gcc -O2 -S boot.c
		clang -S src/boot.c
		ghc -S boot.hs
		rustc --emit asm src/boot.rs
		bison -d grammar.y
		npx svgo -f docs`, true)
	overwritesOnDisk(t, `
		mogrify -format webp photo.png
		mogrify -path thumbs -format jpg photo.png
		unoconv -o other.pdf draft.docx
		pdflatex built.tex
		latexmk -pdf built
		pdflatex new.tex
		asciidoctor README.adoc
		stylus -o dist draft.styl
		dot -Tsvg -O photo.dot
		dot -Tpng photo.dot
		plantuml other.puml
		tesseract a.png new txt
		gcc -S other.c
		gcc -S -o other.s boot.c
		gcc -S -o - boot.c
		gcc -c boot.c
		cd src && gcc -S boot.c
		rustc --emit asm -o x.s boot.rs
		bison -d -o new.c grammar.y
		svgo photo.svg --output=new.svg
		ffmpeg -i a.wav -f segment other%d.mp3`, false)
}

// TestChangedInPlace: binaries and archives of which something is taken away.
func TestChangedInPlace(t *testing.T) {
	overwritesOnDisk(t, `
		objcopy -O binary app.bin
		objcopy -j .text app.bin
		llvm-objcopy -O binary app.bin
		strip app.bin
		llvm-strip app.bin
		patchelf --set-rpath x app.bin
		install_name_tool -id x app.bin
		upx app.bin
		tar --delete -f backup.tar src
		tar --delete -vf backup.tar --wildcards '*'
		tar -f backup.tar --delete src
		gtar --delete --file=backup.tar src`, true)
	overwritesOnDisk(t, `
		strip build/app
		strip target/release/app
		objcopy -O binary build/app
		patchelf --set-rpath x build/app
		tar -tf backup.tar
		tar cf new.tar src && tar --delete -f new.tar src/a.py
		cc -o app2 x.c && strip app2`, false)
	checkLines(t, `
		high FS_OUTSIDE_WORKSPACE | tar --delete -f ../backup.tar src
		high FS_OUTSIDE_WORKSPACE | strip ../app`)
}

// TestOutputsBehindAColon: SOURCE:DESTINATION and KIND:FILE.
func TestOutputsBehindAColon(t *testing.T) {
	overwritesOnDisk(t, `
		sass --no-source-map scss/a.scss:docs/index.html
		sass scss:docs
		npx sass scss/a.scss:draft.css
		sass scss/a.scss docs/index.html
		lessc a.less --source-map=docs/index.html x.css
		mkvextract a.mkv tracks 0:draft.txt
		djvutxt a.djvu draft.txt
		pytest --cov --cov-report=html:docs
		pytest --cov --cov-report html:docs
		pytest --cov --cov-report=annotate:docs
		pytest --cov --cov-report=xml:docs/index.html
		coverage html --directory=docs
		coverage xml -o docs/index.html
		gcovr --html docs/index.html
		kcov docs ./x
		semgrep --json -o draft.json
		PLAYWRIGHT_HTML_REPORT=docs npx playwright test
		PLAYWRIGHT_JSON_OUTPUT_NAME=draft.json npx playwright test --reporter=json`, true)
	overwritesOnDisk(t, `
		sass scss:css
		sass scss/a.scss:css/a.css
		pytest --cov --cov-report=html
		pytest --cov --cov-report=html:htmlcov
		pytest --cov --cov-report=html:coverage --cov-report=term
		pytest --cov --cov-report=xml:coverage.xml
		coverage html --directory=htmlcov
		coverage html -d cov
		gcovr --html new.html
		semgrep --json -o new.json
		PLAYWRIGHT_HTML_REPORT=playwright-report npx playwright test`, false)
	checkLines(t, `
		high | sass src/a.scss:.git/hooks/pre-commit
		high | sass src/a.scss .git/hooks/pre-commit
		high | sass src:.git/hooks
		high FS_OUTSIDE_WORKSPACE | sass src:/opt/x
		medium | sass src:css
		medium | sass src/a.scss css/a.css`)
}

// TestNamedAsMadeIsNotData: a table and a page are no reports by their names.
func TestNamedAsMadeIsNotData(t *testing.T) {
	overwritesOnDisk(t, `
		pytest --csv data/results.csv
		pytest --junitxml data/results.csv
		locust --csv-full-history --csv=data/results.csv
		vitest run --reporter=html --outputFile=docs/index.html`, true)
	overwritesOnDisk(t, `
		pytest --junitxml coverage/index.html
		pytest --html=htmlcov/index.html`, false)
}

// overwritesOnDisk checks whether lines go over a file of the person's.
func overwritesOnDisk(t *testing.T, lines string, over bool) {
	t.Helper()
	w, top := onDisk(t, personsFiles)
	eachLine(lines, func(line string) {
		r := shell.Read(line, top, w)
		if r.Categories.Has(risk.FSDeleteOverwrite) != over || !over && r.Level >= risk.High {
			t.Errorf("%s: %s %v %v, over: %v", line, r.Level, r.Categories, r.Reasons, over)
		}
	})
}

package shell_test

import (
	"testing"

	"guard/policy/place"
	"guard/policy/repository"
)

// committedTasks is a project whose tasks git holds, with files that it does not hold.
func committedTasks(t *testing.T, held, loose map[string]string) (place.World, string) {
	t.Helper()
	w, top := onDisk(t, held)
	git := gitIn(t, top)
	git("init", "-q", "-b", "main")
	git("add", "-A")
	git("commit", "-qm", "first")
	writeAll(t, top, loose)
	w.Git, w.Past = repository.New(top, "").For(w.Disk), onePast{} // no session wrote anything
	return w, top
}

// TestShownRecipesThatRun: a recipe line that make runs though it only shows the others is none
// that the person meant to run (GNU make manual, "Instead of Executing Recipes").
func TestShownRecipesThatRun(t *testing.T) {
	w, top := committedTasks(t, map[string]string{
		"Makefile": "FOUND := $(shell ls src)\nall:\n\techo hi\nstop:\n\techo stopped\n" +
			"reset:\n\t$(MAKE) -s stop; rm -rf data; mkdir data\nbraces:\n\t${MAKE} stop && rm -rf data\n" +
			"plus:\n\t+rm -rf data\nplain:\n\trm -rf data\ninner:\n\t$(MAKE) plain\n" +
			"deeper:\n\t$(MAKE) plus\nsub:\n\t$(MAKE) -C src all\nclean:\n\trm -rf data\n",
		"wiping.mk": "X := $(shell rm -rf data)\nall:\n\techo hi\n", "src/Makefile": "all:\n\tcc -o a a.c\n",
		"src/a.c": "int main(){}\n",
	}, map[string]string{"data/orders.csv": "1\n"})
	checkAsked(t, w, top, []string{
		"make -n reset", "make --dry-run reset", "make --just-print reset", "make --recon reset", "make -t reset",
		"make --touch reset", "make -q reset", "make --question reset", "make -sn reset", "make -n braces",
		"make -n plus", "make -q plus", "make -n deeper", "make -n -f wiping.mk", "MAKEFLAGS=n make plus",
	}, []string{
		"make -n", "make -n all", "make -n plain", "make -n inner", "make -n sub", "make -n clean", "make sub", "make clean",
	})
}

// TestTasksThatAreNotClearing: the person's own task may empty what its name says, and what tools
// make again; what is nowhere else does not go with a test.
func TestTasksThatAreNotClearing(t *testing.T) {
	bin := "#!/usr/bin/env node\nrequire('./main.js')\n"
	w, top := committedTasks(t, map[string]string{
		".gitignore": "dist/\nnode_modules/\ntmp/\n", "a.test.js": "1\n",
		"package.json": `{"name":"shop","scripts":{"pretest":"rimraf .cache uploads","test":"node --test",
			"prebuild":"rimraf dist","build":"tsc","lint":"eslint .","postlint":"del-cli 'uploads/*'",
			"clean":"rimraf uploads","fresh":"npm run clean && tsc","dev":"shx rm -rf uploads && vite",
			"start":"trash uploads","preserve":"premove uploads","serve":"vite","reset:uploads":"rimraf uploads",
			"prelite":"rimraf --glob 'dist/*' tmp coverage *.log","lite":"tsc","all":"run-s lint",
			"deep":"del-cli 'up**/*.txt' && tsc","either":"rimraf -g '{uploads,dist}' && tsc"}}`,
		"Makefile": "all: app\ntest: clean\n\tpytest\nclean:\n\trm -rf uploads\napp: a.o\n\trm -f app *.o build\n\tcc -o app a.c\n",
		"a.c":      "int main(){}\n",
	}, map[string]string{
		"uploads/passport.txt": "a scan\n", "dist/a.js": "1\n", "tmp/x": "1\n", "coverage/i.html": "1\n", "a.o": "1\n",
		"node_modules/rimraf/cli.js": bin, "x.log": "1\n",
	})
	checkAsked(t, w, top, []string{
		"npm test", "npm t", "npm run test", "pnpm test", "yarn test", "npm run lint", "npm run fresh", "npm run dev",
		"npm start", "npm run serve", "npm run all", "make test", "bun run test", "npm run deep", "npm run either",
	}, []string{
		"npm run build", "npm run clean", "npm run reset:uploads", "npm run lite", "make clean", "make", "make all",
	})
}

// TestTasksOverChanges: a person's task may write over what git holds, not over changes to it that are nowhere else.
func TestTasksOverChanges(t *testing.T) {
	w, top := committedTasks(t, map[string]string{
		"Makefile": "API.md: a.py\n\tgrep x a.py > API.md\nout.o: a.py\n\tgrep x a.py > out.o\ngen:\n\tcp a.py gen.py\n" +
			"fmt:\n\tsed -i s/a/a/ API.md\napp: a.py\n\tcp a.py app\nadd:\n\techo x >> API.md\n",
		"package.json": `{"scripts":{"docs":"cat a.py > API.md","list":"cat a.py > gen.py"}}`,
		".gitignore":   "*.o\n", "a.py": "x\n", "API.md": "api\n", "gen.py": "1\n",
	}, map[string]string{"API.md": "mine\n", "out.o": "o\n", "app": "b\n"})
	checkAsked(t, w, top, []string{"make API.md", "npm run docs"},
		[]string{"make out.o", "make gen", "make fmt", "make app", "make add", "npm run list"})
}

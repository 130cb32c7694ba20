package source

import (
	"strings"
	"testing"

	"guard/policy/code"
	"guard/policy/code/whole"
)

// TestReached says which lines of a module are left where a program names something of it.
func TestReached(t *testing.T) {
	const module = `import shutil
class Base:
    def setUp(self): self.clear()
    def clear(self): shutil.rmtree("a")
    def other(self): shutil.rmtree("b")
@app.post("/users/<n>")
def made(n): shutil.rmtree("c")
@app.route("/users")
def listed(): shutil.rmtree("d")
@cli.command()
@click.option("--root", default="../lake")
def sync_all(root): shutil.rmtree(root)
@on("rebuild")
def _r(): shutil.rmtree("e")
def never(): shutil.rmtree("f")
if __name__ == "__main__":
    never()
`
	for _, x := range []struct{ program, left string }{
		{"import m", ""},
		{"from m import Base\nclass T(Base): pass", `"a"`},
		{"import m\nm.Base().other()", `"a" "b"`},
		{"import m\nclient.post('/users/3')", `"c"`},
		{"import m\nclient.get('/users/')", `"d"`},
		{"import m\nclient.get(f'/users/{n}')", ""},
		{"import m\nrunner.invoke(m.cli, ['sync-all'])", `root="../lake"`},
		{"import m\nm.emit('rebuild')", `"e"`},
		{"import m\nm.never()", `"f"`},
		{"from m import never as n\nn()", `"f"`},
	} {
		all := whole.Join(code.Python, whole.File{Path: "p.py", Text: x.program}, func(_, name string) []whole.File {
			if name != "m" {
				return nil
			}
			return []whole.File{{Path: "m.py", Text: module}}
		})
		text, _, ok := wholeProgram{t: &ProgramText{Lang: code.Python}}.of(all).reached()
		var left []string
		for line := range strings.Lines(text) {
			if _, rest, found := strings.Cut(line, "rmtree("); found {
				left = append(left, rest[:strings.IndexByte(rest, ')')])
			}
		}
		if got := strings.Join(left, " "); !ok || got != x.left {
			t.Errorf("%q leaves %s, want %s", x.program, got, x.left)
		}
	}
}

// TestReachedScript is the same for what code of JavaScript registers.
func TestReachedScript(t *testing.T) {
	const module = `bus.on("rebuild", () => fs.rmSync("a"));
app.delete("/users/:id", (req, res) => {
  fs.rmSync("b");
});
function never() { fs.rmSync("c") }
class Lake {
  clear() {
    fs.rmSync("d");
  }
}
module.exports = {never, Lake};
`
	for _, x := range []struct{ program, left string }{
		{"require('./m')", ""},
		{"require('./m').emit('rebuild')", `"a"`},
		{"const m = require('./m'); request(m).delete('/users/1')", `"b"`},
		{"const m = require('./m'); request(m).get('/users/1')", ""},
		{"const {never: n} = require('./m');\nn()", `"c"`},
		{"const m = require('./m');\nnew m.Lake().clear()", `"d"`},
		{"map.clear()", ""},
	} {
		all := whole.Join(code.JavaScript, whole.File{Path: "p.js", Text: spread(code.JavaScript, x.program)},
			func(string, string) []whole.File {
				return []whole.File{{Path: "m.js", Text: spread(code.JavaScript, module)}}
			})
		text, _, _ := wholeProgram{t: &ProgramText{Lang: code.JavaScript}}.of(all).reached()
		var left []string
		for line := range strings.Lines(text) {
			if _, rest, found := strings.Cut(line, "rmSync("); found {
				left = append(left, rest[:strings.IndexByte(rest, ')')])
			}
		}
		if got := strings.Join(left, " "); got != x.left {
			t.Errorf("%q leaves %s, want %s\n%s", x.program, got, x.left, text)
		}
	}
}

package whole_test

import (
	"strings"
	"testing"

	"guard/policy/code"
	"guard/policy/code/whole"
)

// TestFixtures: what a test has of fixtures stands in the whole text as if it were given to names.
func TestFixtures(t *testing.T) {
	const helper = `import pytest, httpx
@pytest.fixture(scope="session")
def base():
    return "https://a.b"
@pytest.fixture
def client(
    base,
):
    def inner():
        return 1
    with httpx.Client(base_url=base) as c:
        yield c
@pytest.fixture(name="db", autouse=True)
async def database():
    yield connect()
@pytest.fixture
def unused():
    return drop()
`
	const test = "def test_a(client, tmp_path):\n    client.delete('/x')\n"
	const want = `import pytest, httpx
base = None
if True:
    base = "https://a.b"
client = None


if True:
    def inner():
        return 1
    with httpx.Client(base_url=base) as c:
        client = c
db = None
if True:
    db = connect()
@pytest.fixture
def unused():
    return drop()

def test_a(tmp_path):
    client.delete('/x')
`
	used := whole.Fixtures(test, []string{helper})
	got := whole.Join(code.Python, whole.File{Path: "test_a.py", Text: whole.Inlined(test, used)}, loader([]whole.File{{}}),
		whole.File{Path: "conftest.py", Text: whole.Inlined(helper, used)})
	if got.Text != want {
		t.Errorf("got\n%s\nwant\n%s", got.Text, want)
	}
	if !got.Taken["client"] || len(got.Lines) != strings.Count(want, "\n")+1 {
		t.Errorf("taken %v, %d lines", got.Taken, len(got.Lines))
	}
}

// TestAhead: a program has the names of files that are loaded before it, and those that these take from others.
func TestAhead(t *testing.T) {
	files := []whole.File{{Path: "test_a.py", Text: "client.get()"}, {Path: "api.py", Text: "client = make()"}}
	got := whole.Join(code.Python, files[0], loader(files), whole.File{Path: "near.py", Text: "from api import client"},
		whole.File{Path: "far.py", Text: "client = other()"})
	const want = "client__3 = make()\nclient__2 = other()\npass\nclient__3.get()"
	if got.Text != want {
		t.Errorf("got\n%s\nwant\n%s", got.Text, want)
	}
}

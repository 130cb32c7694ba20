package policy_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/repository"
)

// TestReadingByToolsShowsSecrets: what an agent's own tools read and search is judged by what it shows, as a command is.
func TestReadingByToolsShowsSecrets(t *testing.T) {
	home := t.TempDir()
	project := filepath.Join(home, "project")
	for name, text := range map[string]string{
		".env": "API_KEY=8f2c91d07ab34e55\nSTAGE=dev\n", ".gitignore": ".env\nlocal.json\n", "local.json": `{"db":{"password":"hunter2Hunter99x"}}`,
		"shown.json": `{"db":{"password":"hunter2Hunter99x"}}`, "README.md": "API_KEY is set in .env\n", "src/a.go": "package a\n", "deploy/.env": "API_KEY=77aa91d07ab34e55\n",
	} {
		file := filepath.Join(project, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, args := range [][]string{{"init", "-q"}, {"add", ".gitignore", "README.md", "src"}, {"-c", "user.name=e", "-c", "user.email=e@x", "commit", "-qm", "a"}} {
		if out, err := exec.Command("git", append([]string{"-C", project}, args...)...).CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, out)
		}
	}
	rg := func(s policy.Search) policy.Request {
		return policy.Request{Search: &s}
	}
	for name, c := range map[string]struct {
		r    policy.Request
		want policy.Action
	}{
		"settings that git ignores":              {policy.Request{Paths: []string{"local.json"}}, policy.Ask},
		"settings that git does not hold":        {policy.Request{Paths: []string{"shown.json"}}, policy.Ask},
		"by a pattern":                           {policy.Request{Paths: []string{"*.json"}}, policy.Ask},
		"settings that a search finds":           {policy.Request{Paths: []string{"local.json"}, Search: &policy.Search{Text: "passw"}}, policy.Ask},
		"by an MCP tool":                         {policy.Request{Tool: policy.MCP, Server: "filesystem", Name: "read_file", Args: policy.Raw(`{"path":"local.json"}`)}, policy.Ask},
		"hidden and ignored files":               {rg(policy.Search{Text: "API", Hidden: true, Ignored: true}), policy.Ask},
		"in a folder":                            {rg(policy.Search{Text: "API", Folder: "deploy", Hidden: true, Ignored: true}), policy.Ask},
		"by a name":                              {rg(policy.Search{Text: "API", Names: []string{"*.md", ".e*"}, Hidden: true, Ignored: true}), policy.Ask},
		"by a name in any folder":                {rg(policy.Search{Text: "API", Names: []string{"deploy/*"}, Hidden: true, Ignored: true}), policy.Ask},
		"left out, and taken in again":           {rg(policy.Search{Text: "API", Names: []string{"!.env", "*"}, Hidden: true, Ignored: true}), policy.Ask},
		"settings among what is ignored":         {rg(policy.Search{Text: "hunter", Ignored: true}), policy.Ask},
		"a value guessed by names alone":         {rg(policy.Search{Text: "API_KEY=8", Lists: true, Hidden: true, Ignored: true}), policy.Ask},
		"a pattern that cannot be read":          {rg(policy.Search{Text: "(?<=API_KEY=).*", Hidden: true, Ignored: true}), policy.Ask},
		"more than is looked for":                {rg(policy.Search{Text: strings.Repeat("(a|b)", 1000), Hidden: true, Ignored: true}), policy.Ask},
		"more names than are tried":              {rg(policy.Search{Text: "API", Names: make([]string, 1000), Hidden: true, Ignored: true}), policy.Ask},
		"names alone":                            {rg(policy.Search{Text: "API", Lists: true, Hidden: true, Ignored: true}), policy.Allow},
		"what git ignores is passed over":        {rg(policy.Search{Text: "API", Hidden: true}), policy.Allow},
		"hidden files are passed over":           {rg(policy.Search{Text: "API", Ignored: true}), policy.Allow},
		"other names":                            {rg(policy.Search{Text: "API", Names: []string{"*.md", "*.go"}, Hidden: true, Ignored: true}), policy.Allow},
		"left out":                               {rg(policy.Search{Text: "API", Names: []string{"*", "!.env"}, Hidden: true, Ignored: true}), policy.Allow},
		"what stands in none":                    {rg(policy.Search{Text: "package", Hidden: true, Ignored: true}), policy.Allow},
		"another folder":                         {rg(policy.Search{Text: "API", Folder: "src", Hidden: true, Ignored: true}), policy.Allow},
		"a text":                                 {policy.Request{Paths: []string{"README.md"}}, policy.Allow},
		"settings in which a search is vain":     {policy.Request{Paths: []string{"local.json"}, Search: &policy.Search{Text: "port"}}, policy.Allow},
		"a search by an MCP tool":                {policy.Request{Tool: policy.MCP, Server: "x", Name: "search_code", Args: policy.Raw(`{"path":".","pattern":"API_KEY"}`)}, policy.Ask},
		"an MCP tool's search in vain":           {policy.Request{Tool: policy.MCP, Server: "x", Name: "search_code", Args: policy.Raw(`{"path":".","pattern":"package a"}`)}, policy.Allow},
		"an MCP tool's search for names":         {policy.Request{Tool: policy.MCP, Server: "x", Name: "search_files", Args: policy.Raw(`{"path":".","pattern":"**/*.go"}`)}, policy.Allow},
		"an MCP tool's search for several texts": {policy.Request{Tool: policy.MCP, Server: "x", Name: "search_code", Args: policy.Raw(`{"path":".","pattern":["zzz","API_KEY"]}`)}, policy.Ask},
		"in several folders":                     {policy.Request{Tool: policy.MCP, Server: "x", Name: "search_code", Args: policy.Raw(`{"paths":["src","deploy"],"patterns":["API_KEY"]}`)}, policy.Ask},
		"across lines":                           {policy.Request{Tool: policy.MCP, Server: "x", Name: "search_code", Args: policy.Raw(`{"path":".","pattern":"8f2c.*STAGE","multiline":true}`)}, policy.Ask},
		"for what does not fit":                  {policy.Request{Tool: policy.MCP, Server: "x", Name: "search_code", Args: policy.Raw(`{"path":".","pattern":"zzz","invert_match":true}`)}, policy.Ask},
		"several texts in vain":                  {policy.Request{Tool: policy.MCP, Server: "x", Name: "search_code", Args: policy.Raw(`{"paths":["src","deploy"],"patterns":["zzz","yyy"],"invert_match":false}`)}, policy.Allow},
		"files by their names":                   {policy.Request{Tool: policy.MCP, Server: "x", Name: "read_files", Args: policy.Raw(`{"files":{"deploy/.env":true}}`)}, policy.Ask},
		"several files in one text":              {policy.Request{Tool: policy.MCP, Server: "x", Name: "read_files", Args: policy.Raw(`{"paths":"README.md,../other/secret.txt"}`)}, policy.Ask},
		"several files of the project's":         {policy.Request{Tool: policy.MCP, Server: "x", Name: "read_files", Args: policy.Raw(`{"paths":"README.md,src/a.go"}`)}, policy.Allow},
		"names that are no files":                {policy.Request{Tool: policy.MCP, Server: "x", Name: "read_files", Args: policy.Raw(`{"files":{"README.md":{"lines":"1-2"}},"headers":{"application/json":"x"}}`)}, policy.Allow},
		"a set of letters that ripgrep knows":    {rg(policy.Search{Text: "[[A-Z]]_", Hidden: true, Ignored: true}), policy.Ask},
		"what is no small letter":                {rg(policy.Search{Text: "[^a-z0-9]{6}", Hidden: true, Ignored: true}), policy.Ask},
		"across the end of a line":               {rg(policy.Search{Text: "8f2c.*STAGE", Across: true, Hidden: true, Ignored: true}), policy.Ask},
		"not across the end of one":              {rg(policy.Search{Text: "8f2c.*STAGE", Hidden: true, Ignored: true}), policy.Allow},
		"a text by an MCP tool":                  {policy.Request{Tool: policy.MCP, Server: "filesystem", Name: "read_file", Args: policy.Raw(`{"path":"README.md"}`)}, policy.Allow},
	} {
		if c.r.Cwd = project; c.r.Tool == "" {
			c.r.Tool = policy.Read
		}
		looks := disk.New(time.Minute)
		w := place.World{Workspace: project, Home: home, User: "eve", Disk: looks, Git: repository.New(home, "").For(looks)}
		v := policy.Decide(policy.Judge{World: w}.Facts(c.r), policy.Settings{Mode: policy.Asking})
		if v.Action != c.want {
			t.Errorf("%s: %s: %s", name, v.Action, v.Reason)
		}
	}
}

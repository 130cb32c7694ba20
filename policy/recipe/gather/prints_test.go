package gather

import "testing"

func TestWhatCommandsPrint(t *testing.T) {
	for command, want := range map[string][3]bool{ // plain, one word, names
		"git describe --tags": {true, true, false},
		`test -n "$(git status --porcelain)" && echo "dirty" || echo "clean"`: {true, true, false},
		"test -n \"`git status --porcelain`\" && echo dirty || echo clean":    {true, true, false},
		"git describe && git rev-parse HEAD":                                  {true, false, false},
		"git log -n 1 --pretty=format:%h -- src/a.go":                         {true, true, false},
		"date +%s | base64 | head -c 15":                                      {true, false, false},
		"find . -name '*.go'":                                                 {true, false, true},
		`find . -type f -name "*.go" ! -path './vendor/*' | grep -v _test.go`: {true, false, true},
		`find . \( -path ./a -prune \) -o -name '*.go' -print`:                {true, false, true},
		"go list ./... | grep -E 'a$|b$'":                                     {true, false, true},
		"go list -f '{{.Dir}}' ./...":                                         {true, false, true},
		"git ls-files '*.go' | head -5":                                       {true, false, true},
		"find . -name '*.go' | sed s/a/b/":                                    {true, false, false},
		"find . -name '*.go' | grep -o x":                                     {true, false, false},
		"find . -name '*.go' -exec cat {} +":                                  {},
		"find . -name '*.go' -printf '%f;x'":                                  {},
		"go list -f ';rm -rf x' ./...":                                        {},
		"go list -f '{{.Doc}}' ./...":                                         {},
		"go list -f '$(x)' ./...":                                             {},
		"git ls-files | head -1 notes":                                        {},
		"ls | grep -h '' notes":                                               {},
		"ls | grep -f notes":                                                  {},
		"ls | sed -n p notes":                                                 {},
		"ls | sort notes":                                                     {},
		"ls | cut -c 1- notes":                                                {},
		"ls | base64 -d":                                                      {},
		"ls | sed 's/a/;rm x/'":                                               {},
		"echo 'a;rm x'":                                                       {},
		"echo $(cat notes)":                                                   {},
		"test -f x && cat notes":                                              {},
		"ls ; cat notes":                                                      {},
		"ls & cat notes":                                                      {},
		"ls < notes":                                                          {},
		"ls 'a":                                                               {},
		"! ls":                                                                {},
		"":                                                                    {},
	} {
		got := [3]bool{PrintsPlainly(command), PrintsPlainly(command) && UnknownOf(command) == UnknownWord, ListsNames(command)}
		if got != want {
			t.Errorf("%s: plain, one word, names: %v, want %v", command, got, want)
		}
	}
}

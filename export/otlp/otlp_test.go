package otlp

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"guard/export/job"
)

// What the resource says, and the version of the attributes, is what docs/export.md says.
func TestTheResourceIsDocumented(t *testing.T) {
	text, err := os.ReadFile("../../docs/export.md")
	if err != nil {
		t.Fatal(err)
	}
	_, says, _ := strings.Cut(string(text), "\nThe resource says ")
	says, scope, _ := strings.Cut(says, " The scope is")
	var want, got []string
	for _, m := range regexp.MustCompile("`([a-z]+\\.[a-z]+)`").FindAllStringSubmatch(says, -1) {
		want = append(want, m[1])
	}
	for _, a := range resourceOf(job.Collector{User: true, Version: "1.2"}).Attributes() {
		got = append(got, string(a.Key))
	}
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("the resource says %s, docs/export.md %s", got, want)
	}
	for _, a := range resourceOf(job.Collector{}).Attributes() {
		if a.Key == "user.name" {
			t.Errorf("%s is told unasked", a.Key)
		}
	}
	if !strings.Contains(scope, " "+Schema+". ") {
		t.Errorf("docs/export.md does not say %s", Schema)
	}
}

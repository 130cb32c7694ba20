package export

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"

	"guard/audit"
)

// team gives the files of examples/team of a kind.
func team(t *testing.T, pattern string, want int) map[string]string {
	t.Helper()
	paths, err := filepath.Glob("../examples/team/" + pattern)
	if err != nil || len(paths) < want {
		t.Fatalf("%s: %v, %v", pattern, paths, err)
	}
	all := map[string]string{}
	for _, path := range paths {
		content, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		all[strings.TrimPrefix(path, "../examples/team/")] = string(content)
	}
	return all
}

// Every attribute that a query, a panel or the guide of examples/team names is one that goes out. ClickHouse keeps the
// names as they are, Loki makes the dots underscores.
func TestTheTeamsQueriesNameWhatGoesOut(t *testing.T) {
	known := map[string]bool{}
	for name := range exported(t, Contents{Texts: true}) {
		known[name], known[strings.ReplaceAll(name, ".", "_")] = true, true
	}
	name := regexp.MustCompile(`\b(?:guard\.[a-z_]+(?:\.[a-z_]+)*|guard_[a-z_]+|gen_ai[._][a-z_.]+)`)
	lifted := regexp.MustCompile(`LogAttributes\['([^']*)'\]`)
	file := regexp.MustCompile(`guard\.(?:toml|d|jsonl|ext|csr|pem)\b`)
	for pattern, want := range map[string]int{"clickhouse/*.sql": 8, "loki/*.logql": 7, "grafana/*.json": 2, "README.md": 1} {
		for path, text := range team(t, pattern, want) {
			names := name.FindAllString(file.ReplaceAllString(text, ""), -1)
			for _, m := range lifted.FindAllStringSubmatch(text, -1) {
				names = append(names, m[1])
			}
			if len(names) == 0 {
				t.Errorf("%s names no attribute", path)
			}
			for _, name := range slices.Compact(slices.Sorted(slices.Values(names))) {
				if !known[name] {
					t.Errorf("%s: no event has %s", path, name)
				}
			}
		}
	}
}

// What the queries compare attributes with is what these can be.
func TestTheTeamsQueriesCompareWithWhatThereIs(t *testing.T) {
	var who []string
	for by := audit.Nobody; by == audit.Nobody || by.String() != ""; by++ {
		who = append(who, by.String())
	}
	for attribute, values := range map[string][]string{
		"event": append(audit.Events(), "record_broken"), "verdict": {"allow", "ask", "deny"}, "answered_by": who,
	} {
		compared := regexp.MustCompile(`guard[._]` + attribute + `(?:'\]|\\?")? ?(?:=~?|!=|IN) ?\(?\\?["']((?:[a-z_|-]+|', ')+)`)
		found := 0
		for _, pattern := range []string{"clickhouse/*.sql", "loki/*.logql", "grafana/*.json"} {
			for path, text := range team(t, pattern, 1) {
				for _, m := range compared.FindAllStringSubmatch(text, -1) {
					for _, value := range regexp.MustCompile(`[a-z_-]+`).FindAllString(m[1], -1) {
						if found++; !slices.Contains(values, value) {
							t.Errorf("%s: guard.%s is never %q", path, attribute, value)
						}
					}
				}
			}
		}
		if found < 10 {
			t.Errorf("%d values of guard.%s were found", found, attribute)
		}
	}
}

// What a query takes from the resource is what package otlp says there.
func TestTheTeamsQueriesNameTheResource(t *testing.T) {
	text, err := os.ReadFile("../docs/export.md")
	if err != nil {
		t.Fatal(err)
	}
	_, says, _ := strings.Cut(string(text), "\nThe resource says ")
	says, _, _ = strings.Cut(says, " The scope is")
	for pattern := range map[string]bool{"clickhouse/*.sql": true, "grafana/*.json": true} {
		for path, text := range team(t, pattern, 1) {
			for _, m := range regexp.MustCompile(`ResourceAttributes\['([^']*)'\]`).FindAllStringSubmatch(text, -1) {
				if !strings.Contains(says, "`"+m[1]+"`") {
					t.Errorf("%s: the resource has no %s", path, m[1])
				}
			}
		}
	}
	for path, text := range team(t, "*/*l*", 1) { // a label of Loki's that is neither
		for _, m := range regexp.MustCompile(`\b(?:host|user|service|os)_[a-z]+\b`).FindAllString(text, -1) {
			if dotted := strings.Replace(m, "_", ".", 1); !strings.Contains(says, "`"+dotted+"`") {
				t.Errorf("%s: the resource has no %s", path, dotted)
			}
		}
	}
}

// collectorConfig is as much of a Collector's configuration as its parts are told by.
type collectorConfig struct {
	Receivers, Processors, Exporters, Extensions map[string]map[string]any
	Service                                      struct {
		Extensions []string
		Pipelines  map[string]struct{ Receivers, Processors, Exporters []string }
	}
}

// The Collector's configurations are YAML in which every part that is used is there and every part that is there is
// used; the same with what stands behind a # made true. What the Collector says yes to is on its disk first, and is
// never given up. What Loki needs besides is YAML too.
func TestTheTeamsCollectors(t *testing.T) {
	for path, text := range team(t, "loki/*.yaml", 1) {
		var limits struct {
			Limits map[string]any `yaml:"limits_config"`
		}
		if err := yaml.Unmarshal([]byte(text), &limits); err != nil || limits.Limits["reject_old_samples"] != false {
			t.Errorf("%s: %v, %v", path, limits, err)
		}
	}
	for path, text := range team(t, "collector-*.yaml", 2) {
		_, text, _ = strings.Cut(text, "\n\n") // the first comment shows a command
		options := regexp.MustCompile(`(?m)^  extensions: .*\n`).ReplaceAllString(text, "")
		options = regexp.MustCompile(`(?m)^#(  )`).ReplaceAllString(options, "$1")
		if strings.Count(options, "bearertokenauth") != 3 {
			t.Errorf("%s: the options are not found:\n%s", path, options)
		}
		for variant, text := range map[string]string{"": text, " with its options": options} {
			var c collectorConfig
			if err := yaml.Unmarshal([]byte(text), &c); err != nil {
				t.Errorf("%s%s: %v", path, variant, err)
				continue
			}
			for _, problem := range c.problems() {
				t.Errorf("%s%s: %s", path, variant, problem)
			}
		}
	}
}

func (c *collectorConfig) problems() (all []string) {
	used := map[string]map[string]bool{"receivers": {}, "processors": {}, "exporters": {}, "extensions": {}}
	use := func(kind string, names []string) {
		for _, name := range names {
			used[kind][name] = true
		}
	}
	use("extensions", c.Service.Extensions)
	for name, p := range c.Service.Pipelines {
		use("receivers", p.Receivers)
		use("processors", p.Processors)
		use("exporters", p.Exporters)
		if !strings.HasPrefix(name, "logs") || !slices.Equal(p.Processors, []string{"memory_limiter"}) {
			all = append(all, fmt.Sprintf("pipeline %s: %v", name, p.Processors))
		}
	}
	for kind, there := range map[string]map[string]map[string]any{"receivers": c.Receivers, "processors": c.Processors,
		"exporters": c.Exporters, "extensions": c.Extensions} {
		for name := range there {
			if !used[kind][name] {
				all = append(all, name+" is not used")
			}
			delete(used[kind], name)
		}
		for name := range used[kind] {
			all = append(all, name+" is not there")
		}
	}
	for name, e := range c.Exporters {
		queue, _ := e["sending_queue"].(map[string]any)
		retry, _ := e["retry_on_failure"].(map[string]any)
		if name != "file" && (queue["storage"] != "file_storage" || retry["max_elapsed_time"] != "0s") {
			all = append(all, name+" can lose what it was handed")
		}
	}
	return all
}

// The dashboards are JSON of Grafana's, their panels stand beside each other, and each asks the store that is chosen.
func TestTheTeamsDashboards(t *testing.T) {
	type datasource struct{ Type, UID string }
	for path, text := range team(t, "grafana/*.json", 2) {
		var d struct {
			Title, UID    string
			SchemaVersion int
			Templating    struct {
				List []struct{ Name, Type, Query string }
			}
			Panels []struct {
				ID          int
				Type, Title string
				Datasource  datasource
				GridPos     struct{ X, Y, W, H int }
				Targets     []struct {
					Datasource   datasource
					RawSQL, Expr string
				}
			}
		}
		if err := json.Unmarshal([]byte(text), &d); err != nil {
			t.Errorf("%s: %v", path, err)
			continue
		}
		if d.Title == "" || d.UID == "" || d.SchemaVersion < 39 || len(d.Panels) < 10 { // 39 is Grafana 11
			t.Errorf("%s: %q %q, schema %d, %d panels", path, d.Title, d.UID, d.SchemaVersion, len(d.Panels))
		}
		variables := []string{"__range", "__interval", "__timeFilter", "__timeInterval"}
		store := ""
		for _, v := range d.Templating.List {
			if variables = append(variables, v.Name); v.Type == "datasource" {
				store = v.Query
			}
		}
		ids, cells := map[int]bool{}, map[[2]int]string{}
		for _, p := range d.Panels {
			if ids[p.ID] || p.ID == 0 || p.Title == "" || len(p.Targets) == 0 {
				t.Errorf("%s: panel %d, %q", path, p.ID, p.Title)
			}
			ids[p.ID] = true
			for x := p.GridPos.X; x < p.GridPos.X+p.GridPos.W; x++ {
				for y := p.GridPos.Y; y < p.GridPos.Y+p.GridPos.H; y++ {
					if other := cells[[2]int{x, y}]; other != "" || x >= 24 {
						t.Fatalf("%s: %q stands on %q, or outside", path, p.Title, other)
					}
					cells[[2]int{x, y}] = p.Title
				}
			}
			for _, target := range p.Targets {
				for _, ds := range []datasource{p.Datasource, target.Datasource} {
					if ds != (datasource{store, "${datasource}"}) {
						t.Errorf("%s: %q asks %v", path, p.Title, ds)
					}
				}
				query := target.RawSQL + target.Expr
				if query == "" || !strings.Contains(query, "guard") {
					t.Errorf("%s: %q asks %q", path, p.Title, query)
				}
				for _, m := range regexp.MustCompile(`\$\{?([a-zA-Z_]+)`).FindAllStringSubmatch(query, -1) {
					if !slices.Contains(variables, m[1]) {
						t.Errorf("%s: %q: there is no variable %s", path, p.Title, m[1])
					}
				}
			}
		}
	}
}

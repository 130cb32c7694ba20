package composer

import (
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/go-json-experiment/json/jsontext"
)

// classFile is the file of the class whose method a line calls, by the beginnings of the names of the project's classes
// (getcomposer.org, "autoload", PSR-4); empty: it is none of theirs.
func (c *composer) classFile(method string) string {
	class, _, _ := strings.Cut(strings.TrimPrefix(method, `\`), "::")
	for _, all := range c.classes {
		var loads struct {
			PSR4 jsontext.Value `json:"psr-4"`
		}
		folders := map[string]jsontext.Value{}
		if all.Kind() != '{' || !c.ReadJSON(string(all), &loads) || loads.PSR4.Kind() != '{' ||
			!c.ReadJSON(string(loads.PSR4), &folders) {
			continue
		}
		for _, prefix := range slices.Backward(slices.Sorted(maps.Keys(folders))) { // the longest first
			rest, is := strings.CutPrefix(class, prefix)
			var dir string
			if is && prefix != "" && folders[prefix].Kind() == '"' && c.ReadJSON(string(folders[prefix]), &dir) {
				return path.Join(dir, strings.ReplaceAll(rest, `\`, "/")+".php")
			}
		}
	}
	return ""
}

package audit

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strconv"
	"testing"
)

// TestEveryEventIsListed: what a record may hold can be asked for by its name, and nothing else can.
func TestEveryEventIsListed(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "event.go", nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	declared := 0
	ast.Inspect(file, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if kind, _ := specType(spec, ok).(*ast.Ident); kind == nil || kind.Name != "Event" {
			return true
		}
		declared++
		name, _ := strconv.Unquote(spec.Values[0].(*ast.BasicLit).Value)
		if e, known := ParseEvent(name); !known || string(e) != name {
			t.Errorf("%s is not listed", name)
		}
		return true
	})
	if declared < 20 || declared != len(Events()) {
		t.Errorf("%d are declared, %d listed", declared, len(Events()))
	}
	for _, name := range []string{"", "Decided", "refused"} {
		if _, known := ParseEvent(name); known {
			t.Errorf("%q is known", name)
		}
	}
}

func specType(spec *ast.ValueSpec, ok bool) ast.Expr {
	if !ok {
		return nil
	}
	return spec.Type
}

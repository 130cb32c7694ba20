package architecture

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// decisionTypes are the types of a few named values whose names stand in the file that declares them, and nowhere
// else: a literal beside them would be one more place that could be wrong.
var decisionTypes = map[string]string{
	"Channel":     "policy/channel.go",
	"NoteEvent":   "policy/outcome.go",
	"Event":       "audit/event.go",
	"audit.Event": "control/events.go",
}

// TestDecisionsAreNoLiterals: a member, a comparison, a case or a conversion of such a type holds a constant.
func TestDecisionsAreNoLiterals(t *testing.T) {
	declared := map[string]bool{} // the names, with their quotes
	for kind, path := range decisionTypes {
		for _, name := range namesOf(t, filepath.Join(root, path), kind) {
			declared[name] = true
		}
	}
	if len(declared) < 30 {
		t.Fatalf("only %d names were found", len(declared))
	}
	for _, path := range goFiles(t) {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		set := token.NewFileSet()
		file, err := parser.ParseFile(set, path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, x := range asDecision(file) {
			if lit, ok := x.(*ast.BasicLit); ok && declared[lit.Value] {
				t.Errorf("%s: %s is a literal: write the constant of its name", set.Position(lit.Pos()), lit.Value)
			}
		}
	}
}

// namesOf are the values of the constants that a file declares of a type.
func namesOf(t *testing.T, path, kind string) (names []string) {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(file, func(n ast.Node) bool {
		if spec, ok := n.(*ast.ValueSpec); ok && written(spec.Type) == kind {
			for _, x := range spec.Values {
				if lit, ok := x.(*ast.BasicLit); ok {
					names = append(names, lit.Value)
				}
			}
		}
		return true
	})
	if len(names) == 0 {
		t.Errorf("%s declares no %s", path, kind)
	}
	return names
}

// asDecision are the expressions of a file that stand where a channel or an event does.
func asDecision(file *ast.File) (found []ast.Expr) {
	decides := func(x ast.Expr) bool {
		name := written(x)
		name = name[strings.LastIndex(name, ".")+1:]
		return name == "Channel" || name == "Event" || name == "NoteEvent"
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.KeyValueExpr:
			if decides(n.Key) {
				found = append(found, n.Value)
			}
		case *ast.BinaryExpr:
			if decides(n.X) {
				found = append(found, n.Y)
			}
		case *ast.CallExpr:
			if decides(n.Fun) {
				found = append(found, n.Args...)
			}
		case *ast.SwitchStmt:
			if n.Tag != nil && decides(n.Tag) {
				for _, one := range n.Body.List {
					found = append(found, one.(*ast.CaseClause).List...)
				}
			}
		}
		return true
	})
	return found
}

// written is a name as it is written, with its package or owner; "" for anything else.
func written(x ast.Expr) string {
	switch x := x.(type) {
	case *ast.Ident:
		return x.Name
	case *ast.SelectorExpr:
		return written(x.X) + "." + x.Sel.Name
	}
	return ""
}

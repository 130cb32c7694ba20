package locale_test

import (
	"go/ast"
	"go/constant"
	"go/types"
	"maps"
	"strings"
	"testing"

	"golang.org/x/tools/go/packages"
)

// said is what the code says, by the kind of message file that it belongs to.
type said map[string]map[string]bool

func (s said) add(kind, text string) {
	if strings.ContainsFunc(text, isLetter) {
		s[kind][text] = true
	}
}

// messageKind is the kind of a package's messages: what the judge says are reasons.
func messageKind(pkg string) string {
	if pkg == "guard/policy" || strings.HasPrefix(pkg, "guard/policy/") {
		return "reasons"
	}
	return "texts"
}

func isLetter(r rune) bool { return 'a' <= r|0x20 && r|0x20 <= 'z' }

// formats are the functions that say a format, and which argument it is.
var formats = map[string]int{
	"guard/locale.New": 0, "guard/locale.Errorf": 0, "guard/locale.Sprintf": 0,
	"(*guard/config.table).wrong":            1,
	"(*guard/interpose/plan.Builder).Note":   0,
	"(*guard/interpose/plan.Builder).Advise": 0,
}

// collected is what collect has found: it takes seconds.
var collected said

// collect finds every message in the program: constants of the type Message, formats, and the words
// of the prompt.
func collect(t *testing.T) said {
	t.Helper()
	if collected == nil {
		collected = collectAll(t)
	}
	return collected
}

func collectAll(t *testing.T) said {
	t.Helper()
	mode := packages.NeedName | packages.NeedSyntax | packages.NeedTypes | packages.NeedTypesInfo | packages.NeedImports | packages.NeedExportFile
	loaded, err := packages.Load(&packages.Config{Mode: mode, Dir: ".."}, "./...")
	if err != nil {
		t.Fatal(err)
	}
	all := said{"prompt": {}, "reasons": {}, "texts": {}, "errors": {}}
	for _, pkg := range loaded {
		for _, e := range pkg.Errors {
			t.Fatal(e)
		}
		c := collector{t, pkg, all}
		for _, file := range pkg.Syntax {
			ast.Inspect(file, c.node)
		}
	}
	maps.DeleteFunc(all["texts"], func(text string, _ bool) bool { return all["reasons"][text] })
	return all
}

type collector struct {
	t   *testing.T
	pkg *packages.Package
	all said
}

func (c collector) node(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.CallExpr:
		c.call(n)
	case *ast.KeyValueExpr:
		if c.typed(n.Key, "guard/prompt.word") && c.typed(n.Value, "guard/prompt/text.Safe") {
			c.all.add("prompt", c.constant(n.Key))
			return false
		}
	}
	if e, ok := n.(ast.Expr); ok && (c.typed(e, "guard/locale.Message") || c.typed(e, "guard/audit.Problem")) && c.constant(e) != "" {
		c.all.add(messageKind(c.pkg.PkgPath), c.constant(e))
		return false // what it is put together from says nothing by itself
	}
	return true
}

// call notes a format. One that is no constant could not be translated.
func (c collector) call(call *ast.CallExpr) {
	f, ok := c.callee(call).(*types.Func)
	if !ok {
		return
	}
	if f.FullName() == "guard/policy/risk.Say" { // whoever gives the reason
		c.all.add("reasons", c.constant(call.Args[0]))
		return
	}
	at, known := formats[f.FullName()]
	if !known || len(call.Args) <= at {
		return
	}
	text := c.constant(call.Args[at])
	if text == "" && !c.hands(call.Args[at]) {
		c.t.Errorf("%s: the format is no constant, so no language has it", c.pkg.Fset.Position(call.Pos()))
	}
	c.all.add("errors", text)
}

// hands reports an argument that only hands on the format that its own function was given.
func (c collector) hands(e ast.Expr) bool {
	if conv, ok := e.(*ast.CallExpr); ok && len(conv.Args) == 1 { // string(why), of a Message
		return c.typed(conv.Args[0], "guard/locale.Message")
	}
	id, ok := e.(*ast.Ident)
	return ok && id.Name == "format"
}

func (c collector) callee(call *ast.CallExpr) types.Object {
	switch f := call.Fun.(type) {
	case *ast.Ident:
		return c.pkg.TypesInfo.Uses[f]
	case *ast.SelectorExpr:
		return c.pkg.TypesInfo.Uses[f.Sel]
	}
	return nil
}

func (c collector) typed(e ast.Expr, name string) bool {
	tv, ok := c.pkg.TypesInfo.Types[e]
	return ok && tv.Type != nil && tv.Type.String() == name
}

func (c collector) constant(e ast.Expr) string {
	tv := c.pkg.TypesInfo.Types[e]
	if tv.Value == nil || tv.Value.Kind() != constant.String {
		return ""
	}
	return constant.StringVal(tv.Value)
}

// english are the words of the prompt by their names.
func english(t *testing.T) map[string]string {
	t.Helper()
	words := map[string]string{}
	loaded, err := packages.Load(&packages.Config{Mode: packages.NeedName | packages.NeedSyntax | packages.NeedTypes | packages.NeedTypesInfo | packages.NeedImports | packages.NeedDeps, Dir: ".."}, "guard/prompt")
	if err != nil {
		t.Fatal(err)
	}
	c := collector{t: t, pkg: loaded[0]}
	for _, file := range loaded[0].Syntax {
		ast.Inspect(file, func(n ast.Node) bool {
			if kv, ok := n.(*ast.KeyValueExpr); ok && c.typed(kv.Key, "guard/prompt.word") && c.typed(kv.Value, "guard/prompt/text.Safe") {
				words[c.constant(kv.Key)] = c.constant(kv.Value)
			}
			return true
		})
	}
	return words
}

package walks

import (
	"fmt"
	"os"
	"testing"
)

func TestDebug(t *testing.T) {
	data, _ := os.ReadFile(os.Getenv("WALK_FILE"))
	l := Of(os.Getenv("WALK_EXT"))
	if l == nil {
		t.Skip()
	}
	r := newReader(l, string(data))
	for i := range passes {
		fmt.Println("pass", i, r.binds())
	}
	for _, d := range r.defs {
		fmt.Println("def", d.name, d.at, d.to, d.params, d.parent)
	}
	for v, s := range r.held {
		fmt.Println("held", v, s)
	}
	for v, s := range r.bound {
		fmt.Println("bound", v, s)
	}
	for i := range r.lists {
		fmt.Printf("list %+v %+v\n", r.lists[i], *r.folderOf(i))
	}
	fmt.Println(r.acts())
	for i, t := range r.toks {
		fmt.Print(i, ":", t.text, " ")
	}
}

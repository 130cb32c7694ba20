package wire_test

import (
	"fmt"

	"guard/acp/wire"
)

func Example() {
	line := []byte(`{"jsonrpc":"2.0","id":7,"method":"fs/read_text_file","params":{"path":"/etc/hosts"}}`)
	var agent wire.Stream
	f := wire.Scan(line)
	if agent.HidesRequest(line, f) {
		return // somebody could read another request in it
	}
	file, err := wire.Params[struct {
		Path string `json:"path"`
	}](line)
	fmt.Println(f.Kind == wire.Request, f.Method, file.Path, err)
	fmt.Printf("%s", wire.NewError(f.ID, wire.CodeInvalidParams, "no"))

	_, err = wire.Params[struct{}]([]byte(`{"params":{"path":"/etc/hosts","path":"/etc/shadow"}}`))
	fmt.Println(err != nil)
	// Output:
	// true fs/read_text_file /etc/hosts <nil>
	// {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"no"}}
	// true
}

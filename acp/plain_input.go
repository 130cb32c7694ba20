package acp

import (
	"bytes"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"guard/acp/wire"
)

// readStrictly reads a raw input strictly, and reports whether it fits; what it holds otherwise is
// what stands before the mistake. A plain one is read in one walk, within the same budget as a
// plain permission.
func readStrictly(raw jsontext.Value, in *input) bool {
	if readPlainly(raw, in) {
		return true
	}
	var anew input
	err := jsonv2.Unmarshal(raw, &anew)
	*in = anew
	return err == nil
}

// readPlainly reads a raw input of texts and of values that are kept as they stand; where it reports
// false, reflection must read it. FuzzPlainInput holds the two equal.
func readPlainly(raw jsontext.Value, in *input) bool {
	return raw.IsValid() && wire.EachMember(raw, func(name, v []byte) bool {
		text, value, known := in.member(name)
		switch {
		case text != nil:
			return plainText(text, v)
		case value != nil:
			*value = v
			return true
		}
		return !known && bytes.IndexByte(name, '\\') < 0 // an escape could spell a name that is known
	})
}

// member is where the value of a member goes, as a text or as it stands. One that is known but goes
// to neither has members of its own.
func (in *input) member(name []byte) (text *string, value *jsontext.Value, known bool) {
	switch string(name) {
	case "cwd":
		text = &in.Cwd
	case "workdir":
		text = &in.Workdir
	case "file_path":
		text = &in.FilePath
	case "filePath":
		text = &in.FilePathJS
	case "path":
		text = &in.Path
	case "absolute_path":
		text = &in.AbsPath
	case "url":
		text = &in.URL
	case "query":
		text = &in.Query
	case "description":
		text = &in.Why
	case "server":
		text = &in.Server
	case "tool":
		text = &in.Tool
	case "server_name":
		text = &in.ServerName
	default:
		value, known = in.raw(name)
		return nil, value, known
	}
	return text, nil, true
}

// raw is member for values that are kept as they stand.
func (in *input) raw(name []byte) (value *jsontext.Value, known bool) {
	switch string(name) {
	case "command":
		return &in.Command, true
	case "cmd":
		return &in.Cmd, true
	case "args":
		return &in.Args, true
	case "env":
		return &in.Env, true
	case "stdin":
		return &in.Stdin, true
	case "input":
		return &in.Input, true
	case "script":
		return &in.Script, true
	case "code":
		return &in.Code, true
	case "content":
		return &in.Content, true
	case "run_in_background":
		return &in.Background, true
	case "is_background":
		return &in.IsBackground, true
	case "arguments":
		return &in.Arguments, true
	}
	return nil, string(name) == "request" || string(name) == "changes"
}

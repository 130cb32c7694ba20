package acp

import (
	"bytes"

	"github.com/go-json-experiment/json/jsontext"

	"guard/acp/wire"
	"guard/policy/decision"
)

// strictPermission reads the params of session/request_permission strictly. What agents send most
// is plain, and read in one walk over its members; a check of all names and reflection take twice
// as long. That serves the budget of a permission that policy answers (package wire).
func strictPermission(line []byte, f wire.Frame) (Permission, error) {
	if f.Kind == wire.Request && jsontext.Value(line).IsValid() { // RFC 8259, no member twice, UTF-8
		if p, ok := plainPermission(f.Params); ok {
			return p, nil
		}
	}
	return strict[Permission](line, f)
}

// plainPermission reads the params of a valid line that hold only members that guard knows, of the
// types that they should have. Others are not wrong, but for strict to judge. What is plain reads
// as strict would: FuzzStrictPermission holds the two equal.
func plainPermission(params []byte) (p Permission, ok bool) {
	ok = wire.EachMember(params, func(name, v []byte) bool {
		switch string(name) {
		case "sessionId":
			return plainText(&p.SessionID, v)
		case "toolCall":
			p.ToolCall = plainCall(v)
			return p.ToolCall != nil
		case "options":
			return plainList(&p.Options, v, plainOption)
		case "_meta":
			p.Meta = bytes.Clone(v)
			return true
		}
		return false
	})
	return p, ok
}

// plainCall is a tool call; nil: it is not plain.
func plainCall(object []byte) *ToolCall {
	tc := new(struct { // in one piece of memory with the texts that most have
		ToolCall
		kind, status, title string
	})
	ok := wire.EachMember(object, func(name, v []byte) bool {
		switch string(name) {
		case "toolCallId":
			return plainText(&tc.ToolCallID, v)
		case "kind":
			tc.Kind = &tc.kind
			return plainText(tc.Kind, v)
		case "status":
			tc.Status = &tc.status
			return plainText(tc.Status, v)
		case "title":
			tc.Title = &tc.title
			return plainText(tc.Title, v)
		case "rawInput":
			tc.RawInput = bytes.Clone(v)
			return true
		case "_meta":
			tc.Meta = bytes.Clone(v)
			return true
		case "content":
			tc.Content = new([]Content)
			return plainList(tc.Content, v, plainContent)
		case "locations":
			tc.Locations = new([]Location)
			return plainList(tc.Locations, v, plainLocation)
		}
		return false
	})
	if !ok {
		return nil
	}
	return &tc.ToolCall
}

func plainOption(o *Option, object []byte) bool {
	return wire.EachMember(object, func(name, v []byte) bool {
		switch string(name) {
		case "optionId":
			return plainText(&o.ID, v)
		case "name":
			return plainText(&o.Name, v)
		case "kind":
			return plainText(&o.Kind, v)
		}
		return string(name) == "_meta"
	})
}

func plainContent(c *Content, object []byte) bool {
	return wire.EachMember(object, func(name, v []byte) bool {
		switch string(name) {
		case "type":
			return plainText(&c.Type, v)
		case "content":
			c.Content = bytes.Clone(v)
			return gated.Check(v) == nil
		case "path":
			return plainText(&c.Path, v)
		case "oldText":
			return plainOptional(&c.OldText, v)
		case "newText":
			return plainOptional(&c.NewText, v)
		}
		return string(name) == "_meta"
	})
}

func plainLocation(l *Location, object []byte) bool {
	return wire.EachMember(object, func(name, v []byte) bool {
		if string(name) == "line" {
			return gated.Check(v) == nil
		}
		return string(name) == "path" && plainText(&l.Path, v)
	})
}

func plainList[T any](list *[]T, array []byte, read func(*T, []byte) bool) bool {
	*list = make([]T, 0, 2) // as many as most hold
	return wire.EachItem(array, func(item []byte) bool {
		*list = append(*list, *new(T))
		return read(&(*list)[len(*list)-1], item)
	})
}

func plainOptional(text **string, v []byte) bool {
	if string(v) == "null" {
		return true
	}
	*text = new(string)
	return plainText(*text, v)
}

// plainText reads a string. The protocol's own words, which stand in every request, need no copy.
func plainText(text *string, v []byte) (ok bool) {
	switch string(v) {
	case `"execute"`:
		*text = "execute"
	case `"pending"`:
		*text = "pending"
	case `"allow_once"`:
		*text = decision.AllowOnce
	case `"allow_always"`:
		*text = decision.AllowAlways
	case `"reject_once"`:
		*text = decision.RejectOnce
	default:
		*text, ok = wire.Text(v)
		return ok
	}
	return true
}

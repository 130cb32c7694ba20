package edit

import (
	"bytes"
	"encoding/json"
	"errors"
	"reflect"
	"slices"

	"github.com/tailscale/hujson"
)

// Why a text is not edited. What asks for an edit says it to the person in its own words.
var (
	ErrUnreadable = errors.New("it is not JSON, with or without comments")
	ErrAmbiguous  = errors.New("a key stands in it twice")
	ErrOccupied   = errors.New("something else stands there")
	ErrChanged    = errors.New("it was changed since")
	ErrAbsent     = errors.New("it is not there any more")
)

// Put adds a member below nested objects, whose names its path lists; objects that are missing are
// made. A member that is there already, with the same value, leaves the text as it is; with
// another value it is ErrOccupied. An empty text becomes a whole file.
func Put(text []byte, path []string, value any) ([]byte, error) {
	if len(bytes.TrimSpace(text)) == 0 {
		whole, err := json.MarshalIndent(nest(path, value), "", "  ")
		return append(whole, '\n'), err
	}
	doc, err := parse(text)
	if err != nil {
		return nil, err
	}
	at := doc.root
	for i, name := range path {
		member, err := at.member(name)
		switch {
		case err != nil:
			return nil, err
		case member == nil:
			return doc.insert(at, name, nest(path[i+1:], value))
		case i == len(path)-1:
			return same(text, member.Value, value)
		}
		inner, ok := member.Value.Value.(*hujson.Object)
		if !ok {
			return nil, ErrOccupied
		}
		at = object{inner, member.Value.StartOffset, member.Value.EndOffset, at.depth + 1}
	}
	return nil, ErrOccupied
}

// Take removes a member that Put added, if its value still is what was put in, and then those of
// the objects around it that are empty, as far as made says how many levels Put had to make.
func Take(text []byte, path []string, value any, made int) ([]byte, error) {
	doc, err := parse(text)
	if err != nil {
		return nil, err
	}
	objects := []object{doc.root}
	for i, name := range path {
		at := objects[i]
		member, err := at.member(name)
		switch {
		case err != nil:
			return nil, err
		case member == nil:
			return nil, ErrAbsent
		case i == len(path)-1:
			if _, err := same(text, member.Value, value); err != nil {
				return nil, ErrChanged
			}
			return doc.remove(emptied(objects, path, made)), nil
		}
		inner, ok := member.Value.Value.(*hujson.Object)
		if !ok {
			return nil, ErrAbsent
		}
		objects = append(objects, object{inner, member.Value.StartOffset, member.Value.EndOffset, at.depth + 1})
	}
	return nil, ErrAbsent
}

// emptied is the outermost object, with its member's name, that a removal of the innermost
// member would leave empty; the objects above made are the person's.
func emptied(objects []object, path []string, made int) (object, string) {
	last := len(objects) - 1
	for made > 0 && last > 0 && len(objects[last].Members) == 1 && !hasComment(objects[last]) {
		last--
		made--
	}
	return objects[last], path[last]
}

// Missing is how many of the objects around a member Put would have to make.
func Missing(text []byte, path []string) int {
	if len(bytes.TrimSpace(text)) == 0 {
		return len(path) - 1
	}
	doc, err := parse(text)
	if err != nil {
		return 0
	}
	at := doc.root
	for i, name := range path[:len(path)-1] {
		member, _ := at.member(name)
		if member == nil {
			return len(path) - 1 - i
		}
		inner, ok := member.Value.Value.(*hujson.Object)
		if !ok {
			return 0
		}
		at = object{inner, 0, 0, at.depth + 1}
	}
	return 0
}

// Empty reports a text that holds nothing: no member and no comment.
func Empty(text []byte) bool {
	return slices.Contains([]string{"", "{}"}, string(bytes.Join(bytes.Fields(text), nil)))
}

// document is a parsed text.
type document struct {
	text []byte
	root object
}

// object is an object of a document: where it begins and ends, and how deep it stands.
type object struct {
	*hujson.Object
	start, end, depth int
}

// maxDeep is how deep encoding/json reads; the parser of JSON with comments would fill all of the stack.
const maxDeep = 10_000

// tooDeep reports a text that may nest deeper, as far as its brackets tell.
func tooDeep(text []byte) bool {
	depth := 0
	for _, c := range text {
		switch c {
		case '[', '{':
			depth++
		case ']', '}':
			depth = max(depth-1, 0)
		}
		if depth > maxDeep {
			return true
		}
	}
	return false
}

func parse(text []byte) (document, error) {
	if tooDeep(text) {
		return document{}, ErrUnreadable
	}
	value, err := hujson.Parse(text)
	if err != nil {
		return document{}, ErrUnreadable
	}
	inner, ok := value.Value.(*hujson.Object)
	if !ok {
		return document{}, ErrUnreadable
	}
	return document{text, object{inner, value.StartOffset, value.EndOffset, 0}}, nil
}

// member is an object's member of a name; nil: it has none.
func (o object) member(name string) (found *hujson.ObjectMember, err error) {
	for i := range o.Members {
		if literal, ok := o.Members[i].Name.Value.(hujson.Literal); ok && literal.String() == name {
			if found != nil {
				return nil, ErrAmbiguous
			}
			found = &o.Members[i]
		}
	}
	return found, nil
}

// same is the text, if the value that stands in it is the one that is wanted.
func same(text []byte, stands hujson.Value, wanted any) ([]byte, error) {
	clone := stands.Clone()
	clone.Standardize()
	var is, wants any
	want, err := json.Marshal(wanted)
	if err := errors.Join(err, json.Unmarshal(clone.Pack(), &is)); err != nil {
		return nil, ErrUnreadable
	}
	if err := json.Unmarshal(want, &wants); err != nil || !reflect.DeepEqual(is, wants) {
		return nil, ErrOccupied
	}
	return text, nil
}

// nest puts a value below objects of these names.
func nest(path []string, value any) any {
	for _, name := range slices.Backward(path) {
		value = map[string]any{name: value}
	}
	return value
}

// Members are the members of the object at the top's member of a name, as plain JSON; nil where
// there are none.
func Members(text []byte, name string) map[string]json.RawMessage {
	if tooDeep(text) {
		return nil
	}
	plain, err := hujson.Standardize(bytes.Clone(text))
	var all map[string]json.RawMessage
	if err != nil || json.Unmarshal(plain, &all) != nil {
		return nil
	}
	var members map[string]json.RawMessage
	if json.Unmarshal(all[name], &members) != nil {
		return nil
	}
	return members
}

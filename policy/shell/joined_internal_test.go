package shell

import (
	"reflect"
	"testing"

	"guard/policy/place"
)

// TestEveryPartIsJoined: a part that names another has it before a line is read.
func TestEveryPartIsJoined(t *testing.T) {
	w := newWalker("/", place.World{})
	defer w.release()
	parts := reflect.ValueOf(w).Elem()
	joined := 0
	for i := range parts.NumField() {
		part := parts.Field(i)
		if part.Kind() != reflect.Struct {
			continue
		}
		for j := range part.NumField() {
			switch f := part.Field(j); f.Kind() {
			case reflect.Pointer, reflect.Interface:
				joined++
				if f.IsNil() {
					t.Errorf("%s has no %s", parts.Type().Field(i).Name, part.Type().Field(j).Name)
				}
			}
		}
	}
	if joined < 60 {
		t.Errorf("only %d were found", joined)
	}
}

package export

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"

	"guard/audit"
	"guard/locale"
)

// Dump is what a store gave out of the events it was handed: JSON Lines, of OTLP/JSON as the Collector's file exporter
// writes it, or an object an event with its attributes (at the top, or in an object attributes or LogAttributes, dots
// or underscores in the names), as stores with a table or labels give it.
type Dump struct {
	sessions map[string]*dumped
	Lines    int      // that hold no event of guard's
	Bad      []uint64 // numbers of lines that are no JSON, from 1; the first of them
}

// dumped is what there is of one session.
type dumped struct {
	links   map[uint64]dumpedLink
	twice   []uint64 // numbers under which there are two records
	partial bool     // some record is not of a decision: all were to be handed on
}

type dumpedLink struct {
	prev, hash, event string
	changed           bool
	unread            bool // what it says is not there, so whether that was changed cannot be told
}

const maxBad = 10

// ReadDump reads a dump to its end.
func ReadDump(r io.Reader) (*Dump, error) {
	d := &Dump{sessions: map[string]*dumped{}}
	in := bufio.NewReaderSize(r, 1<<20)
	for n := uint64(1); ; n++ {
		line, err := in.ReadBytes('\n')
		if line = bytes.TrimSpace(line); len(line) > 0 {
			d.line(line, n)
		}
		if err == io.EOF {
			return d, nil
		}
		if err != nil {
			return nil, locale.Errorf("the dump cannot be read: %w", err)
		}
	}
}

func (d *Dump) line(line []byte, n uint64) {
	var object map[string]any
	if json.Unmarshal(line, &object) != nil {
		if len(d.Bad) < maxBad {
			d.Bad = append(d.Bad, n)
		}
		return
	}
	found := false
	for one := range logRecords(object) {
		found = d.event(one) || found
	}
	if !found {
		d.Lines++
	}
}

// logRecords are the events of a line, each with its attributes at the top and its body as "body".
func logRecords(object map[string]any) func(func(map[string]any) bool) {
	return func(yield func(map[string]any) bool) {
		if _, otlp := object["resourceLogs"]; !otlp {
			yield(flat(object))
			return
		}
		for _, r := range objects(object["resourceLogs"]) {
			for _, s := range objects(r["scopeLogs"]) {
				for _, l := range objects(s["logRecords"]) {
					one := map[string]any{"body": otlpValue(l["body"])}
					for _, a := range objects(l["attributes"]) {
						if key, ok := a["key"].(string); ok {
							one[plainName(key)] = otlpValue(a["value"])
						}
					}
					if !yield(one) {
						return
					}
				}
			}
		}
	}
}

func objects(v any) (all []map[string]any) {
	list, _ := v.([]any)
	for _, one := range list {
		if m, ok := one.(map[string]any); ok {
			all = append(all, m)
		}
	}
	return all
}

// otlpValue is a value of OTLP/JSON (opentelemetry-proto 1.8, common.proto, AnyValue).
func otlpValue(v any) any {
	m, _ := v.(map[string]any)
	for _, kind := range []string{"stringValue", "intValue", "boolValue"} {
		if value, ok := m[kind]; ok {
			return value
		}
	}
	return nil
}

// flat lifts the attributes of an event to its top.
func flat(object map[string]any) map[string]any {
	one := map[string]any{}
	for _, name := range []string{"attributes", "Attributes", "LogAttributes", "labels", "stream"} {
		if inner, ok := object[name].(map[string]any); ok {
			for k, v := range inner {
				one[plainName(k)] = v
			}
		}
	}
	for k, v := range object {
		one[plainName(k)] = v
	}
	for _, name := range []string{"Body", "line"} { // a table's column, logcli's
		if body, ok := object[name]; ok {
			one["body"] = body
		}
	}
	return one
}

// plainName has one spelling for stores that keep dots and those that do not.
func plainName(name string) string { return strings.ReplaceAll(name, ".", "_") }

// event takes in one event; false: it is none of guard's.
func (d *Dump) event(one map[string]any) bool {
	text := func(name string) string { s, _ := one[plainName(name)].(string); return s }
	id := text(attrID)
	session, number, ok := strings.Cut(id, "/")
	seq, err := strconv.ParseUint(number, 10, 64)
	if !ok || err != nil || session == "" {
		return false
	}
	s := d.sessions[session]
	if s == nil {
		s = &dumped{links: map[uint64]dumpedLink{}}
		d.sessions[session] = s
	}
	l := dumpedLink{prev: text(attrPrev), hash: text(attrHash), event: text("guard.event")}
	l.changed = one[plainName("guard.record.changed")] == true || text("guard.record.changed") == "true"
	if body := text("body"); strings.HasPrefix(body, `{"seq":`) {
		link, ok := audit.LinkOf([]byte(body))
		l.changed = l.changed || !ok || !link.Sound || link.Hash != l.hash || link.Prev != l.prev || link.Seq != seq
	} else {
		l.unread = true
	}
	if before, there := s.links[seq]; there && before != l {
		s.twice = append(s.twice, seq)
	}
	s.links[seq] = l
	s.partial = s.partial || l.event != string(audit.Decided)
	return true
}

// Check is what a dump holds of one session.
type Check struct {
	Session string
	Records int
	Problem string // the first thing that is wrong; empty: all that was written up to the last is there, as written
	Seq     uint64 // the record that it is about
	Ended   bool   // the session's end is there
	Unread  int    // records without their content: none is missing, and what they say may have been changed
}

// Checks goes through each session's chain: from its first record on every one is there, each follows the one before it
// by its hash, and none was changed.
func (d *Dump) Checks() []Check {
	var all []Check
	for _, session := range slices.Sorted(maps.Keys(d.sessions)) {
		all = append(all, d.sessions[session].check(session))
	}
	return all
}

func (s *dumped) check(session string) Check {
	c := Check{Session: session, Records: len(s.links)}
	wrong := func(seq uint64, problem string) Check {
		c.Seq, c.Problem = seq, problem
		return c
	}
	if !s.partial {
		return wrong(0, locale.Text("only decisions were handed on (send = \"decisions\"): whether all are there "+
			"cannot be told"))
	}
	if len(s.twice) > 0 {
		return wrong(slices.Min(s.twice), locale.Text("there are two different records of this number"))
	}
	prev := audit.FirstPrev()
	for seq := uint64(1); seq <= uint64(len(s.links)); seq++ {
		l, there := s.links[seq]
		switch {
		case !there:
			return wrong(seq, locale.Text("it is missing"))
		case l.changed:
			return wrong(seq, locale.Text("it was changed after it was written"))
		case l.prev != prev:
			return wrong(seq, locale.Text("it does not follow the one before it"))
		}
		prev = l.hash
		if l.unread {
			c.Unread++
		}
		c.Ended = l.event == string(audit.SessionEnded)
	}
	return c
}

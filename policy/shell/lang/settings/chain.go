package settings

import (
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/shell/table"
)

// A chain is a name with its members: settings.db["url"].

var (
	// dumpers give all fields of an object (pydantic 2, dataclasses, attrs, JavaScript, Ruby, environs).
	dumpers = table.WordSet("model_dump model_dump_json dict json copy model_copy __dict__ items values entries " +
		"as_dict to_dict asdict to_h to_hash to_s inspect toJSON toObject to_json attributes dump all parsed " +
		"__repr__ __str__ each each_pair forEach map default")
	// neutral leave what they are called on as it is, or another spelling of it.
	neutral = table.WordSet("toString to_s str strip trim lower upper toLowerCase toUpperCase encode decode to_i " +
		"upcase downcase get fetch dig unwrap")
	// telling say something of an object, and none of its values.
	telling = table.WordSet("keys length size count model_fields model_fields_set model_json_schema schema __name__ " +
		"__class__ __file__ __doc__ " +
		"__annotations__ __module__ startswith startsWith endswith endsWith start_with? end_with? " +
		"includes slice substring substr present? nil? empty? blank? replace key? has_key? hasOwnProperty has")
	// plainWords end the names of fields in which no secret stands.
	plainWords = table.WordSet("port host hostname hosts debug env environment mode level levels size timeout " +
		"version name names title prefix suffix path paths dir dirs folder root locale lang language timezone tz " +
		"enabled disabled workers threads retries limit limits count ttl max min days hours minutes seconds ms " +
		"region zone bucket model format theme verbose testing production development staging origins algorithm " +
		"algorithms scheme schema protocol driver engine dialect charset interval concurrency flags features " +
		"feature domain currency country page per pages batch interval expiry expires age log logging loglevel file " +
		"files directory base backend type kind strategy id app project encoding proto https ssl tls secure")
	chainStart = lazy.Pattern(`[A-Za-z_][\w$]*`)
)

// chain is one use of a name in an expression.
type chain struct {
	name     string
	members  []string
	from, to int
}

// chains lists the uses of names that hold something.
func (b *binding) chains(expr string) (all []chain) {
	for _, m := range chainStart().FindAllStringIndex(expr, -1) {
		if b.names[expr[m[0]:m[1]]].Kind == Plain || len(all) > 0 && m[0] < all[len(all)-1].to {
			continue
		}
		before := strings.TrimRight(expr[:m[0]], "$@")
		if strings.HasSuffix(before, ".") && !strings.HasSuffix(before, "...") || strings.HasSuffix(before, "->") ||
			before != "" && isWord(before[len(before)-1]) {
			continue
		}
		c := chain{name: expr[m[0]:m[1]], from: m[0], to: m[1]}
		c.follow(expr)
		rest := strings.TrimLeft(expr[c.to:], " ")
		if len(c.members) == 0 && (strings.HasPrefix(rest, "=") && !strings.HasPrefix(rest, "==") ||
			strings.HasPrefix(rest, ":") && !strings.HasPrefix(rest, ":]") && b.lang == code.JavaScript) {
			continue // a key
		}
		all = append(all, c)
	}
	return all
}

func isWord(c byte) bool {
	return c == '_' || c >= '0' && c <= '9' || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z'
}

// member is a step to a member by its name.
var (
	member    = lazy.Pattern(`^\s*(?:\?\.|\.|::|->|&\.)\s*([A-Za-z_][\w$]*[?!]?)`)
	subscript = lazy.Pattern(`^(?:\?\.|->)?[\[{]\s*(?::|["'])?([A-Za-z_][\w.-]*)["']?\s*[\]}]`)
	quotes    = lazy.Pattern(`^(?:\?\.|->)?[\[{]\s*[:"']`)
)

// follow reads the members behind a name.
func (c *chain) follow(expr string) {
	for range 20 {
		rest := expr[c.to:]
		if m := member().FindStringSubmatchIndex(rest); m != nil {
			c.members = append(c.members, rest[m[2]:m[3]])
			c.to += m[1]
		} else if m := subscript().FindStringSubmatchIndex(rest); m != nil && quotes().MatchString(rest) {
			c.members = append(c.members, rest[m[2]:m[3]])
			c.to += m[1]
		} else if strings.HasPrefix(rest, "(") {
			end := closing(rest, 0)
			c.named(rest[1:max(1, end-1)])
			c.to += end
		} else if strings.HasPrefix(rest, "[") { // a part, or a member that is not known
			c.members = append(c.members, "[")
			c.to += closing(rest, 0)
		} else {
			return
		}
	}
}

// named notes a member that is asked for by its name: get("url").
func (c *chain) named(args string) {
	args = strings.TrimSpace(args)
	n := len(c.members)
	if n > 0 && neutral[c.members[n-1]] && len(args) > 2 && strings.ContainsRune(`"':`, rune(args[0])) {
		name, _, _ := strings.Cut(strings.Trim(args, `"':`), args[:1])
		c.members = append(c.members, strings.Trim(name, `"', `))
	}
}

// closing returns the index behind the bracket that closes the one at a place; the end where none does.
func closing(s string, at int) int {
	depth := 0
	for i := at; i < len(s); i++ {
		switch s[i] {
		case '(', '[', '{':
			depth++
		case ')', ']', '}':
			if depth--; depth <= 0 {
				return i + 1
			}
		case '"', '\'', '`':
			if end := strings.IndexByte(s[i+1:], s[i]); end >= 0 && !strings.Contains(s[i+1:i+1+end], "\n") {
				i += end + 1
			}
		}
	}
	return len(s)
}

// member returns what a chain of members of a name holds.
func (n Name) member(members []string) Name {
	if len(members) == 0 || n.Kind == Plain {
		return n
	}
	if slices.ContainsFunc(members, func(m string) bool { return telling[m] }) {
		return Name{}
	}
	switch n.Kind {
	case Value:
		if members[0] == "[" {
			return Name{} // a part of it
		}
		return n
	case Space:
		if held, ok := n.Of.Names[members[0]]; ok {
			return held.member(members[1:])
		}
		if members[0] == "default" {
			return n.member(members[1:])
		}
		if !n.Of.Whole {
			return Name{}
		}
	}
	last := ""
	for _, m := range members {
		if !neutral[m] && m != "[" {
			last = m
		}
	}
	if last == "" || dumpers[last] || !n.Of.plain(last) {
		return Name{Object, n.Of}
	}
	return Name{}
}

// shows reports that a text which shows a name shows a secret.
func (n Name) shows() bool {
	return n.Kind == Value || n.Kind == Object || n.Kind == Space && n.Of.Whole
}

package call

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/service"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Who joins a group of consumers takes its messages: the service that waits for them does not get what somebody looked
// at. A group of the text's own, and one that commits nothing, takes nothing from anybody.

// ownGroup are words by which a group is nobody else's, beside those of a trial.
const ownGroup = "debug peek inspect local adhoc once uuid random print dump viewer"

// joinsGroup reports a call that joins a group which may be somebody's.
func joinsGroup(r *Calls, c *service.Client, words []string, args *value.Arguments) bool {
	if !c.Joining(words) || commitsNothing(r) {
		return false
	}
	if r.Lang == code.Go {
		return fieldsGroup(r)
	}
	one := value.Arguments{Keys: args.Keys, Keyed: args.Keyed, SpreadKeys: args.SpreadKeys}
	return namesGroup(&one) || slices.ContainsFunc(args.Pos, func(v value.Value) bool {
		return v.Kind == value.Dict && namesGroup(&value.Arguments{Pos: []value.Value{v}})
	})
}

// fieldsGroup reports a field of a Go text's that names such a group: GroupID: "billing".
func fieldsGroup(r *Calls) bool {
	return r.search("names a group", func(i int) bool {
		return i+2 < len(r.Toks) && hasWord(service.Groups, r.Toks[i].Text) && r.Toks[i+1].Is(":") &&
			!(r.Toks[i+2].Kind == token.String && (r.Toks[i+2].Text == "" || isOwnGroup(value.Text(r.Toks[i+2].Text))))
	}) >= 0
}

// namesGroup reports an option that names such a group, or that may.
func namesGroup(args *value.Arguments) bool {
	for name := range strings.FieldsSeq(service.Groups) {
		v, given := args.Option(name)
		if given && !value.IsFalse(v) && !slices.Contains(noValue, strings.ToLower(v.Text)) && !isOwnGroup(v) {
			return true
		}
	}
	return false
}

// isOwnGroup reports a name that says it is for once.
func isOwnGroup(v value.Value) bool {
	name := v.Text
	if like, ok := v.Likeness(); ok {
		name = like
	}
	return slices.ContainsFunc(nameWords(name), func(w string) bool {
		w = strings.Trim(w, "0123456789*")
		return hasWord(trial, w) || hasWord(ownGroup, w)
	})
}

// commitsNothing reports a text that has what it reads stay unread.
func commitsNothing(r *Calls) bool {
	return r.search("commits nothing", func(i int) bool {
		t := &r.Toks[i]
		if t.Kind == token.Name && t.Text == "DisableAutoCommit" {
			return true
		}
		return i+2 < len(r.Toks) && hasWord(service.Uncommitted, t.Text) &&
			strings.ContainsAny(r.Toks[i+1].Text, ":=") && strings.EqualFold(r.Toks[i+2].Text, "false")
	}) >= 0
}

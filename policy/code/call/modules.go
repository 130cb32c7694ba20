package call

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/value"
)

// isPath reports whether the name of a module is a path (Node.js 22, modules; Ruby 3.3, Kernel#require; perlfunc
// 5.38, require; the templates of Lua take a / in a name as well).
func isPath(lang code.Language, s string) bool {
	switch lang {
	case code.JavaScript, code.Ruby:
		return strings.HasPrefix(s, ".") || strings.HasPrefix(s, "/") || strings.HasPrefix(s, "~") ||
			strings.HasPrefix(s, "file:")
	case code.Perl, code.Lua:
		return strings.HasPrefix(s, "/") || strings.HasPrefix(s, "./") || strings.HasPrefix(s, "../") ||
			lang == code.Perl && strings.HasSuffix(s, ".pl")
	}
	return false
}

// LoadsPath notes an import of something that is not the name of a module: a path, a URL, or code that stands in the
// URL (Node.js 22, ECMAScript modules, data: imports). false: it is the name of a module.
func (r *effects) LoadsPath(call, s string) bool {
	switch {
	case r.Lang == code.JavaScript && (strings.HasPrefix(s, "data:") || strings.HasPrefix(s, "blob:")):
		r.Emit(code.Opaque, call)
	case r.Lang == code.JavaScript && IsURL(s):
		r.Emit(code.Network, call, value.Text(s))
	case isPath(r.Lang, s):
		r.Emit(code.RunsFile, call, PathModule(r.Lang, s))
	default:
		return false
	}
	return true
}

// PathModule returns the path of an import, which JavaScript counts from the file of the text.
func PathModule(lang code.Language, s string) value.Value {
	v := value.Text(strings.TrimPrefix(s, "file://"))
	if strings.HasPrefix(s, ".") && lang == code.JavaScript {
		v.Source = code.Script
	}
	return v
}

// ModuleName returns the name that the table has for a module of Node.js.
func ModuleName(s string) string {
	s = strings.TrimPrefix(s, "node:")
	if rest, is := fromRegistry(s); is {
		if at := strings.LastIndexByte(rest, '@'); at > 0 {
			version := rest[at:]
			rest = rest[:at]
			if _, inner, more := strings.Cut(version, "/"); more {
				rest += "/" + inner
			}
		}
		s = rest
	}
	if strings.HasPrefix(s, ".") || strings.HasPrefix(s, "/") {
		return "./" + strings.ReplaceAll(strings.TrimLeft(s, "./"), ".", "_")
	}
	return strings.ReplaceAll(s, "/", ".")
}

// fromRegistry cuts what has Deno fetch a package and run it: npm:chalk, jsr:@std/fs@1 (Deno 2, Modules).
func fromRegistry(name string) (string, bool) {
	if rest, is := strings.CutPrefix(name, "npm:"); is {
		return rest, true
	}
	return strings.CutPrefix(name, "jsr:")
}

// versioned reports the name of a package with a version, zod@3 or @scope/a@1.2.0: Bun fetches that one and runs it
// (bun.sh/docs/runtime/autoimport); nothing else finds a module by such a name.
func versioned(name string) bool {
	if _, is := fromRegistry(name); is {
		return true
	}
	at := strings.LastIndexByte(name, '@')
	if at <= 0 || strings.ContainsAny(name, ":\\ ") || isPath(code.JavaScript, name) {
		return false
	}
	version, _, _ := strings.Cut(name[at+1:], "/")
	scope, rest, scoped := strings.Cut(name[:at], "/")
	return version != "" && (!scoped || scope[0] == '@' && len(scope) > 1 && rest != "" && !strings.Contains(rest, "/"))
}

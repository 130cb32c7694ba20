package past

import (
	"io/fs"
	"path"
	"strings"

	"guard/policy/place"
)

// maxLooks bounds the entries that one request looks at in trees.
const maxLooks = 20_000

// madeAll reports whether a path, and all that lies below it now, is the
// session's own. It gives the call that made the path itself.
func (v *view) madeAll(p string) (place.Origin, bool) {
	o, ok := v.made(p)
	if !ok {
		return o, false
	}
	st, _ := v.stamp(p)
	if !st.Mode.IsDir() || isCache(p) {
		return o, true
	}
	return o, v.madeBelow(p)
}

// madeBelow looks at everything under a folder; links are not followed.
func (v *view) madeBelow(dir string) bool {
	all := true
	err := v.disk.ReadDir(dir, func(e fs.DirEntry) bool {
		v.looks++
		p := path.Join(dir, e.Name())
		_, ok := v.made(p)
		all = ok && v.looks <= maxLooks && (!e.IsDir() || isCache(p) || v.madeBelow(p))
		return all
	})
	return err == nil && all
}

// madeMatching reports whether all that a pattern matches now is the session's
// own. The pattern is absolute; the folder before its first wildcard is resolved.
func (v *view) madeMatching(pattern string, recursive bool) (place.Origin, bool) {
	if v.disk == nil || !strings.HasPrefix(pattern, "/") {
		return place.Origin{}, false
	}
	var first place.Origin
	found, all := 0, true
	ok := v.glob("/", strings.Split(strings.TrimPrefix(pattern, "/"), "/"), func(p string, dir bool) bool {
		one := v.made
		if recursive && dir {
			one = v.madeAll
		}
		o, ours := one(p)
		if found++; found == 1 {
			first = o
		}
		all = ours
		return all
	})
	return first, ok && all && found > 0
}

// glob walks what a pattern matches, as the shell would: a wildcard does not
// match a leading dot (POSIX.1-2024, 2.14.3). False: it could not look at all.
func (v *view) glob(dir string, parts []string, each func(p string, dir bool) bool) bool {
	part, rest := parts[0], parts[1:]
	deep := place.AnyDepth(part)
	if deep && len(rest) > 0 && !v.glob(dir, rest, each) {
		return false
	}
	if !strings.ContainsAny(part, `*?[\`) {
		p := path.Join(dir, part)
		if len(rest) > 0 {
			return v.glob(p, rest, each)
		}
		if st, ok := v.stamp(p); ok {
			each(p, st.Mode.IsDir())
		}
		return true
	}
	ok := true
	err := v.disk.ReadDir(dir, func(e fs.DirEntry) bool {
		v.looks++
		if ok = v.looks <= maxLooks; !ok {
			return false
		}
		name := e.Name()
		if hit, err := path.Match(part, name); err != nil || !hit || name[0] == '.' && part[0] != '.' {
			ok = err == nil
			return ok
		}
		p := path.Join(dir, name)
		if len(rest) == 0 {
			ok = each(p, e.IsDir())
		} else if e.IsDir() || e.Type()&fs.ModeSymlink != 0 {
			ok = v.glob(p, rest, each)
		}
		if ok && deep && e.IsDir() {
			ok = v.glob(p, parts, each)
		}
		return ok
	})
	return ok && err == nil
}

// madeNamed reports whether all below a folder whose name a pattern matches is
// the session's own, with all that lies below it. Nothing found is nothing lost.
func (v *view) madeNamed(folder, name string) (place.Origin, bool) {
	if v.disk == nil || folder == "" || name == "" {
		return place.Origin{}, false
	}
	var first place.Origin
	return first, v.named(folder, name, &first)
}

func (v *view) named(dir, name string, first *place.Origin) bool {
	ok := true
	err := v.disk.ReadDir(dir, func(e fs.DirEntry) bool {
		if v.looks++; v.looks > maxLooks {
			ok = false
			return false
		}
		p := path.Join(dir, e.Name())
		hit, err := path.Match(name, e.Name())
		switch {
		case err != nil:
			ok = false
		case hit:
			var o place.Origin
			if o, ok = v.madeAll(p); ok && first.By == "" {
				*first = o
			}
		case e.IsDir():
			ok = v.named(p, name, first)
		}
		return ok
	})
	return ok && err == nil
}

package repository

// patch lays a delta over its base (gitformat-pack(5), "Deltified
// representation"): two sizes, then copies out of the base and bytes that are
// new. The result is at most limit bytes long.
func patch(base, delta []byte, limit int64) ([]byte, bool) {
	from, delta, ok1 := deltaSize(delta)
	to, delta, ok2 := deltaSize(delta)
	if !ok1 || !ok2 || from != uint64(len(base)) || to > uint64(limit) {
		return nil, false
	}
	out := make([]byte, 0, to)
	for len(delta) > 0 {
		op := delta[0]
		delta = delta[1:]
		var part []byte
		if op&0x80 != 0 {
			var at, n int
			at, n, delta = deltaCopy(op, delta)
			if delta == nil || at+n > len(base) {
				return nil, false
			}
			part = base[at : at+n]
		} else {
			n := int(op)
			if n == 0 || n > len(delta) {
				return nil, false
			}
			part, delta = delta[:n], delta[n:]
		}
		if uint64(len(out)+len(part)) > to {
			return nil, false
		}
		out = append(out, part...)
	}
	return out, uint64(len(out)) == to
}

// deltaSize reads a size: seven bits a byte, the lowest first.
func deltaSize(b []byte) (size uint64, rest []byte, ok bool) {
	for i := 0; i < len(b) && i < 5; i++ {
		size |= uint64(b[i]&0x7f) << (7 * i)
		if b[i]&0x80 == 0 {
			return size, b[i+1:], true
		}
	}
	return 0, nil, false
}

// deltaCopy reads where and how much is copied: op tells which of four bytes of
// offset and three of size follow. rest is nil where one is missing.
func deltaCopy(op byte, b []byte) (at, n int, rest []byte) {
	var v [7]int
	for i := range v {
		if op>>i&1 == 0 {
			continue
		}
		if len(b) == 0 {
			return 0, 0, nil
		}
		v[i], b = int(b[0]), b[1:]
	}
	at, n = v[0]|v[1]<<8|v[2]<<16|v[3]<<24, v[4]|v[5]<<8|v[6]<<16
	if n == 0 {
		n = 1 << 16
	}
	return at, n, b
}

package keep

import (
	"guard/undo"
	"guard/undo/store"
)

// Call is what was kept for one call.
type Call struct {
	kept    undo.Kept
	held    int64
	store   *store.Store
	unread  []string // objects that were taken in without being read
	adopted []string // objects that the store holds by a second name, until the call has taken the first away
	most    int64    // bytes of one that are copied at the end
	looks   []look
	memory  *Memory
	shared  bool // another call keeps the same
}

// Kept says what was kept.
func (c *Call) Kept() undo.Kept {
	if c == nil {
		return undo.Kept{}
	}
	return c.kept
}

// Held is how much on the disk is not freed, where the call deletes it, since the store shares it: bytes.
func (c *Call) Held() int64 {
	if c == nil {
		return 0
	}
	return c.held
}

// Fresh reports that what stands at the paths now is what was kept.
func (c *Call) Fresh() bool {
	if c == nil {
		return true
	}
	if c.kept.InCase > 0 { // what was changed meanwhile is found by a further look only
		return false
	}
	for _, l := range c.looks {
		if st, err := lstat(l.path); err != nil || lookOf(l.path, &st) != l {
			return false
		}
	}
	return true
}

// Settle is called when the call has ended. What it did not take away, and the store holds by a second
// name, becomes a copy of the store's own.
func (c *Call) Settle() {
	if c == nil {
		return
	}
	for _, object := range c.adopted {
		_ = c.store.Separate(object, c.most) // what cannot be copied is found changed later, and never passed for sound
	}
	for _, object := range c.unread {
		_ = c.store.Seal(object) // without, only its size and time tell
	}
	c.adopted, c.unread = nil, nil
}

// Release is called when the call was refused: nothing needs to be kept for it.
func (c *Call) Release() {
	if c == nil {
		return
	}
	if c.shared {
		return
	}
	if c.kept.Manifest != "" && c.memory.drop(c.kept.Manifest) {
		_ = c.store.Drop(c.kept.Manifest)
	}
	for _, object := range c.adopted {
		c.store.Abandon(object)
	}
	c.Settle()
}

package secret

// seeker is a way to look for a secret from a hint on that no pattern can say, or none at bounded cost.
type seeker int

const (
	byPattern seeker = iota
	byKeyHeader
	byPhrase
	byManifest
	byOption
	byCommand
	byName
)

// seek calls found for each secret and returns what it cost, in bytes looked at.
func (q *search) seek(by seeker, s string, w window, found func(from, to int)) (cost int) {
	switch hit := w.hit; by {
	case byKeyHeader:
		return seekPrivateKey(s, hit, found)
	case byManifest:
		return seekManifest(s, hit, found)
	case byPhrase:
		return seekMnemonic(s, w.from, w.to, found)
	case byOption:
		return seekOption(s, hit, found)
	case byCommand:
		return q.seekCommand(s, hit, found)
	default:
		return seekAssigned(s, hit, found)
	}
}

package place_test

import (
	"testing"

	"guard/policy/place"
)

// TestHomeSecretsAreSecret: what results are searched for the values of is what reading is asked about.
func TestHomeSecretsAreSecret(t *testing.T) {
	for _, file := range place.HomeSecrets(world.Home) {
		w := world
		if p := w.At("/", file); !p.Is(place.Secret) {
			t.Errorf("%s is searched for secrets, and may be read unasked", file)
		}
	}
}

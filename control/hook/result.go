package hook

import "guard/locale"

// WithoutSecrets is what the model reads in place of a result that held secrets: the result without them, and that the
// call did run, for agents tell of a refusal.
func WithoutSecrets(result string) string {
	return locale.Fill("the call has run; guard hid secrets in its result, which is:\n{0}", result)
}

package gemini

import "guard/control/hook"

// replaceResult refuses a result, at which the model gets the reason instead (seen in 0.61.0): the same result without
// what is hidden in it.
func replaceResult(stdin []byte, hide hook.Hide) []byte {
	var in hookInput
	if hook.Decode(stdin, &in) != nil {
		return nil
	}
	hidden, changed := hide(in.Response)
	if !changed {
		return nil
	}
	in.Response = hidden
	output, _ := hookResult(in)
	return hook.InPlaceOf("deny", output)
}

package environment

import "slices"

// Shadow notes a function that surely holds from here on: bash runs it, and no program of its name (bash(1), COMMAND
// EXECUTION).
func (s *State) Shadow(name string) { s.Shadows = append(slices.Clip(s.Shadows), name) }

// ShadowsOnly keeps those that held in another branch, too.
func (s *State) ShadowsOnly(held []string) {
	if len(s.Shadows) == 0 {
		return
	}
	var both []string
	for _, name := range s.Shadows {
		if slices.Contains(held, name) {
			both = append(both, name)
		}
	}
	s.Shadows = both
}

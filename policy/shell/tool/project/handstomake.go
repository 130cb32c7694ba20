package project

import (
	"path"
	"slices"

	"guard/policy/recipe"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// What only starts make in a folder runs the Makefile there, whoever wrote it: cmake --build of a folder that no cmake
// made, and a rockspec whose build is make.

// handsToMake judges such a call as make in that folder, where this session wrote a Makefile into it.
func handsToMake(j builds, c *effect.Call, v *option.Invocation) {
	folder, ok := madeIn(j, c, v)
	if !ok || !slices.ContainsFunc(j.SessionFiles(), func(file string) bool {
		return path.Dir(file) == folder && slices.Contains(recipe.Files("make"), path.Base(file))
	}) {
		return
	}
	state := j.State
	j.State.Cwd, j.State.Maybe = folder, nil
	access.StartsLine(j.Judge.Judge, c, v.Name, "make")
	j.State = state
}

// madeIn is the folder in which a program starts make (CMake 3.30, cmake --build; LuaRocks 3, build type make).
func madeIn(j builds, c *effect.Call, v *option.Invocation) (string, bool) {
	switch first, sub := v.Words(); {
	case first == "luarocks" && slices.Contains([]string{"make", "build"}, sub):
		return j.State.Cwd, true
	case first == "cmake" || first == "cmake3":
		if i := slices.Index(c.Cmd.Argv, "--build"); i >= 0 && i+1 < len(c.Cmd.Argv) {
			return j.Place(taint.Literal(c.Cmd.Argv[i+1])).Path, true
		}
	}
	return "", false
}

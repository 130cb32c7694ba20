package makefile_test

import (
	"fmt"

	"guard/policy/recipe"
	"guard/policy/recipe/makefile"
)

// A makefile and a goal come in, the lines of the goal go out. The file does not set OUT, so it comes from the environment.
func ExampleRead() {
	reading := makefile.Read(recipe.Surroundings{}, "clean:\n\trm -rf $(OUT)\n", []string{"clean"}, nil)
	fmt.Println(reading.Lines[0].Text, reading.Env)
	// Output: rm -rf $OUT [OUT]
}

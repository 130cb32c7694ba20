package shell_test

import "testing"

// TestFormattersInAMember: a formatter that is run in a package of the workspace edits a file of that package, though it
// is not known where the package lies.
func TestFormattersInAMember(t *testing.T) {
	runsOnDisk(t, `
		pnpm --filter web exec biome check --write src/a.ts src/b.ts
		pnpm --filter web exec prettier --write src/a.ts
		pnpm --filter web exec eslint --fix src/a.ts
		npx biome check --write src
		biome ci .`)
	refusedOnDisk(t, `
		pnpm --filter web exec prettier --write .husky/pre-commit
		pnpm --filter web exec prettier --write .github/workflows/ci.yml
		pnpm --filter web exec prettier --write .env
		pnpm --filter web exec prettier --write .git/config
		pnpm --filter web exec prettier --write AGENTS.md
		pnpm --filter web exec prettier --write ../../x.ts
		pnpm --filter web exec prettier --write ~/x.ts
		pnpm --filter web exec prettier --write "$X"
		pnpm --filter web exec sed -i s/a/b/ src/a.ts
		pnpm --filter web exec rm src/a.ts
		pnpm --filter web exec cp src/a.ts src/b.ts
		biome check --write ~/x.ts`)
}

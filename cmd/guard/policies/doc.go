// Package policies is the commands about what guard decides, which start nothing:
// check, config, init, test and trust. For example
//
//	guard check "rm -rf ./tmp_*"
//
// judges the line as a running guard would, by the rules that hold in this folder.
// trust is the only one that loosens anything, by a word that the person types.
package policies

// Package transfer judges what copies, moves and changes the modes of files: cp, mv, rsync,
// scp, chmod and their kin.
//
//	mv a b // b is lost, unless it was made here
//
// It moves nothing.
package transfer

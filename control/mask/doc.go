// Package mask hides in what a call returns the secrets of files that the call was not judged to show.
//
// In go the files of secrets and a text, out comes the text with «hidden by guard: FILE» in place of each secret of
// theirs, or KIND in place of one that no file need hold (secret.Tokens). It knows values only, and of those only what
// is like nothing else (secret.Values).
//
// A value is hidden as it stands in the file, in base64 (RFC 4648) and in hexadecimal digits, wherever that is. One
// that is long and varied enough to be known transformed (strength) is also found
//
//   - in other spellings: backward, in other case, shifted along the alphabet, in base32, base85, uuencode (spelling);
//   - with anything between its characters, lines too, or as the codes of its bytes in whatever base, beside the
//     columns of a dump (view, codes, columns);
//   - under a key: xor, sum or product with a constant, with a counter, with a key that repeats (relation), and with
//     each character put for another (isomorph);
//   - inside base64 and what is compressed, three layers deep (layer).
//
// Where a file of secrets was opened and nobody knows what for, what reads like no word, number or name is hidden too
// (odd, ordinary). Where what is secret cannot be told, all texts are (withhold).
//
// A text of more than 1 MiB is searched for transformed values at its beginning and its end only (search). Not found
// are values in parts, those that were enciphered with more than relation tells, and what the standard library
// cannot decompress (xz, zstd). A text that holds no secret is never changed: by chance a pattern would hit once in
// 10^9 texts of 1 MB (strength).
//
// A search goes this way: Secrets (secrets, of Files) has a finder, which makes an index of spellings, relations and
// isomorphs once, and gives each text to a search. That reads the text by windows; each is a view, of which other views
// are made (letters, codes, columns …), and each of these is looked through. Hits are places in the text, and hide puts
// the marks there.
package mask

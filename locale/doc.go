// Package locale says guard's texts in the person's language.
//
// In goes an English text, as it stands in the code, or the name of a word; out comes the same in
// the language that the process speaks: English until [Use], as a C program before setlocale(3).
// Names that programs read (modes, levels, categories, JSON members, keys of files) are the same in
// every language and never come here. It reads no files: the messages are within the program, and
// are parsed when the first of them is needed.
package locale

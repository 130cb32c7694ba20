package locale

// plural is the category of a whole number by CLDR 47, Language Plural Rules. A test holds it to
// golang.org/x/text, which would come with tables of every language.
func plural(tag string, n int) string {
	switch {
	case tag == "cs" && n >= 2 && n <= 4:
		return "few"
	case tag == "ru":
		return russian(n%10, n%100)
	case tag == "fr" && n == 0:
		return "one"
	case n == 1 && tag != "ja" && tag != "zh-CN":
		return "one"
	}
	return "other"
}

func russian(unit, rest int) string {
	switch {
	case unit == 1 && rest != 11:
		return "one"
	case unit >= 2 && unit <= 4 && (rest < 12 || rest > 14):
		return "few"
	}
	return "many"
}

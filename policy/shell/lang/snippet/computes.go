package snippet

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/table"
)

// computer is a language of which guard reads no more than this: which of its words only compute and print.
type computer struct {
	programs string
	words    string // functions, constants and words of the grammar
	named    string // names of arguments; of another, such as R's cat(file=), it is not known what it does
	hides    string // what could hide a call, or make a word of a string's text
}

// computers are such languages. No word in them takes the name of a function as a string, opens a file or loads code.
// Sources: R 4.4 (base, stats), Julia 1.10 (Base), Elixir 1.17 (Kernel, Enum, IO, String, Integer, System).
var computers = []computer{
	{
		programs: "Rscript R r littler",
		words: `print cat paste paste0 format sprintf nchar toupper tolower rev sort order unique table summary mean
			median sd var quantile range sum prod cumsum diff min max abs sqrt exp log log2 log10 round floor ceiling
			length nrow ncol dim names seq seq_len seq_along rep c vector matrix array factor t det solve diag
			crossprod numeric character logical integer is.na is.null which any all ifelse if else for in while
			TRUE FALSE NULL NA Inf NaN pi data.frame head tail str class typeof rnorm runif rbinom set.seed sample
			cor t.test choose factorial R.version R.version.string packageVersion sessionInfo as.numeric as.integer
			as.character Sys.time Sys.Date strsplit rowSums colSums rowMeans colMeans identical nlevels levels`,
		named: `sep digits na.rm collapse by length.out each times decreasing nrow ncol byrow size replace n mean sd
			nsmall big.mark x y levels labels probs width row.names`,
		hides: "`#@~\\{}",
	},
	{
		programs: "julia",
		words: `println print show string repr sum prod cumsum length size sqrt abs exp log round floor ceil max min
			maximum minimum sort reverse collect unique map filter reduce range zeros ones rand randn VERSION typeof
			Int Int64 Float64 String parse join split uppercase lowercase mod rem div gcd lcm factorial binomial
			isodd iseven digits for in end if else elseif while true false nothing pi begin let any all count
			first last pushfirst enumerate zip`,
		hides: "`#@$~",
	},
	{
		programs: "elixir",
		words: `IO puts inspect Enum sum map filter reduce sort count join reverse max min uniq zip with_index take
			drop to_list String upcase downcase length trim split replace Integer to_string parse digits List Map
			get keys values abs div rem round trunc is_nil fn end do if else true false nil and or not System
			version Kernel Float range each into`,
		hides: "`#@$~{}",
	},
}

var (
	computerString = lazy.Pattern(`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`)
	computerWord   = lazy.Pattern(`[A-Za-z_.][\w.]*|\d[\w.]*`)
	computerOther  = lazy.Pattern(`^[-+*/^%(),;<>=!&|:\[\] \t\n.]*$`)
	namedArgument  = lazy.Pattern(`[(,]\s*([A-Za-z_.][\w.]*)\s*=[^=]`)
	ownVariable    = lazy.Pattern(`(?:^|[;\n])\s*([A-Za-z_]\w*)\s*(?:<-|=[^=])|\bfor\s*\(?\s*([A-Za-z_]\w*)\s+in\b|` +
		`\bfn\s+([A-Za-z_]\w*)\s*->`)
	callsString = lazy.Pattern(`["')\]]\s*\(|[A-Za-z_0-9]"|"""`)
)

// Computes reports code in one of these languages, given to a program on its line, in which every word only computes
// or prints.
func Computes(program, text string) bool {
	var lang *computer
	for i := range computers {
		for name := range strings.FieldsSeq(computers[i].programs) {
			if name == program {
				lang = &computers[i]
			}
		}
	}
	if lang == nil || len(text) > maxAsked {
		return false
	}
	marks := computerString().ReplaceAllStringFunc(text, func(s string) string {
		if strings.ContainsAny(s, "#$") {
			return "`" // something may be put in
		}
		return `""`
	})
	if callsString().MatchString(marks) {
		return false
	}
	if marks = strings.ReplaceAll(marks, `""`, " "); strings.ContainsAny(marks, lang.hides+`"'`) {
		return false
	}
	words, named := table.WordSet(lang.words), table.WordSet(lang.named)
	for _, m := range namedArgument().FindAllStringSubmatch(marks, -1) {
		if !named[m[1]] {
			return false
		}
		words[m[1]] = true
	}
	for _, m := range ownVariable().FindAllStringSubmatch(marks, -1) {
		words[m[1]+m[2]+m[3]] = true
	}
	for _, word := range computerWord().FindAllString(marks, -1) {
		for part := range strings.SplitSeq(word, ".") {
			known := words[word] || words[part] && lang.programs != computers[0].programs
			if !known && part != "" && (part[0] < '0' || part[0] > '9') {
				return false
			}
		}
	}
	return computerOther().MatchString(computerWord().ReplaceAllString(marks, " "))
}

package plan

import "strings"

// injection is how a command line begins in a template of Gemini's, whose output stands in the prompt.
const injection = "!{"

// injected are the lines of a template, each up to the brace that closes it, or else to the template's end.
func injected(template string) (lines []string) {
	for {
		_, rest, found := strings.Cut(template, injection)
		if !found {
			return lines
		}
		end, depth := 0, 1
		for ; end < len(rest); end++ {
			if rest[end] == '{' {
				depth++
			} else if rest[end] == '}' {
				depth--
			}
			if depth == 0 {
				break
			}
		}
		if line := strings.TrimSpace(rest[:end]); line != "" {
			lines = append(lines, line)
		}
		template = rest[end:]
	}
}

// typedArgs is what stands in a template for what the person types behind the command's name: one word.
const typedArgs = "{{args}}"

// harmlessLine reports a line that guard would let run if the agent asked.
func (b *Builder) harmlessLine(r Run) bool {
	return r.line && b.Request.Free != nil && b.Request.Free(strings.ReplaceAll(r.Value, typedArgs, `"$typed"`))
}

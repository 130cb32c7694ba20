package snippet

import "testing"

// TestComputes: words that compute and print, and those by which code does more.
func TestComputes(t *testing.T) {
	for _, c := range []struct {
		program, text string
		want          bool
	}{
		{"Rscript", `cat(mean(c(1,2,3)), "\n")`, true},
		{"Rscript", `x <- c(1,2,3); print(summary(x))`, true},
		{"Rscript", `print(quantile(rnorm(100, mean=1), probs=c(.1,.9)))`, true},
		{"Rscript", `for (i in 1:3) cat(i, sep="\n")`, true},
		{"Rscript", `cat(R.version.string)`, true},
		{"julia", `println(sum(1:10))`, true},
		{"julia", `x = collect(1:5); println(sqrt.(x))`, true},
		{"julia", `println(VERSION)`, true},
		{"elixir", `IO.puts(Enum.sum(1..10))`, true},
		{"elixir", `IO.inspect(Enum.map([1,2], fn x -> x * 2 end))`, true},
		{"elixir", `"abc" |> String.upcase() |> IO.puts()`, true},

		{"Rscript", `cat("x", file="notes.txt")`, false},
		{"Rscript", `file <- 1; cat("x", file="notes.txt")`, false},
		{"Rscript", `cat("x", fi\u006ce="notes.txt")`, false},
		{"Rscript", `unlink("notes")`, false},
		{"Rscript", `"unlink"("notes")`, false},
		{"Rscript", `sapply("notes", unlink)`, false},
		{"Rscript", `sapply("notes", "unlink")`, false},
		{"Rscript", `print <- unlink; print("notes")`, false},
		{"Rscript", `base::unlink("notes")`, false},
		{"Rscript", `print(readLines(".env"))`, false},
		{"Rscript", `print(Sys.getenv())`, false},
		{"Rscript", `system("id")`, false},
		{"Rscript", `library(x); print(1)`, false},
		{"Rscript", `print(r"(")"); unlink("x") #)"`, false},
		{"Rscript", `print(1) # "`, false},
		{"Rscript", `c(print, unlink)[[2]]("notes")`, false},
		{"julia", `rm("notes")`, false},
		{"julia", "run(`id`)", false},
		{"julia", `println("$(rm("notes"))")`, false},
		{"julia", `map(rm, ["notes"])`, false},
		{"julia", `Base.rm("notes")`, false},
		{"julia", `println(read(".env", String))`, false},
		{"julia", `using X; println(1)`, false},
		{"julia", `println(ENV)`, false},
		{"julia", `@eval rm("x")`, false},
		{"elixir", `File.rm_rf!("notes")`, false},
		{"elixir", `IO.puts("#{File.rm("notes")}")`, false},
		{"elixir", `:os.cmd(~c"id")`, false},
		{"elixir", `System.cmd("id", [])`, false},
		{"elixir", `Enum.each(["notes"], &File.rm/1)`, false},
		{"elixir", `IO.inspect(System.get_env())`, false},
		{"elixir", `apply(File, :rm, ["notes"])`, false},
		{"ruby", `puts 1`, false},
	} {
		if got := Computes(c.program, c.text); got != c.want {
			t.Errorf("%s -e %s: %v, want %v", c.program, c.text, got, c.want)
		}
	}
}

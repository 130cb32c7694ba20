package mask_test

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"guard/control/mask"
)

// plain are values that are no more than words and numbers, whatever the file says that they are: in another
// spelling they stand in texts for other reasons.
var plain = []string{"localhost:5432", "postgres12345678", "true1true1true", "password1234", "2024-01-01T00:00:00Z",
	"00000000-0000-0000-0000-000000000001", "1111111111111111a", "abcdefghijklmnop1", "0123456789abcdef", "example.com:8080",
	"abababababababab1212", "v1.2.3-rc.1-2024", "user@example.com1", "aaaaaaaabbbbbbbb1"}

// without is a text that names none of them.
func without(text string) string {
	for _, v := range plain {
		text = strings.ReplaceAll(text, v, "")
	}
	return text
}

// many are 50 secrets, the plain ones among them.
func many() mask.Secrets {
	r := rand.New(rand.NewPCG(7, 7))
	var environ []string
	for i, v := range plain {
		environ = append(environ, fmt.Sprintf("PLAIN%d_API_KEY=%s", i, v))
	}
	for i := len(environ); i < 50; i++ {
		b := make([]byte, 12+r.IntN(52))
		for j := range b {
			alphabet := alphabets[i%len(alphabets)]
			b[j] = alphabet[r.IntN(len(alphabet))]
		}
		environ = append(environ, fmt.Sprintf("SERVICE%d_API_KEY=%s", i, b))
	}
	return mask.OfEnvironment(environ)
}

// ordinary are results of everyday calls: this repository's files without plain values, and
// what tools show of them and of others.
func ordinary(tb testing.TB) map[string]string {
	tb.Helper()
	all := map[string]string{}
	root := filepath.Join("..", "..")
	files := 0
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() && (d.Name() == ".git" || d.Name() == ".agents" || d.Name() == "dist") {
			return fs.SkipDir
		}
		info, err := d.Info()
		if err != nil || !info.Mode().IsRegular() || info.Size() > 1<<20 {
			return nil
		}
		if files++; files%11 != 0 && !strings.HasSuffix(path, ".sum") && !strings.HasSuffix(path, ".json") {
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		text = []byte(without(string(text)))
		all["cat "+path] = string(text)
		piece := text[:min(len(text), 4<<10)]
		switch files % 5 {
		case 0:
			all["hexdump -C "+path] = hex.Dump(piece)
			all["od "+path] = dump(string(piece), 2, "%06o", octal)
		case 1:
			all["base64 "+path] = wrap(base64.StdEncoding.EncodeToString(piece), 76)
			all["gzip | base64 "+path] = wrap(in64(zipped("gzip", string(text))), 76)
		case 2:
			all["od -c "+path] = dump(string(piece), 1, "  %c", octal)
			all["codes of "+path] = codes(string(piece), "%d", ", ")
			all["characters of "+path] = apart(string(piece), "\n")
		case 3:
			all["grep -n . "+path] = folded(string(piece), 40, path+":%d:%s\n")
			all["sha256sum "+path] = fmt.Sprintf("%x  %s\n", sha256.Sum256(text), path)
			all["xxd -b "+path] = dump(string(piece), 1, "%08b", "%08x:"+"x")
		case 4:
			b, _ := json.Marshal(map[string]any{"path": path, "text": string(piece), "codes": piece})
			all["JSON of "+path] = string(b)
			all["rev "+path] = reversed(string(piece))
		}
		return nil
	})
	if err != nil {
		tb.Fatal(err)
	}
	for name, args := range map[string][]string{
		"git log":     {"git", "-C", root, "log", "-n200", "--stat"},
		"git log -p":  {"git", "-C", root, "log", "-n20", "-p"},
		"git ls-tree": {"git", "-C", root, "ls-tree", "-r", "-l", "HEAD"},
		"ls":          {"ls", "-laR", "--full-time", root + "/policy"},
		"env":         {"go", "env"},
		"go list":     {"go", "list", "std"},
	} {
		if out, err := exec.Command(args[0], args[1:]...).Output(); err == nil {
			all[name] = without(string(out[:min(len(out), 1<<20)]))
		}
	}
	r := rand.New(rand.NewPCG(3, 3))
	var tests, table, counters, image, lock strings.Builder
	noise := make([]byte, 128<<10)
	for i := range noise {
		noise[i] = byte(r.Uint32())
	}
	for i := range 2000 {
		fmt.Fprintf(&tests, "=== RUN   TestA/case_%d\n--- PASS: TestA/case_%d (0.%02ds)\n", i, i, r.IntN(100))
		fmt.Fprintf(&table, "%d\t%d\t%.3f\t%x\n", i, r.IntN(256), r.Float64(), r.IntN(1<<16))
		fmt.Fprintf(&counters, "%d,", i)
		fmt.Fprintf(&lock, "    \"node_modules/p%d\": {\"integrity\": \"sha512-%s\", \"id\": \"%x-%x\"},\n", i,
			base64.StdEncoding.EncodeToString(noise[i:i+64]), noise[i:i+4], noise[i+4:i+6])
	}
	fmt.Fprintf(&image, `<img src="data:image/png;base64,%s">`, base64.StdEncoding.EncodeToString(noise))
	all["go test -v"], all["a table"], all["counters"] = tests.String(), table.String(), counters.String()
	all["a lock file"], all["an image"], all["xxd -p of noise"] = lock.String(), image.String(), wrap(hex.EncodeToString(noise), 60)
	all["xxd of noise"], all["od -t u1 of noise"] = dump(string(noise), -2, "%04x", "%08x:"+"x"), dump(string(noise), 1, "%3d", octal)
	return all
}

// TestOrdinaryResultsStay: a result without secrets is the same afterwards.
func TestOrdinaryResultsStay(t *testing.T) {
	s, all := many(), ordinary(t)
	for name, text := range all {
		if testing.Short() {
			text = text[:min(len(text), 16<<10)]
		}
		if got, of := s.Hide(text); got != text || len(of) > 0 {
			at := strings.Index(got, "«hidden by guard: ")
			t.Errorf("%s: %q hidden: %.200q instead of %.300q", name, of, got[max(0, at):], text[max(0, at):])
		}
	}
	if len(all) < 200 {
		t.Errorf("only %d results", len(all))
	}
	t.Logf("%d results", len(all))
}

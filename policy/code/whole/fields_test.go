package whole_test

import (
	"testing"

	"guard/policy/code"
	"guard/policy/code/whole"
)

// TestFields: the fields of objects are variables, which what makes an object gives a value.
func TestFields(t *testing.T) {
	for _, test := range []struct {
		lang       code.Language
		text, want string
	}{
		{code.Perl, "sub new { my $c = shift; return bless { root => \"$ENV{HOME}/x\", @_ }, $c; }",
			"sub new { my $c = shift; $f__root = \"$ENV{HOME}/x\"; return bless { root => \"$ENV{HOME}/x\", @_ }, $c; }"},
		{code.Perl, "sub new {\n  my ($c, %a) = @_;\n  my $s = {};\n  bless $s, $c;\n  $s->{root} = $a{root};\n  $s\n}\nsub clear { my $self = shift; unlink $self->{root}; unlink($self->root) }\nS->new(root => '../x')->clear;",
			"sub new {\n  my ($c, %a) = @_;\n  my $s = {};\n  bless $s, $c;\n  $f__root = $f__root;\n  $s\n}\nsub clear { my $self = shift; unlink $f__root; unlink($f__root) }\n$f__root = '../x'; S->new(root => '../x')->clear;"},
		{code.Lua, "function S.new(o)\n  local self = setmetatable({}, S)\n  self.path = o.path\n  return self\nend\nfunction S:clear() os.remove(self.path) end\nS.new({ path = '../x' }):clear()",
			"function S.new(o)\n  local self = setmetatable({}, S)\n  f__path = f__path\n  return self\nend\nfunction S:clear() os.remove(f__path) end\nf__path = '../x'; S.new({ path = '../x' }):clear()"},
		{code.Lua, "function S.make(root) return setmetatable({ root = root }, S) end",
			"function S.make(root) f__root = root; return setmetatable({ root = root }, S) end"},
		{code.Python, "a.b = 1", "a.b = 1"},
	} {
		if got := whole.Fields(test.lang, test.text); got != test.want {
			t.Errorf("got\n%s\nwant\n%s", got, test.want)
		}
	}
}

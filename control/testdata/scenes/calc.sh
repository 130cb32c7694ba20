mkdir -p src tests docs
cat > src/calc.py <<'EOF'
def add(a, b):
    return a + b

def sub(a, b):
    return a - b
EOF
cat > tests/test_calc.py <<'EOF'
import os, sys, unittest
sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "src"))
from calc import add

class T(unittest.TestCase):
    def test_add(self):
        self.assertEqual(add(2, 3), 5)

if __name__ == "__main__":
    unittest.main()
EOF
printf '# calc\n\nA small calculator.\n' > README.md
printf '__pycache__/\n*.pyc\nbuild/\ndist/\n.pytest_cache/\n.venv/\n*.o\n.env\n' > .gitignore
git add -A; git commit -qm 'first version'

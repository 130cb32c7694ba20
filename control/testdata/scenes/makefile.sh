printf '__pycache__/\nbuild/\ndist/\nnode_modules/\ncoverage/\n*.o\n*.log\n.env\n' > .gitignore
mkdir -p src
printf '#include <stdio.h>\n#include "calc.h"\n\nint main(void) {\n    printf("%%d\\n", add(2, 3));\n    return 0;\n}\n' > src/main.c
printf '#include "calc.h"\n\nint add(int a, int b) { return a + b; }\n' > src/calc.c
printf 'int add(int a, int b);\n' > src/calc.h
printf 'OUT ?= build\n\nall: $(OUT)/calc\n\n$(OUT)/calc: src/main.c src/calc.c\n\tmkdir -p $(OUT)\n\t$(CC) -Wall -o $@ src/main.c src/calc.c\n\nclean:\n\trm -rf $(OUT)\n\n-include local.mk\n' > Makefile
printf '# calc\n' > README.md
git add -A; git commit -qm 'first version'; git branch -qM main

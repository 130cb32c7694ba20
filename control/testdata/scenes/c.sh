mkdir -p src include
printf '#ifndef UTIL_H\n#define UTIL_H\nint twice(int n);\n#endif\n' > include/util.h
printf '#include "util.h"\nint twice(int n) { return 2 * n; }\n' > src/util.c
printf '#include <stdio.h>\n#include "util.h"\nint main(void) { printf("%%d\\n", twice(21)); return 0; }\n' > src/main.c
printf 'CFLAGS = -Wall -Iinclude\nbuild/app: src/main.c src/util.c include/util.h\n\tmkdir -p build\n\t$(CC) $(CFLAGS) -o $@ src/main.c src/util.c\n\ntest: build/app\n\t./build/app\n\nclean:\n\trm -rf build\n\n.PHONY: test clean\n' > Makefile
printf '# app\n' > README.md
printf 'build/\n*.o\n*.so\n.env\n' > .gitignore
git add -A; git commit -qm 'first version'

package shell_test

import "testing"

// TestBuiltSecrets: what a build made of a file of secrets shows them; values that anybody sees, such as a port or what
// a bundler puts into every page, are none.
func TestBuiltSecrets(t *testing.T) {
	w, top := inHome(t, map[string]string{
		".gitignore": ".env\nsecrets.h\nlocal.yml\nkeystore.properties\nbuild/\ndist/\nnode_modules/\n", "src/a.js": "const a = 1\n",
	}, map[string]string{
		".env":          "API_KEY=q8Zr4Lm2Xw9Kp3Vt\nPORT=3000\nHOST=localhost\nVITE_MAPS_KEY=m4Qx7Zr9Lw2Kp8Vt\n",
		"src/secrets.h": "#define WIFI_PASSWORD \"Sommer77Qq!\"\n", "build/app": "\x7fELF\x00\x00Sommer77Qq!\x00",
		"local.yml":           "db_password: Herbst99Zz!x\n",
		"keystore.properties": "storePassword=Blue7horseNeck\n",
		"app/build/generated/BuildConfig.java": "class BuildConfig { static final String K = \"q8Zr4Lm2Xw9Kp3Vt\"; }\n" +
			"class Other { static final int PORT = 3000; }\n",
		"dist/main.js": "const a=\"q8Zr4Lm2Xw9Kp3Vt\",b=3000;\nconsole.log(a)\n", "dist/plain.js": "const p=3000,h=\"localhost\"\n",
		"dist/public.js": "const k=\"m4Qx7Zr9Lw2Kp8Vt\"\n", "build/db.txt": "connect(Herbst99Zz!x)\n",
		"build/sign.json": "{\"p\":\"Blue7horseNeck\"}\n", "dist/app.bin": "\x00\x01\x02Herbst99Zz!x\x00",
		"node_modules/a/index.js": "const a = 'q8Zr4Lm2Xw9Kp3Vt'\n",
	})
	judgeEach(t, w, top, `
		cat app/build/generated/BuildConfig.java
		head -c 300 dist/main.js
		cat dist/*.js
		grep -n API app/build/generated/BuildConfig.java dist/main.js -A2
		grep -o 'const.*' dist/main.js
		grep -rn a dist
		sed -n 1p dist/main.js
		cat build/db.txt
		cat build/sign.json
		strings dist/app.bin
		base64 dist/app.bin
		strings build/app
		strings build/app | grep -i sommer
		tail -n +1 dist/main.js | head
		cp dist/main.js /tmp/m.js && cat /tmp/m.js
		cp dist/main.js m.js; head m.js
		cp local.yml /tmp/l.txt && cat /tmp/l.txt
		cat dist/main.js > /tmp/m.js; cat /tmp/m.js
		node -e "console.log(require('fs').readFileSync('dist/main.js','utf8'))"`, true)
	judgeEach(t, w, top, `
		cat dist/plain.js
		cat dist/public.js
		cat node_modules/a/index.js
		wc -c dist/main.js
		ls -la dist build
		grep -c const dist/main.js
		grep -l const dist/main.js
		grep -n log dist/main.js
		grep -n PORT app/build/generated/BuildConfig.java
		grep -rn localhost dist
		cp dist/main.js /tmp/m.js
		du -sh dist
		node dist/main.js
		node dist/main.js && cat dist/plain.js
		cat src/a.js`, false)
}

// TestPreprocessedSecrets: what a preprocessor prints holds the headers that a source includes; what a compiler makes of
// it is not printed.
func TestPreprocessedSecrets(t *testing.T) {
	w, top := inHome(t, map[string]string{
		".gitignore": "secrets.h\nconfig.local.h\n*.o\n", "main.c": "#include <stdio.h>\n#include \"secrets.h\"\nint main(void){}\n",
		"plain.c": "#include <stdio.h>\n#include \"a.h\"\nint main(void){}\n", "a.h": "#define A 1\n", "wide.h": "#include \"secrets.h\"\n",
		"far.c": "#include \"wide.h\"\n", "inc.cpp": "#include \"net/config.local.h\"\n",
	}, map[string]string{
		"secrets.h": "#define WIFI_PASSWORD \"Herbst99Zz!\"\n", "include/net/config.local.h": "#define API_TOKEN \"q8Zr4Lm2Xw9K\"\n",
	})
	judgeEach(t, w, top, `
		gcc -E main.c
		gcc -E -P main.c | grep -i pass
		gcc -dM -E main.c
		clang -E main.c -o main.i
		cc -E main.c
		cpp -P main.c
		gcc -E far.c
		g++ -E -Iinclude inc.cpp
		g++ -I include -E inc.cpp
		gcc -E -include secrets.h plain.c`, true)
	judgeEach(t, w, top, `
		gcc -E plain.c
		gcc -c main.c -o main.o
		gcc -fsyntax-only main.c
		gcc -M main.c
		gcc -MM -E main.c
		g++ -Iinclude -c inc.cpp`, false)
}

// TestPrintedSettings: a tool that prints its settings prints those of files that no word names.
func TestPrintedSettings(t *testing.T) {
	for _, one := range []struct{ file, text, plain, shows, quiet string }{
		{"Config/Secrets.xcconfig", "API_PASSWORD = Herbst99Zz\n", "PRODUCT_NAME = App\n", "xcodebuild -showBuildSettings\n" +
			"xcodebuild -scheme App -showBuildSettings -json\nxcodebuild -showBuildSettings | grep -i pass", "xcodebuild -list\nxcodebuild -version"},
		{"user.bazelrc", "build --define=DB_PASSWORD=Herbst99Zz\n", "build --jobs=4\n",
			"bazel info --announce_rc", "bazel info"},
		{"build/CMakeCache.txt", "DB_PASSWORD:STRING=Herbst99Zz\n", "CMAKE_BUILD_TYPE:STRING=Debug\n",
			"cmake -LA build\ncmake -L -N build\ncmake -LAH -B build\ncd build && cmake -LA -N .", "cmake -B build"},
		{"Local.props", "<Project><PropertyGroup><DbPassword>Herbst99Zz</DbPassword></PropertyGroup></Project>\n", "<Project/>\n",
			"dotnet msbuild -pp\ndotnet msbuild -preprocess\nmsbuild -pp", "dotnet msbuild -version"},
		{"group_vars/all.yml", "db_password: Herbst99Zz\n", "port: 80\n",
			"ansible-inventory --list", "ansible-inventory --graph"},
		{"../.m2/settings.xml", "<settings><profiles><profile><properties><db.password>Herbst99Zz</db.password></properties></profile></profiles></settings>",
			"<settings><servers><server><id>a</id><password>Herbst99Zz</password></server></servers></settings>",
			"mvn help:effective-pom\n./mvnw help:effective-pom -Doutput=x.xml", "mvn validate"},
	} {
		for text, secret := range map[string]bool{one.text: true, one.plain: false} {
			w, top := inHome(t, map[string]string{".gitignore": "*.xcconfig\nuser.bazelrc\nbuild\nLocal.props\ngroup_vars\n", "hosts": "w1\n", "mvnw": "#!/bin/sh\nexec mvn \"$@\"\n"},
				map[string]string{one.file: text})
			judgeEach(t, w, top, one.shows, secret)
			judgeEach(t, w, top, one.quiet, false)
		}
	}
}

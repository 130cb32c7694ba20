mkdir -p lib test
cat > package.json <<'EOF'
{
  "name": "sums",
  "version": "0.1.0",
  "private": true,
  "scripts": { "test": "node test/sum.test.js", "build": "node lib/build.js" }
}
EOF
printf 'exports.sum = (a, b) => a + b;\nexports.mean = xs => xs.reduce((a, b) => a + b, 0) / xs.length;\n' > lib/sum.js
printf 'const fs = require("fs");\nfs.mkdirSync("dist", { recursive: true });\nfs.copyFileSync("lib/sum.js", "dist/sum.js");\n' > lib/build.js
printf 'const assert = require("assert");\nconst { sum } = require("../lib/sum");\nassert.strictEqual(sum(1, 2), 3);\nconsole.log("ok");\n' > test/sum.test.js
printf '# sums\n\nAdds numbers.\n' > README.md
printf 'node_modules/\ndist/\n.env\n*.log\ncoverage/\n' > .gitignore
git add -A; git commit -qm 'first version'

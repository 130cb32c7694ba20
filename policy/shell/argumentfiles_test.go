package shell_test

import "testing"

// TestArgumentFilesAreShown: a word @FILE stands for the words of a file, which a program quotes in its errors.
func TestArgumentFilesAreShown(t *testing.T) {
	checkLines(t, `
		high FS_CONFIG_SECRETS | nm @.env
		high FS_CONFIG_SECRETS | strings @config/.env.local
		high FS_CONFIG_SECRETS | objdump -x @secrets/key.pem
		high FS_CONFIG_SECRETS | readelf -h @secrets/key.pem
		high FS_CONFIG_SECRETS | objcopy @secrets/key.pem
		high FS_CONFIG_SECRETS | llvm-nm @secrets/key.pem
		high FS_CONFIG_SECRETS | jdeps @secrets/key.pem
		high FS_CONFIG_SECRETS | jmod @secrets/key.pem
		high FS_CONFIG_SECRETS | javadoc @secrets/key.pem
		high FS_CONFIG_SECRETS | tsc @secrets/key.pem
		high FS_CONFIG_SECRETS | npx tsc -p . @secrets/key.pem
		high FS_CONFIG_SECRETS | 7z l @secrets/key.pem
		high FS_CONFIG_SECRETS | 7z a x.7z -i@secrets/key.pem
		high FS_CONFIG_SECRETS | rar a x.rar @secrets/key.pem
		high FS_CONFIG_SECRETS | gcc -Wl,@secrets/key.pem x.o
		high FS_CONFIG_SECRETS | swiftc @secrets/key.pem
		high FS_CONFIG_SECRETS | ghc @secrets/key.pem
		high FS_CONFIG_SECRETS | mkvmerge @secrets/key.pem
		high FS_CONFIG_SECRETS | convert -annotate +0+0 @secrets/key.pem a.png b.png
		high FS_CONFIG_SECRETS | cp .env words.txt && nm @words.txt
		high FS_CONFIG_SECRETS | rsync --files-from=.env . ../copy
		high FS_CONFIG_SECRETS | echo .env > words.rsp && strings @words.rsp
		high FS_CONFIG_SECRETS | echo '"@.env"' > words.rsp && nm @words.rsp
		low | nm @objects.rsp
		low..medium | printf 'a.o\nb.o\n' > words.rsp && nm @words.rsp
		low | echo @.env
		low | printf '%s' @.env
		low | git diff @{u}
		low | git log @~2..
		low | npm ls @types/node
		low..medium | tsc @tsc.rsp
		low..medium | npx jest -t @smoke
		low | 7z l x.7z`)
}

package place

import "strings"

// homeSecrets are the files below a home in which programs keep credentials as texts, by the manuals of each: AWS CLI
// and gcloud, curl(1) .netrc, npm, twine, git-credential-store(1), Docker, gh and hub, PostgreSQL and MySQL, Cargo,
// kubectl, OpenSSH, Vault, Terraform, RubyGems and Bundler, Maven, Gradle, s3cmd, Composer, Hugging Face, rclone, Fly.
var homeSecrets = strings.Fields(".aws/credentials .config/gcloud/application_default_credentials.json .netrc .npmrc " +
	".pypirc .git-credentials .config/git/credentials .docker/config.json .config/gh/hosts.yml .config/hub .pgpass " +
	".my.cnf .cargo/credentials.toml .kube/config .ssh/id_rsa .ssh/id_ed25519 .ssh/id_ecdsa .vault-token " +
	".terraform.d/credentials.tfrc.json .gem/credentials .bundle/config .m2/settings.xml .gradle/gradle.properties " +
	".s3cfg .composer/auth.json .huggingface/token .cache/huggingface/token .config/rclone/rclone.conf " +
	".fly/config.yml .env")

// HomeSecrets lists where programs keep credentials as texts below a home; they need not be there.
func HomeSecrets(home string) []string {
	if home == "" {
		return nil
	}
	all := make([]string, len(homeSecrets))
	for i, name := range homeSecrets {
		all[i] = home + "/" + name
	}
	return all
}

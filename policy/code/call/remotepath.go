package call

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/value"
)

// remoteSchemes are the schemes of the paths by which functions for files reach a host or a bucket: PHP 8.4,
// "Supported Protocols and Wrappers"; fsspec 2024, "Built-in Implementations"; smart_open 7; pyarrow 18, "Filesystem
// Interface".
var remoteSchemes = strings.Fields("http https ftp ftps sftp ssh scp ssh2.sftp ssh2.scp ssh2.exec ssh2.shell " +
	"s3 s3a s3n s3u gs gcs az abfs abfss adl wasb wasbs oci oss oss2 cos cosn obs bos b2 r2 swift hdfs webhdfs " +
	"smb cifs dav davs webdav webdavs dropbox gdrive onedrive box hf github gist git dbfs databricks ipfs ipns " +
	"rar+http viewfs minio tos gitlab zip+http")

// fileActs are the kinds of acts whose arguments are files.
var fileActs = []code.Kind{code.Reads, code.Writes, code.Appends, code.Edits, code.Makes, code.Deletes,
	code.DeletesTree, code.Lists}

// splitRemote separates the paths that lead to a host from those of this machine.
func splitRemote(kind code.Kind, args []value.Value) (local, remote []value.Value) {
	if !slices.Contains(fileActs, kind) {
		return args, nil
	}
	for _, v := range args {
		if v.IsText() && v.Source == code.Plain && IsRemote(v.Text) {
			remote = append(remote, v)
		} else {
			local = append(local, v)
		}
	}
	return local, remote
}

// IsRemote reports whether a path has such a scheme, also after schemes that only unpack (compress.zlib://).
func IsRemote(s string) bool {
	for range 4 {
		scheme, rest, ok := strings.Cut(s, "://")
		if !ok || len(scheme) > 20 {
			return false
		}
		if slices.Contains(remoteSchemes, strings.ToLower(scheme)) {
			return rest != ""
		}
		s = rest
	}
	return false
}

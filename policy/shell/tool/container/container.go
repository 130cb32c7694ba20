package container

import (
	"guard/internal/lazy"
	"guard/policy/shell/access"
	"guard/policy/shell/tool/network"
)

// Judge judges what images and charts of containers are made of.
type Judge struct {
	*access.Judge
	Network *network.Judge
}

// FileWord is a word that can name a file.
var FileWord = lazy.Pattern(`[\w.~/-]*\.[\w.~/-]+|[~/][\w.~/-]+`)

// MaxListed bounds the names of a list that are judged one by one.
const MaxListed = 500

package record

// Removed is what a record says of the older ones that it outlives.
type Removed struct {
	Files   []string `json:"files"`
	Keep    string   `json:"keep"`
	MaxSize string   `json:"max_size"`
}

package scene

// Words identifies a text with numbers in it: which text, and the numbers.
type Words struct {
	What    string
	A, B, C int
}

// Cache keeps texts with numbers in them, which are the same in most frames.
type Cache map[Words]string

// Words is a text, from the cache if it is there.
func (c Cache) Words(p Words, say func() string) string {
	if words, ok := c[p]; ok {
		return words
	}
	c[p] = say()
	return c[p]
}

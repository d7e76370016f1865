package program

// Ops are all that steps do.
func Ops() []Op {
	var all []Op
	for o := range opCount {
		all = append(all, o)
	}
	return all
}

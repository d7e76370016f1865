package art

// random is a stream of numbers that depends only on its seed.
type random struct{ state uint64 }

// seeded starts the stream of a name; different uses of one name have different salts.
func seeded(name string, salt uint64) random {
	h := uint64(14695981039346656037) ^ salt*0x9e3779b97f4a7c15
	for i := range len(name) {
		h = (h ^ uint64(name[i])) * 1099511628211
	}
	return random{h}
}

func (r *random) next() uint64 {
	r.state += 0x9e3779b97f4a7c15
	z := r.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// f is a number from 0 to 1.
func (r *random) f() float64 { return float64(r.next()>>11) / (1 << 53) }

// in is a number from a to b.
func (r *random) in(a, b float64) float64 { return a + (b-a)*r.f() }

// n is one of 0 to n-1.
func (r *random) n(n int) int { return int(r.next() % uint64(n)) }

// odds is true with probability p.
func (r *random) odds(p float64) bool { return r.f() < p }

// side is -1 or 1.
func (r *random) side() float64 {
	if r.odds(0.5) {
		return -1
	}
	return 1
}

// pick is one of the choices.
func pick[T any](r *random, of ...T) T { return of[r.n(len(of))] }

package brush

// Random is a stream of numbers that depends only on its seed.
type Random struct{ state uint64 }

// NewRandom starts the stream of a name; different uses of one name have different salts.
func NewRandom(name string, salt uint64) Random {
	h := uint64(14695981039346656037) ^ salt*0x9e3779b97f4a7c15
	for i := range len(name) {
		h = (h ^ uint64(name[i])) * 1099511628211
	}
	return Random{h}
}

func (r *Random) next() uint64 {
	r.state += 0x9e3779b97f4a7c15
	z := r.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Float is a number from 0 to 1.
func (r *Random) Float() float64 { return float64(r.next()>>11) / (1 << 53) }

// In is a number from a to b.
func (r *Random) In(a, b float64) float64 { return a + (b-a)*r.Float() }

// N is one of 0 to n-1.
func (r *Random) N(n int) int { return int(r.next() % uint64(n)) }

// Odds is true with probability p.
func (r *Random) Odds(p float64) bool { return r.Float() < p }

// Side is -1 or 1.
func (r *Random) Side() float64 {
	if r.Odds(0.5) {
		return -1
	}
	return 1
}

// Pick is one of the choices.
func Pick[T any](r *Random, of ...T) T { return of[r.N(len(of))] }

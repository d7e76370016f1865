package search

import "math"

// chances is the logistic function: from -8 to 8 in steps of 1/32.
var chances = func() (t [513]int64) {
	for i := range t {
		t[i] = int64(math.Round(Sure / (1 + math.Exp(-float64(i-256)/32))))
	}
	return t
}()

// Logistic is the chance, out of [Sure], that belongs to log-odds, in which 1 is written as one, a multiple of 32.
func Logistic(odds, one int64) int64 {
	step := one / 32
	l := odds + 256*step
	i := l / step
	switch {
	case l < 0:
		return chances[0]
	case i >= 512:
		return chances[512]
	}
	return chances[i] + (chances[i+1]-chances[i])*(l%step)/step
}

package couch

import "github.com/keyraken/keyraken/ui/widget"

// Ping is a mark that a player sets on a thing for a moment, so that the others see it.
type Ping struct {
	On   widget.ID
	Seat int     // whose it is, or [Nobody]
	Age  float64 // seconds
}

// PingDuration is how long a mark is visible, in seconds.
const PingDuration = 2.6

// Pings are the marks that are visible now, the latest last: at most eight.
type Pings struct {
	all [8]Ping
	n   int
}

// Add sets a mark. One by the same player on the same thing restarts.
func (p *Pings) Add(seat int, on widget.ID) {
	for i := range p.n {
		if q := &p.all[i]; q.Seat == seat && q.On == on {
			p.drop(i)
			break
		}
	}
	if p.n == len(p.all) {
		p.drop(0)
	}
	p.all[p.n] = Ping{On: on, Seat: seat}
	p.n++
}

// Advance advances time.
func (p *Pings) Advance(seconds float64) {
	for i := p.n - 1; i >= 0; i-- {
		if p.all[i].Age += seconds; p.all[i].Age > PingDuration {
			p.drop(i)
		}
	}
}

func (p *Pings) drop(i int) {
	copy(p.all[i:p.n], p.all[i+1:p.n])
	p.n--
}

// All are the visible marks.
func (p *Pings) All() []Ping { return p.all[:p.n] }

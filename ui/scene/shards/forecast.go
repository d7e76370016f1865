package shards

import "github.com/keyraken/keyraken/ui/layout"

// forecast draws what Nemesis will do in her next turn, by the faction of the card that she reveals.
func (p *painter) forecast(r layout.Rect) {
	if r.Empty() {
		return
	}
}

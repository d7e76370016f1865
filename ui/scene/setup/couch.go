package setup

import "github.com/keyraken/keyraken/ui/scene"

// people are the seats of persons, a bit for each.
func (n *screen) people() (all uint8) {
	for i, seat := range n.plan.Seats[:n.plan.PlayerCount()] {
		if seat.Bot == "" {
			all |= 1 << i
		}
	}
	return all
}

// Joins lets gamepads take the seats of persons.
func (n *screen) Joins(*scene.Stack) uint8 { return n.people() }

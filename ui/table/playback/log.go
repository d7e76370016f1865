package playback

import "github.com/keyraken/keyraken/game"

// Entry is a line of the log.
type Entry struct {
	Text string
	Turn bool      // the first line of a turn
	Side game.Side // whose turn it is
	Card game.Slot // the card of which it tells, or 0
}

// tell takes the next event into the numbers and the log.
func (p *Player) tell(e *game.Event) {
	p.Tally.event(e, p.Board.Boss)
	p.lines = p.Words.Tell(p.lines[:0], p.queue, p.next)
	for _, line := range p.lines {
		p.log(line, e)
	}
	p.next++
}

func (p *Player) log(line string, e *game.Event) {
	if line == "" {
		p.Log = append(p.Log, Entry{Turn: true, Side: p.Board.TurnOf})
		return
	}
	if n := len(p.Log); n > 0 && p.Log[n-1].Turn && p.Log[n-1].Text == "" {
		p.Log[n-1].Text, p.Log[n-1].Side = line, e.Side
		return
	}
	p.Log = append(p.Log, Entry{Text: line, Side: p.Board.TurnOf, Card: e.Card})
}

// Narration is what is being shown, in words.
func (p *Player) Narration() string {
	for i := len(p.Log) - 1; i >= 0; i-- {
		if p.Log[i].Text != "" {
			return p.Log[i].Text
		}
	}
	return ""
}

func (p *Player) person(s game.Side) bool { return s < game.MaxSides && p.People[s] }

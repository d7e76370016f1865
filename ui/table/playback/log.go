package playback

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/table/recap"
)

// Entry is a line of the log.
type Entry struct {
	Text string
	Turn bool          // the first line of a turn
	Side keyforge.Side // whose turn it is
	Card keyforge.Slot // the card it tells about, or 0
	Of   keyforge.Slot // the card whose play or use brought it about, or Card

	// Deeds are, for a line without words, the first and the end of the deeds of the
	// monster's turn that ends here.
	Deeds [2]int
}

// tell adds the next event to the numbers and the log.
func (p *Player) tell(e *keyforge.Event) {
	p.Tally.event(e, p.Board.Boss)
	p.lines = p.Words.Tell(p.lines[:0], p.queue, p.next)
	for _, line := range p.lines {
		p.log(line, e)
	}
	p.outcome(e)
	p.next++
}

// outcome adds the next event to the deeds of the monster's turn, and those to the log
// when the turn ends.
func (p *Player) outcome(e *keyforge.Event) {
	line := len(p.Log) // the line that will tell it
	if len(p.lines) > 0 {
		line--
	}
	p.Outcomes = recap.Outcomes(p.Outcomes, &p.Board, e, recap.Moment{At: p.Input, Event: p.next}, line)
	if e.Kind == keyforge.TurnEnded {
		p.Doing = 0
	}
	if e.Kind != keyforge.TurnEnded || e.Side != keyforge.Monster {
		return
	}
	if from, end := recap.LastTurn(p.Outcomes), len(p.Outcomes); end > from+1 {
		p.Log = append(p.Log, Entry{Side: e.Side, Deeds: [2]int{from, end}})
	}
}

func (p *Player) log(line string, e *keyforge.Event) {
	if line == "" {
		p.Doing = 0
		p.Log = append(p.Log, Entry{Turn: true, Side: p.Board.TurnOf})
		return
	}
	if n := len(p.Log); n > 0 && p.Log[n-1].Turn && p.Log[n-1].Text == "" {
		p.Log[n-1].Text, p.Log[n-1].Side = line, e.Side
		return
	}
	about := e.Card
	if p.Told != nil && !p.Told(e) {
		about = 0
	}
	p.attribute(e, about)
	of := p.Doing
	if of == 0 {
		of = about
	}
	p.Log = append(p.Log, Entry{Text: line, Side: p.Board.TurnOf, Card: about, Of: of})
}

// attribute works out whose play or use the event belongs to, if any: all that follows
// from it does, until the next one or the end of the turn.
func (p *Player) attribute(e *keyforge.Event, about keyforge.Slot) {
	switch e.Kind {
	case keyforge.Played, keyforge.Reaped, keyforge.AttackMade:
		p.Doing = about
	case keyforge.Used, keyforge.Discarded, keyforge.TideTurned:
		if e.Source == 0 {
			p.Doing = about
		}
	}
}

// Narration describes in words what is being shown.
func (p *Player) Narration() string {
	for i := len(p.Log) - 1; i >= 0; i-- {
		if p.Log[i].Text != "" {
			return p.Log[i].Text
		}
	}
	return ""
}

func (p *Player) person(s keyforge.Side) bool { return s < keyforge.MaxSides && p.People[s] }

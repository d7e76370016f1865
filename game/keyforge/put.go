package keyforge

import "github.com/keyraken/keyraken/game/keyforge/card"

// Where the program counter of a card that is put into play stands.
const (
	putEnter uint16 = iota
	putPlace
	putEnd
	putSteps
)

// stepPut puts a card into play without playing it (K6.10).
func (g *Game) stepPut(f *frame) {
	s := &g.s
	c := f.self
	switch f.pc {
	case putEnter:
		def, down := &g.cat.Entries[s.Cards[c].Def], f.how&enterFaceDown != 0
		if s.Cards[c].Zone.InPlay() && s.Cards[c].Zone != card.Attached ||
			!down && (def.Gigantic != 0 && f.half() == 0 || def.Card.Type == card.ActionType || def.Card.Type == card.UpgradeType) {
			g.pop() // K19.6
			return
		}
		if half := f.half(); half != 0 {
			c = g.join(c, half)
			f.self = c
		}
		cs := &s.Cards[c]
		from, was := cs.Zone, cs.Ctrl
		g.takeOut(c)
		if cs.Marks &= known; down {
			g.turnDown(c)
		} else {
			cs.Marks = 0
		}
		g.enterZone(c, f.you, card.Limbo)
		g.emit(Event{Kind: Moved, Card: c, Side: f.you, From: from, To: card.Limbo, N: int32(cs.Text), M: int32(was)})
		f.pc = putPlace
		g.entering(c, f.you)
	case putPlace:
		side := g.lineOf(c, f.you)
		if down := f.how&enterFaceDown != 0; down || g.cat.Entries[s.Cards[c].Def].Card.Type == card.CreatureType {
			at, ok := g.positionOf(f, side)
			if !ok {
				return
			}
			g.takeOut(c)
			g.enterAt(c, side, card.Battleline, at)
			if down {
				g.looks(c)
			}
		} else {
			g.takeOut(c)
			g.enterZone(c, side, card.Artifacts)
		}
		g.entered(c, f.how)
		f.opened = s.npending
		f.pc = putEnd
		g.happen(TriggerEvent{Kind: card.CardEntered, Subject: c, Who: side})
		g.window(f.opened)
	default:
		f.ok, f.count, f.them = true, 1, single(c, s.Clock)
		g.pop()
	}
}

// positionOf is the position of a card that is put into play, which may be that
// of the card whose ability puts it there, if it enters the same line.
func (g *Game) positionOf(f *frame, side Side) (int, bool) {
	switch {
	case side != f.you:
		return g.position(f.self, side, card.OnTop)
	case f.place == card.InPlaceOf && f.other != 0:
		return min(int(g.s.Cards[f.other].Last.Pos), g.s.Players[side].pile(linePile).Len()), true
	case f.place == card.LeftOfThis:
		if at := g.s.Players[side].pile(linePile).index(f.other); at >= 0 {
			return at, true
		}
		return g.position(f.self, side, card.OnTop)
	}
	return g.position(f.self, side, f.place)
}

package shards

import "github.com/keyraken/keyraken/game/shards/card"

// The steps of the turn of Nemesis.
const (
	nemesisReveal uint8 = iota
	nemesisRow
	nemesisRowAnswer
	nemesisActivate
	nemesisActivateAnswer
	nemesisPower
	nemesisDestroy
	nemesisDestroyAnswer
	nemesisAttack
	nemesisEnd
)

// nemesisTurn is the turn of Nemesis (S18.7 to S18.14). Her decisions are made by the player whom she hunts (S18.15).
func (g *Game) nemesisTurn(f *frame) {
	me := &g.s.Sides[f.seat]
	switch f.pc {
	case nemesisReveal:
		g.revealTop(f)
	case nemesisRow:
		f.pc = nemesisActivate
		var all Cards
		for _, c := range g.s.Row {
			if c != 0 && g.Card(c).Faction == f.faction {
				all.add(c)
			}
		}
		g.decideFor(f, AskNemesisPlay, all, nemesisRowAnswer)
	case nemesisRowAnswer:
		f.pc = nemesisRow
		g.takeFromRow(g.s.answer.Card)
		g.enter(f.seat, g.s.answer.Card, CardPlayed)
	case nemesisActivate:
		f.pc = nemesisPower
		var all Cards
		for _, c := range me.InPlay.Cards() {
			if len(g.Card(c).Activation) > 0 && !g.s.Used.Has(c) {
				all.add(c)
			}
		}
		g.decideFor(f, AskNemesisActivate, all, nemesisActivateAnswer)
	case nemesisActivateAnswer:
		f.pc = nemesisActivate
		g.activate(f.seat, g.s.answer.Card)
	case nemesisPower:
		f.pc = nemesisDestroy
		if g.kills(f.seat) {
			f.pc = nemesisAttack
			g.emit(Event{Kind: NemesisKills, Seat: f.seat, N: me.Power})
		}
	case nemesisDestroy:
		f.pc = nemesisAttack
		g.decideFor(f, AskVictim, g.victims(f.seat), nemesisDestroyAnswer)
	case nemesisDestroyAnswer:
		f.pc = nemesisDestroy
		c := g.s.answer.Card
		me.payPower(g.Defence(c))
		g.emit(Event{Kind: ChampionAttacked, Seat: f.seat, Card: c})
		g.destroy(c, f.seat, 0)
	case nemesisAttack:
		f.pc = nemesisEnd
		g.push(frame{run: runAttack, seat: f.seat})
	case nemesisEnd:
		s := f.seat
		g.pop()
		if g.endNemesis(s); !g.s.Over {
			g.startTurn(g.next(s))
		}
	}
}

// revealTop reveals the top card of the centre deck, which she plays (S18.7 to S18.9). Without one she plays none of the row
// either (SQ49).
func (g *Game) revealTop(f *frame) {
	c, ok := g.topOfCentre()
	if !ok {
		f.pc = nemesisActivate
		return
	}
	f.pc = nemesisRow
	f.faction = g.Card(c).Faction
	g.emit(Event{Kind: CardRevealed, Seat: f.seat, Card: c})
	if f.faction == g.cat.Cards[g.s.Sides[f.seat].Leader].Faction {
		if g.gainMastery(f.seat, g.o.Nemesis.Gain, 0); g.s.Over {
			return
		}
	}
	g.enter(f.seat, c, CardPlayed)
}

// decideFor lets one of the cards be chosen for Nemesis, and goes on with the step if there is one.
func (g *Game) decideFor(f *frame, kind QuestionKind, all Cards, then uint8) {
	count, last := all.count()
	if count > 0 {
		f.pc, g.s.answer = then, Command{Verb: Pick, Card: last}
	}
	if count > 1 {
		g.ask(Question{Kind: kind, Seat: f.seat, Of: f.seat, Cards: all})
	}
}

// kills says whether she has power enough to bring the health of her prey to 0. Shields in hand are left out, those in play
// are not (S18.24, S18.25, SQ55).
func (g *Game) kills(s Seat) bool {
	if !g.Target(g.s.Prey, s) {
		return false
	}
	need := g.s.Sides[g.s.Prey].Health
	if g.s.Lasting[card.IgnoreShields].N == 0 {
		need += g.shieldsInPlay(g.s.Prey)
	}
	return g.s.Sides[s].Power >= need
}

// victims are the champions of her prey with the highest cost among those that she can destroy (S18.26, SQ57).
func (g *Game) victims(s Seat) (all Cards) {
	most := int8(-1)
	for _, c := range g.s.Sides[g.s.Prey].InPlay.Cards() {
		d := g.Card(c)
		if !d.Champion() || g.Defence(c) > g.s.Sides[s].Power || !g.Attackable(c, s) || d.Cost < most {
			continue
		}
		if d.Cost > most {
			most, all = d.Cost, Cards{}
		}
		all.add(c)
	}
	return all
}

// endNemesis ends her turn (S18.14).
func (g *Game) endNemesis(s Seat) {
	g.clearAllies(s, func(c Slot) { g.banish(c, s, 0) })
	g.s.Sides[s].Power = 0
	g.fillRow()
}

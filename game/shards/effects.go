package shards

import "github.com/keyraken/keyraken/game/shards/card"

// The stages of an effect.
const (
	effectDecide uint8 = iota // whether it applies, and with which number
	effectShown               // the player has said which card is shown
	effectBegin
	effectPicked // a card or a seat was chosen
	effectAgain  // a copied card applies once more
)

// effects applies the effects of a card in printed order (S7.3).
func (g *Game) effects(f *frame) {
	all := g.Card(f.card).Play
	if f.activation {
		all = g.Card(f.card).Activation
	}
	if int(f.i) == len(all) {
		g.pop()
		return
	}
	e := &all[f.i]
	switch f.stage {
	case effectShown:
		g.reveal(f, g.s.answer.Card)
		f.stage = effectDecide
		fallthrough
	case effectDecide:
		g.decideEffect(f, e)
	case effectBegin:
		g.begin(f, e)
	case effectPicked:
		g.picked(f, e)
	case effectAgain:
		if f.left == 0 {
			f.next()
			return
		}
		f.left--
		g.copyEffects(f.seat, f.target, f.self)
	}
}

// next goes on to the next effect of the card.
func (f *frame) next() {
	f.i++
	f.pc, f.stage, f.n, f.left, f.target, f.set, f.shown = 0, effectDecide, 0, 0, 0, Cards{}, 0
}

// decideEffect looks at the conditions of the effect at this moment (S7.5), the last of which that holds decides the number
// (S12.2).
func (g *Game) decideEffect(f *frame, e *card.Effect) {
	switch g.decide(f, e.Cond) {
	case no:
		f.next()
		return
	case asked:
		f.stage = effectShown
		return
	}
	n := e.N
	for i := len(e.Instead) - 1; i >= 0; i-- {
		v := g.decide(f, e.Instead[i].Cond)
		if v == asked {
			f.stage = effectShown
			return
		}
		if v == yes {
			n = e.Instead[i].N
			break
		}
	}
	f.n, f.stage = g.number(f.seat, n), effectBegin
	f.left = f.n
}

// begin applies the effect, or asks for its first choice.
func (g *Game) begin(f *frame, e *card.Effect) {
	s, n := f.seat, f.n
	if s == g.Automaton() && g.foe.Replace(g, e, n, f.card) {
		f.next()
		return
	}
	switch e.Verb {
	case card.GainCrystals:
		g.gainCrystals(s, n, f.card)
	case card.GainPower:
		g.gainPower(s, n, f.card)
	case card.GainHealth:
		g.gainHealth(s, n, f.card)
	case card.GainMastery:
		g.gainMastery(s, n, f.card)
	case card.DrawCards:
		g.draw(s, n, f.card)
	case card.DoublePower:
		me := &g.s.Sides[s]
		me.Power = min(Infinite, 2*me.Power)
		g.emit(Event{Kind: PowerDoubled, Seat: s, Card: f.card, N: me.Power})
	case card.UntilEndOfTurn:
		if f.pc == 0 {
			f.pc = 1
			g.last(f, e)
		}
		if e.Lasting == card.CopyPlayed {
			g.copyPlayed(f, e)
			return
		}
	default:
		g.choose(f, e)
		return
	}
	f.next()
}

// last adds an effect until the end of the turn.
func (g *Game) last(f *frame, e *card.Effect) {
	l := &g.s.Lasting[e.Lasting]
	l.N, l.Of = l.N+f.n, e.Which
	g.emit(Event{Kind: LastingBegan, Seat: f.seat, Card: f.card, N: int32(e.Lasting)})
}

// choose asks which card or player the effect takes; where there is one possibility, it is taken (SQ9).
func (g *Game) choose(f *frame, e *card.Effect) {
	if e.Verb == card.LoseMastery {
		g.chooseOpponent(f)
		return
	}
	q := g.objects(f, e)
	count, last := q.Cards.count()
	everything := f.left >= card.All && e.Verb != card.BanishCards
	switch {
	case count == 0 || f.left <= 0 && e.Verb != card.RecruitFree:
		f.next()
	case everything:
		for c := Slot(1); c < g.count; c++ {
			if q.Cards.Has(c) {
				g.take(f, e, c)
			}
		}
		f.next()
	case count == 1 && !q.Optional:
		g.s.answer = Command{Verb: Pick, Card: last}
		g.picked(f, e)
	default:
		f.stage = effectPicked
		g.ask(q)
	}
}

// objects is the question with the cards that the effect may take now.
func (g *Game) objects(f *frame, e *card.Effect) Question {
	q := Question{Seat: f.seat, Of: f.seat, Source: f.card, Max: f.left}
	me := &g.s.Sides[f.seat]
	add := func(cards []Slot) {
		for _, c := range cards {
			if c != 0 && e.Which.Match(g.Card(c)) {
				q.Cards.Add(c)
			}
		}
	}
	switch e.Verb {
	case card.BanishCards:
		q.Kind, q.Optional = AskBanish, true
		if e.From&card.FromHand != 0 {
			add(me.Hand.Cards())
		}
		if e.From&card.FromDiscard != 0 {
			add(me.Discard.Cards())
		}
	case card.ReturnCards:
		q.Kind = AskReturn
		add(me.Discard.Cards())
	case card.RecruitFree:
		q.Kind = AskRecruit
		add(g.s.Row[:])
	case card.DestroyCards:
		q.Kind = AskDestroy
		for o := range Seat(g.s.Seats) {
			if g.opposes(f.seat, o) {
				for _, c := range g.s.Sides[o].InPlay.Cards() {
					if g.Card(c).Champion() {
						q.Cards.Add(c)
					}
				}
			}
		}
	case card.CopyCard, card.UntilEndOfTurn:
		q.Kind, q.Optional = AskCopy, f.seat != g.Automaton() // a player can, an automaton does
		for _, c := range g.s.Played.Cards() {
			if e.Which.Match(g.Card(c)) && !g.resolving(c) && !f.set.Has(c) {
				q.Cards.Add(c)
			}
		}
	}
	return q
}

// resolving says whether the effects of the card apply now, so that a copy may not choose it (SQ15).
func (g *Game) resolving(c Slot) bool {
	for i := range g.s.frames[:g.s.depth] {
		if f := &g.s.frames[i]; f.run == runEffects && f.card == c {
			return true
		}
	}
	return false
}

// picked does what the effect does with the card or seat that was chosen.
func (g *Game) picked(f *frame, e *card.Effect) {
	f.stage = effectBegin
	switch {
	case g.s.answer.Verb == Done && (e.Verb == card.BanishCards || e.Verb == card.CopyCard || e.Verb == card.UntilEndOfTurn):
		f.next()
	case e.Verb == card.LoseMastery:
		g.loseMastery(Seat(g.s.answer.N), f.n, f.card)
		f.next()
	case e.Verb == card.CopyCard:
		f.target, f.stage = g.s.answer.Card, effectAgain
	case e.Verb == card.UntilEndOfTurn:
		g.copyPlayedCard(f, g.s.answer.Card)
	case e.Verb == card.RecruitFree:
		recruit := frame{run: runRecruit, seat: f.seat, card: g.s.answer.Card, self: f.card, toHand: f.n == card.ToHand}
		f.next()
		g.push(recruit)
	default:
		f.left--
		g.take(f, e, g.s.answer.Card)
		if f.left == 0 {
			f.next()
		}
	}
}

// take moves one card as the effect says.
func (g *Game) take(f *frame, e *card.Effect, c Slot) {
	me := &g.s.Sides[f.seat]
	switch e.Verb {
	case card.BanishCards:
		me.Hand.remove(c)
		me.Discard.remove(c)
		g.s.Known[c] = 0
		g.banish(c, f.seat, f.card)
	case card.ReturnCards:
		g.toHand(f.seat, c, f.card)
	case card.DestroyCards:
		g.destroy(c, f.seat, f.card)
	}
}

func (g *Game) chooseOpponent(f *frame) {
	q := Question{Kind: AskOpponent, Seat: f.seat, Of: f.seat, Source: f.card}
	only, count := NoSeat, 0
	for o := range Seat(g.s.Seats) {
		if g.opposes(f.seat, o) {
			q.Numbers |= 1 << o
			q.Max = int32(o)
			only, count = o, count+1
		}
	}
	if count == 1 {
		g.loseMastery(only, f.n, f.card)
		f.next()
		return
	}
	f.stage = effectPicked
	g.ask(q)
}

func (g *Game) loseMastery(s Seat, n int32, source Slot) {
	side := &g.s.Sides[s]
	if n = min(n, side.Mastery); n > 0 { // SQ13
		side.Mastery -= n
		g.emit(Event{Kind: MasteryLost, Seat: s, N: n, Card: source})
	}
}

// copyEffects applies what a card does when it is played, as if the copier had it (S14.1, S14.2).
func (g *Game) copyEffects(s Seat, c, copier Slot) {
	g.emit(Event{Kind: CardCopied, Seat: s, Card: c, Other: copier})
	g.push(frame{run: runEffects, seat: s, card: c, self: copier})
}

// copyPlayed copies the allies that were played before, in the order that the player likes (SQ17).
func (g *Game) copyPlayed(f *frame, e *card.Effect) {
	q := g.objects(f, e)
	switch count, only := q.Cards.count(); {
	case count == 0:
		f.next()
	case count == 1 && !q.Optional:
		g.copyPlayedCard(f, only)
	default:
		f.stage = effectPicked
		g.ask(q)
	}
}

func (g *Game) copyPlayedCard(f *frame, c Slot) {
	f.set.Add(c)
	f.stage = effectBegin
	g.copyEffects(f.seat, c, f.self)
}

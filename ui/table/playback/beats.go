package playback

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// beat is how an event is shown: how long it takes before the next one comes, in
// seconds, and what is shown in addition to the board. A negative time is doubled
// in the monster's turn. Everything has its moment of 0.2 to 1 s: what takes less is
// part of what comes with it, and what is shown may go on while the next thing begins.
type beat struct {
	time   float64
	show   func(*Player, *keyforge.Event)
	thread *paint.Color // of the thread from its cause, if one is shown
	grand  bool         // no long chain shortens it
}

// beats are the beats of all kinds of events. One without a show appears only on
// the board or in the log.
var beats = [keyforge.EventKinds]beat{
	keyforge.TurnBegan: {time: 0.95, show: func(p *Player, e *keyforge.Event) {
		p.banner(theme.Seats[e.Side&3], 1.1, p.Narration())
	}},
	keyforge.TurnEnded: {time: 0.05},
	keyforge.StepBegan: {time: 0.02},
	keyforge.HouseChosen: {time: 0.5, show: func(p *Player, e *keyforge.Event) {
		p.number(p.houses(e.Side), theme.House(e.House).Mix(theme.Ink, 0.3), paint.Emblem(e.House), theme.Heading, "%s",
			p.Words.Language.House(e.House))
	}},
	keyforge.HouseNamed:   {time: 0.8, show: told(&theme.Lit)},
	keyforge.NumberNamed:  {time: 0.8, show: told(&theme.Lit)},
	keyforge.CardNamed:    {time: 1.0, show: told(&theme.Lit)},
	keyforge.TraitNamed:   {time: 1.0, show: told(&theme.Lit)},
	keyforge.Shuffled:     {time: 0.55, show: shuffled},
	keyforge.Drew:         {time: 0.28},
	keyforge.Moved:        {time: 0.3, show: moved},
	keyforge.Played:       {time: 0.5, show: shownWhole},
	keyforge.EnteredPlay:  {time: 0.5}, // see land
	keyforge.Discarded:    {time: 0.1},
	keyforge.Used:         {time: -0.14, show: pulsed(&theme.Lit)},
	keyforge.Reaped:       {time: -0.2, show: pulsed(&theme.Amber)},
	keyforge.AttackMade:   {time: 0.3, show: (*Player).attack},
	keyforge.FightSkipped: {time: 0.5, show: ringed(&theme.Dim)},
	keyforge.DamageDealt:  {time: 0.45, show: (*Player).hit},
	keyforge.DamageMoved:  {time: 0.3, show: (*Player).hit, thread: &theme.Damage},
	keyforge.DamagePrevented: {time: 0.45, show: func(p *Player, e *keyforge.Event) {
		p.ring(e.Card, theme.Armor, 0.5)
		p.number(p.center(e.Card), theme.Armor, paint.Shield, theme.Large, "%d", e.N)
	}},
	keyforge.WardBroken: {time: 0.55, show: func(p *Player, e *keyforge.Event) { p.shatter(e.Card, paint.Bubble, theme.Ward) }},
	keyforge.Destroyed: {time: 0.5, show: func(p *Player, e *keyforge.Event) {
		p.ring(e.Card, theme.Danger, 0.8)
		p.stamp(e.Card, paint.Skull, theme.Danger)
	}, thread: &theme.Danger},
	keyforge.Saved:         {time: 0.5, show: stamped(paint.Tick, &theme.Heal)},
	keyforge.Healed:        {time: 0.4, show: healed, thread: &theme.Heal},
	keyforge.CardExhausted: {time: 0.2, thread: &theme.Dim},
	keyforge.Readied:       {time: 0.2},
	keyforge.CardStunned:   {time: 0.45, show: stamped(paint.Bolt, &theme.Stun), thread: &theme.Stun},
	keyforge.Unstunned:     {time: 0.4, show: shattered(paint.Bolt, &theme.Stun)},
	keyforge.CardWarded: {time: 0.45, show: func(p *Player, e *keyforge.Event) {
		if p.Board.Faces[e.Card].Type == card.LocationType { // it is lit
			stamped(paint.Flame, &theme.Lamplight)(p, e)
			return
		}
		stamped(paint.Bubble, &theme.Ward)(p, e)
	}, thread: &theme.Ward},
	keyforge.CardEnraged: {time: 0.45, show: stamped(paint.Flame, &theme.Enrage), thread: &theme.Enrage},
	keyforge.Calmed:      {time: 0.4, show: shattered(paint.Flame, &theme.Enrage)},
	keyforge.Gained: {time: -0.25, show: func(p *Player, e *keyforge.Event) {
		p.token(p.source(), p.Pool(e.Side), e.N)
		p.arrives(p.Pool(e.Side), e.N)
	}},
	keyforge.Lost: {time: -0.25, show: func(p *Player, e *keyforge.Event) {
		p.token(p.Pool(e.Side), p.supply(), e.N)
		p.float(p.Pool(e.Side), theme.Warn, "−%d", e.N)
	}},
	keyforge.Stole: {time: -0.4, show: func(p *Player, e *keyforge.Event) {
		if e.With() == keyforge.NoSide {
			p.token(p.supply(), p.Pool(e.Side), e.N)
		} else {
			p.token(p.other(e), p.Pool(e.Side), e.N)
			p.float(p.other(e), theme.Warn, "−%d", e.N)
		}
		p.arrives(p.Pool(e.Side), e.N)
	}},
	keyforge.Paid: {time: -0.3, show: func(p *Player, e *keyforge.Event) { p.token(p.Pool(e.Side), p.other(e), e.N) }},
	keyforge.Captured: {time: -0.4, show: func(p *Player, e *keyforge.Event) {
		from := p.Pool(e.Side)
		switch e.M {
		case keyforge.BeforePool:
			from = p.source()
		case keyforge.FromSupply:
			from = p.supply()
		}
		p.token(from, p.center(e.Card), e.N)
		p.ring(e.Card, theme.Amber, 0.7)
	}},
	keyforge.Exalted: {time: 0.45, show: func(p *Player, e *keyforge.Event) {
		p.token(p.supply(), p.center(e.Card), e.N)
		p.ring(e.Card, theme.Amber, 0.7)
	}},
	keyforge.AmberMoved: {time: -0.3, show: amberMoved},
	keyforge.KeyForged: {time: 1, grand: true, show: func(p *Player, e *keyforge.Event) {
		p.add(Effect{Kind: Forge, From: p.supply(), To: p.keys(e.Side), Text: p.Narration(), Sign: paint.Keys[e.N], Color: theme.Keys[e.N],
			Length: 1.5})
	}},
	keyforge.KeyUnforged: {time: 1, grand: true, show: func(p *Player, e *keyforge.Event) {
		color := theme.Keys[e.N]
		p.add(Effect{Kind: Burst, From: p.keys(e.Side), Color: color, N: 26, Size: 120 * p.Places.Unit, Length: 0.9})
		p.banner(color, theme.Banner, p.Narration())
	}},
	keyforge.DrawSkipped:  {time: 0.8, show: told(&theme.Dim)},
	keyforge.ForgeSkipped: {time: 0.8, show: told(&theme.Dim)},
	keyforge.ChainsGained: {time: 0.45, show: func(p *Player, e *keyforge.Event) {
		p.number(p.Pool(e.Side), theme.Dim.Mix(theme.Ink, 0.4), paint.Chain, theme.Heading, "%+d", e.N)
	}},
	keyforge.ChainShed: {time: 0.25, show: func(p *Player, e *keyforge.Event) {
		p.add(Effect{Kind: Burst, From: p.Pool(e.Side), Color: theme.Dim, N: 10, Size: 44 * p.Places.Unit, Length: 0.5})
	}},
	keyforge.TideTurned: {time: 1, grand: true, show: func(p *Player, e *keyforge.Event) { p.banner(theme.Water, theme.Banner, p.Narration()) }},
	keyforge.CountersPut: {time: 0.4, show: func(p *Player, e *keyforge.Event) {
		sign, color := theme.Counter(card.Counter(e.M))
		if sign == paint.Plus || sign == paint.Counter {
			sign, color = paint.Plus, theme.Power
		}
		p.number(p.center(e.Card), color, sign, theme.Large, "%+d", e.N)
		p.motes(e.Card, sign, color, e.N)
	}},
	keyforge.ControlChanged: {time: 0.6, show: ringed(&theme.Lit), thread: &theme.Lit},
	keyforge.Repositioned:   {time: 0.35},
	keyforge.AttachedTo:     {time: 0.5, show: func(p *Player, e *keyforge.Event) { p.ring(e.Other, theme.Water, 0.8) }},
	keyforge.PutUnder:       {time: 0.45, show: func(p *Player, e *keyforge.Event) { p.ring(e.Other, theme.Dim, 0.6) }},
	keyforge.Triggered:      {time: -0.4, show: pulsed(&theme.Chosen)},
	keyforge.Looked:         {time: 0.5, show: riffled},
	keyforge.Saw:            {time: 0.01},
	keyforge.ShownZone:      {time: 0.6, show: riffled},
	keyforge.TurnedUp:       {time: 0.01},
	keyforge.Shown:          {time: 0.8, show: func(p *Player, e *keyforge.Event) { p.Shown = Showcase{e.Card, 1.0} }},
	keyforge.ProphecyMade: {time: 0.5, show: func(p *Player, e *keyforge.Event) {
		p.foretell(e)
		p.banner(theme.Chosen, 1.1, p.Narration())
	}},
	keyforge.ProphecyFulfilled: {time: 0.9, show: func(p *Player, e *keyforge.Event) {
		p.banner(theme.Chosen, 1.6, p.Narration())
		p.Shown = Showcase{e.Card, 1.0}
	}},
	keyforge.Flipped:      {time: 0.5, show: pulsed(&theme.Chosen)},
	keyforge.Copied:       {time: 0.6, show: pulsed(&theme.Chosen)},
	keyforge.IconResolved: {time: 0.15},
	keyforge.LastingBegan: {time: 0.3, show: pulsed(&theme.Chosen)},
	keyforge.LastingEnded: {time: 0.2, show: ringed(&theme.Dim)},
	keyforge.Rose: {time: 1, grand: true, show: func(p *Player, e *keyforge.Event) {
		p.token(p.Pool(keyforge.Monster), p.Places.Eye.Center(), e.M)
		p.ring(p.Board.Boss, theme.Danger, 2)
		p.banner(theme.Danger, 2.2, p.Narration())
		if !p.ReducedMotion {
			p.Quake = 1
		}
	}},
	keyforge.Won:         {time: 1, grand: true, show: func(p *Player, e *keyforge.Event) { p.banner(theme.Lit, 2, p.Narration()) }},
	keyforge.CheckCalled: {time: 0.6, show: told(&theme.Amber)},
	keyforge.HadNoEffect: {time: 0.5, show: func(p *Player, e *keyforge.Event) {
		p.float(p.center(e.Card), theme.Dim.Mix(theme.Ink, 0.6), "%s", p.Words.WhyNoEffect(e))
	}},
}

// ringed shows a ring around the card.
func ringed(c *paint.Color) func(*Player, *keyforge.Event) {
	return func(p *Player, e *keyforge.Event) { p.ring(e.Card, *c, 0.6) }
}

// pulsed makes the card swell, as the one that acts.
func pulsed(c *paint.Color) func(*Player, *keyforge.Event) {
	return func(p *Player, e *keyforge.Event) {
		p.ring(e.Card, *c, 0.6)
		if !p.ReducedMotion && e.Card != p.Board.Boss {
			p.sprites[e.Card].pulse = 1
		}
	}
}

// stamped brings a sign down on the card.
func stamped(s paint.Sign, c *paint.Color) func(*Player, *keyforge.Event) {
	return func(p *Player, e *keyforge.Event) {
		p.ring(e.Card, *c, 0.7)
		p.stamp(e.Card, s, *c)
	}
}

// shattered breaks what was on the card into pieces.
func shattered(s paint.Sign, c *paint.Color) func(*Player, *keyforge.Event) {
	return func(p *Player, e *keyforge.Event) { p.shatter(e.Card, s, *c) }
}

// told shows the line of the log across the table.
func told(c *paint.Color) func(*Player, *keyforge.Event) {
	return func(p *Player, _ *keyforge.Event) { p.banner(*c, 1.1, p.Narration()) }
}

// shownWhole shows a card large that somebody else plays; players know what comes
// from their own hands.
func shownWhole(p *Player, e *keyforge.Event) {
	if e.Side != keyforge.Monster && p.person(e.Side) {
		return
	}
	p.Shown = Showcase{e.Card, 1.7}
	p.wait += 1.1
}

func healed(p *Player, e *keyforge.Event) {
	p.float(p.center(e.Card), theme.Heal, "+%d", e.N)
	p.motes(e.Card, paint.Plus, theme.Heal, e.N)
}

// moved makes a purged card dissolve in sparks.
func moved(p *Player, e *keyforge.Event) {
	if pile := p.PilePlace(e.Side, card.Purged); e.To == card.Purged && pile.W > 0 {
		p.add(Effect{Kind: Burst, From: pile.Center(), Color: theme.House(card.Dis), N: 20, Size: 70 * p.Places.Unit, Time: -theme.Move,
			Length: 0.7})
	}
}

func amberMoved(p *Player, e *keyforge.Event) {
	from, to, n := p.Pool(e.Side), p.other(e), e.N
	if e.Card == 0 && e.Side == keyforge.NoSide { // of what was taken off other cards
		from = p.source()
	}
	if e.Card != 0 {
		from = p.center(e.Card)
	}
	if e.Other != 0 {
		to = p.center(e.Other)
	}
	if n < 0 { // to be put on others
		to, n = p.source(), -n
	}
	p.token(from, to, n)
}

// shuffled riffles the deck, after the discard pile has joined it.
func shuffled(p *Player, e *keyforge.Event) {
	deck, discard := p.PilePlace(e.Side, card.Deck), p.PilePlace(e.Side, card.Discard)
	if deck.W == 0 {
		return
	}
	wait := 0.0
	if e.N != 0 {
		wait = theme.Move
		for i := range 5 {
			p.flight(discard, deck, 0.05*float64(i))
			if e.N == 2 {
				p.flight(deck, discard, 0.05*float64(i))
			}
		}
	}
	p.add(Effect{Kind: Riffle, Spot: layout.Spot{Rect: deck}, Time: -wait, Length: 0.6})
}

func (p *Player) flight(from, to layout.Rect, wait float64) {
	p.add(Effect{Kind: Flight, From: from.Center(), To: to.Center(), Size: to.W, Time: -wait, Length: theme.Move})
}

// riffled moves a pile that somebody looks at.
func riffled(p *Player, e *keyforge.Event) {
	side := e.Side
	if e.Kind == keyforge.Looked {
		side = e.With()
	}
	if pile := p.PilePlace(side, e.From); pile.W > 0 {
		p.add(Effect{Kind: Riffle, Spot: layout.Spot{Rect: pile}, Length: 0.6})
	}
}

package playback

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// beat is how an event is shown: how long it takes before the next one comes, in
// seconds, and what is shown in addition to the board. A negative time is doubled
// in the monster's turn.
type beat struct {
	time   float64
	show   func(*Player, *game.Event)
	thread *paint.Color // of the thread from its cause, if one is shown
	grand  bool         // no long chain shortens it
}

// beats are the beats of all kinds of events. One without a show appears only on
// the board or in the log.
var beats = [game.EventKinds]beat{
	game.TurnBegan: {time: 0.95, show: func(p *Player, e *game.Event) {
		p.banner(theme.Seats[e.Side&3], 1.1, p.Narration())
	}},
	game.TurnEnded: {time: 0.05},
	game.StepBegan: {time: 0.02},
	game.HouseChosen: {time: 0.5, show: func(p *Player, e *game.Event) {
		p.number(p.houses(e.Side), theme.House(e.House).Mix(theme.Ink, 0.3), paint.Emblem(e.House), theme.Heading, "%s",
			p.Words.Language.House(e.House))
	}},
	game.HouseNamed:   {time: 0.8, show: told(&theme.Lit)},
	game.NumberNamed:  {time: 0.8, show: told(&theme.Lit)},
	game.CardNamed:    {time: 1.0, show: told(&theme.Lit)},
	game.TraitNamed:   {time: 1.0, show: told(&theme.Lit)},
	game.Shuffled:     {time: 0.55, show: shuffled},
	game.Drew:         {time: 0.28},
	game.Moved:        {time: 0.3, show: moved},
	game.Played:       {time: 0.5, show: shownWhole},
	game.EnteredPlay:  {time: 0.4, show: ringed(&theme.Water)},
	game.Discarded:    {time: 0.1},
	game.Used:         {time: -0.14, show: pulsed(&theme.Lit)},
	game.Reaped:       {time: -0.2, show: pulsed(&theme.Amber)},
	game.AttackMade:   {time: 0.3, show: (*Player).attack},
	game.FightSkipped: {time: 0.5, show: ringed(&theme.Dim)},
	game.DamageDealt:  {time: 0.45, show: (*Player).hit},
	game.DamageMoved:  {time: 0.3, show: (*Player).hit, thread: &theme.Damage},
	game.DamagePrevented: {time: 0.06, show: func(p *Player, e *game.Event) { // it comes with the damage itself
		p.ring(e.Card, theme.Armor, 0.5)
		p.number(p.center(e.Card), theme.Armor, paint.Shield, theme.Large, "%d", e.N)
	}},
	game.WardBroken: {time: 0.55, show: func(p *Player, e *game.Event) { p.shatter(e.Card, paint.Bubble, theme.Ward) }},
	game.Destroyed: {time: 0.5, show: func(p *Player, e *game.Event) {
		p.ring(e.Card, theme.Danger, 0.8)
		p.stamp(e.Card, paint.Skull, theme.Danger)
	}, thread: &theme.Danger},
	game.Saved:         {time: 0.5, show: stamped(paint.Tick, &theme.Heal)},
	game.Healed:        {time: 0.4, show: healed, thread: &theme.Heal},
	game.CardExhausted: {time: 0.15, thread: &theme.Dim},
	game.Readied:       {time: 0.12},
	game.CardStunned:   {time: 0.45, show: stamped(paint.Bolt, &theme.Stun), thread: &theme.Stun},
	game.Unstunned:     {time: 0.4, show: shattered(paint.Bolt, &theme.Stun)},
	game.CardWarded:    {time: 0.45, show: stamped(paint.Bubble, &theme.Ward), thread: &theme.Ward},
	game.CardEnraged:   {time: 0.45, show: stamped(paint.Flame, &theme.Enrage), thread: &theme.Enrage},
	game.Calmed:        {time: 0.4, show: shattered(paint.Flame, &theme.Enrage)},
	game.Gained: {time: -0.25, show: func(p *Player, e *game.Event) {
		p.token(p.source(), p.Pool(e.Side), e.N)
		p.arrives(p.Pool(e.Side), e.N)
	}},
	game.Lost: {time: -0.25, show: func(p *Player, e *game.Event) {
		p.token(p.Pool(e.Side), p.supply(), e.N)
		p.float(p.Pool(e.Side), theme.Warn, "−%d", e.N)
	}},
	game.Stole: {time: -0.4, show: func(p *Player, e *game.Event) {
		if e.With() == game.NoSide {
			p.token(p.supply(), p.Pool(e.Side), e.N)
		} else {
			p.token(p.other(e), p.Pool(e.Side), e.N)
			p.float(p.other(e), theme.Warn, "−%d", e.N)
		}
		p.arrives(p.Pool(e.Side), e.N)
	}},
	game.Paid: {time: -0.3, show: func(p *Player, e *game.Event) { p.token(p.Pool(e.Side), p.other(e), e.N) }},
	game.Captured: {time: -0.4, show: func(p *Player, e *game.Event) {
		from := p.Pool(e.Side)
		switch e.M {
		case game.BeforePool:
			from = p.source()
		case game.FromSupply:
			from = p.supply()
		}
		p.token(from, p.center(e.Card), e.N)
		p.ring(e.Card, theme.Amber, 0.7)
	}},
	game.Exalted: {time: 0.45, show: func(p *Player, e *game.Event) {
		p.token(p.supply(), p.center(e.Card), e.N)
		p.ring(e.Card, theme.Amber, 0.7)
	}},
	game.AmberMoved: {time: -0.3, show: amberMoved},
	game.KeyForged: {time: 2.1, grand: true, show: func(p *Player, e *game.Event) {
		p.add(Effect{Kind: Forge, From: p.supply(), To: p.keys(e.Side), Text: p.Narration(), Sign: paint.Keys[e.N%3], Color: theme.Keys[e.N%3],
			Length: 2.3})
	}},
	game.KeyUnforged: {time: 1.1, grand: true, show: func(p *Player, e *game.Event) {
		color := theme.Keys[e.N%3]
		p.add(Effect{Kind: Burst, From: p.keys(e.Side), Color: color, N: 26, Size: 120 * p.Places.Unit, Length: 0.9})
		p.banner(color, theme.Banner, p.Narration())
	}},
	game.ForgeSkipped: {time: 0.3},
	game.ChainsGained: {time: 0.45, show: func(p *Player, e *game.Event) {
		p.number(p.Pool(e.Side), theme.Dim.Mix(theme.Ink, 0.4), paint.Chain, theme.Heading, "%+d", e.N)
	}},
	game.ChainShed: {time: 0.25, show: func(p *Player, e *game.Event) {
		p.add(Effect{Kind: Burst, From: p.Pool(e.Side), Color: theme.Dim, N: 10, Size: 44 * p.Places.Unit, Length: 0.5})
	}},
	game.TideTurned: {time: 1.1, grand: true, show: func(p *Player, e *game.Event) { p.banner(theme.Water, theme.Banner, p.Narration()) }},
	game.CountersPut: {time: 0.4, show: func(p *Player, e *game.Event) {
		p.number(p.center(e.Card), theme.Power, paint.Plus, theme.Large, "%+d", e.N)
		p.motes(e.Card, paint.Plus, theme.Power, e.N)
	}},
	game.ControlChanged: {time: 0.6, show: ringed(&theme.Lit), thread: &theme.Lit},
	game.Repositioned:   {time: 0.35},
	game.AttachedTo:     {time: 0.5, show: func(p *Player, e *game.Event) { p.ring(e.Other, theme.Water, 0.8) }},
	game.PutUnder:       {time: 0.45, show: func(p *Player, e *game.Event) { p.ring(e.Other, theme.Dim, 0.6) }},
	game.Triggered:      {time: -0.4, show: pulsed(&theme.Chosen)},
	game.Looked:         {time: 0.5, show: riffled},
	game.Saw:            {time: 0.01},
	game.ShownZone:      {time: 0.6, show: riffled},
	game.TurnedUp:       {time: 0.01},
	game.Shown:          {time: 0.8, show: func(p *Player, e *game.Event) { p.Shown = Showcase{e.Card, 1.0} }},
	game.Copied:         {time: 0.6, show: pulsed(&theme.Chosen)},
	game.IconResolved:   {time: 0.15},
	game.LastingBegan:   {time: 0.3, show: pulsed(&theme.Chosen)},
	game.LastingEnded:   {time: 0.15},
	game.Rose: {time: 2.2, grand: true, show: func(p *Player, e *game.Event) {
		p.token(p.Pool(game.Monster), p.Places.Eye.Center(), e.M)
		p.ring(p.Board.Boss, theme.Danger, 2)
		p.banner(theme.Danger, 2.2, p.Narration())
		if !p.Calm {
			p.Quake = 1
		}
	}},
	game.Won:         {time: 1.2, grand: true, show: func(p *Player, e *game.Event) { p.banner(theme.Lit, 2, p.Narration()) }},
	game.CheckCalled: {time: 0.6, show: told(&theme.Amber)},
	game.CameToNothing: {time: 0.5, show: func(p *Player, e *game.Event) {
		p.float(p.center(e.Card), theme.Dim.Mix(theme.Ink, 0.6), "%s", p.Words.Nothing(e))
	}},
}

// ringed shows a ring around the card.
func ringed(c *paint.Color) func(*Player, *game.Event) {
	return func(p *Player, e *game.Event) { p.ring(e.Card, *c, 0.6) }
}

// pulsed makes the card swell, as the one that acts.
func pulsed(c *paint.Color) func(*Player, *game.Event) {
	return func(p *Player, e *game.Event) {
		p.ring(e.Card, *c, 0.6)
		if !p.Calm && e.Card != p.Board.Boss {
			p.sprites[e.Card].pulse = 1
		}
	}
}

// stamped brings a sign down on the card.
func stamped(s paint.Sign, c *paint.Color) func(*Player, *game.Event) {
	return func(p *Player, e *game.Event) {
		p.ring(e.Card, *c, 0.7)
		p.stamp(e.Card, s, *c)
	}
}

// shattered breaks what was on the card into pieces.
func shattered(s paint.Sign, c *paint.Color) func(*Player, *game.Event) {
	return func(p *Player, e *game.Event) { p.shatter(e.Card, s, *c) }
}

// told shows the line of the log across the table.
func told(c *paint.Color) func(*Player, *game.Event) {
	return func(p *Player, _ *game.Event) { p.banner(*c, 1.1, p.Narration()) }
}

// shownWhole shows a card large that somebody else plays; players know what comes
// from their own hands.
func shownWhole(p *Player, e *game.Event) {
	if e.Side != game.Monster && p.person(e.Side) {
		return
	}
	p.Shown = Showcase{e.Card, 1.7}
	p.wait += 1.1
}

func healed(p *Player, e *game.Event) {
	p.float(p.center(e.Card), theme.Heal, "+%d", e.N)
	p.motes(e.Card, paint.Plus, theme.Heal, e.N)
}

// moved makes a purged card dissolve in sparks.
func moved(p *Player, e *game.Event) {
	if pile := p.PilePlace(e.Side, card.Purged); e.To == card.Purged && pile.W > 0 {
		p.add(Effect{Kind: Burst, From: pile.Center(), Color: theme.House(card.Dis), N: 20, Size: 70 * p.Places.Unit, Time: -theme.Move,
			Length: 0.7})
	}
}

func amberMoved(p *Player, e *game.Event) {
	from, to, n := p.Pool(e.Side), p.other(e), e.N
	if e.Card == 0 && e.Side == game.NoSide { // of what was taken off other cards
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
func shuffled(p *Player, e *game.Event) {
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
func riffled(p *Player, e *game.Event) {
	side := e.Side
	if e.Kind == game.Looked {
		side = e.With()
	}
	if pile := p.PilePlace(side, e.From); pile.W > 0 {
		p.add(Effect{Kind: Riffle, Spot: layout.Spot{Rect: pile}, Length: 0.6})
	}
}

package table

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// beat is how an event is shown: how long it takes before the next one comes, in
// seconds, and what is seen besides what the board shows. A negative time is
// doubled in the monster's turn.
type beat struct {
	time   float64
	show   func(*Model, *game.Event)
	thread paint.Color // of the thread from what did it, when it is seen
	grand  bool        // no long chain makes it shorter
}

// beats are the beats of all kinds of events. One without a show is seen on the
// board or in the log alone.
var beats = [game.EventKinds]beat{
	game.TurnBegan: {time: 0.95, show: func(m *Model, e *game.Event) {
		m.banner(theme.Seats[e.Side&3], 1.1, m.Narration())
	}},
	game.TurnEnded: {time: 0.05},
	game.StepBegan: {time: 0.02},
	game.HouseChosen: {time: 0.5, show: func(m *Model, e *game.Event) {
		m.number(m.Pool(e.Side), theme.House(e.House).Mix(theme.Ink, 0.3), paint.Emblem(e.House), theme.Heading, "%s",
			m.Words.Language.House(e.House))
	}},
	game.HouseNamed:   {time: 0.8, show: told(theme.Lit)},
	game.NumberNamed:  {time: 0.8, show: told(theme.Lit)},
	game.CardNamed:    {time: 1.0, show: told(theme.Lit)},
	game.Shuffled:     {time: 0.55, show: shuffled},
	game.Drew:         {time: 0.28},
	game.Moved:        {time: 0.3, show: moved},
	game.Played:       {time: 0.5, show: shownWhole},
	game.EnteredPlay:  {time: 0.4, show: ringed(theme.Water)},
	game.Discarded:    {time: 0.1},
	game.Used:         {time: -0.14, show: pulsed(theme.Lit)},
	game.Reaped:       {time: -0.2, show: pulsed(theme.Amber)},
	game.AttackMade:   {time: 0.3, show: (*Model).attack},
	game.FightSkipped: {time: 0.5, show: ringed(theme.Dim)},
	game.DamageDealt:  {time: 0.45, show: (*Model).hit},
	game.DamageMoved:  {time: 0.3, show: (*Model).hit, thread: theme.Damage},
	game.DamagePrevented: {time: 0.06, show: func(m *Model, e *game.Event) { // the damage itself comes with it
		m.ring(e.Card, theme.Armor, 0.5)
		m.number(m.center(e.Card), theme.Armor, paint.Shield, theme.Large, "%d", e.N)
	}},
	game.WardBroken: {time: 0.55, show: func(m *Model, e *game.Event) { m.shatter(e.Card, paint.Bubble, theme.Ward) }},
	game.Destroyed: {time: 0.5, show: func(m *Model, e *game.Event) {
		m.ring(e.Card, theme.Danger, 0.8)
		m.stamp(e.Card, paint.Skull, theme.Danger)
	}, thread: theme.Danger},
	game.Saved:         {time: 0.5, show: stamped(paint.Tick, theme.Heal)},
	game.Healed:        {time: 0.4, show: healed, thread: theme.Heal},
	game.CardExhausted: {time: 0.15, thread: theme.Dim},
	game.Readied:       {time: 0.12},
	game.CardStunned:   {time: 0.45, show: stamped(paint.Bolt, theme.Stun), thread: theme.Stun},
	game.Unstunned:     {time: 0.4, show: shattered(paint.Bolt, theme.Stun)},
	game.CardWarded:    {time: 0.45, show: stamped(paint.Bubble, theme.Ward), thread: theme.Ward},
	game.CardEnraged:   {time: 0.45, show: stamped(paint.Flame, theme.Enrage), thread: theme.Enrage},
	game.Calmed:        {time: 0.4, show: shattered(paint.Flame, theme.Enrage)},
	game.Gained: {time: -0.25, show: func(m *Model, e *game.Event) {
		m.token(m.source(), m.Pool(e.Side), e.N)
		m.arrives(m.Pool(e.Side), e.N)
	}},
	game.Lost: {time: -0.25, show: func(m *Model, e *game.Event) {
		m.token(m.Pool(e.Side), m.supply(), e.N)
		m.float(m.Pool(e.Side), theme.Warn, "−%d", e.N)
	}},
	game.Stole: {time: -0.4, show: func(m *Model, e *game.Event) {
		m.token(m.other(e), m.Pool(e.Side), e.N)
		m.float(m.other(e), theme.Warn, "−%d", e.N)
		m.arrives(m.Pool(e.Side), e.N)
	}},
	game.Paid: {time: -0.3, show: func(m *Model, e *game.Event) { m.token(m.Pool(e.Side), m.other(e), e.N) }},
	game.Captured: {time: -0.4, show: func(m *Model, e *game.Event) {
		from := m.Pool(e.Side)
		if e.M == 1 { // it never was in the pool
			from = m.source()
		}
		m.token(from, m.center(e.Card), e.N)
		m.ring(e.Card, theme.Amber, 0.7)
	}},
	game.Exalted: {time: 0.45, show: func(m *Model, e *game.Event) {
		m.token(m.supply(), m.center(e.Card), e.N)
		m.ring(e.Card, theme.Amber, 0.7)
	}},
	game.AmberMoved: {time: -0.3, show: amberMoved},
	game.KeyForged: {time: 2.1, grand: true, show: func(m *Model, e *game.Event) {
		m.add(Effect{Kind: Forge, From: m.supply(), To: m.keys(e.Side), Text: m.Narration(), Sign: paint.Keys[e.N%3], Color: theme.Keys[e.N%3],
			Length: 2.3})
	}},
	game.KeyUnforged: {time: 1.1, grand: true, show: func(m *Model, e *game.Event) {
		color := theme.Keys[e.N%3]
		m.add(Effect{Kind: Burst, From: m.keys(e.Side), Color: color, N: 26, Size: 120 * m.Places.Unit, Length: 0.9})
		m.banner(color, theme.Banner, m.Narration())
	}},
	game.ForgeSkipped: {time: 0.3},
	game.ChainsGained: {time: 0.45, show: func(m *Model, e *game.Event) {
		m.number(m.Pool(e.Side), theme.Dim.Mix(theme.Ink, 0.4), paint.Chain, theme.Heading, "%+d", e.N)
	}},
	game.ChainShed: {time: 0.25, show: func(m *Model, e *game.Event) {
		m.add(Effect{Kind: Burst, From: m.Pool(e.Side), Color: theme.Dim, N: 10, Size: 44 * m.Places.Unit, Length: 0.5})
	}},
	game.TideTurned: {time: 1.1, grand: true, show: func(m *Model, e *game.Event) { m.banner(theme.Water, theme.Banner, m.Narration()) }},
	game.CountersPut: {time: 0.4, show: func(m *Model, e *game.Event) {
		m.number(m.center(e.Card), theme.Power, paint.Plus, theme.Large, "%+d", e.N)
		m.motes(e.Card, paint.Plus, theme.Power, e.N)
	}},
	game.ControlChanged: {time: 0.6, show: ringed(theme.Lit), thread: theme.Lit},
	game.Repositioned:   {time: 0.35},
	game.AttachedTo:     {time: 0.5, show: func(m *Model, e *game.Event) { m.ring(e.Other, theme.Water, 0.8) }},
	game.PutUnder:       {time: 0.45, show: func(m *Model, e *game.Event) { m.ring(e.Other, theme.Dim, 0.6) }},
	game.Triggered:      {time: -0.4, show: pulsed(theme.Chosen)},
	game.Looked:         {time: 0.5, show: riffled},
	game.Saw:            {time: 0.01},
	game.ShownZone:      {time: 0.6, show: riffled},
	game.Shown:          {time: 0.8, show: func(m *Model, e *game.Event) { m.Shown = Showcase{e.Card, 1.0} }},
	game.Copied:         {time: 0.6, show: pulsed(theme.Chosen)},
	game.IconResolved:   {time: 0.15},
	game.LastingBegan:   {time: 0.3, show: pulsed(theme.Chosen)},
	game.LastingEnded:   {time: 0.15},
	game.Rose: {time: 2.2, grand: true, show: func(m *Model, e *game.Event) {
		m.token(m.Pool(game.Monster), m.Places.Eye.Center(), e.M)
		m.ring(m.Board.Boss, theme.Danger, 2)
		m.banner(theme.Danger, 2.2, m.Narration())
		if !m.Calm {
			m.Quake = 1
		}
	}},
	game.Won:         {time: 1.2, grand: true, show: func(m *Model, e *game.Event) { m.banner(theme.Lit, 2, m.Narration()) }},
	game.CheckCalled: {time: 0.6, show: told(theme.Amber)},
}

// ringed shows a ring around the card.
func ringed(c paint.Color) func(*Model, *game.Event) {
	return func(m *Model, e *game.Event) { m.ring(e.Card, c, 0.6) }
}

// pulsed lets the card swell, as the one that does something.
func pulsed(c paint.Color) func(*Model, *game.Event) {
	return func(m *Model, e *game.Event) {
		m.ring(e.Card, c, 0.6)
		if !m.Calm && e.Card != m.Board.Boss {
			m.sprites[e.Card].pulse = 1
		}
	}
}

// stamped lets a sign come down on the card.
func stamped(s paint.Sign, c paint.Color) func(*Model, *game.Event) {
	return func(m *Model, e *game.Event) {
		m.ring(e.Card, c, 0.7)
		m.stamp(e.Card, s, c)
	}
}

// shattered lets go to pieces what was on the card.
func shattered(s paint.Sign, c paint.Color) func(*Model, *game.Event) {
	return func(m *Model, e *game.Event) { m.shatter(e.Card, s, c) }
}

// told shows the line of the log across the table.
func told(c paint.Color) func(*Model, *game.Event) {
	return func(m *Model, _ *game.Event) { m.banner(c, 1.1, m.Narration()) }
}

// shownWhole shows a card to be read that is played by somebody else; a player knows
// what comes from the own hand.
func shownWhole(m *Model, e *game.Event) {
	if e.Side != game.Monster && m.person(e.Side) {
		return
	}
	m.Shown = Showcase{e.Card, 1.7}
	m.wait += 1.1
}

func healed(m *Model, e *game.Event) {
	m.float(m.center(e.Card), theme.Heal, "+%d", e.N)
	m.motes(e.Card, paint.Plus, theme.Heal, e.N)
}

// moved lets a card that is purged go out in sparks.
func moved(m *Model, e *game.Event) {
	if p := m.PilePlace(e.Side, card.Purged); e.To == card.Purged && p.W > 0 {
		m.add(Effect{Kind: Burst, From: p.Center(), Color: theme.House(card.Dis), N: 20, Size: 70 * m.Places.Unit, Time: -theme.Move,
			Length: 0.7})
	}
}

func amberMoved(m *Model, e *game.Event) {
	from, to := m.Pool(e.Side), m.other(e)
	if e.Card != 0 {
		from = m.center(e.Card)
	}
	if e.Other != 0 {
		to = m.center(e.Other)
	}
	m.token(from, to, e.N)
}

// shuffled lets the deck be riffled, after the discard pile has come to it.
func shuffled(m *Model, e *game.Event) {
	deck, discard := m.PilePlace(e.Side, card.Deck), m.PilePlace(e.Side, card.Discard)
	if deck.W == 0 {
		return
	}
	wait := 0.0
	if e.N != 0 {
		wait = theme.Move
		for i := range 5 {
			m.flight(discard, deck, 0.05*float64(i))
			if e.N == 2 {
				m.flight(deck, discard, 0.05*float64(i))
			}
		}
	}
	m.add(Effect{Kind: Riffle, Spot: layout.Spot{Rect: deck}, Time: -wait, Length: 0.6})
}

func (m *Model) flight(from, to layout.Rect, wait float64) {
	m.add(Effect{Kind: Flight, From: from.Center(), To: to.Center(), Size: to.W, Time: -wait, Length: theme.Move})
}

// riffled lets a pile move at which somebody looks.
func riffled(m *Model, e *game.Event) {
	side := e.Side
	if e.Kind == game.Looked {
		side = e.With()
	}
	if p := m.PilePlace(side, e.From); p.W > 0 {
		m.add(Effect{Kind: Riffle, Spot: layout.Spot{Rect: p}, Length: 0.6})
	}
}

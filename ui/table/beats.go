package table

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// beat is how an event is shown: how long it takes before the next one comes, in
// seconds, and what is seen besides what the board shows. A negative time is
// doubled in the monster's turn.
type beat struct {
	time float64
	show func(*Model, *game.Event)
}

// beats are the beats of all kinds of events. One without a show is seen on the
// board or in the log alone.
var beats = [game.EventKinds]beat{
	game.TurnBegan: {1.15, func(m *Model, e *game.Event) {
		m.banner(theme.Seats[e.Side&3], 1.2, m.Narration())
	}},
	game.TurnEnded: {0.05, nil},
	game.StepBegan: {0.02, nil},
	game.HouseChosen: {0.5, func(m *Model, e *game.Event) {
		m.float(m.Pool(e.Side), theme.House(e.House), "%s", m.Words.English.House(e.House))
	}},
	game.HouseNamed:  {0.8, told(theme.Lit)},
	game.NumberNamed: {0.8, told(theme.Lit)},
	game.CardNamed:   {1.0, told(theme.Lit)},
	game.Shuffled: {0.3, func(m *Model, e *game.Event) {
		if p := m.PilePlace(e.Side, card.Deck); p.W > 0 {
			m.float(p.Center(), theme.Dim, "")
			m.Effects[len(m.Effects)-1].Sign = paint.Cards
		}
	}},
	game.Drew:  {0.13, nil},
	game.Moved: {0.2, nil},
	game.Played: {-0.75, func(m *Model, e *game.Event) {
		length := 0.8
		if m.Board.TurnOf == game.Monster {
			length = 1.7
		}
		m.Shown = Showcase{e.Card, length}
	}},
	game.EnteredPlay: {0.35, ringed(theme.Water)},
	game.Discarded:   {0.1, nil},
	game.Used:        {-0.12, ringed(theme.Lit)},
	game.Reaped: {-0.25, func(m *Model, e *game.Event) {
		m.ring(e.Card, theme.Amber, 0.6)
		m.token(m.center(e.Card), m.sideOf(e.Card), 1)
	}},
	game.AttackMade:   {-0.4, func(m *Model, e *game.Event) { m.lunge(e.Card, e.Other) }},
	game.FightSkipped: {0.5, func(m *Model, e *game.Event) { m.ring(e.Card, theme.Dim, 0.5) }},
	game.DamageDealt: {0.38, func(m *Model, e *game.Event) {
		m.float(m.center(e.Card), theme.Damage.Mix(theme.Power, 0.6), "−%d", e.N)
		m.sprites[e.Card].shake = 1
		m.ring(e.Card, theme.Damage, 0.45)
	}},
	game.DamageMoved:     {0.2, ringed(theme.Damage)},
	game.DamagePrevented: {0.25, counted(theme.Armor, paint.Shield)},
	game.WardBroken:      {0.5, ringed(theme.Ward)},
	game.Destroyed: {0.5, func(m *Model, e *game.Event) {
		m.ring(e.Card, theme.Danger, 0.8)
		m.sign(e.Card, paint.Skull, theme.Danger)
	}},
	game.Saved:     {0.5, ringed(theme.Heal)},
	game.Healed:    {0.35, func(m *Model, e *game.Event) { m.float(m.center(e.Card), theme.Heal, "+%d", e.N) }},
	game.Exhausts:  {0.1, nil},
	game.Readied:   {0.08, nil},
	game.Stuns:     {0.4, func(m *Model, e *game.Event) { m.ring(e.Card, theme.Stun, 0.7); m.sign(e.Card, paint.Bolt, theme.Stun) }},
	game.Unstunned: {0.35, ringed(theme.Dim)},
	game.Wards: {0.4, func(m *Model, e *game.Event) {
		m.ring(e.Card, theme.Ward, 0.7)
		m.sign(e.Card, paint.Bubble, theme.Ward)
	}},
	game.Enrages: {0.4, func(m *Model, e *game.Event) {
		m.ring(e.Card, theme.Enrage, 0.7)
		m.sign(e.Card, paint.Flame, theme.Enrage)
	}},
	game.Calmed: {0.35, ringed(theme.Dim)},
	game.Gained: {-0.2, func(m *Model, e *game.Event) { m.float(m.Pool(e.Side), theme.Amber, "+%d", e.N) }},
	game.Lost:   {-0.2, func(m *Model, e *game.Event) { m.float(m.Pool(e.Side), theme.Warn, "−%d", e.N) }},
	game.Stole: {-0.35, func(m *Model, e *game.Event) {
		m.token(m.other(e), m.Pool(e.Side), e.N)
		m.float(m.other(e), theme.Warn, "−%d", e.N)
	}},
	game.Paid: {-0.25, func(m *Model, e *game.Event) { m.token(m.Pool(e.Side), m.other(e), e.N) }},
	game.Captured: {-0.35, func(m *Model, e *game.Event) {
		m.token(m.Pool(e.Side), m.center(e.Card), e.N)
		m.ring(e.Card, theme.Amber, 0.6)
	}},
	game.Exalted: {0.4, ringed(theme.Amber)},
	game.AmberMoved: {-0.25, func(m *Model, e *game.Event) {
		from, to := m.Pool(e.Side), m.other(e)
		if e.Card != 0 {
			from = m.center(e.Card)
		}
		if e.Other != 0 {
			to = m.center(e.Other)
		}
		m.token(from, to, e.N)
	}},
	game.KeyForged:      {1.1, func(m *Model, e *game.Event) { m.banner(theme.Keys[e.N%3], theme.Banner, m.Narration()) }},
	game.KeyUnforged:    {1.1, func(m *Model, e *game.Event) { m.banner(theme.Keys[e.N%3], theme.Banner, m.Narration()) }},
	game.ForgeSkipped:   {0.3, nil},
	game.ChainsGained:   {0.4, func(m *Model, e *game.Event) { m.float(m.Pool(e.Side), theme.Dim, "%+d", e.N) }},
	game.ChainShed:      {0.2, nil},
	game.TideTurned:     {1.3, func(m *Model, e *game.Event) { m.banner(theme.Water, theme.Banner, m.Narration()) }},
	game.CountersPut:    {0.35, func(m *Model, e *game.Event) { m.float(m.center(e.Card), theme.Power, "%+d", e.N) }},
	game.ControlChanged: {0.6, ringed(theme.Lit)},
	game.Repositioned:   {0.35, nil},
	game.AttachedTo:     {0.45, func(m *Model, e *game.Event) { m.ring(e.Other, theme.Water, 0.7) }},
	game.PutUnder:       {0.4, func(m *Model, e *game.Event) { m.ring(e.Other, theme.Dim, 0.6) }},
	game.Triggered:      {-0.4, ringed(theme.Chosen)},
	game.Looked:         {0.5, nil},
	game.ShownZone:      {0.6, nil},
	game.Shown:          {0.7, func(m *Model, e *game.Event) { m.Shown = Showcase{e.Card, 0.9} }},
	game.Copied:         {0.6, ringed(theme.Chosen)},
	game.IconResolved:   {0.15, nil},
	game.LastingBegan:   {0.3, nil},
	game.LastingEnded:   {0.15, nil},
	game.Rose: {2.4, func(m *Model, e *game.Event) {
		m.Quake = 1
		m.ring(m.Board.Boss, theme.Danger, 2)
		m.banner(theme.Danger, 2.4, m.Narration())
	}},
	game.Won:   {1.2, func(m *Model, e *game.Event) { m.banner(theme.Lit, 2, m.Narration()) }},
	game.Check: {0.8, told(theme.Amber)},
}

// ringed shows a ring around the card.
func ringed(c paint.Color) func(*Model, *game.Event) {
	return func(m *Model, e *game.Event) { m.ring(e.Card, c, 0.6) }
}

// told shows the line of the log across the table.
func told(c paint.Color) func(*Model, *game.Event) {
	return func(m *Model, e *game.Event) { m.banner(c, 1.1, m.Narration()) }
}

// counted shows the number with a sign above the card.
func counted(c paint.Color, s paint.Sign) func(*Model, *game.Event) {
	return func(m *Model, e *game.Event) {
		m.float(m.center(e.Card), c, "%d", e.N)
		m.Effects[len(m.Effects)-1].Sign = s
	}
}

// sign lets a sign rise from the card.
func (m *Model) sign(c game.Slot, s paint.Sign, color paint.Color) {
	m.float(m.center(c), color, "")
	m.Effects[len(m.Effects)-1].Sign = s
}

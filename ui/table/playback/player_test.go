package playback

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/narrate"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
)

// seat is a player of events with the game whose events it plays.
type seat struct {
	Player
	g    *keyforge.Game
	view keyforge.View
}

// lay puts a position on a board.
func lay(t testing.TB, position keyforge.Position) *seat {
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	g, err := keyforge.Start(cat, keyraken.Adventure.Mode(adventure.Normal), position)
	require.NoError(t, err)
	p := &seat{g: g}
	p.Speed = 1
	english := languages.English().WithWords(keyraken.Adventure.Words)
	p.Start(narrate.Narrator{Game: g, Language: english, Open: [keyforge.MaxSides]bool{true}}, [keyforge.MaxSides]bool{true})
	p.rest()
	p.Jump()
	p.update(0)
	return p
}

// plain is a table with a fighter of the active house, one of another, and a hand.
func plain() keyforge.Position {
	return keyforge.Position{
		House: card.Brobnar,
		Players: []keyforge.SidePosition{{Amber: 3, Line: gametest.Cards("headhunter", "dust-imp"), Hand: gametest.Cards("anger", "hand-of-dis"),
			Deck: gametest.Cards("punch", "smaaash", "anger", "anger")}},
		Monster: keyforge.SidePosition{Artifacts: gametest.Cards("the-keyraken"), Line: gametest.Cards("crushing-arm"),
			Deck: gametest.Cards("emergence", "emergence", "emergence")},
	}
}

// do gives the game a command.
func (p *seat) do(t testing.TB, c keyforge.Command) {
	events, err := p.g.Apply(c, p.Events()[:0])
	require.NoError(t, err)
	p.Play(events)
}

// shows plays events that come from no game.
func (p *seat) shows(events ...keyforge.Event) { p.Play(events) }

func (p *seat) rest() {
	p.g.ViewInto(&p.view, 0)
	p.SyncBoard(p.g, &p.view, !p.g.Over())
}

// update lets time pass in a window.
func (p *seat) update(dt float64) {
	if dt = p.Advance(dt); p.Show(dt) {
		p.rest()
	}
	b := &p.Board
	c := layout.Contents{Seats: b.Seats}
	for side := range c.Sides {
		c.Sides[side] = layout.SideContents{Line: len(b.Piles[side][card.Battleline]), Artifacts: len(b.Piles[side][card.Artifacts]),
			Hand: len(b.Piles[side][card.Hand])}
	}
	p.Places.Arrange(1280, 720, &c)
	p.Move(dt)
}

// seconds is how long it takes until everything is shown.
func (p *seat) seconds() (t float64) {
	for ; p.Showing() && t < 1000; t += 1.0 / 60 {
		p.update(1.0 / 60)
	}
	return t
}

func slot(t testing.TB, p *seat, title string) keyforge.Slot {
	for c := range p.Board.Faces {
		if f := &p.Board.Faces[c]; f.Slot != 0 && p.Board.Title(f.Slot) == title {
			return f.Slot
		}
	}
	require.Fail(t, "no such card", title)
	return 0
}

// However long a chain is, it ends soon; a short one is not hurried, and grand
// moments never are.
func TestLongChainsGoFaster(t *testing.T) {
	p := lay(t, plain())
	c := slot(t, p, "Headhunter")
	chain := func(n int) (all []keyforge.Event) {
		for range n {
			all = append(all, keyforge.Event{Kind: keyforge.CardStunned, Card: c}, keyforge.Event{Kind: keyforge.Unstunned, Card: c})
		}
		return all
	}
	one := beats[keyforge.CardStunned].time + beats[keyforge.Unstunned].time
	p.shows(chain(4)...)
	assert.InDelta(t, 4*one, p.seconds(), 0.1)
	for _, n := range []int{50, 400, 3000} {
		p.shows(chain(n)...)
		assert.Less(t, p.seconds(), longest+0.2, "%d events", 2*n)
	}
	p.shows(append(chain(400), keyforge.Event{Kind: keyforge.KeyForged, Side: 0, N: 0})...)
	before := 0.0
	for p.Board.Keys[0] == 0 {
		before += 1.0 / 60
		p.update(1.0 / 60)
	}
	assert.InDelta(t, beats[keyforge.KeyForged].time, p.seconds(), 0.1, "a key has its time also after a long chain")
}

// The chosen speed applies to everything.
func TestSpeed(t *testing.T) {
	for _, speed := range []float64{0.5, 1, 2, 4} {
		p := lay(t, plain())
		p.Speed = speed
		p.shows(keyforge.Event{Kind: keyforge.TideTurned, N: 1}, keyforge.Event{Kind: keyforge.CardStunned, Card: slot(t, p, "Headhunter")})
		assert.InDelta(t, (beats[keyforge.TideTurned].time+beats[keyforge.CardStunned].time)/speed, p.seconds(), 0.06)
	}
	p := lay(t, plain())
	p.Speed = Instant
	p.do(t, keyforge.Command{Verb: keyforge.EndTurn})
	p.update(1.0 / 60)
	assert.False(t, p.Showing(), "at once is in the next frame")
	assert.Empty(t, p.Effects)
}

// Events are shown in their order, simultaneous ones shortly after one another.
func TestWhatHappensAtOnceIsShownAtOnce(t *testing.T) {
	p := lay(t, plain())
	a, b := slot(t, p, "Headhunter"), slot(t, p, "Dust Imp")
	p.shows(keyforge.Event{Kind: keyforge.DamageDealt, Card: a, N: 1}, keyforge.Event{Kind: keyforge.WardBroken, Card: b},
		keyforge.Event{Kind: keyforge.DamageDealt, Card: a, N: 1},
		keyforge.Event{Kind: keyforge.Readied, Card: a})
	hits := beats[keyforge.DamageDealt].time*again + beats[keyforge.WardBroken].time*again
	p.update(0)
	assert.Equal(t, 1, p.Board.Faces[a].Damage)
	p.update(0.001)
	p.update(hits)
	assert.Equal(t, 2, p.Board.Faces[a].Damage)
	assert.True(t, p.next == 3, "the next thing waits until all of it has been seen")
}

// A blow is shown when the attacker touches what it attacks, and the monster
// marks its prey first.
func TestPreyIsMarkedBeforeItIsStruck(t *testing.T) {
	p := lay(t, plain())
	arm, victim := slot(t, p, "Crushing Arm"), slot(t, p, "Headhunter")
	home, _, _ := p.Spot(arm)
	p.shows(keyforge.Event{Kind: keyforge.AttackMade, Side: keyforge.Monster, Card: arm, Other: victim},
		keyforge.Event{Kind: keyforge.DamageDealt, Card: victim, Other: arm, N: 4})
	p.update(0.01)
	assert.Equal(t, victim, p.Prey)
	p.update(mark / 2)
	back, _, _ := p.Spot(arm)
	assert.Less(t, back.Y, home.Y, "it draws back")
	assert.Zero(t, p.Board.Faces[victim].Damage)
	touch := 0.0
	for p.Board.Faces[victim].Damage == 0 {
		at, _, _ := p.Spot(arm)
		touch = at.Center().Y
		p.update(1.0 / 240)
	}
	to, _, _ := p.Spot(victim)
	assert.InDelta(t, to.Center().Y, touch, 1.1*to.H, "they all but touch in the frame before the blow lands")
	p.seconds()
	p.update(1)
	at, _, _ := p.Spot(arm)
	assert.Equal(t, home, at, "it is back in its place")
	assert.Zero(t, p.Prey)
}

// With reduced motion nothing flies or shakes: a card is either at its old place or at its new one.
func TestCalm(t *testing.T) {
	on := plain()
	on.Players[0].Hand = gametest.Cards("smaaash", "anger")
	p := lay(t, on)
	p.ReducedMotion = true
	c := slot(t, p, "Smaaash")
	from, _, _ := p.Spot(c)
	p.do(t, keyforge.Command{Verb: keyforge.PlayCard, Card: c})
	for range 200 {
		p.update(1.0 / 60)
		at, alpha, ok := p.Spot(c)
		require.True(t, ok)
		assert.Contains(t, []layout.Spot{from, p.sprites[c].from, p.sprites[c].to}, at)
		assert.True(t, alpha >= 0 && alpha <= 1)
	}
	arm := slot(t, p, "Crushing Arm")
	home, _, _ := p.Spot(arm)
	p.shows(keyforge.Event{Kind: keyforge.DamageDealt, Card: arm, N: 12}, keyforge.Event{Kind: keyforge.Rose, N: 1})
	for p.Showing() {
		p.update(1.0 / 60)
		at, _, _ := p.Spot(arm)
		assert.Equal(t, home, at)
		assert.Zero(t, p.Jolt+p.Quake)
	}
}

// Every kind of event has a duration, can be shown without the events before it, and
// shows only letters that the face has.
func TestEveryKindOfEventHasItsPlace(t *testing.T) {
	for k := keyforge.NoEvent + 1; k < keyforge.EventKinds; k++ {
		assert.NotZero(t, beats[k].time, "event %d takes no time", k)
		p := lay(t, plain())
		p.shows(keyforge.Event{Kind: k, Card: slot(t, p, "Headhunter"), Other: slot(t, p, "Crushing Arm"), N: 1, To: card.Discard,
			From: card.Battleline})
		require.NotPanics(t, func() { p.step(true) }, "event %d", k)
		p.update(0.1)
		for i := range p.Effects {
			for _, r := range p.Effects[i].Text {
				assert.True(t, paint.Bold.Has(r), "event %d shows %q, which has no sign", k, r)
			}
		}
	}
}

// An attack without effect is shown to have none when it is over: when the next thing
// begins, or the next question is asked. One stopped by armor or a ward has had an
// effect, and one that is not over may still have one.
func TestAnAttackThatMissesIsSeen(t *testing.T) {
	nothing := func(p *seat) (n int) {
		for i := range p.Effects {
			if e := &p.Effects[i]; e.Kind == Float && e.Text == "0" {
				n++
			}
		}
		return n
	}
	p := lay(t, plain())
	a, d := slot(t, p, "Headhunter"), slot(t, p, "Crushing Arm")
	attack := keyforge.Event{Kind: keyforge.AttackMade, Side: 0, Card: a, Other: d}
	for name, c := range map[string]struct {
		then []keyforge.Event
		seen int
	}{
		"elusive":                   {nil, 1},
		"elusive, then another use": {[]keyforge.Event{{Kind: keyforge.Used, Card: a}, {Kind: keyforge.Reaped, Card: a}}, 1},
		"hit":                       {[]keyforge.Event{{Kind: keyforge.DamageDealt, Card: d, N: 2}}, 0},
		"hit after something else":  {[]keyforge.Event{{Kind: keyforge.Gained, Side: 0, N: 1}, {Kind: keyforge.DamageDealt, Card: d, N: 2}}, 0},
		"armored":                   {[]keyforge.Event{{Kind: keyforge.DamagePrevented, Card: d, N: 2}}, 0},
		"warded":                    {[]keyforge.Event{{Kind: keyforge.WardBroken, Card: d}}, 0},
		"destroyed before the blow": {[]keyforge.Event{{Kind: keyforge.Destroyed, Card: d}}, 0},
		"called off":                {[]keyforge.Event{{Kind: keyforge.FightSkipped, Card: a}}, 0},
		"hit itself alone":          {[]keyforge.Event{{Kind: keyforge.DamageDealt, Card: a, N: 1}}, 1},
	} {
		p.Still()
		p.shows(append([]keyforge.Event{attack}, c.then...)...)
		p.update(0.01)
		assert.Zero(t, nothing(p), "%s: not before it strikes", name)
		p.seconds()
		assert.Equal(t, c.seen, nothing(p), name)
	}
	p.Still()
	p.shows(attack)
	p.view.Question.Kind = keyforge.AskCards
	p.Show(10)
	p.SyncBoard(p.g, &p.view, true)
	assert.Zero(t, nothing(p), "it is not over while something else is asked")
}

// An event is told when it is shown, in words that were true then: what comes later in
// the same chain is not yet known.
func TestEventsAreToldAsTheyAreShown(t *testing.T) {
	p := lay(t, plain())
	c, of := slot(t, p, "Headhunter"), slot(t, p, "Dust Imp")
	p.Log = nil
	p.shows(keyforge.Event{Kind: keyforge.CardStunned, Card: c}, keyforge.Event{Kind: keyforge.Copied, Card: c, Other: of,
		N: int32(p.Board.Faces[of].Own)},
		keyforge.Event{Kind: keyforge.Unstunned, Card: c}, keyforge.Event{Kind: keyforge.Moved, Card: c, From: card.Battleline, To: card.Hand},
		keyforge.Event{Kind: keyforge.Shown, Card: c})
	var told []string
	for p.next < len(p.queue) {
		p.step(true)
		told = append(told, p.Narration())
		assert.Len(t, p.Log, len(told))
	}
	assert.Equal(t, []string{"Headhunter is stunned.", "Headhunter becomes a copy of Dust Imp.",
		"Headhunter (as Dust Imp) is no longer stunned.", "Headhunter goes to player 1's hand.", "Headhunter is revealed."}, told)
}

// A card is opaque wherever it goes on the table, and when it slides under another; only on its way to a
// pile does it fade.
func TestCardsFadeOnTheirWayToAPile(t *testing.T) {
	p := lay(t, plain())
	hunter, anger := slot(t, p, "Headhunter"), slot(t, p, "Anger")
	faintest := func(c keyforge.Slot, e keyforge.Event) (least float64, moved bool) {
		before, _, _ := p.Spot(c)
		least = 1
		for p.shows(e); p.Showing(); p.update(1.0 / 60) {
			at, alpha, ok := p.Spot(c)
			if !ok {
				break
			}
			least, moved = min(least, alpha), moved || at != before
		}
		return least, moved
	}
	for what, e := range map[string]struct {
		card  keyforge.Slot
		event keyforge.Event
	}{
		"along the line": {hunter, keyforge.Event{Kind: keyforge.Repositioned, Card: hunter, N: 1}},
		"under another":  {anger, keyforge.Event{Kind: keyforge.AttachedTo, Side: 0, Card: anger, Other: hunter, From: card.Hand}},
	} {
		least, moved := faintest(e.card, e.event)
		assert.True(t, moved, what)
		assert.Equal(t, 1.0, least, what)
	}
	least, moved := faintest(hunter, keyforge.Event{Kind: keyforge.Moved, Side: 0, Card: hunter, From: card.Battleline, To: card.Discard})
	assert.True(t, moved)
	assert.Less(t, least, 0.7)
}

// Cards that may not be seen leave their places in a hand, and hide none of the others.
func TestHiddenCardsLeaveTheirPlace(t *testing.T) {
	p := lay(t, plain())
	hand := p.Board.Piles[0][card.Hand]
	require.Len(t, hand, 2)
	seen := hand[1]
	hand[0] = 0
	p.update(1)
	at, _, ok := p.Spot(seen)
	assert.True(t, ok)
	assert.Equal(t, p.Places.Sides[0].Hand.Card[1], at.Rect)
}

// A pile that somebody looks at moves: that of the other side, if it is looked at there.
func TestThePileThatIsLookedAtMoves(t *testing.T) {
	for what, c := range map[string]struct {
		event keyforge.Event
		side  keyforge.Side
		zone  card.Zone
	}{
		"own deck":        {keyforge.Event{Kind: keyforge.Looked, Side: 0, M: 0, From: card.Deck}, 0, card.Deck},
		"deck of another": {keyforge.Event{Kind: keyforge.Looked, Side: 0, M: int32(keyforge.Monster), From: card.Deck}, keyforge.Monster, card.Deck},
		"archives shown":  {keyforge.Event{Kind: keyforge.ShownZone, Side: 0, From: card.Archives}, 0, card.Archives},
	} {
		p := lay(t, plain())
		p.shows(c.event)
		p.update(0.01)
		require.Len(t, p.Effects, 1, what)
		assert.Equal(t, Riffle, p.Effects[0].Kind, what)
		assert.Equal(t, p.PilePlace(c.side, c.zone), p.Effects[0].Spot.Rect, what)
	}
}

// A gauge is at its value when nothing is shown, and rises to a new one little by little.
func TestGaugesRise(t *testing.T) {
	on := plain()
	on.Mode[0], on.Monster.Amber = 1, 2
	p := lay(t, on)
	require.Greater(t, len(p.Board.Gauges), 1)
	seen := map[int]bool{}
	for _, g := range p.Board.Gauges {
		assert.Equal(t, float64(g.Value), p.Level(g.Name), g.Name)
		seen[g.Value] = true
	}
	require.Greater(t, len(seen), 1, "they differ")
	assert.Zero(t, p.Level("no gauge"))
	p.shows(keyforge.Event{Kind: keyforge.Rose, Side: keyforge.Monster, N: 2})
	before, last := p.Level("rises"), 0.0
	for p.Showing() {
		p.update(1.0 / 60)
		now := p.Level("rises")
		assert.Less(t, now-before, 0.05)
		before, last = now, max(last, now)
	}
	assert.Greater(t, last, 1.5)
}

// Playing on allocates nothing, whatever is shown.
func BenchmarkMotion(b *testing.B) {
	p := lay(b, plain())
	a, c := slot(b, p, "Headhunter"), slot(b, p, "Crushing Arm")
	p.attack(&keyforge.Event{Kind: keyforge.AttackMade, Card: a, Other: c})
	p.hit(&keyforge.Event{Kind: keyforge.DamageDealt, Card: c, Other: a, N: 5})
	p.token(p.Pool(0), p.Pool(keyforge.Monster), 6)
	for i := range p.Effects {
		p.Effects[i].Length = 1e12
	}
	b.ReportAllocs()
	for b.Loop() {
		p.update(1.0 / 240)
	}
}

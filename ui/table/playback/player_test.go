package table

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/ui/layout"
)

// stage puts events of no game on the table.
func stage(m *Model, events ...game.Event) {
	m.queue, m.next, m.shown, m.lines, m.wait = events, 0, 0, nil, 0
}

func seconds(m *Model) (t float64) {
	for ; m.Showing() && t < 1000; t += 1.0 / 60 {
		m.Update(1.0/60, 1280, 720)
	}
	return t
}

// However long a chain is, it comes to its end soon; a short one is not hurried,
// and grand moments never.
func TestLongChainsGoFaster(t *testing.T) {
	m := lay(t, plain())
	c := slot(t, m, "Headhunter")
	chain := func(n int) (all []game.Event) {
		for range n {
			all = append(all, game.Event{Kind: game.CardStunned, Card: c}, game.Event{Kind: game.Unstunned, Card: c})
		}
		return all
	}
	one := beats[game.CardStunned].time + beats[game.Unstunned].time
	stage(m, chain(4)...)
	assert.InDelta(t, 4*one, seconds(m), 0.1)
	for _, n := range []int{50, 400, 3000} {
		stage(m, chain(n)...)
		assert.Less(t, seconds(m), longest+0.2, "%d events", 2*n)
	}
	stage(m, append(chain(400), game.Event{Kind: game.KeyForged, Side: 0, N: 0})...)
	before := 0.0
	for m.Board.Keys[0] == 0 {
		before += 1.0 / 60
		m.Update(1.0/60, 1280, 720)
	}
	assert.InDelta(t, beats[game.KeyForged].time, seconds(m), 0.1, "a key has its time also after a long chain")
}

// The speed that was chosen holds for everything.
func TestSpeed(t *testing.T) {
	for _, speed := range []float64{0.5, 1, 2, 4} {
		m := lay(t, plain())
		m.Speed = speed
		stage(m, game.Event{Kind: game.TideTurned, N: 1}, game.Event{Kind: game.CardStunned, Card: slot(t, m, "Headhunter")})
		assert.InDelta(t, (beats[game.TideTurned].time+beats[game.CardStunned].time)/speed, seconds(m), 0.06)
	}
	m := lay(t, plain())
	m.Speed = Instant
	m.Do(game.Command{Verb: game.EndTurn})
	m.Update(1.0/60, 1280, 720)
	assert.False(t, m.Showing(), "at once is in the next frame")
	assert.Empty(t, m.Effects)
}

// Events are shown in their order, what happens at once shortly behind each other.
func TestWhatHappensAtOnceIsShownAtOnce(t *testing.T) {
	m := lay(t, plain())
	a, b := slot(t, m, "Headhunter"), slot(t, m, "Dust Imp")
	stage(m, game.Event{Kind: game.DamageDealt, Card: a, N: 1}, game.Event{Kind: game.WardBroken, Card: b},
		game.Event{Kind: game.DamageDealt, Card: a, N: 1},
		game.Event{Kind: game.Readied, Card: a})
	hits := beats[game.DamageDealt].time*again + beats[game.WardBroken].time*again
	m.Update(0.001, 1280, 720)
	assert.Equal(t, 1, m.Board.Faces[a].Damage)
	m.Update(hits, 1280, 720)
	assert.Equal(t, 2, m.Board.Faces[a].Damage)
	assert.True(t, m.next == 3, "the next thing waits until all of it has been seen")
}

// A blow is seen when the attacker touches what it attacks, and the monster marks
// its prey before.
func TestPreyIsMarkedBeforeItIsStruck(t *testing.T) {
	m := lay(t, plain())
	arm, victim := slot(t, m, "Crushing Arm"), slot(t, m, "Headhunter")
	home, _, _ := m.Spot(arm)
	stage(m, game.Event{Kind: game.AttackMade, Side: game.Monster, Card: arm, Other: victim},
		game.Event{Kind: game.DamageDealt, Card: victim, Other: arm, N: 4})
	m.Update(0.01, 1280, 720)
	assert.Equal(t, victim, m.Prey)
	m.Update(mark/2, 1280, 720)
	back, _, _ := m.Spot(arm)
	assert.Less(t, back.Y, home.Y, "it draws back")
	assert.Zero(t, m.Board.Faces[victim].Damage)
	touch := 0.0
	for m.Board.Faces[victim].Damage == 0 {
		at, _, _ := m.Spot(arm)
		touch = at.Center().Y
		m.Update(1.0/240, 1280, 720)
	}
	to, _, _ := m.Spot(victim)
	assert.InDelta(t, to.Center().Y, touch, to.H, "they touch when the blow lands")
	seconds(m)
	m.Update(1, 1280, 720)
	at, _, _ := m.Spot(arm)
	assert.Equal(t, home, at, "it is back in its place")
	assert.Zero(t, m.Prey)
}

// In calm nothing flies or shakes: a card is where it was or where it goes.
func TestCalm(t *testing.T) {
	p := plain()
	p.Players[0].Hand = at("smaaash", "anger")
	m := lay(t, p)
	m.Calm = true
	c := slot(t, m, "Smaaash")
	from, _, _ := m.Spot(c)
	m.Do(game.Command{Verb: game.PlayCard, Card: c})
	for range 200 {
		m.Update(1.0/60, 1280, 720)
		at, alpha, ok := m.Spot(c)
		require.True(t, ok)
		assert.Contains(t, []layout.Spot{from, m.sprites[c].from, m.sprites[c].to}, at)
		assert.True(t, alpha >= 0 && alpha <= 1)
	}
	arm := slot(t, m, "Crushing Arm")
	home, _, _ := m.Spot(arm)
	stage(m, game.Event{Kind: game.DamageDealt, Card: arm, N: 12}, game.Event{Kind: game.Rose, N: 1})
	for m.Showing() {
		m.Update(1.0/60, 1280, 720)
		at, _, _ := m.Spot(arm)
		assert.Equal(t, home, at)
		assert.Zero(t, m.Jolt+m.Quake)
	}
}

// A click on a card while something is shown is remembered for the next question
// of the main step, and shows then what the card offers.
func TestClicksInMotionAreKept(t *testing.T) {
	m := lay(t, plain())
	hunter, anger := slot(t, m, "Headhunter"), slot(t, m, "Anger")
	m.Do(game.Command{Verb: game.Reap, Card: hunter})
	require.True(t, m.Showing())
	m.WantCard(anger)
	assert.True(t, m.WantsCard(anger))
	run(t, m)
	assert.Equal(t, anger, m.ToOpen())
	assert.Zero(t, m.ToOpen(), "once")
	m.Do(game.Command{Verb: game.DiscardCard, Card: anger})
	m.WantCard(hunter)
	run(t, m)
	assert.Zero(t, m.ToOpen(), "it is exhausted and offers nothing")
}

// What a person has begun may be answered ahead: whom to attack.
func TestAnAnswerThatWasForeseenIsKept(t *testing.T) {
	m := lay(t, plain())
	m.Do(game.Command{Verb: game.Fight, Card: slot(t, m, "Headhunter")})
	require.True(t, m.Showing())
	m.WantCard(m.Board.Boss)
	for range 2000 {
		m.Update(1.0/60, 1280, 720)
	}
	assert.Equal(t, game.AskMain, m.Question().Kind)
	assert.Equal(t, 5, m.Board.Faces[m.Board.Boss].Spent, "it was attacked")
}

// A click never answers a question that somebody else's card asks.
func TestAnUnforeseenQuestionIsNotAnswered(t *testing.T) {
	p := plain()
	p.Players[0].Line = at("headhunter", "headhunter", "dust-imp", "dust-imp")
	p.Monster.Line = nil
	p.Monster.Deck = at("emergence", "emergence", "emergence", "emergence")
	m := lay(t, p)
	m.Do(game.Command{Verb: game.EndTurn})
	before := m.Tally.Decisions
	for range 4000 {
		if m.Asking() {
			break
		}
		m.WantCard(0)
		m.WantCard(slot(t, m, "Headhunter"))
		m.Update(1.0/60, 1280, 720)
	}
	require.Equal(t, game.AskCards, m.Question().Kind)
	assert.Equal(t, before, m.Tally.Decisions)
}

// Going on with whatever is shown makes no garbage.
func BenchmarkMotion(b *testing.B) {
	m := lay(b, plain())
	a, c := slot(b, m, "Headhunter"), slot(b, m, "Crushing Arm")
	m.attack(&game.Event{Kind: game.AttackMade, Card: a, Other: c})
	m.hit(&game.Event{Kind: game.DamageDealt, Card: c, Other: a, N: 5})
	m.token(m.Pool(0), m.Pool(game.Monster), 6)
	for i := range m.Effects {
		m.Effects[i].Length = 1e12
	}
	b.ReportAllocs()
	for b.Loop() {
		m.Update(1.0/240, 1280, 720)
	}
}

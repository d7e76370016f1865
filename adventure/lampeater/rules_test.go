package lampeater_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventuretest"
	"github.com/keyraken/keyraken/adventure/lampeater"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

var row = []string{"harbor-lamp", "market-lamp", "temple-lamp", "barracks-lamp", "tower-lamp"}

// full is how many lights a lamp needs for one player at normal.
const full = 6

// sea is a position with the lamps and their lights, from left to right (-1: lit), and the
// Lampeater on one of them.
func sea(at int, lights ...int) keyforge.Position {
	p := keyforge.Position{House: card.Brobnar, Players: []keyforge.SidePosition{{
		Houses: []card.House{card.Brobnar}, Line: gametest.Cards("troll", "krump", "valdr"),
		Deck: gametest.Many(12, "troll"),
	}}}
	p.Monster.Artifacts = gametest.Cards("the-lampeater")
	p.Monster.Deck = gametest.Many(20, "glow-larva")
	for i, id := range row {
		c := keyforge.CardPosition{ID: id, Counters: map[card.Counter]int{}}
		if i < len(lights) && lights[i] > 0 {
			c.Counters[card.LightCounter] = lights[i]
		} else if i < len(lights) && lights[i] < 0 {
			c.Counters[card.LightCounter], c.Marks = full, keyforge.Warded
		}
		if i == at {
			c.Counters[card.ShadowCounter] = 1
		}
		p.Monster.Artifacts = append(p.Monster.Artifacts, c)
	}
	return p
}

func table(t *testing.T, p keyforge.Position) *gametest.Table {
	t.Helper()
	return adventuretest.Table(t, lampeater.Adventure, adventure.Normal, p)
}

func lights(tb *gametest.Table) (all []int) {
	for _, id := range row {
		all = append(all, int(tb.Of(id).Counters[card.LightCounter]))
	}
	return all
}

// sits is the lamp on which the Lampeater sits.
func sits(tb *gametest.Table) (at string) {
	for _, id := range row {
		if tb.Of(id).Counters[card.ShadowCounter] > 0 {
			at += id
		}
	}
	return at
}

func gloom(tb *gametest.Table) int { return int(tb.State().Mode[0]) }

// Everybody begins with six cards before five lamps in a row, of which the Lampeater sits on the
// middle one (L1.1, L1.2, L1.3).
func TestSetUp(t *testing.T) {
	cat, err := adventure.Catalogue(lampeater.Adventure)
	require.NoError(t, err)
	for players := 1; players <= keyforge.MaxSeats; players++ {
		var deals []keyforge.Deal
		for range players {
			deals = append(deals, gametest.RandomDeal(rand.New(rand.NewPCG(7, 7))))
		}
		g, err := keyforge.New(cat, lampeater.Adventure.Mode(adventure.Normal), adventure.Setup(lampeater.Adventure, deals, 5))
		require.NoError(t, err)
		tb := gametest.On(t, g)
		tb.LeaveOpen()
		assert.Equal(t, append([]string{"the-lampeater"}, row...), tb.Pile(keyforge.Monster, card.Artifacts))
		assert.Equal(t, "temple-lamp", sits(tb))
		assert.Equal(t, []int{0, 0, 0, 0, 0}, lights(tb))
		assert.Len(t, tb.Pile(keyforge.Monster, card.Deck), 40)
		assert.Len(t, tb.Pile(0, card.Hand), 6)
		assert.Zero(t, g.Mode().Rules().KeysToWin)
		assert.False(t, g.Mode().Rules().FirstTurn)
	}
}

// Six lights light a lamp of one player, which is then warded and has no more than these (L3.1);
// all creatures can bring one and burn themselves (L3.2).
func TestLightingALamp(t *testing.T) {
	tb := table(t, sea(4, full-1, 0, 0, 0, 1))
	tb.Act("troll")
	tb.Offers(row...)
	tb.Pick("harbor-lamp")
	tb.Damage("troll", 1)
	assert.True(t, tb.Of("troll").Is(keyforge.Exhausted))
	assert.Equal(t, []int{full, 0, 0, 0, 1}, lights(tb))
	tb.Marked("harbor-lamp", keyforge.Warded)
	tb.Act("krump")
	tb.Offers(row[1:]...) // a lit lamp needs no more
	tb.Pick("market-lamp")
	tb.Unmarked("market-lamp", keyforge.Warded)
}

// With two players a lamp needs seven lights, and creatures of an ally do not act in one's turn (L3.1, L3.2).
func TestLampsNeedMoreLightsForMorePlayers(t *testing.T) {
	p := sea(4, full-1)
	p.Players = append(p.Players, keyforge.SidePosition{Houses: []card.House{card.Brobnar}, Line: gametest.Cards("mother")})
	tb := table(t, p)
	tb.Act("troll")
	tb.Pick("harbor-lamp")
	tb.Unmarked("harbor-lamp", keyforge.Warded)
	tb.Act("krump")
	tb.Pick("harbor-lamp")
	tb.Marked("harbor-lamp", keyforge.Warded)
	assert.NotContains(t, tb.Legal(nil), keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("mother")})
}

// A forged key brings two lights; what is more than a lamp needs is lost (L3.3, L3.1).
func TestForgedKeysBringLights(t *testing.T) {
	p := sea(4, 0, full-1)
	p.Players[0].Amber, p.Step, p.House = 6, keyforge.ForgeStep, card.NoHouse
	tb := table(t, p)
	tb.Choose(0) // which key
	tb.Offers(row...)
	tb.Pick("market-lamp")
	tb.Keys(0, 1)
	assert.Equal(t, []int{0, full, 0, 0, 0}, lights(tb))
	tb.Marked("market-lamp", keyforge.Warded)
}

// The players win with the last lamp (L2.2).
func TestVictory(t *testing.T) {
	tb := table(t, sea(0, -1, -1, -1, -1, full-1))
	tb.Act("troll")
	assert.True(t, tb.Over())
	assert.True(t, tb.Won(0))
}

// After each player's turn the Lampeater eats two lights where it sits (L2.1, L4.2) and flies towards
// the brightest unlit lamp (L4.6).
func TestItEatsAndFlies(t *testing.T) {
	tb := table(t, sea(1, 0, 2, 0, 1, 2))
	tb.EndTurn()
	assert.Equal(t, []int{0, 0, 0, 1, 2}, lights(tb))
	assert.Zero(t, gloom(tb))
	assert.Equal(t, "temple-lamp", sits(tb))
	assert.Equal(t, keyforge.Side(0), tb.State().TurnOf)
}

// Each light that it does not find deepens the gloom (L4.2).
func TestHunger(t *testing.T) {
	tb := table(t, sea(1, 0, 1))
	tb.EndTurn()
	assert.Equal(t, 1, gloom(tb))
	tb = table(t, sea(1))
	tb.EndTurn()
	assert.Equal(t, 2, gloom(tb))
	assert.Equal(t, "market-lamp", sits(tb), "it stays where nothing is brighter")
}

// At a lit lamp it neither eats nor hungers (L4.3), and leaves it for the nearest, the left of two (L4.6).
func TestAtALitLamp(t *testing.T) {
	tb := table(t, sea(2, 1, 1, -1, 1, 1))
	tb.EndTurn()
	assert.Equal(t, []int{1, 1, full, 1, 1}, lights(tb))
	assert.Zero(t, gloom(tb))
	assert.Equal(t, "market-lamp", sits(tb))
}

// The night has won when the gloom is complete (L2.3).
func TestDefeat(t *testing.T) {
	for d, most := range []int{13, 8, 8} {
		p := sea(1, 0, 1)
		p.Mode[0] = int32(most - 2)
		tb := adventuretest.Table(t, lampeater.Adventure, adventure.Difficulty(d), p)
		tb.EndTurn()
		assert.False(t, tb.Over(), "%d of %d", gloom(tb), most)
		p.Mode[0]++
		tb = adventuretest.Table(t, lampeater.Adventure, adventure.Difficulty(d), p)
		tb.EndTurn()
		assert.True(t, tb.Over())
		assert.False(t, tb.Won(0))
	}
}

// It pays four æmber, once a turn, and the gloom deepens (L4.4).
func TestItPays(t *testing.T) {
	p := sea(1, 0, 2)
	p.Monster.Amber = 3
	tb := table(t, p)
	tb.EndTurn()
	assert.Zero(t, gloom(tb))
	p.Monster.Amber = 9
	tb = table(t, p)
	tb.EndTurn()
	assert.Equal(t, 1, gloom(tb))
	tb.Amber(keyforge.Monster, 5)
}

// It plays the card that lies open (L4.5), and its creatures are used afterwards (L4.1).
func TestItPlaysTheOpenCard(t *testing.T) {
	p := sea(1, 0, 2, 0, 0, 2)
	p.Monster.Deck = gametest.Cards("cinder-wasp", "second-helping", "velvet-bat")
	p.Monster.Line = gametest.Cards("glow-larva")
	tb := table(t, p)
	deck := tb.Pile(keyforge.Monster, card.Deck)
	assert.Len(t, deck, 3)
	view := tb.View(0)
	zone := view.Sides[keyforge.Monster].Zones[card.Deck]
	assert.NotZero(t, zone[len(zone)-1].Card, "it lies open")
	assert.Zero(t, zone[0].Card)
	tb.EndTurn()
	assert.Len(t, tb.Pile(keyforge.Monster, card.Deck), 2)
	tb.Amber(keyforge.Monster, 1) // the larva has reaped
}

// Damage as much as its power startles it (L5.1), so that it does not eat in its next turn (L5.2);
// it strikes back with two (L5.3).
func TestStartled(t *testing.T) {
	tb := table(t, sea(1, 0, 2))
	tb.Fight("troll", "the-lampeater")
	assert.False(t, tb.Over())
	tb.Damage("troll", 2)
	tb.Damage("the-lampeater", 0)
	tb.Marked("the-lampeater", keyforge.Stunned)
	tb.EndTurn()
	assert.Equal(t, 2, lights(tb)[1])
	assert.Zero(t, gloom(tb))
	tb.Unmarked("the-lampeater", keyforge.Stunned)
	tb.EndTurn()
	assert.Zero(t, lights(tb)[1])
}

// One point less does not startle it (L5.1).
func TestNotStartled(t *testing.T) {
	tb := table(t, sea(1, 0, 2))
	tb.Fight("krump", "the-lampeater")
	tb.Damage("the-lampeater", 6)
	tb.Unmarked("the-lampeater", keyforge.Stunned)
}

// The lamps that burn help whoever's turn it is (L3.4).
func TestLitLampsHelp(t *testing.T) {
	for lamp, helps := range map[string]func(tb *gametest.Table) (unlit, lit bool){
		"harbor-lamp": func(tb *gametest.Table) (bool, bool) { return tb.KeyCost(0) == 6, tb.KeyCost(0) == 5 },
		"market-lamp": func(tb *gametest.Table) (bool, bool) {
			tb.EndTurn()
			return len(tb.Pile(0, card.Hand)) == 6, len(tb.Pile(0, card.Hand)) == 7
		},
		"temple-lamp": func(tb *gametest.Table) (bool, bool) {
			tb.EndTurn()
			return tb.Of("troll").Damage == 3, tb.Of("troll").Damage == 2
		},
		"barracks-lamp": func(tb *gametest.Table) (bool, bool) {
			return tb.Power(tb.Card("troll")) == 8, tb.Power(tb.Card("troll")) == 9
		},
		"tower-lamp": func(tb *gametest.Table) (bool, bool) {
			return tb.Power(tb.Boss()) == 8, tb.Power(tb.Boss()) == 6
		},
	} {
		for i, id := range row {
			if id != lamp {
				continue
			}
			p := sea((i+1)%5, 0, 0, 0, 0, 0)
			p.Players[0].Line[0].Damage = 3
			unlit, _ := helps(table(t, p))
			assert.True(t, unlit, "%s does nothing yet", lamp)
			p.Monster.Artifacts[1+i].Counters[card.LightCounter], p.Monster.Artifacts[1+i].Marks = full, keyforge.Warded
			_, lit := helps(table(t, p))
			assert.True(t, lit, lamp)
		}
	}
}

// What destroys, returns or takes everything leaves the lamps as they are (L6.1, L6.2).
func TestLampsStay(t *testing.T) {
	everything := card.Action("everything", card.Brobnar, card.Play(
		card.Deal(9, card.Creatures), card.Destroy(card.ArtifactCards), card.Purge(card.ArtifactCards.Enemy()),
		card.ReturnToHand(card.Permanents), card.Exhaust(card.Cards),
		card.TakeControl(card.You, card.Choose(card.ArtifactCards), card.WhileSubjectsInPlay)))
	p := sea(1, 0, 2, -1)
	p.Players[0].Hand = gametest.Cards("everything")
	p.Monster.Artifacts = append(p.Monster.Artifacts, gametest.Cards("black-sail")...)
	tb := adventuretest.Table(t, lampeater.Adventure, adventure.Normal, p, everything)
	tb.Play("everything")
	assert.Equal(t, append([]string{"the-lampeater"}, row...), tb.Pile(keyforge.Monster, card.Artifacts))
	assert.Equal(t, []int{0, 2, full, 0, 0}, lights(tb))
	tb.Marked("temple-lamp", keyforge.Warded)
}

// Who pays two æmber at the end of the turn is rid of an omen (L7.1).
func TestOmens(t *testing.T) {
	p := sea(1, 0, 2)
	p.Players[0].Amber = 3
	p.Monster.Artifacts = append(p.Monster.Artifacts, gametest.Cards("fog-bank")...)
	tb := table(t, p)
	assert.Equal(t, 7, tb.KeyCost(0))
	tb.EndTurn()
	tb.Yes()
	assert.Equal(t, 6, tb.KeyCost(0))
	tb.Amber(0, 1)
	tb.Amber(keyforge.Monster, 2)
	tb = table(t, p)
	tb.EndTurn()
	tb.No()
	assert.Equal(t, 7, tb.KeyCost(0))
	p.Players[0].Amber = 1
	tb = table(t, p)
	tb.EndTurn()
	assert.Equal(t, 7, tb.KeyCost(0), "one æmber is not enough")
	tb.Amber(0, 1)
}

// A cocoon hatches at its third growth counter (L7.2).
func TestPaleCocoon(t *testing.T) {
	p := sea(1, 0, 2)
	p.Monster.Line = []keyforge.CardPosition{{ID: "pale-cocoon", Counters: map[card.Counter]int{card.GrowthCounter: 1}}}
	tb := table(t, p)
	tb.EndTurn()
	assert.Zero(t, gloom(tb))
	tb.Line(keyforge.Monster, "pale-cocoon", "glow-larva")
	tb.EndTurn()
	tb.Line(keyforge.Monster, "glow-larva", "glow-larva")
	assert.Equal(t, 3, gloom(tb), "one for the cocoon, two for the lamp without light")
}

// What the cards of its deck do to the lamps.
func TestCardsOnLamps(t *testing.T) {
	for id, after := range map[string]struct {
		lights []int
		gloom  int
	}{
		"gust-from-the-sea": {[]int{1, 0, full, 0, 0}, 0}, // all unlit ones but its own lose one
		"second-helping":    {[]int{2, 0, full, 1, 0}, 1}, // it has eaten all that there was
		"broken-glass":      {[]int{2, 0, full - 1, 1, 0}, 0},
	} {
		p := sea(1, 2, 2, -1, 1)
		p.Monster.Deck = gametest.Cards(id)
		tb := table(t, p)
		tb.EndTurn()
		assert.Equal(t, after.lights, lights(tb), id)
		assert.Equal(t, after.gloom, gloom(tb), id)
	}
}

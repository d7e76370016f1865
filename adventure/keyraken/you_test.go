package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// pools asserts the æmber of all sides, the Keyraken's last.
func pools(t *testing.T, tb *gametest.Table, want ...int) {
	t.Helper()
	var got []int
	for side := range keyforge.Side(tb.State().Seats) {
		got = append(got, int(tb.Player(side).Pool))
	}
	assert.Equal(t, want, append(got, int(tb.Player(monster).Pool)), "the pools, the Keyraken's last")
}

// "You" of a player's card is that player in an ally's turn too, even when it makes
// the opponent do something to you (K5.11, K5.12).
func TestA11_7YouOfAnAllysCard(t *testing.T) {
	// martyrs is a table on which an ally's creature with these Destroyed effects is
	// destroyed in the first player's turn.
	martyrs := func(t *testing.T, do ...Effect) *gametest.Table {
		martyr := Creature("martyr", Brobnar, 1, Destroyed(do...))
		kill := Action("kill", Brobnar, Play(Destroy(Creatures.PowerAtMost(1))))
		first, ally := line("plain-3"), line("martyr", "dis-5")
		first.Amber, ally.Amber, first.Hand = 1, 3, gametest.Cards("kill")
		tb := table(t, keyforge.SidePosition{Amber: 2, Line: gametest.Cards("limb-4")}, []keyforge.SidePosition{first, ally}, martyr, kill)
		tb.Play("kill")
		return tb
	}
	for name, c := range map[string]struct {
		do   Effect
		want []int
	}{
		"the opponent steals from you":      {Opponent.Does(Steal(2)), []int{1, 1, 4}},
		"the opponent loses":                {Opponent.Loses(N(1)), []int{1, 3, 1}},
		"the opponent pays you":             {Opponent.PaysAll(), []int{1, 5, 0}},
		"you pay the opponent":              {You.PaysAll(), []int{1, 0, 5}},
		"you steal":                         {Steal(1), []int{1, 4, 1}},
		"the opponent does, looking at you": {Opponent.Does(Gain(For(Pool, Opponent))), []int{1, 3, 5}},
		"the controller's opponent":         {Controller.Does(Opponent.Gains(N(1))), []int{1, 3, 3}},
	} {
		t.Run(name, func(t *testing.T) { pools(t, martyrs(t, c.do), c.want...) })
	}
	t.Run("enemies of your opponent are your creatures", func(t *testing.T) {
		tb := martyrs(t, Opponent.Does(Deal(1, Creatures.Enemy())))
		tb.Damage("dis-5", 1)
		tb.Damage("plain-3", 0)
		tb.Damage("limb-4", 0)
	})
	t.Run("afterwards you is that player again", func(t *testing.T) {
		tb := martyrs(t, Opponent.Does(Steal(1)), Gain(4), Opponent.Loses(N(3)))
		pools(t, tb, 1, 6, 0)
	})
	t.Run("Magda the Rat", func(t *testing.T) {
		tb := at(t, adventure.Easy, keyforge.Position{House: Dis, Players: []keyforge.SidePosition{
			{Amber: 3, Hand: gametest.Cards("gateway-to-dis")}, {Amber: 3, Line: gametest.Cards("magda-the-rat")}}})
		tb.Play("gateway-to-dis")
		pools(t, tb, 3, 1, 2)
	})
	t.Run("Magda the Rat of the Keyraken: the active player steals (A11.6)", func(t *testing.T) {
		k := keyforge.SidePosition{Amber: 3, Line: one(keyforge.CardPosition{ID: "magda-the-rat", Foreign: true})}
		tb := at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: k,
			Players: []keyforge.SidePosition{{Hand: gametest.Cards("gateway-to-dis")}, {Amber: 3}}})
		tb.Play("gateway-to-dis")
		pools(t, tb, 2, 3, 1)
	})
}

// An ability that a creature has from an upgrade, or an effect, says "you" to
// whoever controls the creature; only adventure cards always address the active
// player (A7.1).
func TestA11_17GrantedTextsAddressTheCreaturesController(t *testing.T) {
	t.Run("Duskrunner on a limb, or on a player's creature that the Keyraken controls", func(t *testing.T) {
		for _, c := range []keyforge.CardPosition{worn("limb-3", "duskrunner"), foreign("dis-3", "duskrunner")} {
			tb := table(t, keyforge.SidePosition{Artifacts: asleep(), Line: one(c)}, []keyforge.SidePosition{{Amber: 3}, {Amber: 3}})
			tb.EndTurn()
			pools(t, tb, 2, 3, 2) // it reaped as well
		}
	})
	t.Run("and on a limb that a player controls", func(t *testing.T) {
		k := keyforge.SidePosition{Artifacts: asleep(), Amber: 2}
		tb := at(t, adventure.Easy, keyforge.Position{House: Monster, Monster: k, Players: []keyforge.SidePosition{
			{Line: one(foreign("slippery-arm", "duskrunner"))}, {Amber: 3}}})
		tb.Reap("slippery-arm")
		tb.First("slippery-arm")
		pools(t, tb, 2, 3, 1)
	})
	t.Run("Jammer Pack", func(t *testing.T) {
		cost := func(tb *gametest.Table) [3]int {
			return [3]int{tb.KeyCost(0), tb.KeyCost(1), tb.KeyCost(monster)}
		}
		for _, c := range []keyforge.CardPosition{worn("limb-3", "jammer-pack"), foreign("dis-3", "jammer-pack")} {
			tb := table(t, keyforge.SidePosition{Line: one(c)}, make([]keyforge.SidePosition, 2))
			assert.Equal(t, [3]int{8, 6, 0}, cost(tb), "the active player is the Keyraken's opponent (A11.6)")
		}
		tb := table(t, keyforge.SidePosition{}, []keyforge.SidePosition{{}, {Line: one(worn("dis-3", "jammer-pack"))}})
		assert.Equal(t, [3]int{6, 6, 2}, cost(tb))
		tb = table(t, keyforge.SidePosition{}, []keyforge.SidePosition{{}, {Line: one(foreign("limb-3", "jammer-pack"))}})
		assert.Equal(t, [3]int{6, 6, 2}, cost(tb))
	})
	t.Run("Brain Stem Antenna waits for what its creature's controller plays", func(t *testing.T) {
		limb := worn("limb-3", "brain-stem-antenna")
		limb.Marks = keyforge.Exhausted
		tb := at(t, adventure.Easy, keyforge.Position{House: Mars, Monster: keyforge.SidePosition{Artifacts: asleep(), Line: one(limb)},
			Players: []keyforge.SidePosition{{Hand: gametest.Cards("tunk")}}})
		tb.Play("tunk")
		tb.Marked("limb-3", keyforge.Exhausted)
	})
	t.Run("what a lasting effect lets a limb have", func(t *testing.T) {
		k := keyforge.SidePosition{Artifacts: asleep(), Line: gametest.Cards("limb-3"), Deck: gametest.Cards("limb-1", "limb-2")}
		gift := Action("gift", Brobnar,
			Play(LastsFor(UntilYourNext, Creatures, Static(Gives(TheSubjects, WithHeading(OnReap, Draw(1), Gain(2)))))))
		tb := solo(t, keyforge.SidePosition{Hand: gametest.Cards("gift"), Deck: gametest.Cards("punch")}, k, gift)
		tb.Play("gift")
		tb.EndTurn()
		pools(t, tb, 0, 1+2)
		assert.Equal(t, []string{"limb-2"}, tb.Pile(monster, Archives), "the other was played; it draws by archiving (A4.3)")
	})
	t.Run("upgrades of the adventure go on addressing the active player", func(t *testing.T) {
		k := keyforge.SidePosition{Artifacts: one(worn("the-keyraken", "primordial")), Deck: gametest.Cards("limb-1", "limb-2")}
		tb := solo(t, keyforge.SidePosition{Amber: 1}, k)
		tb.EndTurn()
		assert.Equal(t, []string{"limb-2"}, tb.Pile(monster, Archives))
	})
	t.Run("and so do those texts when a player's card of the Keyraken resolves them", func(t *testing.T) {
		k := keyforge.SidePosition{Artifacts: asleep(), Amber: 1,
			Line: []keyforge.CardPosition{foreign("replicator"), {ID: "tenacious-arm", Marks: keyforge.Exhausted}}}
		tb := table(t, k, []keyforge.SidePosition{{Amber: 3}, {Amber: 3}})
		tb.EndTurn()
		pools(t, tb, 2, 3, 1+1+1) // it reaped, and the Keyraken stole
	})
}

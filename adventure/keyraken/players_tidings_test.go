package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// tidings is a game of one player who has cards of the house, with an ally.
func tidings(t *testing.T, h House, tide []keyforge.Side, me, ally, k keyforge.SidePosition) *gametest.Table {
	t.Helper()
	return at(t, adventure.Easy, keyforge.Position{House: h, High: tide, Monster: k, Players: []keyforge.SidePosition{me, ally}})
}

var atHigh = []keyforge.Side{0}

// Each player is the allies and the Keyraken too (A11.7).
func TestA11_7ChapmanCapturesFromAll(t *testing.T) {
	ally := line("plain-4")
	ally.Amber = 2
	tb := tidings(t, StarAlliance, nil, keyforge.SidePosition{Hand: gametest.Cards("colonist-chapman-evil-twin"), Amber: 1}, ally,
		keyforge.SidePosition{Amber: 4})
	tb.Play("colonist-chapman-evil-twin")
	tb.AmberOn("colonist-chapman-evil-twin", 7)
	for _, s := range []keyforge.Side{0, 1, monster} {
		tb.Amber(s, 0)
	}
}

func TestA11_7SharkTakesFromAll(t *testing.T) {
	ally := line("plain-4")
	ally.Amber = 2
	tb := tidings(t, Untamed, nil, keyforge.SidePosition{Line: gametest.Cards("æmberfin-shark-evil-twin")}, ally,
		keyforge.SidePosition{Amber: 1, Artifacts: asleep()})
	tb.EndTurn()
	tb.PowerIs("æmberfin-shark-evil-twin", 5)
	tb.Amber(1, 1)
	tb.LeaveOpen()
}

// The tide is one for the whole table (A8.1): what is high for an ally is high for you.
func TestA8_1CardsOfTheTide(t *testing.T) {
	t.Run("low at first: it pays the Keyraken", func(t *testing.T) {
		tb := tidings(t, Untamed, nil, keyforge.SidePosition{Line: gametest.Cards("deepwater-gruen")}, line(), line())
		tb.Reap("deepwater-gruen")
		tb.Amber(monster, 1)
		tb.Amber(1, 0)
	})
	t.Run("raised once it is high for all, and raised again it stays", func(t *testing.T) {
		tb := tidings(t, Untamed, nil, keyforge.SidePosition{Hand: gametest.Cards("all-tide-up", "all-tide-up")}, line(), line())
		tb.Play("all-tide-up")
		for _, s := range []keyforge.Side{0, 1, monster} {
			assert.True(t, tb.TideHigh(s))
		}
		tb.Play("all-tide-up")
		tb.Amber(0, 3)
	})
	t.Run("a chelonia of an ally takes from the Keyraken, and only for what the ally plays", func(t *testing.T) {
		tb := tidings(t, Untamed, atHigh, keyforge.SidePosition{Hand: gametest.Cards("chelonia-evil-twin", "mookling")},
			line("chelonia-evil-twin"), keyforge.SidePosition{Amber: 3})
		tb.Play("mookling")
		tb.Amber(monster, 3)
		tb.Play("chelonia-evil-twin")
		tb.Left()
		tb.Amber(monster, 3)
	})
	t.Run("Washed Away destroys what the Keyraken has, and not itself", func(t *testing.T) {
		tb := tidings(t, Untamed, atHigh, keyforge.SidePosition{Hand: gametest.Cards("washed-away")},
			keyforge.SidePosition{Artifacts: gametest.Cards("pestergrove")}, line())
		tb.Play("washed-away")
		tb.InZone(Discard, "pestergrove")
		tb.InZone(Artifacts, "the-keyraken")
	})
}

// The Keyraken's turn is no player's own turn, and one player's turn is not another's.
func TestEspionInTheTurnsOfOthers(t *testing.T) {
	tb := tidings(t, StarAlliance, nil, keyforge.SidePosition{Line: gametest.Cards("plain-5"), Hand: gametest.Cards("æmber-vac"), Amber: 4},
		line("operative-espion", "operative-espion-evil-twin"), line("limb-3", "limb-4"))
	tb.Play("æmber-vac")
	tb.Pick("plain-5")
	tb.First("operative-espion") // its player is another, but any player may
	tb.Offers("plain-5")
	tb.Pick("plain-5")
	tb.Choose(1)
	tb.Amber(0, 5)
	tb.Offers("plain-5", "operative-espion", "operative-espion-evil-twin", "limb-3", "limb-4")
	tb.Pick("limb-4")
	tb.Damage("limb-4", 3)
}

// What the opponent's keys cost is what a rise costs (A3.3), but rising is not forging.
func TestA11_3RisingIsNotForging(t *testing.T) {
	me := keyforge.SidePosition{Line: gametest.Cards("mookling", "mookling-evil-twin"), Artifacts: gametest.Cards("ceaseforge")}
	for pool, rises := range map[int]int{7: 0, 8: 1} {
		k := plays()
		k.Amber = pool
		tb := tidings(t, Untamed, nil, me, line(), k)
		tb.EndTurn()
		assert.Equal(t, rises, tb.Happened(keyforge.Rose))
		tb.PowerIs("mookling-evil-twin", 2)
		tb.LeaveOpen()
	}
}

// The Keyraken's deck is that of the opponent; its cards share its house alone.
func TestPaddyDiscardsFromTheKeyraken(t *testing.T) {
	tb := tidings(t, Untamed, atHigh, keyforge.SidePosition{Line: gametest.Cards("ol--paddy-evil-twin")}, line("plain-4"),
		keyforge.SidePosition{Line: gametest.Cards("limb-3", "limb-4"), Deck: gametest.Cards("limb-5", "limb-6", "limb-7", "limb-8")})
	tb.Reap("ol--paddy-evil-twin")
	tb.Offers("limb-3", "limb-4")
	tb.Pick("limb-4")
	tb.InZone(Discard, "limb-6", "limb-7", "limb-8", "limb-4")
}

// In its turn the Keyraken may take what is on the relic, as each player may.
func TestPrimalRelicInTheTurnOfTheKeyraken(t *testing.T) {
	relic := keyforge.SidePosition{Artifacts: []keyforge.CardPosition{{ID: "primal-relic", Amber: 4}}}
	tb := tidings(t, Untamed, nil, relic, line("plain-12", "plain-9"),
		keyforge.SidePosition{Line: gametest.Cards("limb-9"), Artifacts: asleep()})
	tb.EndTurn()
	tb.AmberOn("primal-relic", 0)
	tb.Amber(1, 4) // the ally's turn has begun
	tb = tidings(t, Untamed, nil, relic, line(), keyforge.SidePosition{Line: gametest.Cards("limb-12", "limb-9"), Artifacts: asleep()})
	tb.EndTurn()
	tb.AmberOn("primal-relic", 0)
	tb.LeaveOpen()
}

// The monster is no creature: it is neither chosen, nor destroyed, nor enraged.
func TestA7_4CardsThatSpeakOfCreatures(t *testing.T) {
	t.Run("the Keyraken's house has a creature of its own", func(t *testing.T) {
		tb := tidings(t, StarAlliance, nil, keyforge.SidePosition{Hand: gametest.Cards("grand-alliance-council"),
			Line: gametest.Cards("plain-3")},
			line("plain-4", "dis-2"), line("limb-3", "limb-4"))
		tb.Play("grand-alliance-council")
		tb.Offers("plain-3", "plain-4", "dis-2", "limb-3", "limb-4")
		tb.Pick("plain-3", "dis-2", "limb-4")
		tb.InZone(Discard, "plain-4", "limb-3")
		tb.InZone(Artifacts, "the-keyraken")
	})
	t.Run("infighting in every line", func(t *testing.T) {
		tb := tidings(t, Untamed, nil, keyforge.SidePosition{Hand: gametest.Cards("infighting")}, line("plain-3", "plain-4"),
			line("limb-2", "limb-4"))
		tb.Play("infighting")
		tb.Damage("plain-4", 3)
		tb.Damage("limb-4", 2)
		tb.Damage("the-keyraken", 0)
	})
	t.Run("Myliobe attacks the Keyraken", func(t *testing.T) {
		tb := tidings(t, Untamed, nil, keyforge.SidePosition{Line: gametest.Cards("myliobe")}, line(), line("limb-2"))
		tb.Fight("myliobe", "the-keyraken")
		tb.Unmarked("the-keyraken", keyforge.Enraged)
		tb.Unmarked("limb-2", keyforge.Enraged)
	})
	t.Run("Pestergrove enrages what the Keyraken plays", func(t *testing.T) {
		tb := tidings(t, Untamed, nil, keyforge.SidePosition{Artifacts: gametest.Cards("pestergrove")}, line(),
			keyforge.SidePosition{Artifacts: asleep(), Deck: gametest.Cards("shield-arm")})
		tb.EndTurn()
		tb.Marked("shield-arm", keyforge.Enraged)
		tb.LeaveOpen()
	})
}

// Each player, and not the Keyraken, chooses a house other than before.
func TestUlfberhtAmongAllies(t *testing.T) {
	me := keyforge.SidePosition{Artifacts: gametest.Cards("the-ulfberht-device"), Houses: []House{StarAlliance, Brobnar}}
	ally := keyforge.SidePosition{Houses: []House{StarAlliance, Brobnar}}
	tb := tidings(t, StarAlliance, nil, me, ally, keyforge.SidePosition{Artifacts: asleep()})
	tb.EndTurn()
	tb.House(StarAlliance) // the ally's first
	tb.EndTurn()
	assert.Equal(t, Brobnar, gametest.State(tb.Game).House, "the only one that is left")
	tb.LeaveOpen()
}

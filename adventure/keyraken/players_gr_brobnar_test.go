package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Brobnar of Grim Reminders before the Keyraken.

// hauntedKeyraken has ten cards in the adventure discard pile (A14).
func hauntedKeyraken(line ...string) keyforge.SidePosition {
	return keyforge.SidePosition{Line: gametest.Cards(line...), Discard: gametest.Many(10, "ascending-jet")}
}

func TestBeanstalkForNoAlly(t *testing.T) {
	tb := together(t, "bumpsy", Brobnar, keyforge.SidePosition{}, keyforge.SidePosition{Artifacts: gametest.Cards("beanstalk"),
		Deck: gametest.Cards("troll")}, keyforge.SidePosition{})
	tb.Play("bumpsy")
	tb.Marked("bumpsy", keyforge.Exhausted)
}

// A limb's controller discards from the archives (A4.4), an ally from that player's hand.
func TestBrawlingGroundsOfAllSides(t *testing.T) {
	k := line("limb-1", "limb-9")
	k.Archives = gametest.Cards("devour-whole", "titanic-maw")
	tb := at(t, adventure.Easy, keyforge.Position{Monster: k, Players: []keyforge.SidePosition{
		{Artifacts: gametest.Cards("brawling-grounds"), Line: gametest.Cards("plain-3", "plain-2"), Hand: gametest.Many(2, "fear")},
		{Hand: gametest.Cards("punch")}}})
	tb.Omni("brawling-grounds")
	tb.Fight("plain-3", "limb-1")
	assert.Len(t, tb.Pile(monster, Archives), 1)
	tb.Fight("plain-2", "limb-9")
	assert.Len(t, tb.Pile(0, Hand), 1)
	tb.InZone(Hand, "punch")
}

func TestHauntedKeyraken(t *testing.T) {
	line := gametest.Cards("countryside-crusher", "plain-5")
	tb := solo(t, keyforge.SidePosition{Line: line}, hauntedKeyraken("limb-1"))
	tb.Fight("countryside-crusher", "limb-1")
	tb.Pick("plain-5") // which has only the Keyraken to fight
	tb.Damage("plain-5", 3)

	tb = solo(t, keyforge.SidePosition{Line: line, Discard: gametest.Many(10, "fear")}, keyforge.SidePosition{Line: gametest.Cards("limb-1")})
	tb.Fight("countryside-crusher", "limb-1")
	tb.Damage("plain-5", 0)
}

// It enters under the Keyraken (A13.1), of whose turns it speaks from then on (A13.3): the
// Keyraken loses what it has unless one of its own was used to fight (A13.4).
func TestCurseOfCowardiceOnTheKeyraken(t *testing.T) {
	for _, limb := range []string{"limb-3", "crushing-arm"} {
		tb := at(t, adventure.Easy, keyforge.Position{Monster: keyforge.SidePosition{Amber: 2, Artifacts: asleep(), Line: gametest.Cards(limb)},
			Players: []keyforge.SidePosition{{Hand: gametest.Cards("curse-of-cowardice"), Line: gametest.Cards("plain-12"), Amber: 4}, {Amber: 4}}})
		tb.Play("curse-of-cowardice")
		assert.Contains(t, tb.Pile(monster, Artifacts), "curse-of-cowardice")
		tb.EndTurn()
		pools(t, tb, 4, 4, map[string]int{"limb-3": 1, "crushing-arm": 2}[limb]) // the limb has reaped, or fought and died
		assert.Equal(t, limb == "limb-3", len(tb.Pile(monster, Artifacts)) == 2, "it goes where no creature is left")
		tb.LeaveOpen()
	}
}

// An ally's creature is neither flung nor hit: it is no friend and no enemy (A7.3).
func TestFlingAtALimb(t *testing.T) {
	tb := together(t, "fling", Brobnar, line("plain-2", "plain-4"), line("plain-6"), line("limb-9", "limb-5", "limb-8"))
	tb.Play("fling")
	tb.Offers("plain-2", "plain-4")
	tb.Pick("plain-4")
	tb.Offers("limb-9", "limb-5", "limb-8")
	tb.Pick("limb-9")
	tb.Damage("limb-9", 4)
	tb.Damage("limb-5", 3)
	tb.Damage("limb-8", 0)
}

// "Another creature" may be anybody's, but not the Keyraken (A5.2).
func TestReturningChampionHurtsAnybody(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{Monster: line("limb-9"), Players: []keyforge.SidePosition{
		{Line: gametest.Cards("returning-champion", "plain-2"), Discard: gametest.Many(10, "fear")}, line("plain-6")}})
	tb.Fight("returning-champion", "the-keyraken")
	tb.Offers("plain-2", "plain-6", "limb-9")
	tb.Pick("plain-6")
	tb.Damage("plain-6", 3)
	tb.Damage("returning-champion", 0)
}

func TestRoragScreamerAndOrnarSkullfaceScrapOnAnybody(t *testing.T) {
	for _, id := range []string{"rorag-screamer", "ornar-skullface", "lash-out", "concussive-transfer"} {
		tb := together(t, id, Brobnar, line("plain-2"), line("plain-6"), line("limb-9"))
		if id == "rorag-screamer" || id == "ornar-skullface" {
			tb.Discard(id)
		} else {
			tb.Play(id)
		}
		tb.Offers("plain-2", "plain-6", "limb-9")
		tb.LeaveOpen()
	}
}

// An Action that destroys a creature may destroy an ally's.
func TestBonecrusherAndCacophonousRiotOfAllSides(t *testing.T) {
	wrecker := keyforge.SidePosition{Line: one(keyforge.CardPosition{ID: "plain-2", Attached: gametest.Cards("bonecrusher")})}
	tb := at(t, adventure.Easy, keyforge.Position{Monster: line("limb-9"), Players: []keyforge.SidePosition{wrecker, line("plain-6")}})
	tb.Act("plain-2")
	tb.Offers("plain-2", "plain-6", "limb-9")
	tb.Pick("plain-6")
	tb.InZone(Discard, "plain-6")

	tb = together(t, "cacophonous-riot", Brobnar, line("plain-2"), line("plain-6", "plain-7", "plain-1"), line("limb-9"))
	tb.Play("cacophonous-riot")
	tb.Pick("plain-7")
	for id, yes := range map[string]bool{"plain-6": true, "plain-1": true, "plain-2": false, "limb-9": false} {
		assert.Equal(t, yes, tb.Of(id).Is(keyforge.Enraged), id)
	}
}

func TestConcussiveTransferAmongAllSides(t *testing.T) {
	tb := together(t, "concussive-transfer", Brobnar, line("plain-2"), line("plain-6"), line("limb-9"))
	tb.Play("concussive-transfer")
	tb.Pick("plain-6")
	for _, onto := range []string{"limb-9", "limb-9", "plain-2"} {
		tb.Offers("plain-2", "plain-6", "limb-9")
		tb.Pick(onto)
	}
	tb.Damage("limb-9", 2)
	tb.Damage("plain-2", 1)
}

// Each creature is everybody's, and never the Keyraken (A5.2, A7.4).
func TestPlummetAndSoulBombHitAllSides(t *testing.T) {
	plummet := together(t, "plummet", Brobnar, keyforge.SidePosition{Hand: gametest.Many(4, "fear")}, line("plain-6"), line("limb-9"))
	plummet.Play("plummet")
	bomb := at(t, adventure.Easy, keyforge.Position{Monster: line("limb-9"), Players: []keyforge.SidePosition{
		{Artifacts: gametest.Cards("soul-bomb"), Discard: gametest.Many(10, "fear")}, line("plain-6")}})
	bomb.Omni("soul-bomb")
	for _, tb := range []*gametest.Table{plummet, bomb} {
		tb.Damage("plain-6", 4)
		tb.Damage("limb-9", 4)
		tb.Damage("the-keyraken", 0)
	}
}

func TestPlummetOfAllyAndSoulBombHauntsItsPlayer(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{Monster: hauntedKeyraken("limb-9"), Players: []keyforge.SidePosition{
		{Artifacts: gametest.Cards("soul-bomb")}, {Line: gametest.Cards("plain-6"), Discard: gametest.Many(10, "fear")}}})
	tb.Omni("soul-bomb")
	tb.Damage("limb-9", 0)
	tb.Damage("plain-6", 0)
}

// The most powerful creature may be an ally's or the Keyraken's: its player, or the
// adventure deck, gives the card (A22).
func TestRaiderOfThePeaksLooksAtAllSides(t *testing.T) {
	for _, c := range []struct {
		ally, limb string
		left       [3]int
	}{{"plain-9", "limb-5", [3]int{2, 1, 2}}, {"plain-3", "limb-9", [3]int{2, 2, 1}}, {"plain-3", "limb-2", [3]int{1, 2, 2}}} {
		deck := gametest.Many(2, "fear")
		tb := at(t, adventure.Easy, keyforge.Position{Step: keyforge.StartStep,
			Monster: keyforge.SidePosition{Line: gametest.Cards(c.limb), Deck: gametest.Many(2, "ascending-jet")},
			Players: []keyforge.SidePosition{{Line: gametest.Cards("raider-of-the-peaks"), Deck: deck},
				{Line: gametest.Cards(c.ally), Deck: deck}}})
		for i, side := range []keyforge.Side{0, 1, monster} {
			assert.Len(t, tb.Pile(side, Deck), c.left[i])
		}
		tb.LeaveOpen()
	}
}

func TestBlunderboreMakesTheKeyrakenLose(t *testing.T) {
	k := hauntedKeyraken("limb-1")
	k.Amber = 5
	tb := at(t, adventure.Easy, keyforge.Position{Monster: k, Players: []keyforge.SidePosition{line("blunderbore"), {Amber: 3}}})
	tb.Fight("blunderbore", "limb-1")
	pools(t, tb, 0, 3, 4) // its own player is not haunted
}

// The Keyraken is no creature (A5.2).
func TestDownToSizeAndFieryJarkWantLimbs(t *testing.T) {
	tb := together(t, "down-to-size", Brobnar, line("plain-2"), line("plain-6"), line("limb-9", "limb-5"))
	tb.Play("down-to-size")
	tb.Offers("limb-9", "limb-5")
	tb.Pick("limb-9")
	tb.PowerIs("limb-9", 1)

	tb = together(t, "fiery-jark", Brobnar, line("plain-2"), line("plain-6"), line("limb-9"))
	tb.Play("fiery-jark")
	tb.Left()
	tb.Offers("plain-2", "fiery-jark")
	tb.Pick("plain-2") // and no more limb for another
	tb.Line(0, "fiery-jark")
	tb.Line(1, "plain-6")
	tb.Line(monster)

	tb = together(t, "heavyweight-morik", Brobnar, line("plain-4"), line("plain-6"), line("limb-9"))
	tb.Discard("heavyweight-morik")
	for id, damage := range map[string]int{"plain-4": 2, "plain-6": 0, "limb-9": 2, "the-keyraken": 0} {
		tb.Damage(id, damage)
	}
}

// Each player, the Keyraken included (A11.7), loses by their own pile.
func TestMemorializeTheFallenOfAll(t *testing.T) {
	pile := func(id string, n int) keyforge.SidePosition {
		return keyforge.SidePosition{Amber: 9, Discard: append(gametest.Many(n, id), gametest.Cards("ascending-jet")...)}
	}
	tb := together(t, "memorialize-the-fallen", Brobnar, pile("plain-1", 1), pile("plain-2", 2), pile("limb-3", 3))
	tb.Play("memorialize-the-fallen")
	pools(t, tb, 8, 7, 6)
}

func TestMournfulBarnBurnerAndEveryDeck(t *testing.T) {
	deck := func(id string, line ...string) keyforge.SidePosition {
		return keyforge.SidePosition{Deck: gametest.Many(3, id), Line: gametest.Cards(line...)}
	}
	for whose, left := range map[keyforge.Side][3]int{1: {3, 1, 3}, monster: {3, 3, 1}} {
		tb := at(t, adventure.Easy, keyforge.Position{Monster: deck("ascending-jet", "limb-1"), Players: []keyforge.SidePosition{
			deck("fear", "mournful-barn-burner"), deck("punch")}})
		tb.Fight("mournful-barn-burner", "limb-1")
		tb.Choose(int(whose))
		for i, side := range []keyforge.Side{0, 1, monster} {
			assert.Len(t, tb.Pile(side, Deck), left[i])
		}
	}
	tb := together(t, "mournful-barn-burner", Brobnar, deck("fear"), deck("punch"), deck("ascending-jet"))
	tb.Discard("mournful-barn-burner")
	for _, side := range []keyforge.Side{0, 1, monster} {
		assert.Len(t, tb.Pile(side, Deck), 2)
	}
}

// The Keyraken discards from its archives (A4.4) and archives instead of drawing (A4.3).
func TestRecklessnessOfAll(t *testing.T) {
	has := func(id string, n int, deck string) keyforge.SidePosition {
		return keyforge.SidePosition{Hand: gametest.Many(n, id), Deck: gametest.Many(5, deck)}
	}
	k := keyforge.SidePosition{Archives: gametest.Many(4, "titanic-maw"), Deck: gametest.Many(5, "ascending-jet")}
	tb := together(t, "recklessness", Brobnar, has("fear", 3, "punch"), has("fear", 1, "anger"), k)
	tb.Play("recklessness")
	assert.Equal(t, []string{"punch", "punch", "punch"}, tb.Pile(0, Hand))
	assert.Equal(t, []string{"anger", "anger", "anger"}, tb.Pile(1, Hand))
	assert.ElementsMatch(t, []string{"titanic-maw", "ascending-jet", "ascending-jet", "ascending-jet"}, tb.Pile(monster, Archives))
}

// Splash-attacks hit the neighbors of a limb, and nothing beside the Keyraken (A19).
func TestThunderdellBeforeTheKeyraken(t *testing.T) {
	for target, damage := range map[string]int{"limb-1": 5, "the-keyraken": 0} {
		tb := solo(t, keyforge.SidePosition{Line: gametest.Cards("thunderdell"), Discard: gametest.Many(10, "fear")}, line("limb-1", "limb-9"))
		tb.Fight("thunderdell", target)
		tb.Damage("limb-9", damage)
	}
}

func TestBrikkNasteeAndAlliesInFights(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{Monster: keyforge.SidePosition{Artifacts: asleep()}, Players: []keyforge.SidePosition{
		line("plain-5", "crim-torchtooth"), line("brikk-nastee")}})
	tb.Fight("plain-5", "the-keyraken")
	pools(t, tb, 0, 0, 0) // an ally's creature is not friendly
	tb.Fight("crim-torchtooth", "the-keyraken")
	tb.Marked("plain-5", keyforge.Enraged)
	tb.Unmarked("brikk-nastee", keyforge.Enraged)
}

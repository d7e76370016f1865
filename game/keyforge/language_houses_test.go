package keyforge_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
)

// A creature of several houses lets you choose one of them; one of a single house
// asks nothing.
func TestChooseHouseOf(t *testing.T) {
	bind := Action("bind", Brobnar, Play(Take(Choose(Creatures)), ChooseHouseOf(It), Lasts(OpponentsNext, Static(Rule(MustChoose, Opponent)))))
	both := Upgrade("both", Brobnar, Constantly(AlsoBelongs(Host, Dis)))
	foe := side{Houses: []House{Brobnar, Dis, Logos}, Line: []keyforge.CardPosition{{ID: "plain-5", Attached: ids("both")}, {ID: "dis-3"}}}
	tb := duelWith(t, side{Hand: ids("bind")}, foe, bind, both)
	tb.Play("bind")
	tb.Pick("plain-5")
	assert.Equal(t, HouseSet(Brobnar, Dis), tb.Question().Houses)
	tb.House(Brobnar)
	tb.EndTurn()
	assert.Equal(t, Brobnar, tb.State().House)
	tb = duelWith(t, side{Hand: ids("bind")}, foe, bind, both)
	tb.Play("bind")
	tb.Pick("dis-3")
	tb.EndTurn()
	assert.Equal(t, Dis, tb.State().House)
}

func TestChoosesThatHouse(t *testing.T) {
	guess := Action("guess", Brobnar, Play(ChooseHouse(Nobody), Lasts(OpponentsNext, After(ChoosesThatHouse(Opponent), Gain(2)))))
	for chosen, gained := range map[House]int{Dis: 2, Logos: 0} {
		tb := duelWith(t, side{Hand: ids("guess")}, side{Houses: []House{Dis, Logos}}, guess)
		tb.Play("guess")
		tb.House(Dis)
		tb.EndTurn()
		tb.House(chosen)
		tb.Amber(0, gained)
	}
}

// Choosing no house, because none is open (K4.5), is not choosing another, nor any.
func TestChoosesHouseBut(t *testing.T) {
	dare := Artifact("dare", Brobnar, Reacts(ChoosesHouseBut(Opponent, Dis), Gain(2)))
	free := Artifact("free", Brobnar, Reacts(ChoosesHouse(Opponent), Gain(2)))
	for chosen, gained := range map[House]int{Dis: 0, Logos: 2} {
		tb := duelWith(t, side{Artifacts: ids("dare")}, side{Houses: []House{Dis, Logos}}, dare)
		tb.EndTurn()
		tb.House(chosen)
		tb.Amber(0, gained)
	}
	for banned, gained := range map[House]int{Dis: 0, Logos: 2} {
		ban := Artifact("ban", Brobnar, Constantly(HouseRule(CannotChoose, Opponent, banned)))
		tb := duelWith(t, side{Artifacts: ids("dare", "ban", "free")}, side{Houses: []House{Dis}}, dare, ban, free)
		tb.EndTurn()
		assert.Equal(t, gained == 0, tb.State().House == NoHouse)
		tb.Amber(0, gained)
	}
}

// A card of two houses belongs to another house than a card of one of them, but not the other way
// round (K24.3).
func TestOtherHouse(t *testing.T) {
	odd := Action("odd", Brobnar, Play(Take(Choose(Creatures.Friendly())), Destroy(Creatures.Enemy().OtherHouse(It))))
	both := Icons{HouseIcon(Dis)}
	for _, c := range []struct {
		mine, theirs keyforge.CardPosition
		other        bool
	}{
		{keyforge.CardPosition{ID: "plain-3"}, keyforge.CardPosition{ID: "plain-4"}, false},
		{keyforge.CardPosition{ID: "plain-3"}, keyforge.CardPosition{ID: "dis-3"}, true},
		{keyforge.CardPosition{ID: "plain-3"}, keyforge.CardPosition{ID: "plain-4", Icons: both}, true},
		{keyforge.CardPosition{ID: "plain-3", Icons: both}, keyforge.CardPosition{ID: "plain-4"}, false},
	} {
		tb := duelWith(t, side{Hand: ids("odd"), Line: list{c.mine}}, side{Line: list{c.theirs}}, odd)
		tb.Play("odd")
		tb.InZone(map[bool]Zone{true: Discard, false: Battleline}[c.other], c.theirs.ID)
	}
}

func TestOfCommonestHouse(t *testing.T) {
	purge := Action("purge", Brobnar, Play(Destroy(Creatures.OfCommonestHouse())))
	tb := duelWith(t, side{Hand: ids("purge"), Line: ids("dis-1")}, side{Line: ids("dis-2", "plain-3")}, purge)
	tb.Play("purge")
	tb.InZone(Discard, "dis-1", "dis-2")
	tb.InZone(Battleline, "plain-3")
	tb = duelWith(t, side{Hand: ids("purge"), Line: ids("dis-1")}, side{Line: ids("plain-3")}, purge)
	tb.Play("purge") // a tie: of both
	tb.InZone(Discard, "dis-1", "plain-3")
}

// It holds once what comes before the fight is over (K9.10), until the damage of the
// fight is dealt, only for the two that fight.
func TestIsFighting(t *testing.T) {
	brave := Creature("brave", Brobnar, 2, AsLongAs(Is(This, Creatures.Is(IsFighting)), Power(This, 3)), BeforeFight(Gain(Of(PowerOf, This))),
		Fight(Gain(Of(PowerOf, This))))
	tb := duelWith(t, side{Line: ids("brave", "brave")}, side{Line: ids("plain-1")}, brave)
	tb.Fight("brave#1")
	tb.Amber(0, 2+2)
	tb.PowerIs("brave#2", 2)
	tb = duelWith(t, side{Line: ids("brave", "brave")}, side{Line: ids("plain-4")}, brave)
	tb.Fight("brave#1")
	tb.InZone(Discard, "plain-4") // it had power 5 in the fight
	tb.Line(0, "brave")           // the other one: it had power 2 and 4 damage after it
}

func TestDiesOfAssault(t *testing.T) {
	wolf := Creature("wolf", Brobnar, 3, HasN(Assault, 2), Reacts(DiesOfAssault(Creatures.Enemy(), This), Gain(1)))
	for foe, gained := range map[string]int{"plain-2": 1, "plain-3": 0} {
		tb := duelWith(t, side{Line: ids("wolf")}, side{Line: ids(foe)}, wolf)
		tb.Fight("wolf")
		tb.InZone(Discard, foe)
		tb.Amber(0, gained)
	}
}

// All houses have their target before any of the damage lands (K11.4); one to which
// no creature belongs has none.
func TestForEachHouse(t *testing.T) {
	mayhem := Action("mayhem", Brobnar, Play(ForEachHouse(Deal(2, Choose(Creatures.ChosenHouse()))), Gain(AffectedCount)))
	both := Upgrade("both", Brobnar, Constantly(AlsoBelongs(Host, Dis)))
	tb := duelWith(t, side{Hand: ids("mayhem"), Line: ids("plain-5", "plain-1")},
		side{Line: []keyforge.CardPosition{{ID: "plain-9", Attached: ids("both")}, {ID: "dis-3"}}}, mayhem, both)
	tb.Play("mayhem")
	tb.Offers("plain-5", "plain-1", "plain-9")
	assert.Equal(t, HouseSet(Brobnar), tb.Question().Houses)
	tb.Pick("plain-9")
	tb.Offers("plain-9", "dis-3")
	assert.Equal(t, HouseSet(Dis), tb.Question().Houses)
	tb.Damage("plain-9", 0)
	tb.Pick("plain-9")
	tb.Damage("plain-9", 4)
	tb.Damage("dis-3", 0)
	tb.Amber(0, 4)
	tb = duelWith(t, side{Hand: ids("mayhem"), Line: ids("plain-5")}, side{Line: ids("dis-3")}, mayhem)
	tb.Play("mayhem") // no choice is left
	tb.Damage("plain-5", 2)
	tb.Damage("dis-3", 2)

	toll := Action("toll", Brobnar, Play(ForEachHouse(Exhaust(Choose(Creatures.ChosenHouse())), IfYouDo(Gain(1)))))
	tb = duelWith(t, side{Hand: ids("toll"), Line: ids("plain-5", "plain-1")}, side{Line: ids("dis-3")}, toll)
	tb.Play("toll")
	tb.Pick("plain-1")
	tb.Marked("plain-1", keyforge.Exhausted)
	tb.Unmarked("plain-5", keyforge.Exhausted)
	tb.Marked("dis-3", keyforge.Exhausted)
	tb.Amber(0, 2)
}

// The houses of the cards that you control in play count, including upgrades,
// whoever put them there; cards of these houses may be played.
func TestOfHouseInPlay(t *testing.T) {
	join := Action("join", Brobnar, Play(Lasts(RestOfTurn, Static(Allow(MayPlayOther, Cards.OfHouseInPlay(You), 0, 0)))))
	tb := duelWith(t, side{Hand: ids("join", "dis-1", "dis-2", "filler")}, side{Line: ids("dis-9")}, join)
	refused := func(id string) {
		t.Helper()
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card(id)}, keyforge.WrongHouse)
	}
	refused("dis-1")
	tb.Play("join")
	refused("dis-1") // that of the opponent does not count
	tb = duelWith(t, side{Hand: ids("join", "dis-1", "dis-2", "filler"), Line: ids("dis-9")}, side{}, join)
	tb.Play("join")
	tb.Play("dis-1")
	tb.Left()
	tb.Play("dis-2") // any number of them
	tb.Left()
	refused("filler")
	patch := Upgrade("patch", Dis)
	tb = duelWith(t, side{Hand: ids("join", "dis-1")}, side{Line: []keyforge.CardPosition{{ID: "plain-9",
		Attached: []keyforge.CardPosition{{ID: "patch", Control: 1}}}}},
		join, patch)
	tb.Play("join")
	tb.Play("dis-1")
	tb.Line(0, "dis-1")
}

func TestSharesNeighbors(t *testing.T) {
	tank := Action("tank", Brobnar, Play(Destroy(Creatures.SharesNeighbors(2))))
	tb := duelWith(t, side{Hand: ids("tank"), Line: ids("plain-1", "plain-2", "plain-3", "dis-4", "plain-5", "dis-6")},
		side{Line: ids("dis-1", "dis-2", "dis-3")},
		tank)
	tb.Play("tank")
	tb.Line(0, "plain-1", "plain-3", "dis-4", "plain-5", "dis-6")
	tb.Line(1, "dis-1", "dis-3")
}

func TestBetweenOtherHouses(t *testing.T) {
	unite := Action("unite", Brobnar, Play(Destroy(Creatures.BetweenOtherHouses(Brobnar))))
	lab := Creature("lab", Logos, 3)
	tb := duelWith(t, side{Hand: ids("unite"), Line: ids("dis-1", "plain-1", "dis-2", "plain-2", "lab", "dis-3")},
		side{Line: ids("plain-5", "dis-5", "lab", "dis-6")}, unite, lab)
	tb.Play("unite")
	tb.Line(0, "dis-1", "plain-1", "dis-2", "lab", "dis-3")
	tb.Line(1, "plain-5", "dis-5", "lab", "dis-6")
}

func TestBeside(t *testing.T) {
	fall := Action("fall", Brobnar, Play(Destroy(Creatures.Friendly().Beside(More)), Destroy(Creatures.Enemy().Beside(Less))))
	tb := duelWith(t, side{Hand: ids("fall"), Line: ids("plain-1", "plain-3", "plain-4", "plain-4")}, side{Line: ids("plain-2",
		"plain-3", "plain-3")}, fall)
	tb.Play("fall")
	tb.Line(0, "plain-4", "plain-4")
	tb.Line(1, "plain-2", "plain-3")
}

// Of several effects that change the house of a card the latest prevails, whether it lasts
// or belongs to a card in play.
func TestD41TheLatestHousePrevails(t *testing.T) {
	school := Upgrade("school", Brobnar, Constantly(Belongs(Host, Logos)))
	temple := Upgrade("temple", Brobnar, Constantly(Belongs(Host, Sanctum)))
	dye := Action("dye", Brobnar, Play(LastsFor(RestOfTurn, Choose(Creatures), Static(Belongs(TheSubjects, Dis)))))
	medal := Upgrade("medal", Brobnar, Constantly(AlsoBelongs(Host, Mars)))
	houses := map[string]House{"school": Logos, "temple": Sanctum, "dye": Dis}
	for _, order := range [][]string{{"school", "temple"}, {"temple", "school"}, {"school", "dye"}, {"dye", "school"},
		{"dye", "school", "temple"}, {"school", "temple", "dye"}} {
		t.Run(fmt.Sprint(order), func(t *testing.T) {
			tb := duelWith(t, side{Hand: ids(order...), Line: ids("plain-5")}, side{Line: ids("plain-1")}, school, temple, dye)
			for _, id := range order {
				tb.Play(id)
				tb.Pick("plain-5")
			}
			last := order[len(order)-1]
			assert.Equal(t, HouseSet(houses[last]), tb.HousesOf(tb.Card("plain-5")))
			assert.Equal(t, HouseSet(Brobnar), tb.HousesOf(tb.Card("plain-1")))
			if tb.EndTurn(); last == "dye" && len(order) > 1 {
				assert.Equal(t, HouseSet(houses[order[len(order)-2]]), tb.HousesOf(tb.Card("plain-5")), "it is over")
			}
			tb.LeaveOpen()
		})
	}
	t.Run("a house in addition is added to it", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("medal", "dye", "school"), Line: ids("plain-5")}, side{}, school, dye, medal)
		tb.Play("medal")
		tb.Play("dye")
		tb.Play("school")
		tb.LeaveOpen()
		assert.Equal(t, HouseSet(Logos, Mars), tb.HousesOf(tb.Card("plain-5")))
	})
}

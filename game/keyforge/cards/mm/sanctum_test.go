package mm_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestArdentHero(t *testing.T) {
	tb := duel(t, side{Line: ids("ardent-hero", "ardent-hero", "ardent-hero"), Hand: list{{ID: "poison-wave", House: card.Sanctum}}},
		side{Line: ids("mother", "rad-penny", "tocsin"), Houses: []card.House{card.Logos}}, card.Sanctum)
	tb.Fight("ardent-hero#1", "mother")    // power 5
	tb.Fight("ardent-hero#2", "rad-penny") // a Mutant
	tb.Fight("ardent-hero#3", "tocsin")
	tb.Damage("ardent-hero#1", 0)
	tb.Damage("ardent-hero#2", 0)
	tb.Damage("ardent-hero#3", 3)
	tb.Damage("mother", 4)
	tb.Play("poison-wave") // an action is no creature
	tb.Damage("ardent-hero#1", 2)
}

func TestBullWark(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "mother", House: card.Sanctum}, {ID: "bull-wark"}, {ID: "urchin"},
		{ID: "dodger", House: card.Sanctum}}},
		side{Line: ids("troll", "valdr", "smaaash")}, card.Sanctum)
	tb.Fight("mother", "troll")
	tb.Damage("troll", 7)
	tb.Fight("bull-wark", "valdr")
	tb.InZone(card.Discard, "mother", "valdr")
	tb.Fight("dodger", "smaaash") // no neighbor
	tb.InZone(card.Discard, "dodger", "smaaash")
}

func TestBurningGlare(t *testing.T) {
	foe := side{Line: ids("mother", "rad-penny", "subtle-otto")}
	t.Run("any one", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("burning-glare"), Line: ids("splinter")}, foe, card.Sanctum)
		tb.Play("burning-glare")
		tb.Choose(0)
		tb.Offers("mother", "rad-penny", "subtle-otto")
		tb.Pick("mother")
		tb.Marked("mother", keyforge.Stunned)
		tb.Unmarked("rad-penny", keyforge.Stunned)
	})
	t.Run("each enemy Mutant", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("burning-glare"), Line: ids("splinter")}, foe, card.Sanctum)
		tb.Play("burning-glare")
		tb.Choose(1)
		tb.Marked("rad-penny", keyforge.Stunned)
		tb.Marked("subtle-otto", keyforge.Stunned)
		tb.Unmarked("mother", keyforge.Stunned)
		tb.Unmarked("splinter", keyforge.Stunned)
	})
}

func TestCommandeer(t *testing.T) {
	tb := duel(t, side{Hand: ids("commandeer", "call-to-action", "squire-alys"), Line: ids("dodger", "umbra"),
		Houses: []card.House{card.Sanctum}},
		side{Amber: 5, Hand: ids("urchin"), Houses: []card.House{card.Shadows}}, card.Sanctum)
	tb.Play("commandeer") // "another card": not itself
	tb.Amber(1, 5)
	tb.Play("call-to-action")
	tb.First("commandeer")
	tb.Offers("dodger", "umbra")
	tb.Pick("dodger")
	tb.AmberOn("dodger", 1)
	tb.Play("squire-alys")
	tb.Left()
	tb.First("commandeer")
	tb.Pick("umbra")
	tb.AmberOn("umbra", 1)
	tb.AmberOn("squire-alys", 2)
	tb.EndTurn()
	tb.Play("urchin") // steals, but nobody captures in the next turn
	tb.Amber(0, 0)
	tb.Amber(1, 2)
}

func TestMutantKnights(t *testing.T) {
	t.Run("Dæmo-Knight steals when it is destroyed", func(t *testing.T) {
		tb := duel(t, side{Line: ids("dæmo-knight")}, side{Line: ids("troll"), Amber: 2}, card.Sanctum)
		tb.Fight("dæmo-knight")
		tb.Amber(0, 1)
		tb.Amber(1, 1)
	})
	t.Run("Dino-Knight may be exalted for damage", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("dino-knight", "dino-knight")}, side{Line: ids("troll")}, card.Sanctum)
		tb.Play("dino-knight#1")
		tb.Yes()
		tb.Offers("dino-knight#1", "troll")
		tb.Pick("troll")
		tb.AmberOn("dino-knight#1", 1)
		tb.Damage("troll", 3)
		tb.Play("dino-knight#2")
		tb.Left()
		tb.No()
		tb.AmberOn("dino-knight#2", 0)
		tb.Damage("troll", 3)
	})
	t.Run("Techno-Knight turns a card over", func(t *testing.T) {
		tb := duel(t, side{Line: ids("techno-knight", "techno-knight"), Hand: ids("fear"), Deck: ids("punch", "anger")}, side{},
			card.Sanctum)
		tb.Reap("techno-knight#1")
		tb.InZone(card.Discard, "fear")
		tb.InZone(card.Hand, "punch")
		tb.InZone(card.Deck, "anger")
		tb = duel(t, side{Line: ids("techno-knight"), Deck: ids("punch")}, side{}, card.Sanctum)
		tb.Reap("techno-knight") // nothing to discard, nothing drawn
		tb.InZone(card.Deck, "punch")
	})
	t.Run("Xeno-Knight sorts three cards", func(t *testing.T) {
		tb := duel(t, side{Line: ids("xeno-knight"), Deck: ids("fear", "punch", "anger", "smith")}, side{Line: ids("urchin")}, card.Sanctum)
		tb.Fight("xeno-knight")
		tb.Offers("fear", "punch", "anger")
		tb.Pick("punch")
		tb.Offers("fear", "anger")
		tb.Pick("fear")
		assert.Equal(t, []string{"punch"}, tb.Pile(0, card.Hand))
		assert.Equal(t, []string{"anger", "smith", "fear"}, tb.Pile(0, card.Deck))
	})
	t.Run("Xeno-Knight with a short deck", func(t *testing.T) {
		tb := duel(t, side{Line: ids("xeno-knight", "xeno-knight"), Deck: ids("fear", "punch")}, side{Line: ids("urchin", "umbra")},
			card.Sanctum)
		tb.Fight("xeno-knight#1", "urchin")
		tb.Pick("punch")
		assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Deck))
		tb.Fight("xeno-knight#2", "umbra")
		assert.Equal(t, []string{"punch", "fear"}, tb.Pile(0, card.Hand))
	})
}

func TestFangsOfGizelhart(t *testing.T) {
	tb := duel(t, side{Hand: ids("fangs-of-gizelhart", "fangs-of-gizelhart"), Line: ids("troll")},
		side{Line: list{{ID: "mother"}, {ID: "valdr", Power: 2}}},
		card.Sanctum)
	tb.Play("fangs-of-gizelhart#1")
	tb.Offers("troll", "valdr") // a tie is chosen (K17.9)
	tb.Pick("valdr")
	tb.Play("fangs-of-gizelhart#2")
	tb.InZone(card.Purged, "troll", "valdr")
	tb.Line(1, "mother")
}

func TestFontOfTheEye(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "mother", House: card.Sanctum}}, Artifacts: list{{ID: "font-of-the-eye"}, {ID: "font-of-the-eye"}}},
		side{Line: ids("urchin"), Amber: 3}, card.Sanctum)
	tb.Omni("font-of-the-eye#1")
	tb.Amber(1, 3)
	tb.Fight("mother") // elusive
	tb.Omni("font-of-the-eye#2")
	tb.Amber(1, 3)

	tb = duel(t, side{Line: list{{ID: "mother", House: card.Sanctum}, {ID: "umbra", House: card.Sanctum}},
		Artifacts: ids("font-of-the-eye")},
		side{Line: ids("tocsin"), Amber: 3}, card.Sanctum)
	tb.Fight("mother")
	tb.Omni("font-of-the-eye")
	tb.Offers("mother", "umbra")
	tb.Pick("umbra")
	tb.AmberOn("umbra", 1)

	tb = duel(t, side{Line: list{{ID: "umbra", House: card.Sanctum}, {ID: "tocsin", House: card.Sanctum}},
		Artifacts: ids("font-of-the-eye")},
		side{Line: ids("troll"), Amber: 3}, card.Sanctum)
	tb.Fight("tocsin") // a friendly one was destroyed
	tb.Omni("font-of-the-eye")
	tb.Amber(1, 3)
}

func TestGizelhartsZealot(t *testing.T) {
	tb := duel(t, side{Hand: ids("gizelhart-s-zealot", "squire-alys")}, side{Line: ids("tocsin")}, card.Sanctum)
	tb.Play("gizelhart-s-zealot")
	tb.Marked("gizelhart-s-zealot", keyforge.Enraged)
	tb.Unmarked("gizelhart-s-zealot", keyforge.Exhausted)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("gizelhart-s-zealot")}, keyforge.MustFight)
	tb.Fight("gizelhart-s-zealot")
	tb.Unmarked("gizelhart-s-zealot", keyforge.Enraged)
	tb.Play("squire-alys")
	tb.Left()
	tb.Marked("squire-alys", keyforge.Exhausted)
	tb.Unmarked("squire-alys", keyforge.Enraged)
}

func TestLieutenantGorvenal(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "lieutenant-gorvenal"}, {ID: "troll", House: card.Sanctum}, {ID: "tocsin", House: card.Sanctum}}},
		side{Line: list{{ID: "mother", House: card.Dis}, {ID: "umbra"}}, Amber: 5, Houses: []card.House{card.Dis}}, card.Sanctum)
	tb.Fight("tocsin", "mother") // though it does not survive
	tb.AmberOn("lieutenant-gorvenal", 1)
	tb.Fight("troll", "mother")
	tb.AmberOn("lieutenant-gorvenal", 2)
	tb.Fight("lieutenant-gorvenal", "umbra")
	tb.AmberOn("lieutenant-gorvenal", 3)

	tb = duel(t, side{Line: ids("lieutenant-gorvenal"), Houses: []card.House{card.Sanctum}},
		side{Line: ids("mother"), Amber: 5, Houses: []card.House{card.Logos}}, card.Sanctum)
	tb.Reap("lieutenant-gorvenal")
	tb.EndTurn()
	tb.Fight("mother") // not you
	tb.AmberOn("lieutenant-gorvenal", 0)
}

func TestSeekerOfTruth(t *testing.T) {
	tb := duel(t, side{Line: ids("seeker-of-truth", "squire-alys", "troll", "headhunter")}, side{Line: ids("mother", "umbra")},
		card.Sanctum)
	tb.Fight("seeker-of-truth", "umbra")
	tb.Offers("troll", "headhunter")
	tb.Pick("troll")
	tb.InZone(card.Discard, "umbra", "mother")
	tb.Damage("troll", 5)

	tb = duel(t, side{Line: ids("seeker-of-truth", "troll")}, side{Line: ids("mother", "umbra")}, card.Sanctum)
	tb.Fight("seeker-of-truth", "umbra")
	tb.Finish()
	tb.Unmarked("troll", keyforge.Exhausted)
}

func TestSquireAlys(t *testing.T) {
	tb := duel(t, side{Hand: ids("squire-alys")}, side{Amber: 1}, card.Sanctum)
	tb.Play("squire-alys")
	tb.AmberOn("squire-alys", 1)
	tb.Amber(1, 0)
}

func TestAemberheart(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("æmberheart"), Line: list{{ID: "mother", Damage: 3}, {ID: "umbra", Damage: 1}}},
		side{Line: ids("troll")}, card.Sanctum)
	tb.Act("æmberheart")
	tb.Offers("mother", "umbra")
	tb.Pick("mother")
	tb.AmberOn("mother", 1)
	tb.Marked("mother", keyforge.Warded)
	tb.Damage("mother", 0)
	tb.Damage("umbra", 1)
	tb.Amber(0, 0)
}

func TestAngryMob(t *testing.T) {
	mob := func(deck ...string) side { return side{Line: ids("angry-mob"), Deck: ids(deck...)} }
	t.Run("until one comes, and it goes to hand", func(t *testing.T) {
		tb := duel(t, mob("punch", "fear", "angry-mob", "angry-mob", "anger"), side{Line: ids("umbra")}, card.Sanctum)
		tb.Fight("angry-mob")
		tb.Yes()
		assert.Equal(t, []string{"angry-mob"}, tb.Pile(0, card.Hand))
		assert.Equal(t, []string{"angry-mob", "anger"}, tb.Pile(0, card.Deck))
		assert.ElementsMatch(t, []string{"punch", "fear"}, tb.Pile(0, card.Discard))
	})
	t.Run("or none is left", func(t *testing.T) {
		tb := duel(t, mob("punch", "fear"), side{Line: ids("umbra")}, card.Sanctum)
		tb.Fight("angry-mob")
		tb.Yes()
		assert.Empty(t, tb.Pile(0, card.Hand))
		assert.Empty(t, tb.Pile(0, card.Deck))
	})
	t.Run("or not at all", func(t *testing.T) {
		tb := duel(t, mob("angry-mob", "fear"), side{Line: ids("umbra")}, card.Sanctum)
		tb.Fight("angry-mob")
		tb.No()
		assert.Len(t, tb.Pile(0, card.Deck), 2)
	})
}

func TestBaldricTheBold(t *testing.T) {
	tb := duel(t, side{Line: ids("baldric-the-bold", "baldric-the-bold", "troll")},
		side{Line: list{{ID: "mother"}, {ID: "headhunter"}, {ID: "umbra"}}},
		card.Sanctum)
	tb.Fight("baldric-the-bold#1", "umbra")
	tb.Amber(0, 0)
	tb.Fight("baldric-the-bold#2", "headhunter") // one of two with 5
	tb.Amber(0, 2)
}

func TestBerinon(t *testing.T) {
	tb := duel(t, side{Line: ids("berinon"), Hand: ids("dino-knight", "squire-alys"), Houses: []card.House{card.Sanctum}},
		side{Hand: ids("rad-penny"), Amber: 3, Houses: []card.House{card.Shadows}}, card.Sanctum)
	tb.Reap("berinon")
	tb.AmberOn("berinon", 2)
	tb.Play("squire-alys")
	tb.Left()
	tb.Unmarked("berinon", keyforge.Enraged)
	tb.EndTurn()
	tb.Play("rad-penny") // whoever plays it
	tb.First("berinon")
	tb.Marked("berinon", keyforge.Enraged)
}

func TestBringLow(t *testing.T) {
	tb := duel(t, side{Hand: ids("bring-low"), Line: ids("mother", "umbra")}, side{Amber: 8, Line: ids("troll")}, card.Sanctum)
	tb.Play("bring-low")
	tb.Offers("mother", "umbra")
	tb.Pick("mother")
	tb.Pick("umbra")
	tb.Pick("mother")
	tb.AmberOn("mother", 2)
	tb.AmberOn("umbra", 1)
	tb.Amber(1, 5)

	tb = duel(t, side{Hand: ids("bring-low"), Line: ids("mother")}, side{Amber: 5}, card.Sanctum)
	tb.Play("bring-low")
	tb.Amber(1, 5)
}

func TestGizelhartsStandard(t *testing.T) {
	tb := duel(t, side{Hand: ids("gizelhart-s-standard"), Line: list{{ID: "mother"}, {ID: "squire-alys"}}},
		side{Line: list{{ID: "troll", Amber: 1}}},
		card.Sanctum)
	tb.Play("gizelhart-s-standard")
	tb.Offers("mother", "squire-alys")
	tb.Pick("squire-alys")
	tb.AmberOn("squire-alys", 1)
	assert.Equal(t, 3, tb.Armor(tb.Card("squire-alys")))
	assert.Equal(t, 0, tb.Armor(tb.Card("mother")))
	assert.Equal(t, 0, tb.Armor(tb.Card("troll")))
}

func TestPurify(t *testing.T) {
	t.Run("its controller's deck gives another creature", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("purify"), Line: ids("splinter", "umbra"), Deck: ids("mother")},
			side{Line: ids("rad-penny", "troll"), Deck: ids("punch", "subtle-otto", "valdr", "fear")}, card.Sanctum)
		tb.Play("purify")
		tb.Offers("splinter", "rad-penny")
		tb.Pick("rad-penny")
		tb.Left()
		tb.InZone(card.Purged, "rad-penny")
		tb.Line(1, "valdr", "troll")
		tb.Marked("valdr", keyforge.Exhausted)
		assert.ElementsMatch(t, []string{"punch", "subtle-otto"}, tb.Pile(1, card.Discard))
		assert.Equal(t, []string{"fear"}, tb.Pile(1, card.Deck))
		assert.Equal(t, []string{"mother"}, tb.Pile(0, card.Deck))
	})
	t.Run("or runs out", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("purify")}, side{Line: ids("rad-penny"), Deck: ids("punch", "subtle-otto")}, card.Sanctum)
		tb.Play("purify")
		tb.Line(1)
		assert.Empty(t, tb.Pile(1, card.Deck))
	})
	t.Run("your own; of whoever controls it", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("purify"), Line: list{{ID: "rad-penny", Foreign: true}}, Deck: ids("mother")},
			side{Deck: ids("troll")}, card.Sanctum)
		tb.Play("purify")
		tb.Line(0, "mother")
		assert.Equal(t, []string{"troll"}, tb.Pile(1, card.Deck))
	})
	t.Run("no Mutant, or a ward: nothing is discarded (K16.14)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("purify", "purify")}, side{Line: list{{ID: "rad-penny", Marks: keyforge.Warded}, {ID: "troll"}},
			Deck: ids("valdr")},
			card.Sanctum)
		tb.Play("purify#1")
		tb.Line(1, "rad-penny", "troll")
		assert.Len(t, tb.Pile(1, card.Deck), 1)
	})
}

func TestScrivenerFavian(t *testing.T) {
	tb := duel(t, side{Line: ids("scrivener-favian"),
		Hand: list{{ID: "call-to-action", Icons: card.Icons{card.CaptureIcon, card.AmberIcon, card.CaptureIcon}}}},
		side{Amber: 3}, card.Sanctum)
	tb.Play("call-to-action")
	tb.Asks(keyforge.AskYesNo, keyforge.ForIcon, 0)
	tb.Yes()
	tb.No()
	tb.Amber(0, 2)
	tb.Amber(1, 1)
	tb.AmberOn("scrivener-favian", 1)
}

func TestBookOfMalefaction(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("book-of-malefaction"), Amber: 5, Line: ids("mother"), Houses: []card.House{card.Sanctum}},
		side{Line: ids("dodger"), Hand: ids("bo-nithing"), Houses: []card.House{card.Shadows}}, card.Sanctum)
	tb.Omni("book-of-malefaction") // no counter: nobody is purged
	tb.Line(0, "mother")
	tb.EndTurn()
	tb.Play("bo-nithing") // no key is forged
	tb.Left()
	assert.Zero(t, tb.Of("book-of-malefaction").Counters[card.WarrantCounter])

	tb = duel(t, side{Artifacts: ids("book-of-malefaction"), Amber: 5, Keys: 2, Houses: []card.House{card.Sanctum}},
		side{Line: ids("dodger"), Hand: ids("bo-nithing"), Houses: []card.House{card.Shadows}}, card.Sanctum)
	tb.EndTurn()
	tb.Play("bo-nithing")
	tb.Left()
	assert.EqualValues(t, 2, tb.Of("book-of-malefaction").Counters[card.WarrantCounter])
	tb.EndTurn()
	tb.Omni("book-of-malefaction")
	tb.Offers("dodger", "bo-nithing")
	tb.Pick("dodger")
	tb.InZone(card.Purged, "dodger")
	assert.EqualValues(t, 1, tb.Of("book-of-malefaction").Counters[card.WarrantCounter])
}

func TestCallToActionAndGizelhartsWrath(t *testing.T) {
	tired := func(id string) keyforge.CardPosition { return keyforge.CardPosition{ID: id, Marks: keyforge.Exhausted} }
	tb := duel(t, side{Hand: ids("call-to-action", "gizelhart-s-wrath"), Line: list{tired("bull-wark"), tired("mother")}},
		side{Line: list{tired("dæmo-knight"), tired("splinter"), tired("troll")}}, card.Sanctum)
	tb.Play("call-to-action")
	tb.Unmarked("bull-wark", keyforge.Exhausted)
	tb.Marked("mother", keyforge.Exhausted)
	tb.Marked("dæmo-knight", keyforge.Exhausted)
	tb.Play("gizelhart-s-wrath")
	tb.Line(0, "mother")
	tb.Line(1, "troll")
}

func TestLadyLoreena(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "troll", House: card.Sanctum}}},
		side{Line: ids("mother", "umbra", "dodger", "lady-loreena", "tocsin", "valdr")},
		card.Sanctum)
	tb.Do(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("troll")})
	tb.Offers("mother", "lady-loreena")
	tb.Pick("mother")
}

func TestMadProphetGizelhart(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "mother", Damage: 2}, {ID: "mad-prophet-gizelhart", Damage: 1}, {ID: "splinter"}}},
		side{Line: list{{ID: "troll", Damage: 5}, {ID: "bull-wark", Damage: 1}, {ID: "valdr"}}}, card.Sanctum)
	tb.Act("mad-prophet-gizelhart")
	for _, id := range []string{"mother", "mad-prophet-gizelhart", "troll"} {
		tb.Damage(id, 0)
	}
	tb.Damage("bull-wark", 1)
	tb.Amber(0, 3)

	tb = duel(t, side{Line: list{{ID: "mother", Damage: 2}, {ID: "mad-prophet-gizelhart"}}}, side{}, card.Sanctum)
	tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("mad-prophet-gizelhart")}, keyforge.NoAction)
}

func TestMasterOfTheGrey(t *testing.T) {
	tb := duel(t, side{Line: ids("master-of-the-grey"), Hand: ids("purify"), Houses: []card.House{card.Sanctum}},
		side{Hand: ids("dust-pixie"), Houses: []card.House{card.Untamed}}, card.Sanctum)
	tb.Play("purify")
	tb.Amber(0, 1)
	tb.EndTurn()
	tb.Play("dust-pixie")
	tb.Amber(1, 0)
}

// Icons that resolve as if their card had been played are stopped like those of a card
// that is played (Q60).
func TestMasterOfTheGreyStopsIconsAsIfPlayed(t *testing.T) {
	amber := card.Icons{card.AmberIcon}
	gravitron := list{{ID: "ultra-gravitron", Marks: keyforge.Joining}}
	for name, c := range map[string]struct {
		side  side
		house card.House
		do    func(*gametest.Table)
		pool  int // without it
	}{
		"ensign-el-samra": {side{Line: ids("ensign-el-samra"), Hand: list{{ID: "fear", Icons: amber}}}, card.StarAlliance,
			func(tb *gametest.Table) { tb.Act("ensign-el-samra") }, 1},
		"lcdr-trigon": {side{Line: ids("lcdr-trigon"), Deck: list{{ID: "fear", Icons: amber}}}, card.StarAlliance,
			func(tb *gametest.Table) { tb.Reap("lcdr-trigon") }, 2},
		"reclaimed-by-nature": {side{Hand: list{{ID: "reclaimed-by-nature", Plain: true}}, Artifacts: list{{ID: "lucky-dice", Icons: amber}}},
			card.Untamed, func(tb *gametest.Table) { tb.Play("reclaimed-by-nature") }, 1},
		"ultra-gravitron": {side{Line: append(gravitron, keyforge.CardPosition{ID: "mother", Icons: amber}), Archives: ids("fear")}, card.Logos,
			func(tb *gametest.Table) { tb.Reap("ultra-gravitron"); tb.Pick("mother") }, 2},
	} {
		t.Run(name, func(t *testing.T) {
			for enemy, stopped := range map[string]int{"master-of-the-grey": 1, "troll": 0} {
				tb := duel(t, c.side, side{Line: ids(enemy)}, c.house)
				c.do(tb)
				tb.Amber(0, c.pool-stopped)
			}
		})
	}
}

func TestPurifierOfSouls(t *testing.T) {
	tb := duel(t, side{Line: ids("purifier-of-souls", "dæmo-knight"), Hand: ids("gizelhart-s-wrath")},
		side{Line: ids("dust-imp", "splinter"), Amber: 2}, card.Sanctum)
	tb.Play("gizelhart-s-wrath")
	tb.InZone(card.Discard, "dæmo-knight")
	tb.Amber(0, 1) // only the icon
	tb.Fight("purifier-of-souls")
	tb.InZone(card.Discard, "dust-imp")
	tb.Amber(1, 2)
	tb = duel(t, side{Line: ids("purifier-of-souls"), Hand: list{of(card.Sanctum, "poison-wave")}},
		side{Line: list{{ID: "self-bolstering-automata"}, {ID: "umbra", Attached: ids("armageddon-cloak")}, {ID: "troll"}}}, card.Sanctum)
	tb.Play("poison-wave") // what keeps them in play are Destroyed abilities too
	tb.Line(1, "troll")
}

package mm_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

func TestAutoEncoder(t *testing.T) {
	t.Run("each card discarded from your hand, one after another", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("auto-encoder"), Hand: ids("mother", "infomorph"), Deck: ids("fear", "punch", "smith")},
			side{}, card.Logos)
		tb.Discard("mother")
		tb.Discard("infomorph")
		tb.InZone(card.Archives, "fear", "punch")
		tb.InZone(card.Deck, "smith")
	})
	t.Run("also when the opponent makes you; not from the deck, not theirs", func(t *testing.T) {
		tb := duel(t, side{Hand: list{{ID: "mind-barb"}, {ID: "dust-imp"}}},
			side{Artifacts: ids("auto-encoder"), Hand: ids("mother"), Deck: ids("fear", "punch")}, card.Dis)
		tb.Discard("dust-imp")
		tb.InZone(card.Deck, "fear")
		tb.Play("mind-barb")
		tb.InZone(card.Archives, "fear")
		tb = duel(t, side{Artifacts: ids("auto-encoder"), Hand: ids("lethologica"), Deck: ids("mother", "fear")}, side{}, card.Logos)
		tb.Play("lethologica")
		tb.InZone(card.Deck, "fear")
	})
}

func TestBotBookton(t *testing.T) {
	t.Run("plays whatever lies on top", func(t *testing.T) {
		tb := duel(t, side{Line: ids("bot-bookton"), Deck: ids("smith", "fear")}, side{}, card.Logos)
		tb.Reap("bot-bookton")
		tb.InZone(card.Discard, "smith")
		tb.Amber(0, 4)
	})
	t.Run("what cannot be played stays (Q41)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("bot-bookton"), Deck: ids("deusillus", "fear")}, side{}, card.Logos)
		tb.Reap("bot-bookton")
		tb.InZone(card.Deck, "deusillus")
	})
}

func TestHybridScientists(t *testing.T) {
	for _, id := range []string{"dæmo-bot", "dino-bot", "lyco-bot", "sacro-bot", "umbra-bot", "xeno-bot", "techno-saurus"} {
		tb := duel(t, side{Line: list{{ID: id, House: card.Logos}}, Hand: ids("fear", "punch"), Deck: ids("smith")}, side{}, card.Logos)
		tb.Reap(id)
		tb.Pick("punch")
		tb.InZone(card.Discard, "punch")
		tb.InZone(card.Hand, "fear", "smith")
		tb = duel(t, side{Line: list{{ID: id, House: card.Logos}}, Deck: ids("smith")}, side{}, card.Logos)
		tb.Reap(id) // nothing to discard, nothing to draw (K16.14)
		tb.InZone(card.Deck, "smith")
	}
	t.Run("Dæmo-Bot steals when destroyed", func(t *testing.T) {
		tb := duel(t, side{Line: ids("dæmo-bot")}, side{Line: ids("valdr"), Amber: 1}, card.Logos)
		tb.Fight("dæmo-bot")
		tb.Amber(0, 1)
	})
}

func TestHybridExplorers(t *testing.T) {
	for _, id := range []string{"xeno-bot", "xeno-saurus"} {
		t.Run(id, func(t *testing.T) {
			tb := duel(t, side{Line: list{{ID: id, House: card.Logos}}, Deck: ids("fear", "punch", "smith", "urchin")},
				side{Line: ids("dust-imp")}, card.Logos)
			tb.Fight(id)
			tb.Offers("fear", "punch", "smith")
			tb.Pick("punch")
			tb.Offers("fear", "smith")
			tb.Pick("fear")
			tb.InZone(card.Hand, "punch")
			assert.Equal(t, []string{"smith", "urchin", "fear"}, tb.Pile(0, card.Deck))
		})
		t.Run(id+" with one card left", func(t *testing.T) {
			tb := duel(t, side{Line: list{{ID: id, House: card.Logos}}, Deck: ids("fear")}, side{Line: ids("dust-imp")}, card.Logos)
			tb.Fight(id)
			tb.InZone(card.Hand, "fear")
		})
	}
}

func TestDiametricCharge(t *testing.T) {
	tb := duel(t, side{Hand: ids("diametric-charge")}, side{Line: ids("mother", "troll", "valdr", "galeatops")}, card.Logos)
	tb.Play("diametric-charge")
	tb.Pick("troll")
	for id, n := range map[string]int{"mother": 2, "troll": 1, "valdr": 2, "galeatops": 0} {
		tb.Damage(id, n)
	}
}

func TestEclecticInquiryAndCausalLoop(t *testing.T) {
	tb := duel(t, side{Hand: ids("eclectic-inquiry"), Deck: ids("fear", "punch", "smith")}, side{}, card.Logos)
	tb.Play("eclectic-inquiry")
	tb.InZone(card.Archives, "fear", "punch")
	tb.InZone(card.Deck, "smith")

	tb = duel(t, side{Hand: ids("causal-loop", "fear", "punch")}, side{}, card.Logos)
	tb.Play("causal-loop")
	tb.Pick("fear")
	tb.InZone(card.Archives, "fear", "causal-loop")
	tb.InZone(card.Hand, "punch")

	tb = duel(t, side{Hand: ids("causal-loop")}, side{}, card.Logos)
	tb.Play("causal-loop")
	tb.InZone(card.Archives, "causal-loop")
}

func TestEvenIvanAndOddClawde(t *testing.T) {
	for pool, stolen := range map[int][2]int{0: {0, 0}, 1: {0, 1}, 2: {1, 0}, 5: {0, 1}, 6: {1, 0}} {
		for i, id := range []string{"even-ivan", "odd-clawde"} {
			tb := duel(t, side{Line: ids(id), Amber: 3}, side{Amber: pool}, card.Logos)
			tb.Act(id)
			tb.Amber(0, 3+stolen[i])
			tb.Amber(1, pool-stolen[i])
		}
	}
}

func TestLethologica(t *testing.T) {
	t.Run("down to the first Logos card", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("lethologica"), Deck: ids("fear", "punch", "mother", "infomorph")}, side{}, card.Logos)
		tb.Play("lethologica")
		tb.InZone(card.Discard, "fear", "punch", "lethologica")
		tb.InZone(card.Hand, "mother")
		tb.InZone(card.Deck, "infomorph")
	})
	t.Run("by the house that the card shows (K4.9)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("lethologica"), Deck: list{{ID: "mother", House: card.Dis}, {ID: "fear", House: card.Logos}}},
			side{}, card.Logos)
		tb.Play("lethologica")
		tb.InZone(card.Hand, "fear")
	})
	t.Run("the deck runs out", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("lethologica"), Deck: ids("fear", "punch"), Discard: ids("mother")}, side{}, card.Logos)
		tb.Play("lethologica")
		tb.InZone(card.Discard, "fear", "punch", "mother")
	})
}

func TestMunchlingAndNovuDynamo(t *testing.T) {
	fuel := side{Hand: ids("mother", "fear"), Archives: ids("infomorph", "punch"), Houses: []card.House{card.Logos}}
	t.Run("Munchling eats a Logos card", func(t *testing.T) {
		me := fuel
		me.Line = ids("munchling")
		tb := duel(t, me, side{Line: ids("troll")}, card.Logos)
		tb.Fight("munchling")
		tb.Damage("munchling", 0)
		tb.Offers("mother", "infomorph")
		tb.Pick("infomorph")
		tb.InZone(card.Discard, "infomorph")
		tb.Amber(0, 1)
		tb = duel(t, me, side{Line: ids("troll")}, card.Logos)
		tb.Fight("munchling")
		tb.Finish()
		tb.Amber(0, 0)
	})
	t.Run("Novu Dynamo burns one, or dies", func(t *testing.T) {
		me := fuel
		me.Line = ids("novu-dynamo", "tocsin")
		tb := duel(t, side{}, me, card.Dis)
		tb.EndTurn()
		tb.Offers("mother", "infomorph")
		tb.Pick("mother")
		tb.InZone(card.Discard, "mother")
		tb.Amber(1, 1)
		tb.Line(1, "novu-dynamo", "tocsin")
		tb.LeaveOpen()
		tb = duel(t, side{}, me, card.Dis)
		tb.EndTurn()
		tb.Finish()
		tb.Line(1, "tocsin")
		tb.Amber(1, 0)
		tb.LeaveOpen()
		tb = duel(t, side{}, side{Line: ids("novu-dynamo"), Hand: ids("fear")}, card.Dis)
		tb.EndTurn()
		tb.Line(1)
		tb.InZone(card.Hand, "fear")
	})
}

func TestQMechs(t *testing.T) {
	tb := duel(t, side{Hand: ids("q-mechs"), Deck: ids("fear"), Houses: []card.House{card.Logos}},
		side{Line: ids("valdr"), Houses: []card.House{card.Brobnar}}, card.Logos)
	tb.Play("q-mechs")
	tb.InZone(card.Hand, "fear")
	tb.EndTurn()
	tb.Fight("valdr")
	tb.InZone(card.Archives, "q-mechs")
}

func TestTitanEngineer(t *testing.T) {
	tb := duel(t, side{Line: ids("mother", "titan-engineer", "umbra"), Hand: list{{ID: "saury-about-that", House: card.Logos}}},
		side{}, card.Logos)
	assert.Equal(t, 7, tb.KeyCost(0))
	assert.Equal(t, 7, tb.KeyCost(1))
	tb.Play("saury-about-that")
	tb.Pick("umbra")
	assert.Equal(t, 6, tb.KeyCost(0))
	assert.Equal(t, 6, tb.KeyCost(1))
}

func TestForgeCompiler(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("forge-compiler"), Line: ids("mother", "tocsin"), Amber: 6},
		side{Amber: 6, Line: ids("troll")}, card.Logos)
	tb.EndTurn()
	tb.Choose(0)
	tb.InZone(card.Discard, "forge-compiler")
	tb.Marked("mother", keyforge.Warded)
	tb.Marked("tocsin", keyforge.Warded)
	tb.Unmarked("troll", keyforge.Warded)
	tb.LeaveOpen()

	tb = duel(t, side{}, side{Artifacts: ids("forge-compiler"), Line: ids("mother"), Amber: 6}, card.Logos)
	tb.EndTurn() // its own side forges
	tb.Choose(0)
	tb.InZone(card.Artifacts, "forge-compiler")
	tb.Unmarked("mother", keyforge.Warded)
	tb.LeaveOpen()
}

func TestKrrrzzzaaap(t *testing.T) {
	tb := duel(t, side{Hand: ids("krrrzzzaaap"), Line: ids("mother", "infomorph")}, side{Line: ids("munchling", "troll")}, card.Logos)
	tb.Play("krrrzzzaaap")
	tb.Line(0, "infomorph")
	tb.Line(1, "munchling")
	assert.EqualValues(t, 1, tb.Player(0).Chains)
}

func TestMutagenicSerum(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("mutagenic-serum"), Line: ids("infomorph", "mother", "tocsin", "munchling")}, side{}, card.Dis)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("infomorph")}, keyforge.WrongHouse)
	tb.Omni("mutagenic-serum")
	tb.InZone(card.Discard, "mutagenic-serum")
	tb.Reap("infomorph")
	tb.Reap("munchling")
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("mother")}, keyforge.WrongHouse)
}

func TestProfessorTerato(t *testing.T) {
	tb := duel(t, side{Line: ids("professor-terato", "infomorph", "mother"),
		Deck: ids("fear", "punch", "smith"), Houses: []card.House{card.Logos}},
		side{Line: ids("munchling"), Deck: ids("urchin"), Houses: []card.House{card.Logos}}, card.Logos)
	tb.Reap("infomorph")
	tb.InZone(card.Hand, "fear")
	tb.Reap("professor-terato") // a Mutant itself
	tb.InZone(card.Hand, "fear", "punch")
	tb.Reap("mother")
	tb.InZone(card.Deck, "smith")
	tb.EndTurn()
	tb.Reap("munchling")
	tb.InZone(card.Hand, "urchin") // each player draws for their own
}

func TestAdaptoid(t *testing.T) {
	hand := list{{ID: "library-card", Icons: card.Icons{card.AmberIcon}}, {ID: "causal-loop"},
		{ID: "mother", Icons: card.Icons{card.DrawIcon}}}
	start := func() (side, side) {
		return side{Line: ids("adaptoid"), Hand: hand, Houses: []card.House{card.Logos}}, side{Line: ids("troll"), Amber: 2}
	}
	t.Run("armor", func(t *testing.T) {
		me, foe := start()
		tb := duel(t, me, foe, card.Logos)
		tb.Play("causal-loop") // no icon
		tb.Pick("mother")
		tb.Play("library-card")
		tb.Choose(0)
		assert.Equal(t, 2, tb.Armor(tb.Card("adaptoid")))
		tb.EndTurn()
		assert.Equal(t, 0, tb.Armor(tb.Card("adaptoid")))
		tb.LeaveOpen()
	})
	t.Run("two cards, two choices", func(t *testing.T) {
		me, foe := start()
		tb := duel(t, me, foe, card.Logos)
		tb.Play("library-card")
		tb.Choose(1)
		tb.Play("mother")
		tb.Left()
		tb.Choose(2)
		tb.Fight("adaptoid")
		tb.Damage("troll", 6) // assault 2, power 4
		tb.InZone(card.Discard, "adaptoid")
		tb.Amber(0, 1) // its fight ability died with it
	})
	t.Run("it steals when it survives", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "adaptoid", Power: 9}}, Hand: hand}, side{Line: ids("troll"), Amber: 2}, card.Logos)
		tb.Play("library-card")
		tb.Choose(2)
		tb.Fight("adaptoid")
		tb.Amber(0, 2)
		tb.Amber(1, 1)
	})
	t.Run("a gigantic creature bears the icons of its upper half (K19.5)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("adaptoid"), Hand: list{{ID: "deusillus", House: card.Logos},
			{ID: "deusillus2", House: card.Logos, Icons: card.Icons{card.AmberIcon}}}}, side{}, card.Logos)
		tb.Play("deusillus")
		tb.Left()
		tb.First("adaptoid")
		tb.Choose(0)
		assert.Equal(t, 2, tb.Armor(tb.Card("adaptoid")))
	})
}

func TestAutoVac5150(t *testing.T) {
	t.Run("discards from the archives: keys are dearer", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("auto-vac-5150"), Archives: ids("fear", "punch"),
			Hand: ids("smith"), Houses: []card.House{card.Logos}},
			side{}, card.Logos)
		tb.Act("auto-vac-5150")
		tb.Offers("fear", "punch")
		tb.Pick("fear")
		tb.InZone(card.Discard, "fear")
		tb.InZone(card.Hand, "smith")
		assert.Equal(t, 6, tb.KeyCost(1))
		tb.EndTurn()
		assert.Equal(t, 9, tb.KeyCost(1))
		assert.Equal(t, 9, tb.KeyCost(0))
	})
	t.Run("declined, or with empty archives, it archives", func(t *testing.T) {
		for _, archives := range []list{ids("fear"), nil} {
			tb := duel(t, side{Artifacts: ids("auto-vac-5150"), Archives: archives, Hand: ids("smith")}, side{}, card.Logos)
			tb.Act("auto-vac-5150")
			if archives != nil {
				tb.Finish()
			}
			tb.InZone(card.Archives, "smith")
			tb.EndTurn()
			assert.Equal(t, 6, tb.KeyCost(1))
			tb.LeaveOpen()
		}
	})
}

func TestLibraryCard(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("library-card"), Hand: ids("mother", "infomorph"), Deck: ids("fear", "punch", "smith", "urchin")},
		side{}, card.Logos)
	tb.Act("library-card")
	tb.InZone(card.Purged, "library-card")
	tb.Play("mother")
	tb.InZone(card.Hand, "fear")
	tb.Play("infomorph")
	tb.Left()
	tb.InZone(card.Hand, "punch")
	tb.InZone(card.Deck, "smith")
}

func TestMindOverMatter(t *testing.T) {
	tb := duel(t, side{Hand: ids("mind-over-matter"), Line: list{{ID: "mother"}, {ID: "troll", Foreign: true}}},
		side{Line: list{{ID: "valdr", Amber: 2}, {ID: "umbra", Marks: keyforge.Warded}}}, card.Logos)
	tb.Play("mind-over-matter")
	tb.InZone(card.Archives, "mother", "troll", "valdr")
	assert.ElementsMatch(t, []string{"troll", "valdr"}, tb.Pile(1, card.Archives))
	tb.Line(1, "umbra")
	tb.Amber(0, 2)
}

func TestItsComing(t *testing.T) {
	t.Run("either half, from deck or discard pile", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("it-s-coming"), Deck: ids("fear", "deusillus", "mother"), Discard: ids("ultra-gravitron2",
			"troll")}, side{}, card.Logos)
		tb.Play("it-s-coming")
		tb.Offers("deusillus", "ultra-gravitron2")
		tb.Pick("ultra-gravitron2")
		tb.InZone(card.Hand, "ultra-gravitron2")
		tb.InZone(card.Deck, "deusillus", "fear", "mother")
		assert.Equal(t, 1, tb.Happened(keyforge.Shuffled))
	})
	t.Run("it may fail to find (K15.12)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("it-s-coming"), Deck: ids("deusillus")}, side{}, card.Logos)
		tb.Play("it-s-coming")
		tb.Finish()
		tb.InZone(card.Deck, "deusillus")
	})
}

func TestFissionBloom(t *testing.T) {
	hand := list{{ID: "munchling", Icons: card.Icons{card.AmberIcon, card.DrawIcon}}, {ID: "infomorph", Icons: card.Icons{card.AmberIcon}}}
	tb := duel(t, side{Artifacts: ids("fission-bloom", "fission-bloom"), Hand: hand, Deck: ids("fear", "punch", "smith", "urchin")},
		side{}, card.Logos)
	tb.Act("fission-bloom#1")
	tb.Play("munchling")
	tb.Amber(0, 2)
	tb.InZone(card.Hand, "fear", "punch")
	tb.Play("infomorph") // the next one alone
	tb.Left()
	tb.Amber(0, 3)

	tb = duel(t, side{Artifacts: ids("fission-bloom", "fission-bloom"), Hand: hand, Deck: ids("fear", "punch", "smith", "urchin")},
		side{}, card.Logos)
	tb.Act("fission-bloom#1")
	tb.Act("fission-bloom#2")
	tb.Play("munchling")
	tb.Amber(0, 3)
	tb.InZone(card.Deck, "urchin")
}

func TestTheArchivist(t *testing.T) {
	full := side{Archives: ids("fear", "the-archivist", "punch", "smith"), Houses: []card.House{card.Logos}}
	t.Run("any number of cards may be taken, itself or not", func(t *testing.T) {
		tb := duel(t, side{}, full, card.Logos)
		tb.EndTurn()
		tb.Asks(keyforge.AskCards, keyforge.ForPickUp, 1)
		tb.Offers("fear", "the-archivist", "punch", "smith")
		tb.Pick("smith", "fear")
		tb.Finish()
		tb.InZone(card.Hand, "smith", "fear")
		tb.InZone(card.Archives, "the-archivist", "punch")
	})
	t.Run("all of them, or none", func(t *testing.T) {
		tb := duel(t, side{}, full, card.Logos)
		tb.EndTurn()
		tb.Pick("smith", "fear", "punch", "the-archivist")
		tb.InZone(card.Hand, "smith", "fear", "punch", "the-archivist")
		tb = duel(t, side{}, full, card.Logos)
		tb.EndTurn()
		tb.Finish()
		tb.InZone(card.Archives, "fear", "the-archivist", "punch", "smith")
	})
	t.Run("in play, or in another's archives, it lets nobody", func(t *testing.T) {
		for _, foe := range []side{
			{Line: ids("the-archivist"), Archives: ids("fear", "punch")},
			{Archives: list{{ID: "the-archivist", Foreign: true, Marks: keyforge.ToOwner}, {ID: "fear"}}},
		} {
			foe.Houses = []card.House{card.Logos}
			tb := duel(t, side{}, foe, card.Logos)
			tb.EndTurn()
			tb.Asks(keyforge.AskYesNo, keyforge.ForArchives, 1)
			tb.LeaveOpen()
		}
	})
	t.Run("archived from hand or from play it lies face up for all", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("causal-loop", "the-archivist", "fear")}, side{}, card.Logos)
		tb.Play("causal-loop")
		tb.Pick("the-archivist")
		seen := func() (ids []string) {
			v := tb.View(1)
			for _, at := range v.Sides[0].Zones[card.Archives] {
				if at.Card != 0 {
					ids = append(ids, tb.ID(at.Card))
				}
			}
			return ids
		}
		assert.Equal(t, []string{"the-archivist"}, seen())
		tb = duel(t, side{Hand: ids("mind-over-matter"), Line: ids("mother", "the-archivist")}, side{}, card.Logos)
		tb.Play("mind-over-matter")
		assert.Equal(t, []string{"the-archivist"}, seen())
		tb.InZone(card.Archives, "mother", "the-archivist")
	})
}

func TestCyberClone(t *testing.T) {
	start := func(victims list) (side, side) {
		return side{Hand: list{{ID: "cyber-clone"}, {ID: "punch", House: card.Logos}}, Line: ids("mother"), Houses: []card.House{card.Logos}},
			side{Line: victims, Houses: []card.House{card.Brobnar}}
	}
	t.Run("it has the power, armor, keywords and traits of what it purged", func(t *testing.T) {
		me, foe := start(ids("grimlocus-dux"))
		tb := duel(t, me, foe, card.Logos)
		tb.Play("cyber-clone")
		tb.Left()
		tb.Offers("mother", "grimlocus-dux")
		tb.Pick("grimlocus-dux")
		tb.InZone(card.Purged, "grimlocus-dux")
		clone := tb.Card("cyber-clone")
		check := func(power int) {
			tb.PowerIs("cyber-clone", power)
			assert.Equal(t, 2, tb.Armor(clone))
			assert.True(t, tb.HasKeyword(clone, card.Taunt))
			v := tb.View(0)
			assert.Equal(t, trait.Of(trait.Mutant, trait.Dinosaur, trait.Soldier), v.Cards[clone].Traits)
		}
		check(11)
		tb.AmberOn("cyber-clone", 0) // its abilities are not
		tb.EndTurn()
		check(11) // as long as it is in play
		tb.EndTurn()
		check(11)
	})
	t.Run("as it was when it left play (K13.6)", func(t *testing.T) {
		me, foe := start(list{{ID: "troll", Power: 3, Damage: 2, Attached: ids("imperial-scutum")}})
		tb := duel(t, me, foe, card.Logos)
		tb.Play("cyber-clone")
		tb.Right()
		tb.Pick("troll")
		tb.PowerIs("cyber-clone", 11)
		tb.EndTurn()
		tb.PowerIs("cyber-clone", 11)
		assert.Equal(t, 2, tb.Armor(tb.Card("cyber-clone")))
	})
	t.Run("a ward keeps the other in play: it stays what it is", func(t *testing.T) {
		me, foe := start(list{{ID: "troll", Marks: keyforge.Warded}})
		tb := duel(t, me, foe, card.Logos)
		tb.Play("cyber-clone")
		tb.Right()
		tb.Pick("troll")
		tb.Line(1, "troll")
		tb.PowerIs("cyber-clone", 1)
	})
	t.Run("alone it stays what it is", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("cyber-clone")}, side{}, card.Logos)
		tb.Play("cyber-clone")
		tb.PowerIs("cyber-clone", 1)
	})
}

func TestChronus(t *testing.T) {
	draw, other := card.Icons{card.DrawIcon, card.DrawIcon}, card.Icons{card.AmberIcon, card.DamageIcon}
	hand := list{{ID: "infomorph", Icons: draw}, {ID: "munchling", Icons: other}, {ID: "smith"}}
	t.Run("after each draw icon, of no other", func(t *testing.T) {
		tb := duel(t, side{Line: ids("chronus"), Hand: hand, Deck: ids("fear", "punch")}, side{}, card.Logos)
		tb.Play("munchling")
		tb.Left()
		tb.Pick("chronus")
		tb.Play("infomorph")
		tb.Left()
		tb.Offers("smith", "fear")
		tb.Pick("fear")
		tb.Finish()
		tb.InZone(card.Archives, "fear")
		tb.InZone(card.Hand, "smith", "punch")
	})
	t.Run("not the opponent's", func(t *testing.T) {
		tb := duel(t, side{Hand: hand, Deck: ids("fear", "punch")}, side{Line: ids("chronus"), Hand: ids("urchin")}, card.Logos)
		tb.Play("infomorph")
		tb.InZone(card.Hand, "urchin", "fear")
	})
	t.Run("its own, too: it is in play by then (K7.1)", func(t *testing.T) {
		tb := duel(t, side{Hand: list{{ID: "chronus", Icons: card.Icons{card.DrawIcon}}}, Deck: ids("fear")}, side{}, card.Logos)
		tb.Play("chronus")
		tb.Pick("fear")
		tb.InZone(card.Archives, "fear")
	})
}

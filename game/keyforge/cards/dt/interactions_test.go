package dt_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Modifiers that look at what other modifiers give, wherever their cards stand.

// upgraded is a creature with upgrades.
func upgraded(id string, upgrades ...string) keyforge.CardPosition {
	return keyforge.CardPosition{ID: id, Attached: ids(upgrades...)}
}

// orders are a line and its mirror image.
func orders(line ...keyforge.CardPosition) []list {
	mirrored := make(list, len(line))
	for i, c := range line {
		mirrored[len(line)-1-i] = c
	}
	return []list{line, mirrored}
}

func TestK17_1CaptainKresageAndGainedKeywords(t *testing.T) {
	for _, line := range orders(keyforge.CardPosition{ID: "captain-kresage"}, upgraded("batdrone", "opportunist")) {
		tb := duel(t, side{Line: line}, side{Line: ids("troll")}, card.Logos)
		kresage := tb.Card("captain-kresage")
		assert.True(t, tb.HasKeyword(kresage, card.Elusive), "given by the upgrade")
		assert.True(t, tb.HasKeyword(kresage, card.Skirmish), "printed")
		assert.False(t, tb.HasKeyword(kresage, card.Taunt))
		assert.False(t, tb.HasKeyword(tb.Card("troll"), card.Elusive))
	}
	t.Run("two of them, and one that has it itself", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "captain-kresage"}, upgraded("captain-kresage", "opportunist"), {ID: "captain-kresage"}}},
			side{}, card.Logos)
		for _, name := range []string{"captain-kresage", "captain-kresage#2", "captain-kresage#3"} {
			assert.True(t, tb.HasKeyword(tb.Card(name), card.Elusive), name)
		}
	})
	t.Run("what a neighbor, a lasting effect and a side are given", func(t *testing.T) {
		for _, line := range orders(keyforge.CardPosition{ID: "captain-kresage"}, keyforge.CardPosition{ID: "troll"},
			keyforge.CardPosition{ID: "valdr"}, keyforge.CardPosition{ID: "mab-the-mad"}) {
			tb := duel(t, side{Line: line, Hand: list{{ID: "mutation-of-cunning", House: card.Logos},
				{ID: "mutation-of-instinct", House: card.Logos}}}, side{}, card.Logos)
			kresage := tb.Card("captain-kresage")
			tb.Play("mutation-of-cunning")
			tb.Pick("valdr")
			assert.True(t, tb.HasKeyword(kresage, card.Elusive))
			assert.False(t, tb.HasKeyword(kresage, card.Skirmish))
			tb.Play("mutation-of-instinct")
			tb.Pick("captain-kresage")
			assert.True(t, tb.HasKeyword(kresage, card.Skirmish), "its own")
		}
	})
	t.Run("what another has lost is not borrowed", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "captain-kresage"}, {ID: "reckless-rizzo", House: card.Logos}}}, side{Amber: 2}, card.Logos)
		kresage := tb.Card("captain-kresage")
		assert.True(t, tb.HasKeyword(kresage, card.Elusive))
		tb.Act("reckless-rizzo")
		assert.False(t, tb.HasKeyword(kresage, card.Elusive))
	})
	t.Run("D44 nor what it loses itself", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "captain-kresage"}, {ID: "reckless-rizzo"}, {ID: "batdrone"}},
			Artifacts: list{{ID: "niffle-grounds", House: card.Logos}}}, side{}, card.Logos)
		kresage := tb.Card("captain-kresage")
		tb.Act("niffle-grounds")
		tb.Pick("captain-kresage")
		assert.False(t, tb.HasKeyword(kresage, card.Elusive))
		assert.True(t, tb.HasKeyword(tb.Card("reckless-rizzo"), card.Elusive))
		assert.True(t, tb.HasKeyword(kresage, card.Skirmish))
	})
}

func TestK17_1AbilitiesOfGainedTraitsAndHouses(t *testing.T) {
	t.Run("Professor Terato, whose Mutants are also those made so", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "troll", House: card.Untamed}, {ID: "valdr", House: card.Untamed}}, Hand: ids("mutation-of-fury"),
			Deck: many(5, "fear")}, side{Line: ids("professor-terato")}, card.Untamed)
		tb.Play("mutation-of-fury")
		tb.Pick("troll")
		tb.Reap("valdr")
		assert.Empty(t, tb.Pile(0, card.Hand))
		tb.Reap("troll")
		inOrder(tb)
		assert.Len(t, tb.Pile(0, card.Hand), 1)
	})
	t.Run("Johnny Longfingers", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "johnny-longfingers"}, {ID: "batdrone", House: card.Untamed}, {ID: "urchin", House: card.Untamed}},
			Hand: ids("mutation-of-fury")}, side{Line: ids("troll", "valdr"), Amber: 2}, card.Untamed)
		tb.Play("mutation-of-fury")
		tb.Pick("urchin")
		tb.Fight("urchin", "troll")
		tb.Amber(1, 1)
	})
	t.Run("Colonist Chapman, whose neighbor has come to belong to every house", func(t *testing.T) {
		for _, line := range orders(upgraded("troll", "experimental-therapy"), keyforge.CardPosition{ID: "colonist-chapman"},
			keyforge.CardPosition{ID: "valdr"}) {
			tb := duel(t, side{Line: line}, side{}, card.Brobnar)
			tb.Reap("troll")
			tb.Amber(0, 1)
		}
	})
	t.Run("Uncharted Lands", func(t *testing.T) {
		tb := duel(t, side{Line: list{upgraded("troll", "experimental-therapy"), {ID: "valdr", House: card.Brobnar}},
			Artifacts: list{{ID: "uncharted-lands", Amber: 3}}}, side{}, card.Brobnar)
		tb.Reap("valdr")
		tb.Amber(0, 1)
		tb.Reap("troll")
		inOrder(tb)
		tb.Amber(0, 3)
		tb.AmberOn("uncharted-lands", 2)
	})
}

func TestK17_1PowerThatIsLookedAt(t *testing.T) {
	t.Run("Saurarium and a power that depends on others", func(t *testing.T) {
		tb := duel(t, side{Line: append(turned("valdr", "troll", "mother"),
			list{{ID: "llack-gaboon"}, {ID: "headhunter", House: card.Unfathomable}}...)},
			side{Artifacts: ids("saurarium")}, card.Unfathomable)
		tb.PowerIs("llack-gaboon", 6)
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("headhunter")}, keyforge.CannotReap)
		tb.Reap("llack-gaboon")
	})
	t.Run("assault by Creed of Nature of a power that counts as 1", func(t *testing.T) {
		for _, first := range []string{"creed-of-nature", "the-pale-star"} {
			tb := duel(t, side{Line: ids("troll", "valdr"), Artifacts: ids("creed-of-nature", "the-pale-star")}, side{}, card.Untamed)
			for range 2 {
				if tb.Omni(first); first == "creed-of-nature" {
					tb.Pick("troll")
				}
				first = map[string]string{"creed-of-nature": "the-pale-star", "the-pale-star": "creed-of-nature"}[first]
			}
			tb.PowerIs("troll", 1)
			assert.Equal(t, 1, tb.KeywordNumber(tb.Card("troll"), card.Assault))
		}
	})
	t.Run("Picaroon beside a Cyber-Clone", func(t *testing.T) {
		for _, line := range orders(keyforge.CardPosition{ID: "picaroon"}, keyforge.CardPosition{ID: "batdrone"}) {
			tb := duel(t, side{Line: line, Hand: ids("cyber-clone")}, side{Line: ids("troll")}, card.Logos)
			tb.Play("cyber-clone")
			if line[0].ID == "picaroon" {
				tb.Left()
			} else {
				tb.Right()
			}
			tb.Pick("troll")
			tb.PowerIs("cyber-clone", 8)
			tb.PowerIs("picaroon", 8+2)
		}
	})
}

func TestK17_1WhatIsBlankBlanksNothing(t *testing.T) {
	start := func(line list) *gametest.Table {
		return duel(t, side{Artifacts: ids("autocannon", "the-pale-star"), Hand: ids("shadow-of-dis", "ember-imp")}, side{Line: line}, card.Dis)
	}
	offersStar := func(tb *gametest.Table) bool {
		return slices.Contains(tb.Legal(nil), keyforge.Command{Verb: keyforge.UseOmni, Card: tb.Card("the-pale-star")})
	}
	t.Run("Blossom Drake under Shadow of Dis", func(t *testing.T) {
		tb := start(ids("blossom-drake"))
		assert.False(t, offersStar(tb))
		tb.Play("shadow-of-dis")
		tb.PowerIs("blossom-drake", 4)
		assert.True(t, offersStar(tb))
		tb.Play("ember-imp")
		tb.Damage("ember-imp", 1)
	})
	t.Run("two of them, of which one is blank", func(t *testing.T) {
		tb := duel(t, side{Line: ids("blossom-drake"), Artifacts: ids("the-pale-star"), Hand: ids("shadow-of-dis")},
			side{Line: ids("blossom-drake")}, card.Dis)
		tb.Play("shadow-of-dis")
		tb.PowerIs("0:blossom-drake", 5)
		tb.PowerIs("1:blossom-drake", 4)
		assert.False(t, offersStar(tb))
	})
	t.Run("a copy of it", func(t *testing.T) {
		tb := start(list{{ID: "mimic-gel", Copies: "blossom-drake"}, {ID: "blossom-drake"}})
		assert.False(t, offersStar(tb))
		tb.Play("shadow-of-dis")
		assert.True(t, offersStar(tb))
	})
	t.Run("under an ignorance counter", func(t *testing.T) {
		tb := duel(t, side{Line: ids("eclectic-ambrosius-evil-twin"), Artifacts: list{{ID: "cannon", House: card.Saurian}}},
			side{Line: ids("blossom-drake", "troll")}, card.Saurian)
		tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("cannon")}, keyforge.NoAction)
		tb.Reap("eclectic-ambrosius-evil-twin")
		tb.Pick("blossom-drake")
		tb.Act("cannon")
		tb.Pick("troll")
		tb.Damage("troll", 2)
	})
	t.Run("text that is gained is in no box", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll"), Artifacts: ids("creed-of-nurture", "the-pale-star"), Hand: ids("blossom-drake")},
			side{Artifacts: ids("autocannon")}, card.Untamed)
		tb.Omni("creed-of-nurture")
		tb.PowerIs("troll", 8+2)
		assert.False(t, offersStar(tb))
		tb.EndTurn()
		tb.PowerIs("troll", 8)
	})
}

// A text box includes the traits in it.
func TestK16_19TraitsOfATextBox(t *testing.T) {
	t.Run("Creed of Nurture gives them for the turn", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("creed-of-nurture"), Line: ids("valdr", "mother"), Hand: ids("rad-penny")}, side{}, card.Untamed)
		valdr := tb.Card("valdr")
		own := tb.TraitsOf(valdr)
		tb.Omni("creed-of-nurture")
		tb.Pick("valdr")
		assert.Equal(t, own.Union(trait.Of(trait.Mutant, trait.Thief)), tb.TraitsOf(valdr))
		assert.False(t, tb.TraitsOf(tb.Card("mother")).Has(trait.Mutant))
		tb.EndTurn()
		assert.Equal(t, own, tb.TraitsOf(valdr))
		tb.LeaveOpen()
	})
	t.Run("and what they bring", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("creed-of-nurture"), Line: list{{ID: "valdr", House: card.Untamed}},
			Hand: ids("rad-penny"), Deck: many(3, "fear")},
			side{Line: ids("professor-terato", "mother")}, card.Untamed)
		tb.Omni("creed-of-nurture")
		tb.Pick("valdr")
		tb.Reap("valdr")
		assert.Len(t, tb.Pile(0, card.Hand), 2)
	})
	t.Run("also to a creature whose own box is blank", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("creed-of-nurture"), Line: ids("mother"), Hand: ids("shadow-of-dis", "dust-imp", "rad-penny")},
			side{Line: ids("batdrone")}, card.Dis)
		tb.Play("shadow-of-dis")
		tb.Omni("creed-of-nurture")
		tb.Pick("rad-penny")
		tb.Pick("batdrone")
		batdrone := tb.Card("batdrone")
		assert.True(t, tb.TraitsOf(batdrone).Has(trait.Robot), "blank except for traits")
		assert.True(t, tb.TraitsOf(batdrone).Has(trait.Mutant))
		assert.False(t, tb.HasKeyword(batdrone, card.Skirmish))
	})
	t.Run("the box as it was revealed, whatever its card has become since", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("creed-of-nurture"), Line: ids("batdrone"), Hand: ids("mimic-gel")},
			side{Line: ids("rad-penny")}, card.Logos)
		tb.Omni("creed-of-nurture")
		tb.Pick("batdrone")
		tb.Play("mimic-gel")
		tb.Pick("rad-penny")
		tb.Left()
		assert.Equal(t, trait.Of(trait.Robot, trait.Shapeshifter, trait.Mutant), tb.TraitsOf(tb.Card("batdrone")))
	})
	t.Run("a box that is wholly blank has none", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother")},
			side{Artifacts: list{{ID: "effigy-of-melerukh", Counters: map[card.Counter]int{card.AwakeningCounter: 5}}}}, card.Logos)
		effigy := tb.Card("effigy-of-melerukh")
		assert.True(t, tb.TraitsOf(effigy).Has(trait.Item))
		tb.Reap("mother")
		tb.InZone(card.Battleline, "effigy-of-melerukh")
		assert.False(t, tb.TraitsOf(effigy).Has(trait.Item))
	})
	t.Run("K3.10 an X that the text defines is on no other card", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("creed-of-nurture"), Line: ids("troll", "mother"), Hand: ids("picaroon")}, side{}, card.Untamed)
		tb.Omni("creed-of-nurture")
		tb.Pick("mother")
		tb.PowerIs("mother", 5)
		assert.True(t, tb.TraitsOf(tb.Card("mother")).Has(trait.Changeling))
	})
}

func TestK18_2_D36OmegaThatIsGainedOrBlank(t *testing.T) {
	t.Run("Cyber-Clone gains it too late", func(t *testing.T) {
		tb := duel(t, side{Hand: list{{ID: "cyber-clone"}, {ID: "batdrone"}}}, side{Line: ids("duskwitch")}, card.Logos)
		tb.Play("cyber-clone")
		assert.True(t, tb.HasKeyword(tb.Card("cyber-clone"), card.Omega))
		tb.Play("batdrone")
		tb.Left()
	})
	t.Run("a Duskwitch under Shadow of Dis", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("shadow-of-dis"), Houses: []card.House{card.Dis}},
			side{Hand: ids("duskwitch", "batdrone"), Houses: []card.House{card.Untamed}}, card.Dis)
		tb.Play("shadow-of-dis")
		tb.EndTurn()
		tb.Play("duskwitch")
		tb.Marked("duskwitch", keyforge.Exhausted)
		assert.Equal(t, keyforge.Side(1), tb.State().TurnOf)
		tb.EndTurn()
		tb.LeaveOpen()
	})
	t.Run("Mimic Gel as a Duskwitch", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("mimic-gel")}, side{Line: ids("duskwitch")}, card.Logos)
		tb.Play("mimic-gel")
		assert.Equal(t, keyforge.Side(1), tb.State().TurnOf)
		tb.LeaveOpen()
	})
	t.Run("Mimicry as a Gravid Cycle", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("mimicry"), Discard: ids("fear")}, side{Discard: ids("gravid-cycle")}, card.Untamed)
		tb.Play("mimicry")
		tb.InZone(card.Hand, "fear")
		assert.Equal(t, keyforge.Side(1), tb.State().TurnOf)
		tb.LeaveOpen()
	})
	t.Run("under a Chronophage, unless it is gone by then", func(t *testing.T) {
		for purged, turn := range map[string]keyforge.Side{"troll": 1, "chronophage": 0} {
			tb := duel(t, side{Hand: ids("cyber-clone")}, side{Line: ids("troll", "chronophage")}, card.Logos)
			tb.Play("cyber-clone")
			tb.Pick(purged)
			assert.Equal(t, turn, tb.State().TurnOf, purged)
			tb.LeaveOpen()
		}
	})
}

// What a card becomes by copying when it is played may have alpha (K18.1, D54).
func TestK18_1_D54AlphaOfACopy(t *testing.T) {
	count := func(tb *gametest.Table) int { return int(tb.Player(0).Now[card.Played]) }
	t.Run("Mimicry as the first card", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("mimicry")}, side{Discard: ids("eureka"), Amber: 3}, card.Untamed)
		tb.Play("mimicry")
		tb.Amber(0, 3) // with its icon
		tb.InZone(card.Discard, "mimicry")
	})
	for _, id := range []string{"eureka", "swindle"} {
		t.Run("Mimicry after another play, as "+id, func(t *testing.T) {
			tb := duel(t, side{Hand: list{{ID: "batdrone", House: card.Untamed}, {ID: "mimicry"}}}, side{Discard: ids(id, "punch"), Amber: 3,
				Line: ids("troll")}, card.Untamed)
			tb.Play("batdrone")
			tb.Play("mimicry")
			tb.Pick(id)
			tb.Amber(0, 0)
			tb.Amber(1, 3)
			tb.InZone(card.Hand, "mimicry")
			assert.Equal(t, 1, count(tb))
			assert.Equal(t, "mimicry", tb.ID(tb.Card("mimicry")))
			tb.Play("mimicry") // again
			tb.Pick("punch")
			tb.Pick("troll")
			tb.Damage("troll", 3)
			tb.InZone(card.Discard, "mimicry")
			assert.Equal(t, 2, count(tb))
		})
	}
	t.Run("Q53 not more than six times", func(t *testing.T) {
		tb := duel(t, side{Hand: list{{ID: "batdrone", House: card.Untamed}, {ID: "mimicry"}}}, side{Discard: ids("eureka")}, card.Untamed)
		tb.Play("batdrone")
		for range 6 {
			tb.Play("mimicry")
		}
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("mimicry")}, keyforge.SixAlready)
		assert.Equal(t, 1, count(tb))
	})
	t.Run("Mimic Gel", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("dextre", "mimic-gel")}, side{Line: ids("bumblebird")}, card.Logos)
		tb.Play("dextre")
		tb.Play("mimic-gel")
		tb.Pick("bumblebird")
		tb.InZone(card.Hand, "mimic-gel")
		tb.Line(0, "dextre")
		tb.Play("mimic-gel")
		tb.Pick("dextre")
		tb.Left()
		tb.Line(0, "mimic-gel", "dextre")
	})
	t.Run("Mimic Gel as the first card", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("mimic-gel")}, side{Line: ids("bumblebird")}, card.Logos)
		tb.Play("mimic-gel")
		tb.Line(0, "mimic-gel")
	})
	t.Run("from the top of the deck, where it stays", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("wild-wormhole"), Deck: ids("mimicry", "fear")}, side{Discard: ids("eureka")}, card.Logos)
		tb.Play("wild-wormhole")
		assert.Equal(t, []string{"mimicry", "fear"}, tb.Pile(0, card.Deck))
	})
}

// A copy of an artifact that is a creature now is a creature with what is printed on the
// artifact (Q54).
func TestQ54_E3MimicGelOfAnArtifact(t *testing.T) {
	start := func(line list) *gametest.Table {
		return duel(t, side{Hand: ids("mimic-gel"), Line: ids("batdrone")}, side{Line: line}, card.Logos)
	}
	t.Run("Auto-Legionary, which is a creature while it is in the line", func(t *testing.T) {
		tb := start(ids("auto-legionary"))
		tb.Play("mimic-gel")
		tb.Pick("auto-legionary")
		tb.Right()
		tb.Line(0, "batdrone", "mimic-gel")
		tb.PowerIs("mimic-gel", 5)
		gel := tb.Card("mimic-gel")
		assert.Equal(t, card.CreatureType, tb.TypeOf(gel))
		assert.True(t, tb.TraitsOf(gel).Has(trait.Ally))
		assert.Equal(t, card.HouseSet(card.Logos), tb.HousesOf(gel))
		tb.InZone(card.Battleline, "auto-legionary")
	})
	t.Run("it fights and dies as one", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "mimic-gel", Copies: "auto-legionary", CopyHouse: card.Logos}}},
			side{Line: ids("troll")}, card.Logos)
		tb.PowerIs("mimic-gel", 5)
		tb.Fight("mimic-gel")
		tb.Damage("troll", 5)
		tb.InZone(card.Discard, "mimic-gel")
	})
	t.Run("among the artifacts Auto-Legionary is no creature", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("mimic-gel")}, side{Artifacts: ids("auto-legionary"), Line: ids("troll")}, card.Logos)
		tb.Play("mimic-gel")
		tb.PowerIs("mimic-gel", 8)
	})
	t.Run("The Mysticeti, whose power is counters alone", func(t *testing.T) {
		tb := start(list{{ID: "the-mysticeti", Power: 6}})
		tb.Play("mimic-gel")
		tb.Pick("the-mysticeti")
		tb.Left()
		tb.InZone(card.Discard, "mimic-gel")
	})
	t.Run("an artifact that an Animator has brought to life", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("mimic-gel"), Artifacts: ids("animator", "seeker-needle")}, side{}, card.Logos)
		tb.Act("animator")
		tb.Pick("seeker-needle")
		tb.PowerIs("seeker-needle", 3)
		tb.Play("mimic-gel")
		tb.Left()
		tb.InZone(card.Discard, "mimic-gel") // with no power
		tb.InZone(card.Battleline, "seeker-needle")
	})
	t.Run("a copy of a copy", func(t *testing.T) {
		tb := start(list{{ID: "mimic-gel", Copies: "auto-legionary"}})
		tb.Play("0:mimic-gel")
		tb.Pick("1:mimic-gel")
		tb.Left()
		tb.Line(0, "mimic-gel", "batdrone")
		tb.PowerIs("0:mimic-gel", 5)
	})
}

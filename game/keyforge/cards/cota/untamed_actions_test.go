package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestCooperativeHunting(t *testing.T) {
	t.Run("1 damage for each friendly creature, divided, at once (K11.4, K16.16)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother", "tocsin", "dust-imp"), Artifacts: ids("seeker-needle"), Hand: ids("cooperative-hunting")},
			side{Line: ids("valdr", "raiding-knight", "batdrone")}, card.Untamed)
		tb.Play("cooperative-hunting")
		tb.Offers("mother", "tocsin", "dust-imp", "valdr", "raiding-knight", "batdrone")
		tb.Pick("valdr")
		tb.Damage("valdr", 0) // not yet
		tb.Pick("batdrone")
		tb.Pick("batdrone")
		tb.Damage("valdr", 1)
		tb.InZone(card.Discard, "batdrone")
	})
	t.Run("all on one is one instance against armor", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother", "tocsin", "dust-imp"), Hand: ids("cooperative-hunting")},
			side{Line: ids("raiding-knight")}, card.Untamed)
		tb.Play("cooperative-hunting")
		tb.Pick("raiding-knight")
		tb.Pick("raiding-knight")
		tb.Pick("raiding-knight")
		tb.Damage("raiding-knight", 1)
	})
	t.Run("without friendly creatures none", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("cooperative-hunting")}, side{Line: ids("valdr", "tocsin")}, card.Untamed)
		tb.Play("cooperative-hunting")
		tb.Damage("valdr", 0)
	})
}

func TestCuriosity(t *testing.T) {
	t.Run("Scientists of both sides, and nobody else", func(t *testing.T) {
		tb := duel(t, side{Line: ids("doc-bookton", "snufflegator"), Hand: ids("curiosity")},
			side{Line: list{{ID: "mother", Amber: 2}, {ID: "tocsin"}, {ID: "dr-escotera", Marks: keyforge.Warded}}}, card.Untamed)
		tb.Play("curiosity")
		tb.Line(0, "snufflegator")
		tb.Line(1, "tocsin", "dr-escotera")
		tb.Unmarked("dr-escotera", keyforge.Warded)
		tb.Amber(0, 3) // its icon and what was on Mother (K5.9)
	})
	t.Run("no Scientist", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("curiosity", "doc-bookton")}, side{Line: ids("tocsin")}, card.Untamed)
		tb.Play("curiosity")
		tb.Line(1, "tocsin")
		tb.InZone(card.Hand, "doc-bookton")
	})
}

func TestFertilityChant(t *testing.T) {
	tb := duel(t, side{Hand: ids("fertility-chant")}, side{Amber: 1}, card.Untamed)
	tb.Play("fertility-chant")
	tb.Amber(0, 4)
	tb.Amber(1, 3)
}

func TestFogbank(t *testing.T) {
	me := side{Line: ids("snufflegator", "mother"), Hand: ids("fogbank"), Houses: []card.House{card.Untamed}}
	tb := duel(t, me, side{Line: ids("valdr", "smaaash"), Hand: ids("anger", "bumpsy"), Houses: []card.House{card.Brobnar}}, card.Untamed)
	tb.Play("fogbank")
	tb.Amber(0, 1)
	tb.Fight("snufflegator", "smaaash") // only the opponent's next turn
	tb.EndTurn()
	tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("valdr")}, keyforge.CannotFight)
	tb.Play("bumpsy")
	tb.Right()
	tb.Play("anger") // readies, but nothing fights
	tb.Pick("bumpsy")
	tb.Unmarked("bumpsy", keyforge.Exhausted)
	tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("bumpsy")}, keyforge.CannotFight) // it came later
	tb.Damage("mother", 0)
	tb.Reap("valdr")
	tb.EndTurn()
	tb.House(card.Untamed)
	tb.Fight("snufflegator", "smaaash")
	tb.EndTurn()
	tb.Fight("valdr", "mother") // the turn after that they may
	tb.InZone(card.Discard, "mother")
}

func TestFullMoon(t *testing.T) {
	tb := duel(t, side{Hand: ids("full-moon", "snufflegator", "witch-of-the-eye", "regrowth"), Discard: ids("mother"),
		Houses: []card.House{card.Untamed, card.Logos}}, side{Hand: ids("tocsin")}, card.Untamed)
	tb.Play("full-moon")
	tb.Amber(0, 0)
	tb.Play("snufflegator")
	tb.Amber(0, 1)
	tb.Play("regrowth") // its own icon alone: no creature
	tb.Amber(0, 2)
	tb.Play("witch-of-the-eye")
	tb.Right()
	tb.Amber(0, 3)
	tb.EndTurn()
	tb.Play("tocsin")
	tb.Amber(0, 3)
	tb.Amber(1, 0)
	tb.EndTurn()
	tb.House(card.Logos)
	tb.Play("mother")
	tb.Right()
	tb.Amber(0, 3)
}

// A creature that is put into play is not played (K6.10); two moons add up.
func TestFullMoonTwice(t *testing.T) {
	tb := duel(t, side{Hand: ids("full-moon", "full-moon", "snufflegator", "dust-pixie")}, side{}, card.Untamed)
	tb.Play("full-moon#1")
	tb.Play("snufflegator")
	tb.Amber(0, 1)
	tb.Play("full-moon#2")
	tb.Play("dust-pixie")
	tb.Right()
	for tb.Question().Kind == keyforge.AskOrder {
		tb.Choose(0)
	}
	tb.Amber(0, 5)
}

func TestGraspingVines(t *testing.T) {
	t.Run("up to three artifacts of anyone, to their owners", func(t *testing.T) {
		tb := duel(t, side{Artifacts: list{{ID: "cannon"}, {ID: "library-of-babble", Foreign: true}}, Line: ids("snufflegator"),
			Hand: ids("grasping-vines")},
			side{Artifacts: ids("seeker-needle", "hallowed-blaster")}, card.Untamed)
		tb.Play("grasping-vines")
		tb.Offers("cannon", "library-of-babble", "seeker-needle", "hallowed-blaster")
		tb.Pick("cannon", "library-of-babble", "seeker-needle")
		assert.Equal(t, []string{"cannon"}, tb.Pile(0, card.Hand))
		assert.ElementsMatch(t, []string{"library-of-babble", "seeker-needle"}, tb.Pile(1, card.Hand))
		assert.Equal(t, []string{"hallowed-blaster"}, tb.Pile(1, card.Artifacts))
		tb.Amber(0, 1)
	})
	t.Run("fewer, or none", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("grasping-vines", "grasping-vines")},
			side{Artifacts: ids("seeker-needle", "hallowed-blaster")}, card.Untamed)
		tb.Play("grasping-vines#1")
		tb.Finish()
		tb.InZone(card.Artifacts, "seeker-needle", "hallowed-blaster")
		tb.Play("grasping-vines#2")
		tb.Pick("seeker-needle")
		tb.Finish()
		tb.InZone(card.Hand, "seeker-needle")
		tb.InZone(card.Artifacts, "hallowed-blaster")
	})
	t.Run("nothing there", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("grasping-vines"), Line: ids("snufflegator")}, side{}, card.Untamed)
		tb.Play("grasping-vines")
		tb.Line(0, "snufflegator")
	})
}

func TestKeyChargeAndChotaHazri(t *testing.T) {
	for _, id := range []string{"key-charge", "chota-hazri"} {
		for name, c := range map[string]struct{ have, left, keys int }{
			"loses 1, then forges for 6":      {7, 0, 1},
			"with more than that the rest":    {9, 2, 1},
			"the 1 is lost before the price":  {6, 5, 0},
			"nothing to lose: no forging":     {0, 0, 0},
			"the last one is lost for naught": {1, 0, 0},
		} {
			t.Run(id+": "+name, func(t *testing.T) {
				tb := duel(t, side{Amber: c.have, Hand: ids(id)}, side{Amber: 3}, card.Untamed)
				tb.Play(id)
				if c.keys == 1 {
					tb.Yes()
					tb.Choose(0)
				}
				tb.Amber(0, c.left)
				tb.Amber(1, 3)
				tb.Keys(0, c.keys)
			})
		}
		t.Run(id+": you may leave it", func(t *testing.T) {
			tb := duel(t, side{Amber: 8, Hand: ids(id)}, side{}, card.Untamed)
			tb.Play(id)
			tb.No()
			tb.Amber(0, 7)
			tb.Keys(0, 0)
		})
		t.Run(id+": the third key wins, outside of step 1 too (K2.8)", func(t *testing.T) {
			tb := duel(t, side{Amber: 7, Keys: 2, Hand: ids(id)}, side{}, card.Untamed)
			tb.Play(id)
			tb.Yes()
			tb.Keys(0, 3)
			assert.True(t, tb.Over())
			assert.True(t, tb.Won(0))
		})
		t.Run(id+": at what a key costs now", func(t *testing.T) {
			tb := duel(t, side{Amber: 8, Hand: ids(id)}, side{Line: ids("murmook")}, card.Untamed)
			tb.Play(id)
			tb.Yes()
			tb.Choose(0)
			tb.Amber(0, 0)
			tb.Keys(0, 1)
		})
	}
}

func TestLifeweb(t *testing.T) {
	for _, c := range []struct{ played, have, stolen int }{{2, 4, 0}, {3, 4, 2}, {4, 4, 2}, {3, 1, 1}, {3, 0, 0}} {
		tb := duel(t, side{Hand: ids("lifeweb"), Now: map[card.Ledger]int{card.PlayedCreatures: 3}},
			side{Amber: c.have, Before: map[card.Ledger]int{card.PlayedCreatures: c.played}}, card.Untamed)
		tb.Play("lifeweb")
		tb.Amber(0, 1+c.stolen)
		tb.Amber(1, c.have-c.stolen)
	}
}

// It counts what was really played on the turn before, and only creatures.
func TestLifewebCountsTheTurnBefore(t *testing.T) {
	for last, stolen := range map[string]int{"silvertooth": 2, "ghostly-hand": 0} {
		me := side{Houses: []card.House{card.Untamed}, Hand: ids("lifeweb")}
		tb := duel(t, side{Houses: []card.House{card.Shadows}, Amber: 3, Hand: ids("urchin", "bad-penny", last)}, me, card.Shadows)
		tb.Play("urchin")
		tb.Play("bad-penny")
		tb.Right()
		tb.Play(last)
		if last == "silvertooth" {
			tb.Right()
		}
		had := int(tb.Player(0).Pool)
		tb.EndTurn()
		tb.Play("lifeweb")
		tb.Amber(1, 1+stolen)
		tb.Amber(0, had-stolen)
	}
}

func TestMimicry(t *testing.T) {
	t.Run("the copy resolves as yours, the card is discarded as itself", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother"), Hand: ids("mimicry", "mimicry")},
			side{Line: ids("tocsin", "valdr"), Amber: 1, Discard: ids("nerve-blast", "urchin", "fear")}, card.Untamed)
		tb.Play("mimicry#1")
		tb.Offers("nerve-blast", "fear") // only actions
		tb.Pick("fear")
		tb.Offers("tocsin", "valdr")
		tb.Pick("valdr")
		tb.InZone(card.Hand, "valdr")
		assert.Equal(t, []string{"mimicry"}, tb.Pile(0, card.Discard))
		assert.Equal(t, []string{"nerve-blast", "urchin", "fear"}, tb.Pile(1, card.Discard))
		tb.Play("mimicry")
		tb.Pick("nerve-blast")
		tb.Pick("mother")
		tb.Damage("mother", 2)
		tb.Amber(0, 1)
		tb.Amber(1, 0)
	})
	t.Run("with the bonus icons of the copy", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("mimicry")}, side{Line: ids("tocsin", "valdr"), Discard: ids("punch")}, card.Untamed)
		tb.Play("mimicry")
		tb.Pick("valdr")
		tb.Damage("valdr", 3)
		tb.Amber(0, 1)
	})
	t.Run("a lasting effect goes on when the card is itself again (K17.13)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("snufflegator"), Hand: ids("mimicry")}, side{Line: ids("valdr"), Discard: ids("warsong")}, card.Untamed)
		tb.Play("mimicry")
		tb.Fight("snufflegator")
		tb.Amber(0, 1)
	})
	t.Run("nothing to copy: nothing happens", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("mimicry"), Discard: ids("punch")}, side{Line: ids("valdr"), Discard: ids("urchin")}, card.Untamed)
		tb.Play("mimicry")
		assert.Equal(t, []string{"mimicry", "punch"}, tb.Pile(0, card.Discard))
		tb.Damage("valdr", 0)
	})
	t.Run("a copy of another Mimicry looks into the same pile", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("mimicry")}, side{Line: ids("valdr"), Discard: ids("mimicry")}, card.Untamed)
		tb.Play("mimicry")
		assert.Equal(t, []string{"mimicry"}, tb.Pile(0, card.Discard))
	})
}

// Played again from hand later it is a Mimicry again.
func TestMimicryAgain(t *testing.T) {
	tb := duel(t, side{Line: ids("witch-of-the-eye"), Hand: ids("mimicry")},
		side{Line: ids("valdr", "tocsin"), Discard: ids("fear", "punch")}, card.Untamed)
	tb.Play("mimicry")
	tb.Pick("fear")
	tb.Pick("tocsin")
	tb.Reap("witch-of-the-eye")
	tb.InZone(card.Hand, "mimicry")
	tb.Play("mimicry")
	tb.Offers("fear", "punch")
	tb.Pick("punch")
	tb.Pick("valdr")
	tb.Damage("valdr", 3)
}

func TestNocturnalManeuver(t *testing.T) {
	tb := duel(t, side{Line: ids("snufflegator"), Hand: ids("nocturnal-maneuver", "nocturnal-maneuver")},
		side{Line: ids("valdr", "mother", "tocsin"), Artifacts: ids("cannon")}, card.Untamed)
	tb.Play("nocturnal-maneuver#1")
	tb.Offers("snufflegator", "valdr", "mother", "tocsin")
	tb.Pick("valdr", "mother", "snufflegator")
	for _, id := range []string{"valdr", "mother", "snufflegator"} {
		tb.Marked(id, keyforge.Exhausted)
	}
	tb.Unmarked("tocsin", keyforge.Exhausted)
	tb.Amber(0, 1)
	tb.Play("nocturnal-maneuver#2")
	tb.Finish()
	tb.Unmarked("tocsin", keyforge.Exhausted)
}

func TestPerilousWild(t *testing.T) {
	t.Run("elusive creatures of both sides", func(t *testing.T) {
		tb := duel(t, side{Line: ids("dew-faerie", "snufflegator"), Hand: ids("perilous-wild")},
			side{Line: ids("urchin", "valdr", "noddy-the-thief"), Amber: 1}, card.Untamed)
		tb.Play("perilous-wild")
		tb.Line(0, "snufflegator")
		tb.Line(1, "valdr")
		tb.Amber(0, 1)
	})
	t.Run("also who got it, and who has used it up this turn", func(t *testing.T) {
		tb := duel(t, side{Line: ids("snufflegator"), Hand: ids("perilous-wild")},
			side{Line: list{{ID: "valdr", Attached: ids("ring-of-invisibility")}, {ID: "noddy-the-thief"}}}, card.Untamed)
		tb.Fight("snufflegator", "noddy-the-thief")
		tb.Line(1, "valdr", "noddy-the-thief")
		tb.Play("perilous-wild")
		tb.Line(1)
	})
	t.Run("nobody", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("perilous-wild")}, side{Line: ids("valdr")}, card.Untamed)
		tb.Play("perilous-wild")
		tb.Line(1, "valdr")
	})
}

func TestSaveThePack(t *testing.T) {
	t.Run("the damaged ones of both sides; 1 chain", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "snufflegator", Damage: 1}, {ID: "niffle-ape"}}, Hand: ids("save-the-pack")},
			side{Line: list{{ID: "valdr"}, {ID: "mother", Damage: 4}, {ID: "tocsin", Damage: 1, Marks: keyforge.Warded}}}, card.Untamed)
		tb.Play("save-the-pack")
		tb.Line(0, "niffle-ape")
		tb.Line(1, "valdr", "tocsin")
		assert.Equal(t, 1, int(tb.Player(0).Chains))
		assert.Zero(t, tb.Player(1).Chains)
	})
	t.Run("nobody: the chain comes all the same", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("save-the-pack")}, side{Line: ids("valdr")}, card.Untamed)
		tb.Play("save-the-pack")
		tb.Line(1, "valdr")
		assert.Equal(t, 1, int(tb.Player(0).Chains))
	})
}

func TestScout(t *testing.T) {
	t.Run("two fight one after another, with skirmish, of any house (K8.13)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("valdr", "niffle-ape", "mother"), Hand: ids("scout")},
			side{Line: ids("smaaash", "headhunter", "tocsin")}, card.Untamed)
		tb.Play("scout")
		tb.Offers("valdr", "niffle-ape", "mother")
		tb.Pick("valdr", "niffle-ape")
		tb.Asks(keyforge.AskCards, keyforge.ForOrder, 0)
		tb.Pick("niffle-ape")
		tb.Offers("smaaash", "headhunter", "tocsin")
		tb.Pick("tocsin")
		tb.InZone(card.Discard, "tocsin")
		tb.Offers("smaaash", "headhunter") // chosen only when the second one fights
		tb.Pick("smaaash")
		tb.InZone(card.Discard, "smaaash")
		tb.Damage("niffle-ape", 0)
		tb.Damage("valdr", 0)
		tb.Marked("valdr", keyforge.Exhausted)
		tb.Unmarked("mother", keyforge.Exhausted)
		tb.Amber(0, 1)
	})
	t.Run("skirmish lasts this turn, for those two alone", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "niffle-queen"}, {ID: "niffle-ape"}}, Hand: ids("scout"), Houses: []card.House{card.Untamed}},
			side{Line: ids("valdr", "troll")}, card.Untamed)
		tb.Play("scout")
		tb.Pick("niffle-queen")
		tb.Finish()
		tb.Pick("valdr")
		tb.InZone(card.Discard, "valdr")
		tb.Damage("niffle-queen", 0)
		tb.Fight("niffle-ape")
		tb.InZone(card.Discard, "niffle-ape")
		tb.EndTurn()
		assert.False(t, tb.HasKeyword(tb.Card("niffle-queen"), card.Skirmish))
	})
	t.Run("an exhausted one gains skirmish but cannot fight (K8.14), a stunned one sheds its stun (K14.3)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "niffle-queen", Marks: keyforge.Exhausted}, {ID: "valdr", Marks: keyforge.Stunned}},
			Hand: ids("scout")},
			side{Line: ids("mother")}, card.Untamed)
		tb.Play("scout")
		tb.Pick("niffle-queen", "valdr")
		for tb.Question().Purpose == keyforge.ForOrder {
			tb.Pick("valdr")
		}
		tb.Damage("mother", 0)
		tb.Unmarked("valdr", keyforge.Stunned)
		assert.True(t, tb.HasKeyword(tb.Card("niffle-queen"), card.Skirmish))
	})
	t.Run("nobody, and nobody to fight", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("scout", "scout"), Line: ids("niffle-ape")}, side{}, card.Untamed)
		tb.Play("scout#1")
		tb.Finish()
		assert.False(t, tb.HasKeyword(tb.Card("niffle-ape"), card.Skirmish))
		tb.Play("scout#2")
		tb.Pick("niffle-ape")
		tb.Unmarked("niffle-ape", keyforge.Exhausted)
		assert.True(t, tb.HasKeyword(tb.Card("niffle-ape"), card.Skirmish))
	})
}

func TestStampede(t *testing.T) {
	for _, c := range []struct{ used, have, stolen int }{{2, 3, 0}, {3, 3, 2}, {4, 3, 2}, {3, 1, 1}, {3, 0, 0}} {
		tb := duel(t, side{Hand: ids("stampede"), Now: map[card.Ledger]int{card.UsedCreatures: c.used}},
			side{Amber: c.have, Before: map[card.Ledger]int{card.UsedCreatures: 3}}, card.Untamed)
		tb.Play("stampede")
		tb.Amber(0, 1+c.stolen)
		tb.Amber(1, c.have-c.stolen)
	}
}

// Every way to use a creature counts, even removing a stun (K8.6, K14.2); the use
// of an artifact does not.
func TestStampedeCountsUses(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "snufflegator"}, {ID: "niffle-ape", Marks: keyforge.Stunned}, {ID: "witch-of-the-eye"}},
		Artifacts: ids("ritual-of-balance"), Hand: ids("stampede", "stampede")},
		side{Line: ids("valdr"), Amber: 5}, card.Untamed)
	tb.Fight("snufflegator")
	tb.Unstun("niffle-ape")
	tb.Act("ritual-of-balance")
	tb.Play("stampede#1")
	tb.Amber(1, 5)
	tb.Reap("witch-of-the-eye")
	tb.Play("stampede")
	tb.Amber(1, 3)
}

// The same creature counts each time that it is used.
func TestStampedeCountsACreatureTwice(t *testing.T) {
	tb := duel(t, side{Line: ids("snufflegator", "witch-of-the-eye"), Hand: list{{ID: "stampede"}, {ID: "anger", House: card.Untamed}}},
		side{Line: ids("troll"), Amber: 5}, card.Untamed)
	tb.Reap("snufflegator")
	tb.Play("anger")
	tb.Pick("snufflegator")
	tb.Reap("witch-of-the-eye")
	tb.Play("stampede")
	tb.Amber(1, 3)
}

func TestTheCommonCold(t *testing.T) {
	board := func() (side, side) {
		return side{Line: ids("dust-pixie", "blypyp"), Hand: ids("the-common-cold")}, side{Line: ids("zorg", "mother", "raiding-knight")}
	}
	t.Run("1 damage to each, then all Mars creatures if you want to", func(t *testing.T) {
		me, other := board()
		tb := duel(t, me, other, card.Untamed)
		tb.Play("the-common-cold")
		tb.InZone(card.Discard, "dust-pixie")
		tb.Damage("blypyp", 1)
		tb.Damage("mother", 1)
		tb.Damage("raiding-knight", 0) // armor
		tb.Yes()
		tb.Line(0)
		tb.Line(1, "mother", "raiding-knight")
		tb.Amber(0, 1)
	})
	t.Run("or not", func(t *testing.T) {
		me, other := board()
		tb := duel(t, me, other, card.Untamed)
		tb.Play("the-common-cold")
		tb.No()
		tb.Line(0, "blypyp")
		tb.Line(1, "zorg", "mother", "raiding-knight")
		tb.Damage("zorg", 1)
	})
}

func TestVigor(t *testing.T) {
	for _, c := range []struct{ damage, left, amber int }{{4, 1, 2}, {3, 0, 2}, {2, 0, 1}, {0, 0, 1}} {
		tb := duel(t, side{Line: list{{ID: "valdr", Damage: c.damage}}, Hand: ids("vigor")},
			side{Line: list{{ID: "mother", Damage: 3}}}, card.Untamed)
		tb.Play("vigor")
		tb.Offers("valdr", "mother")
		tb.Pick("valdr")
		if c.damage > 0 {
			tb.Choose(min(3, c.damage))
		}
		tb.Damage("valdr", c.left)
		tb.Damage("mother", 3)
		tb.Amber(0, c.amber)
	}
	tb := duel(t, side{Hand: ids("vigor")}, side{}, card.Untamed)
	tb.Play("vigor")
	tb.Amber(0, 1)
	tb = duel(t, side{Line: list{{ID: "valdr", Damage: 4}}, Hand: ids("vigor")}, side{}, card.Untamed)
	tb.Play("vigor")
	tb.Choose(2) // you may heal less, and gain nothing
	tb.Damage("valdr", 2)
	tb.Amber(0, 1)
}

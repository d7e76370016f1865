package aoa_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestDuskChronicles(t *testing.T) {
	for theirs, want := range map[int][2]int{2: {2, 0}, 1: {1, 0}, 0: {0, 1}} { // with its bonus æmber: 1
		tb := duel(t, side{Hand: ids("dusk-chronicles", "urchin"), Deck: ids("fear")}, side{Amber: theirs}, card.Shadows)
		tb.Play("dusk-chronicles")
		assert.Equal(t, want, [2]int{len(tb.Pile(0, card.Hand)), len(tb.Pile(0, card.Archives))})
	}
}

func TestThoseWhoLookAtTheRicher(t *testing.T) {
	tb := duel(t, side{Hand: ids("furtive-investors"), Line: ids("gamgee")}, side{Amber: 5, Keys: 2}, card.Shadows)
	tb.Play("furtive-investors")
	tb.Amber(0, 3)
	tb.Reap("gamgee")
	tb.Amber(0, 5) // 4 after the reap are less than 5
	tb.Amber(1, 4)
	tb = duel(t, side{Hand: ids("furtive-investors"), Line: ids("gamgee")}, side{Amber: 1, Keys: 2}, card.Shadows)
	tb.Play("furtive-investors")
	tb.Amber(0, 1)
	tb.Reap("gamgee")
	tb.Amber(1, 1)

	tb = duel(t, side{Hand: ids("perplexing-sophistry"), Deck: ids("tunk")}, side{Hand: ids("fear")}, card.Shadows)
	tb.Play("perplexing-sophistry")
	tb.InZone(card.Discard, "fear")
	tb.InZone(card.Hand, "tunk")
	tb = duel(t, side{Hand: ids("perplexing-sophistry"), Deck: ids("tunk")}, side{Hand: ids("fear"), Amber: 1}, card.Shadows)
	tb.Play("perplexing-sophistry")
	tb.InZone(card.Hand, "fear")
	tb.InZone(card.Deck, "tunk")
}

func TestKnucklesBoltonAndLamindra(t *testing.T) {
	tb := duel(t, side{Hand: ids("lamindra"), Line: ids("troll", "mother", "knuckles-bolton")}, side{Line: ids("tunk")}, card.Shadows)
	tb.Play("lamindra")
	tb.Choose(1)
	for name, elusive := range map[string]bool{"troll": true, "mother": true, "lamindra": true, "knuckles-bolton": true, "tunk": false} {
		assert.Equal(t, elusive, tb.HasKeyword(tb.Card(name), card.Elusive), name)
	}
	assert.True(t, tb.HasKeyword(tb.Card("knuckles-bolton"), card.Skirmish))
}

func TestE18LifeForALife(t *testing.T) {
	tb := duel(t, side{Hand: ids("life-for-a-life"), Line: ids("dust-imp", "tunk")}, side{Line: ids("mother", "troll")}, card.Shadows)
	tb.Play("life-for-a-life")
	tb.Offers("dust-imp", "tunk")
	tb.Pick("dust-imp")
	tb.Pick("troll")
	tb.Damage("troll", 6)
	tb.Amber(0, 3)
	tb = duel(t, side{Hand: ids("life-for-a-life")}, side{Line: ids("mother", "troll")}, card.Shadows)
	tb.Play("life-for-a-life")
	tb.Damage("troll", 0)
}

func TestRonnieWristclocks(t *testing.T) {
	for had, stolen := range map[int]int{6: 1, 7: 2, 0: 0} {
		tb := duel(t, side{Hand: ids("ronnie-wristclocks")}, side{Amber: had}, card.Shadows)
		tb.Play("ronnie-wristclocks")
		tb.Amber(0, stolen)
		tb.Amber(1, had-stolen)
	}
}

func TestSuckerPunch(t *testing.T) {
	for target, zone := range map[string]card.Zone{"dust-imp": card.Archives, "mother": card.Discard} {
		tb := duel(t, side{Hand: ids("sucker-punch"), Line: ids("urchin")}, side{Line: ids("dust-imp", "mother")}, card.Shadows)
		tb.Play("sucker-punch")
		tb.Offers("dust-imp", "mother")
		tb.Pick(target)
		tb.InZone(zone, "sucker-punch")
	}
	tb := duel(t, side{Hand: ids("sucker-punch"), Line: ids("urchin")}, side{Line: ids("mother")}, card.Shadows)
	tb.Reap("urchin")
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("sucker-punch")}, keyforge.NeedsAlpha)
}

func TestSwindleAndHeistNight(t *testing.T) {
	tb := duel(t, side{Hand: ids("swindle", "urchin"), Houses: []card.House{card.Shadows}},
		side{Amber: 5, Houses: []card.House{card.Dis}}, card.Shadows)
	tb.Play("swindle") // omega
	tb.Amber(0, 3)
	assert.Equal(t, keyforge.Side(1), tb.Question().Side)
	tb = duel(t, side{Hand: ids("heist-night"), Line: ids("urchin", "dodger", "macis-asp")}, side{Amber: 5, Line: ids("umbra")}, card.Shadows)
	tb.Play("heist-night")
	tb.Amber(0, 2)
}

func TestThrowingStars(t *testing.T) {
	tb := duel(t, side{Hand: ids("throwing-stars")}, side{Line: list{{ID: "urchin"}, {ID: "mother"}, {ID: "bad-penny"},
		{ID: "umbra", Damage: 1}}}, card.Shadows)
	tb.Play("throwing-stars")
	tb.Pick("urchin", "mother", "bad-penny")
	tb.Amber(0, 2) // including the one that went to hand
	tb.Damage("mother", 1)
	tb.Damage("umbra", 1)
	tb = duel(t, side{Hand: ids("throwing-stars")}, side{Line: ids("urchin", "mother")}, card.Shadows)
	tb.Play("throwing-stars")
	tb.Finish()
	tb.Line(1, "urchin", "mother")
}

func TestWhistlingDartsAndYantzeeGang(t *testing.T) {
	tb := duel(t, side{Hand: ids("whistling-darts"), Line: ids("yantzee-gang")}, side{Line: ids("mother", "bulwark"), Amber: 2}, card.Shadows)
	tb.Play("whistling-darts")
	tb.Damage("mother", 0) // armor by Bulwark
	tb.Damage("yantzee-gang", 0)
	tb.Act("yantzee-gang")
	tb.Amber(0, 2)
	tb.Amber(1, 1)
}

func TestBonerotVenom(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "mother", Attached: ids("bonerot-venom")}, {ID: "doc-bookton"}}, Deck: ids("fear")}, side{}, card.Logos)
	tb.Reap("mother")
	tb.Damage("mother", 2)
	tb.Reap("doc-bookton")
	tb.Damage("doc-bookton", 0)
	tb = duel(t, side{Line: list{{ID: "mother", Marks: keyforge.Stunned, Attached: ids("bonerot-venom")}}}, side{}, card.Logos)
	tb.Unstun("mother") // a use as well (K14.3)
	tb.Damage("mother", 2)
}

func TestBrendTheFanatic(t *testing.T) {
	tb := duel(t, side{Hand: ids("brend-the-fanatic")}, side{Amber: 1}, card.Shadows)
	tb.Play("brend-the-fanatic")
	tb.Amber(1, 2)
	tb = duel(t, side{Hand: ids("punch"), Amber: 4}, side{Line: ids("brend-the-fanatic")}, card.Brobnar)
	tb.Play("punch")
	tb.Amber(0, 2)
	tb.Amber(1, 3)
}

func TestHideawayHole(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("hideaway-hole"), Line: ids("mother"), Hand: ids("urchin"), Houses: []card.House{card.Shadows},
		Deck: ids("fear", "fear", "fear", "fear", "fear", "fear", "fear")},
		side{Line: ids("troll"), Houses: []card.House{card.Brobnar},
			Deck: ids("fear", "fear", "fear", "fear", "fear", "fear", "fear")}, card.Shadows)
	tb.Omni("hideaway-hole")
	tb.InZone(card.Discard, "hideaway-hole")
	assert.True(t, tb.HasKeyword(tb.Card("mother"), card.Elusive))
	assert.False(t, tb.HasKeyword(tb.Card("troll"), card.Elusive))
	tb.EndTurn()
	tb.Fight("troll")
	tb.InZone(card.Battleline, "mother")
	tb.EndTurn()
	assert.False(t, tb.HasKeyword(tb.Card("mother"), card.Elusive))
}

func TestLittleNiff(t *testing.T) {
	tb := duel(t, side{Line: ids("dodger", "little-niff", "urchin", "umbra")}, side{Line: ids("troll", "mother"), Amber: 9}, card.Shadows)
	tb.Fight("urchin", "mother") // it dies, and was a neighbor
	tb.Amber(0, 1)
	tb.Reap("dodger")
	tb.Amber(0, 2)
	tb.Amber(1, 8)
	tb = duel(t, side{Line: ids("little-niff", "urchin", "macis-asp")}, side{Line: ids("troll", "mother"), Amber: 9}, card.Shadows)
	tb.Fight("macis-asp", "mother")
	tb.Fight("little-niff", "mother")
	tb.Amber(0, 0)
}

func TestNightforge(t *testing.T) {
	tb := duel(t, side{Hand: ids("nightforge", "nightforge"), Amber: 20}, side{}, card.Shadows)
	tb.Play("nightforge#1")
	tb.Yes()
	tb.Choose(0)
	tb.Keys(0, 1)
	tb.Amber(0, 11)
	tb.Play("nightforge#2")
	tb.Keys(0, 1)
	tb = duel(t, side{Hand: ids("nightforge"), Amber: 9}, side{}, card.Shadows)
	tb.Play("nightforge")
	tb.No()
	tb.Keys(0, 0)
}

func TestRedlock(t *testing.T) {
	for play, amber := range map[string]int{"umbra": 0, "ghostly-hand": 3} {
		tb := duel(t, side{Line: ids("redlock"), Hand: ids(play), Houses: []card.House{card.Shadows}},
			side{Houses: []card.House{card.Dis}}, card.Shadows)
		tb.Play(play)
		if play == "umbra" {
			tb.Left()
		}
		tb.EndTurn()
		tb.Amber(0, amber)
	}
}

func TestGuardDisguise(t *testing.T) {
	for had, stolen := range map[int]int{4: 0, 3: 3, 2: 2} {
		tb := duel(t, side{Artifacts: ids("guard-disguise")}, side{Amber: had}, card.Shadows)
		tb.Act("guard-disguise")
		tb.InZone(card.Discard, "guard-disguise")
		tb.Amber(0, stolen)
	}
}

func TestLethalDistraction(t *testing.T) {
	tb := duel(t, side{Hand: list{{ID: "lethal-distraction"}, {ID: "poison-wave"}}}, side{Line: ids("mother", "tunk", "zorg")}, card.Shadows)
	tb.Play("lethal-distraction")
	tb.Pick("tunk")
	tb.Play("poison-wave")
	tb.Damage("tunk", 3) // 2, less its armor, and 2
	tb.Damage("mother", 2)
	tb = duel(t, side{Hand: list{{ID: "lethal-distraction"}, {ID: "poison-wave"}}}, side{Line: ids("mother", "raiding-knight")}, card.Shadows)
	tb.Play("lethal-distraction")
	tb.Pick("raiding-knight")
	tb.Play("poison-wave")
	tb.Damage("raiding-knight", 0) // its armor leaves nothing to add to (Q59)
}

func TestPlagueRat(t *testing.T) {
	tb := duel(t, side{Hand: ids("plague-rat"), Line: ids("plague-rat", "mother")}, side{Line: ids("troll", "plague-rat")}, card.Shadows)
	tb.Play("plague-rat")
	tb.Left()
	tb.Damage("mother", 3)
	tb.Damage("troll", 3)
	tb.Damage("1:plague-rat", 0)
}

func TestRiggedLottery(t *testing.T) {
	tb := duel(t, side{Hand: ids("rigged-lottery"), Deck: ids("urchin", "fear", "umbra", "fear", "fear", "dodger")},
		side{Deck: ids("noddy-the-thief", "fear")}, card.Shadows)
	tb.Play("rigged-lottery")
	tb.Amber(0, 3)
	tb.Amber(1, 1)
	assert.Equal(t, []string{"dodger"}, tb.Pile(0, card.Deck))
	assert.Empty(t, tb.Pile(1, card.Deck))
}

func TestSackOfCoins(t *testing.T) {
	tb := duel(t, side{Hand: ids("sack-of-coins"), Amber: 2}, side{Line: ids("mother", "troll"), Amber: 5}, card.Shadows)
	tb.Play("sack-of-coins")
	tb.Pick("mother")
	tb.Pick("troll")
	tb.Pick("mother")
	tb.Damage("mother", 2)
	tb.Damage("troll", 1)

	tb = duel(t, side{Hand: ids("sack-of-coins"), Amber: 2}, side{Line: ids("dust-imp", "mother", "troll")}, card.Shadows)
	tb.Play("sack-of-coins")
	tb.Pick("dust-imp")
	tb.Pick("dust-imp")
	tb.Offers("dust-imp", "mother", "troll") // all of it is dealt at the end (K11.4)
	tb.Pick("troll")
	tb.InZone(card.Discard, "dust-imp")
	tb.Damage("troll", 1)
}

func TestE19ScowlyCaper(t *testing.T) {
	houses := []card.House{card.Brobnar}
	tb := duel(t, side{Hand: ids("scowly-caper"), Line: ids("urchin"), Houses: []card.House{card.Shadows}},
		side{Line: ids("troll", "mother"), Houses: houses, Deck: ids("fear", "fear", "fear", "fear", "fear", "fear", "fear")}, card.Shadows)
	tb.Play("scowly-caper")
	tb.Right()
	tb.Line(1, "troll", "mother", "scowly-caper")
	tb.EndTurn() // not its controller's turn
	tb.Line(1, "troll", "mother", "scowly-caper")
	tb.House(card.Brobnar)
	tb.EndTurn()
	tb.Line(1, "troll", "scowly-caper")
	tb = duel(t, side{Line: list{{ID: "scowly-caper", Foreign: true}}}, side{}, card.Brobnar)
	tb.Reap("scowly-caper") // whatever the house
	t.Run("K3.1 also put into play", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("æmberlution", "scowly-caper")}, side{Hand: ids("troll", "scowly-caper")}, card.Untamed)
		tb.Play("æmberlution")
		tb.Pick("troll")
		tb.Right()
		tb.Line(0, "scowly-caper")
		tb.Line(1, "scowly-caper", "troll")
		tb.Unmarked("scowly-caper", keyforge.Exhausted)
	})
	t.Run("K3.1 under its owner's opponent where its owner would control it", func(t *testing.T) {
		for of := range keyforge.Side(2) {
			var line [2]list
			line[of] = ids("scowly-caper")
			tb := duel(t, side{Line: line[0], Artifacts: ids("spangler-box", "gorm-of-omm")}, side{Line: line[1]}, card.Logos)
			tb.Act("spangler-box")
			tb.InZone(card.Purged, "scowly-caper")
			tb.Omni("gorm-of-omm")
			tb.Line(1-of, "scowly-caper")
			assert.Equal(t, of, tb.Of("scowly-caper").Owner)
		}
	})
	t.Run("K3.1 it takes no place in a line that it does not enter", func(t *testing.T) {
		tb := duel(t, side{Line: ids("urchin", "gebuk", "mother"), Deck: ids("scowly-caper"), Hand: ids("hand-of-dis")},
			side{Line: ids("troll", "umbra", "zorg")}, card.Dis)
		tb.Play("hand-of-dis")
		tb.Pick("gebuk")
		tb.Right()
		tb.Line(0, "urchin", "mother")
		tb.Line(1, "troll", "umbra", "zorg", "scowly-caper")
	})
}

func TestShardOfGreed(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("shard-of-greed", "shard-of-life", "commpod")}, side{Artifacts: ids("shard-of-hate")}, card.Shadows)
	tb.Act("shard-of-greed")
	tb.Amber(0, 2)
	t.Run("K8.16 used as if it were yours it is friendly", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("shard-of-hate"), Hand: ids("remote-access")},
			side{Artifacts: ids("shard-of-greed", "shard-of-life")}, card.Logos)
		tb.Play("remote-access")
		tb.Pick("shard-of-greed")
		tb.Amber(0, 3) // an icon, the shard of its user and itself
		tb.Amber(1, 0)
	})
}

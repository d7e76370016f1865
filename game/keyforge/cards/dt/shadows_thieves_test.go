package dt_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestCaptainsNoBeard(t *testing.T) {
	t.Run("evil: its neighbors capture as it is destroyed", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll"), Amber: 3}, side{Line: ids("mother", "captain-no-beard-evil-twin", "valdr", "urchin")},
			card.Brobnar)
		tb.Fight("troll", "captain-no-beard-evil-twin")
		tb.AmberOn("mother", 1)
		tb.AmberOn("valdr", 1)
		tb.AmberOn("urchin", 0)
		tb.Amber(0, 1)
	})
	t.Run("its neighbors have taunt", func(t *testing.T) {
		tb := duel(t, side{Line: ids("captain-no-beard", "mother", "urchin")}, side{Amber: 2}, card.Shadows)
		assert.True(t, tb.HasKeyword(tb.Card("mother"), card.Taunt))
		assert.False(t, tb.HasKeyword(tb.Card("urchin"), card.Taunt))
		assert.False(t, tb.HasKeyword(tb.Card("captain-no-beard"), card.Taunt))
		tb.Reap("captain-no-beard")
		tb.AmberOn("captain-no-beard", 1)
		tb.Amber(1, 1)
	})
}

func TestFreebootersFaye(t *testing.T) {
	t.Run("both raise the tide", func(t *testing.T) {
		for _, id := range []string{"freebooter-faye", "freebooter-faye-evil-twin"} {
			tb := duel(t, side{Hand: ids(id)}, side{}, card.Shadows)
			tb.Play(id)
			assert.True(t, tb.TideHigh(0))
		}
	})
	line := side{Line: ids("freebooter-faye", "freebooter-faye-evil-twin")}
	enemy := side{Line: ids("dust-imp", "troll"), Amber: 4}
	t.Run("at high tide they steal: by reaping, before a fight", func(t *testing.T) {
		tb := duel(t, line, enemy, card.Shadows)
		tb.Do(raise)
		tb.Reap("freebooter-faye")
		tb.Amber(1, 3)
		tb.Fight("freebooter-faye-evil-twin", "troll") // although it dies
		tb.Amber(1, 2)
		tb.Amber(0, 3)
	})
	t.Run("not otherwise", func(t *testing.T) {
		tb := duel(t, line, enemy, card.Shadows)
		tb.Reap("freebooter-faye")
		tb.Fight("freebooter-faye-evil-twin", "dust-imp")
		tb.Amber(0, 1)
	})
}

func TestHardSimpsons(t *testing.T) {
	t.Run("evil: a damaged creature captures from its own side", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "hard-simpson-evil-twin", Damage: 1}, {ID: "mother"}}, Amber: 2},
			side{Line: list{{ID: "troll", Damage: 1}, {ID: "valdr"}}, Amber: 3}, card.Shadows)
		tb.Do(raise)
		tb.Reap("hard-simpson-evil-twin")
		tb.Offers("hard-simpson-evil-twin", "troll")
		tb.Pick("troll")
		tb.AmberOn("troll", 1)
		tb.Amber(1, 2)
		tb.Amber(0, 3)
	})
	t.Run("evil: at no other tide", func(t *testing.T) {
		tb := duel(t, side{Line: ids("hard-simpson-evil-twin")}, side{Line: list{{ID: "troll", Damage: 1}}, Amber: 3}, card.Shadows)
		tb.Reap("hard-simpson-evil-twin")
		tb.Amber(1, 3)
	})
	fighters := side{Line: list{{ID: "aja-the-inconspicuous", House: card.Brobnar}, {ID: "troll"},
		{ID: "aja-the-inconspicuous", House: card.Brobnar}}, Amber: 5,
		Houses: []card.House{card.Brobnar}}
	simpson := side{Line: ids("hard-simpson"), Amber: 5}
	t.Run("it steals after it is dealt damage", func(t *testing.T) {
		tb := duel(t, fighters, simpson, card.Brobnar)
		tb.Fight("aja-the-inconspicuous", "hard-simpson") // elusive
		tb.Amber(0, 5)
		tb.Fight("aja-the-inconspicuous#2", "hard-simpson")
		tb.Amber(0, 4)
		tb.Amber(1, 6)
		tb.Fight("troll", "hard-simpson") // which it does not survive
		tb.Amber(0, 4)
		tb.Amber(1, 6)
	})
	t.Run("at low tide the opponent steals", func(t *testing.T) {
		tb := duel(t, fighters, simpson, card.Brobnar)
		tb.Do(raise)
		tb.Fight("aja-the-inconspicuous", "hard-simpson")
		tb.Fight("aja-the-inconspicuous#2", "hard-simpson")
		tb.Amber(0, 6)
		tb.Amber(1, 4)
	})
}

func TestHobnobbers(t *testing.T) {
	for _, c := range []struct{ pool, evil, good int }{{0, 0, 0}, {1, 1, 0}, {2, 0, 0}, {5, 0, 0}, {6, 0, 2}, {9, 0, 2}} {
		tb := duel(t, side{Line: list{{ID: "hobnobber-evil-twin", House: card.Dis}}}, side{Amber: c.pool}, card.Shadows)
		tb.Omni("hobnobber-evil-twin")
		tb.Amber(0, c.evil)
		tb.Amber(1, c.pool-c.evil)
		tb = duel(t, side{Line: ids("hobnobber")}, side{Amber: c.pool}, card.Shadows)
		tb.Act("hobnobber")
		tb.Amber(0, c.good)
	}
}

func TestMontyBanks(t *testing.T) {
	t.Run("evil: exalted twice", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("monty-bank-evil-twin")}, side{}, card.Shadows)
		tb.Play("monty-bank-evil-twin")
		tb.AmberOn("monty-bank-evil-twin", 2)
	})
	t.Run("up to twice", func(t *testing.T) {
		for n := range 3 {
			tb := duel(t, side{Hand: ids("monty-bank")}, side{}, card.Shadows)
			tb.Play("monty-bank")
			tb.Choose(n)
			tb.AmberOn("monty-bank", n)
		}
	})
	t.Run("steal as much as is on it", func(t *testing.T) {
		for _, id := range []string{"monty-bank", "monty-bank-evil-twin"} {
			tb := duel(t, side{Line: list{{ID: id, Amber: 3}}}, side{Amber: 5}, card.Shadows)
			tb.Act(id)
			tb.Amber(0, 3)
			tb.Amber(1, 2)
			tb.AmberOn(id, 3)
		}
	})
}

func TestOneEyedWillas(t *testing.T) {
	t.Run("evil: the opponent loses 2 at high tide", func(t *testing.T) {
		tb := duel(t, side{Line: ids("one-eyed-willa-evil-twin", "one-eyed-willa-evil-twin")}, side{Line: ids("troll"), Amber: 5}, card.Shadows)
		tb.Fight("one-eyed-willa-evil-twin", "troll")
		tb.Amber(1, 5)
		tb.Do(raise)
		tb.Fight("one-eyed-willa-evil-twin#2", "troll")
		tb.Amber(1, 3)
		tb.Amber(0, 0)
	})
	t.Run("elusive and skirmish at high tide", func(t *testing.T) {
		tb := duel(t, side{Line: ids("one-eyed-willa", "one-eyed-willa")}, side{Line: ids("troll"), Amber: 5}, card.Shadows)
		tb.Fight("one-eyed-willa", "troll")
		tb.InZone(card.Discard, "one-eyed-willa")
		tb.Amber(0, 0)
		tb.Do(raise)
		tb.Fight("one-eyed-willa#2", "troll")
		tb.Amber(0, 1)
		assert.True(t, tb.HasKeyword(tb.Card("one-eyed-willa#2"), card.Elusive))
	})
}

func TestSeaUrchins(t *testing.T) {
	for id, n := range map[string]int{"sea-urchin": 1, "sea-urchin-evil-twin": 2} {
		tb := duel(t, side{Hand: ids(id)}, side{Amber: 5}, card.Shadows)
		tb.Play(id)
		tb.AmberOn(id, n)
		tb.Amber(0, 0)
		tb.Amber(1, 5-n)
		tb = duel(t, side{Hand: ids(id)}, side{Amber: 5}, card.Shadows)
		tb.Do(raise)
		tb.Play(id)
		tb.AmberOn(id, 0)
		tb.Amber(0, n)
		tb.Amber(1, 5-n)
	}
}

func TestGasPipesMalone(t *testing.T) {
	tb := duel(t, side{Line: ids("gas-pipes-malone"), Amber: 2}, side{Line: ids("dust-imp", "mother"), Amber: 3}, card.Shadows)
	tb.Fight("gas-pipes-malone", "mother")
	tb.AmberOn("mother", 1)
	tb.Amber(1, 2)
	tb.Amber(0, 2)
	tb = duel(t, side{Line: ids("gas-pipes-malone")}, side{Line: ids("dust-imp", "mother"), Amber: 3}, card.Shadows)
	tb.Fight("gas-pipes-malone", "dust-imp")
	tb.Amber(0, 1) // and back when it dies
	tb.Amber(1, 4) // 2 of them from the Dust Imp
}

func TestJackieTar(t *testing.T) {
	for damage, high := range map[int]bool{1: false, 6: true} {
		tb := duel(t, side{Line: ids("jackie-tar", "mother")}, side{Line: ids("troll")}, card.Shadows)
		if high {
			tb.Do(raise)
		}
		tb.Reap("jackie-tar")
		tb.Offers("jackie-tar", "mother", "troll")
		tb.Pick("troll")
		tb.Damage("troll", damage)
	}
}

func TestHandCannon(t *testing.T) {
	t.Run("1 from what it fights, without damage in return", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("hand-cannon"), Line: list{{ID: "mother", House: card.Shadows}}},
			side{Line: list{{ID: "troll", Amber: 2}, {ID: "valdr"}}}, card.Shadows)
		tb.Play("hand-cannon")
		tb.Pick("mother")
		tb.Amber(0, 1)
		tb.Fight("mother", "troll")
		tb.Amber(0, 2)
		tb.AmberOn("troll", 1)
		tb.Damage("mother", 0)
	})
	t.Run("of the dead all goes where it always goes", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "mother", House: card.Shadows, Attached: ids("hand-cannon")}}},
			side{Line: list{{ID: "urchin", Amber: 2, Marks: keyforge.Attacked}}}, card.Shadows)
		tb.Fight("mother", "urchin")
		tb.Amber(0, 2)
	})
}

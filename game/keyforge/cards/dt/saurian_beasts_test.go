package dt_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestBestiariiUrsos(t *testing.T) {
	t.Run("evil: stun a creature", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("bestiarii-urso-evil-twin"), Line: ids("mother")}, side{Line: ids("troll")}, card.Saurian)
		tb.Play("bestiarii-urso-evil-twin")
		tb.Left()
		tb.Offers("bestiarii-urso-evil-twin", "mother", "troll")
		tb.Pick("troll")
		tb.Marked("troll", keyforge.Stunned)
		tb.Unmarked("mother", keyforge.Stunned)
	})
	t.Run("or unstun one, if you want to", func(t *testing.T) {
		tb := duel(t, side{Line: ids("bestiarii-urso", "bestiarii-urso")},
			side{Line: list{{ID: "troll", Marks: keyforge.Stunned}, {ID: "valdr"}}}, card.Saurian)
		tb.Reap("bestiarii-urso")
		tb.Finish()
		tb.Marked("troll", keyforge.Stunned)
		tb.Reap("bestiarii-urso#2")
		tb.Pick("troll")
		tb.Unmarked("troll", keyforge.Stunned)
	})
}

func TestCensorsPhilo(t *testing.T) {
	t.Run("evil: 5 damage to one with æmber on it", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("censor-philo-evil-twin"), Line: list{{ID: "mother", Amber: 1}}},
			side{Line: list{{ID: "troll", Amber: 2}, {ID: "valdr"}}},
			card.Saurian)
		tb.Play("censor-philo-evil-twin")
		tb.Left()
		tb.Offers("mother", "troll")
		tb.Pick("troll")
		tb.Damage("troll", 5)
	})
	t.Run("no damage by creatures with æmber", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "troll", Amber: 1}, {ID: "headhunter"}}}, side{Line: ids("censor-philo", "mother")}, card.Brobnar)
		tb.Fight("troll", "censor-philo")
		tb.Damage("censor-philo", 0)
		tb.Damage("troll", 5)
		tb.Fight("headhunter", "censor-philo")
		tb.InZone(card.Discard, "censor-philo", "headhunter")
	})
}

func TestEclecticAmbrosii(t *testing.T) {
	t.Run("evil: an enemy creature forgets what it can, for good", func(t *testing.T) {
		tb := duel(t, side{Line: ids("eclectic-ambrosius-evil-twin", "dust-imp"), Houses: []card.House{card.Saurian}},
			side{Line: ids("headhunter", "bumpsy", "urchin"), Houses: []card.House{card.Brobnar}, Hand: ids("gauntlet-of-command")}, card.Saurian)
		tb.Reap("eclectic-ambrosius-evil-twin")
		tb.Offers("headhunter", "bumpsy", "urchin")
		tb.Pick("headhunter")
		tb.EndTurn()
		tb.House(card.Brobnar)
		tb.Fight("bumpsy", "eclectic-ambrosius-evil-twin") // which dies
		tb.InZone(card.Discard, "eclectic-ambrosius-evil-twin")
		amber := int(tb.Player(1).Pool)
		tb.Fight("headhunter", "dust-imp")
		tb.Amber(1, amber) // no æmber for the fight
		tb.InZone(card.Battleline, "headhunter")
		tb.LeaveOpen()
	})
	t.Run("traits stay", func(t *testing.T) {
		tb := duel(t, side{Line: ids("eclectic-ambrosius-evil-twin")}, side{Line: ids("urchin")}, card.Saurian)
		traits := tb.TraitsOf(tb.Card("urchin"))
		tb.Reap("eclectic-ambrosius-evil-twin")
		assert.False(t, tb.HasKeyword(tb.Card("urchin"), card.Elusive))
		assert.Equal(t, traits, tb.TraitsOf(tb.Card("urchin")))
	})
	t.Run("three counters for 6 æmber", func(t *testing.T) {
		scholar := func(n int) side {
			return side{Line: list{{ID: "eclectic-ambrosius", Counters: map[card.Counter]int{card.KnowledgeCounter: n}}},
				Houses: []card.House{card.Saurian}}
		}
		tb := duel(t, scholar(2), side{}, card.Saurian)
		tb.EndTurn()
		tb.EndTurn()
		assert.Equal(t, 3, int(tb.Of("eclectic-ambrosius").Counters[card.KnowledgeCounter]), "not at the end of the enemy's turn")
		tb.Act("eclectic-ambrosius")
		tb.Amber(0, 6)
		assert.Equal(t, 0, int(tb.Of("eclectic-ambrosius").Counters[card.KnowledgeCounter]))
		tb = duel(t, scholar(2), side{}, card.Saurian)
		tb.Act("eclectic-ambrosius")
		tb.Amber(0, 0)
	})
}

func TestLapisauri(t *testing.T) {
	t.Run("evil: what it fights is exalted", func(t *testing.T) {
		tb := duel(t, side{Line: ids("lapisaurus-evil-twin", "lapisaurus-evil-twin")}, side{Line: ids("troll", "dust-imp")}, card.Saurian)
		tb.Fight("lapisaurus-evil-twin", "troll")
		tb.AmberOn("troll", 1)
		tb.Damage("lapisaurus-evil-twin", 0)
		tb.Fight("lapisaurus-evil-twin#2", "dust-imp")
		tb.InZone(card.Discard, "dust-imp")
		tb.Amber(0, 0)
		tb.AmberOn("troll", 1)
	})
	t.Run("who attacks it is exalted before the fight", func(t *testing.T) {
		tb := duel(t, side{Line: ids("dust-imp", "troll")}, side{Line: ids("mother", "lapisaurus", "valdr", "valdr")}, card.Dis)
		tb.Fight("dust-imp", "lapisaurus")
		tb.Amber(1, 1) // of the dead Dust Imp
		tb = duel(t, side{Line: ids("troll", "headhunter")}, side{Line: ids("mother", "lapisaurus", "valdr", "valdr")}, card.Brobnar)
		tb.Fight("troll", "valdr#2")
		tb.AmberOn("troll", 0)
	})
	t.Run("not whom it attacks", func(t *testing.T) {
		tb := duel(t, side{Line: ids("lapisaurus")}, side{Line: ids("troll")}, card.Saurian)
		tb.Fight("lapisaurus", "troll")
		tb.AmberOn("troll", 0)
	})
}

func TestMagistraeVita(t *testing.T) {
	line := list{{ID: "mother"}, {ID: "grimlocus-dux"}, {ID: "troll", Marks: keyforge.Exhausted}}
	t.Run("evil: exalt one of another house and fight with it", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("magistra-vita-evil-twin"), Line: line}, side{Line: ids("dust-imp")}, card.Saurian)
		tb.Play("magistra-vita-evil-twin")
		tb.Left()
		tb.Offers("mother", "troll")
		tb.Pick("mother")
		tb.AmberOn("mother", 1)
		tb.InZone(card.Discard, "dust-imp")
	})
	t.Run("exhausted it is only exalted", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("magistra-vita"), Line: line}, side{}, card.Saurian)
		tb.Play("magistra-vita")
		tb.Left()
		tb.Pick("troll")
		tb.AmberOn("troll", 1)
		tb.Amber(0, 0)
	})
	t.Run("reap with it, or do nothing", func(t *testing.T) {
		tb := duel(t, side{Line: append(list{{ID: "magistra-vita"}, {ID: "magistra-vita"}}, line...)}, side{}, card.Saurian)
		tb.Reap("magistra-vita")
		tb.Pick("mother")
		tb.Amber(0, 2)
		tb.Reap("magistra-vita#2")
		tb.Finish()
		tb.Amber(0, 3)
		tb.AmberOn("troll", 0)
	})
}

func TestPhysiciFelix(t *testing.T) {
	for id, high := range map[string]bool{"physicus-felix": true, "physicus-felix-evil-twin": false} {
		t.Run(id, func(t *testing.T) {
			play := func(tide string) bool {
				tb := duel(t, side{Hand: ids(id), Houses: []card.House{card.Saurian}}, side{Line: ids("troll")}, card.Saurian)
				switch tide {
				case "high":
					tb.Do(raise)
				case "low":
					tb.EndTurn()
					tb.Do(raise)
					tb.EndTurn()
				}
				tb.Play(id)
				if tb.Question().Kind != keyforge.AskCards {
					return false
				}
				tb.Offers(id, "troll")
				tb.Pick("troll")
				tb.AmberOn("troll", 1)
				return true
			}
			assert.Equal(t, high, play("high"))
			assert.Equal(t, !high, play("low"))
			assert.False(t, play("neutral"))
		})
	}
}

// Each of the beasts depends only on whether the tide is low for its own player.
func TestUndagnathi(t *testing.T) {
	beasts := side{Line: ids("undagnathus-evil-twin", "undagnathus"), Houses: []card.House{card.Saurian}}
	fighters := side{Line: ids("troll", "headhunter"), Houses: []card.House{card.Brobnar}}
	t.Run("low: twice the damage taken, none dealt", func(t *testing.T) {
		tb := duel(t, fighters, beasts, card.Brobnar)
		tb.Do(raise)
		tb.Fight("headhunter", "undagnathus-evil-twin")
		tb.Damage("undagnathus-evil-twin", 10)
		tb.Fight("troll", "undagnathus")
		tb.Damage("undagnathus", 8)
		tb.Damage("troll", 0)
	})
	t.Run("low: what its armor lets through is doubled (D68)", func(t *testing.T) {
		tb := duel(t, fighters, side{Line: list{{ID: "undagnathus-evil-twin", Attached: ids("shoulder-armor")}}}, card.Brobnar)
		tb.Do(raise)
		tb.Fight("headhunter")
		tb.Damage("undagnathus-evil-twin", 2*(5-2))
	})
	t.Run("not low: as ever", func(t *testing.T) {
		tb := duel(t, fighters, beasts, card.Brobnar)
		tb.Fight("headhunter", "undagnathus-evil-twin")
		tb.Damage("undagnathus-evil-twin", 5)
		tb.Fight("troll", "undagnathus")
		tb.InZone(card.Discard, "troll")
	})
}

func TestBrachiaditus(t *testing.T) {
	tb := duel(t, side{Hand: ids("brachiaditus"), Line: list{{ID: "mother", Amber: 2}, {ID: "valdr"}, {ID: "urchin", Amber: 1}}},
		side{Line: ids("troll")},
		card.Saurian)
	tb.Play("brachiaditus")
	tb.Choose(1)
	tb.Line(0, "mother", "brachiaditus", "valdr", "urchin")
	tb.Marked("mother", keyforge.Stunned)
	tb.Marked("valdr", keyforge.Stunned)
	tb.Unmarked("urchin", keyforge.Stunned)
	tb.AmberOn("mother", 1)
	tb.AmberOn("valdr", 0)
	tb.AmberOn("urchin", 1)
	tb.Amber(0, 0)
	tb.Amber(1, 0)
}

func TestHastatusRaptor(t *testing.T) {
	raptors := side{Line: list{{ID: "hastatus-raptor"}, {ID: "hastatus-raptor", Amber: 2}, {ID: "mother", Amber: 3}}}
	t.Run("for each æmber on all of them", func(t *testing.T) {
		tb := duel(t, raptors, side{Line: ids("grimlocus-dux")}, card.Saurian)
		tb.Fight("hastatus-raptor", "grimlocus-dux")
		tb.Yes()
		tb.Damage("grimlocus-dux", 6) // 3, less 2 for armor, and 5
		tb.Amber(0, 0)
	})
	t.Run("not exalted", func(t *testing.T) {
		tb := duel(t, raptors, side{Line: ids("troll")}, card.Saurian)
		tb.Fight("hastatus-raptor", "troll")
		tb.No()
		tb.Damage("troll", 5)
	})
}

func TestVenatorAltum(t *testing.T) {
	hurt := func(armed bool, tide bool) int16 {
		tb := duel(t, side{Line: ids("troll", "dust-imp"), Houses: []card.House{card.Brobnar}}, side{Line: ids("venator-altum")}, card.Brobnar)
		if tide {
			tb.Do(raise)
		}
		if armed {
			tb.Fight("troll", "venator-altum")
		}
		return tb.Of("venator-altum").Amber
	}
	assert.Equal(t, int16(1), hurt(true, true))
	assert.Equal(t, int16(0), hurt(true, false))
	assert.Equal(t, int16(0), hurt(false, true))
}

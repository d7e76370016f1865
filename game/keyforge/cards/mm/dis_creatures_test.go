package mm_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// of is a card of another house than the printed one, to be used in a turn of it.
func of(h card.House, id string) keyforge.CardPosition {
	return keyforge.CardPosition{ID: id, House: h}
}

func icons(of ...card.Icon) card.Icons {
	var all card.Icons
	copy(all[:], of)
	return all
}

func TestBonesaw(t *testing.T) {
	t.Run("ready after a friendly creature was destroyed", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother", "dust-imp", "mother"), Hand: ids("bonesaw", "hand-of-dis")}, side{}, card.Dis)
		tb.Play("hand-of-dis")
		tb.Play("bonesaw")
		tb.Left()
		tb.Unmarked("bonesaw", keyforge.Exhausted)
	})
	t.Run("not after an enemy one, and not without", func(t *testing.T) {
		tb := duel(t, side{Line: ids("tocsin"), Hand: ids("bonesaw")}, side{Line: ids("urchin")}, card.Dis)
		tb.Play("bonesaw")
		tb.Left()
		tb.Marked("bonesaw", keyforge.Exhausted)
		tb = duel(t, side{Line: ids("shooler"), Hand: ids("bonesaw")}, side{Line: ids("batdrone")}, card.Dis)
		tb.Fight("shooler")
		tb.Play("bonesaw")
		tb.Left()
		tb.Marked("bonesaw", keyforge.Exhausted)
	})
}

func TestBrabble(t *testing.T) {
	tb := duel(t, side{Line: ids("brabble")}, side{Line: ids("troll"), Amber: 5}, card.Dis)
	tb.Fight("brabble")
	tb.Amber(1, 4)
	tb = duel(t, side{Line: ids("troll"), Amber: 5}, side{Line: ids("brabble"), Amber: 1}, card.Brobnar)
	tb.Fight("troll")
	tb.Amber(0, 2)
	tb.Amber(1, 1)
}

func TestDarkMinion(t *testing.T) {
	tb := duel(t, side{Line: ids("dark-minion", "mother")}, side{Line: list{{ID: "troll"}, {ID: "valdr"}, {ID: "urchin"}}}, card.Dis)
	tb.Fight("dark-minion", "troll")
	tb.Damage("troll", 2)
	tb.Damage("valdr", 1)
	tb.InZone(card.Discard, "urchin", "dark-minion")
	tb.Damage("mother", 0)
}

func TestDrecker(t *testing.T) {
	tb := duel(t, side{Line: ids("headhunter", "valdr")}, side{Line: ids("troll", "drecker", "zorg", "mother"), Amber: 2}, card.Brobnar)
	tb.Fight("valdr", "mother") // no neighbor of it
	tb.Damage("drecker", 0)
	tb.Fight("headhunter", "troll")
	tb.Damage("troll", 5)
	tb.InZone(card.Discard, "drecker", "headhunter", "mother")
	tb = duel(t, side{Line: ids("drecker")}, side{Amber: 3}, card.Dis)
	tb.Reap("drecker")
	tb.Amber(0, 2)
	tb.Amber(1, 2)
}

func TestSinder(t *testing.T) {
	tb := duel(t, side{Line: ids("sinder", "mother")}, side{Line: ids("troll")}, card.Dis)
	tb.Reap("sinder")
	tb.Offers("sinder", "mother")
	tb.Pick("mother")
	tb.Line(0, "sinder")
}

func TestSnarette(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "snarette", Amber: 1}}, Amber: 1}, side{Amber: 2}, card.Dis)
	tb.EndTurn()
	tb.AmberOn("snarette", 2)
	tb.Amber(1, 1)
	tb.EndTurn() // that of the opponent
	tb.AmberOn("snarette", 2)
	tb = duel(t, side{Line: list{{ID: "snarette", Amber: 3}}}, side{}, card.Dis)
	tb.Act("snarette")
	tb.AmberOn("snarette", 0)
	tb.Amber(0, 0)
	tb.Amber(1, 0)
}

// The halves of two-house mutants.
func TestFiends(t *testing.T) {
	for _, id := range []string{"dino-fiend", "lyco-fiend", "sacro-fiend", "techno-fiend", "umbra-fiend", "xeno-fiend", "dæmo-alien"} {
		t.Run(id+" steals when destroyed", func(t *testing.T) {
			tb := duel(t, side{Hand: ids("hand-of-dis"), Line: list{{ID: "mother"}, {ID: id}, {ID: "mother"}}, Amber: 1},
				side{Amber: 2}, card.Dis)
			tb.Play("hand-of-dis")
			tb.Amber(0, 2)
			tb.Amber(1, 1)
		})
	}
	for _, id := range []string{"techno-fiend", "techno-alien"} {
		t.Run(id+" discards to draw", func(t *testing.T) {
			tb := duel(t, side{Hand: ids("fear", "punch"), Line: list{of(card.Dis, id)}, Deck: ids("dust-imp")}, side{}, card.Dis)
			tb.Reap(id)
			tb.Pick("punch")
			tb.InZone(card.Discard, "punch")
			assert.ElementsMatch(t, []string{"fear", "dust-imp"}, tb.Pile(0, card.Hand))
			tb = duel(t, side{Line: list{of(card.Dis, id)}, Deck: ids("dust-imp")}, side{}, card.Dis)
			tb.Reap(id)
			tb.InZone(card.Deck, "dust-imp")
		})
	}
	for _, id := range []string{"dino-fiend", "dino-alien"} {
		t.Run(id+" may be exalted", func(t *testing.T) {
			tb := duel(t, side{Hand: list{of(card.Dis, id)}}, side{Line: ids("troll", "mother")}, card.Dis)
			tb.Play(id)
			tb.Yes()
			tb.Pick("troll")
			tb.Damage("troll", 3)
			tb.AmberOn(id, 1)
			tb = duel(t, side{Hand: list{of(card.Dis, id)}}, side{Line: ids("troll", "mother")}, card.Dis)
			tb.Play(id)
			tb.No()
			tb.Damage("troll", 0)
			tb.AmberOn(id, 0)
		})
	}
	for _, id := range []string{"xeno-fiend", "dæmo-alien", "dino-alien", "lyco-alien", "sacro-alien", "techno-alien", "umbra-alien"} {
		t.Run(id+" looks at 3 cards", func(t *testing.T) {
			tb := duel(t, side{Line: list{{ID: id, House: card.Dis, Power: 3}}, Deck: ids("fear", "punch", "dust-imp", "tocsin")},
				side{Line: ids("urchin")}, card.Dis)
			tb.Fight(id)
			tb.Offers("fear", "punch", "dust-imp")
			tb.Pick("punch")
			tb.Offers("fear", "dust-imp")
			tb.Pick("fear")
			assert.Equal(t, []string{"punch"}, tb.Pile(0, card.Hand))
			assert.Equal(t, []string{"dust-imp", "tocsin", "fear"}, tb.Pile(0, card.Deck))
		})
	}
	t.Run("one card alone goes to hand", func(t *testing.T) {
		tb := duel(t, side{Line: ids("xeno-fiend"), Deck: ids("fear")}, side{Line: ids("urchin")}, card.Dis)
		tb.Fight("xeno-fiend")
		tb.InZone(card.Hand, "fear")
	})
}

func TestHystricog(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "hystricog"}, {ID: "mother", Damage: 1}}},
		side{Line: list{{ID: "troll", Damage: 1}, {ID: "zorg"}}}, card.Dis)
	tb.Act("hystricog")
	tb.Offers("mother", "troll")
	tb.Pick("troll")
	tb.InZone(card.Discard, "troll")
}

func TestRelentlessCreeper(t *testing.T) {
	foe := side{Houses: []card.House{card.Logos}}
	both := []card.House{card.Dis, card.Logos}
	t.Run("returns when Dis is chosen", func(t *testing.T) {
		tb := duel(t, foe, side{Discard: ids("fear", "relentless-creeper"), Houses: both}, card.Logos)
		tb.EndTurn()
		tb.House(card.Dis)
		tb.Yes()
		assert.Equal(t, []string{"relentless-creeper"}, tb.Pile(1, card.Hand))
		tb.Play("relentless-creeper")
	})
	t.Run("or stays there; with another house it is not asked", func(t *testing.T) {
		tb := duel(t, foe, side{Discard: ids("relentless-creeper"), Deck: many(9, "fear"), Houses: both}, card.Logos)
		tb.EndTurn()
		tb.House(card.Dis)
		tb.No()
		tb.InZone(card.Discard, "relentless-creeper")
		tb.EndTurn()
		tb.EndTurn()
		tb.House(card.Logos)
		tb.InZone(card.Discard, "relentless-creeper")
	})
	t.Run("before the archives are picked up (K2.11); not out of them, nor out of the purged cards", func(t *testing.T) {
		tb := duel(t, foe, side{Archives: ids("relentless-creeper"), Purged: ids("relentless-creeper"), Houses: both}, card.Logos)
		tb.EndTurn()
		tb.House(card.Dis)
		tb.Asks(keyforge.AskYesNo, keyforge.ForArchives, 1)
		tb.No()
		tb = duel(t, foe, side{Discard: ids("relentless-creeper"), Archives: ids("fear"), Houses: both}, card.Logos)
		tb.EndTurn()
		tb.House(card.Dis)
		tb.Asks(keyforge.AskYesNo, keyforge.ForEffect, 1)
		tb.Yes()
		tb.No()
	})
	t.Run("discarded this turn it comes back in the next", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("relentless-creeper"), Houses: both, Deck: many(9, "fear")}, foe, card.Dis)
		tb.Discard("relentless-creeper")
		tb.EndTurn()
		tb.EndTurn()
		tb.House(card.Dis)
		tb.Yes()
		tb.InZone(card.Hand, "relentless-creeper")
	})
}

func TestE7Maleficorn(t *testing.T) {
	shot := keyforge.CardPosition{ID: "fear", House: card.Dis, Icons: icons(card.DamageIcon)}
	t.Run("after a damage icon", func(t *testing.T) {
		tb := duel(t, side{Line: ids("maleficorn"), Hand: list{shot}}, side{Line: ids("troll", "mother")}, card.Dis)
		tb.Play("fear")
		tb.Pick("troll")
		tb.Pick("mother")
		tb.Damage("troll", 2)
	})
	t.Run("not on a friendly creature, nor when a ward keeps it off", func(t *testing.T) {
		tb := duel(t, side{Line: ids("maleficorn"), Hand: list{shot}},
			side{Line: list{{ID: "troll", Marks: keyforge.Warded}, {ID: "mother"}}}, card.Dis)
		tb.Play("fear")
		tb.Pick("troll")
		tb.Pick("mother")
		tb.Damage("troll", 0)
		tb = duel(t, side{Line: ids("maleficorn"), Hand: list{shot}}, side{Line: ids("mother")}, card.Dis)
		tb.Play("fear")
		tb.Pick("maleficorn")
		tb.Damage("maleficorn", 1)
	})
	t.Run("each does its own; other damage does nothing", func(t *testing.T) {
		tb := duel(t, side{Line: ids("maleficorn", "maleficorn"), Hand: list{shot, of(card.Dis, "punch")}},
			side{Line: ids("troll", "mother")}, card.Dis)
		tb.Play("fear")
		tb.Pick("troll")
		tb.Choose(0)
		tb.Pick("mother")
		tb.Damage("troll", 3)
		tb.Play("punch")
		tb.Pick("troll")
		tb.Damage("troll", 6)
	})
}

func TestSkixuno(t *testing.T) {
	tb := duel(t, side{Hand: ids("skixuno", "fear"), Line: ids("dust-imp")},
		side{Line: list{{ID: "troll"}, {ID: "mother", Marks: keyforge.Warded}}}, card.Dis)
	tb.Play("skixuno")
	tb.Left()
	tb.Line(0, "skixuno")
	tb.Line(1, "mother")
	tb.PowerIs("skixuno", 3)
}

func TestTurnkey(t *testing.T) {
	dis := []card.House{card.Dis}
	t.Run("the opponent forges the key again when it leaves, whenever that is", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("turnkey"), Houses: dis}, side{Keys: 1, Line: ids("shooler"), Houses: dis, Amber: 2}, card.Dis)
		tb.Play("turnkey")
		tb.Keys(1, 0)
		tb.EndTurn()
		tb.Fight("shooler")
		tb.InZone(card.Discard, "turnkey")
		tb.Choose(card.RedKey)
		tb.Keys(1, 1)
		tb.Amber(1, 2)
	})
	t.Run("also to hand; played anew without a key to unforge it owes nothing", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("turnkey", "hysteria"), Houses: dis}, side{Keys: 1}, card.Dis)
		tb.Play("turnkey")
		tb.Play("hysteria")
		tb.Choose(0)
		tb.Keys(1, 1)
		tb = duel(t, side{Hand: ids("turnkey", "hysteria"), Houses: dis}, side{Line: ids("mother")}, card.Dis)
		tb.Play("turnkey")
		tb.Play("hysteria")
		tb.Keys(1, 0)
	})
	t.Run("put into play it does nothing", func(t *testing.T) {
		tb := duel(t, side{Line: ids("turnkey"), Hand: ids("gateway-to-dis")}, side{Keys: 1}, card.Dis)
		tb.Play("gateway-to-dis")
		tb.Keys(1, 1)
	})
	t.Run("under another's control it pays the one from whom the key was taken", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("turnkey"), Houses: dis},
			side{Keys: 1, Hand: ids("collar-of-subordination", "gateway-to-dis"), Houses: dis}, card.Dis)
		tb.Play("turnkey")
		tb.EndTurn()
		tb.Play("collar-of-subordination")
		tb.Play("gateway-to-dis")
		tb.Choose(0)
		tb.Keys(1, 1)
		tb.Keys(0, 0)
	})
}

func TestSins(t *testing.T) {
	sins := ids("desire", "envy", "mother")
	t.Run("Desire makes keys dearer, and forges cheaper by reaping", func(t *testing.T) {
		tb := duel(t, side{Line: sins, Amber: 7}, side{Line: ids("pride")}, card.Dis)
		assert.Equal(t, 10, tb.KeyCost(0))
		assert.Equal(t, 10, tb.KeyCost(1))
		tb.Reap("desire") // 10 - 2, of its own æmber too
		tb.Choose(0)
		tb.Keys(0, 1)
		tb.Amber(0, 0)
		tb = duel(t, side{Line: sins, Amber: 6}, side{}, card.Dis)
		tb.Reap("desire")
		tb.Keys(0, 0)
		tb.Amber(0, 7)
	})
	t.Run("Envy captures all with another Sin", func(t *testing.T) {
		tb := duel(t, side{Line: sins}, side{Amber: 4}, card.Dis)
		tb.Reap("envy")
		tb.AmberOn("envy", 4)
		tb.Amber(1, 0)
		tb = duel(t, side{Line: ids("envy", "mother")}, side{Line: ids("pride"), Amber: 4}, card.Dis)
		tb.Reap("envy")
		tb.Amber(1, 4)
	})
	t.Run("Gluttony is exalted for each, itself too, and eats all", func(t *testing.T) {
		tb := duel(t, side{Line: sins, Hand: ids("gluttony")}, side{Line: ids("pride")}, card.Dis)
		tb.Play("gluttony")
		tb.Left()
		tb.AmberOn("gluttony", 3)
		tb = duel(t, side{Line: list{{ID: "gluttony", Amber: 2}, {ID: "mother", Amber: 1}}},
			side{Line: list{{ID: "troll", Amber: 1}}}, card.Dis)
		tb.Reap("gluttony")
		tb.Amber(0, 4)
		tb.AmberOn("troll", 1)
	})
	t.Run("Greed refills more", func(t *testing.T) {
		tb := duel(t, side{Line: ids("greed", "envy", "dextre"), Deck: many(12, "fear"), Houses: []card.House{card.Dis}},
			side{Line: ids("pride")}, card.Dis)
		tb.EndTurn()
		assert.Len(t, tb.Pile(0, card.Hand), 8)
	})
	t.Run("Pride wards them", func(t *testing.T) {
		tb := duel(t, side{Line: ids("pride", "envy", "mother")}, side{Line: ids("greed")}, card.Dis)
		tb.Reap("pride")
		tb.Marked("pride", keyforge.Warded)
		tb.Marked("envy", keyforge.Warded)
		tb.Unmarked("mother", keyforge.Warded)
		tb.Unmarked("greed", keyforge.Warded)
	})
	t.Run("Sloth is paid for a turn without uses", func(t *testing.T) {
		tb := duel(t, side{Line: ids("sloth", "envy", "mother")}, side{Line: ids("pride")}, card.Dis)
		tb.EndTurn()
		tb.Amber(0, 2)
		tb = duel(t, side{Line: ids("sloth", "envy", "mother")}, side{Line: ids("pride")}, card.Dis)
		tb.Reap("envy")
		tb.EndTurn()
		tb.Amber(0, 1)
	})
	t.Run("Wrath enrages, one after another", func(t *testing.T) {
		tb := duel(t, side{Line: ids("wrath", "envy", "mother")}, side{Line: ids("urchin", "troll", "zorg")}, card.Dis)
		tb.Fight("wrath", "zorg")
		tb.InZone(card.Discard, "zorg") // poison
		tb.Damage("wrath", 0)
		tb.Pick("troll", "urchin")
		tb.Marked("troll", keyforge.Enraged)
		tb.Marked("urchin", keyforge.Enraged)
	})
}

func TestDarkAemberVault(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("dark-æmber-vault"), Line: ids("snarette", "mother"), Hand: ids("hystricog", "shooler"),
		Deck: many(3, "fear")},
		side{Line: ids("maleficorn")}, card.Dis)
	tb.PowerIs("snarette", 6)
	tb.PowerIs("mother", 5)
	tb.PowerIs("maleficorn", 5)
	tb.Play("shooler")
	tb.Left()
	assert.Len(t, tb.Pile(0, card.Hand), 1)
	tb.Play("hystricog")
	tb.Left()
	assert.Len(t, tb.Pile(0, card.Hand), 1)
	tb.PowerIs("hystricog", 6)
}

func TestExchangeOfficer(t *testing.T) {
	for name, use := range map[string]func(*gametest.Table){
		"play": func(tb *gametest.Table) { tb.Play("exchange-officer"); tb.Left() },
		"reap": func(tb *gametest.Table) { tb.Reap("exchange-officer") },
	} {
		t.Run(name, func(t *testing.T) {
			me := side{Line: ids("hayden-oswin", "mother"), Artifacts: ids("book-of-leq"), Deck: ids("fear")}
			if name == "play" {
				me.Hand = ids("exchange-officer")
			} else {
				me.Line = append(me.Line, keyforge.CardPosition{ID: "exchange-officer"})
			}
			tb := duel(t, me, side{Line: ids("scout-pete")}, card.Dis)
			use(tb)
			tb.Offers("hayden-oswin", "book-of-leq")
			tb.Pick("hayden-oswin")
			tb.Choose(int(keyforge.ToReap))
			tb.Marked("hayden-oswin", keyforge.Exhausted)
		})
	}
}

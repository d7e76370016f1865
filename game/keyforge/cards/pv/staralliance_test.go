package pv_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestCWOTucheay(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "cwo-tucheay"}, {ID: "troll", Damage: 5}}}, side{Amber: 1}, card.StarAlliance)
	tb.Reap("cwo-tucheay")
	tb.Pick("troll") // and it reaps
	tb.Damage("troll", 0)
	tb.Amber(0, 2)
}

func TestCosmicRecompense(t *testing.T) {
	tb := duel(t, side{Hand: ids("cosmic-recompense")}, side{Line: ids("troll", "umbra"), Amber: 4}, card.StarAlliance)
	tb.Play("cosmic-recompense")
	tb.Pick("troll")
	tb.Amber(0, 1)
	tb.Pick("umbra")
	tb.Amber(0, 1) // it is destroyed
	tb.Damage("troll", 3)
	tb.InZone(card.Discard, "umbra")
}

func TestKajuZhan(t *testing.T) {
	tb := duel(t, side{Line: ids("kaju-zhan")}, side{Line: ids("umbra", "champion-anaphiel"), Deck: ids("fear")}, card.StarAlliance)
	tb.Fight("kaju-zhan", "umbra") // although it is protected
	assert.Equal(t, []string{"champion-anaphiel", "fear"}, tb.Pile(1, card.Deck))
	tb = duel(t, side{Line: ids("kaju-zhan")}, side{Line: ids("champion-anaphiel")}, card.StarAlliance)
	tb.Fight("kaju-zhan", "champion-anaphiel")
	tb.InZone(card.Discard, "champion-anaphiel", "kaju-zhan")
	tb = duel(t, side{Line: ids("champion-anaphiel")}, side{Line: ids("kaju-zhan")}, card.Sanctum)
	tb.Fight("champion-anaphiel", "kaju-zhan")
	tb.Damage("champion-anaphiel", 5) // it does not attack
}

func TestKasheekFall(t *testing.T) {
	tb := duel(t, side{Hand: ids("kasheek-fall"), Line: ids("troll", "umbra")}, side{Line: ids("krump", "dodger", "mother")},
		card.StarAlliance)
	tb.Play("kasheek-fall")
	tb.Line(0, "troll")
	tb.Line(1, "krump", "mother")
}

func TestSample42C(t *testing.T) {
	for _, c := range []struct{ on, theirs, keys int }{{3, 2, 1}, {2, 2, 0}, {3, 0, 0}} {
		tb := duel(t, side{Artifacts: list{rich("sample-42-c", c.on)}}, side{Amber: c.theirs}, card.StarAlliance)
		tb.Act("sample-42-c")
		if c.keys > 0 {
			tb.Choose(0)
			tb.InZone(card.Purged, "sample-42-c")
		} else {
			tb.AmberOn("sample-42-c", c.on+min(1, c.theirs))
		}
		tb.Keys(0, c.keys)
		tb.Amber(1, max(0, c.theirs-1))
	}
	tb := duel(t, side{Artifacts: list{rich("sample-42-c", 3)}}, side{Line: ids("bronze-key-imp"), Amber: 2}, card.StarAlliance)
	tb.Act("sample-42-c") // no key can be forged, so that it stays (E36)
	tb.AmberOn("sample-42-c", 4)
	tb.Keys(0, 0)
}

func TestYondarsLog(t *testing.T) {
	for n, archived := range map[int]int{1: 0, 2: 2} {
		tb := duel(t, side{Hand: ids("yondar-s-log", "punch", "fear"), Line: ids("troll")}, side{Line: many(n, "krump")}, card.StarAlliance)
		tb.Play("yondar-s-log")
		assert.Len(t, tb.Pile(0, card.Archives), archived)
	}
}

func TestBridgeOfficerZaro(t *testing.T) {
	for amber, ready := range map[int]bool{2: false, 3: true} {
		tb := duel(t, side{Line: append(ids("bridge-officer-zaro", "kaju-zhan"), tired("troll")...)},
			side{Line: ids("urchin"), Amber: amber}, card.StarAlliance)
		tb.Fight("bridge-officer-zaro", "urchin") // elusive
		tb.AmberOn("bridge-officer-zaro", amber)
		if ready {
			tb.Offers("bridge-officer-zaro", "troll")
			tb.Pick("troll")
			tb.Unmarked("troll", keyforge.Exhausted)
		} else {
			tb.Marked("troll", keyforge.Exhausted)
		}
	}
}

func TestDigitalSignal(t *testing.T) {
	tb := duel(t, side{Hand: ids("digital-signal", "punch", "fear", "troll")}, side{Archives: ids("umbra", "dodger")}, card.StarAlliance)
	tb.Play("digital-signal")
	tb.Pick("punch", "fear")
	assert.ElementsMatch(t, []string{"punch", "fear"}, tb.Pile(0, card.Archives))
	assert.Empty(t, tb.Pile(1, card.Archives))
	tb.InZone(card.Discard, "umbra", "dodger")
}

func TestFurtherInvestigations(t *testing.T) {
	tb := duel(t, side{Hand: ids("further-investigations", "punch", "fear", "dodger"), Line: list{{ID: "troll",
		Marks: keyforge.Warded}, {ID: "umbra"}}},
		side{Line: ids("krump")}, card.StarAlliance)
	tb.Play("further-investigations")
	tb.Pick("troll", "umbra")
	tb.Pick("punch") // one was destroyed
	assert.Equal(t, []string{"punch"}, tb.Pile(0, card.Archives))
	tb.Line(0, "troll")
	tb.Line(1, "krump")
}

func TestGalacticTariff(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "krump", Attached: ids("galactic-tariff")}}, Amber: 2}, side{Amber: 2}, card.Brobnar)
	tb.Reap("krump")
	tb.AmberOn("krump", 1)
	tb.Amber(0, 2)
	tb.Amber(1, 2)
}

func TestGleamingTheCube(t *testing.T) {
	tb := duel(t, side{Hand: ids("gleaming-the-cube"), Line: tired("troll", "umbra")}, side{}, card.StarAlliance)
	tb.Play("gleaming-the-cube")
	tb.Pick("troll")
	tb.Amber(0, 2)
	tb.Marked("troll", keyforge.Exhausted)
}

func TestOmicronCallen(t *testing.T) {
	tb := duel(t, side{Line: ids("omicron-callen", "troll")}, side{Line: ids("krump")}, card.StarAlliance)
	tb.Reap("omicron-callen")
	tb.Line(0, "omicron-callen")
	tb.Line(1)
}

func TestDAL33T3R(t *testing.T) {
	tb := duel(t, side{Line: ids("dal-33-t3r", "troll")}, side{Line: ids("krump", "dodger", "mother")}, card.StarAlliance)
	tb.Reap("dal-33-t3r")
	tb.Pick("krump", "dodger")
	tb.Line(1, "mother")
	tb.InZone(card.Hand, "krump", "dodger")
}

func TestPrecisionStriker(t *testing.T) {
	tb := duel(t, side{Line: ids("precision-striker")}, side{Deck: ids("fear", "punch", "troll", "umbra")}, card.StarAlliance)
	tb.Reap("precision-striker")
	tb.Offers("fear", "punch", "troll")
	tb.Pick("punch")
	assert.Equal(t, []string{"umbra", "punch"}, tb.Pile(1, card.Deck))
	tb = duel(t, side{Line: ids("precision-striker")}, side{}, card.StarAlliance)
	tb.Reap("precision-striker") // an empty deck
	assert.Empty(t, tb.Pile(1, card.Deck))
}

func TestRecoveryOperation(t *testing.T) {
	tb := duel(t, side{Hand: ids("recovery-operation"), Deck: ids("fear", "punch", "troll", "umbra")}, side{}, card.StarAlliance)
	tb.Play("recovery-operation")
	tb.Offers("punch", "troll", "umbra")
	tb.Pick("umbra")
	tb.Finish()
	assert.Equal(t, []string{"umbra", "fear"}, tb.Pile(0, card.Deck))

	for _, c := range [][]string{{"punch", "umbra"}, {"umbra", "punch"}} {
		tb = duel(t, side{Hand: ids("recovery-operation"), Deck: ids("fear", "punch", "troll", "umbra")}, side{}, card.StarAlliance)
		tb.Play("recovery-operation")
		tb.Pick(c[0])
		tb.Pick(c[1])
		tb.Finish()
		assert.Equal(t, []string{c[1], c[0], "fear"}, tb.Pile(0, card.Deck))
	}
}

func TestRefit(t *testing.T) {
	tb := duel(t, side{Hand: ids("refit"), Line: ids("troll")}, side{Line: list{{ID: "krump", Attached: ids("galactic-tariff")}}},
		card.StarAlliance)
	tb.Play("refit")
	tb.Yes()
	tb.Pick("troll")
	assert.Equal(t, tb.Card("troll"), tb.Of("galactic-tariff").Host)
}

func TestReservistJones(t *testing.T) {
	tb := duel(t, side{Hand: ids("reservist-jones"), Line: ids("troll", "kaju-zhan")}, side{Amber: 5}, card.StarAlliance)
	tb.Play("reservist-jones")
	tb.Choose(1)
	tb.AmberOn("reservist-jones", 2) // one of its neighbors is of Star Alliance
}

func TestSilAT8(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "kaju-zhan", Marks: keyforge.Exhausted}, {ID: "sil-a-t8"},
		{ID: "troll", Marks: keyforge.Exhausted}, {ID: "mother", Marks: keyforge.Exhausted}, {ID: "krump",
			Marks: keyforge.Exhausted}}}, side{}, card.StarAlliance)
	tb.Reap("sil-a-t8")
	tb.Offers("kaju-zhan", "troll", "krump") // no Robot
	tb.Pick("troll")
}

func TestSpadeTeller(t *testing.T) {
	for _, h := range []card.House{card.Brobnar, card.Shadows} {
		tb := duel(t, side{Line: ids("spade-teller"), Deck: ids("troll")}, side{}, card.StarAlliance)
		tb.Reap("spade-teller")
		tb.House(h)
		tb.InZone(card.Discard, "troll")
		tb.Amber(0, 1+map[card.House]int{card.Brobnar: 1}[h])
	}
}

func TestStrategicFeint(t *testing.T) {
	tb := duel(t, side{Hand: ids("strategic-feint"), Line: ids("umbra")}, side{Line: ids("krump", "dodger", "mother")}, card.StarAlliance)
	tb.Play("strategic-feint")
	tb.Pick("krump", "mother")
	tb.Damage("krump", 1)
	tb.Marked("mother", keyforge.Exhausted)
	tb.Unmarked("dodger", keyforge.Exhausted)
	tb.Unmarked("umbra", keyforge.Exhausted)
}

// In a Fate, "friendly" is what the active player controls (K30.10).
func TestFatesOfStarAlliance(t *testing.T) {
	fated := func(id string, ours, theirs side) *gametest.Table {
		ours.Hand = append(ours.Hand, ids("krump")...)
		tb := duel(t, ours, gametest.Fated(theirs, id), card.Brobnar)
		tb.Play("krump")
		if len(ours.Line) > 0 {
			tb.Right()
		}
		return tb
	}
	tb := fated("cosmic-recompense", side{Hand: ids("punch"), Line: ids("bumpsy")}, side{Amber: 1})
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("punch")}, keyforge.NotPlayable)
	tb.Reap("bumpsy") // E33
	tb = fated("kasheek-fall", side{Line: ids("umbra")}, side{Line: ids("dodger", "mother")})
	tb.Line(0, "umbra")
	tb.Line(1, "dodger", "mother")
	tb = fated("sample-42-c", side{Amber: 5}, side{Line: ids("dodger", "umbra")})
	tb.AmberOn("dodger", 2)
	tb.Amber(0, 3)
	tb = fated("gleaming-the-cube", side{Deck: ids("dodger"), Line: ids("umbra")}, side{})
	tb.Reap("umbra")
	tb = fated("omicron-callen", side{Line: ids("umbra", "bumpsy")}, side{Line: ids("dodger")})
	tb.Line(0, "bumpsy", "krump")
	tb.Line(1, "dodger")
	tb = fated("dal-33-t3r", side{Line: ids("umbra")}, side{Line: ids("troll")})
	tb.InZone(card.Purged, "krump")
	tb = fated("ensign-clark", side{Artifacts: ids("lithomancy")}, side{Artifacts: ids("sample-42-c")})
	tb.InZone(card.Discard, "lithomancy", "ensign-clark")
	tb.InZone(card.Artifacts, "sample-42-c")
	tb = fated("refit", side{Line: list{{ID: "umbra", Attached: ids("galactic-tariff")}}}, side{})
	tb.InZone(card.Discard, "galactic-tariff")
	tb = fated("strategic-feint", side{Hand: ids("punch", "bumpsy"), Deck: ids("fear")}, side{})
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("punch")}, keyforge.NotPlayable)
	tb.Play("bumpsy")
	tb.Right()
}

// Without an enemy creature nothing is dealt damage, so that nothing is left undestroyed.
func TestCosmicRecompenseNobody(t *testing.T) {
	tb := duel(t, side{Hand: ids("cosmic-recompense")}, side{Amber: 4}, card.StarAlliance)
	tb.Play("cosmic-recompense")
	tb.Amber(1, 4)
}

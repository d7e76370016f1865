package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
)

// An action that attaches itself stays in play as an upgrade; it cannot be played as one.
func TestActionBecomesAnUpgrade(t *testing.T) {
	toy := Artifact("toy", Brobnar)
	graft := Action("graft", Brobnar, Play(Take(Choose(Permanents)), Attach(This, It)), OrUpgrade(Constantly(Belongs(Host, Dis))))
	fan := Creature("fan", Dis, 3, Reacts(Enters(Upgrades), Gain(1)))
	tb := duelWith(t, side{Hand: ids("graft"), Line: ids("plain-5"), Artifacts: ids("toy")}, side{Line: ids("fan")}, graft, fan, toy)
	tb.Refused(keyforge.Command{Verb: keyforge.PlayUpgrade, Card: tb.Card("graft")}, keyforge.NotAnUpgrade)
	tb.Play("graft")
	tb.Pick("toy")
	tb.InZone(Attached, "graft")
	assert.Equal(t, UpgradeType, tb.TypeOf(tb.Card("graft")))
	assert.Equal(t, HouseSet(Dis), tb.HousesOf(tb.Card("toy")))
	assert.Equal(t, HouseSet(Brobnar), tb.HousesOf(tb.Card("graft")))
	tb.Amber(1, 1)
	assert.Equal(t, 1, int(tb.Player(0).Now[PlayedActions]))
	assert.Zero(t, tb.Player(0).Now[PlayedUpgrades])

	tb = duelWith(t, side{Hand: ids("graft")}, side{}, graft)
	tb.Play("graft") // K6.2
	tb.InZone(Discard, "graft")
}

// An upgrade for artifacts stays where it is when the artifact becomes a creature, and goes with it.
func TestUpgradeOnAnArtifact(t *testing.T) {
	toy := Artifact("toy", Brobnar)
	engine := Upgrade("engine", Brobnar, OnArtifact(), Constantly(Gives(Host, WithHeading(OnAction, Destroy(This)))))
	tb := duelWith(t, side{Hand: ids("engine"), Line: ids("plain-5"), Artifacts: ids("toy")}, side{}, engine, toy)
	tb.Play("engine") // on the only artifact
	tb.InZone(Attached, "engine")
	p, err := tb.Position()
	require.NoError(t, err)
	again, err := keyforge.Start(tb.Catalogue(), keyforge.Duel, p)
	require.NoError(t, err)
	assert.Equal(t, tb.View(0), again.View(0))
	tb.Act("toy")
	tb.InZone(Discard, "toy", "engine")

	tb = duelWith(t, side{Hand: ids("engine"), Line: ids("plain-5")}, side{}, engine)
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("engine")}, keyforge.NoHost)
}

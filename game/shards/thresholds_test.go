package shards_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
	"github.com/keyraken/keyraken/game/shards/gametest"
)

// threshold is an amount of mastery at which a card does more or something else.
type threshold struct {
	do      string // what one does with the card
	mastery int32
	gained  int32 // by earlier lines of the card
}

// thresholds are all that a card has.
func thresholds(c *card.Card) (all []threshold) {
	at := func(do string, gained int32, conditions ...card.Condition) {
		for _, o := range conditions {
			n := o.Mastery
			if o.Kind == card.MasteryAt {
				n = max(n, o.N)
			}
			if n > 0 {
				all = append(all, threshold{do, n, gained})
			}
		}
	}
	effects := func(do string, lines []card.Effect) {
		gained := int32(0)
		for _, e := range lines {
			at(do, gained, e.Cond)
			for _, a := range e.Instead {
				at(do, gained, a.Cond)
			}
			if e.Verb == card.GainMastery && e.Cond.Kind == card.NoCondition {
				gained += e.N.N
			}
		}
	}
	effects("play "+c.ID, c.Play)
	effects("activate "+c.ID, c.Activation)
	for _, k := range c.Constants {
		at("", 0, k.Cond)
		for _, a := range k.Instead {
			at("", 0, a.Cond)
		}
	}
	return all
}

// question is the kind of the open question.
func question(g *gametest.Table) any { return g.Question().Kind }

// thresholdCases are the cards whose thresholds do not show in what is gained. The first player has the card in hand or play.
var thresholdCases = map[string]struct {
	mastery           int32
	hand, inPlay, row []string
	other             shards.SidePosition
	do                []string
	see               func(g *gametest.Table) any
	below, at         any
}{
	"general-decurion": {mastery: 20, hand: []string{"reactor-drone"}, inPlay: []string{"general-decurion"},
		do: []string{"play reactor-drone", "activate general-decurion"}, see: question, below: shards.AskMain, at: shards.AskCopy},
	"portal-monk": {mastery: 15, hand: []string{"portal-monk"}, row: []string{"nil-assassin"}, do: []string{"play portal-monk"},
		see: func(g *gametest.Table) any { return g.IDs(&g.Side(0).Hand) }, below: "", at: "nil-assassin"},
	"ghostwillow-avenger": {mastery: 15, hand: []string{"ghostwillow-avenger"},
		other: shards.SidePosition{InPlay: []string{"evokatus", "axia"}},
		do:    []string{"play ghostwillow-avenger"}, see: func(g *gametest.Table) any { return g.IDs(&g.Side(1).InPlay) },
		below: "evokatus axia", at: ""},
	"ojas-genesis-druid": {mastery: 20, hand: []string{"ojas-genesis-druid", "blaster"},
		do:  []string{"play blaster", "play ojas-genesis-druid", "pick blaster"},
		see: func(g *gametest.Table) any { return g.Side(0).Power }, below: int32(2), at: int32(3)},
	"zara-ra-soulflayer": {mastery: 10, hand: []string{"zara-ra-soulflayer", "crystal"},
		do: []string{"play zara-ra-soulflayer"}, see: question,
		below: shards.AskMain, at: shards.AskBanish},
	"ru-bo-vai-the-transcendant": {mastery: 10, inPlay: []string{"ru-bo-vai-the-transcendant"},
		other: shards.SidePosition{Hand: []string{"command-seer"}},
		do:    []string{"activate ru-bo-vai-the-transcendant", "end"}, see: question, below: shards.AskShield, at: shards.AskMain},
	"praetorian-02": {mastery: 20, inPlay: []string{"praetorian-02"},
		other: shards.SidePosition{Hand: []string{"blaster", "nil-assassin", "blaster"}},
		do:    []string{"end", "play blaster", "play blaster", "play nil-assassin", "end"},
		see:   func(g *gametest.Table) any { return g.Side(0).Health }, below: int32(46), at: int32(49)},
}

// S12.1: every card with a bonus of mastery is tried one below it and at it.
func TestThresholds(t *testing.T) {
	seen := map[string]bool{}
	for _, c := range gametest.Catalogue(t).Cards {
		for _, n := range thresholds(c) {
			tried := func(mastery int32) bool {
				return slices.ContainsFunc(gainCases, func(o gainCase) bool { return o.do == n.do && o.mastery+n.gained == mastery })
			}
			if tried(n.mastery) && tried(n.mastery-1) {
				continue
			}
			o, ok := thresholdCases[c.ID]
			require.True(t, ok, "%s does something else with %d mastery: try it with that and one less", c.ID, n.mastery)
			seen[c.ID] = true
			assert.Equal(t, o.mastery, n.mastery, c.ID)
			for mastery, want := range map[int32]any{n.mastery - 1: o.below, n.mastery: o.at} {
				p := gametest.Two(o.hand...)
				p.Row, p.Sides[0].InPlay, p.Sides[0].Mastery, p.Sides[1] = o.row, o.inPlay, mastery-n.gained, o.other
				assert.Equal(t, want, o.see(gametest.Start(t, p).Give(o.do...)), "%s with %d mastery", c.ID, mastery)
			}
		}
	}
	assert.Len(t, seen, len(thresholdCases), "a card without thresholds needs no case")
}

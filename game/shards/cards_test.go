package shards_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/gametest"
)

// gains is what a player has after playing or activating a card alone: crystals, power, mastery, health, cards in hand.
type gains struct{ crystals, power, mastery, health, hand int }

// gainCase is a play or an activation of a card, and what it gives.
type gainCase struct {
	do      string // "play X" with X in hand, or "activate X" with X in play
	mastery int32
	with    shards.SidePosition // what else the player has
	want    gains               // changes
}

var gainCases = []gainCase{
	{"play crystal", 0, shards.SidePosition{}, gains{crystals: 1}},
	{"play blaster", 0, shards.SidePosition{}, gains{power: 1}},
	{"play shard-reactor", 4, shards.SidePosition{}, gains{crystals: 2}},
	{"play shard-reactor", 5, shards.SidePosition{}, gains{crystals: 3}},
	{"play shard-reactor", 14, shards.SidePosition{}, gains{crystals: 3}},
	{"play shard-reactor", 15, shards.SidePosition{}, gains{crystals: 4}},
	{"play infinity-shard", 9, shards.SidePosition{}, gains{power: 2}},
	{"play infinity-shard", 10, shards.SidePosition{}, gains{power: 3}},
	{"play infinity-shard", 19, shards.SidePosition{}, gains{power: 3}},
	{"play infinity-shard", 20, shards.SidePosition{}, gains{power: 5}},
	{"play infinity-shard", 29, shards.SidePosition{}, gains{power: 5}},
	{"play infinity-shard", 30, shards.SidePosition{}, gains{power: int(shards.Infinite)}},
	{"play kiln-drone", 0, shards.SidePosition{}, gains{crystals: 2}},
	{"play kiln-drone", 0, shards.SidePosition{InPlay: []string{"li-hin-the-shattered"}}, gains{crystals: 4}},
	{"play mining-drones", 0, shards.SidePosition{}, gains{crystals: 1, hand: 1}},
	{"activate primus-pilus", 0, shards.SidePosition{InPlay: []string{"optio-crusher", "li-hin-the-shattered"}}, gains{}},
	{"activate primus-pilus", 0, shards.SidePosition{InPlay: []string{"optio-crusher", "evokatus"}}, gains{hand: 2}},
	{"play korvus-legionnaire", 0, shards.SidePosition{Discard: []string{"crystal", "li-hin-the-shattered"}}, gains{power: 2, hand: 1}},
	{"play korvus-legionnaire", 0, shards.SidePosition{Discard: []string{"crystal"}}, gains{power: 2}},
	{"activate numeri-drones", 0, shards.SidePosition{}, gains{crystals: 1}},
	{"play reactor-drone", 0, shards.SidePosition{}, gains{crystals: 3}},
	{"play evokatus", 0, shards.SidePosition{}, gains{hand: 1}},
	{"activate evokatus", 0, shards.SidePosition{InPlay: []string{"axia", "li-hin-the-shattered"}}, gains{power: 2}},
	{"play venator-of-the-wastes", 0, shards.SidePosition{}, gains{power: 4}},
	{"activate optio-crusher", 9, shards.SidePosition{}, gains{power: 3}},
	{"activate optio-crusher", 10, shards.SidePosition{}, gains{power: 5}},
	{"activate drakonarius", 0, shards.SidePosition{}, gains{power: 6}},
	{"activate general-decurion", 20, shards.SidePosition{}, gains{crystals: 3}},
	{"play order-initiate", 0, shards.SidePosition{}, gains{crystals: 2}},
	{"play order-initiate", 0, shards.SidePosition{Hand: []string{"axia", "spore-cleric"}}, gains{crystals: 2}},
	{"play order-initiate", 0, shards.SidePosition{Hand: []string{"axia", "spore-cleric", "the-lost"}}, gains{crystals: 2, mastery: 2}},
	{"play cache-warden", 8, shards.SidePosition{}, gains{mastery: 1}},
	{"play cache-warden", 9, shards.SidePosition{}, gains{mastery: 1, hand: 1}}, // S12.5
	{"play giga-source-adept", 0, shards.SidePosition{Hand: []string{"axia", "spore-cleric", "the-lost"}}, gains{hand: 1}},
	{"activate giga-source-adept", 0, shards.SidePosition{}, gains{}},
	{"activate giga-source-adept", 0, shards.SidePosition{Hand: []string{"axia", "spore-cleric", "the-lost"}}, gains{mastery: 3}},
	{"play data-heretic", 0, shards.SidePosition{}, gains{hand: 2}},
	{"play shard-abstractor", 0, shards.SidePosition{}, gains{mastery: 2}},
	{"play shard-abstractor", 29, shards.SidePosition{}, gains{mastery: 1}}, // S4.4
	{"activate systema-a-i", 18, shards.SidePosition{}, gains{mastery: 1}},
	{"activate systema-a-i", 19, shards.SidePosition{}, gains{mastery: 1, hand: 2}},
	{"play command-seer", 0, shards.SidePosition{}, gains{crystals: 2}},
	{"play cryptofist-monk", 0, shards.SidePosition{}, gains{hand: 1}},
	{"play omnius-the-all-knowing", 0, shards.SidePosition{}, gains{hand: 2}},
	{"play omnius-the-all-knowing", 0, shards.SidePosition{Hand: []string{"axia", "spore-cleric", "the-lost"}}, gains{hand: 2, mastery: 5}},
	{"play the-grand-architect", 0, shards.SidePosition{}, gains{mastery: 5}},
	{"play undergrowth-aspirant", 0, shards.SidePosition{Health: 40}, gains{health: 3}},
	{"play undergrowth-aspirant", 0, shards.SidePosition{Health: 48}, gains{health: 2}}, // S4.6
	{"play undergrowth-aspirant", 0, shards.SidePosition{Health: 40, Hand: []string{"spore-cleric"}}, gains{health: 3, power: 5}},
	{"play undergrowth-aspirant", 0, shards.SidePosition{Health: 40, Hand: []string{"taur-arachpriest"}}, gains{health: 3}}, // S13.2
	{"play spore-cleric", 0, shards.SidePosition{Health: 40}, gains{health: 4}},
	{"play leshai-knight", 0, shards.SidePosition{}, gains{power: 3}},
	{"play leshai-knight", 0, shards.SidePosition{Hand: []string{"spore-cleric"}}, gains{power: 6}},
	{"play thorn-zealot", 0, shards.SidePosition{}, gains{hand: 1}},
	{"play fungal-hermit", 8, shards.SidePosition{Health: 40}, gains{mastery: 1}},
	{"play fungal-hermit", 9, shards.SidePosition{Health: 40}, gains{mastery: 1, health: 5}}, // S12.5
	{"play shardwood-guardian", 0, shards.SidePosition{Health: 40}, gains{power: 2, hand: 1}},
	{"play shardwood-guardian", 0, shards.SidePosition{Health: 40, Hand: []string{"spore-cleric"}}, gains{power: 2, hand: 1, health: 6}},
	{"play ghostwillow-avenger", 0, shards.SidePosition{}, gains{power: 4}},
	{"play ojas-genesis-druid", 0, shards.SidePosition{}, gains{}}, // SQ15: not itself
	{"play furrowing-elemental", 0, shards.SidePosition{Health: 45}, gains{health: 4, hand: 1}},
	{"play furrowing-elemental", 0, shards.SidePosition{Health: 46}, gains{health: 4, hand: 1, power: 6}},
	{"activate additri-gaiamancer", 0, shards.SidePosition{}, gains{power: 2}},
	{"play root-of-the-forest", 0, shards.SidePosition{Health: 30}, gains{health: 10}},
	{"play root-of-the-forest", 0, shards.SidePosition{Health: 30, Hand: []string{"spore-cleric"}}, gains{health: 10, power: 10}},
	{"play wraethe-skirmisher", 0, shards.SidePosition{Discard: []string{"crystal"}}, gains{power: 2}},
	{"play wraethe-skirmisher", 0, shards.SidePosition{Discard: []string{"li-hin-the-shattered"}}, gains{power: 6}},
	{"play nil-assassin", 0, shards.SidePosition{}, gains{power: 5}},
	{"activate li-hin-the-shattered", 0, shards.SidePosition{}, gains{power: 1}},
	{"play shadebound-sentry", 0, shards.SidePosition{Discard: []string{"crystal", "spore-cleric"}}, gains{power: 3, hand: 1}},
	{"play aetherbreaker", 9, shards.SidePosition{}, gains{power: 4}},
	{"play aetherbreaker", 10, shards.SidePosition{}, gains{power: 8}},
	{"activate fao-cutul-the-formless", 19, shards.SidePosition{Power: 3}, gains{power: 2}},
	{"activate fao-cutul-the-formless", 20, shards.SidePosition{Power: 3}, gains{power: 7}}, // SQ29
	{"activate fao-cutul-the-formless", 20, shards.SidePosition{Power: shards.Infinite}, gains{}},
	{"play scion-of-nothingness", 0, shards.SidePosition{}, gains{power: 3}},
	{"play scion-of-nothingness", 0, shards.SidePosition{Discard: []string{"the-lost", "crystal", "nil-assassin"}}, gains{power: 7}},
	{"activate zen-chi-set-godkiller", 0, shards.SidePosition{Discard: []string{"crystal", "the-lost"}}, gains{power: 3, hand: 1}},
	{"play limiter-drones", 0, shards.SidePosition{}, gains{hand: 1}},
	{"activate ferrata-guard", 0, shards.SidePosition{InPlay: []string{"axia", "li-hin-the-shattered"}}, gains{crystals: 2}},
	{"activate axia", 0, shards.SidePosition{}, gains{power: 7}},
	{"play cloud-oracles", 4, shards.SidePosition{}, gains{hand: 1}}, // SQ25: the opponent has 4
	{"play cloud-oracles", 5, shards.SidePosition{}, gains{hand: 1, crystals: 2}},
	{"play mainframe-abbot", 0, shards.SidePosition{}, gains{hand: 1}},
	{"play mainframe-abbot", 0, shards.SidePosition{Leader: "tetra"}, gains{hand: 1, mastery: 1}},
	{"activate raidian-cloud-master", 0, shards.SidePosition{}, gains{hand: 1}},
	{"play arach-devotees", 0, shards.SidePosition{Health: 40}, gains{hand: 1}},
	{"play arach-devotees", 0, shards.SidePosition{Health: 40, Hand: []string{"spore-cleric"}}, gains{hand: 1, health: 3}},
	{"play hounds-of-volos", 0, shards.SidePosition{Health: 40}, gains{health: 5}},
	{"play hounds-of-volos", 0, shards.SidePosition{Health: 40, Leader: "volos"}, gains{health: 5, power: 5}},
	{"play pall-shades", 0, shards.SidePosition{}, gains{hand: 1}},
	{"play pall-shades", 0, shards.SidePosition{Discard: []string{"the-lost"}}, gains{hand: 1, power: 3}},
	{"play the-lost", 0, shards.SidePosition{}, gains{power: 6}},
	{"activate ru-bo-vai-the-transcendant", 0, shards.SidePosition{}, gains{power: 4}},
	{"play praetorian-01", 19, shards.SidePosition{}, gains{power: 8}},
	{"play praetorian-01", 20, shards.SidePosition{}, gains{power: 12}},
	{"play datic-robes", 19, shards.SidePosition{}, gains{hand: 1}},
	{"play datic-robes", 20, shards.SidePosition{}, gains{hand: 2}},
	{"play terminal-crescents", 6, shards.SidePosition{}, gains{mastery: 1, power: 4}}, // 7 halved, rounded up
	{"play terminal-crescents", 18, shards.SidePosition{}, gains{mastery: 1, power: 10}},
	{"play terminal-crescents", 19, shards.SidePosition{}, gains{mastery: 1, power: 20}},
	{"play entropic-talons", 19, shards.SidePosition{}, gains{hand: 2}},
	{"play entropic-talons", 20, shards.SidePosition{}, gains{hand: 2, power: 10}}, // S19.10, at the limit of health
	{"play panconscious-crown", 17, shards.SidePosition{Health: 1, Hand: []string{"spore-cleric"}}, gains{mastery: 2, health: 2}},
	{"play panconscious-crown", 18, shards.SidePosition{Health: 1}, gains{mastery: 2, health: 2}},
	{"play panconscious-crown", 18, shards.SidePosition{Health: 1, Hand: []string{"spore-cleric"}}, gains{mastery: 2, health: 49}},
	{"play the-heart-of-nothing", 19, shards.SidePosition{}, gains{power: 5}},
	{"play the-heart-of-nothing", 20, shards.SidePosition{}, gains{power: 10}},
	{"play the-world-piercer", 17, shards.SidePosition{Discard: []string{"spore-cleric"}}, gains{mastery: 2, hand: 1}},
	{"play the-world-piercer", 18, shards.SidePosition{Discard: []string{"spore-cleric", "the-lost", "crystal"}}, gains{mastery: 2, hand: 2}},
}

// TestGains proves what cards give by themselves, below and at each threshold (SC5 to SC73), and in
// which order and up to which limit (S4.4, S4.6, S12.1, S12.2, S12.5, S13.2, SQ29).
func TestGains(t *testing.T) {
	for _, c := range gainCases {
		t.Run(c.do, func(t *testing.T) {
			verb, id, _ := strings.Cut(c.do, " ")
			me := c.with
			me.Mastery = c.mastery
			if verb == "play" {
				me.Hand = append([]string{id}, me.Hand...)
			} else {
				me.InPlay = append([]string{id}, me.InPlay...)
			}
			other := shards.SidePosition{Mastery: 4, Leader: "ko-syn-wu"}
			g := gametest.Start(t, shards.Position{Sides: []shards.SidePosition{me, other}})
			was := *g.Side(0)
			g.Give(c.do)
			for g.Question().Kind == shards.AskBanish {
				g.Give("done")
			}
			g.Asks(shards.AskMain)
			now := g.Side(0)
			played := 0
			if verb == "play" {
				played = 1
			}
			assert.Equal(t, c.want, gains{
				int(now.Crystals - was.Crystals), int(now.Power - was.Power), int(now.Mastery - was.Mastery), int(now.Health - was.Health),
				now.Hand.Len() - was.Hand.Len() + played,
			})
		})
	}
}

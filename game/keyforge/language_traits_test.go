package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Any trait can be chosen, even one that no card has.
func TestChooseTrait(t *testing.T) {
	harvest := Action("harvest", Brobnar, Play(ChooseTrait(), Destroy(Cards.ChosenTrait()),
		EachPlayer.Does(Gain(CountIn(Them, Cards.Friendly())))))
	own := []*Card{harvest, Creature("ox", Brobnar, 3, Traits(trait.Beast)), Creature("imp", Brobnar, 3, Traits(trait.Imp, trait.Beast)),
		Artifact("tree", Brobnar, Traits(trait.Tree)), Upgrade("paw", Brobnar, Traits(trait.Beast))}
	for chosen, want := range map[trait.Trait]struct{ dead, alive []string }{
		trait.Beast: {[]string{"ox", "imp", "paw"}, []string{"tree"}},
		trait.Tree:  {[]string{"tree"}, []string{"ox", "imp", "paw"}},
		trait.Wolf:  {nil, []string{"ox", "imp", "paw", "tree"}},
	} {
		tb := duelWith(t, side{Hand: ids("harvest"), Line: []keyforge.CardPosition{{ID: "ox"}, {ID: "plain-3", Attached: ids("paw")}}},
			side{Line: ids("imp"), Artifacts: ids("tree")}, own...)
		tb.Play("harvest")
		tb.Asks(keyforge.AskTrait, keyforge.ForEffect, 0)
		assert.Len(t, tb.Legal(nil), int(trait.Count)-1)
		tb.Refused(keyforge.Command{Verb: keyforge.Choose, N: 0}, keyforge.OutOfRange)
		tb.Refused(keyforge.Command{Verb: keyforge.Choose, N: int16(trait.Count)}, keyforge.OutOfRange)
		tb.Choose(int(chosen))
		tb.InZone(Discard, want.dead...)
		for _, id := range want.alive {
			assert.True(t, tb.Of(id).Zone.InPlay(), "%v: %s", chosen, id)
		}
		mine, theirs := map[trait.Trait]int{trait.Beast: 2}[chosen], map[trait.Trait]int{trait.Beast: 1, trait.Tree: 1}[chosen]
		tb.Amber(0, mine)
		tb.Amber(1, theirs)
		assert.Equal(t, 1, tb.Happened(keyforge.TraitNamed))
	}
}

// A lasting effect remembers the trait, and a position gives its name.
func TestChosenTraitLasts(t *testing.T) {
	bless := Action("bless", Brobnar, Play(ChooseTrait(), Lasts(RestOfTurn, Static(Power(Creatures.ChosenTrait(), 2)))))
	ox := Creature("ox", Brobnar, 3, Traits(trait.Beast))
	cat := catalogueWith(t, bless, ox)
	tb := gametest.StartWith(t, cat, keyforge.Duel, keyforge.Position{Players: []keyforge.SidePosition{{Hand: ids("bless"),
		Line: ids("ox", "plain-3")}, {}}, House: Brobnar})
	tb.Play("bless")
	tb.Choose(int(trait.Beast))
	tb.PowerIs("ox", 5)
	tb.PowerIs("plain-3", 3)
	p, err := tb.Position()
	require.NoError(t, err)
	require.Len(t, p.Lasting, 1)
	assert.Equal(t, "beast", p.Lasting[0].Name)
	again := gametest.StartWith(t, cat, keyforge.Duel, p)
	again.PowerIs("ox", 5)
	p.Lasting[0].Name = "unicorn"
	_, err = keyforge.Start(cat, keyforge.Duel, p)
	require.Error(t, err)
}

// What was stolen from you on your opponent's last turn, not on your own or before.
func TestRobbed(t *testing.T) {
	avenge := Action("avenge", Brobnar, Play(Gain(LastTurn(Robbed, You).Plus(ThisTurn(Robbed, Opponent)))))
	thief := Creature("thief", Brobnar, 3, Reap(Steal(2)))
	both := []House{Brobnar}
	tb := duelWith(t, side{Hand: ids("avenge", "avenge"), Line: ids("thief"), Houses: both},
		side{Line: ids("thief"), Amber: 2, Houses: both}, avenge, thief)
	tb.Reap("0:thief")
	tb.Play("avenge#1")
	tb.Amber(0, 1+2+2)
	tb.EndTurn()
	tb.Reap("1:thief")
	tb.EndTurn()
	tb.Amber(0, 3)
	tb.Play("avenge")
	tb.Amber(0, 3+2)
}

// The event comes after the bonus icons of the card and before its abilities, even of
// cards that stay in play.
func TestK7_1ResolvesPlay(t *testing.T) {
	watch := Artifact("watch", Brobnar, Reacts(ResolvesPlay(Nobody, ActionCards), Ward(Creatures)))
	hail := Action("hail", Brobnar, Play(Deal(3, Creatures)))
	heed := Artifact("heed", Brobnar, Reacts(ResolvesPlay(Opponent, Creatures), Gain(Count(Creatures).Plus(N(1)))))
	hand := []keyforge.CardPosition{{ID: "hail", Icons: Icons{DamageIcon}}, {ID: "plain-1"}}
	tb := duelWith(t, side{Hand: hand, Artifacts: ids("watch"), Line: ids("plain-3")}, side{Artifacts: ids("heed")}, watch, hail, heed)
	tb.Play("hail")
	tb.Damage("plain-3", 1) // by the icon; the ward comes after it
	tb.Unmarked("plain-3", keyforge.Warded)
	tb.Amber(1, 0)
	tb.Play("plain-1")
	tb.Left()
	tb.Unmarked("plain-1", keyforge.Warded)
	tb.Amber(1, 3) // it is in play
}

package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// turned are exhausted cards of a position.
func turned(ids ...string) list {
	var cards list
	for _, id := range ids {
		cards = append(cards, keyforge.CardPosition{ID: id, Marks: keyforge.Exhausted})
	}
	return cards
}

// Another card can replace the Play abilities of cards that a player plays (K17.3), if they
// have any (K16.13).
func TestK17_3PlayAbilitiesReplaced(t *testing.T) {
	warden := Creature("warden", Brobnar, 9, Bears(InsteadOfPlaying(Opponent, ActionCards, Gain(2))))
	bounty, blank := Action("bounty", Brobnar, Play(Gain(5))), Action("blank", Brobnar)
	tb := duelWith(t, side{Hand: ids("bounty", "blank")}, side{Line: ids("warden")}, warden, bounty, blank)
	tb.Play("blank")
	tb.Amber(1, 0)
	tb.Play("bounty")
	tb.Amber(1, 2)
	tb.Amber(0, 0)
	tb.InZone(Discard, "bounty")
	tb = duelWith(t, side{Hand: ids("bounty"), Line: ids("warden")}, side{}, warden, bounty)
	tb.Play("bounty")
	tb.Amber(0, 5)
}

// Another effect can replace the readying of some cards (K17.4): the others ready.
// If there are two, the active player chooses one, and then nothing is left to
// replace (Q42).
func TestK17_4_Q42ReadyingReplaced(t *testing.T) {
	idol := Creature("idol", Brobnar, 9, Bears(InsteadOfReadying(Opponent, Creatures, Deal(Count(Creatures.Enemy().IsNot(IsReady)), This))))
	tired := side{Line: append(turned("dis-1", "dis-2"), keyforge.CardPosition{ID: "dis-3"}), Artifacts: turned("item")}
	t.Run("one", func(t *testing.T) {
		tb := duelWith(t, tired, side{Line: ids("idol")}, idol)
		tb.EndTurn()
		tb.Damage("idol", 2)
		tb.Marked("dis-1", keyforge.Exhausted)
		tb.Marked("dis-2", keyforge.Exhausted)
		tb.Unmarked("item", keyforge.Exhausted)
	})
	t.Run("of two one", func(t *testing.T) {
		tb := duelWith(t, tired, side{Line: ids("idol", "idol")}, idol)
		tb.EndTurn()
		tb.Asks(keyforge.AskCards, keyforge.ForReplacement, 0)
		tb.Pick("idol#2")
		tb.Damage("idol#1", 0)
		tb.Damage("idol#2", 2)
		tb.Marked("dis-1", keyforge.Exhausted)
		tb.Unmarked("item", keyforge.Exhausted)
	})
	t.Run("not in the turn of its own player, nor blank", func(t *testing.T) {
		void := Artifact("void", Brobnar, Constantly(Modify(BlankMod, Creatures.Enemy())))
		mine := tired
		mine.Line = append(turned("dis-1"), keyforge.CardPosition{ID: "idol"})
		tb := duelWith(t, mine, side{}, idol)
		tb.EndTurn()
		tb.Unmarked("dis-1", keyforge.Exhausted)
		tired.Artifacts = append(turned("item"), keyforge.CardPosition{ID: "void"})
		tb = duelWith(t, tired, side{Line: ids("idol")}, idol, void)
		tb.EndTurn()
		tb.Unmarked("dis-1", keyforge.Exhausted)
		tb.Damage("idol", 0)
	})
}

// Cards that do not ready in the step can still be readied by an ability (K2.15).
func TestK2_15SomeDoNotReadyInTheStep(t *testing.T) {
	frost := Action("frost", Brobnar, Play(Lasts(OpponentsNext, Static(Modify(NotReadied, Cards.Enemy())))))
	wake := Action("wake", Dis, Play(Ready(Choose(Creatures.Friendly()))))
	tb := duelWith(t, side{Hand: ids("frost"), Line: turned("plain-1"), Houses: []House{Brobnar}},
		side{Line: append(turned("dis-1", "dis-2"), keyforge.CardPosition{ID: "dis-3"}), Artifacts: turned("item"), Hand: ids("wake"),
			Houses: []House{Dis}},
		frost, wake)
	tb.Play("frost")
	tb.EndTurn()
	tb.Unmarked("plain-1", keyforge.Exhausted)
	tb.House(Dis)
	tb.Play("wake")
	tb.Pick("dis-1")
	tb.Unmarked("dis-1", keyforge.Exhausted)
	tb.Reap("dis-3")
	tb.EndTurn()
	tb.Marked("dis-2", keyforge.Exhausted)
	tb.Marked("dis-3", keyforge.Exhausted) // including the one exhausted meanwhile
	tb.Marked("item", keyforge.Exhausted)
	tb.EndTurn()
	tb.House(Dis)
	tb.EndTurn()
	tb.Unmarked("dis-2", keyforge.Exhausted) // it was for one turn
	tb.Unmarked("item", keyforge.Exhausted)
}

// An effect until the next "ready cards" step ends with that step of whoever
// controls the card, in whoever's turn it began; one that begins often takes the
// room of one.
func TestUntilTheNextReadyStep(t *testing.T) {
	sentry := Creature("sentry", Brobnar, 3, Reacts(Reaps(Creatures.Enemy()),
		LastsFor(NextReadying, Subject, Static(Modify(NotReadied, TheSubjects)))))
	rouse := Action("rouse", Brobnar, Play(Use(Choose(Creatures.Enemy()))))
	prod := Action("prod", Brobnar, Play(Opponent.Does(ReapWith(Choose(Creatures.Friendly())))))
	recall := Action("recall", Dis, Play(ReturnToHand(Choose(Creatures.Friendly()))))
	t.Run("the step of the same turn, for each that reaps", func(t *testing.T) {
		line := ids("dis-1", "dis-1", "dis-1", "dis-2", "recall")
		tb := duelWith(t, side{Line: ids("sentry"), Houses: []House{Brobnar}},
			side{Line: append(line[:4:4], turned("dis-3")...), Hand: line[4:], Houses: []House{Dis}}, sentry, rouse, prod, recall)
		tb.EndTurn()
		tb.Reap("dis-1#1")
		tb.Reap("dis-1#2")
		tb.Reap("dis-2")
		assert.Len(t, tb.View(0).Lasting, 1)
		tb.Play("recall")
		tb.Pick("dis-2")
		tb.Play("dis-2") // it is another creature now
		tb.Left()
		tb.EndTurn()
		tb.Marked("dis-1#1", keyforge.Exhausted)
		tb.Marked("dis-1#2", keyforge.Exhausted)
		tb.Unmarked("dis-2", keyforge.Exhausted)
		tb.Unmarked("dis-3", keyforge.Exhausted)
		assert.Empty(t, tb.View(0).Lasting)
		tb.EndTurn()
		tb.EndTurn()
		tb.Unmarked("dis-1#1", keyforge.Exhausted)
	})
	t.Run("that of the next turn, when it reaps in another's", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("sentry"), Hand: ids("prod"), Houses: []House{Brobnar}}, side{Line: ids("dis-1"), Houses: []House{Dis}},
			sentry, prod)
		tb.Play("prod")
		tb.Marked("dis-1", keyforge.Exhausted)
		tb.EndTurn()
		tb.EndTurn()
		tb.Marked("dis-1", keyforge.Exhausted)
		tb.EndTurn()
		tb.EndTurn()
		tb.Unmarked("dis-1", keyforge.Exhausted)
	})
}

// A card that is given omega ends the step as one with printed omega does (K18.2).
func TestK18_2GivenOmega(t *testing.T) {
	clock := Creature("clock", Dis, 3, Constantly(Gets(Permanents.Enemy(), Omega)))
	bolt := Creature("bolt", Brobnar, 2, Play(Destroy(Choose(Creatures.Enemy()))))
	for id, ends := range map[string]bool{"plain-1": true, "item": true, "nap": false, "badge": false, "bolt": false} {
		tb := duelWith(t, side{Hand: ids(id), Line: ids("plain-3"), Houses: []House{Brobnar}},
			side{Line: ids("clock"), Houses: []House{Dis}}, clock, bolt)
		tb.Play(id)
		for tb.Question().Kind != keyforge.AskMain && tb.Question().Kind != keyforge.AskHouse {
			tb.Do(tb.Legal(nil)[0])
		}
		assert.Equal(t, ends, tb.State().TurnOf == 1, id)
	}
	tb := duelWith(t, side{Hand: ids("plain-1"), Line: ids("plain-3", "clock"), Houses: []House{Brobnar}}, side{}, clock)
	tb.Play("plain-1")
	tb.Left()
	tb.Reap("plain-3") // its own player's have none
}

// Limits are for each type; a creature played as an upgrade is one.
func TestPlayLimitsByType(t *testing.T) {
	strict := Creature("strict", Dis, 3, Constantly(PlaysAtMost(Opponent, 1, ActionCards), PlaysAtMost(Opponent, 1, Creatures),
		PlaysAtMost(Opponent, 2, Cards)))
	both := Creature("both", Brobnar, 2, OrUpgrade(Constantly(Power(Host, 1))))
	tb := duelWith(t, side{Hand: ids("nap", "nap", "plain-1", "both", "item")}, side{Line: ids("strict", "strict")}, strict, both)
	tb.Play("nap#1")
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("nap#2")}, keyforge.NotPlayable)
	tb.Play("plain-1")
	for _, id := range []string{"nap#2", "both", "item"} {
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card(id)}, keyforge.NotPlayable)
	}
	tb = duelWith(t, side{Hand: ids("plain-1", "both")}, side{Line: ids("strict")}, strict, both)
	tb.Play("plain-1")
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("both")}, keyforge.NotPlayable)
	tb.PlayUpgrade("both")
	tb.LeaveOpen()
}

// Cards of a type other than that of the one just chosen.
func TestOtherType(t *testing.T) {
	sift := Action("sift", Brobnar, Play(Archive(Choose(Cards.In(Discard, You)).As(A).AndAlso(Choose(Cards.In(Discard, You).OtherType(A))))))
	tb := duelWith(t, side{Hand: ids("sift"), Discard: ids("plain-1", "plain-2", "item", "nap")}, side{}, sift)
	tb.Play("sift")
	tb.Pick("plain-1")
	tb.Offers("item", "nap")
	tb.Pick("nap")
	assert.ElementsMatch(t, []string{"plain-1", "nap"}, tb.Pile(0, Archives))
	tb = duelWith(t, side{Hand: ids("sift"), Discard: ids("plain-1", "plain-2")}, side{}, sift)
	tb.Play("sift")
	tb.Pick("plain-2")
	assert.Equal(t, []string{"plain-2"}, tb.Pile(0, Archives)) // K16.4
}

// The two cards that were named, each once; the same may be named twice.
func TestNamedCards(t *testing.T) {
	guess := Action("guess", Brobnar, Play(NameCard(), NameAnother(), DiscardCards(Each(Cards.In(Deck, Opponent).BottomOf(2))),
		If(AreNamed(Them), Gain(5))))
	for _, c := range []struct {
		first, second string
		deck          []string
		right         bool
	}{
		{"plain-1", "item", []string{"nap", "plain-1", "item"}, true},
		{"item", "plain-1", []string{"nap", "plain-1", "item"}, true},
		{"plain-1", "plain-1", []string{"nap", "plain-1", "item"}, false},
		{"plain-1", "plain-1", []string{"nap", "plain-1", "plain-1"}, true},
		{"plain-1", "item", []string{"nap", "plain-1", "plain-1"}, false},
		{"nap", "plain-1", []string{"nap", "plain-1", "item"}, false},
		{"plain-1", "item", []string{"item"}, false},
	} {
		tb := duelWith(t, side{Hand: ids("guess")}, side{Deck: ids(c.deck...)}, guess)
		tb.Play("guess")
		for _, id := range []string{c.first, c.second} {
			n, _ := tb.Catalogue().Number(id)
			tb.Asks(keyforge.AskName, keyforge.ForEffect, 0)
			tb.Choose(int(n))
		}
		tb.Amber(0, map[bool]int{true: 5}[c.right])
		assert.Equal(t, max(0, len(c.deck)-2), len(tb.Pile(1, Deck)))
		assert.Subset(t, []string{"nap"}, tb.Pile(1, Deck))
	}
}

// A house other than the one that was chosen, or none at all (K4.5).
func TestAnotherHouseThanTheChosen(t *testing.T) {
	bet := Action("bet", Brobnar, Play(ChooseHouse(Opponent), Lasts(OpponentsNext, After(ChoosesAnotherHouse(Opponent), Gain(3)))))
	for chosen, won := range map[House]int{Dis: 0, Logos: 3} {
		tb := duelWith(t, side{Hand: ids("bet"), Houses: []House{Brobnar}}, side{Houses: []House{Dis, Logos, Mars}}, bet)
		tb.Play("bet")
		tb.House(Dis)
		tb.EndTurn()
		tb.House(chosen)
		tb.Amber(0, won)
		tb.EndTurn()
		tb.EndTurn()
		tb.House(Logos)
		tb.Amber(0, won) // that turn alone
	}
	ban := Artifact("ban", Brobnar, Constantly(HouseRule(CannotChoose, Opponent, Dis)))
	tb := duelWith(t, side{Hand: ids("bet"), Artifacts: ids("ban"), Houses: []House{Brobnar}}, side{Houses: []House{Dis}}, bet, ban)
	tb.Play("bet")
	for tb.Question().Kind == keyforge.AskHouse {
		tb.House(Dis)
	}
	tb.EndTurn()
	assert.Equal(t, NoHouse, tb.State().House)
	tb.Amber(0, 3)
}

// Cards that leave play for the top of a deck in a random order: nobody is asked, and
// every order occurs, including that of the halves of a gigantic creature.
func TestRandomOrder(t *testing.T) {
	gyre := Action("gyre", Brobnar, Play(Move(Creatures, Deck, OnTop).InRandomOrder()))
	upper := Creature("upper", Brobnar, 5, HalfOf("lower"))
	lower := Creature("lower", Brobnar, 5, HalfOf("upper"), Reap(Gain(1)))
	seen := map[[4]string]bool{}
	for seed := range uint64(300) {
		tb := gametest.StartWith(t, catalogueWith(t, gyre, upper, lower), keyforge.Duel,
			keyforge.Position{House: Brobnar, Random: [2]uint64{seed, 7},
				Players: []side{{Hand: ids("gyre"), Line: list{{ID: "plain-1"}, {ID: "plain-2"}, {ID: "lower", Marks: keyforge.Joining}}},
					{Line: ids("dis-1")}}})
		tb.Play("gyre")
		seen[[4]string(tb.Pile(0, Deck))] = true
		assert.Equal(t, []string{"dis-1"}, tb.Pile(1, Deck))
	}
	assert.Len(t, seen, 2*6)
}

// A card that may be played as an upgrade may also be when an ability plays it
// (K6.9): if both ways are open, the active player chooses.
func TestAbilitiesPlayCreaturesAsUpgrades(t *testing.T) {
	both := Creature("both", Brobnar, 2, OrUpgrade(Constantly(Power(Host, 1))))
	call := Action("call", Brobnar, Play(PlayCard(Choose(Cards.In(Hand, You).House(Brobnar))).EnteringStunned()))
	strict := Creature("strict", Dis, 3, Constantly(PlaysAtMost(Opponent, 0, Creatures)))
	calls := side{Hand: ids("call", "both"), Line: ids("plain-1")}
	t.Run("as an upgrade", func(t *testing.T) {
		tb := duelWith(t, calls, side{}, call, both)
		tb.Play("call")
		tb.Asks(keyforge.AskYesNo, keyforge.ForUpgrade, 0)
		tb.Yes()
		tb.InZone(Attached, "both")
		tb.PowerIs("plain-1", 2)
		tb.Unmarked("both", keyforge.Stunned)
	})
	t.Run("or as a creature", func(t *testing.T) {
		tb := duelWith(t, calls, side{}, call, both)
		tb.Play("call")
		tb.No()
		tb.Left()
		tb.Line(0, "both", "plain-1")
		tb.Marked("both", keyforge.Stunned)
	})
	t.Run("with no creature to attach it to it is one", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("call", "both")}, side{}, call, both)
		tb.Play("call")
		tb.Line(0, "both")
	})
	t.Run("when creatures cannot be played it is none", func(t *testing.T) {
		tb := duelWith(t, calls, side{Line: ids("strict")}, call, both, strict)
		tb.Play("call")
		tb.Pick("plain-1")
		tb.InZone(Attached, "both")
	})
}

// A discard pile is shuffled into the deck by an effect, or to draw from an empty deck (K15.1).
func TestShufflesDiscard(t *testing.T) {
	medium := Creature("medium", Brobnar, 4, Reacts(ShufflesDiscard(You), Gain(3)))
	churn := Action("churn", Brobnar, Play(ShuffleDiscardIn(You), Lose(1)))
	mix := Action("mix", Brobnar, Play(ShuffleDeck(You), Lose(1)))
	read := Action("read", Brobnar, Play(Draw(2), Lose(1)))
	all := Action("all", Brobnar, Play(EachPlayer.Does(ShuffleDiscardIn(You))))
	heart := keyforge.CardPosition{ID: "nap", Icons: Icons{DrawIcon, DrawIcon}}
	for _, c := range []struct {
		id         string
		mine, deck int
	}{{"churn", 5, 1}, {"mix", 2, 1}, {"read", 5, 1}, {"read", 2, 2}, {"all", 6, 1}} {
		tb := duelWith(t, side{Hand: ids(c.id), Line: ids("medium"), Deck: gametest.Many(c.deck, "filler"),
			Discard: gametest.Many(3, "nap"), Amber: 3},
			side{Discard: ids("nap")}, medium, churn, mix, read, all)
		tb.Play(c.id)
		tb.Amber(0, c.mine)
	}
	t.Run("the opponent's piles do not count", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("churn"), Discard: ids("nap"), Amber: 1}, side{Line: ids("medium")}, medium, churn)
		tb.Play("churn")
		tb.Amber(1, 0)
	})
	t.Run("an empty pile is shuffled in too (K33.7)", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("churn"), Line: ids("medium"), Amber: 1}, side{}, medium, churn)
		tb.Play("churn")
		tb.Amber(0, 3)
	})
	t.Run("by a bonus icon, once", func(t *testing.T) {
		tb := duelWith(t, side{Hand: list{heart}, Line: ids("medium"), Discard: gametest.Many(3, "filler")}, side{}, medium)
		tb.Play("nap")
		tb.Amber(0, 3)
		assert.Len(t, tb.Pile(0, Hand), 2)
	})
	t.Run("at the end of a turn", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("medium"), Deck: ids("filler"), Discard: gametest.Many(7, "filler")}, side{}, medium)
		tb.EndTurn()
		assert.Len(t, tb.Pile(0, Hand), 6)
		tb.Amber(0, 3)
	})
}

// What cannot become exhausted cannot be used either, which would exhaust it (K8.6); it
// can be readied.
func TestCannotExhaust(t *testing.T) {
	brace := Artifact("brace", Brobnar, Constantly(Cannot(Creatures.Friendly(), ActExhaust)))
	tire := Action("tire", Brobnar, Play(Exhaust(Creatures), Ready(Choose(Creatures.Friendly()))))
	tb := duelWith(t, side{Line: append(turned("plain-1"), keyforge.CardPosition{ID: "plain-2"}), Artifacts: ids("brace"), Hand: ids("tire")},
		side{Line: ids("dis-1")}, brace, tire)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("plain-2")}, keyforge.CannotBeUsed)
	tb.Play("tire")
	tb.Pick("plain-1")
	tb.Unmarked("plain-1", keyforge.Exhausted)
	tb.Unmarked("plain-2", keyforge.Exhausted)
	tb.Marked("dis-1", keyforge.Exhausted)
}

// A creature may enter anywhere in the line, whoever puts it there (K29.1), but not under
// another player.
func TestEntersAnywhere(t *testing.T) {
	camp := Artifact("camp", Brobnar, Constantly(Modify(EntersAnywhere, Creatures.Friendly())))
	call := Action("call", Brobnar, Play(PutIntoPlay(Choose(Creatures.In(Discard, You)), You, OnTop)))
	spy := Creature("spy", Brobnar, 2, Has(Treachery))
	tb := duelWith(t, side{Line: ids("plain-1", "plain-2"), Artifacts: ids("camp"), Hand: ids("call", "plain-3", "spy"),
		Discard: ids("plain-4")},
		side{Line: ids("dis-1", "dis-2")}, camp, call, spy)
	tb.Play("plain-3")
	tb.Choose(1)
	tb.Play("call")
	tb.Choose(2)
	tb.Line(0, "plain-1", "plain-3", "plain-4", "plain-2")
	tb.Unmarked("plain-3", keyforge.Exhausted)
	tb.Unmarked("plain-4", keyforge.Exhausted)
	tb.Play("spy")
	assert.False(t, tb.Question().Wide)
	tb.Left()
	tb.Marked("spy", keyforge.Exhausted)
}

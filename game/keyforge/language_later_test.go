package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Your blue key is that one alone (K32.9).
func TestK32_9ForgesTheKeyOfAColor(t *testing.T) {
	bell := Action("bell", Brobnar, Play(ForgeKey(0).OfColor(BlueKey), IfYouDo(Draw(1))))
	blue := uint8(1 << BlueKey)
	for _, c := range []struct {
		amber       int
		forged, now uint8
		left        int
		why         string
	}{
		{8, 0, blue, 2, "without a question"},
		{6, 1 << RedKey, 1<<RedKey | blue, 0, "with another key"},
		{5, 0, 0, 5, "too little"},
		{12, blue, blue, 12, "it is forged already"},
	} {
		tb := duelWith(t, side{Hand: ids("bell"), Amber: c.amber, Colors: c.forged, Deck: ids("nap")}, side{}, bell)
		tb.Play("bell")
		assert.Equal(t, c.now, tb.Player(0).Keys, c.why)
		tb.Amber(0, c.left)
		assert.Len(t, tb.Pile(0, Hand), one(c.now != c.forged), c.why)
	}
}

// Keys of one color count, whoever forged them (K32.9).
func TestK32_9CountsKeysOfOneColor(t *testing.T) {
	count := Action("count", Brobnar, Play(Gain(For(MostOfColor, EachPlayer))))
	for _, c := range []struct {
		ours, theirs uint8
		most         int
	}{{0, 0, 0}, {1 << RedKey, 1 << BlueKey, 1}, {1<<RedKey | 1<<BlueKey, 0, 1}, {1<<RedKey | 1<<BlueKey, 1<<BlueKey | 1<<YellowKey, 2}} {
		tb := duelWith(t, side{Hand: ids("count"), Colors: c.ours}, side{Colors: c.theirs}, count)
		tb.Play("count")
		tb.Amber(0, c.most)
	}
}

// Cards that the effect before affected share a type if two of them are of one.
func TestCountsCardsOfOneType(t *testing.T) {
	count := Action("count", Brobnar, Play(DiscardCards(Cards.In(Deck, You).TopOf(3)), Gain(Of(MostOfType, Them))))
	for most, deck := range map[int][]string{0: nil, 1: {"plain-1", "nap"}, 2: {"plain-1", "nap", "plain-2"}, 3: {"nap", "nap",
		"nap", "nap"}} {
		tb := duelWith(t, side{Hand: ids("count"), Deck: ids(deck...)}, side{}, count)
		tb.Play("count")
		tb.Amber(0, most)
	}
}

// A closed right flank leaves the left one, and with deploy what is between; a creature that is
// alone would be on both (K10.3).
func TestRightFlankClosed(t *testing.T) {
	closed := Artifact("closed", Brobnar, Constantly(Rule(RightClosed, Opponent)))
	scout := Creature("scout", Brobnar, 1, Has(Deploy))
	raise := Action("raise", Brobnar, Play(PutIntoPlay(Choose(Creatures.In(Discard, You)), You, OnTop)))
	foes := side{Artifacts: ids("closed")}
	tb := duelWith(t, side{Hand: ids("plain-1", "scout", "raise", "badge"), Line: ids("plain-2"), Discard: ids("plain-6")}, foes,
		closed, scout, raise)
	tb.Play("plain-1")
	tb.Line(0, "plain-1", "plain-2")
	tb.Play("scout")
	tb.Asks(keyforge.AskPlace, keyforge.ForFlank, 0)
	tb.Refused(keyforge.Command{Verb: keyforge.Choose, N: 2}, keyforge.OutOfRange)
	assert.Len(t, tb.Legal(nil), 2)
	tb.Choose(1)
	tb.Line(0, "plain-1", "scout", "plain-2")
	tb.Play("raise") // not played
	tb.Right()
	tb.Line(0, "plain-1", "scout", "plain-2", "plain-6")

	tb = duelWith(t, side{Hand: ids("plain-1", "item")}, foes, closed)
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("plain-1")}, keyforge.NotPlayable)
	tb.Play("item")

	tb = duelWith(t, side{Hand: ids("plain-1"), Artifacts: ids("closed")}, side{}, closed) // your own
	tb.Play("plain-1")
	tb.Line(0, "plain-1")
}

// It binds who plays a card, in whatever line that enters (Q73).
func TestQ73RightFlankClosedToTreachery(t *testing.T) {
	closed := Artifact("closed", Brobnar, Constantly(Rule(RightClosed, Opponent)))
	spy := Creature("spy", Brobnar, 1, Has(Treachery))
	tb := duelWith(t, side{Hand: ids("spy")}, side{Artifacts: ids("closed"), Line: ids("plain-2")}, closed, spy)
	tb.Play("spy")
	tb.Line(1, "spy", "plain-2")
	tb = duelWith(t, side{Hand: ids("spy"), Line: ids("plain-2")}, side{Artifacts: ids("closed")}, closed, spy)
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("spy")}, keyforge.NotPlayable)
	tb = duelWith(t, side{Hand: ids("spy"), Artifacts: ids("closed")}, side{}, closed, spy) // its controller is free
	tb.Play("spy")
	tb.Line(1, "spy")
}

// Cards with mineralize counters are artifacts as long as a card says so; they keep what is on
// them, and come back to a flank (K32.2).
func TestK32_2MineralizedCards(t *testing.T) {
	stone := Action("stone", Brobnar, Play(Put(1, MineralizeCounter, Choose(Creatures))))
	medusa := Artifact("medusa", Brobnar, Constantly(Becomes(Cards.With(MineralizeCounter, 1), ArtifactType),
		Gives(Cards.With(MineralizeCounter, 1), WithHeading(OnAction, Destroy(This)))))
	crush := Action("crush", Brobnar, Play(Destroy(ArtifactCards.Named("medusa"))))
	mine := side{Hand: ids("stone", "crush"), Artifacts: ids("medusa"), Line: list{{ID: "plain-1"},
		{ID: "plain-5", Damage: 2, Amber: 3, Power: 1, Attached: ids("badge")}, {ID: "plain-2"}}}
	start := func() *gametest.Table {
		tb := duelBy(t, newest, mine, field("dis-3"), stone, medusa, crush)
		tb.Play("stone")
		tb.Pick("plain-5")
		tb.Line(0, "plain-1", "plain-2")
		tb.InZone(Artifacts, "plain-5", "medusa")
		tb.InZone(Attached, "badge")
		tb.Damage("plain-5", 2)
		tb.AmberOn("plain-5", 3)
		return tb
	}
	tb := start()
	for _, v := range []keyforge.Verb{keyforge.Reap, keyforge.Fight} {
		tb.Refused(keyforge.Command{Verb: v, Card: tb.Card("plain-5")}, keyforge.NotACreature)
	}
	tb.Act("plain-5")
	tb.InZone(Discard, "plain-5", "badge")
	tb.Amber(0, 0)
	tb.Amber(1, 0) // to the supply
	assert.Zero(t, tb.Of("plain-5").Counters[MineralizeCounter])

	tb = start()
	tb.Play("crush")
	tb.Asks(keyforge.AskPlace, keyforge.ForFlank, 0)
	tb.Right()
	tb.Line(0, "plain-1", "plain-2", "plain-5")
	tb.PowerIs("plain-5", 6)
	tb.Damage("plain-5", 2)
	tb.Reap("plain-5")
	tb.Amber(0, 1)
}

// Both creatures change sides and take each other's place; without either nothing happens (K32.11).
func TestK32_11SwapsControl(t *testing.T) {
	trade := Action("trade", Brobnar, Play(SwapControl(Choose(Creatures.Friendly()), Choose(Creatures.Enemy())), IfYouDo(Gain(1))))
	us := side{Hand: ids("trade"), Line: list{{ID: "plain-1"}, {ID: "plain-5", Damage: 2, Attached: ids("badge")}, {ID: "plain-3"}}}
	tb := duelWith(t, us, field("dis-4", "dis-5"), trade, smite)
	tb.Play("trade")
	tb.Pick("plain-5")
	tb.Pick("dis-5")
	tb.Line(0, "plain-1", "dis-5", "plain-3")
	tb.Line(1, "dis-4", "plain-5")
	tb.Damage("plain-5", 2)
	tb.InZone(Attached, "badge")
	tb.Amber(0, 1)
	tb.EndTurn()
	tb.House(Brobnar)
	tb.Reap("plain-5") // it is theirs now
	tb.Amber(1, 1)

	tb = duelWith(t, us, side{}, trade)
	tb.Play("trade")
	tb.Pick("plain-5")
	tb.Line(0, "plain-1", "plain-5", "plain-3")
	tb.Amber(0, 0)
	t.Run("artifacts too", func(t *testing.T) {
		trinket := Artifact("trinket", Brobnar, Act(SwapControl(This, Choose(ArtifactCards.Enemy())), IfYouDo(Gain(1))))
		mill, tower, forge := Artifact("mill", Brobnar), Artifact("tower", Dis), Artifact("forge", Dis)
		tb := duelWith(t, side{Artifacts: ids("mill", "trinket")}, side{Artifacts: ids("tower", "forge"), Line: ids("dis-4")},
			trinket, mill, tower, forge)
		tb.Act("trinket")
		tb.Offers("tower", "forge")
		tb.Pick("tower")
		assert.Equal(t, []string{"mill", "tower"}, tb.Pile(0, Artifacts))
		assert.Equal(t, []string{"trinket", "forge"}, tb.Pile(1, Artifacts))
		tb.Amber(0, 1)

		tb = duelWith(t, side{Artifacts: ids("trinket")}, side{Line: ids("dis-4")}, trinket)
		tb.Act("trinket")
		assert.Equal(t, []string{"trinket"}, tb.Pile(0, Artifacts))
		tb.Amber(0, 0)
	})
}

// Lost abilities do nothing, gained ones and replacements included (K32.7); others stay.
func TestK32_7LosesAbilitiesOfAHeading(t *testing.T) {
	mute := Artifact("mute", Brobnar, Constantly(LosesAbilities(Creatures.Enemy(), OnDestroyed)))
	heir := Creature("heir", Brobnar, 1, Heading(OnReap|OnDestroyed, Gain(1)))
	phoenix := Creature("phoenix", Brobnar, 1, Bears(DestroyedInstead(This, FullyHeal(This))))
	will := Upgrade("will", Brobnar, Constantly(Gives(Host, WithHeading(OnDestroyed, Gain(1)))))
	foes := row(keyforge.CardPosition{ID: "heir"}, keyforge.CardPosition{ID: "phoenix"}, keyforge.CardPosition{ID: "plain-2",
		Attached: ids("will")})
	tb := duelWith(t, side{Hand: ids("ragnarok"), Artifacts: ids("mute"), Line: ids("heir", "phoenix")}, foes, mute, heir, phoenix,
		will, ragnarok)
	tb.Play("ragnarok")
	tb.Line(0, "phoenix")
	tb.Line(1)
	tb.Amber(0, 1)
	tb.Amber(1, 0)
	foes.Artifacts = ids("mute")
	tb = duelWith(t, foes, side{}, mute, heir, phoenix, will)
	tb.Reap("heir")
	tb.Amber(0, 2)
	tb = duelWith(t, side{Line: ids("heir")}, side{Artifacts: ids("mute")}, mute, heir)
	tb.Reap("heir") // under the other heading it stays
	tb.Amber(0, 2)
}

// What a splash-attack destroys is told from what the creature itself fights (K28.9).
func TestDiesOfSplash(t *testing.T) {
	wave := Creature("wave", Brobnar, 4, HasN(SplashAttack, 2), Reacts(DiesOfSplash(Creatures.Enemy(), This), Gain(1)))
	tb := duelWith(t, field("wave", "plain-9"), field("dis-1", "dis-3", "dis-2", "dis-5"), wave)
	tb.Fight("wave", "dis-3")
	tb.Line(1, "dis-5")
	tb.Amber(0, 2)
	tb = duelWith(t, field("wave", "plain-9"), field("dis-3", "dis-5"), wave)
	tb.Fight("wave", "dis-3") // its neighbor survives
	tb.Amber(0, 0)
	tb.Fight("plain-9", "dis-5") // another's fight
	tb.Amber(0, 0)
}

func TestArchivesLeftAlone(t *testing.T) {
	shut := Artifact("shut", Brobnar, Constantly(Rule(ArchivesLeft, EachPlayer)))
	them := side{Archives: ids("plain-1"), Houses: []House{Dis}}
	tb := duelWith(t, side{}, them)
	tb.EndTurn()
	tb.Asks(keyforge.AskYesNo, keyforge.ForArchives, 1)
	tb.Yes()
	tb.InZone(Hand, "plain-1")
	tb = duelWith(t, side{Artifacts: ids("shut")}, them, shut)
	tb.EndTurn()
	assert.Equal(t, keyforge.AskMain, tb.Question().Kind)
	tb.InZone(Archives, "plain-1")
}

func TestChosenHouseBecomesActive(t *testing.T) {
	turncoat := Action("turncoat", Brobnar, Play(ChooseHouse(Nobody), ChosenBecomesActive()))
	tb := duelWith(t, side{Hand: ids("turncoat", "dis-3", "nap")}, side{}, turncoat)
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("dis-3")}, keyforge.WrongHouse)
	tb.Play("turncoat")
	tb.House(Dis)
	tb.Play("dis-3")
	tb.Line(0, "dis-3")
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("nap")}, keyforge.WrongHouse)
}

func TestStaysInHand(t *testing.T) {
	relic := Artifact("relic", Brobnar, NeverPlayed(), StaysInHand())
	drop := Action("drop", Brobnar, Play(DiscardCards(Choose(Cards.In(Hand, You)))))
	tb := duelWith(t, side{Hand: ids("relic", "drop")}, side{}, relic, drop)
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("relic")}, keyforge.OwnCondition)
	tb.Refused(keyforge.Command{Verb: keyforge.DiscardCard, Card: tb.Card("relic")}, keyforge.Kept)
	assert.NotContains(t, tb.Legal(nil), keyforge.Command{Verb: keyforge.DiscardCard, Card: tb.Card("relic")})
	tb.Play("drop")
	tb.InZone(Discard, "relic")
}

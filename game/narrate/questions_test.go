package narrate_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/narrate"
)

// asked is a question as players read it, with its answers.
type asked struct {
	kind           keyforge.QuestionKind
	purpose        keyforge.Purpose
	source         string
	words, russian string
	answers        []string
}

// collect plays random games in which every choice is asked and returns each
// distinct question once.
func collect(t *testing.T, seeds uint64) map[string]asked {
	cat, err := adventure.Catalogue(adventures.All()...)
	require.NoError(t, err)
	title := func(id string) string {
		n, _ := cat.Number(id)
		return cat.Title(n)
	}
	found := map[string]asked{}
	for seed := range seeds {
		r := rand.New(rand.NewPCG(seed, 7))
		deals := []keyforge.Deal{gametest.RandomDeal(r), gametest.RandomDeal(r), gametest.RandomDeal(r)}
		mode, setup := keyforge.Duel, keyforge.Setup{Decks: deals[:2], Seed: seed, First: keyforge.NoSide}
		if a := adventures.All()[0]; seed%3 > 0 {
			mode, setup = a.Mode(adventure.Easy), adventure.Setup(a, deals[:1+seed%3], seed)
		}
		setup.AskAll = true
		g, err := keyforge.New(cat, mode, setup)
		require.NoError(t, err)
		n := narrate.Narrator{Game: g, You: [keyforge.MaxSides]bool{true}, Language: languages.English().WithTitles(title)}
		ru := n
		ru.Language = languages.Named("ru")
		var legal []keyforge.Command
		for range 1200 {
			if g.Over() {
				break
			}
			legal = g.Legal(legal[:0])
			q := g.Question()
			words := n.Question(q)
			if _, ok := found[words]; !ok {
				a := asked{q.Kind, q.Purpose, n.Answer(q, keyforge.Command{Verb: keyforge.Pick, Card: q.Source}), words, ru.Question(q), nil}
				for _, c := range legal[:min(len(legal), 8)] {
					if q.Kind != keyforge.AskMain {
						a.answers = append(a.answers, n.Answer(q, c)+" | "+ru.Answer(q, c))
					}
				}
				found[words] = a
			}
			c := legal[r.IntN(len(legal))]
			if q.Kind == keyforge.AskMain {
				for c.Verb == keyforge.EndTurn && len(legal) > 1 && r.IntN(8) > 0 || c.Verb == keyforge.DiscardCard && r.IntN(4) > 0 {
					c = legal[r.IntN(len(legal))]
				}
			}
			_, err := g.Apply(c, nil)
			require.NoError(t, err)
		}
	}
	return found
}

// Whatever is asked, the question says what is done and to whom, and the answers
// say what they do, in every language.
func TestQuestionsOfRandomGames(t *testing.T) {
	found := collect(t, 40)
	var list []string
	for words, a := range found {
		list = append(list, strings.Join(append([]string{a.source, "  " + words, "  " + a.russian}, a.answers...), "\n    "))
		if a.kind == keyforge.AskMain {
			continue
		}
		for _, s := range []string{words, a.russian} {
			assert.Contains(t, s, "?", a.source)
			s, _, _ = strings.Cut(s, "gains “")                                                       // which has headings of its own
			s = strings.NewReplacer("United Action", "a card", "Call to Action", "a card").Replace(s) // which are not headings
			assert.NotRegexp(t, `⟨|%!|\b1 (cards|times|damages)|this (creature|card)\b|\b(Play|Reap|Fight|Action|Omni|Destroyed): `, s, a.source)
		}
		assert.Regexp(t, `^[\p{Cyrillic}\p{Lu}]`, a.russian)
		assert.Regexp(t, `\p{Cyrillic}`, a.russian)
		for _, s := range a.answers {
			assert.NotRegexp(t, `⟨|%!|ability \d of|^ \||\| $`, s, words)
		}
	}
	if slices.Sort(list); testing.Verbose() { // so that people can read them as players do
		t.Log("\n" + strings.Join(list, "\n"))
	}
	assert.Greater(t, len(list), 300)
}

// table is a position, with a narrator for its questions.
func table(t *testing.T, mode keyforge.Mode, p keyforge.Position) (*gametest.Table, *narrate.Narrator) {
	cat, err := adventure.Catalogue(adventures.All()...)
	require.NoError(t, err)
	tb := gametest.StartWith(t, cat, mode, p)
	tb.LeaveOpen()
	name := func(id string) string {
		n, _ := cat.Number(id)
		return cat.Title(n)
	}
	return tb, &narrate.Narrator{Game: tb.Game, You: [keyforge.MaxSides]bool{true}, Language: languages.English().WithTitles(name)}
}

func duel(first, second keyforge.SidePosition, h card.House, all bool) keyforge.Position {
	return keyforge.Position{Players: []keyforge.SidePosition{first, second}, House: h, Options: keyforge.Options{AskAll: all}}
}

// asks asserts the question in each language, and the words of yes and no.
func asks(t *testing.T, tb *gametest.Table, n *narrate.Narrator, english, russian string, answers ...string) {
	t.Helper()
	ru := *n
	ru.Language = languages.Named("ru")
	q := tb.Question()
	assert.Equal(t, english, n.Question(q))
	assert.Equal(t, russian, ru.Question(q))
	for i, v := range []keyforge.Verb{keyforge.Yes, keyforge.No}[:min(2, len(answers))] {
		assert.Equal(t, answers[i], n.Answer(q, keyforge.Command{Verb: v}))
	}
}

// Each question says how much is left to divide.
func TestSharesAreCounted(t *testing.T) {
	tb, n := table(t, keyforge.Duel, duel(
		keyforge.SidePosition{Hand: gametest.Cards("cooperative-hunting"), Line: gametest.Cards("troll", "bumpsy", "snufflegator")},
		keyforge.SidePosition{Line: gametest.Cards("troll")}, card.Untamed, false))
	tb.Play("cooperative-hunting")
	asks(t, tb, n, "Deal 1 of 3 remaining damage to which creature?", "Какому существу нанести 1 урон (осталось распределить: 3)?")
	tb.Pick("bumpsy")
	asks(t, tb, n, "Deal 1 of 2 remaining damage to which creature?", "Какому существу нанести 1 урон (осталось распределить: 2)?")
}

// A mulligan says how many cards are drawn: one fewer, even if that is one.
func TestMulliganCountsCards(t *testing.T) {
	for hand, want := range map[int][2]string{
		6: {"Draw a new hand of 5 cards in place of this one?", "из 5 карт"},
		2: {"Draw a new hand of 1 card in place of this one?", "из 1 карты"},
	} {
		_, n := table(t, keyforge.Duel, duel(keyforge.SidePosition{Hand: gametest.Many(hand, "troll")}, keyforge.SidePosition{}, card.Dis, false))
		q := keyforge.Question{Kind: keyforge.AskYesNo, Purpose: keyforge.ForMulligan}
		assert.Equal(t, want[0], n.Question(&q))
		n.Language = languages.Named("ru")
		assert.Contains(t, n.Question(&q), want[1])
	}
}

// Cards with the same title are told apart by their places.
func TestEqualTitlesAreToldApart(t *testing.T) {
	tb, n := table(t, keyforge.Duel, duel(
		keyforge.SidePosition{Line: gametest.Cards("troll", "bumpsy", "troll")},
		keyforge.SidePosition{Line: gametest.Cards("dust-imp", "troll")}, card.Brobnar, false))
	tb.Fight("troll#2")
	asks(t, tb, n, "What does Troll (3rd in your line) attack?", "Кого атакует «Тролль» (3-я в вашей линии)?")
	q := tb.Question()
	assert.Equal(t, "Troll (2nd in player 2's line)", n.Answer(q, keyforge.Command{Verb: keyforge.Pick, Card: tb.Card("1:troll")}))
	assert.Equal(t, "Dust Imp", n.Answer(q, keyforge.Command{Verb: keyforge.Pick, Card: tb.Card("dust-imp")}))
}

// An ability that was given to a creature names that creature.
func TestGivenAbilitiesNameTheirCreature(t *testing.T) {
	tb, n := table(t, keyforge.Duel, duel(
		keyforge.SidePosition{Hand: gametest.Cards("gateway-to-dis"),
			Line: []keyforge.CardPosition{{ID: "dodger", Attached: gametest.Cards("biomatrix-backup")}}},
		keyforge.SidePosition{}, card.Dis, false))
	tb.Play("gateway-to-dis")
	asks(t, tb, n, "Archive Dodger?", "Положить «Ловкача» в архив?", "Archive Dodger", "Don’t archive")
}

// A replacement of a Play ability is offered together with what that ability does.
func TestReplacementsSayWhatTheyReplace(t *testing.T) {
	cat, err := adventure.Catalogue(adventures.All()...)
	require.NoError(t, err)
	for id, want := range map[string][3]string{
		"drag-to-your-doom": {"Lower the tide instead of purging the most powerful creature you control?", "Lower the tide", "Purge the most powerful creature you control"},
		"tidal-trouble": {"Lower the tide instead of stunning the most powerful creature you control and each creature that shares a house with it?",
			"Lower the tide", "Stun them"},
		"into-the-abyss": {"Lower the tide instead of discarding your hand and drawing 4 cards?", "Lower the tide", "Discard your hand and draw 4 cards"},
	} {
		n, ok := cat.Number(id)
		require.True(t, ok)
		c := cat.Card(n)
		for _, a := range c.Abilities {
			if a.Kind == card.Replacing {
				q := languages.English().Instead(c, a)
				assert.Equal(t, want, [3]string{q.Words, q.Yes, q.No})
				assert.Regexp(t, `^Вызвать отлив или \p{Cyrillic}+ть .+\?$`, languages.Named("ru").Instead(c, a).Words)
			}
		}
	}
}

// A series of effects on one card asks once for all of them; a choice that a later
// effect refers to is asked for in the words of that effect.
func TestQuestionsSayAllThatIsDone(t *testing.T) {
	for id, want := range map[string][2]string{
		"anger": {"Ready and fight with which friendly creature?", "Какое дружественное существо подготовить и начать им бой?"},
		"one-stood-against-many": {"Ready and fight with which friendly creature 3 times, each time against a different enemy creature?",
			"Какое дружественное существо подготовить и начать им бой 3 раза подряд, каждый раз против другого вражеского существа?"},
		"martian-hounds": {"Put two +1 power counters on which creature for each damaged creature?",
			"На какое существо положить 2 жетона силы за каждое существо с уроном?"},
		"terms-of-redress":     {"Which friendly creature captures 2 æmber?", "Какое дружественное существо захватывает 2 янтаря у соперника?"},
		"nocturnal-maneuver":   {"Exhaust which creatures (up to 3)?", "Каких существ повернуть (до 3)?"},
		"champion-s-challenge": {"Spare which of the most powerful enemy creatures?", "Какое из самых сильных вражеских существ пощадить?"},
		"dance-of-doom": {"Which number, from 0 to 50? Destroy each creature with power equal to the chosen number.",
			"Какое число выбрать, от 0 до 50? Уничтожьте каждое существо с силой, равной выбранному числу."},
	} {
		cat, err := adventure.Catalogue(adventures.All()...)
		require.NoError(t, err)
		def, _ := cat.Number(id)
		tb, n := table(t, keyforge.Duel, duel(
			keyforge.SidePosition{Hand: gametest.Cards(id), Line: gametest.Cards("troll", "bumpsy", "dodger"), Amber: 3},
			keyforge.SidePosition{Line: gametest.Cards("troll", "troll", "bumpsy"), Amber: 3}, cat.Card(def).House, false))
		tb.Play(id)
		asks(t, tb, n, want[0], want[1])
	}
}

// An adventure narrates its rise in its own words (A3.2).
func TestAnAdventureTellsItsRise(t *testing.T) {
	a := keyraken.Adventure
	_, n := table(t, a.Mode(adventure.Normal),
		keyforge.Position{Players: []keyforge.SidePosition{{}}, Monster: keyforge.SidePosition{Artifacts: gametest.Cards(a.Boss())},
			House: card.Dis})
	for name, want := range map[string]map[int32]string{
		"en": {1: "for the first time.", 3: "The Keyraken pays 9 æmber and rises, for the third time.", 4: "for the fourth time."},
		"ru": {3: "Ключекракен платит 9 янтаря и поднимается в третий раз.", 4: "поднимается в четвёртый раз."},
	} {
		n.Language = languages.Named(name).WithWords(a.Words)
		for time, words := range want {
			lines := n.Lines([]keyforge.Event{{Kind: keyforge.Rose, Side: keyforge.Monster, N: time, M: 9}})
			require.Len(t, lines, 1)
			assert.True(t, strings.HasSuffix(lines[0], words), lines[0])
		}
	}
}

// An ability is told in the words of its card: only a creature is exalted.
func TestAbilitiesAreToldAsOnTheirCards(t *testing.T) {
	mine := keyforge.SidePosition{Artifacts: gametest.Cards("[redacted]")}
	tb, n := table(t, keyforge.Duel, duel(mine, keyforge.SidePosition{}, card.NoHouse, false))
	self := tb.Card("[redacted]")
	prog := uint16(1)
	for a, c := tb.Catalogue().Ability(prog); c != tb.Def(self) || a.Kind != card.Triggered; a, c = tb.Catalogue().Ability(prog) {
		prog++
	}
	assert.Equal(t, []string{"[REDACTED]: After you choose Logos as your active house, put 1 æmber from the common supply on [REDACTED]. " +
		"If there is 4 æmber or more on it, sacrifice it and forge a key at no cost."},
		n.Lines([]keyforge.Event{{Kind: keyforge.Triggered, Card: self, N: int32(prog)}}))
}

// Triggers say what they do, who gave them and what they react to.
func TestTriggersSayWhatTheyAnswer(t *testing.T) {
	tb, n := table(t, keyforge.Duel, duel(
		keyforge.SidePosition{Hand: gametest.Cards("gateway-to-dis"),
			Line: []keyforge.CardPosition{{ID: "dodger", Attached: gametest.Cards("biomatrix-backup")}, {ID: "dust-imp"}}},
		keyforge.SidePosition{}, card.Dis, false))
	tb.Play("gateway-to-dis")
	require.Equal(t, keyforge.AskOrder, tb.Question().Kind)
	says := func(n *narrate.Narrator) []string {
		var all []string
		for _, c := range tb.Legal(nil) {
			all = append(all, n.Answer(tb.Question(), c))
		}
		return all
	}
	ru := *n
	ru.Language = languages.Named("ru")
	assert.ElementsMatch(t, []string{"Dodger: Destroyed: You may archive Dodger. (given by Biomatrix Backup)",
		"Dust Imp: Destroyed: Gain 2 æmber."}, says(n))
	assert.ElementsMatch(t, []string{
		"«Ловкач»: Уничтожен: можете положить «Ловкача» в архив. (дана картой «Биоматричная копия»)",
		"«Пыльный бес»: Уничтожен: получите 2 янтаря."}, says(&ru))

	tb, n = table(t, keyforge.Duel, duel(
		keyforge.SidePosition{Hand: gametest.Cards("troll"), Artifacts: gametest.Cards("autocannon", "autocannon")}, keyforge.SidePosition{},
		card.Brobnar, true))
	tb.Play("troll")
	require.Equal(t, keyforge.AskOrder, tb.Question().Kind)
	assert.Contains(t, says(n)[0], "Autocannon (1st of your artifacts): ")
	assert.Contains(t, says(n)[0], "(Troll enters play)")
}

// K18.3, K18.6: damage of assault and hazardous before a fight is named by the keyword with its number, however
// the creature has come by it, both in the choice and in the log.
func TestKeywordsAreNamedAsTriggers(t *testing.T) {
	tb, n := table(t, keyforge.Duel, duel(
		keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "bumpsy", Attached: gametest.Cards("way-of-the-bear")}}},
		keyforge.SidePosition{Line: gametest.Cards("briar-grubbling")}, card.Brobnar, false))
	tb.Fight("bumpsy", "briar-grubbling")
	require.Equal(t, keyforge.AskOrder, tb.Question().Kind)
	ru := *n
	ru.Language = languages.Named("ru")
	for n, want := range map[*narrate.Narrator][]string{
		n: {"Bumpsy: Assault 2", "Briar Grubbling: Hazardous 5"}, &ru: {"«Бампси»: Натиск 2", "«Личинка шиповника»: Опасный 5"},
	} {
		var all []string
		for _, c := range tb.Legal(nil) {
			all = append(all, n.Answer(tb.Question(), c))
		}
		assert.Equal(t, want, all)
	}
	tb.First("briar-grubbling")
	told := n.Lines(tb.Events)
	assert.Contains(t, told, "Briar Grubbling: Hazardous.")
}

// A turn without an active house says so.
func TestNoHouseIsActive(t *testing.T) {
	tb, n := table(t, keyforge.Duel, duel(keyforge.SidePosition{}, keyforge.SidePosition{}, card.NoHouse, false))
	chosen := []keyforge.Event{{Kind: keyforge.HouseChosen}}
	require.Equal(t, keyforge.AskMain, tb.Question().Kind)
	asks(t, tb, n, "No house is active: play, discard or use what needs none.",
		"Активного дома нет: разыгрывайте, сбрасывайте и используйте то, что его не требует.")
	assert.Equal(t, []string{"No house is active."}, n.Lines(chosen))
	ru := *n
	ru.Language = languages.Named("ru")
	assert.Equal(t, []string{"Активного дома нет."}, ru.Lines(chosen))
}

// A capture in place of a theft is not worded as a capture icon.
func TestCapturesInPlaceOfATheft(t *testing.T) {
	tb, n := table(t, keyforge.Duel, duel(
		keyforge.SidePosition{Line: gametest.Cards("gargantodon", "dodger"), Hand: gametest.Cards("urchin")},
		keyforge.SidePosition{Amber: 3, Line: gametest.Cards("troll")}, card.Shadows, false))
	tb.Play("urchin")
	tb.Right()
	asks(t, tb, n, "Which creature captures 1 of the æmber that would be stolen (1 remaining)?",
		"Какое существо захватит 1 янтарь вместо кражи (осталось: 1)?")
}

// What the chosen cards must have in common is part of the question.
func TestQuestionsSayWhatCardsHaveInCommon(t *testing.T) {
	line := []keyforge.CardPosition{{ID: "troll", Power: 9}, {ID: "bumpsy", Power: 9}}
	tb, n := table(t, keyforge.Duel, duel(keyforge.SidePosition{Hand: gametest.Cards("might-makes-right"), Line: line},
		keyforge.SidePosition{}, card.Brobnar, false))
	tb.Play("might-makes-right")
	asks(t, tb, n, "Sacrifice which friendly creatures with total power 25 or higher (up to 2)?",
		"Каких дружественных существ общей силой 25 или больше принести в жертву (до 2)?")
	tb, n = table(t, keyforge.Duel, duel(keyforge.SidePosition{Artifacts: gametest.Cards("quantum-fingertrap"), Line: line},
		keyforge.SidePosition{Line: line}, card.Logos, false))
	tb.Act("quantum-fingertrap")
	asks(t, tb, n, "Swap the positions of which 2 creatures in the same battleline?", "Каких существ из одной боевой линии поменять местами (ровно 2)?")
	tb, n = table(t, keyforge.Duel, duel(
		keyforge.SidePosition{Hand: gametest.Cards("eyegor"), Deck: gametest.Cards("punch", "anger", "fear", "punch")},
		keyforge.SidePosition{}, card.Logos, false))
	tb.Play("eyegor")
	asks(t, tb, n, "Put which of those cards into your hand?", "Какую из них взять на руку?")
	n.Open[0] = true
	lines := n.Lines(tb.Events)
	assert.Equal(t, []string{"You look at the top 3 cards of your deck.", "You see Punch, Anger and Fear."}, lines[len(lines)-2:])
	n.Language = languages.Named("ru")
	lines = n.Lines(tb.Events)
	assert.Equal(t, "Вы смотрите 3 верхние карты вашей колоды.", lines[len(lines)-2])
}

// A place is described by the cards of the line where the card goes, whoever has it now.
func TestPlacesAreInTheLineThatIsEntered(t *testing.T) {
	for _, c := range []struct {
		name          string
		first, second keyforge.SidePosition
		house         card.House
		do            func(tb *gametest.Table)
		side          keyforge.Side
	}{
		{"taken", keyforge.SidePosition{Hand: gametest.Cards("hypnobeam"), Line: gametest.Cards("troll")},
			keyforge.SidePosition{Line: gametest.Cards("dextre", "dust-imp", "krump")}, card.Mars,
			func(tb *gametest.Table) { tb.Play("hypnobeam"); tb.Pick("krump") }, 0},
		{"given", keyforge.SidePosition{Hand: gametest.Cards("exile"), Line: gametest.Cards("dextre", "dust-imp", "krump")},
			keyforge.SidePosition{Line: gametest.Cards("troll")}, card.Saurian,
			func(tb *gametest.Table) { tb.Play("exile"); tb.Pick("krump") }, 1},
		{"played for the opponent", keyforge.SidePosition{Hand: gametest.Cards("scowly-caper"),
			Line: gametest.Cards("dextre", "dust-imp", "krump")},
			keyforge.SidePosition{Line: gametest.Cards("troll")}, card.Shadows,
			func(tb *gametest.Table) { tb.Play("scowly-caper") }, 1},
		{"moved", keyforge.SidePosition{Hand: gametest.Cards("remote-access"), Line: gametest.Cards("dextre", "dust-imp", "krump")},
			keyforge.SidePosition{Artifacts: gametest.Cards("auto-legionary"), Line: gametest.Cards("troll")}, card.Logos,
			func(tb *gametest.Table) { tb.Play("remote-access") }, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			tb, n := table(t, keyforge.Duel, duel(c.first, c.second, c.house, false))
			c.do(tb)
			q := tb.Question()
			tb.Asks(keyforge.AskPlace, keyforge.ForFlank, 0)
			assert.Equal(t, c.side, q.Of)
			assert.Equal(t, "left flank", n.Answer(q, keyforge.Command{Verb: keyforge.Choose, N: 0}))
			assert.Equal(t, "right flank", n.Answer(q, keyforge.Command{Verb: keyforge.Choose, N: 1}))
		})
	}
}

// Cards that leave play together may go to a deck.
func TestOrderOfCardsThatLeaveNamesNoPile(t *testing.T) {
	tb, n := table(t, keyforge.Duel, duel(keyforge.SidePosition{Hand: gametest.Cards("dive-deep")},
		keyforge.SidePosition{Deck: gametest.Cards("questor-jarta"), Line: []keyforge.CardPosition{{ID: "deusillus", Marks: keyforge.Joining}}},
		card.Unfathomable, false))
	tb.Play("dive-deep")
	asks(t, tb, n, "Which card leaves play next?", "Какая карта выходит из игры следующей?")
}

// The tide that players share with a monster is high or low for all of them.
func TestTideOfAnAdventure(t *testing.T) {
	_, n := table(t, keyraken.Adventure.Mode(adventure.Normal), keyforge.Position{Players: make([]keyforge.SidePosition, 1),
		Monster: keyforge.SidePosition{Artifacts: gametest.Cards("the-keyraken")}, House: card.Brobnar})
	assert.Equal(t, []string{"You raise the tide: it is high now.", "The tide falls: it is low now."},
		n.Lines([]keyforge.Event{{Kind: keyforge.TideTurned, N: 1}, {Kind: keyforge.TideTurned}}))
}

// Each way to resolve an icon is an option in words.
func TestQuestionsSayAsWhichIconOneResolves(t *testing.T) {
	tb, n := table(t, keyforge.Duel, duel(
		keyforge.SidePosition{Hand: gametest.Cards("auction-off"), Artifacts: gametest.Cards("puzzling-trinket")},
		keyforge.SidePosition{}, card.Ekwidon, false))
	tb.Play("auction-off")
	asks(t, tb, n, "As which icon does this bonus icon resolve?", "Как какой символ применяется этот бонусный символ?")
	var options []string
	for i := range int16(4) {
		options = append(options, n.Answer(tb.Question(), keyforge.Command{Verb: keyforge.Choose, N: i}))
	}
	assert.Equal(t, []string{"resolve the icon", "resolve it as the capture icon", "resolve it as the damage icon",
		"resolve it as the draw icon"}, options)
}

package lang_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/nemesis"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/lang"
)

// A seat reads its own cards with their texts, and of others what lies open.
func TestTable(t *testing.T) {
	g := position(t, shards.SidePosition{Hand: []string{"crystal", "crystal", "data-heretic"}, Deck: []string{"blaster"},
		InPlay: []string{"evokatus", "optio-crusher"}, Crystals: 1, Power: 4, Mastery: 10, Health: 30, Relics: []string{"praetorian-01"}},
		shards.SidePosition{InPlay: []string{"zetta-the-encryptor", "evokatus"}, Hand: []string{"crystal"}}, "additri-gaiamancer")
	require.NoError(t, g.Do(shards.Command{Verb: shards.Activate, Card: g.State().Sides[0].InPlay.Cards()[0]}))
	assert.Equal(t, `Turn 1: Decima
Center row (deck 2, banished 0)
  Additri, Gaiamancer: Undergrowth champion, cost 5, defense 5. Activation: Gain 2 power. Gain 2
      power for each Undergrowth ally you have played this turn.
Tetra: 50 health, 0 mastery; deck 0, discard 0
  In play: Zetta, The Encryptor (defense 5); Evokatus (defense 2)
  Hand: 1 hidden
Decima (you): 30 health, 10 mastery, 1 crystal, 6 power; deck 1, discard 0
  In play: Evokatus (defense 2, activated); Optio Crusher (defense 4)
  Relics:
    Praetorian-01: Homodeus ally, relic. When you play a champion while this is in your discard,
        return this to your hand. Gain 8 power. Mastery 20+: gain 12 instead.
  Hand:
    Crystal ×2: Ally. Gain 1 crystal.
    Data Heretic: Order mercenary, cost 3. Draw 2 cards.`, strings.Join(lang.English.Table(g, 0), "\n"))
	assert.Equal(t, `Ход 1: Децима
Центральный ряд (колода 2, удалено 0)
  Аддитри, Геомантка: Ветвь, чемпион, цена 5, защита 5. Активация: Получите 2 мощи. Получите 2 мощи
      за каждого союзника Ветви, разыгранного вами в этот ход.
Децима: здоровье 30, мастерство 10, кристаллы 1, мощь 6; колода 1, сброс 0
  В игре: Эвокат (защита 2, активирован); Оптион-крушитель (защита 4)
  Реликвии: Претор-01
  Рука: 3 скрытые
Тетра (вы): здоровье 50, мастерство 0; колода 0, сброс 0
  В игре: Зетта, Шифровальница (защита 5); Эвокат (защита 2)
  Рука:
    Кристалл: Союзник. Получите 1 кристалл.`, strings.Join(lang.Russian.Table(g, 1), "\n"))
}

// What Nemesis will do is told until her turn.
func TestTableOfNemesis(t *testing.T) {
	g, err := shards.Start(catalogue(t), shards.Options{Future: true, Automaton: nemesis.ByTheBook.Nemesis(1)}, shards.Position{
		Sides:  []shards.SidePosition{{Leader: "decima", InPlay: []string{"evokatus", "evokatus"}}, {Leader: "volos", Mastery: 3}},
		Row:    []string{"data-heretic", "evokatus", "axia", "data-heretic", "portal-monk"},
		Centre: []string{"nil-assassin", "crystal", "crystal", "crystal"}}, 1)
	require.NoError(t, err)
	assert.Contains(t, strings.Join(lang.English.Table(g, 0), "\n"), `
Nemesis (Volos): 50 health, 3 of 30 mastery
  Next she attacks Decima. First she reveals a card and plays it and all of its faction in the row:
    Homodeus: Evokatus; Axia
    Order: Data Heretic ×2; Portal Monk
    Undergrowth (gains 3 mastery): only the card she reveals
Decima (you): 50 health, 0 mastery; deck 0, discard 0
  In play: Evokatus (defense 2) ×2`)
	require.NoError(t, g.Do(shards.Command{Verb: shards.EndMain}))
	lines := lang.English.Table(g, 0)
	assert.Equal(t, "Turn 2: Nemesis", lines[0])
	assert.Contains(t, strings.Join(lines, "\n"), `
Nemesis (Volos): 50 health, 3 of 30 mastery, 5 power
  In play: Nil Assassin
Decima`)
	require.NoError(t, g.Do(shards.Command{Verb: shards.Concede}))
	assert.Equal(t, "Nemesis wins", lang.English.Table(g, 0)[0])
}

// Partners are told apart from opponents.
func TestTableOfTeams(t *testing.T) {
	sides := make([]shards.SidePosition, 4)
	for i, leader := range []string{"decima", "tetra", "volos", "ko-syn-wu"} {
		sides[i].Leader = leader
	}
	g, err := shards.Start(catalogue(t), shards.Options{Future: true, Teams: true}, shards.Position{Sides: sides}, 1)
	require.NoError(t, err)
	assert.Equal(t, []string{"Turn 1: Decima", "Volos (partner): 50 health, 0 mastery; deck 0, discard 0",
		"Ko Syn Wu: 50 health, 0 mastery; deck 0, discard 0", "Decima: 50 health, 0 mastery; deck 0, discard 0",
		"Tetra (you): 50 health, 0 mastery; deck 0, discard 0"}, lang.English.Table(g, 1))
	assert.NotContains(t, strings.Join(lang.English.Table(g, shards.NoSeat), "\n"), "partner")
}

// Several cards that are drawn at once are one line; turns are set apart.
func TestHappened(t *testing.T) {
	g := position(t, shards.SidePosition{Deck: strings.Fields("crystal crystal crystal crystal blaster blaster")}, shards.SidePosition{})
	require.NoError(t, g.Do(shards.Command{Verb: shards.EndMain}))
	assert.Equal(t, []string{"Attack phase", "End phase", "Decima draws Crystal ×4", "Decima draws Blaster", "", "Turn of Tetra"},
		lang.English.Happened(g, 0))
	assert.Equal(t, []string{"Фаза атаки", "Завершающая фаза", "Децима берёт карту ×5", "", "Ходит Тетра"}, lang.Russian.Happened(g, 1))
	assert.Equal(t, lang.English.Happened(g, 0), lang.English.Happened(g, shards.NoSeat))
}

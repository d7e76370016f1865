package languages_test

import (
	"reflect"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/langtest"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// german is a language that has just been begun: it has words for some seventy nodes of the
// card language, and none for the window.
func german() *lang.Language {
	return lang.Language{
		Name: "de", Title: "Deutsch", Partial: true,
		Terms: lang.Terms{
			Houses: [card.HouseCount]string{card.Brobnar: "Brobnar", card.Dis: "Dis", card.Logos: "Logos", card.Mars: "Mars",
				card.Sanctum: "Sanctum", card.Saurian: "Saurier", card.Shadows: "Schatten", card.StarAlliance: "Sternenallianz",
				card.Unfathomable: "Unergründliche", card.Untamed: "Ungezähmte"},
			Keywords: [lang.KeywordKinds]string{card.Taunt: "Spott", card.Skirmish: "Scharmützel", card.Poison: "Gift",
				card.Elusive: "Flüchtig", card.Deploy: "Aufmarsch", card.Invulnerable: "Unverwundbar"},
			Reminders: [lang.KeywordKinds]string{card.Taunt: "Nachbarn dieser Kreatur können nur angegriffen werden, wenn sie auch Spott haben.",
				card.Skirmish:     "Wenn diese Kreatur angreift, erhält sie keinen Schaden zurück.",
				card.Poison:       "Jede Kreatur, die durch die Stärke dieser Kreatur Schaden erhält, wird zerstört.",
				card.Elusive:      "Beim ersten Angriff auf diese Kreatur in jedem Zug fügt keine der beiden der anderen Schaden zu.",
				card.Deploy:       "Diese Kreatur kann zwischen anderen in deiner Schlachtreihe ins Spiel kommen.",
				card.Invulnerable: "Diese Kreatur erhält keinen Schaden und kann nicht zerstört werden."},
		},
		Texts: func(l *lang.Language) lang.Texts { return deutsch{l} },
	}.WithFallback(languages.English())
}

// deutsch writes in German. It marks what it does not know, so that English says it.
type deutsch struct{ *lang.Language }

// Card implements [lang.Texts].
func (l deutsch) Card(c *card.Card) lang.Card {
	d := plan.Begin(c)
	return d.Text(l.Language, func(p plan.Paragraph) string {
		if d.Active || p.Topic != plan.HasAbility {
			return lang.Missing("topic", p.Topic)
		}
		return l.Ability(c, p.Abilities[0], "")
	}, func(card.Target) string { return "" })
}

// Term implements [lang.Texts].
func (deutsch) Term(string) lang.Term { return lang.NoTerm }

var headings = map[card.Headings]string{card.OnPlay: "Spielen", card.OnReap: "Ernten", card.OnFight: "Kampf",
	card.OnAction: "Aktion", card.OnOmni: "Omni", card.OnDestroyed: "Zerstört", card.OnBeforeFight: "Vor dem Kampf"}

// Ability implements [lang.Texts].
func (l deutsch) Ability(_ *card.Card, a card.Ability, _ string) string {
	if !reflect.DeepEqual(a, card.Ability{Kind: card.Headed, Headings: a.Headings, Do: a.Do}) || headings[a.Headings] == "" {
		return lang.Missing("ability", a.Kind)
	}
	var sentences []string
	for _, e := range a.Do {
		sentences = append(sentences, lang.Sentence(l.effect(e)))
	}
	return headings[a.Headings] + ": " + strings.Join(sentences, " ")
}

// plain are the verbs that take cards and nothing else: % stands for the cards.
var plain = map[card.Verb]string{card.DestroyVerb: "zerstöre %", card.SacrificeVerb: "opfere %", card.ExhaustVerb: "erschöpfe %",
	card.ReadyVerb: "mache % spielbereit", card.StunVerb: "betäube %", card.WardVerb: "schütze %", card.EnrageVerb: "erzürne %",
	card.UseVerb: "verwende %", card.UnstunVerb: "entferne die Betäubung von %",
	card.FightVerb: "kämpfe mit %", card.ReapVerb: "ernte mit %"}

// players are verbs of a player and a number: what you do, and what others do.
var players = map[card.Verb][2]string{card.GainVerb: {"erhalte # Æmber", "erhält # Æmber"},
	card.LoseVerb: {"verliere # Æmber", "verliert # Æmber"}, card.DrawVerb: {"ziehe #", "zieht #"},
	card.ChainsVerb: {"erhalte #", "erhält #"}}

func (l deutsch) effect(e card.Effect) string {
	if !reflect.DeepEqual(e, card.Effect{Verb: e.Verb, Target: e.Target, Num: e.Num, Who: e.Who}) || e.Num.Kind != card.Const {
		return lang.Missing("verb", e.Verb)
	}
	number := strconv.Itoa(e.Num.N)
	if words, ok := plain[e.Verb]; ok {
		whom := accusative
		if e.Verb == card.UnstunVerb || e.Verb == card.FightVerb || e.Verb == card.ReapVerb {
			whom = dative
		}
		return strings.Replace(words, "%", l.target(e.Target, whom), 1)
	}
	switch e.Verb {
	case card.DealVerb:
		return "füge " + l.target(e.Target, dative) + " " + number + " Schaden zu"
	case card.HealVerb:
		return "heile " + number + " Schaden von " + l.target(e.Target, dative)
	case card.CaptureVerb:
		if e.Who == card.Opponent {
			return l.target(e.Target, nominative) + " fängt " + number + " Æmber deines Gegners ein"
		}
	case card.StealVerb:
		return "stiehl " + number + " Æmber"
	}
	words, ok := players[e.Verb]
	if !ok {
		return lang.Missing("verb", e.Verb)
	}
	forms := map[card.Verb][2]string{card.DrawVerb: {"Karte", "Karten"}, card.ChainsVerb: {"Kette", "Ketten"}}[e.Verb]
	if forms[0] != "" {
		number = l.Count(e.Num.N, forms[0], forms[1])
	}
	switch e.Who {
	case card.You:
		return strings.Replace(words[0], "#", number, 1)
	case card.Opponent:
		return "dein Gegner " + strings.Replace(words[1], "#", number, 1)
	case card.EachPlayer:
		return "jeder Spieler " + strings.Replace(words[1], "#", number, 1)
	}
	return lang.Missing("player", e.Who)
}

// The cases.
const (
	nominative = iota
	accusative
	dative
)

// nouns are feminine or neuter: in both, the accusative is the same as the nominative.
var nouns = map[card.Types]struct {
	one    string
	neuter bool
}{card.TypeSet(card.CreatureType): {one: "Kreatur"}, card.TypeSet(card.ArtifactType): {one: "Artefakt", neuter: true},
	card.TypeSet(card.UpgradeType): {one: "Aufwertung"}}

// target is a card that is chosen, or each of those that pass.
func (l deutsch) target(g card.Target, c int) string {
	n, ok := nouns[g.Filter.Types]
	if !ok || !reflect.DeepEqual(g.Filter, card.Filter{Types: g.Filter.Types, Rel: g.Filter.Rel, Preds: g.Filter.Preds}) {
		return lang.Missing("filter", g.Pick)
	}
	var article, ending string
	switch {
	case reflect.DeepEqual(g, card.Choose(g.Filter)):
		article = map[bool][3]string{false: {"eine", "eine", "einer"}, true: {"ein", "ein", "einem"}}[n.neuter][c]
		ending = map[bool][3]string{false: {"e", "e", "en"}, true: {"es", "es", "en"}}[n.neuter][c]
	case reflect.DeepEqual(g, card.Each(g.Filter)):
		article = map[bool][3]string{false: {"jede", "jede", "jeder"}, true: {"jedes", "jedes", "jedem"}}[n.neuter][c]
		ending = map[bool][3]string{false: {"e", "e", "en"}, true: {"e", "e", "en"}}[n.neuter][c]
	default:
		return lang.Missing("pick", g.Pick)
	}
	words := []string{article}
	behind := ""
	for _, p := range g.Filter.Preds {
		kind := card.Pred{Kind: p.Kind}
		switch {
		case reflect.DeepEqual(p, kind) && adjectives[p.Kind] != "":
			words = append(words, adjectives[p.Kind]+ending)
		case p.Kind == card.IsHouse && !p.Not && len(l.Houses(p.Houses)) == 1:
			behind = " aus dem Haus " + l.Houses(p.Houses)[0]
		default:
			return lang.Missing("test", p.Kind)
		}
	}
	switch g.Filter.Rel {
	case card.Friend:
		words = append(words, "befreundet"+ending)
	case card.Foe:
		words = append(words, "feindlich"+ending)
	}
	return strings.Join(append(words, n.one), " ") + behind
}

var adjectives = map[card.PredKind]string{card.IsOther: "ander", card.IsDamaged: "beschädigt", card.IsStunned: "betäubt",
	card.IsWarded: "geschützt", card.IsReady: "spielbereit"}

// A language that has just been begun says what it can, noun by noun and case by case.
func TestLanguageThatIsBegun(t *testing.T) {
	de := german()
	for want, a := range map[string]card.Ability{
		"Spielen: Zerstöre eine feindliche Kreatur.":       card.WithHeading(card.OnPlay, card.Destroy(card.Choose(card.Creatures.Enemy()))),
		"Ernten: Füge jeder anderen Kreatur 2 Schaden zu.": card.WithHeading(card.OnReap, card.Deal(2, card.Each(card.Creatures.Except()))),
		"Aktion: Mache jedes befreundete Artefakt spielbereit.": card.WithHeading(card.OnAction,
			card.Ready(card.Each(card.ArtifactCards.Friendly()))),
		"Omni: Opfere ein befreundetes Artefakt. Ziehe 2 Karten.": card.WithHeading(card.OnOmni,
			card.Sacrifice(card.Choose(card.ArtifactCards.Friendly())), card.Draw(2)),
		"Zerstört: Dein Gegner verliert 1 Æmber. Stiehl 1 Æmber.": card.WithHeading(card.OnDestroyed,
			card.Opponent.Loses(card.N(1)), card.Steal(1)),
		"Kampf: Betäube eine Kreatur aus dem Haus Schatten.": card.WithHeading(card.OnFight,
			card.Stun(card.Choose(card.Creatures.House(card.Shadows)))),
	} {
		assert.Equal(t, want, de.Ability(nil, a, ""))
	}
}

// What it cannot say, English says in whole texts that are marked as English: no text is
// half German, and none says less than the card does.
func TestLanguageThatIsBegunShowsEnglish(t *testing.T) {
	de, english := german(), languages.English()
	imp := card.Creature("imp", card.Dis, 2, card.Has(card.Taunt), card.Play(card.Steal(1)))
	assert.Equal(t, "Spott. (Nachbarn dieser Kreatur können nur angegriffen werden, wenn sie auch Spott haben.)\nSpielen: Stiehl 1 Æmber.",
		de.Card(imp).String())
	lord := card.Creature("lord", card.Dis, 2, card.Play(card.Steal(1)), card.Constantly(card.Gets(card.Creatures, card.Taunt)))
	text := de.Card(lord)
	assert.Equal(t, "English", text.In)
	assert.Equal(t, "[English]\n"+english.Card(lord).String(), text.String())
	assert.Equal(t, english.Ability(lord, lord.Abilities[1], ""), de.Ability(lord, lord.Abilities[1], ""))

	whole := 0
	for _, c := range cards.All() {
		text := de.Card(c)
		assert.NotContains(t, text.String(), "⟨", c.ID)
		if text.In == "" && len(text.Paragraphs) > 0 {
			whole++
		}
	}
	assert.Greater(t, whole, 60, "cards that are wholly in German")
}

// The tables of package langtest tell which nodes still lack words, in every place where
// they occur.
func TestNodesOfALanguageThatIsBegun(t *testing.T) {
	de := german()
	said, left := map[string]bool{}, map[string]bool{}
	langtest.EveryNode(t, func(_ *testing.T, kind string, i int, a card.Ability) {
		node := kind + " " + strconv.Itoa(i)
		if strings.Contains(de.Texts(de).Ability(nil, a, ""), "⟨") {
			left[node] = true
		} else {
			said[node] = true
		}
	})
	assert.Contains(t, said, "Type "+strconv.Itoa(int(card.UpgradeType)))
	assert.Contains(t, said, "House "+strconv.Itoa(int(card.Saurian)))
	assert.Contains(t, left, "Verb "+strconv.Itoa(int(card.TideVerb)))
	assert.Contains(t, left, "ModKind 1")
}

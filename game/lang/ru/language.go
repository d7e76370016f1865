// Package ru is Russian.
//
// Package plan decides what the texts of cards say; this package says it. The words are kept
// like the English ones, file for file: tables of words in sayings.go, modifiers.go,
// predicates.go, conditions.go and questions.go, whose parts parts.go names, and functions for what
// is more than a row. The forms that templates ask for are those of nounPhrase.In: "{cards.acc}",
// "{second.под acc}", "{who.did сковать}". A node without words is marked, see [lang.Missing], and its card is shown
// in English until it has some.
//
// The grammar is in four files. The nouns of nouns.go and the verbs of verbs.go are
// data: a new one is a new row. Adjectives and participles are declined by rule
// (adjectives.go) from the masculine nominative. Phrases are put together like this:
//
//	wordFor("карта").phrase(true, "этот", "верхний")    // "these top cards", a nounPhrase
//	wordFor("янтарь").count(5).cases[accusative]        // "5 янтаря"
//	n := t.noun(filter, in); n.one("каждый"), n.many()  // "каждое вражеское существо", "вражеские существа"
//	t.target(e.Target).cases[dative]                    // whom an effect is about, in any case
//	p.after("с", instrumental)                          // "с ним", "со всеми существами"
//	t.who(e.Who).owns(wordFor("колода"), false)         // "ваша колода", "колода соперника", "своя колода"
//	t.whither(card.Hand, card.Opponent, from)           // "с руки соперника"
//	head, tail := t.amount(e.Num, wordFor("карта"))     // "2 карты", "за каждое …"; the head is an accusative
//	t.value(n).cases[dative]                            // a number as a noun: "числу карт в игре"
//
// An effect becomes a clause: a subject, or none for a command, and verbs in the infinitive
// with what they govern. grammar.go inflects the verbs when the clauses are joined:
// order("украсть", "1 янтарь") is "украдите 1 янтарь", after "можете" "украсть 1 янтарь";
// says(p, "захватить", …) is "существо захватывает …", and t.does(e.Who, "потерять", …) is
// a command to you or what another player does. What has happened ("после того как вы
// разыграли …") is said(happened). "мочь", "не мочь" and "должен" are verbs too. Commands,
// infinitives and the past are perfective, the present is imperfective; the short participle
// of a verb serves "уничтожено" (short) and "уничтоженное таким образом" (participle). Cards
// that a verb takes in its own case are in plainVerbs.
//
// Titles stand alone as a subject or an object; in all other cases, and where a verb has to
// agree, the type of the card comes before them, "соседи существа «Тролль»" (title). The story
// declines them in all cases. Pronouns and "этот" agree with the antecedent that the discourse knows.
//
// Questions (questions.go) are the words of the effect that asks, in the infinitive, with
// the cards that are asked for in front: "Какому существу нанести 2 урона?" These cards
// are placeholders until the clause is written, see chosen.
package ru

import (
	_ "embed"

	"github.com/keyraken/keyraken/game/keyforge/card/printed"
	"github.com/keyraken/keyraken/game/lang"
)

//go:embed words.json
var wordsJSON []byte

//go:embed terminal.json
var terminalJSON []byte

//go:embed usage.json
var usageJSON []byte

//go:embed reference.json
var referenceJSON []byte

//go:embed messages.json
var messagesJSON []byte

// titlesJSON has the titles of the cards that are not printed in Russian, translated by us.
//
//go:embed titles.json
var titlesJSON []byte

// Language is Russian.
func Language() lang.Language {
	return lang.Language{
		Name: "ru", Title: "Русский", Terms: terms(),
		Words:    lang.ReadWords(wordsJSON, terminalJSON, usageJSON, referenceJSON, printed.RussianJSON, titlesJSON),
		Messages: lang.ReadWords(messagesJSON), Story: story, Cases: []string{"gen", "dat", "acc", "ins", "pre"},
		Texts: func(l *lang.Language) lang.Texts { return texts{l} },
		Asks:  func(l *lang.Language) lang.Questions { return russian{Language: l} },
	}
}

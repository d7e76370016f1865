// Package plan decides what the text of a card says, for every language; a language
// decides how it is said.
//
// The card language says what a card does, not how one speaks of it. Which effects make one
// sentence, what goes without saying, what "it" refers to, whether a number is "3 or more",
// "for each" or "as much as": that is the same in every language. A plan answers with a form,
// a small number, and with the parts of the definition that are said in that form. A
// language has words for the forms, and [lang.Missing] for those that it does not know yet:
// the text of such a card is left to its fallback.
//
//   - [Discourse.Text] puts a text together from its [Paragraph]s and keywords; [Leads],
//     [FirstPlayed] and [Headings] are about one ability.
//   - [Discourse.Steps] goes through a list of effects by [Step]: one effect, several that
//     share their cards, or two that are said as one. [Repeated], [ByOthers], [NextTurn] and
//     [WorksOnce] are the forms of effects within effects.
//   - [Discourse.Saying], [View.ModSaying], [Memory.Test] and [Discourse.Condition] tell in
//     which of several ways an effect of one clause, a modifier, a test of a card and a condition are
//     said.
//   - [View.HowMany] is how many cards a target is about; [OneOf], [DrawnOf] and
//     [PartOf] tell what a filter says besides its tests.
//   - [Discourse.Amount] and [Counts] are about numbers, [Kills] and [Discourse.HasSubject] about
//     events.
//   - [ControlOf] and [View.PoolOf] tell whose control and whose pool an effect is about.
//   - [About], [UseOfTaken] and [Lacks] are about the questions that effects ask.
//
// # Words
//
// Most of what a text says is in tables: a row of [Words] for each [Saying] and [ModSaying], and
// templates for tests, conditions, spans and questions. The comments of the sayings name the
// parts that they are about. English says
//
//	plan.GraftsCards: {Verb: "graft", Rest: "{cards} onto {second}"},
//	plan.FlipsDeck:   {Subject: "doer", Verb: "swap", Rest: "{who.its} deck with {who.its} discard pile"},
//	plan.LosesArmor:  {Subject: "cards", Verb: "lose", Rest: "all armor"},
//
// and Russian asks for the cases:
//
//	plan.GraftsCards: {Verb: "имплантировать", Rest: "{cards.acc} {second.под acc}"},
//
// What follows the point is a form of the [Phrase] that the language has for the part. What a part
// is about is the same whichever node is worded: a [Matter] has the player, the cards and the number
// of any of them, so that a language has one [Namer] for all of its tables. It names a part when a
// template first asks for it ([Parts]), so that the words may stand in any order and pronouns are
// still right: what is named first is named in full. Figures and flags, such as {n} and {is ready},
// need no words. In every language "{cards:it is|they are}" chooses between one and several, and
// "{while? while {while}}" leaves out what is empty, as in the sentences of the log (package message).
//
// # Writing a language
//
// What writes a card in a language embeds a [Discourse]: from whose view it tells ([View]), what a
// reader knows so far ([Memory]) and what is asked ([Inquiry]). It goes through an ability from
// left to right and tells the discourse what it has named ([Memory.Takes], [Memory.Knows]) and done
// ([Discourse.Remember]), in this order: name the cards, remember, go on. In return the discourse
// says whether a pronoun is clear ([Memory.IsNear]) and what was done "this way" ([Memory.Done]).
// For each [Thing] a language needs a noun, for each [Deed] a participle.
//
//  1. Nouns for the types of cards and a phrase for a target; a type for phrases with the forms
//     that templates need. [lang.Missing] for the rest.
//  2. The table of sayings: a clause of a verb and its words, and the [Namer] of the parts.
//     With these two most headed abilities have a text.
//  3. The tables of modifiers, tests and conditions, and the words of events and numbers.
//  4. What tables cannot hold: effects within effects (if, may, for each, lasting), how clauses
//     are joined, and what is said of filters. These remain functions of a language.
//
// The tables of package langtest tell which nodes still lack words. Package en is the simplest
// complete language; package ru shows what cases, genders and aspects need.
package plan

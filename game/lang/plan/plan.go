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
//   - [Discourse.Next] takes the next [Step] from a list of effects: one effect, several
//     that share their cards, or two that are said as one. [Repeated], [ByOthers], [NextTurn]
//     and [WorksOnce] are the forms of effects within effects.
//   - [Discourse.HowMany] is how many cards a target is about; [OneOf], [DrawnOf], [PartOf]
//     and [Controlled] tell what a filter says besides its tests.
//   - [Versus], [IsNone] and [Discourse.IsTest] are about conditions, [Discourse.Amount] and
//     [Counts] about numbers, [Kills] and [Discourse.HasSubject] about events.
//   - [About], [UseOfTaken] and [Lacks] are about the questions that effects ask.
//
// # Writing a language
//
// What writes a card in a language embeds a [Discourse], which knows what a reader knows so
// far. It goes through an ability from left to right and tells the discourse what it has
// named ([Discourse.Takes], [Discourse.Knows]) and done ([Discourse.Remember]), in this order:
// name the cards, remember, go on. In return the discourse says whether a pronoun is
// clear ([Discourse.IsNear]) and what was done "this way" ([Discourse.Done]). For each [Thing]
// a language needs a noun, for each [Deed] a participle.
//
// Begin with a table of verbs that take cards and nothing else, nouns for the types of cards,
// and adjectives for a few tests; return [lang.Missing] for the rest. The tables of package
// langtest then tell which nodes still lack words. Package en is the simplest complete
// language; package ru shows what cases, genders and aspects need.
package plan

package ru

import (
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/lang"
)

// ledgerThing is each of what the game counted through a turn.
func (t *ru) ledgerThing(n card.Num) nounPhrase {
	return nounPhrase{cases: alike(lang.Missing("ledger", n.Ledger))}
}

// ledgerValue is the number of it.
func (t *ru) ledgerValue(n card.Num) nounPhrase {
	return nounPhrase{cases: alike(lang.Missing("ledger", n.Ledger))}
}

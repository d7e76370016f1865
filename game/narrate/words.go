package narrate

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

// Words tells one event in a sentence.
func (n *Narrator) Words(e *game.Event) string {
	if e.Kind == game.Moved {
		return sentence(n.goes(e, 1, n.concealed(e)))
	}
	l := n.language()
	f := facts{side: e.Side, with: e.With(), n: int(e.N), m: int(e.M), card: n.card(e.Card), other: n.card(e.Other)}
	template := l.events[e.Kind]
	switch e.Kind {
	case game.StepBegan:
		f.what = l.steps[e.N]
	case game.HouseChosen, game.HouseNamed:
		f.what = l.names.House(e.House)
	case game.CardNamed, game.Copied:
		f.what = n.Game.Catalogue().Title(uint16(e.N))
	case game.Shuffled:
		f.what = l.phrases[their]
		if e.Side == game.Monster {
			f.what = l.phrases[its]
		}
		switch e.N {
		case 1:
			template = l.phrases[shuffledIn]
		case 2:
			template = l.phrases[turnedInto]
		}
	case game.Drew:
		return sentence(n.drew(e, n.secret(e.Card, e.Side)))
	case game.Paid:
		if f.with < game.MaxSides {
			f.what = n.side(f.with, 2)
		}
	case game.Captured:
		if e.M == 1 {
			template = l.phrases[capturedGain]
		}
	case game.AmberMoved:
		template = n.amberMoved(e, &f)
	case game.KeyForged, game.KeyUnforged:
		f.what = l.keys[e.N]
	case game.TideTurned:
		if e.N == 0 {
			template = l.phrases[tideFalls]
		}
	case game.CountersPut:
		f.what = l.names.CounterWord(card.Counter(e.M))
		if e.N < 0 {
			f.n, template = -f.n, l.phrases[countersLost]
		}
	case game.Repositioned:
		f.n++
	case game.PutUnder:
		f.card = n.visible(e.Card)
	case game.Triggered:
		f.what = n.ability(uint16(e.N), e.Card)
	case game.Looked:
		f.what = n.zone(&l.lookedAt, e.From, f.with, 1)
	case game.ShownZone:
		f.what = n.zone(&l.shown, e.From, e.Side, 1)
	case game.IconResolved:
		f.what = l.icons[e.N]
	case game.Rose:
		f.side, f.what = game.Monster, l.times[min(int(e.N), len(l.times)-1)]
	case game.Won:
		return sentence(n.won(e))
	}
	if template == "" {
		return ""
	}
	return sentence(n.fill(template, &f))
}

// zone is a zone of a side in the words of a table.
func (n *Narrator) zone(table *[card.ZoneCount]string, z card.Zone, side game.Side, count int) string {
	template := table[z]
	if template == "" {
		template = table[card.NoZone]
	}
	return n.fill(template, &facts{side: side, n: count})
}

// goes tells where a card goes, or several.
func (n *Narrator) goes(e *game.Event, count int, what string) string {
	l := n.language()
	return n.fill(l.phrases[goes], &facts{side: e.Side, what: what, other: n.zone(&l.into, e.To, e.Side, count)})
}

// drew tells a draw; the monster archives what it draws (A4.3).
func (n *Narrator) drew(e *game.Event, what string) string {
	template := n.language().phrases[draws]
	if e.To == card.Archives {
		template = n.language().phrases[archives]
	}
	return n.fill(template, &facts{side: e.Side, what: what})
}

// amberMoved adds from where the æmber comes and returns the sentence.
func (n *Narrator) amberMoved(e *game.Event, f *facts) string {
	l := n.language()
	f.what = f.card
	if e.Card == 0 {
		f.what = n.fill(l.phrases[poolOf], f)
	}
	switch {
	case e.Other != 0:
		return l.phrases[amberToCard]
	case f.with == game.NoSide:
		return l.phrases[amberToSupply]
	}
	return l.phrases[amberToPool]
}

func (n *Narrator) won(e *game.Event) string {
	l := n.language()
	var winners []string
	f := facts{}
	for side := range game.Side(game.MaxSides) {
		if e.N&(1<<side) != 0 {
			f.side = side
			winners = append(winners, n.side(side, 0))
		}
	}
	f.what = list(winners, l.and)
	switch len(winners) {
	case 0:
		return l.phrases[nobodyWins]
	case 1:
		return n.fill(l.phrases[wins], &f)
	}
	return n.fill(l.phrases[manyWin], &f)
}

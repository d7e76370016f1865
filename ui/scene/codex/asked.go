package codex

import (
	"slices"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/card"
	"github.com/keyraken/keyraken/ui/widget"
)

// asked is the open question as the screen needs it: the commands that answer it, in order, and what they mean.
type asked struct {
	ready  bool
	at     int // after how many inputs
	legal  []codex.Command
	labels []string
	words  string
}

// renew looks at the question again if it is another one, and says whether it is.
func (a *asked) renew(t *Screen) bool {
	if a.ready && a.at == t.log.At() {
		return false
	}
	g, l := t.game(), t.words.Language()
	*a = asked{ready: true, at: t.log.At(), legal: a.legal[:0], labels: a.labels[:0]}
	a.legal = g.Legal(a.legal)
	if g.Over() {
		return true
	}
	a.words = l.Question(g)
	for _, c := range a.legal {
		a.labels = append(a.labels, l.Command(g, c))
	}
	return true
}

// with is the command with that verb, if it is legal.
func (a *asked) with(v codex.Verb) (codex.Command, bool) {
	i := slices.IndexFunc(a.legal, func(c codex.Command) bool { return c.Verb == v })
	if i < 0 {
		return codex.Command{}, false
	}
	return a.legal[i], true
}

// label says what a command means.
func (a *asked) label(c codex.Command) string {
	if i := slices.Index(a.legal, c); i >= 0 {
		return a.labels[i]
	}
	return ""
}

// asks says whether such a question is open.
func (t *Screen) asks(k codex.QuestionKind) bool { return t.game().Question().Kind == k }

// Tokens name cards that are read: what is in play by its slot, a card of the catalogue behind all slots.
const firstKind = codex.MaxObjects

// kindOf is the token of a card of the catalogue.
func kindOf(d codex.Def) codex.Slot { return firstKind + codex.Slot(d) }

// The places of the board that names of widgets have behind those of the tech buildings.
const (
	addonSite = 4
	sites     = 8
)

// heroID names a hero of a seat, siteID a place for a building on its board, and heldID a card of the hand below.
func heroID(seat codex.Seat, i int) widget.ID {
	return widget.ID{What: "hero", N: int(seat)*codex.MaxHeroes + i}
}
func siteID(seat codex.Seat, i int) widget.ID { return widget.ID{What: "site", N: int(seat)*sites + i} }
func heldID(i int) widget.ID                  { return widget.ID{What: "held", N: i} }
func cardID(c codex.Slot) widget.ID           { return widget.ID{What: "card", N: int(c)} }

// token is the card that a widget stands for, or 0.
func (t *Screen) token(id widget.ID) codex.Slot {
	b := t.show.Board
	switch id.What {
	case "card", "pick":
		return codex.Slot(id.N)
	case "held":
		if hand := b.Sides[t.below()].Hand.Defs; id.N < len(hand) {
			return kindOf(hand[id.N])
		}
	case "hero":
		h := b.Sides[id.N/codex.MaxHeroes].Heroes[id.N%codex.MaxHeroes]
		if h.Slot != 0 && b.Things[h.Slot].In {
			return h.Slot
		}
		return kindOf(h.Def)
	case "site":
		if d, ok := t.siteDef(codex.Seat(id.N/sites), id.N%sites); ok {
			return kindOf(d)
		}
	}
	return 0
}

// siteDef is the building that stands on a place of a board, or may.
func (t *Screen) siteDef(seat codex.Seat, i int) (codex.Def, bool) {
	side := &t.show.Board.Sides[seat]
	if i == addonSite {
		return side.Addon.Def, side.Addon.Progress == codex.Underway || side.Addon.Progress == codex.Built
	}
	return t.game().Catalogue().Def([...]string{"", "tech-1", "tech-2", "tech-3"}[i])
}

// card is the card of a token.
func (t *Screen) card(c codex.Slot) *card.Card {
	if c >= firstKind {
		return t.game().Definition(codex.Def(c - firstKind))
	}
	return t.show.Board.Things[c].Card
}

// seen says whether a token names a card.
func (t *Screen) seen(c codex.Slot) bool {
	return c >= firstKind || c != 0 && t.show.Board.Things[c].In
}

// offers are the commands that a click on something may mean, but for attacks, which need something else to be clicked.
func (t *Screen) offers(id widget.ID) (all []codex.Command) {
	if !t.mine() || t.show.Behind() {
		return nil
	}
	for _, c := range t.asked.legal {
		if t.means(id, c) {
			all = append(all, c)
		}
	}
	return all
}

// offered is how many commands a click on something may mean, and the last of them.
func (t *Screen) offered(id widget.ID) (n int, last codex.Command) {
	if !t.mine() || t.show.Behind() {
		return 0, last
	}
	for _, c := range t.asked.legal {
		if t.means(id, c) {
			n, last = n+1, c
		}
	}
	return n, last
}

// means says whether a click on something may mean a command.
func (t *Screen) means(id widget.ID, c codex.Command) bool {
	switch id.What {
	case "card":
		slot := codex.Slot(id.N)
		switch c.Verb {
		case codex.Attack:
			return t.chosen == c.Card && slot == codex.Slot(c.N)
		case codex.Patrol, codex.Lend:
			return false
		case codex.Level, codex.Raze, codex.Use, codex.Detect, codex.Pick:
			return c.Card == slot
		}
	case "held":
		return c.Verb <= codex.Hire && t.token(id) == kindOf(codex.Def(c.N)) || c.Verb == codex.Take && !t.asks(codex.AskTech) &&
			t.token(id) == kindOf(codex.Def(c.N))
	case "pick":
		return (c.Verb == codex.Take || c.Verb == codex.Fetch) && codex.Slot(id.N) == kindOf(codex.Def(c.N))
	case "hero":
		if codex.Seat(id.N/codex.MaxHeroes) != t.below() {
			return false
		}
		h := t.show.Board.Sides[t.below()].Heroes[id.N%codex.MaxHeroes]
		return c.Verb == codex.Summon && codex.Def(c.N) == h.Def || c.Verb == codex.Level && h.Slot != 0 && c.Card == h.Slot
	case "site":
		if c.Verb != codex.Build || codex.Seat(id.N/sites) != t.below() {
			return false
		}
		of := t.game().Definition(codex.Def(c.N))
		if id.N%sites == addonSite {
			return of.Kind == card.AddonKind
		}
		return of.Kind == card.TechKind && int(of.Tech) == id.N%sites
	case "workers":
		return c.Verb == codex.Worker && int(c.N) == id.N
	case "place":
		switch c.Verb {
		case codex.Choose:
			return t.asks(codex.AskPlace) && t.placeID(t.game().Question().Of, codex.Place(c.N)) == id
		case codex.Patrol:
			return c.Card == t.chosen && int(c.N) == id.N
		case codex.Lend:
			place, to := codex.Lent(c)
			return c.Card == t.chosen && t.placeID(to, place) == id
		}
	case "seat":
		return c.Verb == codex.Choose && t.asks(codex.AskOpponent) && int(c.N) == id.N
	}
	return false
}

// onTo says whether a command leads something in play onto something else.
func onTo(v codex.Verb) bool { return v == codex.Attack || v == codex.Patrol || v == codex.Lend }

// ready says whether something can attack, or patrol, now: then a click chooses it.
func (t *Screen) ready(id widget.ID) bool {
	if id.What != "card" || !t.mine() || t.show.Behind() {
		return false
	}
	return slices.ContainsFunc(t.asked.legal, func(c codex.Command) bool {
		return onTo(c.Verb) && c.Card == codex.Slot(id.N)
	})
}

// lit says whether the one who looks may do something with it now.
func (t *Screen) lit(id widget.ID) bool {
	n, _ := t.offered(id)
	return n > 0 || t.chosen == 0 && t.ready(id)
}

// attacked says whether a click on it means an attack on it.
func (t *Screen) attacked(id widget.ID) bool {
	n, last := t.offered(id)
	return t.chosen != 0 && n > 0 && last.Verb == codex.Attack
}

// careful are commands that are offered before they are given, even if there is nothing else to do with the card.
func careful(v codex.Verb) bool { return v == codex.Hire || v == codex.Raze }

// click does what a click means: the only action, the choice of who attacks or patrols, or the menu of all actions.
func (t *Screen) click(id widget.ID) (do codex.Command, ok bool) {
	all, ready := t.offers(id), t.ready(id)
	was, chosen := t.menu, t.chosen
	t.menu = widget.ID{}
	switch {
	case t.show.Behind(): // first one sees what has happened
		t.show.Skip()
		return do, false
	case t.attacked(id), (id.What == "place" || id.What == "seat") && len(all) > 0:
		return all[0], true
	}
	t.chosen = 0
	switch {
	case len(all) == 1 && !ready && !careful(all[0].Verb):
		return all[0], true
	case len(all) == 0 && ready && chosen != codex.Slot(id.N):
		t.chosen = codex.Slot(id.N)
	case len(all) > 0 && was != id:
		t.menu = id
	}
	return do, false
}

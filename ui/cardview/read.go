package cardview

import (
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/table/board"
	"github.com/keyraken/keyraken/ui/theme"
)

// cardState is what the large picture of a card on the table depends on.
type cardState struct {
	slot     keyforge.Slot
	own      uint16
	def      uint16
	house    card.House
	kind     card.Type
	marks    keyforge.Mark
	power    int
	armor    int
	spent    int
	damage   int
	amber    int
	counters [card.CounterCount]uint8
	on       [4]keyforge.Slot
	attached int
	asks     uint32 // the ability of it that asks, and the step there, plus one
}

// stands is the state of a card on the table.
func stateOf(m *table.Model, slot keyforge.Slot) cardState {
	f := &m.Board.Faces[slot]
	now := cardState{slot, f.Own, f.Def, f.House, f.Type, f.Marks, f.Power, f.Armor, f.Spent, f.Damage, f.Amber, f.Counters,
		[4]keyforge.Slot{}, len(f.On), 0}
	copy(now.on[:], f.On)
	if q := m.Question(); m.Asking() && q.Source == slot && q.Prog != 0 {
		now.asks = uint32(q.Prog)<<16 | uint32(q.Op) + 1
	}
	return now
}

// Card is a card of the table shown large, with its state. It is cached until
// the card changes.
func (rd *Reader) Card(m *table.Model, slot keyforge.Slot) *LargeCard {
	now := stateOf(m, slot)
	if rd.card != nil && rd.state == now {
		return rd.card
	}
	face := &m.Board.Faces[slot]
	z := rd.printed(m.WithConditions(rd.Catalogue.Card(face.Def)), face.Def, face.House)
	z.icons = face.Icons
	if now.asks != 0 {
		z.Body = rd.lightQuestion(z.Body, m.Question(), face.Def)
	}
	if z.fighter = face.Type == card.CreatureType || face.Type == card.BossType; z.fighter {
		z.power, z.armor = face.Power, face.Armor
		if !face.InPlay() || face.Type == card.BossType {
			z.printed = z.power
		}
	}
	var notes []note
	if lines := rd.stateLines(m, face); len(lines) > 0 {
		notes = append(notes, note{rd.Language.T("stands-now"), strings.Join(lines, "\n"), theme.Chosen})
	}
	if (face.Token || face.Zone == card.Reference) && face.Own != face.Def { // whoever looks knows the other side (K25.8, K30.6)
		other := m.Catalogue().Card(face.Own)
		notes = append(notes, note{rd.Language.T("other-side", rd.title(other.ID)), rd.Text(other, face.Own).Body, theme.Sand})
	}
	for _, up := range face.On {
		on := &m.Board.Faces[up]
		if on.Slot == 0 {
			continue
		}
		body := rd.Text(m.Catalogue().Card(on.Def), on.Def).Body
		notes = append(notes, note{m.Title(up), body, theme.House(on.House).Mix(theme.Ink, 0.25)})
	}
	z.Notes = append(notes, z.Notes...)
	if c := m.InDeck(slot); c != nil {
		z.inDeck(rd, c)
	}
	rd.card, rd.state = z, now
	return z
}

// printed is a card as printed, as a card of a house, shown large.
func (rd *Reader) printed(d *card.Card, def uint16, house card.House) *LargeCard {
	z := &LargeCard{def: def, house: house, kind: d.Type, title: rd.title(d.ID), power: d.Power, printed: d.Power, armor: d.Armor}
	z.fighter = d.Type == card.CreatureType || d.Type == card.BossType
	for i := range min(d.Amber, len(z.icons)) {
		z.icons[i] = card.AmberIcon
	}
	z.line = rd.Language.Type(d.Type)
	if d.Token {
		z.line = rd.Language.T("token-creature")
	}
	if traits := strings.Join(rd.Language.Traits(d.Traits), " • "); traits != "" {
		z.line += " · " + traits
	}
	t := rd.Text(d, def)
	z.Body, z.foot = t.Body, rd.printings(d.ID)
	if printed := cards.Printings(d.ID); len(printed) > 0 {
		z.rarity = printed[0].Rarity
	}
	z.special = printedAs(d.ID)
	for _, list := range [...][]lang.Keyword{t.Keywords, t.Mentioned} {
		for _, k := range list {
			k = rd.Language.Explain(k)
			z.Notes = append(z.Notes, note{k.Name, k.Reminder, theme.Lit})
		}
	}
	z.explainTerms(rd, t.Body)
	return z
}

// Printed is a card of the catalogue as printed, shown large.
func (rd *Reader) Printed(def uint16) *LargeCard {
	d := rd.Catalogue.Card(def)
	return rd.printed(d, def, d.House)
}

// Copy is a card of the table as printed, with its icons, shown large.
func (rd *Reader) Copy(v *keyforge.CardView) *LargeCard {
	z := rd.printed(rd.Catalogue.Card(v.Own), v.Own, v.House)
	z.icons = v.Icons
	return z
}

// rarities are the keys of the rarities by their names in lists of cards.
var rarities = map[string]string{"Common": "rarity-common", "Uncommon": "rarity-uncommon", "Rare": "rarity-rare",
	"Variant": "rarity-variant", "Special": "rarity-special", cards.EvilTwin: "rarity-evil-twin", "Token": "rarity-token"}

// mostPrintings is how many printings there is room for below a card.
const mostPrintings = 3

// printings are the sets and numbers of a card and its rarity.
func (rd *Reader) printings(id string) string {
	var parts []string
	rarity := ""
	for _, p := range cards.Printings(id) {
		if len(parts) == mostPrintings {
			parts[mostPrintings-1] = "…"
		} else if len(parts) < mostPrintings {
			parts = append(parts, p.Set+" "+p.Number)
		}
		if key, ok := rarities[p.Rarity]; ok && rarity == "" {
			rarity = rd.Language.T(key)
		}
	}
	if i := slices.IndexFunc(rd.extra, func(p cards.Printing) bool { return p.ID == id }); i >= 0 {
		parts = append(parts, rd.Language.T("monster-title")+" "+strings.TrimLeft(rd.extra[i].Number, "0"))
	}
	if rarity != "" {
		parts = append(parts, rarity)
	}
	return strings.Join(parts, "  ·  ")
}

// termTexts are the terms that a large card explains: their names and meanings.
var termTexts = [lang.TermCount][2]string{
	lang.Stun:    {"term-stun", "term-stun-why"},
	lang.Ward:    {"term-ward", "term-ward-why"},
	lang.Enrage:  {"term-enrage", "term-enrage-why"},
	lang.Exalt:   {"term-exalt", "term-exalt-why"},
	lang.Capture: {"term-capture", "term-capture-why"},
	lang.Steal:   {"term-steal", "term-steal-why"},
	lang.Archive: {"term-archive", "term-archive-why"},
	lang.Purge:   {"term-purge", "term-purge-why"},
	lang.Haunted: {"term-haunted", "term-haunted-why"}, lang.Overwhelmed: {"term-overwhelmed", "term-overwhelmed-why"},
	lang.Scrap: {"term-scrap", "term-scrap-why"}, lang.Fate: {"term-fate", "term-fate-why"},
	lang.Token: {"token-creature", "term-token-why"}, lang.Prophecy: {"term-prophecy", "term-prophecy-why"},
}

// explainTerms adds a note for each term that a text names.
func (z *LargeCard) explainTerms(rd *Reader, body string) {
	var seen [lang.TermCount]bool
	for _, w := range strings.Fields(body) {
		_, core, _ := trimPunctuation(w)
		t := rd.Language.Term(core)
		if texts := termTexts[t]; texts[0] != "" && !seen[t] {
			seen[t] = true
			z.Notes = append(z.Notes, note{rd.Language.T(texts[0]), rd.Language.T(texts[1]), theme.Lit})
		}
	}
}

// stateLines describes the state of a card in play.
func (rd *Reader) stateLines(m *table.Model, face *board.Face) []string {
	var lines []string
	add := func(key string, args ...any) { lines = append(lines, rd.Language.T(key, args...)) }
	d := m.Catalogue().Card(face.Def)
	if face.Token {
		add("stands-token")
	}
	if face.Type == card.ProphecyType {
		add("prophecy-active")
	}
	if face.InPlay() {
		if face.Type == card.CreatureType && face.Power != d.Power {
			add("stands-power", face.Power, d.Power)
		}
		if face.Type == card.CreatureType && face.Armor != d.Armor {
			add("stands-armor-now", face.Armor, d.Armor)
		}
	}
	if left := face.Power - face.Damage; face.Damage > 0 && left > 0 {
		add("stands-damage", face.Damage, left)
	} else if face.Damage > 0 {
		add("stands-damage-only", face.Damage)
	}
	if face.Spent > 0 {
		add("stands-armor", face.Spent, face.Armor)
	}
	if face.Amber > 0 {
		add("stands-amber", face.Amber)
	}
	for _, k := range [...]struct {
		mark keyforge.Mark
		key  string
	}{{keyforge.Exhausted, "stands-exhausted"}, {keyforge.Stunned, "stands-stunned"}, {keyforge.Warded, "stands-warded"},
		{keyforge.Enraged, "stands-enraged"}} {
		switch {
		case face.Marks&k.mark == 0:
		case k.mark == keyforge.Warded && face.Type == card.LocationType:
			add("stands-lit")
		default:
			add(k.key)
		}
	}
	for k, n := range face.Counters {
		if n > 0 {
			add("stands-counters", rd.Language.Counter(card.Counter(k)), n)
		}
	}
	return lines
}

// DeckCard is a card of a deck shown large, with its peculiarities there.
func (rd *Reader) DeckCard(d *deck.Deck, i int) *LargeCard {
	c := &d.Cards[i]
	var z *LargeCard
	if def, ok := rd.Catalogue.Number(c.ID); ok {
		z = rd.printed(rd.Catalogue.Card(def), def, c.House)
		z.translated(rd, c.ID)
	} else {
		z = rd.unimplemented(library.Printing(d, c.ID), c.House)
	}
	n := 0
	for n < len(z.icons) && z.icons[n] != card.NoIcon {
		n++
	}
	unknown := false
	for _, icon := range c.Icons {
		if icon == deck.UnknownIcon {
			unknown = true
		} else if n < len(z.icons) {
			z.icons[n] = icon
			n++
		}
	}
	switch {
	case unknown:
		z.Notes = slices.Insert(z.Notes, 0, note{rd.Language.T("icons-open"), rd.Language.T("icons-open-card"), theme.Lit})
	case len(c.Icons) > 0:
		z.Notes = slices.Insert(z.Notes, 0, note{rd.Language.T("enhanced"), rd.Language.T("enhanced-why"), theme.Lit})
	}
	z.inDeck(rd, c)
	return z
}

// translated tells how a card is called in English if its title is our translation.
func (z *LargeCard) translated(rd *Reader, id string) {
	if rd.Language.Translates(id) {
		english := cards.Title(rd.Catalogue, id)
		z.Notes = append(z.Notes, note{rd.Language.T("our-title-note"), rd.Language.T("our-title-note-why", english), theme.Dim})
	}
}

// inDeck marks and explains the peculiarities of a card in its deck.
func (z *LargeCard) inDeck(rd *Reader, c *deck.Card) {
	var notes []note
	for _, m := range [...]struct {
		is         bool
		title, why string
	}{{c.Maverick, "maverick", "maverick-why"}, {c.Legacy, "legacy", "legacy-why"}, {c.Anomaly, "anomaly", "anomaly-why"}} {
		if m.is {
			notes = append(notes, note{rd.Language.T(m.title), rd.Language.T(m.why), theme.Lit})
		}
	}
	z.Notes = append(notes, z.Notes...)
	z.special = max(z.special, specialOf(c))
}

// unimplemented is a card that is not implemented, with the known facts.
func (rd *Reader) unimplemented(p *cards.Printing, house card.House) *LargeCard {
	z := &LargeCard{house: house, title: p.Name, power: p.Power, printed: p.Power, armor: p.Armor, foot: rd.printings(p.ID)}
	z.kind, _ = card.ParseType(p.Type)
	z.fighter = z.kind == card.CreatureType
	for i := range min(p.Amber, len(z.icons)) {
		z.icons[i] = card.AmberIcon
	}
	z.line = rd.Language.Type(z.kind)
	if len(p.Traits) > 0 {
		z.line += " · " + lang.Capital(strings.Join(p.Traits, " • "))
	}
	z.Body = rd.Language.T("not-implemented-why")
	z.Notes = []note{{rd.Language.T("not-implemented"), "", theme.Warn}}
	return z
}

package screen

import (
	"strings"

	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/cards"
	"github.com/keyraken/keyraken/game/text"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// standing is what a sheet of a card on the table depends on.
type standing struct {
	slot     game.Slot
	def      uint16
	house    card.House
	kind     card.Type
	marks    game.Mark
	power    int
	armor    int
	spent    int
	damage   int
	amber    int
	counters [card.CounterCount]uint8
	on       [4]game.Slot
	attached int
}

// stands is how a card of the table stands.
func stands(m *table.Model, slot game.Slot) standing {
	f := &m.Board.Faces[slot]
	now := standing{slot, f.Def, f.House, f.Type, f.Marks, f.Power, f.Armor, f.Spent, f.Damage, f.Amber, f.Counters, [4]game.Slot{}, len(f.On)}
	copy(now.on[:], f.On)
	return now
}

// readCard is a card of the table to be read, with how it stands. It is kept
// until the card changes.
func (s *Stack) readCard(m *table.Model, slot game.Slot) *sheet {
	now := stands(m, slot)
	if s.kept.sheet != nil && s.kept.stands == now {
		return s.kept.sheet
	}
	face := &m.Board.Faces[slot]
	z := s.readPrinted(face.Def, face.House)
	z.icons = face.Icons
	if z.fighter = face.Type == card.CreatureType || face.Type == card.BossType; z.fighter {
		z.power, z.armor = face.Power, face.Armor
		if !m.Game.State().Cards[slot].Zone.InPlay() || face.Type == card.BossType {
			z.printed = z.power
		}
	}
	var notes []note
	if lines := s.standingLines(m, face); len(lines) > 0 {
		notes = append(notes, note{s.T("stands-now"), strings.Join(lines, "\n"), theme.Chosen})
	}
	for _, up := range face.On {
		on := &m.Board.Faces[up]
		if on.Slot == 0 {
			continue
		}
		body := s.kept.text(m.Game.Catalogue().Card(on.Def), on.Def).body
		notes = append(notes, note{m.Title(up), body, theme.House(on.House).Mix(theme.Ink, 0.25)})
	}
	z.notes = append(notes, z.notes...)
	s.kept.sheet, s.kept.stands = z, now
	return z
}

// readPrinted is what is printed on a card, as a card of a house, to be read.
func (s *Stack) readPrinted(def uint16, house card.House) *sheet {
	d := s.Catalogue.Card(def)
	z := &sheet{def: def, house: house, kind: d.Type, title: s.Catalogue.Title(def), power: d.Power, printed: d.Power, armor: d.Armor}
	z.fighter = d.Type == card.CreatureType || d.Type == card.BossType
	for i := range min(d.Amber, len(z.icons)) {
		z.icons[i] = card.AmberIcon
	}
	z.line = s.names.Type(d.Type)
	if traits := strings.Join(s.names.Traits(d.Traits), " • "); traits != "" {
		z.line += " · " + traits
	}
	t := s.kept.text(d, def)
	z.body, z.foot = t.body, s.printings(d.ID)
	for _, list := range [...][]text.Keyword{t.Keywords, t.Mentioned} {
		for _, k := range list {
			k = s.names.Explain(k)
			z.notes = append(z.notes, note{k.Name, k.Reminder, theme.Lit})
		}
	}
	z.explain(s, t.body)
	return z
}

// rarities are the keys of the rarities by how lists of cards call them.
var rarities = map[string]string{"Common": "rarity-common", "Uncommon": "rarity-uncommon", "Rare": "rarity-rare", "Variant": "rarity-variant", "Special": "rarity-special", "Evil Twin": "rarity-evil-twin"}

// printings are the sets and numbers of a card and its rarity.
func (s *Stack) printings(id string) string {
	var parts []string
	rarity := ""
	for _, p := range cards.Printings(id) {
		parts = append(parts, p.Set+" "+p.Number)
		if key, ok := rarities[p.Rarity]; ok && rarity == "" {
			rarity = s.T(key)
		}
	}
	for _, p := range keyraken.Printings {
		if p.Card.ID == id {
			parts = append(parts, s.T("monster-title")+" "+widget.Number(p.First))
		}
	}
	if rarity != "" {
		parts = append(parts, rarity)
	}
	return strings.Join(parts, "  ·  ")
}

// termTexts are the terms that a large card explains: their names and what they
// mean.
var termTexts = [text.Terms][2]string{
	text.Stun:    {"term-stun", "term-stun-why"},
	text.Ward:    {"term-ward", "term-ward-why"},
	text.Enrage:  {"term-enrage", "term-enrage-why"},
	text.Exalt:   {"term-exalt", "term-exalt-why"},
	text.Capture: {"term-capture", "term-capture-why"},
	text.Steal:   {"term-steal", "term-steal-why"},
	text.Archive: {"term-archive", "term-archive-why"},
	text.Purge:   {"term-purge", "term-purge-why"},
}

// explain adds a note for each term that a text names.
func (z *sheet) explain(s *Stack, body string) {
	var seen [text.Terms]bool
	for _, w := range strings.Fields(body) {
		_, core, _ := bare(w)
		t := s.English.Term(core)
		if texts := termTexts[t]; texts[0] != "" && !seen[t] {
			seen[t] = true
			z.notes = append(z.notes, note{s.T(texts[0]), s.T(texts[1]), theme.Lit})
		}
	}
}

// standingLines tells how a card stands in play.
func (s *Stack) standingLines(m *table.Model, face *table.Face) []string {
	var lines []string
	add := func(key string, args ...any) { lines = append(lines, s.T(key, args...)) }
	d := m.Game.Catalogue().Card(face.Def)
	if m.Game.State().Cards[face.Slot].Zone.InPlay() {
		if face.Type == card.CreatureType && face.Power != d.Power {
			add("stands-power", face.Power, d.Power)
		}
		if face.Type == card.CreatureType && face.Armor != d.Armor {
			add("stands-armor-now", face.Armor, d.Armor)
		}
	}
	if face.Damage > 0 {
		add("stands-damage", face.Damage, max(0, face.Power-face.Damage))
	}
	if face.Spent > 0 {
		add("stands-armor", face.Spent, face.Armor)
	}
	if face.Amber > 0 {
		add("stands-amber", face.Amber)
	}
	for _, k := range [...]struct {
		mark game.Mark
		key  string
	}{{game.Exhausted, "stands-exhausted"}, {game.Stunned, "stands-stunned"}, {game.Warded, "stands-warded"}, {game.Enraged, "stands-enraged"}} {
		if face.Marks&k.mark != 0 {
			add(k.key)
		}
	}
	for k, n := range face.Counters {
		if n > 0 {
			add("stands-counters", s.names.Counter(card.Counter(k)), n)
		}
	}
	return lines
}

package deck_test

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// The writers below turn a deck into what other programs would give out.

type m = map[string]any

// setNumbers are the sets of which decks are made.
var (
	setNumbers = map[string]int{"CotA": 341, "AoA": 435, "WC": 452, "MM": 479, "DT": 496, "MoMu": 874, "GR": 700, "AS": 800,
		"WoE": 600, "ToC": 855, "VM25": 939, "VM23": 609, "VM24": 737, "Disc": 907, "DM": 928,
		"PV": 886, "CC": 918, "MG24": 722}
	setEnums = map[string]string{"CotA": "CALL_OF_THE_ARCHONS", "AoA": "AGE_OF_ASCENSION", "WC": "WORLDS_COLLIDE", "MM": "MASS_MUTATION",
		"DT": "DARK_TIDINGS", "MoMu": "MORE_MUTATION", "GR": "GRIM_REMINDERS",
		"AS": "AEMBER_SKIES", "WoE": "WINDS_OF_EXCHANGE", "ToC": "TOKENS_OF_CHANGE",
		"VM25": "VAULT_MASTERS_2025", "VM23": "VAULT_MASTERS_2023", "VM24": "VAULT_MASTERS_2024", "Disc": "DISCOVERY",
		"DM": "DRACONIAN_MEASURES", "PV": "PROPHETIC_VISIONS", "CC": "CRUCIBLE_CLASH", "MG24": "MENAGERIE_2024"}
	titleOf = map[card.House]string{card.Brobnar: "Brobnar", card.Dis: "Dis", card.Logos: "Logos", card.Mars: "Mars",
		card.Sanctum: "Sanctum", card.Saurian: "Saurian",
		card.Shadows: "Shadows", card.StarAlliance: "Star Alliance", card.Unfathomable: "Unfathomable", card.Untamed: "Untamed", card.Ekwidon: "Ekwidon",
		card.Geistoid: "Geistoid", card.Skyborn: "Skyborn", card.Redemption: "Redemption", card.Ouboros: "Ouboros", card.Keyraken: "Keyraken"}
	iconNames = map[card.Icon]string{card.AmberIcon: "amber", card.CaptureIcon: "capture", card.DamageIcon: "damage", card.DrawIcon: "draw",
		card.DiscardIcon: "discard", card.PowerIcon: "power"}
)

// iconName is the name of an icon in other programs, empty for an unknown one; a house icon is called
// after its house.
func iconName(i card.Icon) string {
	if h := i.House(); h != card.NoHouse && i != deck.UnknownIcon {
		return strings.ToLower(strings.ReplaceAll(titleOf[h], " ", ""))
	}
	return iconNames[i]
}

func enhances(set string) bool { return !slices.Contains([]string{"CotA", "AoA", "WC"}, set) }

func write(v any) []byte {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		panic(err)
	}
	return b.Bytes()
}

func isTwin(id string) bool { return strings.HasSuffix(id, "-evil-twin") }

// halfOf is 1 for the first half of a gigantic creature, 2 for the second.
func halfOf(id string) int {
	if len(cards.Printings(id+"2")) > 0 {
		return 1
	}
	if first, ok := strings.CutSuffix(id, "2"); ok && len(cards.Printings(first)) > 0 {
		return 2
	}
	return 0
}

func printing(id, set string) cards.Printing {
	all := cards.Printings(id)
	if i := slices.IndexFunc(all, func(p cards.Printing) bool { return p.Set == set }); i >= 0 {
		return all[i]
	}
	return all[0]
}

// iconless reports whether the card has only an unknown icon.
func iconless(c deck.Card) bool { return len(c.Icons) == 1 && c.Icons[0] == deck.UnknownIcon }

// toVault writes the response of the Master Vault. Copies of a card share an id,
// and their icons come in the order of the copies.
func toVault(d *deck.Deck) []byte {
	type variant struct {
		id       string
		house    card.House
		enhanced bool
	}
	ids := map[variant]string{}
	var linked, bonus []m
	var list, legacies, anomalies []string
	for _, c := range d.Cards {
		v := variant{c.ID, c.House, len(c.Icons) > 0}
		id, ok := ids[v]
		if !ok {
			id = fmt.Sprintf("aaaaaaaa-0000-4000-8000-%012d", len(ids))
			ids[v] = id
			linked = append(linked, vaultCard(d, c, id))
			if c.Legacy {
				legacies = append(legacies, id)
			}
			if c.Anomaly {
				anomalies = append(anomalies, id)
			}
		}
		list = append(list, id)
		if len(c.Icons) > 0 && !iconless(c) {
			var names []string
			for _, i := range c.Icons {
				names = append(names, iconName(i))
			}
			bonus = append(bonus, m{"card_id": id, "bonus_icons": names})
		}
	}
	if d.Power != "" {
		linked = append(linked, m{"id": "power", "card_title": deck.Title(d.Power), "house": "Archon Power", "card_type": "Archon Power",
			"rarity": "Special", "is_non_deck": true})
		list = append(list, "power")
	}
	if d.Token != "" {
		linked = append(linked, m{"id": "token", "card_title": deck.Title(d.Token), "house": "Brobnar", "card_type": "Token Creature",
			"rarity": "Token", "is_non_deck": true})
		list = append(list, "token")
	}
	for _, i := range scattered(d) {
		id := d.Prophecies[i]
		linked = append(linked, m{"id": id, "card_title": deck.Title(id), "house": "Prophecy", "card_type": "Prophecy", "rarity": "Special",
			"card_number": printing(id, d.Set).Number, "is_non_deck": true, "sort_override": i + 1})
		list = append(list, id)
	}
	if d.Set == "DT" {
		linked = append(linked, m{"id": "tide", "card_title": "The Tide", "house": "The Tide", "card_type": "The Tide", "is_non_deck": true})
		list = append(list, "tide")
	}
	var houses []string
	for _, h := range d.Houses {
		houses = append(houses, titleOf[h])
	}
	data := m{"id": d.UUID, "name": d.Name, "expansion": setNumbers[d.Set], "power_level": 0, "wins": 0, "notes": nil,
		"set_era_cards": m{"Legacy": legacies, "Anomaly": anomalies, "Mixed Set": []string{}},
		"_links":        m{"houses": houses, "cards": list}}
	if !d.IconsOpen {
		data["bonus_icons"] = bonus
	}
	return write(m{"data": data, "_linked": m{"cards": linked, "houses": []m{}, "notes": []m{}}})
}

// scattered is an order of the deck's prophecies that tells nothing of which belong together.
func scattered(d *deck.Deck) []int {
	if len(d.Prophecies) == 0 {
		return nil
	}
	return []int{2, 0, 3, 1}
}

func vaultCard(d *deck.Deck, c deck.Card, id string) m {
	p := printing(c.ID, d.Set)
	w := m{"id": id, "card_title": p.Name, "house": titleOf[c.House], "card_type": "Action", "amber": p.Amber, "power": nil, "armor": "0",
		"rarity": p.Rarity, "card_number": p.Number, "expansion": setNumbers[p.Set], "is_maverick": c.Maverick, "is_anomaly": c.Anomaly,
		"is_non_deck": false,
		"card_text":   "<A>\r\v \uf360 \"quoted\" {brace}", "traits": "Human • Scientist"}
	switch halfOf(c.ID) {
	case 1:
		w["card_type"] = "Gigantic Creature Base"
	case 2:
		w["card_type"] = "Gigantic Creature Art"
	}
	if !d.IconsOpen {
		w["is_enhanced"] = len(c.Icons) > 0
	}
	if len(c.Icons) > 0 {
		w["expansion"], w["card_number"] = 609, "132" // as in real answers
	}
	return w
}

var dokNames = map[card.Icon]string{card.AmberIcon: "bonusAember", card.CaptureIcon: "bonusCapture", card.DamageIcon: "bonusDamage",
	card.DrawIcon: "bonusDraw", card.DiscardIcon: "bonusDiscard",
	card.PowerIcon: "bonusPower"}

// dokTitle is a title as Decks of KeyForge writes it.
func dokTitle(c deck.Card) string {
	if name := cards.Printings(c.ID)[0].Name; isTwin(c.ID) {
		return name + " – Evil Twin"
	} else {
		return name
	}
}

func dokHouse(h card.House) string { return strings.ReplaceAll(titleOf[h], " ", "") }

// toDoK writes the deck as the interface of Decks of KeyForge does.
func toDoK(d *deck.Deck) []byte {
	var houses []m
	for _, h := range d.Houses {
		var list []m
		for _, c := range d.Cards {
			if c.House != h {
				continue
			}
			w := m{"cardTitle": dokTitle(c), "rarity": "Common", "legacy": c.Legacy || c.Anomaly, "maverick": c.Maverick, "anomaly": c.Anomaly}
			if !d.IconsOpen {
				w["enhanced"] = len(c.Icons) > 0
			}
			for _, i := range c.Icons {
				if name := dokNames[i]; name != "" {
					n, _ := w[name].(int)
					w[name] = n + 1
				} else if i != deck.UnknownIcon {
					names, _ := w["bonusHouses"].([]string)
					w["bonusHouses"] = append(names, dokHouse(i.House()))
				}
			}
			list = append(list, w)
		}
		houses = append(houses, m{"house": dokHouse(h), "cards": list})
	}
	all := m{"deckType": "STANDARD", "id": 999001, "keyforgeId": d.UUID, "expansion": setEnums[d.Set], "name": d.Name,
		"sasRating": 60, "housesAndCards": houses}
	if d.Token != "" {
		all["tokenInfo"] = m{"name": deck.Title(d.Token), "nameUrl": d.Token}
	}
	if d.Power != "" {
		all["archonPower"] = m{"cardTitle": deck.Title(d.Power)}
	}
	var omens []m
	for _, id := range d.Prophecies {
		omens = append(omens, m{"cardTitle": deck.Title(id), "cardTitleUrl": "https://x/" + id + ".png"})
	}
	if len(omens) > 0 {
		all["prophecies"] = omens
	}
	return write(m{"deck": all, "sasVersion": 42})
}

// csvRow is the cells of a deck in a collection: name, houses, set, cards of each
// house, links.
func csvRow(d *deck.Deck) []string {
	var houses, cells []string
	for _, h := range d.Houses {
		houses = append(houses, dokHouse(h))
		var names []string
		for _, c := range d.Cards {
			if c.House == h {
				names = append(names, dokTitle(c))
			}
		}
		cells = append(cells, strings.Join(names, "|"))
	}
	row := []string{d.Name, strings.Join(houses, " | "), setEnums[d.Set], "60"}
	return append(append(row, cells...), "https://decksofkeyforge.com/decks/"+d.UUID, "https://www.keyforgegame.com/deck-details/"+d.UUID)
}

var csvHead = []string{"Name", "Houses", "Expansion", "Sas Rating", "House 1 Cards", "House 2 Cards", "House 3 Cards", "DoK Link",
	"Master Vault Link"}

// toCSV writes a collection of Decks of KeyForge.
func toCSV(decks ...*deck.Deck) []byte {
	var b bytes.Buffer
	b.WriteString("\ufeff")
	w := csv.NewWriter(&b)
	rows := [][]string{csvHead}
	for _, d := range decks {
		rows = append(rows, csvRow(d))
	}
	if err := w.WriteAll(rows); err != nil {
		panic(err)
	}
	return b.Bytes()
}

// toCrucible writes the deck as The Crucible Online keeps it.
func toCrucible(d *deck.Deck) []byte {
	var list []m
	for _, c := range d.Cards {
		w := m{"id": c.ID, "count": 1}
		p := printing(c.ID, d.Set)
		switch {
		case c.Anomaly:
			w["anomaly"] = c.House.String()
		case c.Maverick:
			w["maverick"] = c.House.String()
		case p.House != c.House.String(), len(cards.Printings(c.ID)) > 1: // several houses have it
			w["house"] = c.House.String()
		}
		var names []string
		for _, i := range c.Icons {
			if name := iconName(i); name != "" {
				names = append(names, name)
			}
		}
		if len(names) > 0 {
			w["enhancements"] = names
		}
		if iconless(c) {
			w["enhanced"] = true
		}
		list = append(list, w)
	}
	if d.Token != "" {
		list = append(list, m{"id": d.Token, "isNonDeck": true, "count": 1})
	}
	if d.Power != "" {
		list = append(list, m{"id": d.Power, "isNonDeck": true, "count": 1})
	}
	for _, i := range scattered(d) {
		list = append(list, m{"id": d.Prophecies[i], "isNonDeck": true, "count": 1, "prophecyId": 1 + i/2, "sortOverride": i})
	}
	var houses []string
	for _, h := range d.Houses {
		houses = append(houses, h.String())
	}
	list = append(list, m{"id": "the-tide", "count": 1, "isNonDeck": true})
	return write(m{"username": "player", "uuid": d.UUID, "identity": "x", "name": d.Name, "expansion": setNumbers[d.Set], "houses": houses,
		"cards": list, "verified": true})
}

// carried is the deck as far as a form with only names by house can describe it: nothing of what is beside its cards.
func carried(d *deck.Deck) *deck.Deck {
	c := *d
	c.Cards = slices.Clone(d.Cards)
	for i := range c.Cards {
		c.Cards[i].Icons = nil
	}
	c.IconsOpen = enhances(d.Set)
	c.Token, c.Power, c.Prophecies = "", "", nil
	return &c
}

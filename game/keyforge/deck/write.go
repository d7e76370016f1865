package deck

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/printed"
)

// JSON returns the list of the deck as Load reads it, one entry per line.
func (d *Deck) JSON() []byte {
	var b bytes.Buffer
	field := func(name string, value any) { fmt.Fprintf(&b, "  %q: %s,\n", name, oneLine(value)) }
	b.WriteString("{\n")
	field("version", version)
	if d.UUID != "" {
		field("uuid", d.UUID)
	}
	field("name", d.Name)
	field("set", d.Set)
	if d.Source != "" {
		field("source", d.Source)
	}
	if d.IconsOpen {
		field("iconsOpen", true)
	}
	if d.Token != "" {
		field("token", d.Token)
	}
	if d.Power != "" {
		field("power", d.Power)
	}
	if len(d.Prophecies) > 0 {
		field("prophecies", d.Prophecies)
	}
	if len(d.Alliance) > 0 {
		field("alliance", d.Alliance)
	}
	var houses []string
	for _, h := range d.Houses {
		houses = append(houses, h.String())
	}
	field("houses", houses)
	b.WriteString("  \"cards\": [\n")
	for i := 0; i < len(d.Cards); {
		n := d.run(i)
		end := ","
		if i+n == len(d.Cards) {
			end = ""
		}
		fmt.Fprintf(&b, "    %s%s\n", oneLine(d.Cards[i].written(n)), end)
		i += n
	}
	b.WriteString("  ]\n}\n")
	return b.Bytes()
}

// run is how many identical cards follow each other from card i on.
func (d *Deck) run(i int) int {
	n := 1
	for i+n < len(d.Cards) && d.Cards[i+n].Equal(d.Cards[i]) {
		n++
	}
	return n
}

// Equal reports whether both are copies of one card with the same icons.
func (c Card) Equal(o Card) bool {
	return c.ID == o.ID && c.House == o.House && c.Maverick == o.Maverick &&
		c.Legacy == o.Legacy && c.Anomaly == o.Anomaly && slices.Equal(c.Icons, o.Icons)
}

// writtenEntry is an entry without what need not be said.
type writtenEntry struct {
	ID       string   `json:"id"`
	House    string   `json:"house"`
	Count    int      `json:"count"`
	Maverick bool     `json:"maverick,omitempty"`
	Legacy   bool     `json:"legacy,omitempty"`
	Anomaly  bool     `json:"anomaly,omitempty"`
	Icons    []string `json:"icons,omitempty"`
}

func (c *Card) written(count int) writtenEntry {
	w := writtenEntry{c.ID, c.House.String(), count, c.Maverick, c.Legacy, c.Anomaly, nil}
	for _, icon := range c.Icons {
		w.Icons = append(w.Icons, iconName(icon))
	}
	return w
}

func iconName(icon card.Icon) string {
	if icon == UnknownIcon {
		return "unknown"
	}
	return icon.String()
}

// oneLine writes a value with a space after each comma and colon.
func oneLine(value any) []byte {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(value); err != nil {
		panic(err) // strings, numbers and truth values can be written
	}
	return spaced(bytes.TrimSpace(b.Bytes()))
}

// spaced puts spaces between the tokens of a JSON text.
func spaced(text []byte) []byte {
	var out []byte
	quoted := false
	for i, c := range text {
		out = append(out, c)
		switch {
		case c == '"' && (i == 0 || text[i-1] != '\\' || backslashes(text[:i])%2 == 0):
			quoted = !quoted
		case !quoted && (c == ',' || c == ':'):
			out = append(out, ' ')
		}
	}
	return out
}

func backslashes(text []byte) int { return len(text) - len(bytes.TrimRight(text, `\`)) }

// Plain returns the deck as text for people: the name, then each house with its
// cards. [Import] reads it too.
func (d *Deck) Plain() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\nSet: %s\n", d.Name, setOf(d.Set).Title)
	if d.UUID != "" {
		fmt.Fprintf(&b, "https://www.keyforgegame.com/deck-details/%s\n", d.UUID)
	}
	if d.Token != "" {
		fmt.Fprintf(&b, "Token: %s\n", Title(d.Token))
	}
	if d.Power != "" {
		fmt.Fprintf(&b, "Archon Power: %s\n", Title(d.Power))
	}
	if len(d.Prophecies) > 0 {
		fmt.Fprintf(&b, "Prophecies: %s\n", d.prophecyLine())
	}
	if d.MayBeEnhanced() && !d.IconsOpen && !d.enhanced() {
		b.WriteString("Enhancements: none\n")
	}
	for _, h := range d.Houses {
		fmt.Fprintf(&b, "\n%s\n", printed.English[h])
		if from := d.PodOf(h); from != "" {
			fmt.Fprintf(&b, "Pod: %s\n", from)
		}
		for i := 0; i < len(d.Cards); {
			n := d.run(i)
			if c := &d.Cards[i]; c.House == h {
				fmt.Fprintf(&b, "%d %s%s\n", n, Title(c.ID), c.remark())
			}
			i += n
		}
	}
	return b.String()
}

// remark is the icons of a card in brackets.
func (c *Card) remark() string {
	var words []string
	for _, icon := range c.Icons {
		words = append(words, iconName(icon))
	}
	if len(words) == 0 {
		return ""
	}
	return " [" + strings.Join(words, ", ") + "]"
}

package kind

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/shards/card"
	"github.com/keyraken/keyraken/game/shards/lang"
)

var _ game.Cataloguer = (*Shards)(nil)

// facts are those of a card.
type facts struct {
	ID        string `json:"id"`
	Title     string `json:"title"`
	Type      string `json:"type"`
	Faction   string `json:"faction,omitempty"`
	Set       string `json:"set"`
	Mercenary bool   `json:"mercenary,omitempty"`
	Relic     bool   `json:"relic,omitempty"`
	Cost      int8   `json:"cost,omitempty"`
	Defence   int8   `json:"defence,omitempty"`
	Shield    int8   `json:"shield,omitempty"`
	Copies    int8   `json:"copies,omitempty"`   // in the centre deck
	Starting  int8   `json:"starting,omitempty"` // in the starting deck of each player
	Text      string `json:"text"`
}

var (
	types = [...]string{card.AllyKind: "ally", card.ChampionKind: "champion", card.LeaderKind: "leader"}
	sets  = [...]string{card.Base: "base", card.Future: "future"}
)

// Catalogue implements [game.Cataloguer].
func (k *Shards) Catalogue(language string) (all []any) {
	in := lang.In(language)
	for _, c := range k.cat.Cards {
		all = append(all, facts{c.ID, in.Name(c.ID), types[c.Kind], c.Faction.String(), sets[c.Set], c.Mercenary, c.Relic, c.Cost, c.Defence,
			c.Shield, c.Copies, c.Starting, in.Text(c)})
	}
	return all
}

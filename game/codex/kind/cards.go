package kind

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/codex/card"
	"github.com/keyraken/keyraken/game/codex/lang"
)

var _ game.Cataloguer = (*Codex)(nil)

// facts are those of a card.
type facts struct {
	ID        string   `json:"id"`
	Title     string   `json:"title"`
	Type      string   `json:"type"`
	Color     string   `json:"color"`
	Spec      string   `json:"spec,omitempty"`
	Traits    []string `json:"traits,omitempty"`
	Starting  bool     `json:"starting,omitempty"`
	Token     bool     `json:"token,omitempty"`
	Legendary bool     `json:"legendary,omitempty"`
	Ultimate  bool     `json:"ultimate,omitempty"`
	Ongoing   bool     `json:"ongoing,omitempty"`
	Tech      int8     `json:"tech,omitempty"`
	Cost      int8     `json:"cost,omitempty"`
	Attack    int8     `json:"attack,omitempty"`
	HP        int8     `json:"hp,omitempty"`
	Text      string   `json:"text"`
}

// Catalogue implements [game.Cataloguer].
func (k *Codex) Catalogue(language string) (all []any) {
	in := lang.In(language)
	for _, c := range k.cat.Cards {
		f := facts{ID: c.ID, Title: in.Name(c.ID), Type: c.Kind.String(), Color: c.Color.String(), Spec: c.Spec.String(), Starting: c.Starting,
			Token: c.Token, Legendary: c.Legendary, Ultimate: c.Ultimate, Ongoing: c.Ongoing, Tech: c.Tech, Cost: c.Cost,
			Attack: c.Bands[0].Attack, HP: c.Bands[0].HP, Text: in.Text(c)}
		for _, t := range []card.Trait{c.Trait, c.Second} {
			if t != card.NoTrait {
				f.Traits = append(f.Traits, t.String())
			}
		}
		all = append(all, f)
	}
	return all
}

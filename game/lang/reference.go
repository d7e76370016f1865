package lang

import (
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/message"
)

// Chapter is a part of the rules reference. Each language has its texts by key:
// "rules-" and the key of a chapter or an article is the title, the same with "-text" is
// the text, and "link-" and the key of a page are its terms.
type Chapter struct {
	Key      string
	Articles []Article
}

// Article explains one thing about the game.
type Article struct {
	Key string
	// Keyword is the keyword that it explains, if any, whose name and reminder are its
	// title and its text.
	Keyword card.Keyword
	Rules   string // the IDs of the rules that it summarizes
}

// Reference is the rules of the base game.
var Reference = []Chapter{
	{"course", []Article{
		{Key: "turn", Rules: "K2.2 K2.3 K2.18"},
		{Key: "forge", Rules: "K2.5 K2.6 K5.1"},
		{Key: "keys", Rules: "K2.8 K5.2 K5.3"},
		{Key: "colors", Rules: "K1.3 K31.6 K32.9"},
		{Key: "check", Rules: "K2.17"},
		{Key: "house", Rules: "K4.1 K4.2 K4.5"},
		{Key: "draw", Rules: "K2.16 K15.1 K15.2"},
		{Key: "chains", Rules: "K1.8 K20.2 K20.3 K20.4"},
		{Key: "mulligan", Rules: "K1.9 K1.10"},
		{Key: "first-turn", Rules: "K2.14 K1.7"},
		{Key: "six", Rules: "K17.8"},
		{Key: "tide", Rules: "K1.13 K21.1 K21.2"},
	}},
	{"cards", []Article{
		{Key: "creature", Rules: "K6.4 K3.3 K11.1"},
		{Key: "artifact", Rules: "K6.3 K8.4"},
		{Key: "action", Rules: "K6.2"},
		{Key: "upgrade", Rules: "K6.5 K6.6 K6.7 K8.3"},
		{Key: "gigantic", Rules: "K19.1 K19.2 K19.3 K19.4"},
		{Key: "token", Rules: "K25.1 K25.2 K25.3 K25.7 K25.8 K25.10 K25.18"},
		{Key: "maverick", Rules: "K4.9 K4.10"},
		{Key: "revenant", Rules: "K23.4"},
		{Key: "house-monster", Rules: "K23.3"},
		{Key: "alliance", Rules: "K34.1 K34.2 K34.3 K34.4 K34.5"},
		{Key: "icons", Rules: "K7.1 K7.2 K7.3 K7.4 K7.6 K7.10 K7.11 K24.1 K24.2"},
		{Key: "house-icons", Rules: "K24.3 K24.4 K24.5"},
		{Key: "traits", Rules: "K3.7 K3.9"},
		{Key: "prophecy", Rules: "K30.1 K30.2 K30.3 K30.5 K30.8 K30.10 K30.11"},
		{Key: "archon-power", Rules: "K31.1 K31.2 K31.3"},
	}},
	{"using", []Article{
		{Key: "play", Rules: "K6.1 K6.8 K6.10"},
		{Key: "discard", Rules: "K8.1"},
		{Key: "use", Rules: "K8.2 K8.6 K8.13 K8.14"},
		{Key: "ready", Rules: "K3.2 K2.15"},
		{Key: "reap", Rules: "K8.10 K8.11"},
		{Key: "fight", Rules: "K9.1 K9.4 K9.5 K9.6"},
		{Key: "action-ability", Rules: "K8.8"},
		{Key: "omni", Rules: "K8.9"},
		{Key: "scrap", Rules: "K27.2 K27.3"},
		{Key: "fate", Rules: "K30.10 K30.11 K30.12 K30.13"},
		{Key: "constant", Rules: "K17.1 K17.2"},
		{Key: "lasting", Rules: "K17.12 K17.13 K17.14"},
		{Key: "order", Rules: "K16.2 K16.3 K16.11"},
		{Key: "may", Rules: "K16.4 K16.12 K16.13 K16.14"},
	}},
	{"aember", []Article{
		{Key: "pool", Rules: "K5.4 K5.5"},
		{Key: "capture", Rules: "K5.6 K5.7 K5.9"},
		{Key: "steal", Rules: "K5.11"},
		{Key: "exalt", Rules: "K5.8 K5.9"},
	}},
	{"combat", []Article{
		{Key: "damage", Rules: "K11.1 K11.2 K11.5"},
		{Key: "armor", Rules: "K11.6 K11.11"},
		{Key: "heal", Rules: "K11.14"},
		{Key: "destroyed", Rules: "K12.2 K12.4 K12.5 K12.6"},
		{Key: "sacrifice", Rules: "K12.15 K12.16"},
		{Key: "power", Rules: "K11.2 K17.9 K17.11"},
	}},
	{"states", []Article{
		{Key: "stun", Rules: "K14.1 K14.2 K14.3 K14.5"},
		{Key: "ward", Rules: "K14.7 K14.8 K14.10"},
		{Key: "enrage", Rules: "K14.11 K14.12 K14.14"},
		{Key: "counters", Rules: "K1.1 K3.9 K13.2"},
	}},
	{"places", []Article{
		{Key: "battleline", Rules: "K10.1 K10.2 K10.3 K10.4 K10.5"},
		{Key: "friendly", Rules: "K3.6 K13.9"},
		{Key: "hand", Rules: "K2.16"},
		{Key: "deck", Rules: "K15.1"},
		{Key: "discard-pile", Rules: "K15.3 K15.4 K15.5"},
		{Key: "archives", Rules: "K2.12 K15.7 K15.8 K15.9"},
		{Key: "purge", Rules: "K15.10"},
		{Key: "graft", Rules: "K15.11"},
		{Key: "facedown", Rules: "K25.8 K26.1 K26.2 K26.3 K26.4 K30.15"},
		{Key: "haunted", Rules: "K15.6"},
		{Key: "overwhelmed", Rules: "K29.8"},
		{Key: "search", Rules: "K15.12 K15.13 K15.14"},
	}},
	{"questions", []Article{
		{Key: "ask-main", Rules: "K2.13"},
		{Key: "ask-cards", Rules: "K16.1"},
		{Key: "ask-yes-no", Rules: "K16.12"},
		{Key: "ask-house", Rules: "K2.10"},
		{Key: "ask-number", Rules: "K16.1"},
		{Key: "ask-option", Rules: "K16.1"},
		{Key: "ask-order", Rules: "K16.2"},
		{Key: "ask-place", Rules: "K10.2"},
		{Key: "ask-name", Rules: "K16.1"},
		{Key: "ask-trait", Rules: "K3.7"},
		{Key: "ask-key", Rules: "K5.2"},
		{Key: "ask-seat", Rules: "K16.1"},
	}},
	{"keywords", []Article{
		{Keyword: card.Alpha, Rules: "K18.1"},
		{Keyword: card.Omega, Rules: "K18.2"},
		{Keyword: card.Assault, Rules: "K18.3 K18.4 K18.5"},
		{Keyword: card.Hazardous, Rules: "K18.5 K18.6"},
		{Keyword: card.Skirmish, Rules: "K18.8 K18.9"},
		{Keyword: card.Elusive, Rules: "K18.10 K18.11 K18.12"},
		{Keyword: card.Taunt, Rules: "K18.13"},
		{Keyword: card.Poison, Rules: "K18.14 K18.15"},
		{Keyword: card.Deploy, Rules: "K18.16"},
		{Keyword: card.Invulnerable, Rules: "K18.19 K18.20 K18.21"},
		{Keyword: card.SplashAttack, Rules: "K28.7 K28.8 K28.9"},
		{Keyword: card.Treachery, Rules: "K28.1 K28.2 K28.3"},
		{Keyword: card.Versatile, Rules: "K28.6"},
		{Keyword: card.Entrench, Rules: "K29.5 K29.6"},
	}},
}

// Pages are the articles of the chapters in the language.
func (l *Language) Pages(chapters []Chapter) []game.Page {
	var pages []game.Page
	for _, c := range chapters {
		title := l.T("rules-" + c.Key)
		for _, a := range c.Articles {
			p := game.Page{Chapter: title, Key: a.Key, Rules: a.Rules}
			if a.Keyword != card.NoKeyword {
				p.Key, p.Title = "keyword-"+a.Keyword.String(), l.Keyword(a.Keyword)
				p.Text = message.Fill(l.term(func(t *Terms) []string { return t.Reminders[:] }, "reminder", int(a.Keyword)), ofKeyword{l: l})
			} else {
				p.Title, p.Text = l.T("rules-"+a.Key), l.T("rules-"+a.Key+"-text", l.otherCounters())
			}
			if terms, from := l.Template("link-" + p.Key); from != nil {
				p.Terms = terms
			}
			pages = append(pages, p)
		}
	}
	return pages
}

// otherCounters are the counters without a rule of their own.
func (l *Language) otherCounters() string {
	var words []string
	for k := range card.CounterCount {
		if k != card.PowerCounter {
			words = append(words, l.CounterWord(k))
		}
	}
	return strings.Join(words, ", ")
}

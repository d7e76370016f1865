package toytest

import (
	"fmt"
	"strings"

	"github.com/keyraken/keyraken/game"
)

// words are the sentences of a language.
type words struct{ name, rules, goal, player, points, hand, deck, play, drop, played, dropped, drew, question, far string }

var languages = map[string]words{
	"en": {"Race", "Whoever has points enough wins.", "To %d points", "Player %d", "%s: %d of %d points", "In hand: %d", "Deck: %d",
		"Play the %d", "Drop the %d", "%s plays a %d and has %d points.", "%s drops a %d.", "%s draws a %d.",
		"What about your card?", "%d points further"},
	"ru": {"Гонка", "Побеждает тот, у кого хватает очков.", "До %d очков", "Игрок %d", "%s: очков %d из %d", "В руке: %d",
		"В колоде: %d", "Сыграть %d", "Сбросить %d", "%s играет %d, очков теперь %d.", "%s сбрасывает %d.", "%s берёт %d.",
		"Что делать с картой?", "очков больше на %d"},
}

// Words are those of English and Russian.
func (Kind) Words(language string) (game.Words, error) {
	w, ok := languages[language]
	if !ok {
		return nil, fmt.Errorf("%q is not spoken here", language)
	}
	return &w, nil
}

func (w *words) Name() string { return w.name }

func (w *words) Rules() []game.Page {
	return []game.Page{{Chapter: w.name, Key: "aim", Title: w.name, Text: w.rules, Rules: "T1"}}
}

func (w *words) Setup(s *game.Setup) string { return fmt.Sprintf(w.goal, goals[s.Mode]) }

func (w *words) Seat(_ game.Game, s game.Seat) string { return fmt.Sprintf(w.player, s+1) }

func (w *words) Question(game.Game) string { return w.question }

// Reason implements [game.AdviserWords].
func (w *words) Reason(_ game.Game, r game.Reason) string { return fmt.Sprintf(w.far, r.By) }

func (w *words) Table(g game.Game, seat game.Seat) []string {
	s := &of(g).s
	var lines []string
	for i := range s.Players {
		lines = append(lines, fmt.Sprintf(w.points, w.Seat(g, game.Seat(i)), s.Points[i], s.Goal))
	}
	if int(seat) < s.Players {
		lines = append(lines, fmt.Sprintf(w.hand, s.Hands[seat]))
	}
	return append(lines, fmt.Sprintf(w.deck, s.Left))
}

func (w *words) Answer(g game.Game, c game.Command) string {
	s := &of(g).s
	return fmt.Sprintf(map[game.Verb]string{Play: w.play, Drop: w.drop}[c.Verb], s.Hands[s.Asked])
}

func (w *words) Happened(g game.Game, viewer game.Seat) []string {
	e := of(g).happened
	who := w.Seat(g, e.seat)
	lines := []string{fmt.Sprintf(w.dropped, who, e.card)}
	if e.verb == Play {
		lines[0] = fmt.Sprintf(w.played, who, e.card, e.goes)
	}
	if viewer == e.seat || viewer == game.NoSeat {
		lines = append(lines, fmt.Sprintf(w.drew, who, e.drew))
	}
	return lines
}

// Term is the end of the key: what it names has one name in every language.
func (w *words) Term(key string) string {
	_, name, _ := strings.Cut(key, "-")
	return name
}

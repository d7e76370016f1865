package scene

import (
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/table"
)

// OpenBegunTable puts a game on a table that was just begun, if it could be.
func (s *Stack) OpenBegunTable(log *save.Log, err error) (*table.Model, error) {
	if err != nil {
		return nil, err
	}
	return s.OpenTable(log)
}

// OpenTable puts a story on a table and names those who sit there. It abandons a save
// whose story cannot be laid.
func (s *Stack) OpenTable(log *save.Log) (m *table.Model, err error) {
	defer func() {
		if m == nil {
			log.Abandon()
		}
	}()
	seats := log.Game().Seats()
	bots, err := bot.Seats(log.Header.Seats, seats, log.Header.Seed)
	if err != nil {
		return nil, err
	}
	var you [keyforge.MaxSides]bool
	if i := session.OnlyPerson(bots[:seats]); i >= 0 {
		you[i] = true
	}
	m = s.lay(log, bots, you)
	m.Achievements = s.WatchAchievements(log)
	return m, nil
}

// OpenTableAs puts a story on a table at which one person sits in a seat and decides for the others that no bot holds.
func (s *Stack) OpenTableAs(log *save.Log, seat keyforge.Side) (*table.Model, error) {
	bots, err := bot.Seats(log.Header.Seats, log.Game().Seats(), log.Header.Seed)
	if err != nil {
		return nil, err
	}
	var you [keyforge.MaxSides]bool
	you[seat] = true
	return s.lay(log, bots, you), nil
}

// OpenTableApart puts a game on a table of its own for the person in the seat; the others sit elsewhere, and so is the game.
// If watched, nobody is asked, and one looks over the shoulder of the seat.
func (s *Stack) OpenTableApart(log *save.Log, seat keyforge.Side, at table.Elsewhere, watched bool) *table.Model {
	var bots [keyforge.MaxSides]bot.Bot
	for i := range keyforge.Side(log.Game().Seats()) {
		if i != seat {
			bots[i] = table.Away{}
		}
	}
	var you [keyforge.MaxSides]bool
	if i := session.OnlyPerson(bots[:log.Game().Seats()]); i >= 0 {
		you[i] = true
	}
	m := s.lay(log, bots, you)
	m.PlayElsewhere(at)
	m.Watched = watched
	return m
}

// lay puts a story on a table that addresses those seats as you.
func (s *Stack) lay(log *save.Log, bots [keyforge.MaxSides]bot.Bot, you [keyforge.MaxSides]bool) *table.Model {
	a := s.Adventures.Of(log.Game())
	if a != nil {
		s.Choose(a)
	}
	clear(s.Cache)
	s.Cards.Forget() // the names may be different
	m := table.New(log, a, you, bots, s.speech(you, bots, &log.Header))
	m.Speed, m.LogOpen = s.Settings.MotionSpeed(), !s.Settings.FoldLog
	return m
}

// speech is the language of a table that addresses those seats as you, where bots hold
// some: players are called by their names, and one who plays for nobody is an ally.
func (s *Stack) speech(you [keyforge.MaxSides]bool, bots [keyforge.MaxSides]bot.Bot, h *replay.Header) table.Speech {
	speech := table.Speech{Language: s.Language}
	persons, allies, seats := 0, 0, max(len(save.Setup(h).Decks), 1)
	for i := range bots { // a position names no decks
		if bots[i] != nil || you[i] {
			seats = max(seats, i+1)
		}
	}
	for i := range seats {
		if i < keyforge.MaxSeats && bots[i] == nil {
			persons++
		} else {
			allies++
		}
	}
	duel := h.Mode == keyforge.Duel.Name()
	for i := range keyforge.MaxSeats {
		speech.Titles[i] = s.T("player-title", i+1)
		name := ""
		if i < len(h.Players) {
			name = printable.Text(h.Players[i], session.MaxPlayerName)
		}
		switch {
		case name != "":
			speech.Titles[i], speech.Names[i] = name, name
		case you[i]:
			speech.Titles[i] = s.T("you-title")
		case duel && bots[i] != nil && persons > 0:
			speech.Titles[i] = s.T("bot")
			speech.Names[i] = speech.Titles[i]
		case bots[i] != nil && persons > 0 && allies == 1:
			speech.Titles[i] = s.T("ally-title")
			speech.Names[i] = speech.Titles[i]
		case bots[i] != nil && persons > 0:
			speech.Titles[i] = s.T("ally-n-title", i+1)
			speech.Names[i] = speech.Titles[i]
		}
	}
	speech.Titles[keyforge.Monster] = s.T("monster-title")
	return speech
}

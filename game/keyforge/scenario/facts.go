package scenario

import (
	"encoding/hex"
	"math"
	"strconv"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// What a table or an edit says is applied here to a position: an empty one for a
// table, that of the game for an edit. What is left out stays as it is.

// marks are the marks that facts can set or remove.
func (f *Facts) marks() [8]struct {
	on   **bool
	mark keyforge.Mark
} {
	return [...]struct {
		on   **bool
		mark keyforge.Mark
	}{{&f.Exhausted, keyforge.Exhausted}, {&f.Stunned, keyforge.Stunned}, {&f.Warded, keyforge.Warded}, {&f.Enraged, keyforge.Enraged},
		{&f.Attacked, keyforge.Attacked}, {&f.Revealed, keyforge.Revealed}, {&f.Entered, keyforge.PlayedNow},
		{&f.FaceDown, keyforge.FaceDown}}
}

// numbers are the numbers of a card.
func (f *Facts) numbers(c *keyforge.CardPosition) [6]struct {
	said **int
	at   *int
} {
	return [...]struct {
		said **int
		at   *int
	}{{&f.Damage, &c.Damage}, {&f.Amber, &c.Amber}, {&f.Spent, &c.Spent}, {&f.Plays, &c.Plays}, {&f.Uses, &c.Uses}, {&f.Allowed, &c.Allowed}}
}

// times are the times at which a card came to where it is.
func (f *Facts) times(c *keyforge.CardPosition) [3]struct {
	said **int
	at   *uint32
} {
	return [...]struct {
		said **int
		at   *uint32
	}{{&f.Came, &c.Came}, {&f.CameBefore, &c.Before}, {&f.Since, &c.Since}}
}

// sides are the sides that a card may be said to belong to.
func (f *Facts) sides(c *keyforge.CardPosition) [3]struct {
	said *Side
	at   *int
} {
	return [...]struct {
		said *Side
		at   *int
	}{{&f.Owner, &c.Owner}, {&f.Controller, &c.Control}, {&f.Base, &c.Base}}
}

// onto applies the facts to a card; id returns the ID of a named card.
func (f *Facts) onto(c *keyforge.CardPosition, id func(string) (string, error)) (err error) {
	for _, x := range f.marks() {
		if *x.on != nil {
			if c.Marks &^= x.mark; **x.on {
				c.Marks |= x.mark
			}
		}
	}
	if f.SeenBy != nil {
		for seat := range keyforge.Side(keyforge.MaxSeats) {
			c.Marks &^= keyforge.SeenBy(seat)
		}
	}
	for _, s := range f.SeenBy {
		if s.Game() >= keyforge.MaxSeats {
			return message.New("card-seen-by-players")
		}
		c.Marks |= keyforge.SeenBy(s.Game())
	}
	for _, x := range f.numbers(c) {
		if *x.said != nil {
			*x.at = **x.said
		}
	}
	for _, x := range f.times(c) {
		if *x.said == nil {
			continue
		}
		if *x.at, err = instant(**x.said); err != nil {
			return err
		}
	}
	for _, x := range f.sides(c) {
		if *x.said != 0 {
			*x.at = int(*x.said)
		}
	}
	if f.By != "" {
		c.By = string(f.By)
	}
	for name, n := range f.Counters {
		kind, ok := counterNamed(name)
		if !ok {
			return message.New("counter-not-known", printable.Quote(name))
		}
		if c.Counters == nil {
			c.Counters = map[card.Counter]int{}
		}
		c.Counters[kind] = n
	}
	return f.looks(c, id)
}

// looks applies to a card what it shows: its house, its icons, and what it copies.
func (f *Facts) looks(c *keyforge.CardPosition, id func(string) (string, error)) (err error) {
	if f.House != "" {
		if c.House, err = houseOf(f.House); err != nil {
			return err
		}
	}
	if f.Icons != nil {
		if c.Icons, err = icons(f.Icons); err != nil {
			return err
		}
		c.Plain = len(f.Icons) == 0
	}
	if f.CopyOf != nil {
		c.Copies, c.CopyHouse, c.CopyIcons = "", card.NoHouse, card.Icons{}
		if *f.CopyOf != "" {
			if c.Copies, err = id(*f.CopyOf); err != nil {
				return err
			}
		}
	}
	if f.CopyHouse != "" {
		if c.CopyHouse, err = houseOf(f.CopyHouse); err != nil {
			return err
		}
	}
	if f.CopyIcons != nil {
		c.CopyIcons, err = icons(f.CopyIcons)
	}
	return err
}

func icons(names []string) (list card.Icons, err error) {
	if len(names) > card.MaxIcons {
		return list, message.New("card-has-bonus-icons", card.MaxIcons)
	}
	for i, name := range names {
		icon, ok := card.ParseIcon(name)
		if !ok {
			_, err = oneOf("icon", name, Icons)
			return list, err
		}
		list[i] = icon
	}
	return list, nil
}

// instant is a time of the game.
func instant(n int) (uint32, error) {
	if n < 0 || n > math.MaxInt32 {
		return 0, message.New("time-cannot-be", n)
	}
	return uint32(n), nil
}

// onto applies what is said about a side to its position.
func (w *Standing) onto(p *keyforge.SidePosition) (err error) {
	if w.Houses != nil {
		p.Houses = []card.House{}
	}
	for _, name := range w.Houses {
		h, err := houseOf(name)
		if err != nil {
			return err
		}
		p.Houses = append(p.Houses, h)
	}
	for _, x := range [...]struct{ said, at *int }{{w.Amber, &p.Amber}, {w.Chains, &p.Chains}, {w.Turns, &p.Turns}} {
		if x.said != nil {
			*x.at = *x.said
		}
	}
	if w.Token != "" {
		p.Token = w.Token
	}
	if w.Prophecies != nil {
		if p.Prophecies, err = facesOf(w.Prophecies); err != nil {
			return err
		}
	}
	if w.LastHouse != "" {
		if p.LastHouse, err = houseOf(w.LastHouse); err != nil {
			return err
		}
	}
	for _, x := range []struct {
		said Keys
		set  *uint8
	}{{w.Keys, &p.Colors}, {w.ForgedNow, &p.ForgedNow}, {w.ForgedBefore, &p.ForgedBefore}} {
		if x.said == nil {
			continue
		}
		if *x.set, err = x.said.set(); err != nil {
			return err
		}
	}
	if p.Now, err = counted(p.Now, w.Now, "count", Ledgers); err != nil {
		return message.New("now", err)
	}
	if p.Before, err = counted(p.Before, w.Before, "count", Ledgers); err != nil {
		return message.New("before", err)
	}
	if p.PlayedOf, err = counted(p.PlayedOf, w.PlayedOf, "house", Houses); err != nil {
		return message.New("playedof", err)
	}
	if p.UsedOf, err = counted(p.UsedOf, w.UsedOf, "house", Houses); err != nil {
		return message.New("usedof", err)
	}
	if p.DiscardedOf, err = counted(p.DiscardedOf, w.DiscardedOf, "house", Houses); err != nil {
		return message.New("discardedof", err)
	}
	return nil
}

// facesOf are the faces of two prophecy cards, given by their IDs, or of none.
func facesOf(cards [][]string) (faces [2][2]string, err error) {
	if len(cards) != 0 && (len(cards) != 2 || len(cards[0]) != 2 || len(cards[1]) != 2) {
		return faces, message.New("prophecies-two-cards")
	}
	for i, c := range cards {
		faces[i] = [2]string(c)
	}
	return faces, nil
}

// cardsOf are the prophecy cards with those faces, as they are written.
func cardsOf(faces [2][2]string) (cards [][]string) {
	if faces == [2][2]string{} {
		return nil
	}
	return [][]string{faces[0][:], faces[1][:]}
}

// counted returns the counts given by name, or those from before if none are
// given.
func counted[T ~uint8](was map[T]int, said map[string]int, what string, names []string) (map[T]int, error) {
	if said == nil {
		return was, nil
	}
	m := map[T]int{}
	for name, n := range said {
		i, err := oneOf(what, name, names)
		if err != nil {
			return nil, err
		}
		m[T(i)] = n
	}
	return m, nil
}

// onto applies what is said about the game as a whole, except its tide and its
// lasting effects, to the position of a game with that many players.
func (w *Situation) onto(p *keyforge.Position, players int, mode *keyforge.ModeRules) (err error) {
	if w.Active != 0 {
		if p.Active = w.Active.Game(); w.Active == Monster || int(p.Active) >= players {
			return message.New("active-player-must-be")
		}
	}
	if w.TurnOf != 0 && w.TurnOf != Monster && w.TurnOf.Game() != p.Active {
		return message.New("turn-active-player-or")
	}
	if w.House != "" {
		if p.House, err = houseOf(w.House); err != nil {
			return err
		}
	}
	if w.moves() {
		if err := w.moveTo(p); err != nil {
			return err
		}
	}
	if w.Turn < 0 || w.Turn > math.MaxInt16 {
		return message.New("turn-cannot-be", w.Turn)
	}
	if w.Turn != 0 {
		p.Turn, p.First = w.Turn, false
	}
	p.First = p.First || w.First
	if w.Order != nil {
		p.Order = nil
	}
	for _, s := range w.Order {
		if s == 0 || int(s) > players || len(w.Order) != players {
			return message.New("order-must-name-every")
		}
		p.Order = append(p.Order, s.Game())
	}
	if w.Done != nil {
		p.Done = w.Done
	}
	if w.Opening != nil {
		p.Opening = w.Opening
	}
	if w.Ended != nil {
		p.Ended = *w.Ended
	}
	if err := w.chance(p); err != nil {
		return err
	}
	return w.numbers(p, mode)
}

// moves reports whether the course says where in the turn the game is.
func (w *Situation) moves() bool {
	return w.Active != 0 || w.TurnOf != 0 || w.MonsterStep != "" || w.Step != ""
}

// moveTo sets where in the turn the game is.
func (w *Situation) moveTo(p *keyforge.Position) error {
	p.MonsterTurn, p.MonsterStep = w.TurnOf == Monster, w.MonsterStep
	switch {
	case w.Step != "":
		step, err := oneOf("step", w.Step, Steps)
		if err != nil {
			return err
		}
		p.Step = keyforge.Step(step)
	case p.House == card.NoHouse && !p.MonsterTurn:
		p.Step = keyforge.HouseStep
	default:
		p.Step = keyforge.MainStep
	}
	switch {
	case p.MonsterTurn && w.Step != "" && w.MonsterStep == "":
		return message.New("monsters-turn-begins-at")
	case p.Step < keyforge.HouseStep && w.House != "":
		return message.New("active-house-has-not", printable.Quote(w.Step))
	}
	return nil
}

// chance sets what the generator gives.
func (w *Situation) chance(p *keyforge.Position) error {
	if w.Seed != 0 {
		p.Seed, p.Random = w.Seed, [2]uint64{}
	}
	if w.Random == "" {
		return nil
	}
	if _, err := hex.DecodeString(w.Random); err != nil || len(w.Random) != 32 {
		return message.New("random-must-have-32")
	}
	for i := range p.Random {
		p.Random[i], _ = strconv.ParseUint(w.Random[16*i:16*i+16], 16, 64)
	}
	return nil
}

func (w *Situation) numbers(p *keyforge.Position, mode *keyforge.ModeRules) error {
	said := map[int]int{}
	for name, n := range w.Numbers {
		at := mode.Number(name)
		if place, err := strconv.Atoi(name); at < 0 && err == nil && place < len(p.Mode) {
			at = place
		}
		if at < 0 || name == "" {
			return message.New("mode-has-no-number", printable.Quote(name))
		}
		said[at] = n
	}
	if w.Rises != nil {
		at := mode.Number("rises")
		if n, twice := said[at]; at < 0 || twice && n != *w.Rises || *w.Rises > 1000 {
			return message.New("rises-cannot-be", *w.Rises)
		}
		said[at] = *w.Rises
	}
	for at, n := range said {
		if n < 0 || n > math.MaxInt32 {
			return message.New("number-cannot-be", n)
		}
		p.Mode[at] = int32(n)
	}
	return nil
}

// position is the lasting effect in the engine's form.
func (w *Lasting) position(you keyforge.Side, id func(string) (string, error)) (l keyforge.LastingPosition, err error) {
	l = keyforge.LastingPosition{
		Card: string(w.Of), N: w.N, You: you, In: int(w.In), Cards: refs(w.Cards), A: refs(w.A), B: refs(w.B), Number: w.Number,
		Ago: w.Ago, Used: w.Used,
	}
	if w.Player != 0 {
		l.You = w.Player.Game()
	}
	if l.House, err = houseOf(w.House); err != nil {
		return l, err
	}
	for _, x := range [...]struct {
		said int
		at   *uint32
	}{{w.At, &l.At}, {w.CardAt, &l.CardAt}, {w.AAt, &l.AAt}, {w.BAt, &l.BAt}} {
		if *x.at, err = instant(x.said); err != nil {
			return l, err
		}
	}
	if w.Name != "" {
		if l.Name, err = id(w.Name); err != nil {
			return l, err
		}
	}
	if w.Text != "" {
		l.Text, err = id(w.Text)
	}
	return l, err
}

func refs(list []Ref) []string {
	var names []string
	for _, r := range list {
		names = append(names, string(r))
	}
	return names
}

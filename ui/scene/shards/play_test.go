package shards_test

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	rules "github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/cards"
	"github.com/keyraken/keyraken/game/shards/lang"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/keys"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/scene/shards"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/sound"
	"github.com/keyraken/keyraken/ui/widget"
)

// lay opens a duel that is laid out by hand: the person's side first.
func lay(t testing.TB, me, other rules.SidePosition, row ...string) *table {
	t.Helper()
	cat, err := rules.NewCatalogue(cards.Cards())
	require.NoError(t, err)
	me.Leader, other.Leader = "tetra", "decima"
	centre := []string{"cache-warden", "cache-warden", "cache-warden", "kiln-drone", "kiln-drone", "kiln-drone"}
	g, err := rules.Start(cat, rules.Options{Seats: 2, Future: true},
		rules.Position{Sides: []rules.SidePosition{me, other}, Row: row, Centre: centre}, 1)
	require.NoError(t, err)
	return open(t, atOnce, replay.UnsavedGame[game.Game](replay.Header{}, g), shards.Seats{"", "greedy"})
}

// slot is the card with that ID in a zone.
func (m *table) slot(id string, in rules.Zone) rules.Slot {
	m.T.Helper()
	g := m.game()
	for c := rules.Slot(1); c < rules.MaxCards; c++ {
		if zone, _ := g.Where(c); zone == in && g.Card(c).ID == id {
			return c
		}
	}
	require.Fail(m.T, "no such card", "%s in %v", id, in)
	return 0
}

// middle is the middle of a spot.
func (m *table) middle(what string, n int) layout.Point {
	m.T.Helper()
	s, ok := m.Find(what, n)
	require.True(m.T, ok, "%s %d", what, n)
	return s.Rect.Center()
}

// lit is how many cards something can be done with.
func (m *table) lit() (n int) {
	for _, s := range m.Stack.Spots() {
		if s.What == "card" && s.Lit {
			n++
		}
	}
	return n
}

func (m *table) where(c rules.Slot) rules.Zone {
	zone, _ := m.game().Where(c)
	return zone
}

// A card is dragged from the hand to the table, from the row to the own side, and a mercenary to what one has in play.
func TestDraggingCards(t *testing.T) {
	m := lay(t, rules.SidePosition{Hand: []string{"crystal", "blaster"}, Crystals: 9}, rules.SidePosition{}, "data-heretic", "data-heretic",
		"evokatus")
	c := m.slot("crystal", rules.Hand)
	hand := m.middle("card", int(c))
	m.Drag("card", int(c), layout.Point{X: hand.X + 30, Y: hand.Y})
	assert.Equal(t, rules.Hand, m.where(c), "it was dropped where it came from")
	m.Drag("card", int(c), layout.Point{X: 640, Y: 420})
	assert.Equal(t, rules.InPlay, m.where(c))
	fast := m.game().State().Row[0]
	m.Drag("card", int(fast), layout.Point{X: 640, Y: 420})
	assert.Equal(t, rules.InPlay, m.where(fast))
	bought := m.game().State().Row[1]
	m.Drag("card", int(bought), m.middle("pile", int(rules.Discard)*8))
	assert.Equal(t, rules.Discard, m.where(bought))
	champion := m.slot("evokatus", rules.Row)
	m.Drag("card", int(champion), layout.Point{X: 640, Y: 100})
	assert.Equal(t, rules.Row, m.where(champion), "it was dropped before the other")
}

// A card that is dropped goes on from there, to where it belongs or back.
func TestDroppedCardsGoOnFromThere(t *testing.T) {
	m := lay(t, rules.SidePosition{Hand: []string{"crystal", "blaster"}}, rules.SidePosition{})
	m.Stack.Settings.Speed = 0
	c := m.slot("crystal", rules.Hand)
	hand := m.middle("card", int(c))
	name := func() layout.Rect {
		for _, op := range m.Stack.Picture().Ops {
			if op.Kind == paint.Words && op.Text == "Crystal" {
				return op.Rect
			}
		}
		return layout.Rect{}
	}
	m.Drag("card", int(c), layout.Point{X: hand.X, Y: 300})
	m.In.Mouse = layout.Point{X: 5, Y: 5}
	m.Frame()
	assert.Less(t, name().Y, hand.Y-150, "it comes from where it was dropped")
}

// Power is dragged onto a champion to destroy it, and onto an enemy to end the turn with an attack.
func TestDraggingPower(t *testing.T) {
	m := lay(t, rules.SidePosition{Hand: []string{"crystal"}, Power: 9}, rules.SidePosition{InPlay: []string{"evokatus"}})
	champion := m.slot("evokatus", rules.InPlay)
	m.Drag("shards-power", 0, m.middle("card", int(champion)))
	assert.Equal(t, rules.Discard, m.where(champion))
	require.EqualValues(t, 7, m.game().State().Sides[0].Power)
	m.Drag("shards-power", 0, m.middle("seat", 1))
	assert.EqualValues(t, rules.MostHealth-7, m.game().State().Sides[1].Health)
}

// What can no longer be paid says what it costs.
func TestPricesAreSaid(t *testing.T) {
	m := lay(t, rules.SidePosition{Crystals: 2}, rules.SidePosition{}, "evokatus")
	m.Click("card", int(m.slot("evokatus", rules.Row)))
	m.Frames(2)
	assert.Contains(t, m.Words(), m.says("shards-why-price", 4, 2))
}

// Before it is played a card says what it would give.
func TestGainsAreForetold(t *testing.T) {
	m := lay(t, rules.SidePosition{Hand: []string{"crystal"}}, rules.SidePosition{})
	assert.NotContains(t, strings.Split(m.Words(), "\n"), "+1")
	m.Point("card", int(m.slot("crystal", rules.Hand)))
	m.Frames(2)
	assert.Contains(t, strings.Split(m.Words(), "\n"), "+1")
}

// The keys of numbers play cards; others take back, do again, and end the turn, after asking if cards are left.
func TestKeys(t *testing.T) {
	m := lay(t, rules.SidePosition{Hand: []string{"crystal", "blaster"}, Deck: []string{"crystal"}}, rules.SidePosition{})
	m.Press(widget.First + 1)
	m.Frame()
	assert.EqualValues(t, 1, m.game().State().Sides[0].Power)
	m.Press(widget.Undo)
	m.Frame()
	assert.Zero(t, m.log.At())
	m.Press(widget.Redo)
	m.Frame()
	assert.Equal(t, 1, m.log.At())
	m.Stack.Settings.Confirm = true
	m.Press(widget.EndTurn)
	m.Frame()
	require.Equal(t, "confirm", m.Stack.Top().Name())
	m.Click("confirm", 0)
	m.Frame()
	assert.GreaterOrEqual(t, m.game().Turn(), 2)
	m.Press(widget.Escape)
	m.Frame()
	assert.Equal(t, "pause", m.Stack.Top().Name())
}

// Cards say which key plays them, if the player wants that.
func TestKeysAreShown(t *testing.T) {
	m := lay(t, rules.SidePosition{Hand: []string{"crystal", "blaster"}}, rules.SidePosition{})
	caps := func() (n int) {
		for _, word := range strings.Split(m.Words(), "\n") {
			if word == "2" {
				n++
			}
		}
		return n
	}
	before := caps()
	m.Stack.Settings.ShowKeys, m.Stack.Settings.Keys = true, keys.Default
	m.Frames(2)
	assert.Equal(t, before+1, caps())
	m.Fits(t)
}

// Nobody sees the hand of another: it is drawn as a pile, and no card of it can be pointed at. Where several people play at one
// screen the next one is asked to come before their hand is shown.
func TestHandsAreHidden(t *testing.T) {
	log := begin(t, "duel", 2, 4)
	m := open(t, atOnce, log, nil)
	m.settle()
	visible := func(seat rules.Seat) (n int) {
		for _, c := range m.game().State().Sides[seat].Hand.Cards() {
			if _, ok := m.Find("card", int(c)); ok {
				spot, _ := m.Find("card", int(c))
				if spot.Label != "" {
					n++
				}
			}
		}
		return n
	}
	first := m.game().Asked()
	assert.Equal(t, 5, visible(first))
	assert.Zero(t, visible(1-first))
	m.Stack.Settings.Confirm = false
	m.Click("end-turn", 0)
	m.Frames(90)
	require.Equal(t, "shards", m.Stack.Top().Name(), "one may look as long as one likes")
	assert.Equal(t, 5, visible(first), "at the cards that were drawn")
	assert.Zero(t, visible(1-first))
	assert.Contains(t, m.Words(), m.Stack.T("draw-curtain"))
	m.Click("draw-curtain", 0)
	m.Frames(2)
	require.Equal(t, "shards-curtain", m.Stack.Top().Name())
	assert.Zero(t, visible(first))
	assert.Zero(t, visible(1-first))
	for _, c := range m.game().State().Sides[1-first].Hand.Cards() {
		for _, s := range m.Stack.Spots() {
			assert.NotEqual(t, widget.ID{What: "card", N: int(c)}, s.ID)
		}
	}
	drawn := regexp.MustCompile(`draws [A-Z]`)
	assert.NotRegexp(t, drawn, m.Words(), "what has been drawn was told to one only")
	m.Click("seen", 0)
	m.Frames(2)
	assert.NotRegexp(t, drawn, m.Words())
	assert.Equal(t, 5, visible(1-first))
	assert.Zero(t, visible(first))
}

// What happens takes its time, and can be skipped; nothing of it is lost.
func TestEventsTakeTheirTimeAndCanBeSkipped(t *testing.T) {
	set := atOnce
	set.Speed = 1
	slow := open(t, set, begin(t, "duel", 2, 4), shards.Seats{"greedy", "greedy"})
	slow.Frames(60)
	assert.Less(t, slow.log.At(), 5, "one can watch")
	m := open(t, set, begin(t, "duel", 2, 4), alone(2))
	m.Stack.Settings.Confirm = false
	m.Until(func() bool { _, ok := m.Find("end-turn", 0); return ok })
	turn := m.game().Turn()
	m.Click("end-turn", 0)
	m.Frames(3)
	m.Press(widget.Space)
	m.Until(func() bool { _, ok := m.Find("end-turn", 0); return ok })
	assert.Equal(t, turn+2, m.game().Turn())
	assert.Contains(t, m.Words(), "Turn of")
}

// As long as the turn of another is shown nothing can be done, and nothing tells how it ends.
func TestTurnsAreToldAsTheyAreShown(t *testing.T) {
	set := atOnce
	set.Speed = 1
	m := open(t, set, begin(t, "nemesis", 1, 5), alone(1))
	m.Until(func() bool { _, ok := m.Find("end-turn", 0); return ok })
	m.Click("end-turn", 0)
	m.Frames(20)
	require.Equal(t, 3, m.game().Turn(), "in the game her turn is over")
	_, ok := m.Find("end-turn", 0)
	assert.False(t, ok)
	assert.Zero(t, m.lit())
	assert.NotContains(t, m.Words(), "Nemesis reveals")
	m.Until(func() bool { return strings.Contains(m.Words(), "Nemesis reveals") })
	m.Click("skip", 0)
	m.Frames(2)
	assert.Positive(t, m.lit())
}

// A game that is left goes on later with the same computers.
func TestGamesGoOn(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.jsonl")
	set, err := shards.Kind().Deal(2, "duel", "", 3)
	require.NoError(t, err)
	seats := alone(2)
	story, err := replay.New[game.Game](shards.Kind(), replay.Header{Setup: set, Seats: seats.Held()})
	require.NoError(t, err)
	log, err := replay.Create(path, story)
	require.NoError(t, err)
	m := open(t, atOnce, log, seats)
	m.settle()
	m.Stack.Settings.Confirm = false
	m.Click("end-turn", 0)
	m.settle()
	at := m.log.At()
	m.Click("menu-button", 0)
	m.Click("leave", 0)
	m.Frames(2)
	assert.Equal(t, "title", m.Stack.Top().Name())
	shards.Tables(m.Stack).Resume(m.Stack, path)
	m.Frames(3)
	require.Equal(t, "shards", m.Stack.Top().Name())
	m.Click("menu-button", 0)
	m.Click("leave", 0)
	m.Frames(2)
	again, _, err := replay.Open[game.Game](t.Context(), path, shards.Kind())
	require.NoError(t, err)
	defer again.Abandon()
	assert.Equal(t, at, again.At())
	held, err := replay.Holders(again.Header.Seats, 2)
	require.NoError(t, err)
	assert.EqualValues(t, seats, held)
}

// A save with a computer that nobody knows is not opened.
func TestUnknownComputersAreRefused(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.jsonl")
	set, err := shards.Kind().Deal(2, "duel", "", 3)
	require.NoError(t, err)
	story, err := replay.New[game.Game](shards.Kind(), replay.Header{Setup: set, Seats: []string{"2=nobody"}})
	require.NoError(t, err)
	require.NoError(t, story.WriteFile(path))
	m := scenetest.New(t, atOnce)
	shards.Tables(m.Stack).Resume(m.Stack, path)
	m.Frames(3)
	assert.Equal(t, "message", m.Stack.Top().Name())
}

// The end says who has won; from there one plays again, looks at the table, or leaves.
func TestEnd(t *testing.T) {
	m := lay(t, rules.SidePosition{Power: 9}, rules.SidePosition{Health: 5})
	m.Click("end-turn", 0)
	m.Until(func() bool { return m.Stack.Top().Name() == "shards-end" })
	m.Frames(2)
	assert.Contains(t, m.Words(), m.says("shards-victory"))
	m.Fits(t)
	_, found := m.Find("watch", 0)
	assert.False(t, found, "nobody knows how a table came about that was laid by hand")
	m.Click("look", 0)
	m.Frames(2)
	assert.Equal(t, "shards", m.Stack.Top().Name())
	m.Click("end-shown", 0)
	m.Click("home", 0)
	m.Frames(2)
	assert.Equal(t, "title", m.Stack.Top().Name())
	m = open(t, atOnce, begin(t, "duel", 2, 4), alone(2))
	m.settle()
	m.Click("menu-button", 0)
	m.Click("concede", 0)
	m.Click("confirm", 0)
	m.Until(func() bool { return m.Stack.Top().Name() == "shards-end" })
	m.Frames(2)
	assert.Contains(t, m.Words(), m.says("shards-defeat"))
	m.Click("again", 0)
	m.Frames(3)
	m.settle()
	assert.Equal(t, "shards", m.Stack.Top().Name())
	assert.NotContains(t, m.Words(), m.says("shards-result"))
}

// A card is read large while the mouse rests on it, and larger after a right click.
func TestCardsAreRead(t *testing.T) {
	m := lay(t, rules.SidePosition{}, rules.SidePosition{}, "evokatus")
	c := int(m.slot("evokatus", rules.Row))
	heading := "Homodeus champion, cost 4, defense 2"
	assert.NotContains(t, m.Words(), heading)
	m.Point("card", c)
	m.Frames(40)
	assert.Contains(t, m.Words(), heading)
	m.In.RightDown = true
	m.Frames(3)
	assert.Equal(t, "shards-zoom", m.Stack.Top().Name())
	m.Press(widget.Escape)
	m.Frames(2)
	assert.Equal(t, "shards", m.Stack.Top().Name())
}

// A table that opens under a resting mouse has no large card on it until the mouse moves.
func TestTheMouseRestsAtFirst(t *testing.T) {
	m := lay(t, rules.SidePosition{}, rules.SidePosition{}, "evokatus")
	m.In.Mouse = m.middle("card", int(m.slot("evokatus", rules.Row)))
	m.Frame()
	m.Stack.Replace(shards.New(m.Stack, replay.UnsavedGame[game.Game](replay.Header{}, m.game()), shards.Seats{"", "greedy"}))
	m.Frames(60)
	require.Equal(t, "card", m.Stack.Pointed().What)
	heading := "Homodeus champion, cost 4, defense 2"
	assert.NotContains(t, m.Words(), heading)
	m.In.Mouse.X -= 20
	m.Frames(60)
	assert.Contains(t, m.Words(), heading)
}

// What comes under the mouse when something has been decided is not read until the mouse moves.
func TestTheMouseMayRest(t *testing.T) {
	m := lay(t, rules.SidePosition{Hand: []string{"crystal", "crystal", "crystal"}}, rules.SidePosition{})
	crystal := func() (n int) {
		for _, op := range m.Stack.Picture().Ops {
			if op.Kind == paint.Words && op.Text == "Gain 1 crystal." {
				n++
			}
		}
		return n
	}
	m.In.Mouse = m.middle("card", int(m.game().State().Sides[0].Hand.Cards()[0]))
	m.In.Mouse.X += 30
	m.Frames(60)
	require.Equal(t, 4, crystal(), "the mouse moved there: it is read large")
	m.Push()
	m.In.Mouse.X -= 2
	m.Frames(60)
	at := m.Stack.Pointed()
	require.Equal(t, "card", at.What, "another has taken its place")
	assert.Equal(t, 3, crystal(), "two in the hand, and one in play")
	m.In.Mouse.X -= 20
	m.Frames(60)
	assert.Equal(t, 4, crystal())
}

// The table speaks the language of the window, also what has happened already.
func TestLanguages(t *testing.T) {
	set := atOnce
	set.Language = "ru"
	m := open(t, set, after(t, "duel", 2, 3, 3), alone(2))
	assert.Contains(t, m.Words(), "Кристалл")
	assert.Contains(t, m.Words(), "разыгрывает")
	m.Stack.Settings.Language = "en"
	m.Stack.Speak()
	m.Frames(3)
	assert.Contains(t, m.Words(), "Crystal")
	assert.Contains(t, m.Words(), "plays")
}

// With fingers everything can be read and done: the prompt fits a phone in every question.
func TestPhone(t *testing.T) {
	m := open(t, session.Settings{Speed: atOnce.Speed, Text: 100, FoldLog: true}, after(t, "duel", 2, 5, 3), alone(2))
	m.Touching(scenetest.Phone)
	m.Fits(t)
	_, ok := m.Find("end-turn", 0)
	assert.True(t, ok)
}

// What is shown is heard.
func TestEventsAreHeard(t *testing.T) {
	m := lay(t, rules.SidePosition{Hand: []string{"crystal"}}, rules.SidePosition{})
	m.Stack.TakeCues(nil)
	m.Click("card", int(m.slot("crystal", rules.Hand)))
	m.Frames(2)
	var heard []sound.Kind
	for _, c := range m.Stack.TakeCues(nil) {
		heard = append(heard, c.Sound)
	}
	assert.Contains(t, heard, sound.Shard)
	assert.Contains(t, heard, sound.Pour)
	assert.Empty(t, m.Stack.TakeCues(nil))
}

// Whoever has ended a turn may take it back as long as they sit there; from the curtain an undo leads back to them.
func TestUndoWhileHandingOver(t *testing.T) {
	m := open(t, atOnce, begin(t, "duel", 2, 4), nil)
	m.settle()
	first := m.game().Asked()
	m.do(rules.Command{Verb: rules.EndMain})
	m.Frames(60)
	m.MustFind("draw-curtain", 0)
	m.Click("undo", 0)
	m.Frames(3)
	assert.Equal(t, first, m.game().Asked())
	m.do(rules.Command{Verb: rules.EndMain})
	m.Frames(60)
	m.Click("draw-curtain", 0)
	m.Frames(3)
	next := lang.English.Seat(m.game(), 1-first)
	assert.Contains(t, m.Words(), m.says("shards-pass", next))
	m.Press(widget.Menu)
	m.Frames(2)
	m.Click("undo-last", 0)
	m.Frames(3)
	assert.Equal(t, "shards-curtain", m.Stack.Top().Name())
	assert.Contains(t, m.Words(), m.says("shards-pass", lang.English.Seat(m.game(), first)))
	m.Click("seen", 0)
	m.Frames(3)
	_, ok := m.Find("end-turn", 0)
	assert.True(t, ok)
}

// Every event that changes what lies on the table is heard, from where it happens.
func TestEventsAreHeardFromTheirPlace(t *testing.T) {
	m := lay(t, rules.SidePosition{Hand: []string{"crystal", "crystal"}}, rules.SidePosition{})
	m.Stack.TakeCues(nil)
	m.Click("end-turn", 0)
	m.Until(func() bool { return m.game().Asked() == 0 })
	m.Frames(2)
	slides, left := 0, 0.0
	for _, c := range m.Stack.TakeCues(nil) {
		if c.Sound == sound.Slide { // what is discarded
			slides++
		}
		left = min(left, c.Pan)
	}
	assert.Positive(t, slides)
	assert.Negative(t, left)
}

// Keys recruit, fast-play, activate and attack with the card that is pointed at, do what is usual with it, and focus; what cannot be
// done is said.
func TestKeysForCards(t *testing.T) {
	m := lay(t, rules.SidePosition{Hand: []string{"crystal"}, Crystals: 9, Power: 9, InPlay: []string{"evokatus"}},
		rules.SidePosition{InPlay: []string{"evokatus"}}, "data-heretic", "data-heretic", "evokatus")
	use := func(c rules.Slot, k widget.Key) string {
		m.Point("card", int(c))
		m.Frames(2)
		before := m.log.At()
		m.Press(k)
		m.Frames(2)
		if m.log.At() == before {
			return ""
		}
		return m.given(before)
	}
	row := m.game().State().Row
	assert.Contains(t, use(row[0], widget.Reap), "recruit")
	assert.Contains(t, use(row[1], widget.UseAction), "fast")
	assert.Contains(t, use(m.game().State().Sides[0].InPlay.Cards()[0], widget.UseAction), "activate")
	assert.Contains(t, use(m.game().State().Sides[1].InPlay.Cards()[0], widget.Fight), "attack")
	assert.Contains(t, use(m.slot("crystal", rules.Hand), widget.DefaultAction), "play")
	assert.Empty(t, use(row[2], widget.Fight))
	assert.Contains(t, strings.ReplaceAll(m.Words(), "\n", " "), m.says("shards-cannot"))
	m.Press(widget.Houses)
	m.Frames(2)
	assert.Contains(t, m.given(m.log.At()-1), "focus")
	at := m.log.At()
	m.Press(widget.Houses)
	m.Frames(2)
	assert.Equal(t, at, m.log.At())
	assert.Contains(t, m.Words(), m.says("shards-no-focus"))
}

// What is dragged shows where it may go. What cannot be paid for goes back, and it is said why; so is where a card has to be dropped.
func TestDraggingSaysWhy(t *testing.T) {
	m := lay(t, rules.SidePosition{Crystals: 1, Power: 3}, rules.SidePosition{}, "evokatus")
	dear := m.slot("evokatus", rules.Row)
	at := m.log.At()
	m.Drag("card", int(dear), layout.Point{X: 640, Y: 420})
	m.Frames(2)
	assert.Equal(t, at, m.log.At())
	assert.Contains(t, m.Words(), m.says("shards-why-price", m.game().Price(0, dear), 1))
	m.Drag("shards-power", 0, layout.Point{X: 640, Y: 420})
	m.Frames(2)
	assert.Equal(t, at, m.log.At())
	assert.Contains(t, strings.ReplaceAll(m.Words(), "\n", " "), m.says("shards-drop-power"))
}

// The cards of which it does not matter when they are played can be played at once: others stay in the hand.
func TestBasicCardsArePlayedTogether(t *testing.T) {
	m := lay(t, rules.SidePosition{Hand: []string{"crystal", "blaster", "shard-reactor", "crystal"}}, rules.SidePosition{})
	m.Click("play-plain", 0)
	m.Frames(2)
	me := &m.game().State().Sides[0]
	assert.EqualValues(t, 2, me.Crystals)
	assert.EqualValues(t, 1, me.Power)
	assert.Equal(t, 1, me.Hand.Len())
	assert.Equal(t, 3, m.log.At(), "each can be taken back")
	_, ok := m.Find("play-plain", 0)
	assert.False(t, ok)
}

// What is undone while a computer thinks is forgotten: it answers what it is asked then.
func TestUndoWhileAComputerThinks(t *testing.T) {
	set := atOnce
	set.Speed = 1
	m := open(t, set, begin(t, "duel", 2, 4), alone(2))
	m.Until(func() bool { _, ok := m.Find("end-turn", 0); return ok })
	for range 3 {
		before := m.log.At()
		m.Click("end-turn", 0)
		m.Frames(4)
		m.Press(widget.Undo)
		m.Frames(2)
		require.Equal(t, before, m.log.At())
	}
	m.Click("end-turn", 0)
	m.Press(widget.Space)
	m.Until(func() bool { _, ok := m.Find("end-turn", 0); return ok })
	assert.Equal(t, rules.Seat(0), m.game().Asked())
}

// The less health somebody has left, the more danger is heard, whoever it is.
func TestDangerIsHeard(t *testing.T) {
	of := func(mine, theirs int32) float64 {
		m := lay(t, rules.SidePosition{Health: mine}, rules.SidePosition{Health: theirs})
		m.Frame()
		_, _, danger := m.Stack.Depth()
		return danger
	}
	assert.Zero(t, of(50, 50))
	assert.InDelta(t, 0.25, of(25, 40), 0.001)
	assert.InDelta(t, 0.64, of(50, 10), 0.001)
}

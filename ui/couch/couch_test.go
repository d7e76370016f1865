package couch_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/widget"
)

// everybody is three people.
const everybody = 0b111

func pads(ids ...int) (all []widget.Pad) {
	for _, id := range ids {
		all = append(all, widget.Pad{ID: id, Name: "Xbox Wireless Controller", Make: "0300"})
	}
	return all
}

// seated is a couch of three gamepads, the first n of which hold the first seats.
func seated(t *testing.T, n int) *couch.Couch {
	c := &couch.Couch{}
	c.Update(pads(4, 7, 9))
	for i, id := range []int{4, 7, 9}[:n] {
		d, ok := c.Device(id)
		require.True(t, ok)
		require.True(t, c.Next(d, everybody))
		require.Equal(t, d, c.Holder(i))
	}
	return c
}

// As long as no gamepad holds a seat, or one person plays, every device may answer.
func TestNobodyNoticesWithoutJoining(t *testing.T) {
	c := seated(t, 0)
	for d := range couch.Device(4) {
		for seat := range 3 {
			assert.True(t, c.Answers(d, seat, everybody))
		}
	}
	c = seated(t, 1)
	assert.True(t, c.Answers(couch.KeyboardMouse, 0, 0b001), "who plays alone has all")
	assert.True(t, c.Answers(3, 0, 0b001))
	assert.False(t, c.Next(2, 0b010), "and nobody has to join")
	assert.Nil(t, c.Pad(couch.KeyboardMouse))
	assert.True(t, c.Answers(couch.KeyboardMouse, 2, 0b110), "the one who joined does not play")
}

// It matters who has which gamepad only where several play and one of them holds a seat with one.
func TestActive(t *testing.T) {
	for held := range 3 {
		c := seated(t, 0)
		c.Join(1, held)
		for persons := range uint8(8) {
			several := persons&(persons-1) != 0
			assert.Equal(t, several && persons&(1<<held) != 0, c.Active(persons), "seat %d of %b", held, persons)
		}
	}
}

// Only its gamepad answers for a seat that a gamepad holds; mouse and keyboard answer
// for the others.
func TestOnlyTheSeatThatDecidesAnswers(t *testing.T) {
	c := seated(t, 2)
	for seat, by := range []couch.Device{1, 2, couch.KeyboardMouse} {
		for d := range couch.Device(4) {
			assert.Equal(t, d == by, c.Answers(d, seat, everybody), "%d for %d", d, seat)
		}
	}
	assert.False(t, c.Answers(couch.KeyboardMouse, couch.Nobody, everybody))
	assert.Equal(t, 0, c.Player(1, 1, everybody))
	assert.Equal(t, 2, c.Player(couch.KeyboardMouse, 1, everybody), "the only one who has the mouse")
	assert.Equal(t, couch.Nobody, c.Player(3, 1, everybody))
	c.Leave(1)
	assert.Equal(t, couch.Nobody, c.Player(couch.KeyboardMouse, 0, everybody), "it may be either")
	assert.Equal(t, 1, c.Player(couch.KeyboardMouse, 1, everybody))
	c.Share(1)
	for d := range couch.Device(4) {
		assert.True(t, c.Answers(d, 1, everybody))
	}
}

// A gamepad without a seat plays the seats of mouse and keyboard while it is the only one.
func TestTheOnlyGamepadPlaysWhatIsFree(t *testing.T) {
	c := seated(t, 1)
	c.Update([]widget.Pad{{ID: 11, Name: "other"}})
	d, ok := c.Device(11)
	require.True(t, ok)
	assert.True(t, c.Answers(d, 1, everybody))
	assert.False(t, c.Answers(d, 0, everybody), "that one is held, though its gamepad is gone")
	c.Update(append(pads(4), widget.Pad{ID: 11, Name: "other"}))
	assert.False(t, c.Answers(d, 1, everybody))
}

// The button moves a gamepad from one free seat to the next, and from the last one away.
func TestJoinAndLeave(t *testing.T) {
	c := seated(t, 1)
	free, ok := c.Free(couch.KeyboardMouse)
	assert.True(t, ok)
	assert.Equal(t, couch.Device(2), free)
	assert.True(t, c.Next(2, 0b101), "over the seat of a bot")
	assert.Equal(t, couch.Device(2), c.Holder(2))
	assert.True(t, c.Next(1, everybody))
	assert.Equal(t, couch.Device(1), c.Holder(1))
	assert.Equal(t, couch.KeyboardMouse, c.Holder(0))
	assert.True(t, c.Next(1, everybody), "no other is free")
	assert.Equal(t, couch.KeyboardMouse, c.Holder(1))
	assert.True(t, c.Next(1, everybody))
	assert.Equal(t, couch.Device(1), c.Holder(0), "and back")
	c.Join(1, 2)
	assert.Equal(t, couch.Device(1), c.Holder(2), "instead of who held it")
	assert.Equal(t, couch.KeyboardMouse, c.Holder(0))
	assert.True(t, c.Next(1, 0b1111))
	assert.Equal(t, couch.Device(1), c.Holder(3))
}

// A disconnected gamepad keeps its seat, and has it again when it is back, even under
// another number; one without a seat is forgotten.
func TestGoneAndBack(t *testing.T) {
	c := seated(t, 2)
	assert.Equal(t, couch.Nobody, c.Disconnected(everybody))
	c.Update(pads(4, 9))
	assert.Equal(t, 1, c.Disconnected(everybody))
	assert.Equal(t, couch.Nobody, c.Disconnected(0b101), "nobody sits there")
	assert.False(t, c.Answers(couch.KeyboardMouse, 1, everybody))
	c.Update(append(pads(4, 9), widget.Pad{ID: 7, Name: "another"}))
	assert.Equal(t, 1, c.Disconnected(everybody), "that is not the same")
	c.Update(append(pads(4, 9, 12), widget.Pad{ID: 7, Name: "another"}))
	assert.Equal(t, couch.Nobody, c.Disconnected(everybody))
	d, _ := c.Device(12)
	assert.Equal(t, d, c.Holder(1))
	assert.True(t, c.Pad(d).Connected)

	c.Update(pads(4))
	require.Equal(t, 1, c.Disconnected(everybody))
	c.Leave(1)
	assert.Equal(t, couch.Nobody, c.Disconnected(everybody))
	c.Update(pads(4))
	assert.Nil(t, c.Pad(d), "nobody waits for it any more")
	c.Update(nil)
	c.Forget()
	assert.Equal(t, couch.KeyboardMouse, c.Holder(0))
}

// A number alone does not make a gamepad: another one that has got it, of whatever name and make, does
// not have its seat.
func TestAnotherGamepadWithTheSameNumber(t *testing.T) {
	for _, other := range []widget.Pad{{ID: 4, Name: "Xbox Wireless Controller", Make: "0400"},
		{ID: 4, Name: "Pro Controller", Make: "0300"}} {
		c := seated(t, 1)
		c.Update([]widget.Pad{other})
		assert.Equal(t, 0, c.Disconnected(everybody))
		d, ok := c.Device(4)
		require.True(t, ok)
		assert.NotEqual(t, c.Holder(0), d)
		assert.Equal(t, other.Name, c.Pad(d).Name)
		c.Update([]widget.Pad{{ID: 5, Name: other.Name, Make: other.Make}, {ID: 6, Name: "Xbox Wireless Controller", Make: "0300"}})
		back, _ := c.Device(6)
		assert.Equal(t, c.Holder(0), back, "the one that left")
	}
}

// Gamepads beyond the maximum are ignored, and do no harm.
func TestManyGamepads(t *testing.T) {
	c := &couch.Couch{}
	var all []widget.Pad
	for i := range widget.MaxPads + 3 {
		all = append(all, widget.Pad{ID: i})
	}
	c.Update(all)
	_, ok := c.Device(widget.MaxPads - 1)
	assert.True(t, ok)
	_, ok = c.Device(widget.MaxPads)
	assert.False(t, ok)
}

// The name of a gamepad determines the labels of its buttons.
func TestFamilies(t *testing.T) {
	for name, want := range map[string]couch.Family{
		"Xbox Wireless Controller": couch.Xbox, "Microsoft X-Box 360 pad": couch.Xbox, "Controller (XBOX 360 For Windows)": couch.Xbox,
		"Sony Interactive Entertainment DualSense Wireless Controller": couch.PlayStation, "PS4 Controller": couch.PlayStation,
		"Wireless Controller": couch.PlayStation, "Nintendo Switch Pro Controller": couch.Nintendo, "Pro Controller": couch.Nintendo,
		"Joy-Con (L/R)": couch.Nintendo, "gamepad": couch.Plain, "": couch.Plain,
	} {
		assert.Equal(t, want, couch.FamilyOf(name), name)
	}
}

// Every button has a label, but for the shapes of PlayStation; buttons beyond those known have none.
func TestCaptions(t *testing.T) {
	for button, want := range map[widget.Code][couch.Families]string{
		0: {"", "", "", ""}, 1: {"A", "A", "", "B"}, couch.Shapes: {"Y", "Y", "", "X"}, couch.Shapes + 1: {"LB", "LB", "L1", "L"},
		12: {"RS", "RS", "R3", "RS"}, 13: {"", "", "", ""},
	} {
		for f, label := range want {
			assert.Equal(t, label, couch.Family(f).Caption(button), "button %d of family %d", button, f)
		}
	}
}

// A mark is visible for a while. Marking the same thing again restarts it, and if there are
// too many the oldest is dropped.
func TestPings(t *testing.T) {
	var p couch.Pings
	card := func(n int) widget.ID { return widget.ID{What: "card", N: n} }
	p.Add(0, card(3))
	p.Advance(1)
	p.Add(1, card(3))
	p.Advance(1)
	p.Add(0, card(3))
	require.Len(t, p.All(), 2)
	assert.Equal(t, couch.Ping{On: card(3), Seat: 0}, p.All()[1])
	p.Advance(couch.PingDuration - 1)
	assert.Len(t, p.All(), 2, "as long as that")
	p.Advance(0.1)
	assert.Equal(t, card(3), p.All()[0].On)
	assert.Equal(t, []int{1, 0}, []int{len(p.All()), p.All()[0].Seat})
	p.Add(0, card(4))
	p.Add(0, card(5))
	p.Add(0, card(4))
	var on []int
	for _, q := range p.All() {
		on = append(on, q.On.N)
	}
	assert.Equal(t, []int{3, 5, 4}, on, "the latest last")
	for i := range 20 {
		p.Add(2, card(i))
	}
	assert.Equal(t, card(19), p.All()[len(p.All())-1].On)
	assert.Equal(t, card(12), p.All()[0].On, "eight of them")
	p.Advance(couch.PingDuration + 1)
	assert.Empty(t, p.All())
}

// Gamepads that hold no seat are found one after another, the connected ones.
func TestFreeGamepads(t *testing.T) {
	c := seated(t, 1)
	free := func() (all []couch.Device) {
		for d, ok := c.Free(couch.KeyboardMouse); ok; d, ok = c.Free(d) {
			all = append(all, d)
		}
		return all
	}
	assert.Equal(t, []couch.Device{2, 3}, free())
	c.Update(pads(4, 9))
	assert.Equal(t, []couch.Device{3}, free())
	c.Join(3, 1)
	assert.Empty(t, free())
	d, ok := c.Free(3)
	assert.False(t, ok)
	assert.Equal(t, couch.KeyboardMouse, d)
}

// A seat that is shared is so until a gamepad joins it, or it is left.
func TestSharedSeats(t *testing.T) {
	c := seated(t, 1)
	shared := func() [3]bool { return [3]bool{c.Shared(0), c.Shared(1), c.Shared(2)} }
	assert.Equal(t, [3]bool{}, shared())
	c.Share(1)
	c.Share(2)
	assert.Equal(t, [3]bool{false, true, true}, shared())
	c.Join(2, 1)
	c.Leave(2)
	assert.Equal(t, [3]bool{}, shared())
}

// Only gamepads that are gone lose their seats, and it is asked for them only where it matters.
func TestForget(t *testing.T) {
	c := seated(t, 0)
	c.Join(1, 1)
	c.Join(3, 2)
	c.Update(pads(4))
	assert.Equal(t, 2, c.Disconnected(everybody))
	assert.Equal(t, couch.Nobody, c.Disconnected(0b100), "who plays alone takes another")
	c.Forget()
	assert.Equal(t, []couch.Device{0, 1, 0}, []couch.Device{c.Holder(0), c.Holder(1), c.Holder(2)})
	c.Update(pads(4))
	assert.Nil(t, c.Pad(3))
	assert.NotNil(t, c.Pad(1))
}

// Two gamepads without a seat are not alone, wherever they were before.
func TestNotAlone(t *testing.T) {
	c := seated(t, 0)
	c.Join(2, 0)
	c.Update(pads(7, 9))
	assert.False(t, c.Answers(3, 1, everybody), "the second is there, too")
	assert.True(t, c.Answers(couch.KeyboardMouse, 1, everybody))
	c.Update(pads(9))
	assert.True(t, c.Answers(3, 1, everybody))
	assert.Equal(t, 1, c.Player(3, 1, everybody))
	assert.False(t, c.Plays(3, everybody))
	assert.True(t, c.Plays(2, everybody))
	assert.False(t, c.Plays(2, 0b110), "a bot has the seat")
	assert.Equal(t, couch.Nobody, c.Player(3, 0, everybody))
}

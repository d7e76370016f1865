package theme

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/paint"
)

// Palette is a choice of colors for what colors mean. In each palette, colors with
// different meanings are far apart for the eyes it is made for; a test measures
// that as such eyes see them.
type Palette uint8

// The palettes.
const (
	Usual      Palette = iota
	RedGreen           // for eyes that confuse red and green
	BlueYellow         // for eyes that confuse blue and yellow
	Palettes
)

// The colors that mean something, which a palette chooses.
var (
	Lit          paint.Color // what may be clicked
	Chosen       paint.Color
	Danger       paint.Color
	Damage       paint.Color
	Heal         paint.Color
	Water        paint.Color
	Ward         paint.Color
	Stun         paint.Color
	Dim          paint.Color
	PowerRaised  paint.Color                  // a power above the printed one
	PowerLowered paint.Color                  // and below
	Seats        [4]paint.Color               // the sides of KeyForge: the players, see [SetPlayerColors], and the monster
	Players      [6]paint.Color               // that players choose from
	People       [game.MaxPlayers]paint.Color // what they have chosen, see [SetPlayerColors]
	Factions     [5]paint.Color               // of cards that have one of four; the first is that of none
	houses       [card.HouseCount]paint.Color
	palette      = Palettes
	worn         = [game.MaxPlayers]int{0, 1, 2, 3, 4}
)

var choices = [...]struct {
	color *paint.Color
	in    [Palettes]uint32
}{
	{&Lit, [Palettes]uint32{0xffd45e, 0xffdb4d, 0xeaaa37}},
	{&Chosen, [Palettes]uint32{0x5ee6a8, 0x6dffd2, 0x68ffc1}},
	{&Danger, [Palettes]uint32{0xff6a6a, 0xff6048, 0xff6a6a}},
	{&Damage, [Palettes]uint32{0xcf282d, 0xd0292e, 0xcf282e}},
	{&Heal, [Palettes]uint32{0x6fe08a, 0x7afbb9, 0x6fe08a}},
	{&Water, [Palettes]uint32{0x36c5d8, 0x36c5d8, 0x18a8b9}},
	{&Ward, [Palettes]uint32{0x8fd3ff, 0xa4daff, 0x8fd3ff}},
	{&Stun, [Palettes]uint32{0xc79bff, 0xc399fe, 0xc49aff}},
	{&Dim, [Palettes]uint32{0x9db5c1, 0x93acb5, 0x9db5c1}},
	{&PowerRaised, [Palettes]uint32{0x14703c, 0x004b00, 0x14703c}},
	{&PowerLowered, [Palettes]uint32{0xb51f2a, 0xc23769, 0xb51f2a}},
	{&Players[0], [Palettes]uint32{0x57c7ff, 0x08b3fb, 0x57c7ff}},
	{&Players[1], [Palettes]uint32{0xc99bff, 0xf7bfff, 0xc99bff}},
	{&Players[2], [Palettes]uint32{0x8be28b, 0x9effb5, 0x8ce189}},
	{&Players[3], [Palettes]uint32{0xff729c, 0xf3ff8c, 0xffd18c}},
	{&Players[4], [Palettes]uint32{0xffe6e0, 0x99ccb7, 0xb1cc45}},
	{&Players[5], [Palettes]uint32{0xcc8845, 0x749fb2, 0x849acc}},
	{&Factions[0], [Palettes]uint32{0x8f9aa3, 0x8f9aa3, 0x8f9aa3}},
	{&Factions[1], [Palettes]uint32{0xe07a30, 0xc4601c, 0xe0662b}},
	{&Factions[2], [Palettes]uint32{0x4f9be8, 0x62b0ff, 0x4a7ae0}},
	{&Factions[3], [Palettes]uint32{0x5fb35a, 0x3f7a4a, 0x62b356}},
	{&Factions[4], [Palettes]uint32{0xa874dd, 0x8a55e0, 0xb070d0}},
	{&Seats[3], [Palettes]uint32{0xff7d6b, 0xf4745a, 0xff7d6b}},
}

var houseChoices = [card.HouseCount][Palettes]uint32{
	card.NoHouse:      {0x738489, 0x72756c, 0x70767c},
	card.Brobnar:      {0xd9662b, 0xca591c, 0xd9662b},
	card.Dis:          {0xb8327a, 0x9e196c, 0xb8327a},
	card.Logos:        {0x3d8fd1, 0x3d8fd1, 0x5594db},
	card.Mars:         {0x4fa84a, 0x5dba61, 0x5fb150},
	card.Sanctum:      {0xcfc6a4, 0xcbc4a2, 0xcfc6a4},
	card.Saurian:      {0xc08239, 0xdb9939, 0xa16923},
	card.Shadows:      {0x4a4f5e, 0x486787, 0x4a4e5b},
	card.StarAlliance: {0x31a38f, 0x3ca899, 0x3ebfb7},
	card.Unfathomable: {0x3a63c8, 0x3a63c8, 0x3456bb},
	card.Untamed:      {0x73981e, 0x4e8f49, 0x709d2a},
	card.Monster:      {0x1299aa, 0x1b9aa6, 0x007b7f},
	card.Ekwidon:      {0xba9618, 0x66541e, 0xae9c1e},
	card.Geistoid:     {0xb3a3ea, 0xc4b5f0, 0xb2a8ee},
	card.Skyborn:      {0x9cc6e4, 0xa8e4f0, 0x9cc6e4},
	card.Redemption:   {0x9a56c8, 0x6a4dff, 0x9650c8},
	card.Ouboros:      {0x9a1c1c, 0x500c1e, 0xc41a14},
	card.Keyraken:     {0x006c60, 0x18603c, 0x005448},
}

func init() { SetPalette(Usual) }

// SetPalette draws the window in a palette from now on; an unknown one is the usual one.
func SetPalette(p Palette) {
	if p >= Palettes {
		p = Usual
	}
	if p == palette {
		return
	}
	palette = p
	for i := range choices {
		*choices[i].color = paint.RGB(choices[i].in[p])
	}
	for h := range houses {
		houses[h] = paint.RGB(houseChoice(card.House(h))[p])
	}
	SetPlayerColors(worn)
}

// SetPlayerColors gives the players those colors of [Players] from now on.
func SetPlayerColors(colors [game.MaxPlayers]int) {
	worn = colors
	for i, c := range worn {
		People[i] = Players[max(0, min(c, len(Players)-1))]
	}
	copy(Seats[:len(Seats)-1], People[:])
}

// houseChoice are the colors of a house; one without them looks like no house.
func houseChoice(h card.House) *[Palettes]uint32 {
	if houseChoices[h] == ([Palettes]uint32{}) {
		h = card.NoHouse
	}
	return &houseChoices[h]
}

// House is the color of a house.
func House(h card.House) paint.Color { return houses[h] }

// Livery is the color that members of a house wear in pictures, in every palette:
// pictures are painted only once.
func Livery(h card.House) paint.Color { return paint.RGB(houseChoice(h)[Usual]) }

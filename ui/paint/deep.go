package paint

import "github.com/keyraken/keyraken/ui/layout"

// Sea is the water behind everything, as it stands now.
type Sea struct {
	Time  float64 // in seconds, for what drifts
	Risen float64 // how near the surface the scene is: 0 the abyss, 4 the storm
	Tide  float64 // 0 low to 1 high: the color of the water below its line
	Line  float64 // where the line of the tide stands, as a part of the height
	Swell float64 // how high its waves go, 0 to 1
	Flash float64 // lightning, 0 to 1
	Bolt  float64 // where it strikes, as a part of the width

	Ground float64 // where the players' ground begins, as a part of the height
	Eye    float64 // where the Keyraken's eye lights it, as a part of the width

	Plain bool // no more than a ground to read on
}

// Vertex is a corner of a triangle of a [Beast]. Its numbers are what the shader
// of the beast asks for.
type Vertex struct {
	X, Y   float32 // in pixels
	U, V   float32
	Form   [4]float32
	Custom [4]float32
}

// Beast is the Keyraken as triangles, from the back to the front, with what its
// skin and its eye need to know.
type Beast struct {
	Vertices []Vertex
	Indices  []uint32

	Time   float64
	Gaze   layout.Point // where it looks, within the unit circle
	Lid    float64      // 0 shut to 1 open
	Pupil  float64      // 0 a slit to 1 wide
	Bite   float64      // how far the maw is open
	Hurt   float64      // a flush of pain
	Wounds float64      // damage as a part of its power
	Glow   float64      // its own light
	Light  float64      // the light from above: 0 the abyss to 1 the surface
	Haze   float64      // how much of it the water hides
	Flash  float64      // lightning
	Water  Color        // around it

	Surface float64 // where the surface of the sea meets it, in pixels from the top
	Emerged float64 // how much of that is to be seen, 0 to 1
}

// Scene draws the water. The sea is read when the list is drawn.
func (l *List) Scene(r layout.Rect, s *Sea) {
	l.add(Op{Kind: Scene, Rect: r, Sea: s})
}

// Creature draws the Keyraken. The beast is read when the list is drawn.
func (l *List) Creature(b *Beast) {
	l.add(Op{Kind: Creature, Beast: b})
}

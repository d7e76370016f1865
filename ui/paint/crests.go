package paint

// crests are the signs of players, and the symbols of gamepad buttons, input devices and later signs,
// in the order of their constants.
var crests = [...][]Shape{
	0: drawn(of(disc(50, 14, 13)), cut(disc(50, 14, 6)), of(stroke(11, 11, "M 50 26 L 50 90"),
		stroke(10, 10, "M 28 38 L 72 38"),
		stroke(12, 9, "M 50 91 C 26 88 14 76 12 58"), stroke(12, 9, "M 50 91 C 74 88 86 76 88 58"),
		fill("M 2 66 L 11 44 L 27 62"), fill("M 98 66 L 89 44 L 73 62"))),
	Moon - Anchor: of(fill("M 62 3 C 24 6 8 30 9 52 C 10 82 38 100 64 96 C 78 93 88 84 93 74 C 64 80 44 64 43 42 C 42 24 50 10 62 3")),
	Sun - Anchor:  drawn(of(disc(50, 50, 26)), around(8, fill("M 41 20 L 50 0 L 59 20"))),
	Crown - Anchor: drawn(of(fill("M 4 24 L 28 50 L 50 8 L 72 50 L 96 24 L 86 78 L 14 78"), fill("M 14 84 L 86 84 L 86 96 L 14 96")),
		cut(disc(50, 62, 7), disc(30, 65, 5), disc(70, 65, 5))),
	Fish - Anchor: drawn(of(fill("M 2 50 C 18 22 50 16 72 42 L 98 18 C 92 40 92 60 98 82 L 72 58 C 50 84 18 78 2 50")),
		cut(disc(22, 45, 6),
			stroke(4, 4, "M 36 30 C 44 42 44 58 36 70"))),
	Tower - Anchor: drawn(of(fill("M 34 40 L 66 40 L 76 98 L 24 98"), fill("M 26 30 L 74 30 L 74 38 L 26 38"),
		fill("M 36 14 L 64 14 L 64 30 L 36 30"),
		fill("M 50 0 L 70 13 L 30 13"), fill("M 76 14 L 99 6 L 99 34 L 76 28"), fill("M 24 14 L 1 6 L 1 34 L 24 28")),
		cut(fill("M 32 54 L 68 54 L 70 66 L 30 66"), fill("M 43 78 L 57 78 L 57 98 L 43 98"))),
	Leaf - Anchor: drawn(of(fill("M 94 6 C 98 48 90 90 42 86 C 30 85 22 80 18 72 C 6 40 44 6 94 6"), stroke(8, 8, "M 24 74 L 5 95")),
		cut(stroke(4, 4, "M 24 74 C 40 56 58 40 76 26"))),
	Trident - Anchor: of(stroke(10, 10, "M 50 20 L 50 94"), fill("M 38 24 L 50 0 L 62 24"),
		stroke(10, 9, "M 18 20 C 16 56 30 60 50 60"),
		stroke(10, 9, "M 82 20 C 84 56 70 60 50 60"), fill("M 6 24 L 18 2 L 30 24"), fill("M 70 24 L 82 2 L 94 24")),
	PadTriangle - Anchor: drawn(of(fill("M 50 8 L 95 88 L 5 88")), cut(fill("M 50 29 L 78 79 L 22 79"))),
	PadCircle - Anchor:   drawn(of(disc(50, 50, 44)), cut(disc(50, 50, 34))),
	PadSquare - Anchor:   drawn(of(fill("M 10 10 L 90 10 L 90 90 L 10 90")), cut(fill("M 20 20 L 80 20 L 80 80 L 20 80"))),
	PadCross - Anchor:    of(stroke(11, 11, "M 14 14 L 86 86"), stroke(11, 11, "M 86 14 L 14 86")),
	Gamepad - Anchor: drawn(of(fill("M 24 22 L 76 22 C 90 22 96 44 98 64 C 100 82 86 86 78 76 L 68 64 L 32 64 L 22 76 "+
		"C 14 86 0 82 2 64 C 4 44 10 22 24 22")),
		cut(fill("M 26 32 L 34 32 L 34 40 L 42 40 L 42 48 L 34 48 L 34 56 L 26 56 L 26 48 L 18 48 L 18 40 L 26 40"),
			disc(68, 36, 5), disc(77, 45, 5))),
	Mouse - Anchor: drawn(of(fill("M 50 6 C 74 6 82 22 82 42 L 82 60 C 82 84 68 96 50 96 C 32 96 18 84 18 60 L 18 42 C 18 22 26 6 50 6")),
		cut(stroke(5, 5, "M 18 46 L 82 46"), stroke(5, 5, "M 50 6 L 50 46"))),
	Speech - Anchor: drawn(of(fill("M 26 10 L 74 10 C 90 10 97 20 97 34 L 97 46 C 97 62 88 70 74 70 L 52 70 L 26 94 L 30 70 "+
		"C 12 70 3 62 3 46 L 3 34 C 3 20 12 10 26 10")), cut(disc(28, 40, 7), disc(50, 40, 7), disc(72, 40, 7))),
	Moth - Anchor: drawn(
		twice(fill("M 48 40 C 38 24 22 14 2 14 C 0 32 8 52 26 56 C 36 58 44 56 48 52"),
			fill("M 48 54 C 36 56 24 62 18 76 C 22 88 34 92 40 84 C 46 76 48 66 48 60"), stroke(5, 3, "M 47 30 C 42 18 36 10 26 4")),
		of(fill("M 50 26 C 58 28 59 36 57 48 C 58 66 55 82 50 92 C 45 82 42 66 43 48 C 41 36 42 28 50 26")),
		cut(disc(19, 32, 7), disc(81, 32, 7))),
	Place - Anchor: drawn(of(fill("M 50 99 C 38 78 14 60 14 36 C 14 14 32 2 50 2 C 68 2 86 14 86 36 C 86 60 62 78 50 99")),
		cut(disc(50, 36, 17))),
}

// Crests are the signs that players may have.
var Crests = [...]Sign{Anchor, Moon, Sun, Crown, Fish, Tower, Leaf, Trident}

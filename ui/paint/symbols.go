package paint

import "fmt"

// wave is a band that swings across at a height.
func wave(y float64) []Shape {
	path := "M 8 %[2]v C 16 %[1]v 26 %[1]v 36 %[2]v C 44 %[3]v 56 %[3]v 64 %[2]v C 74 %[1]v 84 %[1]v 92 %[2]v"
	return of(stroke(12, 12, fmt.Sprintf(path, y-14, y, y+14)))
}

// key is the shaft of a key, to be given a bow.
func key(bow ...[]Shape) []Shape {
	shaft := of(fill("M 50 44 L 97 44 L 97 70 L 87 76 L 87 58 L 79 58 L 79 68 L 69 72 L 69 58 L 50 58"))
	return append(shaft, drawn(bow...)...)
}

// symbols are the signs that are no emblems.
var symbols = [Signs][]Shape{
	Drop: drawn(
		of(fill("M 46 1 L 82 32 L 78 76 L 48 99 L 17 72 L 21 28")),
		cut(stroke(4, 4, "M 46 1 L 56 42 L 82 32"), stroke(4, 4, "M 21 28 L 56 42 L 48 99")),
	),
	Facets: of(fill("M 45 9 L 51 36 L 27 27"), fill("M 24 35 L 51 46 L 49 60 L 22 66")),
	Shield: of(fill("M 50 2 C 62 10 78 13 92 13 C 94 52 84 82 50 98 C 16 82 6 52 8 13 C 22 13 38 10 50 2")),
	Swords: drawn(
		twice(fill("M 4 4 L 20 7 L 72 64 L 64 72 L 7 20"), stroke(9, 9, "M 56 84 L 84 56"), stroke(8, 8, "M 74 74 L 90 90")),
	),
	Burst: of(fill("M 50 0 L 58 24 L 76 6 L 74 31 L 97 25 L 80 44 L 100 56 L 77 59 L 88 82 L 65 74 L 62 99 L 47 78 " +
		"L 30 96 L 31 72 L 6 80 L 21 60 L 0 48 L 24 42 L 8 20 L 32 28 L 32 5 L 45 22")),
	Key:         key(of(disc(28, 51, 26)), cut(disc(28, 51, 12))),
	KeySquare:   key(of(fill("M 29 22 L 58 51 L 29 80 L 0 51")), cut(fill("M 29 38 L 42 51 L 29 64 L 16 51"))),
	KeyTriangle: key(of(fill("M 56 51 L 8 80 C 2 80 1 76 1 72 L 1 30 C 1 26 2 22 8 22")), cut(fill("M 36 51 L 13 64 L 13 38"))),
	Skull: drawn(
		of(fill("M 50 4 C 80 4 92 24 90 46 C 89 58 82 66 76 69 L 74 82 C 74 92 66 96 50 96 C 34 96 26 92 26 82 L 24 69 "+
			"C 18 66 11 58 10 46 C 8 24 20 4 50 4")),
		cut(disc(33, 46, 11), disc(67, 46, 11), fill("M 50 58 L 57 70 L 43 70"), stroke(4, 4, "M 42 82 L 42 98"),
			stroke(4, 4, "M 58 82 L 58 98")),
	),
	Bolt:   of(fill("M 62 1 L 14 56 L 44 58 L 32 99 L 86 38 L 54 38")),
	Bubble: drawn(of(disc(50, 50, 48)), cut(disc(50, 50, 38)), of(stroke(10, 6, "M 26 46 C 28 34 36 27 46 26"), disc(66, 68, 5))),
	Flame: drawn(
		of(fill("M 52 1 C 58 18 76 26 74 44 C 80 42 82 36 82 32 C 94 48 96 72 82 86 C 74 95 62 99 50 99 "+
			"C 28 99 10 84 10 62 C 10 46 20 40 26 26 C 32 34 34 40 33 47 C 44 36 50 20 52 1")),
		cut(fill("M 50 92 C 38 92 32 82 34 72 C 38 64 48 60 49 48 C 60 58 68 68 66 78 C 64 88 58 92 50 92")),
	),
	Chain: drawn(
		of(stroke(12, 12, "M 34 28 C 12 28 6 40 6 50 C 6 60 12 72 34 72 C 52 72 60 62 60 50")),
		of(stroke(12, 12, "M 66 72 C 88 72 94 60 94 50 C 94 40 88 28 66 28 C 48 28 40 38 40 50")),
	),
	Hand: of(
		stroke(13, 12, "M 36 60 L 31 22"), stroke(13, 12, "M 48 58 L 47 10"), stroke(13, 12, "M 60 58 L 63 14"),
		stroke(12, 10, "M 71 62 L 78 28"), stroke(14, 12, "M 38 76 L 14 52"),
		fill("M 29 56 L 77 54 C 80 78 72 97 54 97 C 40 97 32 88 28 74"),
	),
	Plus:    of(fill("M 38 8 L 62 8 L 62 38 L 92 38 L 92 62 L 62 62 L 62 92 L 38 92 L 38 62 L 8 62 L 8 38 L 38 38")),
	Counter: drawn(of(star(3, 48, 48, 0)), cut(star(3, 33, 33, 0)), of(star(3, 20, 20, 0))),
	Cards: drawn(
		of(fill("M 8 24 C 7 21 8 19 11 18 L 50 9 C 54 8 56 10 57 13 L 72 74 C 73 77 72 79 69 80 L 31 90 "+
			"C 28 90 25 89 25 86")),
		cut(fill("M 46 22 L 92 30 L 78 99 L 32 94")),
		of(fill("M 50 28 C 51 25 53 23 56 24 L 88 31 C 91 32 92 34 92 37 L 78 92 C 77 95 75 97 72 96 L 40 89 "+
			"C 37 88 36 86 36 83")),
	),
	Target: drawn(
		of(disc(50, 50, 44)),
		cut(disc(50, 50, 33)),
		of(disc(50, 50, 20)),
		cut(disc(50, 50, 9)),
		around(4, fill("M 45 0 L 55 0 L 55 22 L 45 22")),
	),
	Wall: drawn(
		of(fill("M 6 14 L 22 14 L 22 24 L 42 24 L 42 14 L 58 14 L 58 24 L 78 24 L 78 14 L 94 14 L 94 56 "+
			"C 90 78 74 90 50 98 C 26 90 10 78 6 56")),
		cut(stroke(5, 5, "M 6 46 L 94 46"), stroke(5, 5, "M 13 70 L 87 70"), stroke(5, 5, "M 50 24 L 50 46"),
			stroke(5, 5, "M 30 46 L 30 70"), stroke(5, 5, "M 70 46 L 70 70"), stroke(5, 5, "M 50 70 L 50 97")),
	),
	Mist: of(stroke(11, 5, "M 10 34 C 30 34 44 40 60 34 C 78 27 76 8 62 8 C 53 8 51 18 57 22"),
		stroke(11, 5, "M 6 55 C 30 55 60 60 78 52 C 96 44 94 28 84 27"),
		stroke(11, 5, "M 14 76 C 34 76 46 72 60 75 C 76 79 76 95 63 96 C 56 96 53 90 57 86")),
	Venom: drawn(
		of(fill("M 50 2 C 62 26 84 44 84 66 C 84 86 68 98 50 98 C 32 98 16 86 16 66 C 16 44 38 26 50 2")),
		cut(disc(38, 62, 8), disc(62, 62, 8), stroke(4, 4, "M 40 86 L 40 76"), stroke(4, 4, "M 50 88 L 50 77"),
			stroke(4, 4, "M 60 86 L 60 76")),
	),
	Dash: of(fill("M 98 2 L 86 30 L 48 62 L 38 52 L 70 14"), stroke(8, 8, "M 30 46 L 54 70"),
		stroke(8, 8, "M 40 60 L 28 72"), stroke(6, 3, "M 26 84 L 4 98"), stroke(6, 3, "M 14 66 L 2 74"),
		stroke(6, 3, "M 46 88 L 34 98")),
	Spear: drawn(
		of(fill("M 50 0 L 76 40 L 60 36 L 60 97 L 40 97 L 40 36 L 24 40")),
		cut(stroke(4, 4, "M 40 56 L 60 50"), stroke(4, 4, "M 40 70 L 60 64")),
	),
	Thorns: drawn(of(disc(50, 50, 27)), around(8, fill("M 41 30 L 50 1 L 59 30")), cut(disc(50, 50, 14))),
	Diamond: drawn(
		of(fill("M 24 10 L 76 10 L 98 38 L 50 96 L 2 38")),
		cut(stroke(4, 4, "M 4 38 L 96 38"), stroke(4, 4, "M 50 94 L 32 38 L 40 11"),
			stroke(4, 4, "M 50 94 L 68 38 L 60 11")),
	),
	Exhausted: of(stroke(12, 12, "M 22 34 C 34 12 66 10 80 32 C 94 56 80 86 50 88 C 36 88 26 82 20 74"), fill("M 6 10 L 40 44 L 4 50")),
	Link: drawn(
		of(fill("M 50 2 L 84 40 L 66 40 L 66 62 L 34 62 L 34 40 L 16 40")),
		of(fill("M 20 72 L 80 72 L 80 84 L 20 84"), fill("M 30 90 L 70 90 L 70 98 L 30 98")),
	),
	ActionCard: of(fill("M 50 0 C 53 30 58 40 72 28 C 60 42 70 47 100 50 C 70 53 60 58 72 72 C 58 60 53 70 50 100 " +
		"C 47 70 42 60 28 72 C 40 58 30 53 0 50 C 30 47 40 42 28 28 C 42 40 47 30 50 0")),
	ArtifactCard: drawn(
		of(fill("M 30 4 L 70 4 L 70 14 L 62 18 L 62 30 C 84 38 92 54 88 70 C 85 84 76 90 70 92 L 74 98 L 26 98 L 30 92 "+
			"C 24 90 15 84 12 70 C 8 54 16 38 38 30 L 38 18 L 30 14")),
		cut(stroke(5, 5, "M 13 56 L 28 46 L 42 58 L 57 46 L 72 58 L 87 47"), stroke(4, 4, "M 14 72 L 86 72")),
	),
	CreatureCard: of(disc(50, 24, 22), fill("M 8 97 C 8 66 26 52 50 52 C 74 52 92 66 92 97")),
	Left3:        of(fill("M 72 8 C 76 8 76 10 76 14 L 76 86 C 76 90 74 92 70 90 L 24 54 C 20 51 20 49 24 46")),
	Right3:       of(fill("M 28 8 C 24 8 24 10 24 14 L 24 86 C 24 90 26 92 30 90 L 76 54 C 80 51 80 49 76 46")),
	Cross:        of(stroke(15, 15, "M 20 20 L 80 80"), stroke(15, 15, "M 80 20 L 20 80")),
	Bars:         of(stroke(13, 13, "M 14 24 L 86 24"), stroke(13, 13, "M 14 50 L 86 50"), stroke(13, 13, "M 14 76 L 86 76")),
	FastForward:  of(fill("M 10 14 L 10 86 L 50 50"), fill("M 50 14 L 50 86 L 90 50")),
	Tick:         of(stroke(17, 17, "M 12 54 L 38 80"), stroke(17, 17, "M 38 80 L 88 22")),
	Wave:         drawn(wave(34), wave(66)),
	Capture: drawn(
		of(fill("M 50 2 L 70 16 L 74 38 L 62 54 L 38 54 L 26 38 L 30 16"),
			stroke(11, 7, "M 10 40 C 4 76 24 92 50 92 C 76 92 96 76 90 40"), fill("M 2 46 L 10 26 L 22 44"),
			fill("M 98 46 L 90 26 L 78 44")),
	),
	Undo:         of(stroke(13, 11, "M 26 36 C 52 24 88 30 90 58 C 91 80 70 90 42 88"), fill("M 38 8 L 40 62 L 2 40")),
	Redo:         of(stroke(13, 11, "M 74 36 C 48 24 12 30 10 58 C 9 80 30 90 58 88"), fill("M 62 8 L 98 40 L 60 62")),
	Pause:        of(fill("M 18 10 L 42 10 L 42 90 L 18 90"), fill("M 58 10 L 82 10 L 82 90 L 58 90")),
	StepBack:     of(fill("M 14 12 L 28 12 L 28 88 L 14 88"), fill("M 84 12 L 84 88 L 34 50")),
	StepForward:  of(fill("M 72 12 L 86 12 L 86 88 L 72 88"), fill("M 16 12 L 66 50 L 16 88")),
	FastBackward: of(fill("M 90 14 L 50 50 L 90 86"), fill("M 50 14 L 10 50 L 50 86")),
	Star:         of(fill("M 50 3 L 63 36 L 98 38 L 71 60 L 82 95 L 50 75 L 18 95 L 29 60 L 2 38 L 37 36")),
	Bin: drawn(
		of(fill("M 18 28 L 82 28 L 75 97 L 25 97"), fill("M 8 14 L 92 14 L 92 23 L 8 23"),
			fill("M 36 4 L 64 4 L 64 14 L 36 14")),
		cut(stroke(6, 6, "M 38 40 L 40 86"), stroke(6, 6, "M 62 40 L 60 86")),
	),
	Heart: of(fill("M 50 94 C 30 78 4 58 4 32 C 4 14 18 6 28 6 C 38 6 46 12 50 22 C 54 12 62 6 72 6 C 82 6 96 14 96 32 " +
		"C 96 58 70 78 50 94")),
	Pen: of(fill("M 4 96 L 10 70 L 68 12 L 88 32 L 30 90"), fill("M 74 6 C 78 2 82 2 86 6 L 94 14 C 98 18 98 22 94 26 L 90 30 L 70 10")),
	Lamp: of(fill("M 50 3 C 74 3 88 20 88 40 C 88 58 74 64 70 76 L 30 76 C 26 64 12 58 12 40 C 12 20 26 3 50 3"),
		fill("M 31 81 L 69 81 L 67 88 L 33 88"), fill("M 37 92 L 63 92 C 61 97 57 99 50 99 C 43 99 39 97 37 92")),
	Book: drawn(of(fill("M 4 18 C 20 10 38 12 50 22 C 62 12 80 10 96 18 L 96 84 C 80 77 62 79 50 90 C 38 79 20 77 4 84")),
		cut(stroke(4, 4, "M 50 24 L 50 88"), stroke(4, 4, "M 16 36 C 26 32 34 34 40 38"), stroke(4, 4, "M 16 54 C 26 50 34 52 40 56"),
			stroke(4, 4, "M 84 36 C 74 32 66 34 60 38"), stroke(4, 4, "M 84 54 C 74 50 66 52 60 56"))),
	Discard: drawn(
		of(fill("M 36 2 L 84 12 L 74 58 L 26 48")),
		cut(fill("M 50 18 L 70 22 L 66 40 L 46 36")),
		of(stroke(12, 12, "M 8 64 L 8 92"), stroke(12, 12, "M 8 92 L 92 92"), stroke(12, 12, "M 92 92 L 92 64"),
			fill("M 34 66 L 66 66 L 50 82")),
	),
	Volley: drawn(
		of(stroke(11, 11, "M 50 92 L 50 30"), fill("M 50 0 L 74 38 L 26 38")),
		twice(stroke(10, 10, "M 50 88 C 42 70 32 64 20 62"), fill("M 0 46 L 30 40 L 18 76")),
	),
	Dagger: drawn(
		of(fill("M 50 100 L 37 74 L 38 34 L 62 34 L 63 74"), stroke(11, 11, "M 22 34 L 78 34"), stroke(12, 12, "M 50 30 L 50 12"),
			disc(50, 8, 8)),
		twice(fill("M 22 28 L 10 26 L 16 46")),
		cut(stroke(5, 3, "M 50 44 L 50 80")),
	),
	// two chevrons that point up
	Might: drawn(of(fill("M 50 4 L 94 46 L 94 66 L 50 26 L 6 66 L 6 46"), fill("M 50 38 L 94 80 L 94 98 L 50 58 L 6 98 L 6 80"))),
	// a spade
	Spade: drawn(of(fill("M 30 2 L 70 2 C 76 2 76 14 70 14 L 56 14 L 56 48 L 44 48 L 44 14 L 30 14 C 24 14 24 2 30 2"),
		fill("M 24 48 L 76 48 L 76 68 C 76 84 62 92 50 99 C 38 92 24 84 24 68")), cut(stroke(4, 3, "M 50 56 L 50 82"))),
	// a card that lies face down
	FaceDown: drawn(
		of(fill("M 24 2 L 76 2 C 82 2 86 6 86 12 L 86 88 C 86 94 82 98 76 98 L 24 98 C 18 98 14 94 14 88 L 14 12 C 14 6 18 2 24 2")),
		cut(fill("M 50 18 L 74 50 L 50 82 L 26 50")), of(disc(50, 50, 12))),
	Wheel:   drawn(around(6, fill("M 50 44 C 36 34 34 16 50 1 C 66 16 64 34 50 44")), cut(disc(50, 50, 11)), of(disc(50, 50, 7))),
	Keyhole: of(disc(50, 32, 25), fill("M 41 44 L 59 44 L 76 97 L 24 97")),
	Rising:  of(fill("M 50 4 L 92 50 L 66 50 L 66 94 L 34 94 L 34 50 L 8 50")),
}

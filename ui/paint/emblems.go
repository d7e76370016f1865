package paint

import "github.com/keyraken/keyraken/game/keyforge/card"

// emblems are the emblems of the houses.
var emblems = [card.HouseCount][]Shape{
	// a maul, bound with iron, that strikes sparks
	card.Brobnar: drawn(
		of(fill("M 8 16 C 20 8 80 8 92 16 L 96 26 L 92 46 C 80 52 20 52 8 46 L 4 26"), stroke(13, 17, "M 50 44 L 50 90"), disc(50, 91, 9)),
		cut(fill("M 29 8 L 34 8 L 34 54 L 29 54"), fill("M 66 8 L 71 8 L 71 54 L 66 54"), stroke(3, 3, "M 42 64 L 58 60"),
			stroke(3, 3, "M 42 72 L 58 68"), stroke(3, 3, "M 42 80 L 58 76")),
		twice(fill("M 14 58 L 22 72 L 34 70 L 26 80 L 32 92 L 20 86 L 8 92 L 13 79 L 4 70 L 14 71")),
	),
	// a horned mask with a grin
	card.Dis: drawn(
		of(fill("M 50 34 C 74 32 82 46 78 62 C 76 72 68 74 64 82 L 50 98 L 36 82 C 32 74 24 72 22 62 C 18 46 26 32 50 34")),
		twice(fill("M 24 52 C 4 44 2 18 14 3 C 12 22 22 30 42 36")),
		cut(twice(fill("M 30 54 L 46 62 C 42 68 32 66 30 54"))...),
		cut(fill("M 36 76 L 42 74 L 46 78 L 50 74 L 54 78 L 58 74 L 64 76 C 60 86 40 86 36 76")),
	),
	// a flask in a gear
	card.Logos: drawn(
		of(disc(50, 50, 38)),
		around(10, fill("M 43 14 L 45 2 L 55 2 L 57 14")),
		cut(disc(50, 50, 30)),
		of(fill("M 43 26 L 57 26 L 57 30 L 55 31 L 55 44 L 70 66 C 73 72 70 75 65 75 L 35 75 C 30 75 27 72 30 66 L 45 44 L 45 31 L 43 30")),
		cut(fill("M 48 32 L 52 32 L 52 46 L 57 54 L 43 54 L 48 46"), disc(44, 64, 3.6), disc(55, 67, 2.6)),
	),
	// a saucer that lowers its ray
	card.Mars: drawn(
		of(fill("M 26 38 C 26 4 74 4 74 38"), fill("M 2 44 C 10 30 90 30 98 44 C 92 58 8 58 2 44"), fill("M 36 60 L 64 60 L 82 97 L 18 97")),
		cut(stroke(3.4, 3.4, "M 10 41 C 30 34 70 34 90 41"), disc(26, 48, 3.6), disc(42, 50.5, 3.6), disc(58, 50.5, 3.6), disc(74, 48, 3.6),
			fill("M 36 27 C 38 18 44 15 49 14 C 44 19 43 22 42 28")),
		cut(stroke(3, 4, "M 46 68 L 40 92"), stroke(3, 4, "M 55 68 L 61 92")),
	),
	// a winged sword
	card.Sanctum: drawn(
		of(fill("M 50 98 L 44 86 L 45 32 L 55 32 L 56 86"), stroke(8, 8, "M 34 30 C 42 35 58 35 66 30"), stroke(7, 7, "M 50 28 L 50 12"),
			disc(50, 9, 7)),
		twice(fill("M 40 42 C 30 44 14 36 3 14 C 4 40 12 52 40 54"), fill("M 40 58 C 28 60 16 56 8 46 C 12 64 22 70 40 69"),
			fill("M 40 73 C 32 75 24 73 18 67 C 22 79 30 83 41 82")),
	),
	// a claw in a wreath
	card.Saurian: drawn(
		twice(
			stroke(4, 4, "M 49 96 C 16 92 2 64 14 28"),
			fill("M 14 30 C 6 24 8 10 18 4 C 24 14 22 24 14 30"), fill("M 10 48 C 0 46 0 33 5 26 C 12 32 14 40 10 48"),
			fill("M 14 66 C 3 68 0 57 1 48 C 10 50 15 57 14 66"), fill("M 25 82 C 14 88 6 79 5 71 C 15 69 23 73 25 82"),
			fill("M 14 44 C 16 34 24 30 31 32 C 29 41 22 46 14 44"), fill("M 16 62 C 21 53 29 52 35 56 C 31 64 24 67 16 62"),
		),
		of(fill("M 50 80 C 38 80 36 68 42 60 L 44 44 C 44 32 47 22 50 12 C 53 22 56 32 56 44 L 58 60 C 64 68 62 80 50 80")),
		twice(fill("M 44 72 C 36 66 31 54 33 40 C 40 46 44 54 47 62")),
	),
	// a hood, and two eyes in its shade
	card.Shadows: drawn(
		of(fill("M 50 3 C 74 14 84 38 84 58 C 86 76 92 86 97 97 L 3 97 C 8 86 14 76 16 58 C 16 38 26 14 50 3")),
		cut(fill("M 50 28 C 66 34 71 48 70 62 C 68 76 60 84 50 90 C 40 84 32 76 30 62 C 29 48 34 34 50 28")),
		twice(fill("M 34 54 C 40 54 46 58 48 64 C 41 66 35 62 34 54")),
	),
	// a star that something circles
	card.StarAlliance: drawn(
		of(fill("M 50 1 C 57 28 72 43 99 50 C 72 57 57 72 50 99 C 43 72 28 57 1 50 C 28 43 43 28 50 1")),
		cut(stroke(13, 17, "M 6 80 C 26 92 84 42 90 18")),
		of(stroke(3, 8, "M 6 80 C 26 92 84 42 90 18"), disc(89, 18, 9)),
	),
	// a barbed trident above the swell
	card.Unfathomable: drawn(
		of(stroke(8, 8, "M 50 20 L 50 84"), fill("M 50 2 L 61 24 L 54 21 L 54 30 L 46 30 L 46 21 L 39 24")),
		twice(stroke(8, 7, "M 50 56 C 30 56 22 44 21 20"), fill("M 21 6 L 31 28 L 23 24 L 17 26 L 12 30")),
		of(stroke(7, 7, "M 6 84 C 16 70 26 70 35 80 C 42 88 58 88 65 80 C 74 70 84 70 94 84")),
	),
	// a leaf with its veins
	card.Untamed: drawn(
		of(fill("M 92 6 C 97 52 84 84 40 84 C 30 84 22 80 18 74 C 4 40 44 12 92 6"), stroke(8, 7, "M 8 94 C 14 84 20 78 28 70")),
		cut(stroke(5, 2, "M 26 72 C 44 56 60 42 78 22"), stroke(4, 1.5, "M 40 60 L 38 36"), stroke(4, 1.5, "M 56 45 L 55 24"),
			stroke(4, 1.5, "M 42 59 L 66 62"), stroke(4, 1.5, "M 57 45 L 80 44")),
	),
	// an eye, with arms that curl around it
	card.Monster: drawn(
		of(fill("M 22 46 C 34 26 66 26 78 46 C 66 66 34 66 22 46")),
		cut(disc(50, 46, 13)),
		of(fill("M 50 33 C 57 41 57 51 50 59 C 43 51 43 41 50 33")),
		twice(
			stroke(12, 3, "M 44 20 C 22 16 8 30 6 46 C 5 58 14 62 18 54 C 20 49 16 46 13 48"),
			stroke(12, 3, "M 46 72 C 30 66 12 70 10 84 C 10 94 22 96 24 88 C 25 83 20 82 18 85"),
			stroke(11, 3, "M 47 78 C 40 84 36 92 41 97"),
		),
		of(fill("M 34 24 C 34 10 44 4 50 3 C 56 4 66 10 66 24 C 56 19 44 19 34 24")),
	),
	// scales that weigh a coin against nothing
	card.Ekwidon: drawn(
		of(disc(50, 10, 9), stroke(9, 9, "M 50 12 L 50 86"), stroke(8, 8, "M 12 32 C 30 20 70 20 88 32"),
			fill("M 26 97 L 30 87 C 38 84 44 82 50 74 C 56 82 62 84 70 87 L 74 97")),
		twice(stroke(4, 4, "M 18 32 L 5 62"), stroke(4, 4, "M 20 32 L 35 62"), fill("M 0 60 L 40 60 C 38 86 2 86 0 60")),
		cut(disc(50, 10, 3.6)),
	),
	// a ghost that was a machine
	card.Geistoid: drawn(
		of(disc(50, 7, 7), stroke(5, 5, "M 50 8 L 50 24"),
			fill("M 50 18 C 76 18 86 36 86 58 L 88 94 C 82 100 76 96 71 86 C 66 96 60 99 55 98 C 52 97 51 92 50 86 "+
				"C 49 92 48 97 45 98 C 40 99 34 96 29 86 C 24 96 18 100 12 94 L 14 58 C 14 36 24 18 50 18")),
		twice(fill("M 4 40 L 11 40 L 11 62 L 4 62")),
		cut(fill("M 30 36 L 70 36 C 76 36 78 39 78 44 L 78 52 C 78 57 76 60 70 60 L 30 60 C 24 60 22 57 22 52 L 22 44 C 22 39 24 36 30 36")),
		of(disc(37, 48, 7.5), disc(63, 48, 7.5)),
		cut(stroke(4, 4, "M 40 72 L 40 82"), stroke(4, 4, "M 50 72 L 50 82"), stroke(4, 4, "M 60 72 L 60 82")),
	),
	// a swallow that dives
	card.Skyborn: drawn(
		of(fill("M 97 3 C 84 6 72 14 62 26 L 40 54 L 2 78 L 26 74 L 22 98 L 46 60 L 74 38 C 86 28 94 16 97 3"),
			fill("M 66 26 C 46 10 22 6 2 18 C 22 22 36 36 43 56"), fill("M 74 34 C 90 54 94 78 82 98 C 78 78 64 64 44 57")),
		cut(disc(84, 16, 3)),
	),
	// a lantern that burns
	card.Redemption: drawn(
		of(stroke(6, 6, "M 38 17 C 34 -1 66 -1 62 17"), fill("M 50 11 L 60 17 L 84 35 L 16 35 L 40 17"),
			fill("M 22 39 L 78 39 L 72 83 L 28 83"), fill("M 20 86 L 80 86 L 86 98 L 14 98")),
		cut(fill("M 31 44 L 69 44 L 65 79 L 35 79")),
		of(fill("M 52 43 C 54 52 64 56 62 67 C 60 79 40 79 38 67 C 37 60 44 58 46 51 C 49 55 53 50 52 43")),
		cut(fill("M 50 62 C 54 67 55 69 54 72 C 52 76 48 76 46 72 C 45 69 48 67 50 62")),
	),
	// a dragon that bites its own tail
	card.Ouboros: drawn(
		of(disc(50, 54, 44)),
		cut(disc(50, 54, 27)),
		cut(fill("M 50 54 L 62 0 L 30 0")),
		of(fill("M 48 10 C 60 4 78 6 90 20 C 84 30 76 34 66 32 L 56 30 C 50 32 44 36 38 34 L 44 26 L 34 24 C 38 16 42 12 48 10"),
			fill("M 78 14 C 82 6 90 2 98 2 C 96 10 94 16 90 24"), fill("M 14 44 C 14 26 22 16 38 10 L 34 18 C 28 24 26 32 28 42")),
		cut(disc(60, 18, 3.4)),
		cut(stroke(3.4, 3.4, "M 84 42 L 74 50"), stroke(3.4, 3.4, "M 92 62 L 78 62"), stroke(3.4, 3.4, "M 80 84 L 69 74"),
			stroke(3.4, 3.4, "M 56 97 L 54 82"), stroke(3.4, 3.4, "M 28 90 L 36 78"), stroke(3.4, 3.4, "M 10 70 L 24 66")),
	),
	// an arm that rises from the swell and curls
	card.Keyraken: drawn(
		of(stroke(27, 7, "M 38 84 C 22 66 24 40 42 22 C 58 6 86 10 90 34 C 92 54 68 62 62 46 C 60 38 68 32 73 38")),
		cut(disc(36, 76, 4.6), disc(32, 61, 4.4), disc(34, 46, 4.2), disc(41, 33, 4), disc(53, 23, 3.6), disc(66, 19, 3.2), disc(78, 25, 2.8)),
		of(stroke(13, 3, "M 72 88 C 66 80 72 70 82 68 C 92 67 96 78 88 82"), stroke(11, 3, "M 14 88 C 18 82 14 76 8 74")),
		cut(stroke(13, 13, "M 0 90 C 12 78 24 78 34 88 C 42 96 58 96 66 88 C 76 78 88 78 100 90")),
		of(stroke(7, 7, "M 4 92 C 14 82 24 82 34 90 C 42 97 58 97 66 90 C 76 82 86 82 96 92")),
	),
}

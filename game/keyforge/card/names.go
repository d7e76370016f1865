package card

import "cmp"

// The names by which listings of programs call what has no other name.
var (
	whoNames = [...]string{
		Nobody: "nobody", You: "you", Opponent: "opponent", EachPlayer: "each player", AnyPlayer: "any player",
		Controller: "controller", Owner: "owner", Active: "active player", EventWho: "player of the event", Chosen: "chosen player",
		EachHaunted: "each haunted player", EachUnhaunted: "each player who is not haunted",
	}
	roleNames = [...]string{
		NoRole: "no card", This: "this", Host: "host", It: "it", A: "A", B: "B", Them: "them", Subject: "subject", Other: "other",
		TheSubjects: "subjects", Giver: "giver", Beneath: "beneath", PurgedBy: "purged by this", TheBoss: "boss", Touched: "touched",
		LeftNeighbor: "left neighbor",
	}
	relNames     = [...]string{Anyone: "", Friend: "friendly", Foe: "enemy"}
	cmpNames     = [...]string{Equal: "=", AtLeast: ">=", AtMost: "<=", More: ">", Less: "<"}
	qualityNames = [...]string{NoQuality: "", OfHouse: "house", OfPower: "power"}
	arrivalNames = [...]string{AsUsual: "", Readied: "ready", Stunned: "stunned"}
	insteadNames = [...]string{
		NoReplaced: "", BeingDestroyed: "being destroyed", PlayEffect: "its play ability", EnteringPlay: "entering play", Readying: "readying",
		OthersPlay: "the play abilities of another", Drawing: "drawing", Discarding: "discarding",
	}
	headingNames = [...]string{"play", "fight", "reap", "action", "omni", "destroyed", "leaves", "before fight", "before reap",
		"scrap"}
	actNames = [...]string{"fight", "reap", "action", "omni", "ready"}
)

// String returns the name of the word for players.
func (w Who) String() string { return whoNames[w] }

// String returns the name of the role.
func (r Role) String() string { return roleNames[r] }

// String returns the name of the relation, such as "enemy".
func (r Rel) String() string { return relNames[r] }

// String returns the sign of the comparison.
func (c Cmp) String() string { return cmpNames[c] }

// String returns the name of what cards have in common.
func (q Quality) String() string { return qualityNames[q] }

// String returns the name of the state in which a card enters play.
func (a Arrival) String() string { return arrivalNames[a] }

// String returns the name of what is replaced.
func (r Replaced) String() string { return insteadNames[r] }

// String returns the name of the way of taking cards.
func (p Pick) String() string { return nameOf("pick", pickRows[:], p) }

// String returns the name of the test.
func (k PredKind) String() string { return nameOf("test", predRows[:], k) }

// String returns the name of the kind of number.
func (k NumKind) String() string { return nameOf("number", numRows[:], k) }

// String returns the name of the kind of condition.
func (k CondKind) String() string { return nameOf("condition", condRows[:], k) }

// String returns the name of the modifier.
func (k ModKind) String() string { return nameOf("modifier", modRows[:], k) }

// Names returns the names of the headings, in their order.
func (h Headings) Names() []string { return bitNames(uint(h), headingNames[:]) }

// Names returns the names of the acts, in their order.
func (a Acts) Names() []string { return bitNames(uint(a), actNames[:]) }

// Names returns the names of the types, in their order.
func (s Types) Names() []string { return bitNames(uint(s), typeNames[:]) }

// Names returns the names of the houses, in their order.
func (s Houses) Names() []string { return bitNames(uint(s), houseNames[:]) }

// bitNames are the names of the bits of a set.
func bitNames(set uint, all []string) []string {
	var list []string
	for i, name := range all {
		if set&(1<<i) != 0 {
			list = append(list, cmp.Or(name, "none"))
		}
	}
	return list
}

package keyforge

import (
	"fmt"
	"math/bits"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// The names of what a [State] holds besides the houses, counters and other
// things of package card. Hashes use them, never the numbers of the constants: a
// name never changes, even when its constant is renamed or moved.
var (
	markNames = map[Mark]string{
		Exhausted: "exhausted", Stunned: "stunned", Warded: "warded", Enraged: "enraged", Tagged: "tagged", FaceDown: "faceDown",
		Attacked: "attacked", PlayedNow: "playedNow", ToOwner: "toOwner", AsUpgrade: "asUpgrade", Revealed: "revealed",
		LeftPlay: "leftPlay", Joining: "joining", Below: "below",
		SeenBy(0): "seenBy1", SeenBy(1): "seenBy2", SeenBy(2): "seenBy3",
	}
	procNames = [procCount]string{
		procSetup: "setup", procTurn: "turn", procMonster: "monster", procTurnOver: "turnOver", procAbility: "ability",
		procWindow: "window", procPlay: "play", procPut: "put", procUse: "use", procFight: "fight", procDamage: "damage",
		procDestroy: "destroy", procLeave: "leave", procForge: "forge", procControl: "control", procReposition: "reposition",
		procIcons: "icons", procSpread: "spread", procTide: "tide", procDue: "due",
		procReady: "ready", procRounds: "rounds", procDraw: "draw", procMake: "make", procDiscard: "discard",
		procFulfill: "fulfill",
	}
	// procSteps names the positions of a procedure's program counter; those of an
	// ability are named by its program, those of the monster's turn by the mode.
	procSteps = [procCount][]string{
		procSetup: (&[setupSteps]string{setupHands: "hands", setupMulligans: "mulligans", setupEnd: "end"})[:],
		procTurn: (&[turnSteps]string{turnStart: "start", turnForge: "forge", turnHouse: "house", turnChoice: "choice",
			turnArchives: "archives", turnMain: "main", turnReady: "ready", turnDraw: "draw", turnEnd: "end", turnOver: "over",
			turnRefill: "refill", turnForgeMore: "forgeMore", turnTaken: "taken"})[:],
		procPlay: (&[playSteps]string{playReveal: "reveal", playPlace: "place", playIcons: "icons", playResolves: "resolves", playOver: "over",
			playAbilities: "abilities", playEnd: "end", playAllowed: "allowed", playBegins: "begins"})[:],
		procPut: (&[putSteps]string{putEnter: "enter", putPlace: "place", putEnd: "end"})[:],
		procUse: (&[useSteps]string{useWay: "way", useBegin: "begin", useReap: "reap", useAfter: "after", useEnd: "end",
			useReaped: "reaped", useAllowed: "allowed", useKills: "kills", useKilled: "killed"})[:],
		procFight:  (&[fightSteps]string{fightBefore: "before", fightBlows: "blows", fightAfter: "after", fightEnd: "end"})[:],
		procDamage: (&[damageSteps]string{damageDealt: "dealt", damageReactions: "reactions", damageOver: "over"})[:],
		procDestroy: (&[destroySteps]string{destroyTag: "tag", destroyOthers: "others", destroyBeforeLeaving: "beforeLeaving",
			destroyLeave: "leave", destroyOver: "over"})[:],
		procLeave:   (&[leaveSteps]string{leaveAbilities: "abilities", leaveMove: "move", leaveOver: "over"})[:],
		procForge:   (&[forgeSteps]string{forgeCost: "cost", forgeTolls: "tolls", forgePay: "pay", forgeTurn: "turn", forgeEnd: "end"})[:],
		procIcons:   (&[iconSteps]string{iconNext: "next", iconResolved: "resolved"})[:],
		procTide:    (&[tideSteps]string{tidePrice: "price", tideRaised: "raised"})[:],
		procReady:   (&[readySteps]string{readyCards: "cards", readyOver: "over", readyEntrenched: "entrenched", readyNext: "next"})[:],
		procRounds:  (&[roundsSteps]string{roundsNumber: "number", roundsOver: "over"})[:],
		procDraw:    (&[drawSteps]string{drawNext: "next", drawReplaced: "replaced"})[:],
		procDiscard: (&[discardSteps]string{discardInstead: "instead", discardReplaced: "replaced", discardOver: "over"})[:],
		procFulfill: (&[fulfillSteps]string{fulfillFate: "fate", fulfillOver: "over"})[:],
	}
	questionNames = [QuestionKinds]string{
		AskMain: "main", AskCards: "cards", AskYesNo: "yesNo", AskHouse: "house", AskNumber: "number", AskOption: "option",
		AskOrder: "order", AskPlace: "place", AskName: "name", AskKey: "key", AskSeat: "seat",
		AskTrait: "trait",
	}
	purposeNames = [PurposeCount]string{
		ForEffect: "effect", ForAttack: "attack", ForPrey: "prey", ForFlank: "flank", ForHost: "host", ForCapture: "capture",
		ForDamage: "damage", ForUse: "use", ForOrder: "order", ForMulligan: "mulligan", ForArchives: "archives", ForHouse: "house",
		ForForge: "forge", ForUnforge: "unforge", ForPayment: "payment", ForSplit: "split", ForSeating: "seating",
		ForDiscardOrder: "discardOrder", ForReplacement: "replacement", ForRedirect: "redirect", ForIcon: "icon",
		ForPickUp:  "pickUp",
		ForUpgrade: "upgrade", ForAllowance: "allowance", ForRounds: "rounds",
		ForDiscard: "discard",
		ForPower:   "power", ForEntrench: "entrench",
		ForReadying: "readying", ForReaping: "reaping",
		ForCost: "cost", ForLoan: "loan", ForMoreKey: "moreKey",
	}
	wayNames = [wayCount]string{
		ToReap: "reap", ToFight: "fight", ToAct: "action", ToOmni: "omni", ToUnstun: "unstun",
	}
	// KeyColors are the names of the colors of the keys, and of the one without (K31.5).
	KeyColors = [keys]string{"red", "blue", "yellow", "plain"}
	pileNames = [pileCount]string{
		deckPile: "deck", handPile: "hand", discardPile: "discard", archivesPile: "archives", purgedPile: "purged",
		linePile: "line", artifactsPile: "artifacts", referencePile: "reference",
	}
	sideNames = [NoSide + 1]string{0: "player 1", 1: "player 2", 2: "player 3", Monster: "monster", NoSide: "nobody"}
)

// maxSteps is how many steps a procedure can have.
const maxSteps = 16

// lexicon is the hash of every name, by the number of its constant. 0 stands for
// what has no name: nothing.
type lexicon struct {
	houses   [card.HouseCount]uint64
	types    [card.TypeCount]uint64
	zones    [card.ZoneCount]uint64
	counters [card.CounterCount]uint64
	ledgers  [card.LedgerCount]uint64
	events   [card.EventCount]uint64
	places   [card.PlaceCount]uint64
	spans    [card.SpanCount]uint64
	icons    [card.IconCount]uint64
	verbs    [card.VerbCount]uint64
	marks    [32]uint64
	steps    [StepCount]uint64
	procs    [procCount]uint64
	pcs      [procCount][maxSteps]uint64
	asks     [QuestionKinds]uint64
	purposes [PurposeCount]uint64
	ways     [wayCount]uint64
	keys     [keys]uint64
	piles    [pileCount]uint64
	sides    [NoSide + 1]uint64
}

// dictionary is the lexicon of this version; it is read-only.
var dictionary = newLexicon()

func newLexicon() *lexicon {
	var l lexicon
	values(l.houses[:], card.NoHouse)
	values(l.types[:], card.NoType)
	values(l.zones[:], card.NoZone)
	values(l.counters[:], card.PowerCounter)
	values(l.ledgers[:], card.Played)
	values(l.events[:], card.NoEvent)
	values(l.places[:], card.OnTop)
	values(l.spans[:], card.RestOfTurn)
	values(l.icons[:], card.NoIcon)
	values(l.verbs[:], card.NoVerb)
	values(l.steps[:], BeforeGame)
	for _, t := range []struct {
		hashes []uint64
		names  []string
	}{
		{l.procs[:], procNames[:]}, {l.asks[:], questionNames[:]},
		{l.purposes[:], purposeNames[:]}, {l.ways[:], wayNames[:]}, {l.keys[:], KeyColors[:]}, {l.piles[:], pileNames[:]}, {l.sides[:],
			sideNames[:]},
	} {
		for i, name := range t.names {
			t.hashes[i] = hashOf(name)
		}
	}
	for proc, names := range procSteps {
		for pc, name := range names {
			l.pcs[proc][pc] = hashOf(name)
		}
	}
	for mark, name := range markNames {
		l.marks[bits.TrailingZeros32(uint32(mark))] = hashOf(name)
	}
	return &l
}

// values fills a table with the hashes of the values of a type, beginning with
// first.
func values[T interface {
	~uint8
	fmt.Stringer
}](hashes []uint64, first T) {
	for i := range hashes {
		hashes[i] = hashOf((first + T(i)).String())
	}
}

// hashOf is the hash of a name (FNV-1a), 0 for none.
func hashOf(name string) uint64 {
	if name == "" {
		return 0
	}
	h := uint64(0xcbf29ce484222325)
	for i := range len(name) {
		h = (h ^ uint64(name[i])) * 0x100000001b3
	}
	return h
}

// named is the name that a number chosen in the ability stands for: the ID of a
// card, or a trait.
func (c *Catalogue) named(prog uint16, n int16) (name string, ok bool) {
	switch c.Programs[prog].Chosen {
	case card.NameCardVerb:
		if n > 0 {
			name = c.Entries[n].Card.ID
		}
		return name, true
	case card.ChooseTraitVerb:
		return trait.Trait(n).String(), true
	}
	return "", false
}

// numbered is the number of a name, see named.
func (c *Catalogue) numbered(prog uint16, name string) (int16, error) {
	if c.Programs[prog].Chosen == card.ChooseTraitVerb {
		t, ok := trait.Parse(name)
		if !ok {
			return 0, fmt.Errorf("there is no trait %.100q", name)
		}
		return int16(t), nil
	}
	n, ok := c.Number(name)
	if !ok {
		return 0, fmt.Errorf("card %.100q is not implemented", name)
	}
	return int16(n), nil
}

func (g *Game) idOf(n uint16) string {
	if n == 0 {
		return ""
	}
	return g.cat.Entries[n].Card.ID
}

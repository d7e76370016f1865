package keyforge

import (
	"math/bits"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

const handSize = 6

// BeginTurn begins a player's turn. Modes call it.
func (g *Game) BeginTurn(side Side) {
	if l := g.extraTurn(side); l != nil {
		l.Used++
	}
	g.activate(side)
	g.newTurn(side)
	g.start(procTurn, side)
}

// BeginMonsterTurn begins the monster's turn, in which active is the active
// player (A2.1). Modes call it.
func (g *Game) BeginMonsterTurn(active Side) {
	g.activate(active)
	g.newTurn(Monster)
	g.start(procMonster, Monster)
}

func (g *Game) activate(side Side) {
	if g.s.Active != side {
		g.s.Active = side
		g.changed(program.OnActive)
	}
}

// newTurn resets what is counted or spent each turn.
func (g *Game) newTurn(side Side) {
	s := &g.s
	last := &s.Players[s.TurnOf%MaxSides]
	if s.Turn > 0 {
		robbed := last.Before[card.Robbed]
		last.Before, last.ForgedBefore = last.Now, last.ForgedNow
		last.Before[card.Robbed] = robbed
	}
	for i := range s.Players {
		p := &s.Players[i]
		if g.everyone()&(1<<i) == 0 {
			continue
		}
		if s.Turn > 0 && g.opponent(Side(i)) == s.TurnOf {
			p.Before[card.Robbed] = p.Now[card.Robbed]
		}
		p.Now, p.ForgedNow = [card.LedgerCount]uint8{}, 0
		p.PlayedOf, p.UsedOf, p.DiscardedOf = [card.HouseCount]uint8{}, [card.HouseCount]uint8{}, [card.HouseCount]uint8{}
	}
	s.Turn++
	s.TurnOf, s.House, s.Ended, s.Acts, s.Done, s.Opening = side, card.NoHouse, false, 0, 0, 255
	s.Players[side].Turns++
	for c := s.busy.First(); c != 0; c = s.busy.Next(c) { // K11.7, K18.10, A11.2
		cs := &s.Cards[c]
		cs.Spent, cs.Uses, cs.Used, cs.Allowed = 0, 0, 0, 0
		cs.Marks &^= Attacked | PlayedNow
	}
	s.busy = Set{}
	g.changed(program.OnTurn | program.OnRest)
	g.emit(Event{Kind: TurnBegan, Side: side})
	g.endLasting(side, false)
}

func (g *Game) step(to Step) {
	g.s.Step = to
	g.s.Done = 0
	g.touch()
	g.emit(Event{Kind: StepBegan, Side: g.s.TurnOf, N: int32(to)})
}

// AtTurn begins the first or the last step of the current turn, StartStep or
// EndStep, with everything that waits for it (K2.4, K2.18).
func (g *Game) AtTurn(to Step) {
	g.step(to)
	k := card.TurnBegan
	if to == EndStep {
		k = card.TurnEnded
	}
	lo := g.s.npending
	g.happen(TriggerEvent{Kind: k, Who: g.s.TurnOf})
	g.window(lo)
}

// Where the program counter of a turn stands.
const (
	turnStart uint16 = iota
	turnForge
	turnHouse
	turnChoice
	turnArchives
	turnMain
	turnReady
	turnDraw
	turnEnd
	turnOver
	turnRefill    // after turnDraw
	turnForgeMore // after turnForge
	turnTaken     // after turnArchives
	turnSteps
)

// stepTurn is a player's turn (K2.2).
func (g *Game) stepTurn(f *frame) {
	s := &g.s
	g.forget()
	switch f.pc {
	case turnStart:
		f.pc = turnForge
		g.AtTurn(StartStep)
	case turnForge:
		g.step(ForgeStep)
		f.pc = turnHouse
		if g.playerMod(card.SkipForge, f.you) {
			g.emit(Event{Kind: ForgeSkipped, Side: f.you})
		} else if g.canForge(f.you, g.KeyCost(f.you)) {
			if g.playerSum(card.ForgeMore, f.you) > 0 {
				f.pc = turnForgeMore
			}
			g.start(procForge, f.you)
		}
	case turnForgeMore:
		g.forgeMore(f)
	case turnHouse:
		g.step(HouseStep)
		f.pc = turnChoice
	case turnChoice:
		if !g.chooseActiveHouse(f) {
			return
		}
		f.pc = turnArchives
		lo := s.npending
		g.happen(TriggerEvent{Kind: card.HouseChosen, Who: f.you, House: s.House})
		g.window(lo)
	case turnArchives:
		archives := s.Players[f.you].pile(archivesPile)
		if !g.offerArchives(f) {
			return
		}
		f.pc = turnTaken
		if len(archives) > 0 && len(s.Players[f.you].pile(archivesPile)) < len(archives) {
			g.TookArchives(f.you)
			return
		}
		fallthrough
	case turnTaken:
		f.pc = turnMain
		g.step(MainStep)
		if g.table.FirstTurn && s.Turn == 1 {
			s.Opening = 1 // K2.14
		}
	case turnMain:
		if s.Ended {
			f.pc = turnReady
			return
		}
		s.Q = Question{Kind: AskMain, Side: f.you}
	case turnReady:
		f.pc = turnDraw
		g.ReadyCards(f.you)
	case turnDraw:
		f.pc = turnRefill
		g.step(DrawStep)
		if g.playerMod(card.SkipDraw, f.you) {
			f.pc = turnEnd
			g.emit(Event{Kind: DrawSkipped, Side: f.you})
			return
		}
		lo := s.npending
		g.happen(TriggerEvent{Kind: card.DrawStepBegan, Who: f.you})
		if s.npending > lo || s.unsettled {
			g.window(lo)
			return
		}
		fallthrough
	case turnRefill:
		f.pc = turnEnd
		g.Refill(f.you)
		if more := g.playerSum(card.DrawMore, f.you); more > 0 {
			g.Draw(f.you, more)
		}
	case turnEnd:
		f.pc = turnOver
		g.AtTurn(EndStep)
	default:
		if p := &s.Players[f.you]; g.unforged(f.you) != 0 && int(p.Pool) >= g.KeyCost(f.you) {
			g.emit(Event{Kind: CheckCalled, Side: f.you}) // K2.17, Q38
		}
		g.endTurn(f)
	}
}

// forgeMore offers the side the additional keys of its "forge a key" step (K31.4).
func (g *Game) forgeMore(f *frame) {
	if int(f.nums[moreForged]) >= g.playerSum(card.ForgeMore, f.you) || !g.canForge(f.you, g.KeyCost(f.you)) {
		f.pc, f.nums[moreForged] = turnHouse, 0
		return
	}
	yes, ok := g.askYes(Question{Purpose: ForMoreKey, Side: f.you})
	switch {
	case ok && yes:
		f.nums[moreForged]++
		g.start(procForge, f.you)
	case ok:
		f.pc, f.nums[moreForged] = turnHouse, 0
	}
}

// endTurn ends what lasts until the end of the turn. What is destroyed as a result
// is still destroyed in this turn, before the next one begins.
func (g *Game) endTurn(f *frame) {
	g.endLasting(f.you, true)
	f.proc, f.pc = procTurnOver, 0
}

// stepTurnOver lets the mode begin the next turn.
func (g *Game) stepTurnOver(f *frame) {
	side := f.you
	g.emit(Event{Kind: TurnEnded, Side: side})
	g.pop()
	g.mode.After(g, side)
}

// Choosable is the houses among which the side chooses its active house
// (K4.1 to K4.7).
func (g *Game) Choosable(side Side) card.Houses {
	g.refresh()
	p := &g.s.Players[side]
	can := p.Houses | g.housesInPlay(side) // K4.2
	must := card.Houses(0)
	for i := range g.d.mods {
		m := &g.d.mods[i]
		if k := m.m.Kind; k != card.MustChoose && k != card.CannotChoose || g.whoOf(m)&(1<<side) == 0 {
			continue
		}
		sc := g.modScope(m)
		h := g.houseOf(m.m.House, &sc)
		if m.m.Again {
			h = p.LastHouse
		}
		if m.m.Kind == card.MustChoose {
			must |= 1 << h
		} else {
			can &^= 1 << h // K4.7
		}
	}
	if must &= can; must != 0 { // K4.3, K4.6
		return must
	}
	return can
}

func (g *Game) chooseActiveHouse(f *frame) bool {
	s := &g.s
	last := &s.Players[f.you].LastHouse
	can := g.Choosable(f.you)
	if can == 0 { // K4.5
		s.House, *last = card.NoHouse, card.NoHouse
		return true
	}
	house := card.House(bits.TrailingZeros32(uint32(can)))
	if bits.OnesCount32(uint32(can)) > 1 || s.ans.ready || s.AskAll {
		a, ok := g.asked(Question{Kind: AskHouse, Purpose: ForHouse, Side: f.you, Houses: can})
		if !ok {
			return false
		}
		house = card.House(a.n)
	}
	s.House, *last = house, house
	g.touch()
	g.emit(Event{Kind: HouseChosen, Side: f.you, House: house})
	return true
}

// TookArchives begins what waits for the side to take cards of its archives at its house choice;
// modes call it for the monster.
func (g *Game) TookArchives(side Side) {
	lo := g.s.npending
	g.happen(TriggerEvent{Kind: card.ArchivesTaken, Who: side})
	g.window(lo)
}

// offerArchives lets the player take the archives into hand (K2.12).
func (g *Game) offerArchives(f *frame) bool {
	p := &g.s.Players[f.you]
	if !slices.ContainsFunc(p.pile(archivesPile), g.mayLeave) || g.playerMod(card.ArchivesLeft, f.you) {
		return true
	}
	if g.archivesOpen(f.you) {
		return g.offerCards(f)
	}
	yes, ok := g.askYes(Question{Purpose: ForArchives, Side: f.you})
	if !ok {
		return false
	}
	for i := 0; yes && i < len(p.pile(archivesPile)); {
		c := p.pile(archivesPile)[i]
		if !g.mayLeave(c) {
			i++
			continue
		}
		g.relocate(c, card.Hand, g.s.Cards[c].Owner, card.OnTop) // Q39
	}
	return true
}

// mayLeave reports whether the card may leave archives, if it lies in some.
func (g *Game) mayLeave(c Slot) bool {
	cs := &g.s.Cards[c]
	return cs.Zone != card.Archives || cs.Owner != g.opponent(cs.Ctrl) || !g.playerMod(card.ArchivesKept, cs.Ctrl)
}

// archivesOpen reports whether any number of cards may be taken out of the side's
// archives.
func (g *Game) archivesOpen(side Side) bool {
	return slices.ContainsFunc(g.s.Players[side].pile(archivesPile), g.lyingOpen)
}

// lyingOpen reports whether the card is face up in its owner's archives.
func (g *Game) lyingOpen(c Slot) bool {
	cs := &g.s.Cards[c]
	return cs.Zone == card.Archives && cs.Ctrl == cs.Owner && g.cat.Entries[cs.Def].Card.OpenArchives
}

// archived reveals a card that has come into archives and is face up there.
func (g *Game) archived(c Slot) {
	if g.lyingOpen(c) {
		g.s.Cards[c].Marks |= Revealed
		g.emit(Event{Kind: Shown, Card: c})
	}
}

// offerCards lets the player take any number of cards out of the archives.
func (g *Game) offerCards(f *frame) bool {
	all := Set{At: g.s.Clock}
	for _, c := range g.s.Players[f.you].pile(archivesPile) {
		if g.mayLeave(c) {
			all.Add(c)
		}
	}
	set, ok := g.askCards(Question{Purpose: ForPickUp, Side: f.you}, all, 0, all.Len())
	for c := set.First(); ok && c != 0; c = set.Next(c) {
		g.relocate(c, card.Hand, g.s.Cards[c].Owner, card.OnTop) // Q39
	}
	return ok
}

// Refill lets the side draw to its hand size (K20.2, Q7, Q8).
func (g *Game) Refill(side Side) {
	if side == Monster {
		return // A4.4
	}
	g.drawTo(side, handSize+g.playerSum(card.HandSizeMod, side))
}

func (g *Game) drawTo(side Side, size int) {
	p := &g.s.Players[side]
	missing := size - p.pile(handPile).Len()
	if missing <= 0 {
		return
	}
	if p.Chains > 0 {
		missing -= (int(p.Chains) + 5) / 6 // K20.3
		p.Chains--
		g.emit(Event{Kind: ChainShed, Side: side, N: int32(p.Chains)})
	}
	g.Draw(side, missing)
}

// stepMonster is the monster's turn, carried out by the mode.
func (g *Game) stepMonster(f *frame) {
	g.forget()
	next, done := g.mode.MonsterStep(g, f.pc)
	f.pc = next
	if done && !g.s.Over {
		g.endTurn(f)
	}
}

// MonsterStep is the step of the monster's turn that comes next, or false when it
// is the turn of a player.
func (g *Game) MonsterStep() (uint16, bool) {
	for i := range g.s.frames[:g.s.nframes] {
		if f := &g.s.frames[i]; f.proc == procMonster {
			return f.pc, true
		}
	}
	return 0, false
}

// LookAhead calls look as if the turns of these sides had begun, one after another,
// and everything else were as it is now: time passes only for lasting effects.
func (g *Game) LookAhead(look func(), turns ...Side) {
	s := &g.s
	turn, turnOf, active, house, events, unsettled := s.Turn, s.TurnOf, s.Active, s.House, s.Events, s.unsettled
	lasting, nlasting, quiet := s.lasting, s.nlasting, g.quiet
	g.quiet = true
	for _, side := range turns {
		g.endLasting(s.TurnOf, true)
		if s.TurnOf = side; side != Monster {
			s.Active = side
		}
		s.Turn, s.House = s.Turn+1, card.NoHouse
		g.endLasting(side, false)
	}
	g.d.age, g.listed = outdated, false
	look()
	s.Turn, s.TurnOf, s.Active, s.House, s.Events, s.unsettled = turn, turnOf, active, house, events, unsettled
	s.lasting, s.nlasting, g.quiet = lasting, nlasting, quiet
	g.d.age, g.listed = outdated, false
	g.refresh()
}

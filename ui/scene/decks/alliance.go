package decks

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// allianceScreen makes an alliance: a deck of three houses of two or three decks of one set (K34.1).
type allianceScreen struct {
	scene.Base
	decks *screen
	set   string
	allianceChoice
	search   widget.Field
	name     widget.Field
	offer    allianceOffer
	of       allianceOf
	list     widget.Scroll
	columns  widget.Scroll
	how      widget.WrappedText
	revealed bool        // the deck with which it began has been scrolled into view
	pointed  *offeredPod // that which is pointed at
	near     near
	work     *job.Job[made]
	told     string // why nothing was made
}

// allianceChoice is what the player has chosen.
type allianceChoice struct {
	slots  [deck.Houses]podSlot
	extras string // the ID of the deck whose token card, archon power or prophecies the alliance has
	house  card.House
}

// podSlot is a house of a deck, or the room for one.
type podSlot struct {
	id    string // of the deck; "": none
	house card.House
}

// allianceOf is what the offer depends on.
type allianceOf struct {
	allianceChoice
	text     string
	version  int
	language string
}

// allianceOffer is what can be chosen, and what is chosen, as it is shown.
type allianceOffer struct {
	rows     []allianceRow
	houses   []card.House // of the decks of the set
	extras   *deck.Deck   // a deck of the set that has anything beside its cards
	pods     []deck.Pod   // what is chosen
	taken    [deck.Houses]offeredPod
	called   func(id string) bool
	proposal string // a name for the alliance, once it is complete
	why      string // why it cannot be made
}

// allianceRow is a deck of the set, with its houses.
type allianceRow struct {
	id, name string
	pods     [deck.Houses]offeredPod
}

// offeredPod is a house of a deck.
type offeredPod struct {
	podSlot
	label, why string
	taken      int // its slot, or -1
	counts     [len(totalSigns)]int
}

// made is the outcome of making an alliance.
type made struct {
	id, name string
	err      error
}

// ofSet are the decks of a set whose houses an alliance may take.
func ofSet(s *scene.Stack, set string) (n int) {
	for i := range s.Collection.All {
		if b := &s.Collection.All[i]; b.Deck.Set == set && gives(b) {
			n++
		}
	}
	return n
}

// gives reports whether an alliance may take houses of a deck. Of equal decks it is that of the player.
func gives(b *session.CollectionDeck) bool { return !b.Copied && b.Deck.Alliance == nil }

// noAlliance is why no alliance of decks of a set can be made, or "".
func noAlliance(s *scene.Stack, set string) string {
	switch {
	case s.Library == nil:
		return s.T("no-library")
	case ofSet(s, set) < 2:
		return s.T("alliance-none", set)
	}
	return ""
}

// openAlliance begins an alliance of decks of the set of a deck.
func openAlliance(s *scene.Stack, n *screen, b *session.CollectionDeck) {
	a := &allianceScreen{decks: n, set: b.Deck.Set}
	a.search.Max, a.name.Max = 60, 100
	s.Push(a)
}

func (*allianceScreen) Name() string { return "alliance" }
func (*allianceScreen) Over() bool   { return false }

// Leave lets an alliance that is being kept come in.
func (n *allianceScreen) Leave(s *scene.Stack) error {
	if work := n.work; work != nil {
		n.work = nil
		s.ReadDecksAfter(func() { work.Wait() })
	}
	return nil
}

// refresh works out again what can be chosen.
func (n *allianceScreen) refresh(s *scene.Stack) {
	now := allianceOf{n.allianceChoice, n.search.Text(), s.Collection.Version, s.Settings.Language}
	if n.of == now {
		return
	}
	for i := range n.slots { // a deck may be gone
		if s.Collection.Find(n.slots[i].id) == nil {
			n.slots[i] = podSlot{}
		}
	}
	o := allianceOffer{called: s.CardsCalled(now.text)}
	for i := range n.slots {
		if b := s.Collection.Find(n.slots[i].id); b != nil {
			o.pods = append(o.pods, deck.Pod{Deck: b.Deck, House: n.slots[i].house})
			o.taken[i] = n.pod(s, b, n.slots[i].house)
		}
	}
	for i := range s.Collection.All {
		if b := &s.Collection.All[i]; b.Deck.Set == n.set && gives(b) {
			if b.Deck.HasExtras() {
				o.extras = b.Deck
			}
			o.houses = append(o.houses, b.Deck.Houses[:]...)
		}
	}
	slices.Sort(o.houses)
	o.houses = slices.Compact(o.houses)
	n.settleExtras(s)
	query := session.Query{Text: now.text, Set: n.set, House: n.house}
	for _, i := range s.Collection.Choose(query, o.called) {
		if b := &s.Collection.All[i]; gives(b) {
			o.rows = append(o.rows, n.row(s, b, o.pods))
		}
	}
	o.complete(s, n)
	now.allianceChoice = n.allianceChoice
	n.of, n.offer, n.how = now, o, widget.WrappedText{Words: s.T(o.how(), n.set)}
}

// how is the key of what the player has to choose.
func (o *allianceOffer) how() string {
	switch d := o.extras; {
	case d == nil:
		return "alliance-how"
	case d.Token != "":
		return "alliance-how-token"
	case d.Power != "":
		return "alliance-how-power"
	}
	return "alliance-how-prophecies"
}

// settleExtras takes what lies beside the cards of the first chosen deck that has any, unless the player
// has chosen another.
func (n *allianceScreen) settleExtras(s *scene.Stack) {
	first := ""
	for _, slot := range n.slots {
		b := s.Collection.Find(slot.id)
		switch {
		case b == nil || !b.Deck.HasExtras():
		case b.ID == n.extras:
			return
		case first == "":
			first = b.ID
		}
	}
	n.extras = first
}

// row is a deck with its houses, and why some of them cannot be chosen beside those that are.
func (n *allianceScreen) row(s *scene.Stack, b *session.CollectionDeck, pods []deck.Pod) allianceRow {
	r := allianceRow{id: b.ID, name: b.Name()}
	for k, h := range b.Deck.Houses {
		r.pods[k] = n.pod(s, b, h)
		p := &r.pods[k]
		switch {
		case p.taken >= 0:
		case len(pods) == deck.Houses:
			p.why = s.T("alliance-full")
		default:
			p.why = breachWords(s, deck.BreachOf(append(slices.Clone(pods), deck.Pod{Deck: b.Deck, House: h})...))
		}
	}
	return r
}

// pod is a house of a deck.
func (n *allianceScreen) pod(s *scene.Stack, b *session.CollectionDeck, h card.House) offeredPod {
	t := library.TotalsOfHouse(b.Deck, h)
	p := offeredPod{podSlot: podSlot{b.ID, h}, label: b.Name() + ": " + s.Language.House(h), counts: countsOf(&t)}
	p.taken = slices.Index(n.slots[:], p.podSlot)
	return p
}

// breachWords say why a house cannot be chosen, "" if it can.
func breachWords(s *scene.Stack, b deck.Breach) string {
	switch b.Rule {
	case deck.Kept:
		return ""
	case deck.HousesApart:
		return s.T("alliance-house-twice", s.Language.House(b.House))
	case deck.TwoDecks:
		return s.T("alliance-one-deck")
	case deck.OneName:
		return s.T("alliance-two-names", s.CardTitle(b.Cards[0]), s.CardTitle(b.Cards[1]))
	case deck.OneCopy:
		return s.T("alliance-two-copies", s.CardTitle(b.Cards[0]))
	}
	return s.Language.Say(b.Err())
}

// complete proposes a name once all houses are chosen, and says what is missing.
func (o *allianceOffer) complete(s *scene.Stack, n *allianceScreen) {
	if missing := deck.Houses - len(o.pods); missing > 0 {
		o.why = s.T("alliance-more", missing)
		return
	}
	var houses [deck.Houses]any
	for i, p := range o.pods {
		houses[i] = s.Language.House(p.House)
	}
	name := s.T("alliance-name", houses[:]...)
	o.proposal = name
	for k := 2; slices.ContainsFunc(s.Collection.All, func(b session.CollectionDeck) bool { return b.Name() == o.proposal }); k++ {
		o.proposal = fmt.Sprintf("%s %d", name, k)
	}
	d, err := n.alliance(s, o.pods, o.proposal)
	if err != nil {
		o.why = s.Language.Say(err)
		return
	}
	key := d.ListKey()
	for i := range s.Collection.All {
		if b := &s.Collection.All[i]; b.Key == key {
			o.why = s.T("alliance-twin", b.Name())
		}
	}
}

// alliance is the alliance that is chosen.
func (n *allianceScreen) alliance(s *scene.Stack, pods []deck.Pod, name string) (*deck.Deck, error) {
	var from *deck.Deck
	if b := s.Collection.Find(n.extras); b != nil {
		from = b.Deck
	}
	return deck.Alliance(name, [deck.Houses]deck.Pod(pods), from)
}

// take chooses a house of a deck, or gives it back.
func (n *allianceScreen) take(p *offeredPod) {
	if p.taken >= 0 {
		n.slots[p.taken] = podSlot{}
	} else if free := n.free(); free >= 0 {
		n.slots[free] = p.podSlot
	}
}

// free is the first slot without a house, or -1.
func (n *allianceScreen) free() int { return slices.Index(n.slots[:], podSlot{}) }

// make puts the alliance into the library.
func (n *allianceScreen) make(s *scene.Stack) {
	name := strings.TrimSpace(n.name.Text())
	if name == "" {
		name = n.offer.proposal
	}
	n.told = ""
	d, err := n.alliance(s, n.offer.pods, name)
	if err != nil {
		n.told = s.Language.Say(err)
		return
	}
	lib := s.Library
	n.work = job.Start(func() made {
		done, err := lib.Import(context.Background(), []*deck.Deck{d}, nil)
		if err != nil {
			return made{err: err}
		}
		return made{id: done[0].ID, name: d.Name}
	})
}

// collect takes the outcome of making it: the decks show it.
func (n *allianceScreen) collect(s *scene.Stack) {
	m, ok := n.work.Done()
	if !ok {
		return
	}
	n.work = nil
	if m.err != nil {
		n.told = s.Language.Say(m.err)
		return
	}
	n.decks.told, n.decks.harm, n.decks.removed = s.T("alliance-made", m.name), false, nil
	s.Collection.Imported = m.id
	s.ReadDecks()
	s.Pop()
}

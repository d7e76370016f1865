package shards

import (
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// tip is a line for people new to the game, shown once, when it first matters. Its words stand under "shards-tip-" and the key.
type tip struct {
	key     string
	article string // the key of the page of the rules that says more
	when    func(*Screen) bool
}

// told is the name under which the settings remember that it was shown.
func (n *tip) told() string { return "shards-" + n.key }

// allTips are the tips, the urgent ones first.
var allTips = [...]tip{
	{"shield", "shield", func(t *Screen) bool { return t.asks(shards.AskShield) }},
	{"banish", "banish", func(t *Screen) bool { return t.asks(shards.AskBanish) }},
	{"clocks", "clocks", func(t *Screen) bool { return t.asks(shards.AskMain) && t.game().Automaton() != shards.NoSeat }},
	{"relic", "relic", func(t *Screen) bool { return t.offers(shards.Recruit, shards.Relics) }},
	{"attack-champion", "attack-champion", func(t *Screen) bool { return t.offers(shards.Attack, shards.InPlay) }},
	{"champion", "champion", func(t *Screen) bool { return t.offers(shards.Activate, shards.InPlay) }},
	{"bonus", "bonus", (*Screen).holdsShard},
	{"focus", "focus", func(t *Screen) bool { _, ok := t.asked.with(shards.Focus); return ok }},
	{"fast-play", "fast-play", func(t *Screen) bool { return t.offers(shards.FastPlay, shards.Row) }},
	{"recruit", "recruit", func(t *Screen) bool { return t.offers(shards.Recruit, shards.Row) }},
	{"attack-phase", "attack-phase", func(t *Screen) bool {
		return t.asks(shards.AskMain) && !t.free() && t.game().State().Sides[t.show.Viewer()].Power > 0
	}},
}

func (t *Screen) asks(k shards.QuestionKind) bool { return t.game().Question().Kind == k }

// offers says whether a command about a card of that zone is legal.
func (t *Screen) offers(v shards.Verb, in shards.Zone) bool {
	return slices.ContainsFunc(t.asked.legal, func(c shards.Command) bool {
		zone, _ := t.game().Where(c.Card)
		return c.Verb == v && zone == in
	})
}

// holdsShard says whether the one who looks may play the card for which mastery matters most.
func (t *Screen) holdsShard() bool {
	return slices.ContainsFunc(t.asked.legal, func(c shards.Command) bool {
		return c.Verb == shards.Play && t.game().Card(c.Card).ID == "infinity-shard"
	})
}

// tips shows one tip at a time, in the turn in which it matters, until that has passed or it is closed.
type tips struct {
	now   *tip
	turn  int
	at    int // one more than the number of inputs after which tips were looked for
	words string
	title string // of the page that says more
	in    *lang.Language
}

// shown says whether there is a tip for the one who is asked.
func (n *tips) shown(t *Screen) bool { return n.now != nil && t.mine() }

// frame works out which tip to show. No tip is ever shown twice.
func (n *tips) frame(t *Screen, s *scene.Stack) {
	switch {
	case !s.Settings.Tips || t.lesson != nil:
		*n = tips{}
		return
	case !t.mine() || t.show.Behind():
		return
	}
	if at := t.log.At() + 1; n.at != at {
		n.at = at
		n.choose(t, s)
	}
	if n.now != nil && n.in != s.Language {
		n.in, n.words, n.title = s.Language, t.say("shards-tip-"+n.now.key), ""
		pages := s.WordsOf(Kind()).Rules()
		n.title = pages[slices.IndexFunc(pages, func(p game.Page) bool { return p.Key == n.now.article })].Title
	}
}

// choose finds the first tip that matters and was never shown, once the one before has passed.
func (n *tips) choose(t *Screen, s *scene.Stack) {
	if n.now != nil && n.turn == t.game().Turn() && n.now.when(t) {
		return
	}
	n.now = nil
	for i := range allTips {
		if tip := &allTips[i]; !s.Settings.Told.Has(tip.told()) && tip.when(t) {
			n.now, n.turn, n.in = tip, t.game().Turn(), nil
			s.Settings.Told = s.Settings.Told.With(tip.told())
			s.SaveSettings()
			return
		}
	}
}

// tipHigh is how high a tip is at most, in units of type.
const tipHigh = 150.0

// tip draws the tip: the title of its page, which leads there, and below it what it says.
func (p *painter) tip() {
	n, r := &p.t.tips, p.at.Tip
	if r.Empty() || n.now == nil {
		return
	}
	u := p.Unit
	r = r.Middle(r.W, min(r.H, tipHigh*p.Type))
	p.Block("tip", r)
	p.Fill(r, 8*u, theme.Abyss.Alpha(0.86))
	p.Line(r, 8*u, max(1, 1.2*u), theme.Chosen.Alpha(0.7))
	head, words := r.Inset(4 * u).Cut(max(28*u, p.Target()))
	mark, head := head.Split(min(22*u, head.H))
	p.Mark(mark.Middle(mark.W*0.8, mark.W*0.8), paint.Drop, theme.Chosen)
	head, shut := head.SplitRight(head.H)
	if p.IconButton(widget.ID{What: "tip-close"}, shut, paint.Cross, p.s.T("tip-close")) {
		p.Defer(func() { n.now = nil })
	}
	hover, click := p.ViewSpot(widget.ID{What: "tip-more"}, head, n.title)
	color := theme.Water
	if hover {
		color = theme.Lit
	}
	p.write(head.Inset(2*u), paint.Bold, min(theme.Body*p.Type, 0.8*head.H), color, n.title)
	p.write(layout.Rect{X: words.X + 3*u, Y: words.Y, W: words.W - 6*u, H: words.H}, paint.Regular, theme.Large*p.Type, theme.Ink, n.words)
	if article := n.now.article; click {
		p.Defer(func() { p.s.OpenArticle(article) })
	}
}

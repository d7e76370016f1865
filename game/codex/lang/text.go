package lang

import (
	"math/bits"
	"strings"

	"github.com/keyraken/keyraken/game/codex/card"
)

// Heading is what stands above the text of a card: colour, kind, traits, tech level, cost and numbers.
func (l *Language) Heading(c *card.Card) string {
	w := with{"kind": l.kinds[c.Kind], "color": l.colors[c.Color]}
	if !c.Token && c.Kind != card.BaseKind {
		w["cost"] = int(c.Cost)
	}
	for name, on := range map[string]bool{"minor": c.Minor(), "ultimate": c.Ultimate, "ongoing": c.Ongoing, "legendary": c.Legendary,
		"token": c.Token} {
		if on {
			w[name] = name
		}
	}
	if c.Spec != card.NoSpec {
		w["spec"] = l.specs[c.Spec]
	}
	if c.Trait != card.NoTrait {
		w["trait"] = l.traits[c.Trait.String()]
		if c.Second != card.NoTrait {
			w["trait"] = l.traits[c.Trait.String()] + l.phrases.comma + l.traits[c.Second.String()]
		}
	}
	if c.Kind == card.UnitKind || c.Kind == card.UpgradeKind || c.Kind == card.BuildingKind {
		w["tech"] = l.fill(l.labels.tech, with{"tech": roman(c.Tech)})
	}
	switch c.Kind {
	case card.UnitKind:
		w["attack"], w["hp"] = int(c.Bands[0].Attack), int(c.Bands[0].HP)
	case card.BuildingKind, card.BaseKind, card.TechKind, card.AddonKind:
		w["hp"] = int(c.Bands[0].HP)
	}
	return Capital(l.fill(l.labels.heading, w))
}

// roman is a tech level as cards have it.
func roman(n int8) string { return [...]string{"0", "I", "II", "III"}[n] }

// Text is what a card does, a line for each ability; of a hero also the numbers of each band of levels.
func (l *Language) Text(c *card.Card) string {
	var lines []string
	for b := range c.Bands {
		if c.Kind != card.HeroKind {
			if b == 0 {
				lines = l.band(c, 0)
			}
			continue
		}
		k := &c.Bands[b]
		head := l.fill(l.labels.level, with{"n": int(k.Level), "attack": int(k.Attack), "hp": int(k.HP)})
		lines = append(lines, strings.TrimSpace(head+" "+strings.Join(l.band(c, uint8(b)), " ")))
	}
	return strings.Join(lines, "\n")
}

// band are the lines of what a card has from a band on.
func (l *Language) band(c *card.Card, band uint8) (lines []string) {
	if c.Channeling {
		lines = append(lines, Capital(l.labels.channeling)+".")
	}
	if c.Boost > 0 {
		lines = append(lines, l.fill(l.labels.boost, with{"n": int(c.Boost)}))
	}
	if own := l.mods(&c.Bands[band].Own, l.phrases.comma); own != "" {
		lines = append(lines, Capital(own)+".")
	}
	if text := l.boards[c.ID]; text != "" && c.Kind >= card.BaseKind {
		lines = append(lines, text)
	}
	for i := range c.Constants {
		if k := &c.Constants[i]; k.Band == band {
			lines = append(lines, Capital(l.constant(k))+".")
		}
	}
	for i := range c.Abilities {
		if a := &c.Abilities[i]; a.Band == band {
			lines = append(lines, Capital(l.ability(a, c.Boost > 0)))
		}
	}
	return lines
}

// mods are what a card has or gets, such as "+1/+1, flying and resist 2".
func (l *Language) mods(m *card.Mod, last string) string {
	var all []string
	add := func(template string, n int8) {
		if n != 0 {
			w := with{"n": int(n), "plus": "+"}
			if n < 0 {
				w["n"], w["plus"] = int(-n), "−"
			}
			all = append(all, l.fill(template, w))
		}
	}
	if m.Attack == m.HP {
		add(l.numbered.both, m.Attack)
	} else {
		add(l.numbered.attack, m.Attack)
		add(l.numbered.hp, m.HP)
	}
	add(l.numbered.armor, m.Armor)
	for k := range m.Has.Each {
		all = append(all, l.keywords[bits.TrailingZeros32(uint32(k))])
	}
	add(l.numbered.resist, m.Resist)
	add(l.numbered.frenzy, m.Frenzy)
	add(l.numbered.obliterate, m.Obliterate)
	add(l.numbered.healing, m.Healing)
	return l.list(all, last)
}

// list joins words with commas, the last with another word.
func (l *Language) list(all []string, last string) string {
	if n := len(all) - 1; n > 0 {
		return strings.Join(all[:n], l.phrases.comma) + last + all[n]
	}
	return strings.Join(all, "")
}

// constant is what applies as long as the card is in play.
func (l *Language) constant(k *card.Constant) string {
	w := with{"mods": l.mods(&k.Mod, l.phrases.and), "who": l.target(&k.On, false), "count": l.counts[k.Per]}
	if k.On.How == card.OnEach {
		w["many"] = "many"
	}
	s := l.fill(l.rules[k.Rule], w)
	if k.If != card.Always {
		s = l.fill(l.labels.while, with{"what": s, "condition": l.holds[k.If]})
	}
	return s
}

// ability is when an ability applies, what it costs and what it does.
func (l *Language) ability(a *card.Ability, boosts bool) string {
	s := l.triggers[a.On]
	if a.On == card.OnUse {
		s = l.cost(&a.Cost) + " → "
	}
	if a.If != card.Always {
		s = strings.TrimSuffix(s, ": ") + l.fill(l.labels.when, with{"condition": l.holds[a.If]})
	}
	return s + l.effects(a.Effects, boosts)
}

func (l *Language) cost(c *card.Cost) string {
	var all []string
	for _, part := range []struct {
		on       bool
		template string
		n        int8
	}{{c.Gold > 0, l.labels.gold, c.Gold}, {c.Exhaust, l.labels.exhaust, 1}, {c.Sacrifice, l.labels.sacrifice, 1},
		{c.Remove > 0, l.labels.remove, c.Remove}, {c.Discard > 0, l.labels.discard, c.Discard}} {
		if part.on {
			all = append(all, l.fill(part.template, with{"n": int(part.n), "rune": l.runes[c.Rune]}))
		}
	}
	return strings.Join(all, l.phrases.comma)
}

// effects are sentences; modes share one.
func (l *Language) effects(all []card.Effect, boosts bool) string {
	var sentences []string
	several := false // of the things chosen before
	for i := 0; i < len(all); i++ {
		if all[i].Verb == card.ChooseOne {
			var modes []string
			for i++; i < len(all) && all[i].Mode != 0; i++ {
				modes = append(modes, l.effect(&all[i], several))
			}
			i--
			choose := l.labels.choose
			if boosts {
				choose = l.labels.chooseOrAll
			}
			sentences = append(sentences, choose+strings.Join(modes, l.labels.or)+".")
			continue
		}
		sentences = append(sentences, Capital(l.effect(&all[i], several))+".")
		several = several || all[i].On.Max > 1
	}
	return strings.Join(sentences, " ")
}

func (l *Language) effect(e *card.Effect, several bool) string {
	w := with{"n": int(e.N), "what": l.target(&e.On, several), "mods": l.mods(&e.Mod, l.phrases.and), "until": l.until[e.Until],
		"rune": l.runes[e.Rune], "count": l.counts[e.Per]}
	if e.Card != "" {
		w["token"] = l.Name(e.Card)
	}
	if e.Enemy {
		w["enemy"] = "enemy"
	}
	if several {
		w["several"] = "several"
	}
	if e.On.Min == 0 && e.On.Max > 0 || e.May {
		w["may"] = "may"
	}
	s := l.fill(l.verbs[e.Verb], w)
	if e.Against != 0 {
		to := &l.nouns[bits.TrailingZeros16(uint16(e.Against))]
		s += l.fill(l.labels.against, with{"n": int(e.AgainstN), "what": to.one.plus(to.article, "")})
	}
	if e.Instead != card.Always {
		s += l.fill(l.labels.instead, with{"n": int(e.InsteadN), "condition": l.holds[e.Instead]})
	}
	if e.Most > 0 {
		s += l.fill(l.labels.most, with{"n": int(e.Most)})
	}
	if e.If != card.Always {
		s = l.holds[e.If] + l.phrases.comma + s
	}
	if e.On.Aimed {
		s += l.phrases.aim
	}
	return s
}

// target is the noun phrase for what an effect applies to.
func (l *Language) target(t *card.Target, several bool) forms {
	p := &l.phrases
	switch t.How {
	case card.OnThis:
		return p.this
	case card.OnThem, card.OnAbout:
		if several {
			return p.them
		}
		return p.it
	case card.OnHost:
		return p.host
	case card.OnYourBase:
		return p.base
	case card.OnTheirBase:
		return p.their
	case card.OnEnemyBases:
		return p.enemies
	case card.OnActiveBase:
		return p.active
	case card.FromHand:
		return l.noun(t, p.hand)
	case card.FromCodex:
		return l.noun(t, p.codex)
	case card.FromHandOrCodex:
		return l.noun(t, p.either)
	case card.OnChosen, card.OnEach:
		return l.noun(t, "")
	}
	return forms{}
}

// noun is so many things that a filter lets through, of a zone.
func (l *Language) noun(t *card.Target, zone string) (f forms) {
	p, w := &l.phrases, &t.Of
	many := t.How == card.OnEach || t.Max > 1
	first := true
	count := bits.OnesCount16(uint16(w.Things))
	left := count
	add := func(n *noun) {
		of := n.one
		if many {
			of = n.many
		}
		left--
		switch {
		case first && !many && !w.Other && w.Green:
			f = of.plus(p.greenBefore, "")
		case first && !many && !w.Other:
			f = of.plus(n.article, "")
		case first:
			f = of
		case left == 0 && t.How == card.OnEach:
			f = f.then(p.and, of)
		case left == 0:
			f = f.then(p.or, of)
		default:
			f = f.then(p.comma, of)
		}
		first = false
	}
	if w.Things == 0 {
		left = 1
		if many {
			add(&p.spells)
		} else {
			add(&p.spell)
		}
	}
	for i := range l.nouns {
		if w.Things>>i&1 == 1 {
			add(&l.nouns[i])
		}
	}
	switch {
	case t.How == card.OnEach && w.Of == card.Yours:
		f = p.allYoursBefore.then("", f)
	case t.How == card.OnEach && w.Of == card.Anyones:
		f = p.all.then("", f)
	case w.Other:
		f = p.another.then("", f)
	case many && t.How != card.OnEach:
		number := p.upTo
		switch {
		case t.Min == t.Max:
			number = p.exactly
		case t.Max == card.Any:
			number = p.any
		}
		f = same(l.fill(number, with{"n": int(t.Max)}) + f.gen)
	}
	return f.plus("", zone+l.qualities(t, many))
}

// qualities stand behind the nouns.
func (l *Language) qualities(t *card.Target, many bool) (s string) {
	p, w := &l.phrases, &t.Of
	add := func(on bool, text string) {
		if on {
			s += text
		}
	}
	add(w.Of == card.Yours && t.How != card.OnEach, p.yours)
	add(w.Of == card.Friendly, p.friendly)
	add(w.Of == card.Opponents, p.opponents)
	add(w.Of == card.Theirs, p.theirs)
	add(w.Spec != card.NoSpec, l.fill(p.spec, with{"spec": l.specs[w.Spec]}))
	add(w.Green && (many || p.greenBefore == ""), p.green)
	if w.Trait != card.NoTrait {
		one := with{"trait": l.traits[w.Trait.String()]}
		if many {
			one["many"] = "many"
		}
		s += l.fill(p.trait, one)
	}
	if w.Techs != 0 {
		var levels []string
		for n := range int8(4) {
			if w.Techs>>n&1 == 1 {
				levels = append(levels, roman(n))
			}
		}
		s += l.fill(p.tech, with{"tech": l.list(levels, p.or)})
	}
	add(w.With, p.grown)
	add(w.Without, p.ungrown)
	add(w.Calm, p.calm)
	add(w.Weak, p.weak)
	add(w.Next, p.next)
	add(w.Cheap, p.cheap)
	add(w.Built, p.built)
	add(w.Plain, p.plain)
	return s
}

package en

import (
	"strconv"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/printed"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// mod writes a constant modifier.
func (t *en) mod(m card.Mod) []clause {
	if say, ok := playerModifiers[m.Kind]; ok {
		return []clause{say(t, m)}
	}
	say, ok := cardModifiers[m.Kind]
	if !ok {
		return []clause{whole(lang.Missing("modifier", m.Kind))}
	}
	p := t.holder(m.Target)
	if m.Target.Pick == card.EachOf && plan.IsCollective(m.Kind) {
		p = nounPhrase{words: t.noun(m.Target.Filter, "in").those(), plural: true}
	}
	return []clause{say(t, m, p)}
}

// listed makes a clause whose object may be one of several.
func listed(p nounPhrase, verb, item, rest string) clause {
	c := says(p, verb, rest)
	c.items = []string{item}
	return c
}

// holder names the cards that a modifier is for.
func (t *en) holder(g card.Target) nounPhrase {
	near, known := t.Near, t.Known[card.It]
	p := t.target(g)
	if g.Pick != card.ByRole { // a modifier names no It
		t.Near = near
		t.Note(card.It, known)
	}
	return nounPhrase{words: subject(p), plural: p.plural}
}

// always writes modifiers that always take the same verb and words.
func always(verb, rest string) func(*en, card.Mod, nounPhrase) clause {
	return func(_ *en, _ card.Mod, p nounPhrase) clause { return says(p, verb, rest) }
}

// enters writes how one or several cards enter play.
func enters(how string) func(*en, card.Mod, nounPhrase) clause {
	return func(_ *en, _ card.Mod, p nounPhrase) clause { return listed(p, "enter play", how, "") }
}

// cardModifiers write the modifiers of cards.
var cardModifiers map[card.ModKind]func(*en, card.Mod, nounPhrase) clause

func init() { // given abilities lead back to the table
	cardModifiers = map[card.ModKind]func(*en, card.Mod, nounPhrase) clause{
		card.PowerMod: func(t *en, m card.Mod, p nounPhrase) clause {
			if m.Swapped {
				return order("switch", possessive(p.words)+" power and armor")
			}
			return listed(p, "get", t.plus(m.Num, "power"), "")
		},
		card.ArmorMod: func(t *en, m card.Mod, p nounPhrase) clause {
			if m.None {
				return says(p, "lose", "all armor")
			}
			if m.Num.Role == card.TheSubjects {
				return listed(p, "gain", t.value(m.Num), "")
			}
			return listed(p, "get", t.plus(m.Num, "armor"), "")
		},
		card.Doomed: always("be", "destroyed"),
		card.NotReadied: func(_ *en, _ card.Mod, p nounPhrase) clause {
			return says(p, "do", "not ready during "+p.ofIts()+" controller’s “ready cards” step")
		},
		card.SetPower:     func(t *en, m card.Mod, p nounPhrase) clause { return t.becomes(m, p, "power") },
		card.SetArmor:     func(t *en, m card.Mod, p nounPhrase) clause { return t.becomes(m, p, "armor") },
		card.KeywordMod:   (*en).keyword,
		card.LoseKeyword:  func(t *en, m card.Mod, p nounPhrase) clause { return listed(p, "lose", m.Keyword.String(), "") },
		card.GiveAbility:  (*en).gives,
		card.BlankMod:     (*en).blank,
		card.HouseMod:     (*en).onlyHouse,
		card.AlsoHouseMod: (*en).alsoHouse,
		card.TraitMod:     func(t *en, m card.Mod, p nounPhrase) clause { return listed(p, "gain", t.traits(m), "") },
		card.TypeMod: func(t *en, m card.Mod, p nounPhrase) clause {
			return says(p, "be", article(lang.Lookup(typeNames[:], "type", m.Type)))
		},
		card.ControlMod:  (*en).controls,
		card.CannotMod:   (*en).cannot,
		card.FightDamage: (*en).fightDamage,
		card.FightBonus:  (*en).fightBonus,
		card.Ignores: func(t *en, m card.Mod, p nounPhrase) clause {
			return listed(p, "ignore", m.Keyword.String(), "while attacking")
		},
		card.OnlyAttacks:   (*en).onlyAttacks,
		card.Redirects:     (*en).redirects,
		card.Shielded:      (*en).shielded,
		card.EntersReady:   enters("ready"),
		card.EntersStunned: enters("stunned"),
		card.EntersEnraged: enters("enraged"),
		card.EntersOther: func(t *en, m card.Mod, p nounPhrase) clause {
			return says(p, "enter", "play under "+t.foe.owns+" control")
		},
		card.AnyHouseUse:  (*en).anyHouse,
		card.MayFightMod:  always("may", "fight, whatever the active house"),
		card.MustFightMod: func(_ *en, _ card.Mod, p nounPhrase) clause { return says(p, "must", "fight when used, if able") },
		card.SpendMod:     (*en).spend,
		card.FlankMod:     always("count", "as being on a flank"),
		card.DamageTaken:  (*en).damageTaken,
		card.TextMod: func(t *en, m card.Mod, p nounPhrase) clause {
			if m.KeywordsOnly {
				return listed(p, "gain", possessive(t.role(card.TheSubjects))+" keywords and traits", "")
			}
			return says(p, "gain", "the text box of "+t.role(card.TheSubjects))
		},
		card.HeadingsMod: (*en).sharedHeadings,
		card.PreyMod:     (*en).preyMod,
		card.WideTaunt: func(t *en, m card.Mod, p nounPhrase) clause {
			return whole(possessive(p.words) + " taunt also protects the neighbors of its neighbors")
		},
		card.DealsInstead: (*en).dealsInstead,
	}
}

// ofIts is "its", or "their" for several.
func (p nounPhrase) ofIts() string { return map[bool]string{true: "their", false: "its"}[p.plural] }

// plus is "+2 power" or "+1 power for each friendly creature".
func (t *en) plus(n card.Num, what string) string {
	if n.Kind == card.Const && n.N < 0 {
		return "–" + strconv.Itoa(-n.N) + " " + what
	}
	near := t.Near
	head, tail := t.amount(n, unit{what, what})
	if head == what { // no figure: +X
		t.Near = near
		return "+X " + what + ", where X is " + t.value(n)
	}
	return lang.Join("+"+head, tail)
}

func (t *en) becomes(m card.Mod, p nounPhrase, what string) clause {
	if m.Num.Role == card.TheSubjects {
		return says(p, "have", t.value(m.Num))
	}
	if m.Final {
		return listed(p, "count as having", t.value(m.Num)+" "+what, "")
	}
	return says(nounPhrase{words: possessive(p.words) + " " + what}, "be", t.value(m.Num))
}

func (t *en) keyword(m card.Mod, p nounPhrase) clause {
	if m.Filter != nil {
		return listed(p, "gain", t.keywordOf(m), "while attacking "+t.oneOf(m.Filter))
	}
	return listed(p, "gain", t.keywordOf(m), "")
}

func (t *en) keywordOf(m card.Mod) string {
	if m.Keyword == card.NoKeyword || m.Keyword >= card.KeywordCount {
		return lang.Missing("keyword", m.Keyword)
	}
	name := m.Keyword.String()
	if !m.Keyword.Numbered() {
		t.mention(m.Keyword, 1)
		return name
	}
	if m.Num.Kind == card.Const {
		t.mention(m.Keyword, m.Num.N)
		return name + " " + strconv.Itoa(m.Num.N)
	}
	return name + " X, where X is " + t.value(m.Num)
}

func (t *en) blank(m card.Mod, p nounPhrase) clause {
	how := "treated as blank"
	if !m.TraitsToo {
		how += " except for traits"
	}
	return says(nounPhrase{words: possessive(p.words) + " text box"}, "be", how)
}

func (t *en) anyHouse(m card.Mod, p nounPhrase) clause {
	pronoun := map[bool]string{true: "they", false: "it"}[p.plural]
	return says(p, "may", "be used as if "+pronoun+" belonged to the active house")
}

func (t *en) gives(m card.Mod, p nounPhrase) clause {
	if m.Ability == nil {
		return says(p, "gain", lang.Missing("ability of modifier", m.Kind))
	}
	return listed(p, "gain", t.given(*m.Ability, t.Creatures(m.Target)), "")
}

func (t *en) house(h card.House) string {
	return "house " + lang.Lookup(printed.English[:], "house", h)
}

func (t *en) onlyHouse(m card.Mod, p nounPhrase) clause {
	if m.Active {
		return says(p, "belong", "to the active house")
	}
	return says(p, "belong", "to "+t.house(m.House)+" and no other")
}

func (t *en) alsoHouse(m card.Mod, p nounPhrase) clause {
	switch {
	case m.Chosen:
		return says(p, "belong", "to the chosen house as well")
	case m.House == card.NoHouse:
		return says(p, "belong", "to every house")
	}
	return says(p, "belong", "to "+t.house(m.House)+" as well")
}

func (t *en) traits(m card.Mod) string {
	names := t.Language.Traits(m.Traits)
	if len(names) == 1 {
		return "the " + names[0] + " trait"
	}
	return "the traits " + lang.List(names, "and")
}

func (t *en) controls(m card.Mod, p nounPhrase) clause {
	w := t.who(m.Who)
	return clause{subject: w.subject, third: w.third, verbs: []string{"control"}, rest: p.words}
}

func (t *en) cannot(m card.Mod, p nounPhrase) clause {
	if m.Acts == card.ActReap|card.ActAction|card.ActOmni {
		return says(p, "can", "be used only to fight")
	}
	return says(p, "cannot", t.acts(m.Acts))
}

// acts is "attack or reap".
func (t *en) acts(acts card.Acts) string {
	if acts == card.ActAny {
		return "be used"
	}
	var names []string
	for _, act := range plan.Acts(acts) {
		names = append(names, lang.LookupIn(actWords, "act", act))
	}
	return lang.List(names, "or")
}

var actWords = map[card.Acts]string{card.ActFight: "attack", card.ActReap: "reap", card.ActAction: "use Action abilities",
	card.ActOmni: "use Omni abilities", card.ActReady: "ready"}

func (t *en) fightDamage(m card.Mod, p nounPhrase) clause {
	when := " damage when fighting"
	if m.WhenAttacked {
		when = " damage when attacked"
	}
	if m.Num.Kind == card.Const && m.Num.N == 0 {
		return says(p, "deal", "no"+when)
	}
	return says(p, "deal", "only "+t.value(m.Num)+when)
}

func (t *en) fightBonus(m card.Mod, p nounPhrase) clause {
	return says(p, "deal", t.plus(m.Num, "damage")+" while attacking "+t.oneOf(m.Filter))
}

func (t *en) onlyAttacks(m card.Mod, p nounPhrase) clause {
	if m.Filter == nil {
		return says(p, "cannot", "attack")
	}
	if m.Except {
		return says(p, "cannot", "attack "+t.noun(*m.Filter, "in").those())
	}
	return says(p, "can attack", "only "+t.noun(*m.Filter, "in").those())
}

func (t *en) redirects(m card.Mod, p nounPhrase) clause {
	if m.InFights {
		return whole("damage dealt to " + p.words + " in fights is also dealt to " + t.self)
	}
	return whole("damage that would be dealt to " + p.words + " is dealt to " + t.self + " instead")
}

func (t *en) spend(m card.Mod, p nounPhrase) clause {
	use := "as if it were in " + t.who(m.Who).its() + " pool"
	if m.ToForge {
		use = "to forge keys"
	}
	return t.states(m.Who, "may", "spend æmber on "+p.words+" "+use)
}

func (t *en) shielded(m card.Mod, p nounPhrase) clause {
	if m.Filter == nil {
		return says(p, "cannot", "be dealt damage")
	}
	var by []string
	for f := m.Filter; f != nil; f = f.Also {
		one := *f
		one.Also = nil
		by = append(by, t.noun(one, "in").those())
	}
	return says(p, "cannot", "be dealt damage by "+lang.List(by, "or"))
}

func (t *en) dealsInstead(m card.Mod, p nounPhrase) clause {
	return whole(flow(lang.Join("each time", p.words, "would deal damage, "), t.effects(m.Do)) + " instead")
}

func (t *en) damageTaken(m card.Mod, p nounPhrase) clause {
	if m.Twice {
		return whole("damage dealt to " + p.words + " is doubled")
	}
	head, tail := t.amount(m.Num, unit{"additional damage", "additional damage"})
	return whole(lang.Join("whenever", p.words, inflect("be", !p.plural), "dealt damage, it is dealt", head, tail))
}

func (t *en) sharedHeadings(m card.Mod, p nounPhrase) clause {
	var names []string
	for _, h := range plan.Headings(m.Headings) {
		names = append(names, lang.LookupIn(headingWords, "heading", h))
	}
	return whole(possessive(p.words) + " " + lang.List(names, "and") + " abilities are " + t.headings(m.Headings|m.Adds) + " abilities")
}

// preyMod writes the prey that a modifier gives (A6).
func (t *en) preyMod(m card.Mod, p nounPhrase) clause {
	if m.Prey == nil {
		return says(p, "gain", lang.Missing("prey of modifier", m.Kind))
	}
	return listed(p, "gain", "prey ("+t.holder(*m.Prey).words+")", "")
}

// oneOf names one of the cards that pass a filter, or any card.
func (t *en) oneOf(f *card.Filter) string {
	if f == nil {
		return "a card"
	}
	return t.noun(*f, "in").a()
}

// all names the cards that pass a filter, or all cards.
func (t *en) all(f *card.Filter) string {
	if f == nil {
		return "cards"
	}
	return t.noun(*f, "in").those()
}

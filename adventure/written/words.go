package written

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/message"
)

// plain are the English words of an adventure that has none of its own for them. {1} is its title,
// {2} that of its monster.
var plain = map[string]string{
	"adventure-title":     "{1}",
	"monster-title":       "{2}",
	"monster":             "{2}",
	"house":               "{2}",
	"aims":                "{1} is won and lost as its own rules say.",
	"victory-why":         "{2} is beaten.",
	"defeat-why":          "{2} has won.",
	"count-damage":        "Damage on {2}",
	"decides-for-monster": "for {2}",
}

// defaults are the words of the adventure that a file need not have: in English, made of its titles
// and of its names of numbers and conditions.
func (a *written) defaults() lang.Words {
	all := lang.Words{}
	say := func(template string) string { return message.Fill(template, titles{a.title, a.monster}) }
	for key, template := range plain {
		all[key] = say(template)
	}
	all["both"] = "{1} by players, {2} by " + a.monster
	for _, gauge := range a.Mode(adventure.Normal).Rules().Gauges {
		key, name := "gauge-"+gauge.Name, lang.Capital(strings.ReplaceAll(gauge.Name, "-", " "))
		is := name + " {1}"
		if gauge.Limit != nil {
			is = name + " {1} of {2}"
			all[key+"-rises"] = "rises"
		}
		if raised, ok := strings.CutSuffix(gauge.Name, costOf); ok {
			name, is = "to raise "+raised, "Æmber {1} of {2} to raise "+raised
		}
		all[key], all[key+"-is"], all[key+"-short"], all[key+"-tip"] = name, is, is, is+"."
	}
	for _, name := range a.numbers {
		all["number-"+name], all["number-"+name+"-each"] = "the "+name, name
		all["gauge-"+name+"-rose"] = all["gauge-"+name] + " rises to {n}"
	}
	for name := range a.deeds {
		all[adventure.DeedKey(name)] = a.monster + ": " + name + ", {1} {1:time|times}"
	}
	for _, c := range a.conditions {
		all["condition-"+c.Key], all["condition-"+c.Key+"-is"] = lang.Capital(c.Key), "{1}"
	}
	for d, v := range a.variants {
		var set []string
		for i, c := range a.conditions {
			set = append(set, all["condition-"+c.Key]+" "+strconv.Itoa(int(v[i])))
		}
		all["difficulty-"+adventure.Difficulty(d).String()+"-why"] = lang.Stop(strings.Join(set, ", "))
	}
	return all
}

// titles are {1} and {2} of [plain].
type titles [2]string

func (t titles) Fact(name, _ string) string { return t[name[0]-'1'] }

func (titles) Pick(string) int { return 0 }

// finish adds the words that follow from others: what the file does not say.
func finish(w lang.Words) {
	for key, from := range map[string]string{"monster-of": "monster", "monster-to": "monster", "goal": "aims"} {
		if w[key] == "" {
			w[key] = w[from]
			if key == "monster-of" {
				w[key] += "'s"
			}
			if key == "goal" {
				w[key], _, _ = strings.Cut(w[key], "\n")
			}
		}
	}
}

// Words are its texts in a language: where the file has none, those in English.
func (a *written) Words(language string) lang.Words {
	if w, ok := a.words[language]; ok {
		return w
	}
	return a.words[""]
}

// places are the keys of the words that a file may have, with the names of the facts in each.
func (a *written) places() map[string]string {
	all := map[string]string{}
	for _, key := range adventure.WordKeys {
		all[key] = ""
	}
	all["both"] = "1 2"
	for _, gauge := range a.Mode(adventure.Normal).Rules().Gauges {
		facts := "1"
		if gauge.Limit != nil {
			facts = "1 2"
		}
		for _, key := range adventure.GaugeKeys(gauge.Name, gauge.Limit != nil) {
			all[key] = facts
		}
		name := "gauge-" + gauge.Name
		all[name], all[name+"-rose"], all[name+"-foretold"], all[name+"-not-foretold"] = "", "n", facts, facts
		delete(all, name+"-rises")
		if gauge.Limit != nil {
			all[name+"-rises"] = ""
		}
	}
	for _, name := range a.numbers {
		for _, key := range adventure.NumberKeys(name) {
			all[key] = ""
		}
	}
	for name := range a.deeds {
		all[adventure.DeedKey(name)] = "1"
	}
	for _, c := range a.conditions {
		all["condition-"+c.Key], all["condition-"+c.Key+"-is"] = "", "1"
	}
	for _, c := range a.cards {
		all["title-"+strings.TrimPrefix(c.Card.ID, a.prefix())] = ""
	}
	return all
}

// asked notes which facts a template asks for.
type asked struct {
	names map[string]bool
	form  int
}

func (f asked) Fact(name, _ string) string {
	f.names[name] = true
	return name
}

func (f asked) Pick(name string) int {
	f.names[name] = true
	return f.form
}

// template checks that a text can be filled with these facts and no others.
func template(text, known string) (err error) {
	defer func() {
		if recover() != nil {
			err = message.New("written-braces")
		}
	}()
	f := asked{names: map[string]bool{}}
	for f.form = range 3 {
		message.Fill(text, f)
	}
	for _, name := range slices.Sorted(maps.Keys(f.names)) {
		if !slices.Contains(strings.Fields(known), name) {
			return message.New("written-fact", "{"+name+"}")
		}
	}
	return nil
}

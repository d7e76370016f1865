// Package art paints a picture for every card. Nothing is stored; the same card
// always gives the same picture.
//
// # Scenes
//
// What a picture shows is written in the files of the folder scenes, one line per card:
//
//	phase-shift: corridor violet-light; human hologram @40,88; human @56,88 running with purse
//
// The first clause says where and when: a place, lights, weathers, a view through
// which everything is seen, and a house if it is not that of the card. It may be left out.
// Each further clause is something in the picture, from back to front: what it is,
// and, in any order, how it is drawn.
//
//	@30,80     where, in percent of width and height: the middle of a thing, the foot
//	           of what stands on the ground, the neck of a person who is near
//	x1.4       how large; turn30: turned clockwise; #3: another random variant of the same
//	row 4      many; also ring, heap, crowd, swarm, rain-of, arc, line
//	red        dyed; also of another material: stone, golden, frozen, ghostly, silhouette …
//	lit-blue   in a light
//	broken     in two; also shattered, sunk, upside-down, lying, falling …
//	dis        of another house: its colors and people
//
// People are named by what they are, and more: human scientist near striking, coat,
// with flask, wearing goggles or a cape, red-skinned, blue-clad, white-haired; by what
// sets them apart: angry, bald, bearded, fat, kneeling, shark-headed. A bar divides
// the picture into panels. [Vocabulary] lists all words. An evil twin without a line is
// its good twin in an evil light, mirrored, behind thorns; any other card without a line
// gets one made up from its house, type, traits, power and main effect.
//
// # Style
//
// All pictures are posters by one hand, printed with grain. The two pages of the style sheet,
// style-1.png and style-2.png among the screenshots, show the style, with its dos and don'ts.
//
//   - Light comes from above on one side, low in the sky: the horizon is the brightest part
//     of the backdrop, and the subject stands out against it even at 64 pixels. A light
//     source glows; a picture has one, two at most.
//   - There are no lines. A shape is flat color, a little darker toward the bottom, with a grainy
//     shadow on one side and on the other a bright edge in the color of the light, 2 to 3
//     units wide; [brush.Brush.Fill] derives both from the outline alone. Metal has a harder
//     edge, skin a softer one; glass has an opacity of 0.2 to 0.5 and a white streak.
//   - Depth comes from planes that fade into the light of the horizon: silhouettes far off,
//     the subject in full color, dark corners in front.
//   - Colors come from a [brush.Palette]: the house gives it, and the light of the line and the world
//     of the set shift it. One accent is for magic and lamps; æmber alone is amber, and keys are gold.
//   - The subject takes two thirds of the height and the middle of the width. There are
//     at most six layers and one action. Small things show the scale; nothing is filler.
//   - Faces are masks with large eyes; hands are fists; a figure is recognized by its outline.
//
// Everything else that is drawn keeps to this style. Signs are cut with a bevel that the same
// light strikes, tokens are coins with a rim lit from above, card backs are framed in gilt bronze,
// panels and buttons in bronze with patina, and the name of the game and its endings are cast in
// metal. The monster has the grainy shadow and the bright edge too; its eye, with the
// keyhole, is the one thing that glows. Æmber is amber everywhere, from the icon of 13 pixels
// to the pieces that rise from the slain monster.
//
// # Worlds
//
// Each set has a world, which [places.Worlds] describes: the color its shadows and its light shift
// toward, what its skies contain, and what frames its pictures. The set is the first part of
// the name of the file with the line of the card. A house is recognized by its people, its
// places and its palette, of which something remains in every light.
//
// Shards of Infinity has a world for each faction, with palettes of its own, and its lines are in the folder
// shards. What a card is shows: allies do something, mercenaries do it in a slanting picture, champions that
// are persons are seen from near by, relics shine, and the leaders fill their pictures.
//
// Codex has a world for each spec and starting deck, in those of the sets and with their palettes; its lines are in the folder codex.
//
// # How to draw a new thing
//
// Choose its room: [people], [beasts], [things], [places] or [tableaux], for what fills the picture.
// Write a function that is given a brush and draws around the middle, about 100 units in each
// direction, or around the middle of the foot, 260 wide and 280 high; x goes right and
// y down. Enter it with its word in the table of its file. Five to fifteen shapes are enough:
//
//   - b.Draw(color, outlines...) for what is solid, b.Fill(b.Metal(color), …) for what
//     shines, b.Plain for small flat parts, b.Glow for light, b.Fill(brush.Flat(c).Clear(0.4), …)
//     for glass. Shadow and bright edge are added automatically.
//   - outlines are Poly, Smooth, Oval, Box, Slab, Star, Gear, Spike, Limb, Taper and Leaf
//     (along a curve or a spiral), Holed and Ring (with a hole).
//   - colors come from the palette (b.Near, b.Sun, b.Accent …), the house (brush.Livery) or the
//     material (brush.Wood, Iron, Steel, Gold, Bone, Amber): never black lines around things.
//   - randomness comes from b.In, b.N, b.Odds and brush.Pick, never from anything else.
//
// The contact sheets, see TestContactSheets, show it beside the others.
//
// # Rooms
//
// What is drawn draws other things: a statue is a knight, a knight holds a key, a square has
// columns. Each room uses those before it, and none that comes later:
//
//   - [brush]: what everything is drawn with.
//   - [motif]: what a word can name, and how it is measured.
//   - [people]: a person from traits and from what a line says, and what they wear and hold.
//   - [things]: objects, buildings, plants, ships; effects.
//   - [beasts]: animals, dinosaurs, the monster of the deep.
//   - [places]: where a picture is set; weathers, views, and the worlds of the sets.
//   - [tableaux]: actions that fill the picture.
//
// This package says what is in a picture: scenes reads the lines, vocabulary and manners the
// words, facts makes a line up, picture paints what they say, and the gallery keeps the pictures.
package art

import (
	"cmp"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/people"
	"github.com/keyraken/keyraken/ui/art/places"
	"github.com/keyraken/keyraken/ui/paint"
)

// Game is whose cards have pictures.
type Game uint8

// The games.
const (
	KeyForge Game = iota
	Shards
	Codex
)

// Card is what a picture is made from. Those of other games than KeyForge are made from their lines alone.
type Card struct {
	ID       string
	Game     Game
	Seed     string // of its random numbers: halves of one creature share it, and evil twins; empty means the ID
	House    card.House
	Type     card.Type
	Traits   trait.Set
	Keywords [card.KeywordCount]uint8
	Power    int
	Armor    int
	Does     MainEffect
}

// evilTwin ends the ID of an evil twin; the rest of it is the ID of the good twin.
const evilTwin = "-evil-twin"

// Of collects what the picture of a card is made from.
func Of(c *card.Card) Card {
	seed := strings.TrimSuffix(c.ID, evilTwin)
	if c.Gigantic != "" {
		seed = min(c.ID, c.Gigantic)
	}
	return Card{
		ID: c.ID, Seed: seed, House: c.House, Type: c.Type, Traits: c.Traits, Keywords: c.Keywords,
		Power: c.Power, Armor: c.Armor, Does: mainEffect(c),
	}
}

// Shard is what the picture of a card of Shards of Infinity is made from. Nemesis is called so.
func Shard(id string) Card { return Card{ID: id, Game: Shards} }

// CodexCard is what the picture of a card of Codex is made from. What stands on its title is called cover.
func CodexCard(id string) Card { return Card{ID: id, Game: Codex} }

// is reports whether one of the words is in the name of the card.
func (c *Card) is(words ...string) bool {
	for _, w := range words {
		if at := strings.Index(c.ID, w); at >= 0 && (at == 0 || c.ID[at-1] == '-') {
			return true
		}
	}
	return false
}

// chances are the random numbers of the card for one use.
func (c *Card) chances(salt uint64) brush.Random { return brush.NewRandom(cmp.Or(c.Seed, c.ID), salt) }

// person is the card as somebody in a picture, who wants to look like that. Hunters, guards
// and embers are recognized by their names.
func (c *Card) person(g people.Guise) *people.Person {
	return &people.Person{
		Traits: c.Traits, Power: c.Power, Armor: c.Armor, Acts: c.Type == card.ActionType,
		Hunts:  c.is("hunter", "longshot", "hunting"),
		Guards: c.Keywords[card.Taunt] > 0 || c.is("guard", "bulwark", "protect", "gate"),
		Steals: c.Does == Steals,
		Lights: c.is("ember"),
		Guise:  g,
	}
}

// has reports whether the card has one of the traits.
func (c *Card) has(t ...trait.Trait) bool { return c.Traits.Shares(trait.Of(t...)) }

// Height is the height of a picture with that width.
func Height(width int) int { return (width*4 + 2) / 5 }

// Paint paints the picture of a card, width pixels wide.
func Paint(c Card, width int) *paint.Bitmap { return c.painted(c.scene(), width) }

// Draft paints the picture of a card as a line in a file of scenes would describe it.
func Draft(c Card, file, line string, width int) (*paint.Bitmap, error) {
	all := map[string]*picture{}
	if err := addScenes(all, file, c.ID+": "+line); err != nil {
		return nil, err
	}
	return c.painted(all[c.ID], width), nil
}

func (c Card) painted(pic *picture, width int) *paint.Bitmap {
	b := brush.New(width, Height(width), cmp.Or(c.House, pic.world.House), pic.world, c.chances(0))
	pic.paint(b, &c)
	if c.Type == card.CreatureType || c.Type == card.BossType {
		marked(b, c.Keywords)
	}
	places.Air(b)
	return b.Finish()
}

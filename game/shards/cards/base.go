// Package cards has the cards of Shards of Infinity and of its set Relics of the Future.
package cards

import . "github.com/keyraken/keyraken/game/shards/card"

// The leaders.
var leaders = []*Card{
	Leader("decima", Homodeus, "limiter-drones", "praetorian-01", "praetorian-02"),
	Leader("ko-syn-wu", Wraethe, "pall-shades", "the-heart-of-nothing", "the-world-piercer"),
	Leader("tetra", Order, "cloud-oracles", "datic-robes", "terminal-crescents"),
	Leader("volos", Undergrowth, "arach-devotees", "entropic-talons", "panconscious-crown"),
}

// The cards of the starting decks.
var starters = []*Card{
	Starter("crystal", 7, Play(Crystals(1))),
	Starter("blaster", 1, Play(Power(1))),
	Starter("shard-reactor", 1, Play(Crystals(2).Or(AtMastery(5), 3).Or(AtMastery(15), 4))),
	Starter("infinity-shard", 1, Play(Power(2).Or(AtMastery(10), 3).Or(AtMastery(20), 5).OrNumber(AtMastery(30), Counted(Endless)))),
}

var homodeus = []*Card{
	Ally("kiln-drone", Homodeus, 1, 3, Play(Crystals(2).Or(Inspire, 4))),
	Ally("mining-drones", Homodeus, 2, 3, Play(Crystals(1), Draw(1))),
	Champion("primus-pilus", Homodeus, 2, 1, 6, Activate(Draw(2).If(Condition{Kind: ChampionsAt, Faction: Homodeus, N: 3}))),
	Ally("korvus-legionnaire", Homodeus, 3, 3, Shield(2), Play(Power(2), Return(1, Filter{Kind: Champions}))),
	Champion("numeri-drones", Homodeus, 3, 2, 5,
		Activate(Crystals(1), ThisTurn(PlayRecruited, 1).Of(Filter{Kind: Champions, Faction: Homodeus}))),
	Ally("reactor-drone", Homodeus, 3, 3, Play(Crystals(3))),
	Champion("evokatus", Homodeus, 4, 2, 2, Play(Draw(1)), Activate(Power(1).Each(YourChampions, Homodeus))),
	Ally("venator-of-the-wastes", Homodeus, 4, 1, Mercenary, Play(Power(4), Weaken(2).If(Inspire))),
	Champion("optio-crusher", Homodeus, 5, 2, 4, Activate(Power(3).Or(AtMastery(10), 5))),
	Champion("drakonarius", Homodeus, 6, 1, 2,
		Always(Const(CannotBeAttacked, 0).If(Condition{Kind: HaveInPlay, ID: "general-decurion"})), Activate(Power(6))),
	Champion("general-decurion", Homodeus, 7, 1, 7,
		Activate(Crystals(3), ThisTurn(CopyPlayed, 1).Of(Filter{Kind: Allies, Faction: Homodeus}).If(AtMastery(20)))),
}

var order = []*Card{
	Ally("order-initiate", Order, 1, 3, Play(Crystals(2), Mastery(2).If(Dominion))),
	Ally("cache-warden", Order, 2, 2, Mercenary, Play(Mastery(1), Draw(1).If(AtMastery(10)))),
	Champion("giga-source-adept", Order, 2, 1, 4, Play(Draw(1)), Activate(Mastery(3).If(Dominion))),
	Ally("data-heretic", Order, 3, 3, Mercenary, Play(Draw(2))),
	Ally("portal-monk", Order, 3, 2, Play(Recruit(6).Or(AtMastery(15), ToHand))),
	Ally("shard-abstractor", Order, 3, 3, Mercenary, Play(Mastery(2))),
	Champion("systema-a-i", Order, 3, 1, 4, Activate(Mastery(1), Draw(2).If(AtMastery(20)))),
	Ally("command-seer", Order, 4, 2, Shield(5), Play(Crystals(2))),
	Ally("cryptofist-monk", Order, 5, 2, Shield(8), Play(Draw(1))),
	Champion("zetta-the-encryptor", Order, 5, 1, 5, Shield(5), Always(Const(ProtectsYou, 0))),
	Ally("omnius-the-all-knowing", Order, 6, 1, Mercenary, Play(Draw(2), Mastery(5).If(Dominion))),
	Ally("the-grand-architect", Order, 7, 1, Mercenary, Play(Mastery(5))),
}

var undergrowth = []*Card{
	Ally("undergrowth-aspirant", Undergrowth, 1, 3, Play(Health(3), Power(5).If(Unify))),
	Ally("spore-cleric", Undergrowth, 2, 3, Mercenary, Play(Health(4))),
	Ally("leshai-knight", Undergrowth, 3, 3, Mercenary, Play(Power(3).Or(Unify, 6))),
	Ally("thorn-zealot", Undergrowth, 3, 2, Shield(3), Play(Draw(1), Destroy(1).If(Unify))),
	Ally("fungal-hermit", Undergrowth, 3, 2, Mercenary, Play(Mastery(1), Health(5).If(AtMastery(10)))),
	Ally("shardwood-guardian", Undergrowth, 4, 3, Play(Power(2), Draw(1), Health(6).If(Unify))),
	Ally("ghostwillow-avenger", Undergrowth, 4, 1, Mercenary, Play(Power(4), Destroy(All).If(AtMastery(15)))),
	Ally("ojas-genesis-druid", Undergrowth, 4, 1, Play(Copy(Filter{Kind: NoChampions}).Or(AtMastery(20), 2))),
	Ally("furrowing-elemental", Undergrowth, 5, 2, Play(Health(4), Draw(1), Power(6).If(Condition{Kind: HealthIs, N: 50}))),
	Champion("additri-gaiamancer", Undergrowth, 5, 1, 5, Activate(Power(2), Power(2).Each(AlliesPlayed, Undergrowth))),
	Ally("root-of-the-forest", Undergrowth, 7, 1, Mercenary, Play(Health(10), Power(10).If(Unify))),
}

var wraethe = []*Card{
	Ally("wraethe-skirmisher", Wraethe, 1, 3, Play(Power(2).Or(Echo, 6))),
	Ally("nil-assassin", Wraethe, 2, 3, Mercenary, Play(Power(5))),
	Ally("shadow-apostle", Wraethe, 2, 3, Mercenary, Play(Power(2), Banish(1, FromHand|FromDiscard))),
	Champion("li-hin-the-shattered", Wraethe, 3, 1, 1, Always(Const(CannotBeAttacked, 0)), Activate(Power(1))),
	Ally("shadebound-sentry", Wraethe, 3, 2, Play(Power(3), Return(1, Filter{Kind: Mercenaries}))),
	Ally("umbral-scourge", Wraethe, 3, 3, Mercenary, Play(Mastery(1), Banish(1, FromHand|FromDiscard))),
	Ally("aetherbreaker", Wraethe, 4, 2, Mercenary, Play(Power(4).Or(AtMastery(10), 8))),
	Champion("fao-cutul-the-formless", Wraethe, 4, 1, 4, Activate(Power(2), Double().If(AtMastery(20)))),
	Ally("scion-of-nothingness", Wraethe, 5, 2, Mercenary, Play(Power(3), Power(2).Each(InYourDiscard, Wraethe).If(Echo))),
	Ally("zara-ra-soulflayer", Wraethe, 5, 1, Mercenary,
		Play(Power(4), Mastery(1), Banish(1, FromHand).If(AtMastery(10)), Banish(1, FromDiscard).If(AtMastery(10)))),
	Champion("zen-chi-set-godkiller", Wraethe, 7, 1, 5, Activate(Power(3), Return(1, Filter{Faction: Wraethe}))),
}

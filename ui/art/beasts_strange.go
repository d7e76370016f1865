package art

// strangeBeasts are animals of the other worlds, and small ones of this.
var strangeBeasts = joined(
	framed(middle, lexicon[func(*painter)]{
		"deep-eye": func(b *painter) { eyeOfTheDeep(b, 0, 0, 1) }, "phoenix": phoenix, "fish": smallFish, "butterfly": butterfly, "dove": dove, "thumb": thumb, "finch": finch,
		"starfish": starfish, "jellyfish": func(b *painter) { jelly(b, 0, -40, 60) },
	}),
	framed(foot, lexicon[func(*painter)]{
		"tentacle": oneTentacle, "pet-beast": petBeast, "tusker": tusker, "wolf-run": wolfRun, "quill-beast": quillBeast, "unicorn": unicorn,
		"monkey": monkey, "hog": hog, "ape": ape, "sand-worm": sandWorm, "steed": steed, "rat": ratBeast, "mole": moleBeast,
		"weasel": weaselBeast, "shroom-beast": shroomBeast, "flytrap": flytrap,
	}),
)

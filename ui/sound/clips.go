package sound

// recipes make the clip of each kind. Cards are paper, æmber is crystal, keys are
// metal, the monster and its sea are low. What happens by the [Engine] rings like glass, in E Dorian.
var recipes = [Kinds]func() clip{
	Silence: func() clip { return nil },
	Click: func() clip {
		return silence(0.07).add(0, 0.7, tone(0.05, 1300, 700, 0.5)).add(0, 0.5, noise(0.02, 0.001, 1).band(3000, 2000, 1)).level(0.25)
	},
	Refuse: func() clip {
		return silence(0.22).add(0, 1, tone(0.12, 190, 150, 1).drive(3)).add(0.09, 1, tone(0.12, 150, 120, 1).drive(3)).low(900).level(0.3)
	},
	Draw: func() clip { return noise(0.16, 0.05, 2).band(1500, 4200, 0.9).level(0.3) },
	Slide: func() clip {
		return silence(0.24).add(0, 1, noise(0.2, 0.06, 3).band(2600, 900, 0.8)).level(0.3)
	},
	Place: func() clip {
		return silence(0.3).add(0, 0.5, noise(0.12, 0.03, 4).band(2400, 1100, 0.8)).add(0.07, 1, tone(0.2, 150, 70, 0.5)).
			add(0.07, 0.4, noise(0.06, 0.001, 5).low(1400)).echo(0.25, 0.5).level(0.5)
	},
	Cast: func() clip {
		return silence(0.7).add(0, 0.7, noise(0.5, 0.2, 6).band(500, 3800, 2)).add(0.1, 0.35, partials(0.6, 523, 1, 1.5, 2.01, 3.02)).
			echo(0.8, 0.9).level(0.4)
	},
	Shuffle: func() clip {
		c := silence(0.6)
		for i := range 9 {
			c.add(0.05*float64(i), 0.6+0.4*float64(i%3), noise(0.06, 0.01, uint64(10+i)).band(2300+220*float64(i), 1700, 1.2))
		}
		return c.level(0.35)
	},
	Purge: func() clip {
		return silence(0.9).add(0, 1, noise(0.8, 0.3, 20).band(3500, 150, 2.5)).add(0.1, 0.6, tone(0.7, 420, 50, 0.6)).echo(0.7, 0.9).level(0.45)
	},
	Ready: func() clip {
		return silence(0.2).add(0, 0.6, noise(0.1, 0.03, 21).band(1400, 2600, 1)).add(0.05, 0.5, tone(0.12, 420, 640, 1)).level(0.22)
	},
	Exhaust: func() clip {
		return silence(0.2).add(0, 0.6, noise(0.12, 0.03, 22).band(2200, 900, 1)).add(0.04, 0.5, tone(0.14, 420, 250, 1)).level(0.22)
	},
	Reap: func() clip {
		return silence(0.8).add(0, 0.7, noise(0.25, 0.08, 23).band(900, 3400, 1.5)).add(0.12, 0.8, partials(0.6, 784, 1, 2.76, 5.4)).
			add(0.2, 0.7, partials(0.5, 1175, 1, 2.76, 5.4)).echo(0.7, 0.8).level(0.45)
	},
	Attack: func() clip { return noise(0.3, 0.17, 24).band(500, 2600, 1.6).echo(0.2, 0.4).level(0.5) },
	Hit: func() clip {
		return silence(0.45).add(0, 1, tone(0.32, 170, 42, 0.4).drive(2)).add(0, 0.8, noise(0.12, 0.001, 25).low(1900)).echo(0.3, 0.5).level(0.8)
	},
	Block: func() clip {
		return silence(0.6).add(0, 1, partials(0.5, 610, 1, 1.48, 2.33, 3.91, 5.2)).add(0, 0.5, noise(0.05, 0.001, 26).band(4200, 3000, 1)).
			echo(0.3, 0.5).level(0.5)
	},
	Destroy: func() clip {
		c := silence(1)
		c.add(0, 1, tone(0.5, 130, 30, 0.5).drive(2.5)).add(0, 0.9, noise(0.5, 0.002, 27).low(1300))
		for i := range 7 {
			c.add(0.05+0.06*float64(i), 0.35, noise(0.05, 0.001, uint64(30+i)).band(1800-150*float64(i), 800, 2))
		}
		return c.echo(0.7, 0.7).level(0.75)
	},
	Chime: func() clip {
		c := silence(1.6)
		for i, hz := range [...]float64{659, 988, 1319} {
			c.add(0.13*float64(i), 0.55, partials(1.1, hz, 1, 2, 3.01).soft(0.02))
		}
		return c.low(4200).echo(1.1, 0.9).level(0.35)
	},
	Heal: func() clip {
		c := silence(0.9)
		for i, hz := range [...]float64{523, 659, 784} {
			c.add(0.09*float64(i), 0.6, partials(0.6, hz, 1, 2, 3).soft(0.05))
		}
		return c.low(3500).echo(0.9, 0.9).level(0.4)
	},
	Stun: func() clip {
		return silence(0.7).add(0, 1, partials(0.6, 330, 1, 1.19, 1.51).wobble(13, 0.9)).add(0, 0.4, noise(0.1, 0.002, 40).low(2500)).
			echo(0.4, 0.6).level(0.45)
	},
	Ward: func() clip {
		return silence(0.9).add(0, 0.8, partials(0.8, 440, 1, 1.5, 2, 3).soft(0.12)).add(0.05, 0.3, noise(0.6, 0.25, 41).band(1800, 5200, 3)).
			echo(0.8, 0.9).level(0.4)
	},
	WardBreak: func() clip {
		c := silence(0.9).add(0, 1, noise(0.1, 0.001, 42).band(5200, 3000, 0.8))
		for i := range 10 {
			c.add(0.02+0.035*float64(i), 0.5-0.04*float64(i), partials(0.3, 1500+410*float64(i*7%10), 1, 2.41, 4.1))
		}
		return c.echo(0.6, 0.7).level(0.5)
	},
	Enrage: func() clip {
		return silence(0.8).add(0, 1, tone(0.7, 75, 140, 1).drive(6).wobble(27, 0.8)).add(0, 0.5, noise(0.6, 0.15, 43).band(400, 1500, 1.5)).
			low(2200).echo(0.3, 0.5).level(0.55)
	},
	Amber: func() clip {
		return silence(0.6).add(0, 0.8, partials(0.5, 1319, 1, 2.76, 5.4)).add(0.05, 0.7, partials(0.5, 1760, 1, 2.76, 5.4)).echo(0.6, 0.8).
			level(0.4)
	},
	Spend: func() clip {
		return silence(0.5).add(0, 0.8, partials(0.4, 1175, 1, 2.76)).add(0.07, 0.7, partials(0.4, 880, 1, 2.76)).echo(0.5, 0.7).level(0.32)
	},
	Steal: func() clip {
		return silence(0.8).add(0, 0.7, noise(0.3, 0.22, 44).band(1200, 5200, 1.5)).add(0.22, 0.8, partials(0.5, 1480, 1, 2.76, 5.4)).
			add(0.28, 0.6, partials(0.4, 1109, 1, 2.76)).echo(0.6, 0.7).level(0.45)
	},
	Capture: func() clip {
		c := silence(0.8).add(0, 0.7, partials(0.4, 988, 1, 2.76)).add(0.1, 1, tone(0.25, 240, 90, 0.5))
		for i := range 4 {
			c.add(0.12+0.06*float64(i), 0.4, partials(0.15, 1900-130*float64(i), 1, 1.51, 2.7))
		}
		return c.echo(0.5, 0.6).level(0.45)
	},
	Key: func() clip {
		c := silence(2.2).add(0, 1, partials(0.7, 523, 1, 1.48, 2.33, 3.91)).add(0, 0.7, noise(0.06, 0.001, 45).band(3600, 2500, 1))
		c.add(0.28, 1, partials(0.7, 659, 1, 1.48, 2.33, 3.91)).add(0.28, 0.6, noise(0.06, 0.001, 46).band(3900, 2700, 1))
		for i, hz := range [...]float64{523, 784, 1047, 1319, 1568} {
			c.add(0.58+0.06*float64(i), 0.55, partials(1.4, hz, 1, 2, 3.01, 4.02))
		}
		return c.echo(1.4, 1).level(0.7)
	},
	Unforge: func() clip {
		c := silence(1.4)
		for i, hz := range [...]float64{784, 659, 494, 370} {
			c.add(0.14*float64(i), 0.8, partials(0.7, hz, 1, 1.48, 2.33))
		}
		return c.echo(0.9, 0.8).level(0.5)
	},
	Chain: func() clip {
		c := silence(0.6)
		for i := range 6 {
			c.add(0.06*float64(i), 0.8-0.08*float64(i), partials(0.14, 1500+230*float64(i*5%6), 1, 1.53, 2.74, 4.6))
		}
		return c.echo(0.3, 0.5).level(0.4)
	},
	Counter: func() clip { return silence(0.2).add(0, 1, partials(0.16, 700, 1, 2.3, 3.7)).level(0.3) },
	Control: func() clip {
		return silence(0.9).add(0, 0.7, tone(0.4, 300, 600, 1).wobble(9, 0.6)).add(0.3, 0.7, tone(0.5, 600, 350, 1).wobble(9, 0.6)).
			echo(0.6, 0.8).level(0.4)
	},
	Flood: func() clip {
		return silence(2.6).add(0, 1, noise(2.4, 0.9, 47).band(180, 1500, 0.8)).add(0.2, 0.7, noise(2, 0.8, 48).band(90, 320, 1.2)).
			add(0, 0.5, bubbles(2.2, 14, 49)).echo(0.8, 0.7).level(0.55)
	},
	Ebb: func() clip {
		return silence(2.4).add(0, 1, noise(2.2, 0.2, 50).band(1500, 160, 0.8)).add(0, 0.5, bubbles(1.8, 8, 51)).echo(0.8, 0.7).level(0.5)
	},
	Turn: func() clip {
		return silence(1).add(0, 0.8, partials(0.9, 392, 1, 2, 3, 4.2)).add(0.13, 0.7, partials(0.8, 587, 1, 2, 3)).echo(0.9, 0.9).level(0.35)
	},
	Omen: func() clip {
		return silence(1.8).add(0, 1, tone(1.6, 62, 48, 1).drive(2)).add(0, 0.5, tone(1.6, 93, 71, 1).drive(2)).
			add(0, 0.4, noise(1.2, 0.5, 52).band(200, 90, 1.5)).echo(1.2, 0.9).level(0.55)
	},
	Roar: func() clip {
		c := silence(1.5).add(0, 1, tone(1.3, 95, 46, 0.7).drive(7).wobble(31, 0.7)).add(0, 0.7, noise(1.2, 0.12, 53).band(700, 180, 1.3))
		return c.add(0.02, 0.5, tone(1.2, 143, 66, 0.7).drive(5).wobble(23, 0.7)).low(1700).echo(1, 0.8).level(0.7)
	},
	Rise: func() clip {
		c := silence(3.6).add(0, 1, tone(3.2, 36, 88, 1).soft(0.8).drive(3)).add(0, 0.8, noise(3.2, 2, 54).band(90, 900, 0.9)).
			add(0.4, 0.5, bubbles(2.8, 30, 55))
		return c.add(2.2, 0.9, tone(1.2, 110, 40, 0.6).drive(5)).echo(1.5, 0.8).level(0.8)
	},
	Victory: func() clip {
		c := silence(4)
		for i, chord := range [...][3]float64{{262, 330, 392}, {349, 440, 523}, {392, 494, 587}, {523, 659, 784}} {
			for _, hz := range chord {
				c.add(0.5*float64(i), 0.4, partials(1.8+0.3*float64(i), hz, 1, 2, 3, 4).soft(0.03))
			}
		}
		return c.echo(1.8, 1).level(0.7)
	},
	Defeat: func() clip {
		c := silence(4)
		for i, chord := range [...][3]float64{{220, 262, 330}, {208, 247, 311}, {196, 233, 294}, {110, 131, 165}} {
			for _, hz := range chord {
				c.add(0.65*float64(i), 0.4, partials(1.9, hz/2, 1, 2, 3).soft(0.08))
			}
		}
		return c.add(2, 0.9, tone(1.9, 80, 28, 0.8).drive(4)).echo(1.8, 1).level(0.75)
	},
	Ping: func() clip {
		return silence(0.6).add(0, 0.6, partials(0.4, 988, 1, 2).soft(0.01)).add(0.09, 0.5, partials(0.45, 1319, 1, 2).soft(0.01)).
			echo(0.5, 0.7).level(0.22)
	},
	Shard: func() clip {
		return silence(0.6).add(0, 0.5, noise(0.12, 0.04, 56).band(1300, 3200, 1)).add(0.05, 0.9, glass(0.5, 330)).
			add(0.08, 0.7, glass(0.5, 494)).echo(0.5, 0.7).level(0.4)
	},
	Recruit: func() clip {
		return silence(0.6).add(0, 0.5, noise(0.18, 0.06, 57).band(2400, 1000, 0.9)).add(0.04, 0.6, glass(0.35, 494)).
			add(0.13, 0.8, glass(0.45, 659)).echo(0.5, 0.7).level(0.36)
	},
	Pour: func() clip {
		c := silence(0.6)
		for i, hz := range [...]float64{1319, 1480, 1568, 1976, 1760} {
			c.add(0.04*float64(i), 0.5+0.1*float64(i%3), glass(0.3, hz))
		}
		return c.low(6000).echo(0.6, 0.8).level(0.34)
	},
	Gather: func() clip {
		return silence(0.7).add(0, 1, tone(0.6, 82, 165, 1.4).drive(4).wobble(19, 0.5)).add(0.05, 0.5, noise(0.5, 0.25, 58).band(300, 2000, 2)).
			add(0.3, 0.4, glass(0.35, 330)).low(2600).echo(0.4, 0.6).level(0.42)
	},
	Dial: func() clip {
		c := silence(0.9)
		for i := range 4 {
			c.add(0.055*float64(i), 0.5, noise(0.025, 0.002, uint64(59+i)).band(2600, 2000, 2)).add(0.055*float64(i), 0.4, tone(0.03, 900, 700, 1))
		}
		return c.add(0.22, 0.8, glass(0.6, 988)).add(0.25, 0.5, glass(0.6, 1480)).echo(0.8, 0.8).level(0.38)
	},
	Wound: func() clip {
		return silence(0.7).add(0, 1, tone(0.4, 150, 41, 0.45).drive(2)).add(0, 0.7, noise(0.12, 0.002, 63).low(1700)).
			add(0.02, 0.35, glass(0.5, 311)).add(0.02, 0.35, glass(0.5, 330)).echo(0.4, 0.6).level(0.7)
	},
	Mend: func() clip {
		c := silence(1)
		for i, hz := range [...]float64{330, 494, 659, 740} {
			c.add(0.08*float64(i), 0.6, partials(0.7, hz, 1, 2, 3).soft(0.06))
		}
		return c.low(3200).echo(0.9, 0.9).level(0.38)
	},
	Shatter: func() clip {
		c := silence(1.1).add(0, 0.8, noise(0.12, 0.002, 64).band(5600, 2600, 0.8)).add(0, 0.9, tone(0.45, 120, 35, 0.5).drive(2))
		for i := range 12 {
			c.add(0.02+0.04*float64(i), 0.55-0.035*float64(i), glass(0.35, 2637-(130+30*float64(i*5%4))*float64(i)))
		}
		return c.echo(0.8, 0.8).level(0.65)
	},
	Hunt: func() clip {
		return silence(2).add(0, 1, tone(1.8, 55, 62, 1).soft(0.15).drive(3)).add(0, 0.6, tone(1.8, 82, 87, 1).soft(0.15).drive(2)).
			add(0.1, 0.3, noise(1.5, 0.8, 65).band(160, 700, 2)).add(0.5, 0.35, glass(1.1, 466)).add(0.5, 0.35, glass(1.1, 659)).
			echo(1.3, 0.9).level(0.55)
	},
	Ascend: func() clip {
		c := silence(4.2)
		for i, chord := range [...][3]float64{{330, 392, 494}, {440, 554, 659}, {494, 587, 740}, {659, 831, 988}} {
			for k, hz := range chord {
				at := 0.5*float64(i) + 0.04*float64(k)
				c.add(at, 0.4, partials(1.7+0.3*float64(i), hz, 1, 2, 3).soft(0.02)).add(at, 0.12, glass(1.2, 2*hz))
			}
		}
		return c.low(7000).echo(1.6, 1).level(0.68)
	},
	Fall: func() clip {
		c := silence(4)
		for i, chord := range [...][3]float64{{330, 392, 494}, {294, 349, 440}, {277, 330, 392}, {165, 196, 247}} {
			for k, hz := range chord {
				c.add(0.62*float64(i)+0.03*float64(k), 0.4, partials(1.9, hz/2, 1, 2, 3).soft(0.06)).add(0.62*float64(i), 0.1, glass(0.9, 2*hz))
			}
		}
		return c.add(1.9, 0.8, tone(1.9, 82, 30, 0.8).drive(3)).echo(1.7, 1).level(0.7)
	},
}

// glass is a struck rod of crystal.
func glass(seconds, hz float64) clip { return partials(seconds, hz, 1, 2.756, 5.404) }

// bubbles is n short sounds that glide up.
func bubbles(seconds float64, n int, seed uint64) clip {
	c := silence(seconds)
	r := noise(1, 0.001, seed)
	for i := range n {
		x := float64(r[i*37]+1) / 2
		from := 260 + 700*float64(r[i*91+5]+1)/2
		c.add(x*(seconds-0.15), 0.6, tone(0.05+0.07*x, from, from*1.9, 1))
	}
	return c
}

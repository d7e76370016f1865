package lessons

import rules "github.com/keyraken/keyraken/game/shards"

// Script is a lesson without its table.
type Script struct {
	*rules.Game
	steps []step
}

// Scripted begins the lesson with that key.
func Scripted(key string) Script {
	for i := range all {
		if l := &all[i]; l.Key == key {
			g, err := l.Begin()
			if err != nil {
				panic(err)
			}
			return Script{g, l.Steps}
		}
	}
	return Script{}
}

// Keys are the keys of the steps.
func (s Script) Keys() (keys []string) {
	for _, step := range s.steps {
		keys = append(keys, step.Key)
	}
	return keys
}

// Asks reports whether a step waits for something that has not been done.
func (s Script) Asks(i int) bool { return s.steps[i].Done != nil && !s.steps[i].Done(s.Game) }

// Speaks is of how many things a step speaks.
func (s Script) Speaks(i int) int {
	if s.steps[i].On == nil {
		return 0
	}
	return len(s.steps[i].On(s.Game))
}

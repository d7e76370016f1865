package console

import (
	"strings"
	"time"

	"github.com/keyraken/keyraken/game/store/achievement"
)

// achievements are the achievements of the game of a console.
type achievements struct {
	keeper *achievement.Keeper
	given  achievement.Given
	told   []achievement.Step // not announced yet
}

// watchAchievements begins to watch for achievements in a game that is kept.
func (c *Console) watchAchievements() {
	if c.log.Path() == "" {
		return
	}
	given, err := c.records.Feats()
	if err != nil {
		c.Fail(err)
		return
	}
	c.achievements = achievements{keeper: achievement.NewKeeper(c.Pool.Watch(c.log.Story), c.log.Story), given: given}
	c.keepAchievements()
}

// keepAchievements keeps new achievements, and removes those that were undone, before anything is
// said about them.
func (c *Console) keepAchievements() {
	told, lines := c.achievements.keeper.Look(c.achievements.given, time.Now())
	c.achievements.told = append(c.achievements.told, told...)
	if len(lines) > 0 {
		if err := c.records.AddFeats(lines...); err != nil {
			c.Fail(err)
		}
	}
}

// tellAchievements announces new achievements.
func (c *Console) tellAchievements() {
	for _, s := range c.achievements.told {
		c.Say("feat-line", s.Title(c.T), s.Feat.How(c.T))
	}
	c.achievements.told = c.achievements.told[:0]
}

// sumAchievements lists at the end which achievements the game brought.
func (c *Console) sumAchievements() {
	var titles []string
	for _, s := range c.achievements.keeper.New(c.achievements.given) {
		titles = append(titles, s.Title(c.T))
	}
	if titles != nil {
		c.Printf("%s: %s", c.T("feats-new"), strings.Join(titles, ", "))
	}
}

package console

import (
	"strings"
	"time"

	"github.com/keyraken/keyraken/game/store/achievement"
)

// achievements are the achievements of the game of a console.
type achievements struct {
	recorder *achievement.Recorder
	awards   achievement.Awards
	told     []achievement.Step // not announced yet
}

// watchAchievements begins to watch for achievements in a game that is kept.
func (c *Console) watchAchievements() {
	if c.log.Path() == "" {
		return
	}
	awards, err := c.records.Awards()
	if err != nil {
		c.Fail(err)
		return
	}
	c.achievements = achievements{recorder: achievement.NewRecorder(c.Pool.Watch(c.log.Story), c.log.Story), awards: awards}
	c.keepAchievements()
}

// keepAchievements keeps new achievements, and removes those that were undone, before anything is
// said about them.
func (c *Console) keepAchievements() {
	told, lines := c.achievements.recorder.Update(c.achievements.awards, time.Now())
	c.achievements.told = append(c.achievements.told, told...)
	if len(lines) > 0 {
		if err := c.records.AddAwards(lines...); err != nil {
			c.Fail(err)
		}
	}
}

// tellAchievements announces new achievements.
func (c *Console) tellAchievements() {
	for _, s := range c.achievements.told {
		c.Say("feat-line", s.Title(c.T), s.Achievement.How(c.T))
	}
	c.achievements.told = c.achievements.told[:0]
}

// sumAchievements lists at the end which achievements the game brought.
func (c *Console) sumAchievements() {
	var titles []string
	for _, s := range c.achievements.recorder.FirstDone(c.achievements.awards) {
		titles = append(titles, s.Title(c.T))
	}
	if titles != nil {
		c.Printf("%s: %s", c.T("feats-new"), strings.Join(titles, ", "))
	}
}

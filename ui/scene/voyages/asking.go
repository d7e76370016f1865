package voyages

import (
	"context"
	"errors"
	"io"
	"os"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/voyage"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/session"
)

// begin asks something of the server in the background; then runs in a frame, unless it fails.
func (n *screen) begin(s *scene.Stack, ask func(ctx context.Context) (then func(), err error)) {
	s.SetTables(n.server.Text(), n.name.Text())
	n.tell("", false)
	ctx := n.ctx
	n.work = job.Start(func() func() {
		then, err := ask(ctx)
		if err != nil {
			return func() { n.tell(s.Language.Say(err), true) }
		}
		return then
	})
}

// ask asks for the tables of the week.
func (n *screen) ask(s *scene.Stack) {
	net, at := s.Net.Voyages, n.table(s)
	n.begin(s, func(ctx context.Context) (func(), error) {
		w, err := net.Week(ctx, at.Server, at.Week)
		return func() { n.show(s, &w) }, err
	})
}

func (n *screen) show(s *scene.Stack, w *voyage.Week) {
	n.shown = w
	n.say(s)
}

// give sends a game, in place of an earlier one with that secret.
func (n *screen) give(s *scene.Stack, g session.Sailed, secret string) {
	net, at, name := s.Net.Voyages, n.table(s), n.name.Text()
	plain := n.reader(s)
	n.begin(s, func(ctx context.Context) (func(), error) {
		save, err := plain(g.Path)
		if err != nil {
			return nil, err
		}
		sent, err := net.Send(ctx, at.Server, voyage.Sending{Name: name, Save: save, Secret: secret})
		if err != nil {
			return nil, err
		}
		at.ID, at.Secret = sent.ID, sent.Secret
		w, err := net.Week(ctx, at.Server, at.Week)
		return func() {
			s.KeepSent(at)
			n.tell(s.T("tables-sent", sent.Place, sent.Of), false)
			if err == nil {
				n.show(s, &w)
			}
		}, nil
	})
}

// takeBack withdraws a game.
func (n *screen) takeBack(s *scene.Stack, g session.Sent) {
	net := s.Net.Voyages
	n.begin(s, func(ctx context.Context) (func(), error) {
		err := net.Withdraw(ctx, g.Server, g.Week, g.ID, g.Secret)
		if m := (*message.Error)(nil); errors.As(err, &m) && m.Key == voyage.ErrNone.(*message.Error).Key {
			err = nil // it is gone already
		}
		if err != nil {
			return nil, err
		}
		w, err := net.Week(ctx, g.Server, g.Week)
		return func() {
			g.ID = ""
			s.KeepSent(g)
			n.tell(s.T("tables-withdrawn"), false)
			if err == nil {
				n.show(s, &w)
			}
		}, nil
	})
}

// watch shows a game of the table from its beginning.
func (n *screen) watch(s *scene.Stack, id, secret string) {
	net, at := s.Net.Voyages, n.table(s)
	story := n.watcher(s)
	n.begin(s, func(ctx context.Context) (func(), error) {
		save, err := net.Save(ctx, at.Server, at.Week, id, secret)
		if err != nil {
			return nil, err
		}
		return story(save)
	})
}

// watcher reads a save and shows it, in the game of the screen.
func (n *screen) watcher(s *scene.Stack) func(save string) (func(), error) {
	if o := s.Other(n.kind); o != nil {
		return watcherAt(s, o.Tables(s))
	}
	return watcherAt(s, play.Tables(s))
}

func watcherAt[G game.Game](s *scene.Stack, t scene.Tables[G]) func(save string) (func(), error) {
	return func(save string) (func(), error) {
		story, report, err := scene.ReadStory(func() (io.ReadCloser, error) { return io.NopCloser(strings.NewReader(save)), nil }, t.Rules)
		return func() {
			t.WatchAbove(s, story, 0)
			s.TellHarm(report)
		}, err
	}
}

// reader reads a save and leaves out what nobody needs to know: who played, and when.
func (n *screen) reader(s *scene.Stack) func(path string) (string, error) {
	if o := s.Other(n.kind); o != nil {
		return func(path string) (string, error) { return plain(path, o.Tables(s).Rules) }
	}
	rules := s.Rules
	return func(path string) (string, error) { return plain(path, rules) }
}

func plain[G game.Game](path string, r game.Rules[G]) (string, error) {
	story, _, err := scene.ReadStory(func() (io.ReadCloser, error) { return os.Open(path) }, r)
	if err != nil {
		return "", err
	}
	return voyage.Plain(story)
}

package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"sync"
	"time"
)

// chromium is a Chromium without a window that is told what to do by the DevTools protocol,
// over pipes: https://chromedevtools.github.io/devtools-protocol.
type chromium struct {
	program *exec.Cmd
	to      *os.File
	mu      sync.Mutex
	last    int
	waiting map[int]chan response    // by the number of the call
	tabs    map[string]func(message) // by session: what hears the events of a tab
	over    error                    // set when it has ended
}

// params are the parameters of a call.
type params map[string]any

// message is what Chromium sends: the answer to a call, or an event.
type message struct {
	ID      int
	Session string `json:"sessionId"`
	Method  string
	Params  json.RawMessage
	response
}

type response struct {
	Result json.RawMessage
	Error  *refusal
}

// refusal is why Chromium did not do something.
type refusal struct {
	Code    int
	Message string
}

func (r *refusal) Error() string { return fmt.Sprintf("%s (%d)", r.Message, r.Code) }

// gone reports whether the page that was asked is gone.
func gone(err error) bool {
	var r *refusal
	return errors.As(err, &r) && r.Code == -32000
}

// start starts a Chromium that compiles the program once, without optimization: optimizing hot
// code would take longer than the tests play.
func start(program, profile string, flags ...string) (*chromium, error) {
	fromUs, to, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	from, toUs, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	all := append([]string{"--remote-debugging-pipe", "--user-data-dir=" + profile, "--headless", "--no-sandbox", "--no-first-run",
		"--no-default-browser-check", "--window-size=1280,720", "--hide-scrollbars", "--mute-audio", "--use-angle=swiftshader",
		"--enable-unsafe-swiftshader", "--js-flags=--liftoff-only", "--disable-dev-shm-usage"}, flags...)
	c := &chromium{program: exec.Command(program, append(all, "about:blank")...), to: to, waiting: map[int]chan response{},
		tabs: map[string]func(message){}}
	c.program.ExtraFiles = []*os.File{fromUs, toUs}
	err = c.program.Start()
	_, _ = fromUs.Close(), toUs.Close()
	if err == nil {
		go c.read(bufio.NewReader(from))
	}
	return c, err
}

// stop ends the program.
func (c *chromium) stop() {
	_ = c.call("", "Browser.close", nil, nil)
	_ = c.to.Close()
	late := time.AfterFunc(10*time.Second, func() { _ = c.program.Process.Kill() })
	_ = c.program.Wait()
	late.Stop()
}

// read passes on what Chromium sends, until it ends.
func (c *chromium) read(from *bufio.Reader) {
	for {
		data, err := from.ReadBytes(0)
		var m message
		if err == nil {
			err = json.Unmarshal(bytes.TrimSuffix(data, []byte{0}), &m)
		}
		c.mu.Lock()
		if err != nil {
			c.over = fmt.Errorf("chromium has ended: %w", err)
			for answer := range maps.Values(c.waiting) {
				close(answer)
			}
			c.mu.Unlock()
			return
		}
		answer, hears := c.waiting[m.ID], c.tabs[m.Session]
		delete(c.waiting, m.ID)
		c.mu.Unlock()
		switch {
		case answer != nil:
			answer <- m.response
		case hears != nil:
			hears(m)
		}
	}
}

// patience is how long a test waits for anything.
const patience = 2 * time.Minute

// call does something in a session, or without one, and stores what comes of it.
func (c *chromium) call(session, method string, p params, result any) error {
	c.mu.Lock()
	if c.over != nil {
		c.mu.Unlock()
		return c.over
	}
	c.last++
	id, answer := c.last, make(chan response, 1)
	c.waiting[id] = answer
	data, err := json.Marshal(struct {
		ID      int    `json:"id"`
		Session string `json:"sessionId,omitempty"`
		Method  string `json:"method"`
		Params  params `json:"params,omitempty"`
	}{id, session, method, p})
	if err == nil {
		_, err = c.to.Write(append(data, 0))
	}
	c.mu.Unlock()
	if err != nil {
		return err
	}
	select {
	case r, ok := <-answer:
		switch {
		case !ok:
			return c.over
		case r.Error != nil:
			return fmt.Errorf("%s: %w", method, r.Error)
		case result != nil:
			return json.Unmarshal(r.Result, result)
		}
		return nil
	case <-time.After(patience):
		return fmt.Errorf("%s: no answer", method)
	}
}

// tab opens a tab, with storage of its own unless another's is given, whose events go to hears.
func (c *chromium) tab(storage string, hears func(message)) (session string, err error) {
	var target struct{ TargetID string }
	var made struct{ SessionID string }
	p := params{"url": "about:blank"}
	if storage != "" {
		p["browserContextId"] = storage
	}
	if err := c.call("", "Target.createTarget", p, &target); err != nil {
		return "", err
	}
	if err := c.call("", "Target.attachToTarget", params{"targetId": target.TargetID, "flatten": true}, &made); err != nil {
		return "", err
	}
	c.mu.Lock()
	c.tabs[made.SessionID] = hears
	c.mu.Unlock()
	for _, domain := range [...]string{"Runtime", "Log", "Network", "Page", "DOM"} {
		err = errors.Join(err, c.call(made.SessionID, domain+".enable", nil, nil))
	}
	return made.SessionID, err
}

// newStorage makes an empty storage.
func (c *chromium) newStorage() (string, error) {
	var made struct{ BrowserContextID string }
	err := c.call("", "Target.createBrowserContext", nil, &made)
	return made.BrowserContextID, err
}

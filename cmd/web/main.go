// Web builds the folder of static files that runs the game of cmd/keyraken in a browser,
// and serves it for testing:
//
//	go run ./cmd/web build --out dist/web
//	go run ./cmd/web --dir dist/web
//
// Any host of static files can serve the folder as it is. A good host sends the files ending in
// .br or .gz to browsers that accept them, and keyraken-….wasm as application/wasm. The page
// works fully only in a secure context, that is over https or from localhost: elsewhere the
// browser has no service worker, so the page is not available offline.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/signal"
	"path/filepath"
	"time"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/game/online/page"
	"github.com/keyraken/keyraken/game/printable"
)

// Names of files and what the compiler says cannot do more than be read.
var stdout, stderr = &printable.Writer{To: os.Stdout}, &printable.Writer{To: os.Stderr}

func main() {
	stopped, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := command().ExecuteContext(stopped); err != nil {
		fmt.Fprintln(stderr, "web:", err)
		stop()
		os.Exit(1)
	}
}

func command() *cobra.Command {
	var dir, address string
	c := &cobra.Command{Use: "web", Short: "Serve the game for browsers", Args: cobra.NoArgs, SilenceErrors: true, SilenceUsage: true,
		RunE: func(c *cobra.Command, _ []string) error {
			if !page.Holds(dir) {
				return fmt.Errorf("%s holds no page: make it with go run ./cmd/web build --out %s", dir, dir)
			}
			return serve(c.Context(), address, dir, c.OutOrStdout())
		}}
	c.Flags().StringVar(&dir, "dir", filepath.Join("dist", "web"), "the `folder` that build made")
	c.Flags().StringVar(&address, "address", "localhost:8080", "where to serve it: `host:port`")
	o := Options{}
	b := &cobra.Command{Use: "build", Short: "Make the folder of static files", Args: cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			made, err := Build(c.Context(), o)
			if err == nil {
				_, err = fmt.Fprintf(c.OutOrStdout(), "%s: %.1f MiB, %.1f MiB as brotli, %.1f MiB as gzip\n", o.Out,
					mega(made.Plain), mega(made.Brotli), mega(made.Gzip))
			}
			return err
		}}
	b.Flags().StringVar(&o.Out, "out", filepath.Join("dist", "web"), "the `folder`; what the last build left there is removed")
	b.Flags().IntVar(&o.Quality, "quality", 11, "of brotli, 0 to 11: the best takes minutes")
	c.AddCommand(b)
	c.SetOut(stdout)
	c.SetErr(stderr)
	return c
}

func mega(n int64) float64 { return float64(n) / (1 << 20) }

// serve serves the folder until the context ends.
func serve(ctx context.Context, address, dir string, out io.Writer) error {
	l, err := net.Listen("tcp", address)
	if err != nil {
		return err
	}
	const slow = 10 * time.Second
	server := &http.Server{Handler: page.Handler(dir), ReadHeaderTimeout: slow}
	fmt.Fprintf(out, "http://%s/\n", l.Addr())
	context.AfterFunc(ctx, func() { _ = server.Close() })
	if err := server.Serve(l); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

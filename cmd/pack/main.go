// Pack makes everything that the packages contain besides the programs. .goreleaser.yaml calls it;
// nothing that it writes is kept in the repository:
//
//	go run ./cmd/pack files --version 1.2.3 --date 2026-01-02T15:04:05Z DIRECTORY
//	go run ./cmd/pack sign --info FILE --seal FILE --resources FILE,... BINARY
//	go run ./cmd/pack sign --name archon BINARY
//	go run ./cmd/pack sbom --version 1.2.3 --out FILE DIRECTORY
//
// The same call writes the same bytes: all times are the time of the commit.
package main

import (
	"os"
	"time"

	"github.com/spf13/cobra"
)

func main() {
	if command().Execute() != nil {
		os.Exit(1)
	}
}

func command() *cobra.Command {
	root := &cobra.Command{Use: "pack", Short: "Make the files that packages of the programs hold", SilenceUsage: true}
	root.AddCommand(filesCommand(), signCommand(), sbomCommand())
	return root
}

func filesCommand() *cobra.Command {
	c := &cobra.Command{Use: "files DIRECTORY", Short: "Write icons, manual pages, completions and descriptions", Args: cobra.ExactArgs(1)}
	version := c.Flags().String("version", "", "version of the `release`, without a v")
	date := c.Flags().String("date", "", "`time` of its commit")
	c.RunE = func(_ *cobra.Command, args []string) error {
		at, err := time.Parse(time.RFC3339, *date)
		if err != nil {
			return err
		}
		return writeFiles(args[0], release{*version, at.UTC()})
	}
	return c
}

func signCommand() *cobra.Command {
	c := &cobra.Command{Use: "sign BINARY", Short: "Sign a universal binary ad hoc, and seal its bundle", Args: cobra.ExactArgs(1)}
	name := c.Flags().String("name", ID, "`name` by which the system knows the program")
	info := c.Flags().String("info", "", "the Info.plist of its bundle, a `file`, if it is in one")
	seal := c.Flags().String("seal", "", "`file` for the seal of the resources")
	resources := c.Flags().StringSlice("resources", nil, "`files` in the resources of the bundle")
	c.MarkFlagsRequiredTogether("info", "seal", "resources")
	c.RunE = func(_ *cobra.Command, args []string) (err error) {
		var b bundle
		if *info != "" {
			if b, err = sealedBundle(*info, *seal, *resources); err != nil {
				return err
			}
		}
		return sign(args[0], *name, b)
	}
	return c
}

func sbomCommand() *cobra.Command {
	c := &cobra.Command{Use: "sbom DIRECTORY", Short: "List the modules in all programs of a directory", Args: cobra.ExactArgs(1)}
	version := c.Flags().String("version", "", "version of the `release`")
	out := c.Flags().String("out", "", "`file` to write")
	c.RunE = func(_ *cobra.Command, args []string) error { return writeSBOM(args[0], *version, *out) }
	return c
}

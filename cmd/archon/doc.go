// Command archon plays KeyForge adventures without a window: by hand in plain
// lines, or by bots in bulk. Every command has --help; --lang chooses the language of what
// people read, which otherwise is that of the system. Output for programs is in English.
//
// # Play
//
//	archon play                                              # alone, with the deck onyx
//	archon play --decks onyx,argus                           # two players at one keyboard
//	archon play --decks onyx,argus --seat 2=expert           # a bot takes the second seat
//	archon play --difficulty hard --seed 7                   # seed 7 always deals the same game
//	archon play --variant storm                              # also first-evening, long-night
//	archon play --variant 1014-W303                          # a variant by the code that its players share
//	archon play --weekly --players 2                         # the voyage of the week, the same for everybody
//	archon play --resume last                                # a game is saved while it is played
//
// The standard game of two players, single or as a match:
//
//	archon play --mode duel --decks onyx,argus
//	archon play --chains 4,0 --decks onyx,argus                          # chains as a handicap
//	archon play --match adaptive --decks onyx,argus --seat 2=expert      # swap decks, bid chains: first to two wins
//	archon play --match sealed,best-of-three --offered 3                 # choose from three decks that the seed draws
//	archon play --match auction --decks onyx,argus                       # bid chains for the first deck
//
// Shards of Infinity, against its automaton or against each other, single or as a match:
//
//	archon play --game shards
//	archon play --game shards --mode duel --players 3 --seat 2=greedy --seat 3=expert
//	archon play --game shards --match best-of-five --seat 2=expert       # whoever wins a game goes last in the next
//
// Questions whose answer makes no difference are not asked; --ask everything asks them too, and
// --ask little does not even ask in which order things happen. While playing, ? shows the table,
// u undoes, f forecasts the monster's turn, h asks an expert (at hard only with --advice always),
// q leaves.
//
// # Adventures by others
//
// An adventure can be a file that somebody has written, without any code; adventure/written/WRITING.md shows how.
//
//	archon adventure                   # lists those that can be played
//	archon adventure check FILE        # reads it and plays random games
//	archon adventure show FILE         # what it is, with its cards
//	archon adventure add FILE          # keeps it; then archon play --mode NAME
//	archon adventure words             # all words of which such a file consists, or those about a term
//
// # Puzzles
//
// In a puzzle one turn reaches a goal, in one way only, whatever the hidden cards are.
//
//	archon expedition                  # five encounters with the same decks; c shows the chart
//	archon expedition --resume last
//	archon expedition --weekly --chart # that of the week, the same for everybody
//	archon expedition measure --runs 400 --from 5 --to 8
//	archon puzzles                     # that of the day; archon puzzles list lists all
//	archon puzzles solve               # or solve ID, or its number; h gives hints
//	archon puzzles show 17 --solution
//	archon puzzles find --games 500    # looks for more in games of bots
//	archon puzzles check FILE          # plays everything that can be done in them; book: those of the program
//
// # Decks
//
// --decks takes the short name of a deck, a part of its name that no other deck has, or a file.
// A file may be the Master Vault's JSON of a deck, an export of a whole collection from Decks of
// KeyForge, the Crucible's JSON or plain text; package deck describes the last. Imported decks are
// stored one to a file, which can be edited by hand. Importing a deck again updates it; if its cards
// differ, the old list is set aside.
//
//	archon decks import FILE...        # or a directory, a link, or - for standard input; --dry-run, --yes
//	archon decks undo                  # undoes the last import
//	archon decks                       # lists them, with what each has won
//	archon decks show NAME
//	archon decks export NAME -o deck.txt
//	archon decks edit NAME             # a title, bonus icons
//	archon decks remove NAME           # sets it aside for a month
//	archon decks check FILE
//
//	archon cards --set CotA            # cards, their facts, what is implemented
//	archon cards --text "Dust Imp"
//	archon cards compare deck.json     # what printed texts say that ours do not, and the other way round
//	archon rules ward                  # explains a term; without one, lists all of them
//
// # Records
//
// The result of every game is kept in results.jsonl beside the decks.
//
//	archon records                     # also --csv, --json
//	archon records --kind computer --players 1 --since 30d   # also --deck, --difficulty
//	archon records achievements        # how to earn each, and when it was
//
//	archon backup FILE.zip             # games, matches, decks, records, achievements, settings
//	archon restore FILE.zip            # merges them with what is there
//
// If one save of a game continues another, a restore replaces it; else both stay. What it replaces
// is kept in the folder replaced beside the games.
//
// # Rooms
//
// A server of rooms for friends anywhere, by windows, pages and bots; game/online/wire/ONLINE.md tells what is said.
//
//	archon serve --address :8090                 # for all networks; without --address for this machine alone
//	archon serve --domain rooms.example          # by https, with a certificate
//	archon serve --page dist/web                 # the page for browsers, built by: go run ./cmd/web build; packages contain it
//	archon serve --address :8090 --cluster nats://host:4222 --node 10.0.0.5:8091   # shares the rooms with other machines
//
// Rooms lie in a folder, --dir, and go on when the server is started again. The server is a relay for rooms at home as well,
// which it cannot read. /status shows how it is, and the tables of the week, in a browser.
//
// It also has tables of the weekly voyages. It plays a game again before it enters it; who has sent one
// may see how others have played. It is told the name, the decks, the commands and the result, and keeps the name and the game
// until it is withdrawn.
//
//	archon voyages --server HOST                       # the tables of this week
//	archon voyages send FILE --server HOST --name Ada  # prints the secret by which it can be withdrawn
//
// # Simulate
//
// Bots play whole games; the results are counted, with a 95 % interval for the share of games won.
//
//	archon sim --decks onyx,argus --difficulty normal --games 1000 --seed 1 --bot greedy --json
//	archon sim --rates --games 600                               # by difficulty and number of players
//	archon sim --draw 12 --players 2 --bot expert                # with 12 decks drawn by the seed
//	archon sim --mode duel --draw 12 --bot quick,greedy          # each deal twice, with seats swapped
//	archon sim --draw 12 --players 3 --bot quick --hindsight 12  # how many games could be won at all
//	archon sim --coverage --mode duel --games 20000              # plays and uses of each card
//
// The bots are random; greedy, which takes what looks best at the moment; and quick, expert and
// master, which think ahead, each longer than the one before. With --hindsight 12 bots play each turn
// in every house, see what comes of it, and continue the 12 most promising ways, as players could
// who may take back any turn. Equal seeds give equal results, whatever --workers is; stateHash
// combines the final states of all games. Ctrl-C stops the run and prints the results so far, and
// --save DIR keeps the games.
//
//	archon lab onyx                                  # what the deck is worth alone: 400 games of bot quick
//	archon lab onyx --difficulty all --plot onyx.svg # also .png; --csv, --json
//	archon lab onyx --with library                   # best and worst partner; --against: duels
//	archon lab --strongest                           # the strongest team of three of the library
//	archon lab --game shards --bot greedy            # which leaders and cards win, with each and without it
//
// The lab reports the win rate, the length of games, rises over time, æmber and damage a turn, and
// what each card is worth. What it finds is kept beside the deck; a run that was stopped resumes.
//
//	archon replay FILE                 # tells the story, of any game, and checks that it still plays the same
//	archon analyse FILE                # the chance of winning turn by turn, the three decisions that cost most
//	archon picture FILE --out end.png  # a picture to share of how the game ended; --lang ru
//	archon picture FILE --out turn.gif # its best turn
//	archon soak --decisions 100000     # random games of all kinds, checked at every command
//	archon engine                      # lets another program play: see engine/PROTOCOL.md; --game shards
//
// # Many machines
//
// An experiment of archon lab can be split among machines that know nothing of one
// another. Each plays a shard into a file, and archon lab merge adds the files up: the
// figures are those of a single run, bit for bit. All machines must be given the same command
// and run the same program. A shard that was stopped resumes when it is started again.
//
// With GNU parallel, on the cores of one machine or with --sshlogin of several:
//
//	parallel archon lab onyx --games 100000 --workers 1 --shard {}/16 --out onyx-{}.json ::: $(seq 16)
//	archon lab merge onyx-*.json
//
// With Slurm, as an array of jobs:
//
//	#!/bin/bash
//	#SBATCH --array=1-16 --cpus-per-task=8
//	archon lab onyx --games 100000 --workers $SLURM_CPUS_PER_TASK \
//		--shard $SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT --out onyx-$SLURM_ARRAY_TASK_ID.json
//
// and when all are done, for example with sbatch --dependency=afterok on the array:
//
//	archon lab merge onyx-*.json
//
// With Kubernetes, as an indexed job, whose indices begin at 0, with a volume that collects
// the files of all pods:
//
//	apiVersion: batch/v1
//	kind: Job
//	metadata: {name: lab}
//	spec:
//	  completions: 16
//	  parallelism: 16
//	  completionMode: Indexed
//	  template:
//	    spec:
//	      restartPolicy: OnFailure
//	      containers:
//	      - name: archon
//	        image: registry.example/archon
//	        command: [sh, -c]
//	        args:
//	        - archon lab onyx --games 100000 --shard $((JOB_COMPLETION_INDEX+1))/16 --out /out/onyx-$JOB_COMPLETION_INDEX.json
//	        volumeMounts: [{name: out, mountPath: /out}]
//	      volumes: [{name: out, persistentVolumeClaim: {claimName: lab}}]
//
// The search for the strongest team goes in rounds, and which teams play the next round is
// known only when all shards of the previous one are merged. The exit status of merge is 1 as
// long as games are missing:
//
//	lab='archon lab --strongest all'
//	n=1
//	parallel $lab --shard {}/16 --out 1-{}.json ::: $(seq 16)
//	while archon lab merge $([ $n = 1 ] || echo teams.json) $n-*.json --out teams.json; [ $? = 1 ]; do
//		n=$((n+1))
//		parallel $lab --from teams.json --shard {}/16 --out $n-{}.json ::: $(seq 16)
//	done
package main

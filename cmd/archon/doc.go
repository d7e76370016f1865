// Command archon plays KeyForge adventures without a window: by hand in plain
// lines, or by bots in bulk.
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

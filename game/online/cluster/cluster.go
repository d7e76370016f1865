// Package cluster keeps rooms in a log that several programs share, its nodes, so that any of them can go on with any room. The log
// is a stream of NATS JetStream.
//
// Each room has a subject of its own in one stream: a stream for each room would cost the servers of NATS a store and, where there
// are three copies, an election of its own for each, while subjects are entries of an index. A message of the subject is the
// record of the room, the beginning of a save, lines of it, or a claim; every message says which node has written it, so that
// the last one tells which node has the room.
//
// # One writer
//
// Every message is written under the condition that the last one of the subject is the one that its writer knows (the expected
// last sequence of JetStream). So at most one node goes on with a room, whatever clocks and networks do: one that is behind, or
// cut off, cannot write, and what is not written is told to nobody. A node that opens a room writes a claim, and reads the log
// after that. The node that had the room is told of the claim, or is refused with what it writes next; it drops the room and its
// connections, and its guests connect again. There are no leases: which node has a room is no more than a hint where guests are
// passed on to. A node that cannot be reached, or says that it does not have the room, loses it to the one that was asked. A
// write of which nobody knows whether it has come through also ends the room here: whoever opens it again reads what is so.
//
// A node without a connection to NATS drops its rooms after [Patience], and opens none.
//
// # What it costs
//
// Measured with adventures of three on one node: a room takes 125 KiB when it begins and some 200 late in its game, a connection
// some 30 KiB, of which most is the dictionary of the compression; a command takes 0.3 ms of a core until all three have been
// told, and about as much again to encode that. A server of NATS takes a write in 0.1 ms. A command is about 200 bytes in the
// log, so that a game of 1,000 leaves 200 KB there for good.
//
// Reckoned from that, 100,000 rooms that answer every ten seconds are, over all nodes, 28 GiB, six cores and 10,000 writes a
// second, which are 2 MB: three nodes of 16 GiB with four cores, of which one may fail, and three servers of NATS with a disk
// for 20 GB each.
package cluster

// The files of the program: a file system in memory, as Go's wasm_exec.js expects one in
// globalThis.fs, of which everything under /home is kept in IndexedDB. What the program changes
// is handed to the database at once, in a transaction of its own that is committed without
// waiting, so that closing the page right after a move loses nothing.
"use strict";

class Files {
	constructor() {
		this.nodes = new Map([["/", this.folder()]]); // by their paths
		this.open = new Map(); // by their numbers
		this.next = 100;
		this.db = null;
		this.dirty = new Set(); // paths whose present state the database does not have
		this.unkept = null; // why the database takes no more
		this.onUnkept = () => {};
		this.ended = { out: "", err: "" }; // lines that are still being written
		this.errors = []; // the last lines of the program's complaints
	}

	folder() { return { folder: true, data: null, size: 0, time: Date.now() }; }

	// load reads what is kept. The program runs without a database, too.
	async load() {
		for (const path of ["/home", "/tmp"]) this.nodes.set(path, this.folder());
		this.db = await new Promise((done, fail) => {
			const asked = indexedDB.open("keyraken", 1);
			asked.onupgradeneeded = () => asked.result.createObjectStore("files");
			asked.onsuccess = () => done(asked.result);
			asked.onerror = () => fail(asked.error);
			asked.onblocked = () => fail(new Error("blocked"));
		});
		this.db.onclose = () => { this.db = null; this.lose(new Error("closed")); };
		const store = this.db.transaction("files").objectStore("files");
		const all = what => new Promise((done, fail) => {
			const asked = what();
			asked.onsuccess = () => done(asked.result);
			asked.onerror = () => fail(asked.error);
		});
		const [paths, values] = await Promise.all([all(() => store.getAllKeys()), all(() => store.getAll())]);
		paths.forEach((path, i) => {
			const { folder, data, time } = values[i];
			this.nodes.set(path, { folder, data, size: data ? data.length : 0, time });
		});
	}

	lose(why) {
		const first = !this.unkept;
		this.unkept = why || new Error("aborted");
		if (first) this.onUnkept(this.unkept);
	}

	// changed hands the paths, as they are now, to the database, all or none of them.
	changed(...paths) {
		for (const path of paths) if (path.startsWith("/home/")) this.dirty.add(path);
		if (this.dirty.size === 0) return;
		if (!this.db) return;
		const now = [...this.dirty];
		this.dirty.clear();
		const missed = why => {
			for (const path of now) this.dirty.add(path); // they go with the next change
			this.lose(why);
		};
		try {
			const t = this.db.transaction("files", "readwrite", { durability: "strict" });
			const store = t.objectStore("files");
			for (const path of now) {
				const n = this.nodes.get(path);
				if (n) store.put({ folder: n.folder, data: n.folder ? null : n.data.slice(0, n.size), time: n.time }, path);
				else store.delete(path);
			}
			t.oncomplete = () => { if (this.dirty.size === 0) this.unkept = null; };
			t.onabort = () => missed(t.error);
			if (t.commit) t.commit();
		} catch (why) {
			missed(why);
		}
	}

	resolve(path) {
		const parts = [];
		for (const part of path.split("/")) {
			if (part === "..") parts.pop();
			else if (part !== "" && part !== ".") parts.push(part);
		}
		return "/" + parts.join("/");
	}

	parent(path) { return path.slice(0, Math.max(1, path.lastIndexOf("/"))); }

	fail(code) { const e = new Error(code); e.code = code; throw e; }

	at(path) { return this.nodes.get(this.resolve(path)) || this.fail("ENOENT"); }

	// place is the path of something that may be created.
	place(path) {
		path = this.resolve(path);
		const above = this.nodes.get(this.parent(path)) || this.fail("ENOENT");
		if (!above.folder) this.fail("ENOTDIR");
		return path;
	}

	handle(fd) { return this.open.get(fd) || this.fail("EBADF"); }

	children(path) {
		const start = path === "/" ? "/" : path + "/", names = [];
		for (const p of this.nodes.keys()) {
			if (p.startsWith(start) && p.length > start.length && !p.includes("/", start.length)) names.push(p.slice(start.length));
		}
		return names.sort();
	}

	// size sets the length of a file.
	resize(n, size) {
		if (!n.data || n.data.length < size) {
			const data = new Uint8Array(Math.max(size, n.data ? 2 * n.data.length : 256));
			if (n.data) data.set(n.data.subarray(0, n.size));
			n.data = data;
		}
		if (size < n.size) n.data.fill(0, size, n.size);
		n.size = size;
		n.time = Date.now();
	}

	stat(n) {
		return { dev: 1, ino: n.ino ||= this.next++, mode: n.folder ? 0o40755 : 0o100644, nlink: 1, uid: 0, gid: 0, rdev: 0, size: n.size,
			blksize: 4096, blocks: Math.ceil(n.size / 512), atimeMs: n.time, mtimeMs: n.time, ctimeMs: n.time,
			isDirectory: () => n.folder };
	}

	// say writes the terminal output of the program to the console, line by line.
	say(fd, bytes) {
		const to = fd === 2 ? "err" : "out";
		const lines = (this.ended[to] + new TextDecoder().decode(bytes)).split("\n");
		this.ended[to] = lines.pop();
		for (const line of lines) {
			if (fd === 2) {
				console.warn(line);
				this.errors = [...this.errors, line].slice(-40);
			} else {
				console.log(line);
			}
		}
	}

	// What follows is called by Go, see syscall/fs_js.go.

	openFile(path, flags) {
		path = this.resolve(path);
		let n = this.nodes.get(path);
		if (n && flags & Files.EXCL && flags & Files.CREAT) this.fail("EEXIST");
		if (n && n.folder && flags & (Files.WRONLY | Files.RDWR)) this.fail("EISDIR");
		if (n && !n.folder && flags & Files.DIRECTORY) this.fail("ENOTDIR");
		if (!n) {
			if (!(flags & Files.CREAT)) this.fail("ENOENT");
			this.place(path);
			n = { folder: false, data: new Uint8Array(0), size: 0, time: Date.now() };
			this.nodes.set(path, n);
			n.path = path;
			this.changed(path);
		} else if (flags & Files.TRUNC) {
			this.resize(n, 0);
			this.changed(path);
		}
		n.path = path;
		const fd = this.next++;
		this.open.set(fd, { n, at: 0, append: flags & Files.APPEND });
		return fd;
	}

	read(fd, buffer, offset, length, position) {
		const h = this.handle(fd), from = position ?? h.at;
		if (h.n.folder) this.fail("EISDIR");
		const count = Math.max(0, Math.min(length, h.n.size - Number(from)));
		if (count > 0) buffer.set(h.n.data.subarray(Number(from), Number(from) + count), offset);
		if (position === null || position === undefined) h.at += count;
		return count;
	}

	write(fd, buffer, offset, length, position) {
		const bytes = buffer.subarray(offset, offset + length);
		if (fd === 1 || fd === 2) {
			this.say(fd, bytes);
			return length;
		}
		const h = this.handle(fd), to = h.append ? h.n.size : Number(position ?? h.at);
		this.resize(h.n, Math.max(h.n.size, to + length));
		h.n.data.set(bytes, to);
		if (position === null || position === undefined) h.at = to + length;
		this.touched(h.n);
		return length;
	}

	// touched passes on a file that is still at its path.
	touched(n) { if (this.nodes.get(n.path) === n) this.changed(n.path); }

	rename(from, to) {
		from = this.resolve(from);
		const n = this.at(from), moved = [];
		to = this.place(to);
		if (from === to) return;
		const there = this.nodes.get(to);
		if (there && there.folder !== n.folder) this.fail(there.folder ? "EISDIR" : "ENOTDIR");
		if (there && there.folder && this.children(to).length > 0) this.fail("ENOTEMPTY");
		if (to.startsWith(from + "/")) this.fail("EINVAL");
		for (const path of [...this.nodes.keys()]) {
			if (path !== from && !path.startsWith(from + "/")) continue;
			const node = this.nodes.get(path), now = to + path.slice(from.length);
			this.nodes.delete(path);
			this.nodes.set(now, node);
			node.path = now;
			moved.push(path, now);
		}
		this.changed(...moved);
	}

	unlink(path) {
		path = this.resolve(path);
		if (this.at(path).folder) this.fail("EISDIR");
		this.nodes.delete(path);
		this.changed(path);
	}

	rmdir(path) {
		path = this.resolve(path);
		if (!this.at(path).folder) this.fail("ENOTDIR");
		if (this.children(path).length > 0) this.fail("ENOTEMPTY");
		this.nodes.delete(path);
		this.changed(path);
	}

	mkdir(path) {
		path = this.place(path);
		if (this.nodes.has(path)) this.fail("EEXIST");
		this.nodes.set(path, this.folder());
		this.changed(path);
	}

	readdir(path) {
		if (!this.at(path).folder) this.fail("ENOTDIR");
		return this.children(this.resolve(path));
	}

	truncate(n, length) {
		this.resize(n, Number(length));
		this.touched(n);
	}

	utimes(path, atime, mtime) {
		const n = this.at(path);
		n.time = Number(mtime) * 1000;
		n.path = this.resolve(path);
		this.touched(n);
	}

	// fsync fails while the browser does not keep what is written.
	fsync(fd) {
		const h = this.handle(fd);
		if (this.unkept && h.n.path.startsWith("/home/")) this.fail("ENOSPC");
	}

	// node is the files as Node.js has them.
	node() {
		const calls = {
			open: (path, flags) => this.openFile(path, flags),
			close: fd => { this.handle(fd); this.open.delete(fd); },
			read: (...all) => this.read(...all),
			write: (...all) => this.write(...all),
			stat: path => this.stat(this.at(path)),
			lstat: path => this.stat(this.at(path)),
			fstat: fd => this.stat(this.handle(fd).n),
			fsync: fd => this.fsync(fd),
			ftruncate: (fd, length) => this.truncate(this.handle(fd).n, length),
			truncate: (path, length) => this.truncate(this.at(path), length),
			mkdir: path => this.mkdir(path),
			readdir: path => this.readdir(path),
			rename: (from, to) => this.rename(from, to),
			rmdir: path => this.rmdir(path),
			unlink: path => this.unlink(path),
			utimes: (path, atime, mtime) => this.utimes(path, atime, mtime),
			readlink: path => { this.at(path); this.fail("EINVAL"); }, // there are no links
			chmod: path => { this.at(path); }, // nor other users
			fchmod: fd => { this.handle(fd); },
		};
		for (const name of ["chown", "fchown", "lchown", "link", "symlink"]) calls[name] = () => this.fail("ENOSYS");
		const fs = { constants: { O_WRONLY: Files.WRONLY, O_RDWR: Files.RDWR, O_CREAT: Files.CREAT, O_TRUNC: Files.TRUNC,
			O_APPEND: Files.APPEND, O_EXCL: Files.EXCL, O_DIRECTORY: Files.DIRECTORY },
		writeSync: (fd, bytes) => { this.say(fd, bytes); return bytes.length; } };
		for (const [name, call] of Object.entries(calls)) {
			fs[name] = (...all) => {
				const back = all.pop();
				let result;
				try {
					result = call(...all);
				} catch (e) {
					back(typeof e.code === "string" ? e : Object.assign(new Error(e.message), { code: "EIO" }));
					return;
				}
				back(null, result);
			};
		}
		return fs;
	}
}

Object.assign(Files, { WRONLY: 1, RDWR: 2, CREAT: 64, EXCL: 128, TRUNC: 512, APPEND: 1024, DIRECTORY: 65536 });

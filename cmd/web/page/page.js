// The page around the program: it fetches and starts it, reports what goes wrong, and does for it
// what only a page can do (globalThis.keyraken, which cmd/keyraken/browser_js.go calls).
"use strict";

const words = (navigator.languages || [navigator.language]).find(l => /^(en|ru)/.test(l))?.startsWith("ru") ? {
	lang: "ru",
	loading: (now, all) => `Загрузка: ${now} из ${all} МБ`,
	starting: "Запуск…",
	noWasm: "Этот браузер не умеет запускать WebAssembly. Обновите его или откройте страницу в другом: подойдут нынешние Firefox, Chrome, Edge и Safari.",
	noGraphics: "Браузер не даёт рисовать с помощью WebGL 2. Обновите браузер, включите в его настройках аппаратное ускорение или откройте страницу в другом браузере.",
	noNetwork: "Не удалось загрузить программу. Проверьте соединение и попробуйте ещё раз.",
	elsewhere: "Keyraken уже открыт в другой вкладке. Закройте её: игра продолжится здесь сама.",
	ended: "До встречи!",
	failed: "Программа остановилась из-за ошибки. Ваши партии сохранены до последнего хода.",
	again: "Начать снова",
	retry: "Попробовать ещё раз",
	unkept: "Браузер ничего не сохраняет (частное окно или нет места). Чтобы не потерять партии и колоды, выгрузите их в файл: «Настройки», «О программе», «Резервная копия».",
	close: "Понятно",
	paste: "Вставьте текст сюда (Ctrl+V):",
	take: "Взять",
	cancel: "Отмена",
	turn: "Поверните телефон: на широком экране видно больше.",
	number: n => n.toFixed(1).replace(".", ","),
} : {
	lang: "en",
	loading: (now, all) => `Loading: ${now} of ${all} MB`,
	starting: "Starting…",
	noWasm: "This browser cannot run WebAssembly. Update it, or open the page in another: current Firefox, Chrome, Edge and Safari all can.",
	noGraphics: "The browser does not offer WebGL 2. Update it, turn on hardware acceleration in its settings, or open the page in another browser.",
	noNetwork: "The program could not be loaded. Check the connection and try again.",
	elsewhere: "Keyraken is open in another tab. Close it, and the game continues here by itself.",
	ended: "See you!",
	failed: "The program stopped because of an error. Your games are saved up to the last move.",
	again: "Start again",
	retry: "Try again",
	unkept: "The browser keeps nothing (a private window, or no space left). To keep your games and decks, save them to a file: Settings, About, Backup.",
	close: "OK",
	paste: "Paste the text here (Ctrl+V):",
	take: "OK",
	cancel: "Cancel",
	turn: "Turn the phone: a wide screen shows more.",
	number: n => n.toFixed(1),
};

const element = id => document.getElementById(id);
const options = new URLSearchParams(location.search);
const files = new Files();
const times = {}; // in milliseconds since the page was requested
const mark = name => { times[name] ??= Math.round(performance.now()); };

function say(text, button, press) {
	element("loading").hidden = false;
	element("said").textContent = text;
	element("bar").hidden = Boolean(button) || text === words.elsewhere;
	element("again").hidden = !button;
	element("again").textContent = button || "";
	element("again").onclick = press;
}

function notice(text) {
	const box = element("notice");
	box.querySelector("span").textContent = text;
	box.querySelector("button").textContent = words.close;
	box.querySelector("button").onclick = () => { box.hidden = true; };
	box.hidden = false;
}

// fetched compiles the program while it loads, and shows how much of it has arrived.
async function fetched() {
	const { program, bytes } = document.body.dataset;
	const response = await fetch(program);
	if (!response.ok) throw new Error(response.status);
	const all = Number(bytes), shown = response.clone().body.getReader();
	const mega = n => words.number(n / 1e6);
	const tell = text => { if (!element("bar").hidden) element("said").textContent = text; }; // otherwise another message is shown
	const count = async () => {
		for (let now = 0; ;) {
			const { done, value } = await shown.read();
			if (done) break;
			now += value.length;
			element("bar").value = now / all;
			tell(words.loading(mega(now), mega(all)));
		}
		mark("fetched");
		tell(words.starting);
	};
	const counted = count();
	try {
		return await WebAssembly.compileStreaming(response);
	} catch (e) {
		if (!(e instanceof TypeError)) throw e; // the server does not send the type of the program
		await counted.catch(() => {});
		return WebAssembly.compile(await (await fetch(program)).arrayBuffer());
	}
}

// alone waits until no other tab runs the program: two would write the same files.
function alone() {
	if (!navigator.locks) return Promise.resolve();
	return new Promise(start => {
		const wait = setTimeout(() => say(words.elsewhere), 700); // a page that is reloaded needs a moment
		navigator.locks.request("keyraken", () => {
			clearTimeout(wait);
			start();
			return new Promise(end => addEventListener("pagehide", end)); // a browser may keep a page that the player has left
		});
	});
}

// Browsers keep a page that was left, with its connections: others in a room would think that the player is there.
const sockets = new Set();
globalThis.WebSocket = class extends WebSocket {
	constructor(...to) {
		super(...to);
		sockets.add(this);
		this.addEventListener("close", () => sockets.delete(this));
	}
};
addEventListener("pagehide", () => sockets.forEach(s => s.close()));

addEventListener("pageshow", e => e.persisted && location.reload()); // the page was left, and another tab may have played on

// graphics checks whether WebGL 2 exists, and whether the processor draws for lack of a graphics card.
function graphics() {
	try {
		const gl = document.createElement("canvas").getContext("webgl2");
		const name = gl.getExtension("WEBGL_debug_renderer_info")?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER;
		keyraken.slow = /swiftshader|llvmpipe|softpipe|software|basic render/i.test(gl.getParameter(name));
		gl.getExtension("WEBGL_lose_context")?.loseContext();
		return true;
	} catch {
		return false;
	}
}

// newest lets a version that has arrived in the meantime take over before anything has begun.
async function newest() {
	const there = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
	if (!there?.waiting || !navigator.serviceWorker.controller) return;
	const ask = setInterval(() => there.waiting?.postMessage("take over"), 100); // a message while the page loads is often lost
	const over = new Promise(done => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
	await Promise.race([over.then(() => { location.reload(); return new Promise(() => {}); }), new Promise(done => setTimeout(done, 2000))]);
	clearInterval(ask);
}

const keys = {
	// Keys of the browser stay with it; the program would take all keys.
	browser: e => e.key === "F5" || e.key === "F12" || (e.ctrlKey || e.metaKey) && (/^[rtwn0+=-]$/i.test(e.key) || e.shiftKey && /^[ijc]$/i.test(e.key)),
	pasted: null,
};
for (const kind of ["keydown", "keyup"]) {
	window.addEventListener(kind, e => {
		if (keys.browser(e) || e.target instanceof HTMLTextAreaElement || e.target instanceof HTMLButtonElement) e.stopImmediatePropagation();
		else if ((e.ctrlKey || e.metaKey) && e.code === "KeyV") e.preventDefault = () => {}; // so that the browser pastes, see below
	}, true);
}
window.addEventListener("paste", e => {
	const text = e.clipboardData?.getData("text");
	if (text && !(e.target instanceof HTMLTextAreaElement)) keys.pasted = { text, at: performance.now() };
});

// asked lets the player paste into a field, if the clipboard may not be read.
function asked() {
	const box = element("paste"), field = element("pasted");
	box.querySelector("label").textContent = words.paste;
	const [cancel, take] = box.querySelectorAll("button");
	cancel.textContent = words.cancel;
	take.textContent = words.take;
	field.value = "";
	box.showModal();
	return new Promise((done, fail) => {
		box.onclose = () => {
			document.querySelector("canvas")?.focus();
			if (box.returnValue === "take") done(field.value);
			else fail(new Error("cancelled"));
		};
	});
}

for (const kind of ["contextmenu", "gesturestart"]) window.addEventListener(kind, e => e.preventDefault());
document.addEventListener("fullscreenchange", () => {
	if (document.fullscreenElement) screen.orientation?.lock?.("landscape").catch(() => {});
});

// writing brings up the keyboard of a phone, which opens only for fields of the page: a tap on a field
// of the program goes to an invisible one of the page, and what is typed there to the program.
const writing = {
	field: element("written"),
	places: [], // of the program's fields: [x, y, w, h]
	before: "",
	busy: false,
	struck: [], // what the program has not got yet
	blank: " ".repeat(64), // so that there is something to be deleted

	tapped(e) {
		const { clientX: x, clientY: y } = e.changedTouches[0];
		const place = writing.places.find(([left, top, w, h]) => x >= left && x < left + w && y >= top && y < top + h);
		if (!place) return writing.field.blur();
		const [left, top, w, h] = place;
		Object.assign(writing.field.style, { left: `${left}px`, top: `${top}px`, width: `${w}px`, height: `${h}px` });
		writing.field.value = writing.before = writing.blank;
		writing.field.focus({ preventScroll: true });
	},

	written() {
		const now = [...writing.field.value], before = [...writing.before];
		let same = 0;
		while (same < now.length && now[same] === before[same]) same++;
		for (let i = same; i < before.length; i++) writing.struck.push("Backspace");
		writing.struck.push(...now.slice(same));
		writing.before = writing.field.value;
		writing.strike();
	},

	// strike strikes one key after another, each in a frame of its own.
	strike() {
		if (writing.busy || writing.struck.length === 0) return;
		writing.busy = true;
		const key = writing.struck.shift(), canvas = document.querySelector("canvas");
		canvas?.dispatchEvent(new KeyboardEvent("keydown", { key, code: key.length > 1 ? key : "" }));
		requestAnimationFrame(() => {
			canvas?.dispatchEvent(new KeyboardEvent("keyup", { key, code: key.length > 1 ? key : "" }));
			writing.busy = false;
			writing.strike();
		});
	},
};
writing.field.addEventListener("input", writing.written);
writing.field.addEventListener("focus", () => { // Ebitengine would take it away with the next key
	document.querySelector("canvas").focus = () => {};
});
writing.field.addEventListener("blur", () => {
	const canvas = document.querySelector("canvas");
	if (!canvas) return;
	delete canvas.focus;
	canvas.focus();
});
writing.field.addEventListener("keydown", e => {
	if (e.key !== "Enter" && e.key !== "Escape") return;
	writing.struck.push(e.key);
	writing.strike();
	writing.field.blur();
});
window.addEventListener("touchend", e => { if (e.target instanceof HTMLCanvasElement) writing.tapped(e); });

globalThis.keyraken = {
	times,
	slow: false, // graphics

	// open opens the graphics of the canvas before Ebitengine does: the first to do so sets the options.
	// Edges are smooth without antialiasing.
	open() { document.querySelector("canvas").getContext("webgl2", { antialias: false }); },

	// fields is called when the places of the text fields have changed.
	fields(places) {
		writing.places = places;
		if (places.length === 0) writing.field.blur();
	},

	// shown is called when the first picture has been drawn.
	shown() {
		requestAnimationFrame(() => {
			mark("shown");
			element("loading").hidden = true;
			document.querySelector("canvas")?.focus();
			if (options.has("offline") || location.protocol === "https:" || ["localhost", "127.0.0.1"].includes(location.hostname)) {
				navigator.serviceWorker?.register("worker.js").catch(e => console.warn(e));
			}
		});
	},

	async paste() {
		const fresh = keys.pasted && performance.now() - keys.pasted.at < 2000 ? keys.pasted.text : null;
		keys.pasted = null;
		if (fresh !== null) return fresh;
		try {
			return await navigator.clipboard.readText();
		} catch {
			return asked();
		}
	},

	copy: text => navigator.clipboard.writeText(text),

	// deliver offers a file to the player as a download.
	deliver(name, bytes) {
		const a = document.createElement("a");
		a.href = URL.createObjectURL(new Blob([bytes]));
		a.download = name;
		a.click();
		setTimeout(() => URL.revokeObjectURL(a.href), 60000);
	},

	// choose lets the player choose files with those name endings: none if they change their mind.
	choose(several, accept) {
		const input = Object.assign(document.createElement("input"), { type: "file", accept, multiple: several, id: "chooser", hidden: true });
		element("chooser")?.remove();
		document.body.append(input);
		return new Promise(done => {
			input.oncancel = () => done([]);
			input.onchange = () => done([...input.files]);
			input.click();
		});
	},

	// seen is what is visible and clickable, if the address ends in ?seen: for tests from outside.
	seen() {
		const n = files.nodes.get("/tmp/seen.json");
		return n ? new TextDecoder().decode(n.data.subarray(0, n.size)) : "";
	},
};

async function start() {
	document.documentElement.lang = words.lang;
	element("turn").querySelector("span").textContent = words.turn;
	if (typeof WebAssembly !== "object" || !WebAssembly.compileStreaming) return say(words.noWasm, words.retry, () => location.reload());
	await newest();
	const compiled = fetched(); // meanwhile graphics are tried, which is slow the first time
	compiled.catch(() => {});
	if (!graphics()) return say(words.noGraphics, words.retry, () => location.reload());
	let module;
	try {
		await alone();
		await files.load().catch(why => files.lose(why));
		module = await compiled;
	} catch (e) {
		console.error(e);
		return say(words.noNetwork, words.retry, () => location.reload());
	}
	mark("compiled");
	globalThis.fs = files.node();
	globalThis.process = { pid: 1, ppid: 0, getuid: () => -1, getgid: () => -1, geteuid: () => -1, getegid: () => -1, getgroups: () => [],
		umask: () => 0o22, cwd: () => "/", chdir: () => {} };
	files.onUnkept = () => notice(words.unkept);
	if (files.unkept) notice(words.unkept);
	addEventListener("pointerdown", () => navigator.storage?.persist?.(), { once: true });
	const go = new Go();
	go.env = { HOME: "/home", LANG: navigator.language };
	if (options.has("seen")) go.argv.push("--seen", "/tmp/seen.json");
	for (const name of ["seed", "position"]) if (options.has(name)) go.argv.push("--" + name, options.get(name));
	if (location.hash.length > 1) go.argv.push(`${location.origin}/${location.hash}`); // a link to a room
	let code = 0;
	go.exit = c => { code = c; };
	try {
		await go.run(await WebAssembly.instantiate(module, go.importObject));
	} catch (e) {
		code = 2;
		files.errors.push(String(e));
	}
	document.querySelector("canvas")?.remove();
	if (document.fullscreenElement) document.exitFullscreen();
	if (code === 0) return say(words.ended, words.again, () => location.reload());
	say(`${words.failed}\n${files.errors.slice(0, 3).join("\n")}`, words.again, () => location.reload());
}

start();

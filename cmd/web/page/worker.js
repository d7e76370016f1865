// The service worker: it keeps all files of this version, so that the page works without a
// network. A new version is fetched beside it and takes over when the page is next opened.
"use strict";

const version = "{{.Version}}";
const kept = {{.Files}};

self.addEventListener("install", e => e.waitUntil((async () => {
	const cache = await caches.open("keyraken-" + version);
	const before = (await caches.keys()).filter(name => name.startsWith("keyraken-") && name !== "keyraken-" + version);
	for (const file of kept) {
		if (await cache.match(file)) continue;
		let response; // the names of large files contain a hash of their contents: one that is there need not be fetched
		if (/-[0-9a-f]{16}\./.test(file)) for (const name of before) response ||= await (await caches.open(name)).match(file);
		response ||= await fetch(file, /-[0-9a-f]{16}\./.test(file) ? {} : { cache: "reload" });
		if (!response.ok) throw new Error(file + ": " + response.status);
		await cache.put(file, response);
	}
})()));

self.addEventListener("activate", e => e.waitUntil((async () => {
	for (const name of await caches.keys()) {
		if (name.startsWith("keyraken-") && name !== "keyraken-" + version) await caches.delete(name);
	}
	await self.clients.claim();
})()));

self.addEventListener("message", e => { if (e.data === "take over") self.skipWaiting(); });

self.addEventListener("fetch", e => {
	if (e.request.method !== "GET" || new URL(e.request.url).origin !== location.origin) return;
	e.respondWith((async () => {
		const cache = await caches.open("keyraken-" + version);
		return await cache.match(e.request, { ignoreSearch: true }) || fetch(e.request);
	})());
});

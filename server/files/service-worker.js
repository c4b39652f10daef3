// What a phone keeps for the time without a network (S31f, ADR 0030). The server writes `const VERSION` before it
// (server/files/service-worker.ts). Pages come from the network first, always; the server says of each answer whether it may
// be kept (Keep-Offline: seen, own). Nothing that is sent is kept, nor is anything of the desks.
const shell = `shell-${VERSION}`;
const [seen, own, assets] = ["seen", "own", "assets"];
const most = { [seen]: 80, [own]: 40, [assets]: 250 };
const languages = ["en", "te", "hi"];
/** Whoever finds the phone later finds nothing of her, even where she never logged out. */
const ownKeptMs = 3 * 24 * 3600 * 1000;
const offlinePath = (language) => `/offline?lang=${language}`;

self.addEventListener("install", (event) => {
  event.waitUntil(fillShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener("message", (event) => {
  const { language, page, files } = event.data ?? {};
  // A page has opened. Not every browser has Background Sync, and none before there is a worker: what waits goes now.
  event.waitUntil(Promise.all([learn(language, page, files), sendFiles().catch(() => undefined)]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method !== "GET") {
    // Somebody comes or goes, or another student of the family is chosen.
    if (/^\/(login|logout)(\/|\.|$)/.test(url.pathname)) event.waitUntil(caches.delete(own));
    if (/^\/logout(\/|\.|$)/.test(url.pathname)) event.waitUntil(Promise.all([ringNoMore(), forgetFiles()]));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(fileOf(event));
  } else if (request.mode === "navigate" || url.pathname.endsWith(".data")) {
    event.respondWith(pageOf(event, url));
  }
});

self.addEventListener("push", (event) => {
  event.waitUntil(ring(event.data));
});

self.addEventListener("sync", (event) => {
  if (event.tag === "files") event.waitUntil(sendFiles());
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openNews(event.notification.data?.link));
});

/** One at a time: the next takes its place. A browser shows a warning of its own where nothing is shown. */
async function ring(data) {
  const { title = "ScholarSetu", body = "", lang = "en", link = "/" } = data?.json() ?? {};
  const look = { icon: "/icon-192.png", badge: "/icon-192.png", tag: "news", renotify: true };
  await self.registration.showNotification(title, { body, lang, data: { link }, ...look });
}

/** A page of this site, and no other; in the window that is open, if there is one. */
async function openNews(link = "/") {
  const target = new URL(link, self.location.origin);
  if (target.origin !== self.location.origin) return;
  const [open] = await self.clients.matchAll({ type: "window" });
  if (!open) return self.clients.openWindow(target.href);
  await open.focus();
  await open.navigate(target.href).catch(() => self.clients.openWindow(target.href));
}

/** Whoever logs out is not rung for. */
async function ringNoMore() {
  const subscription = await self.registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Even without a network, when the server's word cannot come. */
function forgetFiles() {
  return done(indexedDB.deleteDatabase("scholarsetu-files"));
}

/** Papers chosen without a network (app/core/kept/kept-files.ts), where their form is not open to send them. Once: the lock is theirs too. */
async function sendFiles() {
  return navigator.locks.request("scholarsetu-files", async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === "scholarsetu-files")) return;
    const database = await done(indexedDB.open("scholarsetu-files"));
    // Logging out does not wait for us.
    database.onversionchange = () => database.close();
    try {
      await sendFrom(database);
    } finally {
      database.close();
    }
  });
}

async function sendFrom(database) {
  const store = (name, mode) => database.transaction(name, mode).objectStore(name);
  const key = await done(store("keys", "readonly").get("key"));
  const open = (await self.clients.matchAll({ type: "window" })).map(({ url }) => new URL(url).pathname);
  for (const { id, keptAt, iv, sealed } of await done(store("files", "readonly").getAll())) {
    const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, sealed);
    const length = new DataView(plain).getUint32(0, true);
    const { to, file } = JSON.parse(new TextDecoder().decode(plain.slice(4, 4 + length)));
    // Its form is open: it sends by itself, and shows what became of it.
    if (open.some((path) => to.address.startsWith(`${path}/`))) continue;
    const body = new FormData();
    for (const [name, value] of to.fields) body.append(name, value);
    body.append(to.name, new File([plain.slice(4 + length)], file.name, file), file.name);
    const headers = { Accept: "application/json" };
    const answer = await fetch(to.address, { method: "POST", body, headers });
    const isOurs = !answer.redirected && /json/.test(answer.headers.get("Content-Type") ?? "");
    // Refused for good, it is asked again by its page; else the browser tries later.
    if (!isOurs || answer.status >= 500 || [401, 403, 408, 425, 429].includes(answer.status))
      throw new Error(`${answer.status}`);
    // A newer one of the same field, chosen meanwhile, stays.
    const held = await done(store("files", "readonly").get(id));
    if (held?.keptAt === keptAt) await done(store("files", "readwrite").delete(id));
  }
}

/** The page that says there is no network, in each language, with its styles, drawing and script. */
async function fillShell() {
  const cache = await caches.open(shell);
  const files = new Set();
  for (const language of languages) {
    // Without cookies: asking in a language must not become the reader's choice.
    const response = await fetch(offlinePath(language), { credentials: "omit" });
    if (!response.ok) throw new Error(`${response.status}`);
    const text = await response.clone().text();
    for (const [, file] of text.matchAll(/["'](\/assets\/[^"'\\]+)["'\\]/g)) files.add(file);
    await cache.put(offlinePath(language), response);
  }
  await keepFiles([...files]);
}

async function takeOver() {
  for (const name of await caches.keys()) {
    if (name.startsWith("shell-") && name !== shell) await caches.delete(name);
  }
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** The first page came before there was a worker: it is kept afterwards, with what it was made of. */
async function learn(language, page, files = []) {
  if (languages.includes(language)) {
    await (await caches.open(shell)).put("/language", new Response(language));
  }
  await keepFiles(files);
  if (page && new URL(page).origin === self.location.origin) await keepDocument(page);
}

async function keepFiles(files) {
  const cache = await caches.open(assets);
  for (const file of files) {
    const { origin, pathname } = new URL(file, self.location.origin);
    if (origin !== self.location.origin || !pathname.startsWith("/assets/")) continue;
    if (await cache.match(pathname)) continue;
    const response = await fetch(pathname).catch(() => null);
    if (response?.ok) await cache.put(pathname, response);
  }
  await trim(assets);
}

async function keepDocument(address) {
  const response = await fetch(address, { headers: { Accept: "text/html" } }).catch(() => null);
  if (response) await keep(new URL(address), response);
}

/** Their names change with what is in them: what is there is right. */
async function fileOf({ request }) {
  const cache = await caches.open(assets);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) await cache.put(request, response.clone()).catch(() => undefined);
  return response;
}

async function pageOf(event, url) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(keep(url, response.clone()).catch(() => undefined));
    return response;
  } catch (error) {
    const kept = await keptPage(url);
    if (kept) return kept;
    if (event.request.mode === "navigate") return offlinePage(url);
    throw error;
  }
}

async function keep(url, response) {
  const key = keyOf(url);
  const place = response.headers.get("Keep-Offline");
  const isWhole = response.status === 200 && response.type === "basic" && !response.redirected;
  if (isWhole && (place === seen || place === own)) {
    await (await caches.open(place)).put(key, response);
    await trim(place);
    // The router asks for the data alone; a reload without a network needs the document.
    if (key.endsWith(".data") || key.includes(".data?")) await keepBesides(url);
  } else if (!place) {
    // Signed out meanwhile, gone, or no longer hers.
    await (await caches.open(own)).delete(key, { ignoreVary: true });
  }
}

async function keepBesides(url) {
  const address = new URL(url);
  address.pathname = address.pathname.replace(/\/_\.data$/, "/").replace(/\.data$/, "");
  address.searchParams.delete("_routes");
  if (!(await keptPage(address))) await keepDocument(address.href);
}

async function keptPage(url) {
  const key = keyOf(url);
  const found = (await match(own, key)) ?? (await match(seen, key));
  if (!found) return null;
  const made = Date.parse(found.headers.get("Date") ?? "");
  if (found.headers.get("Keep-Offline") === own && !(Date.now() - made < ownKeptMs)) {
    await caches.delete(own);
    return null;
  }
  if (!found.headers.get("Content-Type")?.startsWith("text/html")) return found;
  // So that the page says itself that it is a copy.
  const text = (await found.text()).replace("<html ", "<html data-kept ");
  return new Response(text, { headers: found.headers });
}

const match = async (name, key) => (await caches.open(name)).match(key, { ignoreVary: true });

async function offlinePage(url) {
  const cache = await caches.open(shell);
  const known = await (await cache.match("/language"))?.text();
  const language = url.searchParams.get("lang") ?? known;
  const page =
    (await cache.match(offlinePath(language), { ignoreVary: true })) ??
    (await cache.match(offlinePath(languages[0]), { ignoreVary: true }));
  if (!page) return Response.error();
  return new Response(page.body, { status: 503, headers: page.headers });
}

function keyOf({ origin, pathname, search }) {
  return origin + pathname + search;
}

async function trim(name) {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - most[name]))) await cache.delete(key);
}

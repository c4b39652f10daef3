import { runInNewContext } from "node:vm";
import { beforeEach, describe, expect, it } from "vitest";
import { workerText } from "./service-worker.ts";

const origin = "https://setu.example";
type Listener = (event: Record<string, unknown>) => void;

/** A phone's Cache Storage, as far as the worker uses it. */
class FakeCache {
  readonly kept = new Map<string, Response>();
  #key = (request: Request | string) =>
    new URL(typeof request === "string" ? request : request.url, origin).href;
  async put(request: Request | string, response: Response) {
    this.kept.delete(this.#key(request));
    this.kept.set(this.#key(request), response);
  }
  match = async (request: Request | string) => this.kept.get(this.#key(request))?.clone();
  delete = async (request: Request | string) => this.kept.delete(this.#key(request));
  keys = async () => [...this.kept.keys()].map((url) => new Request(url));
}

let stores: Map<string, FakeCache>;
let listeners: Record<string, Listener>;
let network: (url: URL) => Response | null;
let shown: object[];
let opened: string[];
let windows: object[];
let isSubscribed: boolean;
let forgotten: string[];

const html = (text: string, place?: string, made = new Date()) => {
  const headers = new Headers({ "Content-Type": "text/html", Date: made.toUTCString() });
  if (place) headers.set("Keep-Offline", place);
  const response = new Response(`<html lang="en">${text}`, { headers });
  Object.defineProperties(response, {
    type: { value: "basic" },
    clone: { value: () => html(text, place, made) },
  });
  return response;
};

beforeEach(async () => {
  stores = new Map();
  listeners = {};
  [shown, opened, windows, isSubscribed, forgotten] = [[], [], [], true, []];
  network = ({ pathname, search }) =>
    pathname === "/offline" ? html(`<link href="/assets/app-1.css">${search}`, "seen") : new Response("file");
  const caches = {
    open: async (name: string) => stores.get(name) ?? stores.set(name, new FakeCache()).get(name),
    delete: async (name: string) => stores.delete(name),
    keys: async () => [...stores.keys()],
  };
  const self = {
    location: new URL(origin),
    addEventListener: (name: string, listener: Listener) => {
      listeners[name] = listener;
    },
    skipWaiting: async () => undefined,
    clients: {
      claim: async () => undefined,
      matchAll: async () => windows,
      openWindow: async (address: string) => void opened.push(address),
    },
    registration: {
      showNotification: async (title: string, look: object) => void shown.push({ title, ...look }),
      pushManager: {
        getSubscription: async () => ({
          unsubscribe: async () => {
            isSubscribed = false;
          },
        }),
      },
    },
  };
  const fetch = async (request: { url: string } | string) => {
    const answer = network(new URL(typeof request === "string" ? request : request.url, origin));
    if (!answer) throw new TypeError("Failed to fetch");
    return answer;
  };
  const indexedDB = {
    deleteDatabase(name: string) {
      forgotten.push(name);
      const request: { onsuccess?: () => void; result?: undefined } = {};
      queueMicrotask(() => request.onsuccess?.());
      return request;
    },
  };
  runInNewContext(workerText("b1"), { self, caches, fetch, indexedDB, URL, Response, Date, Error });
  await run("install");
  await run("activate");
});

/** One event, with all that it waits for; what it answers, if it does. */
async function run(name: string, event: Record<string, unknown> = {}): Promise<Response | undefined> {
  const waited: unknown[] = [];
  let answer: Promise<Response> | undefined;
  listeners[name]?.({
    ...event,
    waitUntil: (work: unknown) => waited.push(work),
    respondWith: (response: Promise<Response>) => {
      answer = response;
    },
  });
  const given = await answer;
  for (const work of waited) await work;
  return given;
}

const open = (path: string, more: { method?: string; mode?: string } = {}) =>
  run("fetch", { request: { url: origin + path, method: "GET", mode: "navigate", ...more } });
const goOffline = () => {
  network = () => null;
};
const textOf = async (answer: Response | undefined) => (await answer?.text()) ?? "";

describe("S31f: what a phone keeps", () => {
  it("shows a page she has seen, marked as a copy, and the offline page in her language for others", async () => {
    network = () => html("home", "seen");
    expect(await textOf(await open("/"))).toContain("home");
    await run("message", { data: { language: "te" } });
    goOffline();
    expect(await textOf(await open("/"))).toBe('<html data-kept lang="en">home');
    const other = await open("/faq");
    expect(other?.status).toBe(503);
    expect(await textOf(other)).toContain("lang=te");
    expect(await textOf(await open("/faq?lang=hi"))).toContain("lang=hi");
  });

  it("asks the network first: what has changed is shown", async () => {
    network = () => html("old", "seen");
    await open("/");
    network = () => html("new", "seen");
    expect(await textOf(await open("/"))).toContain("new");
    goOffline();
    expect(await textOf(await open("/"))).toContain("new");
  });

  it("keeps nothing that the server does not give free, and nothing that is sent", async () => {
    network = () => html("desk");
    await open("/admin");
    network = () => html("sent", "own");
    expect(await open("/apply", { method: "POST" })).toBeUndefined();
    goOffline();
    expect((await open("/admin"))?.status).toBe(503);
    expect((await open("/apply"))?.status).toBe(503);
  });

  it("T11: coming and going empties what is hers; what is everybody's stays", async () => {
    for (const path of ["/logout", "/login", "/login/student", "/login.data"]) {
      network = ({ pathname }) => html(pathname, pathname === "/" ? "seen" : "own");
      await open("/");
      await open("/student/dashboard");
      await open(path, { method: "POST", mode: "cors" });
      goOffline();
      expect((await open("/student/dashboard"))?.status, path).toBe(503);
      expect((await open("/"))?.status, path).toBe(200);
    }
  });

  it("X21c: forgets what is hers after three days, and a page that has stopped being hers at once", async () => {
    network = () => html("mine", "own", new Date(Date.now() - 4 * 24 * 3600 * 1000));
    await open("/student/dashboard");
    goOffline();
    expect((await open("/student/dashboard"))?.status).toBe(503);
    network = () => html("mine", "own");
    await open("/student/dashboard");
    network = () => html("sign in first");
    await open("/student/dashboard");
    goOffline();
    expect((await open("/student/dashboard"))?.status).toBe(503);
  });

  it("keeps the first page, which came before the worker, and the document beside the router's data", async () => {
    network = ({ pathname }) => (pathname.startsWith("/assets/") ? new Response("css") : html("page", "own"));
    await run("message", {
      data: {
        language: "en",
        page: `${origin}/apply?scholarship=a`,
        files: [`${origin}/assets/a.js`, "https://other.example/assets/b.js"],
      },
    });
    await open("/student/dashboard.data?tab=profile&_routes=x", { mode: "cors" });
    goOffline();
    expect(await textOf(await open("/apply?scholarship=a"))).toContain("page");
    expect((await open("/apply?scholarship=b"))?.status).toBe(503);
    expect(await textOf(await open("/student/dashboard?tab=profile"))).toContain("page");
    expect(await textOf(await open("/assets/a.js", { mode: "cors" }))).toBe("css");
    expect([...(stores.get("assets")?.kept.keys() ?? [])]).not.toContain("https://other.example/assets/b.js");
  });

  it("another build brings its own offline page and drops the one before; kept pages stay", async () => {
    stores.set("shell-b0", new FakeCache());
    network = () => html("home", "seen");
    await open("/");
    await run("activate");
    expect([...stores.keys()].toSorted()).toEqual(
      ["assets", "own", "seen", "shell-b1"].filter((name) => stores.has(name)),
    );
    expect(stores.has("shell-b0")).toBe(false);
  });
});

describe("it rings for news", () => {
  const push = (said: object) => run("push", { data: { json: () => said } });
  const click = (link?: string) =>
    run("notificationclick", { notification: { close: () => undefined, data: { link } } });

  it("with the words it was sent, one at a time", async () => {
    await push({
      title: "ScholarSetu",
      body: "మీకు ఒక కొత్త సమాచారం ఉంది.",
      lang: "te",
      link: "/applications/AP-1",
    });
    expect(shown).toMatchObject([
      { body: "మీకు ఒక కొత్త సమాచారం ఉంది.", tag: "news", data: { link: "/applications/AP-1" } },
    ]);
  });

  it("a press opens the page, in the window that is there or a new one, and no other site", async () => {
    await click("/applications/AP-1");
    expect(opened).toEqual([`${origin}/applications/AP-1`]);
    const went: string[] = [];
    windows = [
      { focus: async () => undefined, navigate: async (address: string) => void went.push(address) },
    ];
    await click("/student/alerts");
    expect(went).toEqual([`${origin}/student/alerts`]);
    windows = [];
    for (const link of ["https://evil.example/", "//evil.example/x"]) await click(link);
    expect(opened).toHaveLength(1);
  });

  it("T11: logging out ends it on this device", async () => {
    await open("/login", { method: "POST" });
    expect(isSubscribed).toBe(true);
    expect(forgotten).toEqual([]);
    await open("/logout", { method: "POST" });
    expect(isSubscribed).toBe(false);
    // The papers that waited for a network are hers too.
    expect(forgotten).toEqual(["scholarsetu-files"]);
  });
});

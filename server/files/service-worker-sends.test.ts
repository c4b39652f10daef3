import { runInNewContext } from "node:vm";
import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it } from "vitest";
import { type KeptFile, keptFiles } from "#app/core/kept/kept-files.ts";
import { workerText } from "./service-worker.ts";

const origin = "https://setu.example";
type Sent = { address: string; fields: Record<string, string>; file: string; bytes: string };
type Listener = (event: { tag?: string; data?: object; waitUntil: (work: Promise<unknown>) => void }) => void;

let listeners: Record<string, Listener>;
let windows: { url: string }[];
let sent: Sent[];
let answer: () => Response | Promise<Response>;
const taken = () => Response.json({});

const paper = (field: string, name: string, keptAt = Date.now()): Omit<KeptFile, "id"> => ({
  owner: "st-1",
  place: "registration",
  field,
  keptAt,
  to: { address: "/otr-registration/save", name: field, fields: [["student", "st-1"]] },
  file: new File([`picture of ${name}`], name, { type: "image/jpeg" }),
});

/** One event; rejects as the browser would see it, and then it tries again later. */
async function happens(name: string, event: { tag?: string; data?: object } = {}): Promise<void> {
  const waited: Promise<unknown>[] = [];
  listeners[name]?.({ ...event, waitUntil: (work) => waited.push(work) });
  await Promise.all(waited);
}
const networkIsBack = () => happens("sync", { tag: "files" });
const waiting = async () => (await keptFiles.list("st-1")).map(({ file }) => file.name);

beforeEach(async () => {
  [listeners, windows, sent, answer] = [{}, [], [], taken];
  for (const { id, keptAt } of await keptFiles.list("st-1")) await keptFiles.drop({ id, keptAt });
  begin("b1");
});

/** The worker of a build; the phone's store is the same one for all of them. */
function begin(version: string): void {
  const cache = { match: async () => undefined, put: async () => undefined, keys: async () => [] };
  const self = {
    location: new URL(origin),
    addEventListener: (name: string, listener: Listener) => {
      listeners[name] = listener;
    },
    clients: { matchAll: async () => windows, claim: async () => undefined },
    registration: {},
  };
  const fetch = async (address: string, { body }: { body: FormData }) => {
    const response = await answer();
    const parts = [...body];
    const [, file] = parts.find(([, value]) => typeof value !== "string") as [string, File];
    const fields = Object.fromEntries(parts.filter(([, value]) => typeof value === "string"));
    sent.push({
      address,
      fields: fields as Record<string, string>,
      file: file.name,
      bytes: await file.text(),
    });
    return response;
  };
  const caches = { open: async () => cache, delete: async () => true, keys: async () => ["shell-b1"] };
  const world = { self, caches, fetch, indexedDB, crypto, navigator, TextDecoder, FormData, File };
  runInNewContext(workerText(version), { ...world, URL, Response, Date, Error });
}

describe("S31f: the worker sends what waits on the phone", () => {
  it("with no page open, once, as it was chosen", async () => {
    await keptFiles.keep(paper("bankPassbook", "passbook.jpg"));
    await Promise.all([networkIsBack(), networkIsBack()]);
    expect(sent).toEqual([
      {
        address: "/otr-registration/save",
        fields: { student: "st-1" },
        file: "passbook.jpg",
        bytes: "picture of passbook.jpg",
      },
    ]);
    expect(await waiting()).toEqual([]);
  });

  it("where the browser has no Background Sync, when any page opens", async () => {
    await keptFiles.keep(paper("bankPassbook", "passbook.jpg"));
    windows = [{ url: `${origin}/faq` }];
    await happens("message", { data: { language: "en", page: null, files: [] } });
    expect(sent.map(({ file }) => file)).toEqual(["passbook.jpg"]);
    expect(await waiting()).toEqual([]);
  });

  it("leaves it to its form where that is open", async () => {
    await keptFiles.keep(paper("bankPassbook", "passbook.jpg"));
    windows = [{ url: `${origin}/otr-registration?kept=1` }];
    await networkIsBack();
    expect(sent).toEqual([]);
    expect(await waiting()).toEqual(["passbook.jpg"]);
  });

  it("keeps it, and asks the browser to try again, until our own yes or no has come", async () => {
    await keptFiles.keep(paper("bankPassbook", "passbook.jpg"));
    const away = [
      () => Promise.reject(new TypeError("Failed to fetch")),
      () => Response.json({}, { status: 401 }),
      () => Response.json({}, { status: 503 }),
      () => new Response("<html>", { headers: { "Content-Type": "text/html" } }),
    ];
    for (const each of away) {
      answer = each;
      await expect(networkIsBack()).rejects.toThrow();
      expect(await waiting()).toEqual(["passbook.jpg"]);
      // A page that opens is told nothing of it.
      await happens("message", { data: {} });
    }
    answer = () => Response.json({ errors: {} }, { status: 422 });
    await networkIsBack();
    expect(await waiting()).toEqual([]);
  });

  it("a newer paper of the same field, chosen while the older one was on its way, stays", async () => {
    await keptFiles.keep(paper("bankPassbook", "older.jpg", Date.now() - 1000));
    answer = async () => {
      await keptFiles.keep(paper("bankPassbook", "newer.jpg"));
      answer = taken;
      return taken();
    };
    await networkIsBack();
    expect(await waiting()).toEqual(["newer.jpg"]);
    await networkIsBack();
    expect(sent.map(({ file }) => file)).toEqual(["older.jpg", "newer.jpg"]);
  });

  it("an update loses none: the next build's worker sends what the one before had kept", async () => {
    await keptFiles.keep(paper("bankPassbook", "passbook.jpg"));
    answer = () => Promise.reject(new TypeError("Failed to fetch"));
    await expect(networkIsBack()).rejects.toThrow();
    begin("b2");
    answer = taken;
    await happens("activate");
    expect(await waiting()).toEqual(["passbook.jpg"]);
    await networkIsBack();
    expect(sent.map(({ file }) => file)).toEqual(["passbook.jpg"]);
    expect(await waiting()).toEqual([]);
  });

  it("T11: logging out waits for nothing that is being sent, nor for what failed before", async () => {
    await keptFiles.keep(paper("bankPassbook", "passbook.jpg"));
    answer = () => Response.json({}, { status: 503 });
    await expect(networkIsBack()).rejects.toThrow();
    answer = async () => {
      await new Promise((resolve, reject) => {
        const emptied = indexedDB.deleteDatabase("scholarsetu-files");
        emptied.onsuccess = resolve;
        emptied.onerror = reject;
      });
      return taken();
    };
    await networkIsBack().catch(() => undefined);
    expect(await indexedDB.databases()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it("does nothing where nothing waits, and makes no store of its own", async () => {
    await new Promise((resolve) => {
      indexedDB.deleteDatabase("scholarsetu-files").onsuccess = resolve;
    });
    await networkIsBack();
    expect(await indexedDB.databases()).toEqual([]);
  });
});

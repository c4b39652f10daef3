import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sealedStore } from "./sealed-store.ts";

const stored = new Map<string, string>();
const key = "ab".repeat(32);
const draft = { student: "s1", fields: { motherName: "Canary Lakshmi" } };

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("X21c, T60: what is kept in the browser is sealed, and opens under its own student's key alone", async () => {
  await sealedStore.keep("x", key, draft);
  expect(stored.get("x")).toMatch(/^[0-9a-f]{24}\.[0-9a-f]+$/);
  expect(await sealedStore.read("x", key)).toEqual(draft);
  expect(await sealedStore.read("x", "cd".repeat(32))).toBeNull();
});

test("X21c: kept and forgotten at once, it is forgotten", async () => {
  void sealedStore.keep("x", key, draft);
  await sealedStore.forget("x");
  expect(stored.has("x")).toBe(false);
});

test("X21c: what an older version kept in clear, and where nothing can be sealed, is nothing", async () => {
  stored.set("x", JSON.stringify(draft));
  expect(await sealedStore.read("x", key)).toBeNull();
  vi.stubGlobal("crypto", {});
  await sealedStore.keep("y", key, draft);
  expect(stored.has("y")).toBe(false);
});

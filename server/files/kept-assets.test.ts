import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { beforeEach, expect, test } from "vitest";
import { tempFolder } from "#tests/support/temp-folder.ts";
import type { ServerEnv } from "../hono-env.ts";
import { findKeptAsset, keepAssets } from "./kept-assets.ts";
import { staticFiles } from "./static-files.ts";

let root: string;
beforeEach(() => {
  root = tempFolder("kept-assets");
});

/** A build whose only script bears its number. */
function build(number: number): string {
  const client = join(root, `build-${number}`);
  mkdirSync(join(client, "assets"), { recursive: true });
  writeFileSync(join(client, "assets", `home-${number}.js`), `script ${number}`);
  return client;
}

test("O22: the files of the last three builds are found, older ones go", async () => {
  const kept = join(root, "kept");
  for (const number of [1, 2, 3, 4]) {
    await keepAssets(build(number), kept, `v${number}`);
    utimesSync(join(kept, `v${number}`), number, number);
  }
  const found = await Promise.all(
    [1, 2, 3, 4].map((number) => findKeptAsset(kept, `/assets/home-${number}.js`)),
  );
  expect(found.map((file) => file !== null)).toEqual([false, true, true, true]);
  // Going back: the old version is started again, and is the newest from then on.
  await keepAssets(join(root, "build-2"), kept, "v2");
  await keepAssets(build(5), kept, "v5");
  expect(await findKeptAsset(kept, "/assets/home-2.js")).not.toBeNull();
  expect(await findKeptAsset(kept, "/assets/home-3.js")).toBeNull();
});

test("O22: an old process serves what a new one has just brought, with the same headers", async () => {
  const kept = join(root, "kept");
  const old = build(1);
  await keepAssets(old, kept, "v1");
  const app = new Hono<ServerEnv>().use(staticFiles(old, kept));
  expect((await app.request("/assets/home-2.js")).status).toBe(404);
  await keepAssets(build(2), kept, "v2");
  const answer = await app.request("/assets/home-2.js");
  expect(await answer.text()).toBe("script 2");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect((await app.request("/assets/../v2/assets/home-2.js")).status).toBe(404);
  expect((await app.request("/home-2.js")).status).toBe(404);
});

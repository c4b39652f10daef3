import { chmodSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { ownFolder } from "./own-folder.server.ts";

test("X18, T60: the data folder and what is written into it are the owner's alone", () => {
  const before = process.umask();
  const folder = tempFolder("own");
  chmodSync(folder, 0o755);
  try {
    ownFolder(folder);
    writeFileSync(join(folder, "file"), "x", { mode: 0o666 });
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, "file")).mode & 0o777).toBe(0o600);
  } finally {
    process.umask(before);
  }
});

test("X18: a folder that cannot be had is left for the database to tell", () => {
  const before = process.umask();
  const file = join(tempFolder("own"), "file");
  writeFileSync(file, "x");
  try {
    expect(() => ownFolder(join(file, "data"))).not.toThrow();
  } finally {
    process.umask(before);
  }
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Locked = { dev?: boolean; integrity?: string; resolved?: string; license?: string };
const lock = JSON.parse(readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8")) as {
  packages: Record<string, Locked>;
};
const packages = Object.entries(lock.packages).filter(([path]) => path !== "");
const running = packages.filter(([, { dev }]) => !dev);

/** What may be part of a product that is given away or sold. LGPL: libvips, which sharp loads as its own library. */
const allowed =
  /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|Unlicense|CC0-1\.0|AFL-2\.1|BlueOak-1\.0\.0|LGPL-3\.0-or-later)$/;
/** Their authors name the licence in the package's text only; looked up by hand. */
const statedElsewhere: Record<string, string> = { "node_modules/png-js": "MIT" };

test("X27: every package has the hash it must have, and none comes from elsewhere than the registry", () => {
  const loose = packages.filter(
    ([, { integrity, resolved }]) =>
      !integrity?.startsWith("sha512-") ||
      (resolved !== undefined && !resolved.startsWith("https://registry.npmjs.org/")),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
});

test("X27: everything that runs has a licence we can live with", () => {
  const strange = running.filter(([path, { license }]) => {
    const stated = license ?? statedElsewhere[path] ?? "";
    return (
      stated === "" ||
      !stated.split(/[\s()]+|\bAND\b|\bOR\b/).every((word) => word === "" || allowed.test(word))
    );
  });
  expect(strange.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

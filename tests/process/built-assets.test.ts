import { existsSync, globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { exams } from "#app/features/content/server/exams/exams.server.ts";
import { internationalScholarships } from "#app/features/content/server/international-scholarships.server.ts";
import { rare, waits } from "#app/still/rare.ts";

const client = resolve(import.meta.dirname, "../../build/client");

/** Names of things, and addresses in messages for developers. None of them is ever called. */
const knownNames = [
  { origin: "http://www.w3.org", why: "XML namespaces" },
  { origin: "https://reactjs.org", why: "React's message for an error, as text" },
  { origin: "https://react.dev", why: "React's message for an error, as text" },
  { origin: "https://reactrouter.com", why: "React Router's warnings, as text" },
  { origin: "https://wa.me", why: "a link that a visitor may follow to WhatsApp" },
  { origin: "https://tailwindcss.com", why: "the licence line of the stylesheet" },
  { origin: "https://github.com", why: "a note of React Router for very old browsers, as text" },
  { origin: "https://schema.org", why: "the vocabulary of structured data" },
  { origin: "http://localhost", why: "a stand-in base for parsing relative addresses" },
  { origin: "https://json-schema.org", why: "the name of a format in Zod" },
  { origin: "http://json-schema.org", why: "the name of a format in Zod" },
  { origin: "https://simplewebauthn.dev", why: "a note of the passkey library, as text" },
  { origin: "https://example.org", why: "a sample link in the gallery of the design system" },
  // Official sites that a visitor may follow from a card.
  ...[
    ...exams.map(({ officialSite }) => officialSite),
    ...internationalScholarships.map(({ website }) => website),
  ].map((address) => ({ origin: new URL(address).origin, why: "a link that a visitor may follow" })),
];

const files = globSync("**/*.{js,css,html,svg}", { cwd: client });

function strangers(text: string): string[] {
  const found = [...text.matchAll(/https?:\/\/[a-z0-9.-]+/gi)].map(([address]) => address.toLowerCase());
  return [...new Set(found)].filter((address) => !knownNames.some(({ origin }) => address === origin));
}

test("T29: the build has assets to look at", () => {
  expect(files.length).toBeGreaterThan(10);
});

test("T29: no asset names another origin", () => {
  const found = files.flatMap((file) =>
    strangers(readFileSync(join(client, file), "utf8")).map((origin) => `${file}: ${origin}`),
  );
  expect(found).toEqual([]);
});

test("T29: the search would find one", () => {
  expect(strangers(`fetch("https://tracker.example.com/pixel")`)).toEqual(["https://tracker.example.com"]);
});

test("server code stays out of the browser's assets", () => {
  const leaked = files.filter((file) =>
    /drizzle-orm|node:crypto|pg-boss|argon2/.test(readFileSync(join(client, file), "utf8")),
  );
  expect(leaked).toEqual([]);
});

/** What an answer says besides its body, about 340 bytes. */
const headers = 345;
/**
 * Not of an opening page: a student's own line, and what is fetched when its button comes into sight. /eligibility asks
 * one question at a time and counts meanwhile, so it has more (bench/weight.ts).
 */
const besides = ["ask", "fits-here", "read-aloud"];

test("pages without React open with at most 4 KiB of script over the wire, headers included (ADR 0022)", () => {
  const [still, ...others] = globSync("assets/still-*.js", { cwd: client });
  expect(others).toEqual([]);
  const weigh = (name: string): number => {
    const packed = join(client, `${name}.br`);
    return headers + readFileSync(existsSync(packed) ? packed : join(client, name)).length;
  };
  const text = readFileSync(join(client, still ?? ""), "utf8");
  const scripts = [...text.matchAll(/"?([\w-]+)"?:\(\)=>import\(`\.\/([\w.-]+\.js)`\)/g)];
  expect(scripts.map(([, name]) => name).toSorted()).toEqual(Object.keys(rare).toSorted());
  const atOnce = scripts.filter(([, name = ""]) => !waits.test(name) && !besides.includes(name));
  expect(atOnce.length).toBeGreaterThan(3);
  for (const [, name, file] of atOnce) {
    const own = `assets/${file}`;
    const parts = [...readFileSync(join(client, own), "utf8").matchAll(/from"\.\/([\w.-]+\.js)"/g)]
      .map(([, part]) => `assets/${part}`)
      .filter((part) => part !== still);
    const bytes = [still ?? "", own, ...parts].map(weigh).reduce((sum, one) => sum + one, 0);
    expect({ name, bytes: bytes <= 4 * 1024 ? "fits" : bytes }).toEqual({ name, bytes: "fits" });
  }
});

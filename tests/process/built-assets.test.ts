import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { exams } from "#app/features/content/data/exams.ts";
import { internationalScholarships } from "#app/features/content/data/international-scholarships.ts";

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

test("the script of pages without React is at most 4 KiB over the wire (ADR 0022)", () => {
  const [script, ...others] = globSync("assets/still-*.js", { cwd: client });
  expect(others).toEqual([]);
  expect(readFileSync(join(client, `${script}.br`)).length).toBeLessThan(4 * 1024);
});

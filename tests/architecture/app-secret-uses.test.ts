import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFiles, root } from "../../scripts/docs/load-modules.ts";

/**
 * All that hangs on APP_SECRET. What is here ends, or is accepted under two secrets, when it changes (O5c); what the
 * database is searched by must be a lookupHash(), or nobody would be found any more.
 */
const hangsOnTheSecret = [
  "audit-entry",
  "audit-seal",
  "backup",
  "booking-link",
  "browser-draft",
  "first-try",
  "joining-code",
  "joining-link",
  "key-check",
  "known-device",
  "meeting-room",
  "otp",
  "partnership-link",
  "recovery-code",
  "recovery-link",
];
const signs = ["blog-letter", "mock-test", "nominee-copy"];

const sources = ["app/**/*.ts", "server/**/*.ts"]
  .flatMap((pattern) => listFiles(pattern))
  .filter((path) => !path.includes(".test."));
const found = (pattern: RegExp) => [
  ...new Set(
    sources.flatMap((path) =>
      [...readFileSync(join(root, path), "utf8").matchAll(pattern)].map(([, purpose = ""]) => purpose),
    ),
  ),
];

test("O5c: every use of APP_SECRET is known, so that its change forgets none", () => {
  expect(found(/\b(?:is)?[kK]eyedHash\(\s*"([^"]+)"/g).sort()).toEqual(hangsOnTheSecret);
  // Insurance's links name their purpose in a table of their own.
  expect(found(/\bsignPayload\(\s*"([^"]+)"/g).sort()).toEqual(signs);
  expect(found(/\bsigningKey\(\s*(?:"([^"]+)"|[A-Z]+)/g).length).toBeGreaterThan(0);
});

test("O5c: nothing is searched for by a hash of APP_SECRET", () => {
  const wrong = sources.filter((path) =>
    /(eq|inArray)\([^()]*,\s*keyedHash\(/.test(readFileSync(join(root, path), "utf8")),
  );
  expect(wrong).toEqual([]);
});

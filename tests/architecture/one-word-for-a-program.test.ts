import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFiles, root } from "../../scripts/docs/load-modules.ts";

// Words in quotes, and lines of nothing but words between tags; names in code and comments are the code's own.
const saidWord = /"(?:[^"\n]* )?[Pp]rogrammes?(?: [^"\n]*)?[.,]?"|^\s*[A-Z][^=(){};*/]*\bprogrammes?\b.*$/gm;
const rooms =
  "app/{features/{csr,giving,ledger,payouts,publishing},layouts/desk,portals/{csr,donor,admin}}/**/*.{ts,tsx}";
const isCode = /^"(programmes?)"$|^\s*\w+: |select |kind = /;

test("D34: a giver's program is called so on every screen, as the specification writes it", () => {
  const found = listFiles(rooms)
    .filter((file) => !/\.test\.tsx?$|\/demo\//.test(file))
    .flatMap((file) =>
      (readFileSync(join(root, file), "utf8").match(saidWord) ?? [])
        .filter((words) => !isCode.test(words))
        .map((words) => `${file}: ${words.trim()}`),
    );
  expect(found).toEqual([]);
});

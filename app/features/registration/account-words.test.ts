import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languages } from "#app/core/words/i18n.ts";
import { projectRoot } from "#app/db/migrating/project-root.server.ts";
import { registrationEn } from "./messages/registration.en.ts";
import { registrationHi } from "./messages/registration.hi.ts";
import { registrationTe } from "./messages/registration.te.ts";

const words = { en: registrationEn, te: registrationTe, hi: registrationHi };
const joint = { en: /joint/, te: /ఉమ్మడి/, hi: /संयुक्त/ };

test("P13: whose account it may be is said alike in the form, the FAQ and the terms: hers, or a joint one under 18", () => {
  for (const language of languages) {
    const { instructions, fields, risks } = words[language];
    for (const text of [instructions.own, fields.relationshipDocsHint, risks.name_different])
      expect(text).toMatch(joint[language]);
    for (const text of [instructions.own, risks.name_different]) expect(text).toMatch(/18/);
  }
  for (const file of ["content/help/faq.json", "app/features/content/legal/terms-conditions.md"]) {
    const said = readFileSync(join(projectRoot(), file), "utf8").match(/^.*\bjoint(ly)?\b.*$/m)?.[0] ?? "";
    expect(said, file).toMatch(/own.*with a parent.*under 18/);
  }
});

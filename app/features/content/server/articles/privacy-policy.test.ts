import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { identityRoutes } from "#app/features/identity/identity.routes.ts";
import { accountMessages } from "#app/features/identity/messages/account.messages.server.ts";
import {
  draftReminderDays,
  erasureWaitDays,
  keptYears,
  retentionPeriods,
} from "#app/features/identity/rules/erasure-rules.ts";

const policy = readFileSync(join(import.meta.dirname, "../../legal/privacy-policy.md"), "utf8");

it("the privacy policy names the years that the jobs keep to", () => {
  expect(policy).toContain(`| for the duration of education plus ${keptYears.student} years |`);
  expect(policy).toContain(`| ${keptYears.scholarship} years after completion |`);
  expect(policy).toContain(`| Financial records | ${keptYears.money} years |`);
  expect(policy).toContain(
    `${keptYears.student} years after the last time, your account is erased by itself`,
  );
  expect(policy).toContain(`${keptYears.scholarship} years after an application ended`);
  expect(policy).toContain(`${keptYears.money} years after a donation`);
  expect(policy).toContain(`for ${keptYears.consent} years after an erasure`);
  expect(keptYears.draft).toBe(1);
  expect(policy).toContain("is removed when nothing is saved in it for a year");
  expect(policy).toContain(
    `we remind you ${draftReminderDays.first} days and ${draftReminderDays.last} days before`,
  );
  const named = new Set([...policy.matchAll(/(\d+) years/g)].map(([, years]) => Number(years)));
  expect([...named].every((years) => Object.values<number>(keptYears).includes(years))).toBe(true);
});

it("the page of settings has no years of its own, in any language", () => {
  expect(retentionPeriods.map(({ years }) => years)).toEqual([keptYears.money, keptYears.consent, null]);
  for (const { privacy } of Object.values(accountMessages)) {
    for (const words of [JSON.stringify(privacy.erasure), privacy.drafts.text]) {
      expect(words).toContain("{years");
      expect(words).not.toMatch(/\d/);
    }
  }
  expect(erasureWaitDays).toBeGreaterThan(0);
});

it("I7c: who acts for somebody is named where the policy says it", () => {
  const [sentence = ""] = policy.match(/\*\*Name someone\.\*\*.+/) ?? [];
  expect(sentence).toContain("You name, change or remove that person in Settings, Privacy.");
  expect(identityRoutes.routes.map(({ path }) => path)).toContain("/settings/privacy/nominee");
});

import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { isProblem } from "#app/core/errors.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, systemActor } from "#app/core/permissions.ts";
import { prepareJobs } from "#app/db/jobs.server.ts";
import { csrTabIds } from "#app/features/csr/csr-tabs.ts";
import { createPortalUser } from "#app/features/identity/server/create-portal-user.server.ts";
import { notificationJobs } from "#app/features/notifications/server/message-jobs.server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { readCsrPortal } from "./read-csr-portal.server.ts";
import { takeCsrStep } from "./take-csr-step.server.ts";

useTestDatabase();

let company: Actor;
beforeAll(async () => {
  await prepareJobs(notificationJobs);
  const organisationId = newId();
  const userId = await createPortalUser(systemActor, {
    role: "csr",
    name: "Fuzzed Ltd",
    email: `${organisationId}@example.org`,
    password: "a-long-test-password-47",
    organisationId,
  });
  company = { role: "csr", userId, organisationId, name: "Fuzzed Ltd", language: "en" };
});

const intents =
  "settings figures board transfer new-program spend outcome scholarship budget milestone tick complete reverse read read-all".split(
    " ",
  );
const names =
  "formKey program programmeId spend index done name title description budget educationPercent reportFrequency impactMetrics committeeDirectors committeeIndependent year netWorth turnover netProfit elsewhere kind amount madeOn receiver reference scheduleItem isOngoing startsOn endsOn milestones[0].title milestones[0].dueOn partnerName partnerCsr1 spentOn voucher note fromYear metric state count story reportedOn award seats closesOn".split(
    " ",
  );
const value = fc.oneof(
  fc.string({ maxLength: 40, unit: "binary" }),
  fc.constantFrom(
    "ii",
    "yes",
    "direct",
    "students",
    "monthly",
    "2026-04-01",
    "2025",
    "-5",
    "1e99",
    "9".repeat(40),
  ),
  fc.constantFrom("5 crore", "10 lakh", "-3 crore", "₹", "CSR00012764", newId(), "schedule_vii_fund"),
);

describe("T17: whatever a company's browser sends", () => {
  it("gets an answer in plain words, and the portal still opens on every tab", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...intents, "nothing", ""),
        fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 30 }),
        async (intent, fields) => {
          const body = new URLSearchParams({ ...fields, intent });
          const request = new Request("http://x/csr", { method: "POST", body });
          try {
            const answer = await takeCsrStep(company, request);
            if (!(answer instanceof Response)) expect(Object.keys(answer.errors).length).toBeGreaterThan(0);
          } catch (error) {
            if (!isProblem(error)) throw error;
            expect(error.status).toBeLessThan(500);
          }
        },
      ),
      { numRuns: 150 },
    );
    for (const tab of [...csrTabIds, "%00"]) {
      const url = new URL(`http://x/csr?tab=${tab}&q=%25&cursor=zz&profit1=x&year=-1`);
      expect((await readCsrPortal(company, url)).head.name).not.toBe("");
    }
  });
});

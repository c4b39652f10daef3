import { eq } from "drizzle-orm";
import { istDate, now } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { requestHash, runOnce } from "#app/db/idempotency.server.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { followLedger } from "#app/features/giving/server/follow-ledger.server.ts";
import { openOrganisation } from "#app/features/giving/server/open-organisation.server.ts";
import { openFundedScholarship } from "#app/features/giving/server/programmes/open-funded-scholarship.server.ts";
import { levelFilters } from "#app/features/scholarships/catalogue/levels.ts";
import { createScholarship } from "#app/features/scholarships/server/lifecycle/create-scholarship.server.ts";
import { setScholarshipTerms } from "#app/features/scholarships/server/lifecycle/set-scholarship-terms.server.ts";
import { educationItem } from "../../csr-options.ts";
import type { CsrScholarshipForm } from "../../forms/csr-scholarship.ts";
import { csrProgrammeSpent } from "./csr-programme-spent.server.ts";
import { lockCsrProgramme } from "./lock-csr-programme.server.ts";

/** A programme of education gives its money as a scholarship on this site; it opens when all of it has come. */
export async function runCsrScholarship(
  actor: Actor,
  programmeId: string,
  input: CsrScholarshipForm,
): Promise<{ id: string }> {
  const hash = requestHash({ programmeId, ...input });
  return runOnce(input.formKey, `csr-scholarship:${actor.organisationId}`, hash, async (tx) => {
    const row = await lockCsrProgramme(tx, actor, programmeId);
    const owner = await openOrganisation(actor, tx);
    if (row.status !== "active") throw conflict("This program is completed.");
    if (row.scholarshipId) throw conflict("This program already runs a scholarship.");
    if (row.scheduleItem !== educationItem)
      throw conflict("Scholarships stand under item (ii) of Schedule VII: education.");
    const left = row.budgetPaise - (await csrProgrammeSpent(tx, programmeId));
    if (input.award * input.seats > left) {
      throw invalid({
        seats: [`All awards together would pass the ${formatMoney(paise(Math.max(0, left)))} left.`],
      });
    }
    const made = await createScholarship(actor, contentOf(input, row, owner.name));
    await setScholarshipTerms(actor, made.id, {
      seats: input.seats,
      awardPaise: input.award,
      budgetPaise: 1,
      moneySource: "programme",
    });
    await tx
      .update(programme)
      .set({ scholarshipId: made.id, kind: "scholarship", updatedAt: now() })
      .where(eq(programme.id, programmeId));
    await writeAudit(tx, {
      chain: `programme:${programmeId}`,
      actor,
      event: "programme.scholarship_opened",
      subject: `scholarship:${made.id}`,
      details: { seats: input.seats, awardPaise: input.award },
    });
    // Money that came before the program ran a scholarship counts at once.
    await followLedger(tx, programmeId);
    await openFundedScholarship(tx, programmeId);
    return { id: made.id };
  });
}

function contentOf(input: CsrScholarshipForm, row: typeof programme.$inferSelect, provider: string): unknown {
  const level = levelFilters.find(({ id }) => id === input.level);
  const rupees = Math.floor(input.award / 100);
  return {
    title: input.title,
    provider,
    providerType: "private",
    category: input.category,
    amountText: formatMoney(paise(input.award)),
    amountMinInr: rupees,
    amountMaxInr: rupees,
    amountPeriod: "once",
    description: input.description,
    criteria: {
      levels: level ? { from: level.from, to: level.to } : null,
      states: row.states.length > 0 ? row.states : null,
      genders: input.onlyGirls === "yes" ? ["female"] : null,
      income: input.incomeMax ? { maxInr: Math.floor(input.incomeMax / 100) } : null,
      marks: input.marksMin ? { minPercent: input.marksMin } : null,
    },
    cycles: [{ opensOn: istDate(), closesOn: input.closesOn }],
    applicationProcess: "Apply on this site. The papers are checked within 48 hours.",
    seatsPerYear: input.seats,
  };
}

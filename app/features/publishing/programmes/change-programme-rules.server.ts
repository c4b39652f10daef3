import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid } from "#app/core/requests/errors.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { programme } from "#app/db/schema/programmes.ts";
import type { ProgrammeRules } from "#app/features/giving/forms/new-programme.ts";
import { amountOf, criteriaOf } from "#app/features/giving/programme-content.ts";
import { openFundedScholarship } from "#app/features/giving/server/programmes/open-funded-scholarship.server.ts";
import type { Criteria } from "#app/features/scholarships/eligibility/criteria.ts";
import { listCycles } from "#app/features/scholarships/server/catalogue/list-cycles.server.ts";
import { findMissingMoney } from "#app/features/scholarships/server/lifecycle/find-missing-money.server.ts";
import { getScholarshipTerms } from "#app/features/scholarships/server/lifecycle/get-scholarship-terms.server.ts";
import { lockScholarship } from "#app/features/scholarships/server/lifecycle/lock-scholarship.server.ts";
import { setScholarshipTerms } from "#app/features/scholarships/server/lifecycle/set-scholarship-terms.server.ts";
import { updateScholarship } from "#app/features/scholarships/server/lifecycle/update-scholarship.server.ts";
import { wholeScholarship } from "../server/whole-scholarship.server.ts";
import type { OwnProgrammeRow } from "./find-own-programme.server.ts";

export interface ProgrammeContent {
  readonly title: string;
  readonly description: string;
  /** Null: as they are. */
  readonly rules: ProgrammeRules | null;
}

/**
 * New words and rules for the scholarship of a programme. What is public stays paid for: more students or a higher
 * award than the money that came is refused, and fewer seats than awards too.
 */
export async function changeProgrammeRules(
  tx: Tx,
  actor: Actor,
  fund: OwnProgrammeRow,
  { title, description, rules }: ProgrammeContent,
): Promise<void> {
  const row = await lockScholarship(tx, fund.scholarshipId);
  if (row.status === "closed" || fund.status === "completed")
    throw conflict("This program is closed: it stays as it is.", "wrong_state");
  const isCompany = row.ownerKind === "csr";
  const needed = rules && rules.award * rules.seats;
  if (rules && isCompany && (needed ?? 0) > fund.budgetPaise)
    throw invalid({ seats: ["All awards together would pass the budget of the program."] });
  const { selected } = await wholeScholarship(actor, row);
  if (rules && rules.seats < selected)
    throw invalid({ seats: [`${selected} students are selected already.`] });
  await updateScholarship(actor, row.id, {
    ...row,
    title,
    description,
    amountMinInr: row.amountMinPaise === null ? null : Math.floor(row.amountMinPaise / 100),
    amountMaxInr: row.amountMaxPaise === null ? null : Math.floor(row.amountMaxPaise / 100),
    cycles: await listCycles(row.id),
    ...(rules && {
      category: rules.category,
      ...amountOf(rules.award),
      criteria: { ...(row.criteria as Criteria), ...criteriaOf(rules) },
      seatsPerYear: rules.seats,
    }),
  });
  if (rules) {
    const terms = await getScholarshipTerms(row.id, { tx });
    await setScholarshipTerms(actor, row.id, { ...terms, seats: rules.seats, awardPaise: rules.award });
    const missing = await findMissingMoney(tx, row);
    if (missing && (row.status === "active" || row.status === "paused")) throw invalid({ seats: [missing] });
  }
  if (!isCompany) {
    await tx
      .update(programme)
      .set({
        title,
        description,
        ...(rules && { budgetPaise: rules.award * rules.seats, states: rules.states }),
        updatedAt: now(),
      })
      .where(eq(programme.id, fund.id));
  }
  // A draft that is paid for goes on its way by itself: to the desk the first time, or again after its return.
  await openFundedScholarship(tx, fund.id);
}

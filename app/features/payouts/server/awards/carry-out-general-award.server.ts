import { eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { award } from "#app/db/schema/awards.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { tellSelected } from "#app/features/applications/server/decisions/tell-selected.server.ts";
import { lockApplication } from "#app/features/applications/server/lists/application-row.server.ts";
import { offerAward } from "#app/features/awards/server/offer-award.server.ts";
import { generalFund } from "#app/features/giving/general-fund.ts";
import { ensureGeneralFund } from "#app/features/giving/server/programmes/ensure-general-fund.server.ts";
import { payoutPermissions } from "../../payout-permissions.ts";

/** The desk gives an approved student, whose scholarship has no programme here, money of the general fund. */
export async function carryOutGeneralAward(actor: Actor, applicationId: string): Promise<void> {
  payoutPermissions.assertCan(actor, "payout.pay");
  if (!isId(applicationId)) throw notFound();
  const [row] = await database()
    .select({ row: application, awardId: award.id, programmeId: programme.id })
    .from(application)
    .leftJoin(award, eq(award.applicationId, application.id))
    .leftJoin(programme, eq(programme.scholarshipId, application.scholarshipId))
    .where(eq(application.id, applicationId));
  if (!row) throw notFound();
  if (row.awardId) return;
  const { status, awardPaise, studentId, scholarshipId } = row.row;
  if (row.programmeId) throw conflict("This scholarship has a program of its own.");
  if (status !== "approved" || !awardPaise || !scholarshipId) {
    throw conflict("Only an approved application is paid.");
  }
  const chosen = {
    applicationId,
    studentId,
    scholarshipId,
    programmeId: generalFund.id,
    amountPaise: awardPaise,
  };
  await inTransaction(async (tx) => {
    await ensureGeneralFund(tx);
    const found = await lockApplication(tx, applicationId);
    const given = await offerAward(tx, actor, chosen);
    if (given?.status !== "offered") {
      throw conflict("The general fund holds too little for this.", "not_enough_money");
    }
    await tellSelected(tx, found.row, given);
  });
}

import { eq } from "drizzle-orm";
import { conflict, notFound } from "#app/core/errors.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { award } from "#app/db/schema/awards.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { generalFund } from "#app/features/giving/general-fund.ts";
import { payoutPermissions } from "../payout-permissions.ts";
import { reserveAward } from "./reserve-award.server.ts";

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
  const { status, awardPaise, studentId } = row.row;
  if (row.programmeId) throw conflict("This scholarship has a programme of its own.");
  if (status !== "approved" || !awardPaise) throw conflict("Only an approved application is paid.");
  const isDone = await reserveAward(actor, {
    applicationId,
    studentId,
    programmeId: generalFund.id,
    amountPaise: awardPaise,
  });
  if (!isDone) throw conflict("The general fund holds too little for this.", "not_enough_money");
}

import { eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { award } from "#app/db/schema/awards.ts";
import { applicationNumber } from "#app/features/applications/application-number.ts";
import { askSecondPerson } from "#app/features/identity/server/second-person/ask-second-person.server.ts";
import { readSecondPersonRules } from "#app/features/identity/server/second-person/read-second-person-rules.server.ts";
import { payoutPermissions } from "../../payout-permissions.ts";
import { carryOutGeneralAward } from "./carry-out-general-award.server.ts";

/** Money of the general fund for a student; from the operator's limit on a second person is asked first (T52). */
export async function awardFromGeneralFund(actor: Actor, applicationId: string): Promise<"done" | "asked"> {
  payoutPermissions.assertCan(actor, "payout.pay");
  const [row] = isId(applicationId)
    ? await database()
        .select({ row: application, awardId: award.id })
        .from(application)
        .leftJoin(award, eq(award.applicationId, application.id))
        .where(eq(application.id, applicationId))
    : [];
  const { generalFundRupees } = await readSecondPersonRules();
  const amountPaise = row?.row.awardPaise ?? 0;
  const isWaiting = row?.row.status === "approved" && row.awardId === null;
  if (!row || !isWaiting || amountPaise < generalFundRupees * 100) {
    await carryOutGeneralAward(actor, applicationId);
    return "done";
  }
  await inTransaction((tx) =>
    askSecondPerson(tx, actor, {
      kind: "award.general_fund",
      subject: `application:${applicationId}`,
      title: `Award from the general fund for application ${applicationNumber(row.row)}`,
      amountPaise,
      reason: "The scholarship has no program of its own.",
    }),
  );
  return "asked";
}

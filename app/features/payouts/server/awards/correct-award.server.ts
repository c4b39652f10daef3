import { eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { applicationNumber } from "#app/features/applications/application-number.ts";
import { isUsualAmount } from "#app/features/awards/server/is-usual-amount.server.ts";
import { askSecondPerson } from "#app/features/identity/server/second-person/ask-second-person.server.ts";
import type { Correction } from "../../forms/award-correction.ts";
import { payoutPermissions } from "../../payout-permissions.ts";
import { awardAccess } from "./award-access.server.ts";
import { carryOutCorrection } from "./carry-out-correction.server.ts";

/** Another amount before it is paid. The scholarship's own amount is set at once; any other needs a second person (T52). */
export async function correctAward(
  actor: Actor,
  awardId: string,
  input: Correction,
): Promise<"done" | "asked"> {
  const { row, access } = await awardAccess(awardId);
  payoutPermissions.assertCan(actor, "payout.correct_award", access);
  if (input.amountPaise === row.amountPaise) {
    throw invalid({ amountPaise: ["This is the amount it has already."] });
  }
  const [of] = await database().select().from(application).where(eq(application.id, row.applicationId));
  if (of?.scholarshipId && (await isUsualAmount(of.scholarshipId, input.amountPaise))) {
    await carryOutCorrection(actor, awardId, input);
    return "done";
  }
  await inTransaction((tx) =>
    askSecondPerson(tx, actor, {
      kind: "award.correct",
      subject: `award:${awardId}`,
      title: `Another amount for the award of application ${of ? applicationNumber(of) : ""}`,
      amountPaise: input.amountPaise,
      payload: { amountPaise: input.amountPaise },
      reason: input.reason,
    }),
  );
  return "asked";
}

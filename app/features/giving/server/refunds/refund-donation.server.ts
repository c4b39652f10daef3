import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { askSecondPerson } from "#app/features/identity/server/second-person/ask-second-person.server.ts";
import { readSecondPersonRules } from "#app/features/identity/server/second-person/read-second-person-rules.server.ts";
import { donationNumber } from "../../donation-number.ts";
import { keptPaise } from "../../donation-refund.ts";
import { givingPermissions } from "../../giving-permissions.ts";
import { getDonationRow } from "../donations/get-donation-row.server.ts";
import { carryOutRefund } from "./carry-out-refund.server.ts";

/** Gives a donation back; from the operator's limit on a second person is asked first (T52). */
export async function refundDonation(actor: Actor, id: string, reason: string): Promise<"done" | "asked"> {
  givingPermissions.assertCan(actor, "giving.refund");
  const { row } = await getDonationRow(actor, id);
  const { refundRupees } = await readSecondPersonRules();
  const amountPaise = keptPaise(row);
  // One that is on its way was agreed to: pressing again asks the gateway again.
  if (row.status === "refunding" || row.status === "refunded" || amountPaise < refundRupees * 100) {
    await carryOutRefund(actor, id, reason);
    return "done";
  }
  const why = reason.trim();
  if (why.length < 5 || why.length > 300) throw invalid({ reason: ["Say why, in 5 to 300 characters."] });
  if (row.status !== "active") throw conflict("Only a donation that was paid can go back.");
  await inTransaction((tx) =>
    askSecondPerson(tx, actor, {
      kind: "donation.refund",
      subject: `donation:${id}`,
      title: `Refund of donation ${donationNumber(row)}`,
      amountPaise,
      reason: why,
    }),
  );
  return "asked";
}

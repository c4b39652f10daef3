import { istDate } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { throttle } from "#app/features/identity/server/otp/throttle.server.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import { instituteFields } from "../../forms/institute-fields.ts";
import { partnershipPermissions } from "../../partnership-permissions.ts";
import { partnershipAnswers } from "./partnership-answers.server.ts";
import { partnershipLink } from "./partnership-link.server.ts";
import { partnershipRow } from "./partnership-row.server.ts";

/**
 * Mails the link to go on, to the contact address of the draft, once a day, when the address has said that it is
 * theirs (X24). False: no address yet.
 */
export async function mailPartnershipLink(actor: Actor, key: string, address: string): Promise<boolean> {
  const row = await partnershipRow.reach(key);
  partnershipPermissions.assertCan(actor, "partnership.edit", { holdsLink: true });
  const to = instituteFields.contactEmail.safeParse(partnershipAnswers.open(row).contactEmail ?? "");
  if (!to.success) return false;
  // A form that mails to any address must not become somebody's mail gun.
  await throttle.take([{ name: "enquiry-address", who: address }]);
  await throttle.take([{ name: "enquiry-recipient", who: to.data }]);
  await inTransaction((tx) =>
    queueMessage(tx, {
      channel: "email",
      template: "partnership-draft",
      language: actor.language,
      to: to.data,
      proof: "needed",
      variables: { link: partnershipLink.applyUrl(row.id) },
      dedupeKey: `partnership:${row.id}:draft:${to.data}:${istDate()}`,
      subjectId: row.id,
    }),
  );
  return true;
}

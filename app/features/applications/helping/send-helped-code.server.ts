import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { maskAccount } from "#app/core/secrets/mask.ts";
import { helpedSendCode } from "#app/features/identity/helping/helped-send-code.server.ts";
import { applicationNumber } from "../application-number.ts";
import { applicationPermissions } from "../application-permissions.ts";
import { findScholarshipFacts } from "../server/drafts/find-scholarship-facts.server.ts";
import { readDraft } from "../server/drafts/read-draft.server.ts";
import { getApplicationRow } from "../server/lists/application-row.server.ts";

/** A whole draft that a helper filled: the code that sends it goes to her phone, with its name and the account's end. */
export async function sendHelpedCode(actor: Actor, number: string, address: string): Promise<void> {
  const { row, access } = await getApplicationRow(number);
  applicationPermissions.assertCan(actor, "application.edit", access);
  const { problems } = await readDraft(row);
  if (row.status !== "draft" || problems.length > 0) {
    throw conflict("Something is still missing, so it cannot be sent yet.", "wrong_state");
  }
  const facts = row.scholarshipId ? await findScholarshipFacts({ id: row.scholarshipId }) : null;
  await helpedSendCode.send(
    actor,
    {
      scholarship: facts?.title ?? applicationNumber(row),
      account: row.accountLastFour ? maskAccount(row.accountLastFour) : "",
    },
    address,
  );
}

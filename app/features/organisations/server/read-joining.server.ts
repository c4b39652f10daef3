import { formatDateTime } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { joiningNumber } from "../joining-number.ts";
import { joiningPermissions } from "../joining-permissions.ts";
import type { OwnJoining } from "../joining-view.ts";
import { joiningMessages } from "../messages/joining.messages.server.ts";
import { joiningRow } from "./joining-row.server.ts";

/** A request by its link. The PAN does not come back to the browser: it is typed again if the form is sent anew. */
export async function readJoining(actor: Actor, key: string): Promise<OwnJoining> {
  const row = await joiningRow.reach(key);
  joiningPermissions.assertCan(actor, "joining.edit", { holdsLink: true });
  const { pan: _, ...facts } = joiningRow.factsOf(row) ?? { pan: "" };
  const { label, told } = joiningMessages[actor.language].states[row.status];
  return {
    key,
    number: joiningNumber(row),
    kind: row.kind,
    holder: row.holder,
    email: joiningRow.emailOf(row),
    status: row.status,
    statusLabel: label,
    told,
    words: row.told,
    dueAt: row.dueAt && formatDateTime(row.dueAt, actor.language),
    hasProof: row.documentId !== null,
    facts,
  };
}

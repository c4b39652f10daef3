import { HIDE_PARAMETER, keptQuery } from "#app/core/desk-lists.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { unauthenticated } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { listChoice } from "#app/db/schema/list-views.ts";
import { listViewPermissions } from "../list-view-permissions.ts";
import { deskKey } from "./desk-key.ts";

interface Choice {
  readonly list: string;
  readonly query: string;
  readonly hidden: readonly string[];
}

/** The columns this person leaves out, from now on; gives the list's parameters with them. */
export async function chooseColumns(actor: Actor, { list, query, hidden }: Choice): Promise<string> {
  const { userId } = actor;
  if (userId === null) throw unauthenticated();
  listViewPermissions.assertCan(actor, "list_view.keep", { userId });
  await inTransaction(async (tx) => {
    await tx
      .insert(listChoice)
      .values({ userId, desk: deskKey(actor), list, hidden: [...hidden] })
      .onConflictDoUpdate({
        target: [listChoice.userId, listChoice.desk, listChoice.list],
        set: { hidden: [...hidden] },
      });
    await writeAudit(tx, {
      chain: `account:${userId}`,
      actor,
      event: "list_view.columns_chosen",
      details: { list, hidden },
    });
  });
  const parameters = new URLSearchParams(keptQuery(query));
  parameters.delete(HIDE_PARAMETER);
  if (hidden.length > 0) parameters.set(HIDE_PARAMETER, hidden.join("."));
  return parameters.toString();
}

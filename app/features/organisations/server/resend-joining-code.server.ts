import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { joiningPermissions } from "../joining-permissions.ts";
import { joiningRow } from "./joining-row.server.ts";
import { sendJoiningCode } from "./send-joining-code.server.ts";

export async function resendJoiningCode(actor: Actor, key: string): Promise<void> {
  const { id } = await joiningRow.reach(key);
  joiningPermissions.assertCan(actor, "joining.edit", { holdsLink: true });
  await inTransaction(async (tx) => {
    const row = await joiningRow.lock(tx, id);
    if (row.status !== "draft") throw conflict("This address is proven already.", "wrong_state");
    await sendJoiningCode(tx, row);
  });
}

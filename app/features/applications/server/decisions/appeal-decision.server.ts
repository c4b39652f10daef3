import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { applicationPermissions } from "../../application-permissions.ts";
import { isAppealOver } from "../../rules/appeal-days.ts";
import { changeApplication } from "../change-application.server.ts";
import { lockApplication } from "../lists/application-row.server.ts";
import { tellStudent } from "../tell-student.server.ts";

/** Once: somebody looks at it again, with what the student has to say. */
export async function appealDecision(actor: Actor, id: string, text: string): Promise<void> {
  await inTransaction(async (tx) => {
    const { row, access } = await lockApplication(tx, id);
    applicationPermissions.assertCan(actor, "application.settle", access);
    if (row.appealedAt)
      throw conflict("You have appealed once already. This decision is final.", "already_appealed");
    if (isAppealOver(row.decidedAt))
      throw conflict("The time to appeal against this decision is over.", "appeal_over");
    const changed = await changeApplication(tx, actor, row, {
      event: "appeal",
      changes: { appealedAt: now(), appealText: text },
    });
    await tellStudent(tx, changed, "appealed", `${id}:appealed`);
  });
}

import { now } from "#app/core/clock.ts";
import { conflict } from "#app/core/errors.ts";
import type { Actor } from "#app/core/permissions.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { isAppealOver } from "../appeal-days.ts";
import { applicationPermissions } from "../application-permissions.ts";
import { lockApplication } from "./application-row.server.ts";
import { changeApplication } from "./change-application.server.ts";
import { tellStudent } from "./tell-student.server.ts";

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

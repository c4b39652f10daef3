import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { applicationPermissions } from "../application-permissions.ts";
import { lockApplication } from "../server/lists/application-row.server.ts";
import { findSiblingAnswers } from "./find-sibling-answers.server.ts";

/** S28: by a press the family's answers of a sister or brother stand in this draft. What is typed already stays. */
export async function takeSiblingAnswers(actor: Actor, id: string): Promise<void> {
  const sibling = await findSiblingAnswers(actor);
  if (!sibling) return;
  await inTransaction(async (tx) => {
    const { row, access } = await lockApplication(tx, id);
    applicationPermissions.assertCan(actor, "application.edit", access);
    if (row.status !== "draft") throw conflict("This application has been sent already.", "wrong_state");
    const taken = Object.entries(sibling.answers).filter(([field]) => !row.answers[field]?.value);
    if (taken.length === 0) return;
    const at = now();
    const answers = { ...row.answers };
    for (const [field, value] of taken) answers[field] = { value, at: at.getTime() };
    await tx.update(application).set({ answers, savedAt: at }).where(eq(application.id, id));
    await writeAudit(tx, {
      chain: `application:${id}`,
      actor,
      event: "application.family_taken",
      details: { from: sibling.studentId, fields: taken.map(([field]) => field) },
    });
  });
}

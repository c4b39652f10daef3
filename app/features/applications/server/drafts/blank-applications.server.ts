import { inArray } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import {
  application,
  applicationDocument,
  applicationEvent,
  applicationMessage,
} from "#app/db/schema/applications.ts";

/** Of what was sent, the bare fact and the money stay (accounts are kept); the person goes. */
export async function blankApplications(tx: Tx, ids: string[]): Promise<void> {
  await tx.delete(applicationDocument).where(inArray(applicationDocument.applicationId, ids));
  await tx.delete(applicationMessage).where(inArray(applicationMessage.applicationId, ids));
  await tx
    .update(applicationEvent)
    .set({ helperId: null })
    .where(inArray(applicationEvent.applicationId, ids));
  await tx
    .update(application)
    .set({
      answers: {},
      helperId: null,
      issued: null,
      aadhaarLastFour: null,
      aadhaarHash: null,
      accountEncrypted: null,
      accountLastFour: null,
      appealText: null,
      decisionNote: null,
      decisionSentence: null,
      erasedAt: now(),
    })
    .where(inArray(application.id, ids));
}

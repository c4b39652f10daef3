import { eq } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import { database } from "#app/db/opening/client.server.ts";
import { recoveryRequest } from "#app/db/schema/recovery-requests.ts";
import { eraseDocuments } from "#app/features/documents/server/erase-documents.server.ts";
import type { OwnDataRoom } from "#app/features/identity/server/own-data/own-data-rooms.server.ts";
import { recoveryNumber } from "../recovery-number.ts";
import { recoveryMachine } from "../recovery-status.ts";
import type { RecoveryRow } from "./recovery-row.server.ts";

const rowsOf = (userId: string): Promise<RecoveryRow[]> =>
  database().select().from(recoveryRequest).where(eq(recoveryRequest.userId, userId));

/** T36: requests about her account. The new number of one that was refused or stopped is another person's, perhaps. */
export const recoveryOwnData: OwnDataRoom = {
  name: "recovery",
  async collect({ userId }) {
    return (await rowsOf(userId)).map((row) => ({
      number: recoveryNumber(row),
      status: recoveryMachine.states[row.status].label,
      sentAt: row.submittedAt && formatDateTime(row.submittedAt),
      endedAt: row.endedAt && formatDateTime(row.endedAt),
    }));
  },
  async erase(tx, { userId }) {
    for (const { id } of await rowsOf(userId)) {
      await eraseDocuments(tx, { kind: "registration", id });
      await tx.delete(recoveryRequest).where(eq(recoveryRequest.id, id));
    }
  },
};

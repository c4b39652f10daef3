import { and, eq, isNull } from "drizzle-orm";
import { notFound } from "#app/core/requests/errors.ts";
import { builtRead } from "#app/db/built-read.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { applicationNumber, serialOf } from "../../application-number.ts";
import type { ApplicationAccess } from "../../application-permissions.ts";

export type ApplicationRow = typeof application.$inferSelect;
export interface FoundApplication {
  readonly row: ApplicationRow;
  readonly access: ApplicationAccess;
}

const fields = {
  row: application,
  ownerKind: scholarship.ownerKind,
  ownerId: scholarship.ownerId,
};

const readBySerial = builtRead(["serial"], (db, { serial }) =>
  db
    .select(fields)
    .from(application)
    .leftJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .where(and(eq(application.serial, serial), isNull(application.erasedAt))),
);

/** By the number people see. What is not there and what is not yours look alike (T13). */
export async function getApplicationRow(number: string): Promise<FoundApplication> {
  const serial = serialOf(number);
  if (serial === null) throw notFound();
  const [found] = await readBySerial({ serial });
  if (!found || applicationNumber(found.row) !== number.toUpperCase()) throw notFound();
  return toFound(found);
}

/** Holds the row until the transaction ends: whoever comes second sees what the first one did (T39). */
export async function lockApplication(tx: Tx, id: string): Promise<FoundApplication> {
  const [row] = await tx
    .select()
    .from(application)
    .where(and(eq(application.id, id), isNull(application.erasedAt)))
    .for("update");
  if (!row) throw notFound();
  // Apart, since a join would still show the owner of before the wait.
  const [owner] = row.scholarshipId
    ? await tx
        .select({ ownerKind: scholarship.ownerKind, ownerId: scholarship.ownerId })
        .from(scholarship)
        .where(eq(scholarship.id, row.scholarshipId))
    : [];
  return toFound({ row, ownerKind: owner?.ownerKind ?? null, ownerId: owner?.ownerId ?? null });
}

function toFound(found: {
  row: ApplicationRow;
  ownerKind: ApplicationAccess["ownerKind"];
  ownerId: string | null;
}): FoundApplication {
  const { row, ownerKind, ownerId } = found;
  return { row, access: { studentId: row.studentId, ownerKind, ownerId } };
}

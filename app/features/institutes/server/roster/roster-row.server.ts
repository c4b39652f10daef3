import { and, eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { decryptField, encryptField } from "#app/core/secrets/crypto.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { rosterStudent } from "#app/db/schema/institutes.ts";
import { hashContact } from "#app/features/identity/server/contacts/hash-contact.server.ts";
import type { RosterStudentInput } from "../../forms/roster-student.ts";

export type RosterRow = typeof rosterStudent.$inferSelect;

const address = (rowId: string) => ({ table: "roster_student", column: "phone_encrypted", rowId });

/** What is typed → columns; the phone is sealed to its row. */
function columns(rowId: string, { phone, ...rest }: RosterStudentInput) {
  return {
    ...rest,
    phoneEncrypted: phone ? encryptField(phone, address(rowId)) : null,
    phoneHash: phone ? hashContact("phone", phone) : null,
  };
}

function phone(row: Pick<RosterRow, "id" | "phoneEncrypted">): string | null {
  return row.phoneEncrypted && decryptField(row.phoneEncrypted, address(row.id));
}

/** One of the actor's own roll; another institute's is not there (T13). With `tx` it is held. */
async function own(actor: Actor, id: string, tx?: Tx): Promise<RosterRow> {
  const instituteId = actor.instituteId ?? "";
  if (!isId(id) || !isId(instituteId)) throw notFound("There is no such student on your roll.");
  const query = (tx ?? database())
    .select()
    .from(rosterStudent)
    .where(and(eq(rosterStudent.id, id), eq(rosterStudent.instituteId, instituteId)));
  const [row] = await (tx ? query.for("update") : query);
  if (!row) throw notFound("There is no such student on your roll.");
  return row;
}

export const rosterRow = { columns, phone, own };

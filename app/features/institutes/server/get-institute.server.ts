import { and, asc, desc, eq, gte, isNull } from "drizzle-orm";
import { addHours, formatDate, now } from "#app/core/clock.ts";
import { decryptField } from "#app/core/crypto.server.ts";
import { notFound } from "#app/core/errors.ts";
import { maskPan } from "#app/core/mask.ts";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { institute, institutePerson } from "#app/db/schema/institutes.ts";
import { institutePermissions } from "../institute-permissions.ts";
import type { InstituteView } from "../institute-view.ts";
import { findOwnMember } from "./find-own-member.server.ts";
import { instituteContacts } from "./institute-contacts.server.ts";

/** The actor's own institute, with its team. */
export async function getInstitute(actor: Actor): Promise<InstituteView> {
  const instituteId = actor.instituteId ?? "";
  institutePermissions.assertCan(actor, "institute.read", { instituteId });
  const [row] = instituteId
    ? await database().select().from(institute).where(eq(institute.id, instituteId))
    : [];
  if (!row) throw notFound("We could not find this institute.");
  const team = await database()
    .select()
    .from(institutePerson)
    .where(and(eq(institutePerson.instituteId, row.id), isNull(institutePerson.endedAt)))
    .orderBy(asc(institutePerson.createdAt), asc(institutePerson.id));
  const contacts = instituteContacts.open(row);
  const isOwner = actor.memberRole === "owner";
  const me = await readMe(actor);
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    type: row.type,
    establishedYear: row.establishedYear,
    accreditation: row.accreditation,
    address: row.address,
    city: row.city,
    state: row.state,
    pincode: row.pincode,
    website: row.website ?? "",
    principalName: row.principalName,
    registrationNumber: row.registrationNumber,
    contactEmail: contacts.email,
    contactPhone: contacts.phone,
    alternatePhone: contacts.alternatePhone ?? "",
    pan: maskPan(contacts.pan),
    termFrom: row.termFrom,
    termTo: row.termTo,
    renewalAskedAt: row.renewalAskedAt?.toISOString() ?? null,
    revision: row.revision,
    isOwner,
    me,
    removed: isOwner ? await listRemoved(row.id) : [],
    team: team.map(({ id, name, memberRole, phoneEncrypted }) => {
      const phone = decryptField(phoneEncrypted, {
        table: "institute_person",
        column: "phone_encrypted",
        rowId: id,
      });
      return {
        id,
        name,
        memberRole,
        phone: isOwner ? phone : `XXXXXX${phone.slice(-4)}`,
        isMe: me?.phone === phone,
      };
    }),
  };
}

const takenBackWithinDays = 90;

async function listRemoved(instituteId: string): Promise<InstituteView["removed"]> {
  const rows = await database()
    .select()
    .from(institutePerson)
    .where(
      and(
        eq(institutePerson.instituteId, instituteId),
        gte(institutePerson.endedAt, addHours(now(), -24 * takenBackWithinDays)),
      ),
    )
    .orderBy(desc(institutePerson.endedAt))
    .limit(10);
  return rows.map(({ id, name, memberRole, endedAt }) => ({
    id,
    name,
    memberRole,
    endedOn: endedAt ? formatDate(endedAt) : "",
  }));
}

async function readMe(actor: Actor): Promise<InstituteView["me"]> {
  const found = await findOwnMember(database(), actor);
  if (!found) return null;
  const { name, phone, email, remindBySms, remindByEmail } = found;
  return { name, phone, email: email ?? "", remindBySms, remindByEmail };
}

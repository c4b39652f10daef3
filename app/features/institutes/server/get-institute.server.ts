import { and, asc, eq, gte, isNull, or } from "drizzle-orm";
import { addHours, formatDate, now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { decryptField } from "#app/core/secrets/crypto.server.ts";
import { maskPan } from "#app/core/secrets/mask.ts";
import { database } from "#app/db/opening/client.server.ts";
import { institute, institutePerson } from "#app/db/schema/institutes.ts";
import { findContact } from "#app/features/identity/server/contacts/find-contact.server.ts";
import { institutePermissions } from "../institute-permissions.ts";
import type { InstituteView } from "../institute-view.ts";
import { instituteContacts } from "./institute-contacts.server.ts";

/** The actor's own institute, with its team. */
export async function getInstitute(actor: Actor): Promise<InstituteView> {
  const instituteId = actor.instituteId ?? "";
  institutePermissions.assertCan(actor, "institute.read", { instituteId });
  const [row] = instituteId
    ? await database().select().from(institute).where(eq(institute.id, instituteId))
    : [];
  if (!row) throw notFound("We could not find this institute.");
  const people = await listPeople(row.id);
  const team = people.filter(({ endedAt }) => endedAt === null);
  const contacts = instituteContacts.open(row);
  const isOwner = actor.memberRole === "owner";
  const ownPhone = actor.userId ? await findContact(actor.userId, "phone") : null;
  const me = ownPhone ? (team.find(({ phone }) => phone === ownPhone) ?? null) : null;
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
    me: me && {
      name: me.name,
      phone: me.phone,
      email: me.emailEncrypted ? open(me.id, "email_encrypted", me.emailEncrypted) : "",
      remindBySms: me.remindBySms,
      remindByEmail: me.remindByEmail,
    },
    removed: isOwner ? removedOf(people) : [],
    team: team.map(({ id, name, memberRole, phone }) => ({
      id,
      name,
      memberRole,
      phone: isOwner ? phone : `XXXXXX${phone.slice(-4)}`,
      isMe: me?.phone === phone,
    })),
  };
}

const takenBackWithinDays = 90;

const open = (rowId: string, column: string, sealed: string) =>
  decryptField(sealed, { table: "institute_person", column, rowId });

/** Who is in the team, and who was until lately, oldest first. */
async function listPeople(instituteId: string) {
  const rows = await database()
    .select()
    .from(institutePerson)
    .where(
      and(
        eq(institutePerson.instituteId, instituteId),
        or(
          isNull(institutePerson.endedAt),
          gte(institutePerson.endedAt, addHours(now(), -24 * takenBackWithinDays)),
        ),
      ),
    )
    .orderBy(asc(institutePerson.createdAt), asc(institutePerson.id));
  return rows.map((row) => ({ ...row, phone: open(row.id, "phone_encrypted", row.phoneEncrypted) }));
}

const mostRemoved = 10;

/** Who may be taken back, the last one first. */
function removedOf(people: Awaited<ReturnType<typeof listPeople>>): InstituteView["removed"] {
  return people
    .flatMap(({ endedAt, ...person }) => (endedAt ? [{ ...person, endedAt }] : []))
    .sort((a, b) => b.endedAt.getTime() - a.endedAt.getTime())
    .slice(0, mostRemoved)
    .map(({ id, name, memberRole, endedAt }) => ({ id, name, memberRole, endedOn: formatDate(endedAt) }));
}

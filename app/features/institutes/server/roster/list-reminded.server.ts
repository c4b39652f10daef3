import { and, asc, eq, isNull, notExists } from "drizzle-orm";
import type { MemberRole } from "#app/core/portals/permissions.ts";
import { decryptField } from "#app/core/secrets/crypto.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { institute, institutePerson } from "#app/db/schema/institutes.ts";
import { suspension } from "#app/db/schema/suspensions.ts";
import { instituteContacts } from "../institute-contacts.server.ts";

export interface RemindedMember {
  readonly id: string;
  readonly name: string;
  readonly instituteName: string;
  readonly memberRole: MemberRole;
  /** Null when this member wants no SMS. */
  readonly phone: string | null;
  /** Null when this member wants no e-mail, or gave no address. */
  readonly email: string | null;
}

/** The team of an institute and how each wants to be reminded of work. For the system's own messages. */
export async function listReminded(instituteId: string): Promise<RemindedMember[]> {
  const rows = await database()
    .select({ person: institutePerson, of: institute })
    .from(institutePerson)
    .innerJoin(institute, eq(institute.id, institutePerson.instituteId))
    .where(
      and(
        eq(institutePerson.instituteId, instituteId),
        isNull(institutePerson.endedAt),
        notExists(
          database()
            .select({ id: suspension.id })
            .from(suspension)
            .where(
              and(
                eq(suspension.kind, "institute"),
                eq(suspension.subjectId, instituteId),
                isNull(suspension.restoredAt),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(institutePerson.createdAt), asc(institutePerson.id));
  return rows.map(({ person, of }) => {
    const open = (column: string, sealed: string) =>
      decryptField(sealed, { table: "institute_person", column, rowId: person.id });
    // Only an owner speaks for the institute's own mailbox.
    const fallback = person.memberRole === "owner" ? instituteContacts.open(of).email : null;
    const email = person.emailEncrypted ? open("email_encrypted", person.emailEncrypted) : fallback;
    return {
      id: person.id,
      name: person.name,
      instituteName: of.name,
      memberRole: person.memberRole,
      phone: person.remindBySms ? open("phone_encrypted", person.phoneEncrypted) : null,
      email: person.remindByEmail ? email : null,
    };
  });
}

import { and, asc, eq, isNull } from "drizzle-orm";
import type { MemberRole } from "#app/core/portals/permissions.ts";
import { decryptField } from "#app/core/secrets/crypto.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { institute, institutePerson } from "#app/db/schema/institutes.ts";
import { appUser, userContact } from "#app/db/schema/users.ts";
import { whoSignsIn } from "#app/db/who-signs-in.server.ts";
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
    .innerJoin(instituteMember, eq(instituteMember.id, institutePerson.id))
    // Whoever has never signed in has no account yet, and is reminded all the same.
    .leftJoin(
      userContact,
      and(eq(userContact.kind, "phone"), eq(userContact.valueHash, instituteMember.phoneHash)),
    )
    .leftJoin(appUser, eq(appUser.id, userContact.userId))
    .where(
      and(
        eq(institutePerson.instituteId, instituteId),
        isNull(institutePerson.endedAt),
        whoSignsIn.asMember(),
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

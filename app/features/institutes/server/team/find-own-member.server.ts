import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { decryptField } from "#app/core/secrets/crypto.server.ts";
import type { Db } from "#app/db/opening/client.server.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { institutePerson } from "#app/db/schema/institutes.ts";
import { userContact } from "#app/db/schema/users.ts";

/** The actor as a member of the own institute, by the phone that signed in. */
export async function findOwnMember(db: Db, { userId, instituteId }: Actor) {
  if (!userId || !instituteId) return null;
  const [found] = await db
    .select({ person: institutePerson })
    .from(institutePerson)
    .innerJoin(instituteMember, eq(instituteMember.id, institutePerson.id))
    .innerJoin(
      userContact,
      and(eq(userContact.kind, "phone"), eq(userContact.valueHash, instituteMember.phoneHash)),
    )
    .where(
      and(
        eq(userContact.userId, userId),
        eq(institutePerson.instituteId, instituteId),
        isNull(institutePerson.endedAt),
      ),
    );
  if (!found) return null;
  const { id, name, phoneEncrypted, emailEncrypted, remindBySms, remindByEmail } = found.person;
  const open = (column: string, sealed: string) =>
    decryptField(sealed, { table: "institute_person", column, rowId: id });
  return {
    id,
    name,
    phone: open("phone_encrypted", phoneEncrypted),
    email: emailEncrypted && open("email_encrypted", emailEncrypted),
    remindBySms,
    remindByEmail,
  };
}

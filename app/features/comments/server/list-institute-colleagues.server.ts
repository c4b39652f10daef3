import { and, eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { decryptField } from "#app/core/secrets/crypto.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { institutePerson } from "#app/db/schema/institutes.ts";
import { appUser, userContact } from "#app/db/schema/users.ts";
import { whoSignsIn } from "#app/db/who-signs-in.server.ts";

export interface Colleague {
  readonly actor: Actor & { readonly userId: string };
  readonly name: string;
  /** Limited to states or languages in which the thing does not lie. */
  readonly isOutside?: boolean;
  /** Where they want to be written to; null: the bell only. */
  email(): string | null;
}

/** The team of an institute that can sign in now, each with the role held there. */
export async function listInstituteColleagues(tx: Tx, instituteId: string): Promise<Colleague[]> {
  if (!instituteId) return [];
  const rows = await tx
    .select({ member: instituteMember, person: institutePerson, userId: appUser.id, name: appUser.name })
    .from(instituteMember)
    .innerJoin(
      userContact,
      and(eq(userContact.kind, "phone"), eq(userContact.valueHash, instituteMember.phoneHash)),
    )
    .innerJoin(appUser, eq(appUser.id, userContact.userId))
    .leftJoin(institutePerson, eq(institutePerson.id, instituteMember.id))
    .where(and(eq(instituteMember.instituteId, instituteId), whoSignsIn.asMember()))
    .orderBy(instituteMember.createdAt, instituteMember.id);
  return rows.map(({ member: { memberRole }, person, userId, name }) => ({
    actor: { role: "institute", userId, instituteId, memberRole, language: "en" },
    name: person?.name ?? name ?? "A colleague",
    email: () =>
      person?.remindByEmail && person.emailEncrypted
        ? decryptField(person.emailEncrypted, {
            table: "institute_person",
            column: "email_encrypted",
            rowId: person.id,
          })
        : null,
  }));
}

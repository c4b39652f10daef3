import { and, eq, isNull } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { oncePerRequest } from "#app/db/read-once.server.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { institutePerson } from "#app/db/schema/institutes.ts";
import { userContact } from "#app/db/schema/users.ts";

type MemberRow = typeof instituteMember.$inferSelect & { readonly personName: string | null };

/** The membership that an account's proven phone speaks for, if any. Of who is signed in, the session has read it (O25). */
export const readMemberRow = oncePerRequest(
  "institute-member",
  (userId: string) => userId,
  async (userId: string): Promise<MemberRow | null> => {
    const [found] = await database()
      .select({ member: instituteMember, personName: institutePerson.name })
      .from(instituteMember)
      .leftJoin(institutePerson, eq(institutePerson.id, instituteMember.id))
      .innerJoin(
        userContact,
        and(eq(userContact.kind, "phone"), eq(userContact.valueHash, instituteMember.phoneHash)),
      )
      .where(
        and(
          eq(userContact.userId, userId),
          isNull(instituteMember.endedAt),
          isNull(instituteMember.suspendedAt),
        ),
      );
    return found ? { ...found.member, personName: found.personName } : null;
  },
);

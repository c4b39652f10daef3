import { and, count, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { registration } from "#app/db/schema/registration.ts";

const most = 8;
/** A name that one person typed may be anything; two registrations agree on a school. */
const agreed = 2;

/** Schools that others of the same PIN code gave, the most common first. */
export async function listSchoolNames(pin: string): Promise<string[]> {
  if (!/^[1-9]\d{5}$/.test(pin)) return [];
  const uses = count();
  const rows = await database()
    .select({ name: registration.schoolName, uses })
    .from(registration)
    .where(
      and(
        eq(registration.schoolPincode, pin),
        isNotNull(registration.submittedAt),
        isNotNull(registration.schoolName),
        isNull(registration.erasedAt),
      ),
    )
    .groupBy(registration.schoolName)
    .orderBy(desc(uses))
    .limit(most);
  return rows.flatMap(({ name, uses: times }) => (name && times >= agreed ? [name] : []));
}

import { eq } from "drizzle-orm";
import { istDate } from "#app/core/clock.ts";
import { publicNumber } from "#app/core/id.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser } from "#app/db/schema/users.ts";

/** The student gets the name and birthday of the registration; the answer is the number with its check digit. */
export async function nameStudent(
  tx: Tx,
  { studentId, userId }: { studentId: string; userId: string },
  { name, givenName, dateOfBirth }: { name: string; givenName?: string | undefined; dateOfBirth: string },
): Promise<string> {
  const [named] = await tx
    .update(student)
    .set({ name, birthDay: dateOfBirth, ...(givenName && { givenName }) })
    .where(eq(student.id, studentId))
    .returning();
  if (!named) throw new Error("The student is gone");
  const [owner] = await tx.select({ name: appUser.name }).from(appUser).where(eq(appUser.id, userId));
  // How the pages greet a family: by the first student who said a name.
  if (owner && !owner.name) await tx.update(appUser).set({ name }).where(eq(appUser.id, userId));
  return publicNumber("SS", Number(istDate(named.createdAt).slice(0, 4)), named.serial);
}

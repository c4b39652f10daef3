import { randomInt } from "node:crypto";
import type { Student } from "./people.ts";

/** Students with a session and a phone, and an admin with a session: signing in is not what is played. */
export async function seedPeople(count: number): Promise<{ students: Student[]; adminToken: string }> {
  // After the environment is set: these modules read it.
  const { connectDatabase, closeDatabase, database, inTransaction } = await import(
    "#app/db/opening/client.server.ts"
  );
  const { env } = await import("#app/core/settings/env.server.ts");
  const { now } = await import("#app/core/clock.ts");
  const { newId } = await import("#app/core/id.ts");
  const { student } = await import("#app/db/schema/students.ts");
  const { appUser, userContact, userRole } = await import("#app/db/schema/users.ts");
  const { contactRow } = await import("#app/features/identity/server/contacts/contact-row.server.ts");
  const { startSession } = await import("#app/features/identity/server/sessions/start-session.server.ts");
  await connectDatabase(env(), { onSlowQuery: () => undefined });
  const request = { address: "127.0.0.1", userAgent: null, previousToken: null };
  const first = randomInt(1_000_000, 8_000_000);

  async function makeOne(index: number): Promise<Student> {
    const [userId, studentId] = [newId(), newId()];
    const phone = `96${String(first + index).padStart(8, "0")}`;
    const at = now();
    await database().insert(appUser).values({ id: userId, name: "Asha Rao", createdAt: at });
    await database()
      .insert(userContact)
      .values(contactRow.make({ userId, kind: "phone", value: phone }));
    await database().insert(userRole).values({ userId, role: "student", grantedAt: at });
    await database().insert(student).values({ id: studentId, userId, createdAt: at });
    const session = await inTransaction((tx) =>
      startSession(tx, { userId, role: "student", studentId, method: "bench", request }),
    );
    return { token: session.token, phone };
  }

  const students: Student[] = [];
  for (let index = 0; index < count; index += 1) students.push(await makeOne(index));
  const adminId = newId();
  await database().insert(appUser).values({ id: adminId, name: "Operator", createdAt: now() });
  await database()
    .insert(userRole)
    .values({ userId: adminId, role: "admin", staffRoles: ["super_admin"], grantedAt: now() });
  const admin = await inTransaction((tx) =>
    startSession(tx, { userId: adminId, role: "admin", method: "bench", request }),
  );
  await closeDatabase();
  return { students, adminToken: admin.token };
}

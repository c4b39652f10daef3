import { eq } from "drizzle-orm";
import { builtRead } from "#app/db/built-read.server.ts";
import { oncePerRequest } from "#app/db/read-once.server.ts";
import { student } from "#app/db/schema/students.ts";

type StudentRow = typeof student.$inferSelect;

const readRow = builtRead(["studentId"], (db, { studentId }) =>
  db.select().from(student).where(eq(student.id, studentId)),
);

/** One student as the account knows her. Who is signed in is known from the session's own read (O25). */
export const readStudentRow = oncePerRequest(
  "student-row",
  (studentId: string) => studentId,
  async (studentId: string): Promise<StudentRow | null> => {
    const [row] = await readRow({ studentId });
    return row ?? null;
  },
);

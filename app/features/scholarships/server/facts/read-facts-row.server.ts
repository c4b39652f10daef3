import { eq } from "drizzle-orm";
import { builtRead } from "#app/db/built-read.server.ts";
import { oncePerRequest } from "#app/db/read-once.server.ts";
import { studentFacts } from "#app/db/schema/student-facts.ts";

const readRow = builtRead(["studentId"], (db, { studentId }) =>
  db
    .select({ profile: studentFacts.profile })
    .from(studentFacts)
    .where(eq(studentFacts.studentId, studentId)),
);

/** What a student has told for matching, as it is stored; null before anything was. */
export const readFactsRow = oncePerRequest(
  "student-facts",
  (studentId: string) => studentId,
  async (studentId: string): Promise<unknown> => {
    const [row] = await readRow({ studentId });
    return row?.profile ?? null;
  },
);

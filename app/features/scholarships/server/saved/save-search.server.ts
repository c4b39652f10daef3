import { eq, max } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { fieldErrorsOf, plainMessage } from "#app/core/forms/form.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { savedSearch } from "#app/db/schema/saved-scholarships.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { canonicalSearch, savedSearchSchema } from "../../lists/saved-search.ts";
import { scholarshipPermissions } from "../../scholarships-permissions.ts";
import { requireStudent } from "../facts/require-student.server.ts";

const MOST = 20;

/** Keeps a search; what is published from now on and fits it comes with the student's digest. */
export async function saveSearch(actor: Actor, input: unknown): Promise<string> {
  scholarshipPermissions.assertCan(actor, "scholarship.save-search");
  const studentId = requireStudent(actor);
  const parsed = savedSearchSchema.safeParse(input, { error: plainMessage });
  if (!parsed.success) throw invalid(fieldErrorsOf(parsed.error));
  const query = canonicalSearch(parsed.data.query);
  if (query === "") throw invalid({ query: ["Search for something or choose a filter first."] });
  return inTransaction(async (tx) => {
    const kept = await tx.$count(savedSearch, eq(savedSearch.studentId, studentId));
    if (kept >= MOST) throw conflict(`You keep ${MOST} searches already. Remove one first.`, "too_many");
    const [newest] = await tx.select({ number: max(scholarship.number) }).from(scholarship);
    const [saved] = await tx
      .insert(savedSearch)
      .values({
        id: newId(),
        studentId,
        name: parsed.data.name,
        query,
        createdAt: now(),
        seenNumber: newest?.number ?? 0,
      })
      .onConflictDoUpdate({
        target: [savedSearch.studentId, savedSearch.query],
        set: { name: parsed.data.name },
      })
      .returning({ id: savedSearch.id });
    if (!saved) throw new Error("The search was not written");
    return saved.id;
  });
}

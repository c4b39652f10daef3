import { and, eq, inArray } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { savedScholarship } from "#app/db/schema/saved-scholarships.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { scholarshipPermissions } from "../../scholarships-permissions.ts";
import { requireStudent } from "../facts/require-student.server.ts";

export async function unsaveScholarship(actor: Actor, number: number): Promise<void> {
  scholarshipPermissions.assertCan(actor, "scholarship.save");
  const studentId = requireStudent(actor);
  await inTransaction(async (tx) => {
    const it = database()
      .select({ id: scholarship.id })
      .from(scholarship)
      .where(eq(scholarship.number, number));
    await tx
      .delete(savedScholarship)
      .where(and(eq(savedScholarship.studentId, studentId), inArray(savedScholarship.scholarshipId, it)));
  });
}

import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Actor } from "#app/core/portals/permissions.ts";
import { giverRoles } from "#app/core/portals/roles.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { tellGivers } from "#app/features/giving/server/tell-givers.server.ts";
import { scholarshipPermissions } from "#app/features/scholarships/scholarships-permissions.ts";
import { lockScholarship } from "#app/features/scholarships/server/lifecycle/lock-scholarship.server.ts";
import { changeProgrammeRules } from "./change-programme-rules.server.ts";
import { keptRulesSchema } from "./programme-edit.ts";

const payloadSchema = z.object({
  programmeId: z.uuid(),
  role: z.enum(giverRoles),
  rules: keptRulesSchema,
});

/** Where the owner who asked goes on. */
export function askedProgrammePath(payload: unknown): string {
  const asked = payloadSchema.safeParse(payload);
  if (!asked.success) return "/";
  return `/${asked.data.role}/programs/${asked.data.programmeId}`;
}

/** The desk's yes to another amount, other seats or rules of a programme that students have applied to. */
export async function carryOutProgrammeChange(actor: Actor, payload: unknown): Promise<void> {
  scholarshipPermissions.assertCan(actor, "scholarship.approve");
  const { programmeId, rules } = payloadSchema.parse(payload);
  await inTransaction(async (tx) => {
    const [fund] = await tx.select().from(programme).where(eq(programme.id, programmeId)).for("update");
    if (!fund?.scholarshipId || !fund.organisationId) throw notFound();
    const row = await lockScholarship(tx, fund.scholarshipId);
    const { title, description } = row;
    await changeProgrammeRules(
      tx,
      actor,
      { ...fund, scholarshipId: fund.scholarshipId },
      { title, description, rules },
    );
    await writeAudit(tx, { chain: `programme:${fund.id}`, actor, event: "programme.change_agreed" });
    await tellGivers(tx, fund.organisationId, null, {
      type: "success",
      title: "The desk agreed to your change",
      message: `${title}: amount, seats and rules are as you asked from now on.`,
      link: (at) => at.programme(fund.id),
      dedupeKey: `programme-changed:${fund.id}:${row.revision}`,
    });
  });
}

import { z } from "zod";
import type { Actor } from "#app/core/portals/permissions.ts";
import { decideReview } from "./decide-review.server.ts";

const wishSchema = z.object({
  awardPaise: z.int().min(1),
  note: z.string().nullable(),
  role: z.enum(["institute", "admin"]),
  instituteId: z.uuid().optional(),
  memberRole: z.enum(["owner", "verifier", "reviewer"]).optional(),
});

/** Approves with the other amount, as whoever asked for it; the second person's word stands in the audit (T52). */
export async function carryOutAmount(
  applicationId: string,
  { requestedBy, payload }: { readonly requestedBy: string; readonly payload: unknown },
): Promise<void> {
  const { awardPaise, note, ...who } = wishSchema.parse(payload);
  // Whoever asked from the admin desk had the right to decide, or could not have asked.
  const desk = who.role === "admin" ? { staffRoles: ["verification"] as const } : {};
  const actor: Actor = { ...who, ...desk, userId: requestedBy, language: "en" };
  const key = `amount:${applicationId}:${awardPaise}`;
  await decideReview(actor, applicationId, { verdict: "approve", awardPaise, note }, key, { isAgreed: true });
}

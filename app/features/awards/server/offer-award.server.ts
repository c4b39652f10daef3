import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { award } from "#app/db/schema/awards.ts";
import { awardMachine } from "../award-status.ts";
import type { AwardRow } from "./change-award.server.ts";
import { ensureScholarshipProgramme } from "./ensure-scholarship-programme.server.ts";
import { fundAward } from "./fund-award.server.ts";

export interface Chosen {
  readonly applicationId: string;
  readonly studentId: string;
  readonly scholarshipId: string;
  readonly amountPaise: number;
  /** From where, if not from the scholarship's own programme. */
  readonly programmeId?: string;
}

/**
 * The award of an approved application, in the transaction of its decision: offered where the money is there,
 * waiting where it is not. Null where nobody here pays. Asked again it gives the first one back (T38).
 */
export async function offerAward(tx: Tx, actor: Actor, chosen: Chosen): Promise<AwardRow | null> {
  const { applicationId, studentId, amountPaise } = chosen;
  const programmeId =
    chosen.programmeId ?? (await ensureScholarshipProgramme(tx, actor, chosen.scholarshipId))?.id;
  if (!programmeId) return null;
  const id = newId();
  const [written] = await tx
    .insert(award)
    .values({
      id,
      applicationId,
      studentId,
      programmeId,
      amountPaise,
      status: awardMachine.initial,
      createdAt: now(),
      statusAt: now(),
    })
    .onConflictDoNothing({ target: award.applicationId })
    .returning();
  if (!written) {
    const [known] = await tx.select().from(award).where(eq(award.applicationId, applicationId));
    return known ?? null;
  }
  await writeAudit(tx, {
    chain: `award:${id}`,
    actor,
    event: "award.made",
    subject: `application:${applicationId}`,
    to: awardMachine.initial,
    details: { amountPaise },
  });
  // Setting money aside follows from the decision; whoever decided need not be one who may move money.
  return (await fundAward(tx, systemActor, written)) ?? written;
}

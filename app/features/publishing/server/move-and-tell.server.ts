import { and, eq, ne } from "drizzle-orm";
import { type IstDay, now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { enqueue } from "#app/db/jobs/jobs.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { tellGivers } from "#app/features/giving/server/tell-givers.server.ts";
import { scholarshipMachine } from "#app/features/scholarships/scholarship-status.ts";
import { closeScholarship } from "#app/features/scholarships/server/lifecycle/close-scholarship.server.ts";
import { extendScholarship } from "#app/features/scholarships/server/lifecycle/extend-scholarship.server.ts";
import { lockScholarship } from "#app/features/scholarships/server/lifecycle/lock-scholarship.server.ts";
import { pauseScholarship } from "#app/features/scholarships/server/lifecycle/pause-scholarship.server.ts";
import { reopenScholarship } from "#app/features/scholarships/server/lifecycle/reopen-scholarship.server.ts";
import { resumeScholarship } from "#app/features/scholarships/server/lifecycle/resume-scholarship.server.ts";
import { type ScholarshipNews, scholarshipNewsQueue } from "./scholarship-news-queue.server.ts";

export type PublicMove =
  | { readonly event: "pause" | "resume" | "close" | "reopen" }
  | { readonly event: "extend"; readonly closesOn: IstDay };

const newsOf = {
  pause: "paused",
  resume: "resumed",
  reopen: "resumed",
  close: "closed",
  extend: "extended",
} as const satisfies Record<PublicMove["event"], ScholarshipNews["what"]>;

/** A step in public: whoever holds a draft or a mark is told, and a giver what the desk did with its programme. */
export async function moveAndTell(actor: Actor, id: string, move: PublicMove): Promise<void> {
  await inTransaction(async (tx) => {
    if (move.event === "extend") await extendScholarship(actor, id, move.closesOn);
    else await steps[move.event](actor, id);
    const { revision } = await lockScholarship(tx, id);
    await enqueue(tx, scholarshipNewsQueue, { scholarshipId: id, what: newsOf[move.event], revision });
    await followInProgramme(tx, actor, id, move);
  });
}

const steps = {
  pause: pauseScholarship,
  resume: resumeScholarship,
  close: closeScholarship,
  reopen: reopenScholarship,
} as const;

async function followInProgramme(
  tx: Tx,
  actor: Actor,
  scholarshipId: string,
  move: PublicMove,
): Promise<void> {
  const [fund] = await tx
    .select({ id: programme.id, organisationId: programme.organisationId, endsOn: programme.endsOn })
    .from(programme)
    .where(and(eq(programme.scholarshipId, scholarshipId), ne(programme.status, "completed")));
  if (!fund) return;
  if (move.event === "extend") {
    // A company's programme may run longer than its scholarship takes applications.
    const isLater = fund.endsOn === null || fund.endsOn < move.closesOn;
    if (isLater)
      await tx
        .update(programme)
        .set({ endsOn: move.closesOn, updatedAt: now() })
        .where(eq(programme.id, fund.id));
  } else {
    const pausedAt = move.event === "pause" ? now() : null;
    await tx.update(programme).set({ pausedAt, updatedAt: now() }).where(eq(programme.id, fund.id));
  }
  if (actor.role !== "admin" || !fund.organisationId) return;
  const [row] = await tx.select().from(scholarship).where(eq(scholarship.id, scholarshipId));
  if (!row) return;
  await tellGivers(tx, fund.organisationId, null, {
    type: "info",
    title: "The desk changed your program",
    message: `${row.title}: ${move.event === "extend" ? `applications are taken until ${move.closesOn}.` : scholarshipMachine.states[row.status].told}`,
    link: (at) => at.programme(fund.id),
    dedupeKey: `programme-moved:${fund.id}:${row.revision}`,
  });
}

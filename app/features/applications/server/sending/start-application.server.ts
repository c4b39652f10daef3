import { sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound, unauthenticated } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { applicationNumber } from "../../application-number.ts";
import { applicationPermissions } from "../../application-permissions.ts";
import { noteHelp } from "../../helping/note-help.server.ts";
import { applicationMachine } from "../../rules/application-status.ts";
import { extraDocuments } from "../../rules/extra-documents.ts";
import { findKnownAnswers } from "../drafts/find-known-answers.server.ts";
import { findOpenApplication, type OpenApplication } from "../drafts/find-open-application.server.ts";
import { findScholarshipFacts } from "../drafts/find-scholarship-facts.server.ts";
import { attachKnownDocuments } from "../papers/attach-known-documents.server.ts";
import { findClosing } from "./find-closing.server.ts";

export interface StartedApplication extends OpenApplication {
  readonly isNew: boolean;
}

/**
 * A draft for one scholarship, or without one (assisted). Whoever has one already gets that one back, so two
 * devices or two taps never make two.
 */
export async function startApplication(
  actor: Actor,
  { slug }: { slug: string | null },
): Promise<StartedApplication> {
  applicationPermissions.assertCan(actor, "application.start");
  const { userId, studentId } = actor;
  if (!userId || !studentId) throw unauthenticated();
  const facts = slug === null ? null : await findScholarshipFacts({ slug });
  if (slug !== null && !facts) throw notFound("We could not find this scholarship.");
  return inTransaction(async (tx) => {
    await lockStudent(tx, studentId);
    const open = await findOpenApplication(studentId, facts?.id ?? null);
    if (open) return { ...open, isNew: false };
    if (facts && !(await findClosing(facts, now())).isOpen) {
      const state = facts.isPaused ? "paused" : "closed";
      throw conflict(`This scholarship is ${state}, so no application can be begun.`, `scholarship_${state}`);
    }
    const id = newId();
    const at = now();
    const known = await findKnownAnswers(tx, actor, { applicationId: id, isAssisted: facts === null });
    const [row] = await tx
      .insert(application)
      .values({
        id,
        studentId,
        userId,
        scholarshipId: facts?.id ?? null,
        status: applicationMachine.initial,
        answers: known.answers,
        ...known.secrets,
        createdAt: at,
        savedAt: at,
      })
      .returning();
    if (!row) throw new Error("The draft could not be written");
    await attachKnownDocuments(tx, actor, id, extraDocuments(facts?.documents ?? []));
    await noteHelp(tx, actor, row);
    await writeAudit(tx, {
      chain: `application:${id}`,
      actor,
      event: "application.started",
      to: row.status,
      details: { scholarship: facts?.slug ?? null },
    });
    return { id, number: applicationNumber(row), status: row.status, isNew: true };
  });
}

/** Two devices that begin at the same moment come one after the other. */
async function lockStudent(tx: Tx, studentId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`application-start:${studentId}`}, 0))`,
  );
}

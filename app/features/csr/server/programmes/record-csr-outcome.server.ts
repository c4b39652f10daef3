import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { requestHash, runOnce } from "#app/db/idempotency.server.ts";
import { csrOutcome } from "#app/db/schema/csr.ts";
import type { CsrOutcomeForm } from "../../forms/csr-spend.ts";
import { lockCsrProgramme } from "./lock-csr-programme.server.ts";

/** What a programme achieved, in numbers and without names. */
export async function recordCsrOutcome(actor: Actor, input: CsrOutcomeForm): Promise<void> {
  await runOnce(input.formKey, `csr-outcome:${actor.organisationId}`, requestHash(input), async (tx) => {
    const programme = await lockCsrProgramme(tx, actor, input.programmeId);
    const id = newId();
    await tx.insert(csrOutcome).values({
      id,
      organisationId: programme.organisationId,
      programmeId: programme.id,
      metric: input.metric,
      state: input.state ?? null,
      count: input.count,
      story: input.story ?? null,
      reportedOn: input.reportedOn,
      createdAt: now(),
    });
    await writeAudit(tx, {
      chain: `programme:${programme.id}`,
      actor,
      event: "programme.outcome_reported",
      subject: `csr-outcome:${id}`,
      details: { metric: input.metric, count: input.count },
    });
    return { id };
  });
}

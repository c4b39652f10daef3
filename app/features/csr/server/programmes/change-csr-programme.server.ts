import { and, eq } from "drizzle-orm";
import { istDate, now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid, notFound } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { csrSpend } from "#app/db/schema/csr.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { programmeMachine } from "#app/features/giving/programme-status.ts";
import type { CsrBudgetForm } from "../../forms/csr-programme.ts";
import { csrProgrammeSpent } from "./csr-programme-spent.server.ts";
import { lockCsrProgramme } from "./lock-csr-programme.server.ts";

export type CsrProgrammeChange =
  | { readonly what: "complete" }
  | ({ readonly what: "budget" } & CsrBudgetForm)
  | { readonly what: "add_milestone"; readonly title: string; readonly dueOn: string }
  /** Reached today, or taken back. */
  | { readonly what: "tick_milestone"; readonly index: number; readonly isDone: boolean };

type Row = typeof programme.$inferSelect;

/** One step of a programme's life: budget, milestones, completion. */
export async function changeCsrProgramme(
  actor: Actor,
  id: string,
  change: CsrProgrammeChange,
): Promise<void> {
  await inTransaction(async (tx) => {
    const row = await lockCsrProgramme(tx, actor, id);
    const status = change.what === "complete" ? next(programmeMachine, row.status, "complete", actor) : null;
    if (!status && row.status === "completed")
      throw conflict("This program is completed: its figures stay as they are.");
    if (status && (await waitingVouchers(tx, id)) > 0)
      throw conflict(
        "A voucher of this program waits for a colleague. Have it approved or taken back first.",
      );
    if (change.what === "budget" && change.budget < (await csrProgrammeSpent(tx, id)))
      throw invalid({ budget: ["More than this has already been spent."] });
    await tx
      .update(programme)
      .set({ ...(status ? { status, endsOn: endOf(row) } : changesOf(row, change)), updatedAt: now() })
      .where(eq(programme.id, id));
    await writeAudit(tx, {
      chain: `programme:${id}`,
      actor,
      event: `programme.${change.what}`,
      from: row.status,
      to: status ?? row.status,
      details: { ...change },
    });
  });
}

/** Completed, it would take them no more. */
const waitingVouchers = (tx: Tx, id: string) =>
  tx.$count(csrSpend, and(eq(csrSpend.programmeId, id), eq(csrSpend.status, "waiting")));

/** A finished programme ends on the day it was completed, or on its planned day if that was before. */
function endOf(row: Row): string {
  const today = istDate();
  return row.endsOn && row.endsOn < today ? row.endsOn : today;
}

function changesOf(row: Row, change: CsrProgrammeChange): Partial<Row> {
  if (change.what === "budget") {
    if (row.startsOn && change.endsOn < row.startsOn)
      throw invalid({ endsOn: ["The last day is before the first."] });
    return { budgetPaise: change.budget, endsOn: change.endsOn };
  }
  if (change.what === "add_milestone") {
    if (row.milestones.length >= 12) throw invalid({ title: ["A program has at most 12 milestones."] });
    const { title, dueOn } = change;
    return { milestones: [...row.milestones, { title, dueOn, doneOn: null }] };
  }
  if (change.what !== "tick_milestone") return {};
  if (!row.milestones[change.index]) throw notFound();
  const doneOn = change.isDone ? istDate() : null;
  return {
    milestones: row.milestones.map((one, index) => (index === change.index ? { ...one, doneOn } : one)),
  };
}

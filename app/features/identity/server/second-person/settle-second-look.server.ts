import { and, eq, inArray } from "drizzle-orm";
import { formatDateTime, now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, forbidden, notFound } from "#app/core/requests/errors.ts";
import { decryptField } from "#app/core/secrets/crypto.server.ts";
import { type EventOf, next, sweepOf } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { secondLook } from "#app/db/schema/second-looks.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { securityPermissions } from "../../security-permissions.ts";
import { secondLookMachine } from "../../staff/second-look-status.ts";
import { assertSecondPerson } from "./assert-second-person.server.ts";
import { secondLookMatters } from "./second-look-matters.server.ts";

type Event = EventOf<typeof secondLookMachine>;
type Row = typeof secondLook.$inferSelect;

/** The second person's word (T16, T52). What they agree to is carried out at once, in their name. */
export async function settleSecondLook(
  actor: Actor,
  id: string,
  event: Event,
  refusalReason: string | null = null,
): Promise<void> {
  securityPermissions.assertCan(actor, "security.second_person");
  const row = await decide(actor, id, event, refusalReason);
  if (event !== "approve" && event !== "carry_out") return;
  const matter = secondLookMatters.find(row.kind);
  if (!matter || !row.payloadEncrypted) throw new Error(`Nobody carries out "${row.kind}"`);
  await matter.run(actor, {
    subjectId: row.subject.split(":")[1] ?? "",
    payload: openPayload(row),
    requestedBy: row.requestedBy,
    reason: row.reason,
  });
  await finish(actor, row);
}

function openPayload({ id, payloadEncrypted }: Row): unknown {
  if (!payloadEncrypted) return null;
  const address = { table: "second_look", column: "payload_encrypted", rowId: id };
  return JSON.parse(decryptField(payloadEncrypted, address)) as unknown;
}

async function decide(actor: Actor, id: string, event: Event, refusalReason: string | null): Promise<Row> {
  return inTransaction(async (tx) => {
    const [row] = isId(id)
      ? await tx.select().from(secondLook).where(eq(secondLook.id, id)).for("update")
      : [];
    if (!row) throw notFound();
    const status = next(secondLookMachine, row.status, event, actor);
    if (event === "withdraw") {
      if (row.requestedBy !== actor.userId) throw forbidden("Only whoever asked can take it back.");
    } else {
      if (!secondLookMatters.find(row.kind)?.right.heldBy(actor))
        throw forbidden("This is another desk’s matter.");
      if (event !== "refuse") await assertSecondPerson(tx, actor, row.requestedBy);
    }
    if (event === "approve" && now() < row.notBefore) {
      throw conflict(
        `This can be agreed to from ${formatDateTime(row.notBefore)} on: until then the others can object.`,
        "too_early",
      );
    }
    // Not done yet: carrying it out is what makes it so.
    if (event === "carry_out") return row;
    const isOver = status === "refused" || status === "withdrawn";
    await tx
      .update(secondLook)
      .set({
        status,
        decidedBy: actor.userId,
        decidedAt: now(),
        ...(event === "refuse" && { refusalReason }),
        ...(isOver && { payloadEncrypted: null }),
      })
      .where(eq(secondLook.id, id));
    await writeAudit(tx, {
      chain: `second_look:${id}`,
      actor,
      event: `second_look.${event}`,
      subject: row.subject,
      from: row.status,
      to: status,
      ...(refusalReason && { details: { reason: refusalReason } }),
    });
    if (event === "refuse") await tellAsker(tx, actor, row, refusalReason);
    return row;
  });
}

/** Who asked hears why not, at once; that it was agreed to shows in what was done. */
async function tellAsker(tx: Tx, actor: Actor, row: Row, refusalReason: string | null): Promise<void> {
  if (row.requestedBy === actor.userId) return;
  const outside = secondLookMatters.find(row.kind)?.askerHref;
  await notify(tx, row.requestedBy, {
    type: "warning",
    title: outside ? "The desk did not agree" : "A second person refused",
    message: `${row.title}. ${refusalReason ?? ""}`.trim(),
    link: outside
      ? outside(row.subject.split(":")[1] ?? "", openPayload(row))
      : "/admin/security-roles/second-person",
    dedupeKey: `second-look-refused:${row.id}`,
  });
}

async function finish(actor: Actor, row: Row): Promise<void> {
  const { from, to } = sweepOf(secondLookMachine, "carry_out", actor);
  await inTransaction(async (tx) => {
    const ended = await tx
      .update(secondLook)
      .set({ status: to, payloadEncrypted: null })
      .where(and(eq(secondLook.id, row.id), inArray(secondLook.status, from)))
      .returning({ id: secondLook.id });
    if (ended.length === 0) return;
    const chain = `second_look:${row.id}`;
    await writeAudit(tx, {
      chain,
      actor,
      event: "second_look.carried_out",
      subject: row.subject,
      from: from[0],
      to,
    });
  });
}

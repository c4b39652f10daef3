import { and, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { forbidden, invalid, notFound } from "#app/core/requests/errors.ts";
import { type EventOf, next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { moneyApproval } from "#app/db/schema/money-approvals.ts";
import { userContact } from "#app/db/schema/users.ts";
import { giverAddresses } from "../giver-addresses.ts";
import { givingPermissions } from "../giving-permissions.ts";
import { approvalMatters, type GoesOn } from "./approval-matters.server.ts";
import { approvalMachine } from "./approval-status.ts";
import { openPayload } from "./open-payload.server.ts";
import { tellColleague } from "./tell-colleague.server.ts";

type Event = EventOf<typeof approvalMachine>;
type Row = typeof moneyApproval.$inferSelect;

/** A colleague's word: never the same person's. What is approved is carried out in the same transaction, or not approved. */
export async function settleApproval(
  actor: Actor,
  id: string,
  event: Event,
  refusalReason: string | null = null,
): Promise<void> {
  await inTransaction(async (tx) => {
    const [row] = isId(id)
      ? await tx.select().from(moneyApproval).where(eq(moneyApproval.id, id)).for("update")
      : [];
    if (!row) throw notFound();
    givingPermissions.assertCan(actor, "giving.read", row);
    const isMine = row.askedBy === actor.userId;
    if (event === "withdraw") {
      if (!isMine) throw forbidden("Only whoever asked can take it back.");
    } else {
      givingPermissions.assertCan(actor, "giving.check", row);
      if (isMine) throw forbidden("Somebody else of your team has to approve what you asked for.");
      if (event === "refuse" && !refusalReason)
        throw invalid({ reason: ["Say why: your colleague reads it."] });
    }
    const status = next(approvalMachine, row.status, event, actor);
    await tx
      .update(moneyApproval)
      .set({ status, decidedBy: actor.userId, decidedAt: now(), refusalReason, payloadEncrypted: null })
      .where(eq(moneyApproval.id, id));
    const goesOn = await carryOut(tx, actor, row, event);
    await writeAudit(tx, {
      chain: `organisation:${row.organisationId}`,
      actor,
      event: `approval.${event}`,
      subject: `approval:${id}`,
      from: row.status,
      to: status,
      details: { kind: row.kind, about: row.subject, ...(refusalReason && { reason: refusalReason }) },
    });
    if (!isMine) await tellMaker(tx, actor, row, { refusalReason, goesOn });
  });
}

async function carryOut(tx: Tx, actor: Actor, row: Row, event: Event): Promise<GoesOn | null> {
  const matter = approvalMatters.find(row.kind);
  if (!matter) throw new Error(`Nobody carries out "${row.kind}"`);
  const asked = {
    subjectId: row.subject.split(":")[1] ?? "",
    payload: openPayload(row),
    askedBy: row.askedBy,
    reason: row.reason,
  };
  if (event === "approve") {
    await matter.run(tx, actor, asked);
    return (await matter.goesOn?.(tx, actor, asked)) ?? null;
  }
  await matter.drop?.(tx, actor, { ...asked, event });
  return null;
}

interface Answer {
  readonly refusalReason: string | null;
  readonly goesOn: GoesOn | null;
}

async function tellMaker(tx: Tx, actor: Actor, row: Row, { refusalReason, goesOn }: Answer): Promise<void> {
  const [email] = await tx
    .select()
    .from(userContact)
    .where(and(eq(userContact.userId, row.askedBy), eq(userContact.kind, "email")));
  const who = actor.name ?? "A colleague";
  await tellColleague(
    tx,
    { userId: row.askedBy, email: email ?? null },
    {
      key: `approval-answered:${row.id}`,
      title: refusalReason === null ? `${who} approved it` : `${who} refused it`,
      message: [`${row.title}.`, refusalReason ?? goesOn?.words].filter(Boolean).join(" "),
      link: goesOn?.href ?? giverAddresses(actor.role).approvals,
      isGood: refusalReason === null,
    },
  );
}

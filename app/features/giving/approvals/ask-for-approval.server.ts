import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, unauthenticated } from "#app/core/requests/errors.ts";
import { encryptField } from "#app/core/secrets/crypto.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { moneyApproval } from "#app/db/schema/money-approvals.ts";
import { giverAddresses } from "../giver-addresses.ts";
import { listMoneyPeople } from "../team/list-money-people.server.ts";
import { approvalMachine } from "./approval-status.ts";
import { payloadPlace } from "./open-payload.server.ts";
import { tellColleague } from "./tell-colleague.server.ts";

export interface ApprovalWish {
  readonly organisationId: string;
  /** A registered matter: approval-matters.server.ts. */
  readonly kind: string;
  /** "csr-spend:<id>" */
  readonly subject: string;
  readonly title: string;
  readonly amountPaise?: number;
  readonly payload?: unknown;
  readonly reason?: string;
}

/** Writes down what somebody wants done with the money, and tells everybody who could approve it. The caller has asked who may. */
export async function askForApproval(tx: Tx, actor: Actor, wish: ApprovalWish): Promise<string> {
  if (!actor.userId) throw unauthenticated();
  const id = newId();
  const [written] = await tx
    .insert(moneyApproval)
    .values({
      id,
      organisationId: wish.organisationId,
      kind: wish.kind,
      subject: wish.subject,
      title: wish.title,
      amountPaise: wish.amountPaise ?? null,
      payloadEncrypted:
        wish.payload === undefined ? null : encryptField(JSON.stringify(wish.payload), payloadPlace(id)),
      reason: wish.reason ?? null,
      status: approvalMachine.initial,
      askedBy: actor.userId,
      askedAt: now(),
    })
    .onConflictDoNothing()
    .returning({ id: moneyApproval.id });
  if (!written) throw conflict("This waits for a colleague already.", "asked_already");
  await writeAudit(tx, {
    chain: `organisation:${wish.organisationId}`,
    actor,
    event: "approval.asked",
    subject: `approval:${id}`,
    to: approvalMachine.initial,
    details: {
      kind: wish.kind,
      about: wish.subject,
      ...(wish.amountPaise !== undefined && { amountPaise: wish.amountPaise }),
      ...(wish.reason && { reason: wish.reason }),
    },
  });
  const amount = wish.amountPaise === undefined ? "" : ` (${formatMoney(paise(wish.amountPaise))})`;
  for (const person of await listMoneyPeople(tx, wish.organisationId)) {
    if (person.userId === actor.userId) continue;
    await tellColleague(tx, person, {
      key: `approval:${id}`,
      title: "A colleague asks for your approval",
      message: `${actor.name ?? "A colleague"}: ${wish.title}${amount}. It counts nowhere until you approve it.`,
      link: giverAddresses(actor.role).approvals,
    });
  }
  return id;
}

import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, unauthenticated } from "#app/core/requests/errors.ts";
import { encryptField } from "#app/core/secrets/crypto.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { secondLook } from "#app/db/schema/second-looks.ts";
import { accountPermissions } from "../../account-permissions.ts";
import { tellOtherAdmins } from "../staff/tell-other-admins.server.ts";
import { secondLookMatters } from "./second-look-matters.server.ts";

export interface SecondPersonRequest {
  /** A registered matter: second-look-matters.server.ts. */
  readonly kind: string;
  /** "donation:<id>" */
  readonly subject: string;
  /** Nothing personal: it goes into the other admins' mail. */
  readonly title: string;
  readonly amountPaise?: number;
  readonly payload?: unknown;
  readonly reason: string;
  readonly waitHours?: number;
}

/** Writes down what somebody wants done, and tells all the others who could agree or object. The caller has asked who may. */
export async function askSecondPerson(tx: Tx, actor: Actor, wish: SecondPersonRequest): Promise<string> {
  if (!actor.userId) throw unauthenticated();
  // A matter nobody has plugged in is the super admins' to look at.
  const right = secondLookMatters.find(wish.kind)?.right ?? accountPermissions.right("account.grant_role");
  const id = newId();
  const at = now();
  const written = await tx
    .insert(secondLook)
    .values({
      id,
      kind: wish.kind,
      subject: wish.subject,
      title: wish.title,
      amountPaise: wish.amountPaise ?? null,
      payloadEncrypted: encryptField(JSON.stringify(wish.payload ?? null), addressOf(id)),
      requestedBy: actor.userId,
      requestedAt: at,
      reason: wish.reason,
      notBefore: new Date(at.getTime() + (wish.waitHours ?? 0) * 3_600_000),
      status: "waiting",
    })
    .onConflictDoNothing()
    .returning({ id: secondLook.id });
  if (written.length === 0) {
    throw conflict("A second person has been asked about this already.", "asked_already");
  }
  await writeAudit(tx, {
    chain: `second_look:${id}`,
    actor,
    event: "second_look.asked",
    subject: wish.subject,
    to: "waiting",
    details: { kind: wish.kind, reason: wish.reason },
  });
  const amount = wish.amountPaise === undefined ? "" : ` (${formatMoney(paise(wish.amountPaise))})`;
  await tellOtherAdmins(tx, actor, right, {
    key: `second-look:${id}`,
    title: "Somebody asks for a second person",
    message: `${wish.title}${amount}. The reason given: ${wish.reason} Agree or object under Security & Roles.`,
    link: "/admin/security-roles/second-person",
  });
  return id;
}

function addressOf(rowId: string) {
  return { table: "second_look", column: "payload_encrypted", rowId };
}

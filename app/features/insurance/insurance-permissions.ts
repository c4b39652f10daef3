import { type Actor, definePermissions, scope } from "#app/core/permissions.ts";

/** Whoever asked for a refund is not the one who decides about it (T16). */
export interface AskedRefund {
  readonly requestedBy: string;
}

const asSecondPerson = scope(
  "when another admin asked for it",
  (actor: Actor, refund: AskedRefund) => actor.userId !== null && actor.userId !== refund.requestedBy,
);

const bySignedLink = {
  visitor: true,
  student: true,
  institute: true,
  donor: true,
  csr: true,
  admin: true,
} as const;

export const insurancePermissions = definePermissions("insurance", {
  "insurance.see": { admin: true },
  "insurance.export": { admin: true },
  "insurance.keep_users": { admin: true },
  "insurance.keep_agents": { admin: true },
  "insurance.keep_hospitals": { admin: true },
  "insurance.keep_policies": { admin: true },
  "insurance.reveal_account": { admin: true },
  "insurance.record_claim": { admin: true },
  "insurance.decide_claim": { admin: true },
  "insurance.pay_claim": { admin: true },
  "insurance.record_payment": { admin: true },
  "insurance.request_refund": { admin: true },
  "insurance.decide_refund": { admin: asSecondPerson },
  "insurance.send_campaign": { admin: true },
  "insurance.run_campaign": { system: true },
  /** The link that came by e-mail is what the reader holds. */
  "insurance.read_campaign": bySignedLink,
  "insurance.rate_claim": bySignedLink,
});

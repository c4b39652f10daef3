import {
  type Actor,
  anyStaff,
  definePermissions,
  readers,
  scope,
  staff,
} from "#app/core/portals/permissions.ts";

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
  admin: anyStaff(),
} as const;

export const insurancePermissions = definePermissions("insurance", {
  "insurance.see": { admin: readers(["claims", "finance", "support"]) },
  "insurance.export": { admin: readers(["claims", "finance"]) },
  "insurance.keep_users": { admin: staff(["claims"]) },
  "insurance.keep_agents": { admin: staff(["claims"]) },
  "insurance.keep_hospitals": { admin: staff(["claims"]) },
  "insurance.keep_policies": { admin: staff(["claims"]) },
  "insurance.reveal_account": { admin: staff(["claims", "finance"]) },
  "insurance.record_claim": { admin: staff(["claims"]) },
  "insurance.decide_claim": { admin: staff(["claims"]) },
  "insurance.pay_claim": { admin: staff(["finance"]) },
  "insurance.record_payment": { admin: staff(["finance"]) },
  "insurance.request_refund": { admin: staff(["claims", "finance"]) },
  "insurance.decide_refund": { admin: staff(["finance"], asSecondPerson) },
  "insurance.see_campaigns": { admin: readers(["content", "claims", "support"]) },
  "insurance.send_campaign": { admin: staff(["content"]) },
  "insurance.run_campaign": { system: true },
  /** The link that came by e-mail is what the reader holds. */
  "insurance.read_campaign": bySignedLink,
  "insurance.rate_claim": bySignedLink,
});
